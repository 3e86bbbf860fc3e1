"""Black Goat's words in tables."""

from game.engine.position import Position
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.rules.units import MOST_AREAS, SIDE_MASK
from game.games.wars.words.factionwords import FactionWords, Order, Progress, Works


def _areas(pos: Position) -> int:
    """Areas with units of its own."""
    return sum(1 for units in pos.state.here[:MOST_AREAS] if units & SIDE_MASK[BG])


WORDS = FactionWords(
    works={
        "fertility_cult": Works("always"),
        "avatar": Works("action", 1),
        "blood_sacrifice": Works("doom"),
        "frenzy": Works("battle"),
        "ghroth": Works("action", 2),
        "necrophagy": Works("post_battle"),
        "red_sign": Works("ongoing"),
        "thousand_young": Works("ongoing"),
    },
    goals=("bg_sacrifice", "bg_areas_4", "bg_awaken", "bg_areas_6", "bg_share", "bg_areas_8"),
    awakens={"bg_awaken": "shub_niggurath"},
    pictures=("piece:ghoul", "piece:shub_niggurath"),
    progress={f"bg_areas_{number}": Progress(number, _areas, "areas") for number in (4, 6, 8)},
    orders={"necrophagy": Order("ask", 32), "blood_sacrifice": Order("ask", 40)},
    authors={"avatar_unit": "black_goat", "ghroth_unit": "black_goat"},
    anywhere=("ghroth_unit",),
    odd={"bg_sacrifice": "odd_deed", "ghroth": "odd_power", "avatar": "odd_power"},
    counts={"ghroth": ("unit", "acolyte"), "ghroth_share": ("unit", "acolyte")},
    gather=("red_sign",),
    repeated=("necrophagy",),
)
