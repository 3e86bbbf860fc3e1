"""How a saved game is put into words and pictures: for the title's card and the list of saves."""

from datetime import datetime, timedelta

import pygame

from game.games import registry
from game.match.gamewords import words_for
from game.match.handicap import handicap_words
from game.match.lobby import SavedPlayer, SaveInfo
from game.match.words import words
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
    """Name of the game that was saved."""
    return registry.game_name(save.game)


def where(save: SaveInfo) -> str:
    """How far the game is: "Turn 4, Action phase"."""
    known = save.game in registry.games()
    return words_for(save.game).where(save.turn, save.phase.strip()) if known else f"Turn {save.turn}"


def ended(save: SaveInfo) -> str:
    """How long a game that is over took: "Over in turn 9"."""
    return words_for(save.game).ended(save.turn) if save.game in registry.games() else f"Over in turn {save.turn}"


def draw_players(target: pygame.Surface, layout: Layout, players: tuple[SavedPlayer, ...], at: tuple[int, int],
                 width: int, names: bool = True) -> int:  # fmt: skip
    """Paint the players in a row: medal, name and handicap, words left out where they do not fit; returns the end."""
    px, small = layout.font_px(theme.BODY), layout.font_px(theme.BODY_ITALIC)
    size = round(px * 1.35)
    gap = layout.px(6)
    given = [handicap_words(words(), *player.handicap) for player in players]
    plain = sum(_medals_width(p, size) + gap * 3 + draw.text_width(p.name, theme.BODY, px) for p in players)
    more = sum(draw.text_width(told, theme.BODY_ITALIC, small) + gap for told in given if told)
    names = names and plain <= width
    x = at[0]
    for player, told in zip(players, given, strict=True):
        for faction in player.faction.split("+"):
            sign = medal(faction or None, size)
            target.blit(sign, sign.get_rect(midleft=(x, at[1])))
            x += size + 2
        x += gap - 2
        if names:
            colour = theme.TEXT if player.kind == "person" else theme.TEXT_SECOND
            x = draw.text(target, player.name, theme.BODY, px, colour, (x, at[1]), middle=True).right + gap
            if told and plain + more <= width:
                at_words = (x, at[1])
                x = draw.text(target, told, theme.BODY_ITALIC, small, theme.TEXT_THIRD, at_words, middle=True).right
                x += gap
            x += gap
    return x


def _medals_width(player: SavedPlayer, size: int) -> int:
    """Width of the medals of a player's factions."""
    count = len(player.faction.split("+"))
    return count * size + 2 * (count - 1)


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
