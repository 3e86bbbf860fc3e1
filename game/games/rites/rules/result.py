"""Who has won a game of Rites of Cthulhu (rulebook, Winning the Game; ruling O4)."""

from dataclasses import dataclass

from game.engine.position import Position
from game.engine.rules import Result
from game.games.rites.rules.cards import ARTIFACTS, RITE_ID, cards_in, points
from game.games.rites.rules.state import NOBODY, RitesState


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
