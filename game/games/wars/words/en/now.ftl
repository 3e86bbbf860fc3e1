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
    .of = { $count } of { $side }
wars-now-pool = { $units ->
    [0] nothing
   *[other] { COMMA($units) }
 }
wars-now-submerged = { $units ->
    [0] nobody
   *[other] { COMMA($units) }
 }
wars-now-books = { $books } of 6
wars-now-met = { $met } of 6 met

## Terms of the whole table

wars-now-ritual = A Ritual costs **{ $cost } Power** now, then { COMMA($next) }, then Instant Death.
    .last = A Ritual costs **{ $cost } Power** now; the next step is Instant Death.
    .death = The marker is on **Instant Death**: a Ritual costs **10 Power**.
wars-now-order = This turn: { COMMA($sides) }; clockwise.
    .counter = This turn: { COMMA($sides) }; counterclockwise.
wars-now-desecrated = { $count ->
    [0] No area is desecrated yet.
    [one] { $count } marker on the map: { COMMA($areas) }.
   *[other] { $count } markers on the map: { COMMA($areas) }.
 }
wars-now-decay = Only a Duel has it.

## What a requirement still needs

wars-need-first-doom = It comes with the first Doom phase.
wars-need-gates = Needs **{ $gates ->
    [one] { $gates } more gate
   *[other] { $gates } more gates
 }** or **{ $power } more Power**.
wars-need-oceans = Needs **{ $own ->
    [one] { $own } more gate
   *[other] { $own } more gates
 }** of its own in ocean areas, or **{ $all } more** of any faction.
wars-need-areas = Needs units in **{ $more ->
    [one] { $more } more area
   *[other] { $more } more areas
 }**; it has { $here } now.
wars-need-share = Needs to share an area with { COMMA($sides) }.
    .nowhere = { $sides ->
        [one] { $sides } has no unit on the map.
       *[other] { $sides } have no units on the map.
     }
wars-need-books = Needs **{ $books ->
    [one] { $books } more spellbook
   *[other] { $books } more spellbooks
 }**, then a Doom phase.
    .soon = It comes in the next Doom phase.
wars-need-cultists = Needs an action and two Cultists on the map; it has { $here } now.
wars-need-pay = Needs an action and **{ $power } more Power**.
    .enough = Needs an action; there is enough Power.
wars-need-gift = Needs **{ $doom } more Doom** to give away.
    .enough = Needs an action.
wars-need-awaken = Needs **{ $power } more Power**, and the other conditions of { THE($unit) }.
    .enough = There is enough Power; see the other conditions of { THE($unit) }.
wars-need-crescent = Needs a Desecration marker in an area with the crescent sign.
wars-need-chevron = Needs a Desecration marker in an area with the chevron sign.
wars-need-claw = Needs a Desecration marker in an area with the claw sign.
