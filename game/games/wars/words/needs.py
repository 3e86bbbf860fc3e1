"""What requirements that are not met still need, as factions put it together: Power, gates, areas, a Great Old One."""

from collections.abc import Callable

from game.games.wars.words.signed import linked, sign
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import say
from game.match.cards import Now

Wanting = Callable[[Table, Side], str]
"""What is still needed, in a sentence; empty where there is nothing to count."""


def each_side(table: Table, tell: Callable[[Side], str]) -> Now:
    """A line for each side."""
    return Now(None, "", tuple(f"{sign(side.faction)} {tell(side)}" for side in table.sides))


def gates_or_power(gates: int, power: int) -> Wanting:
    """Gates or Power."""
    return lambda table, side: say("wars-need-gates", gates=gates - side.gates, power=power - side.power)


def areas(count: int) -> Wanting:
    """Areas with units of one's own."""

    def wanting(table: Table, side: Side) -> str:
        here = sum(1 for area in table.areas if any(piece.faction == side.faction for piece in area.pieces))
        return say("wars-need-areas", more=count - here, here=here)

    return wanting


def pay(price: int) -> Wanting:
    """Power for an action that costs so much."""

    def wanting(table: Table, side: Side) -> str:
        short = price - side.power
        return say("wars-need-pay", power=short) if short > 0 else say("wars-need-pay.enough")

    return wanting


def awaken(unit: str, cost: int) -> Wanting:
    """Power for a Great Old One."""

    def wanting(table: Table, side: Side) -> str:
        short, who = cost - side.power, linked("unit", unit)
        return say("wars-need-awaken", power=short, unit=who) if short > 0 else say("wars-need-awaken.enough", unit=who)

    return wanting
