"""The bar on top of a Duel: its phases in a row and, where the plate has no room, Decay in short."""

from __future__ import annotations

import pygame

from game.games.duel.words.decay import PHASES, decay_tip
from game.games.wars.screen.doom_track import END
from game.games.wars.screen.topbar import Painter, Place, TopBar
from game.games.wars.words.tableview import Table
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.painted import caption

_GAP = 6


def _widths(layout: Layout) -> list[int]:
    size = layout.font_px(theme.LABEL)
    return [draw.text_width(words().name("phase", phase), theme.LABEL, size) + layout.px(24) for phase in PHASES]


def phases_width(layout: Layout) -> int:
    """How wide the row of pills is, in pixels."""
    return sum(_widths(layout)) + layout.px(_GAP) * (len(PHASES) - 1)


def _pills(cell: pygame.Rect, layout: Layout) -> list[tuple[str, pygame.Rect]]:
    """Each phase and its pill, in their order."""
    found, x = [], cell.x
    for phase, width in zip(PHASES, _widths(layout), strict=True):
        pill = pygame.Rect(x, 0, width, layout.px(28))
        pill.centery = cell.y + layout.px(50)
        found.append((phase, pill))
        x += width + layout.px(_GAP)
    return found


def phase_at(point: tuple[int, int], cell: pygame.Rect, layout: Layout) -> str:
    """The phase whose pill is at a point; "" for none."""
    return next((phase for phase, pill in _pills(cell, layout) if pill.collidepoint(point)), "")


def paint_phases(target: pygame.Surface, cell: pygame.Rect, layout: Layout, now: str) -> None:
    """Paint the pills; the one of the phase that is going on is filled."""
    caption(target, layout, "PHASE", (cell.x, cell.y + layout.px(20)))
    size = layout.font_px(theme.LABEL)
    for phase, pill in _pills(cell, layout):
        radius = pill.height // 2
        lit = phase == now
        if lit:
            draw.fill(target, pill, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        draw.outline(target, pill, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 140)
        tone = theme.PALE if lit else theme.TEXT_SECOND
        name = words().name("phase", phase)
        draw.text(target, name, theme.LABEL, size, tone, pill.center, "center", middle=True)


def paint_decay(target: pygame.Surface, cell: pygame.Rect, layout: Layout, decay: int) -> None:
    """Paint the Decay marker's number beside an hourglass."""
    caption(target, layout, "DECAY", (cell.x, cell.y + layout.px(14)))
    size = layout.font_px(theme.LABEL)
    tone = theme.GOLD if decay else theme.TEXT_SECOND
    sign = icon("pass", size, tone)
    at = (cell.x, cell.y + layout.px(33))
    target.blit(sign, sign.get_rect(midleft=at))
    draw.text(target, str(decay), theme.LABEL, size, tone, (at[0] + size + layout.px(5), at[1]), middle=True)


class DuelBar(TopBar):
    """The bar with the phases and Decay."""

    ends = f"The game ends after a turn to act, or a Doom phase, with {END} or more.\nThe hourglass is Decay."

    def own_hints(self) -> dict[tuple[str, ...], Place]:
        """The phases and Decay."""
        self.phase_hint = Place(lambda _: self._tips.get("phases", "")).called("top.phase")
        self.decay_hint = Place(lambda _: self._tips.get("decay", "")).called("top.decay")
        return {("phases",): self.phase_hint, ("decay",): self.decay_hint}

    def own_tips(self, table: Table) -> dict[str, str]:
        """The phases in their order, and what Decay takes."""
        phases = " › ".join(self.words.name("phase", phase) for phase in PHASES)
        return {"phases": f"**Phases**\n{phases}", "decay": decay_tip(table)}

    def own_cells(self, free: pygame.Rect, ritual: int, layout: Layout) -> tuple[dict[str, pygame.Rect], int]:
        """The phases where all else has room too; Decay where the plate has none."""
        px, after, rest = layout.px, free.x, free.width
        cells: dict[str, pygame.Rect] = {}
        pills = phases_width(layout) + px(28)
        if not layout.compact and rest - ritual - pills > px(420):
            cells["phases"] = pygame.Rect(after + px(24), free.y, pills - px(28), free.height)
            after, rest = cells["phases"].right, rest - pills
        if not self.plate_shown and rest > px(150):
            cells["decay"] = pygame.Rect(after + px(24), free.y, px(50), free.height)
            rest -= px(74)
        return cells, rest

    def own_painters(self) -> dict[str, Painter]:
        """Pills, and a number beside an hourglass."""
        table = self.table
        assert table is not None
        return {
            "phases": lambda target, cell, layout: paint_phases(target, cell, layout, table.phase),
            "decay": lambda target, cell, layout: paint_decay(target, cell, layout, table.decay or 0),
        }

    def own_thing(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """The phase whose pill is at a point, or Decay."""
        assert self._layout is not None
        pills, decay = self._cells.get("phases"), self._cells.get("decay")
        if pills and (phase := phase_at(point, pills, self._layout)):
            return ("phase", phase)
        return ("term", "decay") if decay and decay.collidepoint(point) else None
