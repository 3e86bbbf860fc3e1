"""The command line: reads the arguments, calls the command, turns what fails into one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from game import __version__
from game.commands import developers
from game.commands.arguments import Parser, bot_ids, game_id, number, of_match, window_size
from game.commands.console import BAD_INPUT, DONE, NO_DISPLAY, PROGRAM, gated
from game.commands.language import begin_to_speak
from game.engine.errors import EngineError
from game.language.library import SOURCE
from game.language.spoken import say, speak
from game.match.settings import MOST_CORES
from game.shipped import BrokenInstallation
from game.terminal import BadInput


def make_parser() -> argparse.ArgumentParser:
    """All commands and options."""
    parser = Parser(prog=PROGRAM, description="cli-program")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--data-dir", type=Path, help="cli-data-dir")
    parser.add_argument("--lang", metavar="CODE", help="cli-lang")
    parser.add_argument("--window", type=window_size, metavar="WxH", help="cli-window")
    parser.add_argument("--load", type=Path, metavar="FILE", help="cli-load")
    parser.add_argument("--allow", type=game_id, action="append", metavar="GAME", help="cli-allow")
    commands = parser.add_subparsers(dest="command", parser_class=Parser)
    developers.add(commands.add_parser)
    commands.add_parser("bots", help="cli-bots")
    replay = commands.add_parser("replay", help="cli-replay")
    replay.add_argument("file", type=Path)
    _play(commands.add_parser("play", help="cli-play"))
    lessons = commands.add_parser("lessons", help="cli-lessons")
    lessons.add_argument("file", type=Path, nargs="*", help="cli-lessons-file")
    lessons.add_argument("--check", action="store_true", help="cli-lessons-check")
    lessons.add_argument("--json", action="store_true", help="cli-lessons-json")
    for command in commands.choices.values():
        # Accepted behind the command too; without a default it leaves one given before the command alone.
        command.add_argument("--data-dir", type=Path, default=argparse.SUPPRESS, help="cli-data-dir")
        command.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help="cli-lang")
    return parser


def _play(play: argparse.ArgumentParser) -> None:
    of_match(play)
    play.add_argument("--text", action="store_true", required=True, help="cli-play-text")
    play.add_argument("--people", type=number(0, 16), default=1, help="cli-play-people")
    play.add_argument("--bots", type=bot_ids, help="cli-play-bots")
    play.add_argument("--cores", type=number(1, MOST_CORES), metavar="N", help="cli-play-cores")
    play.add_argument("--save", metavar="FILE", help="cli-play-save")
    play.add_argument("--overwrite", action="store_true", help="cli-play-overwrite")
    which = play.add_mutually_exclusive_group()
    which.add_argument("--open", metavar="FILE", help="cli-play-open")
    which.add_argument("--continue", dest="last", action="store_true", default=None, help="cli-play-continue")
    which.add_argument("--new", dest="last", action="store_false", default=None, help="cli-play-new")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code (0 done, 1 difference or violation, 2 bad input, 3 no display)."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with gated():
        return _carried_out(arguments)


def _carried_out(arguments: Sequence[str] | None) -> int:
    try:
        # Help, and what is wrong with the arguments, is told in the player's language too.
        begin_to_speak(*_language(arguments))
        given = make_parser().parse_args(arguments)
    except ValueError as problem:
        print(f"{PROGRAM}: {problem}", file=sys.stderr)
        return BAD_INPUT
    except BrokenInstallation as problem:
        return _cannot_run(problem)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        if given.command in developers.NAMES:
            speak(SOURCE)
        if not given.command:
            return _window(given)
        return int(import_module(f"game.commands.{given.command}").command(given))
    except BrokenInstallation as problem:
        return _cannot_run(problem)
    except (BadInput, EngineError, ValueError, OSError) as problem:
        if isinstance(problem, BrokenPipeError):
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115  whoever read the output has left
            return DONE
        print(f"{PROGRAM}: {_sentence(problem)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def _cannot_run(problem: BrokenInstallation) -> int:
    """Say which file is missing or damaged and how to get it back."""
    try:
        sentence: str = say(
            "error-cli-broken", file=problem.file, why=problem.reason, remedy=problem.remedy, command=problem.command
        )
    except BrokenInstallation:
        sentence = str(problem)
    print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    return BAD_INPUT


def _language(arguments: Sequence[str] | None) -> tuple[str, str]:
    """The language asked for, and the data folder: empty where they are not given."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for name in ("--lang", "--data-dir"):
        # That something is missing behind it will be told with everything else.
        first.add_argument(name, nargs="?", default="", const="")
    given, _ = first.parse_known_args(arguments)
    return given.lang, given.data_dir


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
            say("error-cli-window", problem=str(problem), command="sudo apt install libsdl2-2.0-0")
        ) from problem
    from game.ui.window import NoDisplay, WrongPygame

    try:
        return open_window(given.data_dir, given.window, given.load, given.lang or "")
    except NoDisplay as problem:
        print(f"{PROGRAM}: {_sentence(problem)} {say('error-cli-no-screen', command='play --text')}", file=sys.stderr)
        return NO_DISPLAY
    except WrongPygame as problem:
        raise BadInput(str(problem)) from problem
