"""The chronicle's screen: finished games listed and sifted, tallies of players, bots, factions and maps."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.match.chronicle import Listing, Summary
from game.match.chronicle.names import outcome
from game.match.chronicle.sieve import Search
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, PERSONS, Tally, tally
from game.ui import charts, draw, theme
from game.ui.app import App
from game.ui.chronicle import gamepage, gamerow, tallypage, tallyrow
from game.ui.chronicle.deeds import Deeds
from game.ui.chronicle.filters import Filters, Options, kept_words, offered
from game.ui.chronicle.gamerow import Row
from game.ui.rich import rich
from game.ui.scenes.marklist import MarkList
from game.ui.scenes.page import PageScene
from game.ui.theatre.door import open_theatre
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments

GAMES = "games"
TABS = ((GAMES, "Games"), (PERSONS, "Players"), (BOTS, "Bots"), (FACTIONS, "Factions"), (MAPS, "Maps"))
WIDE = 900
"""From this width on, in design units, what is picked is told beside the list; under it else."""
TOLD_HEIGHT = 420


class ChronicleScene(PageScene):
    """Every finished game. Files are read, sought and counted in threads of their own; ``busy`` tells."""

    title = "Chronicle"
    uses_gui = True

    def __init__(self) -> None:
        super().__init__()
        self.found = Listing([], [], 0)
        self.games: list[Summary] = []
        self.rows: list[Row] = []
        self.tallies: list[Tally] = []
        self.tab = GAMES
        self.reading = True
        self._asked = self._answered = 0
        self._search = Search()
        self._gone = False
        self.button_line = pygame.Rect(0, 0, 0, 0)
        self._page: gamepage.GamePage | tallypage.TallyPage | None = None

    @property
    def busy(self) -> bool:
        """Whether files are being read or games sought."""
        return self.reading or self._asked != self._answered

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin to read."""
        self.deeds = Deeds(self, app, self._thread, lambda: not self._gone)
        super().enter(app)
        self._read()

    def _read(self) -> None:
        self.reading = True
        services, post = self.app.services, self.app.post

        def read() -> None:
            found = services.chronicle.list()
            choices = offered(found.games)
            post(lambda: self._arrived(found, choices))
            # Games whose record could not be written when they ended.
            if services.catch_up():
                again = services.chronicle.list()
                more = offered(again.games)
                post(lambda: self._arrived(again, more))

        self._thread(read)

    def leave(self) -> None:
        """What threads still bring is not wanted any more."""
        self._gone = True
        super().leave()

    def _thread(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, name="chronicle", daemon=True).start()

    def build(self) -> Sequence[Widget]:
        """Make search and choices, tabs, list, chart and buttons."""
        self.filters = Filters(self._sift)
        self.tabs = Segments(TABS, self.tab, self._turn_to).called("page")
        self.list = MarkList(
            self._draw_row, self._picked, lambda _: self.watch(), self._can_pick, self._box, self._marked
        ).called("games")
        self.chart = charts.Chart(gamepage.chart(None)).called("chart")
        self.watch_button = Button(
            "Watch", self.watch, kind="primary", key="Enter", tooltip="Go through it move by move"
        ).called("watch")
        self.export_button = Button("Export", self.export, key="E", tooltip="Write these games into a file").called(
            "export"
        )
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del").called("delete")
        self.buttons = [self.watch_button, self.export_button, self.delete_button]
        self._able()
        return self._widgets()

    def _widgets(self) -> Sequence[Widget]:
        return [*self.filters.widgets(), self.tabs, self.list, self.chart, *self.buttons]

    # Finding ------------------------------------------------------------------------------------

    def _arrived(self, found: Listing, choices: dict[str, Options]) -> None:
        if self._gone:
            return
        self.reading = False
        self.found = found
        shown = self.filters.shown
        self.filters.offer(choices)
        if self.filters.shown != shown:
            self.board.set([*self._widgets(), *self.way_out()])
        self._sift()
        self.place_all()
        if self.board.focus is None:
            self.board.set_focus(self.list if found.games else self.back)

    def _sift(self) -> None:
        """Seek and count in a thread; only the last answer is taken."""
        self._asked += 1
        number, games, sieve, by = self._asked, self.found.games, self.filters.sieve, self.tab
        search, post = self._search, self.app.post

        def seek() -> None:
            found = search.sift(games, sieve)
            tallies = [] if by == GAMES else tally(found, by)
            post(lambda: self._sifted(number, found, tallies))

        self._thread(seek)

    def _sifted(self, number: int, games: list[Summary], tallies: list[Tally]) -> None:
        if self._gone or number != self._asked:
            return
        self._answered = number
        picked, marked = self.picked, {self._key(index) for index in self.list.marked}
        self.games, self.tallies = games, tallies
        self.rows = [Row(game) for game in games]
        if self.found.unread and not self.filters.asking:
            self.rows.append(Row(heading="Cannot be read"))
            self.rows += [Row(file=each.name, problem=each.problem) for each in self.found.unread]
        self._set_rows()
        keys = [row.game.id if row.game else "" for row in self.rows] if self.tab == GAMES else [t.key for t in tallies]
        self.list.marked = {index for index in range(len(self.list)) if self._key(index) in marked}
        was = picked.id if isinstance(picked, Summary) else picked.key if picked else ""
        self.list.selected = keys.index(was) if was and was in keys else (0 if keys and self._can_pick(0) else -1)
        if self.list.selected == 0:
            self.list.scroll_to(0)
        self.list.show_row(self.list.selected)
        self._tell()

    def _set_rows(self) -> None:
        layout = self.app.layout
        if self.tab != GAMES:
            self.list.set_rows([tallyrow.height(layout)] * len(self.tallies))
            return
        usual = gamerow.height(layout, Row())
        self.list.set_rows([gamerow.height(layout, row) if row.heading else usual for row in self.rows])

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self.list.selected, self.list.marked = -1, set()
        self.games, self.rows, self.tallies = [], [], []
        self._set_rows()
        self._sift()
        self.place_all()

    # What is picked -----------------------------------------------------------------------------

    @property
    def picked(self) -> Summary | Tally | None:
        """What is told of beside the list."""
        place = self.list.selected
        if self.tab != GAMES:
            return self.tallies[place] if 0 <= place < len(self.tallies) else None
        return self.rows[place].game if 0 <= place < len(self.rows) else None

    def _can_pick(self, index: int) -> bool:
        return self.tab != GAMES or not self.rows[index].heading

    def _key(self, index: int) -> str:
        """By what a row that can be marked is known again; empty for any other."""
        row = self.rows[index] if self.tab == GAMES and index < len(self.rows) else Row()
        return row.game.id if row.game else row.file

    def _box(self, row: pygame.Rect) -> pygame.Rect:
        return gamerow.box(self.app.layout, row) if self.tab == GAMES else pygame.Rect(row.topleft, (0, 0))

    def _marked(self) -> None:
        if self.tab != GAMES:
            self.list.marked = set()
        self._able()
        self.redraw()

    @property
    def meant(self) -> list[Row]:
        """What is to be deleted: the marked rows, or the one picked."""
        if self.tab != GAMES:
            return []
        places = sorted(self.list.marked) or [self.list.selected]
        return [self.rows[place] for place in places if 0 <= place < len(self.rows) and self._key(place)]

    def _picked(self, index: int) -> None:
        self._tell()

    def _tell(self) -> None:
        """Make the page of what is picked."""
        picked = self.picked
        if isinstance(picked, Tally):
            self.chart.data = tallypage.chart(self.tab, picked, self.tallies)
        else:
            self.chart.data = gamepage.chart(picked)
        self.chart.at = max(self.chart.data.turns - 1, 0)
        self._able()
        self._place_page()
        self._ground = None
        self.redraw()

    def _able(self) -> None:
        self.watch_button.visible = self.tab == GAMES
        self.watch_button.enabled = isinstance(self.picked, Summary)
        self.export_button.enabled = bool(self.games) and not self.busy
        count = len(self.meant)
        self.delete_button.visible = self.tab == GAMES
        self.delete_button.enabled = bool(count) and not self.busy
        self.delete_button.label = "Delete" if count < 2 else f"Delete {count}"
        if self.button_line.width:
            self._place_buttons(self.button_line)

    # What can be done ---------------------------------------------------------------------------

    def watch(self) -> None:
        """Watch the picked game."""
        game = self.picked
        if isinstance(game, Summary) and self.watch_button.visible:
            chronicle = self.app.services.chronicle
            # The theatre plays it through in a thread of its own, and says what is wrong.
            open_theatre(self.app, lambda: chronicle.load(game.id), name=outcome(game))

    def export(self) -> None:
        """Write the games that are shown into a file."""
        if self.export_button.enabled:
            self.deeds.export(list(self.games))

    def delete(self) -> None:
        """Take the marked games, or the picked one, out of the chronicle."""
        if self.delete_button.enabled and self.delete_button.visible:
            games = [row.game for row in self.meant if row.game]
            self.deeds.delete(games, [row.file for row in self.meant if row.file], self._deleted)

    def _deleted(self) -> None:
        self.list.marked = set()
        self._read()
        self._able()

    # Keys ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """From the search field Enter and Down lead to the list; Escape first asks nothing any more."""
        if event.type == pygame.KEYDOWN and not any(choice.grabs for choice in self.filters.choices.values()):
            if self.board.focus is self.filters.search and event.key in (
                pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN,
            ) and self.list:  # fmt: skip
                self.board.by_keyboard = True
                self.board.set_focus(self.list)
                return True
            if event.key == pygame.K_ESCAPE and self.filters.asking:
                self.filters.clear()
                return True
        return super().handle(event)

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """E writes a file, Enter watches, Delete deletes, / searches, 1 to 5 turn to a page."""
        actions: dict[int, Callable[[], None]] = {
            pygame.K_e: self.export,
            pygame.K_DELETE: self.delete,
            pygame.K_RETURN: self.watch,
            pygame.K_SLASH: lambda: self.board.set_focus(self.filters.search),
        }
        for place, (tab, _) in enumerate(TABS):
            actions[pygame.K_1 + place] = lambda tab=tab: self.tabs.choose(tab)  # type: ignore[misc]
        return actions

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Choices and tabs above, the list with what is picked beside or under it, buttons below."""
        layout, px = self.app.layout, self.app.layout.px
        width = min(body.width, px(1720))
        x, y, gap = body.centerx - width // 2, body.y, px(8)
        y += self.filters.place(layout, pygame.Rect(x, y, width, 0))
        low = max(px(34), layout.font_px(theme.BODY) + px(12))
        tabs = min(max(self.tabs.wants(layout), px(480)), width)
        self.tabs.place(pygame.Rect(x, y, tabs, low))
        y += low + gap
        self.beside = layout.width_du >= WIDE
        high = max(px(42), layout.font_px(theme.BODY) + px(18))
        room = max(body.bottom - high - gap - y, px(180))
        left = width * 55 // 100 if self.beside else width
        self.frame = pygame.Rect(x, y, left, room)
        heads = tallyrow.head_height(layout) if self.tab != GAMES else 0
        inner = px(8)
        inside = self.frame.inflate(-2 * inner, -2 * inner)
        self.heads = pygame.Rect(inside.x, inside.y, inside.width, heads)
        self.list.place(pygame.Rect(inside.x, inside.y + heads, inside.width, inside.height - heads))
        self._set_rows()
        if self.beside:
            self.side = pygame.Rect(x + left + gap + px(4), y, width - left - gap - px(4), room)
            below = y + room
        else:
            self.side = pygame.Rect(x, y + room + gap, width, px(TOLD_HEIGHT))
            below = self.side.bottom
        self.button_line = pygame.Rect(x, below + gap, width, high)
        self._place_buttons(self.button_line)
        self._place_page()
        return below + gap + high - body.y

    def _place_buttons(self, line: pygame.Rect) -> None:
        px = self.app.layout.px
        each, gap = min(px(200), line.width // 3), px(12)
        right = line.right
        for button in self.buttons:
            button.place(pygame.Rect(right - each, line.y, each, line.height))
            if button.visible:
                right -= each + gap
        self.note_at = pygame.Rect(line.x + px(4), line.y, right - line.x - px(8), line.height)

    def _place_page(self) -> None:
        """Lay out what is told of the picked, the chart in it."""
        layout, picked = self.app.layout, self.picked
        self._page = None
        if isinstance(picked, Tally):
            self._page = tallypage.TallyPage(layout, self.tab, picked, self.chart.data, self.side)
        elif picked is not None:
            self._page = gamepage.GamePage(layout, picked, self.side)
        rect = self._page.chart_rect if self._page else None
        self.chart.visible = rect is not None
        if rect is not None:
            self.chart.lay(layout, rect)

    # Drawing ------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the page, and over everything the values of a turn."""
        super().draw(surface)
        self.chart.draw_values(surface, self.app.layout)

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the frames and what is told; say what there is, or that there is nothing."""
        layout = self.app.layout
        draw.panel(surface, self.frame, draw.PanelStyle(line_alpha=140))
        draw.panel(surface, self.side, draw.PanelStyle(line_alpha=140))
        if self.tab != GAMES and self.tallies:
            tallyrow.paint_heads(surface, layout, self.tab, self.heads)
        if isinstance(self._page, tallypage.TallyPage):
            self._page.draw(surface, self.chart.data)
        elif self._page is not None:
            self._page.draw(surface)
        if not len(self.list):
            text = rich(self.nothing(), theme.SUBTITLE, layout.font_px(theme.SUBTITLE),
                        self.frame.width - layout.px(60), theme.TEXT_SECOND, align="center")  # fmt: skip
            at = (self.frame.x + layout.px(30), self.frame.centery - text.height // 2)
            text.draw(surface, at)
        px = layout.font_px(theme.SMALL)
        line = draw.shorten(self.kept(), theme.SMALL, px, self.note_at.width)
        draw.text(surface, line, theme.SMALL, px, theme.TEXT_SECOND, self.note_at.midleft, middle=True)

    def nothing(self) -> str:
        """Why the list is empty."""
        if self.busy:
            return "Looking through the chronicle …"
        if self.filters.asking:
            return "No game fits what is sought."
        if not self.found.games:
            return "No game has been finished yet. Each one that is will be told here."
        return "There is nobody to tell of here."

    def kept(self) -> str:
        """What there is and what room it takes; nothing before it has been read."""
        return "" if self.reading else kept_words(self.found, len(self.games), len(self.list.marked))

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        chosen = index == self.list.selected
        if self.tab == GAMES:
            marked = index in self.list.marked
            gamerow.paint(target, self.app.layout, row, self.rows[index], chosen, over, marked, bool(self.list.marked))
        else:
            tallyrow.paint(target, self.app.layout, row, self.tab, self.tallies[index], chosen, over)
