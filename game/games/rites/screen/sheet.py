"""Panels over the card table: the rite in short, and what one cultist has before her."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.games.rites.screen import cards, relics
from game.games.rites.screen.seals import picture, seal_box
from game.games.rites.words.faces import face_of, rite_name, rite_summary
from game.games.rites.words.tableview import CardTable
from game.language.spoken import say
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Row, Stack, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import DIALOG
from game.ui.layout import Layout
from game.ui.scenes.boxed import Dialog

CLOSING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The usual keys to go on leave what is only to be read."""


class Sheet(Dialog):
    """A heading, a ``body`` that scrolls, and the cross; Escape and the right button leave it too."""

    def head(self) -> Sequence[Box]:
        """The heading."""
        return (Text(self.title, theme.TITLE, theme.GOLD, line=True),)

    def body(self, layout: Layout) -> Box:
        """What stands below the heading."""
        raise NotImplementedError

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """Heading and body."""
        return Row(*self.head(), gap=14, pad=(0, 2)), Scroll("sheet.scroll", self.body(layout))

    def describe(self, layout: Layout) -> Box:
        """The panel, and the cross in its corner."""
        cross = Button("close", "", self.pop, "quiet", icon="close", w=30, h=30, tip=say("rites-sheet-close"))
        return Stack(
            Stack(
                Column(*self.panel(layout), frame=DIALOG, pad=14 if layout.narrow else 24, gap=10),
                Row(cross, pad=8, at="top right"),
                w=min(self.WIDTH, layout.width_du - 16), at="center",
            ),
            pad=8,
        )  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """The right button leaves."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.escape()
            return True
        return super().handle(event)


class SummaryScene(Sheet):
    """The summary of the rite that is performed; R closes it as it opened it."""

    WIDTH = 780.0

    def __init__(self, table: CardTable) -> None:
        super().__init__()
        self.table = table

    @property
    def title(self) -> str:
        return rite_name(self.table.rite)

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_r, *CLOSING), self.pop)

    def body(self, layout: Layout) -> Box:
        """Sentences, and the rite's sign beside them."""
        lines = rite_summary(self.table.rite)
        told = (Row(Text("•", colour=theme.BRASS), Text(line, grow=1), gap=10, across="start") for line in lines)
        sign = Icon(f"rite_{self.table.rite}", 72 if layout.narrow else 120, theme.mix(theme.BRASS, theme.INK, 0.35))
        return Row(Column(*told, gap=9, grow=1), sign, gap=24, across="start")


class CultistScene(Sheet):
    """What lies open before a cultist: what she captured in this rite, and her artifacts with their powers."""

    WIDTH = 980.0

    def __init__(self, table: CardTable, side: int) -> None:
        super().__init__()
        self.table, self.cultist = table, table.cultists[side]

    @property
    def title(self) -> str:
        return say("rites-sheet-title")

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys(CLOSING, self.pop)

    def head(self) -> tuple[Box, ...]:
        """Her seal and name."""
        return seal_box(self.cultist, 44), Text(self.cultist.name, theme.TITLE, theme.GOLD, line=True)

    def body(self, layout: Layout) -> Box:
        """Captured cards above artifacts."""
        won, cache = sorted(self.cultist.won, key=lambda card: -face_of(card).rank), self.cultist.cache
        room = min(self.WIDTH, layout.width_du - 16) - (28 if layout.narrow else 48)
        wide = min(84, room / max(len(won), 8)) - 4
        # All of an artifact is in sight at once, on low windows too.
        most = min(200, (layout.height_du - 200) / 1.5, room / max(len(cache), 1) - 10)
        points = say("rites-sheet-artifacts" if cache else "rites-sheet-artifacts.none", points=self.cultist.points)
        return Column(
            Text(say("rites-sheet-captured"), theme.HEAD, theme.BRASS) if won else None,
            Row(*(picture((card,), partial(cards.entity, card), wide, wide * 1.5) for card in won), gap=4)
            if won else None,
            Text(points, theme.HEAD, theme.BRASS),
            Row(*(self._artifact(name, most) for name in cache), gap=10),
            gap=8,
        )  # fmt: skip

    def _artifact(self, name: str, wide: float) -> Box:
        spent = name in self.cultist.spent
        fresh = name in self.table.state["fresh"]
        key = "rites-sheet-spent" if spent else "rites-sheet-spent.fresh" if fresh else "rites-sheet-spent.once"
        return Column(
            picture((name, spent), partial(relics.artifact, name, spent=spent), wide, wide * 1.5),
            Text(say(key), theme.SMALL, theme.TEXT_SECOND, "center", line=True),
            gap=4, w=wide,
        )  # fmt: skip
