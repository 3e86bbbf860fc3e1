"""Looking back: the table as it stood when a line of the chronicle was told, and undo to there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.language.spoken import per_language, say
from game.match.gamewords import words_of
from game.match.history import History
from game.match.phrases import Line as Told
from game.match.seats import seat_name
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Drawn, Fitted, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Button, Held
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.scenes.message import confirm
from game.ui.table.log import Telling
from game.ui.table.stage import Added, PlayedScene
from game.ui.widgets.base import Pressable, Widget

FADED, AGED = (255, 238, 208), (16, 10, 2)
"""What the past is multiplied by, and what is added to it: the colours of an old print."""
SEPIA = theme.rgb("#b98f56")
BANNER = Frame(theme.mix(theme.PANEL_TOP, SEPIA, 0.25), line=SEPIA, alpha=255, radius=3, wash=SEPIA, diamonds=False)
CARD = Frame(line=SEPIA, alpha=150, radius=4, diamonds=False)
GLIDE = 0.6
"""How long pieces glide from one line to the next, as a share of the usual time."""
INK = theme.rgb("#2b2013")
_PASSED_ON = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP,
              pygame.K_PAGEDOWN)  # fmt: skip


@per_language
def old_frame() -> Box:
    """What lies round the middle while the past is shown."""
    return Stack(
        Stack(Drawn("rim", lambda target, rect, layout: draw.outline(target, rect, SEPIA, layout.px(4), 2)), pad=2),
        Stack(Drawn("line", lambda target, rect, layout: draw.outline(target, rect, SEPIA, layout.px(3), 1, 170)),
              pad=5),
        Row(Text(say("table-past"), theme.HEAD, theme.GOLD), pad=(18, 6), at="top center",
            frame=Frame(INK, INK, SEPIA, 255, 4, diamonds=False)),
    )  # fmt: skip


class Sepia(Widget):
    """The brown of an old print over parts of the window; it takes no click and may lie anywhere."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.parts: Sequence[pygame.Rect] = ()

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        for part in self.parts:
            draw.tint(target, part, FADED, pygame.BLEND_RGB_MULT)
            draw.tint(target, part, AGED, pygame.BLEND_RGB_ADD)


class LookBack(Added):
    """Shows earlier moments in the place of the present one.

    Meanwhile nothing can be answered, and a bot's answer waits: the present is found again as it was left, and
    what bots do is seen when it happens. Shown is what whoever is at the keyboard knows of that moment.
    """

    def __init__(self, host: PlayedScene, telling: Telling) -> None:
        self._host = host
        self._telling = telling
        self._history = History(host.session.match)
        self.on = False
        self.n = 0
        """How many entries had been carried out at the moment that is shown."""
        self._line: Told | None = None
        self.when = self._ago = self._why = ""
        """The moment that is shown, how long ago it was, and why the match cannot go back to it."""
        self._earlier = self._later = self._line_apart = False
        self._sepia = Sepia()
        self._frame = Boxes(lambda layout: old_frame()).called("age")
        self._banner = Boxes(self._told_when, steady=True).called("past")
        self._card = Boxes(self._told_line, steady=True).called("line")
        self._foot = Boxes(self._buttons)

    # Going there and back ---------------------------------------------------------------------

    def open_before(self, entry: int) -> bool:
        """Show how things stood before an entry, with the line that tells of it; false if no line does."""
        began = self._history.events_at(entry)
        line = next((each for each in self._lines() if self._telling.whole(each).number >= began), None)
        if line is not None:
            self.open(line, entry)
        return line is not None

    def open(self, line: Told, n: int | None = None) -> None:
        """Show the table as it was when all that this line tells had happened, or after ``n`` entries."""
        host = self._host
        self.on, self._line = True, line
        host.flow.held = True
        before = self.n
        self.n = self._history.entry_behind(self._telling.whole(line).end) if n is None else n
        # Before the draft was over there was no table to look at.
        self.n = max(self.n, words_of(host.session.match.rules).begins(host.session.match))
        then = self._history.match_at(self.n)
        glide = GLIDE if before < self.n and not host.app.settings.reduced_motion else 0.0
        host.stage.stand(then, glide)
        for name in ("undo", "redo"):
            host.stage.buttons[name].enabled = False
        self.when = host.stage.time(self._history.when(self._telling.whole(line).number))
        self._enable()
        log = host.stage.log
        log.marked = line
        log.show_line(line)
        host.stage.lay()
        host.redraw()

    def _enable(self) -> None:
        lines = self._lines()
        place = lines.index(self._line) if self._line in lines else -1
        self._earlier, self._later = place > 0, -1 < place < len(lines) - 1
        self._why, ago = self._obstacle(), self._history.steps_since(self.n)
        self._ago = say("table-past.ago", answers=ago) if ago else say("table-past.now")

    def _obstacle(self) -> str:
        """Why the match cannot go back to here; empty if it can."""
        if not self._history.steps_since(self.n):
            return say("table-past.present")
        return self._host.session.undo_obstacle(self.n)

    def _lines(self) -> list[Told]:
        return self._host.stage.log.told()

    def step(self, by: int) -> None:
        """Go to the line before or after."""
        lines = self._lines()
        place = lines.index(self._line) if self._line in lines else len(lines)
        self.go(place + by)

    def go(self, place: int) -> None:
        """Go to a line by its place; nothing where there is none."""
        lines = self._lines()
        if 0 <= place < len(lines):
            self.open(lines[place])

    def end(self) -> None:
        """Look back no longer; whoever calls shows the present."""
        if self.on:
            self.on, self._line, self.n = False, None, 0
            self._host.flow.held = False
            self._host.stage.log.marked = None
            self._host.stage.log.scroll_to_end()

    def close(self) -> None:
        if self.on:
            self._host.sync(glide=False)
            self._host.stage.lay()

    # Undo -------------------------------------------------------------------------------------

    def ask_undo(self) -> None:
        """Ask whether everything behind this moment is to be taken back, saying how much and whose."""
        why = self._obstacle()
        if why:
            self._host.notice(why)
            return
        seats, counted = self._host.session.match.seats, self._history.answers_since(self.n)
        total = sum(counted.values())
        names = {seat: seat_name(seats, seat) for seat in counted}
        shares = [say("table-past-asked.share", answers=counted[seat], name=names[seat]) for seat in sorted(counted)]
        told = say("table-past-asked.note", answers=total, shares=shares)
        self._host.push(confirm(say("table-past-asked"), told, say("table-past-asked.yes"), danger=True), self._undo)

    def _undo(self, yes: bool) -> None:
        host, n = self._host, self.n
        if not yes or not host.session.match.undo_to(n):
            return
        # A bot would answer at once, perhaps otherwise than before, and then nothing could be done again.
        host.flow.refresh()
        host.flow.paused = host.flow.thinking
        host.changed(anew=True)
        host.stage.lay()
        if host.flow.paused:
            host.notice(say("table-past-asked.paused"))

    # Events -----------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Take keys while looking back: none of them may choose anything on the table."""
        if not self.on:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.close()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        deeds: dict[int, Callable[[], None]] = {
            pygame.K_ESCAPE: self.close,
            pygame.K_LEFT: lambda: self.step(-1),
            pygame.K_RIGHT: lambda: self.step(1),
            pygame.K_HOME: lambda: self.go(0),
            pygame.K_END: lambda: self.go(len(self._lines()) - 1),
            pygame.K_u: self.ask_undo,
        }
        if event.key in deeds:
            deeds[event.key]()
            return True
        button = self._host.stage.board.focus
        presses = event.key == pygame.K_SPACE and isinstance(button, Pressable)
        return not presses and event.key not in _PASSED_ON and not pygame.K_F1 <= event.key <= pygame.K_F12

    # What stands where --------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What stands on the table while looking back."""
        return [self._banner, self._foot, *([self._card] if self._line_apart else [])] if self.on else []

    def over_middle(self) -> list[Widget]:
        """What lies over the middle of the table, below everything else that does."""
        return [self._sepia, self._frame] if self.on else []

    def lay(self, layout: Layout, banner: pygame.Rect, foot: pygame.Rect, middle: pygame.Rect,
            beside: Sequence[pygame.Rect] = (), line: pygame.Rect | None = None) -> None:  # fmt: skip
        """Take the places of banner and actions; what is old in ``middle`` and ``beside`` it is brown.

        The line that is looked back at has a place of its own, or stands beside the buttons where there is room.
        """
        self._sepia.parts, self._line_apart = (middle, *beside), line is not None
        self._frame.lay(middle, layout)
        self._banner.lay(banner, layout)
        if line:
            self._card.lay(self._card.wanted(line, layout), layout)
        self._foot.lay(foot, layout)

    def _told_when(self, layout: Layout) -> Box:
        """In the banner's place: which moment is shown."""
        return Row(
            Icon("chronicle", 20, theme.GOLD),
            Text(say("table-past.when"), theme.BANNER_PLAIN, theme.TEXT_SECOND, rank=1),
            Text(self.when, theme.BANNER_PLAIN, theme.GOLD, line=True), Space(grow=1),
            Text(self._ago, theme.NOTE, theme.TEXT_SECOND, line=True, rank=2), frame=BANNER, pad=(14, 2), gap=8,
        )  # fmt: skip

    def _told_line(self, layout: Layout) -> Box:
        """The line of the chronicle that is looked back at, in the looks the stage gives it."""
        line, stage = self._line, self._host.stage
        if line is None:
            return Space()
        side = None if line.side is None else Line(255, stage.colour(line.side), upright=True, w=3)
        told = Fitted(stage.dressed(line.text), theme.BODY, theme.TEXT_SECOND, grow=1)
        return Row(side, told, frame=CARD, pad=(8, 6), gap=9, h=44)

    def _buttons(self, layout: Layout) -> Box:
        """The steps, undo and the way back: beside the line, below it, or where it is narrow below each other."""
        wide, room = (length / layout.scale for length in self._foot.rect.size)
        high = min(36 if layout.compact else 46, room)
        button = partial(Button, role=theme.LABEL, h=high, grow=1, most=240)
        earlier = button("earlier", say("table-past-earlier"), lambda: self.step(-1), key="←", icon="back",
                         enabled=self._earlier)  # fmt: skip
        later = button("later", say("table-past-later"), lambda: self.step(1), key="→", icon="forward",
                       enabled=self._later)  # fmt: skip
        undo = button("undo_to_here", say("table-past-undo"), self.ask_undo, key="U",
                      icon="lock" if self._why else "undo", enabled=not self._why, tip=self._why)  # fmt: skip
        now = button("now", say("table-past-back"), self.close, "primary", "Esc")
        if wide < 320:
            undo.grow = now.grow = 0
            return Column(Row(earlier, later, gap=8), undo, now, gap=8, pack="end")
        # The line is told in the chronicle too; here only where it can be read.
        line = Held("line", self._card, grow=1) if not self._line_apart and (wide >= 760 or room >= high + 34) else None
        if wide < 760:
            return Column(line, Row(earlier, later, undo, now, gap=8, pack="end"), gap=8, pack="end")
        each = 120 if layout.compact else 150
        for part, share in ((earlier, 1), (later, 1), (undo, 1.35), (now, 1.15)):
            part.grow, part.w = 0, each * share
        return Row(line, earlier, later, undo, now, gap=8)
