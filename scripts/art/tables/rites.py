"""The tables themselves: one for each rite, and one for between them. ``TABLES`` names the stuff, ``PIECES`` what
lies on it or is worked into it where the rite's layout has its places."""

from collections.abc import Callable

import numpy as np
from PIL import Image

from art.tables import pieces, stuff
from art.tables.lamp import Candle, below_bar, film, lit, vignette
from art.tables.stuff import Stuff

FINE = 1.5
"""px of a picture to each of a window of 1920 x 1080: in the largest windows tables are still sharp."""
SIZE = (round(1920 * FINE), round(1080 * FINE))
CANDLES: dict[str, tuple[Candle, ...]] = {
    "": ((0.20, 0.24, 0.80), (0.80, 0.22, 0.62), (0.22, 0.92, 0.40)),
    "at_the_mountains_of_madness": ((0.20, 0.20, 0.75), (0.78, 0.90, 0.45), (0.80, 0.20, 0.35)),
    "out_of_the_aeons": ((0.20, 0.20, 0.80), (0.78, 0.90, 0.45), (0.22, 0.92, 0.40)),
}
"""By rite; the others have those of no rite. The first one stands on the table where there is room for it."""
BRIGHT = {"at_the_mountains_of_madness": 1.9, "out_of_the_aeons": 1.7, "the_hound": 1.3, "the_dunwich_horror": 1.4}
"""How much light there is over the middle where it is not 1: dark stone wants more."""
TABLES: dict[str, Callable[[], Stuff]] = {
    "": lambda: stuff.wood(SIZE, 3, 158, "#24170d", "#664629", fine=FINE),
    "cthulhu_rises": lambda: stuff.wood(SIZE, 3, 158, "#24170d", "#664629", fine=FINE),
    "the_tree_on_the_hill": lambda: stuff.wood(SIZE, 8, 214, "#191310", "#4f3d2e", fine=FINE),
    "the_dunwich_horror": lambda: stuff.wood(SIZE, 5, 96, "#241e18", "#60523f", 0.75, True, fine=FINE),
    "at_the_mountains_of_madness": lambda: stuff.stone(SIZE, 4, "#1d262e", "#4e5d69", "#8fa4b4", 0.45, fine=FINE),
    "out_of_the_aeons": lambda: stuff.stone(SIZE, 9, "#1a1612", "#4a4034", "#9a7440", 0.8, 0.6, fine=FINE),
    "the_hound": lambda: stuff.flags(SIZE, 6, 150, "#22211e", "#4d4a43", "#27321a", fine=FINE),
}
PIECES: dict[str, Callable[[tuple[Candle, ...]], Image.Image]] = {
    "cthulhu_rises": pieces.velvet,
    "the_tree_on_the_hill": pieces.tapestry,
    "the_dunwich_horror": pieces.farms,
    "at_the_mountains_of_madness": pieces.range_of_stone,
    "out_of_the_aeons": pieces.dial,
    "the_hound": pieces.garth,
}


def candles(rite: str) -> tuple[Candle, ...]:
    """The candles of a rite's table."""
    return CANDLES.get(rite, CANDLES[""])


def table(rite: str) -> Image.Image:
    """The table of a rite."""
    light = lit(TABLES[rite](), candles(rite), middle=BRIGHT.get(rite, 1.0), fine=FINE) * vignette(SIZE)[..., None]
    return Image.fromarray((film(light) * below_bar(SIZE)[..., None]).astype(np.uint8))
