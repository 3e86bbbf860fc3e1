"""New game: seats on the left, the table's options on the right, one sentence and Begin below."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Sequence

import pygame

from game.ui import draw, theme
from game.ui.app import App
from game.ui.layout import Layout
from game.ui.pictures import map_part
from game.ui.rich import escape, rich
from game.ui.scenes.message import error
from game.ui.scenes.page import PageScene
from game.ui.scenes.seatrow import SeatRow
from game.ui.scenes.setup import FEWEST, LARGEST_SEED, MOST, Setup
from game.ui.services import RANDOM, Choice
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable, Segments, Toggle
from game.ui.widgets.entry import TextField

log = logging.getLogger(__name__)

VIEWS = {
    "earth_4_west3_east5": ((0.68, 0.36), 0.52),
    "earth_4_west5_east3": ((0.24, 0.40), 0.52),
}
"""Which part of a map's picture shows best what is special about it."""


class MapTile(Pressable):
    """A map to choose: its picture and its name."""

    def __init__(self, choice: Choice, chosen: bool, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, choice.text)
        self.choice = choice
        self.chosen = chosen

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the picture, bright when chosen, and the name below."""
        px = layout.font_px(theme.BODY_BOLD)
        line = draw.line_height(theme.BODY_BOLD, px)
        frame = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, self.rect.height - line - layout.px(2))
        centre, span = VIEWS.get(self.choice.id, ((0.5, 0.5), 1.0))
        if self.chosen or self.hovered:
            draw.glow(target, frame, theme.GOLD, layout.px(5), 2, 110)
        picture = map_part(self.choice.id, frame.width, frame.height, centre, span)
        if picture is not None:
            target.blit(picture, frame)
        else:
            draw.fill(target, frame, theme.SEA_DEEP)
        if not self.chosen:
            draw.fill(target, frame, theme.VIGNETTE_BOTTOM, None, 0, 110)
        draw.outline(target, frame, theme.GOLD if self.chosen or self.hovered else theme.BRASS_LINE, 0, 1)
        role = theme.BODY_BOLD if self.chosen else theme.BODY
        name = draw.shorten(self.choice.name, role, px, self.rect.width)
        colour = theme.TEXT if self.chosen else theme.TEXT_SECOND
        draw.text(target, name, role, px, colour, (self.rect.x, frame.bottom + layout.px(3)))


@functools.lru_cache(maxsize=2)
def _hero_ground(width: int, height: int) -> pygame.Surface:
    """The Earth coming out of the dark, behind the game's name."""
    made = draw.gradient(width, height, theme.PANEL_TOP, theme.PANEL_BOTTOM).copy()
    wide = round(width * 0.62)
    picture = map_part("earth_3", wide, height, (0.55, 0.36), 0.9)
    if picture is not None:
        made.blit(picture, (width - wide, 0))
        middle = theme.mix(theme.PANEL_TOP, theme.PANEL_BOTTOM, 0.5)
        made.blit(draw.side_fade(round(wide * 0.6), height, middle, 255, 0), (width - wide, 0))
    return made


class NewGameScene(PageScene):
    """Choose who plays what on which table. All of it is as it was last time, so Enter begins at once."""

    title = "New game"
    uses_gui = True

    def enter(self, app: App) -> None:
        """Take up the last game's choices."""
        self.setup = Setup(app.services)
        super().enter(app)
        self.board.set_focus(self.begin)

    def build(self) -> Sequence[Widget]:
        """Make every widget from the choices."""
        setup = self.setup
        counts = [(str(n), str(n)) for n in range(FEWEST, MOST + 1)]
        self.count = Segments(counts, str(setup.players), self._players)
        self.shuffle = Button("Shuffle seats", self._shuffle, icon_id="clockwise", role=theme.BODY)
        self.chance = Button("Random factions", self._chance, icon_id="dice", role=theme.BODY)
        self.rows = [SeatRow(setup, index, self._changed) for index in range(setup.players)]
        maps = setup.services.maps(setup.players)
        choose = {choice.id: functools.partial(self._map, choice.id) for choice in maps}
        self.maps = [MapTile(choice, choice.id == setup.map, choose[choice.id]) for choice in maps]
        for tile in self.maps:
            tile.focusable = len(self.maps) > 1
        editions = setup.services.editions()
        self.edition = Segments([(e.id, e.name) for e in editions], setup.edition, self._edition)
        self.gates = Toggle(setup.auto_gates, self._gates)
        self.undo = Toggle(setup.strict_undo, self._undo)
        digits = len(str(LARGEST_SEED))
        self.seed = TextField(setup.seed, self._seed, hint="chosen for you", limit=digits, digits=True)
        self.begin = Button("Begin", self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL)
        seats = [widget for row in self.rows for widget in row.widgets()]
        table = [*self.maps, self.edition, self.gates, self.undo, self.seed]
        return [self.count, self.shuffle, self.chance, *seats, *table, self.begin]

    # Changes ------------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Build anew after a change that alters which widgets there are; the focus stays on the same place."""
        focus = self.board.focus
        index = self.board.widgets.index(focus) if focus in self.board.widgets else -1
        kind = type(focus)
        self.rebuild()
        self.place_all()
        if 0 <= index < len(self.board.widgets) and type(self.board.widgets[index]) is kind:
            self.board.set_focus(self.board.widgets[index])
        self.redraw()

    def _players(self, value: str) -> None:
        self.setup.set_players(int(value))
        self._changed()

    def _shuffle(self) -> None:
        self.setup.shuffle()
        self._changed()

    def _chance(self) -> None:
        self.setup.random_factions()
        self._changed()

    def _map(self, key: str) -> None:
        self.setup.map = key
        for tile in self.maps:
            tile.chosen = tile.choice.id == key

    def _edition(self, value: str) -> None:
        self.setup.edition = value

    def _gates(self, value: bool) -> None:
        self.setup.auto_gates = value

    def _undo(self, value: bool) -> None:
        self.setup.strict_undo = value

    def _seed(self, value: str) -> None:
        self.setup.seed = value

    def leave(self) -> None:
        """Keep the choices for next time."""
        self.setup.keep()
        super().leave()

    def start(self) -> None:
        """Begin the game, or say why it cannot begin."""
        self.setup.keep()
        try:
            handle = self.app.services.start(self.setup.spec())
        except (OSError, ValueError) as problem:
            log.warning("a new game could not begin: %s", problem)
            self.push(error("This game cannot begin", problem))
            return
        if self.app.open_table is not None:
            self.replace(self.app.open_table(handle))

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Two columns, or one where the window is narrow."""
        layout = self.app.layout
        gap = layout.px(12 if layout.compact else 16)
        wide = layout.width_du >= 1060
        seats_width = round((body.width - gap) * (0.64 if layout.compact else 0.68)) if wide else body.width
        table_width = body.width - seats_width - gap if wide else body.width
        y = body.y
        self.hero = self._hero_rect(layout, body)
        y += self.hero.height + gap if self.hero.height else 0
        foot = layout.px(76 if layout.compact else 104) if wide else layout.px(130)
        self.stretch = 0
        seats_height = self._seats_height(layout, seats_width)
        if wide:
            # Rows share what height is left, so that the page fills its window.
            spare = body.bottom - y - seats_height - gap - foot
            self.stretch = max(0, min(spare // MOST, layout.px(40)))
            seats_height += MOST * self.stretch
        self.seats_panel = pygame.Rect(body.x, y, seats_width, seats_height)
        if wide:
            self.table_panel = pygame.Rect(self.seats_panel.right + gap, y, table_width, seats_height)
        else:
            self.table_panel = pygame.Rect(body.x, y + seats_height + gap, body.width, layout.px(430))
        self._place_seats(layout)
        needed = self._place_table(layout)
        if not wide or needed > self.table_panel.height:
            self.table_panel.height = needed
        bottom = max(self.seats_panel.bottom, self.table_panel.bottom)
        if wide:
            self.seats_panel.height = self.table_panel.height = bottom - y
        top = bottom + gap
        self.foot = pygame.Rect(body.x, top, body.width, foot)
        self._place_foot(layout, wide)
        return self.foot.bottom - body.y

    def _hero_rect(self, layout: Layout, body: pygame.Rect) -> pygame.Rect:
        """The game's own strip, where there is height to spare."""
        if layout.compact:
            return pygame.Rect(body.x, body.y, body.width, 0)
        spare = layout.height_du - 54 - 104 - 5 * 116 - 150
        return pygame.Rect(body.x, body.y, body.width, layout.px(max(0, min(spare, 190))) if spare > 90 else 0)

    def _seats_height(self, layout: Layout, width: int) -> int:
        row = SeatRow.height(layout, width - 2 * layout.px(12))
        gap = layout.px(6 if layout.compact else 10)
        # The panel keeps the height of four seats, so that nothing jumps when one is taken away.
        return self._seats_head(layout, width) + MOST * (row + gap) + layout.px(8)

    def _seats_head(self, layout: Layout, width: int) -> int:
        return layout.px(56 if layout.compact else 72) + (layout.px(48) if self._head_wraps(layout, width) else 0)

    def _head_button(self, layout: Layout) -> int:
        """Width of the buttons in the seats' head, by their words."""
        px = layout.font_px(theme.BODY)
        return draw.text_width("Random factions", theme.BODY, px) + px + layout.px(40)

    def _head_wraps(self, layout: Layout, width: int) -> bool:
        """Whether the buttons need a line of their own below the number of players."""
        return layout.px(150 + 110 + 60) + 2 * self._head_button(layout) > width

    def _place_seats(self, layout: Layout) -> None:
        panel = self.seats_panel
        margin = layout.px(12)
        high = max(layout.px(36), layout.font_px(theme.BODY) + layout.px(14))
        head = self._seats_head(layout, panel.width)
        middle = panel.y + layout.px(28 if layout.compact else 37)
        self.count.place(pygame.Rect(panel.x + layout.px(150 if layout.compact else 172), middle - high // 2,
                                     layout.px(110), high))  # fmt: skip
        button = self._head_button(layout)
        y = middle - high // 2
        if self._head_wraps(layout, panel.width):
            y += layout.px(48)
        self.chance.place(pygame.Rect(panel.right - margin - button, y, button, high))
        self.shuffle.place(pygame.Rect(panel.right - 2 * margin - 2 * button, y, button, high))
        row = SeatRow.height(layout, panel.width - 2 * margin) + self.stretch
        gap = layout.px(6 if layout.compact else 10)
        for index, seat in enumerate(self.rows):
            top = panel.y + head + index * (row + gap)
            seat.place(layout, pygame.Rect(panel.x + margin, top, panel.width - 2 * margin, row))

    def _place_table(self, layout: Layout) -> int:
        """Place the options; returns the height the panel needs."""
        panel = self.table_panel
        margin = layout.px(14 if layout.compact else 24)
        x, width = panel.x + margin, panel.width - 2 * margin
        y = panel.y + layout.px(48 if layout.compact else 64)
        label = draw.line_height(theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD))
        gap = layout.px(12)
        half = (width - gap) // 2
        tile = round(half * 0.60) + label + min(self.stretch, half // 5)
        if len(self.maps) == 1:
            self.maps[0].place(pygame.Rect(x, y, width, tile))
        for index, choice in enumerate(self.maps if len(self.maps) > 1 else ()):
            choice.place(pygame.Rect(x + index * (half + gap), y, half, tile))
        y += tile + layout.px(10 if layout.compact else 22)
        self.option_top = y
        step = layout.px(46 if layout.compact else 62) + self.stretch // 2
        high = max(layout.px(36), layout.font_px(theme.BODY) + layout.px(14))
        self.option_rows = [pygame.Rect(x, y + index * step, width, high) for index in range(4)]
        right = x + width
        for widget, row, wide in zip((self.edition, self.gates, self.undo, self.seed), self.option_rows,
                                     (min(270, width / layout.scale * 0.66), 48, 48, 200), strict=True):  # fmt: skip
            widget.place(pygame.Rect(right - layout.px(wide), row.y, layout.px(wide), high))
        return self.option_rows[-1].bottom + margin - panel.y

    def _place_foot(self, layout: Layout, wide: bool) -> None:
        foot = self.foot
        margin = layout.px(14 if layout.compact else 20)
        high = layout.px(48 if layout.compact else 64)
        width = layout.px(220 if layout.compact else 360)
        self.begin.place(pygame.Rect(foot.right - margin - width, 0, width, high))
        self.begin.rect.centery = foot.centery if wide else foot.bottom - margin - high // 2

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panels, their heads and the sentence."""
        layout = self.app.layout
        if self.hero.height:
            self._paint_hero(surface, layout)
        style = draw.PanelStyle(radius=layout.px(8), diamonds=False, line_alpha=140)
        draw.panel(surface, self.seats_panel, style)
        draw.panel(surface, self.table_panel, style)
        px = layout.font_px(theme.HEAD_LARGE)
        margin = layout.px(14 if layout.compact else 24)
        middle = self.count.rect.centery
        head = (self.seats_panel.x + margin, middle)
        draw.text(surface, "Seats", theme.HEAD_LARGE, px, theme.GOLD, head, middle=True)
        small = layout.font_px(theme.BODY_ITALIC)
        if self.shuffle.rect.x - self.count.rect.right > layout.px(250):
            at = (self.count.rect.right + layout.px(16), middle)
            words = "players, clockwise round the table"
            draw.text(surface, words, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, middle=True)
        for row in self.rows:
            row.paint(surface, layout)
        top = self.table_panel.y + layout.px(24 if layout.compact else 34)
        at = (self.table_panel.x + margin, top)
        draw.text(surface, "The table", theme.HEAD_LARGE, px, theme.GOLD, at, middle=True)
        at = (self.table_panel.right - margin, top)
        draw.text(surface, "as last time", theme.BODY_ITALIC, small, theme.TEXT_THIRD, at, "right", middle=True)
        self._paint_options(surface, layout)
        self._paint_foot(surface, layout)

    def _paint_hero(self, surface: pygame.Surface, layout: Layout) -> None:
        rect = self.hero
        surface.blit(_hero_ground(rect.width, rect.height), rect)
        draw.outline(surface, rect, theme.GOLD, 0, 1, 200)
        x = rect.x + layout.px(28)
        title, body = layout.font_px(theme.TITLE_LARGE), layout.font_px(theme.CARD)
        line = draw.line_height(theme.TITLE_LARGE, title)
        y = rect.centery - (line + 2 * draw.line_height(theme.CARD, body)) // 2
        draw.text(surface, "Cthulhu Wars", theme.TITLE_LARGE, title, theme.TEXT, (x, y))
        y += line
        draw.text(surface, "3 or 4 players", theme.CARD, body, theme.TEXT, (x, y))
        y += draw.line_height(theme.CARD, body)
        px = layout.font_px(theme.SEA)
        draw.text(surface, "Four cults fight for the Earth.", theme.SEA, px, theme.TEXT_SECOND, (x, y))

    def _paint_options(self, surface: pygame.Surface, layout: Layout) -> None:
        strict = "only until dice or Signs show" if self.setup.strict_undo else "back to any decision"
        notes = (
            ("Edition", ""),
            ("Gates", "taken for you when free"),
            ("Strict undo", strict),
            ("Seed", "the same seed, the same dice"),
        )
        bold, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        column = max(draw.text_width(name, theme.BODY_BOLD, bold) for name, _ in notes) + layout.px(14)
        widgets = (self.edition, self.gates, self.undo, self.seed)
        for (name, note), row, widget in zip(notes, self.option_rows, widgets, strict=True):
            draw.text(surface, name, theme.BODY_BOLD, bold, theme.TEXT, (row.x, row.centery), middle=True)
            room = widget.rect.x - row.x - column - layout.px(10)
            if note and draw.text_width(note, theme.BODY_ITALIC, small) <= room:
                at = (row.x + column, row.centery)
                draw.text(surface, note, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, middle=True)

    def _paint_foot(self, surface: pygame.Surface, layout: Layout) -> None:
        foot = self.foot
        draw.panel(surface, foot, draw.PanelStyle(line=theme.GOLD, radius=layout.px(8), diamonds=False, line_alpha=190))
        margin = layout.px(16 if layout.compact else 28)
        one_column = self.begin.rect.bottom > foot.centery + self.begin.rect.height
        width = foot.width - 2 * margin if one_column else self.begin.rect.x - foot.x - 2 * margin
        sentence = rich(self.sentence(), theme.CARD, layout.font_px(theme.CARD), width)
        y = foot.y + layout.px(10) if one_column else foot.centery - sentence.height // 2
        sentence.draw(surface, (foot.x + margin, y))

    def sentence(self) -> str:
        """What is about to begin, in one sentence of rich text."""
        setup = self.setup
        factions = {choice.id: choice.name for choice in setup.services.factions()}
        parts = []
        for seat in setup.seated:
            what = "<second>chance</>" if seat.faction == RANDOM else f"<{seat.faction}>**{factions[seat.faction]}**</>"
            parts.append(f"**{escape(seat.name.strip() or 'Somebody')}** with {what}" if seat.person else what)
        people = sorted(range(len(parts)), key=lambda i: not setup.seated[i].person)
        ordered = [parts[i] for i in people]
        names = {choice.id: choice.name for choice in setup.services.maps(setup.players)}
        editions = {choice.id: choice.name for choice in setup.services.editions()}
        rest = ", ".join(ordered[1:-1]) + " and " + ordered[-1] if len(ordered) > 2 else ordered[-1]
        return f"{ordered[0]} against {rest}. {names[setup.map]}; {editions[setup.edition].lower()} of the rules."
