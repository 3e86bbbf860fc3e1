"""Finds the weightiest moment among the events of one step, as they were told to whoever looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.engine.event import Event
from game.games.wars.words.tableview import (
    GREAT_OLD_ONE,
    RANK,
    TERROR,
    Table,
    class_of,
    faction_of,
    kind_of,
    on_map,
    owner_of,
)
from game.language.spoken import has, name, say, say_name
from game.match.match import Match
from game.ui import theme
from game.ui.figures.index import figure_of, portrayed
from game.ui.stagecraft.act import BOOKS, CLASH, DEATH, END, FALL, GATE, RISE, RITUAL, SIGN, Act

ORDER = (DEATH, END, RISE, FALL, BOOKS, RITUAL, GATE, CLASH, SIGN)
"""The forms of moments, the weightiest first."""
CULTIST = "acolyte"
Place = Callable[[str], tuple[int, int] | None]
"""Where on the window the middle of an area is."""


def _rank(faction: str, kind: str, cls: str) -> tuple[int, float]:
    """By which the pieces of a side are sorted, the greatest first."""
    figure = figure_of(faction, kind)
    return (RANK.get(cls, len(RANK)), -figure.tall if figure else 0.0)


class Which:
    """Tells moments of a table from what has just happened there."""

    def __init__(self, match: Match, table: Table, place: Place = lambda area: None) -> None:
        self._match, self._table, self._place = match, table, place
        self._doom = 0
        """What a ritual of this step brings."""

    def of(self, events: Sequence[Event]) -> Act | None:
        """The weightiest moment of a step; None if there is none."""
        self._doom = sum(int(event.args[1]) for event in events if event.kind == "doom" and event.args[2] == "ritual")
        found = [act for event in events for act in self._acts(event)]
        return min(found, key=lambda act: ORDER.index(act.form), default=None)

    def _acts(self, event: Event) -> Iterator[Act]:
        match event.kind, event.args:
            case "ended", _:
                yield from self._ended()
            case "placed", (int(unit), int(area), "awaken"):
                yield self._risen(unit, area)
            case "placed", (int(unit), int(area), "summon") if class_of(unit) == TERROR:
                yield self._risen(unit, area)
            case ("killed" | "eliminated"), (int(unit), int(area), *_) if class_of(unit) == GREAT_OLD_ONE:
                yield self._lost(unit, area)
            case "book", (int(side), *_):
                yield from self._books(side)
            case "ritual", (int(side), *_):
                yield self._ritual(side)
            case "gate_built", (int(side), int(area), *_):
                yield from self._first_gate(side, area)
            case "battle", (int(side), int(enemy), int(area)):
                yield self._battle(side, enemy, area)
            case "sign", (int(side), *_):
                yield Act(SIGN, self._colors(side), say("wars-moments-sign"), self._side(side),
                          signs=(faction_of(side),))  # fmt: skip

    # Names --------------------------------------------------------------------------------------

    def _side(self, side: int) -> str:
        return say_name(name("faction", faction_of(side)))

    def _area(self, area: int) -> str:
        return say_name(name("area", self._id(area))) if on_map(area) else ""

    def _id(self, area: int) -> str:
        return self._table.areas[area].id

    def _at(self, area: int) -> tuple[int, int] | None:
        return self._place(self._id(area)) if on_map(area) else None

    def _colors(self, *sides: int) -> tuple[theme.RGB, ...]:
        return tuple(theme.faction_colour(faction_of(side)) for side in sides)

    # Moments ------------------------------------------------------------------------------------

    def _risen(self, unit: int, area: int) -> Act:
        kind, faction = kind_of(unit), owner_of(unit)
        own = f"wars-moments-rises-{kind.replace('_', '-')}"
        line = say(own) if has(own) else say("wars-moments-rises", area=self._area(area))
        return Act(RISE, (theme.faction_colour(faction),), say_name(name("unit", kind)), line, ((faction, kind),),
                   at=self._at(area))  # fmt: skip

    def _lost(self, unit: int, area: int) -> Act:
        kind, faction = kind_of(unit), owner_of(unit)
        line = say("wars-moments-lost", area=self._area(area))
        return Act(FALL, (theme.faction_colour(faction),), say_name(name("unit", kind)), line, ((faction, kind),),
                   at=self._at(area))  # fmt: skip

    def _books(self, side: int) -> Iterator[Act]:
        faction = faction_of(side)
        shown = self._table.by_faction.get(faction)
        if shown is not None and len(shown.books) == len(shown.all_books):
            stands = portrayed(faction)
            figures = ((faction, stands.unit),) if stands else ()
            yield Act(BOOKS, self._colors(side), say("wars-moments-books"), self._side(side), figures,
                      signs=(faction, *shown.all_books))  # fmt: skip

    def _ritual(self, side: int) -> Act:
        line = say("wars-moments-ritual.line", side=self._side(side), doom=self._doom) if self._doom else ""
        faction = faction_of(side)
        return Act(RITUAL, self._colors(side), say("wars-moments-ritual"), line or self._side(side),
                   ((faction, CULTIST),), signs=(faction,))  # fmt: skip

    def _first_gate(self, side: int, area: int) -> Iterator[Act]:
        built = (each for each in self._match.events if each.kind == "gate_built" and each.args[0] == side)
        next(built, None)
        if next(built, None) is None and on_map(area):
            line = say("wars-moments-gate.line", side=self._side(side), area=self._area(area))
            faction = faction_of(side)
            yield Act(GATE, self._colors(side), say("wars-moments-gate"), line, ((faction, CULTIST),),
                      signs=(faction,), at=self._at(area))  # fmt: skip

    def _battle(self, side: int, enemy: int, area: int) -> Act:
        line = say("wars-moments-battle.line", side=self._side(side), enemy=self._side(enemy), area=self._area(area))
        figures = tuple(self._strongest(faction_of(each), area) for each in (side, enemy))
        return Act(CLASH, self._colors(side, enemy), say("wars-moments-battle"), line, figures,
                   at=self._at(area))  # fmt: skip

    def _strongest(self, faction: str, area: int) -> tuple[str, str]:
        """The greatest piece of a side in an area; where none is left, the figure that stands for the side."""
        pieces = [piece for piece in self._table.areas[area].pieces if piece.faction == faction]
        best = min(pieces, key=lambda piece: _rank(faction, piece.kind, piece.cls), default=None)
        stands = portrayed(faction)
        return (faction, best.kind) if best else (faction, stands.unit if stands else "")

    def _ended(self) -> Iterator[Act]:
        result = self._match.result()
        if result is None:
            return
        sides = [say_name(name("faction", each)) for each in result.winner_sides]
        winner = result.winner_sides[0] if result.winner_sides else ""
        colors = tuple(theme.faction_colour(each) for each in result.winner_sides) or ((150, 160, 176),)
        told = " · ".join(sides) if sides else say("wars-moments-nobody")
        if result.reason == "instant_death":
            yield Act(DEATH, ((196, 60, 30),), say("wars-moments-death"), told)
            return
        doom = result.scores.get(winner)
        line = say("wars-moments-won", doom=doom) if winner and doom is not None else ""
        stands = portrayed(winner)
        figures = ((winner, stands.unit), *self._beside(winner, stands.unit)) if stands else ()
        yield Act(END, colors, told, line, figures)

    def _beside(self, faction: str, greatest: str) -> list[tuple[str, str]]:
        """Whom else a side has on the map, a figure of each kind, the greatest first."""
        pieces = (piece for area in self._table.areas for piece in area.pieces if piece.faction == faction)
        kinds = {piece.kind: piece.cls for piece in pieces if piece.kind != greatest}
        return [(faction, kind) for kind in sorted(kinds, key=lambda kind: _rank(faction, kind, kinds[kind]))]
