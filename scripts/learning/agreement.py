"""How often a player's choice is that of the records, on games that nothing was learned from.

    python3 -m scripts.learning.agreement --records FOLDER [--players 3]

Everybody ranks the same candidates: complete actions for main decisions, options for small questions. The imitation
ranks by its model; a level by its judgement, an option by the best action that begins with it. What an initiate
overlooks is left out. A level's log-loss is that of its judgement made into chances by the one factor that suits it
best.
"""

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine.chance import Chance
from game.engine.position import Position
from game.games.wars.bots.greedy import judged_lines, pledge, settled, tried
from game.games.wars.bots.levels import LEVELS
from game.games.wars.bots.look import season
from game.games.wars.rules.units import FACTIONS
from scripts.learning.asked import Asking, held_out
from scripts.learning.imitation import Model, model
from scripts.learning.judged import is_main, judged, lateness, place_of, small, ways
from scripts.learning.tables import print_table

SORTS = {
    "action": "actions", "second_action": "actions", "move_unit": "figures that go along",
    "scream_unit": "figures that go along", "submerge_unit": "figures that go along", "ritual": "Rituals",
    "book": "books", "retreat_area": "retreats", "assign_kill": "Kills and Pains", "assign_pain": "Kills and Pains",
    "pledge": "pledges", "devolve": "Devolve, Necrophagy", "necrophagy": "Devolve, Necrophagy",
    "pre_battle": "before battles", "direction": "direction, first player", "first_player": "direction, first player",
    "capture_unit": "victims", "desecrate_unit": "victims", "devour_unit": "victims",
    "madness": "Madness, Harbinger", "harbinger": "Madness, Harbinger",
}  # fmt: skip
"""Kinds of questions by what a table calls them; all others are steps of an action or rare."""
ELSE = "steps of actions, and the rest"
ROLLS = 3
PLAYERS = ("imitation", "initiate", "adept", "hierophant")
_FACTORS = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0)
Scores = dict[str, list[float]]


class Ranked(NamedTuple):
    """A decision as the players rank its candidates; ``chosen`` is the record's."""

    faction: str
    sort: str
    chosen: int
    scores: Scores


class Agreement(NamedTuple):
    """How often the record's choice is a player's first, among its first three, and the log-loss."""

    decisions: int
    first: float
    three: float
    loss: float


def sort_of(pos: Position) -> str:
    """What the table calls the open question."""
    asked = pos.decision
    assert asked is not None
    if asked.kind == "action" and not is_main(asked):
        return "gates taken, end of a slot"
    return SORTS.get(asked.kind, ELSE)


def ranked_by_all(asking: Asking, known: Model, rng: random.Random) -> Ranked | None:
    """A decision with everybody's ranks; ``None`` where the record's choice is none of the candidates."""
    pos = asking.pos
    asked = pos.decision
    assert asked is not None
    pos.chance = Chance.seeded(rng.getrandbits(31))
    late, faction, sort = lateness(pos), FACTIONS[asked.side], sort_of(pos)
    if is_main(asked):
        listed = ways(pos)
        place = place_of(listed, asking.given)
        if place is None or len(listed) < 2:
            return None
        ends = [[tried(pos, list(way.answers), Chance.seeded(number)) for number in range(ROLLS)] if way.lucky
                else [way.after.copy()] for way in listed]  # fmt: skip
        found = judged(pos, listed, pos.chance.copy(), ROLLS)
        scores = {level: _worths(ends, pos, asked.side, level) for level in PLAYERS[1:]}
    else:
        found, place = small(pos), asked.options.index(asking.given[0])
        scores = {level: _options(pos, asked.side, level) for level in PLAYERS[1:]}
    half = known[faction]["main" if is_main(asked) else "small"]
    scores["imitation"] = [half.score(one, late) for one in found]
    return Ranked(faction, sort, place, scores)


def _worths(ends: list[list[Position]], pos: Position, side: int, level: str) -> list[float]:
    worth, turn = LEVELS.alone[level].worth, season(pos)
    return [sum(worth(settled(end.copy()), side, turn) for end in each) / len(each) for each in ends]


def _options(pos: Position, side: int, level: str) -> list[float]:
    asked = pos.decision
    assert asked is not None
    if asked.kind == "pledge":
        wanted = pledge(pos, tuple(asked.options), asked.about)
        return [-abs(choice.number - wanted.number) for choice in asked.options]
    best: dict[object, float] = defaultdict(lambda: -1e9)
    for line in judged_lines(pos, side, LEVELS.alone[level].worth, pos.chance.copy(), ROLLS):
        best[line.answers[0]] = max(best[line.answers[0]], line.worth)
    return [best[choice] for choice in asked.options]


def ranked(records: Path, share: float, most: int, players: int | None = None) -> Iterator[Ranked]:
    """Decisions of held-out games with everybody's ranks: a share of the legs of at most so many games."""
    known = model()
    for asking, rng in held_out(records, share, most, players):
        found = ranked_by_all(asking, known, rng)
        if found is not None:
            yield found


def agreement(listed: Sequence[Ranked], player: str, factor: float) -> Agreement:
    """A player's agreement with the records; equal ranks share what they would have."""
    first = three = loss = 0.0
    for one in listed:
        scores = one.scores[player]
        own = scores[one.chosen]
        above, level = sum(score > own for score in scores), sum(score == own for score in scores)
        first += 0.0 if above else 1 / level
        three += min(1.0, max(0, 3 - above) / level)
        most = max(scores)
        total = sum(math.exp(factor * (score - most)) for score in scores)
        loss -= factor * (own - most) - math.log(total)
    count = len(listed)
    return Agreement(count, first / count, three / count, loss / count)


def best_factor(listed: Sequence[Ranked], player: str) -> float:
    """The factor that makes a level's judgement into the best chances; the imitation's are chances already."""
    if player == "imitation":
        return 1.0
    return min(_FACTORS, key=lambda factor: agreement(listed, player, factor).loss)


def table(listed: Sequence[Ranked]) -> Iterator[str]:
    """The agreement by kind of decision and by faction, as Markdown."""
    yield "| decisions | number | " + " | ".join(f"{name}: first, three, log-loss" for name in PLAYERS) + " |"
    yield "|---" * (2 + len(PLAYERS)) + "|"
    sorts = sorted({one.sort for one in listed}, key=lambda sort: -sum(one.sort == sort for one in listed))
    yield from _rows(listed, sorts, lambda one: one.sort)
    actions = [one for one in listed if one.sort == "actions"]
    for faction in sorted({one.faction for one in actions}, key=FACTIONS.index):
        own = [one for one in actions if one.faction == faction]
        yield _row(f"actions, {faction}", own)


def _rows(listed: Sequence[Ranked], names: Sequence[str], of: Callable[[Ranked], str]) -> Iterator[str]:
    for name in names:
        yield _row(name, [one for one in listed if of(one) == name])


def _row(name: str, listed: Sequence[Ranked]) -> str:
    cells = []
    for player in PLAYERS:
        found = agreement(listed, player, best_factor(listed, player))
        cells.append(f"{found.first:.0%}, {found.three:.0%}, {found.loss:.2f}")
    return f"| {name} | {len(listed)} | " + " | ".join(cells) + " |"


def main() -> int:
    """Print the table."""
    return print_table(__doc__, 40, lambda *given: table(list(ranked(*given))))


if __name__ == "__main__":
    raise SystemExit(main())
