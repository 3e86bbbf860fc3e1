"""The rows of ``rows.toml``: who plays whom at what, how many games, and which figure is to be cleared."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.arena import schedule
from game.arena.schedule import Contest, entrant
from game.bots import Budget, check_bot
from game.bots.thirdparty import is_third_party
from game.games.registry import facts_of
from scripts.learning.own_games import bot_of, takes_budget

FILE = Path(__file__).with_name("rows.toml")
SEED = 40_000
"""The first seed of a row that names none."""
PLAIN = re.compile(r"[a-z0-9_]+")
"""How a row may be called: its games lie in a file of that name."""
Clears = Literal["above", "below", "either"]


class RowError(ValueError):
    """A row that cannot be played; says why in a sentence."""


class Written(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A row as it is written. The bots are ``single`` against ``others``, four ``alike``, ``paired`` budgets of one
    (``times``) with others for the seats that are left, or the ``field`` by itself.
    """

    single: str = ""
    others: str = ""
    alike: str = ""
    paired: str = ""
    times: list[int] = []
    field: list[str] = []
    name: str = ""
    game: str = "wars"
    edition: str | None = "later"
    players: int = 4
    maps: list[str] = []
    factions: list[str] = []
    options: dict[str, Any] = {}
    budget: str = ""
    """``nodes=2200`` or ``seconds=0.25`` a slot."""
    games: int = 64
    """At most so many."""
    figure: float | None = None
    """What the first bot's share is to clear; the row stops as soon as its interval does."""
    clears: Clears = "above"
    """On which side of the figure the interval is to lie for the row to be met."""
    least: float | None = None
    """What the share itself is to be in the end, where the interval has another figure to clear."""
    seed: int = SEED


class Row(msgspec.Struct, frozen=True):
    """A row with its bots' whole names, ready to be played."""

    id: str
    name: str
    contest: Contest
    games: int
    figure: float | None = None
    clears: Clears = "above"
    least: float | None = None
    times: tuple[int, ...] = ()
    """Of paired budgets: how many times the row's budget the first bots have."""


class File(msgspec.Struct, forbid_unknown_fields=True):
    """What a file of rows holds: short names of bots, and the rows."""

    rows: dict[str, Written]
    bots: dict[str, str] = {}


def rows(path: Path = FILE) -> dict[str, Row]:
    """The rows of a file by name. Raises ``RowError`` with a sentence; bots are not made yet."""
    found = _file(path)
    return {name: row(name, written, found.bots) for name, written in found.rows.items()}


def bots(path: Path = FILE) -> dict[str, str]:
    """The short names of bots in a file. Raises ``RowError`` with a sentence."""
    return _file(path).bots


def _file(path: Path) -> File:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=File)
    except OSError as problem:
        raise RowError(f"{path} cannot be read: {problem.strerror}") from problem
    except (msgspec.MsgspecError, ValueError) as problem:
        raise RowError(f"{path} holds no rows of contests: {problem}") from problem


def row(name: str, written: Written, bots: Mapping[str, str]) -> Row:
    """A row from how it is written. Raises ``RowError`` with a sentence."""
    try:
        return _row(name, written, bots)
    except ValueError as problem:
        raise RowError(f"row {name}: {problem}") from problem


def _row(name: str, written: Written, bots: Mapping[str, str]) -> Row:
    if not PLAIN.fullmatch(name):
        raise ValueError("its name may have small letters, digits and _ alone")
    field = tuple(_whole(each, bots) for each in _field(written))
    contest = Contest(
        written.game,
        written.players,
        field,
        tuple(written.maps) or facts_of(written.game).maps(written.players),
        written.edition if written.game == "wars" else None,
        tuple(written.factions),
        written.seed,
        budget_of(written.budget),
        tuple(written.options.items()),
    )
    if written.games < 1 or written.games % contest.block:
        raise ValueError(
            f"{written.games} games are no whole blocks of {contest.block}, so not every bot would play every side "
            f"from every seat"
        )
    if written.paired and written.figure is not None:
        raise ValueError("paired budgets are compared with each other and have no figure")
    if any(not 0 <= each <= 1 for each in (written.figure, written.least) if each is not None):
        raise ValueError("a share to reach is a part of 1")
    return Row(
        name,
        written.name or named(field),
        contest,
        written.games,
        written.figure,
        written.clears,
        written.least,
        tuple(written.times) if written.paired else (),
    )


def _field(written: Written) -> list[str]:
    """The names of the bots, the first is the one the row is about."""
    ways = [bool(written.single), bool(written.alike), bool(written.paired), bool(written.field)]
    if sum(ways) != 1:
        raise ValueError("it says in one way who plays: single and others, alike, paired and times, or field")
    if written.field:
        return written.field
    if written.alike:
        return [written.alike] * written.players
    if written.paired:
        first = [f"{written.paired}@{each}" if each > 1 else written.paired for each in written.times]
        if len(first) < 2:
            raise ValueError("paired budgets need two times or more")
    else:
        first = [written.single]
    left = written.players - len(first)
    if left and not written.others:
        raise ValueError(f"it does not say who the {left} others are")
    return [*first, *[written.others] * left]


def _whole(name: str, bots: Mapping[str, str]) -> str:
    """A bot's whole name for a short one, its times kept."""
    short, at, times = name.partition("@")
    return f"{bots.get(short, short)}{at}{times}"


def budget_of(text: str) -> Budget | None:
    """A budget from ``nodes=2200`` or ``seconds=0.25``. Raises ``ValueError`` with a sentence."""
    if not text:
        return None
    unit, _, amount = text.partition("=")
    try:
        many = float(amount)
    except ValueError:
        many = 0.0
    if unit not in ("nodes", "seconds") or not 0 < many < 1e9:
        raise ValueError(f"{text!r} is no budget such as nodes=2200 or seconds=0.25")
    return unit, many


def in_budget(budget: Budget | None) -> str:
    """A budget as it is written."""
    return f"{budget[0]}={budget[1]:g}" if budget else ""


def short(name: str) -> str:
    """A bot's name without the packages it lies in."""
    module, colon, made = name.partition(":")
    return f"{module.rpartition('.')[2]}{colon}{made}"


def named(field: Sequence[str]) -> str:
    """A field in words."""
    counted = {name: field.count(name) for name in field}
    return " against ".join(f"{count} {short(name)}" if count > 1 else short(name) for name, count in counted.items())


def own_budget(name: str, budget: Budget | None) -> Budget | None:
    """What a bot of a field may spend on a slot; nothing where it does not search."""
    who = entrant(name)
    return who.budget(budget) if takes_budget(who.bot) else None


def check(row: Row) -> None:
    """Refuse a row that cannot be played: makes each bot once. Raises ``RowError`` with a sentence."""
    contest = row.contest
    try:
        schedule.check(contest)
        for name in dict.fromkeys(contest.field):
            who = entrant(name)
            if not is_third_party(who.bot):
                check_bot(contest.game, who.bot)
            bot_of(who.bot, 0, who.budget(contest.budget))
            if who.times > 1 and own_budget(name, contest.budget) is None:
                raise ValueError(f"{name} cannot have {who.times} times a budget: it has none, or the row names none")
    except ValueError as problem:
        raise RowError(f"row {row.id}: {problem}") from problem
