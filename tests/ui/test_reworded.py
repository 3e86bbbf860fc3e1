"""The language is changed in the settings, and everything below them speaks it at once."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.language.spoken import SOURCE, say, speak
from game.match.gamewords import words_of
from game.ui.kit.box import Text
from game.ui.lessons.table import LessonScene
from game.ui.scenes.encyclopedia import EncyclopediaScene
from game.ui.scenes.settings import SettingsScene
from tests.ui.gallery import Gallery
from tests.ui.playing import FIGHT, House, Opener

SHOWN = (
    "title", "newgame", "custom_4", "rules", "load", "finished", "lessons", "puzzles", "keys", "draft",
    "table_chronicle", "theatre", "rites_gate", "story_setup", "league_setup",
)  # fmt: skip
"""Scenes of the gallery that are looked at here."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """One window for all scenes."""
    made = Gallery(tmp_path_factory.mktemp("gallery"))
    yield made
    made.close()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever was spoken last, other tests speak English."""
    yield
    speak(SOURCE)


def said(scene: Any) -> set[object]:
    """Every text of the boxes on the window, what things are called and tell, and how wide names on a map are."""
    found: set[object] = {scene.title}
    for widget in scene.board.all:
        shown = [*getattr(widget, "shown", ()), *getattr(widget, "parts", ())]
        found |= {laid.box.words for whole in shown for laid in whole.all() if isinstance(laid.box, Text)}
    found |= {(thing.id, thing.label, thing.tip) for thing in scene.things()}
    map_ = getattr(getattr(scene, "stage", None), "map", None)
    return found | {(name.area, name.picture.get_size()) for name in map_.sight.names} if map_ else found


def rest(driver: Any) -> None:
    """Wait until nothing is read any more."""
    driver.until(lambda: not getattr(driver.scene, "busy", False))
    driver.frames(3)


def change(driver: Any, language: str) -> None:
    """Choose a language in the settings, opened over what is there, and go back."""
    driver.scene.push(SettingsScene())
    driver.frames(2)
    driver.choose("language", language)
    driver.key("esc")
    rest(driver)


@pytest.mark.parametrize("name", SHOWN)
def test_what_lies_below_the_settings_speaks_the_language_at_once(gallery: Gallery, name: str) -> None:
    """Each scene says what it would say if it had been opened in that language, and nothing else."""
    driver = gallery.driver
    gallery.services.choose_language("en")
    gallery.show(name)
    rest(driver)
    before = said(driver.scene)
    change(driver, "de")
    after = said(driver.scene)
    gallery.show(name)
    rest(driver)
    fresh = said(driver.scene)
    assert (after - fresh, fresh - after) == (set(), set())
    assert after != before and len(after) > 10


def test_the_window_and_the_settings_themselves_speak_it(house: House) -> None:
    driver = house(SettingsScene())
    driver.choose("language", "de")
    driver.frames(2)
    assert driver.app.services.settings.language == "de"
    assert say("language-name") == driver.thing("language").label
    assert pygame.display.get_caption()[0].startswith(say("pages-settings"))
    german = said(driver.scene)
    driver.choose("language", "en")
    driver.frames(2)
    assert not german & {text for text in said(driver.scene) if isinstance(text, str) and len(text) > 20}


def test_a_lesson_goes_on_in_the_other_language_where_it_was(house: House) -> None:
    driver = house()
    lessons = driver.app.services.lessons
    driver.scene.push(LessonScene(lessons, lessons.known.lessons[0]))
    driver.frames(3)
    driver.key("space")
    driver.frames(3)
    scene = driver.scene
    assert isinstance(scene, LessonScene)
    number, title = scene.course.number, scene.lesson.title
    change(driver, "de")
    assert driver.scene is scene and scene.course.number == number and scene.lesson.title != title
    assert scene.stage.side is scene.panel
    assert scene.course.step.text in {words for words in said(scene) if isinstance(words, str)}


def test_cards_and_shelves_are_told_anew(house: House) -> None:
    driver = house()
    driver.scene.push(EncyclopediaScene())
    driver.frames(3)
    change(driver, "de")
    after = said(driver.scene)
    driver.scene.replace(EncyclopediaScene())
    driver.frames(3)
    assert {each for each in said(driver.scene) if isinstance(each, str)} == {
        each for each in after if isinstance(each, str)
    }


def test_what_was_being_said_at_a_table_is_said_again(table: Opener) -> None:
    """The line that explains a question and the coach’s remark stay, in the other language."""
    driver, scene = table(FIGHT, settings={"hints": True, "goals": "always"})
    driver.until(lambda: scene.question)
    if not scene.stage.hint.text:
        scene.explainer.turn()
    line = scene.stage.hint.text
    change(driver, "de")
    assert line and scene.stage.hint.text not in ("", line)
    guide = scene.guide
    assert guide and guide.goals.on
    match = scene.session.match
    guide.coach.say(next(words_of(match.rules).remarks(match, 0, None)))
    before = guide.coach.remark
    change(driver, "en")
    after = scene.guide.coach.remark if scene.guide else None
    assert before and after and (before.kind, before.about) == (after.kind, after.about)
    assert before.text != after.text and scene.question
