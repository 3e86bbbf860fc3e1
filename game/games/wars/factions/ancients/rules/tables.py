"""The Ancients' units, books, requirements and start areas."""

from collections.abc import Iterable

from game.games.wars.rules.faction import MONSTER, TERROR, Board, Faction, Kind, Note
from game.games.wars.rules.factions import side_of

AN = side_of("ancients")


def _without_glyph(board: Board) -> Iterable[int]:
    """Areas without any faction's glyph, whether that faction plays or not.

    None in the Duel, which does not have the Ancients (R85).
    """
    if not board.id.startswith("earth"):
        return ()
    glyphs = {area for areas in board.glyphs.values() for area in areas}
    return [area for area in range(len(board.areas)) if area not in glyphs]


FACTION = Faction(
    id="ancients",
    side=AN,
    kinds=(
        Kind("un_man", AN, MONSTER, 3, 3, 0, cheaper=0),
        Kind("reanimated", AN, MONSTER, 3, 4, 2, cheaper=1),
        Kind("yothan", AN, TERROR, 3, 6, 7, cheaper=3, leaves="extinction"),
    ),
    books=("brainless", "consecration", "extinction", "festival", "unholy_ground", "worship_services"),
    requirements=("an_crescent", "an_chevron", "an_claw", "an_no_sign", "an_cheapest", "an_dearest"),
    abilities=("dematerialization", "cathedral"),
    starts={},
    late=1,
    start_areas=_without_glyph,
    notes=(Note("cathedrals", "areas"),),
    options=("cathedral", "dematerialization", "an_cheapest", "an_dearest"),
    decisions={
        "cathedral_area": (),
        "dematerialize_from": (),
        "dematerialize_area": (("area", "area"),),
        "dematerialize_unit": (("area", "area"),),
        "festival_side": (),
        "monster_gift_unit": (),
        "monster_gift_area": (("unit", "unit"),),
        "unholy_ground": (("area", "area"),),
        "unholy_ground_unit": (("area", "area"),),
    },
    reasons={
        "kinds_built": (),
        "has_cathedral": (("area", "area"),),
        "kind_built": (("area", "area"),),
        "unsigned_built": (("area", "area"),),
        "no_cathedral_site": (),
    },
    events={
        "cathedral_built": (("area", "area"),),
        "cathedral_removed": (("area", "area"),),
    },
)
