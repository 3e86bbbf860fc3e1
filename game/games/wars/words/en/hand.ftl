### What can be done with a piece or in an area: the menu at a piece, attacks, and what the map shows on demand.

## The menu at a piece: what an action's button says, and a note on what it does here

wars-hand-move =
    .note = { $areas ->
        [one] { $areas } area within reach
       *[other] { $areas } areas within reach
     }
wars-hand-battle = Battle { THE($enemy) }
    .note = your { $mine ->
        [one] { $mine } unit
       *[other] { $mine } units
     } against { $theirs }
wars-hand-capture = Capture from { THE($enemy) }
    .note = no dice; the owner chooses the Cultist
wars-hand-summon = Summon { $unit }
    .note = appears at your gate here
wars-hand-awaken = Awaken { THE($unit) }
    .note = awakens here
wars-hand-build-gate =
    .note = your Cultist becomes its keeper
wars-hand-recruit =
    .note = an Acolyte appears here
wars-hand-control-gate =
    .note = your Cultist steps onto the gate
wars-hand-abandon-gate =
    .note = the gate will have no keeper

wars-hand-menu-dice = { $dice ->
    [one] { $dice } die in battle
   *[other] { $dice } dice in battle
 }
wars-hand-menu-nothing = There is nothing you can do here now.
wars-hand-menu-card = card
wars-hand-menu-who = who can come here
wars-hand-menu-tip = Click to see what it can do, drag to move it

## What a Ritual brings if it is performed now

wars-hand-ritual = { $signs ->
    [0] { $doom } Doom
    [one] { $doom } Doom, { $signs } Elder Sign
   *[other] { $doom } Doom, { $signs } Elder Signs
 }

## The odds of an attack

# $sign is a picture: { $sign } alone. $kill and $lose are chances in percent.
wars-hand-attack-note = { $sign } { $mine } : { $theirs }
wars-hand-attack-line = { $sign } **{ $enemy }** { IN($area) }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
 } against { $theirs }. You kill { $kill }, you lose { $lose }.
wars-hand-attack-more = And { $number } more.
wars-hand-attack-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }
wars-hand-attack-against = against { $dice }
wars-hand-attack-kill = kill a unit or more
wars-hand-attack-lose = lose a unit
wars-hand-attack-click = Click to attack

## Who can come to an area, where a piece can go

wars-hand-reach = Who can come
    .point = Point at an area or a unit on the map.
    .area = who can come here
    .piece = where it can go
    .enemies = Enemies
    .yours = Yours
    .goes = Within reach
    .since = Since your last turn
    .stays = Trails stay visible until your turn ends.
    .from = { FROM($area) }
    .here = stands here
    .nobody = no one within reach
    .poor = no Power left
    .stuck = There is nowhere it can go.

# What a piece could do there: to you, or to these enemies.
wars-hand-threat-capture = can capture from { THE($enemies) }
    .victim = can capture your Cultist
wars-hand-threat-attack = can attack { THE($enemies) }
    .victim = can attack you

## What others did since the last turn, on the map

wars-hand-trail-moved = { CAP_A($units) } { TO($area) }
wars-hand-trail-placed = { CAP_A($units) } { IN($area) }
wars-hand-trail-battle = Battle { IN($area) }
wars-hand-trail-gate = Gate built { IN($area) }
wars-hand-trail-captured = { CAP_A($units) } captured { IN($area) }

## Buttons at the map

wars-hand-button-reach = Who can come here: point at an area
wars-hand-button-area-signs = Gold signs of the areas
wars-hand-button-trails = Trails of what others did since your last turn
