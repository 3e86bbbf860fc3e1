"""Reads records of strong games and plays their decisions again in our engine.

A folder of records holds ``*.jsonl.gz`` files with a game in each line. A game is cut into legs: a leg is a slot with
all that happens in it, or a turn's Doom phase from the choice of the direction on. Each leg brings the position it
begins at (a set-up, as in ``new_match``), what was asked and answered, and the dice and Elder Signs that fell. So every
leg can be played again without those before it:

    for game in games(folder):
        for leg in game.legs:
            for taken in decisions(game, leg, tally):
                view = taken.position.view(taken.position.decision.seat)

A leg that the rules do not play as it is written is left at that point, and the tally counts it. For the tests,
``tests/learning/games.jsonl.gz`` holds every 61st game of each file of the records, beginning with the 31st: 20 games,
four of them for three.
"""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import rules_for

SUFFIX = ".jsonl.gz"
RULES = 1
"""The version of the rules that records were written by: by the next one 0.7 % of legs do not play again."""


class RecordsError(ValueError):
    """Records that cannot be read; says which and why in a sentence."""


class Asked(msgspec.Struct, omit_defaults=True):
    """A question with its answer by name; or what a side revealed, outside any question."""

    side: str
    kind: str = ""
    n_options: int = 0
    answer: dict[str, Any] = {}
    reveal: list[int] | None = None


class Leg(msgspec.Struct, omit_defaults=True):
    """A slot or a Doom phase: where it begins, and all that was decided in it.

    ``setup`` is the whole set-up, ``None`` for the beginning of a match. ``side`` is whose slot it is, or the first
    player.
    """

    turn: int
    phase: str
    side: str
    questions: list[Asked]
    dice: list[int]
    draws: list[int]
    setup: dict[str, Any] | None = None


class _Written(Leg):
    """A leg as files hold it: ``patch`` is a JSON merge patch to the last set-up before."""

    patch: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class _Game(msgspec.Struct):
    id: str
    players: int
    map: str
    edition: str
    factions: list[str]
    winners: list[str]
    doom: dict[str, int]
    signs: dict[str, list[int]]
    turns: int
    left_out: int


class _WrittenGame(_Game):
    legs: list[_Written]


class Game(_Game):
    """A recorded game. ``factions`` are by seat, ``winners`` empty where nobody won.

    ``doom`` is what everybody had at the end with all Elder Signs, ``signs`` their values; ``left_out`` counts
    stretches of play that are missing between the legs.
    """

    legs: list[Leg]


@dataclass
class Tally:
    """What has been played again, and what could not be."""

    games: int = 0
    legs: int = 0
    decisions: int = 0
    broken: int = 0
    """Legs left in the middle."""
    causes: dict[str, str] = field(default_factory=dict)
    """By game and leg, why."""

    def told(self) -> str:
        """In a sentence."""
        return (
            f"{self.games} games, {self.legs} legs, {self.decisions} decisions played again; "
            f"{self.broken} legs left in the middle"
        )


class Taken(NamedTuple):
    """A decision of a record: the position with its question open, and the option that was taken."""

    position: Position
    chosen: Option


def files(folder: Path) -> list[Path]:
    """The records of a folder, or the one file named; raises ``RecordsError`` where there are none."""
    found = [folder] if folder.is_file() else sorted(folder.glob("*" + SUFFIX))
    if not found:
        raise RecordsError(f"{folder} holds no records (files that end in {SUFFIX})")
    return found


def games(folder: Path, players: int | None = None) -> Iterator[Game]:
    """All games of a folder in the order they stand, or those of so many players. Set-ups share parts: change none.

    Raises ``RecordsError`` for a file that is damaged, or holds something else.
    """
    decoder = msgspec.json.Decoder(_WrittenGame)
    for path in files(folder):
        for number, line in enumerate(_lines(path), 1):
            try:
                written = decoder.decode(line)
                if players in (None, written.players):
                    yield _whole(written)
            except msgspec.MsgspecError as problem:
                raise RecordsError(f"line {number} of {path} is no recorded game ({problem})") from problem


def every(folder: Path, count: int, players: int | None = None) -> Iterator[Game]:
    """So many games spread evenly over a folder's (of so many players), and the same ones each time."""
    there = sum(1 for _ in games(folder, players))
    wanted = {place * there // count for place in range(count)} if count < there else set(range(there))
    return (game for place, game in enumerate(games(folder, players)) if place in wanted)


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as lines:
            yield from lines
    except (OSError, EOFError, zlib.error) as problem:
        raise RecordsError(f"{path} cannot be read ({problem})") from problem


def _whole(written: _WrittenGame) -> Game:
    """The game with a whole set-up in every leg."""
    legs = []
    last: Any = None
    for leg in written.legs:
        begins = leg.setup if leg.patch is msgspec.UNSET else merged(last, leg.patch)
        last = begins or last
        legs.append(Leg(leg.turn, leg.phase, leg.side, leg.questions, leg.dice, leg.draws, begins))
    known = {name: getattr(written, name) for name in _Game.__struct_fields__}
    return Game(**known, legs=legs)


def merged(old: Any, patch: Any) -> Any:
    """The old with a JSON merge patch (RFC 7386) applied; what did not change is shared."""
    if not isinstance(patch, dict):
        return patch
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = merged(new.get(key), value)
    return new


def beginning(game: Game, leg: Leg, seed: int = 1) -> Position:
    """The position a leg begins at, with the dice and Elder Signs that fell in it. Raises ``EngineError``."""
    inputs = {
        "game": "wars", "players": None, "factions": game.factions, "map": game.map, "edition": game.edition,
        "seed": seed, "setup": leg.setup, "rules": RULES,
    }  # fmt: skip
    return Position.start(rules_for(inputs), Chance.seeded(seed, leg.dice, leg.draws))


def decisions(game: Game, leg: Leg, tally: Tally, position: Position | None = None) -> Iterator[Taken]:
    """The decisions of a leg one after the other, each with its question open; reveals are carried out between.

    The position goes on when the next decision is asked for, and lies at the leg's end after the last: look at it, or
    copy it, before. ``position`` is the leg's beginning if there is one already.
    """
    tally.legs += 1
    try:
        pos = position or beginning(game, leg)
        for asked in leg.questions:
            if asked.reveal is not None:
                pos.reveal(pos.rules.side_number(asked.side), asked.reveal)
                continue
            chosen = _named(pos, asked)
            tally.decisions += 1
            yield Taken(pos, chosen)
            pos.answer(chosen)
    except (EngineError, LookupError) as problem:
        tally.broken += 1
        tally.causes[f"{game.id}, leg {game.legs.index(leg)}"] = f"{type(problem).__name__}: {problem}"


def _named(pos: Position, asked: Asked) -> Option:
    """The one open option that the record names; raises ``LookupError`` where another question stands open."""
    open_now = pos.decision
    if open_now is None:
        raise LookupError(f"{asked.kind} is answered after the end")
    if open_now.kind != asked.kind or open_now.side != pos.rules.side_number(asked.side):
        raise LookupError(f"{asked.kind} is answered where {open_now.kind} is asked")
    found: Sequence[Option] = [
        choice
        for choice in open_now.options
        if choice.kind == asked.answer.get("kind") and pos.rules.name_option(choice) == asked.answer
    ]
    if len(found) != 1:
        raise LookupError(f"{asked.answer} is offered {len(found)} times for {asked.kind}")
    return found[0]
