"""Large tiles of the new game screen: a game, a map."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.match.lobby import Choice, GameInfo
from game.ui import draw, theme
from game.ui.gamescreen import screen_of
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Drawn, Either, Row, Space, Stack, Text
from game.ui.layout import Layout
from game.ui.pictures import map_part
from game.ui.rich import escape

VIEWS = {
    "earth_4_west3_east5": ((0.68, 0.36), 0.52),
    "earth_4_west5_east3": ((0.24, 0.40), 0.52),
}
"""Which part of a map's picture shows best what is special about it."""


@functools.lru_cache(maxsize=8)
def _ground(game: str, map_id: str, width: int, height: int, radius: int) -> pygame.Surface:
    """A map, or the game's own picture, coming out of the dark, behind a game's name; with round corners."""
    made = draw.gradient(width, height, theme.PANEL_TOP, theme.PANEL_BOTTOM).copy()
    wide = round(width * 0.62)
    picture = map_part(map_id, wide, height, (0.55, 0.36), 0.9) if map_id else screen_of(game).picture(wide, height)
    if picture is not None:
        made.blit(picture, (width - wide, 0))
        middle = theme.mix(theme.PANEL_TOP, theme.PANEL_BOTTOM, 0.5)
        made.blit(draw.side_fade(round(wide * 0.6), height, middle, 255, 0), (width - wide, 0))
    made = made.convert_alpha()
    made.blit(draw.rounded_mask(width, height, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def players_words(players: tuple[int, ...]) -> str:
    """For how many a game is: "3 or 4 players", "2 to 6 players"."""
    if len(players) == 1:
        return f"{players[0]} players"
    return f"{players[0]} {'or' if len(players) == 2 else 'to'} {players[-1]} players"


def game_tile(game: GameInfo, chosen: bool, high: float, on: Callable[[], None]) -> Box:
    """A game to choose: its name, for how many, a picture, and on a high tile a sentence."""

    def ground(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        radius = layout.px(6)
        target.blit(_ground(game.id, game.map, rect.width, rect.height, radius), rect)
        if not chosen:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, radius, 90)

    told = players_words(game.players)
    if high >= 90:
        words: Box = Column(
            Text(game.name, theme.TITLE_LARGE, line=True), Text(told, theme.CARD, line=True),
            Text(game.text, theme.SEA, theme.TEXT_SECOND, line=True), pad=(28, 0), pack="center",
        )  # fmt: skip
    else:
        name = Text(game.name, theme.TITLE_SMALL, line=True)
        count = Text(told, theme.BODY, theme.TEXT_SECOND, line=True)
        # A game without a map shows a hand of cards at its right end.
        words = Row(Either(Row(name, count, gap=14), Column(name, count), grow=1), Space(w=0 if game.map else 128),
                    pad=(16, 0))  # fmt: skip
    tile = Stack(Space(h=high - 2), Drawn((game.id, chosen), ground), words)
    return Press(f"game.{game.id}", tile, on, chosen=chosen, look="tile", pad=1, grow=1)


def map_tile(choice: Choice, chosen: bool, alone: bool, on: Callable[[], None]) -> Box:
    """A map to choose: its picture, bright when chosen, and its name."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = map_part(choice.id, rect.width, rect.height, *VIEWS.get(choice.id, ((0.5, 0.5), 1.0)))
        if picture is not None:
            target.blit(picture, rect)
        else:
            draw.fill(target, rect, theme.SEA_DEEP)
        if not chosen:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, 0, 110)

    name = Text(escape(choice.name), theme.BODY_BOLD if chosen else theme.BODY,
                theme.TEXT if chosen else theme.TEXT_SECOND, line=True)  # fmt: skip
    tile = Column(Stack(Space(h=88), Drawn((choice.id, chosen), paint), grow=1), Row(name, pad=(4, 0)), gap=2)
    return Press(f"map.{choice.id}", tile, on, chosen=chosen, look="tile", pad=4, grow=1, enabled=not alone,
                 tip=escape(choice.text))  # fmt: skip
