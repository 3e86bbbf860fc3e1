"""A game of a league that has been played, as a line of the list: which, who won, everybody's points, when."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.match.campaign.files import Played
from game.match.campaign.league import League
from game.match.dates import local
from game.match.gamewords import words_for
from game.ui import draw, theme
from game.ui.campaign import look
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.saves import when


def paint_game(target: pygame.Surface, layout: Layout, row: pygame.Rect, league: League, number: int,
               game: Played) -> None:  # fmt: skip
    """Paint a line; ``number`` counts the games from 0."""
    px = layout.px
    body, small = layout.font_px(theme.BODY), layout.font_px(theme.BODY_ITALIC)
    y = row.centery
    draw.text(target, str(number + 1), theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL), theme.BRASS,
              (row.x + px(34), y), "center", middle=True)  # fmt: skip
    left, right = row.x + px(64), row.right - px(14)
    date = when(local(game.date), datetime.now())
    if row.width > px(700):
        at = (right, y)
        right = draw.text(target, date, theme.BODY_ITALIC, small, theme.TEXT_THIRD, at, "right", middle=True).x
        right -= px(20)
    winners = game.facts.winners
    names = " and ".join(league.players[seat].name for seat in winners) or "Nobody"
    room = min(px(250), (right - left) // 3)
    name = draw.shorten(look.game_name(game.facts.game), theme.BODY, body, room)
    draw.text(target, name, theme.BODY, body, theme.TEXT_SECOND, (left, y), middle=True)
    x = left + room + px(14)
    sides = [side for seat in winners for side in game.facts.seats[seat].sides]
    x = look.medals(target, sides, px(26), (x, y)) + px(4)
    unit = words_for(game.facts.game).campaigns.points
    points = ", ".join(f"{league.players[seat].name} {facts.points}"
                       for seat, facts in enumerate(game.facts.seats))  # fmt: skip
    told = f"**{escape(names)}** <second>{'won' if winners else 'won: humanity did'} · {escape(points)} {unit}</>"
    text = rich(told, theme.BODY, body, max(right - x, 10))
    if text.height <= row.height:
        text.draw(target, (x, y - text.height // 2))
    else:
        draw.text(target, draw.shorten(names, theme.BODY_BOLD, body, right - x), theme.BODY_BOLD, body, theme.TEXT,
                  (x, y), middle=True)  # fmt: skip
