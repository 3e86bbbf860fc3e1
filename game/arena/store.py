"""Keeps a contest in a file, so that one stopped half-way goes on where it stopped."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.arena.figures import figures
from game.arena.play import Game
from game.arena.schedule import Contest

FORMAT = 1


class StoreError(ValueError):
    """A contest's file that cannot be gone on with; says why in a sentence."""


def read(path: Path, contest: Contest) -> list[Game]:
    """The games a file has of this contest; none when there is no file. Raises ``StoreError``."""
    if not path.exists():
        return []
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        games = [Game(**one) for one in data["played"]]
        kept = data["contest"]
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, LookupError, TypeError) as problem:
        raise StoreError(f"{path} is no contest that can be gone on with: {problem}") from problem
    if kept != plain(contest):
        raise StoreError(f"{path} holds another contest: {_difference(kept, plain(contest))}")
    if [game.number for game in games] != list(range(len(games))):
        raise StoreError(f"{path} lacks games in the middle")
    return games


def write(path: Path, contest: Contest, games: Sequence[Game], *, with_games: bool = True) -> None:
    """Write a contest's figures, and its games unless only the figures are wanted; all of the file or nothing of it."""
    data: dict[str, Any] = {"format": FORMAT, "contest": plain(contest), "figures": figures(contest, games)}
    if with_games:
        data["played"] = [game._asdict() for game in games]
    trial = path.with_name(path.name + ".part")
    trial.write_text(json.dumps(data) + "\n", encoding="utf-8")
    os.replace(trial, path)


def plain(contest: Contest) -> dict[str, Any]:
    """A contest as it is written."""
    return json.loads(json.dumps(contest._asdict()))  # type: ignore[no-any-return]


def _difference(kept: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(kept, dict):
        return "it does not say of what"
    for name, value in wanted.items():
        if kept.get(name) != value:
            return f"{name} is {kept.get(name)!r} there and {value!r} here"
    return "it has more particulars"
