"""The map's ground in time for every frame: a zoom from start to end, light made in steps, pictures scaled in steps."""

import random
import time

import pygame
import pytest

from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.ground import Ground, rescale
from game.games.wars.screen.map.targets import Marks
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import read_table
from game.ui.layout import Layout
from scripts.window.robot import PATIENCE
from tests.ui.test_table_map import midgame, view_of

LIT = frozenset(atlas("earth_3").order[:1])
"""The first whose light is made."""


def painted(view: MapView) -> bytes:
    shown = pygame.Surface((1280, 720))
    view.draw(shown, Layout(1280, 720))
    return pygame.image.tobytes(shown, "RGB")


def lit_view(marks: Marks, calm: bool) -> MapView:
    """A map whose lights are ready, shown once."""
    view = view_of("earth_3", 1280, 720)
    end = time.monotonic() + PATIENCE
    while any(view.ground.board.glow.get(area) is None for area in LIT):
        assert time.monotonic() < end, "there is no light"
        pygame.time.wait(5)
    view.calm = calm
    view.show(read_table(midgame("earth_3", 7, 60), None), marks)
    painted(view)
    return view


@pytest.mark.usefixtures("display")
@pytest.mark.parametrize("large", [(700, 400), (301, 211)])
def test_a_picture_scaled_in_steps_is_the_same_to_the_bit(large: tuple[int, int]) -> None:
    luck = random.Random(3)
    part = pygame.Surface(large)
    for _ in range(300):
        pygame.draw.line(part, [luck.randrange(256) for _ in range(3)], *([luck.randrange(700) for _ in range(2)]
                                                                          for _ in range(2)), 5)  # fmt: skip
    for size in ((373, 213), (large[0], 90), (97, large[1]), large, (900, 500), (120, 640)):
        into = pygame.Surface(size)
        assert sum(1 for _ in rescale(part, into)) > 1
        assert into.get_buffer().raw == pygame.transform.smoothscale(part, size).get_buffer().raw, size


@pytest.mark.usefixtures("display")
def test_light_that_breathes_is_never_made_at_once_and_ends_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    still = lit_view(Marks(LIT), calm=True)
    full = painted(still)
    view = lit_view(Marks(LIT), calm=False)
    assert painted(view) == full
    made = []
    monkeypatch.setattr(Ground, "_make", lambda ground, part: made.append(part))
    looks = set()
    while view.next_wake is not None:
        if view.pulse(0.05):
            looks.add(painted(view))
    assert len(looks) > 3 and not made
    assert painted(view) == full
    for each in (still, view):
        each.close()


@pytest.mark.usefixtures("display")
def test_a_zoom_by_the_wheel_rests_one_frame_after_its_ground_lies_where_it_went() -> None:
    view = view_of("earth_3", 1280, 720)
    view.show(read_table(midgame("earth_3", 7, 60), None), Marks())
    pygame.mouse.set_pos(view.rect.center)
    view.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False))
    assert view.camera.moving
    while view.camera.moving:
        assert view.animating
        view.advance(0.016)
    assert view.sheet.frame == view.camera.goal and view.animating, "the window is painted round it one frame later"
    while view.animating:
        view.advance(0.016)
        painted(view)
    again = view_of("earth_3", 1280, 720)
    again.calm = True
    again.show(read_table(midgame("earth_3", 7, 60), None), Marks())
    again.camera_turn(1, pygame.mouse.get_pos())
    assert painted(again) == painted(view)
    for each in (view, again):
        each.close()
