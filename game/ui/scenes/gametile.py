"""Large tiles of the new game screen: a game, a map; and the numbers of its three clicks."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.match.lobby import Choice, GameInfo
from game.ui import draw, theme
from game.ui.gamescreen import screen_of
from game.ui.layout import Layout
from game.ui.pictures import map_part
from game.ui.widgets.buttons import Pressable

VIEWS = {
    "earth_4_west3_east5": ((0.68, 0.36), 0.52),
    "earth_4_west5_east3": ((0.24, 0.40), 0.52),
}
"""Which part of a map's picture shows best what is special about it."""


def chapter(target: pygame.Surface, layout: Layout, number: int, at: tuple[int, int]) -> pygame.Rect:
    """Paint the number of a click in a brass ring; its left end at a point, on the point's height."""
    side = layout.px(28 if layout.compact else 32)
    ring = pygame.Rect(at[0], at[1] - side // 2, side, side)
    draw.fill(target, ring, theme.INK, None, side // 2)
    draw.outline(target, ring, theme.BRASS, side // 2, 1)
    px = layout.font_px(theme.FACTION_NAME)
    draw.text(target, str(number), theme.FACTION_NAME, px, theme.GOLD, ring.center, "center", middle=True)
    return ring


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


class GameTile(Pressable):
    """A game to choose: its name, for how many, a sentence, a picture."""

    def __init__(self, game: GameInfo, chosen: bool, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.game, self.label = game, game.name
        self.chosen = chosen

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint picture and words, with a gold rim when chosen."""
        rect = self.rect
        lit = self.chosen or self.hovered
        radius = layout.px(8)
        target.blit(_ground(self.game.id, self.game.map, rect.width, rect.height, radius), rect)
        if not lit:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, radius, 90)
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 150)
        x = rect.x + layout.px(28)
        if rect.height < layout.px(90):
            self._low(target, layout)
            return
        lines = ((self.game.name, theme.TITLE_LARGE, theme.TEXT),
                 (players_words(self.game.players), theme.CARD, theme.TEXT),
                 (self.game.text, theme.SEA, theme.TEXT_SECOND))  # fmt: skip
        heights = [draw.line_height(role, layout.font_px(role)) for _, role, _ in lines]
        y = rect.centery - sum(heights) // 2
        room = rect.width - 2 * layout.px(28)
        for (words, role, colour), high in zip(lines, heights, strict=True):
            px = layout.font_px(role)
            draw.text(target, draw.shorten(words, role, px, room), role, px, colour, (x, y))
            y += high

    def _low(self, target: pygame.Surface, layout: Layout) -> None:
        """Name and for how many, on one line or two."""
        rect, x = self.rect, self.rect.x + layout.px(16)
        # A game without a map shows a hand of cards at its right end.
        room = rect.right - x - layout.px(10 if self.game.map else 86)
        title, small = layout.font_px(theme.TITLE_SMALL), layout.font_px(theme.BODY)
        told = players_words(self.game.players)
        name = draw.shorten(self.game.name, theme.TITLE_SMALL, title, room)
        wide = draw.text_width(name, theme.TITLE_SMALL, title)
        if wide + draw.text_width(told, theme.BODY, small) + layout.px(14) <= room:
            draw.text(target, name, theme.TITLE_SMALL, title, theme.TEXT, (x, rect.centery), middle=True)
            at = (x + wide + layout.px(14), rect.centery + layout.px(2))
            draw.text(target, told, theme.BODY, small, theme.TEXT_SECOND, at, middle=True)
            return
        y = rect.y + round(rect.height * 0.34)
        draw.text(target, name, theme.TITLE_SMALL, title, theme.TEXT, (x, y), middle=True)
        y = rect.y + round(rect.height * 0.74)
        draw.text(target, told, theme.BODY, small, theme.TEXT_SECOND, (x, y), middle=True)


class MapTile(Pressable):
    """A map to choose: its picture and its name."""

    def __init__(self, choice: Choice, chosen: bool, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, choice.text)
        self.choice, self.label = choice, choice.name
        self.chosen = chosen

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the picture, bright when chosen, and the name below."""
        px = layout.font_px(theme.BODY_BOLD)
        line = draw.line_height(theme.BODY_BOLD, px)
        frame = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, self.rect.height - line - layout.px(2))
        centre, span = VIEWS.get(self.choice.id, ((0.5, 0.5), 1.0))
        if self.chosen or self.hovered:
            draw.glow(target, frame, theme.GOLD, layout.px(5), 2, 110)
        picture = map_part(self.choice.id, frame.width, frame.height, centre, span)
        if picture is not None:
            target.blit(picture, frame)
        else:
            draw.fill(target, frame, theme.SEA_DEEP)
        if not self.chosen:
            draw.fill(target, frame, theme.VIGNETTE_BOTTOM, None, 0, 110)
        draw.outline(target, frame, theme.GOLD if self.chosen or self.hovered else theme.BRASS_LINE, 0, 1)
        role = theme.BODY_BOLD if self.chosen else theme.BODY
        name = draw.shorten(self.choice.name, role, px, self.rect.width)
        colour = theme.TEXT if self.chosen else theme.TEXT_SECOND
        draw.text(target, name, role, px, colour, (self.rect.x, frame.bottom + layout.px(3)))
