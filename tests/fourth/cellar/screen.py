"""The game on the window: guests with their dice, and the bid."""

from collections.abc import Mapping
from typing import Any

import pygame

from cellar.words import guest
from game.language.spoken import say, say_name
from game.match.match import Match
from game.ui import draw, theme
from game.ui.boxscreen import BoxScreen
from game.ui.kit.box import Box, Column, Drawn, Grid, Row, Text
from game.ui.kit.frame import FIELD, Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.bindings import Binding, Group, Keys

PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
"""Where the dots of each face are, as on the keys of a telephone."""


def die(face: int, colour: theme.RGB, size: float = 44) -> Box:
    """A die; one nobody here sees is dark."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.fill(target, rect, theme.PALE if face else theme.FIELD, None, rect.width // 6)
        draw.outline(target, rect, colour, rect.width // 6, max(rect.width // 16, 1))
        for key in PIPS.get(face, ""):
            y, x = divmod(int(key) - 1, 3)
            at = rect.x + rect.width * (x + 1) // 4, rect.y + rect.height * (y + 1) // 4
            pygame.draw.circle(target, theme.INK, at, max(rect.width // 11, 1))

    return Drawn((face, colour), paint, w=size, h=size)


class CellarScreen(BoxScreen):
    """The game on the window."""

    keys = Keys("cellar", ((Group("cellar", (Binding("cellar_bid", ("Enter",)),)),),))

    def table(self, match: Match, seen: Mapping[str, Any], layout: Layout) -> Box:
        count, face, bidder = seen["bid"]
        cups = []
        for seat, (who, dice) in enumerate(zip(match.seats, seen["dice"], strict=True)):
            colour, turn = self.colours[seat], match.decision is not None and seat == seen["turn"]
            cups.append(Column(
                Row(Text(escape(who.name), theme.BODY_BOLD, colour, line=True),
                    Text(say_name(guest(seat)), theme.SMALL, theme.TEXT_THIRD, line=True, rank=1), gap=8),
                Row(*([die(each, colour) for each in dice] or [Text(say("cellar-out"), theme.BODY_ITALIC)]), gap=8),
                frame=Frame(line=colour, alpha=255 if turn else 90, radius=6, wash=colour if turn else None,
                            diamonds=False), pad=12, gap=10,
            ))  # fmt: skip
        bid: Box = Text(say("cellar-no-bid"), theme.BODY_ITALIC, theme.TEXT_SECOND, "center")
        if count:
            told = say("cellar-bid", who=match.seats[bidder].name, count=count)
            bid = Row(Text(told, theme.TITLE_SMALL, line=True),
                      die(face, self.colours[bidder], 34), gap=10, pack="center")  # fmt: skip
        return Column(Grid(*cups, columns=2, gap=12), Column(bid, frame=FIELD, pad=12), gap=14)


SCREEN = CellarScreen()
