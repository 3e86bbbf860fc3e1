"""The bar on top of the card table, and the banner below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.games.rites.screen.grid import folds, is_low
from game.games.rites.screen.seals import COLOURS, seal_box
from game.games.rites.words.faces import rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, Cultist
from game.language.spoken import say
from game.language.values import capital, markup
from game.match.seats import nameless
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Icon, Line, Row, Space, Text
from game.ui.kit.controls import Held
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.bar_buttons import BarButton


def headline(table: CardTable) -> tuple[str, ...]:
    """What stands in the middle of the bar on top, the weightiest first."""
    rite = say("rites-bar-rite", number=max(table.number, 1), rites=table.rites) if table.rites > 1 else ""
    return tuple(part for part in (rite, words_of(table.rite).progress(table)) if part)


def subtitle(table: CardTable) -> str:
    """The name of the rite that is performed."""
    return rite_name(table.rite) if table.rite else say("rites-bar-choosing")


def top_line(table: CardTable, ironman: bool, buttons: Iterable[BarButton], layout: Layout) -> Box:
    """The program's and the rite's name at the left, how the game stands in the middle, buttons at the right."""
    told = headline(table)
    grand = (say("rites-bar-grand", name=markup(table.called(table.grand))),) if table.number else ()
    iron = say("table-ironman") if ironman else ""
    tip = [f"**{escape(subtitle(table))}**", " · ".join(told), *map(escape, grand), iron]
    name = say("rites-bar-game", rite=subtitle(table)) if layout.width_du > 900 else subtitle(table)
    middle = (
        Text(escape(words), theme.BODY if n else theme.BODY_BOLD, line=True, rank=n + 1)
        for n, words in enumerate((*told, *grand))
    )  # fmt: skip
    program = (Text("MYTHOS TABLE", theme.FACTION_NAME, theme.BRASS, line=True), Line(255, upright=True, h=24))
    high, wide = (44, 44.0) if folds(layout) else (48, 44) if layout.compact else (58, 54)
    standing, parted = [*buttons], False
    if layout.width_du > 1100 * layout.frame:
        wide = max([wide, *(each.wide(layout, 1) / layout.scale + 2 for each in standing)])
    else:
        parted = any(each.wide(layout, 1) > layout.px(wide) for each in standing)
        high = max(high, 48 if parted else 0)
        wide = max([wide, *(each.wide(layout, 2) / layout.scale for each in standing)])
    keys = (Held(each.id, each, enabled=each.enabled, tip=each.tooltip, w=wide, h=high - 5)
            for each in standing)  # fmt: skip
    return Column(
        Row(
            *(program if layout.width_du > 1100 else ()),
            Text(escape(name), theme.NOTE, theme.TEXT_SECOND, line=True),
            Icon("lock", 17, theme.BRASS) if ironman else None,
            Space(grow=1), *middle, Space(grow=1), Row(*keys),
            gap=14, pad=(10 if layout.compact else 24, 2),
        ),
        Line(170), tip="\n".join(filter(None, tip)), h=high,
    )  # fmt: skip


@dataclass(frozen=True)
class Said:
    """What the banner says: about a cultist, or without one about nobody alone; ``own``: to whoever is at the
    keyboard."""

    words: str = ""
    cultist: Cultist | None = None
    hint: str = ""
    own: bool = False


def banner_high(layout: Layout) -> float:
    """How high the banner is, in design units."""
    return 28.0 if is_low(layout) else 34.0 if folds(layout) else 40.0 if layout.compact else 52.0


def banner(said: Said, layout: Layout) -> Box:
    """Who must decide what, in a capsule: gold for whoever sits at the keyboard, else in the cultist's colour."""
    cultist, words, high = said.cultist, said.words, banner_high(layout)
    line = theme.GOLD if said.own else COLOURS[cultist.side] if cultist else theme.BRASS_LINE
    ground = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if said.own else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
    mark, tip = None, escape(words)
    shown = tip
    if cultist:
        tip = f"**{escape(cultist.name)}** {tip}"
        asked = escape(capital(words)) if nameless(cultist.name) \
            else say("rites-banner-question", name=cultist.name, question=words)
        shown = asked if said.own else escape(f"{cultist.name} {words}")
        mark = seal_box(cultist, high - 12)
    colour = theme.mix(theme.GOLD, theme.TEXT_SECOND, 0.4)
    # Large text in a low window: the words are as large as the capsule has room for.
    lower = draw.line_height(theme.BANNER, layout.font_px(theme.BANNER)) > layout.px(high)
    asks, hints = (theme.SMALL_BOLD, theme.SMALL) if lower else (theme.BANNER, theme.BODY)
    return Row(
        mark, Text(shown, asks, line=True),
        Text(escape(said.hint), hints, colour, line=True, rank=1) if said.hint else None,
        gap=13, pad=(14, 0), frame=Frame(*ground, line, 255 if said.own else 190, high / 2, diamonds=False), h=high,
        pack="center", least=min(420, layout.width_du * 0.5), at="center",
        tip=tip + (f"\n<second>{escape(said.hint)}</>" if said.hint else ""),
    )  # fmt: skip
