"""Keeps a contest in a file, so that one stopped half-way goes on where it stopped."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.arena.figures import figures, plain_contest
from game.arena.play import Game
from game.arena.schedule import Contest, by_seat, pairing
from game.match.files import TooLarge, read_limited, write_whole

FORMAT = 2
LARGEST = 1 << 30


class StoreError(ValueError):
    """A contest's file that cannot be gone on with; says why in a sentence."""


class _Kept(msgspec.Struct):
    """What of a file matters for going on; the figures are made anew."""

    format: int
    contest: dict[str, Any]
    played: list[Game]


def read(path: Path, contest: Contest) -> list[Game]:
    """The games a file has of this contest; none when there is no file. Raises ``StoreError``; never writes."""
    try:
        data = read_limited(path, LARGEST)
    except FileNotFoundError:
        return []
    except OSError as problem:
        raise StoreError(f"{path} cannot be read: {problem.strerror}") from problem
    except TooLarge as problem:
        raise StoreError(f"{path} is larger than any contest; it is left as it is") from problem
    try:
        kept = msgspec.json.decode(data, type=_Kept)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise StoreError(f"{path} is no contest that can be gone on with ({problem}); it is left as it is") from problem
    if kept.format != FORMAT:
        raise StoreError(
            f"{path} was written by another version (format {kept.format}, not {FORMAT}); it is left as it is"
        )
    wanted = plain_contest(contest)
    if kept.contest != wanted:
        raise StoreError(f"{path} holds another contest: {_difference(kept.contest, wanted)}; it is left as it is")
    for index, game in enumerate(kept.played):
        if not _fits(game, contest, index):
            raise StoreError(f"{path} is damaged: its game {index} is none of this contest; it is left as it is")
    return kept.played


def write(path: Path, contest: Contest, games: Sequence[Game]) -> None:
    """Write a contest's figures and games, all of the file or nothing of it; raises ``OSError``."""
    data = {"format": FORMAT, **figures(contest, games), "played": games}
    write_whole(path, msgspec.json.encode(data) + b"\n", sync=False)


def _fits(game: Game, contest: Contest, index: int) -> bool:
    """Whether a game is the one with this number: the right bots and sides at every seat, and shares of one win."""
    due = pairing(contest, index)
    # Cultists are all alike: a contest of Rites does not say who is which.
    due.inputs.setdefault("factions", game.sides)
    lists = (game.bots, game.sides, game.shares, game.doom, game.books, game.times, game.spent, game.longest,
             game.slots, game.longest_slot, game.late, game.faults)  # fmt: skip
    return (
        game.number == index
        and all(len(one) == contest.players for one in lists)
        and tuple(game.bots) == due.seats
        and by_seat(game.sides) == due.inputs["factions"]
        and all(0 <= share <= 1 for share in game.shares)
        and sum(game.shares) <= 1.001
        and all(key.isdecimal() and len(key) < 4 for times in game.times for key in times)
    )


def _difference(kept: dict[str, Any], wanted: dict[str, Any]) -> str:
    for name, value in wanted.items():
        if kept.get(name) != value:
            return f"{name} is {kept.get(name)!r} there and {value!r} here"
    return "it has more particulars"
