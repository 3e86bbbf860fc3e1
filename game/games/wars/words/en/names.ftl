### Names of things in Cthulhu Wars. How they stand in sentences is told by form-… in assets/text/en/grammar.ftl:
### .article is a (which needs no line), an, the, some (the, but no a) or none; .plural is for several of them,
### .alone is for where the name stands by itself, .also what else a text may call the thing, parted by semicolons.
### .map is what stands on the map, its lines where they should be parted in a certain way.

## Factions

-faction-great-cthulhu = Great Cthulhu
    .article = none
-faction-crawling-chaos = Crawling Chaos
    .article = none
-faction-black-goat = Black Goat
    .article = none
-faction-yellow-sign = Yellow Sign
    .article = none

## Units

-unit-acolyte = Acolyte
    .article = an
    .plural = Acolytes
-unit-deep-one = Deep One
    .plural = Deep Ones
-unit-shoggoth = Shoggoth
    .plural = Shoggoths
-unit-starspawn = Starspawn
    .plural = Starspawn
-unit-cthulhu = Cthulhu
    .article = none
    .plural = Cthulhu
-unit-nightgaunt = Nightgaunt
    .plural = Nightgaunts
-unit-flying-polyp = Flying Polyp
    .plural = Flying Polyps
-unit-hunting-horror = Hunting Horror
    .plural = Hunting Horrors
-unit-nyarlathotep = Nyarlathotep
    .article = none
    .plural = Nyarlathotep
-unit-ghoul = Ghoul
    .plural = Ghouls
-unit-fungi = Fungi from Yuggoth
    .article = some
    .plural = Fungi from Yuggoth
    .also = Fungi
-unit-dark-young = Dark Young
    .plural = Dark Young
-unit-shub-niggurath = Shub-Niggurath
    .article = none
    .plural = Shub-Niggurath
-unit-undead = Undead
    .article = an
    .plural = Undead
-unit-byakhee = Byakhee
    .plural = Byakhee
-unit-king-in-yellow = King in Yellow
    .alone = The King in Yellow
    .article = the
    .plural = King in Yellow
-unit-hastur = Hastur
    .article = none
    .plural = Hastur

## Abilities

-ability-immortal = Immortal
-ability-devour = Devour
-ability-flight = Flight
-ability-harbinger = Harbinger
-ability-fertility-cult = Fertility Cult
-ability-avatar = Avatar
-ability-feast = Feast
-ability-desecrate = Desecrate
-ability-vengeance = Vengeance

## Spellbooks

-book-absorb = Absorb
-book-devolve = Devolve
-book-dreams = Dreams
-book-regenerate = Regenerate
-book-submerge = Submerge
-book-yha-nthlei = Y’ha Nthlei
-book-abduct = Abduct
-book-emissary = Emissary of the Outer Gods
    .short = Emissary
    .also = Emissary
-book-invisibility = Invisibility
-book-madness = Madness
-book-seek-and-destroy = Seek and Destroy
-book-thousand-forms = The Thousand Forms
    .also = Thousand Forms
-book-blood-sacrifice = Blood Sacrifice
-book-frenzy = Frenzy
-book-ghroth = Ghroth
-book-necrophagy = Necrophagy
-book-red-sign = The Red Sign
    .also = Red Sign
-book-thousand-young = The Thousand Young
    .also = Thousand Young
-book-he-who = He Who Is Not To Be Named
    .short = Not To Be Named
-book-passion = Passion
-book-screaming-dead = The Screaming Dead
    .also = Screaming Dead
-book-shriek = Shriek of the Byakhee
    .also = Shriek
-book-third-eye = The Third Eye
    .also = Third Eye
-book-zingaya = Zingaya

## Spellbook requirements

-requirement-gc-first-doom = The first Doom phase
-requirement-gc-five-books = Doom phase, five books
-requirement-gc-kill-1 = Kill or devour 1 unit
-requirement-gc-kill-2 = Kill or devour 2 units
-requirement-gc-ocean-gates = Ocean gates
-requirement-gc-awaken = Awaken Cthulhu
-requirement-cc-pay-4 = Pay 4 Power
-requirement-cc-pay-6 = Pay 6 Power
-requirement-cc-gates-3 = 3 gates or 12 Power
-requirement-cc-gates-4 = 4 gates or 15 Power
-requirement-cc-capture = Capture a Cultist
-requirement-cc-awaken = Awaken Nyarlathotep
-requirement-bg-areas-4 = Units in 4 areas
-requirement-bg-areas-6 = Units in 6 areas
-requirement-bg-areas-8 = Units in 8 areas
-requirement-bg-share = Share areas with every enemy
    .short = Share with all enemies
-requirement-bg-sacrifice = Eliminate two Cultists
-requirement-bg-awaken = Awaken Shub-Niggurath
-requirement-ys-gift = Give away 3 Doom
-requirement-ys-king = Awaken the King
-requirement-ys-crescent = Desecrate a crescent
-requirement-ys-chevron = Desecrate a chevron
-requirement-ys-claw = Desecrate a claw
-requirement-ys-hastur = Awaken Hastur

## Actions: what their buttons say

-action-move = Move
-action-battle = Battle
-action-build-gate = Build gate
-action-recruit = Recruit
-action-summon = Summon
-action-awaken = Awaken
-action-capture = Capture
-action-pass = Pass
-action-control-gate = Take gate
-action-abandon-gate = Leave gate
-action-ritual = Ritual
-action-reveal = Reveal signs
-action-done = Done
-action-undo = Undo
-action-desecrate = Desecrate
-action-avatar = Avatar
-action-submerge = Submerge
-action-emerge = Emerge
-action-dreams = Dreams
-action-thousand-forms = Thousand Forms
-action-ghroth = Ghroth
-action-he-who = He Who Is Not
-action-screaming-dead = Screaming Dead
-action-shriek = Shriek
-action-zingaya = Zingaya
-action-cc-pay-4 = Pay 4 Power
-action-cc-pay-6 = Pay 6 Power
-action-cc-pay-both = Pay 10 Power
-action-bg-sacrifice = Eliminate two
-action-ys-gift = Give 3 Doom
-action-blood-sacrifice = Sacrifice

## Areas

-area-off-map = off the map
    .article = none
    .in = off the map
-area-arctic-ocean = Arctic Ocean
-area-north-atlantic = North Atlantic
-area-south-atlantic = South Atlantic
-area-north-pacific = North Pacific
-area-south-pacific = South Pacific
-area-indian-ocean = Indian Ocean
-area-antarctica = Antarctica
    .article = none
-area-europe = Europe
    .article = none
-area-scandinavia = Scandinavia
    .article = none
-area-asia = Asia
    .article = none
-area-north-asia = North Asia
    .article = none
-area-south-asia = South Asia
    .article = none
-area-arabia = Arabia
    .article = none
-area-africa = Africa
    .article = none
-area-west-africa = West Africa
    .article = none
-area-east-africa = East Africa
    .article = none
-area-north-america = North America
    .article = none
-area-north-america-west = North America West
    .article = none
    .map =
        North America
        West
-area-north-america-east = North America East
    .article = none
-area-central-america = Central America
    .article = none
-area-south-america = South America
    .article = none
-area-south-america-west = South America West
    .article = none
-area-south-america-east = South America East
    .article = none
    .map =
        South America
        East
-area-australia = Australia
    .article = none
-area-new-zealand = New Zealand
    .article = none

## Maps

-map-earth-3 = Earth, three players
-map-earth-4-west3-east5 = Earth, divided east
-map-earth-4-west5-east3 = Earth, divided west
-map-earth-5 = Earth, five players

## Editions

-edition-first = First edition
    .also = first edition
-edition-later = Later edition
    .also = later edition

## Phases

-phase-gather = Gather Power
    .also = Gather Power; Gather phase
-phase-first-player = First player
    .also = First player phase
-phase-doom = Doom
    .also = Doom phase
-phase-action = Action
    .also = Action phase

## Signs printed on areas

-sign-crescent = Crescent
-sign-chevron = Chevron
-sign-claw = Claw

## How a game ends

-end-doom-30 = Thirty Doom
-end-instant-death = Instant Death
-end-reveal = Elder Signs revealed
-end-cap = Turn forty
-end-humanity = Humanity survives
-end-shared = Victory shared

## Terms

-term-power = Power
-term-doom = Doom
-term-elder-sign = Elder Sign
-term-ritual = Ritual of Annihilation
-term-ritual-track = Ritual track
-term-doom-track = Doom track
-term-decay = Decay
-term-portal = Portal
-term-order = Order of play
-term-instant-death = Instant Death
-term-minimum = The minimum
-term-gate = Gate
-term-keeper = Keeper
-term-control = Control
-term-abandoned = Abandoned gate
-term-pool = Pool
-term-captive = Captive
-term-cultist = Cultist
-term-monster = Monster
-term-great-old-one = Great Old One
-term-unit = Unit
-term-area = Area
-term-adjacent = Adjacent
-term-ocean = Ocean
-term-enemy = Enemy
-term-in-play = In play
-term-submerged = Submerged
-term-combat = Combat
-term-attacker = Attacker
-term-defender = Defender
-term-kill = Kill
-term-pain = Pain
-term-retreat = Retreat
-term-no-room = Nowhere to retreat
-term-eliminated = Eliminated
-term-exempted = Exempted
-term-desecration = Desecration marker
-term-gold-sign = Gold sign
-term-spellbook = Spellbook
-term-requirement = Requirement
-term-common-action = Common action
-term-unique-action = Unique action
-term-unlimited-action = Unlimited action
-term-turn = Turns
-term-pre-battle = Pre-battle
-term-post-battle = Post-battle
-term-ongoing = Ongoing
-term-pledge = Pledge
-term-humanity = Humanity survives

## Names of names

# A unit of another side than the reader's: "Black Goat’s Dark Young".
wars-unit-of = { $owner }’s { $unit }
