"""What lists and panels of puzzles are made of: its sign, its difficulty."""

from __future__ import annotations

from game.games.registry import games
from game.language.spoken import say
from game.match.lessons.format import Puzzle
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Line, Row, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Portrait
from game.ui.kit.stars import Stars

DOT = Frame(theme.GOLD, theme.GOLD, theme.GOLD, 255, radius=3, diamonds=False)
DOT_LEFT = Frame(theme.BUTTON_TOP, theme.BUTTON_TOP, theme.BRASS_LINE, 60, radius=3, diamonds=False)
HARDEST = 3


def plays(puzzle: Puzzle) -> str:
    """The faction one plays; empty in a game without factions."""
    table = puzzle.table
    own = table.factions[table.learner] if table.factions else ""
    return own if isinstance(own, str) else ""


def sign(puzzle: Puzzle, size: float) -> Box:
    """The portrait of the faction one plays, else the icon that the puzzle's file or its game names."""
    if faction := plays(puzzle):
        return Portrait(faction, size, above=4)
    return Icon(puzzle.icon or games()[puzzle.table.game].icon, size * 0.86, theme.GOLD)


def difficulty(puzzle: Puzzle) -> Box:
    """Three dots, as many golden as the puzzle is hard."""
    dots = (Row(w=6, h=6, frame=DOT if n < puzzle.difficulty else DOT_LEFT) for n in range(HARDEST))
    return Row(*dots, gap=7, across="center")


def stars_explained() -> Box:
    """What each star is for."""
    rows = (Row(Stars(number, size=15), Text(say(f"puzzles-star-{number}"), theme.SMALL, theme.TEXT, grow=1), gap=14)
            for number in range(1, 4))  # fmt: skip
    return Column(*rows, gap=5)


def section(heading: str, text: str, role: theme.Role = theme.BODY) -> list[Box]:
    """A line, a heading, and what stands below it."""
    return [Line(90), Text(heading, theme.HEAD, theme.BRASS), Text(text, role)]
