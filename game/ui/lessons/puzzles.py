"""Puzzles to choose from: the list by game, and the one that is chosen with its table, aim, stars and ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import pygame

from game.games.registry import games
from game.language.spoken import say
from game.match.lessons.files import Found
from game.match.lessons.format import Puzzle
from game.match.profiles import PuzzleDone
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Line, Row, Space, Stack, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import PANEL, Frame
from game.ui.kit.medal import Medal
from game.ui.kit.painting import Painting
from game.ui.kit.stars import Stars
from game.ui.layout import Layout
from game.ui.lessons.picture import SOON, TablePictures, puzzle_picture
from game.ui.lessons.signs import difficulty, plays, sign, stars_explained
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import HEAD_HIGH, Page

SAID = Frame(line=theme.GOLD, alpha=190, radius=6, diamonds=False)
STARS = 3
WIDE = 900
"""From this width on, in design units, the chosen puzzle stands beside the list."""
BESIDE = 0.21
"""How much of the chosen puzzle's width its picture has beside the table."""
SMALL = 57, 38
"""Design units of a puzzle's picture in the list."""


class PuzzlesScene(Page):
    """All puzzles with their stars; ``chosen`` is the one that is shown first, by its id."""

    titled = "puzzles"
    keys_page = "lessons"

    def __init__(self, chosen: str = "") -> None:
        super().__init__()
        self.chosen = chosen
        self.opened = ""
        """``hint`` or ``solution``, if that is read."""
        self.hinted: set[str] = set()
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
        self.errand(self.app.services.lessons.all, self._take, say("error-puzzles-read"))

    def _take(self, found: Found) -> None:
        self.found = found
        if self.puzzle is None and found.puzzles:
            unsolved = (one for one in found.puzzles if not self.done(one).stars)
            self.chosen = next(unsolved, found.puzzles[0]).id
        self.refresh()
        self.board.set_focus(self.root.control("play") if self.root.shows("play") else self.root.first)
        if self.root.shows(f"puzzle.{self.chosen}"):
            for each in self.root.scrollers:
                each.reveal(self.root.control(f"puzzle.{self.chosen}").rect)

    @property
    def puzzles(self) -> Sequence[Puzzle]:
        """All puzzles, by game and place."""
        return self.found.puzzles if self.found else ()

    @property
    def puzzle(self) -> Puzzle | None:
        """The one that is chosen."""
        return next((one for one in self.puzzles if one.id == self.chosen), None)

    def done(self, puzzle: Puzzle) -> PuzzleDone:
        """How well the person at the computer has solved a puzzle."""
        return self.app.services.profiles.current.puzzles.get(puzzle.id, PuzzleDone())

    # What is done ---------------------------------------------------------------------------------

    def choose(self, puzzle: str) -> None:
        """Show a puzzle; the one that is shown is played."""
        if puzzle == self.chosen:
            self.play()
        else:
            self.show(puzzle)

    def show(self, puzzle: str) -> None:
        """Show a puzzle beside the list."""
        self.chosen, self.opened = puzzle, ""
        self.redraw()

    def play(self) -> None:
        """Sit down at the chosen puzzle."""
        self._sit_down(watch=False)

    def watch(self) -> None:
        """See its solution played."""
        self._sit_down(watch=True)

    def _sit_down(self, watch: bool) -> None:
        if self.puzzle:
            helped = self.puzzle.id in self.hinted
            self.replace(scene_named("puzzle", self.app.services.lessons, self.puzzle, helped, watch))

    def read(self, what: str) -> None:
        """Read the hint or the solution; again: away with it."""
        self.opened = "" if self.opened == what else what
        if self.opened:
            self.hinted.add(self.chosen)
        self.redraw()

    def _lessons(self) -> None:
        self.replace(scene_named("lessons"))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.play) | {
            pygame.K_h: partial(self.read, "hint"), pygame.K_F3: partial(self.read, "hint"),
        }  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """Whatever brings the keyboard to a puzzle shows it."""
        taken = super().handle(event)
        if taken and event.type == pygame.KEYDOWN and self.board.by_keyboard and self.board.focus:
            kind, _, puzzle = self.board.focus.id.partition(".")
            if kind == "puzzle" and puzzle != self.chosen:
                self.show(puzzle)
                self.refresh()
        return taken

    # The picture ----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pictures.advance(self.puzzle):
            self.redraw()

    @property
    def pictured(self) -> bool:
        """Whether the chosen puzzle's picture is painted, or none can be."""
        return self.pictures.has(self.puzzle)

    @property
    def next_wake(self) -> float | None:
        return super().next_wake if self.pictured else SOON

    # What is shown --------------------------------------------------------------------------------

    def tools(self, layout: Layout) -> Sequence[Box]:
        """The way to the lessons."""
        return [Button("lessons", say("puzzles-lessons"), self._lessons, h=36)]

    def body(self, layout: Layout) -> Box:
        if not self.puzzles:
            return Text(say("puzzles-looking" if self.found is None else "puzzles-none"), theme.BODY, theme.TEXT_SECOND)
        return Column(*self._list(layout, opens=True), gap=4)

    def below_head(self, layout: Layout) -> Box:
        """List and chosen puzzle side by side; in narrow windows the list alone."""
        if layout.width_du < WIDE * layout.frame or not self.puzzles or self.puzzle is None:
            return super().below_head(layout)
        large = not layout.compact
        listed = Column(Scroll("puzzles.scroll", Column(*self._list(layout), gap=2), pad=(10, 8), grow=1), frame=PANEL,
                        w=min(452 * layout.frame, layout.width_du * 0.34))  # fmt: skip
        chosen = Column(*self._chosen(self.puzzle, layout), frame=PANEL, gap=10, pad=(22, 16) if large else (14, 10),
                        grow=1)  # fmt: skip
        return Row(listed, chosen, gap=16, pad=(18, 14), across="fill", h=layout.height_du - HEAD_HIGH - 1)

    def _list(self, layout: Layout, opens: bool = False) -> Iterator[Box]:
        """Heading, then each game's puzzles; where there is no room beside them the chosen one ``opens`` in place."""
        now, count = sum(self.done(one).stars for one in self.puzzles), len(self.puzzles)
        stars = Text(say("puzzles-stars", now=now, all=count * STARS), theme.NOTE, line=True)
        yield Row(Text(say("puzzles-count", count=count), theme.HEAD, theme.BRASS, line=True, grow=1), stars, gap=12)
        for game, group in groupby(self.puzzles, lambda one: one.table.game):
            yield Text(games()[game].title, theme.HEAD_LARGE, theme.GOLD, line=True)
            for puzzle in group:
                yield self._row(puzzle)
                if opens and puzzle.id == self.chosen:
                    yield Column(*self._opened_parts(puzzle, layout), frame=PANEL, gap=8, pad=14)
        yield from self._notes()

    def _row(self, puzzle: Puzzle) -> Box:
        short = Text(escape(puzzle.short), theme.SMALL, theme.TEXT_SECOND)
        words = Column(Text(escape(puzzle.title), theme.LABEL, spacing=0.86), short, gap=0, grow=1)
        part = Row(_picture(puzzle), words, difficulty(puzzle), Stars(self.done(puzzle).stars, size=17), gap=12,
                   across="center")  # fmt: skip
        return Press(f"puzzle.{puzzle.id}", part, partial(self.choose, puzzle.id), chosen=puzzle.id == self.chosen,
                     pad=(8, 3))  # fmt: skip

    def _notes(self) -> Iterator[Box]:
        """What is wrong with files, and where to put one's own."""
        assert self.found is not None
        yield Line(90)
        if wrong := self.found.problems:
            head = say("error-puzzles-files", count=len(wrong))
            yield Text(head, theme.BODY_BOLD, theme.REASON)
            yield from (Text(escape(each), theme.BODY, theme.REASON) for each in wrong[:12])
        yield Text(say("puzzles-own", folder=str(self.folder)), theme.NOTE, theme.TEXT_SECOND)

    # The chosen puzzle ----------------------------------------------------------------------------

    def _chosen(self, puzzle: Puzzle, layout: Layout) -> list[Box]:
        """Title, aim, picture, and below it what is known and the ways on."""
        large = not layout.compact
        head = Row(Text(escape(puzzle.title), theme.TITLE_LARGE if large else theme.TITLE_SMALL, line=True),
                   Stars(self.done(puzzle).stars, size=24 if large else 18), Space(grow=1), gap=24, across="center")
        aim = Row(sign(puzzle, 38 if large else 28), Text(puzzle.aim, theme.BANNER_PLAIN if large else theme.BODY,
                                                          grow=1), gap=14, across="center")  # fmt: skip
        known = Column(*self._known(puzzle), gap=3, grow=1)
        stars = Column(Text(say("puzzles-star"), theme.LABEL), stars_explained(), frame=Frame(diamonds=False), gap=6,
                       pad=(14, 10), w=270 * layout.frame)  # fmt: skip
        ways = Column(*self._ways(layout), gap=10, w=250 * layout.frame)
        roomy = layout.width_du > 1250 * layout.frame
        below = Row(known, stars if roomy else None, ways, gap=22, across="start")
        return [head, aim, *self._said(puzzle), self._table(puzzle), below]

    def _table(self, puzzle: Puzzle) -> Box:
        """The table as it is, and beside it what is painted of it."""
        name, table = puzzle_picture(puzzle), self.pictures.box(puzzle, "whole", grow=1)
        if not name:
            return table
        table.grow, table.share = 0, 1 - BESIDE
        return Row(table, Painting(name, radius=6, share=BESIDE), gap=12, across="fill", grow=1)

    def _said(self, puzzle: Puzzle) -> list[Box]:
        """The hint or the solution, if one is read."""
        if not self.opened:
            return []
        words = puzzle.hint if self.opened == "hint" else puzzle.solution
        text = [Text(words, theme.CARD, theme.PALE)]
        if self.opened == "solution":
            text.append(Text(puzzle.trap, theme.NOTE, theme.TEXT_SECOND))
        text.append(Text(say("puzzles-taken"), theme.SMALL, theme.TEXT_SECOND))
        return [Column(*text, frame=SAID, gap=4, pad=(14, 8))]

    def _known(self, puzzle: Puzzle) -> list[Box]:
        """The best result known, and one's own."""
        best, done = puzzle.best, self.done(puzzle)
        proof = say("puzzles-best.searched") if best.proof == "searched" else best.why
        words = say("puzzles-yours.solved" if done.stars else "puzzles-yours.open", tries=done.tries)
        if not done.tries:
            words = say("puzzles-yours.never")
        return [
            Text(say("puzzles-best"), theme.HEAD, theme.BRASS),
            Text(say("puzzles-best.told", result=best.text, proof=proof), theme.BODY),
            Text(say("puzzles-yours"), theme.HEAD, theme.BRASS),
            Row(Text(words, theme.BODY), Stars(done.stars, size=16) if done.stars else None, gap=20, across="center"),
        ]

    def _ways(self, layout: Layout) -> list[Box]:
        high = 54 if not layout.compact else 42
        solution = self.opened == "solution"
        return [
            Button("play", say("puzzles-play"), self.play, "primary", "Enter", role=theme.TITLE_SMALL, h=high,
                   focus=True),
            Row(Button("hint", say("puzzles-hint"), partial(self.read, "hint"), key="H", h=36, grow=1),
                Button("watch", say("puzzles-watch"), self.watch, h=36, grow=1) if solution else
                Button("solution", say("puzzles-solution"), partial(self.read, "solution"), h=36, grow=1), gap=10),
        ]  # fmt: skip

    def _opened_parts(self, puzzle: Puzzle, layout: Layout) -> list[Box]:
        """The chosen puzzle where it is laid open in the list."""
        return [Text(puzzle.aim, theme.BODY), *self._said(puzzle), *self._ways(layout), *self._known(puzzle),
                stars_explained()]  # fmt: skip


def _picture(puzzle: Puzzle) -> Box:
    """A puzzle's small picture in the list, on it the medal of whom one plays; without a picture its sign."""
    name, faction, (wide, high) = puzzle_picture(puzzle, small=True), plays(puzzle), SMALL
    if not name:
        return sign(puzzle, 28)
    whose = Medal(faction, 18, at="left bottom") if faction else None
    return Stack(Painting(name, radius=4, w=wide, h=high), whose, w=wide, h=high)
