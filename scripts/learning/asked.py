"""The decisions of recorded games, each with what was answered from there to the end of its leg."""

import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.engine.option import Option
from game.engine.position import Position
from scripts.learning.records import Game, Leg, Tally, decisions, games

HELD_OUT = 5
"""One game of so many is held out; which ones is said by their names."""
_NOT_LEARNED = frozenset(("reveal", "draft"))


class Asking(NamedTuple):
    """A decision of a record: the position it was taken in, and the answers from here on, in order."""

    pos: Position
    given: list[Option]


def number_of_id(name: str) -> int:
    """A number for a game by its id."""
    return zlib.crc32(name.encode())


def number_of(game: Game) -> int:
    """A number for a game that depends on its id alone."""
    return number_of_id(game.id)


def is_held_out(game: Game) -> bool:
    """Whether nothing is learned from a game: one of five, and all those for three players."""
    return number_of(game) % HELD_OUT == 0 or game.players == 3


def asked_in(game: Game, leg: Leg, tally: Tally) -> list[Asking]:
    """The decisions of a leg where there was a choice."""
    found: list[Asking] = []
    for taken in decisions(game, leg, tally):
        asked = taken.position.decision
        assert asked is not None
        for before in found:
            before.given.append(taken.chosen)
        if len(asked.options) > 1 and asked.kind not in _NOT_LEARNED:
            found.append(Asking(taken.position.copy(), [taken.chosen]))
    return found


def held_out(
    records: Path, share: float, most: int, players: int | None = None, only_slots: bool = False
) -> Iterator[tuple[Asking, random.Random]]:
    """Decisions of at most so many held-out games, each with the luck of its game.

    Of their slots only a share is looked at; Doom phases are all looked at, or not at all.
    """
    count = 0
    for number, game in enumerate(games(records, players)):
        if not is_held_out(game):
            continue
        if count == most:
            return
        count += 1
        rng = random.Random(number)
        for leg in game.legs:
            if leg.phase != "action":
                if only_slots:
                    continue
            elif rng.random() > share:
                continue
            for asking in asked_in(game, leg, Tally()):
                yield asking, rng
