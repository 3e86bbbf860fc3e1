"""Cthulhu Wars in words: what its numbers are called, and which of a question's variants applies."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.factions.words.tables import merged
from game.games.wars.rules.faction import CULTIST, GREAT_OLD_ONE
from game.games.wars.rules.scenario import UNIT_NAME
from game.games.wars.rules.units import BOOKS, FACTIONS, KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.language.spoken import name, say, spoken
from game.language.values import Name, Value, markup
from game.match.cards import Ref
from game.match.texts import Names

MARKS = {"side": "**<{id}>{}</>**", "area": "<gold>{}</>", "unit": "**{}**", "book": "**{}**"}
_CARDS: Mapping[Ref, Ref] = merged("cards")
_ABILITY_TABLES = ("book", "ability", "action", "requirement")


def named_units(units: Iterable[int]) -> list[Name]:
    """Units by kind for a place in a message: "an Acolyte and 2 Ghouls"."""
    return [name("unit", KINDS[kind].id, number=number) for kind, number in _kinds(units).items()]


def _kinds(units: Iterable[int]) -> Counter[int]:
    return Counter(UNIT_KIND[unit] for unit in units)


class WarsNames(Names):
    """Names of sides, areas and units of one match, plain or with the window's marks around them."""

    # values for the places of messages

    def _named(self, kind: str, mark: str, key: str, number: int = 1) -> Name:
        return name(kind, key, MARKS[mark].replace("{id}", key) if self.marked else "", number)

    def named_side(self, side: int) -> Name:
        return self._named("faction", "side", FACTIONS[side])

    def named_area(self, area: int) -> Name:
        """An area; what is off the map as if it were one."""
        areas = self.rules.map.areas
        return self._named("area", "area", areas[area] if area < len(areas) else "off_map")

    def start_of(self, side: int) -> dict[str, Value]:
        """``start``, a side's start area, for messages; nothing for one that chooses it."""
        fixed: dict[int, int] = self.rules.map.start
        return {"start": self.named_area(fixed[side])} if side in fixed else {}

    def named_unit(self, unit: int) -> Name:
        return self._named("unit", "unit", KINDS[UNIT_KIND[unit]].id)

    def named_units(self, units: Iterable[int]) -> list[Name]:
        """Units by kind, with how many there are of each."""
        return [self._named("unit", "unit", KINDS[kind].id, number) for kind, number in _kinds(units).items()]

    # as text

    def side(self, side: int) -> str:
        return spoken().form("name", self.named_side(side))

    def area(self, area: int) -> str:
        """An area without article."""
        return spoken().form("name", self.named_area(area))

    def the_area(self, area: int) -> str:
        """An area as it stands in a sentence: "the South Pacific", "Europe"."""
        return spoken().form("the", self.named_area(area))

    def unit(self, unit: int) -> str:
        """A unit by its kind, by itself: "Dark Young"."""
        alone = self.words.name("unit", KINDS[UNIT_KIND[unit]].id)
        return MARKS["unit"].replace("{}", alone) if self.marked else alone

    def the_unit(self, unit: int, viewer: int | None = None) -> str:
        """A certain unit: "the Dark Young"; for another side, "Black Goat’s Dark Young"."""
        if UNIT_CLASS[unit] != GREAT_OLD_ONE and viewer is not None and viewer != UNIT_SIDE[unit]:
            return say("wars-unit-of", unit=self.named_unit(unit), owner=self.named_side(UNIT_SIDE[unit]))
        return spoken().form("the", self.named_unit(unit))

    def a_unit(self, unit: int) -> str:
        """Some unit: "an Acolyte"; a Great Old One is the only one of its kind."""
        return spoken().form("a", self.named_unit(unit))

    def units(self, units: Iterable[int]) -> str:
        """Several units by kind: "an Acolyte and 2 Ghouls"."""
        return spoken().form("a", self.named_units(units))

    def named_ability(self, key: str) -> Name:
        """A spellbook, a faction's ability, an action or a requirement, by its full name."""
        for table in _ABILITY_TABLES:
            if self.words.has(table, key):
                return self._named(table, "book", key)
        raise KeyError(key)

    def ability(self, key: str) -> str:
        """The same as text."""
        return spoken().form("name", self.named_ability(key))

    def named_deed(self, key: str) -> Name:
        """What a button calls an action, or an ability that is offered like one, for a place in a message."""
        return name("action", key) if self.words.has("action", key) else self.named_ability(key)

    def action_or_ability(self, key: str) -> str:
        """What a button calls an action, or an ability that is offered like one."""
        return self.words.name("action", key) if self.words.has("action", key) else self.ability(key)

    def place(self, kind: str, value: int | str, viewer: int | None = None) -> Value:
        """A thing by its name; a unit of another side than the viewer's with whose it is."""
        if isinstance(value, str):
            return self._thing(kind, value)
        if kind not in ("side", "area", "unit"):
            return value
        if kind == "unit" and viewer not in (None, UNIT_SIDE[value]) and UNIT_CLASS[value] != GREAT_OLD_ONE:
            return markup(self.the_unit(value, viewer))
        return {"side": self.named_side, "area": self.named_area, "unit": self.named_unit}[kind](value)

    def _thing(self, kind: str, key: str) -> Name:
        """A thing that the rules name by its id."""
        if kind == "ability":
            return self.named_ability(key)
        if kind == "action_book":
            # Emerge is the other half of Submerge.
            return name("book", key) if self.words.has("book", key) else name(*_CARDS["action", key])
        if kind == "kind":
            return name("unit" if self.words.has("unit", key) else "term", key)
        return name(kind, key)

    def option_place(self, name: str, option: Option, viewer: int) -> Value:
        """As ``place``, for what an option names."""
        if name == "book":
            return self._thing("book", BOOKS[option.side][option.number])
        if name == "number":
            return option.number
        return self.place(name, {"area": option.area, "unit": option.unit, "side": option.side}[name], viewer)

    # questions and options

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        kind, about = decision.kind, decision.about
        if kind == "action":
            return "acted" if about[0] else "counted" if about[1] else ""
        if kind == "ritual":
            return "" if any(option.kind == "ritual" for option in decision.options) else "events"
        if kind == "first_player":
            seats = {self.rules.seat_of[option.side] for option in decision.options}
            return "tied" if decision.seat in seats else ""
        if kind == "doom_event":
            return str(about[0])
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

    def option_marks(self, option: Option, view: dict[str, Any]) -> list[str]:
        """What sets a unit apart from its likes: ``keeper`` (off the map ``asleep``), ``killed``, ``pained``."""
        if option.kind != "unit":
            return []
        name, state = UNIT_NAME[option.unit], view["state"]
        owner, kind, index = name.split("/")
        place = state["units"][owner][kind][int(index)]
        battle = (state["battle"] if place != "pool" else None) or {"kill1": (), "pain1": ()}
        hurt = ["killed"] if name in battle["kill1"] else ["pained"] if name in battle["pain1"] else []
        sleeps = FACTION_TABLES[UNIT_SIDE[option.unit]].asleep in state["flags"] and UNIT_CLASS[option.unit] == CULTIST
        kept = ["keeper"] if name in state["gates"].values() else ["asleep"] if sleeps and place == "submerged" else []
        return [*kept, *hurt]
