"""``bots``: the levels there are, how they play, and how strong they were measured to be."""

import argparse
import textwrap

from game.bots.temperaments import TEMPERAMENTS
from game.commands.console import DONE
from game.games import others
from game.language.spoken import say
from game.match.levels import levels, temperament

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
    lines += ["", *textwrap.wrap(say("bots-temperaments"), WIDTH)]
    for each in map(temperament, TEMPERAMENTS):
        lines.append(f"{each.id:{len(INDENT)}}{say('bots-temperament', temperament=each.name, likes=each.likes)}")
    there = others.listed(others.BOTS)
    for other in there.offers:
        told = say("bots-other", package=other.distribution, place=other.place)
        lines += [other.name, *textwrap.wrap(told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)]
    if there.more:
        lines += ["", say("settings-others-more", count=there.more)]
    print(*lines, "", say("bots-own"), sep="\n")
    return DONE
