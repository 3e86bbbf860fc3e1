"""The course of a battle, read off its events: who used what, what fell, what became of whom."""

from typing import Any

from game.api import new_match
from game.games.wars.words.battle_course import aftermath, assignment, read_course, retreat_areas
from game.games.wars.words.tableview import read_table
from game.language.spoken import say

GC, CC = "great_cthulhu", "crawling_chaos"
SETUP: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "power": {GC: 5, CC: 5},
    "units": {
        GC: {"cthulhu": ["indian_ocean"], "starspawn": ["indian_ocean"], "deep_one": ["indian_ocean"]},
        CC: {"nightgaunt": ["indian_ocean"] * 2, "acolyte": ["indian_ocean", "south_asia"]},
    },
    "gates": {"indian_ocean": "crawling_chaos/acolyte/0"},
}


def fight(dice: list[int], *answers: str):
    """A battle in the Indian Ocean, answered by kinds of options in turn, then as far as nothing need be chosen."""
    match = new_match("wars", players=4, setup=SETUP, dice=dice + [1] * 40, seed=1)
    before = read_table(match, None)
    for kind in answers:
        assert match.decision is not None
        match.answer(next(each for each in match.decision.options if each.kind == kind))
        while match.decision and len(match.decision.options) == 1 and match.decision.kind.startswith("battle"):
            match.answer(match.decision.options[0])
    return match, before


def test_there_is_no_course_before_a_battle() -> None:
    assert read_course(fight([])[0]) is None


def test_a_course_tells_abilities_dice_and_fates() -> None:
    match, _ = fight([6, 5] + [1] * 8 + [6, 4], "battle", "devour")
    assert match.decision is not None and match.decision.kind == "devour_unit"
    match.answer(match.decision.options[0])
    while match.decision.kind == "pre_battle":
        match.answer(next(each for each in match.decision.options if each.kind == "done"))
    course = read_course(match)
    assert course is not None and not course.over
    assert course.used == ((GC, "devour"),) and "devour" in course.fates.values()
    assert course.dice[GC][:2] == (6, 5) and set(course.dice) == {GC, CC}


def test_results_without_a_taker_are_counted_as_lost() -> None:
    match, _ = fight([6] * 10 + [6, 1], "battle", "done")
    while match.decision and match.decision.kind == "assign_kill":
        match.answer(match.decision.options[0])
    course = read_course(match)
    assert course is not None and (CC, "kill", 7) in course.lost


def test_a_battle_that_is_over_is_told_as_it_ended() -> None:
    match, before = fight([6] * 9 + [1, 1, 1], "battle", "done")
    course = read_course(match)
    assert course is not None and course.over
    told = aftermath(course, before, read_table(match, None))
    attacker, defender = told.sides
    assert (attacker.faction, attacker.rolled_kills, len(attacker.fighters)) == (GC, 9, 3)
    assert {(each.result, each.state) for each in defender.fighters} == {("kill", "gone")}
    assert {(each.result, each.state) for each in attacker.fighters} == {("", "in")}


def test_undoing_takes_the_course_back() -> None:
    match, _ = fight([], "battle")
    assert read_course(match) is not None
    assert match.undo(0)
    assert read_course(match) is None


def test_an_assignment_says_what_follows() -> None:
    match, _ = fight([1] * 9 + [6, 5], "battle", "done")
    table = read_table(match, 0)
    assert match.decision is not None and match.decision.kind == "assign_kill"
    deep_one = next(each.unit for each in table.pieces.values() if each.kind == "deep_one")
    assert assignment(match, table, "assign_kill", deep_one, 1) == ("is lost", "Cthulhu and a Starspawn survive")
    first, then = assignment(match, table, "assign_pain", deep_one, 2)
    assert first == f"retreats to one of {len(retreat_areas(match, table, GC))} areas"
    assert then == say("wars-battle-then-more", number=1)
    keeper = next(each.unit for each in table.pieces.values() if each.keeper)
    assert assignment(match, table, "assign_kill", keeper, 1)[0] == "is lost and leaves its gate"


def test_nobody_retreats_where_the_enemy_stands() -> None:
    match, _ = fight([], "battle")
    table = read_table(match, 0)
    assert "south_asia" not in retreat_areas(match, table, GC) and "antarctica" in retreat_areas(match, table, GC)
    assert "south_asia" in retreat_areas(match, table, CC)
