"""A faction's board: what stands on it, and the cards it opens, beside it or over it."""

import pytest

from game.games.wars.screen.board.books import entries
from game.games.wars.screen.board.overlay import BoardScene
from game.games.wars.words.card_now import combat_now, cost_now
from game.ui.fonts import Face
from game.ui.scenes.card import CardScene
from scripts.window.robot import Robot
from tests.ui.playing import CC, FIGHT, GC, Opener, settle

RICH = FIGHT | {"books": {GC: ["devolve", "absorb", "dreams"], CC: ["madness"]}}


def opened(driver: Robot, scene, faction: str = GC) -> BoardScene:
    """The board, opened by a click on its strip's head."""
    strip = driver.rect(f"strip.{faction}")
    driver.click((strip.centerx, strip.y + 12))
    assert isinstance(driver.scene, BoardScene)
    return driver.scene


def row_at(column, ref) -> tuple[int, int]:
    """A point of the row that opens a card, away from links in its text."""
    index = next(place for place, row in enumerate(column.rows) if row.ref == ref)
    column.show_row(index)
    rect = column.row_rect(index)
    return (rect.x + 12, rect.y + 8)


def test_on_a_wide_window_the_card_lies_beside_the_board(table: Opener) -> None:
    driver, scene = table(RICH, size=(1920, 1080))
    board = opened(driver, scene)
    assert board.box.width == 1140 and driver.rect("card").width == 490 and board.box.height == 888
    assert driver.rect("card").left > board.box.right
    driver.click(row_at(board.right, ("book", "dreams")))
    assert board.card.ref == ("book", "dreams")
    told = board.lookup(("book", "dreams"))
    assert told is not None and told.can
    driver.click(row_at(board.left, ("unit", "starspawn")))
    assert board.card.ref == ("unit", "starspawn") and driver.scene is board


def test_on_a_small_window_the_card_lies_over_the_board(table: Opener) -> None:
    driver, scene = table(RICH, size=(1280, 720))
    board = opened(driver, scene)
    driver.click(row_at(board.right, ("requirement", "gc_ocean_gates")))
    card = driver.scene
    assert isinstance(card, CardScene) and card.view.ref == ("requirement", "gc_ocean_gates")
    driver.key("esc")
    assert driver.scene is board
    driver.key("esc")
    assert driver.scene is scene


def test_keywords_of_the_card_open_theirs_beside_the_board_and_escape_returns(table: Opener) -> None:
    driver, scene = table(RICH, size=(1920, 1080))
    board = opened(driver, scene)
    driver.click(row_at(board.right, ("book", "dreams")))
    driver.press("card.term.pool")
    assert board.card.ref == ("term", "pool")
    driver.key("esc")
    assert board.card.ref == ("book", "dreams") and driver.scene is board
    driver.key("esc")
    assert driver.scene is scene


def test_words_in_the_abilities_open_their_cards(table: Opener) -> None:
    driver, scene = table(RICH, size=(1920, 1080))
    board = opened(driver, scene)
    index, rect, ref = next(
        (place, rect, ref) for place, row in enumerate(board.left.rows) for rect, ref in row.links
        if ref == ("term", "elder_sign")
    )  # fmt: skip
    board.left.show_row(index)
    driver.click(rect.move(board.left.row_rect(index).topleft).center)
    assert board.card.ref == ref


def test_the_keyboard_goes_through_the_books(table: Opener) -> None:
    driver, scene = table(RICH, size=(1920, 1080))
    board = opened(driver, scene)
    driver.key("down")
    first = board.card.ref
    driver.key("down")
    assert board.card.ref != first and board.card.ref[0] == "book"


def test_six_books_or_what_they_ask_for_stand_in_sight(table: Opener) -> None:
    for size in ((1920, 1080), (1366, 768), (1280, 720)):
        driver, scene = table(RICH, size=size)
        for faction in (GC, CC):
            board = BoardScene(scene.stage.table, faction, scene.stage.inspector.lookup, 0)
            scene.push(board)
            driver.frames(2)
            assert len(board.right) == 6 == len(entries(board.side))
            if size[1] > 1000:
                assert board.right.at_end, (faction, size)
            window = scene.app.layout.window
            assert all(map(window.contains, driver.rects()))
            driver.key("esc")


def test_costs_and_combat_are_those_of_now(table: Opener) -> None:
    _, scene = table(RICH | {"units": FIGHT["units"] | {"black_goat": {"acolyte": ["west_africa"] * 3,
                                                                            "shub_niggurath": ["west_africa"],
                                                                            "ghoul": ["west_africa"]}},
                                  "books": {"black_goat": ["thousand_young", "frenzy"]}})  # fmt: skip
    goat = scene.stage.table.by_faction["black_goat"]
    rows = {row.kind: row for row in goat.kinds}
    assert cost_now(goat, "ghoul", 1) == 0 and cost_now(goat, "acolyte", 1) == 1
    assert combat_now(scene.stage.table, goat, rows["acolyte"]) == "1"
    assert combat_now(scene.stage.table, goat, rows["shub_niggurath"]) == str(3 + goat.gates)


@pytest.mark.ahead
def test_boards_are_painted_ahead_while_nothing_moves(table: Opener, monkeypatch) -> None:
    """What a first opening took longest for, letters, has been set by then."""
    driver, scene = table(RICH, size=(1920, 1080))
    settle(driver, lambda: not scene.stage.motions.busy and scene.stage.warming.next_wake is None)
    set_now: list[str] = []
    line = Face.line
    monkeypatch.setattr(Face, "line", lambda *given: set_now.append(given[1]) or line(*given))
    opened(driver, scene, CC)
    assert set_now == []
