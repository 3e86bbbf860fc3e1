"""What the window and the match layer tell each other about games to begin and games saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, get_args

from game.games.facts import Handicap

Pace = Literal["slow", "normal", "fast", "at_once"]
PACES: tuple[Pace, ...] = get_args(Pace)
RANDOM = "random"
"""Faction choice of a seat that takes what is left."""
DRAFT = "draft"
"""Faction choice of every seat where factions are drafted when the game begins."""
NO_HANDICAP = Handicap()


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits at a seat: ``bot`` is None for a person; ``faction`` may be ``"random"`` or ``"draft"``.

    Two factions of a seat are joined by a plus.
    """

    name: str
    bot: str | None
    faction: str = RANDOM
    handicap: Handicap = NO_HANDICAP


@dataclass(frozen=True, slots=True)
class NewGameSpec:
    """Everything needed to begin a game.

    ``seed`` None lets the program choose one; ``setup`` is a position to begin at, None for the usual beginning.
    ``campaign`` is the one the game belongs to, as it is shown.
    ``options`` are those of the game by name, with numbers of seats in the place of factions.
    ``ironman``: one save, strict undo, the dice as they are. ``first``: somebody's first game, with all help there is.
    """

    game: str
    map: str
    edition: str
    seats: tuple[SeatSpec, ...]
    seed: int | None = None
    auto_gates: bool = True
    strict_undo: bool = False
    ironman: bool = False
    setup: dict[str, Any] | None = None
    campaign: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    first: bool = False


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """A player as the list of saves shows him; ``kind`` is ``"person"`` or a bot's id."""

    faction: str
    name: str
    kind: str
    handicap: Handicap = NO_HANDICAP


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One line of the list of saves; ``problem`` says why a damaged one cannot be opened.

    ``shipped`` is a set position that came with the program: it can be opened, not changed. Saves of one match have
    the same ``match``; ``over`` is a match that has ended. ``campaign`` is the one it belongs to, or empty.
    """

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
    shipped: bool = False
    match: str = ""
    over: bool = False
    campaign: str = ""
    ironman: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen: id, name, a sentence about it, and what else is known, perhaps nothing."""

    id: str
    name: str
    text: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class GameOption:
    """Something a game leaves open: id, name, a sentence about it, what it may be, and which of that it usually is.

    One in ``front`` is chosen on the new game screen itself, the others behind a button.
    """

    id: str
    name: str
    text: str
    choices: tuple[Choice, ...]
    usual: str
    front: bool = False


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a new game of one kind can be made of: id, name, for how many, a sentence, and the map that stands for it.

    ``boards`` are its maps by number of players, ``options`` what else it leaves open. ``factions`` are what its seats
    play, if anything, two each where as many as in ``pairs`` play; ``boxed`` are those that a first game begins with.
    ``minutes`` is about how long it takes, 0 where nobody has said.
    """

    id: str
    name: str
    players: tuple[int, ...]
    text: str
    map: str
    factions: tuple[Choice, ...] = ()
    editions: tuple[Choice, ...] = ()
    options: tuple[GameOption, ...] = ()
    boards: Mapping[int, tuple[Choice, ...]] = field(default_factory=dict)
    pairs: tuple[int, ...] = ()
    boxed: tuple[str, ...] = ()
    minutes: int = 0
