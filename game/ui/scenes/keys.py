"""What each key does, at the table and everywhere else."""

from __future__ import annotations

import pygame

from game.games.registry import games
from game.ui import theme
from game.ui.gamescreen import screen_of
from game.ui.kit.box import Box, Column, Either, Grid, Row, Text
from game.ui.kit.caps import cap
from game.ui.kit.controls import Choice
from game.ui.kit.frame import CAP, PANEL
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import OverBelow, Page
from game.ui.table.bindings import OTHERS, Group

BETWEEN = ("–", "or")
"""What stands between key caps without a frame."""


class KeysScene(OverBelow, Page):
    """The keys over the scene below, opened by F2 or the question mark from anywhere; the same keys close it."""

    titled = "keys"

    def __init__(self) -> None:
        super().__init__()
        found = (*(screen_of(game).keys for game in games()), *OTHERS)
        self.pages = {page.id: page for page in found}
        self.page = found[-1].id

    def enter(self, app: Program) -> None:
        """Open the page of the scene over which the list is opened."""
        below = (scene.keys_page for scene in reversed(app.stack.scenes))
        self.page = next((page for page in below if page), self.page)
        super().enter(app)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self.root.scroll_up()

    def handle(self, event: pygame.event.Event) -> bool:
        """Left and right turn the pages: there is nothing else to go to."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            pages = list(self.pages)
            self._turn_to(pages[(pages.index(self.page) + (1 if event.key == pygame.K_RIGHT else -1)) % len(pages)])
            self.refresh()
            return True
        return super().handle(event)

    def shortcut(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_F2 or event.unicode == "?":
            self.pop()
            return True
        return False

    def body(self, layout: Layout) -> Box:
        """The pages to choose from; two columns side by side, one below the other on narrow windows."""
        pages = tuple((id, page.name) for id, page in self.pages.items())
        columns = [Column(*map(_group, groups), gap=12, grow=1) for groups in self.pages[self.page].columns]
        return Column(
            Choice("page", pages, self.page, self._turn_to, least=480, at="center"),
            Either(Row(*columns, gap=12, across="start", w=1280, least=820 * layout.frame),
                   Column(*columns, gap=12, w=1280)),
            gap=12, across="center",
        )  # fmt: skip


def _group(group: Group) -> Box:
    """Key caps, and what they do."""
    cells = [cell for row in group.rows for cell in (_caps(row.caps), Text(row.words, spacing=0.92))]
    return Column(
        Text(group.heading, theme.HEAD_LARGE, theme.GOLD),
        Grid(*cells, columns=(None, 1), gap=14, gap_y=4, across="center"),
        frame=PANEL, pad=(18, 10), gap=4,
    )  # fmt: skip


def _caps(keys: tuple[str, ...]) -> Box:
    return Row(*(
        Text(cap(key), theme.TINY_BOLD, theme.TEXT_SECOND) if key in BETWEEN
        else Row(Text(cap(key), theme.TINY_BOLD, theme.BRASS, "center"), frame=CAP, pad=(7, 2), least=21, pack="center")
        for key in keys
    ), gap=5)  # fmt: skip
