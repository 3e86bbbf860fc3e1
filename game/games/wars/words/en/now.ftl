### What is true of a term just now, and what a requirement still needs: on cards and on the faction’s board.

## Terms, side by side: a faction’s sign stands before each

wars-now-power = **{ $power } Power**
wars-now-doom = **{ $doom } Doom**
wars-now-doom-track = **{ $doom } Doom** and { $signs ->
    [one] { $signs } hidden Elder Sign
   *[other] { $signs } hidden Elder Signs
 }
wars-now-signs = { $hidden } hidden, { $revealed } revealed
wars-now-gates = { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
 }
    .abandoned = { ICON("gate") } abandoned: { COMMA($areas) }
wars-now-captives = { $captives ->
    [0] no captives
   *[other] holds { COMMA($captives) }
 }
    .of = { $count } { OF($side) }
wars-now-pool = { $units ->
    [0] nothing
   *[other] { COMMA($units) }
 }
wars-now-submerged = { $units ->
    [0] no one
   *[other] { COMMA($units) }
 }
wars-now-books = { $books } of 6
wars-now-met = { $met } of 6 met

## Terms of the whole table

wars-now-ritual = A Ritual costs **{ $cost } Power** now, then { COMMA($next) }, then Instant Death.
    .last = A Ritual costs **{ $cost } Power** now; the next step is Instant Death.
    .death = The marker is on **Instant Death**: a Ritual costs **10 Power**.
wars-now-order =
    .alternating = This turn: { COMMA($sides) }.
    .clockwise = This turn: { COMMA($sides) }; clockwise.
    .counterclockwise = This turn: { COMMA($sides) }; counterclockwise.
wars-now-desecrated = { $count ->
    [0] No area is desecrated yet.
    [one] { $count } marker on the map: { COMMA($areas) }.
   *[other] { $count } markers on the map: { COMMA($areas) }.
 }
wars-now-decay = Used only in a Duel.

## What a requirement still needs

wars-need-first-doom = Earned in the first Doom phase.
wars-need-gates = Needs **{ $gates ->
    [one] { $gates } more gate
   *[other] { $gates } more gates
 }** or **{ $power } more Power**.
wars-need-oceans = Needs control of **{ $own ->
    [one] { $own } more ocean gate
   *[other] { $own } more ocean gates
 }**, or **{ $all } more** of any faction.
wars-need-areas = Needs units in **{ $more ->
    [one] { $more } more area
   *[other] { $more } more areas
 }**; { $here } so far.
wars-need-share = Needs to share an area with { THE($sides) }.
    .nowhere = { $sides ->
        [one] { CAP_THE($sides) } { HAS($sides) } no unit on the map.
       *[other] { CAP_THE($sides) } have no units on the map.
     }
wars-need-books = Needs **{ $books ->
    [one] { $books } more spellbook
   *[other] { $books } more spellbooks
 }**, then a Doom phase.
    .soon = Earned in the next Doom phase.
wars-need-cultists = Needs an action and two Cultists on the map; { $here } there now.
wars-need-pay = Needs an action and **{ $power } more Power**.
    .enough = Needs an action; you have enough Power for it.
wars-need-gift = Needs **{ $doom } more Doom** to give away.
    .enough = Needs an action.
wars-need-awaken = Needs **{ $power } more Power**, and the other conditions of { THE($unit) }.
    .enough = You have enough Power; see the other conditions of { THE($unit) }.
wars-need-crescent = Needs a Desecration marker in an area with the crescent sign.
wars-need-chevron = Needs a Desecration marker in an area with the chevron sign.
wars-need-claw = Needs a Desecration marker in an area with the claw sign.

## Whether something can be done now; $why is a reason, $sides are the signs of factions

wars-now-not = **Not now:** { $why }.
wars-now-take = **You can take it now** for the requirement you have met.
wars-now-use = **You can use it now.**
wars-now-do = **You can do this now.**
wars-now-where = { $count ->
    [one] Possible { IN($areas) }.
   *[other] Possible in { $count } areas.
 }
    .against = { $count ->
        [0] Possible against { $sides }.
        [one] Possible { IN($areas) }, against { $sides }.
       *[other] Possible in { $count } areas, against { $sides }.
     }
wars-now-burns = You would lose your remaining **{ $power } Power**.
wars-now-each = Each unit costs 1 of your **{ $power } Power**.
wars-now-from = It costs **{ $cost } Power** or more.
wars-now-leaves = You would have **{ $power } Power** left.
wars-now-free = It costs nothing.
wars-now-vain = It cannot succeed: { $why }.
wars-now-no-choice = You cannot choose it now.
wars-now-over = The game is over.
wars-now-chooses = { CAP_THE($side) } { IS($side) } choosing now.
wars-now-recruit = **You can recruit { A($unit) } now.**
    .not = **You cannot recruit { A($unit) } now.**
    .not-for = **You cannot recruit { A($unit) } now:** { $why }.
    .none-left = **You cannot recruit { A($unit) } now:** there is none in your pool.
wars-now-summon = **You can summon { A($unit) } now.**
    .not = **You cannot summon { A($unit) } now.**
    .not-for = **You cannot summon { A($unit) } now:** { $why }.
    .none-left = **You cannot summon { A($unit) } now:** there is none in your pool.
wars-now-awaken = **You can awaken { THE($unit) } now.**
    .not = **You cannot awaken { THE($unit) } now.**
    .not-for = **You cannot awaken { THE($unit) } now:** { $why }.
    .none-left = { CAP_THE($unit) } is already in play.

## Who has something

wars-now-absent = { CAP_THE($side) } { IS($side) } not in this game.
wars-now-has = { CAP_THE($side) } { HAS($side) } it from the start.
wars-now-holds = { CAP_THE($side) } { HAS($side) } earned it.
wars-now-unearned = { $left ->
    [one] { CAP_THE($side) } { HAS($side) } not earned it yet: { $left } of { ITS($side) } 6 spellbooks is still to come.
   *[other] { CAP_THE($side) } { HAS($side) } not earned it yet: { $left } of { ITS($side) } 6 spellbooks are still to come.
 }
wars-now-requirement-met = { CAP_THE($side) } { HAS($side) } met it and earned a spellbook.
wars-now-requirement-open = { CAP_THE($side) } { HAS($side) } not met it yet.
wars-now-side = { $signs ->
    [one] { ICON("power") } **{ $power } Power**, { ICON("doom") } **{ $doom } Doom**, { $signs } hidden Elder Sign
   *[other] { ICON("power") } **{ $power } Power**, { ICON("doom") } **{ $doom } Doom**, { $signs } hidden Elder Signs
 }
    .holds = { $gates ->
        [one] { $gates } gate, { $books } of 6 spellbooks
       *[other] { $gates } gates, { $books } of 6 spellbooks
     }

## Where units are; a line is a faction’s sign and what it has

wars-now-line = { $sign } { COMMA($parts) }
wars-now-unit-map = { $count } on the map
wars-now-unit-pool = { $count } in the pool
wars-now-unit-captive = { $count } captive
wars-now-standing = <second>{ COMMA($areas) }</>
    .in = { $count ->
        [one] { $area }
       *[other] { $count } { IN($area) }
     }

## Areas, phases, editions

wars-now-area-unknown = It is not on the map of this game.
wars-now-area-abandoned = { ICON("gate") } An <@term/abandoned>abandoned gate</>
wars-now-area-gate = { ICON("gate") } A <@term/gate>gate</> { OF($side) }
wars-now-area-desecrated = { ICON("desecration") } <@term/desecration>Desecrated</>
wars-now-area-token = { $icon } { $token }
wars-now-area-choose = **You can choose it now:** { $question }
wars-now-area-empty = No one is there.
wars-now-phase = Turn { $turn } is in this phase now.
    .other = Turn { $turn } is in another phase now: { $phase }.
wars-now-edition = This game uses it.
    .other = This game uses the other edition.
