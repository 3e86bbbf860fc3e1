"""The base of what lies on the table in one rite alone."""

from collections.abc import Callable, Mapping
from typing import Any

KEYS = (
    "active", "appeared", "aside", "caches", "coveted", "deck", "discard", "ending", "ends", "fresh", "gone", "grand",
    "hands", "hints", "knows", "lead", "limits", "number", "relics", "requests", "rite", "running", "spent", "used",
    "used_now", "won",
)  # fmt: skip
"""What is written of every rite; each has keys of its own besides."""
FIRST: dict[str, Any] = {
    "gate": (), "gates": 0, "eligible": 0, "centre": 0, "holder": -1, "bearer": -1, "bearer_gate": 0, "trees": (),
    "ridge": (), "slopes": ((),) * 28, "plots": (), "open": 0, "ghouls": (), "prizes": (), "prize": -1, "passed": 0,
    "idle": 0,
}  # fmt: skip
"""What the key of every position holds, whatever rite is performed: digests in replays rest on it since version 0.1."""
FIRST_WRITTEN: dict[str, Any] = {
    "gate": [], "gates": 0, "eligible": [], "centre": 0, "holder": -1, "bearer": -1, "bearer_gate": 0, "trees": [],
    "ridge": [], "slopes": {}, "plots": [], "open": [], "ghouls": [], "prizes": [], "prize": "", "passed": 0, "idle": 0,
}  # fmt: skip
"""The same as saves have it. A rite that is none of the first six adds keys only while it is performed."""


class RiteState:
    """What lies on the table in one rite alone; this class is what lies there between rites: nothing."""

    __slots__ = ()

    def copy(self) -> "RiteState":
        """An equal one that shares no list."""
        return self

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "RiteState":
        """What ``write`` wrote whole; raises ``CodecError`` for anything else."""
        return cls()

    def key(self) -> dict[str, Any]:
        """Its fields by key as comparable values."""
        return {}

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        """Its fields in words; ``name`` names a card that lies face down, or hides it."""
        return {}

    def cards(self) -> list[int]:
        """Every entity that lies on it or counts as being there, once for each place."""
        return []

    def violations(self) -> list[str]:
        """The names of the rite's own invariants that do not hold."""
        return []
