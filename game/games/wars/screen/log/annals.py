"""The column at the right: the chronicle with its head and its search, and the digest below or behind a button."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.games.wars.screen.answers.question import ACTION_KINDS, Question
from game.games.wars.screen.grid import TableGrid
from game.games.wars.screen.log.digest import Digest, Reports, Tour
from game.games.wars.screen.strips import side_colour
from game.games.wars.words.keywords import link
from game.games.wars.words.tableview import Table, side_of
from game.language.spoken import name, say
from game.match.phrases import HEADING, Line
from game.match.session import Session
from game.ui import draw, theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Icon, Row, Space, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Held
from game.ui.kit.entry import Field
from game.ui.kit.frame import PANEL
from game.ui.kit.linked import ref_of
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.table.bindings import CONTROL
from game.ui.table.log import HIT, Log, Telling, flat
from game.ui.widgets.base import Board, Widget

LONGEST = 40
"""Of what is searched for, in letters."""
_GLYPH = re.compile(r"\{glyph:([a-z_]+)\}")


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
    put on the board anew. Without ``news`` there is no digest: nobody has a choice to come back to.
    """

    def __init__(
        self, session: Session, app: Program, board: Board, on_place: Callable[[str], None],
        relay: Callable[[], None],
    ) -> None:
        self._app, self._board = app, board
        self._relay = relay
        self.news = True
        self.reports = Reports(session)
        self.log = LinkedLog(side_colour)
        self.digest = Digest(on_place)
        self.tour = Tour(self.digest)
        self.column = Boxes(self._describe).called("chronicle")
        self.below = Boxes(lambda layout: Column(self.digest.box(), frame=PANEL, pad=(4, 9)), steady=True)
        self.searching = False
        self._open = False
        self._news_open = False
        self._grid: TableGrid | None = None
        self._called = True
        self._serial = -1

    # What is shown ----------------------------------------------------------------------------

    def tell(self, lines: Sequence[Line], first: int, asked: Line | None, own: frozenset[int]) -> None:
        """Show the chronicle; lines before number ``first`` are as they were, hits on ``own`` sides are marked."""
        self.log.own = own
        self.log.show(lines, first, asked)

    def follow(self, telling: Telling, table: Table, question: Question | None, seat: int | None, pace: str) -> bool:
        """Take up what has been told to a seat; when its person is asked after others have acted, light each place.

        ``pace`` is the bots'; empty where nothing is to be lit. Returns whether there are lines more than before.
        """
        before = self.log.count
        own = frozenset(side.number for side in table.sides if side.seat == seat)
        first = telling.update()
        self.tell(telling.lines, first, _asked(table, question), own)
        heading = say("wars-log-since" if seat is not None else "wars-log-since.turn")
        self.digest.show(self.reports.news(seat, table), heading)
        called, self._called = question is not None and not self._called, question is not None
        serial = question.serial if question else -1
        if called:
            self.tour.begin(pace)
        elif serial != self._serial:
            self.tour.stop()
        self._serial = serial
        return self.log.count > before

    def _describe(self, layout: Layout) -> Box:
        assert self._grid
        if self._folded and not self._open:
            return Press("unfold", Row(Icon("chronicle", 18), pack="center", across="start", pad=(0, 10), frame=PANEL),
                         self.toggle, look="panel")  # fmt: skip
        sign = Icon("search", 15, theme.GOLD if self.searching else theme.TEXT_SECOND)
        find = Press("find", Row(sign, pack="center"), self.toggle_search, chosen=self.searching, w=24, h=24,
                     tip=with_key(say("wars-log.find"), "Ctrl F"))  # fmt: skip
        called = Either(*(Text(say("wars-log"), role, line=True) for role in (theme.HEAD, theme.SMALL_BOLD)), grow=1)
        head = Row(Space(w=7), called, self._count(layout), find, gap=1, h=32 * layout.frame)
        column = Column(
            head, Column(Rule(110), pad=(6, 0)), self._search() if self.searching else Space(h=4),
            Column(self.digest.box(), pad=(0, 4), grow=1) if self._news_open else None,
            Row(Space(w=6), Held("log", self.log, grow=1), grow=1, across="fill"),
            pad=(4, 4), frame=PANEL,
        )  # fmt: skip
        return Press("fold", column, self.toggle, look="bare") if self._folded else column

    def _search(self) -> Box:
        """What is searched for, and below it how many lines were found, of how many."""
        every = sum(line.kind != HEADING for line in self.log.lines)
        found = say("wars-log.found", found=len(self.log.told()), all=every)
        return Column(
            Field("words", "", self.log.find, say("wars-log.words"), LONGEST),
            Text(found, theme.SMALL, theme.TEXT_SECOND, "right", line=True) if self.log.query else None,
            Space(h=2), gap=2, pad=(5, 2),
        )  # fmt: skip

    def _count(self, layout: Layout) -> Box | None:
        """Where the digest has no room of its own, how many news there are, red where something was lost; opens it."""
        count, hits, lit = len(self.digest.news), self.digest.hits, self._news_open
        if not self.news or (self._grid and self._grid.digest):
            return None
        ground = HIT if hits else theme.CHOSEN_TOP if lit else theme.BUTTON_TOP
        rim = theme.GOLD if lit else theme.KILL if hits else theme.BRASS_LINE
        colour = theme.GOLD if lit else theme.TEXT if count else theme.TEXT_THIRD
        shown = Row(Text(str(count), theme.SMALL_BOLD, colour, line=True), pack="center", frame=flat(ground, rim, 230))
        high = max(20.0, draw.line_height(theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD)) / layout.scale)
        return Press("news", shown, self._toggle_news, look="panel", w=26, h=high, tip=self.digest.heading)

    # Opening and closing ----------------------------------------------------------------------

    @property
    def _folded(self) -> bool:
        return self._grid is not None and self._grid.chronicle_folded

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
        if not self._has_place:
            return
        self.searching = True
        self._news_open = False
        self._open = self._open or self._folded
        self._board.take_gui(self._app.guis, self._app.layout)
        self._relay()
        self._board.set_focus(self.column.control("words"))

    def close_search(self) -> None:
        """Close the search and show all lines again."""
        self.searching = False
        self.log.find("")
        self._relay()
        self._board.give_gui(self._app.guis)

    def _toggle_news(self) -> None:
        self._news_open = not self._news_open
        self._relay()

    def take(self, event: pygame.event.Event) -> bool:
        """Take keys while somebody types into the search, and Escape where the digest is open."""
        if event.type != pygame.KEYDOWN:
            return False
        if self._typing:
            return self._typed(event)
        if event.key == pygame.K_ESCAPE and self._news_open:
            self._toggle_news()
            return True
        return False

    @property
    def _typing(self) -> bool:
        return self.searching and self.column.shows("words") and self.column.control("words").focused

    def _typed(self, event: pygame.event.Event) -> bool:
        """Take a key the search has first: Escape closes it, Enter looks back at the last line it has found."""
        if event.key == pygame.K_ESCAPE:
            self.close_search()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            # From there on the keys lead from line to line.
            self._board.set_focus(self.log)
            return self.log.handle(event) or True
        if self._board.gui and self._board.gui.process(event):
            return True
        # Letters come again as text; alone they must not be taken for the table's keys.
        return not event.mod & CONTROL and bool(event.unicode) and event.unicode.isprintable()

    # Places -----------------------------------------------------------------------------------

    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """The chronicle in its column; folded as a tab, or opened over the map's right part."""
        self._grid, self.column.steady = grid, not self.over_map
        self.log.lay(self.log.rect, layout)
        self.column.lay(grid.over_map(layout) if self.over_map else grid.chronicle, layout)
        if grid.digest:
            self.below.lay(grid.digest, layout)

    def widgets(self) -> list[Widget]:
        """What of the column is in sight, in tab order; nothing where a side panel has taken all of its place."""
        if not self._has_place:
            return []
        return [self.column, *([self.below] if self.news and self._grid and self._grid.digest else [])]

    @property
    def _has_place(self) -> bool:
        return self._grid is None or self._grid.chronicle.height > 0

    @property
    def over_map(self) -> bool:
        """Whether the folded chronicle is opened over the map."""
        return self._open and self._folded

    # Scrolling --------------------------------------------------------------------------------

    def scrolls(self, event: pygame.event.Event) -> bool:
        """Whether an event did no more than scroll the lines, so that only the column has to be painted."""
        if self._board.tip_shown or self._board.by_keyboard:
            return False
        return (event.type == pygame.MOUSEWHEEL and self.log.hovered) or (
            event.type == pygame.MOUSEMOTION and self.log.dragged
        )


def _asked(table: Table, question: Question | None) -> Line | None:
    """The chronicle's last line while a person is asked: whose move it is."""
    if question is None:
        return None
    side = name("faction", question.faction, f"**<{question.faction}>{{}}</>**")
    text = say("wars-log-decides", side=side)
    if question.kind in ACTION_KINDS:
        text = say("wars-log-acts", side=side, power=table.by_faction[question.faction].power)
    return Line(text, side_of(question.faction))
