"""Looking back: the table as it stood when a line of the chronicle was told, and undo to there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.match.gamewords import words_of
from game.match.history import History
from game.match.phrases import Line
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.message import confirm
from game.ui.table.log.telling import Telling
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.painted import Painted

if TYPE_CHECKING:
    from game.ui.table.scene import MatchScene
    from game.ui.table.stage import Stage

FADED, AGED = (255, 238, 208), (16, 10, 2)
"""What the past is multiplied by, and what is added to it: the colours of an old print."""
SEPIA = theme.rgb("#b98f56")
GLIDE = 0.6
"""How long pieces glide from one line to the next, as a share of the usual time."""
_PASSED_ON = (pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP,
              pygame.K_PAGEDOWN)  # fmt: skip


class Age(Widget):
    """The brown of an old print over the middle and all that stands beside it, and a frame round the middle."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[pygame.Rect] = []

    def hit(self, point: tuple[int, int]) -> bool:
        """It is only to be seen."""
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Age what has been painted."""
        for box in (self.rect, *self.boxes):
            target.fill(FADED, box, pygame.BLEND_RGB_MULT)
            target.fill(AGED, box, pygame.BLEND_RGB_ADD)
        px = layout.px
        inner = self.rect.inflate(-px(10), -px(10))
        draw.outline(target, self.rect.inflate(-px(4), -px(4)), SEPIA, px(4), max(px(2), 2), 255)
        draw.outline(target, inner, SEPIA, px(3), 1, 170)
        size = layout.font_px(theme.HEAD)
        wide = draw.text_width("As it was", theme.HEAD, size) + px(36)
        tab = pygame.Rect(0, 0, wide, px(30))
        tab.midtop = (self.rect.centerx, self.rect.y + px(2))
        draw.fill(target, tab, theme.rgb("#2b2013"), None, px(4))
        draw.outline(target, tab, SEPIA, px(4), 1)
        draw.text(target, "As it was", theme.HEAD, size, theme.GOLD, tab.center, "center", middle=True)


class PastBanner(Painted):
    """Says in the banner's place which moment is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.when = ""
        self.ago = ""

    def key(self) -> Any:
        """What it shows."""
        return (self.when, self.ago)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        style = draw.PanelStyle(line=SEPIA, line_alpha=255, radius=px(3), wash=SEPIA, wash_alpha=120, diamonds=False)
        draw.panel(target, rect, style)
        picture = icon("chronicle", round(rect.height * 0.55), theme.GOLD)
        target.blit(picture, picture.get_rect(midleft=(rect.x + px(14), rect.centery)))
        x = rect.x + px(28) + picture.get_width()
        small = layout.font_px(theme.SMALL_ITALIC)
        right = rect.right - px(14)
        role = theme.BANNER_PLAIN
        size = layout.font_px(role)
        wide = draw.text_width(f"As it was: {self.when}", role, size)
        if right - x - wide > draw.text_width(self.ago, theme.SMALL_ITALIC, small) + px(20):
            at = (right, rect.centery)
            found = draw.text(target, self.ago, theme.SMALL_ITALIC, small, theme.TEXT_SECOND, at, "right", middle=True)
            right = found.left - px(12)
        if wide < right - x:
            x = draw.text(target, "As it was: ", role, size, theme.TEXT_SECOND, (x, rect.centery), middle=True).right
        line = draw.shorten(self.when, role, size, right - x)
        draw.text(target, line, role, size, theme.GOLD, (x + px(4), rect.centery), middle=True)


class LineCard(Painted):
    """The line of the chronicle that is looked back at, in full, in the looks the stage gives it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self.line: Line | None = None

    def key(self) -> Any:
        """What it shows."""
        return self.line

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        if self.line is None:
            return
        px = layout.px
        draw.panel(target, rect, draw.PanelStyle(line=SEPIA, line_alpha=150, radius=px(4), diamonds=False))
        if self.line.side is not None:
            bar = (rect.x + px(8), rect.y + px(8), max(px(3), 2), rect.height - px(16))
            target.fill(self._stage.colour(self.line.side), bar)
        for role in (theme.BODY, theme.LOG, theme.SMALL):
            told = self._stage.dressed(self.line.text)
            words = rich(told, role, layout.font_px(role), rect.width - px(32), theme.TEXT_SECOND)
            if words.height <= rect.height - px(8):
                break
        before = target.get_clip()
        target.set_clip(rect.inflate(-px(4), -px(4)).clip(before))
        top = max(rect.centery - words.height // 2, rect.y + px(4))
        words.draw(target, (rect.x + px(20), top))
        target.set_clip(before)


class LookBack:
    """Shows earlier moments in the place of the present one.

    Meanwhile nothing can be answered, and a bot's answer waits: the present is found again as it was left, and
    what bots do is seen when it happens. Shown is what whoever is at the keyboard knows of that moment.
    """

    def __init__(self, host: MatchScene, telling: Telling) -> None:
        self._host = host
        self._telling = telling
        self._history = History(host.session.match)
        self.on = False
        self.n = 0
        """How many entries had been carried out at the moment that is shown."""
        self._line: Line | None = None
        self.age = Age().called("age")
        self.banner = PastBanner().called("past")
        self.card = LineCard(host.stage).called("line")
        self.earlier = Button("Earlier", lambda: self.step(-1), icon_id="back", key="←", role=theme.LABEL).called(
            "earlier"
        )
        self.later = Button("Later", lambda: self.step(1), icon_id="forward", key="→", role=theme.LABEL).called("later")
        self.undo = Button("Undo to here", self.ask_undo, icon_id="undo", key="U", role=theme.LABEL).called(
            "undo_to_here"
        )
        self.now = Button("Back to now", self.close, kind="primary", key="Esc", role=theme.LABEL).called("now")
        self.buttons = [self.earlier, self.later, self.undo, self.now]

    # Going there and back ---------------------------------------------------------------------

    def open_before(self, entry: int) -> bool:
        """Show how things stood before an entry, with the line that tells of it; false if no line does."""
        began = self._history.events_at(entry)
        line = next((each for each in self._lines() if self._telling.whole(each).number >= began), None)
        if line is not None:
            self.open(line, entry)
        return line is not None

    def open(self, line: Line, n: int | None = None) -> None:
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
        self.banner.when = host.stage.time(self._history.when(self._telling.whole(line).number))
        self.card.line = line
        self._enable()
        log = host.stage.log
        log.marked = line
        log.show_line(line)
        host.stage.lay()
        host.redraw()

    def _enable(self) -> None:
        lines = self._lines()
        place = lines.index(self._line) if self._line in lines else -1
        self.earlier.enabled = place > 0
        self.later.enabled = -1 < place < len(lines) - 1
        why = self._obstacle()
        self.undo.enabled = not why
        self.undo.icon_id = "lock" if why else "undo"
        self.undo.tooltip = why
        ago = self._history.steps_since(self.n)
        self.banner.ago = f"{ago} answer{'s' if ago != 1 else ''} ago" if ago else "the present"

    def _obstacle(self) -> str:
        """Why the match cannot go back to here; empty if it can."""
        if not self._history.steps_since(self.n):
            return "This is how things stand now."
        return self._host.session.undo_obstacle(self.n)

    def _lines(self) -> list[Line]:
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
        """Back to the present."""
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
        seats, counted = self._host.session.seats, self._history.answers_since(self.n)
        total = sum(counted.values())
        names = {seat: escape(seats[seat].name or f"Player {seat + 1}") for seat in counted}
        shares = [f"{counted[seat]} by {names[seat]}" for seat in sorted(counted)]
        words = (
            f"This takes back **{total} answer{'s' if total != 1 else ''}**: {', '.join(shares)}. "
            "Redo brings them back, one after the other."
        )
        self._host.push(confirm("Undo to here?", words, "Undo", danger=True), self._undo)

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
            host.notice("The bots wait. Let them go on when you are ready, or bring back what was undone.")

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
        presses = event.key == pygame.K_SPACE and isinstance(button, Button)
        return not presses and event.key not in _PASSED_ON and not pygame.K_F1 <= event.key <= pygame.K_F12

    # Places -----------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What stands on the table while looking back."""
        return [self.banner, self.card, *self.buttons] if self.on else []

    def over_middle(self) -> list[Widget]:
        """What lies over the middle of the table, below everything else that does."""
        return [self.age] if self.on else []
