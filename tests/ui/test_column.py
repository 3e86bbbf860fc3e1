"""The table in a small window: one column that scrolls, with the question and the map first in sight."""

from collections.abc import Iterator

import pytest

from game.games.wars.screen.grid import table_grid
from game.ui.layout import Layout
from game.ui.table.scene import MatchScene
from tests.ui.gallery import Gallery


@pytest.fixture
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A window for the table."""
    made = Gallery(tmp_path_factory.mktemp("gallery"))
    yield made
    made.close()


@pytest.fixture
def table(gallery: Gallery) -> MatchScene:
    """The table in a window of 900 x 500."""
    gallery.resize((900, 500))
    scene = gallery.show("table")
    assert isinstance(scene, MatchScene)
    return scene


@pytest.mark.parametrize("size", [(640, 360), (900, 500), (640, 1000), (959, 900)])
def test_question_map_and_choices_come_first(size: tuple[int, int]) -> None:
    layout = Layout(*size)
    assert layout.one_column
    grid = table_grid(layout)
    assert grid.banner.bottom <= grid.map.top and grid.map.bottom <= grid.actions.top
    assert layout.window.contains(grid.banner.unionall([grid.map, grid.actions]))
    assert grid.map.width > layout.width * 0.9
    assert all(strip.top >= grid.actions.bottom for strip in grid.strips)
    assert grid.chronicle.top >= max(strip.bottom for strip in grid.strips)
    regions = [grid.banner, grid.map, grid.actions, grid.chronicle, *grid.strips]
    assert not any(a.colliderect(b) for i, a in enumerate(regions) for b in regions[i + 1 :])


def test_larger_text_takes_one_column_sooner() -> None:
    assert not Layout(1280, 720).one_column
    assert Layout(1280, 720, text=1.5).one_column


def test_the_wheel_and_page_keys_scroll(gallery: Gallery, table: MatchScene) -> None:
    driver, strip = gallery.driver, "strip.great_cthulhu"
    before = driver.rect(strip).y
    driver.move((20, 300))
    driver.wheel(-3)
    moved = before - driver.rect(strip).y
    assert moved > 100
    assert driver.rect("top").y == 0
    driver.key("pagedown")
    assert before - driver.rect(strip).y > moved
    driver.move((450, 20))
    driver.wheel(50)
    assert driver.rect(strip).y == before


def test_the_scroll_bar_is_dragged(gallery: Gallery, table: MatchScene) -> None:
    driver, column = gallery.driver, table.stage.column
    view = driver.rect("scrollbar")
    driver.drag((view.right - 3, view.top + 20), (view.right - 3, 495))
    assert driver.rect("log").bottom <= 500
    assert column.offset > 300


def test_what_is_scrolled_under_the_bar_above_is_not_pressed(gallery: Gallery, table: MatchScene) -> None:
    driver = gallery.driver
    table.stage.column.scroll_to(10_000)
    serial = table.session.match.serial
    driver.click((450, 20))
    assert driver.scene is table and table.session.match.serial == serial


def test_the_keyboards_focus_is_scrolled_into_sight(gallery: Gallery, table: MatchScene) -> None:
    last = [thing.id for thing in gallery.driver.whole() if thing.id.startswith("strip.")][-1]
    gallery.driver.go_to(last)
    assert gallery.driver.rect(last).bottom <= 500


def test_a_scrolled_strip_is_pressed_where_it_is_seen(gallery: Gallery, table: MatchScene) -> None:
    table.stage.column.show(table.stage.strips[0])
    gallery.driver.press("strip.great_cthulhu")
    assert type(gallery.driver.scene).__name__ == "BoardScene"


def test_a_new_question_comes_back_into_sight(gallery: Gallery, table: MatchScene) -> None:
    table.stage.column.scroll_to(200)
    option = next(option for option in table.session.match.decision.options if option.kind == "move")
    table.answer(option)
    gallery.driver.frames(2)
    assert table.stage.column.offset == 0
