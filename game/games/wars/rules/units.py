"""Factions, units, spellbooks and requirements as tables of small numbers.

A side is the number of its faction. A unit is one figure of the box, 0 to 63; sets of
units are bit masks, so that "the Monsters of this side in that area" is one ``&``.
"""

from typing import NamedTuple

FACTIONS: tuple[str, ...] = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
GC, CC, BG, YS = range(4)
SIDE_NUMBER = {name: side for side, name in enumerate(FACTIONS)}
ALPHABETICAL = tuple(sorted(range(4), key=lambda side: FACTIONS[side]))

CULTIST, MONSTER, GREAT_OLD_ONE = range(3)
CLASS_NAMES = ("cultist", "monster", "great_old_one")


class Kind(NamedTuple):
    """A kind of unit: its faction (``None``: every faction has it), class, number in the box, cost, combat."""

    id: str
    side: int | None
    cls: int
    figures: int
    cost: int
    combat: int


KINDS: tuple[Kind, ...] = (
    Kind("acolyte", None, CULTIST, 6, 1, 0),
    Kind("deep_one", GC, MONSTER, 4, 1, 1),
    Kind("shoggoth", GC, MONSTER, 2, 2, 2),
    Kind("starspawn", GC, MONSTER, 2, 3, 3),
    Kind("cthulhu", GC, GREAT_OLD_ONE, 1, 10, 6),
    Kind("nightgaunt", CC, MONSTER, 3, 1, 0),
    Kind("flying_polyp", CC, MONSTER, 3, 2, 1),
    Kind("hunting_horror", CC, MONSTER, 2, 3, 2),
    Kind("nyarlathotep", CC, GREAT_OLD_ONE, 1, 10, 0),
    Kind("ghoul", BG, MONSTER, 2, 1, 0),
    Kind("fungi", BG, MONSTER, 4, 2, 1),
    Kind("dark_young", BG, MONSTER, 3, 3, 2),
    Kind("shub_niggurath", BG, GREAT_OLD_ONE, 1, 8, 0),
    Kind("undead", YS, MONSTER, 6, 1, 0),
    Kind("byakhee", YS, MONSTER, 4, 2, 0),
    Kind("king_in_yellow", YS, GREAT_OLD_ONE, 1, 4, 0),
    Kind("hastur", YS, GREAT_OLD_ONE, 1, 10, 0),
)
"""Combat 0 of the Great Old Ones and of Undead and Byakhee means: a formula of the faction."""

KIND_NUMBER = {kind.id: number for number, kind in enumerate(KINDS)}
(
    ACOLYTE, DEEP_ONE, SHOGGOTH, STARSPAWN, CTHULHU_KIND, NIGHTGAUNT, FLYING_POLYP, HUNTING_HORROR, NYARLATHOTEP_KIND,
    GHOUL, FUNGI, DARK_YOUNG, SHUB_NIGGURATH_KIND, UNDEAD, BYAKHEE, KING_KIND, HASTUR_KIND,
) = range(len(KINDS))  # fmt: skip

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


def _mask(test: list[bool]) -> int:
    return sum(1 << unit for unit, yes in enumerate(test) if yes)


SIDE_MASK = [_mask([side == owner for owner in UNIT_SIDE]) for side in range(len(FACTIONS))]
KIND_MASK = [_mask([kind == number for kind in UNIT_KIND]) for number in range(len(KINDS))]
CULTISTS = _mask([cls == CULTIST for cls in UNIT_CLASS])
MONSTERS = _mask([cls == MONSTER for cls in UNIT_CLASS])
GREAT_OLD_ONES = _mask([cls == GREAT_OLD_ONE for cls in UNIT_CLASS])
ORDINARY = CULTISTS | MONSTERS
"""Monsters and Cultists: what most abilities may touch."""
ACOLYTES_OF = [KIND_MASK[ACOLYTE] & mask for mask in SIDE_MASK]
CULTISTS_OF = [CULTISTS & mask for mask in SIDE_MASK]
MONSTERS_OF = [MONSTERS & mask for mask in SIDE_MASK]
GREAT_OLD_ONES_OF = [GREAT_OLD_ONES & mask for mask in SIDE_MASK]

CTHULHU = UNIT_KIND.index(CTHULHU_KIND)
NYARLATHOTEP = UNIT_KIND.index(NYARLATHOTEP_KIND)
SHUB_NIGGURATH = UNIT_KIND.index(SHUB_NIGGURATH_KIND)
KING = UNIT_KIND.index(KING_KIND)
HASTUR = UNIT_KIND.index(HASTUR_KIND)

MOST_AREAS = 21
POOL = MOST_AREAS
SUBMERGED = POOL + 1
CAPTIVE = SUBMERGED + 1
"""``CAPTIVE + side``: held by that side."""
PLACES = CAPTIVE + len(FACTIONS)

BOOKS: tuple[tuple[str, ...], ...] = (
    ("absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"),
    ("abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"),
    ("blood_sacrifice", "frenzy", "ghroth", "necrophagy", "red_sign", "thousand_young"),
    ("he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"),
)
"""Six spellbooks a side; book number ``n`` of a side is bit ``n`` of its mask."""
ALL_BOOKS = 0b111111
BOOK_BIT = {name: 1 << number for books in BOOKS for number, name in enumerate(books)}

REQUIREMENTS: tuple[tuple[str, ...], ...] = (
    ("gc_first_doom", "gc_five_books", "gc_kill_1", "gc_kill_2", "gc_ocean_gates", "gc_awaken"),
    ("cc_pay_4", "cc_pay_6", "cc_gates_3", "cc_gates_4", "cc_capture", "cc_awaken"),
    ("bg_areas_4", "bg_areas_6", "bg_areas_8", "bg_share", "bg_sacrifice", "bg_awaken"),
    ("ys_gift", "ys_king", "ys_crescent", "ys_chevron", "ys_claw", "ys_hastur"),
)
REQUIREMENT_BIT = {name: 1 << number for names in REQUIREMENTS for number, name in enumerate(names)}

FACTION_ABILITIES: tuple[tuple[str, ...], ...] = (
    ("immortal", "devour"),
    ("flight", "harbinger"),
    ("fertility_cult", "avatar"),
    ("feast", "desecrate", "vengeance"),
)
"""What a faction can do without a spellbook."""

GATES_IN_BOX = 24
ELDER_SIGNS = (0, 18, 12, 6)
"""Tokens in the bag by value; there is none of value 0."""
DESECRATION_MARKERS = 12


def units_in(mask: int) -> list[int]:
    """The units of a bit mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def distinct(mask: int, apart: int = 0) -> list[int]:
    """One unit of each kind in a mask, the lowest: identical figures are one choice.

    ``apart`` is a mask of units that differ from their likes (keepers of gates, say):
    each of them is a choice of its own.
    """
    found = []
    while mask:
        low = mask & -mask
        unit = low.bit_length() - 1
        found.append(unit)
        mask ^= low
        if not low & apart:
            mask &= ~(KIND_MASK[UNIT_KIND[unit]] & SIDE_MASK[UNIT_SIDE[unit]]) | apart
    return found
