"""Cthulhu Wars in words: what its numbers are called, and which of a question's variants applies."""

from collections.abc import Sequence
from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.rules import Rules
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.scenario import UNIT_NAME
from game.games.wars.rules.units import BOOKS, FACTIONS, KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.match.texts import Names, Texts

MARKS = {"side": "**<{id}>{name}</>**", "area": "<gold>{name}</>", "unit": "**{name}**", "book": "**{name}**"}
_ABILITY_TABLES = ("book", "ability", "action", "requirement")


class WarsNames(Names):
    """Names of sides, areas and units of one match, plain or with the window's marks around them."""

    def __init__(self, words: Texts, rules: Rules, marked: bool = False) -> None:
        super().__init__(words, rules, marked, words.tables["prompts"]["wars"]["grammar"])

    def _mark(self, kind: str, name: str, key: str = "") -> str:
        return MARKS[kind].format(id=key, name=name) if self.marked else name

    # single things

    def side(self, side: int) -> str:
        key = FACTIONS[side]
        return self._mark("side", self.words.name("faction", key), key)

    def area(self, area: int) -> str:
        """An area without article."""
        return self._mark("area", self.words.name("area", self.rules.map.areas[area]))

    def the_area(self, area: int) -> str:
        """An area as it stands in a sentence: "the South Pacific", "Europe"."""
        name = self.area(area)
        return self.fill("the", name=name) if self.rules.map.areas[area] in self.grammar["areas_with_the"] else name

    def unit(self, unit: int) -> str:
        """A unit by its kind: "Dark Young"."""
        return self._mark("unit", self.words.name("unit", KINDS[UNIT_KIND[unit]].id))

    def _great(self, key: str) -> str:
        """A Great Old One as it stands in a sentence: an article that is part of the name is put small."""
        name = self.words.name("unit", key)
        article = self.grammar["the_in_names"]
        if name.startswith(article):
            return self.fill("the", name=self._mark("unit", name.removeprefix(article)))
        return self._mark("unit", name)

    def the_unit(self, unit: int, viewer: int | None = None) -> str:
        """A certain unit: "the Dark Young"; for another side, "Black Goat’s Dark Young"."""
        key = KINDS[UNIT_KIND[unit]].id
        if UNIT_CLASS[unit] == GREAT_OLD_ONE:
            return self._great(key)
        name = self.unit(unit)
        if viewer is not None and viewer != UNIT_SIDE[unit]:
            return self.fill("of", owner=self.side(UNIT_SIDE[unit]), unit=name)
        return self.fill("the", name=name)

    def a_unit(self, unit: int) -> str:
        """Some unit: "an Acolyte"; a Great Old One is the only one of its kind."""
        key = KINDS[UNIT_KIND[unit]].id
        if UNIT_CLASS[unit] == GREAT_OLD_ONE:
            return self._great(key)
        name = self.unit(unit)
        if key in self.grammar["units_without_article"]:
            return name
        return self.fill("an" if self.words.name("unit", key)[0] in "AEIOU" else "a", name=name)

    def units(self, units: Sequence[int]) -> str:
        """Several units by kind: "an Acolyte and 2 Ghouls"."""
        kinds: dict[int, list[int]] = {}
        for unit in units:
            kinds.setdefault(UNIT_KIND[unit], []).append(unit)
        parts = []
        for kind, same in kinds.items():
            several = self._mark("unit", self.words.plural(KINDS[kind].id))
            parts.append(self.a_unit(same[0]) if len(same) == 1 else self.fill("count", number=len(same), name=several))
        return self.listed(parts)

    def ability(self, key: str) -> str:
        """A spellbook, a faction's ability, an action or a requirement, by its full name."""
        for table in _ABILITY_TABLES:
            if self.words.has(table, key):
                return self._mark("book", self.words.name(table, key))
        raise KeyError(key)

    def action_or_ability(self, key: str) -> str:
        """What a button calls an action, or an ability that is offered like one."""
        return self.words.name("action", key) if self.words.has("action", key) else self.ability(key)

    # by what a template says an argument is

    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        """What ``{name}`` becomes for an argument of this kind: ``the_`` and ``a_`` in front make articles."""
        if kind == "number":
            return value
        if isinstance(value, int):
            if kind == "unit":
                if name.startswith("the_"):
                    return self.the_unit(value, viewer)
                return self.a_unit(value) if name.startswith("a_") else self.unit(value)
            if kind == "area":
                return self.the_area(value) if name.startswith("the_") else self.area(value)
            return {"side": self.side}[kind](value)
        if kind == "action_book":
            # Emerge is the other half of Submerge.
            return self.words.name("book", value if self.words.has("book", value) else "submerge")
        if kind == "kind":
            return self.words.name("unit", value) if self.words.has("unit", value) else self.grammar[value]
        return self.ability(value) if kind == "ability" else self.words.name(kind, value)

    # questions and options

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        kind, about = decision.kind, decision.about
        if kind == "action":
            return "acted" if about[0] else "counted" if about[1] else ""
        if kind == "ritual":
            return "" if any(option.kind == "ritual" for option in decision.options) else "events"
        if kind == "pledge":
            return f"{about[0]}_last" if about[4] == 2 else str(about[0])
        if kind in ("assign_kill", "assign_pain"):
            return "theirs" if about[0] != decision.side else "more" if int(about[1]) > 1 else ""
        if kind in ("move_unit", "summon_unit", "sacrifice_unit"):
            return "more" if about and about[0] else ""
        return "more" if kind == "awaken_cultist" and about[1] else ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option that names no action; empty if it names one."""
        if option.kind == "unit" and option.area == NONE:
            return "unit_alone"
        return f"direction_{option.number}" if option.kind == "direction" else option.kind

    def option_field(self, name: str, option: Option, viewer: int) -> Any:
        """What ``{name}`` in an option's label becomes."""
        if name in ("area", "the_area"):
            return self.the_area(option.area) if name == "the_area" else self.area(option.area)
        if name == "unit":
            if UNIT_SIDE[option.unit] != viewer and UNIT_CLASS[option.unit] != GREAT_OLD_ONE:
                return self.the_unit(option.unit, viewer)
            return self.unit(option.unit)
        if name == "book":
            return self.words.name("book", BOOKS[option.side][option.number])
        return self.side(option.side) if name == "side" else {"number": option.number}[name]

    def option_marks(self, option: Option, view: dict[str, Any]) -> list[str]:
        """What sets a unit apart from its likes: ``keeper``, ``killed``, ``pained``."""
        if option.kind != "unit":
            return []
        name, state = UNIT_NAME[option.unit], view["state"]
        battle = state["battle"] or {"kill1": (), "pain1": ()}
        hurt = ["killed"] if name in battle["kill1"] else ["pained"] if name in battle["pain1"] else []
        return [*(["keeper"] if name in state["gates"].values() else []), *hurt]
