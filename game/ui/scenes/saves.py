"""How a saved game is put into words and pictures: for the title's card and the list of saves."""

from datetime import datetime, timedelta

import pygame

from game.games import registry
from game.match.gamewords import words_for
from game.match.lobby import SaveInfo
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.pictures import thumbnail
from game.ui.scenes.thumbs import Thumbs


def when(date: datetime, now: datetime) -> str:
    """A date as people say it: "today, 23:40", "yesterday, 9:05", "3 November 2026, 20:00"."""
    clock = f"{date.hour}:{date.minute:02}"
    if date.date() == now.date():
        return f"today, {clock}"
    if date.date() == (now - timedelta(days=1)).date():
        return f"yesterday, {clock}"
    return f"{date.day} {date:%B %Y}, {clock}"


def game_name(save: SaveInfo) -> str:
    return registry.game_name(save.game)


def where(save: SaveInfo) -> str:
    """How far the game is: "Turn 4, Action phase"."""
    known = save.game in registry.games()
    return words_for(save.game).where(save.turn, save.phase.strip()) if known else f"Turn {save.turn}"


def ended(save: SaveInfo) -> str:
    """How long a game that is over took: "Over in turn 9"."""
    return words_for(save.game).ended(save.turn) if save.game in registry.games() else f"Over in turn {save.turn}"


def draw_thumbnail(target: pygame.Surface, layout: Layout, save: SaveInfo, rect: pygame.Rect,
                   thumbs: Thumbs | None = None) -> None:  # fmt: skip
    """Paint the saved game's picture in a brass frame, its medals on ink when it has none, or none yet."""
    picture = None
    if save.thumbnail:
        make = thumbs.get if thumbs is not None else thumbnail
        picture = make(save.thumbnail, rect.width, rect.height)
    if picture is not None:
        target.blit(picture, rect)
    else:
        draw.fill(target, rect, theme.SEA_DEEP, theme.INK)
        factions = [faction for player in save.players for faction in player.faction.split("+")]
        size = min(rect.height // 2, rect.width // max(len(factions) + 1, 2))
        x = rect.centerx - size * len(factions) // 2
        for faction in factions:
            sign = medal(faction or None, max(size - 4, 10))
            target.blit(sign, sign.get_rect(center=(x + size // 2, rect.centery)))
            x += size
    draw.outline(target, rect, theme.BRASS_LINE, 0, 1, 200)
