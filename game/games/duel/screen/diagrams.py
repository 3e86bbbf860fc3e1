"""The diagram beside the rules of a Duel: Decay."""

from collections.abc import Callable, Mapping

from game.games.duel.screen.decay_plate import decay_cells
from game.language.spoken import say
from game.ui import theme
from game.ui.kit.box import Box, Icon, Row
from game.ui.kit.diagram import course, signs, step


def decay() -> Box:
    """The marker moves for one who has no Power; the other pays what it shows."""
    cells = (Row(*decay_cells(0, number, 5), gap=3, w=132, h=24) for number in (0, 1, 2))
    told = (say("duel-diagram-decay-begins"), say("duel-diagram-decay-out"), say("duel-diagram-decay-paid"))
    power = (Icon("power", 30, theme.GOLD), Icon("power", 30, theme.TEXT_THIRD),
             Row(*(Icon("power", 24, theme.KILL) for _ in range(2)), gap=2))  # fmt: skip
    return course([step(signs(*each[:2], gap=8), each[2], high=52) for each in zip(cells, power, told, strict=True)])


DIAGRAMS: Mapping[str, Callable[[], Box]] = {"duel_decay": decay}
"""By the entry of the rules that it stands below."""
