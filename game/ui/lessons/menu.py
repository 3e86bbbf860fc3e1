"""The menu of a lesson: only what makes sense where nothing has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.match.lessons.format import Lesson
from game.ui import theme
from game.ui.kit.box import Box, Grid, Text
from game.ui.kit.controls import Button
from game.ui.layout import Layout
from game.ui.lessons.panel import said
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
        leave = said("menu", "return" if self._over else "leave")
        rest = (Button(name, said("menu", name), partial(self.pop, name), icon=icon, h=high) for name, icon in REST)
        return (
            Text(escape(self.lesson.title), theme.TITLE_SMALL, theme.GOLD),
            Text(said("panel", "leave"), theme.BODY_ITALIC, theme.TEXT_SECOND),
            Button("go_on", said("menu", "go_on"), self.pop, "primary", icon="continue", focus=True, h=high),
            Grid(*rest, columns=2, gap=10),
            Button("leave", leave, partial(self.pop, "leave"), icon="quit", h=high),
        )
