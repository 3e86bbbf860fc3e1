"""How a game goes, in a few lines for the new game screen where few sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.words import words

if TYPE_CHECKING:
    from game.ui.scenes.setup import Setup


def about(setup: Setup) -> str:
    """A few sentences in rich text; empty where there are none about the game for so many."""
    said = words().tables["games"]["about"]
    way = "_draft" if setup.draft else "_given" if setup.paired else ""
    entry = said.get(f"{setup.game}_{setup.players}{way}", {})
    return str(entry.get("text", ""))
