"""First games as plain data: what people who have never played a game begin with, and the words for it.

``assets/first_games.toml`` has a table for each game: what is true of all its first games, and a list of them.
What is said of them are messages: ``wars-first-place`` of all, ``wars-first-black-goat.wins`` of one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.language.spoken import has, per_language, say
from game.match.words import words
from game.shipped import asset_table


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A game to begin with: how it is set up, and what a newcomer wants to know of it beforehand.

    ``factions`` are by seat, the player's own first; none where the game has none. ``sign`` is an icon where there is
    no faction to show. ``level`` is how hard it is to play well, 1 to 3. What is 0 or empty is not shown. ``settled``
    is what the set-up decides that a table would otherwise be asked; ``coach``: whether the game has one.
    """

    id: str
    players: int
    name: str = ""
    line: str = ""
    text: str = ""
    wins: str = ""
    level: int = 0
    minutes: int = 0
    length: str = ""
    factions: tuple[str, ...] = ()
    sign: str = ""
    map: str = ""
    place: str = ""
    place_note: str = ""
    settled: str = ""
    settled_note: str = ""
    settled_icon: str = "check"
    coach: bool = False
    options: dict[str, Any] = field(default_factory=dict)


Told = Callable[[str], str]
"""Gives the name, or the paragraph, of what a first game's ``id`` stands for."""


@per_language
def read_first_games(game: str, name: Told, text: Told) -> tuple[FirstGame, ...]:
    """The first games in a game's texts, the recommended one first; an entry says what differs from the others."""
    told = asset_table("first_games")[game]
    common = {key: value for key, value in told.items() if key != "first"} | _common(game)
    made = []
    for entry in told["first"]:
        own = _own(game, entry["id"]) | entry
        own = {key: own.get(key) or found(entry["id"]) for key, found in (("name", name), ("text", text))} | own
        made.append(msgspec.convert(common | own, FirstGame))
    return tuple(made)


def _common(game: str) -> dict[str, Any]:
    """What is said of all first games of a game."""
    said: dict[str, Any] = {key: say(f"{game}-first-{key}") for key in ("place", "length", "settled")}
    return said | {f"{key}_note": say(f"{game}-first-{key}.note") for key in ("place", "settled")}


def _own(game: str, id: str) -> dict[str, Any]:
    """What is said of one of them."""
    key = f"{game}-first-{id.replace('_', '-')}"
    parts = {"name": f"{key}.name", "text": f"{key}.text", "wins": f"{key}.wins", "length": f"{key}.length"}
    return {"line": say(key)} | {part: say(each) for part, each in parts.items() if has(each)}


def faction_name(faction: str) -> str:
    return words().name("faction", faction)


def faction_text(faction: str) -> str:
    """The paragraph on how a faction is played."""
    return words().told("faction", faction, "hint")
