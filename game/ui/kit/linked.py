"""Boxes with links: pages of the rules and cards, which scroll, and texts by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

import pygame

from game.ui import draw, theme
from game.ui.kit.base import Box, Control, Laid, Laying, Shown
from game.ui.kit.controls import nothing
from game.ui.kit.leaves import Space, Text
from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget

Ref = tuple[str, str]
"""What a link points to: a kind and a key."""


class Link(NamedTuple):
    """A link: where it stands, what it points to, where it is seen, and whether it is a box or words in a text."""

    rect: pygame.Rect
    ref: Ref
    seen: pygame.Rect
    whole: bool


def ref_of(link: str) -> Ref:
    """What a link in a rich text points to."""
    kind, _, key = link.partition("/")
    return (kind, key)


class LinkedText(Scroller):
    """Links in texts, and boxes with a card: pressed by mouse, gone through by left and right.

    ``text`` scrolls above the ``foot``; ``over`` lies over both. Call ``fit`` when they are others.
    """

    ROLE = "text"
    focusable = True
    hit = Widget.hit

    def __init__(self) -> None:
        super().__init__()
        self.text: Box = Space()
        self.foot: Box = Space()
        self.over: Box = Space()
        self.on_scroll = lambda _: self.fit(self._layout)
        self._layout: Layout | None = None
        self.shown: tuple[Laid, ...] = ()
        self._links: list[Link] = []
        self._seen = 0
        self._over: Ref | None = None
        self._chosen = -1

    def follow(self, ref: Ref) -> None:
        """Go to what a link points to."""
        raise NotImplementedError

    # Places -------------------------------------------------------------------------------------

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.fit(self._layout)

    def fit(self, layout: Layout | None) -> None:
        """Lay out what is shown, as far as it is scrolled."""
        self._layout = layout
        if layout is None or not self.rect.width:
            return
        lay, (x, y, wide, high) = Laying(layout, {}), self.rect
        low = lay.high(self.foot, wide)
        self._seen, self.long = high - low, lay.high(self.text, wide)
        self.offset = max(0, min(self.offset, self.limit))
        lay.clip = pygame.Rect(x, y, wide, self._seen)
        text = lay.lay(self.text, pygame.Rect(x, y - self.offset, wide, self.long))
        lay.clip = self.rect
        foot = lay.lay(self.foot, pygame.Rect(x, y + self._seen, wide, low))
        over = lay.lay(self.over, self.rect.copy())
        self.shown = text, foot, over
        self._links = [found for laid in (over, text, foot) for found in _links(laid, layout)]

    def show_part(self, place: int) -> None:
        """Scroll so that a part of the text stands at the upper rim."""
        if self.shown:
            self.scroll_to(self.shown[0].parts[place].rect.y - self.rect.y + self.offset)

    @property
    def seen(self) -> int:
        """The height above the foot, which stays."""
        return self._seen

    def links(self) -> list[tuple[pygame.Rect, Ref]]:
        """Every link with its place in the window, in reading order; some may be scrolled out of sight."""
        return [(link.rect, link.ref) for link in self._links]

    def things(self) -> Iterable[Thing]:
        """The text, and every link in sight by what it points to."""
        yield self.thing()
        for link in self._links:
            if self.rect.contains(link.rect):
                yield self.part("link", ".".join(link.ref), link.rect)

    def _link_at(self, point: tuple[int, int]) -> Ref | None:
        return next((link.ref for link in self._links if link.rect.clip(link.seen).collidepoint(point)), None)

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, point at links and follow them."""
        if event.type == pygame.MOUSEMOTION and not self.dragged:
            over = self._link_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and not self.on_bar(event.pos):
            return bool(event.button == 1)
        if event.type == pygame.MOUSEBUTTONUP:
            dragged, self._grip = self.dragged, None
            found = self._link_at(event.pos) if event.button in (1, 2) and not dragged else None
            if found:
                Widget.pressed()
                self.follow(found)
            return found is not None or dragged
        return self._key(event) if event.type == pygame.KEYDOWN else super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        assert self._layout is not None
        links = self._links
        if event.mod & pygame.KMOD_ALT:
            return False
        if event.key in (pygame.K_RIGHT, pygame.K_LEFT) and links:
            step = 1 if event.key == pygame.K_RIGHT else -1
            self._chosen = self._first_link(step) if self._chosen < 0 else (self._chosen + step) % len(links)
            link = links[self._chosen]
            if not link.seen.contains(link.rect):
                self.scroll_to(self.offset + link.rect.y - self.rect.y - self.seen // 3)
            return True
        if event.key in ACTIVATE and 0 <= self._chosen < len(links):
            Widget.pressed()
            self.follow(links[self._chosen].ref)
            return True
        page = round(self.seen * 0.9)
        steps = {pygame.K_DOWN: self._layout.px(60), pygame.K_UP: -self._layout.px(60), pygame.K_PAGEDOWN: page,
                 pygame.K_PAGEUP: -page, pygame.K_HOME: -self.limit, pygame.K_END: self.limit}  # fmt: skip
        return event.key in steps and (self.scroll_to(self.offset + steps[event.key]) or bool(self.limit))

    def _first_link(self, step: int) -> int:
        """The first link in sight, or the last one."""
        found = [place for place, link in enumerate(self._links) if link.seen.contains(link.rect)]
        return (found[0] if step > 0 else found[-1]) if found else 0

    # Painting -----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint text, foot and the bar; frame or underline the link pointed at, ring the one the keyboard stands on."""
        for laid in self.shown:
            laid.paint(target, layout)
        before = target.get_clip()
        for place, (link, ref, seen, whole) in enumerate(self._links):
            target.set_clip(seen.clip(before))
            if self.hovered and ref == self._over:
                if whole:
                    draw.outline(target, link, theme.GOLD, layout.px(4), 1, 220)
                else:
                    target.fill(theme.GOLD, (link.x, link.bottom - max(layout.px(3), 2), link.width, 1))
            if self.focused and place == self._chosen:
                draw.outline(target, link.inflate(layout.px(6), layout.px(2)), theme.PALE, layout.px(4), 1, 230)
        target.set_clip(before)
        super().draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin ring: the text is large."""
        draw.outline(target, self.rect.inflate(layout.px(14), 6), theme.PALE, 4, 1, 150)


def _links(laid: Laid, layout: Layout) -> Iterator[Link]:
    """The links of boxes: those that stand for a card, and words of texts."""
    for each in laid.all():
        seen = each.clip or each.rect
        if each.box.card:
            yield Link(each.rect, each.box.card, seen, True)
        elif isinstance(each.box, Text):
            yield from (Link(rect, ref_of(link), seen, False) for rect, link in each.box.links(each.rect, layout))


class LinkedWords(Shown["Linked"]):
    """The widget of a text with links: only those are pointed at."""

    focusable = False
    _layout: Layout | None = None
    _over: Ref | None = None
    """The link that is pointed at."""

    def _links(self) -> Iterator[tuple[pygame.Rect, Ref]]:
        found = self.box.links(self.rect, self._layout) if self._layout else ()
        return ((rect, ref_of(link)) for rect, link in found)

    def things(self) -> Iterable[Thing]:
        """The links, by what they point to."""
        return (self.part("link", ".".join(ref), rect) for rect, ref in self._links())

    def thing_at(self, point: tuple[int, int]) -> Ref | None:
        return next((ref for rect, ref in self._links() if rect.collidepoint(point)), None)

    def hit(self, point: tuple[int, int]) -> bool:
        return self.visible and self.thing_at(point) is not None

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._over = self._over, self.thing_at(event.pos)
            return before != self._over
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and (ref := self.thing_at(event.pos)):
            Widget.pressed()
            self.box.on(ref)
            return True
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        self._layout = layout
        self.box.paint(target, self.rect, layout)
        for rect, ref in self._links() if self.hovered else ():
            if ref == self._over:
                draw.hairline(target, (rect.x, rect.bottom - layout.px(3)), rect.width, theme.GOLD)


@dataclass
class Linked(Text, Control):
    """A text whose links are pressed: ``on`` is told what one points to. It does not scroll."""

    on: Callable[[Ref], object] = field(default=nothing, compare=False)
    WIDGET: ClassVar[type[Shown[Any]]] = LinkedWords

    @property
    def yields(self) -> bool:
        return True
