#!/usr/bin/env python3
"""Plays four hierophants, some with other weights, and tells each faction's share: for setting weights by hand.

    python scripts/try_weights.py --games 48 "" "cr.great=1.6,1.6" "all.gates=5,2.8 ye.lone=-0.6,-0.6"

Each argument is one trial: ``faction.line=early,late`` with the first two letters of a faction's id or ``all``; the
empty one plays the present weights. Every trial has the same seeds and seats. ``--against BOT`` seats one hierophant
of each faction in turn among three of those bots instead. The trials that led to the present weights are in
``scripts/tuning/trials.md``.
"""

import argparse
import sys
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.bots import make  # noqa: E402
from game.engine.chance import Chance  # noqa: E402
from game.engine.position import Position  # noqa: E402
from game.games.registry import facts_of, rules_for  # noqa: E402
from game.games.wars.bots.evaluation import Evaluation  # noqa: E402
from game.games.wars.bots.greedy import GreedyBot  # noqa: E402
from game.games.wars.bots.levels import BREADTH, Levels, table_of, weights_of  # noqa: E402
from game.games.wars.rules.units import FACTIONS  # noqa: E402
from game.match.driver import bot_seed, play_on  # noqa: E402


class Change(NamedTuple):
    """One weight set otherwise: for the factions whose id begins so, or all."""

    faction: str
    line: str
    early: float
    late: float


def changes_in(text: str) -> list[Change]:
    """The changes of one trial; raises ``ValueError`` for what cannot be read."""
    found = []
    for part in text.split():
        place, values = part.split("=")
        faction, line = place.split(".")
        early, late = values.split(",")
        found.append(Change(faction, line, float(early), float(late)))
    return found


def levels_with(changes: list[Change]) -> Levels:
    """The hierophant's judgement with some weights set otherwise; raises ``KeyError`` for an unknown line."""
    weights = [weights_of(side) for side in range(len(FACTIONS))]
    for change in changes:
        told = [side for side, name in enumerate(FACTIONS) if change.faction in ("all", name[:2])]
        held = [side for side in told if change.line in weights[side]]
        if not held:
            raise KeyError(f"no faction {change.faction!r} has a line {change.line!r}")
        for side in held:
            weights[side][change.line] = (change.early, change.late)
    evaluation = Evaluation([table_of(side, weights[side]) for side in range(len(FACTIONS))])
    return Levels({"hierophant": evaluation}, {}, BREADTH)


def play(number: int, levels: Levels, against: str | None) -> tuple[str, dict[str, float]]:
    """One game: which faction it is about (all if nobody else plays) and what each faction won."""
    orders = list(permutations(FACTIONS))
    factions = list(orders[(number * 7 + number // len(orders)) % len(orders)])
    about = FACTIONS[number % len(FACTIONS)] if against else ""
    maps = facts_of("wars").maps(4)
    inputs = {"game": "wars", "players": 4, "map": maps[number // 4 % len(maps)], "edition": None}
    rules = rules_for(inputs | {"factions": factions, "seed": number})
    bots = [
        GreedyBot("hierophant", bot_seed(number, seat), levels)
        if against is None or name == about
        else make(against, bot_seed(number, seat))
        for seat, name in enumerate(factions)
    ]
    pos = Position.start(rules, Chance.seeded(number))
    result = play_on(pos, bots)
    return about, {name: 1 / len(result.sides) for name in result.sides}


def main() -> int:
    """Play the trials and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", default=[""])
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--against", metavar="BOT")
    given = parser.parse_args()
    for trial in given.trials:
        levels = levels_with(changes_in(trial))
        won = dict.fromkeys(FACTIONS, 0.0)
        for number in range(given.games):
            about, shares = play(number, levels, given.against)
            for name, share in shares.items():
                won[name] += share if about in ("", name) else 0.0
        each = given.games / len(FACTIONS) if given.against else given.games
        print(trial or "present weights", {name: round(share / each, 2) for name, share in won.items()}, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
