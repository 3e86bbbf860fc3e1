"""Learning curves: how much better the judgment and the quick policy foretell held-out games, the more they learn from.

    python3 -m scripts.learning.curve [--chances FOLDER] [--policy FOLDER]

The folders are those of ``scripts.learning.standings`` and ``scripts.learning.policy_examples``. The held-out games
that are foretold are always the same. Needs numpy and scipy (the extra ``learn``).
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from scripts.learning import policy_fit
from scripts.learning.asked import number_of_id
from scripts.learning.fit import games_of
from scripts.learning.fit_chances import choices_of, fitted, foretelling, learned_from, log_loss, positions_of, staged
from scripts.learning.standings import SIDES

QUESTION = "action"
"""The question that the policy's curve is about: which kind of action."""


def sizes(most: int) -> list[int]:
    """How many parts are learned from: 1, 2, 4 and so on, and all."""
    found = [1]
    while 2 * found[-1] < most:
        found.append(2 * found[-1])
    return [*found, most] if most > 1 else found


def of_chances(folder: Path) -> Iterator[str]:
    """Rows: recorded games that the judgment learned from, and its log-loss on those held out."""
    paths = sorted(folder.glob("records_4_*.npz"))
    every = positions_of(paths)
    held = every.of(np.asarray(every.in_place & every.held_out & every.decided))
    for count in sizes(len(paths)):
        given, choices = positions_of(paths[:count]), choices_of(paths[:count])
        given = given.of(learned_from(given))
        weights, spread = fitted(given, choices.of(~choices.held_out))
        shares = foretelling(staged(held.rows, held.late, spread), weights, held.present)
        games = len(np.unique(given.about[given.in_place, 0]))
        yield f"| {games} | {log_loss(shares, held.won).mean():.3f} |"


def of_policy(folder: Path) -> Iterator[str]:
    """Rows: games that the policy learned from, and for kinds of actions in held-out games first, three, log-loss."""
    paths = policy_fit.parts(folder)
    known = policy_fit.Read(paths)
    given = [known.examples(side, QUESTION) for side in range(SIDES)]
    for count in sizes(len(paths)):
        numbers = [number_of_id(name) for name in games_of(paths[:count])]
        told = [_told(one, numbers) for one in given]
        whole = sum(one.number for one in told)
        first, three, loss = (
            sum(getattr(one, name) * one.number for one in told) / whole for name in ("first", "three", "loss")
        )
        yield f"| {_learned(given, numbers)} | {first:.1%}, {three:.1%}, {loss:.3f} |"


def _learned(given: Sequence[policy_fit.Examples], numbers: Sequence[int]) -> int:
    learned = [one.game[~one.held_out & np.isin(one.game, numbers)] for one in given]
    return len(np.unique(np.concatenate(learned)))


def _told(given: policy_fit.Examples, numbers: Sequence[int]) -> policy_fit.Told:
    learned, weights = policy_fit.slim(given.of(~given.held_out & np.isin(given.game, numbers)))
    return policy_fit.foretold(given.only(learned.columns).of(given.held_out & (given.players == 4)), weights)


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chances", type=Path, metavar="FOLDER", help="what standings.py has written")
    parser.add_argument("--policy", type=Path, metavar="FOLDER", help="what policy_examples.py has written")
    given = parser.parse_args()
    if given.chances:
        print("| games | judgment: log-loss |\n|---|---|")
        for row in of_chances(given.chances):
            print(row, flush=True)
    if given.policy:
        print("| games | policy, kinds of actions: first, three, log-loss |\n|---|---|")
        for row in of_policy(given.policy):
            print(row, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
