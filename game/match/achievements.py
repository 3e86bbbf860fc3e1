"""Goals a person at this computer has reached: counted anew from finished games, lessons and puzzles whenever asked.

Nothing is kept of them but when each was first seen to be reached (``Profile.achieved``), so that they hold for games
played before there were any, and go with games that are taken out of the chronicle.
"""

import functools
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from game.bots import BOTS
from game.language.spoken import say
from game.match.chronicle.records import SideTold, Summary
from game.match.chronicle.sieve import side_name
from game.match.dated import is_daily
from game.match.profiles import Profile
from game.shipped import asset_table

Of = Literal["games", "wins", "factions", "lessons", "puzzles", "stars", "days"]


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal: ``number`` of something, among what fits all that is given besides.

    ``of`` wins counts games won, ``factions`` how many different ones have won. A game fits by ``game``, ``faction``,
    its other seats' weakest bot (``level`` or better), and ``turns`` at most; ``margin`` before the next, ``kills``,
    ``captured``, ``rituals``, ``gates`` are those of the person in that one game; ``alone``: shared with nobody.
    """

    id: str
    icon: str
    of: Of
    number: int = 1
    game: str = ""
    faction: str = ""
    level: str = ""
    reason: str = ""
    turns: int = 0
    margin: int = 0
    kills: int = 0
    captured: int = 0
    rituals: int = 0
    gates: int = 0
    alone: bool = False

    @property
    def name(self) -> str:
        return say(f"profiles-goal-{self.id.replace('_', '-')}")

    @property
    def text(self) -> str:
        """What is to be done for it."""
        return say(f"profiles-goal-{self.id.replace('_', '-')}.text")


class Progress(NamedTuple):
    """How far somebody is: ``now`` of ``achievement.number``, never more."""

    achievement: Achievement
    now: int

    @property
    def reached(self) -> bool:
        return self.now >= self.achievement.number


class Own(NamedTuple):
    """A finished game and one of its seats."""

    game: Summary
    seat: int

    @property
    def won(self) -> bool:
        return self.seat in self.game.winners

    @property
    def sides(self) -> list[SideTold]:
        return self.game.sides_of(self.seat)

    @property
    def margin(self) -> int:
        """By how much it lies before the best of the others."""
        others = [side.score for side in self.game.sides if side.seat != self.seat]
        return sum(side.score for side in self.sides) - max(others, default=0)


@functools.cache
def achievements() -> tuple[Achievement, ...]:
    """All goals, in the order they are shown."""
    told = asset_table("achievements")
    return tuple(msgspec.convert({"id": id} | entry, Achievement) for id, entry in told.items())


def games_of(profile: Profile, finished: Iterable[Summary]) -> list[Own]:
    """The finished games in which a person of this name had a seat; two seats of one game are two."""
    name = profile.name.casefold()
    return [
        Own(game, seat)
        for game in finished
        for seat, sitter in enumerate(game.seats)
        if not sitter.bot and sitter.name.casefold() == name
    ]


def progress(profile: Profile, finished: Iterable[Summary], lessons: dict[str, str]) -> list[Progress]:
    """How far a person is with every goal; ``lessons`` are the games of all lessons and puzzles by id."""
    own = games_of(profile, finished)
    return [Progress(each, min(_count(each, profile, own, lessons), each.number)) for each in achievements()]


def newly(profile: Profile, found: Sequence[Progress]) -> list[Achievement]:
    """The goals that are seen to be reached for the first time; they are noted in the profile."""
    return [each.achievement for each in found if each.reached and profile.achieve(each.achievement.id)]


def _count(goal: Achievement, profile: Profile, own: Sequence[Own], lessons: dict[str, str]) -> int:
    def fits(id: str) -> bool:
        return not goal.game or lessons.get(id) == goal.game

    if goal.of == "lessons":
        return sum(done.finished and fits(id) for id, done in profile.lessons.items())
    if goal.of in ("puzzles", "stars"):
        stars = [done.stars for id, done in profile.puzzles.items() if fits(id)]
        return sum(stars) if goal.of == "stars" else sum(each > 0 for each in stars)
    games = [each for each in own if _fits(goal, each)]
    if goal.of == "games":
        return len(games)
    if goal.of == "days":
        return len({each.game.campaign for each in games if is_daily(each.game.campaign)})
    won = [each for each in games if each.won]
    return len({side.id for each in won for side in each.sides}) if goal.of == "factions" else len(won)


def _fits(goal: Achievement, own: Own) -> bool:
    game, sides = own.game, own.sides
    return (
        (not goal.game or game.game == goal.game)
        and (not goal.faction or any(side.id == goal.faction for side in sides))
        and (not goal.reason or game.reason == goal.reason)
        and (not goal.turns or (0 < game.turns <= goal.turns and not game.set_up))
        and (not goal.margin or own.margin >= goal.margin)
        and (not goal.alone or game.winners == [own.seat])
        and (not goal.level or _weakest(own) >= BOTS.index(goal.level))
        and all(sum(getattr(side, name) for side in sides) >= getattr(goal, name) for name in DEEDS)
    )


DEEDS = ("kills", "captured", "rituals", "gates")


def _weakest(own: Own) -> int:
    """The place among the levels of the weakest other seat; people and bots of others count as none."""
    others = [sitter.level for seat, sitter in enumerate(own.game.seats) if seat != own.seat]
    return min((BOTS.index(bot) if bot in BOTS else -1 for bot in others), default=-1)


class Counted(NamedTuple):
    """Games won of those played."""

    won: int = 0
    played: int = 0


class Personal(NamedTuple):
    """What a profile tells of a person's finished games: all, by faction, and by game where there are no factions.

    The records are 0 where there is none: highest Doom, most dice in one battle, most turns; ``hardest`` is the level
    of the best bots beaten alone, every other seat playing at least so well.
    """

    games: Counted
    factions: dict[str, Counted]
    others: dict[str, Counted]
    doom: int
    dice: int
    turns: int
    hardest: str


def personal(own: Sequence[Own]) -> Personal:
    """What there is to tell of a person's games."""
    factions: dict[str, Counted] = {}
    others: dict[str, Counted] = {}
    for each in own:
        named = [side.id for side in each.sides if side_name(side.id)]
        for key, found in [(side, factions) for side in named] or [(each.game.game, others)]:
            had = found.get(key, Counted())
            found[key] = Counted(had.won + each.won, had.played + 1)
    beaten = [_weakest(each) for each in own if each.game.winners == [each.seat]]
    sides = [side for each in own for side in each.sides]
    return Personal(
        Counted(sum(each.won for each in own), len(own)), factions, others,
        max((side.score for side in sides if side.doom), default=0), max((side.most_dice for side in sides), default=0),
        max((each.game.turns for each in own), default=0), BOTS[max(beaten)] if max(beaten, default=-1) >= 0 else "",
    )  # fmt: skip
