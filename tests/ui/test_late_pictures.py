"""What was painted with stand-ins is painted anew when the pictures have come, also where nothing moves any more."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from types import SimpleNamespace

import pygame
import pytest

from game.games.wars.screen.battle.side import Blows, Look, Ranks
from game.games.wars.screen.map.shelf import Shelf
from game.ui.app import App
from game.ui.figures.store import STORE
from game.ui.kit.boxes import Boxes
from game.ui.kit.leaves import Drawn
from game.ui.layout import Layout
from game.ui.lessons import picture
from game.ui.lessons.picture import TablePictures
from game.ui.paintings import PAINTINGS
from game.ui.pictures import NAME
from game.ui.scene import Scene
from game.ui.scenes.card import CardScene
from game.ui.scenes.message import confirm
from game.ui.table import pictures
from game.ui.table.pictures import Pictures
from scripts.window.robot import Robot

FILE = "rites/cards/silver_key.webp"
BARE, PAINTED = (200, 0, 0), (0, 0, 200)


@pytest.fixture
def come(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Nothing is decoded until this is called, and then only what has been asked for."""
    assert STORE.ready()
    held = threading.Event()
    for kept in (STORE._sheets, STORE._large, STORE._pictures):
        kept.clear()
    load = STORE._load
    monkeypatch.setattr(STORE, "_load", lambda key: held.wait(60) and load(key))

    def let_go() -> None:
        held.set()
        assert STORE.ready(60)
        held.clear()

    yield let_go
    let_go()


def colour(width: int) -> pygame.Color:
    """What is painted for a picture: another colour until it is here."""
    return pygame.Color(PAINTED if STORE.picture(FILE, width, 9) else BARE)


class Shown(Scene):
    """A scene that is one picture."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(colour(8))


def test_what_lies_below_a_dialog_shows_its_pictures_when_they_come(
        open_app: Callable[..., Robot], come: Callable[[], None]) -> None:
    below = Shown()
    driver = open_app(below)
    below.push(confirm("Really?", "Say.", "Yes"))
    driver.frames(3)
    before = driver.app.surface.get_at((3, 3))
    assert before.r > before.b
    come()
    driver.frames()
    after = driver.app.surface.get_at((3, 3))
    assert after.b > after.r


def test_what_lies_below_is_not_painted_for_pictures_that_it_does_not_want(
        open_app: Callable[..., Robot], come: Callable[[], None]) -> None:
    below = Scene()
    driver = open_app(below)
    below.push(confirm("Really?", "Say.", "Yes"))
    driver.frames(3)
    STORE.picture(FILE, 8, 9)
    come()
    app: App = driver.app
    app._run_posted()
    assert driver.scene.dirty and not below.dirty


def test_boxes_are_laid_out_anew_only_for_pictures_that_they_lacked(
        display: None, come: Callable[[], None]) -> None:
    target, layout = pygame.Surface((100, 40)), Layout(100, 40)

    def paint(picture: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        target.fill(colour(10) if picture else BARE, rect)

    both = [Boxes(lambda layout, own=own: Drawn("same", partial(paint, own), h=20), steady=True)
            for own in (True, False)]  # fmt: skip
    for boxes in both:
        boxes.lay(pygame.Rect(0, 0, 20, 20), layout)
        boxes.draw(target, layout)
    come()
    for boxes in both:
        boxes.draw(target, layout)
        boxes.draw(target, layout)
    assert [boxes.count for boxes in both] == [2, 1]


def test_a_card_shows_the_picture_that_has_come_and_is_not_described_anew_for_it(
        open_app: Callable[..., Robot], come: Callable[[], None]) -> None:
    scene = CardScene(("unit", "cthulhu"))
    driver = open_app(scene)
    driver.frames(2)
    assert PAINTINGS.ready()
    driver.frames(2)
    described, before = scene.view.text, pygame.image.tobytes(driver.app.surface.subsurface(scene.view.rect), "RGB")
    come()
    driver.frames(2)
    after = pygame.image.tobytes(driver.app.surface.subsurface(scene.view.rect), "RGB")
    assert scene.view.text is described and after != before


def test_figures_of_a_battle_step_out_one_a_frame(display: None, come: Callable[[], None]) -> None:
    piece = SimpleNamespace(unit=1, faction="great_cthulhu", kind="acolyte", cls="cultist")
    size = SimpleNamespace(tall=2.0, wide=1.0, base=0.4)
    stands = [SimpleNamespace(piece=piece, at=(100, 300), unit=unit, rank=0, size=size, top=0, foot=300)
              for unit in (130.0, 131.0)]  # fmt: skip
    ranks, target = Ranks(Blows(), False, lambda id: False), pygame.Surface((300, 400))
    ranks.at_once = False
    ranks.show(stands, {1: Look("plain", "one")})
    ranks.draw(target, Layout(1280, 720))
    assert ranks.wanting and not any(pygame.image.tobytes(target, "RGB")), "it waits for the large picture"
    come()
    ranks.draw(target, Layout(1280, 720))
    come()
    seen = []
    for _ in range(3):
        ranks.draw(target, Layout(1280, 720))
        seen.append(ranks.wanting)
    assert seen == [True, False, False]


def test_the_picture_of_a_lesson_is_painted_anew_with_what_has_come(
        display: None, come: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    def painted(session: object, width: int) -> Iterator[bytes]:
        made = pygame.Surface((96, 64))
        made.fill(colour(9))
        yield b""
        data = BytesIO()
        pygame.image.save(made, data, NAME)
        yield data.getvalue()

    monkeypatch.setattr(picture, "screen_of", lambda game: SimpleNamespace(small_picture=painted))
    lesson = SimpleNamespace(id="one", table=SimpleNamespace(game="wars"))
    tables = TablePictures(SimpleNamespace(show=lambda one: None))
    while not tables.advance(lesson):
        pass
    first = tables.box(lesson, "whole")
    assert not tables.has(lesson) and tables._made["one"].get_at((5, 5)).r > 100
    come()
    while not tables.advance(lesson):
        pass
    assert tables.has(lesson) and tables._made["one"].get_at((5, 5)).b > 100
    assert tables.box(lesson, "whole") != first


def test_pieces_of_a_covered_map_are_made_when_their_figures_have_come(
        display: None, come: Callable[[], None]) -> None:
    shelf = Shelf()
    assert shelf.get("great_cthulhu", "acolyte", 36, "plain").figure is None
    come()
    assert shelf.get("great_cthulhu", "acolyte", 36, "plain").figure is None, "it waits until there is time"
    shelf.covered = True
    assert shelf.get("great_cthulhu", "acolyte", 36, "plain").figure is not None


def test_the_small_picture_of_a_match_is_painted_anew_with_what_has_come(
        display: None, come: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SECONDS_BETWEEN", 0.0)
    session = SimpleNamespace(match=SimpleNamespace(serial=1), kept=SimpleNamespace(thumbnail=b""))

    def painter(session: object) -> Iterator[bytes]:
        yield b""
        yield bytes(colour(11)[:3])

    kept = Pictures(session, painter)
    seen = []
    for _ in range(6):
        kept.look()
        seen.append(session.kept.thumbnail)
    come()
    for _ in range(2):
        kept.look()
    assert set(seen) == {b"", bytes(BARE)} and session.kept.thumbnail == bytes(PAINTED) and kept.next_wake is None
