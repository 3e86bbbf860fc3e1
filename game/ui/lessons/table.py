"""A lesson at its table: the game's own table, with the lesson's panel beside it and what it speaks of lit."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import partial
from typing import Any

import pygame

from game.engine.option import Option
from game.language.spoken import say
from game.match.lessons.desk import Lessons
from game.match.lessons.format import Lesson
from game.ui.doors import scene_named
from game.ui.lessons.menu import LessonMenu
from game.ui.lessons.panel import LessonPanel
from game.ui.lessons.taught import TaughtScene
from game.ui.scene import Program
from game.ui.table.guide.guide import Guide
from game.ui.table.lights import Ends, Lit
from game.ui.table.stage import Deeds, option_id
from game.ui.widgets.base import ACTIVATE

LOOKS = ("signs", "rules", "why")
"""Deeds of the table that a step may ask for by name, as things to look at."""
MOST_LIT = 24


class LessonScene(TaughtScene):
    """A lesson being played. Whatever the learner answers is put to its course, which may take it back.

    ``over``: it was opened over another scene and leads back there, not to the path.
    """

    titled = "lesson"

    def __init__(self, lessons: Lessons, lesson: Lesson, step: int = 0, over: bool = False) -> None:
        session, self.course = lessons.begin(lesson, step)
        super().__init__(lessons, session)
        self.lesson, self._over = lesson, over
        self.panel: LessonPanel | None = None
        self.judging = False
        """Whether the last answer is seen on the table before it is judged."""

    @property
    def coached(self) -> bool:
        """In a whole game, once its steps are done."""
        return self.course.over

    def enter(self, app: Program) -> None:
        super().enter(app)
        self._set_beside()

    def reworded(self) -> None:
        known = {one.id: one for one in self._lessons.known.lessons}
        self.lesson = self.course.lesson = known.get(self.lesson.id, self.lesson)
        self.course.said = ""
        super().reworded()
        if self.guide is None:
            self._set_beside()

    def _set_beside(self) -> None:
        """Have the lesson's panel stand beside the table."""
        found = self._lessons.known
        same = [one for one in found.lessons if one.table.game == self.lesson.table.game]
        following = [one for one in same if one.place > self.lesson.place]
        self._following = following[0] if following else None
        place = next((n for n, one in enumerate(same, 1) if one.id == self.lesson.id), 1)
        self.panel = LessonPanel(self.course, place, len(same), following[0].title if following else "",
                                 self._ways(), self.stage.lay, self.lesson.whole_game, self._over)  # fmt: skip
        self.stage.side = self.panel
        self.stage.lay()
        self._light()

    def _ways(self) -> dict[str, Any]:
        choices = {f"choice-{n}": partial(self._choose, n) for n in range(6)}
        return choices | {
            "continue": self.go_on, "show": self.show_me, "back": self.step_back, "skip": self.skip_step,
            "leave": self.quit, "next": self.next_lesson, "again": self.begin_again, "stay": self.stay,
        }  # fmt: skip

    def deeds(self) -> Deeds:
        found = super().deeds()
        if not self._whole:
            found |= {"advice": self.show_me, "menu": self.menu}
            found |= {name: partial(self.notice, say(f"lessons-table-{name}")) for name in ("save", "seats")}
        return found | {name: partial(self._look, name, found[name]) for name in LOOKS if name in found}

    @property
    def _whole(self) -> bool:
        """Whether it is a game of its own, of which the steps are no more than the beginning."""
        return self.lesson.whole_game

    # What the learner does ----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer as at any table; what the lesson was about to say by itself has been read then."""
        self._judge()
        while self.course.may_go_on:
            self.course.go_on()
        self.judging = not self._whole
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
        self._looked([name])

    def _looked(self, things: Sequence[str]) -> None:
        """Tell the course what was pressed, if it waits for something to be looked at."""
        wanted = None if self.course.over else self.course.step.done.looked
        for thing in things:
            if wanted is not None and fnmatchcase(thing, wanted):
                self.course.looked(thing)
                self.changed()
                return

    def show_me(self) -> None:
        """Have the step played, one answer after the other."""
        if self.course.over or self.showing:
            return
        if self.course.may_go_on:
            self.go_on()
            return
        if not self.course.way():
            if self._whole:
                # What has been played stays: it is a game.
                self.course.said = say("lessons-reply-later")
                self.redraw()
                return
            found = self.course.lead_back()
            self.changed(anew=True)
            if not found:
                return
        self._show_way()

    def _show_way(self) -> None:
        self.course.said = say("lessons-reply-shown")
        self.begin_showing()
        self.redraw()

    def step_back(self) -> None:
        """Begin the step before once more."""
        self._stop_showing()
        self.course.step_back()
        self.changed(anew=True)

    def skip_step(self) -> None:
        """Have the step done at once; in a whole game it is left."""
        self._stop_showing()
        if self._whole:
            self.course.drop()
        else:
            self.course.finish_step()
        self.changed(anew=True)

    def _stop_showing(self) -> None:
        self.stop_showing()
        self.judging = False

    def begin_again(self) -> None:
        """The lesson from its beginning."""
        self.replace(LessonScene(self._lessons, self.lesson, over=self._over))

    def next_lesson(self) -> None:
        """The lesson that follows on the path, or the path itself; a whole game goes on."""
        if self._whole:
            self.stay()
        elif self._following:
            self.replace(LessonScene(self._lessons, self._following, over=self._over))
        else:
            self.quit()

    def stay(self) -> None:
        """Put the panel away: in a whole game its goals and its coach take over."""
        self.stage.side = None
        self.stage.light("lesson")
        if self._whole and self.guide is None:
            self.explains, self.keys_page = True, self.screen.keys.id
            self.guide = Guide(self)
        self.stage.lay()
        self.changed()

    def quit(self) -> None:
        """Back to the path, or to what the lesson was opened over; how far the learner is has been kept."""
        if self._over:
            self.pop()
        else:
            # After a lesson's end the path shows the next.
            self.replace(scene_named("lessons", "" if self.course.over else self.lesson.id))

    def menu(self) -> None:
        """What can be wished for in a lesson; a whole game has the menu of any other."""
        if self._whole:
            super().menu()
            return
        deeds: Deeds = self._ways() | {
            "rules": self.rules,
            "settings": lambda: self.push(scene_named("settings"), lambda _: self.sync()),
            "report": lambda: self.app.post(self.app.report),
        }
        self.push(LessonMenu(self.lesson, self._over), lambda wish: deeds[wish]() if wish in deeds else None)

    # What follows -------------------------------------------------------------------------------

    def sync(self, glide: bool = True) -> None:
        """Show the match; the course judges what was answered, at once or after it was seen."""
        if not self.judging:
            self._follow()
        # Only a whole game has an end page: the lesson itself tells how a rite came out.
        self._end_shown = self._end_shown or not self._whole
        super().sync(glide)
        if self.panel:
            self._light()

    def _follow(self) -> None:
        """Put what has happened to the course: what did not help is taken back."""
        course, number = self.course, self.course.number
        if course.follow():
            self.flow.refresh()
            self.begin_anew()
        if course.number != number:
            self.stop_showing()
        if course.gives_in and not self.showing:
            self._give_in()
        elif course.tries and not course.said:
            course.said = say("lessons-reply-other")
        self._lessons.note(course)
        if self.panel and (course.number != number or course.tries) and not self.panel.drawn:
            self.panel.drawn = True
            self.stage.lay()

    def _give_in(self) -> None:
        """Show the way through the step to whoever has tried often enough."""
        if self.course.step.choices:
            self.course.finish_step()
        else:
            if self.course.lead_back():
                self._show_way()
        self.flow.refresh()
        self.begin_anew()

    def _judge(self) -> None:
        """Judge an answer that has been seen: what does not help is seen going back."""
        if self.judging:
            self.judging = False
            self.sync()

    def _light(self) -> None:
        """Light what the step speaks of; once it is begun, and while it is shown, the next answer alone."""
        course, step = self.course, self.course.step
        own_way: Sequence[Ends] = [(step.way[0], step.way[1])] if len(step.way) == 2 else []
        lit: Sequence[Lit] = ()
        ways: Sequence[Ends] = ()
        speaks = not course.over and self.stage.side is self.panel
        answer = self.shown_next or (course.ahead() if speaks else None)
        if answer is not None:
            lit, ways = self.lights_of(answer)
            lit = [each._replace(strong=True) for each in lit]
            ways = ways or [each for each in own_way if each[1] in {one.id for one in lit}]
        elif speaks:
            lit, ways = self._step_lights(), own_way
        self.stage.light("lesson", lit, ways)
        if self.panel:
            self.panel.keep_clear(self.stage.lights.shapes("lesson"))

    def lights_of(self, answer: Option) -> tuple[Sequence[Lit], Sequence[Ends]]:
        lits, ways = super().lights_of(answer)
        if any(self.stage.shape_of(lit.role, lit.id) for lit in lits):
            return lits, ways
        # It is given in two presses, of which the step lights the first.
        return self._step_lights(), ()

    def _step_lights(self) -> list[Lit]:
        """What the step lights; while something is asked that it is not about, no button of it."""
        step, asked = self.course.step, self.session.match.decision
        lits = [each for name in step.light for each in self._lit(name, name in step.bright)][:MOST_LIT]
        if step.answers and asked is not None:
            offered = {option_id(option) for option in asked.options}
            lits = [each for each in lits if not each.id.startswith("option.") or each.id in offered]
        later = "page.later"
        hidden = [each for each in lits if each.id.startswith("option.") and not self.stage.shape_of(*each[:2])]
        if hidden and self.stage.shape_of("", later):
            # What is asked for is on another page of the bar.
            lits.append(Lit("", later))
        return lits

    def _lit(self, name: str, strong: bool) -> list[Lit]:
        """Things by their id, or an option by its kind and what else it names: ``option.book.dreams``."""
        match, parts = self.session.match, name.split(".")
        if parts[0] == "option" and len(parts) == 3 and match.decision is not None:
            # Their buttons may not be laid yet: the question knows them.
            meant = [
                Lit("option", option_id(option), strong) for option in match.decision.options
                if option.kind == parts[1] and self._names(option, parts[2])
            ]  # fmt: skip
            if meant:
                return meant
        if "*" in name:
            found = dict.fromkeys(thing.id for thing in self.board.things() if fnmatchcase(thing.id, name))
            return [Lit("", each, strong) for each in found]
        return [Lit("", name, strong)]

    def _names(self, option: Option, wanted: str) -> bool:
        """Whether an option names something beside its kind."""
        named = list(self.session.match.rules.name_option(option).values())[1:]
        return any(fnmatchcase(str(each), wanted) for each in named)

    @property
    def at_work(self) -> bool:
        """Whether an answer is still to be judged, or the way is being shown."""
        return self.judging or self.showing

    # Time ---------------------------------------------------------------------------------------

    @property
    def next_wake(self) -> float | None:
        wakes = super().next_wake
        return 0.005 if self.judging and (wakes is None or wakes > 0.005) else wakes

    def beat(self, dt: float) -> bool:
        if self.judging and not self.stage.watched:
            self._judge()
            return False
        return super().beat(dt)

    def next_shown(self) -> Option | None:
        return next(iter(self.course.way()), None)

    def follow_up(self, dt: float) -> None:
        """Play the way through the step, as long as that step lasts."""
        if self.judging:
            return
        number = self.course.number
        super().follow_up(dt)
        self.showing = self.showing and self.course.number == number

    def relight(self) -> None:
        self._light()

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Space and Enter go on; so does a click where nothing else would take it."""
        course, clicked = self.course, event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        ready = (course.may_go_on or course.over) and not self.showing and self.stage.side is self.panel
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and ready and not self.board.by_keyboard:
            self.go_on()
            return True
        things = self._things_at(event.pos) if clicked else []
        if clicked and self._says_blocked(things):
            return True
        taken = super().handle(event)
        if clicked and self.app.stack.top is self:
            if not taken and ready and not course.over:
                self.go_on()
                return True
            self._looked(things)
        return taken

    def _things_at(self, point: tuple[int, int]) -> list[str]:
        """The ids of what lies at a point, if anything there matters to the step."""
        step = self.course.step
        if self.course.over or not (step.cannot or step.done.looked):
            return []
        return [thing.id for thing in self.things() if thing.id and thing.rect.collidepoint(point)]

    def _says_blocked(self, things: Sequence[str]) -> bool:
        """Say what the lesson has to say of a button that cannot be pressed now."""
        asked = self.flow.asked
        if asked is None or not self.course.step.cannot or self.course.over:
            return False
        for entry in asked.decision.blocked:
            reply = self.course.blocked(entry.option) if option_id(entry.option) in things else ""
            if reply:
                self.course.said = reply
                self.redraw()
                return True
        return False
