"""What the window needs from the rest of the program, as types it is programmed against.

The match layer provides an object of this shape; tests provide a fake. The window knows no more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

PACES = ("slow", "normal", "fast", "at_once")
RANDOM = "random"
"""Faction choice of a seat that takes what is left."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits at a seat: ``bot`` is None for a person; ``faction`` may be ``"random"``."""

    name: str
    bot: str | None
    faction: str = RANDOM


@dataclass(frozen=True, slots=True)
class NewGameSpec:
    """Everything needed to begin a game; ``seed`` None lets the program choose one."""

    game: str
    map: str
    edition: str
    seats: tuple[SeatSpec, ...]
    seed: int | None = None
    auto_gates: bool = True
    strict_undo: bool = False


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """A player as the list of saves shows him; ``kind`` is ``"person"`` or a bot's id."""

    faction: str
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One line of the list of saves; ``problem`` says why a damaged one cannot be opened."""

    path: Path
    name: str
    game: str
    players: tuple[SavedPlayer, ...]
    turn: int
    phase: str
    date: datetime
    thumbnail: bytes | None = None
    problem: str | None = None
    autosave: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen: id, name, and a sentence about it."""

    id: str
    name: str
    text: str = ""


class Settings(Protocol):
    """The player's settings: plain attributes, kept on disk by ``save``."""

    interface_scale: int
    text_scale: int
    bot_pace: str
    reduced_motion: bool
    compatible_drawing: bool
    fullscreen: bool
    auto_gates: bool
    window_width: int
    window_height: int
    last_game: dict[str, Any]

    def save(self) -> None:
        """Keep the settings."""


class Words(Protocol):
    """Names and texts of things by kind and id, in the player's language."""

    def name(self, kind: str, key: str) -> str:
        """Name of a thing."""

    def text(self, kind: str, key: str) -> str:
        """Text of a thing."""


class Services(Protocol):
    """The program behind the window."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    @property
    def words(self) -> Words:
        """Names and texts."""

    @property
    def data_dir(self) -> Path:
        """Folder of saves and settings."""

    def list_saves(self) -> Sequence[SaveInfo]:
        """Saved games, the newest first, damaged ones included."""

    def continue_info(self) -> SaveInfo | None:
        """The game to go on with, if any."""

    def start(self, spec: NewGameSpec) -> Any:
        """Begin a game; ``ValueError`` with a sentence when the spec cannot be played."""

    def load(self, path: Path) -> Any:
        """Open a saved game; ``ValueError`` or ``OSError`` with a sentence when it cannot be."""

    def rename(self, path: Path, name: str) -> None:
        """Give a saved game another name."""

    def delete(self, path: Path) -> None:
        """Remove a saved game."""

    def bots(self) -> Sequence[Choice]:
        """Bots that can sit at the table."""

    def factions(self) -> Sequence[Choice]:
        """Factions that can be played."""

    def maps(self, players: int) -> Sequence[Choice]:
        """Maps for a number of players."""

    def unit_facts(self, unit: str) -> str:
        """A unit's numbers in a line for the rules page ("Cost 2, combat 2, 2 in the box"); empty when unknown."""

    def editions(self) -> Sequence[Choice]:
        """Editions of the rules."""
