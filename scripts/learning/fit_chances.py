"""Fits the learned judgement: who wins from here, who will have how much Doom, and which actions lead to most.

    python3 -m scripts.learning.fit_chances --folder FOLDER [--out FILE]

Weights of counts early and late, by faction; the scores of all sides share one whole. Three things are asked of them.
That the shares foretell who won. That they foretell what they will say themselves a little later: in a game few things
are decided at a time, and a thousand games are few. And that what records chose leads to more than what they left: the
first two know nothing of positions that good play does not lead to. Weights of their own foretell each side's share of
all Doom at the end. Nothing is learned from what is held out: one game
in five, records for three players, the first edition. Needs numpy and scipy (the extra ``learn``).
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from game.games.wars.bots.learned.chances import DATA, DOOM_DATA
from game.games.wars.bots.learned.standing import NAMES
from game.games.wars.rules.units import FACTIONS
from scripts.learning.asked import HELD_OUT
from scripts.learning.standings import SIDES, digest

LATER = 0.97
"""How much of what a position is to foretell comes from after the next one."""
PENALTY = 20.0
"""What the squares of all weights (of counts as many deviations) cost."""
POSITIONS_A_GAME = 80.0
"""So many positions every game weighs, however many it has (fewer than a quarter of that weigh less)."""
TAKEN_AWAY = 0.5
"""What a position with spellbooks taken away weighs."""
CHOICE, SHARPNESS = 1.0, 10.0
"""What a choice weighs, and how surely the record is to choose what leads to more."""
SPREAD = 0.1
"""The least deviation of a count: rare ones get no large weight."""
ROUNDS = 80
Floats: TypeAlias = npt.NDArray[np.float32]
Bools: TypeAlias = npt.NDArray[np.bool_]


class Positions(NamedTuple):
    """Positions with what came of them. ``about`` as in ``standings.Part``."""

    rows: Floats
    late: Floats
    won: Floats
    doom: Floats
    about: npt.NDArray[np.int64]

    def of(self, chosen: Bools) -> "Positions":
        """Those alone."""
        return Positions(self.rows[chosen], self.late[chosen], self.won[chosen], self.doom[chosen], self.about[chosen])

    @property
    def present(self) -> Bools:
        """Which factions play."""
        return np.asarray(self.rows[:, :, 0] > 0)

    @property
    def decided(self) -> Bools:
        """Whether anybody won; humanity is nobody."""
        return np.asarray(self.won.sum(axis=1) > 0)

    @property
    def in_place(self) -> Bools:
        return np.asarray(self.about[:, 4] > 0)

    @property
    def first_edition(self) -> Bools:
        return np.asarray(self.about[:, 2] > 0)

    @property
    def own(self) -> Bools:
        """Positions of games that our own players played."""
        return np.asarray(self.about[:, 0] < 0)

    @property
    def held_out(self) -> Bools:
        """One game in five."""
        return np.asarray(self.about[:, 0] % HELD_OUT == 0)

    @property
    def weights(self) -> Floats:
        """What every position weighs: every game the same."""
        _, place, often = np.unique(self.about[self.in_place, 0], return_inverse=True, return_counts=True)
        found = np.full(len(self.late), TAKEN_AWAY, dtype=np.float32)
        found[self.in_place] = POSITIONS_A_GAME / np.maximum(often[place], POSITIONS_A_GAME / 4)
        return found


class Choices(NamedTuple):
    """Alternatives, group by group; ``taken`` marks the record's."""

    rows: Floats
    late: Floats
    group: npt.NDArray[np.int64]
    taken: Bools
    side: npt.NDArray[np.int64]
    game: npt.NDArray[np.int64]

    def of(self, chosen: Bools) -> "Choices":
        """Those alone."""
        rows, late, group, taken, side, game = self
        return Choices(rows[chosen], late[chosen], group[chosen], taken[chosen], side[chosen], game[chosen])

    @property
    def held_out(self) -> Bools:
        """One game in five."""
        return np.asarray(self.game % HELD_OUT == 0)


def positions_of(paths: Sequence[Path]) -> Positions:
    """The positions of parts."""
    found: list[list[npt.NDArray[np.generic]]] = [[] for _ in Positions._fields]
    for path in paths:
        with np.load(path) as part:
            if part["names"].tolist() != list(NAMES):
                raise ValueError(f"{path} has other counts: it has to be made anew")
            for column, name in zip(found, Positions._fields, strict=True):
                column.append(part[name])
    return Positions(*(np.concatenate(column) for column in found))


def choices_of(paths: Sequence[Path]) -> Choices:
    """The choices of parts."""
    rows, listed = [], []
    first = 0.0
    for path in paths:
        with np.load(path) as part:
            choices = part["choices"].copy()
            choices[:, 0] += first
            if len(choices):
                first = choices[-1, 0] + 1
            rows.append(part["choice_rows"])
            listed.append(choices)
    table = np.concatenate(listed)
    number = table.astype(np.int64)
    return Choices(
        np.concatenate(rows), table[:, 4].astype(np.float32), number[:, 0], number[:, 1] > 0, number[:, 2], number[:, 3]
    )


def staged(rows: Floats, late: Floats, spread: Floats) -> list[Floats]:
    """By faction the counts, early and late, each in its deviations."""
    scaled = rows / spread
    when = late[:, None]
    return [np.hstack([scaled[:, side] * (1 - when), scaled[:, side] * when]) for side in range(SIDES)]


def shares_of(scores: Floats, present: Bools) -> Floats:
    """Shares of one whole for each position; none for who does not play."""
    known = np.where(present, scores, -np.inf)
    powers = np.exp(known - known.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def log_loss(shares: Floats, won: Floats) -> Floats:
    """How surprised a forecast is, position by position."""
    return np.asarray(-(won * np.log(np.clip(shares, 1e-6, 1))).sum(axis=1))


def foretelling(counts: list[Floats], weights: npt.NDArray[np.float64], present: Bools) -> Floats:
    """The shares that weights give."""
    return shares_of(scored(counts, weights), present)


def scored(counts: list[Floats], weights: npt.NDArray[np.float64]) -> Floats:
    return np.stack([counts[side] @ weights[side].astype(np.float32) for side in range(SIDES)], axis=1)


def looking_ahead(given: Positions, shares: Floats) -> Floats:
    """What each position is to foretell: who won, and a little of what is foretold at the next ones of its game."""
    found = given.won.copy()
    game = given.about[:, 0]
    for place in range(len(found) - 2, -1, -1):
        if game[place] == game[place + 1] and given.about[place, 4] and given.about[place + 1, 4]:
            found[place] = (1 - LATER) * shares[place + 1] + LATER * found[place + 1]
    return found


class Task:
    """The loss of weights over positions and choices, and its slope."""

    def __init__(self, given: Positions, choices: Choices, spread: Floats) -> None:
        self.present = given.present
        self.weights = given.weights
        self.counts = staged(given.rows, given.late, spread)
        self.wanted = given.won
        self.choices = choices
        self.choice_counts = staged(choices.rows, choices.late, spread)
        self.choice_present = np.asarray(choices.rows[:, :, 0] > 0)
        self.starts = np.r_[0, np.flatnonzero(np.diff(choices.group)) + 1] if len(choices.group) else np.zeros(0, int)
        self.groups = np.repeat(np.arange(len(self.starts)), np.diff(np.r_[self.starts, len(choices.group)]))

    def loss(self, weights: npt.NDArray[np.float64]) -> tuple[float, npt.NDArray[np.float64]]:
        """The loss, and how it changes with each weight."""
        shares = foretelling(self.counts, weights, self.present)
        total = float((self.weights * log_loss(shares, self.wanted)).sum() + PENALTY * (weights**2).sum())
        slope = (shares - self.wanted) * self.weights[:, None]
        found = 2 * PENALTY * weights
        for side in range(SIDES):
            found[side] += slope[:, side].astype(np.float32) @ self.counts[side]
        if len(self.starts):
            chosen, steps = self._chosen(scored(self.choice_counts, weights))
            total += CHOICE * chosen
            for side in range(SIDES):
                found[side] += CHOICE * (steps[:, side].astype(np.float32) @ self.choice_counts[side])
        return total, found

    def _chosen(self, scores: Floats) -> tuple[float, Floats]:
        """How surprising the records' choices are, if what leads to more is likelier; and the slope by scores."""
        shares = shares_of(scores, self.choice_present)
        rows, side = np.arange(len(scores)), self.choices.side
        own = np.clip(shares[rows, side], 1e-5, 1 - 1e-5)
        odds = SHARPNESS * np.log(own / (1 - own))
        powers = np.exp(odds - np.maximum.reduceat(odds, self.starts)[self.groups])
        likely = powers / np.add.reduceat(powers, self.starts)[self.groups]
        slope = SHARPNESS * (likely - self.choices.taken)
        by_score = -shares / (1 - own)[:, None]
        by_score[rows, side] = 1.0
        return float(-np.log(likely[self.choices.taken]).sum()), slope[:, None] * by_score

    def solved(self) -> npt.NDArray[np.float64]:
        """The best weights; looked for where all directions are about as steep."""
        size = self.counts[0].shape[1]
        bases = []
        for counts in self.counts:
            steep = (counts.T * self.weights) @ counts * 0.15 + 2 * PENALTY * np.eye(size)
            bases.append(np.linalg.inv(np.linalg.cholesky(steep.astype(np.float64))).T)
        turned = np.stack(bases)

        def loss(place: npt.NDArray[np.float64]) -> tuple[float, npt.NDArray[np.float64]]:
            total, slope = self.loss(np.einsum("sij,sj->si", turned, place.reshape(SIDES, size)))
            return total, np.einsum("sij,si->sj", turned, slope).ravel()

        found = minimize(loss, np.zeros(SIDES * size), jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS})
        return np.asarray(np.einsum("sij,sj->si", turned, found.x.reshape(SIDES, size)))


def fitted(given: Positions, choices: Choices) -> tuple[npt.NDArray[np.float64], Floats]:
    """The weights (of counts as many deviations), and the deviations."""
    spread = np.maximum(given.rows[given.present].std(axis=0) + 0.05, SPREAD).astype(np.float32)
    task = Task(given, choices, spread)
    weights = task.solved()
    task.wanted = looking_ahead(given, foretelling(task.counts, weights, task.present))
    return task.solved(), spread


def fitted_to_doom(given: Positions, choices: Choices, spread: Floats) -> npt.NDArray[np.float64]:
    """The weights that foretell each side's share of all Doom at the end, from positions in their place alone."""
    given = given.of(given.in_place)
    nothing = choices.of(np.zeros(len(choices.group), dtype=bool))
    return Task(given._replace(won=given.doom), nothing, spread).solved()


def learned_from(given: Positions) -> Bools:
    """Which positions are learned from."""
    records_for_three = (given.about[:, 1] == 3) & ~given.own
    return np.asarray(given.decided & ~given.held_out & ~given.first_edition & ~records_for_three)


def write(folder: Path, out: Path) -> Iterator[str]:
    """Fit, and write both data files with what they were learned from; tells of it in sentences."""
    paths = sorted(path for path in folder.glob("*.npz") if ".partial" not in path.name)
    every, choices = positions_of(paths), choices_of(paths)
    given = every.of(learned_from(every))
    for_four = (choices.rows[:, :, 0] > 0).all(axis=1)
    choices = choices.of(~choices.held_out & for_four)
    yield f"{len(given.late)} positions, {len(np.unique(choices.group))} choices"
    weights, spread = fitted(given, choices)
    learned = {
        "parts": digest(paths), "positions": len(given.late), "choices": len(np.unique(choices.group)),
        "games": [f"{path.stem}: {first} to {last}, {count}" for path, first, last, count in _games(paths)],
        "later": LATER, "penalty": PENALTY, "choice": CHOICE, "sharpness": SHARPNESS,
    }  # fmt: skip
    doom = fitted_to_doom(given, choices, spread)
    for path, found in ((out, weights), (out.with_name(DOOM_DATA.name), doom)):
        model = {"learned_from": learned, "names": list(NAMES), "factions": _by_faction(found, spread)}
        path.write_text(json.dumps(model, separators=(",", ":")) + "\n", encoding="utf-8")
        yield f"{path.name}: {path.stat().st_size} bytes"


def _by_faction(weights: npt.NDArray[np.float64], spread: Floats) -> dict[str, dict[str, list[float]]]:
    half = len(NAMES)
    return {
        name: {
            "early": [_short(value) for value in weights[side, :half] / spread],
            "late": [_short(value) for value in weights[side, half:] / spread],
        }
        for side, name in enumerate(FACTIONS[:SIDES])
    }


def _games(paths: Sequence[Path]) -> Iterator[tuple[Path, str, str, int]]:
    for path in paths:
        with np.load(path) as part:
            ids = part["games"].tolist()
        yield path, ids[0], ids[-1], len(ids)


def _short(value: float) -> float:
    return float(f"{value:.4g}")


def main() -> int:
    """Fit the judgement to all parts of a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, metavar="FOLDER", help="what standings.py has written")
    parser.add_argument("--out", type=Path, default=DATA, metavar="FILE", help="(the file that is shipped)")
    given = parser.parse_args()
    tell: Callable[[str], None] = print
    for told in write(given.folder, given.out):
        tell(told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
