"""Players that see only a view and answer decisions."""

from game.bots.protocol import Bot, Question
from game.bots.thirdparty import is_third_party

Budget = tuple[str, float]
"""What a bot that searches may spend on a slot: ("seconds" or "nodes", how many)."""
BOTS = ("random", "initiate", "adept", "hierophant", "oracle")
"""The bots that ship, weakest first."""
PLAYS = {"wars": BOTS, "rites": BOTS}
"""By game, which of them can play it."""


def default_bot(game: str) -> str:
    """The bot that sits at a table where none is named: an adept, or the best there is below."""
    able = PLAYS.get(game, BOTS)
    return "adept" if "adept" in able else able[-1]


def check_bot(game: str, bot_id: str) -> None:
    """Raise ``ValueError`` with a sentence if a bot that ships cannot play a game."""
    able = PLAYS.get(game, BOTS)
    if bot_id in BOTS and bot_id not in able:
        others = ", ".join((*able, "package.module:Class"))
        raise ValueError(f"the bot {bot_id} does not play {game}; there are {others}")


def make(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match.

    ``bot_id`` is ``random``, ``adept``, or ``package.module:Class`` of somebody else's bot,
    whose class is called with the seed, in a worker process: none of its code runs here.
    Raises ``ValueError`` with a sentence when there is no such bot.
    """
    if bot_id == "random":
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    if bot_id in BOTS:
        from game.bots.by_game import LevelBot

        return LevelBot(bot_id, seed, budget)
    if not is_third_party(bot_id):
        raise ValueError(f"there is no bot {bot_id!r}; there are {', '.join(BOTS)}, and package.module:Class")
    from game.bots.steady import third_party

    return third_party(bot_id, seed, budget)


__all__ = ["BOTS", "PLAYS", "Bot", "Question", "check_bot", "default_bot", "make"]
