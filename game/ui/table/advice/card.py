"""The card that says why: a move, its reasons with bars, what it is compared with, what else is good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.match.counsel import Counsel, Part, signed_figure, text
from game.match.words import capital
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.table.log.lines import dressed
from game.ui.widgets.base import Widget

WIDTH, COMPACT_WIDTH = 380, 344
MOST_PARTS = 5
_FIGURE, _BAR = 38, 76
"""Room for a part's figure and for the whole length of its bar, in design units."""


class CounselCard(Widget):
    """Shows the first of ``counsels`` at length, the others in a line each; nothing yet while it is ``thinking``."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.heading = ""
        self.counsels: Sequence[Counsel] = ()
        self.dress: Callable[[str], str] = dressed
        """Gives a sentence its looks."""
        self.thinking = False
        self.foot = 0
        """Room kept for buttons below, in pixels."""

    # Measures ---------------------------------------------------------------------------------

    def _width(self, layout: Layout) -> int:
        return layout.px(COMPACT_WIDTH if layout.compact else WIDTH)

    def lay(self, slot: pygame.Rect, layout: Layout) -> pygame.Rect:
        """The size the card wants within a slot, at its upper left."""
        width = min(self._width(layout), slot.width)
        return pygame.Rect(slot.x, slot.y, width, min(self._set(None, layout, width), slot.height))

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        draw.glow(target, self.rect, (0, 0, 0), layout.px(10), layout.px(6), 170)
        draw.panel(target, self.rect, draw.PanelStyle(line=theme.BRASS, line_alpha=230, radius=layout.px(5)))
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        self._set(target, layout, self.rect.width)
        target.set_clip(before)

    # Setting ----------------------------------------------------------------------------------

    def _set(self, target: pygame.Surface | None, layout: Layout, width: int) -> int:
        """Paint all of it from the top down, or only measure it; returns how high it is."""
        px = layout.px
        x, room = self.rect.x + px(14), width - px(28)
        y = self.rect.y + px(9)
        y = self._head(target, layout, x, y, width)
        if self.thinking or not self.counsels:
            words = text("heading", "thinking") if self.thinking else text("text", "none")
            return self._say(target, layout, f"__{words}__", x, y, room) + self._end(layout) - self.rect.y
        first = self.counsels[0]
        y = self._say(target, layout, self.dress(first.deed), x, y, room, theme.BODY) + px(5)
        y = self._parts(target, layout, first.parts, x, y, room)
        if first.against:
            y = self._say(target, layout, f"<third>{capital(self.dress(first.against))}</>", x, y, room) + px(5)
        # Where others are listed below, the next best is the first of them.
        if first.verdict and len(self.counsels) < 2:
            y = self._say(target, layout, self.dress(first.verdict), x, y, room) + px(5)
        if first.note:
            y = self._say(target, layout, f"__{first.note}__", x, y, room) + px(5)
        return self._others(target, layout, x, y, room) + self._end(layout) - self.rect.y

    def _end(self, layout: Layout) -> int:
        return layout.px(6) + self.foot

    def _head(self, target: pygame.Surface | None, layout: Layout, x: int, y: int, width: int) -> int:
        px = layout.px
        size = layout.font_px(theme.BODY_BOLD)
        if target is not None:
            sign = icon("help", px(17), theme.GOLD)
            target.blit(sign, sign.get_rect(midleft=(x, y + px(11))))
            line, size = draw.fitted(self.heading, theme.BODY_BOLD, size, width - px(80))
            draw.text(target, line, theme.BODY_BOLD, size, theme.GOLD, (x + px(25), y + px(11)), middle=True)
            draw.hairline(target, (x, y + px(26)), width - px(28), theme.BRASS_LINE, 120)
        return y + px(33)

    def _say(
        self, target: pygame.Surface | None, layout: Layout, markup: str, x: int, y: int, room: int,
        role: theme.Role = theme.SMALL,
    ) -> int:  # fmt: skip
        """A paragraph; returns the height below it."""
        colour = theme.TEXT if role is theme.BODY else theme.TEXT_SECOND
        made: RichText = rich(markup, role, layout.font_px(role), room, colour)
        if target is not None:
            made.draw(target, (x, y))
        return y + made.height

    def _parts(
        self, target: pygame.Surface | None, layout: Layout, parts: Sequence[Part], x: int, y: int, room: int
    ) -> int:
        """A line for each of the weightiest parts, with a bar to the right for it, to the left against it."""
        px = layout.px
        shown = parts[:MOST_PARTS]
        if not shown:
            return y
        longest = max(min(abs(part.points), 99.0) for part in shown)
        words_room = room - px(_FIGURE + _BAR + 10)
        middle = x + words_room + px(8) + px(_BAR) // 2
        small = layout.font_px(theme.SMALL)
        top = y
        for part in shown:
            made = rich(capital(part.words), theme.SMALL, small, words_room, theme.TEXT)
            high = max(made.height, px(17)) + px(4)
            if target is not None:
                made.draw(target, (x, y + (high - made.height) // 2))
                self._bar(target, layout, part, middle, pygame.Rect(x, y, room, high), longest)
            y += high
        if target is not None:
            pygame.draw.line(target, theme.BRASS_LINE, (middle, top + px(1)), (middle, y - px(2)))
        return y + px(6)

    def _bar(
        self, target: pygame.Surface, layout: Layout, part: Part, middle: int, row: pygame.Rect, longest: float
    ) -> None:
        px = layout.px
        good = part.points > 0
        colour = theme.FREE if good else theme.KILL
        wide = max(round(px(_BAR) / 2 * min(abs(part.points) / longest, 1.0)), 2)
        bar = pygame.Rect(middle + 1 if good else middle - wide, 0, wide, px(9))
        bar.centery = row.centery
        draw.fill(target, bar, theme.mix(theme.INK, colour, 0.85), theme.mix(theme.INK, colour, 0.55), px(2))
        size = layout.font_px(theme.SMALL_BOLD)
        at = (row.right, row.centery)
        draw.text(target, signed_figure(part.points), theme.SMALL_BOLD, size, colour, at, "right", middle=True)

    def _others(self, target: pygame.Surface | None, layout: Layout, x: int, y: int, room: int) -> int:
        """What else is good, each with how far it is behind."""
        if len(self.counsels) < 2:
            return y
        px = layout.px
        if target is not None:
            draw.hairline(target, (x, y + px(1)), room, theme.BRASS_LINE, 90)
        y = self._say(target, layout, f"<third>{text('text', 'also')}</>", x, y + px(5), room) + px(1)
        size = layout.font_px(theme.SMALL_BOLD)
        for other in self.counsels[1:]:
            top, deed = y, self.dress(other.deed)
            below = self._say(None, layout, deed, x, y, room - px(_FIGURE))
            if target is not None and below > self.rect.bottom - self._end(layout):
                # A low window has no room for it above the button.
                break
            self._say(target, layout, deed, x, top, room - px(_FIGURE))
            y = below + px(4)
            if target is not None:
                at = (x + room, (top + below) // 2)
                figure = signed_figure(other.worth) or "–"
                draw.text(target, figure, theme.SMALL_BOLD, size, theme.TEXT_SECOND, at, "right", middle=True)
        return y


__all__ = ["CounselCard"]
