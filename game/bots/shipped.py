"""The bots that ship: which there are, what they play, and how one is made."""

from game.bots.protocol import Bot
from game.bots.purse import Budget

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


def make_shipped(bot_id: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot with this id for one seat of one match; ``ValueError`` with a sentence when none of that name ships."""
    if bot_id == "random":
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    if bot_id in BOTS:
        # What the levels know is much, and it is loaded when one plays.
        from game.bots.by_game import LevelBot

        return LevelBot(bot_id, seed, budget)
    raise unknown(bot_id)


def unknown(bot_id: str) -> ValueError:
    """What to raise for a bot that neither ships nor is named as somebody else's."""
    return ValueError(f"there is no bot {bot_id!r}; there are {', '.join(BOTS)}, and package.module:Class")
