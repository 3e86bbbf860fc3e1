"""What the steps of lessons light is on the table while they stand."""

from collections.abc import Iterator

import pygame
import pytest

from game.match.lessons.files import shipped_lessons
from game.match.lessons.format import Lesson
from game.ui.lessons.table import LessonScene
from scripts.window.robot import Robot
from tests.ui.playing import quiet_window


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Robot]:
    with quiet_window(tmp_path_factory.mktemp("lessons"), (1280, 720)) as opened:
        yield opened


@pytest.mark.parametrize(
    "lesson", [each for each in shipped_lessons().lessons if not each.whole_game], ids=lambda lesson: lesson.id
)
def test_what_a_step_lights_is_on_the_table_and_skipping_leads_to_the_end(window: Robot, lesson: Lesson) -> None:
    scene = LessonScene(window.app.services.lessons, lesson)
    window.scene.push(scene)
    window.until(lambda: window.scene is scene)
    for number, step in enumerate(lesson.steps):
        window.until(lambda: scene.question is not None or scene.flow.over)
        assert scene.course.number == number
        stage = scene.stage
        lit = stage.lights.lit_by("lesson")
        assert len(lit) == len(step.light) and set(step.bright) <= set(step.light)
        unseen = [each.id for each in lit if stage.shape_of(each.role, each.id) is None]
        unseen += [id for id in step.way if stage.shape_of("", id) is None]
        assert not unseen, (number + 1, step.title, unseen)
        scene.skip_step()
    window.frames(2)
    assert scene.course.over and window.thing("lesson.again")
    scene.pop()
    window.frames(2)


def test_what_is_lit_is_painted_when_everything_has_come_to_rest(window: Robot) -> None:
    lesson = next(each for each in shipped_lessons().lessons if each.id == "wars_1_board")
    number = next(place for place, each in enumerate(lesson.steps) if each.bright == ["option.done"])
    scene = LessonScene(window.app.services.lessons, lesson, number - 1)
    settings = window.app.services.settings
    settings.reduced_motion, settings.bot_pace = False, "normal"
    window.scene.push(scene)
    window.until(lambda: window.scene is scene and scene.question is not None)
    window.key("f3")
    window.until(lambda: scene.stage.moving, "a move")
    while scene.course.number != number or scene.stage.moving or scene.animating:
        window.frames()
    window.frames(2)
    ring = window.rect("light.option.done").inflate(16, 16).clip(window.app.surface.get_rect())
    seen = window.app.surface.subsurface(ring).copy()
    scene.redraw()
    window.frames()
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(window.app.surface.subsurface(ring), "RGB")
