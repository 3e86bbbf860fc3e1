"""The command line: reads the arguments, calls the command, turns what fails into one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.commands.console import BAD_INPUT, DONE, NO_DISPLAY, PROGRAM, gated
from game.engine.errors import EngineError
from game.games.others import Refused
from game.games.registry import allow, first_game, games
from game.match.outside_text import whole_number
from game.terminal import BadInput


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        found = whole_number(text)
        if found is None or not least <= found <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least} to {most}")
        return found

    return read


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.001 <= value <= 600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time from 0.001 to 600 seconds")
    return value


def _names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def _game(text: str) -> str:
    """A game's id; one of somebody else's that is named is allowed for this run."""
    try:
        return text if text in games() else allow(text).id
    except Refused as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _bots(text: str) -> tuple[str, ...]:
    """Bots by id; installed ones of somebody else's may be named as their distribution names them."""
    from game.bots.thirdparty import bot_named

    try:
        parts = [name.partition("@") for name in _names(text)]
        return tuple(bot_named(name) + at + times for name, at, times in parts)
    except Refused as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _window_size(text: str) -> tuple[int, int]:
    width, height = (whole_number(side) or 0 for side in text.lower().partition("x")[::2])
    if not (320 <= width <= 16384 and 200 <= height <= 16384):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a size such as 1280x720")
    return width, height


def _option(text: str) -> tuple[str, str | bool]:
    """NAME=VALUE, where true and false are themselves."""
    name, given, value = text.partition("=")
    if not given or not name:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, {"true": True, "false": False}.get(value, value)


def _match_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", type=_game, default=first_game(), help=f"which game ({', '.join(games())})")
    parser.add_argument("--players", type=_number(1, 16), help="how many seats")
    parser.add_argument("--map", help="id of the map")
    parser.add_argument("--edition", help="first or later")
    parser.add_argument("--factions", type=_names, help="factions by seat, clockwise, with commas; two of a seat: a+b")
    parser.add_argument("--seed", type=_number(0, (1 << 63) - 1), help="seed of the dice")
    parser.add_argument(
        "--option",
        type=_option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as rite=the_hound or tree_window=true",
    )


def make_parser() -> argparse.ArgumentParser:
    """All commands and options."""
    parser = _Parser(prog=PROGRAM, description="Tabletop games of the Mythos. Without a command the window opens.")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--data-dir", type=Path, help="folder of saves and settings (else MYTHOS_TABLE_DATA)")
    parser.add_argument("--window", type=_window_size, metavar="WxH", help="size of the window")
    parser.add_argument("--load", type=Path, metavar="FILE", help="open this saved game at once")
    of_others = "allow a game of somebody else for this run: its name, or package.module:attribute"
    parser.add_argument("--allow", type=_game, action="append", metavar="GAME", help=of_others)
    commands = parser.add_subparsers(dest="command", parser_class=_Parser)

    simulate = commands.add_parser("simulate", help="let bots play matches and count")
    _match_arguments(simulate)
    simulate.add_argument("--bots", type=_bots, default=("random",), help="bots by seat, or one for all")
    simulate.add_argument(
        "--games", type=_number(1, 10_000_000), default=1, help="how many matches; match i has seed S+i"
    )
    simulate.add_argument("--jobs", type=_number(1, 256), default=1, help="processes")
    simulate.add_argument("--check", action="store_true", help="check every position")
    simulate.add_argument("--json", action="store_true", help="figures as JSON")
    simulate.add_argument("--explain", action="store_true", help="tell the first match, or a failing one, with reasons")

    arena = commands.add_parser("arena", help="let bots play each other and tell who is stronger")
    _match_arguments(arena)
    in_field = "a bot for each seat, the one asked about first; oracle@4 has four times the budget"
    arena.add_argument("--field", type=_bots, required=True, help=in_field)
    arena.add_argument("--games", type=_number(1, 1_000_000), default=400, help="how many games at most")
    arena.add_argument("--jobs", type=_number(1, 256), default=1, help="processes")
    budget = arena.add_mutually_exclusive_group()
    budget.add_argument("--slot-seconds", type=_seconds, metavar="T", help="what bots that search may take for a slot")
    budget.add_argument("--nodes", type=_number(1, 100_000_000), help="the same in positions looked at")
    arena.add_argument("--until-significant", action="store_true", help="stop as soon as it is clear who is stronger")
    arena.add_argument("--resume", type=Path, metavar="FILE", help="keep the games here, and go on with those in it")
    arena.add_argument(
        "--json", type=Path, nargs="?", const=Path("-"), metavar="FILE", help="figures as JSON, here or on the screen"
    )
    arena.add_argument("--overwrite", action="store_true", help="replace the file of --json if it exists")

    commands.add_parser("bots", help="which bots there are, how they play and how strong they are")

    bench = commands.add_parser("bench", help="measure how fast the program is here")
    bench.add_argument("--json", action="store_true", help="figures as JSON")

    replay = commands.add_parser("replay", help="play a saved match again and compare")
    replay.add_argument("file", type=Path)

    play = commands.add_parser("play", help="play; in the terminal with --text, else in the window")
    _match_arguments(play)
    play.add_argument("--text", action="store_true", required=True, help="in the terminal")
    play.add_argument("--people", type=_number(0, 16), default=1, help="how many seats are people (the first ones)")
    play.add_argument("--bots", type=_bots, help="bots of the other seats, or one for all (adept, or what there is)")
    play.add_argument("--save", metavar="FILE", help="save here too when the match ends or is left")
    play.add_argument("--overwrite", action="store_true", help="replace the file of --save if it exists")
    which = play.add_mutually_exclusive_group()
    which.add_argument("--open", metavar="FILE", help="go on with this save")
    which.add_argument("--continue", dest="last", action="store_true", default=None, help="go on with the last game")
    which.add_argument("--new", dest="last", action="store_false", default=None, help="begin a new game without asking")

    lessons = commands.add_parser("lessons", help="which lessons and puzzles there are")
    lessons.add_argument("file", type=Path, nargs="*", help="files of lessons and puzzles, in place of all there are")
    lessons.add_argument("--check", action="store_true", help="play each to its end by its own answers")
    lessons.add_argument("--json", action="store_true", help="how long each is, and what is wrong, as JSON")

    commands.add_parser("doctor", help="look whether the game can run here")
    for command in commands.choices.values():
        # Accepted behind the command too; without a default it leaves one given before the command alone.
        command.add_argument("--data-dir", type=Path, default=argparse.SUPPRESS, help="folder of saves and settings")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code (0 done, 1 difference or violation, 2 bad input, 3 no display)."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with gated():
        return _carried_out(arguments)


def _carried_out(arguments: Sequence[str] | None) -> int:
    try:
        given = make_parser().parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        if not given.command:
            return _window(given)
        return int(import_module(f"game.commands.{given.command}").command(given))
    except (BadInput, EngineError, ValueError, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115  whoever read the output has left
            return DONE
        print(f"{PROGRAM}: {_sentence(problem)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def _sentence(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.filename:
        return f"{problem.filename}: {problem.strerror}"
    return " ".join(str(problem).split())


def _window(given: argparse.Namespace) -> int:
    try:
        from game.commands.window import open_window
    except ImportError as problem:
        if (problem.name or "").split(".")[0] == "game":
            raise
        raise BadInput(
            f"the window cannot be opened: {problem}. Install the program again, or on Debian and Ubuntu what "
            "SDL needs: sudo apt install libsdl2-2.0-0"
        ) from problem
    from game.ui.window import NoDisplay, WrongPygame

    try:
        return open_window(given.data_dir, given.window, given.load)
    except NoDisplay as problem:
        print(
            f"{PROGRAM}: {_sentence(problem)} Without a screen the game can be played with: play --text",
            file=sys.stderr,
        )
        return NO_DISPLAY
    except WrongPygame as problem:
        raise BadInput(str(problem)) from problem
