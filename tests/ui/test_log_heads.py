"""Heads in the chronicle: the face of whoever begins a line lies over the sign there and takes no room of the words."""

from __future__ import annotations

import pygame
import pytest

from game.ui import theme
from game.ui.figures import bust
from game.ui.figures.store import STORE
from game.ui.kit.base import Laying
from game.ui.kit.box import Text
from game.ui.kit.medal import LEAST_FACE, Headed
from game.ui.layout import Layout
from game.ui.table.log import dressed

pytestmark = pytest.mark.usefixtures("display")
LAYOUTS = [Layout(1280, 720), Layout(1920, 1080, 1.0, 1.5), Layout(1280, 720, 0.75, 1.0), Layout(3840, 2160, 2.0, 0.8)]
GOAT = "**<black_goat>Black Goat</>**"
LINE = f"{GOAT} takes an **Acolyte** of **<yellow_sign>Yellow Sign</>** in <gold>Europe</>, with its gate."
WIDE = 220


@pytest.fixture(autouse=True)
def figures() -> None:
    STORE.want(theme.FACTION)
    assert STORE.ready()


def changed(words: str, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
    """What a head changes of painted words, and their place with the room round them that it may use."""
    shown = []
    for box in (Text(words, theme.LOG, grow=1), Headed(words, theme.LOG, grow=1)):
        surface = pygame.Surface((layout.px(WIDE + 40), layout.px(200)))
        rect = pygame.Rect(layout.px(20), layout.px(20), layout.px(WIDE), box.high(Laying(layout, {}), layout.px(WIDE)))
        box.paint(surface, rect, layout)
        shown.append(surface)
    other = pygame.mask.from_threshold(shown[0], (0, 0, 0), (1, 1, 1, 255), shown[1])
    other.invert()
    rooms = other.get_bounding_rects()
    found = rooms[0].unionall(rooms[1:]) if rooms else pygame.Rect(0, 0, 0, 0)
    return found, pygame.Rect(rect.x - layout.px(8), rect.y - layout.px(3), rect.width, rect.height + layout.px(3))


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_a_head_is_large_enough_and_stays_within_its_row(layout: Layout) -> None:
    head, row = changed(dressed(LINE), layout)
    assert row.contains(head)
    assert min(head.size) >= LEAST_FACE - 1, "told by its rim and its face"
    words = dressed(LINE)
    lay, wide = Laying(layout, {}), layout.px(WIDE)
    assert Headed(words, theme.LOG).high(lay, wide) == Text(words, theme.LOG).high(lay, wide)


def test_only_who_begins_a_line_is_shown_so() -> None:
    layout = Layout(1280, 720)
    assert changed(dressed(f"The {GOAT} takes a gate."), layout)[0]
    for line in (f"A gate of {GOAT} is taken.", "You gather **8 Power**.", "Nobody has won."):
        assert not changed(dressed(line), layout)[0], line


def test_the_sign_stays_where_a_head_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bust, "portrayed", lambda faction: None)
    assert not changed(dressed(LINE), Layout(1280, 720))[0]


@pytest.mark.parametrize("px", [16, 21, 32])
def test_no_two_faces_are_alike(px: int) -> None:
    faces = [bust.face(faction, px) for faction in theme.FACTION]
    assert all(face and face.get_size() == (px, px) for face in faces)
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces if face}) == len(theme.FACTION)
