"""The column at the right: the chronicle with its head and its search, and the digest below or behind a button."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.games.wars.screen.answers.choices import ACTION_KINDS, Question
from game.games.wars.screen.grid import TableGrid
from game.games.wars.screen.log.digest import Digest, NewsButton, Tour
from game.games.wars.screen.log.finding import HeadButton, SearchField
from game.games.wars.screen.log.since import Reports
from game.games.wars.screen.strips import side_colour
from game.games.wars.words.digest import News
from game.games.wars.words.keywords import link
from game.games.wars.words.tableview import Table, side_of
from game.match.phrases import Line
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Text
from game.ui.kit.linked import ref_of
from game.ui.layout import Layout
from game.ui.table.log.lines import Log
from game.ui.table.log.telling import Telling
from game.ui.widgets.base import Board, Widget
from game.ui.widgets.painted import Painted

SOON = 0.2
_GLYPH = re.compile(r"\{glyph:([a-z_]+)\}")
HEAD = 42
FIELD = 28


class ChroniclePanel(Painted):
    """The frame of the chronicle with its head; folded it is a tab that opens it over the map."""

    def __init__(self, on_fold: Callable[[], None]) -> None:
        super().__init__(on_fold)
        self.folded = False
        self.closable = False
        """Whether it lies open over the map, so that a press folds it again."""

    def key(self) -> Any:
        """What the frame shows."""
        return (self.folded, self.closable)

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the tab and a panel lying over the map are pressed; the column is no button."""
        return (self.folded or self.closable) and super().hit(point)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the frame, or the tab."""
        draw.panel(
            target, rect, draw.PanelStyle(line=theme.BRASS if self.hovered and self.folded else theme.BRASS_LINE)
        )
        if self.folded:
            picture = icon("chronicle", layout.px(18), theme.GOLD if self.hovered else theme.TEXT)
            target.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.y + layout.px(10))))
            return
        px = layout.font_px(theme.HEAD)
        at = (rect.x + layout.px(12), rect.y + layout.px(20))
        draw.text(target, "Chronicle", theme.HEAD, px, theme.TEXT, at, middle=True)
        draw.hairline(
            target, (rect.x + layout.px(10), rect.y + layout.px(36)), rect.width - layout.px(20), theme.BRASS_LINE, 110
        )


class LinkedLog(Log):
    """The lines, whose words and glyphs have cards."""

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game a word, a name or a glyph at a point means: (kind, id) as the texts name it."""
        assert self.layout
        for laid in (each for part in self.parts for each in part.at(point)):
            if isinstance(laid.box, Text) and laid.box.role is theme.LOG:
                words = _GLYPH.sub(r"<~faction/\1>\g<0></>", link(laid.box.words, quiet=True, every=True))
                for rect, link_ in replace(laid.box, words=words).links(laid.rect, self.layout):
                    if rect.collidepoint(point):
                        return ref_of(link_)
        return None


class Annals:
    """Chronicle and digest together.

    ``on_place`` gets the area of a piece of news. ``relay`` is called when the column's widgets have to be placed and
    put on the board anew.
    """

    def __init__(
        self, session: Session, board: Board, on_place: Callable[[str], None], relay: Callable[[], None]
    ) -> None:
        self._board = board
        self._relay = relay
        self.reports = Reports(session)
        self.panel = ChroniclePanel(self.toggle).called("chronicle")
        self.log = LinkedLog(side_colour).called("log")
        self.digest = Digest(on_place).called("digest")
        self.tour = Tour(self.digest)
        self.magnifier = HeadButton(
            "search", self.toggle_search, "Find words in the chronicle  <third>Ctrl F</>"
        ).called("find")
        self.field = SearchField(self.log.find, self._found).called("words")
        self.news = NewsButton(self._toggle_news).called("news")
        self.searching = False
        self._open = False
        self._news_open = False
        self._grid: TableGrid | None = None
        self._layout: Layout | None = None
        self._painted_alone = 0.0
        """Seconds until all is painted, after the column alone was."""
        self._called = True
        self._serial = -1

    # What is shown ----------------------------------------------------------------------------

    def tell(self, lines: Sequence[Line], first: int, asked: Line | None, own: frozenset[int]) -> None:
        """Show the chronicle; lines before number ``first`` are as they were, hits on ``own`` sides are marked."""
        self.log.own = own
        self.log.show(lines, first, asked)

    def report(self, news: Sequence[News], heading: str) -> None:
        """Show the digest."""
        self.digest.show(news, heading)
        self.news.count, self.news.hits = len(news), self.digest.hits
        self.news.tooltip = heading

    def _found(self) -> str:
        return f"{len(self.log.told())} of {self._all()}" if self.log.query else ""

    def _all(self) -> int:
        return sum(1 for line in self.log.lines if line.kind != "heading")

    def follow(self, telling: Telling, table: Table, question: Question | None, seat: int | None, pace: str) -> bool:
        """Take up what has been told to a seat; when its person is asked after others have acted, light each place.

        ``pace`` is the bots'; empty where nothing is to be lit. Returns whether there are lines more than before.
        """
        before = self.log.count
        own = frozenset(side.number for side in table.sides if side.seat == seat)
        first = telling.update()
        self.tell(telling.lines, first, _asked(table, question), own)
        heading = "Since your last choice" if seat is not None else "In this turn"
        self.report(self.reports.news(seat, table), heading)
        called, self._called = question is not None and not self._called, question is not None
        serial = question.serial if question else -1
        if called:
            self.tour.begin(pace)
        elif serial != self._serial:
            self.tour.stop()
        self._serial = serial
        return self.log.count > before

    # Opening and closing ----------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Whether the chronicle's lines are in sight."""
        return self._grid is None or not self._grid.chronicle_folded or self._open

    def toggle(self) -> None:
        """Open the folded chronicle over the map, or fold it again."""
        self._open = not self._open
        self._news_open = False
        self._relay()

    def toggle_search(self) -> None:
        """Open the search, or close it."""
        if self.searching:
            self.close_search()
        else:
            self.search()

    def search(self) -> None:
        """Open the search and have the keyboard in it."""
        self.searching = self.magnifier.lit = True
        self._news_open = False
        if self._grid is not None and self._grid.chronicle_folded:
            self._open = True
        self._relay()
        self._board.set_focus(self.field)

    def close_search(self) -> None:
        """Close the search and show all lines again."""
        self.searching = self.magnifier.lit = False
        self.field.set_text("")
        self._relay()

    def _toggle_news(self) -> None:
        self._news_open = not self._news_open
        self._relay()

    def take(self, event: pygame.event.Event) -> bool:
        """Take what is typed into the search, and Escape where something of the column is open."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self.searching and self.field.focused:
                self.close_search()
                return True
            if self._news_open:
                self._toggle_news()
                return True
        return self.searching and self.field.take(event)

    # Places -----------------------------------------------------------------------------------

    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """The chronicle in its column; folded as a tab, or opened over the map's right part."""
        self._grid, self._layout = grid, layout
        px = layout.px
        box = grid.chronicle
        self.panel.folded = grid.chronicle_folded and not self._open
        self.panel.closable = grid.chronicle_folded
        if grid.chronicle_folded and self._open:
            width = min(px(280), layout.width - px(90))
            box = pygame.Rect(box.right - width, box.y, width, box.height)
        self.panel.place(box)
        side = px(24)
        head = pygame.Rect(box.right - side - px(6), box.y + px(8), side, side)
        self.magnifier.place(head)
        wide = px(26)
        self.news.place(pygame.Rect(head.x - wide - px(1), head.y + px(2), wide, side - px(4)))
        top = box.y + px(HEAD)
        if self.searching:
            self.field.place(pygame.Rect(box.x + px(9), top, box.width - px(18), px(FIELD)))
            top += px(FIELD + 8)
        self.log.lay(pygame.Rect(box.x + px(10), top, box.width - px(16), box.bottom - px(10) - top), layout)
        if grid.digest:
            self.digest.place(grid.digest)
        elif self._news_open:
            high = min(self.digest.height_for(box.width, layout), box.height - px(HEAD))
            self.digest.place(pygame.Rect(box.x, box.y + px(HEAD - 4), box.width, high))

    def widgets(self) -> list[Widget]:
        """What of the column is in sight, in tab order."""
        found: list[Widget] = [self.panel]
        folded_news = self._grid is not None and self._grid.digest is None
        if self.shown:
            found.append(self.magnifier)
            if folded_news:
                found.append(self.news)
            if self.searching:
                found.append(self.field)
            found.append(self.log)
        self.news.lit = self._news_open
        if not folded_news or (self._news_open and self.shown):
            found.append(self.digest)
        return found

    # Scrolling --------------------------------------------------------------------------------

    def scrolls(self, event: pygame.event.Event) -> bool:
        """Whether an event did no more than scroll the lines, so that only the column has to be painted."""
        if self._board.tip_shown or self._board.by_keyboard:
            return False
        return (event.type == pygame.MOUSEWHEEL and self.log.hovered) or (
            event.type == pygame.MOUSEMOTION and self.log.dragged
        )

    def paint(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the chronicle alone, over what is on the window already."""
        clip = target.get_clip()
        target.set_clip(self.panel.rect.clip(self._board.clip or clip))
        target.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        for widget in self.widgets():
            widget.draw(target, layout)
        target.set_clip(clip)
        self._painted_alone = SOON

    # Time -------------------------------------------------------------------------------------

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next place is lit."""
        waits = [self.tour.next_wake, self._painted_alone or None]
        return min((wait for wait in waits if wait is not None), default=None)

    def update(self, dt: float) -> bool:
        """Let time pass; true when something has to be painted anew."""
        due = 0 < self._painted_alone <= dt
        self._painted_alone = max(self._painted_alone - dt, 0.0)
        return self.tour.update(dt) or due


def _asked(table: Table, question: Question | None) -> Line | None:
    """The chronicle's last line while a person is asked: whose move it is."""
    if question is None:
        return None
    name = f"**<{question.faction}>{words().name('faction', question.faction)}</>**"
    power = table.by_faction[question.faction].power
    text = f"{name} to act, {power} Power left." if question.kind in ACTION_KINDS else f"{name} to decide."
    return Line(text, side_of(question.faction))
