"""Windwalker's arms: a crystal of ice, on a rim with eight points. Pale blue."""

from game.games.arms import Arms, Stroke, colours, turned


def _pointed(degrees: float) -> float:
    """Straight from each of eight points down to the hollow before the next."""
    return 1.0 - 0.13 * abs((degrees + 22.5) % 45 - 22.5) / 22.5


def _needle(turn: float) -> tuple[Stroke, ...]:
    """One of the six, with the barbs at its end."""
    return (
        (turned([(0.5, 0.5), (0.5, 0.07)], turn), 0.075),
        (turned([(0.36, 0.12), (0.5, 0.27), (0.64, 0.12)], turn), 0.065),
    )


ARMS = Arms(
    colours("#bfecff", "#bcdcff", "#b7d5f6"),
    tuple(stroke for turn in range(0, 360, 60) for stroke in _needle(turn)),
    _pointed,
)
