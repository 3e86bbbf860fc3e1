### What is wrong with the set-up of a match, told behind the name of the key that is wrong: see assets/text/en/setup.ftl.

wars-setup-players = Cthulhu Wars is for { OR($players) } players
wars-setup-seats = { $seats ->
    [one] { $seats } seat has factions
   *[other] { $seats } seats have factions
 }, but the number of players is { $players }
wars-setup-edition = unknown edition “{ $edition }”. Available: { COMMA($known) }
wars-setup-map = unknown map “{ $map }”. Available: { COMMA($known) }
wars-setup-map-players = { $map } is for { OR($players) } players

## Factions

wars-setup-faction = unknown faction “{ $faction }”. Available: { COMMA($known) }
wars-setup-faction-twice = a faction is listed twice
wars-setup-factions-two = two players must have two factions each
wars-setup-factions = list one faction for each seat, or two for each of two seats
wars-setup-no-start = { $faction } has no start area on { $map }
wars-setup-not-playing = the faction “{ $faction }” is not in play
wars-setup-drafted = the match has different factions
wars-setup-no-draft = a set-up cannot have a draft: list the two factions of each seat
wars-setup-draft-few = list at least { $count } factions to draft from
wars-setup-draft-given = a match with given factions has no draft

## Handicaps

wars-setup-handicap = not a table with a handicap for each faction
wars-setup-handicap-of = not a table with power and doom for { $faction }
wars-setup-handicap-key = { $faction } has “{ $what }”, but a handicap can only have power and doom
wars-setup-handicap-number = { $what } of { $faction } is not a whole number from { $low } to { $high }
wars-setup-handicap-twice = a set-up already says how much Power and Doom everyone has

## A position

wars-setup-key = not part of a position
wars-setup-area = { $map } has no area “{ $area }”
wars-setup-unit = unknown unit “{ $unit }”
wars-setup-not-its-unit = { $faction } has no unit “{ $unit }”
wars-setup-too-many-units = { $faction } does not have that many of { $unit }
wars-setup-submerged = only units of { $able } can be submerged
wars-setup-own-captive = a faction cannot hold its own Cultists captive
wars-setup-captives = only Cultists can be captives
wars-setup-markers = there are only 12 Desecration markers
wars-setup-requirements = the number of requirements { $faction } has met differs from the number of its spellbooks, including those it is owed
wars-setup-gate-nobody = { $keeper } has no unit in { $area } to keep the gate
wars-setup-gate-keeper = { $keeper } cannot keep the gate in { $area }
wars-setup-signs = there are only { $ones } Elder Signs worth 1, { $twos } worth 2 and { $threes } worth 3

## A battle, and whose turn it is

wars-setup-battle-key = { $part } is missing
wars-setup-battle-sides = a battle needs two different sides
wars-setup-battle-pair = { $part } is not a pair
wars-setup-battle-begun = begun is not a list of abilities
wars-setup-under-way = a set-up must begin between two actions of a game that is not over
wars-setup-slot-phase = turns to act are only in the Action phase
wars-setup-slot-power = { $faction } has no Power and would be skipped
wars-setup-slot-stack = the stack already tells whose turn it is
