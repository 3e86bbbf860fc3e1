### The battle beside the map, and the odds of a battle before it is declared.

## The panel

wars-battle-head = Battle { IN($area) }
    .open = Show the battle again
    .fold = Hide the battle to see the whole map

wars-battle-step-before = Before
wars-battle-step-roll = Roll
wars-battle-step-kills = Kills
wars-battle-step-pains = Pains
wars-battle-step-after = After
wars-battle-step-retreat = Retreat

# What a side has rolled, or must take: $results are Kills and Pains.
wars-battle-kills = { $number ->
    [one] { $number } Kill
   *[other] { $number } Kills
 }
wars-battle-pains = { $number ->
    [one] { $number } Pain
   *[other] { $number } Pains
 }
wars-battle-rolled = { COMMA($results) }
wars-battle-takes = takes { $results }
wars-battle-unplaced = No unit is left to take { $results }.

wars-battle-attacks = attacks
wars-battle-defends = defends
wars-battle-no-dice = no dice
wars-battle-can-take = can take it
wars-battle-can-choose = can be chosen
wars-battle-used = Used:

## What became of a piece

wars-battle-fate-hidden = hidden
wars-battle-fate-devour = Devoured
wars-battle-fate-absorb = Absorbed
wars-battle-fate-abduct = Abducted
wars-battle-fate-no-room = nowhere to retreat
wars-battle-fate-killed = Killed
wars-battle-fate-saved = unharmed
wars-battle-fate-pained = Pained
wars-battle-fate-retreated = retreated
wars-battle-fate-lost = lost
wars-battle-fate-gone = eliminated
wars-battle-fate-left = moved away

## The odds

wars-battle-odds = Odds of the roll
    .rolled = Odds before the roll
    .bright = bright: the actual roll
wars-battle-chart-kills = Kills by { $sign }
wars-battle-chart-pains = Pains by { $sign }

# $sign and $enemy_sign are pictures of the two sides.
wars-battle-attack = **Attack** { $enemy_sign } { THE($enemy) } **{ IN($area) }**
    .dice = { $sign } { $mine ->
        [one] **{ $mine }** die
       *[other] **{ $mine }** dice
     } against { $enemy_sign } **{ $theirs }**

# How often something happens, as people say it; stands in “you lose a unit in 1 of 6 battles”.
wars-battle-often = in { $count } of { $all } battles
    .always = in almost every battle

wars-battle-expected = On average you lose { $lost ->
    [0] nothing
   *[other] **{ NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } units**
 } and kill { $killed ->
    [0] nothing
   *[other] **{ NUMBER($killed, minimumFractionDigits: 1, maximumFractionDigits: 1) } units**
 }.
    .retreats = Units that retreat: yours { NUMBER($mine, minimumFractionDigits: 1, maximumFractionDigits: 1) }, theirs { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }.

wars-battle-risk-none = <free>No risk: they roll no dice.</>
wars-battle-risk-little = <free>Low risk: you lose a unit { $often }.</>
wars-battle-risk-some = <pain>Some risk: you lose a unit { $often }.</>
wars-battle-risk-great = <kill>High risk: you lose a unit { $often }.</>
wars-battle-great-killed = { CAP_THE($unit) } is killed: **{ $chance }**
    .yours = { CAP_YOUR($unit) } is killed: **{ $chance }**
wars-battle-wiped-out = All their units are killed: **{ $chance }**
    .yours = All your units are killed: **{ $chance }**
wars-battle-assumed = <third>The odds assume that each side loses its cheapest units first.</>
    .without = <third>The odds assume that each side loses its cheapest units first. Not included: { COMMA($abilities) }.</>

## What follows if a piece takes a Kill or a Pain, on its card; .gate is for the keeper of a gate

wars-battle-then-lost = is lost
    .gate = is lost and leaves its gate
wars-battle-then-leaves = is lost, and leaves the game for good
wars-battle-then-bears = survives: only two Kills would kill it
wars-battle-then-retreats = retreats { TO($area) }
    .gate = retreats { TO($area) } and leaves its gate
wars-battle-then-one-of = retreats to one of { $areas } areas
    .gate = retreats to one of { $areas } areas and leaves its gate
wars-battle-then-nowhere = cannot retreat: it may be lost
wars-battle-then-more = then { $number } more to assign

# Below it: who stays in the battle, how many of them there are in $count.
wars-battle-then-live = { $count ->
    [0] no one survives
    [one] { CAP_A($units) } survives
   *[other] { CAP_A($units) } survive
 }
wars-battle-then-stay = { $count ->
    [0] no one stays
    [one] { CAP_A($units) } stays
   *[other] { CAP_A($units) } stay
 }
