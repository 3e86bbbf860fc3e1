"""How the screens of campaigns look: panels with heads, stars of chapters, names of games and people."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from typing import Unpack

import pygame

from game.games.registry import games
from game.language.spoken import say
from game.language.values import Text as TextOf
from game.language.values import markup
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Across, Box, Column, Icon, Row, Sizes, Space, Text
from game.ui.kit.frame import LIT, PLAIN, Frame
from game.ui.layout import Layout
from game.ui.pictures import map_part
from game.ui.rich import escape
from game.ui.theme import RGB

RESULT_COLOURS: dict[str, RGB] = {"triumph": theme.GOLD, "victory": theme.FREE, "defeat": theme.KILL}


def game_name(game: str) -> str:
    return games()[game].title if game in games() else game


def panel(layout: Layout, head: str, *parts: Box | None, note: str = "", lit: bool = False, gap: float = 10,
          across: Across | None = None, **sizes: Unpack[Sizes]) -> Column:  # fmt: skip
    """A panel with a head in gold and a note at its right."""
    title = Row(
        Text(head, theme.HEAD_LARGE, theme.GOLD, line=True), Space(grow=1),
        Text(note, theme.NOTE, theme.TEXT_SECOND, line=True, rank=1) if note else None, gap=16,
    )  # fmt: skip
    pad = 14 if layout.compact else 22
    return Column(title if head else None, *parts, frame=LIT if lit else PLAIN, pad=pad, gap=gap,
                  across=across, **sizes)  # fmt: skip


def beside(layout: Layout, first: Box, second: Box, share: float, least: float = 960) -> Box:
    """Two panels side by side, the first with its ``share`` of the width; below each other in narrow windows."""
    gap = 12 if layout.compact else 18
    if layout.width_du < least:
        return Column(first, second, gap=gap)
    first.share, second.share = share, 1 - share
    return Row(first, second, gap=gap, across="fill")


def seal(name: str, size: float, lit: bool = False) -> Box:
    """An icon in a brass ring, as on the title's tiles."""
    ring = Frame(theme.INK, theme.INK, theme.GOLD if lit else theme.BRASS_LINE, 255, radius=size / 2, diamonds=False)
    sign = Icon(name, size * 0.58, theme.GOLD if lit else theme.TEXT)
    return Column(sign, frame=ring, across="center", pack="center", w=size, h=size)


def star(surface: pygame.Surface, centre: tuple[int, int], radius: int, colour: RGB, filled: bool) -> None:
    """Paint a star of eight points, filled or in outline."""
    points = []
    for step in range(16):
        reach = radius if step % 4 == 0 else radius * 0.62 if step % 2 == 0 else radius * 0.30
        turn = math.pi * step / 8 - math.pi / 2
        points.append((centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn)))
    pygame.draw.polygon(surface, colour if filled else theme.INK, points)
    pygame.draw.aalines(surface, colour, True, points)


def glyphs(names: Iterable[str]) -> str:
    """The signs of factions as rich text; cultists have none."""
    return " ".join(f"{{glyph:{name}}}" for name in names if name in theme.FACTION)


def faction_words(names: object) -> str:
    """Factions as rich text in their colours; a cultist for none."""
    listed = [names] if isinstance(names, str) else list(names) if isinstance(names, (list, tuple)) else []
    told = [markup(f"<{name}>**{words().name('faction', name)}**</>") for name in listed if name in theme.FACTION]
    return say("campaign-names", names=told) if told else ""


def level_name(bot: str) -> str:
    """The name of a bot's level; of somebody else's bot its class."""
    return words().name("bot", bot) if words().has("bot", bot) else bot.rpartition(":")[2]


def who_words(name: str, bot: str) -> TextOf:
    """A player as rich text: "**Ada**", "Tobias Adept"."""
    return markup(f"**{escape(name)}**" if not bot else f"{escape(name)} <second>{escape(level_name(bot))}</>")


def result_words(result: str) -> str:
    """How a chapter ended, in a word."""
    return say(f"campaign-{result}")


def together(names: Iterable[str], ironman: bool) -> str:
    """People one after another, and whether they play in Ironman."""
    return say(f"campaign-names{'-ironman' if ironman else ''}", names=[*names])


def dim_map(surface: pygame.Surface, board: str, rect: pygame.Rect) -> bool:
    """Paint a piece of a map into a corner of a panel, faded to the left and the top; whether there is one."""
    picture = _faded(board, rect.width, rect.height)
    if picture is not None:
        surface.blit(picture, rect)
    return picture is not None


@functools.lru_cache(maxsize=4)
def _faded(board: str, width: int, height: int) -> pygame.Surface | None:
    piece = map_part(board, width, height, (0.55, 0.42), 0.8) if board else None
    if piece is None:
        return None
    made = piece.convert_alpha()
    across = pygame.transform.smoothscale(_ramp(64), (width, height))
    down = pygame.transform.smoothscale(pygame.transform.rotate(_ramp(64), -90), (width, height))
    made.blit(across, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(down, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


@functools.lru_cache(maxsize=1)
def _ramp(length: int) -> pygame.Surface:
    """A strip that comes out of nothing from left to right."""
    strip = pygame.Surface((length, 2), pygame.SRCALPHA)
    for x in range(length):
        share = min(x / (length * 0.7), 1.0)
        strip.fill((255, 255, 255, round(165 * share * share)), (x, 0, 1, 2))
    return strip


def sky(surface: pygame.Surface, rect: pygame.Rect, nights: tuple[str, ...]) -> None:
    """Paint brass rings into the lower right of a page, on them a star for every chapter: how it ended, or dark."""
    surface.blit(_sky(rect.width, rect.height, nights), rect)


@functools.lru_cache(maxsize=4)
def _sky(width: int, height: int, nights: tuple[str, ...]) -> pygame.Surface:
    fine = 2
    whole = pygame.Surface((width * fine, height * fine), pygame.SRCALPHA)
    centre = (round(width * fine * 0.56), round(height * fine * 1.06))
    reach = min(height * fine * 0.98, width * fine * 0.50)
    for share, alpha in ((0.58, 90), (0.80, 130), (0.84, 60), (1.0, 100)):
        pygame.draw.circle(whole, (*theme.BRASS_LINE, alpha), centre, round(reach * share), fine)
    for number, result in enumerate(nights):
        turn = math.radians(186 + 168 * (number + 0.5) / len(nights))
        at = (centre[0] + reach * 0.80 * math.cos(turn), centre[1] + reach * 0.80 * math.sin(turn))
        inner = (centre[0] + reach * 0.58 * math.cos(turn), centre[1] + reach * 0.58 * math.sin(turn))
        pygame.draw.line(whole, (*theme.BRASS_LINE, 50), inner, at, fine)
        colour = RESULT_COLOURS.get(result, theme.BRASS_LINE)
        size, lit = round(reach * (0.085 if result else 0.05)), result in ("triumph", "victory")
        for smaller in (0,) if lit else (0, 1, 2):
            # Outlines are one pixel wide and would be lost when the picture is made smaller.
            star(whole, (round(at[0]), round(at[1])), size - smaller, colour, lit)
    return pygame.transform.smoothscale(whole, (width, height))
