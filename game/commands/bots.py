"""``bots``: the levels there are, how they play, and how strong they were measured to be."""

import argparse
import textwrap

from game.commands.console import DONE
from game.games import others
from game.match.levels import levels

WIDTH = 88
INDENT = " " * 14


def command(given: argparse.Namespace) -> int:
    """Print the list, weakest first, and what else can sit at the table."""
    lines = []
    for level in levels():
        told = f"{level.name}. {level.plays} {level.strength or 'Not measured.'}"
        wrapped = textwrap.wrap(told, WIDTH - len(INDENT))
        lines += [f"{level.id:{len(INDENT)}}{wrapped[0]}", *(INDENT + line for line in wrapped[1:])]
    for other in others.installed(others.BOTS):
        told = f"Of {other.distribution}, by {other.place}: a program by somebody else, which is run if it is named."
        lines += [other.name, *textwrap.wrap(told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)]
    own = "package.module:Class is a bot of your own, wherever a bot’s id is asked for."
    print(*lines, "", own, sep="\n")
    return DONE
