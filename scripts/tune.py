#!/usr/bin/env python3
"""Tunes the hierophant's weights with CMA-ES on games of candidates against each other.

    python scripts/tune.py WORKFOLDER --generations 20 --population 48 --games 3 --jobs 2

Every faction has an optimiser of its own (``cma``). A candidate is a list of logarithms of factors on the weights set
by hand, two for each line: early and late. In each generation every candidate of a faction plays ``--games`` games
against candidates of the other factions, and one against three ``--sparring`` bots. It is told a loss: what it won,
and a little for spellbooks and the lead in Doom, since wins alone say little in few games.

``log.jsonl`` in the folder keeps what every generation brought, ``state.pkl`` lets the next call go on, and
``--write`` puts the middle of the distribution into ``game/games/wars/bots/tuned.py``. Needs ``pip install cma``.
"""

import argparse
import json
import math
import multiprocessing
import pickle
import random
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.bots import make  # noqa: E402
from game.engine.chance import Chance  # noqa: E402
from game.engine.position import Position  # noqa: E402
from game.games.registry import rules_for  # noqa: E402
from game.games.wars.bots.evaluation import Evaluation  # noqa: E402
from game.games.wars.bots.greedy import GreedyBot  # noqa: E402
from game.games.wars.bots.levels import BREADTH, HIEROPHANT, Levels, Weights, table_of, weights_of  # noqa: E402
from game.games.wars.rules.units import FACTIONS  # noqa: E402
from game.match.driver import bot_seed, play_on  # noqa: E402

SPREAD = 0.25
"""Standard deviation of the first candidates, in logarithms of factors."""
MAPS = {3: ("earth_3",), 4: ("earth_4_west3_east5", "earth_4_west5_east3")}
THREE_PLAYERS = 0.2
"""The part of the games that three play."""
Candidate = list[float]
Task = tuple[int, dict[str, Candidate], int, str | None]
"""Seed, candidates by faction, players, bot of the other seats if not candidates."""


def names_of(side: int) -> list[str]:
    """The weights of a faction in a fixed order."""
    return sorted(weights_of(side))


def weights_with(side: int, candidate: Candidate) -> Weights:
    """The present weights times a candidate's factors."""
    base = weights_of(side)
    return {
        name: (base[name][0] * math.exp(candidate[2 * place]), base[name][1] * math.exp(candidate[2 * place + 1]))
        for place, name in enumerate(names_of(side))
    }


def play(task: Task) -> dict[str, float]:
    """Play one game and give the reward of every candidate in it."""
    seed, candidates, players, sparring = task
    chosen = random.Random(seed)
    factions = list(candidates)
    if sparring:
        others = [name for name in FACTIONS if name not in factions]
        factions += chosen.sample(others, players - 1)
    chosen.shuffle(factions)
    inputs = {
        "game": "wars", "players": players, "map": chosen.choice(MAPS[players]), "edition": None,
        "factions": factions, "seed": seed,
    }  # fmt: skip
    rules = rules_for(inputs)
    bots: list[Any] = []
    for seat, name in enumerate(factions):
        if name in candidates:
            side = FACTIONS.index(name)
            tables = list(HIEROPHANT.tables)
            tables[side] = table_of(side, weights_with(side, candidates[name]))
            levels = Levels({"hierophant": Evaluation(tables)}, {}, BREADTH)
            bots.append(GreedyBot("hierophant", bot_seed(seed, seat), levels))
        else:
            bots.append(make(sparring or "", bot_seed(seed, seat)))
    pos = Position.start(rules, Chance.seeded(seed))
    result = play_on(pos, bots)
    return {name: reward(result, name, factions.index(name)) for name in candidates}


def reward(result: Any, name: str, seat: int) -> float:
    """The share of the win, and a little for spellbooks and the lead in Doom."""
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    lead = result.doom[name] - max(doom for other, doom in result.doom.items() if other != name)
    return share + 0.06 * result.books[name] + 0.01 * max(-20, min(20, lead))


def tasks_of(
    asked: dict[str, list[Candidate]], games: int, sparring: list[str], seed: int
) -> list[tuple[Task, dict[str, int]]]:
    """The games of a generation, each with which candidate of a faction plays in it."""
    chosen = random.Random(seed)
    found: list[tuple[Task, dict[str, int]]] = []
    size = len(next(iter(asked.values())))
    for _ in range(games):
        order = {name: chosen.sample(range(size), size) for name in FACTIONS}
        for number in range(size):
            seats = {name: order[name][number] for name in FACTIONS}
            if chosen.random() < THREE_PLAYERS:
                del seats[chosen.choice(FACTIONS)]
            found.append((_task(asked, seats, seed + len(found), None), seats))
    for number in range(size):
        for name in FACTIONS:
            seats = {name: number}
            found.append((_task(asked, seats, seed + len(found), sparring[number % len(sparring)], 4), seats))
    return found


def _task(
    asked: dict[str, list[Candidate]], seats: dict[str, int], seed: int, sparring: str | None, players: int = 0
) -> Task:
    return seed, {name: list(asked[name][number]) for name, number in seats.items()}, players or len(seats), sparring


def generation(optimisers: dict[str, Any], given: argparse.Namespace, seed: int, pool: Any) -> dict[str, Any]:
    """Ask for candidates, let them play, tell the optimisers; returns what there is to note."""
    asked = {name: optimisers[name].ask() for name in FACTIONS}
    planned = tasks_of(asked, given.games, given.sparring.split(","), seed)
    kinds: dict[tuple[str, str | None, int], list[tuple[int, float]]] = {}
    for (task, seats), earned in zip(planned, pool.imap([task for task, _ in planned]), strict=True):
        for name, number in seats.items():
            kinds.setdefault((name, task[3], task[2]), []).append((number, earned[name]))
    gains: dict[str, list[list[float]]] = {name: [[] for _ in asked[name]] for name in FACTIONS}
    means: dict[str, float] = {}
    for (name, sparring, players), earned_here in kinds.items():
        # Games of different kinds bring different rewards: each is compared with the middle of its kind.
        middle = sum(one for _, one in earned_here) / len(earned_here)
        means[f"{name}, {players} players, {sparring or 'candidates'}"] = round(middle, 3)
        for number, one in earned_here:
            gains[name][number].append(one - middle)
    for name in FACTIONS:
        optimisers[name].tell(asked[name], [-sum(one) / max(1, len(one)) for one in gains[name]])
    return {
        "games": len(planned),
        "mean": means,
        "spread": {name: round(float(optimisers[name].sigma), 3) for name in FACTIONS},
    }


def start(given: argparse.Namespace) -> dict[str, Any]:
    """An optimiser for each faction."""
    import cma

    return {
        name: cma.CMAEvolutionStrategy(
            [0.0] * (2 * len(names_of(side))),
            SPREAD,
            {"popsize": given.population, "CMA_diagonal": True, "seed": given.seed + side + 1, "verbose": -9},
        )
        for side, name in enumerate(FACTIONS)
    }


def write(optimisers: dict[str, Any], to: Path) -> None:
    """Put the middle of each distribution, times what was tuned before, into the module of tuned factors."""
    from game.games.wars.bots.tuned import TUNED

    lines = [
        '"""What tuning made of the weights set by hand: factors (early, late) by faction and line."""',
        "",
        "TUNED: dict[str, dict[str, tuple[float, float]]] = {",
    ]
    for side, name in enumerate(FACTIONS):
        middle = [float(value) for value in optimisers[name].mean]
        lines.append(f'    "{name}": {{')
        for place, weight in enumerate(names_of(side)):
            before = TUNED.get(name, {}).get(weight, (1.0, 1.0))
            early, late = (before[part] * math.exp(middle[2 * place + part]) for part in range(2))
            lines.append(f'        "{weight}": ({early:.3f}, {late:.3f}),')
        lines.append("    },")
    to.write_text("\n".join([*lines, "}", ""]), encoding="utf-8", newline="\n")


class Alone:
    """A pool of this process only."""

    def imap(self, tasks: list[Task]) -> Any:
        """The games one after the other."""
        return map(play, tasks)


class Many:
    """A pool of several processes."""

    def __init__(self, jobs: int) -> None:
        self._pool = multiprocessing.get_context("spawn").Pool(jobs)

    def imap(self, tasks: list[Task]) -> Any:
        """The games side by side, in order."""
        return self._pool.imap(play, tasks)


def main() -> int:
    """Go on with the tuning in a folder, or begin one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=48)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--sparring", default="random,adept", help="bots that candidates also play, in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the factors found so far and stop")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    kept = given.folder / "state.pkl"
    number, optimisers = pickle.loads(kept.read_bytes()) if kept.exists() else (0, start(given))
    if given.write:
        write(optimisers, ROOT / "game" / "bots" / "wars" / "tuned.py")
        return 0
    pool = Many(given.jobs) if given.jobs > 1 else Alone()
    for _ in range(given.generations):
        began = time.time()
        noted = generation(optimisers, given, given.seed * 1_000_000 + number * 10_000, pool)
        number += 1
        noted |= {"generation": number, "seconds": round(time.time() - began)}
        with (given.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(noted) + "\n")
        print(json.dumps(noted), flush=True)
        kept.write_bytes(pickle.dumps((number, optimisers)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
