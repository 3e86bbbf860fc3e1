"""What a moment shows, told by a game: its form, its color, its words and the figures that take part."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.theme import RGB

RISE, FALL, CLASH, GATE, BOOKS, RITUAL, SIGN, DEATH, END = (
    "rise", "fall", "clash", "gate", "books", "ritual", "sign", "death", "end",
)  # fmt: skip
GREAT = frozenset({RISE, FALL, BOOKS, DEATH, END})
"""Those that come seldom, and stay when only the great ones are wanted."""
RGBS = tuple[RGB, ...]


@dataclass(frozen=True)
class Act:
    """One moment. ``figures`` are (side, unit), the first to the left; ``signs`` are icons or sides by their ids.

    ``at`` is where on the window it happens, if it has a place there; ``number`` is told large where it has one.
    """

    form: str
    colors: RGBS
    title: str
    line: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    signs: tuple[str, ...] = field(default=())
    at: tuple[int, int] | None = None
    number: str = ""

    @property
    def great(self) -> bool:
        """Whether it comes seldom."""
        return self.form in GREAT
