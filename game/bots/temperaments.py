"""Temperaments: what bots of one level like to do, so that they do not play alike.

A bot's id names its temperament behind the level, ``adept/hunter``; without one it has no likings. ``adept/drawn`` is
drawn by the seed of the match when that begins: a match that has begun knows the temperament of every seat.
"""

from collections.abc import Sequence

from game.bots.players import players_of
from game.engine.chance import Chance
from game.games.registry import games
from game.language.spoken import say

TEMPERAMENTS = ("builder", "hunter", "ritualist", "diplomat", "spoiler")
DRAWN = "drawn"
"""In the place of a temperament: one of them by lot."""
_MARK = "/"
_STREAM = 0x7E3A
_SEED_MASK = (1 << 62) - 1


def parted(bot_id: str) -> tuple[str, str]:
    """The level, or whatever stands in its place, and the temperament, empty for none."""
    level, _, temperament = bot_id.partition(_MARK)
    return level, temperament


def level_of(bot_id: str) -> str:
    """A bot's id without its temperament."""
    return parted(bot_id)[0]


def temperament_of(bot_id: str) -> str:
    """A bot's temperament; empty where it has none that is known."""
    found = parted(bot_id)[1]
    return found if found in TEMPERAMENTS else ""


def joined(level: str, temperament: str) -> str:
    """The id of a bot of a level with a temperament, or without one."""
    return f"{level}{_MARK}{temperament}" if temperament else level


def offered(game: str, level: str, players: int = 0) -> tuple[str, ...]:
    """The temperaments that a level has in a game that is here, with so many players if that is given."""
    return players_of(game).temperaments(level, players) if game in games() else ()


def check(bot_id: str) -> None:
    """Raise ``ValueError`` with a sentence for a temperament that there is not."""
    temperament = parted(bot_id)[1]
    known = (*TEMPERAMENTS, DRAWN)
    if _MARK in bot_id and temperament not in known:
        raise ValueError(say("error-bot-temperament", temperament=temperament, known=known))


def by_lot(bots: Sequence[str], game: str, seed: int) -> list[str]:
    """The bots of a table, by seat, once lots are drawn: none twice while there are others, and none of those named."""
    chance = Chance.seeded((seed ^ _STREAM) & _SEED_MASK)
    taken = [temperament_of(bot) for bot in bots]
    made = []
    for bot in bots:
        level, temperament = parted(bot)
        if temperament != DRAWN:
            made.append(bot)
            continue
        able = offered(game, level, len(bots))
        fewest = min((taken.count(each) for each in able), default=0)
        left = [each for each in able if taken.count(each) == fewest]
        found = left[chance.below(len(left))] if left else ""
        taken.append(found)
        made.append(joined(level, found))
    return made
