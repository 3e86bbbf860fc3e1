"""How bright and how rich in contrast figures are painted: as pieces on the table, large, and as they rise.

Small ones are lighter: at 40 px a high the washes and shadows of the large ones would leave a dark blot.
"""

from dataclasses import dataclass

from art.trace import TILT, YAW


@dataclass(frozen=True)
class Mood:
    """``wash`` is how dark hollows get, ``texture`` how much scales show, ``ambient`` the light of no lamp."""

    exposure: float
    saturation: float
    wash: float
    texture: float
    ambient: float
    rim: float
    over: float
    """Samples for each px, each way."""
    sharp: int = 0
    """Percent of an unsharp mask."""
    lamp: float = 1.0
    below: float = 0.0
    """Light out of a gate below, in the owner's color."""
    cold: float = 0.0
    """A cold edge of light from the upper left behind."""
    tilt: float = TILT
    yaw: float = YAW
    stands: bool = True
    """Whether it is darker towards its feet, as what stands on a base is."""


LARGE = Mood(exposure=1.30, saturation=1.0, wash=0.84, texture=1.0, ambient=1.0, rim=1.0, over=4 / 3)
SMALL = Mood(exposure=1.35, saturation=1.12, wash=0.80, texture=0.8, ambient=1.3, rim=0.75, over=2, sharp=40)
RISE = Mood(exposure=0.80, saturation=0.92, wash=0.90, texture=1.0, ambient=0.3, rim=2.0, over=1.25, lamp=0.50,
            below=0.18, cold=0.8, tilt=3, yaw=-9)
