"""The stream of dice and draws inside a position."""

from collections.abc import Sequence

from game.engine.errors import ScriptExhausted
from game.engine.plain import expect_ints, expect_keys, expect_number_text

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005


def _scramble(value: int) -> int:
    """One round of SplitMix64: spreads neighbouring seeds far apart."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Chance:
    """A small random generator (PCG-XSH-RR) kept as two integers, with optional scripts.

    ``dice`` and ``draws`` are scripted results used before the generator; a script that
    is there but empty raises ``ScriptExhausted`` when asked, so that a test never rolls
    a die it did not name. ``None`` means no script.

    >>> Chance.seeded(7).die() == Chance.seeded(7).die()
    True
    """

    __slots__ = ("dice", "draws", "state", "stream")

    def __init__(
        self, state: int, stream: int, dice: tuple[int, ...] | None = None, draws: tuple[int, ...] | None = None
    ) -> None:
        self.state = state
        self.stream = stream
        self.dice = dice
        self.draws = draws

    @classmethod
    def seeded(cls, seed: int, dice: Sequence[int] | None = None, draws: Sequence[int] | None = None) -> "Chance":
        """A stream that depends on nothing but ``seed`` (any integer)."""
        first = _scramble(seed & _MASK)
        return cls(
            first,
            _scramble(first) | 1,
            None if dice is None else tuple(dice),
            None if draws is None else tuple(draws),
        )

    def copy(self) -> "Chance":
        """A stream that will give the same results."""
        return Chance(self.state, self.stream, self.dice, self.draws)

    def bits(self) -> int:
        """The next 32 random bits."""
        old = self.state
        self.state = (old * _MULTIPLIER + self.stream) & _MASK
        word = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((word >> turn) | (word << (-turn & 31))) & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely."""
        threshold = (1 << 32) % limit
        while True:
            word = self.bits()
            if word >= threshold:
                return word % limit

    def die(self) -> int:
        """A roll of one six-sided die, 1 to 6."""
        if self.dice is not None:
            if not self.dice:
                raise ScriptExhausted("the script of dice has run out")
            face = self.dice[0]
            self.dice = self.dice[1:]
            return face
        return self.below(6) + 1

    def draw(self, counts: Sequence[int]) -> int:
        """The index of a thing drawn from a bag holding ``counts[index]`` of each.

        The caller takes it out of the bag. A scripted draw names the index itself and
        must be in the bag, else ``ScriptExhausted`` is raised.
        """
        if self.draws is not None:
            if not self.draws:
                raise ScriptExhausted("the script of draws has run out")
            index = self.draws[0]
            if not 0 <= index < len(counts) or counts[index] <= 0:
                raise ScriptExhausted(f"the script draws {index}, which is not in the bag")
            self.draws = self.draws[1:]
            return index
        number = self.below(sum(counts))
        for index, count in enumerate(counts):
            if number < count:
                return index
            number -= count
        raise AssertionError("a draw from an empty bag")

    def encode(self) -> dict[str, object]:
        """Plain data for a save; never part of a view."""
        return {
            "state": str(self.state),
            "stream": str(self.stream),
            "dice": None if self.dice is None else list(self.dice),
            "draws": None if self.draws is None else list(self.draws),
        }

    @classmethod
    def decode(cls, data: object) -> "Chance":
        """The stream that ``encode`` wrote; raises ``CodecError`` for anything else."""
        fields = expect_keys(data, ("state", "stream", "dice", "draws"), "chance")
        dice, draws = fields["dice"], fields["draws"]
        return cls(
            expect_number_text(fields["state"], _MASK, "chance.state"),
            expect_number_text(fields["stream"], _MASK, "chance.stream") | 1,
            None if dice is None else expect_ints(dice, 1, 6, 10_000, "chance.dice"),
            None if draws is None else expect_ints(draws, 0, 1000, 10_000, "chance.draws"),
        )
