"""Which pictures there are: by name the files, each with what paints it."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from art.pictures import levels
from art.pictures.lessons import LESSONS
from art.pictures.pages import PAGES
from art.pictures.puzzles import PUZZLES
from art.pictures.rites import OF_OTHERS
from art.pictures.scenes import PLAIN
from art.pictures.sides import SCENES, bare, side
from art.pictures.stories import STORY
from art.roster import PALETTES

Files = dict[str, Callable[[], Image.Image]]

SINGLE = PLAIN | STORY | PAGES | {"levels": levels.sheet} | LESSONS | OF_OTHERS | PUZZLES
"""Those with one file."""

PAINTED: dict[str, Files] = {
    faction: {f"{palette}/{faction}.webp": partial(side, faction, palette) for palette in PALETTES}
    | {f"fine/{faction}.webp": partial(side, faction, PALETTES[0], fine=True)}
    for faction in SCENES
} | {
    f"{faction}_place": {f"{palette}/{faction}_place.webp": partial(bare, faction, palette) for palette in PALETTES}
    for faction in SCENES
} | {name: {f"{name}.webp": paint} for name, paint in SINGLE.items()}
