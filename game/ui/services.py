"""What the window needs from the rest of the program, as types it is programmed against.

The match layer provides an object of this shape; tests provide a fake. The window knows no more.
"""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.match.campaign.desk import Campaigns
from game.match.chronicle import Chronicle, Summary
from game.match.lobby import (
    DRAFT,
    NO_HANDICAP,
    PACES,
    RANDOM,
    Choice,
    GameInfo,
    GameOption,
    Handicap,
    NewGameSpec,
    SavedPlayer,
    SaveInfo,
    SeatSpec,
)
from game.match.match import Match
from game.match.others import Others
from game.match.replays import Replays
from game.match.store import DiskUse

__all__ = [
    "DRAFT",
    "NO_HANDICAP",
    "PACES",
    "RANDOM",
    "Campaigns",
    "Choice",
    "DiskUse",
    "GameInfo",
    "GameOption",
    "Handicap",
    "NewGameSpec",
    "SaveInfo",
    "SavedPlayer",
    "SeatSpec",
    "Services",
    "Settings",
    "Words",
]


class Settings(Protocol):
    """The player's settings: plain attributes, kept on disk by ``save``."""

    interface_scale: int
    text_scale: int
    bot_pace: str
    thinking: float
    reduced_motion: bool
    motion_speed: int
    compatible_drawing: bool
    fullscreen: bool
    auto_gates: bool
    hints: bool
    hints_seen: list[str]
    palette: str
    effects_volume: int
    ambience_volume: int
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

    @property
    def campaigns(self) -> Campaigns:
        """Leagues and stories."""

    @property
    def others(self) -> Others:
        """Games and bots of other authors."""

    def messages(self) -> Sequence[str]:
        """Sentences for the player that have come since last asked (a damaged file, a locked folder)."""

    def started(self) -> None:
        """The first screen has been shown for a while, or the program ends as it should: this start has come off."""

    def list_saves(self) -> Sequence[SaveInfo]:
        """Saved games, the newest first, damaged ones included. Reads every file; may be called from any thread."""

    def count_saves(self) -> int:
        """How many games are kept; quick, since nothing is read."""

    def disk_use(self) -> DiskUse:
        """What the games take up on the disk; may be called from any thread."""

    def continue_info(self) -> SaveInfo | None:
        """The game to go on with, if any."""

    def start(self, spec: NewGameSpec) -> Any:
        """Begin a game; ``ValueError`` with a sentence when the spec cannot be played."""

    def load(self, path: Path) -> Any:
        """Open a saved game; ``ValueError`` or ``OSError`` with a sentence when it cannot be."""

    def rescue(self, session: Any) -> Any:
        """An abandoned match opened anew at its last decision; from any thread. ``SaveError`` when it cannot be."""

    @property
    def replays(self) -> Replays:
        """The replays people have shared."""

    def go_on_with(self, match: Match, name: str) -> Any:
        """Sit down at a match made elsewhere, as a game of its own."""

    def rename(self, path: Path, name: str) -> None:
        """Give a saved game another name."""

    def duplicate(self, path: Path) -> Path:
        """Keep a copy of a saved game under a name of its own."""

    def delete(self, path: Path) -> None:
        """Remove a saved game."""

    @property
    def chronicle(self) -> Chronicle:
        """The finished games; its methods read files and may be called from any thread."""

    def catch_up(self) -> int:
        """Take finished games that have no record into the chronicle; how many there were. From any thread."""

    def forget_games(self, match_ids: Collection[str], files: Collection[str] = ()) -> None:
        """Take finished games out of the chronicle for good; ``ValueError`` for the first that has to stay."""

    def export_games(self, games: Sequence[Summary], how: str) -> Path:
        """Write games as ``csv`` or ``json`` into a file; ``ValueError`` with a sentence when that is not possible."""

    def games(self) -> Sequence[GameInfo]:
        """Games that can be played."""

    def bots(self, game: str) -> Sequence[Choice]:
        """Bots that can play a game."""
