"""The factions' colours: the usual ones, and palettes for colour-blind people. One is in use at a time.

Colour is only the first sign of whose something is: rim, glyph and name say it too. ``theme.faction_colour`` gives
the colours in use; pictures that show them are kept by ``faction_cache``, so that changing the palette drops them.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from game.language.spoken import say
from game.ui import theme
from game.ui.theme import RGB, rgb

Result = TypeVar("Result")


@dataclass(frozen=True)
class Palette:
    """A colour for every faction, what the palette is called, and whom it is for."""

    id: str

    @property
    def name(self) -> str:
        return say(f"settings-palette-{self.id.replace('_', '-')}")

    @property
    def note(self) -> str:
        """For whom it is."""
        return say(f"settings-palette-{self.id.replace('_', '-')}.note")

    @property
    def factions(self) -> dict[str, RGB]:
        return {side: rgb(arms.colours[self.id]) for side, arms in theme.ARMS.items()}


STANDARD = Palette("standard")
RED_GREEN = Palette("red_green")
BLUE_YELLOW = Palette("blue_yellow")
PALETTES = {palette.id: palette for palette in (STANDARD, RED_GREEN, BLUE_YELLOW)}

_caches: list[Callable[[], None]] = []
_used = [STANDARD]


def in_use() -> Palette:
    """The palette everything is painted in now."""
    return _used[0]


def use(palette_id: str) -> bool:
    """Paint in another palette from now on, the standard one for an unknown id; True when that changes anything."""
    chosen = PALETTES.get(palette_id, STANDARD)
    if chosen is in_use():
        return False
    _used[0] = chosen
    theme.FACTION.update(chosen.factions)
    for forget in _caches:
        forget()
    return True


def when_changed(forget: Callable[[], None]) -> None:
    """Have something called whenever another palette is taken up: what was kept in the old one is out of date."""
    _caches.append(forget)


def faction_cache(maxsize: int) -> Callable[[Callable[..., Result]], "functools._lru_cache_wrapper[Result]"]:
    """An ``lru_cache`` for pictures in which factions' colours appear; another palette empties it."""

    def keep(function: Callable[..., Result]) -> Any:
        made = functools.lru_cache(maxsize=maxsize)(function)
        _caches.append(made.cache_clear)
        return made

    return keep
