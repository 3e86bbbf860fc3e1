"""What the pages share that list files: read and changed in a thread; framed, with a note and buttons below."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from game.language.spoken import say
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Grid, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import PANEL
from game.ui.kit.rows import Rows
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import Page


class FileListScene(Page, ABC):
    """A page that lists files, which are read and changed in a thread of their own."""

    uses_gui = True

    # What subclasses say ------------------------------------------------------------------------

    @abstractmethod
    def look(self) -> Any:
        """Look through the files; called in the thread."""

    @abstractmethod
    def arrived(self, found: Any, made: Any) -> None:
        """Show what ``look`` has found, after a job that has made ``made``."""

    @abstractmethod
    def rows(self, layout: Layout) -> Rows[Any]:
        """The list."""

    @abstractmethod
    def note(self) -> str:
        """What stands under the list."""

    @abstractmethod
    def buttons(self) -> Sequence[Button | None]:
        """The buttons at the foot, from the left; where None is there is room between them."""

    def above(self, layout: Layout) -> Sequence[Box]:
        """What stands over the list."""
        return ()

    # The files ----------------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        super().enter(app)
        self.work()

    def reworded(self) -> None:
        self.work()

    def work(self, job: Callable[[], object] | None = None, fails: str = "") -> None:
        """Do a job with files, if any, and look through them, all in a thread.

        ``fails`` stands over what is wrong with it: "This game cannot be deleted".
        """
        if job:
            self.errand(job, self._look, fails, self._look)
        else:
            self._look()

    def _look(self, made: object = None) -> None:
        self.errand(self.look, lambda found: self.arrived(found, made), say("error-page-files"))

    def body(self, layout: Layout) -> Box:
        found = self.buttons()
        one = Row(*(Space(grow=1) if each is None else each for each in found), gap=10)
        # Where a line has no room for all of them they stand in two.
        two = Grid(*(each for each in found if each), columns=4, gap=8, gap_y=6)
        return Column(Column(
            *self.above(layout),
            Column(self.rows(layout), frame=PANEL, pad=8, grow=1),
            Text(self.note(), theme.SMALL, theme.TEXT_SECOND, line=True),
            Either(one, two),
            gap=8, most=1320, grow=1,
        ), across="center")  # fmt: skip
