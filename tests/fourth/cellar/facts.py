"""What programs ask of the game beside its rules."""

from cellar.rules import LAST, CellarResult
from game.engine.position import Position
from game.games.facts import Counted, Facts, Ids, Tally


class CellarFacts(Facts):
    """A guest's score is how many others were out before."""

    counted = Counted("guests outlasted", "", "rounds", "guests")
    ends = (LAST,)

    def ids(self) -> Ids:
        return {"options": ("bid", "call"), "decisions": ("bid",),
                "events": ("rolled", "bid", "called", "shown", "lost", "out", "ended")}  # fmt: skip

    def tally(self, pos: Position, result: CellarResult) -> Tally:
        return Tally({}, pos.state.round)


FACTS = CellarFacts()
