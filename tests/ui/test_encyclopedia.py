"""The encyclopedia: every thing of every game lies on a shelf and opens its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.cards import card
from game.match.reference import page_of
from game.shipped import asset
from game.ui.cards.emblem import sign_of
from game.ui.cards.view import CardView
from game.ui.doors import scene_named
from game.ui.icons import has_icon
from game.ui.kit.box import Column
from game.ui.kit.diagram import GROUND
from game.ui.paintings import painted
from game.ui.scenes.encyclopedia import EncyclopediaScene, shelves
from game.ui.scenes.rules_text import page_blocks
from tests.ui.gallery import Gallery


def test_every_thing_of_the_shelves_has_a_card() -> None:
    refs = [entry.ref for shelf in shelves() for entry in shelf.entries if entry.ref]
    assert all(card(*ref).text and card(*ref).name for ref in refs)
    kinds = {ref[0] for ref in refs}
    assert {"unit", "book", "requirement", "area", "action", "entity", "artifact", "rite"} <= kinds
    assert sum(ref[0] == "entity" for ref in refs) == 56


def test_paintings_that_cards_name_are_there() -> None:
    refs = [entry.ref for shelf in shelves() for entry in shelf.entries if entry.ref]
    files = {ref: card(*ref).art for ref in refs if ref[0] in ("entity", "artifact")}
    assert len(set(files.values())) == len(files) >= 56 + 13
    assert all(asset(*file.split("/")).is_file() for file in files.values())
    scenes = {card(*ref).scene for ref in refs if ref[0] == "rite"}
    assert len(scenes) == 6 and all(map(painted, scenes))


def test_pictures_on_a_shelf_are_as_large_as_leaves_all_of_it_in_sight(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, (1920, 1080))
    gallery.show("encyclopedia")
    scene = gallery.driver.scene
    assert isinstance(scene, EncyclopediaScene)
    for shelf, least in (("great_cthulhu", 100), ("rites_six", 200), ("areas", 92)):
        scene.show(shelf)
        gallery.driver.frames(2)
        tiles = [thing.rect for thing in scene.things() if thing.id.startswith("thing.")]
        room = gallery.driver.rect("shelf")
        assert max(tile.height for tile in tiles) > least
        if shelf != "areas":
            below = room.bottom - max(tile.bottom for tile in tiles)
            assert 0 <= below < room.height * 0.15
    gallery.close()


def test_a_picture_takes_what_the_text_leaves(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, (1920, 1080))
    view = CardView(("unit", "starspawn"), None, lambda ref: None, lambda: None, fills=True)
    layout = gallery.app.layout
    assert view.needs(layout, 430, 500) == 500
    assert view.needs(layout, 430, 900) == 900
    assert view.needs(layout, 430, 2000) < 1100, "it grows no further than is fit"
    view.fills = False
    view.turn_over()
    assert view.needs(layout, 430, 900) < 900, "a card by itself is no higher than it need be"
    gallery.close()


@pytest.mark.parametrize("size", [(1280, 720), (640, 400)])
def test_a_shelf_and_a_card_are_opened(tmp_path: Path, size: tuple[int, int]) -> None:
    gallery = Gallery(tmp_path, size)
    gallery.show("rules")
    gallery.driver.press("encyclopedia")
    robot, scene = gallery.driver, gallery.driver.scene
    assert isinstance(scene, EncyclopediaScene)
    scene.show("rites_thirteen")
    robot.frames(2)
    robot.press("thing.artifact.silver_key")
    if size[0] < 1000:
        assert robot.scene is not scene
        robot.key("esc")
    else:
        assert scene.view.ref == ("artifact", "silver_key")
    scene.show("great_cthulhu")
    robot.frames(2)
    assert robot.sees("thing.unit.cthulhu")
    gallery.close()


def test_a_page_of_the_rules_leads_to_its_shelf() -> None:
    opened = scene_named("encyclopedia", "black_goat")
    assert isinstance(opened, EncyclopediaScene) and opened.view.ref == ("faction", "black_goat")


def test_no_two_terms_share_a_sign() -> None:
    for shelf in shelves():
        cards = {card(*entry.ref).ref: card(*entry.ref) for entry in shelf.entries if entry.ref}
        told = (each for ref, each in cards.items() if ref[0] in ("term", "sign", "edition", "action", "phase"))
        signs = [sign_of(each) for each in told]
        assert len(set(signs)) == len(signs) and all(map(has_icon, signs)), shelf.id


def test_the_encyclopedia_opens_on_what_one_came_for() -> None:
    def opened(*given: object) -> tuple[str, str]:
        scene = EncyclopediaScene(*given)
        return scene.shelves[scene.at].id, scene.view.ref[1]

    assert opened()[0] == opened("battle")[0] == "great_cthulhu"
    assert opened("battle", "sleeper")[0] == "sleeper"
    assert opened("terms", "sleeper")[0] == "terms"
    assert opened("black_goat", "", ("unit", "ghoul")) == ("black_goat", "ghoul")


def test_the_encyclopedia_is_searched_as_the_rules_are(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path, (1280, 720))
    gallery.show("encyclopedia")
    driver = gallery.driver
    driver.key("/")
    driver.type("starspawn")
    driver.frames(2)
    assert driver.scene.view.ref == ("unit", "starspawn") == driver.scene.refs[0]
    assert driver.sees("thing.unit.starspawn") and not driver.sees("thing.term.crescent")
    driver.scene.show("terms")
    driver.frames(2)
    assert driver.sees("thing.term.power") and driver.scene.words == ""
    gallery.close()


@pytest.mark.parametrize("page, entry", [("turn", "turn_overview"), ("turn", "turn_gather"), ("turn", "turn_rituals"),
                                         ("gates", "gates_control"), ("capture", "capture_who"),
                                         ("battle", "battle_roll"), ("duel", "duel_decay"),
                                         ("rite_cthulhu_rises", "cthulhu_gate")])  # fmt: skip
def test_a_diagram_stands_below_its_rule(page: str, entry: str) -> None:
    blocks = page_blocks(page_of(page)[0])
    place = [name for name, _ in blocks].index(entry)
    name, box = blocks[place + 1]
    assert not name and isinstance(box, Column) and box.frame == GROUND
