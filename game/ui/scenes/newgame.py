"""New game: the game above, seats on the left, the table's options on the right, one sentence and Begin below."""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence
from typing import Any

import pygame

from game.match.handicap import handicap_words
from game.match.lobby import NO_HANDICAP, RANDOM
from game.match.texts import listed
from game.match.words import words
from game.ui import draw, theme
from game.ui.app import App
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.about import about
from game.ui.scenes.gametile import GameTile, chapter
from game.ui.scenes.handicap import HandicapScene
from game.ui.scenes.leftopen import OptionsScene
from game.ui.scenes.levelrow import LevelRow
from game.ui.scenes.message import error
from game.ui.scenes.page import PageScene
from game.ui.scenes.pairing import factions_in
from game.ui.scenes.seatrow import HEADS, SeatRow
from game.ui.scenes.setup import MOST, Setup
from game.ui.scenes.suggest import Suggestions
from game.ui.scenes.tableoptions import TableOptions
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments

log = logging.getLogger(__name__)

KEPT = "Everything is kept for next time."


class NewGameScene(PageScene):
    """Choose who plays what on which table. All of it is as it was last time, so Enter begins at once."""

    title = "New game"
    uses_gui = True

    def __init__(self) -> None:
        super().__init__()
        self.suggest = Suggestions(self._take_name)

    def enter(self, app: App) -> None:
        """Take up the last game's choices."""
        self.setup = Setup(app.services)
        super().enter(app)
        self.board.set_focus(self.begin)

    def build(self) -> Sequence[Widget]:
        """Make every widget from the choices."""
        setup = self.setup
        choose = {game.id: functools.partial(self._game, game.id) for game in setup.services.games()}
        self.games = [
            GameTile(game, game.id == setup.game, choose[game.id]).called(f"game.{game.id}")
            for game in setup.services.games()
        ]
        for tile in self.games:
            tile.focusable = len(self.games) > 1
        counts = [(str(n), str(n)) for n in setup.info.players]
        self.count = Segments(counts, str(setup.players), self._players).called("players")
        self.shuffle = Button("Shuffle seats", self._shuffle, icon_id="clockwise", role=theme.BODY).called("shuffle")
        self.chance = Button("Random factions", self._chance, icon_id="dice", role=theme.BODY).called("random")
        self.rows = [SeatRow(setup, index, self.remake, self._ask_handicap) for index in range(setup.players)]
        self.level = LevelRow(setup, self.remake).called("level") if setup.levelling else None
        self.options = TableOptions(setup, self.remake, self._ask_open)
        self.begin = Button("Begin", self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL).called("begin")
        seats = [widget for row in self.rows for widget in row.widgets()]
        seats += [self.level] if self.level else []
        # A draft leaves nothing to chance, a game without factions has none to give.
        chance = [self.chance] if setup.info.factions and not setup.draft else []
        return [*self.games, self.count, self.shuffle, *chance, *seats, *self.options.widgets(), self.begin]

    # Changes ------------------------------------------------------------------------------------

    def _game(self, key: str) -> None:
        if key != self.setup.game:
            self.setup.set_game(key)
            self.remake()

    def _players(self, value: str) -> None:
        self.setup.set_players(int(value))
        self.remake()

    def _shuffle(self) -> None:
        self.setup.shuffle()
        self.remake()

    def _chance(self) -> None:
        self.setup.random_factions()
        self.remake()

    def _ask_handicap(self, index: int) -> None:
        seat = self.setup.seats[index]

        def then(given: Any) -> None:
            if given is not None:
                seat.handicap = given
                self.remake()

        faction = next(iter(factions_in(self.setup.faction_of(index))), "")
        self.push(HandicapScene(seat.name.strip() or "this seat", faction, seat.handicap), then)

    def _ask_open(self) -> None:
        setup = self.setup

        def then(chosen: Any) -> None:
            if chosen is not None:
                front = {each.id for each in setup.info.options if each.front}
                kept = {key: value for key, value in setup.own_options.items() if key in front}
                setup.options[setup.game] = {**kept, **chosen}
                self.remake()

        behind = [each for each in setup.info.options if not each.front]
        self.push(OptionsScene(behind, setup.own_options), then)

    def leave(self) -> None:
        """Keep the choices for next time."""
        self.setup.keep()
        super().leave()

    def start(self) -> None:
        """Begin the game, or say why it cannot begin."""
        self.setup.keep_names()
        self.setup.keep()
        try:
            handle = self.app.services.start(self.setup.spec())
        except (OSError, ValueError) as problem:
            log.warning("a new game could not begin: %s", problem)
            self.push(error("This game cannot begin", problem))
            return
        if self.app.open_table is not None:
            self.replace(self.app.open_table(handle))

    # Names --------------------------------------------------------------------------------------

    def _naming(self) -> SeatRow | None:
        """The row of a person whose name is being typed."""
        return next((row for row in self.rows if row.name is self.board.focus and row.person), None)

    def _take_name(self, name: str) -> None:
        row = self._naming()
        if row:
            self.setup.seats[row.index].name = name
            row.name.set_text(name)
            self._ground = None

    def _offer(self) -> None:
        row = self._naming()
        names = self.setup.suggestions(row.index) if row else []
        if self.suggest.offer(row.name if row else None, names, self.app.layout):
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """The names under a field lie above everything, so they come first."""
        taken = self.suggest.handle(event) or super().handle(event)
        self._offer()
        return taken

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Two columns, or one where the window is narrow."""
        layout = self.app.layout
        gap = layout.px(12 if layout.compact else 18)
        wide = layout.width_du >= 1060
        seats_width = round((body.width - gap) * (0.66 if layout.compact else 0.68)) if wide else body.width
        table_width = body.width - seats_width - gap if wide else body.width
        y = self._place_games(layout, body)
        foot = layout.px(76 if layout.compact else 104) if wide else layout.px(130)
        self.stretch = 0
        seats_height = self._seats_height(layout, seats_width)
        if wide:
            # Rows share what height is left, so that the page fills its window.
            spare = body.bottom - y - seats_height - gap - foot
            self.stretch = max(0, min(spare // self._places, layout.px(40)))
            seats_height += self._places * self.stretch
        self.seats_panel = pygame.Rect(body.x, y, seats_width, seats_height)
        if wide:
            panel = pygame.Rect(self.seats_panel.right + gap, y, table_width, seats_height)
        else:
            panel = pygame.Rect(body.x, y + seats_height + gap, body.width, layout.px(500))
        self._place_seats(layout)
        panel.height = max(self.options.place(layout, panel), panel.height if wide else 0)
        self.table_panel = panel
        bottom = max(self.seats_panel.bottom, panel.bottom)
        if wide:
            self.seats_panel.height = panel.height = bottom - y
        top = bottom + gap
        self.foot = pygame.Rect(body.x, top, body.width, foot)
        self._place_foot(layout, wide)
        return self.foot.bottom - body.y

    def _place_games(self, layout: Layout, body: pygame.Rect) -> int:
        """Place the games where there is height for them, or more than one; returns where the rest begins."""
        head = layout.px(44)
        spare = layout.height_du - 54 - 104 - 620 - 84
        high = layout.px(min(spare, 206)) if not layout.compact and spare > 80 else 0
        if not high and len(self.games) > 1:
            high = layout.px(48 if layout.width_du >= 900 else 56)
            head = 0
        self.games_head = pygame.Rect(body.x, body.y, body.width, head if high else 0)
        gap = layout.px(20 if head else 10)
        across = (body.width - gap * (len(self.games) - 1)) // len(self.games)
        for index, tile in enumerate(self.games):
            tile.visible = bool(high)
            tile.place(pygame.Rect(body.x + index * (across + gap), self.games_head.bottom, across, high))
        return body.y + (head + high + gap if high else 0)

    def _seats_height(self, layout: Layout, width: int) -> int:
        row = SeatRow.height(layout, width - 2 * layout.px(12))
        gap = layout.px(6 if layout.compact else 10)
        return self._seats_head(layout, width) + self._places * (row + gap) + layout.px(4)

    @property
    def _places(self) -> int:
        """How many rows there is room for: always four, so that nothing jumps when a seat is taken away."""
        return max(MOST, len(self.rows))

    def _seats_head(self, layout: Layout, width: int) -> int:
        wraps = layout.px(48) if self._head_wraps(layout, width) else 0
        heads = 0 if SeatRow.narrow(layout, width - 2 * layout.px(12)) else layout.px(24 if layout.compact else 30)
        return layout.px(50 if layout.compact else 70) + wraps + heads

    def _head_button(self, layout: Layout) -> int:
        """Width of the buttons in the seats' head, by their words."""
        px = layout.font_px(theme.BODY)
        return draw.text_width("Random factions", theme.BODY, px) + px + layout.px(40)

    def _head_wraps(self, layout: Layout, width: int) -> bool:
        """Whether the buttons need a line of their own below the number of players."""
        return layout.px(170 + 110 + 60) + 2 * self._head_button(layout) > width

    def _place_seats(self, layout: Layout) -> None:
        panel = self.seats_panel
        margin = layout.px(12)
        high = max(layout.px(36), layout.font_px(theme.BODY) + layout.px(14))
        head = self._seats_head(layout, panel.width)
        middle = panel.y + layout.px(27 if layout.compact else 36)
        self.count.place(pygame.Rect(panel.x + layout.px(160 if layout.compact else 190), middle - high // 2,
                                     layout.px(110), high))  # fmt: skip
        button = self._head_button(layout)
        y = middle - high // 2
        if self._head_wraps(layout, panel.width):
            y += layout.px(48)
        self.chance.place(pygame.Rect(panel.right - margin - button, y, button, high))
        beside = margin + button if self.chance in self.board.widgets else 0
        self.shuffle.place(pygame.Rect(panel.right - margin - button - beside, y, button, high))
        row = SeatRow.height(layout, panel.width - 2 * margin) + self.stretch
        gap = layout.px(6 if layout.compact else 10)
        for index, seat in enumerate(self.rows):
            top = panel.y + head + index * (row + gap)
            seat.place(layout, pygame.Rect(panel.x + margin, top, panel.width - 2 * margin, row))
        if self.level:
            last = self.rows[-1].rect
            high = self.level.height(layout, last.width)
            self.level.place(pygame.Rect(last.x, last.bottom + gap, last.width, high))

    def _place_foot(self, layout: Layout, wide: bool) -> None:
        foot = self.foot
        margin = layout.px(14 if layout.compact else 20)
        high = layout.px(48 if layout.compact else 64)
        width = layout.px(220 if layout.compact else 384)
        self.begin.place(pygame.Rect(foot.right - margin - width, 0, width, high))
        self.begin.rect.centery = foot.centery if wide else foot.bottom - margin - high // 2

    # Drawing ------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the page, and over everything the names offered."""
        super().draw(surface)
        self.suggest.draw(surface, self.app.layout)

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panels, their heads and the sentence."""
        layout = self.app.layout
        if self.games_head.height:
            self._paint_head(surface, layout, 1, "The game", (self.games_head.x, self.games_head.centery))
        style = draw.PanelStyle(radius=layout.px(8), diamonds=False, line_alpha=140)
        draw.panel(surface, self.seats_panel, style)
        draw.panel(surface, self.table_panel, style)
        margin = layout.px(12 if layout.compact else 18)
        middle = self.count.rect.centery
        self._paint_head(surface, layout, 2, "Seats", (self.seats_panel.x + margin, middle))
        small = layout.font_px(theme.BODY_ITALIC)
        if self.shuffle.rect.x - self.count.rect.right > layout.px(270):
            at = (self.count.rect.right + layout.px(18), middle)
            told = "players, clockwise round the table"
            draw.text(surface, told, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, middle=True)
        for row in self.rows:
            row.paint(surface, layout)
        self._paint_about(surface, layout)
        if self.rows and not self.rows[0].two_lines:
            columns, _ = SeatRow.columns(layout, self.rows[0].rect)
            y = self.rows[0].rect.y - layout.px(14 if layout.compact else 19)
            for head, (x, _) in zip(HEADS[: self._heads], columns, strict=False):
                draw.text(surface, head, theme.BODY_ITALIC, small, theme.TEXT_THIRD, (x, y), middle=True)
        self.options.paint(surface, layout)
        self._paint_foot(surface, layout)

    def _paint_head(self, surface: pygame.Surface, layout: Layout, number: int, name: str, at: tuple[int, int]) -> None:
        x = at[0]
        if self.games_head.height:
            x = chapter(surface, layout, number, at).right + layout.px(12)
        px = layout.font_px(theme.HEAD_LARGE)
        where = (x, at[1])
        draw.text(surface, name, theme.HEAD_LARGE, px, theme.GOLD, where, middle=True)

    @property
    def _heads(self) -> int:
        """How many columns there is something in."""
        return 3 if not self.setup.info.factions else 4 if self.setup.draft else 5

    def _paint_about(self, surface: pygame.Surface, layout: Layout) -> None:
        """Where rows are free: how the game goes, in a few lines."""
        if not self.rows or len(self.rows) >= MOST:
            return
        panel, last = self.seats_panel, (self.level or self.rows[-1]).rect
        told = about(self.setup)
        box = pygame.Rect(last.x, last.bottom + layout.px(14), last.width, panel.bottom - last.bottom - layout.px(26))
        for role in (theme.CARD, theme.BODY):
            px = layout.font_px(role)
            made = rich(told, role, px, box.width - layout.px(60), theme.TEXT_SECOND)
            if made.height <= box.height:
                made.draw(surface, (box.x + layout.px(30), box.centery - made.height // 2))
                return

    def _paint_foot(self, surface: pygame.Surface, layout: Layout) -> None:
        foot = self.foot
        draw.panel(surface, foot, draw.PanelStyle(line=theme.GOLD, radius=layout.px(8), diamonds=False, line_alpha=190))
        margin = layout.px(14 if layout.compact else 24)
        one_column = self.begin.rect.bottom > foot.centery + self.begin.rect.height
        x = foot.x + margin
        if not one_column and self.games_head.height:
            x = chapter(surface, layout, 3, (x, foot.centery)).right + layout.px(16)
        width = foot.right - margin - x if one_column else self.begin.rect.x - x - margin
        sentence = rich(self.sentence(), theme.CARD, layout.font_px(theme.CARD), width)
        small = layout.font_px(theme.BODY_ITALIC)
        line = draw.line_height(theme.BODY_ITALIC, small)
        if one_column or sentence.height + line > foot.height - layout.px(10):
            line = 0
        y = foot.y + layout.px(10) if one_column else foot.centery - (sentence.height + line) // 2
        sentence.draw(surface, (x, y))
        if line:
            draw.text(surface, KEPT, theme.BODY_ITALIC, small, theme.TEXT_THIRD, (x, y + sentence.height))

    def sentence(self) -> str:
        """What is about to begin, in one sentence of rich text."""
        setup = self.setup
        factions = {choice.id: choice.name for choice in setup.info.factions}
        parts, given = [], []
        for index, seat in enumerate(setup.seated):
            chosen = setup.faction_of(index)
            named = " and ".join(f"<{each}>**{factions[each]}**</>" for each in factions_in(chosen))
            what = named or ("<second>chance</>" if chosen == RANDOM else "")
            name = escape(seat.name.strip() or "Somebody")
            parts.append((f"**{name}** with {what}" if seat.person else what) if what else f"**{name}**")
            if not setup.draft and setup.info.factions and seat.handicap != NO_HANDICAP:
                given.append(f"{named or name} {handicap_words(words(), *seat.handicap)}")
        people = sorted(range(len(parts)), key=lambda i: not setup.seated[i].person)
        ordered = [parts[i] for i in people]
        names = {choice.id: choice.name for choice in setup.info.boards.get(setup.players, ())}
        editions = {choice.id: choice.name for choice in setup.info.editions}
        rest = listed(ordered[1:])
        told = [names[setup.map]] if setup.map else [setup.info.name]
        if setup.info.editions:
            told.append(f"{editions[setup.edition].lower()} of the rules")
        if setup.draft:
            told.append("each drafts two factions")
        table = f"{'; '.join(told)}."
        handicaps = f"\nHandicap: {'; '.join(given)}." if given else ""
        return f"{ordered[0]} against {rest}. {table}{handicaps}"
