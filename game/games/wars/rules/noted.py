"""What factions note beside their units, in words: ``notes`` of positions (``Faction.notes``)."""

from typing import Any, Protocol

from game.engine.errors import SetupError, quoted
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.setting import Setting
from game.games.wars.rules.state import MOST, NOTE, NOTES, WarsState
from game.games.wars.rules.units import FACTIONS, UNITS_UP_TO, units_in


class Reader(Protocol):
    """What checks the parts of a note: ``scenario._Reader``."""

    rules: Setting

    def number(self, key: str, value: Any, low: int = 0, high: int = MOST) -> int: ...
    def table(self, key: str, value: Any) -> dict[str, Any]: ...
    def items(self, key: str, value: Any, most: int = 64) -> list[Any] | tuple[Any, ...]: ...
    def side(self, key: str, value: Any) -> int: ...
    def area(self, key: str, value: Any) -> int: ...
    def unit(self, key: str, value: Any) -> int: ...


def _noting(rules: Setting) -> list[str]:
    return [note.name for side in sorted(rules.sides) for note in FACTION_TABLES[side].notes]


def write_notes(rules: Setting, state: WarsState, unit_names: list[str]) -> dict[str, Any]:
    """By name what the factions in play have noted; what is as at the start is left out."""
    names: dict[str, Any] = {"area": rules.map.areas, "unit": unit_names, "side": FACTIONS}
    found: dict[str, Any] = {}
    for key in _noting(rules):
        note, value = NOTES[NOTE[key]], state.notes[NOTE[key]]
        if value == note.start:
            continue
        if note.what == "number":
            found[key] = value
        elif note.what in names:
            found[key] = names[note.what][value]
        else:
            found[key] = [names[note.what[:-1]][each] for each in units_in(value)]
    return found


def read_notes(read: Reader, state: WarsState, data: Any) -> None:
    """Note what ``write_notes`` wrote; raises ``SetupError`` naming the note."""
    known = _noting(read.rules)
    notes = list(state.notes)
    for key, value in read.table("notes", data).items():
        if key not in known:
            raise SetupError("notes", "wars-setup-key")
        what = NOTES[NOTE[key]].what
        if what == "number":
            notes[NOTE[key]] = read.number(key, value)
        elif what in ("area", "unit", "side"):
            notes[NOTE[key]] = _one(read, key, what, value)
        else:
            entries = {_one(read, key, what[:-1], each) for each in read.items(key, value)}
            notes[NOTE[key]] = sum(1 << each for each in entries)
    state.notes = tuple(notes)


def _one(read: Reader, key: str, what: str, value: Any) -> int:
    if what == "unit":
        unit = read.unit(key, value)
        if unit >= UNITS_UP_TO[read.rules.counted]:
            raise SetupError(key, "wars-setup-unit", unit=quoted(value, 60))
        return unit
    return read.area(key, value) if what == "area" else read.side(key, value)


