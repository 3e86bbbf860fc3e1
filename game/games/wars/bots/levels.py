"""The evaluations of the levels: the beginner's, the plain one of the adept, and the knowledge of the hierophant.

Each also for Cthulhu Wars for two: there two factions are one side, and six books of either are enough.
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.protocol import Question
from game.engine.option import Option
from game.games.wars.bots.evaluation import Evaluation, Table
from game.games.wars.bots.knowledge import (
    BEGINNERS,
    EACH_RIVAL,
    LEADING_RIVAL,
    PLAIN,
    PLAIN_REQUIREMENT,
    Line,
    Stages,
    lines_of,
)
from game.games.wars.bots.look import HIDDEN_SIGN, Look, rivals_of, total_of
from game.games.wars.bots.shared import BOOKS_TO_WIN, books_held
from game.games.wars.bots.tuned import TUNED
from game.games.wars.factions.bots import KNOWN, STRENGTH
from game.games.wars.rules.rules import WarsRules
from game.games.wars.rules.units import FACTIONS, FEWEST_SIDES


def of_pair(pair: frozenset[str]) -> float:
    """What a pair of the first four factions wins against the other two; even where nobody has measured it."""
    found = STRENGTH.get(pair)
    return 1.0 - STRENGTH.get(frozenset(FACTIONS[:FEWEST_SIDES]) - pair, 0.5) if found is None else found


def draft_pick(question: Question) -> Option:
    """The faction to take, if both persons take what their pairs win most with; among equals the first."""
    taken = [FACTIONS[side] for side in question.view["stack"][-1][1]]
    left = [FACTIONS[choice.side] for choice in question.options]

    def worth(name: str) -> float:
        with_another = [of_pair(frozenset((name, other))) for other in left if other != name]
        if not taken:
            # The second person takes two of the rest, and leaves the partner that is worst.
            return min(with_another)
        if len(taken) == 1:
            return max(with_another)
        return of_pair(frozenset((taken[1] if len(taken) == 2 else taken[0], name)))

    values = [worth(name) for name in left]
    return question.options[values.index(max(values))]


def hasten(look: Look, side: int) -> float:
    """How late it is while this side has all spellbooks and its person more Doom than the other."""
    if books_held(look, side) < BOOKS_TO_WIN:
        return 0.0
    state = look.state
    theirs = sum([state.doom[each] + HIDDEN_SIGN * len(state.signs[each]) for each in rivals_of(look.pos, side)])
    return look.late if total_of(look.pos, side) > theirs else 0.0


_HASTEN = Line("hasten", hasten, 4.0, 6.0)
NEEDLESS = frozenset(("six", "clock", "short", "hasten", "finish"))
"""What does not matter to a faction whose companion is to have all spellbooks."""
COMPANION: dict[str, Stages] = {"books": (2.5, 2.0), "choice": (1.0, 0.5)}
"""Points early and late of such a faction where they differ."""
REQUIREMENT = 0.6
"""A spellbook of such a faction is so much of what it is where six must be had."""
AGAINST_PAIR: Stages = (0.6, 0.8)
"""How much of the worth of both enemies is held against a person's two factions."""


def claimant(table: Table) -> Table:
    """The table of a faction that is to have all spellbooks, from its table where everybody is for himself."""
    lines = tuple(_HASTEN if line.name == "hasten" else line for line in table.lines)
    return Table(lines, table.requirements, AGAINST_PAIR, (0.0, 0.0))


def companion(table: Table) -> Table:
    """The table of a faction whose companion is to have them."""
    kept = [(line, *COMPANION.get(line.name, (line.early, line.late))) for line in table.lines]
    lines = [line._replace(early=early, late=late) for line, early, late in kept if line.name not in NEEDLESS]
    requirements = tuple(
        (bit, line._replace(early=line.early * REQUIREMENT, late=line.late * REQUIREMENT) if bit else line)
        for bit, line in table.requirements
    )
    return Table(tuple(lines), requirements, AGAINST_PAIR, (0.0, 0.0))


def plain(table: Table, each: float) -> Table:
    """A plain player's table, for either faction of a person."""
    return table._replace(each=(each, each), leading=(0.0, 0.0))


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
        both = [plain(table, each) for table in tables]
        return Evaluation(both, both)
    return Evaluation([claimant(table) for table in tables], [companion(table) for table in tables])


PAIRS = {
    "initiate": _of_pairs(INITIATE, 0.0),
    "adept": _of_pairs(ADEPT, 0.4),
    "hierophant": _of_pairs(HIEROPHANT, None),
}
"""By level, for Cthulhu Wars for two."""
WARS = {"initiate": INITIATE, "adept": ADEPT, "hierophant": HIEROPHANT}
"""By level, where everybody is for himself."""


class Levels(NamedTuple):
    """What the levels judge by in a game: evaluations by level, where everybody is ``alone`` and for ``pairs``.

    ``breadth`` is that of the oracle's search.
    """

    alone: Mapping[str, Evaluation]
    pairs: Mapping[str, Evaluation]
    breadth: Breadth

    def evaluation(self, level: str, rules: WarsRules) -> Evaluation:
        """What a level judges by under these rules; the oracle judges as the hierophant does."""
        return self.pairs[level] if rules.paired else self.alone[level]


LEVELS = Levels(WARS, PAIRS, BREADTH)
