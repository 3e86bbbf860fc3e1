"""The commands of developers: ``simulate``, ``arena``, ``bench``, ``doctor``. Their help is English."""

import argparse
from collections.abc import Callable
from pathlib import Path

from game.commands.arguments import bot_ids, number, of_match, seconds

NAMES = ("simulate", "arena", "bench", "doctor")
AddParser = Callable[..., argparse.ArgumentParser]


def add(command: AddParser) -> None:
    """Add the commands to those there are."""
    simulate = command("simulate", help="let bots play matches and count")
    of_match(simulate)
    simulate.add_argument("--bots", type=bot_ids, default=("random",), help="bots by seat, or one for all")
    simulate.add_argument(
        "--games", type=number(1, 10_000_000), default=1, help="how many matches; match i has seed S+i"
    )
    simulate.add_argument("--jobs", type=number(1, 256), default=1, help="processes")
    simulate.add_argument("--check", action="store_true", help="check every position")
    simulate.add_argument("--json", action="store_true", help="figures as JSON")
    simulate.add_argument("--explain", action="store_true", help="tell the first match, or a failing one, with reasons")

    _arena(command("arena", help="let bots play each other and tell who is stronger"))
    bench = command("bench", help="measure how fast the program is here")
    bench.add_argument("--json", action="store_true", help="figures as JSON")
    command("doctor", help="look whether the game can run here")


def _arena(arena: argparse.ArgumentParser) -> None:
    of_match(arena)
    in_field = "a bot for each seat, the one asked about first; oracle@4 has four times the budget, adept/hunter hunts"
    arena.add_argument("--field", type=bot_ids, required=True, help=in_field)
    arena.add_argument("--games", type=number(1, 1_000_000), default=400, help="how many games at most")
    arena.add_argument("--jobs", type=number(1, 256), default=1, help="processes")
    budget = arena.add_mutually_exclusive_group()
    budget.add_argument("--slot-seconds", type=seconds, metavar="T", help="what bots that search may take for a slot")
    budget.add_argument("--nodes", type=number(1, 100_000_000), help="the same in positions looked at")
    arena.add_argument("--until-significant", action="store_true", help="stop as soon as it is clear who is stronger")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="keep the games here, and go on with those in it")
    arena.add_argument(
        "--json", type=Path, nargs="?", const=Path("-"), metavar="FILE", help="figures as JSON, here or on the screen"
    )
    arena.add_argument("--overwrite", action="store_true", help="replace the file of --json if it exists")
