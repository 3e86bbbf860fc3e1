"""What a card's picture is of and how that is seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from art.figure import Figure


@dataclass(frozen=True)
class Card:
    """``zoom`` is how much of the picture's width a unit is, ``look`` the point in its middle, ``light`` how bright.

    ``color`` is what it is painted after instead of its cult's color, ``tones`` are materials in colors of their own.
    """

    make: Callable[[], Figure]
    zoom: float = 1.06
    look: tuple[float, float, float] = (0.03, 0.50, 0.0)
    yaw: float = -18.0
    tilt: float = 6.0
    light: float = 1.25
    color: str = ""
    shade: float = 0.0
    """How much of the light that comes from no lamp is kept away: sockets and hollows go dark."""
    tones: Mapping[str, str] = field(default_factory=dict)
