"""Text with links that scrolls: pages of the rules, and cards."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.match.cards import Ref
from game.ui import draw, theme
from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget


class LinkedText(Scroller):
    """Text with links: pressed by mouse, gone through by left and right. Subclasses have ``links`` and ``follow``."""

    ROLE = "text"
    focusable = True
    hit = Widget.hit

    def __init__(self) -> None:
        super().__init__()
        self._layout: Layout | None = None
        self._over: Ref | None = None
        self._chosen = -1

    def links(self) -> list[tuple[pygame.Rect, Ref]]:
        """Every link with its place in the window, in reading order; some may be scrolled out of sight."""
        raise NotImplementedError

    def follow(self, ref: Ref) -> None:
        """Go to what a link points to."""
        raise NotImplementedError

    def things(self) -> Iterable[Thing]:
        """The text, and every link in sight by what it points to."""
        yield self.thing()
        for rect, ref in self.links():
            if self.rect.contains(rect):
                yield self.part("link", ".".join(map(str, ref)), rect)

    def link_at(self, point: tuple[int, int]) -> Ref | None:
        """What the link at a point of the window points to; what is scrolled below the foot is no link."""
        if not self.rect.collidepoint(point):
            return None
        foot = self.rect.y + self.seen
        return next((ref for rect, ref in self.links()
                     if rect.collidepoint(point) and (point[1] >= foot) == (rect.y >= foot)), None)  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, point at links and follow them."""
        if event.type == pygame.MOUSEMOTION and not self.dragged:
            over = self.link_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and not self.on_bar(event.pos):
            return bool(event.button == 1)
        if event.type == pygame.MOUSEBUTTONUP:
            dragged, self._grip = self.dragged, None
            found = self.link_at(event.pos) if event.button in (1, 2) and not dragged else None
            if found:
                Widget.pressed()
                self.follow(found)
            return found is not None or dragged
        return self._key(event) if event.type == pygame.KEYDOWN else super().handle(event)

    def _key(self, event: pygame.event.Event) -> bool:
        assert self._layout is not None
        links = self.links()
        if event.mod & pygame.KMOD_ALT:
            return False
        if event.key in (pygame.K_RIGHT, pygame.K_LEFT) and links:
            step = 1 if event.key == pygame.K_RIGHT else -1
            self._chosen = self._first_link(links, step) if self._chosen < 0 else (self._chosen + step) % len(links)
            self._bring_in(links[self._chosen][0])
            return True
        if event.key in ACTIVATE and 0 <= self._chosen < len(links):
            Widget.pressed()
            self.follow(links[self._chosen][1])
            return True
        page = round(self.seen * 0.9)
        steps = {pygame.K_DOWN: self._layout.px(60), pygame.K_UP: -self._layout.px(60), pygame.K_PAGEDOWN: page,
                 pygame.K_PAGEUP: -page, pygame.K_HOME: -self.limit, pygame.K_END: self.limit}  # fmt: skip
        return event.key in steps and (self.scroll_to(self.offset + steps[event.key]) or bool(self.limit))

    def _first_link(self, links: list[tuple[pygame.Rect, Ref]], step: int) -> int:
        """The first link in sight, or the last one."""
        seen = [place for place, (rect, _) in enumerate(links) if self.rect.contains(rect)]
        return (seen[0] if step > 0 else seen[-1]) if seen else 0

    def _bring_in(self, link: pygame.Rect) -> None:
        """Scroll so that a link is in sight."""
        if not self.rect.contains(link):
            self.scroll_to(self.offset + link.y - self.rect.y - self.seen // 3)

    def _mark_link(self, target: pygame.Surface, layout: Layout, place: int, link: pygame.Rect, ref: Ref) -> None:
        """Underline the link pointed at, or frame it where it is a whole line; ring the one the keyboard stands on."""
        if self.hovered and ref == self._over:
            if link.width > self.rect.width * 0.8:
                draw.outline(target, link, theme.GOLD, layout.px(4), 1, 220)
            else:
                target.fill(theme.GOLD, (link.x, link.bottom - max(layout.px(3), 2), link.width, 1))
        if self.focused and place == self._chosen:
            draw.outline(target, link.inflate(layout.px(6), layout.px(2)), theme.PALE, layout.px(4), 1, 230)
