"""A finished game in the list: who has won, who played, when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from game.games.registry import game_name
from game.match.chronicle import Summary
from game.match.chronicle.names import outcome, sitter_name, time_words, winner_names
from game.match.cleaned import local
from game.match.outside_text import shown
from game.ui import theme
from game.ui.kit import box
from game.ui.kit.box import Box, Column, Either, Icon, Line, Space, Text
from game.ui.kit.medal import Medal, people
from game.ui.rich import escape
from game.ui.scenes.saves import when


@dataclass(frozen=True)
class Row:
    """A line of the list: a game, a heading, or a file that cannot be read and why."""

    game: Summary | None = None
    heading: str = ""
    file: str = ""
    problem: str = ""


def game_row(row: Row) -> Box:
    if row.heading:
        return box.Row(Text(row.heading, theme.HEAD, theme.GOLD, line=True), Line(grow=1), gap=14)
    if row.game is None:
        return Column(Text(escape(shown(row.file)), theme.TITLE_SMALL, theme.TEXT_THIRD, line=True),
                      Text(escape(row.problem), theme.BODY, theme.REASON, line=True))  # fmt: skip
    game = row.game
    colour = theme.TEXT if game.winners else theme.TEXT_SECOND
    ended = (escape(outcome(game)), escape(" · ".join(winner_names(game)) or outcome(game)))
    told = " · ".join(part for part in (game_name(game.game), turns_words(game)) if part)
    return box.Row(
        emblem(game),
        Column(
            box.Row(Either(*(Text(words, theme.TITLE_SMALL, colour, line=True) for words in ended), grow=1),
                    Text(when(local(game.date), datetime.now()), theme.BODY_ITALIC, theme.TEXT_SECOND, line=True),
                    gap=12),
            box.Row(people(([side.id for side in game.sides_of(seat) if side.id in theme.FACTION], sitter_name(sitter),
                            not sitter.bot, "") for seat, sitter in enumerate(game.seats)),
                    Space(grow=1),
                    Text(told, theme.BODY_ITALIC, theme.TEXT_THIRD, line=True, rank=1), gap=16, h=24),
            grow=1, least=300,
        ),
        gap=12,
    )  # fmt: skip


def emblem(game: Summary) -> Box:
    """The winner's medal, or a sign for a game that nobody has won, or whose winner has no faction."""
    sides = [side for side in game.sides if side.won and side.id in theme.FACTION]
    name, colour = ("first_player", theme.BRASS) if game.winners else ("kill", theme.TEXT_THIRD)
    size = 46 if len(sides) == 1 else 56 / max(len(sides), 1)
    signs = (Medal(side.id, size) for side in sides) if sides else (Icon(name, 37, colour),)
    return box.Row(*signs, pack="center", w=56, h=46, rank=1)


def turns_words(game: Summary) -> str:
    """ "7 turns", or "4 rites"; nothing for a game without turns."""
    what = time_words(game.game)
    return f"{game.turns} {what if game.turns != 1 else what.removesuffix('s')}" if game.turns else ""
