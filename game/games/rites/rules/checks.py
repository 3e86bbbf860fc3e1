"""What a rite checks of set-ups and of positions from outside; imported only where there are any."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.engine.position import Position
from game.engine.shapes import Shapes
from game.games.rites.rules.cards import RITE_ID
from game.games.rites.rules.state import RitesState
from game.games.rites.rules.tablets import part

Complaint = tuple[str, str]
"""The key that is wrong, and why."""


class Checks(NamedTuple):
    """``complaints`` are about a set-up of the rite that has been laid out, as far as it is given; ``unsound`` says in
    a few words why its own state could not stand so, or nothing; ``enter`` adds the shapes of its frames."""

    complaints: Callable[[Any, RitesState], Iterator[Complaint]]
    unsound: Callable[[Position, RitesState], str]
    enter: Callable[[Shapes], None]


def checks_of(rite: int) -> Checks:
    """The checks of a rite by its number."""
    found: Checks = part(RITE_ID[rite], "rules.checks:CHECKS")
    return found
