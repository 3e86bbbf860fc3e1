"""Codes to type for what can be chosen: letters for places and pieces on the map, numbers for the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Generic, TypeVar

from game.language.folding import folded
from game.ui.table.bindings import RESERVED

T = TypeVar("T")

FREE = tuple(letter for letter in ascii_lowercase if letter not in RESERVED)
"""Letters that may be given away."""


class Typed(Generic[T]):
    """A code being typed, a sign at a time.

    A code is taken as soon as no longer one begins with it; one that could go on waits in ``pending`` for its next
    sign or for ``finish``.
    """

    def __init__(self) -> None:
        self.pending = ""

    def feed(self, sign: str, codes: Mapping[str, T]) -> T | None:
        """Type a sign; returns what has been named by it, if the code is complete."""
        begun = self.pending + sign
        if not any(code.startswith(begun) for code in codes):
            # The begun code comes to nothing: the sign begins another.
            begun = sign
        going_on = [code for code in codes if code.startswith(begun)]
        if going_on == [begun]:
            self.pending = ""
            return codes[begun]
        self.pending = begun if going_on else ""
        return None

    def finish(self, codes: Mapping[str, T]) -> T | None:
        """End the code here; returns what it names, if anything."""
        begun, self.pending = self.pending, ""
        return codes.get(begun)


def area_letters(names: Mapping[str, str]) -> dict[str, str]:
    """A letter for every area, by its id and always the same on a map: one of its name if it can be.

    Areas that find no letter are left out; they get what ``codes_for`` has left.
    """
    found: dict[str, str] = {}
    taken: set[str] = set()

    def give(area: str, wanted: Sequence[str]) -> bool:
        letter = next((each for each in wanted if each in FREE and each not in taken), "")
        if letter:
            found[area] = letter
            taken.add(letter)
        return bool(letter)

    plain = {area: folded(name) for area, name in names.items()}
    order = sorted(names, key=lambda area: (len(names[area].split()), area))
    left = [area for area in order if not give(area, [word[0] for word in plain[area].split()])]
    left = [area for area in left if not give(area, [each for each in plain[area] if each.isalpha()])]
    for area in left:
        give(area, FREE)
    return found


def codes_for(
    areas: Mapping[str, str], wanted: Sequence[str], pieces: Sequence[int]
) -> dict[str, tuple[str, str | int]]:
    """Codes for the areas ``wanted`` and for pieces, as targets of the map; no code begins another.

    ``areas`` are the letters of ``area_letters``. Pieces take the letters that are left, two each if those are few.
    """
    named = [area for area in wanted if area in areas]
    codes: dict[str, tuple[str, str | int]] = {areas[area]: ("area", area) for area in named}
    rest: list[tuple[str, str | int]] = [("area", area) for area in wanted if area not in areas]
    rest += [("unit", unit) for unit in pieces]
    free = [letter for letter in FREE if letter not in codes]
    if len(rest) <= len(free):
        return codes | dict(zip(free, rest, strict=False))
    pairs = [first + second for first in free for second in FREE]
    return codes | dict(zip(pairs, rest, strict=False))
