"""What a strong player of the Yellow Sign knows: the King early, desecrate each glyph in company, then Hastur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.position import Position
from game.games.wars.bots.knowledge import InDuel, Knowledge, Line, towards
from game.games.wars.bots.learned.particular import Particular
from game.games.wars.bots.learned.short import KIND, few
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.yellow_sign.rules.figures import HASTUR, KING, YS
from game.games.wars.rules.board import controls
from game.games.wars.rules.units import MOST_AREAS, REQUIREMENT_BIT, SIDE_MASK

if TYPE_CHECKING:
    from game.games.wars.bots.learned.survey import Survey

BOOKS = {"passion": 0.5, "screaming_dead": 0.4, "third_eye": 0.4, "zingaya": 0.4, "he_who": 0.2, "shriek": 0.3}


def _near_sign(look: Look, sign: int) -> float:
    """The King is on the glyph, or near; the more units with him there, the likelier the die."""
    area = look.state.loc[KING]
    if area >= MOST_AREAS:
        return 0.0
    board = look.pos.rules.map
    if board.sign[area] == sign and not look.state.desecrated >> area & 1:
        company: int = (look.state.here[area] & SIDE_MASK[YS]).bit_count()
        return 0.45 + 0.5 * min(company, 6) / 6
    wanted = board.sign_mask[sign]
    if board.adjacent_mask[area] & wanted:
        return 0.32
    for other in board.within_two[area]:
        if wanted >> other & 1:
            return 0.16
    return 0.0


def feast(look: Look, side: int) -> float:
    """Desecrated areas with own units: one Power each at the next Gather."""
    found = 0
    mine = SIDE_MASK[YS]
    for area in range(look.areas):
        if look.state.desecrated >> area & 1 and look.state.here[area] & mine:
            found += 1
    return found


def court(look: Look, side: int) -> float:
    """The King stands at a gate of his, and Power is being saved for Hastur."""
    area = look.state.loc[KING]
    if area >= MOST_AREAS or not controls(look.state, YS, area):
        return 0.0
    return 0.4 + 0.6 * min(1.0, look.power[YS] / 10) ** 2


_SIGN = (".", "1", "2", "3")
_BIT = [0, *[REQUIREMENT_BIT[name] for name in ("ys_crescent", "ys_chevron", "ys_claw")]]
"""By glyph: the requirement that it counts for."""


def feast_to_come(survey: Survey) -> int:
    """The Power of the Feast as things stand."""
    desecrated = survey.state.desecrated
    return (desecrated & survey.anywhere[YS]).bit_count() if desecrated else 0


def glyph(pos: Position, area: int) -> str:
    """The glyph of an area, whether it has been desecrated, whether a spellbook waits for it."""
    state, sign = pos.state, pos.rules.map.sign[area]
    wanted = sign and not state.met[YS] & _BIT[sign]
    return f"S{_SIGN[sign]}{'d' if state.desecrated >> area & 1 else ''}{'!' if wanted else ''}"


def at_glyph(pos: Position, unit: int, area: int) -> str:
    """Where a Great Old One stands: whether to desecrate there brings a spellbook, or anything, and in what company."""
    state, sign = pos.state, pos.rules.map.sign[area]
    wanted = sign and not state.desecrated >> area & 1
    needed = wanted and not state.met[YS] & _BIT[sign]
    company = few((state.here[area] & SIDE_MASK[YS]).bit_count(), 6)
    return f"@{KIND[unit]}{'!' if needed else '?' if wanted else ''}{company}"


KNOWLEDGE = Knowledge(
    YS,
    BOOKS,
    (
        towards("ys_crescent", lambda look, side: _near_sign(look, 1), 4.0, 6.0),
        towards("ys_chevron", lambda look, side: _near_sign(look, 2), 4.0, 6.0),
        towards("ys_claw", lambda look, side: _near_sign(look, 3), 4.0, 6.0),
        towards("ys_hastur", court, 2.0, 3.0),
        (0, Line("ys_feast", feast, 0.8, 0.6)),
    ),
    # Their Doom comes from desecration as much as from gates; these need less care than others'.
    {"gates": (6.0, 3.0), "lone": (-0.6, -0.6)},
    particular=Particular(income=feast_to_come, great=at_glyph, place=glyph),
    spared=("desecrate_unit",),
    duel=InDuel(
        {
            **dict.fromkeys(("ys_crescent", "ys_chevron", "ys_claw"), (2.0, 3.0)), "ys_hastur": (1.0, 1.5),
            "ys_feast": (0.4, 0.3),
        },
        {"lone": (-0.6, -0.6)},
    ),
)
GREAT_WORTH[YS] = ((KING, 3.0), (HASTUR, 8.0))
