### The chronicle: what happened, as an onlooker is told; .doer is told to who did it, .victim to whom it was done.
### A line may be several of these sentences, one after the other.

## Headings

wars-events-phase-gather = Turn { $turn } · Gather Power
wars-events-phase-doom = Turn { $turn } · Doom
wars-events-phase-action = Turn { $turn } · Action
wars-events-round = { $turn ->
    [0] Round { $round }
   *[other] Turn { $turn }, round { $round }
 }
wars-events-ended = The game ends: { $end }
# The score, told below; $others have less Doom, and the last two are told of those who could not win.
wars-events-won = { CAP_THE($sides) } win{ S($sides) } with **{ $doom } Doom**.
wars-events-won-ahead = { CAP_THE($sides) } win{ S($sides) } with **{ $doom } Doom**, ahead of { $others }.
wars-events-won-shared = { CAP_THE($sides) } share the victory with **{ $doom } Doom** each.
wars-events-won-pair = { CAP_THE($sides) } win together with **{ $doom } Doom**, ahead of { $others }.
wars-events-won-pair-shared = { CAP_THE($sides) } share the victory.
wars-events-score = { THE($side) } with { $doom }
wars-events-won-not-able = Without six spellbooks: { $others }.

## Gather Power, first player, Doom

wars-events-handicap = { CAP_THE($side) } begin{ S($side) } with a handicap: **{ $given }**.
    .doer = You begin with a handicap: **{ $given }**.

# $parts are what the Power comes from, each a .part below.
wars-events-gathered = { CAP_THE($side) } gather{ S($side) } **{ $total } Power**: { $parts }.
    .doer = You gather **{ $total } Power**: { $parts }.
wars-events-gathered-nothing = { CAP_THE($side) } gather{ S($side) } no Power.
    .doer = You gather no Power.
wars-events-gathered-cultists = { $number ->
    [one] { $number } Cultist
   *[other] { $number } Cultists
 }
wars-events-gathered-gates = { $number ->
    [one] { $number } gate
   *[other] { $number } gates
 }
wars-events-gathered-abandoned = { $number ->
    [one] { $number } abandoned gate
   *[other] { $number } abandoned gates
 }
wars-events-gathered-captives = { $number ->
    [one] { $number } captive
   *[other] { $number } captives
 }
wars-events-gathered-minimum = { $number } to reach the minimum
wars-events-gathered-handicap = { $number } as a handicap
wars-events-gathered-bonus = { $number } from { CALLED($ability) }

wars-events-returned = { CAP_THE($side) } return{ S($side) } { A($unit) } { OF($owner) } to the pool.
    .doer = You return { A($unit) } { OF($owner) } to the pool.
    .victim = { CAP_THE($side) } return{ S($side) } { YOUR($unit) } to your pool.

wars-events-power = { CAP_THE($side) } gain{ S($side) } **{ $amount } Power**.
    .doer = You gain **{ $amount } Power**.
wars-events-power-passion = { $side } gains **{ $amount } Power** from Passion.
    .doer = You gain **{ $amount } Power** from Passion.
wars-events-power-harbinger = { $side } gains **{ $amount } Power** from Harbinger.
    .doer = You gain **{ $amount } Power** from Harbinger.
wars-events-power-bg-share = { $side } gains **{ $amount } Power** for sharing an area with every enemy.
    .doer = You gain **{ $amount } Power** for sharing an area with every enemy.

wars-events-first-player = { CAP_THE($side) } { IS($side) } first player.
    .doer = You are first player.
wars-events-clockwise = Play goes clockwise.
wars-events-counterclockwise = Play goes counterclockwise.
wars-events-drafted = Player { $seat } takes { THE($side) }.
    .doer = You take { THE($side) }.
wars-events-set-up = { CAP_THE($side) } set{ S($side) } up { IN($area) }.
    .doer = You set up { IN($area) }.

wars-events-decay = Decay advances to **{ $number }**: the next turn to act costs that much Power.
wars-events-decay-paid = { CAP_THE($side) } pay{ S($side) } **{ $amount } Power** for Decay.
    .doer = You pay **{ $amount } Power** for Decay.
wars-events-decayed = { $amount ->
    [1] { CAP_THE($side) } cannot pay for Decay and lose{ S($side) } { ITS($side) } last **Power**.
   *[other] { CAP_THE($side) } cannot pay for Decay and lose{ S($side) } { ITS($side) } last **{ $amount } Power**.
 }
    .doer = { $amount ->
        [1] You cannot pay for Decay and lose your last **Power**.
       *[other] You cannot pay for Decay and lose your last **{ $amount } Power**.
     }

wars-events-doom = { CAP_THE($side) } gain{ S($side) } **{ $amount } Doom**.
    .doer = You gain **{ $amount } Doom**.
wars-events-doom-loss = { CAP_THE($side) } gain{ S($side) } **{ $amount } Doom** for enemy losses.
    .doer = You gain **{ $amount } Doom** for enemy losses.
wars-events-doom-spared = { CAP_THE($side) } gain{ S($side) } **{ $amount } Doom** for an enemy unit that survived a Kill.
    .doer = You gain **{ $amount } Doom** for an enemy unit that survived a Kill.

# $shares are sides with a number each.
wars-events-doom-gates = Doom for gates: { $shares }.
wars-events-share = { $side } { $number }

wars-events-ritual = { CAP_THE($side) } perform{ S($side) } a Ritual for { $cost } Power: **{ $gains }**.
    .doer = You perform a Ritual for { $cost } Power: **{ $gains }**.
wars-events-ritual-nothing = { CAP_THE($side) } perform{ S($side) } a Ritual for { $cost } Power, but control{ S($side) } no gate.
    .doer = You perform a Ritual for { $cost } Power, but control no gate.
# Why it matters: nobody has another turn after this.
wars-events-instant-death = The Ritual marker is at **Instant Death**: the game ends with this Doom phase.
wars-events-doom-gained = { $number } Doom
wars-events-signs-gained = { $number ->
    [one] { $number } Elder Sign
   *[other] { $number } Elder Signs
 }
wars-events-declined = { $sides ->
    [one] { CAP_THE($sides) } perform{ S($sides) } no Ritual.
   *[other] { CAP_THE($sides) } perform no Ritual.
 }
    .doer = You perform no Ritual.

# What standing orders have answered, told to their owner alone; $answers are in small letters.
wars-events-ordered = <second>Answered for you: { COMMA($answers) }.</>
wars-events-ordered-other = declined
wars-events-ordered-ritual = no Ritual
wars-events-ordered-before-first-player = no change of Power before the first player is chosen
wars-events-ordered-doom-event = nothing more in this Doom phase
wars-events-ordered-reveal = your Elder Signs stay hidden
wars-events-ordered-devolve = no Devolve
wars-events-ordered-pre-battle = no pre-battle ability
wars-events-ordered-emissary = no Emissary
wars-events-ordered-vengeance = no Vengeance
wars-events-ordered-madness = no Madness
wars-events-ordered-necrophagy = no Ghouls sent

wars-events-sign = { $signs ->
    [one] { CAP_THE($side) } gain{ S($side) } **{ $signs } Elder Sign**.
   *[other] { CAP_THE($side) } gain{ S($side) } **{ $signs } Elder Signs**.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign**.
       *[other] You gain **{ $signs } Elder Signs**.
     }
wars-events-sign-harbinger = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign** from Harbinger.
   *[other] { $side } gains **{ $signs } Elder Signs** from Harbinger.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** from Harbinger.
       *[other] You gain **{ $signs } Elder Signs** from Harbinger.
     }
wars-events-sign-third-eye = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign** from The Third Eye.
   *[other] { $side } gains **{ $signs } Elder Signs** from The Third Eye.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** from The Third Eye.
       *[other] You gain **{ $signs } Elder Signs** from The Third Eye.
     }
# Only those who may know it are told the values.
wars-events-drawn = { $values ->
    [one] { CAP_THE($side) } draw{ S($side) } an Elder Sign worth **{ $values } Doom**.
   *[other] { CAP_THE($side) } draw{ S($side) } Elder Signs worth **{ $values } Doom**.
 }
    .doer = { $values ->
        [one] You draw an Elder Sign worth **{ $values } Doom**.
       *[other] You draw Elder Signs worth **{ $values } Doom**.
     }
wars-events-revealed = { $values ->
    [one] { CAP_THE($side) } reveal{ S($side) } an Elder Sign: **{ $total } Doom**.
   *[other] { CAP_THE($side) } reveal{ S($side) } { $number } Elder Signs ({ COMMA($values) }): **{ $total } Doom**.
 }
    .doer = { $values ->
        [one] You reveal an Elder Sign: **{ $total } Doom**.
       *[other] You reveal { $number } Elder Signs ({ COMMA($values) }): **{ $total } Doom**.
     }

## Requirements and spellbooks

wars-events-requirement = { CAP_THE($side) } earn{ S($side) } { $requirements ->
    [one] a spellbook
   *[other] spellbooks
 } for { $requirements }.
    .doer = You earn { $requirements ->
        [one] a spellbook
       *[other] spellbooks
     } for { $requirements }.
wars-events-requirement-taken = { CAP_THE($side) } earn{ S($side) } { $books } for { $requirements }.
    .doer = You earn { $books } for { $requirements }.
wars-events-book = { CAP_THE($side) } take{ S($side) } { $books }.
    .doer = You take { $books }.
# Why it matters: nobody wins without all six.
wars-events-sixth-book = { CAP_THE($side) } { HAS($side) } all six spellbooks and can win now.
    .doer = You have all six spellbooks and can win now.

## Common actions

wars-events-captured = { CAP_THE($side) } capture{ S($side) } { A($unit) } { OF($owner) } { IN($area) }.
    .doer = You capture { A($unit) } { OF($owner) } { IN($area) }.
    .victim = { CAP_THE($side) } capture{ S($side) } { YOUR($unit) } { IN($area) }.

# $moves are one .part for each area that units go to.
wars-events-moved = { CAP_THE($side) } move{ S($side) } { $moves }.
    .doer = You move { $moves }.
    .part = { A($units) } { TO($area) }
wars-events-flown = { $side } flies { $moves }.
    .doer = You fly { $moves }.
wars-events-retreat = Retreat: { $moves }.

wars-events-gate-built = { CAP_THE($side) } build{ S($side) } a gate { IN($area) } for 3 Power.
    .doer = You build a gate { IN($area) } for 3 Power.
wars-events-gate-built-plain = { CAP_THE($side) } build{ S($side) } a gate { IN($area) }.
    .doer = You build a gate { IN($area) }.
wars-events-gate-taken = { CAP_THE($side) } take{ S($side) } the gate { IN($area) }.
    .doer = You take the gate { IN($area) }.
wars-events-gate-taken-by = { CAP_THE($side) } take{ S($side) } the gate { IN($area) } with { A($unit) }.
    .doer = You take the gate { IN($area) } with { A($unit) }.
wars-events-gate-left = { CAP_THE($side) } leave{ S($side) } the gate { IN($area) }.
    .doer = You leave the gate { IN($area) }.
# An ability takes a gate and its keeper along.
wars-events-gate-carried = The gate goes { FROM($origin) } { TO($area) }.
wars-events-gate-removed = The gate { IN($area) } is gone.
# Gates that are left in the course of something else; .victim is told to who kept them.
wars-events-gates-abandoned = { $areas ->
    [one] The gate in { THE($areas) } is abandoned.
   *[other] The gates in { THE($areas) } are abandoned.
 }
    .doer = { $areas ->
        [one] Your gate in { THE($areas) } is abandoned.
       *[other] Your gates in { THE($areas) } are abandoned.
     }
    .victim = { $areas ->
        [one] You lose the gate in { THE($areas) }.
       *[other] You lose the gates in { THE($areas) }.
     }

wars-events-recruited = { CAP_THE($side) } recruit{ S($side) } { A($unit) } { IN($area) }.
    .doer = You recruit { A($unit) } { IN($area) }.
# $places are one .part for each area.
wars-events-summoned = { $cost ->
    [0] { CAP_THE($side) } summon{ S($side) } { $places }.
   *[other] { CAP_THE($side) } summon{ S($side) } { $places } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You summon { $places }.
       *[other] You summon { $places } for { $cost } Power.
     }
    .part = { A($units) } { IN($area) }
wars-events-awakened = { $cost ->
    [0] { CAP_THE($side) } awaken{ S($side) } { THE($unit) } { IN($area) }.
   *[other] { CAP_THE($side) } awaken{ S($side) } { THE($unit) } { IN($area) } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You awaken { THE($unit) } { IN($area) }.
       *[other] You awaken { THE($unit) } { IN($area) } for { $cost } Power.
     }
wars-events-awakened-given = { $cost ->
    [0] { CAP_THE($side) } eliminate{ S($side) } { A($given) } and awaken{ S($side) } { THE($unit) } { IN($area) }.
   *[other] { CAP_THE($side) } eliminate{ S($side) } { A($given) } and awaken{ S($side) } { THE($unit) } { IN($area) } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You eliminate { A($given) } and awaken { THE($unit) } { IN($area) }.
       *[other] You eliminate { A($given) } and awaken { THE($unit) } { IN($area) } for { $cost } Power.
     }
wars-events-appeared = { CAP_A($unit) } { OF($owner) } appears { IN($area) }.
    .doer = { CAP_YOUR($unit) } appears { IN($area) }.
# Another unit takes its place; it is not lost.
wars-events-withdrawn = { CAP_A($unit) } { OF($owner) } returns to the pool { FROM($area) }.
    .doer = { CAP_YOUR($unit) } returns to the pool { FROM($area) }.
# A spellbook of its owner lets it die only once.
wars-events-out = { CAP_A($unit) } { OF($owner) } leaves the game for good.
    .doer = { CAP_YOUR($unit) } leaves the game for good.
wars-events-passed = { $power ->
    [0] { CAP_THE($side) } pass{ ES($side) }.
   *[other] { CAP_THE($side) } pass{ ES($side) } and lose{ S($side) } { $power } Power.
 }
    .doer = { $power ->
        [0] You pass.
       *[other] You pass and lose { $power } Power.
     }

## Other actions

# $units are what goes with it; there may be none.
wars-events-submerged = { $units ->
    [0] { CAP_THE($unit) } submerges { IN($area) }.
   *[other] { CAP_THE($unit) } submerges { IN($area) } with { A($units) }.
 }
wars-events-emerged = { $units ->
    [0] { CAP_THE($unit) } emerges { IN($area) }.
   *[other] { CAP_THE($unit) } emerges { IN($area) } with { A($units) }.
 }
wars-events-dreams = { $side } sends Dreams { TO($area) } and replaces { A($unit) } { OF($owner) }.
    .doer = You send Dreams { TO($area) } and replace { A($unit) } { OF($owner) }.
    .victim = { $side } sends Dreams { TO($area) } and replaces { YOUR($unit) }.
wars-events-devolve = { $number ->
    [1] { $side } devolves { A($units) } into a Deep One in { THE($areas) }.
   *[other] { $side } devolves { A($units) } into Deep Ones in { THE($areas) }.
 }
    .doer = { $number ->
        [1] You devolve { A($units) } into a Deep One in { THE($areas) }.
       *[other] You devolve { A($units) } into Deep Ones in { THE($areas) }.
     }
wars-events-zingaya = { $side } uses Zingaya { IN($area) }: { A($unit) } { OF($owner) } becomes an **Undead**.
    .doer = You use Zingaya { IN($area) }: { A($unit) } { OF($owner) } becomes your **Undead**.
    .victim = { $side } uses Zingaya { IN($area) }: { YOUR($unit) } becomes an **Undead**.
wars-events-cc-pay = { $paid ->
    [10] { $side } pays { $paid } Power to earn two spellbooks.
   *[other] { $side } pays { $paid } Power to earn a spellbook.
 }
    .doer = { $paid ->
        [10] You pay { $paid } Power to earn two spellbooks.
       *[other] You pay { $paid } Power to earn a spellbook.
     }
wars-events-given-up = { CAP_THE($side) } eliminate{ S($side) } { A($units) }.
    .doer = You eliminate { A($units) }.
wars-events-blood-sacrifice = { $side } eliminates { A($units) } in { THE($areas) } for 1 Elder Sign.
    .doer = You eliminate { A($units) } in { THE($areas) } for 1 Elder Sign.
wars-events-ys-gift = { $side } gives { $amount } Doom to { THE($receiver) }.
    .doer = You give { $amount } Doom to { THE($receiver) }.
    .victim = { $side } gives you { $amount } Doom.

wars-events-desecrated = { $side } desecrates { THE($area) }: rolled { $roll }, needed { $needed } or less.
    .doer = You desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
wars-events-desecrated-not = { $side } fails to desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
    .doer = You fail to desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
wars-events-desecrated-alone = { CAP_THE($area) } is desecrated.
wars-events-comes = { CAP_A($unit) } appears.

wars-events-thousand-forms = { $side } uses The Thousand Forms and rolls { $roll }.
    .doer = You use The Thousand Forms and roll { $roll }.
wars-events-thousand-forms-refused = The others do not agree: { $side } gains **{ $amount } Power**.
    .doer = The others do not agree: you gain **{ $amount } Power**.
wars-events-thousand-forms-agreed = The others pay **{ $amount } Power**: { $shares }.

wars-events-ghroth = { $side } calls Ghroth: rolled { $roll }, needed { $needed } or less.
    .doer = You call Ghroth: rolled { $roll }, needed { $needed } or less.
wars-events-ghroth-failed = { $side } calls Ghroth without success: rolled { $roll }, needed { $needed } or less.
    .doer = You call Ghroth without success: rolled { $roll }, needed { $needed } or less.
wars-events-ghroth-vain = { $side } calls Ghroth without any Fungi on the map: rolled { $roll }, and no roll was low enough.
    .doer = You call Ghroth without any Fungi on the map: rolled { $roll }, and no roll was low enough.
wars-events-ghroth-refused = The others do not agree.
# $losses are one .part for each side and area.
wars-events-ghroth-lost = Lost: { $losses }.
    .part = { A($units) } { OF($owner) } { IN($area) }
wars-events-ghroth-lost-yours = { YOUR($units) } { IN($area) }

wars-events-rolled-for = { CAP_THE($side) } roll{ S($side) } { $roll }, needing { $needed } or less.
    .doer = You roll { $roll }, needing { $needed } or less.
wars-events-rolled-for-plain = { CAP_THE($side) } roll{ S($side) } { $roll }.
    .doer = You roll { $roll }.
wars-events-pledged = { CAP_THE($side) } pledge{ S($side) } { $number }.
    .doer = You pledge { $number }.

wars-events-avatar = { $side } uses Avatar: { THE($unit) } { IN($origin) } changes places with { A($second) } { OF($owner) } { IN($area) }.
    .doer = You use Avatar: { THE($unit) } { IN($origin) } changes places with { A($second) } { OF($owner) } { IN($area) }.
    .victim = { $side } uses Avatar: { THE($unit) } { IN($origin) } changes places with { YOUR($second) } { IN($area) }.
wars-events-he-who = { $side } sends Hastur { TO($area) }.
    .doer = You send Hastur { TO($area) }.
wars-events-screaming-dead = { $units ->
    [0] { $side } moves the King in Yellow { TO($area) }.
   *[other] { $side } moves the King in Yellow { TO($area) } with { A($units) }.
 }
    .doer = { $units ->
        [0] You move the King in Yellow { TO($area) }.
       *[other] You move the King in Yellow { TO($area) } with { A($units) }.
     }
wars-events-shriek = { $side } gathers { A($units) } { IN($area) }.
    .doer = You gather { A($units) } { IN($area) }.

## Battles

wars-events-battle = { CAP_THE($side) } attack{ S($side) } { THE($enemy) } { IN($area) }.
    .doer = You attack { THE($enemy) } { IN($area) }.
    .victim = { CAP_THE($side) } attack{ S($side) } you { IN($area) }.
# After something that came before it, such as an action or another battle.
wars-events-battle-resumed = The battle { OF($side) } against { THE($enemy) } { IN($area) } goes on.
    .doer = Your battle against { THE($enemy) } { IN($area) } goes on.
    .victim = The battle { OF($side) } against you { IN($area) } goes on.
# $results are the two below, as far as there are any.
wars-events-rolled = { CAP_THE($side) } roll{ S($side) } { $results }.
    .doer = You roll { $results }.
wars-events-rolled-kills = { $number ->
    [one] { $number } Kill
   *[other] { $number } Kills
 }
wars-events-rolled-pains = { $number ->
    [one] { $number } Pain
   *[other] { $number } Pains
 }
wars-events-missed = { CAP_THE($side) } miss{ ES($side) }.
    .doer = You miss.
wars-events-rerolled = { CAP_THE($side) } roll{ S($side) } again and now { HAS($side) } { $results }.
    .doer = You roll again and now have { $results }.
wars-events-rerolled-missed = { CAP_THE($side) } roll{ S($side) } again and still miss{ ES($side) }.
    .doer = You roll again and still miss.
wars-events-missed-both = Both sides miss.
wars-events-wiped-out = { $sides ->
    [one] { CAP_THE($sides) } { HAS($sides) } no units left in the battle.
   *[other] { CAP_THE($sides) } have no units left in the battle.
 }
    .victim = You have no units left in the battle.

wars-events-ability = { CAP_THE($side) } use{ S($side) } { CALLED($ability) }.
    .doer = You use { CALLED($ability) }.
wars-events-emissary = Nyarlathotep turns the Kill into a Pain.
wars-events-madness = { $side } chooses where all Pained units retreat.
    .doer = You choose where all Pained units retreat.
wars-events-vengeance = { $side } chooses which enemy units take the Kills and Pains.
    .doer = You choose which enemy units take the Kills and Pains.
wars-events-devour = Cthulhu devours { A($unit) } { OF($owner) }.
    .victim = Cthulhu devours { YOUR($unit) }.
wars-events-absorb = A Shoggoth absorbs { A($unit) }: 3 more dice.
    .doer = Your Shoggoth absorbs { A($unit) }: 3 more dice.
wars-events-abduct = A Nightgaunt is lost and drags { A($unit) } { OF($owner) } away.
    .victim = A Nightgaunt is lost and drags { YOUR($unit) } away.
wars-events-abduct-alone = A Nightgaunt is lost.
wars-events-hidden = A Flying Polyp hides { A($unit) } { OF($owner) } from the battle.
    .victim = A Flying Polyp hides { YOUR($unit) } from the battle.
# It has hidden itself, or another has: both are true.
wars-events-hidden-polyp = { CAP_A($unit) } { OF($owner) } hides from the battle.
    .doer = { CAP_YOUR($unit) } hides from the battle.
wars-events-seek-and-destroy = { CAP_A($unit) } joins the battle { FROM($origin) }.
wars-events-necrophagy = { $ghouls ->
    [one] { CAP_A($units) } comes to feed: each side suffers { $ghouls } more Pain.
   *[other] { CAP_A($units) } come to feed: each side suffers { $ghouls } more Pains.
 }

# $losses are the shares below, one for each side that loses units.
wars-events-killed = Killed: { $losses }.
# A Great Old One has a line of its own.
wars-events-great-killed = { CAP_THE($unit) } is **Killed**.
    .victim = { CAP_YOUR($unit) } is **Killed**.
wars-events-units-lost = { A($units) } { OF($owner) }
    .victim = { YOUR($units) }
wars-events-lost = { CAP_THE($owner) } lose{ S($owner) } { A($unit) } { IN($area) }.
    .victim = You lose { A($unit) } { IN($area) }.
wars-events-surrounded = { CAP_THE($side) } { HAS($side) } units with nowhere to retreat.
    .victim = You have units with nowhere to retreat.
wars-events-surrounded-lost = { CAP_THE($side) } { HAS($side) } nowhere to retreat and lose{ S($side) } { A($unit) }.
    .victim = You have nowhere to retreat and lose { A($unit) }.

## What a spellbook was earned for: “for …”, in a line of the log

# Of a faction that says none.
wars-earned-other = “{ $requirement }”
wars-earned-gc-first-doom = reaching the first Doom phase
wars-earned-gc-five-books = having five spellbooks in a Doom phase
wars-earned-gc-kill-1 = killing or devouring a unit
wars-earned-gc-kill-2 = killing or devouring two units in one battle
wars-earned-gc-ocean-gates = gates in oceans
wars-earned-gc-awaken = awakening Cthulhu
wars-earned-cc-pay-4 = paying 4 Power
wars-earned-cc-pay-6 = paying 6 Power
wars-earned-cc-gates-3 = having three gates or 12 Power
wars-earned-cc-gates-4 = having four gates or 15 Power
wars-earned-cc-capture = capturing a Cultist
wars-earned-cc-awaken = awakening Nyarlathotep
wars-earned-bg-areas-4 = having units in four areas
wars-earned-bg-areas-6 = having units in six areas
wars-earned-bg-areas-8 = having units in eight areas
wars-earned-bg-share = sharing areas with every enemy
wars-earned-bg-sacrifice = losing two Cultists
wars-earned-bg-awaken = awakening Shub-Niggurath
wars-earned-ys-gift = giving away 3 Doom
wars-earned-ys-king = awakening the King in Yellow
wars-earned-ys-crescent = desecrating a crescent
wars-earned-ys-chevron = desecrating a chevron
wars-earned-ys-claw = desecrating a claw
wars-earned-ys-hastur = awakening Hastur
