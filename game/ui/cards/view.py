"""A card as a widget: scrolls, opens the cards of its keywords, and goes back the way it came."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.match.cards import Card, Now, Ref, card
from game.ui import draw, theme
from game.ui.cards.sheet import Part, Sheet
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.scrolled import Scrolled, ring, underline

Lookup = Callable[[Ref], Now | None]
"""What is to be said of a thing now."""

BACK = ("back", "")


class CardView(Scrolled):
    """Shows a card and follows its links. ``trail`` are the cards opened one out of the other, the last one shown.

    ``elsewhere`` gets links that point to no card: ``("rules", page)`` and ``("ruling", id)``. ``turned`` is called
    when another card is shown.
    """

    ROLE = "text"

    bar = (5, 4)

    def __init__(self, first: Ref, lookup: Lookup | None, elsewhere: Callable[[Ref], None],
                 turned: Callable[[], None], map_id: str = "") -> None:  # fmt: skip
        super().__init__()
        self.lookup = lookup
        self.elsewhere = elsewhere
        self.turned = turned
        self.map_id = map_id
        self.trail: list[Ref] = [card(*first).ref]
        self._over: Ref | None = None
        self._chosen = -1
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

    def total(self) -> int:
        """The height of all parts but the foot, which stays."""
        return sum(part.height for part in self.sheet.parts)

    def seen(self) -> int:
        """The height above the foot."""
        return self.rect.height - self.sheet.foot.height

    def _placed(self) -> list[tuple[Part, int]]:
        """Every part with the height of its top in the window."""
        found = []
        y = self.rect.y - self.offset
        for part in self.sheet.parts:
            found.append((part, y))
            y += part.height
        found.append((self.sheet.foot, self.rect.bottom - self.sheet.foot.height))
        return found

    def things(self) -> Iterable[Thing]:
        """The text, and every link in sight by what it points to."""
        yield self.thing()
        for rect, ref in self.links():
            if self.rect.contains(rect):
                yield self.part("link", ".".join(map(str, ref)), rect)

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

    # Events -----------------------------------------------------------------------------------

    def link_at(self, point: tuple[int, int]) -> Ref | None:
        """What the link at a point of the window points to."""
        if not self.rect.collidepoint(point):
            return None
        foot = self.rect.bottom - self.sheet.foot.height
        for rect, ref in self.links():
            if rect.collidepoint(point) and (ref == BACK or (point[1] >= foot) == (rect.y >= foot)):
                return ref
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, point at links, follow them."""
        if event.type == pygame.MOUSEWHEEL:
            assert self._layout is not None
            return self.scroll_to(self.offset - round(event.precise_y * self._layout.px(60)))
        if event.type == pygame.MOUSEMOTION:
            if self._grip is not None:
                return self.drag_to(event.pos[1])
            over = self.link_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            thumb = self.thumb()
            if thumb and thumb.inflate(12, 0).collidepoint(event.pos):
                self._grip = event.pos[1] - thumb.y
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            if self._grip is not None:
                self._grip = None
                return True
            ref = self.link_at(event.pos) if event.button in (1, 2) else None
            if ref:
                Widget.pressed()
                self.follow(ref)
            return ref is not None
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        assert self._layout is not None
        links = self.links()
        if event.key in (pygame.K_RIGHT, pygame.K_LEFT) and links:
            step = 1 if event.key == pygame.K_RIGHT else -1
            self._chosen = (self._chosen + step) % len(links) if self._chosen >= 0 else (0 if step > 0 else -1)
            self._chosen %= len(links)
            self._reveal(links[self._chosen][0])
            return True
        if event.key in ACTIVATE and 0 <= self._chosen < len(links):
            Widget.pressed()
            self.follow(links[self._chosen][1])
            return True
        page = round(self.seen() * 0.85)
        steps = {pygame.K_DOWN: self._layout.px(60), pygame.K_UP: -self._layout.px(60), pygame.K_PAGEDOWN: page,
                 pygame.K_PAGEUP: -page}  # fmt: skip
        return event.key in steps and (self.scroll_to(self.offset + steps[event.key]) or bool(self.limit()))

    def _reveal(self, rect: pygame.Rect) -> None:
        """Scroll so that a link is in sight."""
        foot = self.rect.bottom - self.sheet.foot.height
        if rect.y >= foot:
            return
        if rect.bottom > foot:
            self.scroll_to(self.offset + rect.bottom - foot + 8)
        elif rect.y < self.rect.y:
            self.scroll_to(self.offset + rect.y - self.rect.y - 8)

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
        if self.limit():
            draw.hairline(target, (self.rect.x + layout.px(16), foot), self.rect.width - layout.px(32),
                          theme.BRASS_LINE, 110)  # fmt: skip
        self.sheet.foot.paint(target, self.rect.x, foot)
        self._mark_links(target, layout, foot, below=True)
        self._draw_crumb(target, layout)
        thumb = self.thumb()
        if thumb:
            draw.fill(target, thumb, theme.BRASS_LINE, None, thumb.width // 2)

    def _mark_links(self, target: pygame.Surface, layout: Layout, foot: int, below: bool) -> None:
        """Underline the link pointed at, ring the one the keyboard stands on."""
        for place, (rect, ref) in enumerate(self.links()):
            if ref == BACK or (rect.y >= foot) != below:
                continue
            framed = rect.width > self.rect.width * 0.8
            if ref == self._over and self.hovered:
                if framed:
                    draw.outline(target, rect, theme.GOLD, layout.px(4), 1, 220)
                else:
                    underline(target, layout, rect)
            if self.focused and place == self._chosen:
                ring(target, layout, rect)

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
