"""``bots``: the levels there are, how they play, and how strong they were measured to be."""

import argparse
import textwrap

from game.commands.console import DONE
from game.games import others
from game.language.spoken import say
from game.match.levels import levels

WIDTH = 88
INDENT = " " * 14


def command(given: argparse.Namespace) -> int:
    """Print the list, weakest first, and what else can sit at the table."""
    lines = []
    for level in levels():
        strength = level.strength or say("bots-not-measured")
        told = say("bots-level", bot=level.name, plays=level.plays, strength=strength)
        wrapped = textwrap.wrap(told, WIDTH - len(INDENT))
        lines += [f"{level.id:{len(INDENT)}}{wrapped[0]}", *(INDENT + line for line in wrapped[1:])]
    for other in others.installed(others.BOTS):
        told = say("bots-other", package=other.distribution, place=other.place)
        lines += [other.name, *textwrap.wrap(told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)]
    print(*lines, "", say("bots-own"), sep="\n")
    return DONE
