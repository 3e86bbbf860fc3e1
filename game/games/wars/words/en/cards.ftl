### The cards of things: what each is, its numbers, and where it stands.

## What a thing is, below its name

wars-cards-kind-unit = { $kind } of { $side }
    .all = { $kind } of every faction
wars-cards-kind-faction = Faction
wars-cards-kind-book = Spellbook of { $side } · { $when }
wars-cards-kind-ability = Ability of { $side } · { $when }
wars-cards-kind-requirement = Requirement of { $side }
wars-cards-kind-phase = Phase of a turn
wars-cards-kind-sign = Gold sign
wars-cards-kind-edition = Edition of the rules
wars-cards-kind-term = Term
wars-cards-kind-action = Common action
    .free = Unlimited action
wars-cards-kind-area = Land area
    .ocean = Ocean area

## Its numbers

wars-cards-cost = Cost
    .each = for each unit
    .later = { $cost } in the later edition
    .once = once a turn
wars-cards-combat = Combat
    .own = special
wars-cards-figures = Units
    .each = Count
wars-cards-borders = Borders
wars-cards-sign = Gold sign
    .none = none
wars-cards-books = Spellbooks

## A unit in one line, for below another card’s text

wars-cards-unit = { $kind }, cost { $cost }, combat { $combat }.
    .own = { $kind }, cost { $cost }, special combat.

wars-cards-borders-on = Borders on { COMMA($areas) }.
wars-cards-editions = The rules list all points in which the two editions differ.
wars-cards-source = Rulebook I, II; faction card
