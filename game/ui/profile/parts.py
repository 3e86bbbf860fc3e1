"""The parts of a profile's page: numbers, bars, goals, lessons and puzzles, and the month of games of the day."""

from __future__ import annotations

import calendar
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from game.games.registry import game_of
from game.language.spoken import say
from game.match.achievements import Counted, Personal, Progress
from game.match.lessons.files import Found
from game.match.profiles import Profile
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Bar, Box, Column, Either, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.frame import ROW, Frame
from game.ui.kit.medal import Medal
from game.ui.paintings import painted
from game.ui.rich import escape

WON = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 200, radius=6, diamonds=False)
DAY_WON = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=15, diamonds=False)
DAY_PLAYED = Frame(line=theme.BRASS, alpha=230, radius=15, diamonds=False)
DAY = Frame(alpha=60, radius=15, diamonds=False)
STARS = 3


def head(label: str, more: str = "") -> Box:
    if not more:
        return Text(label, theme.HEAD, theme.BRASS, line=True)
    told, note = Text(label, theme.HEAD, theme.BRASS, grow=1), Text(more, theme.SMALL, theme.TEXT_SECOND)
    return Either(Row(told, note), Column(told, note))


# Games ----------------------------------------------------------------------------------------


def numbers(profile: Profile, told: Personal) -> Box:
    """Name, games, wins, stars."""
    stars = sum(done.stars for done in profile.puzzles.values())
    shown = ((told.games.played, "games"), (told.games.won, "wins"), (stars, "stars"))
    cells = [Column(Text(str(number), theme.NUMBER, align="center"),
                    Text(say(f"profiles-{name}", count=number), theme.SMALL, theme.TEXT_SECOND, align="center"), grow=1)
             for number, name in shown]  # fmt: skip
    name = Text(escape(profile.called), theme.TITLE_LARGE, theme.GOLD, line=True)
    return Column(name, Row(*cells, across="fill"), gap=12)


def games(told: Personal) -> Sequence[Box]:
    """Wins by faction and in games without, and records."""
    if not told.games.played:
        return (Text(say("profiles-none"), theme.NOTE, theme.TEXT_SECOND),)
    parts: list[Box] = []
    if told.factions:
        parts += [Line(90), head(say("profiles-factions"))]
        parts += [_won(Medal(side, 26), words().name("faction", side), count, theme.faction_colour(side))
                  for side, count in _ordered(told.factions)]  # fmt: skip
    if told.others:
        parts += [head(say("profiles-others"))]
        parts += [_won(Icon(game_of(game).icon, 24, theme.BRASS), game_of(game).called, count, theme.BRASS)
                  for game, count in told.others.items()]  # fmt: skip
    kept = [(name, value) for name, value in _records(told) if value]
    if kept:
        parts += [Line(90), head(say("profiles-records"))]
        parts += [_told(say(f"profiles-record-{name}"), value) for name, value in kept]
    return parts


def favorite(told: Personal) -> str:
    """The name of the picture of the faction that has won most; of nobody's place where none has."""
    return next((side for side, count in _ordered(told.factions) if count.won and painted(side)), "stones")


def _told(label: str, value: str) -> Box:
    return Row(Text(label, theme.BODY, theme.TEXT_SECOND, grow=1), Text(value, theme.BODY_BOLD, line=True))


def _ordered(factions: Mapping[str, Counted]) -> list[tuple[str, Counted]]:
    return sorted(factions.items(), key=lambda each: (-each[1].won, -each[1].played, each[0]))


def _won(sign: Box, name: str, count: Counted, colour: theme.RGB) -> Box:
    return _share(Row(sign, Text(name, theme.LABEL, line=True, grow=1), gap=10, w=160), count, colour)


def _share(label: Box, count: Counted, colour: theme.RGB = theme.BRASS) -> Box:
    told = Text(say("profiles-of", won=count.won, played=count.played), theme.SMALL, align="right", line=True, w=64)
    return Row(label, Bar(count.won / count.played, colour, grow=1, least=50), told, gap=10)


def _records(told: Personal) -> Iterable[tuple[str, str]]:
    turns = say("profiles-record-turns.turns", count=told.turns) if told.turns else ""
    best = words().name("bot", told.hardest) if told.hardest else ""
    return (("doom", str(told.doom or "")), ("dice", str(told.dice or "")), ("turns", turns), ("hardest", best))


# Goals ----------------------------------------------------------------------------------------


def goals(found: Sequence[Progress]) -> Sequence[Box]:
    """A card for each goal; those that are reached are golden."""
    reached = sum(each.reached for each in found)
    count = Text(say("profiles-of", won=reached, played=len(found)), theme.NOTE, theme.TEXT_SECOND, line=True)
    heading = Text(say("profiles-goals"), theme.HEAD_LARGE, theme.GOLD, line=True)
    top = Row(heading, Bar(reached / len(found), grow=1, least=50), count, gap=16)
    return (top, Grid(*map(_goal, found), cell=150, gap=9, gap_y=9))


def _goal(one: Progress) -> Box:
    goal, dark = one.achievement, theme.TEXT_THIRD
    count = None
    if goal.number > 1 and not one.reached:
        count = Text(say("profiles-of", won=one.now, played=goal.number), theme.TINY, dark, align="center")
    return Column(
        Row(Icon(goal.icon, 36, theme.GOLD if one.reached else dark), pack="center"),
        Text(goal.name, theme.LABEL, theme.TEXT if one.reached else theme.TEXT_SECOND, align="center"),
        Text(goal.text, theme.SMALL, theme.TEXT_SECOND if one.reached else dark, align="center"), count,
        frame=WON if one.reached else ROW, pad=(8, 12), gap=4, pack="center",
    )  # fmt: skip


# Lessons, puzzles, days -----------------------------------------------------------------------


def lessons(profile: Profile, found: Found) -> Sequence[Box]:
    """How many lessons of each game are done."""
    rows = []
    for game in dict.fromkeys(one.table.game for one in found.lessons):
        ids = [one.id for one in found.lessons if one.table.game == game]
        done = sum(id in profile.lessons and profile.lessons[id].finished for id in ids)
        rows.append(_share(Text(game_of(game).called, theme.BODY, w=130), Counted(done, len(ids))))
    return (head(say("profiles-lessons")), *rows) if rows else ()


def puzzles(profile: Profile, found: Found) -> Sequence[Box]:
    """The stars of each puzzle."""
    if not found.puzzles:
        return ()
    stars = [profile.puzzles[one.id].stars if one.id in profile.puzzles else 0 for one in found.puzzles]
    cells = [Column(Text(str(n), theme.COUNT, theme.TEXT if each else theme.TEXT_THIRD, align="center"),
                    Row(*(Icon("elder_sign", 10, theme.GOLD if star < each else theme.BRASS_LINE)
                          for star in range(STARS)), gap=1, pack="center"),
                    frame=WON if each else ROW, pad=(2, 5), gap=2, tip=escape(one.title))
             for n, (one, each) in enumerate(zip(found.puzzles, stars, strict=True), 1)]  # fmt: skip
    told = say("puzzles-stars", now=sum(stars), all=STARS * len(stars))
    return Line(90), head(say("profiles-puzzles"), told), Grid(*cells, cell=42, gap=5, gap_y=5)


def month(today: date, won: Mapping[date, bool]) -> Box:
    """The month with the games of the day: gold were won, brass played."""
    cells: list[Box] = [Text(say(f"profiles-weekday-{day}"), theme.TINY, theme.TEXT_SECOND, align="center")
                        for day in range(1, 8)]  # fmt: skip
    for day in calendar.Calendar().itermonthdates(today.year, today.month):
        if day.month != today.month:
            cells.append(Space(h=30))
            continue
        frame = DAY if day not in won else DAY_WON if won[day] else DAY_PLAYED
        colour = theme.PALE if day == today else theme.TEXT if day in won else theme.TEXT_THIRD
        cells.append(Row(Row(Text(str(day.day), theme.TINY_BOLD if day == today else theme.TINY, colour, align="center",
                                  line=True), frame=frame, w=30, h=30, pack="center"), pack="center"))  # fmt: skip
    return Grid(*cells, columns=7, gap=2, gap_y=2)
