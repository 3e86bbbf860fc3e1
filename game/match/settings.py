"""The player's settings: a small file that is never a reason not to start."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.language.spoken import say
from game.match.document.bounds import from_json
from game.match.files import read_limited, why, write_whole
from game.match.folders import set_aside
from game.match.languages import LONGEST_CODE
from game.match.lobby import Pace
from game.match.orders import Orders, SeatOrders

log = logging.getLogger(__name__)

FILE = "settings.json"
LARGEST = 256 * 1024

Percent = Annotated[int, msgspec.Meta(ge=50, le=300)]
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Speed = Annotated[int, msgspec.Meta(ge=0, le=300)]
Seconds = Annotated[float, msgspec.Meta(ge=0.05, le=60)]
Size = Annotated[int, msgspec.Meta(ge=320, le=16_384)]
MOST_CORES = 256
Cores = Annotated[int, msgspec.Meta(ge=1, le=MOST_CORES)]
LONGEST_WORD = 40
Word = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Installed = Annotated[str, msgspec.Meta(max_length=200, pattern="^[^:]+$")]
"""The name of something that a distribution offers: a file that was slipped in names no module of its own choice."""
Names = Annotated[list[Installed], msgspec.Meta(max_length=64)]

Code = Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)]
"""A language's code."""

Help = Literal["first_games", "always", "never"]
"""When a newcomer's help is there; first games are those of a game of which fewer than three have been finished."""


class Guided(msgspec.Struct, omit_defaults=True):
    """What has been said in the match played last, so that nothing is said twice when it is resumed.

    ``cards`` are the seats that have seen their card; ``said`` what the coach has remarked, ``kinds`` in which turn
    each kind came last; ``turns`` by seat the last turn with a remark.
    """

    match: Annotated[str, msgspec.Meta(max_length=80)] = ""
    cards: Annotated[list[int], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)
    said: Annotated[list[Annotated[str, msgspec.Meta(max_length=120)]], msgspec.Meta(max_length=1000)] = (
        msgspec.field(default_factory=list)
    )
    kinds: Annotated[dict[Word, int], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=dict)
    turns: Annotated[dict[Word, int], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=dict)


class Settings(msgspec.Struct, dict=True):
    """Everything the player has chosen about the program, none of it about a match.

    Plain attributes; ``save`` keeps them. ``language`` is empty for the system's. ``thinking`` is how many seconds a
    bot that searches may spend on a slot, ``cores`` on how many cores the best of them does. ``orders`` are the
    standing orders by seat number.
    ``interface_scale`` counts once it is another than 100 or ``scale_chosen``; else the window finds its own.
    ``end_turns`` is what standing orders hold of turns in which nothing is left to do; ``trails`` shows on the map what
    others did.
    ``curtain``: when the table is hidden until the next person at this computer sits down.
    ``moments`` says what is shown over the whole window when it happens.
    ``goals`` and ``coach`` help newcomers; ``coach_quiet`` are kinds of remarks nobody wants any more,
    ``guided`` what has been said in the last match, ``finished`` how many games of each sort were finished, once they
    were enough.
    ``fast_engine`` is the day from which the fast engine may be offered, or "never".
    ``other_games`` and ``other_bots`` are those of other authors that may be run, by name.
    """

    language: Code = ""
    interface_scale: Percent = 100
    scale_chosen: bool = False
    text_scale: Percent = 100
    bot_pace: Pace = "normal"
    thinking: Seconds = 1.0
    cores: Cores = 1
    reduced_motion: bool = False
    motion_speed: Speed = 100
    moments: Literal["all", "great", "none"] = "all"
    compatible_drawing: bool = True
    fullscreen: bool = False
    curtain: Literal["always", "needed", "never"] = "needed"
    auto_gates: bool = True
    hints: bool = True
    trails: bool = True
    end_turns: bool = True
    first_cards: bool = True
    hints_seen: Annotated[list[Word], msgspec.Meta(max_length=400)] = msgspec.field(default_factory=list)
    goals: Help = "first_games"
    goals_folded: bool = False
    coach: Help = "first_games"
    coach_quiet: Annotated[list[Word], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=list)
    guided: Guided = msgspec.field(default_factory=Guided)
    finished: Annotated[dict[Word, int], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=dict)
    palette: Literal["standard", "red_green", "blue_yellow"] = "standard"
    effects_volume: Volume = 70
    ambience_volume: Volume = 30
    music_volume: Volume = 40
    window_width: Size = 1280
    window_height: Size = 720
    last_game: Annotated[dict[Word, Any], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)
    fast_engine: Annotated[str, msgspec.Meta(pattern="^(never|[0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""
    other_games: Names = msgspec.field(default_factory=list)
    other_bots: Names = msgspec.field(default_factory=list)
    orders: Annotated[dict[Annotated[str, msgspec.Meta(pattern="^[0-7]$")], SeatOrders], msgspec.Meta(max_length=8)] = (
        msgspec.field(default_factory=dict)
    )

    @property
    def chosen_scale(self) -> int | None:
        """The interface scale somebody has chosen; None for the one that goes with the window."""
        return self.interface_scale if self.scale_chosen or self.interface_scale != 100 else None

    def choose_scale(self, percent: int | None) -> None:
        """Choose an interface scale; None leaves it to the window."""
        self.interface_scale, self.scale_chosen = percent or 100, percent is not None

    def save(self) -> None:
        """Keep the settings, if there is where; a full disk is told, not raised."""
        keep: Callable[[Settings], None] | None = self.__dict__.get("keep")
        if keep is not None:
            keep(self)

    def standing_orders(self, auto_gates: bool | None = None) -> Orders:
        """A table's standing orders as they are kept here; changing them is giving orders for later tables too."""
        gates = self.auto_gates if auto_gates is None else auto_gates
        for seat in range(8):
            orders = self.orders.setdefault(str(seat), SeatOrders())
            orders.auto_gates, orders.end_turns = gates, self.end_turns
        return Orders({int(seat): orders for seat, orders in self.orders.items()})


def read_settings(path: Path) -> tuple[Settings, str]:
    """The settings in a file, and a sentence if they could not be used.

    Where there is no file, or a damaged one, they are the defaults; a damaged file is
    kept beside, under another name.
    """
    try:
        return from_json(read_limited(path, LARGEST), Settings), ""
    except FileNotFoundError:
        return Settings(), ""
    except OSError as problem:
        return Settings(), say("error-settings-unread", why=why(problem))
    except ValueError as problem:
        log.warning("settings: %s", problem)
        try:
            kept = set_aside(path, f"{path.stem}.damaged.json").name
            return Settings(), say("error-settings-damaged-kept", file=kept)
        except OSError:
            return Settings(), say("error-settings-damaged")


class _Language(msgspec.Struct):
    language: Code = ""


def language_in(path: Path) -> str:
    """The language in a file of settings, read before anything is said; empty where there is none or it is damaged."""
    try:
        return from_json(read_limited(path, LARGEST), _Language).language
    except (OSError, ValueError):
        return ""


def write_settings(path: Path, settings: Settings) -> str:
    """Keep settings in a file; returns a sentence if that is not possible, and then changes nothing."""
    try:
        data = msgspec.json.encode(settings)
        msgspec.json.decode(data, type=Settings)
        data = msgspec.json.format(data)
        if len(data) > LARGEST:
            raise ValueError(say("error-settings-long"))
        write_whole(path, data, sync=False)
    except OSError as problem:
        return say("error-settings-unkept", why=why(problem))
    except (msgspec.MsgspecError, TypeError, ValueError) as problem:
        return say("error-settings-unkept", why=str(problem))
    return ""
