"""What arguments of the command line may be, and the words of their help."""

import argparse
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from game.commands.argparsed import tell_argparse
from game.commands.console import BAD_INPUT
from game.games.others import Refused
from game.games.registry import allow, first_game, games
from game.language.spoken import say
from game.match.outside_text import whole_number

_OURS = "cli-"
"""How the help of an argument begins that is the id of a message."""


class Helped(argparse.HelpFormatter):
    """Help in the language that is spoken when it is asked for: each ``help`` is the id of a message."""

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action],
                  groups: Iterable[argparse._MutuallyExclusiveGroup], prefix: str | None = None) -> None:  # fmt: skip
        super().add_usage(usage, actions, groups, f"{say('cli-usage')} " if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(say(text) if text and text.startswith(_OURS) else text)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        given = f"cli-{action.dest}" if action.dest in ("help", "version") else action.help
        if not given or not given.startswith(_OURS):
            return given
        return say(given, games=", ".join(games())).replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """Complains in one line; its help is told as ``Helped`` tells it."""

    def __init__(self, **given: Any) -> None:
        tell_argparse()
        super().__init__(formatter_class=Helped, **given)

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def number(least: int, most: int) -> Callable[[str], int]:
    """A whole number in these bounds."""

    def read(text: str) -> int:
        found = whole_number(text)
        if found is None or not least <= found <= most:
            raise argparse.ArgumentTypeError(say("cli-no-number", text=text[:40], least=str(least), most=str(most)))
        return found

    return read


def seconds(text: str) -> float:
    """How long something may take."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.001 <= value <= 600:
        raise argparse.ArgumentTypeError(say("cli-no-time", text=text[:40], least="0.001", most="600"))
    return value


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(part.strip() for part in text.split(","))


def game_id(text: str) -> str:
    """A game's id; one of somebody else's that is named is allowed for this run."""
    try:
        return text if text in games() else allow(text).id
    except Refused as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def bot_ids(text: str) -> tuple[str, ...]:
    """Bots by id; installed ones of somebody else's may be named as their distribution names them."""
    from game.bots.thirdparty import bot_named

    try:
        parts = [name.partition("@") for name in names(text)]
        return tuple(bot_named(name) + at + times for name, at, times in parts)
    except Refused as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def window_size(text: str) -> tuple[int, int]:
    """Width and height of a window."""
    width, height = (whole_number(side) or 0 for side in text.lower().partition("x")[::2])
    if not (320 <= width <= 16384 and 200 <= height <= 16384):
        raise argparse.ArgumentTypeError(say("cli-no-size", text=text[:40]))
    return width, height


def option(text: str) -> tuple[str, str | bool]:
    """NAME=VALUE, where true and false are themselves."""
    name, given, value = text.partition("=")
    if not given or not name:
        raise argparse.ArgumentTypeError(say("cli-no-option", text=text[:40]))
    return name, {"true": True, "false": False}.get(value, value)


def of_match(parser: argparse.ArgumentParser) -> None:
    """What a match can be begun with."""
    parser.add_argument("--game", type=game_id, default=first_game(), help="cli-game")
    parser.add_argument("--players", type=number(1, 16), help="cli-players")
    parser.add_argument("--map", help="cli-map")
    parser.add_argument("--edition", help="cli-edition")
    parser.add_argument("--factions", type=names, help="cli-factions")
    parser.add_argument("--seed", type=number(0, (1 << 63) - 1), help="cli-seed")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="cli-option")
