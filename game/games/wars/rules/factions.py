"""Which factions there are, and where their parts stand: a faction is a folder and a name here."""

from importlib import import_module
from typing import Any

NAMES = [
    "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign", "windwalker", "opener_of_the_way", "ancients",
    "sleeper",
]  # fmt: skip
"""The folders in ``game.games.wars.factions``: the factions' ids, in the order of their sides."""


def side_of(faction: str) -> int:
    """The number of a faction's side: its place in ``NAMES``. Its tables ask for it here, and nobody writes it down."""
    return NAMES.index(faction)


def part(faction: str, name: str) -> Any:
    """A part of a faction, named ``module:attribute`` below its folder; imported now if it has not been."""
    module, _, attribute = name.partition(":")
    found = import_module(f"game.games.wars.factions.{faction}.{module}")
    return getattr(found, attribute) if attribute else found


def enter_all(module: str) -> None:
    """Import a module of every faction that enters something; by name, for so what they enter has always come."""
    for faction in sorted(NAMES):
        part(faction, module)
