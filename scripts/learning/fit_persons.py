"""Fits the judgement of the Duel to own games: who wins from here.

    python3 -m scripts.learning.fit_persons --own FILE ... [--out FILE]

A logistic regression on the difference of both persons' counts, early and late. Weights are those of all factions plus
what a faction has of its own, which costs more: a few hundred games are few for four factions. One game in five is held
out by its seed; on those it is told how well the judgement foretells, beside plainer ones. Rows are kept beside the
games' file, so that a run goes on where the last one stopped. Needs numpy and scipy (the extra ``learn``).
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from game.games.duel.bots import judgement
from game.games.registry import rules_for
from game.games.wars.bots.learned.persons import Counts
from game.games.wars.rules.units import FACTIONS
from scripts.learning import wandering
from scripts.learning.asked import HELD_OUT

SIDES = len(FACTIONS)
ALL, OWN = 8.0, 32.0
"""What the squares of weights cost (of counts as many deviations): those of all factions, and a faction's own."""
SPREAD = 0.1
"""The least deviation of a count: rare ones get no large weight."""
A_GAME = 12.0
"""How many positions a game weighs: its own are much alike."""
TURNS = 8
Floats: TypeAlias = npt.NDArray[np.float64]
Bools: TypeAlias = npt.NDArray[np.bool_]


class Rows(NamedTuple):
    """Positions: by side its counts (nought where it does not play), whose it is, and what came of it.

    ``person`` is 1 for the first person's sides, -1 for the second's. ``won`` is the first person's share.
    """

    counts: Floats
    person: Floats
    late: Floats
    won: Floats
    seed: npt.NDArray[np.int64]
    turn: npt.NDArray[np.int64]

    def of(self, chosen: Bools) -> "Rows":
        """Those alone."""
        columns: list[Any] = [each[chosen] for each in self]
        return Rows(*columns)

    @property
    def held_out(self) -> Bools:
        """Whose game nothing is learned from."""
        return np.asarray(self.seed % HELD_OUT == 0)

    @property
    def weights(self) -> Floats:
        """What every position weighs: every game the same."""
        _, place, often = np.unique(self.seed, return_inverse=True, return_counts=True)
        return np.asarray(A_GAME / often[place])


def rows_of(path: Path, counts: Counts) -> Rows:
    """The rows of a file of own games; games that humanity won, or both, are left out."""
    listed = list(wandering.games(path))
    kept = path.with_name(f"{path.name.partition('.')[0]}_{len(listed)}_{len(counts.names)}_{SIDES}.npz")
    if not kept.exists():
        found: list[list[object]] = [[] for _ in Rows._fields]
        for game in listed:
            rules: Any = rules_for(game.inputs)
            winners = {rules.seat_of[side] for side in rules.sides if FACTIONS[side] in game.winners}
            if len(winners) != 1:
                continue
            for position in game.positions:
                pos = wandering.position_of(rules, position)
                rows, late = counts.of(pos)
                table, person = np.zeros((SIDES, len(counts.names))), np.zeros(SIDES)
                for row, side in zip(rows, rules.sides, strict=True):
                    table[side], person[side] = row[: len(counts.names)], 1.0 if rules.seat_of[side] == 0 else -1.0
                won = 1.0 if 0 in winners else 0.0
                told = (table, person, late, won, game.inputs["seed"], pos.state.turn)
                for column, value in zip(found, told, strict=True):
                    column.append(value)
        partial = kept.with_suffix(".partial.npz")
        columns: dict[str, Any] = {name: np.array(each) for name, each in zip(Rows._fields, found, strict=True)}
        np.savez_compressed(partial, **columns)
        partial.replace(kept)
    with np.load(kept) as part:
        return Rows(*(part[name] for name in Rows._fields))


def joined(parts: Sequence[Rows]) -> Rows:
    """All rows of several files."""
    return Rows(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def spread_of(given: Rows) -> Floats:
    """The deviation of each count."""
    return np.asarray(np.maximum(given.counts[given.person != 0].std(axis=0), SPREAD))


def staged(given: Rows, spread: Floats) -> Floats:
    """By position and side the counts early and late, in their deviations; the second person's have the sign turned."""
    scaled = given.counts / spread * given.person[:, :, None]
    late = given.late[:, None, None]
    return np.concatenate([scaled * (1 - late), scaled * late], axis=2)


def chance(scores: Floats) -> Floats:
    """The share that a score is worth."""
    return np.asarray(1 / (1 + np.exp(-np.clip(scores, -30, 30))))


def fitted(given: Rows, spread: Floats) -> Floats:
    """The weights by side, early and late."""
    own = staged(given, spread)
    whole = own.sum(axis=1)
    sides, size = own.shape[1:]
    columns = np.concatenate([whole, own.reshape(len(own), sides * size)], axis=1)
    price = np.r_[np.full(size, ALL), np.full(sides * size, OWN)]
    weights = given.weights

    def loss(here: Floats) -> tuple[float, Floats]:
        share = chance(columns @ here)
        total = float((weights * surprise(share, given.won)).sum() + price @ here**2)
        return total, columns.T @ (weights * (share - given.won)) + 2 * price * here

    found = minimize(loss, np.zeros(columns.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    return np.asarray(found[:size] + found[size:].reshape(sides, size))


def surprise(share: Floats, won: Floats) -> Floats:
    """The log-loss of each forecast."""
    share = np.clip(share, 1e-6, 1 - 1e-6)
    return np.asarray(-(won * np.log(share) + (1 - won) * np.log(1 - share)))


def by_count(given: Rows, learned: Rows, name: str, names: Sequence[str], late: bool) -> Floats:
    """The shares by one count alone, as sharp as fits the games that were learned from best."""

    def scores(of: Rows) -> Floats:
        found = (of.counts[:, :, names.index(name)] * of.person).sum(axis=1)
        return np.asarray(found * of.late if late else found)

    best = minimize(lambda sharp: float(surprise(chance(sharp[0] * scores(learned)), learned.won).mean()), [0.5])
    return chance(best.x[0] * scores(given))


def told(name: str, share: Floats, given: Rows) -> str:
    """A row: the mean log-loss and Brier score, and the log-loss by turn."""
    loss, turns, weights = surprise(share, given.won), np.minimum(given.turn, TURNS), given.weights
    listed = [f"{loss[turns == turn].mean():.2f}" if (turns == turn).any() else "" for turn in range(1, TURNS + 1)]
    means = [float(np.average(each, weights=weights)) for each in (loss, (share - given.won) ** 2)]
    return f"| {name} | {means[0]:.3f} | {means[1]:.3f} | " + " | ".join(listed) + " |"


def write(own: Sequence[Path], out: Path) -> Iterator[str]:
    """Fit, and write the data file with what it was learned from; tells of it in lines of a page."""
    counts = judgement.counts()
    every = joined([rows_of(path, counts) for path in own])
    learned, held = every.of(~every.held_out), every.of(every.held_out)
    spread = spread_of(learned)
    weights = fitted(learned, spread)
    number = len(np.unique(learned.seed)), len(np.unique(held.seed))
    yield f"{number[0]} games learned from, {number[1]} held out with {len(held.won)} positions:"
    yield "| | log-loss | Brier | " + " | ".join(str(turn) for turn in range(1, TURNS + 1)) + " |"
    yield told("all alike", np.full(len(held.won), 0.5), held)
    yield told("by Doom", by_count(held, learned, "points", counts.names, True), held)
    yield told("by what the hierophant thinks", by_count(held, learned, "hierophant", counts.names, False), held)
    share = chance((staged(held, spread) * weights[None]).sum(axis=(1, 2)))
    yield told("learned", share, held)
    half = len(counts.names)
    factions = {
        name: {
            "early": [float(f"{value:.4g}") for value in weights[side, :half] / spread],
            "late": [float(f"{value:.4g}") for value in weights[side, half:] / spread],
        }
        for side, name in enumerate(FACTIONS)
        if every.person[:, side].any()
    }
    digest = hashlib.sha256(np.ascontiguousarray(every.counts).tobytes() + every.won.tobytes()).hexdigest()
    seeds = f"{every.seed.min()} to {every.seed.max()}"
    about = {
        "games": number[0], "held_out": number[1], "seeds": seeds, "positions": len(learned.won), "rows": digest,
        "penalties": [ALL, OWN],
    }  # fmt: skip
    model = {"learned_from": about, "names": list(counts.names), "factions": factions}
    out.write_text(json.dumps(model, separators=(",", ":")) + "\n", encoding="utf-8")
    yield f"{out.name}: {out.stat().st_size} bytes"


def main() -> int:
    """Fit the judgement to all these games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--own", type=Path, nargs="+", required=True, metavar="FILE", help="of wandering.py")
    parser.add_argument("--out", type=Path, default=judgement.DATA, metavar="FILE", help="(the file that is shipped)")
    given = parser.parse_args()
    for line in write(given.own, given.out):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
