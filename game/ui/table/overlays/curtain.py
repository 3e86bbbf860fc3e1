"""The curtain between two people at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.language.spoken import say
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.settings import Settings
from game.ui import theme
from game.ui.figures.bust import bust
from game.ui.kit.box import Box, Column, Drawn, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import DIALOG
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.rich import escape
from game.ui.scenes.boxed import Dialog


def curtain_falls(settings: Settings, match: Match, seat: int, before: int | None) -> bool:
    """Whether the table is hidden before a seat sees it after ``before`` (None: nobody is known to sit there).

    As the settings say; usually only where the seat, or the question put to it, has something to hide.
    """
    if settings.curtain != "needed":
        return settings.curtain == "always"
    asked = match.position.decision
    secret = asked is not None and asked.seat == seat and asked.secret
    return secret or words_of(match.rules).conceals(match, seat, before)


class CurtainScene(Dialog):
    """Hides the table until whose turn it is sits down. ``words`` says for what, when it is not simply a turn.

    They are seen by whoever sits there still, so they tell only what lies open.
    """

    titled = "curtain"
    WIDTH = 600.0
    DARKNESS = 225

    def __init__(self, name: str, faction: str, faction_name: str, words: str = "") -> None:
        super().__init__()
        self.name = name
        self.faction = faction
        self.faction_name = faction_name
        self.words = words or say("table-curtain.note")
        colour = theme.faction_colour(faction)
        self.frame = replace(DIALOG, line=colour, alpha=230, wash=colour)

    def escape(self) -> None:
        """Nobody goes on but by the button."""

    def crest(self, size: int) -> pygame.Surface:
        return bust(self.faction, size)

    def _paint_crest(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        made = self.crest(rect.height)
        target.blit(made, made.get_rect(center=rect.center))

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """Medal, name, faction, what for, and the one button."""
        size = 92 if layout.height_du >= 560 else 64
        pictured = painted(self.faction) and layout.width_du >= 1000 and layout.height_du >= 560 * layout.frame
        words = (
            None if pictured else Drawn(self.faction, self._paint_crest, w=size, h=size, at="center"),
            Text(say("table-curtain", name=self.name), theme.TITLE, align="center", line=True),
            Text(escape(self.faction_name), theme.TITLE_SMALL, theme.faction_text(self.faction), "center", line=True),
            Text(self.words, theme.BODY, theme.TEXT_SECOND, "center"),
            Space(h=4),
            Button("go_on", say("table-curtain.on"), partial(self.pop, True), "primary", "Enter", focus=True, w=220,
                   h=46, at="center"),
        )  # fmt: skip
        if not pictured:
            return words
        told = Column(*words, gap=12, grow=1, pack="center")
        return (Row(Painting(self.faction, fades="right", radius=4, w=330, tall=380), told, gap=16, across="fill"),)

    def wide(self, layout: Layout) -> float:
        return 860 if painted(self.faction) and layout.width_du >= 1000 else super().wide(layout)
