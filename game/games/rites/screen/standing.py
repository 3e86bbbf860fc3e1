"""How a rite stands, in a few words: for the bar on top and the cultists' plates."""

from __future__ import annotations

from game.games.rites.words.faces import rite_name
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable


def tally(table: CardTable, side: int) -> tuple[str, str]:
    """What a cultist has in this rite, or of artifacts between rites: a number, and what it counts."""
    if table.rite:
        return words_of(table.rite).tally(table, side)
    count = len(table.cultists[side].cache)
    return str(count), "artifact" if count == 1 else "artifacts"


def steps(table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
    """The steps to a cultist's win, and which of them are done, in a rite that has some."""
    return words_of(table.rite).steps(table, side)


def headline(table: CardTable) -> tuple[str, ...]:
    """What stands in the middle of the bar on top, the weightiest first."""
    rite = f"Rite {max(table.number, 1)} of {table.rites}" if table.rites > 1 else ""
    return tuple(part for part in (rite, words_of(table.rite).progress(table)) if part)


def subtitle(table: CardTable) -> str:
    """The name of the rite that is performed."""
    return rite_name(table.rite) if table.rite else "Choosing a rite"
