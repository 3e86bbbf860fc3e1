"""A finished game: its line in the list, and its page beside it with everybody's score and deeds, Doom turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from game.games.registry import game_name, games
from game.language.spoken import say
from game.language.values import day_of
from game.match.chronicle.records import SideTold, Summary
from game.match.chronicle.sieve import (
    bot_name,
    length_words,
    map_name,
    marked_name,
    outcome,
    side_name,
    sitter_name,
    winner_names,
)
from game.match.cleaned import local
from game.match.dated import campaign_name
from game.match.dice import Ledger
from game.match.gamewords import words_for
from game.match.outside_text import shown
from game.match.words import words
from game.ui import charts, draw, theme
from game.ui.kit.box import Box, Column, Either, Icon, Line, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Portrait, people
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.savelist import when
from game.ui.table.end.figures import LUCK_COLOURS


@dataclass(frozen=True)
class Entry:
    """A line of the list: a game, a heading, or a file that cannot be read and why."""

    game: Summary | None = None
    heading: str = ""
    file: str = ""
    problem: str = ""


def game_row(row: Entry) -> Box:
    if row.heading:
        return Row(Text(row.heading, theme.HEAD, theme.GOLD, line=True), Line(grow=1), gap=14)
    if row.game is None:
        return Column(Text(escape(shown(row.file)), theme.TITLE_SMALL, theme.TEXT_THIRD, line=True),
                      Text(escape(row.problem), theme.BODY, theme.REASON, line=True))  # fmt: skip
    game = row.game
    colour = theme.TEXT if game.winners else theme.TEXT_SECOND
    ended = (escape(outcome(game)), escape(" · ".join(winner_names(game)) or outcome(game)))
    told = " · ".join(part for part in (game_name(game.game), turns_words(game)) if part)
    return Row(
        emblem(game),
        Column(
            Row(Either(*(Text(words, theme.TITLE_SMALL, colour, line=True) for words in ended), grow=1,
                       least=LEAST_WON),
                    Text(when(local(game.date), datetime.now()), theme.NOTE, theme.TEXT_SECOND, line=True, rank=1),
                    gap=12),
            Row(people(([side.id for side in game.sides_of(seat) if side.id in theme.FACTION], sitter_name(sitter),
                            not sitter.bot, "") for seat, sitter in enumerate(game.seats)),
                    Space(grow=1),
                    Text(told, theme.NOTE, theme.TEXT_SECOND, line=True, rank=1), gap=16),
            grow=1, least=300,
        ),
        gap=12,
    )  # fmt: skip


def emblem(game: Summary) -> Box:
    """The winner's medal, or a sign for a game that nobody has won, or whose winner has no faction."""
    sides = [side for side in game.sides if side.won and side.id in theme.FACTION]
    name, colour = ("first_player", theme.BRASS) if game.winners else ("kill", theme.TEXT_THIRD)
    size = 46 if len(sides) == 1 else 56 / max(len(sides), 1)
    signs = (Portrait(side.id, size, above=3) for side in sides) if sides else (Icon(name, 37, colour),)
    return Row(*signs, pack="center", w=56, h=46, rank=1)


def turns_words(game: Summary) -> str:
    """ "7 turns", or "4 rites"; nothing for a game without turns."""
    return length_words(game.game, game.turns) if game.turns else ""


DOOM_TO_END = 30
LEAST_WON = 110
"""What is left at least to who has won: the day makes way, which the page beside the list tells too."""
MOST_NAME = 90
"""How much of a long name columns make room for, in design units."""
LEAST_CHART = 130
"""A chart lower than this in design units is left out."""

Columns = tuple[tuple[str, Callable[[SideTold], str]], ...]
COLUMNS: Columns = (
    ("doom", lambda side: str(side.score)),
    ("books", lambda side: str(side.books)),
    ("kills", lambda side: str(side.kills)),
    ("lost", lambda side: str(side.lost)),
    ("dice", lambda side: str(side.dice)),
)
FEWER = {"dice": 1, "books": 2, "lost": 3}
"""What is left out where there is no room, the highest first."""
POINTS: Columns = (("points", lambda side: str(side.score)),)


def chart(game: Summary | None) -> charts.ChartData:
    """A game's Doom turn by turn; without lines where there is none."""
    sides = [side for side in game.sides if side.doom] if game else []
    lines = tuple(
        charts.Line(side.id, side_name(side.id), theme.faction_colour(side.id), tuple(side.doom)) for side in sides
    )
    return charts.ChartData(say("chronicle-column-doom"), game.begun if game else 1, lines, DOOM_TO_END,
                            say("chronicle-doom-ends"))  # fmt: skip


def about(game: Summary) -> str:
    """Which game it was, where and when, as rich text."""
    day = local(game.date)
    first = [game_name(game.game), map_name(game.map) if game.map else "", edition(game.edition)]
    clock = f"{day.hour}:{day.minute:02}"
    second = [say("times-day", date=day_of(day), clock=clock), turns_words(game),
              say("chronicle-decisions", count=game.decisions)]  # fmt: skip
    third = [escape(campaign_name(game.campaign)), say("chronicle-set-up") if game.set_up else "",
             say("chronicle-seed", seed=str(game.seed))]  # fmt: skip
    lines = [" · ".join(part for part in parts if part) for parts in (first, second, third)]
    return "\n".join(f"<second>{line}</>" for line in lines)


def edition(key: str) -> str:
    """An edition's name; empty where there is none."""
    return words().name("edition", key) if key and words().has("edition", key) else ""


def reason(game: Summary) -> str:
    """Why the game ended, in a sentence; empty where nothing is known of it."""
    speech = words()
    told = [words_for(game.game).why_ended(game.reason)] if game.game in games() else []
    if game.humanity and speech.has("end", "humanity"):
        told.append(speech.text("end", "humanity"))
    return " ".join(filter(None, told))


def game_page(game: Summary, layout: Layout, curves: Box) -> Sequence[Box]:
    """What is told of a game, from the top down, with its chart where there is room."""
    sides = list(game.sides) or [SideTold("", seat, seat in game.winners) for seat in range(len(game.seats))]
    columns = COLUMNS if any(side.doom for side in sides) else POINTS
    said = [say(f"chronicle-column-{head}") for head, _ in columns]
    tiny = layout.font_px(theme.TINY)
    longest = max(draw.text_width(head, theme.TINY, tiny) for head in said) / layout.scale
    wide = max(58 if layout.width_du > 1100 else 46, min(longest + 4, 76 * layout.frame))
    heads = (Text(words_, theme.TINY, theme.TEXT_SECOND, "center", line=True, w=wide, rank=FEWER.get(head, 0))
             for words_, (head, _) in zip(said, columns, strict=True))  # fmt: skip
    named = max(84 * layout.frame, *(_named(game, side, layout) for side in sides))
    return (
        Text(escape(outcome(game)), theme.TITLE, theme.GOLD if game.winners else theme.TEXT_SECOND, line=True),
        Text(about(game), theme.NOTE),
        *([Text(reason(game), theme.BODY, theme.TEXT_SECOND)] if reason(game) else ()),
        Column(Row(Space(grow=1, least=named), *heads, pad=(8, 0)),
               *(_side(game, side, columns, wide, named) for side in sides), gap=4),
        *([curves] if chart(game).turns else ()),
    )  # fmt: skip


def _named(game: Summary, side: SideTold, layout: Layout) -> float:
    """What a row needs for its portrait and all of its name in the smallest type, if that is not very long."""
    name = marked_name(game.seats[min(side.seat, len(game.seats) - 1)])
    letters = draw.text_width(name, theme.BODY_BOLD, theme.SMALLEST_PX) / layout.scale
    return min(letters, MOST_NAME) + (36 + 8 + 2 if not side.won else 36 + 8 + 19 + 8 + 2)


def _side(game: Summary, side: SideTold, columns: Columns, wide: float, named: float) -> Box:
    """The player's name, a bot's level behind it, laurels for whoever has won, and numbers."""
    sitter = game.seats[min(side.seat, len(game.seats) - 1)]
    name, level = marked_name(sitter), bot_name(sitter.bot) if sitter.bot else ""
    luck = LUCK_COLOURS.get(Ledger(tuple(side.faces)).luck, theme.TEXT) if side.dice else theme.TEXT
    return Row(
        Row(
            Portrait(side.id, 36, above=4) if side.id in theme.FACTION else Icon("person", 32, theme.TEXT_SECOND),
            Text(escape(name), theme.BODY_BOLD, line=True),
            Icon("first_player", 19, theme.BRASS) if side.won else None,
            Text(escape(level), theme.SMALL, theme.TEXT_SECOND, line=True, rank=1) if level and level != name else None,
            gap=8, grow=1, least=named,
        ),
        *(Text(get(side), theme.BODY_BOLD, luck if head == "dice" else theme.TEXT, "center", line=True, w=wide,
               rank=FEWER.get(head, 0)) for head, get in columns),
        frame=Frame(alpha=90, radius=4, wash=theme.faction_colour(side.id), diamonds=False), pad=(8, 2),
    )  # fmt: skip
