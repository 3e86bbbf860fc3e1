"""The panel of a dig in The Hound: both diggers, what they have laid, and how far it is."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.rites.screen import cards
from game.games.rites.screen.emblems import CULT_COLOUR, cult_sign
from game.games.rites.screen.seals import picture, seal_box
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import NOT_YET, NOTHING, UNSEEN, CardTable
from game.language.spoken import say
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape

DUG = theme.rgb("#7fd0b8")
GROUND = Frame(line=DUG, alpha=230, radius=8, diamonds=False)
DIGGER = Frame(alpha=110, radius=5, diamonds=False)
LIT = Frame(theme.CHOSEN_TOP, theme.CHOSEN_TOP, theme.GOLD, 255, 10, diamonds=False)
DARK = Frame(theme.BUTTON_BOTTOM, theme.BUTTON_BOTTOM, alpha=110, radius=10, diamonds=False)
MINE = Frame(line=theme.GOLD, alpha=200, radius=3, diamonds=False)
OTHERS = Frame(alpha=200, radius=3, diamonds=False)
STEPS = ("turn", "lay", "show", "loot")
SAID = ("higher", "bluff")


def dig_panel(table: CardTable, layout: Layout) -> Box | None:
    """What is shown while two dig. It tells nothing of a card laid before both have answered."""
    dig = table.frame("rites_dig")
    if dig is None:
        return None
    grave, sides, henchmen, *_ = dig
    now = 1 if NOT_YET in henchmen else 2
    worth = say("rites-dig.worth", rank=face_of(table.state["plots"][grave]).rank)
    head = say("rites-dig.short" if layout.compact else "rites-dig", number=grave + 1)
    rewarded = Text(worth, theme.BODY_BOLD, line=True)
    steps = (
        Row(Text(say(f"rites-dig.{step}"), theme.TINY, theme.TEXT if n <= now else theme.TEXT_THIRD, "center",
                 line=True), frame=LIT if n == now else DARK, pack="center", grow=1, h=22)
        for n, step in enumerate(STEPS)
    )  # fmt: skip
    return Column(
        Either(Row(Text(head, theme.HEAD, theme.BRASS, line=True), Space(grow=1), rewarded),
               Column(Text(head, theme.LABEL, theme.BRASS), rewarded)),
        Row(*steps, gap=2 if layout.compact else 6),
        *(_digger(table, dig, n, 24 if layout.compact else 35) for n in range(len(sides))),
        *(Text(say(f"rites-dig.{said}"), theme.SMALL, theme.TEXT_SECOND)
          for said in SAID[: 1 if layout.compact else 2]),
        frame=GROUND, pad=(12, 8), gap=6, rank=1,
    )  # fmt: skip


def _digger(table: CardTable, dig: tuple[Any, ...], n: int, wide: float) -> Box:
    grave, side, laid = dig[0], dig[1][n], int(dig[2][n])
    cultist, own = table.cultists[side], side == table.viewer
    name = table.called(side)
    names = name, name.partition(" ")[0]
    ghoul = face_of(next(card for owner, card in table.state["ghouls"][grave] if owner == side))
    sign = partial(cult_sign, ghoul.cult, colour=theme.mix(CULT_COLOUR[ghoul.cult], theme.CREAM, 0.4))
    return Row(
        seal_box(cultist, 26),
        Column(
            Either(*(Text(escape(name), theme.BODY_BOLD, line=True) for name in names)),
            Row(picture(("cult", ghoul.cult), sign, 14, 14),
                Text(ghoul.short, theme.SMALL, theme.TEXT_SECOND, line=True, rank=1), gap=4),
            grow=1,
        ),
        Text(f"{ghoul.counts} +", theme.NUMBER, line=True),
        _henchman(laid, own, NOT_YET in dig[2], wide),
        gap=8, pad=(8, 4), frame=DIGGER,
    )  # fmt: skip


def _henchman(laid: int, own: bool, waiting: bool, wide: float) -> Box:
    """Not told before both have answered, face down, none, or one's own."""
    if own and laid >= 0:
        return picture((laid,), partial(cards.entity, face(laid).id), wide, wide * 1.5)
    if laid == UNSEEN and not waiting:
        return picture(("back",), cards.back, wide, wide * 1.5)
    words = "–" if laid == NOTHING and not waiting else "?"
    sign = Text(words, theme.BODY_BOLD, theme.TEXT_SECOND, "center", line=True)
    return Row(sign, frame=MINE if waiting and own else OTHERS, pack="center", w=wide, h=wide * 1.5)
