### What is wrong with the set-up of a match, told behind the name of the key that is wrong: see assets/text/en/setup.ftl.

wars-setup-players = Cthulhu Wars is for 2, 3 or 4 players: there are only four factions so far
wars-setup-seats = { $seats ->
    [one] { $seats } seat has factions
   *[other] { $seats } seats have factions
 }, but the number of players is { $players }
wars-setup-edition = there is no edition “{ $edition }”; there are { COMMA($known) }
wars-setup-map = there is no map “{ $map }”; there are { COMMA($known) }
wars-setup-map-players = { $map } is for { OR($players) } players
wars-setup-map-five = { $map } is for { OR($players) } players, but there are only four factions so far

## Factions

wars-setup-faction = there is no faction “{ $faction }”; there are { COMMA($known) }
wars-setup-faction-twice = a faction is named twice
wars-setup-factions-two = two players have two factions each
wars-setup-factions = name three or four factions, one for each seat, or two for each of two seats
wars-setup-not-playing = “{ $faction }” is not a faction in play
wars-setup-drafted = the match has other factions
wars-setup-no-draft = a set-up has no draft: name the two factions of each seat

## Handicaps

wars-setup-handicap = not a table with a handicap for each faction
wars-setup-handicap-of = not a table with power and doom for { $faction }
wars-setup-handicap-key = { $faction } has “{ $what }”, but a handicap consists of power and doom
wars-setup-handicap-number = { $what } of { $faction } is not a whole number from { $low } to { $high }
wars-setup-handicap-twice = a set-up already says how much Power and Doom everyone has

## A position

wars-setup-key = not part of a position
wars-setup-area = there is no area “{ $area }” on { $map }
wars-setup-unit = there is no unit “{ $unit }”
wars-setup-not-its-unit = { $faction } has no unit “{ $unit }”
wars-setup-too-many-units = { $faction } does not have that many of { $unit }
wars-setup-submerged = only units of { $able } can be submerged
wars-setup-own-captive = a faction cannot hold its own Cultists captive
wars-setup-captives = only Cultists can be captive
wars-setup-markers = there are only 12 markers
wars-setup-requirements = the number of requirements { $faction } has met differs from the number of its spellbooks, including those it is owed
wars-setup-gate-nobody = { $keeper } has nobody in { $area } to keep the gate
wars-setup-gate-keeper = { $keeper } cannot keep the gate in { $area }
wars-setup-signs = there are { $ones } Elder Signs of value 1, { $twos } of 2 and { $threes } of 3

## A battle, and whose turn it is

wars-setup-battle-key = { $part } is missing
wars-setup-battle-sides = a battle has two different sides
wars-setup-battle-pair = { $part } is not a pair
wars-setup-battle-begun = begun is not a list of abilities
wars-setup-under-way = a set-up begins between the actions of a game that goes on
wars-setup-slot-phase = there are turns to act in the Action phase only
wars-setup-slot-power = { $faction } has no Power and would be skipped
wars-setup-slot-stack = the stack already says whose turn it is
