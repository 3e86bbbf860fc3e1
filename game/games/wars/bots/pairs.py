"""What a strong player of Cthulhu Wars for two knows: two factions are one side, six books of either are enough."""

from game.bots.protocol import Question
from game.engine.option import Option
from game.games.wars.bots.evaluation import Stages, Table
from game.games.wars.bots.knowledge import Line
from game.games.wars.bots.look import HIDDEN_SIGN, Look
from game.games.wars.bots.shared import BOOKS_TO_WIN, books_held
from game.games.wars.bots.verdict import mates_of, rivals_of
from game.games.wars.factions.bots import STRENGTH
from game.games.wars.rules.units import FACTIONS


def of_pair(pair: frozenset[str]) -> float:
    """What a pair of factions wins against the other two; even where nobody has measured it."""
    found = STRENGTH.get(pair)
    return 1.0 - STRENGTH.get(frozenset(FACTIONS) - pair, 0.5) if found is None else found


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
    pos, state = look.pos, look.state
    mine = theirs = 0.0
    for mate in mates_of(pos, side):
        mine += state.doom[mate] + sum(state.signs[mate])
    for other in rivals_of(pos, side):
        theirs += state.doom[other] + HIDDEN_SIGN * len(state.signs[other])
    return look.late if mine > theirs else 0.0


_HASTEN = Line("hasten", "the end comes while this side leads", hasten, 4.0, 6.0)
NEEDLESS = frozenset(("six", "clock", "short", "hasten", "finish"))
"""What does not matter to a faction whose companion is to have all spellbooks."""
COMPANION: dict[str, Stages] = {"books": (2.5, 2.0), "choice": (1.0, 0.5)}
"""Points early and late of such a faction where they differ."""
REQUIREMENT = 0.6
"""A spellbook of such a faction is so much of what it is where six must be had."""
EACH: Stages = (0.6, 0.8)
"""How much of the worth of both enemies is held against a person's two factions."""


def claimant(table: Table) -> Table:
    """The table of a faction that is to have all spellbooks, from its table where everybody is for himself."""
    lines = tuple(_HASTEN if line.name == "hasten" else line for line in table.lines)
    return Table(lines, table.requirements, EACH, (0.0, 0.0))


def companion(table: Table) -> Table:
    """The table of a faction whose companion is to have them."""
    lines = []
    for line in table.lines:
        early, late = COMPANION.get(line.name, (line.early, line.late))
        if line.name not in NEEDLESS:
            lines.append(line._replace(early=early, late=late))
    requirements = tuple(
        (bit, line._replace(early=line.early * REQUIREMENT, late=line.late * REQUIREMENT) if bit else line)
        for bit, line in table.requirements
    )
    return Table(tuple(lines), requirements, EACH, (0.0, 0.0))


def plain(table: Table, each: float) -> Table:
    """A plain player's table, for either faction of a person."""
    return table._replace(each=(each, each), leading=(0.0, 0.0))
