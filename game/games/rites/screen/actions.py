"""The panel of buttons: what no card and no place stands for, the power-play, the rite's summary; or the bots' pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.engine.option import Option
from game.games.rites.screen.grid import folds, is_low
from game.games.rites.screen.picking import DECLINES, Ask, Picker
from game.games.rites.screen.told import FRAME
from game.games.rites.words.faces import power_of
from game.language.spoken import say
from game.match.settings import Settings
from game.ui import draw, theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Either, Fitted, Grid, Icon, Row, Text
from game.ui.kit.frame import CAP
from game.ui.layout import Layout
from game.ui.rich import escape, plain
from game.ui.table.stage import option_id
from game.ui.table.turns.pace import PaceBar

MOST = 6
"""How many options have a button at a time."""


class Actions:
    """What the panel shows. ``on_option`` gets an option, ``deeds`` are the standing ones.

    ``able``: a power-play is held; ``wanted``: one is asked for.
    """

    def __init__(
        self, settings: Settings, on_option: Callable[[Option], None], deeds: Mapping[str, Callable[[], None]]
    ) -> None:
        self._on_option, self._deeds = on_option, deeds
        self.pace = PaceBar(settings, deeds["pause"], deeds["step"], deeds["skip"])
        self.ask: Ask | None = None
        self.options: list[Option] = []
        self.page = 0
        self.thinking = self.open = self.able = self.wanted = self.rite = False

    def show(self, ask: Ask | None, picker: Picker | None) -> None:
        """Show the options that need a button."""
        self.ask, self.options, self.page = ask, picker.buttons() if picker else [], 0

    def declining(self) -> Option | None:
        """The option that declines or ends."""
        return next((each for each in self.options if each.kind in DECLINES), None)

    # Boxes --------------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """A column on a panel, or in small windows rows of buttons."""
        if not folds(layout):
            gap, standing = 6 if layout.compact else 8, self._standing(layout)
            above = [self.pace.describe(layout, 0)] if self.thinking else self._choices(layout)
            if self.thinking and layout.compact:
                # Beside the bots' pace there is little height: two share a line.
                for button in standing:
                    button.grow = 1
                return Scroll("actions", Column(*above, Row(*standing, gap=gap), gap=gap), frame=FRAME, pad=gap + 5)
            return Scroll("actions", Column(*above, *standing, gap=gap), frame=FRAME, pad=gap + 5)
        standing = self._standing(layout)
        if self.thinking:
            for button in standing:
                button.w = 64
            room = layout.width_du - 69 * len(standing) - 12
            return Row(Column(self.pace.describe(layout, room), grow=1), *standing, gap=5)
        buttons = [*self._choices(layout), *standing]
        return Grid(*buttons, columns=self._across(layout, len(buttons)), gap=5)

    def _across(self, layout: Layout, count: int) -> int:
        """How many buttons stand side by side: all, or fewer where that is too narrow for their words."""
        labels = [self.ask.labels[option] for option in self.options[:MOST]] if self.ask else []
        longest = max((draw.text_width(plain(each), theme.BODY, theme.SMALLEST_PX) for each in labels), default=0)
        wants = longest / layout.scale + 26
        for lines in (1, 2, 3):
            across = -(-count // lines)
            if (layout.width_du >= 620 * layout.frame or across <= 3) and wants <= (layout.width_du - 12) / across:
                return across
        return -(-count // (2 if is_low(layout) else 3))

    def _choices(self, layout: Layout) -> list[Press]:
        """The options, of many a page."""
        if self.ask is None:
            return []
        first = self.page % max(-(-len(self.options) // MOST), 1) * MOST
        found = [
            self._button(layout, option_id(option), escape(self.ask.labels[option]), partial(self._on_option, option),
                         key="D" if option.kind in DECLINES else "", lit=option.kind not in DECLINES,
                         tip=power_of(option))
            for option in self.options[first : first + MOST]
        ]  # fmt: skip
        if len(self.options) > MOST:
            found.append(self._button(layout, "more", say("rites-actions-more"), self._turn))
        return found

    def _turn(self) -> None:
        self.page += 1

    def _standing(self, layout: Layout) -> list[Press]:
        """What is always there; the power-play looks alike whoever holds one."""
        label, tip = say("rites-actions-power"), say("rites-actions-power.none")
        if self.wanted:
            label, tip = say("rites-actions-wanted"), say("rites-actions-wanted.tip")
        elif self.able:
            tip = say("rites-actions-power.held")
        found = [
            self._button(layout, "power_play", label, self._deeds["signs"], "V", "power_play", self.able or self.wanted,
                         self.open, tip),
            self._button(layout, "summary", say("rites-actions-summary"), self._deeds["summary"], "R", "spellbook",
                         enabled=self.rite),
        ]  # fmt: skip
        if folds(layout):
            found.append(self._button(layout, "log", say("rites-actions-log"), self._deeds["log"], "L", "chronicle"))
        return found

    def _button(self, layout: Layout, id: str, label: str, on: Callable[[], object], key: str = "", sign: str = "",
                lit: bool = False, enabled: bool = True, tip: str = "") -> Press:  # fmt: skip
        """A button whose words take more than one line where that is too short, in small windows one."""
        colour = theme.TEXT if enabled else theme.TEXT_THIRD
        folded = folds(layout)
        mark = Icon(sign, 20, colour) if sign else None
        told: Box = Text(label, colour=colour, align="center", line=folded)
        if folded and not mark:
            small = Text(label, theme.SMALL, colour, "center", line=True)
            told = Either(told, small, Fitted(label, theme.TINY, colour, "center", spacing=0.8, smaller=()))
        cap = Row(Text(key, theme.TINY_BOLD, colour), frame=CAP, pad=(6, 0), rank=1) if key else None
        forms = [Row(*shown, gap=8, pack="center") for shown in ((mark, told, cap), (mark, told), (mark, cap))]
        close = folded or (self.thinking and layout.compact)
        part = Either(*forms) if close and mark else forms[0]
        high = 30 if is_low(layout) else 40
        pad = (8, 0) if folded else (8, 6 if layout.compact else 11)
        return Press(id, part, on, chosen=lit, look="tile", pad=pad, enabled=enabled, tip=tip or close * label,
                     h=high if folded else None)  # fmt: skip
