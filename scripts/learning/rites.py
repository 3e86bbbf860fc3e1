"""Learns what the oracle of Rites of Cthulhu foretells a rite by, from games of hierophants.

    python3 -m scripts.learning.rites RITE [--games N] [--seed N]

Hierophants perform the rite, two to six of them, in half of the games with a choice of chance now and then. At the
beginning of each turn every cultist is counted up as the rite's file says (``counts``), and a conditional logit with a
penalty on the squares of weights learns who wins. Prints the weights as they stand in that file (``WEIGHTS``), and how
well they foretell the games held out: one in five.
"""

import argparse
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.imagining import KNOWN, best, opinions, ranked
from game.games.rites.bots.knowledge import total
from game.games.rites.rules.cards import RITE_ID, RITE_NUMBER

SEED = 1_000_000
SEATS = (4, 3, 4, 2, 4, 3, 5, 4, 6, 3)
"""How many perform the rite, game by game in turn."""
MOST = 6
ASTRAY = 12
"""Of a hundred choices, how many are any of the best three, in every second game."""
PENALTY = 3.0
STEPS = 30


class Turns(NamedTuple):
    """Beginnings of turns: counts by cultist, which cultists there are, who won, and the game each is of."""

    counts: Any
    there: Any
    winners: Any
    games: Any


def play(rite: str, seats: int, seed: int, astray: bool) -> tuple[list[list[list[float]]], int]:
    """The counts at the beginning of each turn of a rite, and its winner; below 0 for none."""
    foresight = _foresight(rite)
    rules = rules_for({"game": "rites", "players": seats, "seed": seed, "options": {"rite": rite}})
    pos = Position.start(rules, Chance.seeded(seed))
    whims = Chance.seeded(~seed & 0xFFFFFFFF)
    found = []
    while (asked := pos.decision) is not None:
        if not pos.state.ends and foresight.begins(pos):
            found.append(foresight.counts(pos, asked.side))
        place = best(pos, asked)
        if astray and whims.below(100) < ASTRAY:
            order = ranked(asked, [total(parts) for parts in opinions(pos, asked, True)])
            place = order[whims.below(min(3, len(order)))]
        pos.answer(asked.options[place])
        pos.events.clear()
    return found, pos.state.ends[-1][1]


def _foresight(rite: str) -> Foresight:
    foresight = KNOWN[RITE_NUMBER[rite]].foresight
    if foresight is None:
        raise ValueError(f"{rite} is not foretold")
    return foresight


def turns(rite: str, games: int, seed: int) -> Turns:
    """The turns of so many games; those that nobody won are left out."""
    rows: list[tuple[list[list[float]], int, int]] = []
    for game in range(games):
        found, winner = play(rite, SEATS[game % len(SEATS)], seed + game, bool(game % 2))
        rows += [(counts, winner, game) for counts in found if winner >= 0]
    counts = np.zeros((len(rows), MOST, len(_foresight(rite).weights)))
    there = np.zeros((len(rows), MOST))
    for number, (counted, _, _) in enumerate(rows):
        counts[number, : len(counted)] = counted
        there[number, : len(counted)] = 1
    return Turns(counts, there, np.array([row[1] for row in rows]), np.array([row[2] for row in rows]))


def fit(found: Turns) -> Any:
    """The weights under which the winners are likeliest, less the penalty: Newton's method."""
    mean = (found.counts * found.there[..., None]).sum((0, 1)) / found.there.sum()
    spread = np.sqrt((((found.counts - mean) ** 2) * found.there[..., None]).sum((0, 1)) / found.there.sum()) + 1e-9
    scaled = np.where(found.there[..., None] > 0, (found.counts - mean) / spread, 0.0)
    size = scaled.shape[2]
    won = scaled[np.arange(len(found.winners)), found.winners].sum(0)
    flat = scaled.reshape(-1, size)
    weights = np.zeros(size)
    for _ in range(STEPS):
        chances = _chances(scaled @ weights, found.there)
        expected = (chances[..., None] * scaled).sum(1)
        slope = won - expected.sum(0) - PENALTY * weights
        bend = (flat * chances.reshape(-1, 1)).T @ flat - expected.T @ expected + PENALTY * np.eye(size)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-5:
            break
    return weights / spread


def _chances(sums: Any, there: Any) -> Any:
    powers = np.exp(sums - np.where(there > 0, sums, -np.inf).max(1, keepdims=True)) * there
    return powers / powers.sum(1, keepdims=True)


def log_loss(found: Turns, weights: Any) -> float:
    """How badly the weights foretell the winners: 0 would be always and for sure."""
    chances = _chances(found.counts @ weights, found.there)
    return float(-np.log(np.maximum(chances[np.arange(len(found.winners)), found.winners], 1e-9)).mean())


def held_out(found: Turns, which: bool) -> Turns:
    """The turns of one game in five, or of all others."""
    chosen = (found.games % 5 == 0) == which
    return Turns(*(part[chosen] for part in found))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    foretold = [rite for rite in RITE_ID if KNOWN[RITE_NUMBER[rite]].foresight is not None]
    parser.add_argument("rite", choices=foretold, metavar="RITE", help=", ".join(foretold))
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    found = turns(given.rite, given.games, given.seed)
    trained, rest = held_out(found, False), held_out(found, True)
    by_chance = np.log(rest.there.sum(1)).mean()
    print(f"# {given.games} games, {len(found.winners)} turns; of one game in five held out: log-loss "
          f"{log_loss(rest, fit(trained)):.3f}, by chance {by_chance:.3f}")  # fmt: skip
    names = import_module(f"game.games.rites.tablets.{given.rite}.bots").WEIGHTS
    print("WEIGHTS = {")
    for name, weight in zip(names, fit(found), strict=True):
        print(f'    "{name}": {weight:.3f},')
    print("}")


if __name__ == "__main__":
    main()
