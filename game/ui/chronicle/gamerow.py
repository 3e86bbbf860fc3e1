"""How a finished game is painted in the list: who has won, who played, when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import pygame

from game.games.registry import game_name
from game.match.chronicle import SideTold, Summary
from game.match.chronicle.names import outcome, sitter_name, time_words, winner_names
from game.match.dates import local
from game.match.outside_text import shown
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.scenes.marklist import paint_box
from game.ui.scenes.saves import when
from game.ui.widgets.lists import row_ground


@dataclass(frozen=True)
class Row:
    """A line of the list: a game, a heading, or a file that cannot be read and why."""

    game: Summary | None = None
    heading: str = ""
    file: str = ""
    problem: str = ""


def height(layout: Layout, row: Row) -> int:
    """Height of a row in pixels."""
    if row.heading:
        return max(layout.px(38), layout.font_px(theme.BODY) + layout.px(18))
    lines = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL))
    return lines + draw.line_height(theme.BODY, layout.font_px(theme.BODY)) + layout.px(20)


def box(layout: Layout, row: pygame.Rect) -> pygame.Rect:
    """Where the box is that marks a row: generous, so that it is easily hit."""
    return pygame.Rect(row.x, row.y, layout.px(40), row.height)


def paint(
    target: pygame.Surface,
    layout: Layout,
    rect: pygame.Rect,
    row: Row,
    chosen: bool,
    over: bool,
    marked: bool = False,
    marking: bool = False,
) -> None:
    """Paint a row; its box stands out while anything is marked."""
    if row.heading:
        px = layout.font_px(theme.HEAD)
        at = (rect.x + layout.px(8), rect.centery + layout.px(4))
        end = draw.text(target, row.heading, theme.HEAD, px, theme.GOLD, at, middle=True).right + layout.px(14)
        draw.hairline(target, (end, at[1]), max(rect.right - layout.px(12) - end, 1))
        return
    whole = ground(target, layout, rect, chosen, over, marked)
    left = box(layout, whole)
    paint_box(target, layout, (left.centerx + layout.px(3), left.centery), marked, marking or over or chosen)
    inside = pygame.Rect(left.right - layout.px(6), whole.y, whole.right - left.right + layout.px(6), whole.height)
    if row.game is None:
        _unread(target, layout, inside, row)
    else:
        _game(target, layout, inside, row.game)


def ground(
    target: pygame.Surface, layout: Layout, rect: pygame.Rect, chosen: bool, over: bool, marked: bool = False
) -> pygame.Rect:
    """The ground of a row in its state; returns what is inside."""
    box = rect.inflate(-layout.px(4), -layout.px(4))
    row_ground(target, layout, box, chosen, over, marked)
    return box


def _unread(target: pygame.Surface, layout: Layout, box: pygame.Rect, row: Row) -> None:
    title, body = layout.font_px(theme.TITLE_SMALL), layout.font_px(theme.BODY)
    high = draw.line_height(theme.TITLE_SMALL, title)
    x, y = box.x + layout.px(14), box.centery - (high + draw.line_height(theme.BODY, body)) // 2
    room = box.right - layout.px(12) - x
    words = draw.shorten(shown(row.file), theme.TITLE_SMALL, title, room)
    draw.text(target, words, theme.TITLE_SMALL, title, theme.TEXT_THIRD, (x, y))
    words = draw.shorten(row.problem, theme.BODY, body, room)
    draw.text(target, words, theme.BODY, body, theme.REASON, (x, y + high))


def emblem(target: pygame.Surface, layout: Layout, game: Summary, box: pygame.Rect) -> None:
    """The winner's medal, or a sign for a game that nobody has won, or whose winner has no faction."""
    sides = [side for side in game.sides if side.won and side.id in theme.FACTION]
    if not sides:
        name, colour = ("first_player", theme.BRASS) if game.winners else ("kill", theme.TEXT_THIRD)
        picture = icon(name, round(box.height * 0.8), colour)
        target.blit(picture, picture.get_rect(center=box.center))
        return
    size = min(box.height, box.width // len(sides) if len(sides) > 1 else box.width)
    for place, side in enumerate(sides):
        sign = medal(side.id, size)
        centre = (box.centerx + round((place - (len(sides) - 1) / 2) * size), box.centery)
        target.blit(sign, sign.get_rect(center=centre))


def _game(target: pygame.Surface, layout: Layout, box: pygame.Rect, game: Summary) -> None:
    px = layout.px
    title, body, small = (layout.font_px(role) for role in (theme.TITLE_SMALL, theme.BODY, theme.BODY_ITALIC))
    high, line = draw.line_height(theme.TITLE_SMALL, title), draw.line_height(theme.BODY, body)
    x = box.x + px(12)
    if box.width > px(380):
        sign = pygame.Rect(box.x + px(8), 0, px(56), px(46))
        sign.centery = box.centery
        emblem(target, layout, game, sign)
        x = sign.right + px(12)
    right, y = box.right - px(12), box.centery - (high + line) // 2
    date = when(local(game.date), datetime.now())
    at = (right, y + px(2))
    left = draw.text(target, date, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, "right").x
    words, size = _headline(game, title, left - x - px(12))
    colour = theme.TEXT if game.winners else theme.TEXT_SECOND
    draw.text(target, words, theme.TITLE_SMALL, size, colour, (x, y + high // 2), middle=True)
    y += high + line // 2
    told = " · ".join(part for part in (game_name(game.game), turns_words(game)) if part)
    room = right - x
    width = draw.text_width(told, theme.BODY_ITALIC, small)
    whole = _players_width(layout, game)
    if width + px(16) + (whole if whole <= room else room // 2) <= room:
        draw.text(target, told, theme.BODY_ITALIC, small, theme.TEXT_THIRD, (right, y), "right", middle=True)
        room -= width + px(16)
    _players(target, layout, game, (x, y), room)


def _headline(game: Summary, px: int, room: int) -> tuple[str, int]:
    """How the game ended in a line; who has won alone where there is no room for more."""
    words, size = draw.fitted(outcome(game), theme.TITLE_SMALL, px, room)
    if words != outcome(game):
        return draw.fitted(" · ".join(winner_names(game)) or outcome(game), theme.TITLE_SMALL, px, room)
    return words, size


def _players_width(layout: Layout, game: Summary) -> int:
    """What medals and names of all players take."""
    px, gap = layout.font_px(theme.BODY), layout.px(6)
    medals = sum(side.id in theme.FACTION for side in game.sides)
    names = sum(draw.text_width(sitter_name(sitter), theme.BODY, px) + 2 * gap for sitter in game.seats)
    return names + medals * (round(px * 1.3) + gap)


def turns_words(game: Summary) -> str:
    """ "7 turns", or "4 rites"; nothing for a game without turns."""
    what = time_words(game.game)
    return f"{game.turns} {what if game.turns != 1 else what.removesuffix('s')}" if game.turns else ""


def _players(target: pygame.Surface, layout: Layout, game: Summary, at: tuple[int, int], room: int) -> None:
    """Medals with names, names left out where they do not fit."""
    px = layout.font_px(theme.BODY)
    size, gap = round(px * 1.3), layout.px(6)
    told: list[tuple[list[SideTold], str, bool]] = [
        (game.sides_of(seat), sitter_name(sitter), bool(sitter.bot)) for seat, sitter in enumerate(game.seats)
    ]
    medals = sum(side.id in theme.FACTION for side in game.sides)
    whole = _players_width(layout, game)
    x = at[0]
    for sides, name, bot in told:
        for side in sides:
            if side.id in theme.FACTION:
                sign = medal(side.id, size)
                target.blit(sign, sign.get_rect(midleft=(x, at[1])))
                x += size + gap
        if whole <= room or not medals:
            words = draw.shorten(name, theme.BODY, px, at[0] + room - x)
            colour = theme.TEXT_SECOND if bot else theme.TEXT
            x = draw.text(target, words, theme.BODY, px, colour, (x, at[1]), middle=True).right + 2 * gap
