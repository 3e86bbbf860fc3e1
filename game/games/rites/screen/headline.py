"""The bar on top of the card table, and the banner below it."""

from __future__ import annotations

from functools import partial

from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.screen.sheet import picture
from game.games.rites.screen.standing import headline, subtitle
from game.games.rites.words.tableview import CardTable, Cultist
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.bar_buttons import IRON


class TopLine(Boxes):
    """The program's and the rite's name at the left, how the game stands in the middle; buttons stand at the right.

    ``room`` pixels at the right belong to the buttons.
    """

    def __init__(self, ironman: bool) -> None:
        super().__init__(self._describe)
        self.table: CardTable | None = None
        self.room = 0
        self.ironman = ironman

    def _describe(self, layout: Layout) -> Box:
        table = self.table
        if table is None:
            return Space()
        told = headline(table)
        grand = (f"Grand Cultist: {table.cultists[table.grand].name}",) if table.number else ()
        tip = [f"**{escape(subtitle(table))}**", " · ".join(told), *map(escape, grand), IRON if self.ironman else ""]
        name = f"Rites of Cthulhu  ·  {subtitle(table)}" if layout.width_du > 900 else subtitle(table)
        middle = (
            Text(escape(words), theme.BODY if n else theme.BODY_BOLD, line=True, rank=n + 1)
            for n, words in enumerate((*told, *grand))
        )  # fmt: skip
        program = (Text("MYTHOS TABLE", theme.FACTION_NAME, theme.BRASS, line=True), Line(255, upright=True, h=24))
        return Column(
            Row(
                *(program if layout.width_du > 1100 else ()),
                Text(escape(name), theme.BODY_ITALIC, theme.TEXT_SECOND, line=True),
                Icon("lock", 17, theme.BRASS) if self.ironman else None,
                Space(grow=1), *middle, Space(grow=1), Space(w=self.room / layout.scale),
                gap=14, pad=(10 if layout.compact else 24, 0), grow=1,
            ),
            Line(170), tip="\n".join(filter(None, tip)),
        )  # fmt: skip


class CardBanner(Boxes):
    """Who must decide what, in a capsule: gold for whoever sits at the keyboard, else in the cultist's colour."""

    def __init__(self) -> None:
        super().__init__(self._describe)
        self.cultist: Cultist | None = None
        self.words = ""
        self.hint = ""
        self.own = False

    def say(self, cultist: Cultist | None, words: str, hint: str = "", own: bool = False) -> None:
        """Show a sentence; without a cultist it is about nobody alone."""
        self.cultist, self.words, self.hint, self.own = cultist, words, hint, own

    def _describe(self, layout: Layout) -> Box:
        cultist, words = self.cultist, self.words
        line = theme.GOLD if self.own else COLOURS[cultist.side] if cultist else theme.BRASS_LINE
        ground = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if self.own else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
        high = self.rect.height / layout.scale
        mark, tip = None, escape(words)
        if cultist:
            tip = f"**{escape(cultist.name)}** {tip}"
            words = f"{cultist.name}, {words}" if self.own else f"{cultist.name} {words}"
            size = high - 12
            mark = picture(("seal", cultist.side, cultist.initial), partial(seal, cultist), size, size)
        colour = theme.mix(theme.GOLD, theme.TEXT_SECOND, 0.4)
        return Row(
            mark, Text(escape(words), theme.BANNER, line=True),
            Text(escape(self.hint), theme.SEA, colour, line=True, rank=1) if self.hint else None,
            gap=13, pad=(14, 0), frame=Frame(*ground, line, 255 if self.own else 190, high / 2, diamonds=False),
            tip=tip + (f"\n<second>{escape(self.hint)}</>" if self.hint else ""),
        )  # fmt: skip
