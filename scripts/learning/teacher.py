"""A player of factions of which nothing was learned: a master that need not know how they may answer.

It plays on what their knowledge by hand proposes and what the policy taken from other factions would do, and playouts
tell them apart: that is better than by hand alone, and worth learning (``new_faction.py``). In own games it is
``scripts.learning.teacher:Teacher``. It is no bot of the program's.
"""

from game.bots.protocol import Budget
from game.games.wars.bots.learned.master import MasterBot


class Teacher(MasterBot):
    """Plays any faction by a search among what its knowledge by hand and the policy propose."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        super().__init__("teacher", seed, budget=budget)

    def _knows(self, side: int) -> bool:
        return True
