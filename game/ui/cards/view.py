"""A card as a widget: scrolls, opens the cards of its keywords, and goes back the way it came."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.cards import Card, Now, Ref, card
from game.ui import draw, theme
from game.ui.cards.linked import LinkedText
from game.ui.cards.sheet import Part, Sheet
from game.ui.icons import icon
from game.ui.layout import Layout

Lookup = Callable[[Ref], Now | None]
"""What is to be said of a thing now."""

BACK = ("back", "")


class CardView(LinkedText):
    """Shows a card and follows its links. ``trail`` are the cards opened one out of the other, the last one shown.

    ``elsewhere`` gets links that point to no card: ``("rules", page)`` and ``("ruling", id)``. ``turned`` is called
    when another card is shown.
    """

    aside = 4

    def __init__(self, first: Ref, lookup: Lookup | None, elsewhere: Callable[[Ref], None],
                 turned: Callable[[], None], map_id: str = "") -> None:  # fmt: skip
        super().__init__()
        self.lookup = lookup
        self.elsewhere = elsewhere
        self.turned = turned
        self.map_id = map_id
        self.trail: list[Ref] = [card(*first).ref]
        self._sheet: Sheet | None = None
        self._made: object = None

    # What is shown ----------------------------------------------------------------------------

    @property
    def ref(self) -> Ref:
        """What the card on show is about."""
        return self.trail[-1]

    @property
    def card(self) -> Card:
        """The card on show."""
        return card(*self.ref, self.map_id)

    def show(self, ref: Ref) -> None:
        """Show a card, with no way back."""
        self.trail = [card(*ref).ref]
        self._turn()

    def follow(self, ref: Ref) -> None:
        """Open what a link points to."""
        if ref == BACK:
            self.back()
        elif ref[0] in ("rules", "ruling"):
            self.elsewhere(ref)
        elif card(*ref).ref != self.ref:
            self.trail.append(card(*ref).ref)
            self._turn()

    def back(self) -> bool:
        """Show the card before; false if this is the first."""
        if len(self.trail) < 2:
            return False
        self.trail.pop()
        self._turn()
        return True

    def forget(self) -> None:
        """Set the card anew, after something in the match has changed."""
        self._made = None

    def _turn(self) -> None:
        self.offset, self._over, self._chosen, self._made = 0, None, -1, None
        self.turned()

    # Measures ---------------------------------------------------------------------------------

    def needs(self, layout: Layout, width: int, most: int) -> int:
        """The height the card on show would like to have at a width, ``most`` at most; set for that layout."""
        self._layout = layout
        return min(self._set(layout, width, most).height, most)

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place, set for a layout."""
        self._layout = layout
        self.place(rect)

    def place(self, rect: pygame.Rect) -> None:
        """Take a place; what was scrolled stays within the card."""
        super().place(rect)
        if self._layout:
            self.scroll_to(self.offset)

    def _set(self, layout: Layout, width: int, most: int) -> Sheet:
        key = (self.ref, layout, width)
        if self._sheet is None or key != self._made:
            self._made = key
            self._sheet = Sheet(self.card, self.lookup(self.ref) if self.lookup else None, layout, width, most)
        return self._sheet

    @property
    def sheet(self) -> Sheet:
        """The card as it is set now."""
        assert self._layout is not None
        return self._set(self._layout, self.rect.width, self.rect.height)

    @property
    def seen(self) -> int:
        """The height above the foot, which stays."""
        return self.rect.height - self.sheet.foot.height

    @property
    def limit(self) -> int:
        """How far what stands above the foot can be scrolled."""
        return max(sum(part.height for part in self.sheet.parts) - self.seen, 0)

    def _placed(self) -> list[tuple[Part, int]]:
        """Every part with the height of its top in the window."""
        found = []
        y = self.rect.y - self.offset
        for part in self.sheet.parts:
            found.append((part, y))
            y += part.height
        found.append((self.sheet.foot, self.rect.bottom - self.sheet.foot.height))
        return found

    def links(self) -> list[tuple[pygame.Rect, Ref]]:
        """Every link with its place in the window, in reading order; some may be scrolled out of sight."""
        found: list[tuple[pygame.Rect, Ref]] = []
        if len(self.trail) > 1:
            found.append((self.crumb(), BACK))
        for part, y in self._placed():
            found += [(rect.move(self.rect.x, y), ref) for rect, ref in part.links]
        return found

    def crumb(self) -> pygame.Rect:
        """Where the name of the card before stands, which leads back to it."""
        assert self._layout is not None
        layout = self._layout
        px = layout.font_px(theme.SMALL)
        width = min(draw.text_width(card(*self.trail[-2]).name, theme.SMALL, px) + layout.px(30),
                    self.rect.width - layout.px(70)) if len(self.trail) > 1 else 0  # fmt: skip
        return pygame.Rect(self.rect.x + layout.px(12), self.rect.y + layout.px(10), width, px + layout.px(10))

    def _bring_in(self, link: pygame.Rect) -> None:
        """Scroll so that a link is in sight, unless it is in the foot."""
        foot = self.rect.y + self.seen
        if link.y < foot < link.bottom:
            self.scroll_to(self.offset + link.bottom - foot + 8)
        elif link.y < self.rect.y:
            self.scroll_to(self.offset + link.y - self.rect.y - 8)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the card on its panel."""
        draw.panel(target, self.rect, draw.PanelStyle(line=theme.GOLD, line_alpha=230))
        before = target.get_clip()
        foot = self.rect.bottom - self.sheet.foot.height
        inner = pygame.Rect(self.rect.x + 1, self.rect.y + 1, self.rect.width - 2, foot - self.rect.y - 1)
        target.set_clip(inner.clip(before))
        for part, y in self._placed()[:-1]:
            if y < foot and y + part.height > self.rect.y:
                part.paint(target, self.rect.x, y)
        self._mark_links(target, layout, foot, below=False)
        target.set_clip(before)
        if self.limit:
            draw.hairline(target, (self.rect.x + layout.px(16), foot), self.rect.width - layout.px(32),
                          theme.BRASS_LINE, 110)  # fmt: skip
        self.sheet.foot.paint(target, self.rect.x, foot)
        self._mark_links(target, layout, foot, below=True)
        self._draw_crumb(target, layout)
        super().draw(target, layout)

    def _mark_links(self, target: pygame.Surface, layout: Layout, foot: int, below: bool) -> None:
        """Underline the link pointed at, ring the one the keyboard stands on."""
        for place, (rect, ref) in enumerate(self.links()):
            if ref == BACK or (rect.y >= foot) != below:
                continue
            self._mark_link(target, layout, place, rect, ref)

    def _draw_crumb(self, target: pygame.Surface, layout: Layout) -> None:
        """The way back: the name of the card before."""
        if len(self.trail) < 2:
            return
        crumb = self.crumb()
        over = self._over == BACK and self.hovered
        px = layout.font_px(theme.SMALL)
        draw.fill(target, crumb, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(4), 230)
        draw.outline(target, crumb, theme.GOLD if over else theme.BRASS_LINE, layout.px(4), 1, 230 if over else 150)
        colour = theme.GOLD if over else theme.TEXT
        arrow = icon("back", round(px * 0.7), colour)
        target.blit(arrow, arrow.get_rect(midleft=(crumb.x + layout.px(7), crumb.centery)))
        x = crumb.x + layout.px(9) + arrow.get_width()
        line = draw.shorten(card(*self.trail[-2]).name, theme.SMALL, px, crumb.right - x - layout.px(6))
        draw.text(target, line, theme.SMALL, px, colour, (x + layout.px(2), crumb.centery), middle=True)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The link the keyboard stands on is ringed; the card as a whole needs no ring."""
