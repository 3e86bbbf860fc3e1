"""What a strong player of the Yellow Sign knows: the King early, desecrate each glyph in company, then Hastur."""

from game.games.wars.bots.knowledge import Knowledge, Line, towards
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.yellow_sign.rules.figures import HASTUR, KING, YS
from game.games.wars.rules.board import controls
from game.games.wars.rules.units import MOST_AREAS, SIDE_MASK

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
)
GREAT_WORTH[YS] = ((KING, 3.0), (HASTUR, 8.0))
