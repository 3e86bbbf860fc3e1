"""When abilities and spellbooks work, what those that are actions cost, and what kind of thing a thing is in words."""

from collections.abc import Mapping
from typing import NamedTuple

from game.games.wars.rules.units import CLASS_NAMES, KIND_NUMBER, KINDS
from game.language.spoken import say
from game.match.words import words


class Works(NamedTuple):
    """When something works; for an action its cost in Power, that in the later edition, whether only once a turn."""

    when: str
    cost: int | None = None
    later: int | None = None
    once: bool = False


WORKS: Mapping[str, Works] = {
    "immortal": Works("always"),
    "devour": Works("pre_battle"),
    "flight": Works("always"),
    "harbinger": Works("post_battle"),
    "fertility_cult": Works("always"),
    "avatar": Works("action", 1),
    "feast": Works("gather"),
    "desecrate": Works("action", 2),
    "vengeance": Works("post_battle"),
    "absorb": Works("pre_battle"),
    "devolve": Works("ongoing"),
    "dreams": Works("action", 3, later=2),
    "regenerate": Works("post_battle"),
    "submerge": Works("action", 1),
    "yha_nthlei": Works("gather"),
    "abduct": Works("pre_battle"),
    "emissary": Works("post_battle"),
    "invisibility": Works("pre_battle"),
    "madness": Works("ongoing"),
    "seek_and_destroy": Works("pre_battle"),
    "thousand_forms": Works("action", 0, once=True),
    "blood_sacrifice": Works("doom"),
    "frenzy": Works("battle"),
    "ghroth": Works("action", 2),
    "necrophagy": Works("post_battle"),
    "red_sign": Works("ongoing"),
    "thousand_young": Works("ongoing"),
    "he_who": Works("action", 1),
    "passion": Works("ongoing"),
    "screaming_dead": Works("action", 1),
    "shriek": Works("action", 1),
    "third_eye": Works("ongoing"),
    "zingaya": Works("action", 1),
}
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
