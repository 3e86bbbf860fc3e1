"""What own games show of factions without records: positions with what came of them, and their answers."""

import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.bots.learned.chances import DATA, DOOM_DATA, Weights, read, scores_of
from game.games.wars.bots.learned.standing import counted
from game.games.wars.bots.learned.traits import described, sort_of
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER
from scripts.learning import wandering
from scripts.learning.policy_examples import NOT_LEARNED, PREFIX, Part

SPREAD_OF_ENDS, LEAST_COUNT, MOST_COUNT = 0.25, 0.2, 4.0
"""How much better a seat must end that its answers count e times as much, and within what bounds."""
OLDER = 0.5
"""What the answers of a file count beside those of the next one: later games were played by better players."""
PLAYERS = 4
"""As games of so many own games are told: of records those of three are held out."""
JUDGED = {"chances": DATA, "doom": DOOM_DATA}
"""The judgements: where what others count lies."""


class Standing(NamedTuple):
    """A position: the faction's counts, how late it is, what others have by each judgement, and what came of it."""

    row: list[float]
    late: float
    others: dict[str, list[float]]
    came: dict[str, float]
    seed: int


class Shown(NamedTuple):
    """What games have shown of a faction: positions, how well it has done by game, what games of that file count, and
    files with its answers.
    """

    standings: list[Standing]
    ends: dict[int, float]
    worth: dict[int, float]
    parts: list[Path]

    def counts(self) -> dict[int, float]:
        """For how much the answers of each game count: more where it ended better than in the mean."""
        mean = sum(self.ends.values()) / max(1, len(self.ends))
        return {
            game: self.worth[game] * min(MOST_COUNT, max(LEAST_COUNT, math.exp((end - mean) / SPREAD_OF_ENDS)))
            for game, end in self.ends.items()
        }


def ended(game: wandering.Wandered, faction: str) -> float:
    """How well a faction has done in a game, from 0 to 1: half of it the win, half its Doom beside the leader's."""
    won = 1 / len(game.winners) if faction in game.winners else 0.0
    return (won + game.doom[faction] / max(1, *game.doom.values())) / 2


def shown(own: Sequence[Path], factions: Sequence[str], work: Path, jobs: int = 1) -> dict[str, Shown]:
    """Plays all games again, in so many processes, the oldest file first; by faction what they show."""
    work.mkdir(parents=True, exist_ok=True)
    given = [(own, factions, work, number, jobs) for number in range(jobs)]
    if jobs == 1:
        found = [_share(*given[0])]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as crew:
            found = list(crew.map(_share, *zip(*given, strict=True)))
    return {
        name: Shown(
            [one for share in found for one in share[name].standings],
            {game: end for share in found for game, end in share[name].ends.items()},
            {game: worth for share in found for game, worth in share[name].worth.items()},
            [path for share in found for path in share[name].parts],
        )
        for name in factions
    }


def _share(own: Sequence[Path], factions: Sequence[str], work: Path, number: int, of: int) -> dict[str, Shown]:
    """What every so-manieth game shows."""
    judged = {name: read(path, part=name) for name, path in JUDGED.items()}
    parts = {SIDE_NUMBER[name]: Part() for name in factions}
    found = {SIDE_NUMBER[name]: Shown([], {}, {}, []) for name in factions}
    for age, path in enumerate(reversed(own)):
        for place, game in enumerate(wandering.games(path)):
            if place % of == number and game.answers:
                _of_game(game, OLDER**age, judged, parts, found)
    for side, part in parts.items():
        path = work / f"{PREFIX}{FACTIONS[side]}_{number}.npz"
        part.save(path, [str(seed) for seed in found[side].ends])
        found[side].parts.append(path)
    return {FACTIONS[side]: each for side, each in found.items()}


def _of_game(
    game: wandering.Wandered, worth: float, judged: dict[str, Weights], parts: dict[int, Part], found: dict[int, Shown]
) -> None:
    """What a game shows of its new factions: positions, and all answers but those that were drawn."""
    seed = game.inputs["seed"]
    there = [side for side in parts if FACTIONS[side] in game.inputs["factions"]]
    for side in there:
        found[side].ends[seed], found[side].worth[seed] = ended(game, FACTIONS[side]), worth
    for pos, place, drawn in wandering.replayed(game):
        asked = pos.decision
        assert asked is not None
        if game.winners and wandering.worth_keeping(pos):
            for side, one in _standings(pos, there, game, judged):
                found[side].standings.append(one)
        if asked.side in there and not drawn and len(asked.options) > 1 and asked.kind not in NOT_LEARNED:
            part = parts[asked.side]
            kind = part.word(sort_of(asked))
            part.add((seed, PLAYERS, asked.side, kind, pos.state.turn, place, len(asked.options)), described(pos))


def _standings(
    pos: Position, sides: Sequence[int], game: wandering.Wandered, judged: dict[str, Weights]
) -> list[tuple[int, Standing]]:
    rows = counted(pos)
    scores = {name: scores_of(pos, rows, weights) for name, weights in judged.items()}
    doom = max(1, sum(game.doom.values()))
    found = []
    for side in sides:
        place, name = pos.rules.sides.index(side), FACTIONS[side]
        others = {judgement: [*each[:place], *each[place + 1 :]] for judgement, each in scores.items()}
        came = {"chances": 1 / len(game.winners) if name in game.winners else 0.0, "doom": game.doom[name] / doom}
        found.append((side, Standing(rows.rows[place], rows.late, others, came, game.inputs["seed"])))
    return found
