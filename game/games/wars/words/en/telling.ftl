### Where a match of Cthulhu Wars stands, how it ended and why, and headings of the pages of its rules.

wars-standing = Turn { $turn } · { $phase }
wars-time-turn = Turn { $turn }
wars-time-phase = Turn { $turn }, { $phase }
wars-time-in-phase = Turn { $turn }, { $phase } phase
wars-time-action = Turn { $turn }, { $side }: action { $number }

# How it ended; $winners are persons or factions.
wars-won = { $winners ->
    [one] { CAP_THE($winners) } win{ S($winners) }
   *[other] { CAP_THE($winners) } share the victory
 }
wars-won-most = { CAP_THE($side) } { HAS($side) } the most Doom: **{ $doom }**.
wars-won-most-able = { CAP_THE($side) } { HAS($side) } the most Doom of those with all six spellbooks: **{ $doom }**.
wars-won-alone = Only { THE($side) } { HAS($side) } all six spellbooks, with **{ $doom } Doom**.
wars-won-not-able = { CAP_THE($side) } { HAS($side) } **{ $doom } Doom**, but only **{ $books }** of six spellbooks.
# The factions of one person; $parts are a .part each.
wars-won-sum = **{ $person }**: { $parts }, **{ $doom } Doom** in all.
    .part = { $side } **{ $doom }**
wars-won-sum-not-able = **{ $person }**: { $parts }, **{ $doom } Doom** in all, but no faction with all six spellbooks.

# Titles that hold the name of a thing but are no link to it, parted by semicolons.
wars-pages-titles = Cthulhu Wars; Rites of Cthulhu
wars-pages-terms = Terms
wars-pages-deeds = Actions at a glance
wars-pages-areas = Areas
wars-pages-unit = Units
wars-pages-ability = Abilities
wars-pages-book = Spellbooks
wars-pages-requirement = Requirements
wars-pages-sign = Gold signs
wars-pages-edition = Editions
wars-pages-action = Actions
wars-pages-phase = Phases

## What marks a match’s timeline

wars-marks-awakening = Awakenings
wars-marks-battle = Battles
wars-marks-ritual = Rituals
wars-marks-book = Spellbooks

## Below a thing’s text: what its action costs; where it stands in the rulebook, and which rulings are about it

wars-pages-price = { $power ->
    [0] free
   *[other] { $power } Power
 }
    .note = { $price } ({ $note })
wars-pages-rulings = { $source }; { COMMA($rulings) }
    .each = <@ruling/r{ $number }>ruling R{ $number }</>
