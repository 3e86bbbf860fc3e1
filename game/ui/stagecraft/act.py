"""What a moment shows, told by a game: its form, its color, its words and the figures that take part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.theme import RGB

RISE, FALL, CLASH, GATE, BOOKS, RITUAL, SIGN, DEATH, END, CARDS, PRIZE = (
    "rise", "fall", "clash", "gate", "books", "ritual", "sign", "death", "end", "cards", "prize",
)  # fmt: skip
GREAT = frozenset({RISE, FALL, BOOKS, DEATH, END, PRIZE})
"""Those that come seldom, and stay when only the great ones are wanted."""
RGBS = tuple[RGB, ...]


@dataclass(frozen=True)
class Act:
    """One moment. ``figures`` are (side, unit), the first to the left; ``signs`` are a side and icons by their ids.

    ``at`` is where on the window it happens, if it has a place there; ``pictures`` paint cards and the like.
    """

    form: str
    colors: RGBS
    title: str
    line: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    signs: tuple[str, ...] = ()
    at: tuple[int, int] | None = None
    pictures: tuple[Callable[[], pygame.Surface], ...] = field(default=(), compare=False)

    @property
    def great(self) -> bool:
        """Whether it comes seldom."""
        return self.form in GREAT
