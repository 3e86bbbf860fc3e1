"""The right panel of the new game screen: map, edition, what the game leaves open, conveniences, pace, seed."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.match.lobby import PACES
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.gametile import MapTile
from game.ui.scenes.leftopen import OpenBox
from game.ui.scenes.setup import LARGEST_SEED, Setup
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments, Toggle
from game.ui.widgets.cycle import Cycle
from game.ui.widgets.entry import TextField

UNDO = (("free", "Free"), ("strict", "Strict"), ("ironman", "Ironman"))
PACE_NAMES = {"slow": "slow", "normal": "normal", "fast": "fast", "at_once": "at once"}


class TableOptions:
    """The widgets of the panel and what is painted round them."""

    def __init__(self, setup: Setup, changed: Callable[[], None], ask_open: Callable[[], None]) -> None:
        self.setup = setup
        self.changed = changed
        maps = setup.info.boards.get(setup.players, ())
        choose = {choice.id: functools.partial(self._map, choice.id) for choice in maps}
        self.maps = [
            MapTile(choice, choice.id == setup.map, choose[choice.id]).called(f"map.{choice.id}") for choice in maps
        ]
        for tile in self.maps:
            tile.focusable = len(self.maps) > 1
        editions = [(each.id, each.name) for each in setup.info.editions]
        self.edition = Segments(editions, setup.edition, self._edition).called("edition")
        self.gates = Toggle(setup.auto_gates, self._gates).called("gates")
        mode = "ironman" if setup.ironman else "strict" if setup.strict_undo else "free"
        self.undo = Segments(UNDO, mode, self._undo).called("undo")
        self.draw_seats = Toggle(setup.random_seats, self._random_seats).called("random_seats")
        paces = [(pace, PACE_NAMES.get(pace, pace)) for pace in PACES]
        self.pace = Segments(paces, setup.services.settings.bot_pace, self._pace).called("pace")
        digits = len(str(LARGEST_SEED))
        self.seed = TextField(setup.seed, self._seed, hint="chosen for you", limit=digits, digits=True).called("seed")
        self.lines = self._lines(ask_open)
        self.rows: list[pygame.Rect] = []
        self.panel = pygame.Rect(0, 0, 0, 0)

    def widgets(self) -> list[Widget]:
        """All of them, in tab order."""
        return [*self.maps, *(widget for _, _, widget, _ in self.lines)]

    def _lines(self, ask_open: Callable[[], None]) -> list[tuple[str, str, Widget, float]]:
        """The rows: name, note, widget, and its width as a share of the row (0: a toggle's)."""
        setup, own = self.setup, self.setup.own_options
        lines: list[tuple[str, str, Widget, float]] = []
        if setup.info.editions:
            lines.append(("Edition", "", self.edition, 0.66))
        if setup.paired:
            now = "draft" if setup.drafted else "given"
            ways = Segments([("draft", "drafted"), ("given", "given")], now, self._draft).called("factions")
            lines.append(("Factions", "two for each", ways, 0.5))
        options = setup.info.options
        for each in options:
            if each.front:
                choose = functools.partial(self._option, each.id)
                values = [(value.id, value.name) for value in each.choices]
                cycle = Cycle(values, own.get(each.id, each.usual), choose, each.usual).called(f"option.{each.id}")
                cycle.tooltip = escape(each.text)
                lines.append((each.name, "", cycle, 0.62))
        behind = [each for each in options if not each.front]
        if behind:
            lines.append(("Rules left open", "", OpenBox(behind, own, ask_open).called("options"), 0.4))
        if setup.info.factions:
            lines.append(("Gates", "taken for you when free", self.gates, 0))
        lines += [
            ("Undo", "", self.undo, 0.8),
            ("Random seats", "drawn when you begin", self.draw_seats, 0),
            ("Bots’ pace", "", self.pace, 0.76),
            ("Seed", "the same seed, the same dice", self.seed, 0.48),
        ]
        return lines

    # Changes ------------------------------------------------------------------------------------

    def _map(self, key: str) -> None:
        self.setup.map = key
        for tile in self.maps:
            tile.chosen = tile.choice.id == key

    def _draft(self, value: str) -> None:
        self.setup.drafted = value == "draft"
        self.changed()

    def _option(self, key: str, value: str) -> None:
        self.setup.own_options[key] = value

    def _edition(self, value: str) -> None:
        self.setup.edition = value

    def _gates(self, value: bool) -> None:
        self.setup.auto_gates = value

    def _undo(self, value: str) -> None:
        self.setup.strict_undo, self.setup.ironman = value == "strict", value == "ironman"

    def _random_seats(self, value: bool) -> None:
        self.setup.random_seats = value

    def _pace(self, value: str) -> None:
        self.setup.services.settings.bot_pace = next(each for each in PACES if each == value)

    def _seed(self, value: str) -> None:
        self.setup.seed = value

    # Places -------------------------------------------------------------------------------------

    def place(self, layout: Layout, panel: pygame.Rect) -> int:
        """Place everything in the panel; returns the height it needs."""
        self.panel = panel
        margin = layout.px(14 if layout.compact else 24)
        x, width = panel.x + margin, panel.width - 2 * margin
        y = panel.y + layout.px(46 if layout.compact else 64)
        label = draw.line_height(theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD))
        gap = layout.px(12)
        half = (width - gap) // 2
        high = max(layout.px(36), layout.font_px(theme.BODY) + layout.px(14))
        rows = len(self.lines)
        shortest = round(half * 0.5) + label if self.maps else 0
        spare = panel.height - (y - panel.y) - shortest - rows * (high + layout.px(6)) - margin - gap
        tile = shortest + max(0, min(spare // 2, half // 3)) if self.maps else 0
        if len(self.maps) == 1:
            self.maps[0].place(pygame.Rect(x, y, width, tile))
        for index, choice in enumerate(self.maps if len(self.maps) > 1 else ()):
            choice.place(pygame.Rect(x + index * (half + gap), y, half, tile))
        y += tile + layout.px(14 if layout.compact else 24)
        self.line_y = y - layout.px(8 if layout.compact else 12)
        left = panel.bottom - margin - y - rows * high
        step = high + max(layout.px(6), min(left // rows, layout.px(22)))
        self.rows = [pygame.Rect(x, y + index * step, width, high) for index in range(rows)]
        for (_, _, widget, share), row in zip(self.lines, self.rows, strict=True):
            across = min(layout.px(280), round(width * share)) if share else layout.px(48)
            for wide, least in ((self.pace, 270), (self.undo, 240)):
                if widget is wide:
                    across = min(max(wide.wants(layout), layout.px(least)), round(width * share))
            widget.place(pygame.Rect(x + width - across, row.y, across, high))
        return self.rows[-1].bottom + margin - panel.y

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint the panel's head and the names of the options."""
        margin = layout.px(14 if layout.compact else 24)
        top = self.panel.y + layout.px(24 if layout.compact else 34)
        px, small = layout.font_px(theme.HEAD_LARGE), layout.font_px(theme.BODY_ITALIC)
        at = (self.panel.x + margin, top)
        draw.text(surface, "The table", theme.HEAD_LARGE, px, theme.GOLD, at, middle=True)
        at = (self.panel.right - margin, top)
        draw.text(surface, "as last time", theme.BODY_ITALIC, small, theme.TEXT_THIRD, at, "right", middle=True)
        draw.hairline(surface, (self.panel.x + margin, self.line_y), self.panel.width - 2 * margin, fade=True)
        strict = "only until dice or Signs show" if self.setup.strict_undo else "back to any decision"
        strict = "strict, and one save" if self.setup.ironman else strict
        bold = layout.font_px(theme.BODY_BOLD)
        column = max(draw.text_width(name, theme.BODY_BOLD, bold) for name, _, _, _ in self.lines) + layout.px(14)
        for (name, note, widget, _), row in zip(self.lines, self.rows, strict=True):
            if draw.text_width(name, theme.BODY_BOLD, bold) > widget.rect.x - row.x:
                name = name.rpartition(" ")[2].capitalize()
            if widget is self.undo:
                note = strict
            draw.text(surface, name, theme.BODY_BOLD, bold, theme.TEXT, (row.x, row.centery), middle=True)
            room = widget.rect.x - row.x - column - layout.px(10)
            if isinstance(widget, Toggle):
                room += layout.px(6)
            if note and draw.text_width(note, theme.BODY_ITALIC, small) <= room:
                at = (row.x + column, row.centery)
                draw.text(surface, note, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, middle=True)
