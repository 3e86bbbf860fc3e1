"""The open question as it is shown: each option with its words and its card, and what glows on the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.engine.option import Option
from game.games.wars.screen.battle.odds import Duel
from game.games.wars.screen.hand.preview import Attacks
from game.games.wars.screen.map.targets import Marks, Target
from game.games.wars.words.tableview import Piece, Table

ACTION_KINDS = ("action", "second_action")


@dataclass(frozen=True)
class Picture:
    """What a card shows: a token, a medal or an icon."""

    what: str
    faction: str = ""
    id: str = ""
    cls: str = ""


Duels = Callable[[], list[Duel]]
"""Battles that could be declared, with their odds, counted when they are first asked for."""


@dataclass(frozen=True)
class Choice:
    """An option with its words. Without ``option`` it is blocked, and ``reason`` says why."""

    option: Option | None
    label: str
    picture: Picture
    text: str = ""
    cost: int | None = None
    reason: str = ""
    tooltip: str = ""
    place: str = "card"
    """``action``, ``card``, or ``end`` for what stands apart at the right; see ``action_row`` for three more."""
    target: Target | None = None
    deed: str = ""
    """What it does in the place of an option: ``undo``, or ``moments``."""
    battles: Duels | None = field(default=None, compare=False)
    """The battles it would declare, for showing their odds; None where it declares none."""
    attacks: Attacks | None = field(default=None, compare=False)
    """What is known of all battles, on the action that leads to one."""
    tucked: bool = False
    """Whether it stays behind the bar's button for more choices: it can be had, and would bring nothing."""
    note: str = ""
    """A few signs beside its price: whom the only battle would be with, and the dice."""

    @property
    def kind(self) -> str:
        """The option's kind."""
        return self.option.kind if self.option else self.picture.id


@dataclass(frozen=True)
class Question:
    """A decision laid open: who, the words, every choice, and what the map shows."""

    seat: int
    faction: str
    kind: str
    serial: int
    prompt: str
    hint: str
    power: int | None
    choices: tuple[Choice, ...] = ()
    marks: Marks = field(default_factory=Marks)
    blocked_areas: Mapping[str, str] = field(default_factory=dict)
    blocked_units: Mapping[int, str] = field(default_factory=dict)
    about: tuple[int | str, ...] = ()
    attacks: Attacks | None = field(default=None, compare=False)
    """The battles that could be declared while an action is to be chosen."""

    def option_for(self, target: Target, table: Table) -> list[Option]:
        """The options a click on the map can mean: that area, that unit, or one just like it."""
        if target[0] == "area":
            number = table.by_area[str(target[1])].number
            return [c.option for c in self.choices if c.option and c.option.kind == "area" and c.option.area == number]
        unit = int(target[1])
        mine = [c.option for c in self.choices if c.option and c.option.unit == unit]
        if mine:
            return mine
        piece = table.pieces.get(unit)
        return [
            c.option
            for c in self.choices
            if c.option and piece and (like := table.pieces.get(c.option.unit)) and same(like, piece)
        ]


def same(one: Piece, other: Piece) -> bool:
    """Whether two pieces are alike: same kind, side, place, and both or neither keeping a gate."""
    return one.like == other.like and one.place == other.place
