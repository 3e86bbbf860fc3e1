"""Dice as they are drawn: every face can be read when small, in the colour of the side that threw them."""

import os

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.ui import theme
from game.ui.figures import dice
from game.ui.figures.props import cut, prop
from game.ui.figures.store import STORE

GC, BG = "great_cthulhu", "black_goat"


@pytest.fixture(scope="module", autouse=True)
def sculpted() -> None:
    """A window, and the sculpture read."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    STORE.prop(dice.NAME)
    assert STORE.ready() and prop(dice.NAME)


def light(colour: pygame.Color) -> float:
    """How light a colour is, as contrast is reckoned."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("face", dice.FACES)
def test_a_small_die_of_any_side_shows_its_face(face: int) -> None:
    size = 24
    middle, pips = round(size * dice.ROOM) // 2, cut(dice.NAME, f"lies{face}_pips", size * dice.EDGE)
    assert pips
    found = pygame.mask.from_surface(pips.surface, 110).connected_components(3)
    assert len(found) == face
    left, top = middle - pips.foot[0], middle - pips.foot[1]
    for faction in theme.FACTION:
        picture = dice.die(faction, face, size)
        beside = light(pygame.transform.average_color(picture.subsurface((middle - 9, middle - 6, 15, 15))))
        for pip in found:
            x, y = pip.centroid()
            assert (light(picture.get_at((left + x, top + y))) + 0.05) / (beside + 0.05) > 1.7, faction


def test_what_a_die_means_is_told_by_light() -> None:
    def shine(face: int) -> int:
        return sum(pygame.transform.average_color(dice.die(GC, face, 27).subsurface((11, 11, 18, 18)))[:3])

    assert max(shine(face) for face in (1, 2, 3)) < min(shine(face) for face in (4, 5, 6))
    corner = [dice.die(GC, face, 27).get_at((20, 3)) for face in (5, 6)]
    assert corner[0].a == 0 and corner[1].a > 20 and corner[1].r > corner[1].g, "a Kill glows red"


def test_a_die_in_the_air_turns_and_is_as_large_as_one_that_lies() -> None:
    seen = {pygame.image.tobytes(dice.turned(BG, 27, step), "RGBA") for step in range(dice.TURNS)}
    assert len(seen) == dice.TURNS and dice.turned(BG, 27, dice.TURNS) is dice.turned(BG, 27, 0)
    assert dice.turned(BG, 27, 3).get_size() == dice.die(BG, 3, 27).get_size()
