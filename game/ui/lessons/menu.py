"""The menu of a lesson: only what makes sense where nothing has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language.spoken import say
from game.match.lessons.format import Lesson
from game.ui import theme
from game.ui.kit.box import Box, Grid, Text
from game.ui.kit.controls import Button
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.boxed import ClosableDialog

REST = (("again", "undo"), ("rules", "rules"), ("settings", "settings"), ("report", "credits"))
"""What can be wished for beside going on and leaving, and its icon."""


class LessonMenu(ClosableDialog):
    """Pops with the name of what is wished, None for going on; ``over``: leaving leads back to what is below."""

    titled = "menu"

    def __init__(self, lesson: Lesson, over: bool) -> None:
        super().__init__()
        self.lesson, self._over = lesson, over

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        high = 34 if layout.height_du < 560 else 46
        leave = say("lessons-menu-return" if self._over else "lessons-menu-leave")
        rest = (Button(each, say(f"lessons-menu-{each}"), partial(self.pop, each), icon=icon, h=high)
                for each, icon in REST)  # fmt: skip
        return (
            Text(escape(self.lesson.title), theme.TITLE_SMALL, theme.GOLD),
            Text(say("lessons-panel-leave.tip"), theme.NOTE, theme.TEXT_SECOND),
            Button("go_on", say("lessons-menu-go-on"), self.pop, "primary", icon="continue", focus=True, h=high),
            Grid(*rest, columns=2, gap=10),
            Button("leave", leave, partial(self.pop, "leave"), icon="quit", h=high),
        )
