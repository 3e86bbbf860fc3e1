"""The levels a person can choose as opponents, and which one answers where another cannot."""

from collections.abc import Sequence

LEVELS = ("random", "initiate", "adept", "hierophant", "oracle")
"""Weakest first. Which of them ship is for ``game.bots.BOTS`` to say; names and sentences are words of the program."""

STAND_IN = "adept"
"""Who answers for a bot of somebody else."""


def level_below(bot_id: str, shipped: Sequence[str]) -> str:
    """The bot that answers when this one cannot: the next weaker one of ``shipped``.

    Below the weakest there is only itself. A bot that is none of ours has ``STAND_IN`` below it.
    """
    if bot_id not in LEVELS:
        return STAND_IN if STAND_IN in shipped else shipped[0]
    weaker = [one for one in LEVELS[: LEVELS.index(bot_id)] if one in shipped]
    return weaker[-1] if weaker else shipped[0]
