"""The evaluations of the levels: the beginner's, the plain one of the adept, and the knowledge of the hierophant."""

from collections.abc import Mapping

from game.games.wars.bots import pairs
from game.games.wars.bots.evaluation import Evaluation, Stages, Table
from game.games.wars.bots.knowledge import (
    BEGINNERS,
    EACH_RIVAL,
    LEADING_RIVAL,
    PLAIN,
    PLAIN_REQUIREMENT,
    Line,
    lines_of,
)
from game.games.wars.bots.tuned import TUNED
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.rules import WarsRules
from game.games.wars.rules.units import FACTIONS

EACH, LEADING = "each_rival", "leading_rival"
"""Names of the two weights that are no lines."""

Weights = dict[str, Stages]
"""By name of line: points early and late."""
Breadth = tuple[int, float]
BREADTH: Breadth = (6, 5.0)
"""How many actions the oracle plays on at first, and how many points of worth below the best one of them may be."""


def weights_of(side: int) -> Weights:
    """A faction's weights: set by hand, then corrected by tuning."""
    lines = [*lines_of(KNOWN[side]), *(line for _, line in KNOWN[side].requirements)]
    found = {line.name: (line.early, line.late) for line in lines}
    found[EACH], found[LEADING] = EACH_RIVAL, LEADING_RIVAL
    for name, (early, late) in TUNED.get(FACTIONS[side], {}).items():
        if name in found:
            found[name] = (found[name][0] * early, found[name][1] * late)
    return found


def table_of(side: int, weights: Weights) -> Table:
    """A faction's knowledge with these weights."""

    def weighed(line: Line) -> Line:
        early, late = weights[line.name]
        return line._replace(early=early, late=late)

    known = KNOWN[side]
    return Table(
        tuple(weighed(line) for line in lines_of(known)),
        tuple((bit, weighed(line)) for bit, line in known.requirements),
        weights[EACH],
        weights[LEADING],
    )


def _plain(side: int) -> Table:
    requirements = tuple(
        (bit, line._replace(early=PLAIN_REQUIREMENT, late=PLAIN_REQUIREMENT))
        for bit, line in KNOWN[side].requirements
        if bit
    )
    return Table(PLAIN, requirements, EACH_RIVAL, EACH_RIVAL)


ADEPT = Evaluation([_plain(side) for side in range(len(FACTIONS))])
"""One table for all factions, the same early and late."""
INITIATE = Evaluation(
    [_plain(side)._replace(lines=BEGINNERS, each=(0.0, 0.0), leading=(0.0, 0.0)) for side in range(len(FACTIONS))]
)
"""What a beginner has; what others have does not trouble him."""
HIEROPHANT = Evaluation([table_of(side, weights_of(side)) for side in range(len(FACTIONS))])
"""A table for each faction."""


def _of_pairs(evaluation: Evaluation, each: float | None) -> Evaluation:
    """A level's evaluation for two persons with two factions each; plain players (``each``) look at both alike."""
    tables = evaluation.tables
    if each is not None:
        both = [pairs.plain(table, each) for table in tables]
        return Evaluation(both, both)
    return Evaluation([pairs.claimant(table) for table in tables], [pairs.companion(table) for table in tables])


PAIRS = {
    "initiate": _of_pairs(INITIATE, 0.0),
    "adept": _of_pairs(ADEPT, 0.4),
    "hierophant": _of_pairs(HIEROPHANT, None),
}
"""By level, for Cthulhu Wars for two."""
WARS = {"initiate": INITIATE, "adept": ADEPT, "hierophant": HIEROPHANT}
"""By level, where everybody is for himself."""


class Levels:
    """What the levels judge by in a game: evaluations by level, where everybody is ``alone`` and for ``pairs``.

    ``breadth`` is that of the oracle's search.
    """

    def __init__(self, alone: Mapping[str, Evaluation], pairs: Mapping[str, Evaluation], breadth: Breadth) -> None:
        self.alone = dict(alone)
        self.pairs = dict(pairs)
        self.breadth = breadth

    def evaluation(self, level: str, rules: WarsRules) -> Evaluation:
        """What a level judges by under these rules; the oracle judges as the hierophant does."""
        return self.pairs[level] if rules.paired else self.alone[level]


LEVELS = Levels(WARS, PAIRS, BREADTH)
