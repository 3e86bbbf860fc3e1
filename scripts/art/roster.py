"""Which sculptures there are: by faction the function of each unit and marker, and the color of its arms by palette."""

from collections.abc import Callable
from functools import partial
from importlib import import_module

from art.figure import Figure
from art.paints import Light, linear
from art.sculptures import cultists
from game.games.wars.rules.factions import NAMES

PALETTES = ("standard", "red_green", "blue_yellow")


def sculptures(faction: str) -> dict[str, Callable[[], Figure]]:
    """The faction's Acolyte, then the public functions of its module."""
    module = import_module(f"art.sculptures.{faction}")
    own = {name: made for name, made in vars(module).items()
           if callable(made) and made.__module__ == module.__name__ and not name.startswith("_")}  # fmt: skip
    return {"acolyte": partial(cultists.acolyte, faction), **own}


def roster() -> dict[str, dict[str, Callable[[], Figure]]]:
    """All sculptures by faction."""
    return {faction: sculptures(faction) for faction in NAMES}


def color(faction: str, palette: str) -> Light:
    """What a faction's figures are painted after."""
    return linear(code(faction, palette))


def code(faction: str, palette: str) -> str:
    """``#rrggbb`` of a faction's arms."""
    arms = import_module(f"game.games.wars.factions.{faction}.arms").ARMS
    return str(arms.colours[palette])
