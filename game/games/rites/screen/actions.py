"""The panel of buttons: what no card and no place stands for, the power-play, the rite's summary; or the bots' pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.engine.option import NONE, Option
from game.games.rites.screen.grid import Grid
from game.games.rites.screen.picking import DECLINES, Ask, Picker
from game.games.rites.screen.told import FRAME
from game.match.settings import Settings
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Column
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.table.turns.pace import PaceBar
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable, key_cap

MOST = 9


class ChoiceButton(Pressable):
    """An option, or a standing deed; its words take two lines where one is too short."""

    def __init__(
        self,
        label: str,
        on_press: Callable[[], None],
        *,
        key: str = "",
        icon_id: str = "",
        primary: bool = False,
        tooltip: str = "",
    ) -> None:
        super().__init__(on_press, tooltip)
        self.label, self.key, self.icon_id, self.primary = label, key, icon_id, primary
        self.option: Option | None = None
        self.lit = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it in its state."""
        px = layout.px
        radius = min(px(20), self.rect.height // 2)
        if not self.enabled:
            draw.fill(target, self.rect, theme.BLOCKED, None, radius)
        elif self.lit or self.primary:
            draw.fill(target, self.rect, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
        else:
            draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        bright = self.enabled and (self.hovered or self.lit or self.primary)
        draw.outline(target, self.rect, theme.GOLD if bright else theme.BRASS_LINE, radius, 1, 255 if bright else 150)
        colour = theme.TEXT_THIRD if not self.enabled else theme.GOLD if self.hovered or self.lit else theme.TEXT
        cap = px(30) if self.key and self.rect.width > px(120) else 0
        sign = px(20) if self.icon_id else 0
        room = self.rect.width - px(22) - (cap + px(4) if cap else 0) - (sign + px(6) if sign else 0)
        role = theme.BODY
        size = layout.font_px(role)
        made = rich(self.label, role, size, room, colour)
        while made.height > self.rect.height - px(4) and size > theme.SMALLEST_PX:
            size -= 1
            made = rich(self.label, role, size, room, colour)
        wide = made.size[0] + (sign + px(6) if sign else 0) + (cap + px(6) if cap else 0)
        x = self.rect.centerx - wide // 2
        if sign:
            picture = icon(self.icon_id, sign, colour)
            target.blit(picture, picture.get_rect(midleft=(x, self.rect.centery)))
            x += sign + px(6)
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        made.draw(target, (x, self.rect.centery - made.height // 2))
        target.set_clip(before)
        if cap:
            box = pygame.Rect(0, 0, cap - px(4), px(20))
            box.midleft = (x + made.size[0] + px(8), self.rect.centery)
            key_cap(target, layout, box, self.key, colour)


class Actions:
    """The buttons of the panel and their places. ``on_option`` gets an option, ``deeds`` the standing ones."""

    def __init__(
        self, settings: Settings, on_option: Callable[[Option], None], deeds: Mapping[str, Callable[[], None]]
    ) -> None:
        self._on_option = on_option
        self.panel = Boxes(lambda layout: Column(frame=None if self._folded else FRAME))
        self.options: list[ChoiceButton] = []
        self.more = ChoiceButton("More …", self._turn).called("more")
        self.power = ChoiceButton("Power-play", deeds["signs"], key="V", icon_id="power_play").called("power_play")
        self.summary = ChoiceButton("The rite in short", deeds["summary"], key="R", icon_id="spellbook").called(
            "summary"
        )
        self.pace = PaceBar(settings, deeds["pause"], deeds["step"], deeds["skip"])
        self.log = ChoiceButton("What happened", deeds["log"], key="L", icon_id="chronicle").called("log")
        self.page = 0
        self._all: list[ChoiceButton] = []
        self._folded = False
        self.thinking = False

    def show(self, ask: Ask | None, picker: Picker | None) -> None:
        """Show the options that need a button."""
        self._all = []
        if ask is not None and picker is not None:
            for option in picker.buttons():
                self._all.append(self._button(ask, option))
        self.page = 0
        self._cut()

    def _button(self, ask: Ask, option: Option) -> ChoiceButton:
        declines = option.kind in DECLINES
        made = ChoiceButton(
            ask.labels[option], lambda: self._on_option(option), key="D" if declines else "", primary=not declines
        )
        made.option = option
        return made.called(".".join(["option", option.kind, *(str(number) for number in option[1:] if number != NONE)]))

    def _cut(self) -> None:
        pages = -(-len(self._all) // MOST)
        if pages <= 1:
            self.options = self._all
            return
        start = self.page % pages * MOST
        self.options = self._all[start : start + MOST]

    def _turn(self) -> None:
        self.page += 1
        self._cut()

    @property
    def count(self) -> int:
        """How many rows the panel needs."""
        if self.thinking:
            return 5
        return len(self.options) + (len(self._all) > MOST) + 2

    def widgets(self) -> list[Widget]:
        """What stands there now, in tab order."""
        standing: list[Widget] = [self.power, self.summary, *([self.log] if self._folded else [])]
        if self.thinking:
            return [self.panel, self.pace.boxes, *standing]
        more: list[Widget] = [self.more] if len(self._all) > MOST else []
        return [self.panel, *self.options, *more, *standing]

    def declining(self) -> ChoiceButton | None:
        """The button that declines or ends."""
        return next((each for each in self._all if each.option and each.option.kind in DECLINES), None)

    # Places -----------------------------------------------------------------------------------

    def lay(self, grid: Grid, layout: Layout) -> None:
        """Place the panel and its buttons."""
        self._folded = grid.folded
        self.panel.place(grid.actions)
        rows = [widget for widget in self.widgets() if widget is not self.panel]
        if grid.folded:
            self._lay_row(grid.actions, rows, layout)
        else:
            self._lay_column(grid.actions, rows, layout)

    def _lay_column(self, box: pygame.Rect, rows: list[Widget], layout: Layout) -> None:
        px = layout.px
        margin, gap = px(14 if not layout.compact else 10), px(8 if not layout.compact else 6)
        inner = box.inflate(-2 * margin, -2 * margin)
        if self.thinking:
            self.pace.boxes.lay(inner, layout)
            rows = [self.power, self.summary]
            inner = pygame.Rect(inner.x, inner.bottom - 2 * px(44) - gap, inner.width, 2 * px(44) + gap)
            if layout.compact:
                inner = pygame.Rect(inner.x, box.bottom - margin - 2 * px(34) - gap, inner.width, 2 * px(34) + gap)
        high = min(px(46 if not layout.compact else 36), (inner.height - gap * (len(rows) - 1)) // max(len(rows), 1))
        y = inner.bottom - len(rows) * high - (len(rows) - 1) * gap
        for row in rows:
            row.place(pygame.Rect(inner.x, y, inner.width, high))
            y += high + gap

    def _lay_row(self, box: pygame.Rect, rows: list[Widget], layout: Layout) -> None:
        px = layout.px
        gap = px(5)
        if self.thinking:
            self.pace.boxes.lay(pygame.Rect(box.x, box.y, box.width * 3 // 5, box.height), layout)
            rows = [row for row in rows if row is not self.pace.boxes]
            box = pygame.Rect(box.x + box.width * 3 // 5 + gap, box.y, box.width * 2 // 5 - gap, box.height)
        lines = max(box.height // px(38), 1)
        across = -(-len(rows) // lines)
        high = (box.height - gap * (lines - 1)) // lines
        for n, row in enumerate(rows):
            line, column = divmod(n, across)
            count = min(across, len(rows) - line * across)
            wide = (box.width - gap * (count - 1)) // count
            row.place(pygame.Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high))
