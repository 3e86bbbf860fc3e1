"""Each puzzle is solved by its own answers with three stars, lost by others, and searched where it is small."""

import json
import random
import re
from pathlib import Path

import pytest
from msgspec import structs

import game.games.wars
from game.cli import main
from game.engine.option import Option
from game.games.facts import Facts
from game.games.registry import facts_of
from game.match.lessons.checking import UNSOLVED, try_puzzle
from game.match.lessons.conditions import option_for, value_at
from game.match.lessons.course import begin
from game.match.lessons.files import LessonError, found_in, read_puzzle, shipped_lessons
from game.match.lessons.format import Answer, Puzzle
from game.match.lessons.judging import LOST, Judge
from game.match.lessons.puzzling import Attempt
from game.match.lessons.searching import Search, answered, outcomes

PUZZLES = {puzzle.id: puzzle for puzzle in shipped_lessons().puzzles}
SMALL = {
    "last_cell": {"ritual"},
    "sixth_book": {"ritual"},
    "duel_last_ritual": {"ritual", "blood_sacrifice"},
    "tree_out": {"play/g3", "play/b6", "play/y10"},
    "mountain_out": {"play/y4", "cliff/b0"},
    "two_gates_left": {"play/g13", "play/b13"},
}
"""What the puzzles open with that need fewer than 4000 positions."""
TEXT = (Path(game.games.wars.__file__).parent / "lessons" / "three_for_four.puzzle.toml").read_text(encoding="utf-8")


def sit_down(name: str) -> Attempt:
    return Attempt(PUZZLES[name], begin(PUZZLES[name].table, "Ada"))


def play(attempt: Attempt, *answers: Answer) -> None:
    """Answer for the learner, what was begun being ended first; the others make the reply that hurts."""
    match, left = attempt.match, list(answers)
    while attempt.standing == "open":
        asked = match.position.decision
        assert asked is not None
        if asked.seat != attempt.puzzle.table.learner:
            match.answer(attempt.reply(), by="bot")
        elif left and (chosen := option_for(left[0], asked.options, match.rules)):
            left.pop(0)
            match.answer(chosen)
        elif ended := option_for("done", asked.options, match.rules) or option_for("pass", asked.options, match.rules):
            match.answer(ended)
        else:
            raise AssertionError(f"{left} cannot be answered to {asked}")
        attempt.follow()


def test_there_are_puzzles_for_every_game() -> None:
    games = [puzzle.table.game for puzzle in PUZZLES.values()]
    assert [games.count(game) for game in ("wars", "duel", "rites")] == [11, 3, 3]
    assert not shipped_lessons().problems


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_solved_by_its_own_answers_with_three_stars(puzzle: Puzzle) -> None:
    assert not try_puzzle(puzzle).problem
    attempt = sit_down(puzzle.id)
    play(attempt, *puzzle.answers)
    assert attempt.standing == "solved" and attempt.stars == 3
    attempt.helped = True
    assert attempt.stars == 1


WRONG: dict[str, list[Answer]] = {
    "three_for_four": ["move", {"area": "australia"}, {"area": "south_pacific"}],
    "nobody_is_safe": ["recruit", {"area": "south_pacific"}],
    "third_ocean": ["pass"],
    "down_and_up": ["move", {"unit": "cthulhu"}, {"area": "north_pacific"}],
    "two_books_one_flight": ["move", {"unit": "flying_polyp"}, {"area": "europe"}],
    "last_cell": ["done"],
    "save_cthulhu": ["move", {"unit": "cthulhu"}, {"area": "south_atlantic"}],
    "duel_before_it_bites": ["move", {"area": "boston"}, {"area": "salem"}],
    "tree_out": [{"unit": "w8"}],
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_loses(name: str) -> None:
    attempt = sit_down(name)
    play(attempt, *WRONG[name])
    assert attempt.standing == "lost" and attempt.stars == 0


@pytest.mark.parametrize("name", SMALL)
def test_all_lines_of_a_small_puzzle_are_searched(name: str) -> None:
    puzzle = PUZZLES[name]
    search = Search(Judge(puzzle), 4000, frozenset({"abandon_gate"}))
    pos = begin(puzzle.table, "Ada").position
    assert search.best(pos) == puzzle.best.worth and puzzle.best.proof == "searched"
    assert {opened for opened, value in search.openings(pos).items() if value != LOST} == SMALL[name]


def test_the_yellow_sign_attacks_where_it_can() -> None:
    attempt = sit_down("save_cthulhu")
    play(attempt, "pass")
    chosen = [entry.option for entry in attempt.match.entries if getattr(entry, "seat", 0) == 2]
    assert [option.kind for option in chosen if isinstance(option, Option)][-1] == "battle"
    assert attempt.standing == "lost"


def test_the_one_who_gives_a_unit_gives_the_one_that_hurts() -> None:
    """Avatar beside one enemy alone: the unit that is given must not be the one that meets the other."""
    attempt = sit_down("change_places")
    play(attempt, "avatar", {"area": "antarctica"}, "move", {"unit": "fungi"}, {"area": "africa"})
    assert attempt.standing == "lost"


def test_an_undo_takes_the_second_star_and_giving_up_takes_all() -> None:
    attempt = sit_down("sixth_book")
    asked = attempt.match.position.decision
    assert asked is not None
    attempt.match.answer(asked.options[0])
    attempt.follow()
    attempt.match.undo_to(0)
    attempt.follow()
    play(attempt, *attempt.puzzle.answers)
    assert attempt.standing == "solved" and attempt.stars == 1
    attempt.give_up()
    assert attempt.standing == "open" and not attempt.match.entries
    while attempt.standing == "open":
        shown = attempt.shown()
        assert shown is not None
        attempt.match.answer(shown)
    assert attempt.standing == "solved" and attempt.stars == 0


KING: list[Answer] = ["awaken", {"book": "he_who"}, "move", {"unit": "king_in_yellow"}, {"area": "europe"}, "awaken"]
WORSE: dict[str, list[Answer]] = {
    "three_for_four": ["build_gate", "move", {"unit": "great_cthulhu/acolyte/1"}, {"area": "antarctica"},
                       "control_gate"],
    "nobody_is_safe": ["move", {"unit": "cthulhu"}, {"area": "africa"}, {"unit": "deep_one"}, {"area": "asia"},
                       "capture", {"area": "africa"}, "capture", {"area": "africa"}],
    "third_ocean": ["move", {"unit": "great_cthulhu/acolyte/1"}, {"area": "south_atlantic"}, "build_gate",
                    {"book": "submerge"}],
    "down_and_up": ["move", {"unit": "deep_one"}, {"area": "north_pacific"}, "submerge", "emerge",
                    {"area": "europe"}, "capture"],
    "fifteen": ["recruit", {"area": "europe"}, *KING],
    "change_places": ["recruit", {"area": "africa"}, *PUZZLES["change_places"].answers],
    "duel_before_it_bites": ["build_gate", "move", {"unit": "great_cthulhu/acolyte/3"}, {"area": "salem"},
                             {"unit": "great_cthulhu/acolyte/1"}, {"area": "boston"}, "build_gate"],
    "two_gates_left": [{"unit": "b13"}, "no", {"unit": "g13"}, "no", {"unit": "w4"}, "no"],
}  # fmt: skip
"""Solutions below the best result."""


@pytest.mark.parametrize("name", WORSE)
def test_a_solution_below_the_best_has_two_stars(name: str) -> None:
    attempt = sit_down(name)
    play(attempt, *WORSE[name])
    assert attempt.standing == "solved" and attempt.stars == 2


def test_a_search_finds_the_same_without_its_cuts() -> None:
    """Equal figures told as one, and hopeless positions left alone, change how much is looked at, not what is found."""
    puzzle = PUZZLES["change_places"]
    setup = puzzle.table.setup | {"power": {"black_goat": 2, "great_cthulhu": 0, "yellow_sign": 0}}
    puzzle = structs.replace(puzzle, table=structs.replace(puzzle.table, setup=setup))
    pos = begin(puzzle.table, "Ada").position
    found, seen = [], []
    for facts in (facts_of("wars"), Facts()):
        each = [Search(Judge(puzzle), 4000, frozenset({"abandon_gate"}), facts) for _ in range(3)]
        found.append([search.sure(pos, least) for least, search in enumerate(each)])
        seen.append(sum(search.seen for search in each))
    assert found[0] == found[1] == [True, False, False] and seen[0] < seen[1]


def test_equal_figures_are_told_as_one_and_keepers_are_not() -> None:
    """Which of two Cultists beside each other walks is the same; whether it is the keeper of the gate is not."""
    start = begin(PUZZLES["nobody_is_safe"].table, "Ada").position

    def walked(number: int) -> bytes:
        pos = start.copy()
        for answer in ("move", {"unit": f"great_cthulhu/acolyte/{number}"}, {"area": "north_pacific"}, "done"):
            pos = answered(pos, option_for(answer, pos.decision.options, pos.rules) or pos.decision.options[0])
        return facts_of("wars").alike(pos)

    assert walked(1) == walked(1) != walked(0)


def test_each_way_the_dice_can_fall_is_an_outcome() -> None:
    """A Deep One rolls one die, and a Ghoul none; a move has one outcome."""
    pos = begin(PUZZLES["nobody_is_safe"].table, "Ada").position
    asked = pos.decision
    assert asked is not None
    chosen = {option.kind: option for option in asked.options}
    assert [len(list(outcomes(pos, chosen[kind]))) for kind in ("battle", "move")] == [6, 1]


def test_a_player_who_answers_anything_comes_to_an_end() -> None:
    for name in ("three_for_four", "third_ocean", "last_cell", "duel_before_it_bites", "tree_out", "two_gates_left"):
        luck, attempt = random.Random(5), sit_down(name)
        for _ in range(200):
            asked = attempt.match.position.decision
            if attempt.standing != "open" or asked is None:
                break
            own = asked.seat == attempt.puzzle.table.learner
            attempt.match.answer(luck.choice(asked.options) if own else attempt.reply())
        assert attempt.standing != "open"


def test_a_path_with_a_star_counts_in_all() -> None:
    state = {"units": {"a": {"acolyte": ["x", "y"]}, "b": {"acolyte": ["x"]}, "c": {}}}
    assert value_at("units.*.acolyte", state) == ["x", "y", "x"]
    assert value_at("nothing.*.acolyte", state) == []


def answers(given: str) -> str:
    """The text of a puzzle with other answers as its solution."""
    return re.sub(r"answers = \[.*?\n\]", f"answers = {given}", TEXT, flags=re.DOTALL)


BAD = {
    "another_kind": (TEXT.replace("Mythos Table puzzle", "Mythos Table lesson"), "must be Mythos Table"),
    "newer": (TEXT.replace("format = 1", "format = 2"), "newer version"),
    "difficulty": (TEXT.replace("difficulty = 1", "difficulty = 4"), "“difficulty” must be 3 or less"),
    "unknown_field": (TEXT.replace("place = 1", "place = 1\ncode = 'os'"), "no field “code” here; correct"),
    "no_answers": (answers("[]"), "“answers” needs more entries, at least 1"),
    "no_area": (TEXT.replace('"antarctica"]', '"mars"]'), "mars"),
    "proof": (re.sub(r"proof = .*", 'proof = "felt"', TEXT), "must be argued or searched"),
    "no_aim": (re.sub(r"reached = .*", "", TEXT), "nothing says when it is solved"),
    "solved": (re.sub(r"least = 3", "least = 1", TEXT), "it is solved before its first answer"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_puzzle_is_refused_in_a_sentence(case: str, tmp_path: Path) -> None:
    text, told = BAD[case]
    path = tmp_path / "mine.puzzle.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=re.escape(told)) as refused:
        read_puzzle(path)
    assert str(refused.value).startswith("mine.puzzle.toml ") and str(refused.value).endswith(".")
    assert found_in([tmp_path]) == ((), (), (str(refused.value),))


def test_the_command_solves_puzzles(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.puzzle.toml"
    wrong.write_text(answers('["pass"]'), encoding="utf-8")
    poor = tmp_path / "poor.puzzle.toml"
    poor.write_text(TEXT.replace("number = 2", "number = 1"), encoding="utf-8")
    assert main(["lessons", "--json", str(wrong), str(poor)]) == 1
    told = json.loads(capsys.readouterr().out)
    solved = [(one["difficulty"], one["answers"], one["result"]) for one in told["puzzles"]]
    assert solved == [(1, 1, UNSOLVED), (1, 4, 2)]
    assert told["problems"] == [
        "three_for_four: its solution does not solve it.",
        "three_for_four: its solution has the result 2; the best is 1.",
    ]
