"""A row of the list of saves: headings, saves with picture and players, damaged ones with the reason."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.match.handicap import handicap_words
from game.match.lobby import SavedPlayer, SaveInfo
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Drawn, Icon, Line, Row, Space, Text
from game.ui.kit.medal import people
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes import savelist
from game.ui.scenes.saves import draw_thumbnail, ended, game_name, when, where
from game.ui.scenes.thumbs import Thumbs


def players(of: tuple[SavedPlayer, ...]) -> Box:
    return people((player.faction.split("+"), player.name, player.kind == "person",
                   handicap_words(words(), *player.handicap)) for player in of)  # fmt: skip


def save_row(row: savelist.Row, layout: Layout, thumbs: Thumbs) -> Box:
    """A row; what belongs to a campaign is held together by a line at its left."""
    made = _heading(row) if row.save is None else _save(row, row.save, layout, thumbs)
    return Row(Line(upright=True), made, gap=8, across="fill") if row.within else made


def _heading(row: savelist.Row) -> Box:
    return Row(
        Icon("campaign", 30, theme.BRASS) if row.campaign else None,
        Text(escape(row.heading), theme.HEAD, theme.GOLD, line=True),
        players(row.players) if row.players else None,
        Line(grow=1),
        Text(row.note, theme.BODY_ITALIC, theme.TEXT_SECOND, line=True) if row.note else None,
        gap=14, grow=1,
    )  # fmt: skip


def _save(row: savelist.Row, save: SaveInfo, layout: Layout, thumbs: Thumbs) -> Box:
    """A save under a heading does not name the players again. Words of all rows begin at one line."""
    high = 56 if row.under or save.problem else 64 if layout.compact else 88
    wide = (64 if layout.compact else 88) * 1.6

    def draw(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        shown = pygame.Rect(0, 0, round(rect.height * 1.6), rect.height)
        shown.center = rect.center
        draw_thumbnail(target, layout, save, shown, thumbs)

    date = "" if save.shipped else when(save.date, datetime.now())
    colour = theme.TEXT_THIRD if save.problem else theme.TEXT_SECOND if save.autosave else theme.TEXT
    said = Text(escape(save.problem), theme.BODY, theme.REASON, line=True) if save.problem else \
        Text(second_line(save, row.under), theme.BODY, theme.TEXT_SECOND, line=True)  # fmt: skip
    return Row(
        Drawn(save.path, draw, w=wide, h=high) if layout.width_du > 560 else Space(h=high),
        Column(
            Row(Text(escape(save.name), theme.TITLE_SMALL, colour, line=True, grow=1),
                Text(date, theme.BODY_ITALIC, theme.TEXT_SECOND, line=True), gap=12),
            said,
            None if row.under or save.problem else players(save.players),
            grow=1,
        ),
        gap=16, grow=1,
    )  # fmt: skip


def second_line(save: SaveInfo, under: bool) -> str:
    """Where the game stands, and what kind of save it is."""
    parts = [] if under else [game_name(save)]
    parts.append(ended(save) if save.over else where(save))
    if save.autosave:
        parts.append("kept by the program")
    if save.ironman:
        parts.append("Ironman")
    return " · ".join(parts)
