"""Names on the shipped boards stand out from the ground: measured on the pictures, as they are drawn."""

import json
from collections.abc import Iterator

import numpy as np
import pygame
import pytest

from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.atlas import atlas, fit
from game.games.wars.screen.map.names import DARK, LAND_TEXT, Name, names_on
from game.games.wars.screen.map.pieces import piece_unit
from game.language.spoken import speak
from game.shipped import asset
from game.ui.figures.marks import stain as stain_of
from game.ui.figures.standing import UNIT
from game.ui.figures.store import STORE
from game.ui.layout import Layout
from game.ui.pictures import map_picture

pytestmark = pytest.mark.usefixtures("display")
BOARDS = tuple(json.loads(asset("maps", "anchors.json").read_text(encoding="utf-8"))["boards"])
LEAST = 4.5
RING = 3
"""So many pixels round a letter are what it is read against."""
SLOPES = 0.97
"""This share of the land must not be too bright for a name that has stepped aside to it."""

PALE = (224, 230, 234)
"""As pale as figures are: bone and snow in the light."""


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    yield
    speak("en")


def light(pixels: np.ndarray) -> np.ndarray:
    """Relative luminance, as contrast is reckoned from."""
    share = pixels.astype(np.float32) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array((0.2126, 0.7152, 0.0722), np.float32)


def contrast(name: Name, ground: np.ndarray, times: int = 1) -> float:
    """Of a name's letters with what shows through the halo about them; ``ground`` is the whole map, x first.

    It is painted so many ``times``.
    """
    ink = pygame.surfarray.array3d(name.picture).astype(np.float32)
    cover = pygame.surfarray.array_alpha(name.picture).astype(np.float32)[..., None] / 255
    (x, y), (wide, tall) = name.at, name.picture.get_size()
    left, top = max(-x, 0), max(-y, 0)
    behind = ground[x + left : x + wide, y + top : y + tall]
    part = (slice(left, left + behind.shape[0]), slice(top, top + behind.shape[1]))
    ink, cover = ink[part], cover[part]
    brightest = ink.max(axis=2)
    letter = (brightest > 0.9 * brightest.max()) & (cover[..., 0] > 0.9)
    near = letter.copy()
    for _ in range(RING):
        grown = near.copy()
        for axis in (0, 1):
            grown |= np.roll(near, 1, axis) | np.roll(near, -1, axis)
        near = grown
    halo = near & (brightest < 40)
    for _ in range(times):
        behind = behind * (1 - cover) + ink * cover
    seen = light(behind)
    letters, about = float(np.median(light(ink[letter]))), float(np.quantile(seen[halo], 0.9))
    return (letters + 0.05) / (about + 0.05)


@pytest.mark.parametrize("board", BOARDS)
def test_names_stand_out_on_the_picture_of_a_board(board: str) -> None:
    found = []
    for size, languages in (((1280, 720), ("de", "qps")), ((1920, 1080), ("en",))):
        layout = Layout(*size)
        sheet = fit(atlas(board), table_grid(layout).map)
        sheet.frame.topleft = (0, 0)
        whole = map_picture(board)
        assert whole
        shown = pygame.transform.smoothscale(whole.subsurface(sheet.atlas.crop), sheet.frame.size)
        ground = pygame.surfarray.array3d(shown)
        for code in languages:
            speak(code)
            found += [(contrast(name, ground), code, size[0], name.area) for name in names_on(sheet, layout)]
    assert min(found)[0] >= LEAST, sorted(found)[:6]


@pytest.mark.parametrize("board", ["earth_5", "lovecraft_country"])
def test_names_stand_out_on_desecrated_ground_and_over_pale_figures(board: str) -> None:
    STORE.want(["yellow_sign"])
    assert STORE.ready()
    layout = Layout(1280, 720)
    sheet = fit(atlas(board), table_grid(layout).map)
    sheet.frame.topleft = (0, 0)
    names, whole = names_on(sheet, layout), map_picture(board)
    assert whole
    shown = pygame.transform.smoothscale(whole.subsurface(sheet.atlas.crop), sheet.frame.size)
    for name in names:
        stain = stain_of(piece_unit(sheet.frame.width, layout) * UNIT, "yellow_sign")
        assert stain
        shown.blit(stain.surface, stain.at(name.covers.center))
    ground = pygame.surfarray.array3d(shown)
    found = [(contrast(name, ground, DARK), name.area) for name in names]
    assert min(found)[0] >= LEAST, sorted(found)[:6]
    ground[:] = PALE
    found = [(contrast(name, ground, DARK), name.area) for name in names]
    assert min(found)[0] >= LEAST, sorted(found)[:6]


@pytest.mark.parametrize("board", BOARDS)
def test_names_can_step_aside_to_any_land(board: str) -> None:
    """Half of the ground shows through a halo at its thinnest."""
    whole, places = map_picture(board), atlas(board).places.values()
    assert whole
    numbers = pygame.surfarray.array2d(atlas(board).ids)[::3, ::3]
    land = np.isin(numbers, [place.number for place in places if not place.ocean])
    bright = float(np.quantile(light(pygame.surfarray.array3d(whole)[::3, ::3][land] * 0.5), SLOPES))
    assert (float(light(np.array(LAND_TEXT))) + 0.05) / (bright + 0.05) >= LEAST
