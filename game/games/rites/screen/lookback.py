"""Looking back at the card table: how it lay when a line of what happened was told, and undo to there."""

from __future__ import annotations

from typing import Any

import pygame

from game.games.rites.screen.grid import Grid
from game.games.rites.screen.seals import COLOURS
from game.games.rites.screen.standing import subtitle
from game.games.rites.screen.told import written
from game.games.rites.words.tableview import CardTable, named, read_cards
from game.match.match import Match
from game.match.phrases import Line
from game.ui.layout import Layout
from game.ui.table.log.telling import Telling
from game.ui.table.lookback import LookBack


class CardLookBack(LookBack):
    """As at the other tables; earlier moments lie in the middle, what can be done stands in the actions' place."""

    ROWS = 3
    """How many rows of the panel of actions it needs."""

    def __init__(self, host: Any, telling: Telling) -> None:
        super().__init__(host, telling)
        self._scene = host
        self.card.dress = self._dressed
        self.card.colour = lambda side: COLOURS[side]

    def _dressed(self, text: str) -> str:
        return named(text, self._scene.table, written)

    def _when(self, line: Line) -> str:
        table: CardTable = self._scene.table
        return f"Rite {table.number}, {subtitle(table)}" if table.number else subtitle(table)

    def _stand(self, then: Match, glide: float) -> None:
        scene, decision = self._scene, then.position.decision
        scene.table, scene.question = read_cards(then, scene.at_keyboard), None
        stage = scene.stage
        stage.actions.thinking = False
        stage.show(scene.table, None, decision.side if decision and not decision.secret else -1, glide)
        for name in ("undo", "redo"):
            stage.buttons[name].enabled = False

    # Places -----------------------------------------------------------------------------------

    def lay_cards(self, grid: Grid, layout: Layout) -> None:
        """Take the banner's and the actions' places."""
        if not self.on:
            return
        px = layout.px
        self.age.place(grid.centre)
        self.age.boxes = [*grid.plates]
        wide = min(grid.centre.width, px(640))
        banner = pygame.Rect(0, 0, wide, grid.banner.height)
        banner.center = grid.banner.center
        self.banner.place(banner)
        if grid.folded:
            self._lay_row(grid.actions, layout)
            line = pygame.Rect(grid.hand.x, grid.hand.y, grid.hand.width, min(grid.hand.height, px(44)))
        else:
            self._lay_column(grid.actions, layout)
            # The line is lit beside the table.
            line = pygame.Rect(0, 0, 0, 0)
        self.card.place(line)
        self.card.visible = line.width > 0

    def _lay_column(self, box: pygame.Rect, layout: Layout) -> None:
        px = layout.px
        gap = px(8 if not layout.compact else 6)
        high = min(px(46 if not layout.compact else 36), (box.height - 2 * gap) // 3)
        y = box.bottom - 3 * high - 2 * gap
        half = (box.width - gap) // 2
        self.earlier.place(pygame.Rect(box.x, y, half, high))
        self.later.place(pygame.Rect(box.x + half + gap, y, box.width - half - gap, high))
        for n, button in enumerate((self.undo, self.now), 1):
            button.place(pygame.Rect(box.x, y + n * (high + gap), box.width, high))

    def _lay_row(self, box: pygame.Rect, layout: Layout) -> None:
        gap = layout.px(5)
        wide = (box.width - 3 * gap) // 4
        for n, button in enumerate((self.earlier, self.later, self.undo, self.now)):
            button.place(pygame.Rect(box.x + n * (wide + gap), box.y, wide, box.height))


__all__ = ["CardLookBack"]
