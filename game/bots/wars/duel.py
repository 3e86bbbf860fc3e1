"""What a strong player of the Duel knows: losses are Doom, Decay eats Power that comes too late, books win nothing."""

from game.bots.wars.evaluation import Stages, Table
from game.bots.wars.knowledge import BEGINNERS, PLAIN, Knowledge, Line, lines_of
from game.bots.wars.look import HIDDEN_SIGN, Look
from game.content.duel.tables import SPOILS
from game.content.wars.units import BG, BIT, CTHULHU, GC, KIND_MASK, KINDS, SIDE_MASK, YS

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
_LOST = [
    _eaten(mine, theirs, decay)
    for mine in range(_MOST_POWER + 1)
    for theirs in range(_MOST_POWER + 1)
    for decay in range(_MOST_DECAY + 1)
]


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
    return _LOST[(mine * (_MOST_POWER + 1) + theirs) * (_MOST_DECAY + 1) + decay]


def _spoils(look: Look, side: int, enemy: int, area: int, units: int) -> float:
    """The Doom a side can expect of a battle: as many of the enemy's units as it Kills, the cheapest first."""
    kills = look.dice(side, area, enemy) / 6
    if side == GC and units & BIT[CTHULHU]:
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


def _best_spoils(look: Look, side: int) -> float:
    if not look.power[side]:
        return 0.0
    best = 0.0
    for area, units in look.shared:
        if units & SIDE_MASK[side]:
            for enemy in look.sides:
                if enemy != side and units & SIDE_MASK[enemy]:
                    best = max(best, _spoils(look, side, enemy, area, units))
    return best


def spoils(look: Look, side: int) -> float:
    """Doom that the side's best attack can be expected to bring."""
    return _best_spoils(look, side)


def losses(look: Look, side: int) -> float:
    """Doom that the enemy's best attack on the side can be expected to bring."""
    found = 0.0
    for enemy in look.sides:
        if enemy != side:
            found = max(found, _best_spoils(look, enemy))
    return found


def ahead(look: Look, side: int) -> float:
    """How late it is while this side leads."""
    state = look.state
    mine = state.doom[side] + sum(state.signs[side])
    for other in look.sides:
        if other != side and state.doom[other] + HIDDEN_SIGN * len(state.signs[other]) >= mine:
            return 0.0
    return look.late


OWN = (
    Line("eaten", "Power that Decay will take", eaten, -0.45, -0.45, True),
    Line("spoils", "Doom in reach of an attack", spoils, 0.5, 0.5),
    Line("losses", "Doom the enemy can reach by an attack", losses, -0.6, -0.6),
    Line("ahead", "the end comes while ahead in Doom", ahead, 2.0, 4.0),
)
"""What counts only here."""
NEEDLESS = frozenset(("six", "clock", "short", "hasten", "finish", "alone"))
"""What matters only where spellbooks win, or Decay does not take what is left."""
WEIGHTS: dict[str, Stages] = {
    "doom": (1.0, 1.0), "signs": (1.0, 1.0), "books": (2.0, 1.2), "gates": (6.0, 2.5), "great": (1.1, 1.1),
    "cultists": (2.0, 0.6), "doom_power": (0.05, 0.05), "great_danger": (-5.0, -5.0), "exposed": (-0.5, -0.5),
    "targets": (0.1, 0.1), "choice": (1.0, 0.5),
}  # fmt: skip
"""Points early and late where they differ from the larger game's, for every faction."""
OF_FACTION: dict[int, dict[str, Stages]] = {
    GC: {"spoils": (1.0, 1.0), "targets": (0.5, 0.5)},
    # She spreads and builds before Shub-Niggurath comes: awakened with the first Power she ruins her own side.
    BG: {
        "cultists": (3.5, 0.5), "great": (1.2, 1.6), "sites": (2.5, 0.5), "choice": (0.4, 1.0),
        "gates": (6.5, 3.5), "monsters": (0.5, 0.5), "doom_power": (0.0, 0.0), "saved": (0.0, 0.0),
        "awakening": (0.0, 0.0),
    },
    YS: {"lone": (-0.6, -0.6)},
}  # fmt: skip
"""The same for one faction; what is worth nothing is not looked at."""
BOOKS: dict[int, dict[str, float]] = {
    GC: {"dreams": 0.6, "yha_nthlei": 0.4, "regenerate": 0.3, "absorb": 0.2, "devolve": 0.3, "submerge": 0.1},
    BG: {
        "blood_sacrifice": 1.4, "thousand_young": 0.6, "red_sign": 0.5, "ghroth": 0.4, "frenzy": 0.3, "necrophagy": 0.2,
    },
}  # fmt: skip
"""The worth of spellbooks by faction where it differs: an Elder Sign each turn is a tenth of the way."""
REQUIREMENT = 0.5
"""A spellbook is so much of what it is where six must be had."""
ENEMY: Stages = (0.9, 1.0)
"""How much of the enemy's worth is held against a side: there is nobody else."""
_PLAINLY = {"books": 2.0, "gates": 2.4}
"""What a plain player gives otherwise than in the larger game."""
PLAIN_REQUIREMENT = 1.5


def weights_of(known: Knowledge) -> dict[str, Stages]:
    """A faction's weights in the Duel by the names of its lines."""
    # The larger game's weights for single factions come from trials of four.
    shared = (*lines_of(known._replace(priors={})), *OWN)
    lines = {line.name: (line.early, line.late) for line in shared if line.name not in NEEDLESS}
    for _, line in known.requirements:
        lines[line.name] = (line.early * REQUIREMENT, line.late * REQUIREMENT)
    return lines | WEIGHTS | OF_FACTION.get(known.side, {})


def table_of(known: Knowledge, weights: dict[str, Stages] | None = None) -> Table:
    """A faction's knowledge of the Duel, with these weights or its own."""
    points = weights_of(known) if weights is None else weights
    known = known._replace(books=BOOKS.get(known.side, known.books))

    def weighed(line: Line) -> Line:
        early, late = points[line.name]
        return line._replace(early=early, late=late)

    lines = [line for line in (*lines_of(known), *OWN) if line.name not in NEEDLESS and any(points[line.name])]
    return Table(
        tuple(weighed(line) for line in lines),
        tuple((bit, weighed(line)) for bit, line in known.requirements),
        ENEMY,
        (0.0, 0.0),
    )


def plain_table_of(known: Knowledge, beginner: bool = False) -> Table:
    """What a plain player looks at in the Duel, or a beginner, who does not mind what the enemy has."""
    lines = [line for line in (BEGINNERS if beginner else PLAIN) if line.name not in NEEDLESS]
    each = (0.0, 0.0) if beginner else (0.6, 0.6)
    requirements = tuple(
        (bit, line._replace(early=PLAIN_REQUIREMENT, late=PLAIN_REQUIREMENT)) for bit, line in known.requirements if bit
    )
    return Table(
        tuple(
            line._replace(early=_PLAINLY[line.name], late=_PLAINLY[line.name]) if line.name in _PLAINLY else line
            for line in lines
        ),
        requirements,
        each,
        (0.0, 0.0),
    )


__all__ = ["OWN", "plain_table_of", "table_of", "weights_of"]
