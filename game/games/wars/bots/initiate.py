"""The bot ``initiate``: plausible and passive, with a beginner's mistakes."""

from game.bots.protocol import Question
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot, judged_lines, never_wise

OVERLOOKS = 20
"""Of a hundred actions, how many he does not think of."""
WAVERS = 0.5
"""Points of Doom by which his judgement may be wrong either way."""
SHYNESS = 0.8
"""Points of Doom a battle must promise before he begins it."""
_STEPS = 1000


class InitiateBot(GreedyBot):
    """Counts what he has and not what the others can do to it, misses many actions and wavers over the rest."""

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The action he likes best among those he thinks of."""
        lines = judged_lines(pos, question.side, self.judge, self.chance, 1, never_wise)
        seen = lines
        if question.kind == "action":
            seen = [line for line in lines if self.chance.below(100) >= OVERLOOKS] or lines
        liked = [line.worth - self._doubt(line.answers[0]) for line in seen]
        return seen[liked.index(max(liked))].answers

    def _doubt(self, begins: Option) -> float:
        doubt = WAVERS * (2 * self.chance.below(_STEPS) / _STEPS - 1)
        return doubt + SHYNESS if begins.kind == "battle" else doubt


__all__ = ["InitiateBot"]
