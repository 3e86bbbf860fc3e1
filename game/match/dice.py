"""A side's dice in battles, and whether luck was with it."""

from dataclasses import dataclass

from game.language.spoken import say

FEW_DICE = 6
"""Of fewer dice nothing can be said."""
_LUCK = ((-2.0, "forsaken"), (-1.2, "unlucky"), (-0.5, "little-unlucky"), (0.5, "even"),
         (1.2, "little-lucky"), (2.0, "lucky"))  # fmt: skip
_BEST_LUCK = "favored"


@dataclass(frozen=True, slots=True)
class Ledger:
    """Dice rolled in battles: how often each face fell, 1 first."""

    faces: tuple[int, ...] = (0,) * 6

    @property
    def dice(self) -> int:
        return sum(self.faces)

    @property
    def kills(self) -> int:
        """Kills rolled: every 6."""
        return self.faces[5]

    @property
    def pains(self) -> int:
        """Pains rolled: every 4 and 5."""
        return self.faces[3] + self.faces[4]

    @property
    def expected_kills(self) -> float:
        """Kills that so many dice bring on average."""
        return self.dice / 6

    @property
    def expected_pains(self) -> float:
        """Pains that so many dice bring on average."""
        return self.dice / 3

    @property
    def luck(self) -> str:
        """What kind of luck that was, a Kill weighing as much as two Pains, measured in standard deviations."""
        if not self.dice:
            return "none"
        if self.dice < FEW_DICE:
            return "few"
        # One die is worth 2 (a Kill), 1 (a Pain) or 0: 2/3 on average, with a variance of 5/9.
        above = 2 * self.kills + self.pains - self.dice * 2 / 3
        deviation = (self.dice * 5 / 9) ** 0.5
        return next((kind for limit, kind in _LUCK if above / deviation <= limit), _BEST_LUCK)

    @property
    def luck_told(self) -> str:
        """Luck in words."""
        return say(f"dice-luck-{self.luck}")
