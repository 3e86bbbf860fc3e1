"""No bot takes more time than it is given: searches end by the clock wherever they are. The clock is made up."""

from itertools import pairwise

import pytest

from game.bots.protocol import Purse, Question, Spent
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.levels import LEVELS
from game.games.wars.bots.search import SMALL, OracleBot
from game.match.driver import let_act

LOOK = 0.001
"""Seconds that looking at a position takes, by the made-up clock."""
SLOT = 0.25


class Timed(OracleBot):
    """An oracle by a clock that goes on only while it looks at positions; ``took`` are the seconds of each answer."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.now = 0.0
        super().__init__("oracle", seed, LEVELS, ("seconds", seconds), lambda: self.now)
        self.took: list[tuple[str, bool, float]] = []

    def judge(self, pos: Position, side: int, turn: int) -> float:
        """What the oracle judges, a little later."""
        self.now += LOOK
        return super().judge(pos, side, turn)

    def choose(self, question: Question) -> Option:
        """The oracle's answer, timed."""
        before = self.now
        answer = super().choose(question)
        self.took.append((question.kind, question.kind == "action" and not any(question.about), self.now - before))
        return answer


def played(seconds: float, answers: int, setup: dict[str, object]) -> list[Timed]:
    """Bots that have played the beginning of a match."""
    pos = Position.start(rules_for(setup), Chance.seeded(7))
    bots = [Timed(seat, seconds) for seat in range(pos.rules.seats)]
    for _ in range(answers):
        if pos.decision is None:
            break
        let_act(pos, bots[pos.decision.seat])
        pos.events.clear()
    return bots


@pytest.mark.parametrize("seconds", [0.004, 0.05, SLOT])
def test_an_oracle_answers_in_time_however_much_there_is_to_look_at(seconds: float) -> None:
    bots = played(seconds, 60, {"game": "wars", "players": 4})
    took = [each for bot in bots for each in bot.took]
    assert any(slot and spent > seconds / 2 for _, slot, spent in took), "it uses its time"
    for kind, slot, spent in took:
        assert spent <= (seconds if slot else SMALL * seconds) + 2 * LOOK, (kind, spent)


def test_all_questions_of_a_slot_together_take_no_more_than_its_time() -> None:
    for bot in played(0.05, 80, {"game": "wars", "players": 3}):
        slots = [place for place, (_, slot, _) in enumerate(bot.took) if slot]
        for begins, ends in pairwise(slots):
            asked = bot.took[begins:ends]
            # Each question between others' actions has a tenth of its own.
            assert sum(spent for _, _, spent in asked) <= 0.05 * (1 + SMALL * (len(asked) - 1)) + 2 * LOOK * len(asked)


def test_a_cancelled_question_is_answered_at_once() -> None:
    pos = Position.start(rules_for({"game": "wars", "players": 4}), Chance.seeded(7))
    asked = pos.decision
    assert asked is not None
    bot, question = Timed(1, 60.0), Question.of(pos)
    question.cancel()
    assert bot.choose(question) in question.options and bot.now <= 2 * LOOK


def test_a_purse_of_nodes_never_looks_at_the_clock() -> None:
    def clock() -> float:
        raise AssertionError("it looks")

    purse = Purse(("nodes", 2), clock)
    purse._clock = lambda: 0.0
    purse.open(bool)
    purse._clock = clock
    purse.check()
    purse.keep_to_time()
    purse.nodes = 2
    purse.keep_to_time()
    with pytest.raises(Spent):
        purse.check()


def test_a_purse_of_seconds_stands_still_between_two_questions() -> None:
    now = [0.0]
    purse = Purse(("seconds", 1.0), lambda: now[0])
    purse.open(bool)
    now[0] = 0.6
    purse.close()
    now[0] = 100.0
    purse.keep_to_time()
    purse.open(bool)
    now[0] = 100.3
    purse.keep_to_time()
    now[0] = 100.5
    with pytest.raises(Spent):
        purse.keep_to_time()
