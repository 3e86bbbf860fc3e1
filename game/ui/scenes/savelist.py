"""The list of saves without any drawing: which rows there are, grouped by game, sorted and searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from game.match.lobby import SavedPlayer, SaveInfo
from game.match.words import words
from game.ui.scenes.saves import game_name, when, where

NEWEST, NAME, TURN = "newest", "name", "turn"
SORTS = ((NEWEST, "Newest"), (NAME, "Name"), (TURN, "Turn"))
ALL, NAMED, KEPT = "all", "named", "kept"
KINDS = ((ALL, "All"), (NAMED, "Named"), (KEPT, "Autosaves"))

_KEYS: dict[str, Callable[[SaveInfo], Any]] = {
    NEWEST: lambda save: datetime.max - save.date,
    NAME: lambda save: save.name.casefold(),
    TURN: lambda save: -save.turn,
}


@dataclass(frozen=True)
class Row:
    """A line of the list: a save, or a heading over several; ``under`` is a save that stands under a heading.

    ``campaign`` is a heading over several games, ``within`` what stands below such a one.
    """

    save: SaveInfo | None
    heading: str = ""
    note: str = ""
    players: tuple[SavedPlayer, ...] = ()
    under: bool = False
    campaign: bool = False
    within: bool = False


def rows(
    saves: Iterable[SaveInfo], sort: str = NEWEST, search: str = "", now: datetime | None = None, kind: str = ALL
) -> list[Row]:
    """The rows of the list.

    Games of one campaign stand together under its name. Saves of one match stand together, named ones before what
    the program keeps by itself; a match with several has a heading. What cannot be opened comes after, then what came
    with the program. Every word of ``search`` must be in a save's name, campaign, players, factions, turn, phase or
    date. ``kind`` leaves only what was saved under a name, or only what the program keeps.
    """
    wanted = search.casefold().split()
    moment = now or datetime.now()
    found = [save for save in saves if _is(save, kind) and (not wanted or _tells(save, wanted, moment))]
    key = _KEYS[sort]
    matches: dict[object, list[SaveInfo]] = {}
    for save in found:
        if save.problem is None and not save.shipped:
            matches.setdefault(save.match or save.path, []).append(save)
    campaigns: dict[object, list[list[SaveInfo]]] = {}
    for match, group in matches.items():
        campaigns.setdefault(group[0].campaign or (match,), []).append(group)

    def first(group: list[SaveInfo]) -> Any:
        return min(map(key, group))

    made: list[Row] = []
    for groups in sorted(campaigns.values(), key=lambda groups: min(map(first, groups))):
        if groups[0][0].campaign:
            count = f"{len(groups)} game{'s' if len(groups) != 1 else ''}"
            made.append(Row(None, groups[0][0].campaign, count, campaign=True))
        for group in sorted(groups, key=first):
            made += [replace(row, within=bool(groups[0][0].campaign)) for row in _of_match(group, key)]
    for heading, some in (
        ("Cannot be opened", [save for save in found if save.problem is not None]),
        ("Came with the program", [save for save in found if save.shipped and save.problem is None]),
    ):
        if some:
            made.append(Row(None, heading))
            made += [Row(save) for save in sorted(some, key=key)]
    return made


def _of_match(group: list[SaveInfo], key: Callable[[SaveInfo], Any]) -> list[Row]:
    """The saves of one match, under a heading if there are several."""
    made = [Row(None, game_name(group[0]), f"{len(group)} saves", group[0].players)] if len(group) > 1 else []
    ordered = sorted(group, key=lambda save: (save.autosave, key(save)))
    return made + [Row(save, under=len(group) > 1) for save in ordered]


def _is(save: SaveInfo, kind: str) -> bool:
    if kind == ALL:
        return True
    return not save.shipped and save.autosave == (kind == KEPT)


def _tells(save: SaveInfo, wanted: Sequence[str], now: datetime) -> bool:
    speech = words()
    named = [speech.name("faction", player.faction) for player in save.players if speech.has("faction", player.faction)]
    names = [player.name for player in save.players]
    parts = (save.name, save.campaign, game_name(save), where(save), when(save.date, now), *named, *names)
    told = " ".join(parts).casefold()
    return all(word in told for word in wanted)


def ahead(save: SaveInfo, now: datetime) -> bool:
    """Whether a save is dated in the future: the clock was another when it was made."""
    return save.date > now + timedelta(minutes=10) and save.problem is None


def size_words(size: int) -> str:
    """Bytes as people say them: "640 kB", "12.4 MB"."""
    if size < 1_000_000:
        return f"{round(size / 1000)} kB"
    return f"{size / 1_000_000:.1f} MB"
