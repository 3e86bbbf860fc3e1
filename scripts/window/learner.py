"""Somebody before the table of a lesson: who does what it asks, presses what is lit, or plays anything legal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.engine.option import Option
from game.ui.lessons.table import LessonScene
from game.ui.table.lights import Lit
from game.ui.table.stage import option_id
from scripts.window.robot import Robot, in_sight, offered, turning

MOST = 120
"""Presses within a step after which somebody is stuck: after a few that did not help the way is shown."""


class Learner:
    """Plays a lesson through the window. ``how`` is one of ``asked``, ``lit`` and ``random``; ``luck`` chooses."""

    def __init__(self, robot: Robot, scene: LessonScene, how: str = "asked", seed: int = 0) -> None:
        self.robot, self.scene, self.course = robot, scene, scene.course
        self.luck = random.Random(seed)
        self._next: Callable[[], None] = {"asked": self._as_asked, "lit": self._as_lit, "random": self._anything}[how]
        self.presses = 0
        self.misled: list[str] = []
        """Where nothing of what was wanted was lit, or a button that could not be pressed."""

    def finish(self, begun: Callable[[], None] = lambda: None) -> int:
        """Play to the lesson's end; returns how often something was pressed. Raises ``AssertionError`` if stuck.

        ``begun`` is called whenever a step is before the learner for the first time.
        """
        step, within = -1, 0
        while True:
            self.robot.until(self._at_rest, f"rest in step {self.course.number + 1} of {self.scene.lesson.id}")
            if self.course.over:
                return self.presses
            within = within + 1 if self.course.number <= step else 0
            if self.course.number > step:
                step = self.course.number
                begun()
            assert within < MOST, f"stuck in step {step + 1} of {self.scene.lesson.id}"
            self.presses += 1
            self._next()

    def _at_rest(self) -> bool:
        """Whether the learner is to do something; what lies over the table is answered or closed."""
        robot, scene = self.robot, self.scene
        if robot.scene is not scene:
            answers = [thing.id for thing in [*robot.find(id="option.*"), *robot.find(id="yes")] if thing.enabled]
            robot.press(self.luck.choice(answers)) if answers else robot.key("esc")
            return False
        return self.course.over or (self.course.free and not scene.stage.watched and not scene.at_work)

    # Whom there is ------------------------------------------------------------------------------

    def _as_asked(self) -> None:
        """Give the answers that the lesson asks for."""
        course = self.course
        if self._goes_on():
            return
        if way := course.way():
            self._give(way[0])
        else:
            # A whole game asks what no step is about.
            assert self.scene.lesson.whole_game
            self._give(self.scene.session.match.position.decision.options[-1])

    def _as_lit(self) -> None:
        """Read nothing: press what is lit or golden, and when that comes to nothing what shows the way."""
        if self._goes_on():
            return
        before = self._state()
        for lit in self.scene.stage.lights.lit_by("lesson"):
            self._click(lit)
            if self._state() != before:
                return
        if self.course.way():
            self.robot.press("lesson.show")
            return
        # Whatever else shines: what is bright on the map, or any button.
        found = offered(in_sight(self.scene))
        chosen = [thing for thing in found if thing.role in ("area", "piece", "card", "place")] or found
        if chosen:
            self.robot.click(self.luck.choice(chosen).rect.center)
            self.robot.frames(2)

    def _anything(self) -> None:
        """Press anything that is offered, and now and then what goes on."""
        if self.course.may_go_on:
            self._goes_on()
        elif self.course.step.choices:
            self.robot.press(f"lesson.choice.{self.luck.randrange(len(self.course.step.choices))}")
        elif found := [*offered(sight := in_sight(self.scene)), *turning(sight)]:
            self.robot.click(self.luck.choice(found).rect.center)
        self.robot.frames(2)

    # What they do -------------------------------------------------------------------------------

    def _state(self) -> tuple[object, ...]:
        match = self.scene.session.match
        return self.robot.scene, match.serial, self.course.number, self.course.tries

    def _goes_on(self) -> bool:
        """Press *Continue*, or the right answer to the lesson's own question, if there is such a thing."""
        choices, ready = self.course.step.choices, self.course.may_go_on
        if ready:
            self.robot.key("space")
        elif choices:
            self.robot.press(f"lesson.choice.{[choice.right for choice in choices].index(True)}")
        return bool(ready or choices)

    def _give(self, answer: Option) -> None:
        """Press what gives an answer: pieces, cards, places and buttons."""
        before, lights = self._state(), list(self._lights(answer))
        if self.course.way():
            self._look_for(lights)
        for lit in lights * 2:
            self._click(lit)
            if self._state() != before:
                return
        raise AssertionError(f"nothing on the window gives {self.scene.session.match.rules.name_option(answer)}")

    def _look_for(self, lights: Sequence[Lit]) -> None:
        """Note it if nothing of what gives an answer is lit, or a button that cannot be pressed."""
        shining = self.scene.stage.lights.lit_by("lesson")
        seen = [lit.id for lit in lights if self.scene.stage.shape_of(lit.role, lit.id)]
        options = {option_id(each) for each in self.scene.session.match.decision.options}
        idle = [lit.id for lit in shining if lit.id.startswith("option.") and lit.id not in options]
        if idle or not {lit.id for lit in shining} & set(seen):
            self.misled.append(f"step {self.course.number + 1}: {seen} wanted, {[lit.id for lit in shining]} lit")

    def _lights(self, answer: Option) -> Iterable[Lit]:
        return self.scene.lights_of(answer)[0]

    def _click(self, lit: Lit) -> None:
        shape = self.scene.stage.shape_of(lit.role, lit.id)
        if shape and pygame.Rect(self.robot.app.layout.window).collidepoint(shape.rect.center):
            self.robot.click(shape.rect.center)
            self.robot.frames(2)
