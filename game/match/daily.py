"""The game of the day: the same set-up and dice for everyone on a date, made from the date alone."""

import functools
import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from typing import TypeVar

from game.bots.players import players_of
from game.engine.chance import Chance
from game.games.registry import SHIPPED, games
from game.language.spoken import name, say
from game.match.chronicle.records import Summary
from game.match.dated import called
from game.match.game_options import offer
from game.match.lobby import GameInfo, NewGameSpec, SeatSpec

T = TypeVar("T")
GENTLE, USUAL, HARD = "initiate", "adept", "hierophant"
"""The bots of Mondays, of most days, and of Sundays."""
SEED_BYTES = 6


@functools.lru_cache(maxsize=8)
def game_of_the_day(day: date, names: tuple[str, ...]) -> NewGameSpec:
    """The game of a date; the first of ``names`` is the player, the others sit there in order."""
    chance = Chance.seeded(_number(day, "set-up"))
    info = offer(_one([game.id for game in games().values() if game.package in SHIPPED], chance))
    players = _one(info.players, chance)
    boards = info.boards.get(players, ())
    bot = _level(info.id, day)
    seats = tuple(
        SeatSpec(name, bot if seat else None, side)
        for seat, (name, side) in enumerate(zip(names, _sides(info, players, chance), strict=False))
    )
    return NewGameSpec(
        info.id, _one(boards, chance).id if boards else "", info.editions[0].id if info.editions else "", seats,
        seed=_number(day, "dice"), campaign=called(day),
    )  # fmt: skip


def played(day: date, finished: Iterable[Summary]) -> list[Summary]:
    """The finished games of a date, the first one first: that is the one that counts."""
    name = called(day)
    return sorted((game for game in finished if game.campaign == name), key=lambda game: game.date)


def told(spec: NewGameSpec) -> str:
    """The set-up of a day in a sentence: "Black Goat against 3 Adepts (fair)"."""
    level = spec.seats[1].bot or ""
    sides = [name("faction", side) for side in spec.seats[0].faction.split("+") if side]
    key = "profiles-day-table.both" if len(sides) > 1 else "profiles-day-table"
    bots = name("bot", level, number=len(spec.seats) - 1)
    return say(key, sides=sides or [offer(spec.game).name], bots=bots, strength=say(f"profiles-day-strength-{level}"))


def _one(of: Sequence[T], chance: Chance) -> T:
    return of[chance.below(len(of))]


def _number(day: date, what: str) -> int:
    said = f"Mythos Table, {what} of {day.isoformat()}"
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:SEED_BYTES])


def _level(game: str, day: date) -> str:
    wanted = {0: GENTLE, 6: HARD}.get(day.weekday(), USUAL)
    able = players_of(game).levels
    return wanted if wanted in able else able[-1]


def _sides(info: GameInfo, players: int, chance: Chance) -> list[str]:
    """A faction for each seat, two where they are played in pairs; nothing in a game without."""
    left = [each.id for each in info.factions]
    if not left:
        return [""] * players
    dealt = [left.pop(chance.below(len(left))) for _ in range(players * (2 if players in info.pairs else 1))]
    return ["+".join(pair) for pair in zip(dealt[::2], dealt[1::2], strict=True)] if players in info.pairs else dealt
