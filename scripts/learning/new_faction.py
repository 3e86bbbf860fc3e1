"""Learns a faction of which there are no records: what a position is worth to it and how it is played, from own games.

    python3 -m scripts.learning.wandering --faction ID ... --out FILE [--games N] [--players N]
    python3 -m scripts.learning.new_faction --faction ID ... --own FILE ... --work FOLDER [--out FOLDER] [--play]

The games are played again. Beginnings of slots, turns and Rituals, with who won, are what the judgement learns. Its
counts begin with what they weigh for all others, and change where games say so; what others count stays as it is. With
``--play`` the answers of its players (not those that were drawn) are what the quick policy learns, beginning with what
the others have in common, the more the better a game ended for it; and its seat is no longer played by hand. All goes
into the faction's folder. Needs numpy and scipy (the extra ``learn``).
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from game.games.wars.bots.learned import file_of, policy
from game.games.wars.bots.learned.chances import read
from game.games.wars.bots.learned.pooling import of_records, pooled
from game.games.wars.bots.learned.standing import NAMES, OWN
from game.games.wars.rules.units import FACTIONS, SIDE_NUMBER
from scripts.learning import policy_fit
from scripts.learning.asked import HELD_OUT
from scripts.learning.fit_chances import POSITIONS_A_GAME, SPREAD
from scripts.learning.own_examples import JUDGED, Shown, Standing, shown

PENALTY = 25.0
"""What the squares of changes (of counts as many deviations) cost: own games are fewer than records. With 20, 96 games
made the judgement of a faction no better than what it began with (0.328 after 0.324, held out in fifths), so 0.316."""
Floats: TypeAlias = npt.NDArray[np.float64]


class Fit(NamedTuple):
    """What a judgement has come to: weights early and late, and how surprised it is by held-out games, before and now.

    ``games`` are how many it has learned from.
    """

    early: Floats
    late: Floats
    before: float
    now: float
    games: int


def fitted(listed: Sequence[Standing], judgement: str, start: tuple[Sequence[float], Sequence[float]]) -> Fit:
    """The weights that foretell best what came, near those they start with."""
    rows, late = np.array([one.row for one in listed]), np.array([one.late for one in listed])[:, None]
    seeds, came = np.array([one.seed for one in listed]), np.array([one.came[judgement] for one in listed])
    # Of all others together nothing matters but the sum of their powers.
    others = np.array([np.logaddexp.reduce(one.others[judgement]) for one in listed])
    held = seeds % HELD_OUT == 0
    spread = np.maximum(rows.std(axis=0) + 0.05, SPREAD)
    columns = np.hstack([rows * (1 - late), rows * late]) / np.r_[spread, spread]
    begin = np.r_[start[0], start[1]] * np.r_[spread, spread]
    _, place, often = np.unique(seeds, return_inverse=True, return_counts=True)
    weigh = POSITIONS_A_GAME / np.maximum(often[place], POSITIONS_A_GAME / 4)

    def loss(change: Floats, which: npt.NDArray[np.bool_]) -> tuple[float, Floats]:
        """How surprising what came is: the side's share against all that others have."""
        ahead = columns[which] @ (begin + change) - others[which]
        total = (weigh[which] * (np.logaddexp(0, ahead) - came[which] * ahead)).sum()
        slope = columns[which].T @ (weigh[which] * (1 / (1 + np.exp(-ahead)) - came[which]))
        return float(total + PENALTY * (change @ change)), slope + 2 * PENALTY * change

    found = minimize(loss, np.zeros(len(begin)), (~held,), jac=True, method="L-BFGS-B", options={"maxiter": 300}).x
    before, now = (
        (loss(change, held)[0] - PENALTY * float(change @ change)) / max(1e-9, float(weigh[held].sum()))
        for change in (np.zeros(len(begin)), found)
    )
    weights = (begin + found) / np.r_[spread, spread]
    half = len(spread)
    return Fit(weights[:half], weights[half:], before, now, len(np.unique(seeds[~held])))


def _written(fit: Fit, side: int) -> dict[str, Any]:
    early, late = ([float(f"{value:.4g}") for value in values] for values in (fit.early, fit.late))
    common = len(NAMES)
    own = {count.name: [early[common + at], late[common + at]] for at, count in enumerate(OWN[side])}
    return {"names": list(NAMES), "early": early[:common], "late": late[:common], "own": own}


def write(faction: str, shown: Shown, out: Path, play: bool = False) -> Iterator[str]:
    """Learn a faction, with or without how it is played, and write its file; tells of it in lines."""
    side, seeds = SIDE_NUMBER[faction], sorted(shown.ends)
    yield f"{faction}: {len(seeds)} games, {len(shown.standings)} positions"
    about: dict[str, Any] = {"seeds": f"{seeds[0]} to {seeds[-1]}", "games": len(seeds)}
    model: dict[str, Any] = {"learned_from": about}
    if play:
        records = policy.read()
        before = policy_fit.Before(pooled(of_records(records.known, records.met), side), shown.counts())
        model["policy"], about["answers"], lines = policy_fit.fitted_to(policy_fit.Read(shown.parts), side, before)
        yield from lines
    for name, data in JUDGED.items():
        weights = read(data, part=name)
        fit = fitted(shown.standings, name, (weights.early[side], weights.late[side]))
        model[name] = _written(fit, side)
        yield f"{faction} {name}: {fit.games} games, held out {fit.before:.3f} before, {fit.now:.3f} now"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(model, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")
    yield f"{out}: {out.stat().st_size} bytes"


def main() -> int:
    """Learn the factions from all these games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faction", required=True, nargs="+", choices=FACTIONS, metavar="ID", help="the factions")
    parser.add_argument("--own", type=Path, nargs="+", required=True, metavar="FILE", help="of wandering.py")
    parser.add_argument("--work", type=Path, required=True, metavar="FOLDER", help="where examples are kept")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where ID.json goes (the faction's folder)")
    parser.add_argument("--play", action="store_true", help="how they are played, too")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play games again (1)")
    given = parser.parse_args()
    found = shown(given.own, given.faction, given.work, given.jobs)
    for name in given.faction:
        out = given.out / f"{name}.json" if given.out else file_of(name)
        for told in write(name, found[name], out, given.play):
            print(told, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
