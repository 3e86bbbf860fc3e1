"""What cannot be in The Lurking Fear."""

from game.games.rites.tablets.the_lurking_fear.rules.rite import Den

from game.engine.errors import SetupError
from game.engine.shapes import BOTTOM
from game.games.rites.rules.shapes import Checks, performing


def _complaints(rules, state):
    if len(state.own.den) >= rules.seats:
        yield SetupError("den", "all cards have been laid")


def _unsound(pos, state):
    return "" if len(state.own.den) <= pos.rules.seats else "the den could not be so full"


CHECKS = Checks(
    _complaints, _unsound, lambda shapes: shapes.add("rites_lurk", BOTTOM, fits=performing(Den))
)  # fmt: skip
