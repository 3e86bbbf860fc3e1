"""When abilities and spellbooks work, what those that are actions cost, and what kind of thing a thing is in words."""

from collections.abc import Mapping

from game.games.wars.factions.words.tables import merged
from game.games.wars.rules.units import CLASS_NAMES, KIND_NUMBER, KINDS
from game.games.wars.words.factionwords import Works
from game.language.spoken import say
from game.match.words import words

WORKS: Mapping[str, Works] = merged("works")
"""By the ids of abilities and spellbooks."""


def _message(works: Works) -> str:
    return f"things-when-{works.when.replace('_', '-')}"


def when_words(key: str, brief: bool = False) -> str:
    """When an ability or a spellbook works: "Action, 3 Power (2 in the later edition)"; ``brief`` without the rest."""
    works = WORKS[key]
    if works.cost is None:
        return say(_message(works))
    if works.later is not None and not brief:
        return say("things-when-action.later", cost=works.cost, later=works.later)
    return say("things-when-action.once" if works.once else "things-when-action", cost=works.cost)


def when_card(key: str) -> str:
    """When an ability or a spellbook works, as its card says it: "before a battle"."""
    return say(f"{_message(WORKS[key])}.card")


def class_words(unit: str) -> str:
    """What class of unit a kind belongs to: "Great Old One"."""
    return words().name("term", CLASS_NAMES[KINDS[KIND_NUMBER[unit]].cls])


def kind_words(kind: str, key: str) -> str:
    """What kind of thing a unit, an ability or a spellbook is, for beside its name; empty for other things."""
    if kind == "unit":
        return class_words(key)
    return when_words(key) if kind in ("ability", "book") else ""
