"""What a strong player of the Duel knows: losses are Doom, Decay eats Power that comes too late, books win nothing.

What is counted is mostly what the larger game counts; what it is worth is all said here, so that weighing one game
anew leaves the other as it is.
"""

from game.games.duel.rules.tables import SPOILS
from game.games.wars.bots.evaluation import Evaluation, Table
from game.games.wars.bots.knowledge import Knowledge, Line, Stages, lines_of
from game.games.wars.bots.levels import Levels
from game.games.wars.bots.look import HIDDEN_SIGN, Look
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.units import DEVOURERS, GREAT_OLD_ONES_OF, KIND_MASK, KINDS, SIDE_MASK

A_SLOT = 1.5
"""Power that a turn to act costs on the average, Decay apart."""
_CHEAPEST_FIRST = sorted((SPOILS[number], KIND_MASK[number]) for number in range(len(KINDS)))
"""(Doom, units) by what their loss is to the enemy."""


def _eaten(mine: float, theirs: float, decay: int) -> float:
    """How much of a side's Power Decay will take, if both go on acting, the other one next."""
    lost = 0.0
    while mine > 0:
        if theirs > 0:
            theirs -= A_SLOT
        else:
            decay += 1
        lost += min(mine, decay)
        mine -= decay + A_SLOT
    return lost


_MOST_POWER, _MOST_DECAY = 40, 8
_LOST = [-1.0] * ((_MOST_POWER + 1) ** 2 * (_MOST_DECAY + 1))
"""What ``_eaten`` came to for both sides' Power and Decay; below 0 what has not been asked for yet.

Working all of them out takes a thirtieth of a second, which every start of the program would pay for; a list is asked
more quickly than ``functools.cache``, above all where this is compiled.
"""


def eaten(look: Look, side: int) -> float:
    """Power that Decay will take before it can be spent."""
    mine = look.power[side]
    if not mine:
        return 0.0
    theirs = 0
    for other in look.sides:
        if other != side:
            theirs = look.power[other]
    mine, theirs, decay = min(mine, _MOST_POWER), min(theirs, _MOST_POWER), min(look.state.decay, _MOST_DECAY)
    place = (mine * (_MOST_POWER + 1) + theirs) * (_MOST_DECAY + 1) + decay
    lost = _LOST[place]
    if lost < 0.0:
        lost = _LOST[place] = _eaten(mine, theirs, decay)
    return lost


def _spoils(look: Look, side: int, enemy: int, area: int, units: int) -> float:
    """The Doom a side can expect of a battle: as many of the enemy's units as it Kills, the cheapest first."""
    kills = look.dice(side, area, enemy) / 6
    if units & DEVOURERS & SIDE_MASK[side]:
        kills += 1
    theirs = units & SIDE_MASK[enemy]
    found = 0.0
    for doom, kind in _CHEAPEST_FIRST:
        number = (theirs & kind).bit_count()
        if number:
            taken = min(kills, number)
            found += doom * taken
            kills -= taken
            if kills <= 0:
                break
    return found


def spoils(look: Look, side: int) -> float:
    """Doom that the side's best attack can be expected to bring."""
    if not look.power[side]:
        return 0.0
    best = 0.0
    for area, units in look.shared:
        if units & SIDE_MASK[side]:
            for enemy in look.sides:
                if enemy != side and units & SIDE_MASK[enemy]:
                    best = max(best, _spoils(look, side, enemy, area, units))
    return best


def losses(look: Look, side: int) -> float:
    """Doom that the enemy's best attack on the side can be expected to bring."""
    found = 0.0
    for enemy in look.sides:
        if enemy != side:
            found = max(found, spoils(look, enemy))
    return found


def ahead(look: Look, side: int) -> float:
    """How late it is while this side leads."""
    state = look.state
    mine = state.doom[side] + sum(state.signs[side])
    for other in look.sides:
        if other != side and state.doom[other] + HIDDEN_SIGN * len(state.signs[other]) >= mine:
            return 0.0
    return look.late


def enthroned(look: Look, side: int) -> float:
    """A Great Old One stands at an own gate."""
    great = GREAT_OLD_ONES_OF[side]
    here = look.state.here
    for area in look.gates[side]:
        if here[area] & great:
            return 1.0
    return 0.0


OWN = (
    Line("eaten", eaten, 0.0, 0.0, True),
    Line("spoils", spoils, 0.0, 0.0),
    Line("losses", losses, 0.0, 0.0),
    Line("ahead", ahead, 0.0, 0.0),
    Line("enthroned", enthroned, 0.0, 0.0),
)
"""What counts only here; its points are below, as everything's."""
NEEDLESS = frozenset(("six", "clock", "short", "hasten", "finish", "alone"))
"""What matters only where spellbooks win, or Decay does not take what is left."""
POINTS: dict[str, Stages] = {
    "doom": (1.0, 1.0), "signs": (1.0, 1.0), "books": (2.0, 1.2), "choice": (1.0, 0.5),
    "gates": (6.0, 2.5), "power": (0.5, 0.5), "first_power": (0.1, 0.1), "doom_power": (0.05, 0.05),
    "cultists": (2.0, 0.6), "monsters": (0.38, 0.38), "captives": (1.0, 1.0),
    "great": (1.1, 1.1), "awakening": (0.5, 0.5), "saved": (1.0, 0.5), "enthroned": (0.0, 0.0),
    "guarded": (0.5, 0.5), "lone": (-1.3, -1.0), "raids": (1.0, 0.8), "sites": (0.5, 0.5),
    "prey": (0.6, 0.6), "danger": (-1.0, -1.0), "great_danger": (-5.0, -5.0),
    "exposed": (-0.5, -0.5), "targets": (0.1, 0.1), "spoils": (0.5, 0.5), "losses": (-0.6, -0.6),
    "eaten": (-0.45, -0.45), "ahead": (2.0, 4.0),
}  # fmt: skip
"""Points early and late of each line that stands for all factions; what is worth nothing is not looked at."""
REQUIREMENT: Stages = (1.5, 2.0)
"""Points of a requirement all but met where its faction does not say."""
ENEMY: Stages = (0.9, 1.0)
"""How much of the enemy's worth is held against a side, where its faction does not say: there is nobody else."""
PLAIN: dict[str, float] = {
    "doom": 1.0, "signs": 0.8, "books": 2.0, "gates": 2.4, "power": 0.3, "doom_power": 0.2, "cultists": 0.8,
    "monsters": 0.45, "great": 1.0, "awakening": 0.5, "captives": 1.0, "guarded": 0.5, "sites": 0.7, "prey": 0.6,
    "danger": -1.0, "great_danger": -4.0,
}  # fmt: skip
"""What a plain player looks at, with the same points all through the match."""
PLAIN_REQUIREMENT = 1.5
"""What such a player gives for a requirement all but met."""
PLAIN_ENEMY: Stages = (0.6, 0.6)
BEGINNERS: dict[str, float] = {
    "doom": 1.0, "signs": 1.0, "books": 2.0, "gates": 2.4, "power": 0.3, "cultists": 0.8, "monsters": 0.5,
    "great": 0.9, "awakening": 0.5, "sites": 0.5, "prey": 0.5, "doom_power": 0.2, "captives": 0.7, "danger": -0.5,
    "guarded": 0.3,
}  # fmt: skip
"""What a beginner counts: what he has."""

BREADTH = (8, 9.0)
"""How many actions the oracle plays on at first, and how many points below the best: one enemy's replies are cheap."""


def weights_of(known: Knowledge) -> dict[str, Stages]:
    """A faction's weights in the Duel by the names of its lines."""
    requirements = {line.name: known.duel.requirements.get(line.name, REQUIREMENT) for _, line in known.requirements}
    return POINTS | requirements | dict(known.duel.points)


def _weighed(line: Line, points: Stages) -> Line:
    return line._replace(early=points[0], late=points[1])


def table_of(known: Knowledge, weights: dict[str, Stages] | None = None) -> Table:
    """A faction's knowledge of the Duel, with these weights or its own."""
    points = weights_of(known) if weights is None else weights
    known = known._replace(books=known.duel.books or known.books)
    lines = [line for line in (*lines_of(known), *OWN) if line.name not in NEEDLESS and any(points[line.name])]
    return Table(
        tuple(_weighed(line, points[line.name]) for line in lines),
        tuple((bit, _weighed(line, points[line.name])) for bit, line in known.requirements),
        known.duel.enemy or ENEMY,
        (0.0, 0.0),
    )


def plain_table_of(known: Knowledge, beginner: bool = False) -> Table:
    """What a plain player looks at in the Duel, or a beginner, who does not mind what the enemy has."""
    points = BEGINNERS if beginner else PLAIN
    lines = {line.name: line for line in lines_of(known)}
    requirement = (PLAIN_REQUIREMENT, PLAIN_REQUIREMENT)
    return Table(
        tuple(_weighed(lines[name], (worth, worth)) for name, worth in points.items()),
        tuple((bit, _weighed(line, requirement)) for bit, line in known.requirements if bit),
        (0.0, 0.0) if beginner else PLAIN_ENEMY,
        (0.0, 0.0),
    )


DUEL = {
    "initiate": Evaluation([plain_table_of(known, True) for known in KNOWN]),
    "adept": Evaluation([plain_table_of(known) for known in KNOWN]),
    "hierophant": Evaluation([table_of(known) for known in KNOWN]),
}
"""By level, where everybody is alone: a Duel has no pairs."""
LEVELS = Levels(DUEL, {}, BREADTH)
