"""The way from a card or a page of the rules to the lesson that shows how it is played, and back."""

from __future__ import annotations

from functools import partial

from game.language.spoken import say
from game.match.lessons.about import lessons_about
from game.match.lessons.files import Found
from game.ui.doors import scene_named
from game.ui.scenes.boxed import BoxScene

KIND = "lesson"
"""The kind of a link that leads to a lesson; its key is the lesson's id."""


def lesson_links(thing: str) -> str:
    """Links to the lessons about a card or a page of the rules; empty where there is none."""
    heads = lessons_about(thing)
    return " · ".join(f"<@{KIND}/{head.id}>{say('lessons-link', title=head.title)}</>" for head in heads)


def open_lesson(scene: BoxScene, lesson: str) -> None:
    """Open a lesson over a scene, where the learner left it; its files are read meanwhile. It leads back there."""
    scene.errand(scene.app.services.lessons.all, partial(_open, scene, lesson), say("error-lessons-read"))


def _open(scene: BoxScene, name: str, found: Found) -> None:
    services = scene.app.services
    lesson = next((one for one in found.lessons if one.id == name), None)
    if lesson is None:
        # Its file is damaged: the path says so.
        scene.push(scene_named("lessons", name))
        return
    far = services.profiles.current.lessons.get(name)
    scene.push(scene_named("lesson", services.lessons, lesson, far.step if far else 0, over=True))
