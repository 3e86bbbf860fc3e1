"""The encyclopedia: every thing of every game lies on a shelf and opens its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.cards import card
from game.shipped import asset
from game.ui.cards.view import CardView
from game.ui.doors import scene_named
from game.ui.paintings import painted
from game.ui.scenes.encyclopedia import EncyclopediaScene, shelves
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
