"""The version of the rules: which rulings a match is played by, of all there have been."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from game.engine.errors import SetupError

RULES_VERSION = 3
"""Raised whenever the same entries could lead to another position than before.

A match keeps to the version it was begun under. What a version decided otherwise than the next one stands in a table
of its game by that version's number (``RULINGS_OF``), as values for the fields of the game's rulings.
"""

Rulings = TypeVar("Rulings", bound=NamedTuple)


def read_version(given: Any) -> int:
    """The version of the rules a match is asked for, the present one if none is; raises ``SetupError``."""
    if given is None:
        return RULES_VERSION
    if isinstance(given, bool) or not isinstance(given, int) or given < 1:
        raise SetupError("rules", "error-setup-version")
    if given > RULES_VERSION:
        raise SetupError("rules", "error-setup-newer", known=RULES_VERSION)
    return given


def as_of(version: int, now: Rulings, rulings_of: Mapping[int, Mapping[str, Any]]) -> Rulings:
    """The rulings as they were in a version: those of now, with each version in between taken back."""
    for older in range(RULES_VERSION - 1, version - 1, -1):
        now = now._replace(**rulings_of.get(older, {}))
    return now


def mark_version(setup: dict[str, Any], version: int) -> None:
    """Say in a match's set-up by which version it is played, unless it is the present one."""
    if version != RULES_VERSION:
        setup["rules"] = version
