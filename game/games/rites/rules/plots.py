"""Walls and graves: numbered places with a card each, face down until it is turned up, captured for its rank."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.engine.errors import SetupError
from game.engine.plain import expect_int
from game.engine.position import Position
from game.games.rites.rules import codec
from game.games.rites.rules.cards import CARD_ID, RANK, cards_in
from game.games.rites.rules.codec import NO_CARD
from game.games.rites.rules.over import best, end_rite
from game.games.rites.rules.state import MOST, TAKEN, RiteState

GUARD = 60
"""Turns in a row without a reveal, capture or looting after which the rite ends (rulings D9, H8)."""
MOST_PLOTS = 8


class Plots(RiteState):
    """``plots`` are cards or TAKEN, ``open`` a mask of those turned up; ``idle`` counts turns for the guard."""

    __slots__ = ("idle", "open", "plots")

    def __init__(self, plots: list[int] | None = None, open: int = 0, idle: int = 0) -> None:
        self.plots = plots or []
        self.open = open
        self.idle = idle

    def copy(self) -> "Plots":
        return Plots(self.plots.copy(), self.open, self.idle)

    def key(self) -> dict[str, Any]:
        return {"plots": tuple(self.plots), "open": self.open, "idle": self.idle}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        plots = [
            NO_CARD if card == TAKEN else CARD_ID[card] if self.open >> plot & 1 else name(card)
            for plot, card in enumerate(self.plots)
        ]
        return {"plots": plots, "open": cards_in(self.open), "idle": self.idle}

    def cards(self) -> list[int]:
        return [card for card in self.plots if card != TAKEN]

    def face_down(self) -> list[int]:
        """The places whose card is hidden."""
        return [plot for plot, card in enumerate(self.plots) if card != TAKEN and not self.open >> plot & 1]


def read_plots(parts: Mapping[str, Any]) -> tuple[list[int], int, int]:
    """The fields of ``Plots`` as they were written."""
    plots = [codec.card_or_none(value, "plots") for value in codec.some(parts["plots"], MOST_PLOTS, "plots")]
    return plots, codec.bits(parts["open"], MOST_PLOTS, "open"), expect_int(parts["idle"], 0, MOST, "idle")


def nothing_open_is_gone(own: Plots, places: int) -> Iterator[SetupError]:
    """What a set-up cannot say of open plots; where it names none, cards are dealt to so many ``places``."""
    there = [card != TAKEN for card in own.plots] or [True] * places
    if any(plot >= len(there) or not there[plot] for plot in cards_in(own.open)):
        yield SetupError("open", "rites-setup-no-card")


def open_and_there(own: Plots, plot: Any) -> bool:
    """Whether it is a place whose card has been turned up and lies there still."""
    there = type(plot) is int and 0 <= plot < len(own.plots)
    return there and own.plots[plot] != TAKEN and bool(own.open >> plot & 1)


def finish(pos: Position, reason: str) -> None:
    """Most points win; then the highest single card, the next highest and so on."""
    ranks = [sorted((RANK[card] for card in cards_in(won)), reverse=True) for won in pos.state.won]
    end_rite(pos, best(pos, [(sum(each), each) for each in ranks]), reason)
