"""What the knowledge of a rite is made of: opinions on the options of its questions, and what hands are worth.

Nothing here may look at more than the cultist knows: her own hand, what lies open, what she has seen (``knows``) and
what all have seen hands not to hold (``limits``). Positions are often ones dealt anew, in which all cards have names;
a hand of another cultist may only be counted.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.rules.cards import ALL_CARDS, BIT, CARD_OF, RANK, cards_in
from game.games.rites.rules.plots import Plots
from game.games.rites.rules.state import TAKEN, RitesState

Parts = list[tuple[str, float]]
"""What speaks for (+) and against (-) an option: lines by name, with points of the rite's own measure."""
Opinion = Callable[[Position, Decision], list[Parts]]
"""The parts of each option of an open decision, in order."""


class Knowledge(NamedTuple):
    """A rite as the bots know it.

    ``plain`` and ``deep`` are opinions by kind of question; what ``deep`` lacks is taken from ``plain``. ``keep`` says
    what each card is worth in this hand, where an average one is worth about ``usual``. ``outlook`` guesses the chance
    of each cultist to win the rite from what all can see, and ``promise`` that of the Grand Cultist who begins it with
    this hand. ``chosen`` has, by frame of a simultaneous round, the place of the field that keeps what has been chosen
    in secret, and ``likely`` puts what others most likely chose into it. Where chance decides most trials, an option
    must end ``plainly`` standard errors better than what the knowledge would take, to be taken instead. With
    ``foresight`` trials are judged some turns later in place of at the end.
    """

    plain: Mapping[str, Opinion]
    deep: Mapping[str, Opinion]
    keep: Callable[[Position, int, int], dict[int, float]]
    usual: float
    outlook: Callable[[Position], list[float]]
    promise: Callable[[Position, int], float]
    chosen: Mapping[str, int] = {}
    likely: Callable[[Position, int], None] | None = None
    plainly: float = 0.0
    foresight: Foresight | None = None


SHED = "shed"
"""The part of cards that leave the hand, in the rites that are about that."""


def total(parts: Parts) -> float:
    """The points of an option."""
    return sum([points for _, points in parts])


def shed(parts: Parts) -> Parts:
    """The parts with one more card out of the hand."""
    cards = 1.0 + sum([points for words, points in parts if words == SHED])
    return [(SHED, cards), *[part for part in parts if part[0] != SHED]]


def unseen_by(state: RitesState, side: int, in_sight: Iterable[int]) -> int:
    """The cards whose place the cultist cannot tell, as a mask; ``in_sight`` are those that lie open in the rite."""
    seen = state.hands[side] | state.discard | state.knows[side]
    for won in state.won:
        seen |= won
    for laid in in_sight:
        seen |= BIT[laid & CARD_OF]
    return ALL_CARDS & ~seen


def plots_in_sight(own: Plots) -> list[int]:
    """The cards of walls or graves that have been turned up."""
    return [card for plot, card in enumerate(own.plots) if card != TAKEN and own.open >> plot & 1]


def known_plot(state: RitesState, side: int, plot: int) -> int:
    """The rank of a wall or grave as far as the cultist knows it, else -1."""
    own = state.own
    assert isinstance(own, Plots)
    card = own.plots[plot]
    if card == TAKEN:
        return -1
    return RANK[card] if own.open >> plot & 1 or state.knows[side] >> card & 1 else -1


def mean_rank(mask: int) -> float:
    """The mean elder sign of a mask of cards; 6.5 for none."""
    cards = cards_in(mask)
    return sum([RANK[card] for card in cards]) / len(cards) if cards else 6.5


def chances(weights: list[float]) -> list[float]:
    """Positive weights as chances that add up to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


def outlook_of(scores: list[float], left: float) -> list[float]:
    """The chances of scores with so many points still to be had."""
    spread = 0.8 + 0.22 * left
    most = max(scores)
    return chances([math.exp((score - most) / spread) for score in scores])


def bell(value: float) -> float:
    """The share of a normal distribution below a value."""
    return 0.5 * (1 + math.erf(value / 1.4142))


def score(pos: Position, side: int) -> float:
    """The points of a cultist in a rite of captured cards."""
    return float(sum([RANK[card] for card in cards_in(pos.state.won[side])]))


def nearest(pos: Position) -> list[float]:
    """The chances in a shedding rite: whoever has the fewest cards is nearest."""
    return chances([2.0 ** -hand.bit_count() for hand in pos.state.hands])
