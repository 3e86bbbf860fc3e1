"""Plays one game of a row in this process, wherever that is, and says which bots played it: by how they play."""

import contextlib
import hashlib
import logging
from functools import cache
from typing import Any

from game.arena.play import Game, play
from game.arena.schedule import Contest, entrant, pairing
from game.bots import Bot, Budget
from game.bots.steady import STAND_IN, SteadyBot, Tell, guarded
from game.bots.thirdparty import is_third_party
from game.engine.decision import Decision
from game.games.registry import facts_of
from game.match.driver import bot_seed
from scripts.learning.own_games import bot_of, takes_budget

VERSION_SEED = 41
VERSION_ANSWERS = 300
"""So many answers tell a version; of a bot that searches fewer do, with ``VERSION_NODES`` for a slot."""
VERSION_SEARCHED = 100
VERSION_NODES = 1000.0


class Enough(Exception):
    """So many answers have been heard."""


class Digest:
    """A hash of all that is answered and revealed in a game, in order."""

    def __init__(self, most: int | None = None) -> None:
        self._hash = hashlib.sha256()
        self._left = most

    def most(self, answers: int) -> None:
        """Raise ``Enough`` after so many answers more."""
        self._left = answers

    def __call__(self, asked: Decision, told: Any) -> None:
        self._hash.update(repr((asked.seat, asked.kind, *told)).encode())
        if self._left is not None:
            self._left -= 1
            if not self._left:
                raise Enough

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def seated(bot_id: str, seed: int, seat: int, budget: Budget | None, tell: Tell) -> Bot:
    """A bot that thinks in this process, a developer's own too, with the level below behind it."""
    own = bot_seed(seed, seat)
    if not is_third_party(bot_id):
        return guarded(bot_id, own, budget, tell)
    return SteadyBot(
        bot_id,
        own,
        lambda fresh: bot_of(bot_id, fresh, budget),
        lambda fresh: guarded(STAND_IN, fresh, budget, tell),
        tell,
    )


def play_number(contest: Contest, number: int) -> tuple[Game, str]:
    """A game of a contest, and the digest of its answers."""
    logging.getLogger("game.bots").addHandler(logging.NullHandler())
    digest = Digest()
    return play(contest, pairing(contest, number), seated, digest), str(digest)


@cache
def version(bot_id: str, game: str, players: int, edition: str | None, factions: tuple[str, ...] = ()) -> str:
    """A hash of how a bot plays the first part of a game of its like: one that plays otherwise is another bot.

    Where more factions than seats take turns, the last of them play such a part too.
    """
    maps = facts_of(game).maps(players)
    alike = Contest(
        game, players, (bot_id,) * players, maps, edition, seed=VERSION_SEED, budget=("nodes", VERSION_NODES)
    )
    parts = [alike, alike._replace(factions=factions[-players:])] if len(factions) > players else [alike]
    digest = Digest()
    for part in parts:
        digest.most(VERSION_SEARCHED if takes_budget(bot_id) else VERSION_ANSWERS)
        with contextlib.suppress(Enough):
            play(part, pairing(part, 0), seated, digest)
    return str(digest)[:8]


def versions(contest: Contest) -> dict[str, str]:
    """The version of each bot of a field, by its name there."""
    like = (contest.game, contest.players, contest.edition, contest.factions)
    return {name: version(entrant(name).bot, *like) for name in dict.fromkeys(contest.field)}
