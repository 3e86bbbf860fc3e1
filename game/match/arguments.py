"""What is handed in to a match, checked: numbers, scripts of dice and draws, entries."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.engine.errors import SetupError
from game.match.entries import Entry

LONGEST_BEGUN = 10_000
"""Dice, or draws, that a match can be begun with; a position with more could not be read again."""


def is_place(number: object, count: int) -> bool:
    """Whether this is a whole number from 0 to below ``count``, whatever it is."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < count


def _checked_script(key: str, script: Any, low: int, high: int, most: int) -> list[int] | None:
    if script is None:
        return None
    if (
        isinstance(script, str | bytes)
        or not isinstance(script, Sequence)
        or not all(is_place(value, high + 1) and value >= low for value in script)
    ):
        raise SetupError(key, f"not a list of whole numbers from {low} to {high}")
    if len(script) > most:
        raise SetupError(key, f"{len(script)} numbers; {most} are as many as can be kept")
    return list(script)


def checked_scripts(dice: Any, draws: Any, most: int) -> tuple[list[int] | None, list[int] | None]:
    """Scripts of dice and draws as lists, ``None`` where there is none; raises ``SetupError`` naming the wrong one."""
    return _checked_script("dice", dice, 1, 6, most), _checked_script("draws", draws, 0, 1000, most)


def checked_entry(entry: Entry) -> Entry:
    """The entry, if every field is within its bounds, so that whatever is journalled can be read again.

    Raises ``ValueError`` in a sentence.
    """
    try:
        msgspec.convert(msgspec.to_builtins(entry), Entry)
    except (msgspec.ValidationError, TypeError) as problem:
        raise ValueError(f"this cannot be noted in the history: {problem}") from problem
    return entry
