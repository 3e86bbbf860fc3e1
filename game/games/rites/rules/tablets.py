"""Which rites there are, and where their parts stand."""

from importlib import import_module
from typing import Any

NAMES = [
    "cthulhu_rises", "the_tree_on_the_hill", "the_dunwich_horror", "at_the_mountains_of_madness", "out_of_the_aeons",
    "the_hound",
]  # fmt: skip
"""The folders in ``game.games.rites.tablets``: the rites' ids, in the order of their numbers, new ones last."""


def part(rite: str, name: str) -> Any:
    """A part of a rite, named ``module:attribute`` below its folder; imported now if it has not been."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(f"game.games.rites.tablets.{rite}.{module}"), attribute)
