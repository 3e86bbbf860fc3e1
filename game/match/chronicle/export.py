"""The chronicle for other programs: a table (CSV, a line a side) or everything that is listed (JSON)."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game.games.registry import game_name
from game.language.spoken import say
from game.match.chronicle.records import FACES, RecordError, SideTold, Summary
from game.match.chronicle.sieve import bot_name, map_name, side_name
from game.match.files import why, write_whole
from game.match.folders import free

CSV, JSON = "csv", "json"
COLUMNS = (
    "match", "ended", "game", "map", "edition", "campaign", "turns", "decisions", "reason", "seed", "set_up", "seat",
    "player", "level", "side", "won", "shared", "score", "books", "battles_begun", "battles_defended", "kills", "lost",
    "captured", "own_captured", "gates_built", "rituals", "dice",
    *(f"rolled_{face + 1}" for face in range(FACES)),
)  # fmt: skip
_FORMULA = "=+-@\t\r"


def as_csv(games: Iterable[Summary]) -> bytes:
    """A line for every side of every game, with a head."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for game in games:
        writer.writerows(_lines(game))
    return text.getvalue().encode("utf-8-sig")


def _lines(game: Summary) -> Iterator[list[Any]]:
    sides = list(game.sides) or [SideTold("", seat, seat in game.winners) for seat in range(len(game.seats))]
    for side in sides:
        sitter = game.seats[side.seat] if side.seat < len(game.seats) else game.seats[0]
        won = side.seat in game.winners
        yield [
            game.id, game.date.isoformat(timespec="seconds"), _text(game_name(game.game)), _text(map_name(game.map)),
            _text(game.edition), _text(game.campaign), game.turns, game.decisions, _text(game.reason), game.seed,
            int(game.set_up), side.seat + 1, _text(sitter.name), _text(bot_name(sitter.bot) if sitter.bot else ""),
            _text(side_name(side.id) or side.id), int(won), int(won and game.shared), side.score, side.books,
            side.attacks, side.defences, side.kills, side.lost, side.captured, side.taken, side.gates, side.rituals,
            side.dice, *(side.faces or [0] * FACES),
        ]  # fmt: skip


def _text(value: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{value}" if value and value[0] in _FORMULA else value


def as_json(games: Sequence[Summary]) -> bytes:
    """Everything that is listed of the games, in the names of the record's fields."""
    return msgspec.json.format(msgspec.json.encode({"kind": "Mythos Table games", "games": games}))


def write_export(games: Sequence[Summary], folder: Path, how: str, now: datetime | None = None) -> Path:
    """Write games into a new file of the folder; returns it. Raises ``RecordError`` with a sentence."""
    data = as_csv(games) if how == CSV else as_json(games)
    stem = f"games {now or datetime.now():%Y-%m-%d %H%M}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = free(folder / f"{stem}.{how}", " ({})")
        write_whole(path, data)
    except OSError as problem:
        raise RecordError(say("error-chronicle-folder", folder=str(folder), why=why(problem))) from problem
    return path
