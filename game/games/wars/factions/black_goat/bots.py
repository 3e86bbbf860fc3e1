"""What a strong player of the Black Goat knows: spread early for three books, then Shub-Niggurath."""

from game.games.wars.bots.knowledge import InDuel, Knowledge, towards
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.black_goat.rules.figures import BG, SHUB_NIGGURATH
from game.games.wars.rules.board import own_areas
from game.games.wars.rules.units import CULTISTS_OF, SIDE_MASK

BOOKS = {
    "thousand_young": 0.5, "frenzy": 0.4, "red_sign": 0.4, "ghroth": 0.3, "necrophagy": 0.2, "blood_sacrifice": 0.3,
}  # fmt: skip


def _spread(look: Look, wanted: int) -> float:
    return (min(len(own_areas(look.state, BG)), wanted) / wanted) ** 2


def company(look: Look, side: int) -> float:
    """Enemies with whom an area is shared, of as many as there are."""
    met = 0
    enemies: tuple[int, ...] = look.pos.rules.sides
    for enemy in enemies:
        if enemy != BG:
            for _, units in look.shared:
                if units & SIDE_MASK[BG] and units & SIDE_MASK[enemy]:
                    met += 1
                    break
    return met / max(1, len(enemies) - 1)


def birth(look: Look, side: int) -> float:
    """A gate, two Cultists to give, and Power is being saved."""
    if not look.gates[BG] or (look.everywhere & CULTISTS_OF[BG]).bit_count() < 2:
        return 0.0
    return 0.4 + 0.6 * min(1.0, look.power[BG] / 8) ** 2


KNOWLEDGE = Knowledge(
    BG,
    BOOKS,
    (
        towards("bg_areas_4", lambda look, side: _spread(look, 4), 3.2, 4.8),
        towards("bg_areas_6", lambda look, side: _spread(look, 6), 3.2, 4.8),
        towards("bg_areas_8", lambda look, side: _spread(look, 8), 3.2, 4.8),
        towards("bg_share", company, 3.2, 4.8),
        towards("bg_awaken", birth, 2.0, 3.0),
    ),
    # Her Cultists are Power, dice and what Shub-Niggurath costs; she comes when there are enough of them. They are
    # what others hunt: what is held safely counts more than Doom now.
    {
        "doom": (0.7, 0.75),
        "cultists": (2.5, 1.0),
        "great": (1.0, 1.6),
        "monsters": (0.5, 0.5),
        "books": (3.5, 9.0),
        "guarded": (0.8, 0.8),
        "lone": (-2.0, -1.6),
        "danger": (-3.0, -3.0),
    },
    duel=InDuel(
        {**dict.fromkeys(("bg_areas_4", "bg_areas_6", "bg_areas_8", "bg_share"), (1.6, 2.4)), "bg_awaken": (1.0, 1.5)},
        # She spreads and builds before Shub-Niggurath comes: awakened with the first Power she ruins her own side.
        # Gates are her Doom, by a Ritual each turn, which also brings the end nearer: Power kept from it only prolongs
        # the match, and in a long one Great Cthulhu's kills tell.
        {
            "doom": (0.9, 0.95), "gates": (11.0, 4.0), "sites": (1.8, 0.4), "cultists": (3.8, 0.55),
            "monsters": (0.43, 0.43), "power": (0.55, 0.4), "doom_power": (-0.27, -0.27), "great": (1.1, 1.8),
            "awakening": (0.0, 0.0), "saved": (0.5, 0.5), "enthroned": (0.8, 0.8), "choice": (0.4, 1.0),
            "lone": (-1.1, -0.9), "danger": (-1.15, -1.15), "great_danger": (-4.5, -4.5), "spoils": (0.6, 0.6),
        },
        {
            "blood_sacrifice": 1.4, "thousand_young": 0.6, "red_sign": 0.5, "ghroth": 0.4, "frenzy": 0.3,
            "necrophagy": 0.2,
        },
        (1.0, 1.1),
    ),
)
GREAT_WORTH[BG] = ((SHUB_NIGGURATH, 7.0),)
