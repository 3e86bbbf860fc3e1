"""A lesson's panel beside its table: the step, why it is done, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

from game.language.spoken import say
from game.match.lessons.course import Course
from game.match.lessons.format import Step
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Line, Row, Space, Tall, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.lessons.picture import lesson_picture
from game.ui.table.side import SidePanel

SAID = Frame(line=theme.GOLD, alpha=190, radius=6, diamonds=False)
BEAD = Frame(theme.GOLD, theme.GOLD, theme.GOLD, 255, radius=2, diamonds=False)
BEAD_NOW = Frame(theme.PALE, theme.PALE, theme.PALE, 255, radius=2, diamonds=False)
BEAD_LEFT = Frame(theme.BUTTON_TOP, theme.BUTTON_TOP, theme.BRASS_LINE, 60, radius=2, diamonds=False)

NARROW = 230.0
"""Design units; in a narrower column the words of a step are set smaller."""
SHORT = 260.0
"""Design units; with less room the ways on from a lesson scroll together with how it ended."""
ROOMY = 300.0
"""Design units; with as much room beside its words, which take about one for each letter, a lesson's picture stands
above its first step and its end, or above all."""
LOW = 150.0
"""Design units; in a drawer this low the words need nearly all of the height."""

Deeds = dict[str, Callable[[], object]]


class LessonPanel(SidePanel):
    """The panel of a lesson, which has this ``place`` among so many (``count``) of its game.

    ``deeds`` is what its buttons do, by name; ``next_title`` the lesson that follows. After the steps of a ``whole``
    game the game goes on. ``over``: leaving leads back to what is below the lesson.
    """

    id = "lesson"
    icon = "entity_b2"
    wide = 262.0

    def __init__(self, course: Course, place: int, count: int, next_title: str, deeds: Deeds,
                 relay: Callable[[], None], whole: bool = False, over: bool = False) -> None:  # fmt: skip
        super().__init__(relay)
        self.course, self._next, self._deeds, self._whole, self._over = course, next_title, deeds, whole, over
        self._place = (place, count)
        self.drawn = True

    @property
    def heading(self) -> str:
        return self.course.lesson.title

    def body(self, layout: Layout) -> Box:
        course, lesson = self.course, self.course.lesson
        if course.over:
            return self._end(layout)
        step = course.step
        beads = Row(*(Row(h=5, grow=1, frame=_bead(n, course.number)) for n in range(len(lesson.steps))), gap=5)
        # Beside a card table a low window leaves it little of a narrow column.
        roomy = self.boxes.rect.w / layout.scale > NARROW and len(step.text) < 130
        told = Column(
            Text(step.text, theme.CARD if roomy else theme.BODY, spacing=1.02),
            self._reply(),
            *self._choices(step),
            *_part("why", step.why),
            *_part("leads", step.leads),
            # With the words, so that the buttons below have one place in every step.
            Text(say("lessons-panel-safe"), theme.NOTE, theme.TEXT_SECOND) if course.number == 0 else None,
            gap=8, pad=(8, 6),
        )  # fmt: skip
        place = say("lessons-panel-lesson", number=self._place[0], count=self._place[1])
        at = say("lessons-panel-step", number=course.number + 1, count=len(lesson.steps))
        low = self.room(layout) < LOW
        if low:
            told.pad = (8, 0)
            main = self._main(24)
            return Tall(Scroll("lesson.text", told, grow=1), Column(main, pad=(8, 0)) if main else None, gap=3, grow=1)
        picture = self._picture(layout)
        return Tall(
            picture,
            Column(beads, Row(Text(at, theme.SMALL, theme.TEXT_SECOND, grow=1),
                              Text(place, theme.SMALL, theme.TEXT_SECOND, "right", line=True)),
                   gap=4, pad=(8, 6), rank=1),
            Scroll("lesson.text", told, grow=1, least=140),
            *self._ways(),
            Space(h=1),
            gap=6, grow=1,
        )  # fmt: skip

    def _picture(self, layout: Layout) -> Box | None:
        """The lesson's picture, where the words have room below it."""
        lesson, high = self.course.lesson, self.boxes.rect.w / layout.scale * 0.46
        name, words = lesson_picture(lesson), len(lesson.end + lesson.after)
        if not self.course.over:
            # Above the first step, and above all where the longest leaves room for it: it does not come and go.
            steps = lesson.steps if self.course.number else [self.course.step]
            words = max(len(each.text + each.why + each.leads) for each in steps)
        if not name or self.room(layout) < ROOMY + high + words:
            return None
        return Painting(name, fades="bottom", h=high)

    def _reply(self) -> Box | None:
        if not self.course.said:
            return None
        return Column(Text(self.course.said, theme.BODY_ITALIC, theme.PALE), pad=(10, 7), frame=SAID)

    def _choices(self, step: Step) -> list[Box]:
        return [
            Button(f"lesson.choice.{n}", each.text, self._deeds[f"choice-{n}"], h=36)
            for n, each in enumerate(step.choices)
        ]

    def _ways(self) -> list[Box]:
        """The buttons; a low column keeps those that are needed."""
        course, deeds = self.course, self._deeds
        main = self._main(42)
        return [
            *([Column(main, pad=(8, 0))] if main else []),
            Row(Button("lesson.back", say("lessons-panel-back"), deeds["back"], icon="undo", grow=1, h=36,
                       enabled=course.number > 0),
                Button("lesson.skip", say("lessons-panel-skip"), deeds["skip"], grow=1, h=36),
                gap=8, pad=(8, 0), rank=2),
            Column(Button("lesson.leave", say("lessons-panel-leave"), deeds["leave"], "quiet", role=theme.SMALL, h=28,
                          tip=say("lessons-panel-leave.tip")), pad=(8, 0), rank=3),
        ]  # fmt: skip

    def _main(self, high: float) -> Box | None:
        """The way on, so ``high``: *Continue*, or "Show me"; none while the others play."""
        if not self.course.free:
            return Text(say("lessons-panel-thinking"), theme.NOTE, theme.TEXT_SECOND, "center", h=high)
        if self.course.may_go_on:
            return Button("lesson.continue", say("lessons-panel-continue"), self._deeds["continue"], "primary",
                          key="Enter", h=high)  # fmt: skip
        if self.course.step.choices:
            return None
        return Button("lesson.show", say("lessons-panel-show"), self._deeds["show"],
                      "primary" if self.course.helps else "plain", key="F3", h=high)  # fmt: skip

    def _end(self, layout: Layout) -> Box:
        lesson, deeds = self.course.lesson, self._deeds
        told = Column(
            self._picture(layout),
            Text(say("lessons-panel-done"), theme.TITLE_SMALL, theme.GOLD, align="center"),
            Line(150), Text(lesson.end, theme.CARD), Text(lesson.after, theme.BODY) if lesson.after else None,
            gap=12, pad=(10, 12),
        )  # fmt: skip
        on: str = say("lessons-panel-next", title=self._next) if self._next else ""
        if self._whole:
            on = say("lessons-panel-play-on")
        path = say("lessons-panel-return" if self._over else "lessons-panel-path")
        ways = Column(
            Button("lesson.next", on, deeds["next"], "primary", key="Enter", h=42) if on else None,
            Button("lesson.path", path, deeds["leave"], "plain" if on else "primary", key="" if on else "Enter", h=36),
            Row(Button("lesson.again", say("lessons-panel-again"), deeds["again"], grow=1, h=36),
                None if self._whole else
                Button("lesson.stay", say("lessons-panel-stay"), deeds["stay"], grow=1, h=36), gap=7),
            gap=7, pad=(8, 8),
        )  # fmt: skip
        if self.room(layout) < SHORT:
            return Scroll("lesson.text", Column(told, ways), grow=1)
        return Tall(Scroll("lesson.text", told, grow=1), ways, grow=1)


def _part(heading: str, text: str) -> list[Box]:
    if not text:
        return []
    return [Line(90), Text(say(f"lessons-panel-{heading}"), theme.HEAD, theme.BRASS), Text(text, theme.BODY)]


def _bead(number: int, now: int) -> Frame:
    return BEAD if number < now else BEAD_NOW if number == now else BEAD_LEFT
