"""A lesson at its table: the game's own table, with the lesson's panel beside it and what it speaks of lit."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.engine.option import Option
from game.match.lessons.desk import Lessons
from game.match.lessons.format import Lesson
from game.ui.doors import scene_named
from game.ui.lessons.panel import LessonPanel, said
from game.ui.scene import Program
from game.ui.table.lights import Lit
from game.ui.table.scene import MatchScene
from game.ui.table.stage import Deeds, option_id
from game.ui.widgets.base import ACTIVATE

LOOKS = ("signs", "rules", "why")
"""Deeds of the table that a step may ask for by name, as things to look at."""


class LessonScene(MatchScene):
    """A lesson being played. Whatever the learner answers is put to its course, which may take it back."""

    explains = False
    title = "Lesson"

    def __init__(self, lessons: Lessons, lesson: Lesson, step: int = 0) -> None:
        self._lessons, self.lesson = lessons, lesson
        session, self.course = lessons.begin(lesson, step)
        super().__init__(session)
        self.guided = self.explains = lesson.whole_game
        self._showing = False
        """Whether the way through the step is being played."""

    @property
    def coached(self) -> bool:
        """In a whole game, once its steps are done."""
        return self.course.over

    def enter(self, app: Program) -> None:
        self.panel: LessonPanel | None = None
        super().enter(app)
        same = [one for one in self._lessons.all().lessons if one.table.game == self.lesson.table.game]
        following = [one for one in same if one.place > self.lesson.place]
        self._following = following[0] if following else None
        self.panel = LessonPanel(self.course, len(same), following[0].title if following else "", self._ways(),
                                 self.stage.lay)  # fmt: skip
        self._beside()
        self._light()

    def _beside(self) -> None:
        """Have the lesson's panel beside the table; in a whole game, once all has been said, the goals."""
        goals = self.guide.goals if self.guide and self.course.over else None
        if self.stage.side is not (goals or self.panel):
            self.stage.side = goals or self.panel
            self.stage.lay()

    def _ways(self) -> dict[str, Any]:
        choices = {f"choice {n}": partial(self._choose, n) for n in range(6)}
        return choices | {
            "continue": self.go_on, "show": self.show_me, "back": self.step_back, "skip": self.skip_step,
            "leave": self.quit, "next": self.next_lesson, "again": self.begin_again,
        }  # fmt: skip

    def deeds(self) -> Deeds:
        found = super().deeds()
        if not self.lesson.whole_game:
            found |= {"advice": self.show_me, "menu": self.quit}
        return found | {name: partial(self._look, name, found[name]) for name in LOOKS if name in found}

    # What the learner does ----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer as at any table; what the lesson was about to say by itself has been read then."""
        while self.course.may_go_on:
            self.course.go_on()
        super().answer(option)

    def go_on(self) -> None:
        """*Continue*; at the end the next lesson."""
        if self.course.over:
            self.next_lesson()
            return
        self.course.go_on()
        self.changed()

    def _choose(self, number: int) -> None:
        self.course.choose(number)
        self.changed()

    def _look(self, name: str, deed: Any) -> None:
        deed()
        if not self.course.over and self.course.step.done.looked == name:
            self.course.looked(name)
            self.changed()

    def show_me(self) -> None:
        """Have the step played, one answer after the other."""
        if self.course.over or self._showing:
            return
        if self.course.may_go_on:
            self.go_on()
            return
        if not self.course.way():
            if self.lesson.whole_game:
                self.advisor.hint()
                return
            self.course.lead_back()
            self.changed(anew=True)
        self._showing = True
        self.course.said = said("reply", "shown")
        self._follow_up()

    def step_back(self) -> None:
        """Begin the step before once more."""
        self._showing = False
        self.course.step_back()
        self.changed(anew=True)

    def skip_step(self) -> None:
        """Have the step done at once."""
        self._showing = False
        self.course.finish_step()
        self.changed(anew=True)

    def begin_again(self) -> None:
        """The lesson from its beginning."""
        self.replace(LessonScene(self._lessons, self.lesson))

    def next_lesson(self) -> None:
        """The lesson that follows on the path, or the path itself."""
        if self._following:
            self.replace(LessonScene(self._lessons, self._following))
        else:
            self.quit()

    def quit(self) -> None:
        """Back to the path; how far the learner is has been kept."""
        self.replace(scene_named("lessons", self.lesson.id))

    # What follows -------------------------------------------------------------------------------

    def sync(self, glide: bool = True) -> None:
        """Put what has happened to the course first: what did not help is taken back before it is shown."""
        if self.course.follow():
            self.flow.refresh()
            self.begin_anew()
        if self.course.gives_in and not self._showing:
            self.course.lead_back()
            self.flow.refresh()
            self.begin_anew()
            self._showing, self.course.said = True, said("reply", "shown")
        elif self.course.tries and not self.course.said:
            self.course.said = said("reply", "other")
        self._lessons.note(self.course)
        # Only a whole game has an end page: the lesson itself tells how a rite came out.
        self._end_shown = self._end_shown or not self.lesson.whole_game
        if self.panel:
            self._beside()
        super().sync(glide)
        if self.panel:
            self._light()

    def _light(self) -> None:
        """Light what the step speaks of; while it is shown, the next answer alone."""
        step = self.course.step
        lit = [] if self.course.over else [self._lit(name, name in step.bright) for name in step.light]
        ways = [(step.way[0], step.way[1])] if len(step.way) == 2 and not self.course.over else []
        self.stage.light("lesson", lit, ways)

    def _lit(self, name: str, strong: bool) -> Lit:
        """A thing by its id, or an option by its kind and what else it names: ``option.book.dreams``."""
        match, parts = self.session.match, name.split(".")
        if parts[0] == "option" and len(parts) == 3 and match.decision is not None:
            for option in match.decision.options:
                kind, *named = match.rules.name_option(option).values()
                if kind == parts[1] and parts[2] in map(str, named):
                    return Lit("option", option_id(option), strong)
        return Lit("", name, strong)

    def beat(self, dt: float) -> bool:
        went = super().beat(dt)
        if self._showing and not went and not self.stage.watched:
            self._follow_up()
        return went

    def _follow_up(self) -> None:
        """Give the next answer of the way that is shown, once it is the learner's turn."""
        if self.question is None:
            return
        number, line = self.course.number, self.course.way()
        if not line:
            self._showing = False
            return
        super().answer(line[0])
        if self.course.number != number:
            self._showing = False

    def handle(self, event: pygame.event.Event) -> bool:
        """Space and Enter go on; so does a click where nothing else would take it."""
        course = self.course
        ready = (course.may_go_on or course.over) and not self._showing
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and ready and not self.board.by_keyboard:
            self.go_on()
            return True
        return super().handle(event)
