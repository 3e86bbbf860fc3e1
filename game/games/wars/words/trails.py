"""What others did on the map since somebody's last turn, in order: moves from place to place, and deeds at one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.event import Event
from game.games.wars.rules.units import FACTIONS, UNIT_SIDE
from game.games.wars.words.names import named_units
from game.language.spoken import name, say
from game.match.match import Match

MOST = 9
"""So many are told of: the latest."""
_FAR_BACK = 4000


@dataclass
class Trail:
    """Something done: by which faction, where, and for a move from where."""

    kind: str
    faction: str
    area: str
    start: str = ""
    units: list[int] = field(default_factory=list)


def trails(match: Match, seat: int, sides: Collection[int]) -> list[Trail]:
    """What others than ``sides`` did since the end of these sides' last turn, as a seat may see it.

    While it is their own turn again, what was done up to its beginning.
    """
    count = match.event_count
    events = match.events_since(max(0, count - _FAR_BACK))
    seen = [shown for event in _between(events, sides) if (shown := event.seen_by(seat)) is not None]
    found: list[Trail] = []
    areas: Sequence[str] = match.rules.map.areas  # type: ignore[attr-defined]
    for event in seen:
        made = _made(event, areas)
        if made is None or made.faction in {FACTIONS[side] for side in sides}:
            continue
        last = found[-1] if found else None
        same = last is not None and made.units and (made.kind, made.faction, made.area, made.start) == (
            last.kind, last.faction, last.area, last.start)  # fmt: skip
        if same and last is not None:
            last.units += made.units
        else:
            found.append(made)
    return found[-MOST:]


def _between(events: Sequence[Event], sides: Collection[int]) -> Sequence[Event]:
    """The events from the slot after the sides' last one on, up to the slot of theirs that is going on."""
    slots = [n for n, event in enumerate(events) if event.kind == "slot"]
    own = [n for n in slots if events[n].args[0] in sides]
    end = len(events)
    if own and own[-1] == slots[-1]:
        end = own.pop()
    begun = next((n for n in slots if n > own[-1]), end) if own else 0
    return events[begun:end]


def _made(event: Event, areas: Sequence[str]) -> Trail | None:
    args: tuple[Any, ...] = event.args
    match event.kind:
        case "moved" if args[1] < len(areas) and args[2] < len(areas):
            return Trail("moved", FACTIONS[UNIT_SIDE[args[0]]], areas[args[2]], areas[args[1]], [args[0]])
        case "placed" if args[1] < len(areas):
            return Trail("placed", FACTIONS[UNIT_SIDE[args[0]]], areas[args[1]], "", [args[0]])
        case "battle":
            return Trail("battle", FACTIONS[args[0]], areas[args[2]])
        case "gate_built":
            return Trail("gate", FACTIONS[args[0]], areas[args[1]])
        case "captured" if args[1] < len(areas):
            return Trail("captured", FACTIONS[args[2]], areas[args[1]], "", [args[0]])
    return None


def told(match: Match, trail: Trail) -> str:
    """A trail in a few words, with marks: "3 Undead to Scandinavia"."""
    return say(f"wars-hand-trail-{trail.kind}", units=named_units(trail.units), area=name("area", trail.area))
