"""The menu at a card of the hand: what it offers, how it is opened, chosen from and left, by real events."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.ui.table.scene import MatchScene
from scripts.window.robot import Robot
from tests.ui.playing import hit
from tests.ui.ritesplaying import CardOpener

OTHERS = [hand.split() for hand in ("y6 y1 b8 w4 b9", "y8 y3 g7 w9 b0", "g9 g12 b13 w12 y2")]
MOUNTAINS = {
    "rite": "at_the_mountains_of_madness",
    "hands": [["w8", "w0", "w1", "b3", "g5", "b12"], *OTHERS],
    "coveted": ["zanns_viol"],
    "ridge": ["g4", "y5", "b6"],
    # Above the 4 of the ridge, down to a 1.
    "slopes": {"8": ["w3", "w2", "b1"]},
}
DUNWICH = {
    "rite": "the_dunwich_horror",
    "hands": [["w10", "w3", "g2", "w0", "w1"], ["b9", "w13"], ["g12", "y1"], ["g8"]],
    "coveted": ["zanns_viol"],
    "plots": ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"],
    "open": [0],
    "deck": ["b10", "b11", "b12", "b13", "y5", "y6", "y7", "y8", "y9", "y11", "y12", "y13"],
}


class Played:
    """A card table without hints, at which a card is to be chosen."""

    def __init__(self, driver: Robot, scene: MatchScene) -> None:
        self.driver, self.scene = driver, scene

    def rows(self) -> list[str]:
        """What the menu offers, without its foot: kinds of options, with their place."""
        found = [thing.id.removeprefix("offers.option.") for thing in self.driver.find("row", "offers.option.*")]
        return [row.rpartition(".")[0] for row in found]

    @property
    def picked(self) -> set[str]:
        return {thing.id for thing in self.driver.find("card") if thing.selected}


def opened(folder: Path, setup: dict[str, Any]) -> Iterator[Played]:
    with closing(CardOpener(folder)) as opener:
        yield Played(*opener(setup=setup, settings={"hints": False}))


@pytest.fixture(scope="module")
def at_mountains(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    yield from opened(tmp_path_factory.mktemp("mountains"), MOUNTAINS)


@pytest.fixture
def table(at_mountains: Played) -> Iterator[Played]:
    """One window for all tests: each leads back to where it began."""
    at_mountains.driver.move((640, 5))
    before = at_mountains.scene.session.match.position.key()
    yield at_mountains
    assert at_mountains.scene.session.match.position.key() == before
    assert not at_mountains.driver.sees("offers") and not at_mountains.picked


def test_a_click_on_a_card_tells_what_can_be_done_with_it_and_leads_back(table: Played) -> None:
    driver = table.driver
    for close in ("esc", "right", "offers.close"):
        driver.press("hand.g5")
        assert table.rows() == ["play.9", "play.12", "play.13"], "beneath the 4, above and beneath the 6"
        menu = driver.rect("offers")
        assert not [each.id for each in driver.find("card") if menu.collidepoint(driver.spot(each.id))]
        live = [each for each in driver.find("place") if each.enabled]
        assert len(live) == 3 and not [each.id for each in live if menu.colliderect(driver.rect(each.id))]
        if close == "right":
            driver.click((640, 5), 3)
        elif close == "esc":
            driver.key("esc")
        else:
            driver.press(close)
        assert not driver.sees("offers") and not table.picked, close


def test_an_offer_is_pressed(table: Played) -> None:
    driver = table.driver
    driver.press("hand.w0")
    assert table.rows() == ["play.8", "cliff", "excavate.42"], "its power-play stands there, too"
    driver.press(driver.find("row", "offers.option.cliff*")[0].id)
    assert table.scene.question is not None and table.scene.question.kind == "cliff_card"
    driver.press("undo")


def test_keys_alone_open_it_and_choose(table: Played) -> None:
    driver = table.driver
    driver.go_to("hand")
    while table.scene.stage.fan.over != "g5":
        driver.key("right")
    driver.key("enter")
    assert driver.focus == "offers.option.play.9.5"
    hit(driver, "down down up")
    assert driver.focus == "offers.option.play.12.5"
    driver.key("esc")
    assert not driver.sees("offers") and driver.focus.startswith("hand")
    hit(driver, "enter down enter")
    assert table.scene.session.match.state_dict()["slopes"]["12"] == ["g5"]
    driver.press("undo")


def test_places_go_on_working_beside_it(table: Played) -> None:
    driver = table.driver
    driver.press("hand.g5")
    driver.press("centre.pile:13")
    assert table.scene.session.match.state_dict()["slopes"]["13"] == ["g5"] and not driver.sees("offers")
    driver.press("undo")


def test_a_long_press_offers_even_the_only_thing_and_says_why_there_is_none(table: Played) -> None:
    driver = table.driver
    for card, rows, said in (("b3", 1, "Play it on the ridge"), ("w8", 0, "has no adjacent number")):
        driver.move(driver.spot(f"hand.{card}"))
        driver.hand.button(True, 1)
        driver.until(lambda: driver.sees("offers"))
        driver.hand.button(False, 1)
        driver.frames(2)
        assert driver.sees("offers") and len(table.rows()) == rows, "not played by it"
        laid = table.scene.stage.card_menu.menu.boxes.laid
        assert any(said in getattr(each.box, "words", "") for each in laid.all())
        driver.key("esc")
    driver.press("hand.b3")
    assert table.scene.session.match.state_dict()["ridge"][0] == "b3", "a click does the only thing at once"
    driver.press("undo")


def test_a_pair_is_picked_card_by_card_and_then_offered(tmp_path: Path) -> None:
    for table in opened(tmp_path, DUNWICH):
        driver = table.driver
        driver.press("hand.w3")
        kinds = [row.partition(".")[0] for row in table.rows()]
        assert kinds == ["capture", "reveal", *["forego"] * 4], "what gives the cards away stands last"
        driver.press("hand.w10")
        assert table.rows() == ["reveal.0.45", "forego.45"]
        driver.press(driver.find("row", "offers.option.reveal*")[0].id)
        assert table.scene.question is not None and table.scene.question.kind == "wall"
