"""Players that see only a view and answer decisions."""

from game.bots.protocol import Bot, Budget, Question
from game.bots.shipped import BOTS, check_bot, default_bot, make_shipped, playable
from game.bots.thirdparty import is_third_party


def make(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match.

    ``bot_id`` is ``random``, ``adept``, or ``package.module:Class`` of somebody else's bot,
    whose class is called with the seed, in a worker process: none of its code runs here.
    Raises ``ValueError`` with a sentence when there is no such bot.
    """
    if not is_third_party(bot_id):
        return make_shipped(bot_id, seed, budget)
    from game.bots.steady import third_party

    return third_party(bot_id, seed, budget)


__all__ = ["BOTS", "Bot", "Budget", "Question", "check_bot", "default_bot", "make", "playable"]
