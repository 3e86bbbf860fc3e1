"""The facts of Rites of Cthulhu."""

from collections.abc import Mapping
from typing import Any, ClassVar

from game.engine.position import Position
from game.games.facts import Counted, Facts, Ids, Tally
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, CULTS, RITE_ID
from game.games.rites.rules.power_plays import KINDS
from game.games.rites.rules.registry import all_ids


class RitesFacts(Facts):
    """Cards, artifacts and rites; cultists are all alike."""

    numbered: ClassVar[Mapping[str, tuple[str, str, str]]] = {
        "card": ("unit", "card", "unit"),
        "side": ("side", "side", "side"),
        "artifact": ("artifact", "artifact", "number"),
        "rite": ("rite", "rite", "number"),
    }
    counted: ClassVar[Counted] = Counted("points", "artifacts", "rites", "seats")

    def ids(self) -> Ids:
        """All ids of the box, and what is asked and told."""
        return {
            "cults": CULTS,
            "cards": CARD_ID,
            "artifacts": ARTIFACT_ID,
            "rites": RITE_ID,
            "power_plays": KINDS,
            **all_ids()._asdict(),
        }

    def tally(self, pos: Position, result: Any) -> Tally:
        return Tally(result.artifacts, len(pos.state.ends))


FACTS = RitesFacts()
