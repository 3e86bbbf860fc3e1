"""A puzzle's panel beside its table: the aim, what is left of it, a hint, and how it ended."""

from __future__ import annotations

from collections.abc import Callable

from game.language.spoken import say
from game.match.lessons.judging import Standing
from game.match.lessons.puzzling import Attempt
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Line, Row, Tall, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.kit.painting import Painting
from game.ui.kit.stars import Stars
from game.ui.layout import Layout
from game.ui.lessons.picture import puzzle_picture
from game.ui.lessons.signs import difficulty, section, sign, stars_explained
from game.ui.table.side import SidePanel

HINT = Frame(line=theme.GOLD, alpha=190, radius=6, diamonds=False)
LOW = 480
ROOMY, PICTURE = 660, 230
"""With as much room the puzzle's picture stands above its aim, so high."""
LEAST = 260
"""In windows lower than ``LOW``, or with less room than this, in design units, the ways on scroll with what is told."""
Ways = dict[str, Callable[[], object]]


class PuzzlePanel(SidePanel):
    """The panel of a puzzle. ``ways``: what its buttons do, by name; ``following`` is the next puzzle's title."""

    id = "puzzle"
    icon = "help"
    wide = 262.0

    def __init__(self, attempt: Attempt, following: str, ways: Ways, relay: Callable[[], None]) -> None:
        super().__init__(relay)
        self.attempt, self._following, self._ways = attempt, following, ways
        self.standing: Standing = "open"
        self.stars = 0
        self.hinted = False
        self.drawn = True

    @property
    def heading(self) -> str:
        return self.attempt.puzzle.title

    def body(self, layout: Layout) -> Box:
        """What is told scrolls; the ways on stay below it."""
        parts = self._shown() if self.attempt.given_up else self._over() if self.standing != "open" else \
            self._open(layout)
        ways = Column(*self._buttons(), gap=7, pad=(8, 8))
        if layout.height_du < LOW or self.room(layout) < LEAST:
            return Scroll("puzzle.text", Column(*parts, ways, gap=9, pad=(8, 6)), grow=1)
        return Tall(Scroll("puzzle.text", Column(*parts, gap=9, pad=(8, 6)), grow=1), ways, gap=2, grow=1)

    # What is told -------------------------------------------------------------------------------

    def _open(self, layout: Layout) -> list[Box]:
        puzzle, compact = self.attempt.puzzle, layout.compact
        now, whole = self.attempt.progress
        parts: list[Box] = [Text(puzzle.aim, theme.BODY if compact else theme.CARD, spacing=1.02)]
        if not compact:
            parts.insert(0, Row(sign(puzzle, 34), difficulty(puzzle), gap=14, across="center"))
        if (name := puzzle_picture(puzzle)) and not compact and self.room(layout) >= ROOMY:
            parts.insert(0, Painting(name, focus=(0.5, 0.58), radius=4, h=PICTURE))
        if whole > 1:
            parts.append(Text(say("puzzles-left", left=whole - now), theme.LABEL, theme.GOLD))
        if self.hinted:
            hint = Text(puzzle.hint, theme.BODY_ITALIC, theme.PALE)
            parts.append(Column(Text(say("puzzles-hint"), theme.LABEL, theme.GOLD), hint, pad=(10, 7), frame=HINT))
        return [*parts, Line(90), stars_explained()]

    def _over(self) -> list[Box]:
        solved, puzzle, best = self.standing == "solved", self.attempt.puzzle, self.attempt.puzzle.best
        if not solved:
            head = Text(say("puzzles-lost"), theme.TITLE_SMALL, theme.PALE, align="center")
            return [head, Line(150), Text(say("puzzles-lost.text"), theme.CARD), Line(90),
                    Text(puzzle.aim, theme.BODY, theme.TEXT_SECOND)]  # fmt: skip
        head = Text(say("puzzles-solved"), theme.TITLE_SMALL, theme.GOLD, align="center")
        parts: list[Box] = [head, Row(Stars(self.stars, size=34), pack="center"), Line(150)]
        if self.attempt.helped:
            parts.append(Text(say("puzzles-helped"), theme.CARD))
        elif self.stars < 3:
            parts.append(Text(say("puzzles-better", best=best.text), theme.CARD))
        parts += [Text(puzzle.solution, theme.BODY), *section(say("puzzles-trap"), puzzle.trap)]
        return parts

    def _shown(self) -> list[Box]:
        done = self.standing == "solved"
        puzzle, head = self.attempt.puzzle, say("puzzles-shown" if done else "puzzles-showing")
        parts: list[Box] = [Text(head, theme.TITLE_SMALL, theme.GOLD), Text(puzzle.solution, theme.CARD)]
        return [*parts, *section(say("puzzles-trap"), puzzle.trap)] if done else parts

    # The ways on --------------------------------------------------------------------------------

    def _buttons(self) -> list[Box | None]:
        over, shown, ways = self.standing != "open", self.attempt.given_up, self._ways
        if shown and not over:
            return [self._leave()]
        if self.standing == "solved":
            following = say("puzzles-next", title=self._following)
            again = Button("puzzle.again", say("puzzles-try" if shown else "puzzles-again"), ways["again"],
                           "plain" if self._following else "primary", key="" if self._following else "Enter", h=36)
            onward = Button("puzzle.next", following, ways["next"], "primary", key="Enter", h=42)
            return [onward if self._following else None, again, self._leave()]  # fmt: skip
        show = Button("puzzle.show", say("puzzles-give-up"), ways["show"], h=36)
        if over:
            again = Button("puzzle.again", say("puzzles-try"), ways["again"], "primary", key="Enter", h=42)
            return [again, show, self._leave()]
        hint = Button("puzzle.hint", say("puzzles-hint"), ways["hint"], key="H", h=36, enabled=not self.hinted)
        again = Button("puzzle.again", say("puzzles-over"), ways["again"], h=36)
        hint.grow = again.grow = 1
        return [Row(hint, again, gap=8), show, self._leave()]

    def _leave(self) -> Box:
        return Button("puzzle.leave", say("puzzles-leave"), self._ways["leave"], "quiet", role=theme.SMALL, h=28)
