"""How a match has ended, as far as that is alike in all games; compiled, as ``rules`` with its types alone is not."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass
class Result:
    """The winning seats and sides (several share), whether everybody has lost to the game itself, and why it ended."""

    winners: tuple[int, ...]
    sides: tuple[str, ...]
    humanity: bool
    shared: bool
    reason: str

    @property
    def winner_seats(self) -> tuple[int, ...]:
        """The seats that have won: ``winners`` by a name that says so."""
        return self.winners

    @property
    def winner_sides(self) -> tuple[str, ...]:
        """The sides that have won: ``sides`` by a name that says so."""
        return self.sides

    @property
    def scores(self) -> Mapping[str, int]:
        """What every side has come to, of a game that counts."""
        return {}
