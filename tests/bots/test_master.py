"""The top level of Cthulhu Wars: a search with learned replies and a learned judgement."""

from typing import Any

import pytest

from game.bots import make
from game.bots.protocol import Purse, Question
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.learned.master import MasterBot
from game.games.wars.bots.learned.search import Manner, Search, Sums, Try, dealt_anew
from game.match.lessons.course import begin
from scripts.learning.plans import plans

FACTIONS = ["great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"]


def begun(factions: Any = FACTIONS, seed: int = 4) -> Position:
    """A match at its first question."""
    return Position.start(rules_for({"game": "wars", "factions": factions, "seed": seed}), Chance.seeded(seed))


class Even:
    """Takes all answers for equally likely, but for one kind."""

    def __init__(self, kind: str = "", chance: float = 0.0) -> None:
        self.kind, self.chance = kind, chance

    def chances(self, pos: Position, heat: float = 1.0) -> list[float]:
        options = pos.decision.options
        named = [each.kind == self.kind for each in options]
        if not any(named) or all(named):
            return [1 / len(options)] * len(options)
        rest = (1 - self.chance) / (len(options) - 1)
        return [self.chance if each else rest for each in named]


class Alike:
    """Expects the same of all."""

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        return [0.25] * len(pos.rules.sides)


class Spending(Alike):
    """Expects more of the side in ``in_a_slot`` the moment it has paid 2 Power or more."""

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        side = in_a_slot().decision.side
        return [0.6 if each == side and 0 < pos.state.power[each] <= 6 else 0.2 for each in pos.rules.sides]


def in_a_slot() -> Position:
    """The first slot of a match."""
    pos = begun()
    while pos.decision.kind != "action":
        pos.answer(pos.decision.options[0])
    return pos


def taken(answers: Even, judge: Alike, nodes: int = 600) -> str:
    """The kind of action a search begins."""
    pos = in_a_slot()
    found = Search(pos, answers, judge, Purse(("nodes", nodes)), Chance.seeded(1), Manner(slots=0)).best()
    return found[0].answers[0].kind


def test_of_actions_worth_the_same_the_likeliest_is_taken() -> None:
    assert taken(Even("summon", 0.6), Alike()) == "summon"
    assert taken(Even("pass", 0.6), Alike()) == "pass"


def test_an_action_that_wins_more_often_is_taken_though_it_is_less_likely() -> None:
    assert taken(Even("pass", 0.9), Alike()) == "pass"
    assert taken(Even("pass", 0.9), Spending()) not in ("pass", "move")


@pytest.mark.parametrize("factions", [FACTIONS, FACTIONS[1:]])
def test_with_a_budget_in_nodes_the_same_answers_are_given_again(factions: list[str]) -> None:
    def answers() -> list[Any]:
        pos = begun(factions)
        bots = [make("master", seat, ("nodes", 120)) for seat in range(len(factions))]
        given = []
        while pos.decision is not None and len(given) < 40:
            given.append(bots[pos.decision.seat].choose(Question.of(pos)))
            pos.answer(given[-1])
        return given

    assert answers() == answers()


def test_all_that_is_thought_between_two_slots_keeps_to_the_budget() -> None:
    now = [0.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    pos, spent, most = begun(), 0.0, 0.0
    bots = [MasterBot("master", seat, budget=("seconds", 0.5), clock=tick) for seat in range(4)]
    for _ in range(120):
        asked = pos.decision
        if asked.seat == 0 and (asked.kind == "ritual" or (asked.kind == "action" and not any(asked.about))):
            spent = 0.0
        before = now[0]
        answer = bots[asked.seat].choose(Question.of(pos))
        if asked.seat == 0:
            spent += now[0] - before
            most = max(most, spent)
        pos.answer(answer)
    assert 0.3 < most < 0.6


def test_hidden_elder_signs_are_dealt_anew_and_own_ones_stay() -> None:
    plan = next(one for one in plans() if one.id == "reveal_not_yet")
    pos = begin(plan.table, "Ada").position
    own, *others = pos.rules.sides
    dealt = [dealt_anew(pos, 0, Chance.seeded(seed)).state for seed in range(12)]
    assert len({str([state.signs[side] for side in others]) for state in dealt}) > 6
    for state in dealt:
        assert state.signs[own] == pos.state.signs[own]
        for value in (1, 2, 3):
            there = [sum(signs.count(value) for signs in one.signs) + one.bag[value] for one in (state, pos.state)]
            assert there[0] == there[1]


def test_with_time_for_it_no_action_drops_out_after_two_playouts() -> None:
    def fewest(nodes: int) -> int:
        manner, luck = Manner(slots=0), Chance.seeded(1)
        search = Search(in_a_slot(), Even(), Alike(), Purse(("nodes", nodes)), luck, manner)
        return min(found.playouts for found in search.best())

    assert fewest(300) == 2
    assert fewest(3000) > 10


class Told:
    """Others who find the action at one place better than all that a search finds itself."""

    def __init__(self, place: int) -> None:
        self.place, self.asked, self.stopped = place, 0, False

    def ask(self, tries: Any, left: Any, seconds: float) -> None:
        self.asked += 1

    def told(self) -> list[Sums]:
        return [Sums([self.place], [50.0], [50.0])]

    def stop(self) -> None:
        self.stopped = True


def test_what_others_find_counts_as_much_as_own_playouts() -> None:
    def begun() -> Search:
        return Search(in_a_slot(), Even(), Alike(), Purse(("nodes", 300)), Chance.seeded(1), Manner(slots=0))

    alone = begun().best()
    tries = [Try(found.answers, 1.0) for found in alone]
    others = Told(3)
    together = begun().best(tries, others)
    assert together[0].answers == tries[3].answers and together[0].playouts > 50
    assert others.asked and others.stopped


def test_a_thought_that_is_not_wanted_any_more_ends_with_the_likeliest_answer() -> None:
    question = Question.of(in_a_slot())
    question.cancel()
    assert make("master", 1, ("nodes", 10**9)).choose(question) in question.options


def test_between_two_persons_the_oracle_plays_unless_there_is_a_judgement_for_them() -> None:
    pos = begun([["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]])
    while pos.decision.kind != "action":
        pos.answer(pos.decision.options[0])
    bot = MasterBot("master", 3, budget=("nodes", 60))
    assert bot.choose(Question.of(pos)) == make("oracle", 3, ("nodes", 60)).choose(Question.of(pos))
    assert not bot.found
