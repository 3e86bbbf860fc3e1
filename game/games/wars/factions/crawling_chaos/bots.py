"""What a strong player of Crawling Chaos knows: gates by flight, pay for books with spare Power, then Nyarlathotep."""

from game.games.wars.bots.knowledge import InDuel, Knowledge, towards
from game.games.wars.bots.look import Look
from game.games.wars.bots.shared import GREAT_WORTH
from game.games.wars.factions.crawling_chaos.rules.figures import CC, NYARLATHOTEP
from game.games.wars.rules.units import SIDE_MASK

BOOKS = {
    "emissary": 0.5, "abduct": 0.4, "thousand_forms": 0.5, "invisibility": 0.3, "seek_and_destroy": 0.2, "madness": 0.1,
}  # fmt: skip


def _landed(look: Look, gates: int, power: int) -> float:
    """Gates of so many, or Power of so much."""
    return max(min(len(look.gates[CC]), gates) / gates, min(look.power[CC], power) / power) ** 2


def hunting(look: Look, side: int) -> float:
    """A hunter stands where enemies stand."""
    for area, units in look.shared:
        if units & ~SIDE_MASK[CC] and look.hunters(CC, area):
            return 1.0
    return 0.0


def a_gate(look: Look, side: int) -> float:
    """A gate to awaken Nyarlathotep at, and Power is being saved."""
    return 0.4 + 0.6 * min(1.0, look.power[CC] / 10) ** 2 if look.gates[CC] else 0.0


KNOWLEDGE = Knowledge(
    CC,
    BOOKS,
    (
        towards("cc_gates_3", lambda look, side: _landed(look, 3, 12), 4.0, 5.0),
        towards("cc_gates_4", lambda look, side: _landed(look, 4, 15), 4.0, 5.0),
        towards("cc_capture", hunting, 2.0, 3.0),
        towards("cc_awaken", a_gate, 2.0, 3.0),
    ),
    # He flies: gates are soon taken and soon lost, and Nyarlathotep is what holds them; Doom comes of itself from those
    # whose Cultists are out of danger.
    {"doom": (0.7, 0.75), "great": (1.6, 1.6), "gates": (5.0, 3.0), "danger": (-2.0, -2.0)},
    spared=("invisibility", "seek_and_destroy"),
    duel=InDuel({
        "cc_gates_3": (2.0, 2.5), "cc_gates_4": (2.0, 2.5), "cc_capture": (1.0, 1.5), "cc_awaken": (1.0, 1.5),
    }),
)
GREAT_WORTH[CC] = ((NYARLATHOTEP, 7.0),)
