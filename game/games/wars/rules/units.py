"""Factions, units, spellbooks and requirements as tables of small numbers.

A side is the number of its faction. A unit is one figure of the box, 0 to 63; sets of
units are bit masks, so that "the Monsters of this side in that area" is one ``&``.
"""

from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.faction import CULTIST, GREAT_OLD_ONE, MONSTER, TERROR, Kind

FACTIONS: tuple[str, ...] = tuple(faction.id for faction in FACTION_TABLES)
SIDE_NUMBER = {faction.id: faction.side for faction in FACTION_TABLES}
ALPHABETICAL = tuple(sorted(SIDE_NUMBER.values(), key=lambda side: FACTIONS[side]))
OPENING = tuple(faction.side for faction in FACTION_TABLES if faction.opens)
"""Sides that go first on the first turn, where they play."""
NEVER_OPENING = frozenset(faction.side for faction in FACTION_TABLES if faction.never_opens)
"""Sides that never go first on the first turn."""

CLASS_NAMES = ("cultist", "monster", "great_old_one", "terror")

KINDS: tuple[Kind, ...] = (
    Kind("acolyte", None, CULTIST, 6, 1, 0),
    *(kind for faction in FACTION_TABLES for kind in faction.kinds),
)
ACOLYTE = 0
KIND_NUMBER = {kind.id: number for number, kind in enumerate(KINDS)}

_FIGURES = [
    (side, number)
    for side in range(len(FACTIONS))
    for number, kind in enumerate(KINDS)
    if kind.side is None or kind.side == side
    for _ in range(kind.figures)
]
UNIT_SIDE = [side for side, _ in _FIGURES]
UNIT_KIND = [number for _, number in _FIGURES]
UNITS = len(UNIT_KIND)
UNIT_CLASS = [KINDS[kind].cls for kind in UNIT_KIND]
BIT = [1 << unit for unit in range(UNITS)]
FEWEST_SIDES = 4
"""So many sides are counted even where the highest of them do not play."""
UNITS_UP_TO = [sum(1 for owner in UNIT_SIDE if owner < side) for side in range(len(FACTIONS) + 1)]
"""By number of sides counted: how many figures those have."""


def _mask(test: list[bool]) -> int:
    return sum(1 << unit for unit, yes in enumerate(test) if yes)


SIDE_MASK = [_mask([side == owner for owner in UNIT_SIDE]) for side in range(len(FACTIONS))]
KIND_MASK = [_mask([kind == number for kind in UNIT_KIND]) for number in range(len(KINDS))]
CULTISTS = _mask([cls == CULTIST for cls in UNIT_CLASS])
MONSTERS = _mask([cls == MONSTER for cls in UNIT_CLASS])
GREAT_OLD_ONES = _mask([cls == GREAT_OLD_ONE for cls in UNIT_CLASS])
SUMMONED = _mask([cls in (MONSTER, TERROR) for cls in UNIT_CLASS])
"""Monsters and Terrors: what is Summoned; both capture and guard alike."""
SUBMERGING = _mask([FACTION_TABLES[side].submerges for side in UNIT_SIDE])
"""Units that can be under the sea."""
KEEPS_BY = [kind.keeps for kind in KINDS]
KEEPERS = CULTISTS | _mask([bool(KEEPS_BY[kind]) for kind in UNIT_KIND])
"""Cultists, and what can keep a gate by a spellbook (``KEEPS_BY`` kind)."""
LEAVERS = _mask([bool(KINDS[kind].leaves) for kind in UNIT_KIND])
"""What can leave the game for good, by a spellbook of its owner."""
DEVOURERS = _mask([KINDS[kind].devours for kind in UNIT_KIND])
LIVING_GATES = tuple(unit for unit, kind in enumerate(UNIT_KIND) if KINDS[kind].gate)
"""Units that are gates themselves, wherever they stand on the map."""
LIVING_MASK = _mask([KINDS[kind].gate for kind in UNIT_KIND])
LIVING_GATES_OF = [tuple(unit for unit in LIVING_GATES if UNIT_SIDE[unit] == side) for side in range(len(FACTIONS))]
FLIES = tuple(faction.flies for faction in FACTION_TABLES)
"""By side: whether a Move takes its units two areas far."""
ORDINARY = CULTISTS | MONSTERS
"""Monsters and Cultists: what most abilities may touch."""
ACOLYTES_OF = [KIND_MASK[ACOLYTE] & mask for mask in SIDE_MASK]
CULTISTS_OF = [CULTISTS & mask for mask in SIDE_MASK]
MONSTERS_OF = [MONSTERS & mask for mask in SIDE_MASK]
SUMMONED_OF = [SUMMONED & mask for mask in SIDE_MASK]
CAPTIVES_OF = [
    _mask([side != owner and KINDS[kind].cls in FACTION_TABLES[side].captives for owner, kind in _FIGURES])
    for side in range(len(FACTIONS))
]
"""By side: the units that it can hold captive."""
GREAT_OLD_ONES_OF = [GREAT_OLD_ONES & mask for mask in SIDE_MASK]

FIGURE = {kind.id: UNIT_KIND.index(number) for number, kind in enumerate(KINDS)}
"""The first figure of each kind; of a Great Old One the only one."""

MOST_AREAS = 21
POOL = MOST_AREAS
SUBMERGED = POOL + 1
CAPTIVE = SUBMERGED + 1
"""``CAPTIVE + side``: held by that side."""
OUT = CAPTIVE + max(8, len(FACTIONS))
"""Out of the game; between them is room for the captives of eight sides, or of as many as there are."""

BOOKS: tuple[tuple[str, ...], ...] = tuple(faction.books for faction in FACTION_TABLES)
"""Six spellbooks a side; book number ``n`` of a side is bit ``n`` of its mask."""
ALL_BOOKS = 0b111111
BOOK_BIT = {name: 1 << number for books in BOOKS for number, name in enumerate(books)}

REQUIREMENTS: tuple[tuple[str, ...], ...] = tuple(faction.requirements for faction in FACTION_TABLES)
REQUIREMENT_BIT = {name: 1 << number for names in REQUIREMENTS for number, name in enumerate(names)}

FACTION_ABILITIES: tuple[tuple[str, ...], ...] = tuple(faction.abilities for faction in FACTION_TABLES)
"""What a faction can do without a spellbook."""

GATES_IN_BOX = 24
ELDER_SIGNS = (0, 18, 12, 6)
"""Tokens in the bag by value; there is none of value 0."""
DESECRATION_MARKERS = 12
_DISTINCT: dict[tuple[int, int], tuple[int, ...]] = {}
_MOST_CROWDS = 20_000


def units_in(mask: int) -> list[int]:
    """The units of a bit mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def distinct(mask: int, apart: int = 0) -> tuple[int, ...]:
    """One unit of each kind in a mask, the lowest: identical figures are one choice.

    ``apart`` is a mask of units that differ from their likes (keepers of gates, say):
    each of them is a choice of its own.
    """
    # The same few crowds are asked about again and again.
    key = (mask, apart & mask)
    known = _DISTINCT.get(key)
    if known is None:
        if len(_DISTINCT) >= _MOST_CROWDS:
            _DISTINCT.clear()
        known = _DISTINCT[key] = tuple(_one_of_each(mask, apart))
    return known


def _one_of_each(mask: int, apart: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        unit = low.bit_length() - 1
        found.append(unit)
        mask ^= low
        if not low & apart:
            mask &= ~(KIND_MASK[UNIT_KIND[unit]] & SIDE_MASK[UNIT_SIDE[unit]]) | apart
    return found
