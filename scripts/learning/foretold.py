"""How well the learned judgement foretells who wins, beside plainer ones, on games that nothing was learned from.

    python3 -m scripts.learning.foretold --folder FOLDER [--data FILE]

By turn the log-loss and the Brier score; in ten steps what was foretold and what came. Needs numpy and scipy (the extra
``learn``).
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar

from game.games.wars.bots.learned.chances import DATA, DOOM_DATA
from game.games.wars.bots.learned.standing import NAMES
from game.games.wars.rules.units import FACTIONS
from scripts.learning.fit_chances import (
    Choices,
    Floats,
    Positions,
    choices_of,
    foretelling,
    log_loss,
    positions_of,
    shares_of,
    staged,
)
from scripts.learning.standings import SIDES

LAST_TURN = 9
STEPS = 10
SOME = 0.3
"""So much Doom, in tens, everybody is given before shares of it are taken: at first nobody has any."""


def weights_of(path: Path) -> npt.NDArray[np.float64]:
    """The weights of a data file: by faction, early and late."""
    factions = json.loads(path.read_text(encoding="utf-8"))["factions"]
    return np.array([factions[name]["early"] + factions[name]["late"] for name in FACTIONS[:SIDES]])


def by_data(given: Positions, weights: npt.NDArray[np.float64]) -> Floats:
    """The shares of a data file."""
    return foretelling(staged(given.rows, given.late, np.ones(len(NAMES), dtype=np.float32)), weights, given.present)


def by_doom(given: Positions, learned: Positions) -> Floats:
    """Shares by Doom alone, as sharp as fits the games that were learned from best, later on sharper."""

    def shares(of: Positions, sharp: float) -> Floats:
        scores = of.rows[:, :, NAMES.index("points")] * (sharp * of.late[:, None])
        return shares_of(scores, of.present)

    def loss(sharp: float) -> float:
        return float(log_loss(shares(learned, sharp), learned.won).mean())

    return shares(given, float(minimize_scalar(loss, bounds=(0.0, 20.0), method="bounded").x))


def told(name: str, shares: Floats, given: Positions) -> str:
    """A row: the mean log-loss and Brier score, and the log-loss by turn."""
    loss, turns = log_loss(shares, given.won), np.minimum(given.about[:, 3], LAST_TURN)
    brier = ((shares - given.won) ** 2).sum(axis=1)
    listed = [f"{loss[turns == turn].mean():.2f}" if (turns == turn).any() else "" for turn in range(1, LAST_TURN + 1)]
    return f"| {name} | {loss.mean():.3f} | {brier.mean():.3f} | " + " | ".join(listed) + " |"


def off(name: str, shares: Floats, given: Positions) -> str:
    """A row: by how much each side's share of all Doom at the end is missed on the average, and by turn."""
    turns = np.minimum(given.about[:, 3], LAST_TURN)
    missed = np.abs(shares - given.doom).sum(axis=1) / given.present.sum(axis=1)
    by_turn = [missed[turns == turn] for turn in range(1, LAST_TURN + 1)]
    listed = [f"{here.mean():.1%}" if len(here) else "" for here in by_turn]
    return f"| {name} | {missed.mean():.1%} |  | " + " | ".join(listed) + " |"


def calibration(shares: Floats, given: Positions) -> Iterator[str]:
    """Rows: how many forecasts fell into each tenth, their mean, and how often it came so."""
    foretold, came = shares[given.present], given.won[given.present]
    step = np.minimum((foretold * STEPS).astype(int), STEPS - 1)
    for number in range(STEPS):
        here = step == number
        if here.any():
            known = f"{here.sum()} | {foretold[here].mean():.3f} | {came[here].mean():.3f}"
            yield f"| {number * 10} to {number * 10 + 10} % | {known} |"


def agreement(choices: Choices, weights: npt.NDArray[np.float64]) -> tuple[float, float, int]:
    """How often what a record chose leads to most, what part of the others leads to more, and of how many choices."""
    counts = staged(choices.rows, choices.late, np.ones(len(NAMES), dtype=np.float32))
    shares = foretelling(counts, weights, np.asarray(choices.rows[:, :, 0] > 0))
    own = shares[np.arange(len(shares)), choices.side]
    best = better = groups = 0.0
    for group in np.unique(choices.group):
        here = own[choices.group == group]
        taken = here[choices.taken[choices.group == group]][0]
        best += taken >= here.max()
        better += (here > taken).sum() / (len(here) - 1)
        groups += 1
    return best / groups, better / groups, int(groups)


def doom_foretold(given: Positions, data: Path) -> Iterator[str]:
    """Rows: by how much shares of Doom are missed, if all have as much, as now, and as learned."""
    present = given.present / given.present.sum(axis=1, keepdims=True)
    points = given.rows[:, :, NAMES.index("points")] + SOME * given.present
    yield off("Doom at the end: all alike", present, given)
    yield off("as now", points / points.sum(axis=1, keepdims=True), given)
    yield off("learned", by_data(given, weights_of(data.with_name(DOOM_DATA.name))), given)


def report(folder: Path, data: Path) -> Iterator[str]:
    """The whole page, line by line."""
    paths = sorted(path for path in folder.glob("*.npz") if ".partial" not in path.name)
    every, weights = positions_of(paths), weights_of(data)
    every = every.of(every.decided)
    four = every.in_place & (every.about[:, 1] == 4) & ~every.first_edition
    learned = every.of(four & ~every.held_out & ~every.own)
    kinds = {
        "records, four players": four & every.held_out & ~every.own,
        "records, three players (none learned from)": every.in_place & (every.about[:, 1] == 3) & ~every.own,
        "own games, four players": four & every.held_out & every.own,
        "own games, three players": every.in_place & (every.about[:, 1] == 3) & every.own & every.held_out,
        "own games, first edition (none learned from)": every.in_place & every.first_edition,
        "own games, two persons": every.in_place & (every.about[:, 1] == 2) & every.held_out & ~every.first_edition,
    }
    for kind, chosen in kinds.items():
        given = every.of(np.asarray(chosen))
        if not len(given.late):
            continue
        yield f"{kind}: {len(np.unique(given.about[:, 0]))} games, {len(given.late)} positions"
        yield "| | log-loss | Brier | " + " | ".join(str(turn) for turn in range(1, LAST_TURN + 1)) + " |"
        yield told("all alike", shares_of(np.zeros_like(given.won), given.present), given)
        yield told("by Doom", by_doom(given, learned), given)
        shares = by_data(given, weights)
        yield told("learned", shares, given)
        yield from doom_foretold(given, data)
        if kind.startswith("records, four"):
            yield from calibration(shares, given)
    choices = choices_of(paths)
    best, better, groups = agreement(choices.of(choices.held_out), weights)
    yield f"of {groups} choices the record's leads to most {best:.0%}; {better:.0%} of the others lead to more"


def main() -> int:
    """Print the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, metavar="FOLDER", help="what standings.py has written")
    parser.add_argument("--data", type=Path, default=DATA, metavar="FILE", help="(the file that is shipped)")
    given = parser.parse_args()
    for line in report(given.folder, given.data):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
