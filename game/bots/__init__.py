"""Players that see only a view and answer decisions."""

import importlib

from game.bots.protocol import Bot, Question

Budget = tuple[str, float]
"""What a bot that searches may spend on a slot: ("seconds" or "nodes", how many)."""
BOTS = ("random", "adept", "hierophant")
"""The bots that ship, weakest first."""


def make(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match.

    ``bot_id`` is ``random``, ``adept``, or ``package.module:Class`` of somebody else's bot,
    whose class is called with the seed. Raises ``ValueError`` with a sentence when there
    is no such bot.
    """
    if bot_id == "random":
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    if bot_id == "adept":
        from game.bots.adept import AdeptBot

        return AdeptBot(seed)
    if bot_id == "hierophant":
        from game.bots.wars.hierophant import HierophantBot

        return HierophantBot(seed)
    module_name, colon, class_name = bot_id.partition(":")
    if not colon:
        raise ValueError(f"there is no bot {bot_id!r}; there are {', '.join(BOTS)}, and package.module:Class")
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise ValueError(f"the bot {bot_id!r} cannot be loaded: {problem}") from problem
    if not all(callable(getattr(found, name, None)) for name in ("choose", "reveals")):
        raise ValueError(f"{bot_id!r} is not a bot: it must be a class with choose and reveals")
    bot: Bot = found(seed)
    bot.id = bot_id
    return bot


__all__ = ["BOTS", "Bot", "Question", "make"]
