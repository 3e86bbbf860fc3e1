"""The encyclopedia: every thing of every game lies on a shelf and opens its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.cards import card
from game.ui.doors import scene_named
from game.ui.scenes.encyclopedia import EncyclopediaScene, shelves
from tests.ui.gallery import Gallery


def test_every_thing_of_the_shelves_has_a_card() -> None:
    refs = [entry.ref for shelf in shelves() for entry in shelf.entries if entry.ref]
    assert all(card(*ref).text and card(*ref).name for ref in refs)
    kinds = {ref[0] for ref in refs}
    assert {"unit", "book", "requirement", "area", "action", "entity", "artifact", "rite"} <= kinds
    assert sum(ref[0] == "entity" for ref in refs) == 56


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
