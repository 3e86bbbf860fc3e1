"""Counts finished games: by person, by bot's level, by faction, by map."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.games.registry import game_name
from game.language.folding import folded
from game.match.chronicle.records import FACES, SideTold, Summary
from game.match.chronicle.sieve import bot_name, map_name, person_key, side_name, time_words
from game.match.dice import Ledger
from game.match.seats import NAMELESS, told_name

PERSONS, BOTS, FACTIONS, MAPS = "persons", "bots", "factions", "maps"
BY = (PERSONS, BOTS, FACTIONS, MAPS)
USUAL = 0.9
"""A mean curve is as long as nine games of ten."""


@dataclass(slots=True)
class Tally:
    """What has become of somebody or something over all the games counted.

    ``played`` counts seats: four Adepts at a table have played four times; of a map it counts games. ``even`` is what
    ``won`` would be if every seat won as often as any other. ``scored`` counts sides that have a Doom, ``score`` is
    that Doom in all, and kills, losses and battles are theirs. ``lengths`` are, by what a length is
    counted in (turns, rites), all of them together and how many games have one. ``curves`` are the sides' Doom by
    turn, by faction, of games told from their first turn on.
    """

    key: str
    name: str
    played: int = 0
    won: int = 0
    shared: int = 0
    even: float = 0.0
    scored: int = 0
    score: int = 0
    kills: int = 0
    lost: int = 0
    attacks: int = 0
    faces: list[int] = field(default_factory=lambda: [0] * FACES)
    games: int = 0
    lengths: dict[str, tuple[int, int]] = field(default_factory=dict)
    decisions: int = 0
    winners: Counter[str] = field(default_factory=Counter)
    curves: dict[str, list[Sequence[int]]] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """Won of played, 0 to 1."""
        return self.won / self.played if self.played else 0.0

    @property
    def even_share(self) -> float:
        """What ``share`` would be if every seat won as often as any other."""
        return self.even / self.played if self.played else 0.0

    @property
    def ledger(self) -> Ledger:
        return Ledger(tuple(self.faces))

    def _seat(self, game: Summary, seat: int) -> None:
        self.played += 1
        self.won += seat in game.winners
        self.shared += game.shared and seat in game.winners
        self.even += 1 / len(game.seats)

    def _side(self, game: Summary, side: SideTold) -> None:
        self.kills += side.kills
        self.lost += side.lost
        self.attacks += side.attacks
        for face, count in enumerate(side.faces):
            self.faces[face] += count
        if side.doom:
            self.scored += 1
            self.score += side.score
        if side.doom and game.begun == 1:
            self.curves.setdefault(side.id, []).append(side.doom)

    def _game(self, game: Summary) -> None:
        self.games += 1
        if game.turns:
            what = time_words(game.game)
            length, games = self.lengths.get(what, (0, 0))
            self.lengths[what] = length + game.turns, games + 1
        self.decisions += game.decisions


def tally(games: Iterable[Summary], by: str) -> list[Tally]:
    """The tallies of these games by one of ``BY``, whoever has played most first."""
    found: dict[str, Tally] = {}
    count = {PERSONS: _persons, BOTS: _bots, FACTIONS: _factions, MAPS: _maps}[by]
    for game in games:
        count(game, found)
    return sorted(found.values(), key=lambda each: (-each.played, folded(each.name)))


def _take(found: dict[str, Tally], key: str, name: str) -> Tally:
    return found.get(key) or found.setdefault(key, Tally(key, name))


def _seats(game: Summary, found: dict[str, Tally], keys: list[tuple[int, str, str]]) -> None:
    """Count seats for whom their keys say: number of the seat, key, name."""
    for seat, key, name in keys:
        one = _take(found, key, name)
        one._seat(game, seat)
        for side in game.sides_of(seat):
            one._side(game, side)
    for key in {key for _, key, _ in keys}:
        found[key]._game(game)


def _persons(game: Summary, found: dict[str, Tally]) -> None:
    people = [(seat, sitter) for seat, sitter in enumerate(game.seats) if not sitter.bot]
    _seats(game, found, [(seat, person_key(sitter), told_name(sitter.name or NAMELESS)) for seat, sitter in people])


def _bots(game: Summary, found: dict[str, Tally]) -> None:
    bots = [(seat, sitter.level) for seat, sitter in enumerate(game.seats) if sitter.bot]
    _seats(game, found, [(seat, bot, bot_name(bot)) for seat, bot in bots])


def _factions(game: Summary, found: dict[str, Tally]) -> None:
    for side in game.sides:
        if side_name(side.id) and side.seat < len(game.seats):
            one = _take(found, side.id, side_name(side.id))
            one._seat(game, side.seat)
            one._side(game, side)
            one._game(game)


def _maps(game: Summary, found: dict[str, Tally]) -> None:
    one = _take(found, game.map or game.game, map_name(game.map) if game.map else game_name(game.game))
    one.played += 1
    one.won += bool(game.winners)
    one.shared += game.shared
    one.even += 1
    one._game(game)
    for side in game.sides:
        one._side(game, side)
        one.winners[side.id] += side.won


def mean_curve(curves: Sequence[Sequence[int]], turns: int = 0) -> list[float]:
    """The mean of several curves, one value a turn; a game that is over keeps its last value.

    As long as ``turns``, or as nine games of ten.
    """
    if not curves:
        return []
    lengths = sorted(map(len, curves))
    turns = turns or usual_length(lengths)
    sums = [0] * turns
    for curve in curves:
        for turn in range(turns):
            sums[turn] += curve[turn] if turn < len(curve) else curve[-1]
    return [total / len(curves) for total in sums]


def usual_length(lengths: Sequence[int]) -> int:
    """As many turns as nine games of ten have at most; ``lengths`` are in order."""
    return lengths[min(int(len(lengths) * USUAL), len(lengths) - 1)] if lengths else 0
