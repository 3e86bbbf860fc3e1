"""Which picture a card has: its sculpture, from which side it is seen, how near, and which point is in the middle."""

from dataclasses import replace
from types import ModuleType

from art.cards import artifacts, brotherhood, chorazos, coven, creatures, order, stones
from art.cards.persons.shown import PERSONS
from art.cards.view import Card
from art.sculptures import great_cthulhu


def _by_name(module: ModuleType) -> dict[str, Card]:
    """The public functions that a module makes itself."""
    return {
        name: Card(make)
        for name, make in vars(module).items()
        if callable(make) and getattr(make, "__module__", "") == module.__name__ and not name.startswith("_")
    }


def _seen(
    name: str,
    zoom: float,
    look: tuple[float, float, float],
    yaw: float = -16.0,
    tilt: float = 12.0,
    light: float = 1.1,
    color: str = "",
) -> tuple[str, Card]:
    return name, replace(_ALL[name], zoom=zoom, look=look, yaw=yaw, tilt=tilt, light=light, color=color)


_ALL: dict[str, Card] = {
    **_by_name(order),
    "g9": Card(lambda: great_cthulhu.deep_one().bare()),
    "g11": Card(lambda: great_cthulhu.cthulhu().bare()),
    **_by_name(chorazos),
    **_by_name(brotherhood),
    **_by_name(coven),
    **_by_name(creatures),
    **{
        name: replace(card, zoom=1.0, look=(0.02, 0.36, 0.0), tilt=12.0)
        for name, card in {**_by_name(artifacts), **_by_name(stones)}.items()
    },
}
_BOOK = (0.02, 0.28, 0.0)
CARDS: dict[str, Card] = {
    **_ALL,
    **PERSONS,
    **dict(
        (
            _seen("g0", 0.92, (0.02, 0.26, 0.0)),
            _seen("g9", 0.95, (0.0, 0.62, 0.0)),
            _seen("g10", 0.80, (-0.10, 0.52, 0.0), -24),
            _seen("g11", 0.46, (0.0, 1.75, 0.0)),
            _seen("g12", 0.98, (0.0, 0.72, 0.0), 22),
            _seen("g13", 0.74, (0.06, 0.78, 0.0), 10, 4),
            _seen("b0", 1.0, _BOOK),
            _seen("y0", 1.0, _BOOK),
            _seen("w0", 1.0, _BOOK),
            _seen("b6", 0.56, (0.0, 0.50, 0.0)),
            _seen("b9", 0.74, (-0.16, 0.52, 0.0), -10),
            _seen("b11", 0.66, (0.0, 0.60, 0.0)),
            _seen("b13", 0.345, (-0.13, 1.38, 0.0)),
            _seen("y8", 0.60, (0.05, 0.95, 0.0)),
            _seen("y11", 0.66, (0.0, 0.42, 0.0)),
            _seen("y12", 0.66, (0.0, 0.46, 0.0), -6, 6),
            _seen("y13", 0.35, (0.0, 1.95, 0.0)),
            _seen("w7", 0.98, (-0.06, 0.36, 0.0), -20),
            _seen("w8", 0.72, (0.0, 0.55, 0.0)),
            _seen("w9", 0.66, (0.0, 0.48, 0.0), -4, 4),
            _seen("w10", 0.66, (0.0, 0.60, 0.0)),
            _seen("w11", 0.60, (0.0, 0.62, 0.0), -10),
            _seen("w12", 0.44, (0.0, 1.70, 0.0)),
            _seen("w13", 0.42, (0.0, 1.45, 0.0)),
            _seen("jade_amulet", 0.90, (0.0, 0.42, 0.0), color="#3f9a6c"),
            _seen("black_stone", 0.76, (0.0, 0.36, 0.0)),
            _seen("scroll_of_tyog", 0.80, (0.02, 0.28, 0.0)),
            _seen("silver_key", 0.80, (0.02, 0.36, 0.0)),
            _seen("brain_cylinder", 0.84, (0.02, 0.36, 0.0)),
            _seen("zanns_viol", 0.72, (0.0, 0.38, 0.0)),
            _seen("coffin_shaped_clock", 0.74, (0.0, 0.36, 0.0)),
            _seen("innsmouth_tiara", 1.06, (0.0, 0.33, 0.0)),
        )
    ),
}
"""By the icon's name without what all have: ``g9``, ``silver_key``."""
