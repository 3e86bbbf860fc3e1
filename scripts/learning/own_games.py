"""Plays games of our bots for the comparison, in the arena's order of maps, factions and seats, and keeps them.

Every finished game is written at once, so that the next run goes on where this one was stopped. Games of other code lie
in other files.
"""

import gzip
import importlib
import inspect
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.arena.schedule import Contest, check, pairing
from game.bots import Bot, Budget, make
from game.bots.shipped import SEARCHING
from game.bots.temperaments import level_of
from game.bots.thirdparty import is_third_party
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import facts_of, rules_for
from game.match.driver import bot_seed
from scripts.learning.counts import Counted, counted
from scripts.learning.pieces import outcome_at, played

EDITION = "later"
SEED = 18_000


def contest_of(field: tuple[str, ...], budget: Budget | None = None, edition: str = EDITION) -> Contest:
    """The contest of a field of bots on all maps there are for so many. Raises ``ValueError`` with a sentence.

    ``budget`` is for those that search.
    """
    maps = facts_of("wars").maps(len(field))
    contest = Contest("wars", len(field), field, maps, edition, seed=SEED, budget=budget)
    check(contest)
    for name in field:
        bot_of(name, 0)
    return contest


def bot_of(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The player of a name; ``package.module:Class`` plays in this process: it is a developer's own.

    Such a class is called with the seed, and with the ``budget`` if it takes one.
    """
    if not is_third_party(name):
        return make(name, seed, budget)
    made = class_of(name)
    bot: Bot = made(seed, budget=budget) if budget is not None and takes_budget(name) else made(seed)
    return bot


def class_of(name: str) -> Callable[..., Any]:
    """What ``package.module:Class`` names. Raises ``ValueError`` with a sentence where there is no such class."""
    module, _, made = name.partition(":")
    try:
        found: Callable[..., Any] = getattr(importlib.import_module(module), made)
    except (ImportError, AttributeError) as problem:
        raise ValueError(f"there is no player {name}: {problem}") from problem
    return found


def takes_budget(name: str) -> bool:
    """Whether a player thinks for as long as it is given."""
    if not is_third_party(name):
        return level_of(name) in SEARCHING
    return "budget" in inspect.signature(class_of(name)).parameters


def file_of(folder: Path, contest: Contest, code: str) -> Path:
    """Where games of a contest are kept: by field and by the digest of the code that played them."""
    named = dict.fromkeys(contest.field)
    field = "-".join(f"{contest.field.count(name)}_{name.rpartition(':')[2].lower()}" for name in named)
    budget = "" if contest.budget is None else f".{contest.budget[0]}_{contest.budget[1]:g}"
    return folder / f"{field}{budget}.{contest.edition}.{contest.seed}.{code}.jsonl.gz"


def kept(path: Path) -> list[Counted]:
    """The games of a file; what a run that was killed left half-written at its end is taken away."""
    if not path.exists():
        return []
    lines: list[bytes] = []
    whole = True
    try:
        with gzip.open(path, "rb") as file:
            lines.extend(line for line in file if line.endswith(b"\n"))
    except (EOFError, zlib.error, gzip.BadGzipFile):
        whole = False
    games = [msgspec.json.decode(line, type=Counted) for line in lines]
    if not whole:
        path.write_bytes(b"".join(gzip.compress(line, mtime=0) for line in lines))
    return games


def games(path: Path, contest: Contest, count: int) -> Iterator[tuple[Counted, bool]]:
    """The first games of a contest, each with whether it has just been played; those are written when they are over."""
    there = kept(path)
    yield from ((game, False) for game in there[:count])
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in range(len(there), count):
        game = one(contest, number)
        with path.open("ab") as file:
            file.write(gzip.compress(msgspec.json.encode(game) + b"\n", mtime=0))
        yield game, True


def one(contest: Contest, number: int) -> Counted:
    """A game of a contest, played and counted."""
    paired = pairing(contest, number)
    seed = paired.inputs["seed"]
    seated = [contest.field[place] for place in paired.seats]
    budget = contest.budget
    bots = [
        bot_of(name, bot_seed(seed, seat), budget if takes_budget(name) else None) for seat, name in enumerate(seated)
    ]
    pos = Position.start(rules_for(paired.inputs), Chance.seeded(seed))
    factions: list[str] = paired.inputs["factions"]
    map_id: str = paired.inputs["map"]
    return counted(f"{seed}", map_id, factions, seated, played(pos, bots), lambda: outcome_at(pos))
