"""The path of lessons: those of all games with how far somebody is, and the one that is chosen beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import pygame

from game.games.registry import games
from game.language.spoken import say
from game.match.lessons.files import Found
from game.match.lessons.format import Lesson
from game.match.profiles import LessonDone
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.icons import catalogue
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Bar, Box, Column, Either, Icon, Line, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import PANEL, Frame
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.lessons.picture import SOON, TablePictures, lesson_picture
from game.ui.lessons.way import Measures, Stop, mark_box, ring_box, way
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import HEAD_HIGH, Page
from game.ui.widgets.base import STEPS

HEAD = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.BRASS_LINE, 130, diamonds=False)
BARE = 190
"""With so much height below the path a picture stands there, in design units."""
TALL = 900
"""From this height on, in design units, the table is shown below the chosen lesson's picture."""
WIDE, COMPACT = Measures(76, 30, 176), Measures(48, 12, 118)


class PathScene(Page):
    """Lessons to choose from; any at any time. ``chosen`` is the one that is shown first, by its id."""

    titled = "lessons"
    keys_page = "lessons"

    def __init__(self, chosen: str = "") -> None:
        super().__init__()
        self.chosen = chosen
        self.found: Found | None = None
        """What there is; None while it is looked for."""

    def enter(self, app: Program) -> None:
        self.folder, self.pictures = app.services.lessons.folder, TablePictures(app.services.lessons)
        super().enter(app)
        self._look()

    def resume(self, result: Any) -> None:
        super().resume(result)
        self._look()

    def reworded(self) -> None:
        if self.found:
            self.found = self.app.services.lessons.known

    def _look(self) -> None:
        self.errand(self.app.services.lessons.all, self._take, say("error-lessons-read"))

    def _take(self, found: Found) -> None:
        self.found = found
        if self.lesson is None and found.lessons:
            self.chosen = self._first().id
        self.refresh()
        self.board.set_focus(self.root.control("begin") if self.root.shows("begin") else self.root.first)

    # What there is --------------------------------------------------------------------------------

    @property
    def lessons(self) -> Sequence[Lesson]:
        """All lessons, in the order of the path."""
        return self.found.lessons if self.found else ()

    @property
    def lesson(self) -> Lesson | None:
        """The one that is chosen."""
        return next((one for one in self.lessons if one.id == self.chosen), None)

    def far(self, lesson: Lesson) -> LessonDone:
        """How far the person at the computer is in a lesson."""
        return self.app.services.profiles.current.lessons.get(lesson.id, LessonDone())

    def _done(self, lesson: Lesson) -> bool:
        far = self.far(lesson)
        return far.finished or far.known

    def _first(self) -> Lesson:
        """The lesson to go on with: one that is begun, else the first that is not done."""
        begun = (one for one in self.lessons if self.far(one).step and not self._done(one))
        undone = (one for one in self.lessons if not self._done(one))
        return next(begun, None) or next(undone, self.lessons[0])

    # What is done ---------------------------------------------------------------------------------

    def choose(self, lesson: str) -> None:
        """Show a lesson; the one that is shown begins."""
        if lesson == self.chosen:
            self.begin()
        else:
            self.show(lesson)

    def show(self, lesson: str) -> None:
        """Show a lesson beside the path."""
        self.chosen = lesson
        self.redraw()

    def begin(self) -> None:
        """Sit down at the chosen lesson, where it was left."""
        if self.lesson:
            self._sit_down(self.far(self.lesson).step)

    def start_over(self) -> None:
        """Sit down at the chosen lesson's first step."""
        self._sit_down(0)

    def _sit_down(self, step: int) -> None:
        assert self.lesson
        self.replace(scene_named("lesson", self.app.services.lessons, self.lesson, step))

    def to_puzzles(self) -> None:
        """Open the list of puzzles."""
        self.replace(scene_named("puzzles"))

    def mark(self) -> None:
        """Note that a lesson is known, or that it is not after all."""
        if self.lesson:
            far = self.app.services.profiles.current.lesson(self.lesson.id)
            far.known = not far.known
            self.app.services.profiles.save()

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right go along the path, and whatever brings the keyboard to a lesson shows it."""
        if event.type == pygame.KEYDOWN and self._go_along(event.key):
            return True
        taken = super().handle(event)
        if taken and event.type == pygame.KEYDOWN and self.board.by_keyboard and self.board.focus:
            kind, _, lesson = self.board.focus.id.partition(".")
            if kind == "stop" and lesson != self.chosen:
                self.show(lesson)
                self.refresh()
        return taken

    def _go_along(self, key: int) -> bool:
        """Go to the lesson at the left or right; at a row's end round the bend."""
        by, focus = STEPS.get(key, (0, 0))[0], self.board.focus
        if not by or self.lesson is None or focus is None or not focus.id.startswith(("stop.", "begin")):
            return False
        by = -by if self.backwards(self.lesson) else by
        self.show(self.lessons[(self.lessons.index(self.lesson) + by) % len(self.lessons)].id)
        self.refresh()
        self.board.by_keyboard = True
        self.board.set_focus(self.root.control(f"stop.{self.chosen}"))
        return True

    def backwards(self, lesson: Lesson) -> bool:
        """Whether a lesson stands in a row that leads from the right to the left."""
        group = next(group for _, group in self._games() if lesson in group)
        return self._side_by_side and group.index(lesson) // _across(self.app.layout, len(group)) % 2 == 1

    @property
    def _side_by_side(self) -> bool:
        return not (self.app.layout.narrow or self.app.layout.one_column)

    # The picture ----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pictures.advance(self.lesson):
            self.redraw()

    @property
    def pictured(self) -> bool:
        """Whether the chosen lesson's picture is painted, or none can be."""
        return self.pictures.has(self.lesson)

    @property
    def next_wake(self) -> float | None:
        return super().next_wake if self.pictured else SOON

    # What is shown --------------------------------------------------------------------------------

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.begin)

    def tools(self, layout: Layout) -> Sequence[Box]:
        """The way to the puzzles."""
        return [Button("puzzles", say("lessons-puzzles"), self.to_puzzles, h=36)]

    def body(self, layout: Layout) -> Box:
        if not self.lessons:
            return Text(say("lessons-looking" if self.found is None else "lessons-none"), theme.BODY, theme.TEXT_SECOND)
        return self._list(layout)

    def below_head(self, layout: Layout) -> Box:
        """Path and chosen lesson side by side; in narrow windows a list."""
        if not self._side_by_side or not self.lessons:
            return super().below_head(layout)
        large, side = not layout.compact, _side(layout)
        below = Painting("procession", fades="top left right", light=0.85, low=BARE, grow=1)
        stops = Column(*self._sections(layout), *self._notes(), below, gap=16 if large else 7, pad=(0, 2))
        return Row(Scroll("path.scroll", stops, grow=1), self._panel(layout, w=side), gap=40 if large else 20,
                   pad=(40 if large else 16, 12), across="fill", h=layout.height_du - HEAD_HIGH - 1)  # fmt: skip

    def _games(self) -> list[tuple[str, list[Lesson]]]:
        return [(game, list(group)) for game, group in groupby(self.lessons, lambda one: one.table.game)]

    def _sections(self, layout: Layout) -> Iterator[Box]:
        """Each game with its lessons on their way."""
        for number, (game, lessons) in enumerate(self._games()):
            if number:
                yield Line(90)
            across = _across(layout, len(lessons))
            lengths = COMPACT if layout.compact else WIDE
            if across == len(lessons):
                lengths = lengths._replace(wave=0, row=lengths.row - (14 if layout.compact else 26))
            row = (lengths.row - lengths.ring) * layout.frame + lengths.ring
            stops = [self._stop(n, one) for n, one in enumerate(lessons, 1)]
            yield Column(self._head(game, lessons),
                         way(stops, across, lengths._replace(row=row), lambda id: partial(self.choose, id)),
                         gap=8 if layout.compact else 14)  # fmt: skip

    def _head(self, game: str, lessons: list[Lesson]) -> Box:
        done = sum(map(self._done, lessons))
        minutes = sum(one.minutes for one in lessons if not self._done(one))
        words = say("lessons-left", done=done, count=len(lessons), minutes=minutes)
        if not minutes:
            words = say("lessons-all-done", count=len(lessons))
        return Row(
            Icon(games()[game].icon, 30, theme.GOLD), Text(games()[game].title, theme.HEAD_LARGE, line=True),
            Text(words, theme.NOTE, theme.TEXT_SECOND, line=True, rank=2),
            Bar(done / len(lessons), w=200, rank=1), gap=16,
        )  # fmt: skip

    def _stop(self, number: int, lesson: Lesson) -> Stop:
        far = self.far(lesson)
        begun = bool(far.step) and not self._done(lesson)
        return Stop(lesson.id, _sign(number, lesson), lesson.short, self._far_words(lesson), self._done(lesson), begun,
                    lesson.id == self.chosen)  # fmt: skip

    def _far_words(self, lesson: Lesson) -> str:
        far = self.far(lesson)
        if far.step:
            return say("lessons-at", step=far.step + 1, count=len(lesson.steps))
        if far.finished or far.known:
            return say("lessons-done" if far.finished else "lessons-known")
        return _minutes(lesson.minutes)

    def _notes(self) -> list[Box]:
        """What is wrong with lesson files, and where to put one's own."""
        assert self.found is not None
        wrong = self.found.problems
        told: list[Box] = []
        if wrong:
            head = say("error-lessons-files", count=len(wrong))
            told = [Text(head, theme.BODY_BOLD, theme.REASON)]
            told += [Text(escape(each), theme.BODY, theme.REASON) for each in wrong[:12]]
        folder = say("lessons-own", folder=str(self.folder))
        return [Column(Line(90), *told, Text(folder, theme.NOTE, theme.TEXT_SECOND), gap=8)]

    # The chosen lesson ----------------------------------------------------------------------------

    def _panel(self, layout: Layout, w: float) -> Box:
        lesson = self.lesson
        if lesson is None:
            return Column(w=w)
        number = next(n for name, group in self._games() for n, one in enumerate(group, 1) if one is lesson)
        game = games()[lesson.table.game].called
        head = Column(
            Either(*(Text(say("lessons-of", game=game, number=number), role, theme.GOLD, line=role is theme.HEAD)
                     for role in (theme.HEAD, theme.LABEL))),
            Text(escape(lesson.title), theme.TITLE_SMALL), frame=HEAD, gap=2, pad=(24 if w > 400 else 14, 10),
        )  # fmt: skip
        high = (w - 44) * 0.46 if layout.height_du > 640 else 0
        pad = (24 if w > 400 else 14, 12)
        picture = lesson_picture(lesson) if high else ""
        table = self.pictures.box(lesson, "cut", h=high) if high else None
        if picture and layout.height_du < TALL:
            # One picture is enough there: the table is seen when it begins.
            table = None
        return Column(
            Painting(picture, fades="bottom", h=high) if picture else None,
            head,
            Scroll("lesson.scroll", Column(None if picture else table, *self._learns(lesson), *self._steps(lesson),
                                           table if picture else None, gap=5 if layout.compact else 8), pad=pad,
                   grow=1),
            Column(*self._ways(lesson), Text(say("lessons-any"), theme.NOTE, theme.TEXT_SECOND, "center", rank=1),
                   pad=pad, gap=10),
            frame=PANEL, w=w,
        )  # fmt: skip

    def _learns(self, lesson: Lesson) -> list[Box]:
        star = Icon("elder_sign", 16, theme.GOLD)
        rows = (Row(star, Text(each, grow=1), gap=12) for each in lesson.learns)
        return [Text(say("lessons-learns"), theme.HEAD, theme.BRASS), *rows]

    def _steps(self, lesson: Lesson) -> list[Box]:
        far = self.far(lesson)
        all_done = self._done(lesson) and not far.step
        made: list[Box] = [Text(say("lessons-steps"), theme.HEAD, theme.BRASS)]
        for number, step in enumerate(lesson.steps):
            now = number == far.step and bool(far.step)
            done = all_done or number < far.step
            role = theme.BODY_BOLD if now else theme.BODY
            ink = theme.PALE if now else theme.TEXT_SECOND if done else theme.TEXT
            made.append(Row(mark_box(done, now), Text(escape(step.title), role, ink, grow=1), gap=12))
        return made

    def _ways(self, lesson: Lesson) -> list[Box]:
        """The ways on: begin or continue, start over, mark as known."""
        far = self.far(lesson)
        label = say("lessons-continue", step=far.step + 1) if far.step else say("lessons-begin")
        if not far.step and far.finished:
            label = say("lessons-again")
        known = say("lessons-unmark" if far.known else "lessons-mark")
        return [
            Button("begin", label, self.begin, "primary", "Enter", role=theme.TITLE_SMALL, h=54, focus=True),
            Row(Button("over", say("lessons-over"), self.start_over, grow=1, enabled=bool(far.step)),
                Button("known", known, self.mark, grow=1, enabled=not far.finished), gap=12),
        ]  # fmt: skip

    # Narrow windows -------------------------------------------------------------------------------

    def _list(self, layout: Layout) -> Box:
        """The lessons below each other, the chosen one laid open in its place."""
        made: list[Box] = []
        for game, lessons in self._games():
            made.append(self._head(game, lessons))
            for number, lesson in enumerate(lessons, 1):
                made.append(self._row(number, lesson))
        return Column(*made, *self._notes(), gap=6)

    def _row(self, number: int, lesson: Lesson) -> Box:
        stop = self._stop(number, lesson)
        words = Row(
            ring_box(stop, 34), Text(escape(lesson.title), theme.BODY_BOLD, grow=1),
            Text(stop.note, theme.NOTE, theme.GOLD if stop.begun else theme.TEXT_SECOND), gap=12,
        )  # fmt: skip
        row = Press(f"stop.{lesson.id}", words, partial(self.choose, lesson.id), chosen=stop.chosen, pad=(10, 5))
        if not stop.chosen:
            return row
        opened = Column(*self._ways(lesson), *self._learns(lesson), *self._steps(lesson), frame=PANEL, gap=8, pad=14)
        return Column(row, opened, gap=6, whole=True)


def _side(layout: Layout) -> float:
    """How wide the chosen lesson is beside the path."""
    return min(350 * layout.frame, layout.width_du * 0.4) if layout.compact else 490


def _across(layout: Layout, count: int) -> int:
    """How many of a game's lessons stand in a row: as many as have room, and in all rows alike."""
    least = (124 if layout.compact else 172) * layout.frame
    room = layout.width_du - _side(layout) - (60 if layout.compact else 120)
    rows = -(-count // max(int(room / least), 2))
    return -(-count // rows)


def _minutes(count: int) -> str:
    return say("lessons-minutes", minutes=count)


def _sign(number: int, lesson: Lesson) -> str:
    """What stands in a lesson's ring: the icon its file names, else its number on the path."""
    return lesson.icon if lesson.icon in catalogue() else str(number)
