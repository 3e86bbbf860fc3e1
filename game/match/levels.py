"""The levels of our bots in words: name, how each one plays, and how strong it was measured to be.

The measured part comes from ``assets/strength.json``, which ``scripts/strength.py`` writes from contests of the arena;
nothing is said of a level that was not measured.
"""

import functools
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from game.bots import BOTS
from game.bots.shipped import FOR_NEWCOMERS, nearest
from game.bots.temperaments import DRAWN, TEMPERAMENTS, joined, level_of, offered, temperament_of
from game.games.registry import first_game
from game.language.spoken import name, per_language, say
from game.match.words import words
from game.shipped import asset

log = logging.getLogger(__name__)


__all__ = [
    "DRAWN", "TEMPERAMENTS", "Level", "Temperament", "joined", "level_of", "levels", "likes", "nearest_level",
    "offered", "rank", "strength", "temperament", "temperament_of", "usual_level",
]  # fmt: skip


class Level(NamedTuple):
    """One level: id, name, an honest sentence on how it plays, and its measured strength (may be empty)."""

    id: str
    name: str
    plays: str
    strength: str


@per_language
def levels() -> tuple[Level, ...]:
    rows, told = measured(), words()
    return tuple(Level(bot, told.name("bot", bot), told.text("bot", bot), strength(bot, rows)) for bot in BOTS)


def rank(bot: str) -> int:
    """A bot's place among our levels, the weakest first; -1 for a bot of somebody else."""
    level = level_of(bot)
    return BOTS.index(level) if level in BOTS else -1


def nearest_level(level: str, able: Sequence[str]) -> str:
    """The level itself if it is among these, else the nearest one that is."""
    return nearest(level, able)


def usual_level(able: Sequence[str]) -> str:
    """Who of these sits opposite somebody who has never chosen; nobody else's bot."""
    return nearest(FOR_NEWCOMERS, [bot for bot in able if ":" not in bot])


class Temperament(NamedTuple):
    """A temperament: id, name, and a sentence on what it likes."""

    id: str
    name: str
    likes: str


def temperament(id: str) -> Temperament:
    """A temperament in words; also that of a bot that has none, and one that is drawn."""
    key = id or "none"
    return Temperament(id, words().name("temperament", key), words().text("temperament", key))


def likes(bot: str) -> str:
    """What a bot with a temperament is and likes, in a sentence; empty for any other."""
    found = temperament_of(bot)
    if not found:
        return ""
    return say("match-temperament", temperament=name("temperament", found), likes=temperament(found).likes)


class _Share(msgspec.Struct):
    share: float


class _Bot(msgspec.Struct):
    share: _Share


class _Contest(msgspec.Struct):
    field: list[str]
    game: str | None = None


class Row(msgspec.Struct):
    """A stored contest: what was played, how many games, and the share of wins of each bot."""

    contest: _Contest
    games: int
    bots: dict[str, _Bot]


class _Summary(msgspec.Struct):
    rows: dict[str, Row]


@functools.cache
def measured() -> Mapping[str, Row]:
    """The stored contests by the id of their row; none when they cannot be read."""
    try:
        return msgspec.json.decode(asset("strength.json").read_bytes(), type=_Summary).rows
    except (OSError, ValueError) as problem:
        log.warning("the bots' measured strength cannot be read: %s", problem)
        return {}


def strength(bot: str, rows: Mapping[str, Row]) -> str:
    """A level's measured strength in a sentence, from the stored contest with the strongest other level.

    Of those in the first game the one with the most players; empty if there is none. Games for two stand in
    docs/bots.md: their sentence would not be of the game that most play.
    """
    best: tuple[int, int] | None = None
    said = ""
    for row in rows.values():
        first, *others = row.contest.field
        if first != bot or len(others) < 2 or (row.contest.game or first_game()) != first_game():
            continue
        if len(set(others)) != 1 or others[0] == bot or others[0] not in BOTS:
            continue
        rank = (BOTS.index(others[0]), len(others))
        if best is None or rank > best:
            best = rank
            said = _sentence(row.bots[bot].share.share, row.games, others)
    return said


def _sentence(share: float, games: int, others: list[str]) -> str:
    rivals = name("bot", others[0], number=len(others))
    even = round(100 / (len(others) + 1))
    return say("newgame-strength", share=round(100 * share), rivals=rivals, even=even, games=games)
