"""Bots that others have written, by name: ``package.module:Class``. Loaded in worker processes only."""

import contextlib
import importlib
import os
import sys

from game.bots.protocol import Bot
from game.bots.shipped import BOTS
from game.bots.temperaments import level_of
from game.games import others
from game.games.mistakes import said_by
from game.language.spoken import say


def is_third_party(bot_id: str) -> bool:
    """Whether a bot id names somebody's class, and not a bot that ships."""
    module_name, colon, class_name = bot_id.partition(":")
    return bool(colon) and class_name.isidentifier() and all(part.isidentifier() for part in module_name.split("."))


def bot_named(name: str) -> str:
    """The id of the bot that is meant: that of an installed one for its entry point's name, else the name itself.

    Raises ``Refused``, a ``ValueError``, where that is none.
    """
    if level_of(name) in BOTS or ":" in name:
        return name
    return others.place_of(others.BOTS, name) or name


def load(bot_id: str, seed: int) -> Bot:
    """Import the class and call it with the seed: this runs somebody else's code.

    What no library has is looked for in the folder where the program was started.
    ``ValueError`` with a sentence when there is no such class or it is not a bot; what
    the code itself raises passes through.
    """
    module_name, _, class_name = bot_id.partition(":")
    with contextlib.suppress(OSError):
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise ValueError(say("error-bot-load", bot=bot_id, why=said_by(problem))) from problem
    if not all(callable(getattr(found, name, None)) for name in ("choose", "reveals")):
        raise ValueError(say("error-bot-none", bot=bot_id))
    bot: Bot = found(seed)
    bot.id = bot_id
    return bot
