"""What a strong player knows to do, and the top level with it: the surest of the plans, with few nodes."""

import pytest

from game.bots import make
from game.match.lessons.course import begin
from scripts.learning.plans import carried_out, columns, plans, puzzles

PLANS = {plan.id: plan for plan in plans()}
SURE = (
    "reveal_likely", "reveal_not_yet", "reveal_helps_nobody", "reveal_in_action", "ritual_wins", "ritual_for_another",
    "last_ritual_for_another", "deny_by_capture", "deny_the_right_one", "sixth_book_in_time",
)  # fmt: skip


@pytest.mark.parametrize("name", SURE)
def test_the_master_does_what_a_strong_player_knows(name: str) -> None:
    assert carried_out(PLANS[name], make("master", 1, ("nodes", 300.0)))


def test_a_bot_that_does_not_know_misses_a_plan() -> None:
    assert not carried_out(PLANS["reveal_in_action"], make("hierophant", 1))
    assert not carried_out(PLANS["sixth_book_in_time"], make("random", 1))


def test_every_plan_begins_with_a_question_for_the_learner_and_says_what_is_right() -> None:
    for plan in PLANS.values():
        pos = begin(plan.table, "Learner").position
        assert pos.decision is not None, plan.id
        assert plan.why and (plan.begins or plan.reached or plan.won), plan.id
        assert len(plans()) == len(PLANS)


def test_the_programs_puzzles_are_tried_as_they_are_judged_there() -> None:
    ids = [plan.id for plan in puzzles()]
    assert "last_cell" in ids and all(plan.reached or plan.won for plan in puzzles())


def test_budgets_are_for_those_who_search() -> None:
    named = [name for name, _, _ in columns(("hierophant", "master"), (10, 20))]
    assert named == ["hierophant", "master 10", "master 20"]
