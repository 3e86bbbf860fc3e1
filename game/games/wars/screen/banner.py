"""The banner: who must decide what, who asks it, a hint, and the Power that is left."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.widgets.painted import Painted

SWEEP = 0.9
"""Seconds a band of light takes over the banner when somebody is asked in another's turn."""


class Banner(Painted):
    """A line in the colour of whoever decides.

    ``asked`` says why a side decides in the turn of another, in a few words with marks; such a banner stands out, and
    ``attend`` sends a band of light over it. ``typed`` is the part of a code that has been typed so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.faction = ""
        self.name = ""
        self.question = ""
        self.hint = ""
        self.power: int | None = None
        self.asked = ""
        self.typed = ""
        self._swept = SWEEP

    def say(
        self, faction: str, name: str, question: str, hint: str = "", power: int | None = None, asked: str = ""
    ) -> None:
        """Show a question; without a faction a plain sentence."""
        self.faction, self.name, self.question, self.hint, self.power = faction, name, question, hint, power
        self.asked, self.typed = asked, ""
        self.tooltip = f"**{name}** {question}" if name else question
        if asked:
            self.tooltip += f"\n<second>{asked}</>"
        if hint:
            self.tooltip += f"\n<second>{hint}</>"

    def attend(self) -> None:
        """Call for attention."""
        self._swept = 0.0

    @property
    def sweeping(self) -> bool:
        """Whether light is going over the banner."""
        return self._swept < SWEEP

    def advance(self, dt: float) -> bool:
        """Let the light go on; true while it moves."""
        if not self.sweeping:
            return False
        self._swept += dt
        return True

    def key(self) -> Any:
        """What the banner shows."""
        return (self.faction, self.name, self.question, self.hint, self.power, self.asked, self.typed)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it, and the light on it."""
        super().draw(target, layout)
        if not self.sweeping or not self.faction:
            return
        colour = theme.faction_colour(self.faction)
        band = draw.side_fade(max(self.rect.width // 3, 2), self.rect.height, colour, 130, 0)
        back = pygame.transform.flip(band, True, False)
        share = self._swept / SWEEP
        x = self.rect.x - 2 * band.get_width() + round((self.rect.width + 2 * band.get_width()) * share)
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        target.blit(back, (x, self.rect.y))
        target.blit(band, (x + band.get_width(), self.rect.y))
        target.set_clip(before)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        colour = theme.faction_colour(self.faction) if self.faction else theme.BRASS_LINE
        wash = 130 if self.asked else 105
        style = draw.PanelStyle(line=colour, line_alpha=220, radius=px(3), wash=colour, wash_alpha=wash, diamonds=False)
        if self.asked:
            draw.glow(target, rect, colour, 4, px(3), 150)
        draw.panel(target, rect, style)
        if self.asked:
            draw.outline(target, rect, colour, px(3), max(px(2), 2))
        x = rect.x + px(12)
        if self.faction:
            size = rect.height - px(8 if layout.compact else 12)
            picture = medal(self.faction, size)
            target.blit(picture, picture.get_rect(midleft=(x - px(4), rect.centery)))
            x += size + px(6)
        two_lines = bool(self.asked) and rect.height >= px(50)
        y = rect.y + round(rect.height * 0.33) if two_lines else rect.centery
        right = self._power(target, rect, layout)
        if two_lines:
            self._asked_below(target, rect, layout, x, right)
        else:
            right = self._asked_beside(target, rect, layout, x, right)
        right = self._hint(target, rect, layout, x, right)
        if self.name:
            role = theme.BANNER if layout.compact else theme.TITLE_SMALL
            name = draw.shorten(
                self.name + (":" if layout.compact else ""), role, layout.font_px(role), max(right - x, 10)
            )
            # On the stronger wash of a choice asked by another its own colour would not be read.
            tone = theme.PALE if self.asked else theme.faction_text(self.faction)
            found = draw.text(target, name, role, layout.font_px(role), tone, (x, y), middle=True)
            x = found.right + px(10)
        role = theme.BANNER_PLAIN
        line = draw.shorten(self.question, role, layout.font_px(role), max(right - x, 10))
        draw.text(target, line, role, layout.font_px(role), theme.TEXT, (x, y), middle=True)

    def _needs(self, layout: Layout) -> int:
        """How much the name and the question take, in pixels."""
        role = theme.BANNER if layout.compact else theme.TITLE_SMALL
        name = draw.text_width(self.name, role, layout.font_px(role))
        role = theme.BANNER_PLAIN
        return name + draw.text_width(self.question, role, layout.font_px(role)) + layout.px(34)

    def _power(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> int:
        """Power left and its bolts; returns where they begin."""
        px = layout.px
        x = rect.right - px(14)
        if self.power is None:
            return x
        small = layout.font_px(theme.LABEL)
        words = f"{self.power} Power left" if rect.width > px(560) else str(self.power)
        at = (x, rect.centery)
        x = draw.text(target, words, theme.LABEL, small, theme.TEXT, at, "right", middle=True).left - px(10)
        sign = icon("power", small, theme.GOLD)
        # In one line with who asks there is room for one bolt only.
        roomy = rect.width > px(700) and not (self.asked and rect.height < px(50) and rect.width < px(880))
        bolts = min(self.power, 8 if roomy else 1)
        for _ in range(bolts):
            x -= sign.get_width() - px(2)
            target.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
        return x - px(18)

    def _asked_below(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, x: int, right: int) -> None:
        px = layout.font_px(theme.SMALL)
        made = rich(self.asked, theme.SMALL, px, 4000, theme.TEXT)
        before = target.get_clip()
        target.set_clip(pygame.Rect(x, rect.y, right - x, rect.height).clip(before))
        made.draw(target, (x, rect.y + round(rect.height * 0.75) - made.height // 2))
        target.set_clip(before)

    def _asked_beside(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, x: int, right: int) -> int:
        """Why it is asked, at the right, if the question leaves room; returns where it begins."""
        if not self.asked:
            return right
        made = rich(self.asked, theme.SMALL, layout.font_px(theme.SMALL), 4000, theme.TEXT)
        wide = made.size[0]
        if x + self._needs(layout) + wide > right:
            return right
        made.draw(target, (right - wide, rect.centery - made.height // 2))
        return right - wide - layout.px(14)

    def _hint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, x: int, right: int) -> int:
        """The hint, or what has been typed of a code, if the question leaves room; returns where it begins."""
        hint = f"{self.typed.upper()} …  Enter: that one" if self.typed else self.hint
        px = layout.font_px(theme.SMALL_ITALIC)
        parts = hint.split(" · ")
        # The last part tells how to step back: it goes first when there is little room.
        for count in range(len(parts), 0, -1):
            words = " · ".join(parts[:count])
            wide = draw.text_width(words, theme.SMALL_ITALIC, px)
            if words and x + self._needs(layout) + wide <= right:
                colour = theme.GOLD if self.typed else theme.TEXT_SECOND
                at = (right, rect.centery)
                draw.text(target, words, theme.SMALL_ITALIC, px, colour, at, "right", middle=True)
                return right - wide - layout.px(12)
        return right
