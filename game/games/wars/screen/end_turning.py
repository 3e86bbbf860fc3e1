"""The turning points on the end screen: choices that cost most, when the chances turned; each leads to its moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.wars.words.tableview import faction_of
from game.games.wars.words.turning import Costly, Swing, Turning, judged_seats, searching
from game.match.counsel import signed_figure, text
from game.match.session import Session
from game.match.words import fill
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, rich
from game.ui.table.advice.pondering import Pondering
from game.ui.table.log.lines import dressed
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable, Segments

SIDE_BY_SIDE = 820
"""Width in design units from which both lists stand beside each other."""
CURVE, TALL_CURVE = 96, 160
TOLD_EVERY = 4
"""How many moments are looked at between two tellings of how far it is."""


class MomentRow(Pressable):
    """A moment of the match: figures, when, what was done, and what would have been better. Pressing looks at it."""

    def __init__(self, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(self.found.entry) if self.found else None, "Look at the table at this moment")
        self.found: Costly | Swing | None = None

    def _markup(self) -> str:
        found = self.found
        if isinstance(found, Costly):
            better = fill(text("text", "rather"), {"other": found.counsel.other}.__getitem__)
            return f"<third>{found.when}</>\n{dressed(found.counsel.deed)}\n{dressed(better)}"
        return f"<third>{found.when}</>\n{dressed(found.deed)}" if found else ""

    def height_for(self, width: int, layout: Layout) -> int:
        """How high it has to be."""
        return self._words(width, layout).height + layout.px(12)

    def _words(self, width: int, layout: Layout) -> RichText:
        room = width - layout.px(88)
        return rich(self._markup(), theme.SMALL, layout.font_px(theme.SMALL), room, theme.TEXT_SECOND)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        found = self.found
        if found is None or self.rect.height < 2:
            return
        px = layout.px
        lit = self.hovered
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, px(5))
        draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, px(5), 1, 255 if lit else 150)
        middle = self.rect.x + px(38)
        if isinstance(found, Costly):
            lost = signed_figure(-found.lost) or "the match"
            self._figure(target, layout, lost, theme.KILL, middle, self.rect.centery)
        else:
            colour = theme.FREE if found.after > found.before else theme.KILL
            high = px(10)
            self._figure(target, layout, f"{found.before:.0%} →", theme.TEXT_SECOND, middle, self.rect.centery - high)
            self._figure(target, layout, f"{found.after:.0%}", colour, middle, self.rect.centery + high)
        before = target.get_clip()
        target.set_clip(self.rect.inflate(-px(4), -px(4)).clip(before))
        words = self._words(self.rect.width, layout)
        words.draw(target, (self.rect.x + px(78), max(self.rect.centery - words.height // 2, self.rect.y + px(5))))
        target.set_clip(before)

    def _figure(
        self, target: pygame.Surface, layout: Layout, words: str, colour: theme.RGB, x: int, y: int
    ) -> None:
        size = layout.font_px(theme.BODY_BOLD)
        said, size = draw.fitted(words, theme.BODY_BOLD, size, layout.px(66))
        draw.text(target, said, theme.BODY_BOLD, size, colour, (x, y), "center", middle=True)


class TurningPage:
    """The page. Its search begins when it is first opened, goes on elsewhere, and is kept for each seat.

    ``look`` is called with the number of entries before the moment that is to be looked at; ``changed`` whenever the
    page has to be placed and painted anew.
    """

    def __init__(
        self, session: Session, post: Callable[[Callable[[], None]], None], look: Callable[[int], None],
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._session = session
        self._changed = changed
        self._pondering = Pondering(session, post)
        self.seats = judged_seats(session.match)
        self.seat = self.seats[0]
        self.on = False
        self._found: dict[int, Turning] = {}
        self._done, self._count, self._failed = 0, 0, False
        names = [(str(seat), session.seats[seat].name or f"Player {seat + 1}") for seat in self.seats]
        self.which = Segments(names, str(self.seat), self._choose).called("seat")
        self.rows = [MomentRow(look).called(f"moment.{place}") for place in range(6)]
        self._lists: list[tuple[str, pygame.Rect, str]] = []
        self._curve = pygame.Rect(0, 0, 0, 0)
        self.content = pygame.Rect(0, 0, 0, 0)

    @property
    def found(self) -> Turning | None:
        """What has been found of the seat that is chosen."""
        return self._found.get(self.seat)

    def widgets(self) -> list[Widget]:
        """The choice of seats and the rows."""
        return [self.which, *self.rows]

    def turn(self, on: bool) -> None:
        """Open the page or leave it."""
        self.on = on
        if on and self.found is None and not self._pondering.busy:
            self._search()

    def _choose(self, seat: str) -> None:
        self.seat = int(seat)
        if self.found is None:
            self._search()
        self._changed()

    def _search(self) -> None:
        self._done, self._count, self._failed = 0, 0, False

        def told(numbers: tuple[int, ...]) -> None:
            if numbers[0] % TOLD_EVERY == 0:
                self._done, self._count = numbers
                self._changed()

        def found(turning: Turning) -> None:
            self._found[turning.seat] = turning
            self._changed()

        def failed() -> None:
            self._failed = True
            self._changed()

        self._pondering.begin(searching(self._session.match, self.seat), found, failed, told)

    def close(self) -> None:
        """Search no longer."""
        self._pondering.cancel()

    # Places -----------------------------------------------------------------------------------

    def lay(self, layout: Layout, content: pygame.Rect) -> None:
        """Both lists beside each other or one below the other, a curve of the chances at the foot."""
        px = layout.px
        self.content = content
        self.which.visible = self.on and len(self.seats) > 1
        y = content.y
        if len(self.seats) > 1:
            self.which.place(pygame.Rect(content.x, y, min(content.width, px(150) * len(self.seats)), px(30)))
            y += px(38)
        for row in self.rows:
            row.visible, row.found = False, None
        self._lists = []
        found = self.found
        self._curve = pygame.Rect(0, 0, 0, 0)
        if not self.on or found is None:
            return
        box = pygame.Rect(content.x, y, content.width, content.bottom - y)
        if box.height >= px(360):
            high = px(TALL_CURVE if box.height >= px(480) and box.width >= px(SIDE_BY_SIDE) else CURVE)
            self._curve = pygame.Rect(box.x, box.bottom - high, box.width, high)
            box.height -= high + px(10)
        costly = [*found.costly] if found.person else []
        none = text("turning", "none" if found.person else "nobody")
        if box.width >= px(SIDE_BY_SIDE):
            half = (box.width - px(20)) // 2
            self._list(layout, self.rows[:3], costly, "lost", none, pygame.Rect(box.x, box.y, half, box.height))
            right = pygame.Rect(box.right - half, box.y, half, box.height)
            self._list(layout, self.rows[3:], found.swings, "swings", text("turning", "still"), right)
            return
        y = self._list(layout, self.rows[:3], costly, "lost", none, box)
        below = pygame.Rect(box.x, y, box.width, box.bottom - y)
        self._list(layout, self.rows[3:], found.swings, "swings", text("turning", "still"), below)

    def _list(
        self, layout: Layout, rows: list[MomentRow], moments: Any, heading: str, none: str, box: pygame.Rect
    ) -> int:
        """A heading and its rows, as many as there is room for; returns the height below them."""
        px = layout.px
        name = escape(self._session.seats[self.seat].name or f"Player {self.seat + 1}")
        empty = fill(none, {"name": name}.__getitem__) if not moments else ""
        self._lists.append((text("turning", heading), box.copy(), empty))
        y = box.y + px(26)
        if empty:
            return y + px(28)
        for row, moment in zip(rows, moments, strict=False):
            row.found = moment
            high = row.height_for(box.width, layout)
            row.visible = y + high <= box.bottom
            if not row.visible:
                break
            row.place(pygame.Rect(box.x, y, box.width, high))
            y += high + px(6)
        return y + px(6)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint headings, what is missing, and the curve."""
        px = layout.px
        found = self.found
        if found is None:
            said = fill(text("turning", "working"), {"done": self._done, "all": self._count}.__getitem__)
            said = text("text", "failed") if self._failed else said if self._count else text("heading", "thinking")
            at = (self.content.centerx, self.content.centery - px(14))
            size = layout.font_px(theme.BODY_ITALIC)
            draw.text(surface, said, theme.BODY_ITALIC, size, theme.TEXT_SECOND, at, "center", middle=True)
            bar = pygame.Rect(0, 0, min(px(420), self.content.width), px(8))
            bar.center = (self.content.centerx, self.content.centery + px(10))
            draw.fill(surface, bar, theme.BLOCKED, None, px(3))
            draw.outline(surface, bar, theme.BRASS_LINE, px(3), 1, 150)
            done = bar.copy()
            done.width = max(round(bar.width * self._done / max(self._count, 1)), 1)
            draw.fill(surface, done, theme.BRASS, None, px(3))
            return
        size = layout.font_px(theme.HEAD)
        for heading, box, empty in self._lists:
            line = draw.shorten(heading, theme.HEAD, size, box.width)
            draw.text(surface, line, theme.HEAD, size, theme.BRASS, (box.x, box.y + px(11)), middle=True)
            if empty:
                words = rich(empty, theme.BODY, layout.font_px(theme.BODY), box.width, theme.TEXT_SECOND)
                words.draw(surface, (box.x, box.y + px(28)))
        if self._curve.height:
            self._draw_curve(surface, layout, found)

    def _draw_curve(self, surface: pygame.Surface, layout: Layout, found: Turning) -> None:
        """The chance to win through the whole match, with a dot at each turn."""
        px = layout.px
        box = self._curve
        small = layout.font_px(theme.SMALL)
        tiny = layout.font_px(theme.TINY)
        name = self._session.seats[self.seat].name or f"Player {self.seat + 1}"
        said = f"{name}’s chance to win, as a hierophant would guess it at the table"
        line = draw.line_height(theme.SMALL, small)
        said = draw.shorten(said, theme.SMALL, small, box.width)
        draw.text(surface, said, theme.SMALL, small, theme.TEXT_SECOND, box.topleft)
        plot = pygame.Rect(box.x + px(40), box.y + line + px(4), box.width - px(46), box.height - line - px(12))
        for share in (0.0, 0.5, 1.0):
            y = plot.bottom - round(plot.height * share)
            draw.hairline(surface, (plot.x, y), plot.width, theme.BRASS_LINE, 90)
            at = (plot.x - px(6), y)
            draw.text(surface, f"{share:.0%}", theme.TINY, tiny, theme.TEXT_THIRD, at, "right", middle=True)
        last = max(found.chances[-1][0], 1)

        def place(entry: int, chance: float) -> tuple[int, int]:
            return (plot.x + round(plot.width * entry / last), plot.bottom - round(plot.height * chance))

        points = [place(entry, chance) for entry, chance in found.chances]
        rules: Any = self._session.match.rules
        side = next(each for each in rules.sides if rules.seat_of[each] == self.seat)
        colour = theme.faction_colour(faction_of(side))
        if len(points) > 1:
            pygame.draw.lines(surface, colour, False, points, max(px(2), 2))
        for swing in found.swings:
            at = place(swing.entry, swing.before)
            pygame.draw.circle(surface, theme.VIGNETTE_BOTTOM, at, px(5))
            pygame.draw.circle(surface, theme.PALE, at, px(4))


__all__ = ["TurningPage"]
