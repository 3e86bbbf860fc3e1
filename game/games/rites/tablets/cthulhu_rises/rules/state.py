"""The gate of Cthulhu Rises, and where Cthulhu is."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.expect import expect_int
from game.games.rites.rules import reading
from game.games.rites.rules.cards import CARD_OF, CTHULHU, LAID_ID, cards_in
from game.games.rites.rules.own import RiteState
from game.games.rites.rules.state import MOST, NOBODY


class Gates(RiteState):
    """``gate`` has (cultist, laid card) pairs flat, ``gates`` counts those begun, ``eligible`` is a mask of cultists.

    Cthulhu lies in the ``centre`` or before a ``holder``; ``bearer`` last captured him, in ``bearer_gate``.
    """

    __slots__ = ("bearer", "bearer_gate", "centre", "eligible", "gate", "gates", "holder")

    def __init__(
        self,
        gate: tuple[int, ...] = (),
        gates: int = 0,
        eligible: int = 0,
        centre: int = 0,
        holder: int = NOBODY,
        bearer: int = NOBODY,
        bearer_gate: int = 0,
    ) -> None:
        self.gate = gate
        self.gates = gates
        self.eligible = eligible
        self.centre = centre
        self.holder = holder
        self.bearer = bearer
        self.bearer_gate = bearer_gate

    def copy(self) -> "Gates":
        return Gates(
            self.gate, self.gates, self.eligible, self.centre, self.holder, self.bearer, self.bearer_gate
        )

    def key(self) -> dict[str, Any]:
        return {
            "gate": self.gate, "gates": self.gates, "eligible": self.eligible, "centre": self.centre,
            "holder": self.holder, "bearer": self.bearer, "bearer_gate": self.bearer_gate,
        }  # fmt: skip

    def write(self, name: Callable[[int], str]) -> dict[str, Any]:
        gate = self.gate
        return self.key() | {
            "gate": [[gate[i], LAID_ID[gate[i + 1]]] for i in range(0, len(gate), 2)],
            "eligible": cards_in(self.eligible),
        }

    def cards(self) -> list[int]:
        """Those on the gate, and Cthulhu where he is on the table."""
        lying = [laid & CARD_OF for laid in self.gate[1::2]]
        return [*lying, CTHULHU] if self.centre or self.holder != NOBODY else lying

    def violations(self) -> list[str]:
        """Cthulhu is in one place."""
        return ["cthulhu_in_two_places"] if self.centre and self.holder != NOBODY else []

    @classmethod
    def read(cls, parts: Mapping[str, Any], sides: int) -> "Gates":
        pairs = [reading.owned(pair, sides, "gate") for pair in reading.some(parts["gate"], sides, "gate")]
        return Gates(
            tuple(number for pair in pairs for number in pair),
            expect_int(parts["gates"], 0, MOST, "gates"),
            reading.bits(parts["eligible"], sides, "eligible"),
            expect_int(parts["centre"], 0, 1, "centre"),
            reading.side_or_nobody(parts, "holder", sides),
            reading.side_or_nobody(parts, "bearer", sides),
            expect_int(parts["bearer_gate"], 0, MOST, "bearer_gate"),
        )
