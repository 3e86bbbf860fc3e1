"""A game of a league that has been played, as a line: which, who won, everybody's points, when."""

from __future__ import annotations

from datetime import datetime

from game.match.campaign.files import Played
from game.match.campaign.league import League
from game.match.cleaned import local
from game.match.gamewords import words_for
from game.ui import theme
from game.ui.campaign import look
from game.ui.kit.box import Box, Row, Text
from game.ui.rich import escape
from game.ui.scenes.saves import when


def game_line(league: League, number: int, game: Played) -> Box:
    """A line; ``number`` counts the games from 0."""
    winners = game.facts.winners
    names = " and ".join(league.players[seat].name for seat in winners) or "Nobody"
    signs = look.glyphs(side for seat in winners for side in game.facts.seats[seat].sides)
    points = ", ".join(
        f"{league.players[seat].name} {facts.points}" for seat, facts in enumerate(game.facts.seats)
    )
    how = "won" if winners else "won: humanity did"
    unit = words_for(game.facts.game).campaigns.points
    told = f"{signs} **{escape(names)}** <second>{how} · {escape(points)} {unit}</>"
    return Row(
        Text(str(number + 1), theme.TITLE_SMALL, theme.BRASS, "center", line=True, w=48),
        Text(look.game_name(game.facts.game), theme.BODY, theme.TEXT_SECOND, line=True, w=220, rank=2),
        Text(told.strip(), grow=1),
        Text(when(local(game.date), datetime.now()), theme.BODY_ITALIC, theme.TEXT_THIRD, line=True, rank=1),
        gap=14, pad=(4, 6),
    )  # fmt: skip
