"""Fits a conditional logit to examples: what makes a choice likelier than what was left, by faction.

    python3 -m scripts.learning.fit --examples FOLDER [--out FILE]

A model has two halves for each faction: one for actions (counts early and late, traits), one for small questions
(traits alone). Nothing is learned from games that are held out (``asked.is_held_out``). Needs numpy and scipy (the
extra ``learn``).
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from scipy.sparse import csr_matrix, hstack, vstack

from game.games.wars.rules.units import FACTIONS
from scripts.learning.asked import HELD_OUT
from scripts.learning.imitation import WEIGHTS
from scripts.learning.measures import NAMES
from scripts.learning.tables import fit_file

SCARCE = 8
"""Traits of fewer choices are left out."""
PENALTY = 3.0
"""What the squares of all weights (of counts as many deviations) cost, in choices."""
Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]


class Examples(NamedTuple):
    """Examples of one faction and one half. ``group`` is each row's choice, ``taken`` marks the record's rows."""

    group: Ints
    taken: npt.NDArray[np.bool_]
    game: Ints
    players: Ints
    kind: npt.NDArray[np.str_]
    turn: Ints
    late: Floats
    counts: npt.NDArray[np.float32]
    traits: csr_matrix

    def of(self, chosen: npt.NDArray[np.bool_]) -> "Examples":
        """Those choices alone (a flag for each)."""
        rows = chosen[self.group]
        group = np.cumsum(np.r_[0, np.diff(self.group[rows]) != 0]) if rows.any() else self.group[rows]
        counts = self.counts[rows] if len(self.counts) else self.counts
        return Examples(
            group, self.taken[rows], self.game[chosen], self.players[chosen], self.kind[chosen], self.turn[chosen],
            self.late[chosen], counts, self.traits[np.flatnonzero(rows)],
        )  # fmt: skip

    @property
    def held_out(self) -> npt.NDArray[np.bool_]:
        """Which choices nothing is learned from."""
        return np.asarray((self.game % HELD_OUT == 0) | (self.players == 3))


class Half(NamedTuple):
    """Weights of counts early and late (none for small questions), and of traits by their text."""

    early: list[float]
    late: list[float]
    traits: dict[str, float]


def parts(folder: Path) -> list[Path]:
    """The parts of a folder of examples."""
    return sorted(path for path in folder.glob("part_*.npz") if ".partial" not in path.name)


def digest(paths: Sequence[Path]) -> str:
    """A hash over what all parts hold."""
    found = hashlib.sha256()
    for path in paths:
        with np.load(path) as part:
            for name in ("about", "counts", "traits", "ends", "words"):
                found.update(np.ascontiguousarray(part[name]).tobytes())
    return found.hexdigest()


def games_of(paths: Sequence[Path]) -> list[str]:
    """The ids of all games."""
    found: list[str] = []
    for path in paths:
        with np.load(path) as part:
            found += part["games"].tolist()
    return found


def words_of(paths: Sequence[Path]) -> list[str]:
    """All traits and kinds that occur."""
    found: set[str] = set()
    for path in paths:
        with np.load(path) as part:
            found.update(part["words"].tolist())
    return sorted(found)


def read(paths: Sequence[Path], words: list[str], side: int, main: bool) -> Examples:
    """One faction's examples of one half."""
    number = {word: place for place, word in enumerate(words)}
    pieces = [piece for path in paths if (piece := _piece(path, number, words, side, main)) is not None]
    group: list[Ints] = []
    first = 0
    for piece in pieces:
        group.append(piece.group + first)
        first += len(piece.game)
    joined: dict[str, Any] = {
        name: np.concatenate([getattr(piece, name) for piece in pieces])
        for name in ("taken", "game", "players", "kind", "turn", "late", "counts")
    }
    traits = csr_matrix(vstack([piece.traits for piece in pieces]))
    return Examples(np.concatenate(group), traits=traits, **joined)


def _piece(path: Path, number: dict[str, int], words: list[str], side: int, main: bool) -> Examples | None:
    with np.load(path) as part:
        about, counts, traits, ends = part["about"], part["counts"], part["traits"], part["ends"]
        own = part["words"].tolist()
    places = np.array([number[word] for word in own], dtype=np.int64)
    size = np.abs(about[:, 6]).astype(np.int64)
    begins = np.r_[0, np.cumsum(size)]
    is_main = about[:, 6] > 0
    counted = np.r_[0, np.cumsum(np.where(is_main, size, 0))]
    wanted = np.flatnonzero((about[:, 2] == side) & (is_main == main))
    if not len(wanted):
        return None
    rows = np.concatenate([np.arange(begins[one], begins[one + 1]) for one in wanted])
    group = np.repeat(np.arange(len(wanted)), size[wanted])
    taken = np.zeros(len(rows), dtype=bool)
    taken[np.r_[0, np.cumsum(size[wanted])[:-1]] + about[wanted, 5].astype(np.int64)] = True
    length = ends[rows + 1] - ends[rows]
    index = np.concatenate([traits[ends[row] : ends[row + 1]] for row in rows])
    matrix = csr_matrix(
        (np.ones(len(index)), places[index], np.r_[0, np.cumsum(length)]), shape=(len(rows), len(words))
    )
    matrix.sum_duplicates()
    chosen = [np.arange(counted[one], counted[one + 1]) for one in wanted] if main else [np.zeros(0)]
    return Examples(
        group, taken, about[wanted, 0].astype(np.int64), about[wanted, 1].astype(np.int64),
        np.array([own[int(one)] for one in about[wanted, 3]]), about[wanted, 4].astype(np.int64), about[wanted, 7],
        counts[np.concatenate(chosen).astype(np.int64)], matrix,
    )  # fmt: skip


def fitted(given: Examples, words: list[str], main: bool, most: int = 250) -> tuple[Half, float]:
    """The weights that foretell the choices best, and their log-loss on them."""
    often = np.asarray((given.traits > 0).sum(axis=0)).ravel()
    kept = np.flatnonzero(often >= SCARCE)
    blocks = [given.traits[:, kept]]
    spread = np.ones(0)
    if main:
        late = given.late[given.group][:, None]
        dense = np.hstack([given.counts * (1 - late), given.counts * late])
        # A count of one kind of thing matters by how it differs within a choice.
        spread = _within(dense, given.group)
        blocks.insert(0, csr_matrix(dense / spread))
    matrix = csr_matrix(hstack(blocks))
    groups = int(given.group[-1]) + 1
    taken = given.taken.astype(float)
    wanted = matrix.T @ taken

    def loss(weights: Floats) -> tuple[float, Floats]:
        chances, total = shares(matrix @ weights, given.group, groups)
        slope = matrix.T @ chances - wanted + 2 * PENALTY * weights
        return float(total - weights @ wanted + PENALTY * (weights @ weights)), slope

    found = minimize(loss, np.zeros(matrix.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": most})
    weights = found.x
    counts = len(spread)
    counted = weights[:counts] / spread if main else weights[:0]
    half = Half(
        _short(counted[: counts // 2]), _short(counted[counts // 2 :]),
        {words[column]: round(float(value), 3)
         for column, value in zip(kept, weights[counts:], strict=True) if abs(value) >= 0.01},
    )  # fmt: skip
    return half, loss(weights)[0] / groups


def _short(values: Floats) -> list[float]:
    return [float(f"{value:.4g}") for value in values]


def _within(dense: Floats, group: Ints) -> Floats:
    """How much each column differs within choices, at least a little."""
    size = np.bincount(group)
    mean = np.stack([np.bincount(group, column) / size for column in dense.T], axis=1)
    return np.asarray(np.sqrt(((dense - mean[group]) ** 2).mean(axis=0)) + 0.02)


def shares(scores: Floats, group: Ints, groups: int) -> tuple[Floats, float]:
    """Each row's probability within its choice, and the sum of the logarithms of the choices' denominators."""
    most = np.full(groups, -np.inf)
    np.maximum.at(most, group, scores)
    powers = np.exp(scores - most[group])
    sums = np.bincount(group, powers, groups)
    return powers / sums[group], float((np.log(sums) + most).sum())


def scores(half: Half, given: Examples, words: list[str]) -> Floats:
    """What a half gives to every row."""
    weights = np.array([half.traits.get(word, 0.0) for word in words])
    found = given.traits @ weights
    if half.early:
        late = given.late[given.group]
        found = found + (given.counts @ np.array(half.early)) * (1 - late) + (given.counts @ np.array(half.late)) * late
    return np.asarray(found)


def models(folder: Path) -> Iterator[tuple[str, str, Half, float, int]]:
    """Faction, half, weights, log-loss on what was learned from, number of choices; one after the other."""
    paths = parts(folder)
    words = words_of(paths)
    for side, name in enumerate(FACTIONS[:4]):
        for half in ("main", "small"):
            given = read(paths, words, side, half == "main")
            learned = given.of(~given.held_out)
            weights, loss = fitted(learned, words, half == "main")
            yield name, half, weights, loss, len(learned.game)


def write(folder: Path, out: Path) -> Iterator[str]:
    """Fit all halves and write the model, with what it was learned from; tells of each in a sentence."""
    paths = parts(folder)
    ids = games_of(paths)
    learned: dict[str, Any] = {"examples": digest(paths), "games": f"{ids[0]} to {ids[-1]}", "count": len(ids)}
    factions: dict[str, Any] = {}
    for name, half, weights, loss, number in models(folder):
        factions.setdefault(name, {})[half] = weights._asdict()
        learned[f"{name}, {half}"] = number
        yield f"{name}, {half}: {number} choices, log-loss with penalty {loss:.3f}, {len(weights.traits)} traits"
    model = {"learned_from": [learned], "names": list(NAMES), "factions": factions}
    out.write_text(json.dumps(model, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")


def main() -> int:
    """Fit the model to all parts of a folder."""
    return fit_file(__doc__, WEIGHTS, write)


if __name__ == "__main__":
    raise SystemExit(main())
