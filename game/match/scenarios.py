"""Scenarios: set positions that ship with the program, to be played from."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.engine.errors import EngineError
from game.language.spoken import has, say
from game.match.cleaned import cleaned
from game.match.document.document import Document
from game.match.match import Match, Seat
from game.match.outside_text import shown
from game.match.record import MOST_SEATS, SeatRecord, Sides, Text40, Text60, Text80
from game.match.saves import SaveError
from game.shipped import shipped

SUFFIX = ".scenario.json"
LARGEST = 256 * 1024


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file: the table, who sits there, the position (``setup``), and what is said of it.

    Those that ship have messages instead of ``name`` and ``text``: see ``scenario_name``.
    """

    kind: Literal["Mythos Table scenario"]
    name: Text80 = ""
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""
    game: Text40
    factions: Annotated[list[Text40 | Sides], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    map: Text60
    edition: Text40
    seats: Annotated[list[SeatRecord], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    setup: Annotated[dict[Text40, Any], msgspec.Meta(max_length=40)]

    def begin(self, seed: int | None = None, cls: type[Match] = Match) -> Match:
        """A match from this position, its dice chosen anew; ``SetupError`` if the position makes no sense."""
        inputs = {
            "game": self.game,
            "factions": self.factions,
            "map": self.map,
            "edition": self.edition,
            "seed": seed,
            "setup": self.setup,
        }
        return cls.new(inputs, [Seat(seat.bot, seat.name) for seat in self.seats])


def read_scenario(path: Path) -> Scenario:
    """A scenario file; raises ``SaveError`` with a sentence."""
    document = Document.read(path, LARGEST, SaveError)
    try:
        found = cleaned(msgspec.convert(document.parsed(), Scenario))
        found.begin(1)
    except (EngineError, RecursionError, LookupError, TypeError, ValueError) as problem:
        told = document.told(problem, Scenario)
        raise SaveError(say("error-scenario-invalid", file=path.name, problem=told)) from problem
    return found


def scenario_name(path: Path, scenario: Scenario) -> str:
    """What a scenario is called: by its file, else by the message ``wars-scenario-<file>``."""
    key = scenario_message(path, scenario)
    return scenario.name or (say(key) if has(key) else shown(path.name))


def scenario_text(path: Path, scenario: Scenario) -> str:
    """What is going on in a scenario, in a few sentences; empty if nobody says."""
    key = f"{scenario_message(path, scenario)}.text"
    return scenario.text or (say(key) if has(key) else "")


def scenario_message(path: Path, scenario: Scenario) -> str:
    """By which message a scenario that ships is called."""
    return f"{scenario.game}-scenario-{path.name.removesuffix(SUFFIX)}"


def scenarios() -> list[tuple[Path, Scenario]]:
    try:
        folder = shipped("saves")
    except FileNotFoundError:
        return []
    return [(path, read_scenario(path)) for path in sorted(folder.glob(f"*{SUFFIX}"))]
