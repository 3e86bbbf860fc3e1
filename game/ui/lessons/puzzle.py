"""A puzzle at its table: one aim, the others reply as it hurts most, and the panel says how it stands."""

from __future__ import annotations

import pygame

from game.engine.option import Option
from game.language.spoken import say
from game.match.lessons.desk import Lessons
from game.match.lessons.format import Puzzle
from game.ui.doors import scene_named
from game.ui.lessons.puzzlepanel import PuzzlePanel, Ways
from game.ui.lessons.taught import TaughtScene
from game.ui.scene import Program
from game.ui.table.stage import Deeds
from game.ui.widgets.base import ACTIVATE


class PuzzleScene(TaughtScene):
    """A puzzle being played; ``helped``: its hint has been read already. With ``watch`` its solution is played."""

    titled = "puzzle"

    def __init__(self, lessons: Lessons, puzzle: Puzzle, helped: bool = False, watch: bool = False) -> None:
        session, self.attempt = lessons.pose(puzzle)
        super().__init__(lessons, session)
        self.puzzle, self._watch = puzzle, watch
        self.attempt.helped = helped
        self.panel: PuzzlePanel | None = None

    def enter(self, app: Program) -> None:
        super().enter(app)
        self._set_beside()
        if self._watch:
            self.give_up()

    def reworded(self) -> None:
        known = {one.id: one for one in self._lessons.known.puzzles}
        self.puzzle = self.attempt.puzzle = known.get(self.puzzle.id, self.puzzle)
        super().reworded()
        self._set_beside()
        self.sync(glide=False)

    def _set_beside(self) -> None:
        """Have the puzzle's panel stand beside the table."""
        puzzles = self._lessons.known.puzzles
        ids = [one.id for one in puzzles]
        here = ids.index(self.puzzle.id) if self.puzzle.id in ids else len(ids)
        self._following = next(iter(puzzles[here + 1 :]), None)
        ways: Ways = {
            "hint": self.hint, "again": self.begin_again, "show": self.give_up, "leave": self.quit, "next": self.go_on,
        }  # fmt: skip
        following = self._following.title if self._following else ""
        self.panel = PuzzlePanel(self.attempt, following, ways, self.stage.lay)
        self.panel.hinted = self.attempt.helped
        self.stage.side = self.panel
        self.stage.lay()

    def deeds(self) -> Deeds:
        return super().deeds() | {"advice": self.hint, "hint": self.hint, "menu": self.quit}

    # What the player does -----------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer as at any table; while the solution is shown, or once it is over, nothing is asked."""
        if not (self.settled or self.showing):
            super().answer(option)

    def hint(self) -> None:
        """Read the hint, which takes a star."""
        if self.panel and self.attempt.standing == "open" and not self.attempt.given_up:
            self.panel.hinted = self.attempt.helped = True
            self.redraw()

    def undo(self) -> None:
        """Take back the last choice, also the one that lost the puzzle."""
        if not self.attempt.given_up:
            super().undo()

    def give_up(self) -> None:
        """Have the solution played from the beginning."""
        self.attempt.give_up()
        self.settled = False
        self.begin_showing()
        self.changed(anew=True)

    def begin_again(self) -> None:
        """The puzzle from its beginning, as a new try."""
        assert self.panel
        self.replace(PuzzleScene(self._lessons, self.puzzle, helped=self.panel.hinted))

    def go_on(self) -> None:
        """The next puzzle, or the list."""
        if self._following:
            self.replace(PuzzleScene(self._lessons, self._following))
        else:
            self.quit()

    def quit(self) -> None:
        """Back to the list; stars have been kept."""
        self.replace(scene_named("puzzles", self.puzzle.id))

    # What follows -------------------------------------------------------------------------------

    def next_shown(self) -> Option | None:
        return None if self.settled else self.attempt.shown()

    def relight(self) -> None:
        lits, ways = self.lights_of(self.shown_next) if self.shown_next is not None else ((), ())
        self.stage.light("puzzle", lits, ways)

    def sync(self, glide: bool = True) -> None:
        """See how the puzzle stands before it is shown; once it is over nothing is asked any more."""
        self.attempt.follow()
        standing = self.attempt.standing
        self.settled = standing != "open"
        self.verdict = say("puzzles-shown" if self.attempt.given_up else f"puzzles-{standing}") if self.settled else ""
        if self.settled:
            self.stop_showing()
        if standing == "solved" and not self.attempt.given_up:
            self._lessons.note_solved(self.attempt)
        if self.panel:
            self.panel.standing, self.panel.stars = standing, self.attempt.stars
        # How the match ended is not what this is about.
        self._end_shown = self.flow.over
        super().sync(glide)
        if self.panel:
            self.relight()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter and Space go on once it is over."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.settled and not self.board.by_keyboard:
            again = self.attempt.standing == "lost" or not self._following
            (self.begin_again if again else self.go_on)()
            return True
        return super().handle(event)
