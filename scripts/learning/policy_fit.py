"""Fits the quick policy: for each faction and kind of question, what makes an option likelier than the others.

    python3 -m scripts.learning.policy_fit --examples FOLDER [--out FILE]

A conditional logit with a penalty on the squares of all weights. Nothing is learned from games that are held out
(``asked.is_held_out``); how well those are foretold is printed by kind of question. Needs numpy and scipy (the extra
``learn``).
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_matrix

from game.games.wars.bots.learned.policy import FILE
from game.games.wars.bots.learned.pooling import Known, Weights
from game.games.wars.rules.units import FACTIONS
from scripts.learning.asked import HELD_OUT
from scripts.learning.fit import shares
from scripts.learning.policy_examples import PREFIX
from scripts.learning.tables import fit_file

SCARCE = 10
"""What fewer options than so many have is left out."""
PENALTY = 0.5
"""What the squares of all weights cost, in choices."""
SPARE = 2.0
"""What the sizes of all weights cost, in choices: so most of them are nothing."""
LEAST = 0.02
"""Weights smaller than this are left out."""
Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Loss: TypeAlias = Callable[[Floats], tuple[float, Floats]]


class Examples(NamedTuple):
    """Examples of one faction and one kind of question.

    ``group`` is each option's choice, ``taken`` marks the record's options. ``columns`` says what each column of
    ``matrix`` stands for: a mark and a label, or a trait alone.
    """

    group: Ints
    taken: npt.NDArray[np.bool_]
    game: Ints
    players: Ints
    turn: Ints
    matrix: csr_matrix
    columns: list[tuple[str, str]]

    @property
    def held_out(self) -> npt.NDArray[np.bool_]:
        """Which choices nothing is learned from."""
        return np.asarray((self.game % HELD_OUT == 0) | (self.players == 3))

    def of(self, chosen: npt.NDArray[np.bool_]) -> "Examples":
        """Those choices alone (a flag for each)."""
        rows = chosen[self.group]
        kept = self.group[rows]
        group = np.cumsum(np.r_[0, np.diff(kept) != 0]) if len(kept) else kept
        return Examples(
            group, self.taken[rows], self.game[chosen], self.players[chosen], self.turn[chosen],
            self.matrix[np.flatnonzero(rows)], self.columns,
        )  # fmt: skip

    def only(self, columns: list[tuple[str, str]]) -> "Examples":
        """The same choices with these columns alone."""
        place = {column: number for number, column in enumerate(self.columns)}
        return self._replace(matrix=self.matrix[:, [place[column] for column in columns]], columns=columns)


class Read:
    """All parts in memory, with one numbering of words."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.words: list[str] = []
        self.games: list[str] = []
        number: dict[str, int] = {}
        digest = hashlib.sha256()
        found: dict[str, list[Any]] = defaultdict(list)
        for path in paths:
            with np.load(path) as part:
                own = part["words"].tolist()
                for word in own:
                    if word not in number:
                        number[word] = len(number)
                places = np.array([number[word] for word in own], dtype=np.int32)
                about = part["about"].copy()
                about[:, 3] = places[about[:, 3]]
                found["about"].append(about)
                for name in ("marks", "labels", "traits"):
                    found[name].append(places[part[name]])
                for name in ("marks_end", "traits_end"):
                    found[name].append(np.diff(part[name]))
                for name in ("about", "marks", "labels", "traits"):
                    digest.update(np.ascontiguousarray(part[name]).tobytes())
                self.games += part["games"].tolist()
        self.words = list(number)
        self.digest = digest.hexdigest()
        self.about = np.concatenate(found["about"])
        self.marks, self.labels, self.traits = (np.concatenate(found[name]) for name in ("marks", "labels", "traits"))
        self.marks_end, self.traits_end = (
            np.r_[0, np.cumsum(np.concatenate(found[name]), dtype=np.int64)] for name in ("marks_end", "traits_end")
        )
        self.begins = np.r_[0, np.cumsum(self.about[:, 6])]

    def sides(self) -> list[int]:
        """The sides of which there are examples."""
        return [int(side) for side in np.unique(self.about[:, 2])]

    def kinds(self, side: int) -> list[str]:
        """The kinds of questions a side was asked, the commonest first."""
        kinds, often = np.unique(self.about[self.about[:, 2] == side, 3], return_counts=True)
        return [self.words[kinds[place]] for place in np.argsort(-often)]

    def examples(self, side: int, kind: str) -> Examples:
        """One faction's examples of one kind of question."""
        about = self.about
        wanted = np.flatnonzero((about[:, 2] == side) & (about[:, 3] == self.words.index(kind)))
        size = about[wanted, 6]
        rows = _ranges(self.begins[wanted], size)
        group = np.repeat(np.arange(len(wanted)), size)
        taken = np.zeros(len(rows), dtype=bool)
        taken[np.r_[0, np.cumsum(size)[:-1]] + about[wanted, 5]] = True
        marks = self.marks_end[wanted + 1] - self.marks_end[wanted]
        # A mark and an option's label are one column.
        own_marks = self.marks[_ranges(self.marks_end[wanted][group], marks[group])].astype(np.int64)
        labels = np.repeat(self.labels[rows], marks[group]).astype(np.int64)
        traits = self.traits_end[rows + 1] - self.traits_end[rows]
        own_traits = self.traits[_ranges(self.traits_end[rows], traits)].astype(np.int64)
        codes = np.concatenate([(own_marks + 1) * len(self.words) + labels, own_traits])
        row = np.concatenate([np.repeat(np.arange(len(rows)), marks[group]), np.repeat(np.arange(len(rows)), traits)])
        known, column, often = np.unique(codes, return_inverse=True, return_counts=True)
        kept = often >= SCARCE
        place = np.cumsum(kept) - 1
        use = kept[column]
        matrix = csr_matrix(
            (np.ones(int(use.sum())), (row[use], place[column[use]])), shape=(len(rows), max(1, int(kept.sum())))
        )
        names = [self._named(code) for code in known[kept]]
        return Examples(group, taken, about[wanted, 0], about[wanted, 1], about[wanted, 4], matrix, names)

    def _named(self, code: int) -> tuple[str, str]:
        mark, word = divmod(int(code), len(self.words))
        return (self.words[mark - 1] if mark else "", self.words[word])


def _ranges(begins: Ints, sizes: Ints) -> Ints:
    """All numbers from each beginning on, so many."""
    total = int(sizes.sum())
    shift = np.repeat(begins - np.r_[0, np.cumsum(sizes)[:-1]], sizes)
    return np.asarray(np.arange(total) + shift)


def parts(folder: Path) -> list[Path]:
    """The parts of a folder of examples."""
    return sorted(path for path in folder.glob(f"{PREFIX}*.npz") if ".partial" not in path.name)


def fitted(
    given: Examples, spare: float = SPARE, penalty: float = PENALTY, most: int = 150,
    start: Floats | None = None, counts: Floats | None = None,
) -> Floats:  # fmt: skip
    """How far from the start (nothing) the weights lie that foretell the choices best; many stay there.

    ``counts`` are for how many choices each one counts.
    """
    matrix = given.matrix
    groups = int(given.group[-1]) + 1
    known = np.zeros(len(given.group)) if start is None else matrix @ start
    often = np.ones(groups) if counts is None else counts
    each = often[given.group]
    wanted = matrix.T @ (given.taken * each)
    turned = matrix.T.tocsr()
    place = np.flatnonzero(given.taken)

    def loss(weights: Floats) -> tuple[float, Floats]:
        chances, _ = shares(matrix @ weights + known, given.group, groups)
        slope = turned @ (chances * each) - wanted + 2 * penalty * weights
        surprise = -float(often @ np.log(np.maximum(chances[place], 1e-300)))
        return surprise + penalty * float(weights @ weights), slope

    return sparse_minimum(loss, matrix.shape[1], spare, most)


def sparse_minimum(loss: Loss, count: int, spare: float, most: int, memory: int = 10) -> Floats:
    """Where a smooth loss and ``spare`` for the size of each weight are least together.

    This is L-BFGS that stays in one orthant at each step (OWL-QN, Andrew and Gao 2007): a weight that would change its
    sign stops at nothing.
    """
    here = np.zeros(count)
    value, slope = loss(here)
    whole = value
    steps: list[tuple[Floats, Floats]] = []
    for _ in range(most):
        uphill = _uphill(here, slope, spare)
        way = -_turned(uphill, steps)
        way[way * uphill >= 0] = 0
        orthant = np.where(here != 0, np.sign(here), -np.sign(uphill))
        length = 1.0 if steps else 1 / max(1e-9, float(np.abs(uphill).sum()))
        for _ in range(30):
            there = here + length * way
            there[there * orthant <= 0] = 0
            value, new = loss(there)
            reached = value + spare * float(np.abs(there).sum())
            if reached <= whole + 1e-4 * float(uphill @ (there - here)):
                break
            length /= 2
        else:
            break
        moved, bent = there - here, new - slope
        if moved @ bent > 1e-10:
            steps = [*steps[1 - memory :], (moved, bent)]
        done = whole - reached < 2e-6 * abs(whole)
        here, slope, whole = there, new, reached
        if done:
            break
    return here


def _uphill(here: Floats, slope: Floats, spare: float) -> Floats:
    """The slope where sizes cost: at nothing a weight stays unless that is worth its price."""
    at_nothing = np.sign(slope) * np.maximum(np.abs(slope) - spare, 0)
    return np.where(here != 0, slope + spare * np.sign(here), at_nothing)


def _turned(slope: Floats, steps: Sequence[tuple[Floats, Floats]]) -> Floats:
    """The slope times what the last steps tell of the inverse of the curvature."""
    found = slope.copy()
    kept = []
    for moved, bent in reversed(steps):
        part = float(moved @ found) / float(moved @ bent)
        kept.append(part)
        found -= part * bent
    if steps:
        moved, bent = steps[-1]
        found *= float(moved @ bent) / float(bent @ bent)
    for (moved, bent), part in zip(steps, reversed(kept), strict=True):
        found += (part - float(bent @ found) / float(moved @ bent)) * moved
    return found


def slim(given: Examples) -> tuple[Examples, Floats]:
    """Examples with the columns that matter, and their weights."""
    weights = fitted(given)
    kept = np.flatnonzero(np.abs(weights) >= LEAST)
    if not len(kept):
        kept = np.arange(1)
    given = given._replace(matrix=given.matrix[:, kept], columns=[given.columns[place] for place in kept])
    return given, weights[kept]


class Told(NamedTuple):
    """How well choices are foretold: how many, how often first and among three, log-loss."""

    number: int
    first: float
    three: float
    loss: float


def foretold(given: Examples, weights: Floats) -> Told:
    """How well weights foretell examples; equal options share what they would have."""
    if not len(given.game):
        return Told(0, 0.0, 0.0, 0.0)
    groups = int(given.group[-1]) + 1
    scores = given.matrix @ weights
    chances, _ = shares(scores, given.group, groups)
    own = np.zeros(groups)
    own[given.group[given.taken]] = scores[given.taken]
    more = np.bincount(given.group, scores > own[given.group] + 1e-9, groups)
    same = np.bincount(given.group, np.abs(scores - own[given.group]) <= 1e-9, groups)
    first = np.where(more > 0, 0.0, 1 / same)
    three = np.clip((3 - more) / same, 0, 1)
    return Told(groups, float(first.mean()), float(three.mean()), float(-np.log(chances[given.taken]).mean()))


def written(
    weights: Iterable[float], columns: Sequence[tuple[str, str]]
) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """Weights by mark and label, and by trait; what is all but nothing is left out."""
    marks: dict[str, dict[str, float]] = {}
    traits: dict[str, float] = {}
    for value, (mark, word) in zip(weights, columns, strict=True):
        short = round(float(value), 2)
        if not short:
            continue
        if mark:
            marks.setdefault(mark, {})[word] = short
        else:
            traits[word] = short
    return marks, traits


class Before(NamedTuple):
    """What is known before anything is learned: weights by kind of question, and for how much each game counts."""

    known: Known
    games: Mapping[int, float]

    def fitted(self, kind: str, given: Examples) -> Floats:
        """The weights of all columns, near those that were known."""
        marks, traits = self.known.get(kind, _NOTHING)
        start = np.array([
            marks.get(mark, {}).get(word, 0.0) if mark else traits.get(word, 0.0) for mark, word in given.columns
        ])  # fmt: skip
        counts = np.array([self.games.get(int(game), 1.0) for game in given.game])
        return start + fitted(given, start=start, counts=counts)

    def rest(self, kind: str, columns: Sequence[tuple[str, str]]) -> list[tuple[tuple[str, str], float]]:
        """What was known besides these columns."""
        seen, (marks, traits) = set(columns), self.known.get(kind, _NOTHING)
        every = [((mark, word), weight) for mark, row in marks.items() for word, weight in row.items()]
        every += [(("", word), weight) for word, weight in traits.items()]
        return [(column, weight) for column, weight in every if column not in seen]


_NOTHING = Weights({}, {})


def fitted_to(known: Read, side: int, before: Before | None = None) -> tuple[dict[str, Any], int, list[str]]:
    """One faction's weights by kind of question, from how many choices, and how well each foretells in a line.

    What was known ``before`` stays where nothing has been learned.
    """
    found: dict[str, Any] = {}
    number, lines = 0, []
    for kind in known.kinds(side):
        given = known.examples(side, kind)
        held = given.held_out
        if held.all() or not given.columns:
            continue
        learned = given.of(~held)
        if before is None:
            learned, weights = slim(learned)
            found[kind] = written(weights, learned.columns)
            given = given.only(learned.columns)
        else:
            weights = before.fitted(kind, learned)
            rest = before.rest(kind, learned.columns)
            found[kind] = written([*weights, *(weight for _, weight in rest)],
                                  [*learned.columns, *(column for column, _ in rest)])
        number += len(learned.game)
        told = [foretold(given.of(flags), weights) for flags in (held & (given.players == 4), given.players == 3)]
        lines.append(
            f"{FACTIONS[side]} {kind} {len(learned.game)} {len(learned.columns)} "
            + " ".join(f"{one.number} {one.first:.3f} {one.three:.3f} {one.loss:.3f}" for one in told)
        )
    if before is not None:
        for kind in before.known:
            if kind not in found:
                rest = before.rest(kind, ())
                found[kind] = written([weight for _, weight in rest], [column for column, _ in rest])
    return found, number, lines


def write(folder: Path, out: Path) -> Iterator[str]:
    """Fit everything and write the file, with what it was learned from; tells of each faction and kind in a line.

    A faction that has been fitted to these examples is kept, so that a run goes on where the last one stopped.
    """
    known = Read(parts(folder))
    factions: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    for side in known.sides():
        name = FACTIONS[side]
        path = folder / f"fitted_{name}_{known.digest[:12]}.json"
        if not path.exists():
            partial = path.with_suffix(".partial")
            partial.write_text(json.dumps(fitted_to(known, side)), encoding="utf-8")
            partial.replace(path)
        factions[name], numbers[name], lines = json.loads(path.read_text(encoding="utf-8"))
        yield from lines
    about = {
        "examples": known.digest, "count": len(known.games), "decisions": numbers,
        "games": f"{min(known.games)} to {max(known.games)}",
    }  # fmt: skip
    model = {"learned_from": about, "factions": factions}
    out.write_text(json.dumps(model, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")
    yield f"{out.stat().st_size} bytes"


def main() -> int:
    """Fit the policy to all parts of a folder."""
    return fit_file(__doc__, FILE, write)


if __name__ == "__main__":
    raise SystemExit(main())
