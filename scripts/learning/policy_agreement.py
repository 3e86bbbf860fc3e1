"""How well the quick policy foretells the records, beside the imitation, on games that nothing was learned from.

    python3 -m scripts.learning.policy_agreement --records FOLDER [--players 3]

Question by question: the imitation judges whole actions, so an answer that begins some has the chances of all of them.
And by whole actions: one has the product of the policy's chances for each of its answers.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.learned.policy import Policy, policy
from game.games.wars.rules.units import FACTIONS
from scripts.learning.agreement import Agreement, Ranked, agreement, sort_of
from scripts.learning.asked import Asking, held_out
from scripts.learning.imitation import Model, model, ranked
from scripts.learning.judged import GOING_ON, is_main, judged, place_of, small, ways
from scripts.learning.tables import print_table

WHOLE = "whole actions"
PLAYERS = ("policy", "imitation")
_ROLLS = 3
_NEVER = -50.0


class Chain:
    """The policy's chances for lines of answers from one position; what lies on the way is worked out once."""

    def __init__(self, known: Policy, pos: Position) -> None:
        self.known = known
        self.found: dict[tuple[Option, ...], tuple[Position, dict[Option, float]]] = {(): self._at(pos)}

    def _at(self, pos: Position) -> tuple[Position, dict[Option, float]]:
        asked = pos.decision
        if asked is None:
            return pos, {}
        return pos, dict(zip(asked.options, self.known.chances(pos), strict=True))

    def of(self, answers: Sequence[Option]) -> float:
        """The product of the chances of these answers, and of going on no further."""
        whole = 1.0
        for step, answer in enumerate(answers):
            whole *= self._after(tuple(answers[:step]))[1].get(answer, 0.0)
        pos, chances = self._after(tuple(answers))
        asked = pos.decision
        if asked is not None and asked.kind in GOING_ON and asked.default is not None:
            whole *= chances[asked.default]
        return whole

    def _after(self, answers: tuple[Option, ...]) -> tuple[Position, dict[Option, float]]:
        if answers not in self.found:
            pos = self._after(answers[:-1])[0].copy()
            pos.answer(answers[-1])
            self.found[answers] = self._at(pos)
        return self.found[answers]


def both(asking: Asking, known: Policy, learned: Model, rng: random.Random) -> Iterator[Ranked]:
    """The open question as both rank its options; where an action begins, the whole action too."""
    pos = asking.pos
    asked = pos.decision
    assert asked is not None
    faction, sort = FACTIONS[asked.side], sort_of(pos)
    place = asked.options.index(asking.given[0])
    quick = known.scores(pos)
    if not is_main(asked):
        yield Ranked(faction, sort, place, {"policy": quick, "imitation": ranked(learned, pos, small(pos))})
        return
    pos.chance = Chance.seeded(rng.getrandbits(31))
    listed = ways(pos)
    taken = place_of(listed, asking.given)
    if taken is None or len(listed) < 2:
        return
    chain = Chain(known, pos.copy())
    chained = [math.log(max(1e-20, sum(chain.of(answers) for answers in way.same))) for way in listed]
    shares = _shares(ranked(learned, pos, judged(pos, listed, pos.chance.copy(), _ROLLS)))
    begun = dict.fromkeys(asked.options, 0.0)
    for way, share in zip(listed, shares, strict=True):
        begun[way.answers[0]] += share
    slow = [math.log(begun[choice]) if begun[choice] else _NEVER for choice in asked.options]
    # The imitation counts ways that lead to the same position as one: what the record began with may be another's.
    first = asked.options.index(listed[taken].answers[0])
    if first == place:
        yield Ranked(faction, sort, place, {"policy": quick, "imitation": slow})
    yield Ranked(faction, WHOLE, taken, {"policy": chained, "imitation": [math.log(share) for share in shares]})


def _shares(scores: Sequence[float]) -> list[float]:
    most = max(scores)
    parts = [math.exp(score - most) for score in scores]
    whole = sum(parts)
    return [max(1e-20, part / whole) for part in parts]


def every_ranked(records: Path, share: float, most: int, players: int) -> Iterator[Ranked]:
    """Decisions of held-out games: a share of the legs of at most so many games."""
    known, learned = policy(), model()
    for asking, rng in held_out(records, share, most, players):
        yield from both(asking, known, learned, rng)


class Row(NamedTuple):
    """A line of the table."""

    name: str
    found: list[Agreement]


def rows(listed: Sequence[Ranked]) -> Iterator[Row]:
    """The agreement by kind of decision, and for whole actions by faction."""
    often = Counter(one.sort for one in listed)
    sorts = sorted(often, key=lambda sort: (sort != WHOLE, -often[sort]))
    for sort in sorts:
        own = [one for one in listed if one.sort == sort]
        yield Row(sort, [agreement(own, player, 1.0) for player in PLAYERS])
    for faction in FACTIONS[:4]:
        own = [one for one in listed if one.sort == WHOLE and one.faction == faction]
        if own:
            yield Row(f"{WHOLE}, {faction}", [agreement(own, player, 1.0) for player in PLAYERS])


def table(listed: Sequence[Ranked]) -> Iterator[str]:
    """The agreement as Markdown."""
    yield "| decisions | number | " + " | ".join(f"{name}: first, three, log-loss" for name in PLAYERS) + " |"
    yield "|---" * (2 + len(PLAYERS)) + "|"
    for row in rows(listed):
        cells = [f"{one.first:.0%}, {one.three:.0%}, {one.loss:.2f}" for one in row.found]
        yield f"| {row.name} | {row.found[0].decisions} | " + " | ".join(cells) + " |"


def main() -> int:
    """Print the table."""
    return print_table(__doc__, 30, lambda *given: table(list(every_ranked(*given))))


if __name__ == "__main__":
    raise SystemExit(main())
