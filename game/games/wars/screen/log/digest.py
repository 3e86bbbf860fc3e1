"""The digest: what happened since the last own choice, each line leading to its place on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from game.games.wars.words.digest import News
from game.games.wars.words.tableview import faction_of
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.table.log.lines import HIT, dressed
from game.ui.things import Thing
from game.ui.widgets.base import Pressable
from game.ui.widgets.painted import Painted

BETWEEN = {"slow": 0.75, "normal": 0.5, "fast": 0.3}
"""Seconds from the light on one line's place to the light on the next one's; none where bots play at once."""
MOST_LIT = 5


class Digest(Painted):
    """Lines of news, as many as there is room for, the weightiest first.

    ``on_place`` gets the area of a line that is pointed at or pressed. What harms whoever looks stands on red.
    """

    def __init__(self, on_place: Callable[[str], None]) -> None:
        super().__init__(self._press)
        self.on_place = on_place
        self.news: tuple[News, ...] = ()
        self.heading = "Since your last choice"
        self.focusable = True
        self.row = -1
        """The line that is pointed at, or whose place is being lit."""
        self.toured = False
        """Whether its places are being lit in turn."""
        self._rows: list[pygame.Rect] = []

    def show(self, news: Sequence[News], heading: str) -> None:
        """Show these lines."""
        if tuple(news) != self.news or heading != self.heading:
            self.news, self.heading, self.row = tuple(news), heading, -1

    def things(self) -> Iterable[Thing]:
        """The panel, and its lines."""
        yield self.thing(self.heading)
        for place, (rect, news) in enumerate(zip(self._rows, self.news, strict=False)):
            yield self.part("row", place, rect.move(self.rect.topleft), news.text, place == self.row)

    @property
    def hits(self) -> int:
        """How many of the lines tell of harm."""
        return sum(1 for each in self.news if each.hit)

    def key(self) -> Any:
        """What the panel shows."""
        return (self.news, self.heading, self.row)

    # Pointing ---------------------------------------------------------------------------------

    def _at(self, point: tuple[int, int]) -> int:
        local = (point[0] - self.rect.x, point[1] - self.rect.y)
        return next((index for index, rect in enumerate(self._rows) if rect.collidepoint(local)), -1)

    def point(self, row: int) -> bool:
        """Turn to a line: its place is lit; true if it is another one than before."""
        changed, self.row = row != self.row, row
        if changed and 0 <= row < len(self.news) and self.news[row].area:
            self.on_place(self.news[row].area)
        return changed

    def handle(self, event: pygame.event.Event) -> bool:
        """Point by mouse or arrows; a press lights the place once more."""
        if event.type == pygame.MOUSEMOTION:
            return self.point(self._at(event.pos))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self._rows:
            row = self.row + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= row < len(self._rows):
                self.point(row)
                return True
            return False
        return super().handle(event)

    def _press(self) -> None:
        if 0 <= self.row < len(self.news) and self.news[self.row].area:
            self.on_place(self.news[self.row].area)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it; a line is not marked any more once the pointer has left."""
        if not (self.hovered or self.focused or self.toured):
            self.row = -1
        super().draw(target, layout)

    def _text(self, news: News, width: int, layout: Layout) -> RichText:
        px = layout.font_px(theme.LOG)
        return rich(dressed(news.text, named=False), theme.LOG, px, width - layout.px(56), theme.TEXT_SECOND)

    def height_for(self, width: int, layout: Layout) -> int:
        """How high it has to be to show all lines."""
        lines = sum(self._text(news, width, layout).height + layout.px(9) for news in self.news)
        return layout.px(50) + (lines or layout.px(30))

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        draw.panel(target, rect)
        small = layout.font_px(theme.HEAD)
        at = (rect.x + px(12), rect.y + px(20))
        draw.text(target, self._head(rect, layout), theme.HEAD, small, theme.BRASS, at, middle=True)
        self._rows = []
        y = rect.y + px(38)
        if not self.news:
            words = rich("Nothing that matters to you.", theme.LOG, layout.font_px(theme.LOG), rect.width - px(28),
                         theme.TEXT_SECOND)  # fmt: skip
            words.draw(target, (rect.x + px(14), y + px(3)))
            return
        for index, news in enumerate(self.news):
            text = self._text(news, rect.width, layout)
            high = text.height + px(8)
            if y + high > rect.bottom - px(4):
                self._more(target, rect, len(self.news) - index, layout)
                return
            row = pygame.Rect(rect.x + px(6), y, rect.width - px(12), high - px(1))
            self._row(target, row, news, text, layout, index == self.row)
            self._rows.append(row.move(-rect.x, -rect.y))
            y += high

    def _head(self, rect: pygame.Rect, layout: Layout) -> str:
        """The heading, a shorter one where it has no room."""
        px, room = layout.font_px(theme.HEAD), rect.width - layout.px(24)
        if draw.text_width(self.heading, theme.HEAD, px) <= room:
            return self.heading
        return draw.shorten("Meanwhile", theme.HEAD, px, room)

    def _more(self, target: pygame.Surface, rect: pygame.Rect, count: int, layout: Layout) -> None:
        """Say how many lines there was no room for, beside the head."""
        px = layout.font_px(theme.SMALL)
        at = (rect.right - layout.px(12), rect.y + layout.px(20))
        wide = draw.text_width(self._head(rect, layout), theme.HEAD, layout.font_px(theme.HEAD))
        if rect.width - wide > layout.px(80):
            draw.text(target, f"+{count}", theme.SMALL, px, theme.TEXT_THIRD, at, "right", middle=True)

    def _row(
        self, target: pygame.Surface, row: pygame.Rect, news: News, text: RichText, layout: Layout, lit: bool
    ) -> None:
        px = layout.px
        if news.hit:
            draw.fill(target, row, theme.mix(HIT, theme.TEXT, 0.08) if lit else HIT, None, px(3))
            target.fill(theme.KILL, (row.x, row.y + px(2), max(px(2), 2), row.height - px(4)))
        elif lit:
            draw.fill(target, row, theme.BUTTON_TOP, None, px(3))
        size = min(px(20), row.height - px(4))
        tone = theme.KILL if news.hit else theme.TEXT_SECOND
        if news.side is not None and news.icon not in ("doom", "ritual", "pass", "elder_sign") and not news.hit:
            tone = theme.faction_text(faction_of(news.side))
        picture = icon(news.icon, size, tone)
        middle = row.y + min(row.height // 2, px(14))
        target.blit(picture, picture.get_rect(center=(row.x + px(18), middle)))
        text.draw(target, (row.x + px(36), row.y + px(3)))


class NewsButton(Pressable):
    """In the chronicle's head, where the digest has no room of its own: how many news there are; opens them."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, "What happened since your last choice")
        self.count = 0
        self.hits = 0
        self.lit = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a small shield with the number, red where something was lost."""
        px = layout.px
        ground = HIT if self.hits else theme.CHOSEN_TOP if self.lit else theme.BUTTON_TOP
        rim = theme.GOLD if self.hovered or self.lit else theme.KILL if self.hits else theme.BRASS_LINE
        draw.fill(target, self.rect, ground, None, px(5))
        draw.outline(target, self.rect, rim, px(5), 1, 230)
        small = layout.font_px(theme.SMALL_BOLD)
        colour = theme.GOLD if self.hovered or self.lit else theme.TEXT if self.count else theme.TEXT_THIRD
        draw.text(target, str(self.count), theme.SMALL_BOLD, small, colour, self.rect.center, "center", middle=True)


class Tour:
    """Lights the places of a digest's lines one after the other."""

    def __init__(self, digest: Digest) -> None:
        self._digest = digest
        self._rows: list[int] = []
        self._rest = 0.0
        self._between = 0.5

    def begin(self, pace: str) -> None:
        """Go through the lines that have a place, at the bots' pace; not at all where they play at once."""
        self.stop()
        if pace in BETWEEN:
            self._between = BETWEEN[pace]
            self._rows = [index for index, each in enumerate(self._digest.news) if each.area][:MOST_LIT]

    def stop(self) -> None:
        """Leave off: whoever looks has chosen something, or points at a line."""
        self._rows, self._rest, self._digest.toured = [], 0.0, False

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next line's turn."""
        return max(self._rest, 0.005) if self._rows or self._digest.toured else None

    def update(self, dt: float) -> bool:
        """Let time pass; true when another line is lit, or none any more."""
        digest = self._digest
        if not self._rows and not digest.toured:
            return False
        self._rest -= dt
        if self._rest > 0:
            return False
        digest.toured = bool(self._rows)
        if self._rows:
            digest.point(self._rows.pop(0))
            self._rest = self._between
        return True
