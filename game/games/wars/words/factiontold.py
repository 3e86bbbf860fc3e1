"""What the words of a faction are made of that look at the table or at what has been done: lights, needs, deeds."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.games.wars.words.deeds import AsTold, InBattle
from game.games.wars.words.lights import Light
from game.games.wars.words.needs import Wanting
from game.games.wars.words.tableview import KindRow, Side, Table
from game.match.cards import Now


def printed(side: Side, kind: str, cost: int) -> int:
    """What a piece costs where nothing makes it cheaper."""
    return cost


def as_printed(table: Table, side: Side, row: KindRow) -> str:
    """A piece's combat where nothing changes it; "varies" where it is counted by a rule."""
    return "varies" if row.formula else str(row.combat)


class FactionTold(NamedTuple):
    """What is told of a faction by functions.

    By requirement: ``lights`` what lights up for it, ``wanting`` what it still needs. ``cost`` is what a piece of a
    kind costs its owner now (of what is printed), ``combat`` what a piece's combat is now, as far as it does not depend
    on the battle: "6", "3+" or "varies". ``terms`` is what is to be said now of terms that have to do with it alone.

    Of the chronicle: ``actions`` by the action, ``abilities`` those used outside battles, ``in_battle`` those in one.
    """

    lights: Mapping[str, Light]
    wanting: Mapping[str, Wanting]
    actions: Mapping[str, AsTold]
    abilities: Mapping[str, AsTold] = {}
    in_battle: Mapping[str, InBattle] = {}
    terms: Mapping[str, Callable[[Table], Now]] = {}
    cost: Callable[[Side, str, int], int] = printed
    combat: Callable[[Table, Side, KindRow], str] = as_printed
