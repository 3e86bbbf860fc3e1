"""How a rite ends, by a winner or without, by an emptied hand or pile; and who has won the game (ruling O4)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.position import Frame, Position
from game.engine.result import Result
from game.games.rites.rules.cards import ARTIFACTS, RANK, RITE_ID, cards_in, points
from game.games.rites.rules.moves import clockwise
from game.games.rites.rules.state import NOBODY, RitesState

GO_ON: dict[str, Callable[[], Frame]] = {}
"""The over-game's frame for what follows a rite: ``award``, ``pass_on`` or ``failed``."""


def end_rite(pos: Position, winner: int, reason: str) -> None:
    """The rite is over; ``winner`` is NOBODY where there is none."""
    _note(pos, winner, reason)
    pos.stack = (GO_ON["award" if winner != NOBODY else "pass_on"](),)


def fail_rite(pos: Position, side: int) -> None:
    """The rite fails at once, and ``side`` is the Grand Cultist (rulebook, Become the Grand Cultist)."""
    _note(pos, NOBODY, "failed")
    pos.state.grand = side
    pos.emit("grand_cultist", side)
    pos.stack = (GO_ON["failed"](),)


def _note(pos: Position, winner: int, reason: str) -> None:
    state: RitesState = pos.state
    state.ends = (*state.ends, (state.rite, winner, reason))
    state.active = NOBODY
    state.requests = [()] * pos.rules.seats
    pos.emit("rite_over", state.rite, winner, reason)


def best(pos: Position, scores: Sequence[object]) -> int:
    """The cultist with the highest score; of several the first clockwise from the Grand Cultist (ruling O5).

    Scores are compared as they are: tuples hold the tie-breakers of the rite.
    """
    order = clockwise(pos, pos.state.grand)
    return max(order, key=lambda side: scores[side])  # type: ignore[arg-type,return-value]


def emptied(pos: Position, side: int) -> bool:
    """End the rite if the cultist has no cards left; whether it did."""
    if pos.state.hands[side]:
        return False
    end_rite(pos, side, "emptied")
    return True


def turn_over(pos: Position, side: int) -> int:
    """The next cultist; ends the rite when the last card has been drawn (rulings T3, M7), and gives -1."""
    state: RitesState = pos.state
    if not state.deck:
        # Fewest cards win, then the lower sum of elder signs.
        scores = [(-hand.bit_count(), -sum(RANK[card] for card in cards_in(hand))) for hand in state.hands]
        end_rite(pos, best(pos, scores), "fewest")
        return -1
    return clockwise(pos, side)[1]


@dataclass
class RitesResult(Result):
    """The outcome, with points and number of artifacts by side.

    ``ends`` says of each rite how it ended: ``the_hound/all_looted``. ``rites`` names it, its winner (or nobody) and
    the reason. ``humanity`` never wins here. A single rite is won by whoever won the rite; a rite without a winner by
    nobody.
    """

    points: dict[str, int]
    artifacts: dict[str, int]
    ends: tuple[str, ...]
    rites: tuple[tuple[str, str, str], ...]

    @property
    def scores(self) -> dict[str, int]:
        return self.points


def result(pos: Position) -> RitesResult | None:
    """The outcome, ``None`` while the game goes on."""
    state: RitesState = pos.state
    if not state.ending:
        return None
    names: tuple[str, ...] = pos.rules.names
    if pos.rules.single:
        winners = [winner for _, winner, _ in state.ends if winner != NOBODY]
    else:
        scores = [_score(cache) for cache in state.caches]
        winners = [side for side, score in enumerate(scores) if score == max(scores)]
    return RitesResult(
        tuple(winners),
        tuple(names[side] for side in winners),
        False,
        len(winners) > 1,
        state.ends[-1][2] if pos.rules.single else state.ending,
        {name: points(cache) for name, cache in zip(names, state.caches, strict=True)},
        {name: cache.bit_count() for name, cache in zip(names, state.caches, strict=True)},
        tuple(f"{RITE_ID[rite]}/{reason}" for rite, _, reason in state.ends),
        tuple(
            (RITE_ID[rite], names[winner] if winner != NOBODY else "", reason) for rite, winner, reason in state.ends
        ),
    )


def _score(cache: int) -> tuple[int, int, int]:
    """Points, then number of artifacts, then the highest single one."""
    return points(cache), cache.bit_count(), max((ARTIFACTS[number].value for number in cards_in(cache)), default=0)
