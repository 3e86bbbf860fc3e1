"""The list of saves without any drawing: which rows there are, grouped by game, sorted and searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from game.match.words import words
from game.ui.scenes.saves import game_name, when, where
from game.ui.services import SavedPlayer, SaveInfo

NEWEST, NAME, TURN = "newest", "name", "turn"
SORTS = ((NEWEST, "Newest"), (NAME, "Name"), (TURN, "Turn"))

_KEYS: dict[str, Callable[[SaveInfo], Any]] = {
    NEWEST: lambda save: -save.date.timestamp(),
    NAME: lambda save: save.name.casefold(),
    TURN: lambda save: -save.turn,
}


@dataclass(frozen=True)
class Row:
    """A line of the list: a save, or a heading over several; ``under`` is a save that stands under a heading."""

    save: SaveInfo | None
    heading: str = ""
    note: str = ""
    players: tuple[SavedPlayer, ...] = ()
    under: bool = False


def rows(saves: Iterable[SaveInfo], sort: str = NEWEST, search: str = "", now: datetime | None = None) -> list[Row]:
    """The rows of the list.

    Saves of one match stand together, named ones before what the program keeps by itself; a match with several has a
    heading. What cannot be opened comes after, then what came with the program. Every word of ``search`` must be in
    a save's name, players, factions, turn, phase or date.
    """
    wanted = search.casefold().split()
    moment = now or datetime.now()
    found = [save for save in saves if not wanted or _tells(save, wanted, moment)]
    key = _KEYS[sort]
    matches: dict[object, list[SaveInfo]] = {}
    for save in found:
        if save.problem is None and not save.shipped:
            matches.setdefault(save.match or save.path, []).append(save)
    made: list[Row] = []
    for group in sorted(matches.values(), key=lambda group: min(map(key, group))):
        group.sort(key=lambda save: (save.autosave, key(save)))
        if len(group) > 1:
            made.append(Row(None, game_name(group[0]), f"{len(group)} saves", group[0].players))
        made += [Row(save, under=len(group) > 1) for save in group]
    for heading, some in (
        ("Cannot be opened", [save for save in found if save.problem is not None]),
        ("Came with the program", [save for save in found if save.shipped and save.problem is None]),
    ):
        if some:
            made.append(Row(None, heading))
            made += [Row(save) for save in sorted(some, key=key)]
    return made


def _tells(save: SaveInfo, wanted: Sequence[str], now: datetime) -> bool:
    speech = words()
    named = [speech.name("faction", player.faction) for player in save.players if speech.has("faction", player.faction)]
    parts = (save.name, game_name(save), where(save), when(save.date, now), *named, *(p.name for p in save.players))
    told = " ".join(parts).casefold()
    return all(word in told for word in wanted)


def size_words(size: int) -> str:
    """Bytes as people say them: "640 kB", "12.4 MB"."""
    if size < 1_000_000:
        return f"{round(size / 1000)} kB"
    return f"{size / 1_000_000:.1f} MB"
