"""What has just been won: where it comes from and where it flies to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.event import Event
from game.games.wars.screen.map.motion import gains
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.tableview import Table, faction_of

MOST = 6
"""So many of one side fly at most, however much it is."""


@dataclass(frozen=True)
class Gain:
    """What a side has got, by where each piece of it comes from: an area's id, or empty for its strip."""

    faction: str
    sort: str
    places: tuple[str, ...]


def gained(events: Sequence[Event], table: Table) -> Iterator[Gain]:
    """Doom won, and Power gathered from gates and Cultists; what is known to all."""
    lost = list(gains(events))
    for event in events:
        if event.kind == "doom" and int(event.args[1]) > 0 and event.args[2] not in ("loss", "spared"):
            yield Gain(faction_of(int(event.args[0])), "doom", ("",) * min(int(event.args[1]), MOST))
        elif event.kind == "gathered":
            yield Gain(faction := faction_of(int(event.args[0])), "power", tuple(_sources(faction, table))[:MOST])
    for each in lost:
        yield Gain(each.faction, "doom", (table.areas[each.area].id,) * min(each.amount, MOST))


def _sources(faction: str, table: Table) -> Iterator[str]:
    """The areas a side gathers from: its gates twice, then its Cultists."""
    for area in table.areas:
        if area.gate == faction:
            yield from (area.id, area.id)
    for area in table.areas:
        if any(piece.faction == faction and piece.cls == "cultist" for piece in area.pieces):
            yield area.id


def let_fly(stage: MapStage, events: Sequence[Event], pace: float) -> None:
    """Let fly on a stage what has just been won there; ``pace`` shortens it."""
    layout = stage.app.layout
    for gain in gained(events, stage.table):
        strip = next((each for each in stage.strips if each.faction == gain.faction), None)
        if strip is None:
            continue
        home = strip.place_of(gain.sort, layout)
        end = stage.topbar.track.place_of(gain.faction, layout) if gain.sort == "doom" else home
        starts = [(stage.map.place_of(place) if place else None) or home for place in gain.places]
        ways = [(start, end) for start in starts if start != end]
        stage.coins.begin(gain.faction, gain.sort, ways, layout.px(24), pace)
