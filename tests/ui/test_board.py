"""A faction's board: what stands on it, and the cards it opens, beside it or over it."""

import pytest

from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.strip_books import entries
from game.games.wars.words.card_now import combat_now, cost_now
from game.ui.scenes.card import CardScene
from scripts.window.robot import Robot
from tests.ui.playing import CC, FIGHT, GC, Opener

RICH = FIGHT | {"books": {GC: ["devolve", "absorb", "dreams"], CC: ["madness"]}}


def opened(driver: Robot) -> BoardScene:
    """The board, opened by a click on its strip."""
    driver.press(f"strip.{GC}")
    assert isinstance(driver.scene, BoardScene)
    return driver.scene


def test_on_a_wide_window_the_card_lies_beside_the_board(table: Opener) -> None:
    driver, _ = table(RICH, size=(1920, 1080))
    board = opened(driver)
    card = driver.rect("card")
    assert card.size == (490, 888) and card.left > driver.rect("book.dreams").right
    driver.press("book.dreams")
    assert board.card.ref == ("book", "dreams")
    told = board.lookup and board.lookup(("book", "dreams"))
    assert told is not None and told.can
    driver.press("unit.starspawn")
    assert board.card.ref == ("unit", "starspawn") and driver.scene is board
    driver.press("head")
    assert board.card.ref == ("faction", GC)


def test_on_a_small_window_the_card_lies_over_the_board(table: Opener) -> None:
    driver, scene = table(RICH, size=(1280, 720))
    board = opened(driver)
    for button in (1, 2):
        driver.press("requirement.gc_ocean_gates", button)
        card = driver.scene
        assert isinstance(card, CardScene) and card.view.ref == ("requirement", "gc_ocean_gates")
        driver.key("esc")
        assert driver.scene is board
    driver.key("esc")
    assert driver.scene is scene


def test_keywords_of_the_card_open_theirs_beside_the_board_and_escape_returns(table: Opener) -> None:
    driver, scene = table(RICH, size=(1920, 1080))
    board = opened(driver)
    driver.press("book.dreams")
    driver.press("card.term.pool")
    assert board.card.ref == ("term", "pool")
    driver.key("esc")
    assert board.card.ref == ("book", "dreams") and driver.scene is board
    driver.key("esc")
    assert driver.scene is scene


def test_words_in_the_abilities_open_their_cards(table: Opener) -> None:
    driver, _ = table(RICH, size=(1920, 1080))
    board = opened(driver)
    driver.press("words.immortal.term.elder_sign", role="link")
    assert board.card.ref == ("term", "elder_sign")


def test_the_keyboard_goes_through_the_books(table: Opener) -> None:
    driver, _ = table(RICH, size=(1920, 1080))
    board = opened(driver)
    seen = [board.card.ref]
    for _ in range(2):
        driver.key("down")
        seen.append(board.card.ref)
    assert seen == [("book", book) for book in board.side.books]


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1280, 720)])
@pytest.mark.parametrize("faction", [GC, CC])
def test_six_books_or_what_they_ask_for_stand_in_sight(table: Opener, faction: str, size: tuple[int, int]) -> None:
    driver, scene = table(RICH, size=size)
    board = BoardScene(scene.stage.table, faction, scene.stage.inspector.lookup, 0)
    scene.push(board)
    driver.frames(2)
    shown = [f"book.{book}" if book else f"requirement.{need.id}" for book, need in entries(board.side)]
    assert len(shown) == 6
    assert driver.untidy(scene.app.layout.window, *shown) == []


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
