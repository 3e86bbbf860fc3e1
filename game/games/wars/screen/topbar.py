"""The bar on top: turn and phase, order of play, the Doom ruler, the Ritual track, and the buttons at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.wars.screen.doom_track import END, DoomTrack
from game.games.wars.words.tableview import Table
from game.match.words import Words
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.bar_buttons import IRON, BarButton
from game.ui.widgets.painted import Hint, Painted, caption

TERMS = (("order", "order"), ("doom", "doom_track"), ("ritual", "ritual_track"), ("cost", "ritual"))
"""What is told of the bar's parts."""


Painter = Callable[[pygame.Surface, pygame.Rect, Layout], None]


class Place(Hint):
    """A part of the bar; ``tip_at`` gives its tooltip for a point of it."""

    def __init__(self, tip_at: Callable[[tuple[int, int]], str]) -> None:
        super().__init__()
        self._tip_at = tip_at
        self.thing_at: Callable[[tuple[int, int]], tuple[str, str] | None] = lambda point: None

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of what is pointed at."""
        if event.type != pygame.MOUSEMOTION:
            return False
        before, self.tooltip = self.tooltip, self._tip_at(event.pos)
        return before != self.tooltip


class TopBar(Painted):
    """Everything of the bar but its buttons. ``parts`` are places with tooltips of their own.

    The Doom ruler's medals slide, painted over the rest. Cells called ``phases`` name the phase that is going on.
    """

    ends = f"The game ends after a Doom phase with {END} or more."

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.table: Table | None = None
        self.deciding = ""
        self.ironman = False
        self.track = DoomTrack()
        self.order_hint = Place(self._order_tip).called("top.order")
        self.doom_hint = Place(self._doom_tip).called("top.doom")
        self.ritual_hint = Place(self._ritual_tip).called("top.ritual")
        self.iron_hint = Place(lambda _: IRON).called("top.iron")
        self.hints = {
            ("order",): self.order_hint, ("doom",): self.doom_hint, ("ritual", "cost"): self.ritual_hint,
            **self.own_hints(),
        }  # fmt: skip
        """What is told of the parts, by the cells they may stand in."""
        self.parts = [*self.hints.values(), self.iron_hint]
        self.plate_shown = False
        """Whether the plate below the strips is in sight, if the game has one."""
        for part in self.parts:
            part.thing_at = self.thing_at
        self._tips: dict[str, str] = {}
        self._cells: dict[str, pygame.Rect] = {}
        self._layout: Layout | None = None

    def show(self, table: Table, deciding: str, pace: float = 0.0) -> None:
        """Show a table; ``deciding`` is the faction that must choose. With a ``pace`` medals slide."""
        self.table, self.deciding = table, deciding
        self.track.show(table.sides, pace)
        self.track.decay = table.decay or 0
        name = self.words.name
        way = "clockwise round the table" if table.clockwise else "counterclockwise round the table"
        way = "to and fro" if len({side.seat for side in table.sides}) == 2 else way
        order = " › ".join(f"{{glyph:{side}}} {name('faction', side)}" for side in table.order)
        doom = sorted(table.sides, key=lambda side: -side.doom)
        lines = "\n".join(f"{{glyph:{s.faction}}} {name('faction', s.faction)} **{s.doom}**" for s in doom)
        if table.ritual < len(table.track):
            cost = table.track[table.ritual]
            left = len(table.track) - table.ritual
            words = f"The next Ritual costs **{cost} Power**. After {left} more the game ends by Instant Death."
        else:
            words = "The marker stands on Instant Death: the game ends with this Doom phase."
        self._tips = {
            "order": f"**Order of play**, {way}\n{order}",
            "doom": f"**Doom**\n{lines}\n<second>{self.ends}</>",
            "ritual": f"**Ritual of Annihilation**\n{words}",
            **self.own_tips(table),
        }
        for cells, part in self.hints.items():
            part.tooltip = self._tips[cells[0]]

    # What a game built on this one adds ---------------------------------------------------------

    def own_hints(self) -> dict[tuple[str, ...], Place]:
        """Parts that only this game has, by the cells they may stand in."""
        return {}

    def own_tips(self, table: Table) -> dict[str, str]:
        """What is told of them, by cell."""
        return {}

    def own_cells(self, free: pygame.Rect, ritual: int, layout: Layout) -> tuple[dict[str, pygame.Rect], int]:
        """Their cells in what is free of the bar, from the left, and how much is left of it.

        The Ritual track wants ``ritual`` pixels.
        """
        return {}, free.width

    def own_painters(self) -> dict[str, Painter]:
        """What paints them, by cell."""
        return {}

    def own_thing(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point of them."""
        return None

    # Motion -----------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether medals slide."""
        return "doom" in self._cells and self.track.busy

    @property
    def moving_area(self) -> pygame.Rect:
        """Where something moves: the ruler."""
        return self._cells["doom"]

    def advance(self, dt: float) -> None:
        """Let them slide on."""
        self.track.advance(dt)

    def finish(self) -> None:
        """Let them be where they are going."""
        self.track.finish()

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Blit the bar's picture, then the medals on the Doom ruler."""
        super().draw(target, layout)
        if self.table and (cell := self._cells.get("doom")):
            self.track.draw_medals(target, cell, layout)

    # Pointing ---------------------------------------------------------------------------------

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point of the bar: (kind, id) as the texts name it."""
        if self.table is None or self._layout is None:
            return None
        if own := self.own_thing(point):
            return own
        for cell, term in TERMS:
            rect = self._cells.get(cell)
            if rect is None or not rect.collidepoint(point):
                continue
            faction = ""
            if cell == "order":
                faction = self._medal_at(point)
            elif cell == "doom":
                faction = self.track.faction_at(point, rect, self._layout)
            elif cell == "ritual" and self._ritual_at(point) == len(self.table.track):
                return ("term", "instant_death")
            return ("faction", faction) if faction else ("term", term)
        return None

    def _medal_at(self, point: tuple[int, int]) -> str:
        """Whose medal in the order of play is at a point; "" for nobody's."""
        assert self.table is not None and self._layout is not None
        cell, layout = self._cells["order"], self._layout
        place = (point[0] - cell.x) // layout.px(42 if not layout.compact else 30)
        order = self.table.order
        return order[place] if 0 <= place < len(order) and point[1] > cell.y + layout.px(10) else ""

    def _ritual_at(self, point: tuple[int, int]) -> int:
        """The cell of the Ritual track at a point; -1 for none."""
        assert self.table is not None and self._layout is not None
        cell = self._cells.get("ritual")
        if cell is None:
            return -1
        x, step = self._track_x(cell, self._layout)
        place = (point[0] - x) // step
        return place if 0 <= place <= len(self.table.track) and point[0] >= x else -1

    def _track_x(self, cell: pygame.Rect, layout: Layout) -> tuple[int, int]:
        """Where the Ritual track begins, and the step from cell to cell."""
        px = layout.px
        return (cell.x, px(44)) if not layout.compact else (cell.x + px(60), px(27))

    def _order_tip(self, point: tuple[int, int]) -> str:
        faction = self._medal_at(point) if self.table and self._layout else ""
        return f"{self._faction_tip(faction)}\n{self._tips['order']}" if faction else self._tips.get("order", "")

    def _doom_tip(self, point: tuple[int, int]) -> str:
        whole = self._tips.get("doom", "")
        cell = self._cells.get("doom")
        if cell is None or self._layout is None:
            return whole
        faction = self.track.faction_at(point, cell, self._layout)
        return f"{self._faction_tip(faction)}\n{whole}" if faction else whole

    def _faction_tip(self, faction: str) -> str:
        assert self.table is not None
        side = self.table.by_faction[faction]
        acts = "first player" if self.table.first == faction else ""
        acts = "to decide" if self.deciding == faction else acts
        note = f"  <second>{acts}</>" if acts else ""
        return (
            f"{{glyph:{faction}}} **{self.words.name('faction', faction)}**{note}\n"
            f"{{icon:power}} **{side.power}** Power   {{icon:doom}} **{side.doom}** Doom"
        )

    def _ritual_tip(self, point: tuple[int, int]) -> str:
        whole = self._tips.get("ritual", "")
        place = self._ritual_at(point) if self.table and self._layout else -1
        if place < 0 or self.table is None:
            return whole
        track, marker = self.table.track, self.table.ritual
        if place == len(track):
            return f"{whole}\n{{icon:doom}} <gold>Instant Death</>: the Doom phase in which it is reached is the last"
        now = "spent" if place < marker else "the next Ritual" if place == marker else f"in {place - marker} Rituals"
        return f"{whole}\n{{icon:power}} <gold>{track[place]} Power</>: {now}"

    def lay(self, bar: pygame.Rect, layout: Layout, buttons: list[BarButton]) -> None:
        """Divide the bar."""
        self.place(bar)
        self._layout = layout
        px = layout.px
        wide = not layout.compact
        each = px(62) if wide else px(48) if layout.width_du >= 1000 else px(36)
        x = bar.right - px(10) - each * len(buttons)
        for button in buttons:
            button.place(pygame.Rect(x, bar.y + px(4), each, bar.height - px(8)))
            x += each
        right = bar.right - px(24) - each * len(buttons)
        left = bar.x + px(150 if wide else 118)
        seats = len(self.table.order) if self.table else 4
        cells: dict[str, pygame.Rect] = {}
        order = px(42 if wide else 30) * seats + px(24 if wide else 6)
        cells["order"] = pygame.Rect(left + px(14 if wide else 4), bar.y, order, bar.height)
        track = (len(self.table.track) if self.table else 8) + 1
        ritual = px(44) * track + px(8) if wide else px(27) * track + px(64)
        rest = right - cells["order"].right - px(24)
        after = cells["order"].right
        own, rest = self.own_cells(pygame.Rect(after, bar.y, rest, bar.height), ritual, layout)
        cells |= own
        after = max([after, *(cell.right for cell in own.values())])
        if rest - ritual > px(280):
            cells["ritual"] = pygame.Rect(right - ritual, bar.y, ritual, bar.height)
            rest -= ritual + px(24)
        elif rest > px(70):
            cells["cost"] = pygame.Rect(right - px(70), bar.y, px(70), bar.height)
            rest -= px(84)
        if rest > px(180):
            cells["doom"] = pygame.Rect(after + px(24), bar.y, rest, bar.height)
        self._cells = cells
        off = pygame.Rect(-10, -10, 1, 1)
        turn = pygame.Rect(bar.x, bar.y, left - bar.x, bar.height)
        self.iron_hint.place(turn if self.ironman else off)
        for names, hint in self.hints.items():
            hint.place(next((cells[name] for name in names if name in cells), off))

    def key(self) -> Any:
        """What the bar shows."""
        table = self.table
        if table is None:
            return None
        cells = tuple(self._cells)
        track = (self.track.most, self.track.decay)
        return (table.turn, table.phase, table.order, self.ironman, self.deciding, table.ritual, track, table.decay,
                cells)  # fmt: skip

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the bar."""
        if self.table is None:
            return
        px = layout.px
        bar = rect.inflate(12, 0)
        draw.fill(target, pygame.Rect(bar.x, 0, bar.width, rect.bottom), theme.PANEL_TOP, theme.VIGNETTE_BOTTOM)
        draw.hairline(target, (bar.x, rect.bottom - 1), bar.width, theme.BRASS_LINE, 190)
        wide = not layout.compact
        x = rect.x + px(24 if wide else 14)
        title = theme.TITLE if wide else theme.TITLE_SMALL
        pills = "phases" in self._cells
        high = rect.y + round(rect.height * (0.5 if pills else 0.36))
        turn = draw.text(
            target,
            f"Turn {self.table.turn}".upper() if wide else f"Turn {self.table.turn}",
            title,
            layout.font_px(title),
            theme.TEXT,
            (x, high),
            middle=True,
        )
        if self.ironman:
            side = px(18 if wide else 14)
            sign = icon("lock", side, theme.BRASS)
            at = (turn.right + px(8), high)
            target.blit(sign, sign.get_rect(midleft=at))
        if not pills:
            self._phase_line(target, (x, rect.y + round(rect.height * 0.71)), layout)
        painters: dict[str, Painter] = {
            "order": self._order, "doom": self.track.paint, "ritual": self._ritual, "cost": self._cost,
            **self.own_painters(),
        }  # fmt: skip
        for name, part in painters.items():
            if cell := self._cells.get(name):
                place = cell.move(rect.x - self.rect.x, rect.y - self.rect.y)
                if wide or name != "order":
                    self._divider(target, place.x - px(14), rect)
                part(target, place, layout)
        end = max((cell.right for cell in self._cells.values()), default=0) + rect.x - self.rect.x
        self._divider(target, end + px(10), rect)

    def _phase_line(self, target: pygame.Surface, at: tuple[int, int], layout: Layout) -> None:
        """The phase that is going on, below the turn."""
        assert self.table is not None
        size, px = layout.font_px(theme.BODY), layout.px
        phase = self.words.name("phase", self.table.phase)
        longer = f"{phase} phase"
        if " " not in phase and draw.text_width(longer, theme.BODY, size) <= px(108):
            phase = longer
        line = draw.shorten(phase, theme.BODY, size, px(136 if not layout.compact else 108))
        draw.text(target, line, theme.BODY, size, theme.TEXT_SECOND, at, middle=True)

    def _divider(self, target: pygame.Surface, x: int, rect: pygame.Rect) -> None:
        height = rect.height // 2
        line = pygame.Surface((1, height))
        line.fill(theme.BRASS_LINE)
        line.set_alpha(110)
        target.blit(line, (x, rect.centery - height // 2))

    def _order(self, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
        assert self.table is not None
        px = layout.px
        wide = not layout.compact
        if wide:
            found = caption(target, layout, "ORDER", (cell.x, cell.y + px(20)))
            first = f"{self.words.name('faction', self.table.first)} first"
            role, small = theme.SMALL_ITALIC, layout.font_px(theme.SMALL_ITALIC)
            if draw.text_width(first, role, small) <= cell.right - found.right - px(8):
                at = (cell.right, cell.y + px(20))
                draw.text(target, first, role, small, theme.TEXT_THIRD, at, "right", middle=True)
        y = cell.y + px(50) if wide else cell.centery
        step, size = (px(42), px(32)) if wide else (px(30), px(24))
        for place, faction in enumerate(self.table.order):
            middle = (cell.x + step // 2 + place * step, y)
            lit = faction == self.deciding
            side = round(size * 1.25) if lit else size
            if lit:
                halo = pygame.Rect(0, 0, side, side)
                halo.center = middle
                draw.glow(target, halo, theme.faction_colour(faction), max(px(4), 2), side // 2, 150)
            picture = medal(faction, side)
            target.blit(picture, picture.get_rect(center=middle))
            if place and wide:
                draw.text(
                    target,
                    "›",
                    theme.SMALL,
                    layout.font_px(theme.SMALL),
                    theme.TEXT_THIRD,
                    (middle[0] - step // 2, y),
                    "center",
                    middle=True,
                )

    def _ritual(self, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
        assert self.table is not None
        px = layout.px
        wide = not layout.compact
        track, marker = self.table.track, self.table.ritual
        dead = marker >= len(track)
        now = "Instant Death" if dead else f"costs {track[marker]}"
        if wide:
            found = caption(target, layout, "RITUAL", (cell.x, cell.y + px(20)))
            draw.text(
                target,
                f"now {now}" if not dead else now,
                theme.SMALL_ITALIC,
                layout.font_px(theme.SMALL_ITALIC),
                theme.GOLD,
                (found.right + px(12), cell.y + px(20)),
                middle=True,
            )
            y, side = cell.y + px(50), px(38)
        else:
            caption(target, layout, "RITUAL", (cell.x, cell.y + px(18)))
            draw.text(
                target,
                draw.shorten(now, theme.TINY, layout.font_px(theme.TINY), px(58)),
                theme.TINY,
                layout.font_px(theme.TINY),
                theme.GOLD,
                (cell.x, cell.y + px(36)),
                middle=True,
            )
            y, side = cell.centery, px(24)
        x, step = self._track_x(cell, layout)
        for place in range(len(track) + 1):
            box = pygame.Rect(x + place * step, 0, side, px(28 if wide else 24))
            box.centery = y
            self._cell(target, box, layout, place)

    def _cell(self, target: pygame.Surface, box: pygame.Rect, layout: Layout, place: int) -> None:
        assert self.table is not None
        track, marker = self.table.track, self.table.ritual
        radius = layout.px(4)
        if place == marker:
            draw.glow(target, box, theme.GOLD, layout.px(4), radius, 120)
            draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
            draw.outline(target, box, theme.GOLD, radius, 1)
        else:
            draw.fill(target, box, theme.FIELD, None, radius)
            draw.outline(target, box, theme.BRASS_LINE, radius, 1, 90 if place < marker else 150)
        if place == len(track):
            picture = icon("doom", layout.px(17), theme.KILL)
            target.blit(picture, picture.get_rect(center=box.center))
            return
        colour = theme.GOLD if place == marker else theme.TEXT_THIRD if place < marker else theme.TEXT_SECOND
        draw.text(
            target,
            str(track[place]),
            theme.LABEL,
            layout.font_px(theme.LABEL),
            colour,
            box.center,
            "center",
            middle=True,
        )
        if place < marker:
            pygame.draw.aaline(target, theme.TEXT_THIRD, (box.x + 6, box.bottom - 6), (box.right - 7, box.y + 5))

    def _cost(self, target: pygame.Surface, cell: pygame.Rect, layout: Layout) -> None:
        """Without room for the track: what a Ritual costs, alone."""
        assert self.table is not None
        caption(target, layout, "RITUAL", (cell.x, cell.y + layout.px(14)))
        track, marker = self.table.track, self.table.ritual
        words = str(track[marker]) if marker < len(track) else "—"
        draw.text(
            target,
            words,
            theme.LABEL,
            layout.font_px(theme.LABEL),
            theme.GOLD,
            (cell.x, cell.y + layout.px(33)),
            middle=True,
        )
