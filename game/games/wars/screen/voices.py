"""What is heard of a faction: its voice as its Great Old One awakens, its last spellbook comes or it wins, and the fall
of a Great Old One."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.event import Event
from game.engine.result import Result
from game.games.wars.words.tableview import GREAT_OLD_ONE, Table, class_of, faction_of, owner_of
from game.ui.sound import EFFECTS, VOICE

TO_END = 30
"""The Doom that ends the game."""


def strain_of(table: Table) -> float:
    """How near the end is, 0 to 1: the Doom of whoever has most."""
    return max((side.doom for side in table.sides), default=0) / TO_END


def sounds_of(event: Event, table: Table, result: Result | None) -> Iterator[str]:
    """What is heard with an event besides the sound of its kind."""
    match event.kind:
        case "placed" if "awaken" in event.args:
            yield from _voice(owner_of(int(event.args[0])))
        case "book":
            faction = faction_of(int(event.args[0]))
            side = table.by_faction.get(faction)
            if side is not None and len(side.books) == len(side.all_books):
                yield "sixth_book"
                yield from _voice(faction)
        case "killed" | "eliminated" if class_of(int(event.args[0])) == GREAT_OLD_ONE:
            yield "fallen"
        case "ended" if result is not None:
            for winner in result.winner_sides[:1]:
                yield from _voice(winner)


def _voice(faction: str) -> Iterator[str]:
    """A faction's voice; those of other authors may have none."""
    if VOICE + faction in EFFECTS:
        yield VOICE + faction
