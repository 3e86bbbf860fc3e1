"""The bot ``oracle``: looks ahead over everybody's replies, guided by the hierophant's knowledge."""

from game.bots.protocol import Question
from game.bots.purse import Budget, Purse
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.greedy import GreedyBot, best_line
from game.games.wars.bots.levels import Levels
from game.games.wars.bots.search import Search

USUAL: Budget = ("seconds", 0.25)
"""What a slot may cost if nobody says otherwise."""
_GATES = frozenset(("control_gate", "abandon_gate"))


class OracleBot(GreedyBot):
    """Searches at every slot, within a budget of ("seconds", s) or ("nodes", positions looked at).

    With a budget in nodes it is as reproducible as the other bots; with one in seconds it is not.
    """

    def __init__(self, level: str, seed: int, levels: Levels, budget: Budget | None = None) -> None:
        super().__init__(level, seed, levels)
        self._budget = budget or USUAL
        self._purse = Purse(self._budget)
        self._same_slot = False

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """The worth by the faction's knowledge; counts as one position looked at."""
        self._purse.nodes += 1
        return self.levels.evaluation("hierophant", pos.rules).worth(pos, side, turn)

    def choose(self, question: Question) -> Option:
        """The next answer; remembers whether the slot goes on after it."""
        if question.kind == "action" and not any(question.about) and not self._same_slot:
            self._purse = Purse(self._budget)
        answer = super().choose(question)
        if question.kind == "action":
            self._same_slot = answer.kind in _GATES
        return answer

    def whose(self, pos: Position) -> list[Option]:
        """Which faction acts next; what it does is searched when it is asked."""
        return super().whose(pos)[:1]

    def think(self, pos: Position, question: Question) -> list[Option]:
        """The answers of the action that ends best after everybody's replies; small questions are not searched."""
        if question.kind != "action":
            return best_line(pos, question.side, self.judge, self.chance)
        self._purse.open(question.cancelled)
        try:
            search = Search(pos, question.side, self.judge, self._purse, self.chance, self.levels.breadth)
            return search.best()
        finally:
            self._purse.close()
