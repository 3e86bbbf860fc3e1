"""Advice in words: every part has its words, and what is told never depends on what the asker cannot see."""

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.bots import Question
from game.engine.chance import Chance
from game.engine.position import determinise
from game.games.duel.bots.knowledge import DUEL
from game.games.wars.bots.evaluation import ENEMIES, LEADER, STAGE
from game.games.wars.bots.learned.chances import TIME
from game.games.wars.bots.learned.foresight import MATCH, REST, Effort
from game.games.wars.bots.learned.standing import GROUPS
from game.games.wars.bots.levels import PAIRS, WARS
from game.games.wars.bots.reasons import Reason
from game.games.wars.words import counsel as told
from game.games.wars.words import turning
from game.games.wars.words.counsel import deed, in_percent, part_of
from game.games.wars.words.turning import Search, judged_seats
from game.match.counsel import SHARE, Case, Counsel, deed_entry, hint_case, in_lines, weigh, why_case
from game.match.driver import make_bots
from game.match.gamerecords import When
from game.match.gamewords import words_of
from game.match.history import History
from game.match.match import Match, Seat
from game.match.words import chronicle, plain

PEOPLE = {1}


@pytest.fixture(autouse=True, scope="module")
def brief() -> Iterator[None]:
    """What is said of a line does not depend on how often it was played on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(told, "THOROUGH", Effort(200, 4))
        patch.setattr(told, "QUICK", Effort(60, 2))
        yield


@pytest.fixture(scope="module")
def played() -> Match:
    """A match of adepts against a person who plays at random."""
    seats = [Seat("adept", "Tobias"), Seat("", "Ada"), Seat("adept", "Ruth"), Seat("random", "Vane")]
    match = Match.new({"game": "wars", "players": 4, "seed": 5}, seats)
    bots = make_bots(["adept", "random", "adept", "random"], 5)
    while match.decision is not None:
        question = Question.of(match.position)
        match.answer(bots[question.seat].choose(question), by="person" if question.seat in PEOPLE else "bot")
    return match


def test_every_part_of_every_evaluation_is_said_for_and_against():
    kinds = (WARS, DUEL, PAIRS)
    tables = [table for kind in kinds for evaluation in kind.values() for table in evaluation.tables]
    known = [*(line for table in tables for line in table.lines), *(line for t in tables for _, line in t.requirements)]
    for name, rivals in {(line.name, line.rivals) for line in known} | {(STAGE, False), (LEADER, False)}:
        for points in (1.0, -1.0):
            for key in (name, ENEMIES + name) if rivals else (name,):
                said = part_of(Reason(key, points)).words
                assert said and "{" not in said


def test_every_group_of_the_learned_judgement_is_said_for_and_against():
    for part in (*(GROUPS.keys() - {"faction"}), TIME, MATCH, REST):
        for points in (0.04, -0.04):
            (said,) = in_percent([Reason(part, points)], round(100 * points))
            assert said.words and "{" not in said.words and said.points == round(100 * points)


def test_parts_in_percent_come_to_what_is_shown():
    """However they are rounded, and with what does not fit on the card told as the rest."""
    reasons = [Reason(part, 0.0149 - 0.004 * place) for place, part in enumerate(GROUPS.keys() - {"faction"})]
    exact = sum(reason.points for reason in reasons)
    for whole in (math.floor(100 * exact), math.ceil(100 * exact)):
        parts = in_percent(reasons, whole)
        assert sum(part.points for part in parts) == whole and 3 < len(parts) <= 5
        assert all(part.points for part in parts)


def test_a_chance_to_win_is_told_with_its_reasons(played):
    number = next(n for n in range(60, len(played.entries)) if (case := why_case(played, n, 1)) and case.by == "person"
                  and len(played.moment(n).position.decision.options) > 3)  # fmt: skip
    counsel = weigh(why_case(played, number, 1))[0]
    assert counsel.measure == SHARE and sum(part.points for part in counsel.parts) == counsel.worth
    lines = [plain(line) for line in in_lines(counsel, 5)]
    assert lines[1] == f"Chance to win: {counsel.share}%"
    assert f"{round(counsel.share - counsel.worth)}%" in counsel.verdict and counsel.note == lines[-1]


def test_a_bots_whole_action_is_explained_from_any_of_its_answers(played):
    entries = played.entries
    number = next(n for n in range(20, len(entries)) if entries[n].kind == "move" and entries[n].by == "bot")
    first, later = why_case(played, number, 1), why_case(played, number + 1, 1)
    assert first.line == later.line and first.line[0].kind == "move" and len(first.line) > 2
    assert "moves" in plain(weigh(first)[0].deed) or "flies" in plain(weigh(first)[0].deed)


def test_reasons_of_a_bots_move_do_not_depend_on_what_the_asker_cannot_see(played):
    """Elder Signs of others dealt otherwise: the same words, the same figures."""
    differed = 0
    for number in range(200, len(played.entries), 60):
        case = why_case(played, number, 1)
        if case is None:
            continue
        pos = played.moment(number).position
        other = determinise(pos.rules, pos.view(1), Chance.seeded(number))
        differed += other.key() != pos.key()
        again = Case(other.view(1), case.line, case.level, case.by, case.seed)
        if again.view == case.view:
            assert weigh(again) == weigh(case)
    assert differed


def test_nobodys_signs_are_used_for_a_passer_by(played):
    number = next(n for n in range(len(played.entries) - 1, 0, -1) if why_case(played, n, None) is not None)
    signs = why_case(played, number, None).view["state"]["signs"].values()
    assert any(signs) and all(value == 0 for values in signs for value in values)


def test_who_has_no_reasons_says_so(played):
    number = next(n for n, entry in enumerate(played.entries) if entry.seat == 3 and entry.kind == "move")
    assert "at random" in " ".join(in_lines(weigh(why_case(played, number, 1))[0]))


def test_another_level_and_somebody_elses_bot_are_named():
    match = Match.new({"game": "wars", "players": 4, "seed": 5})
    view = match.view(0)
    option = match.decision.options[0]
    known = {"oracle": "from experience", "master": "each promising action", "newcomer": "new to the game",
             "beginner": "from experience", "initiate": "beginner", "some.module:Bot": "another author"}  # fmt: skip
    for by, said in known.items():
        assert said in weigh(Case(view, (option,), by, by, 1))[0].note


def test_lines_nobody_had_a_choice_in_are_not_explained(played):
    lines = chronicle(played.rules, [event.seen_by(1) for event in played.events_since(0)])
    explained = [line for line in lines if deed_entry(played, line) is not None]
    assert 0 < len(explained) < len(lines)
    assert not any("gathers" in line.text for line in explained)


def test_a_hint_names_its_places_and_the_steps_to_get_there(played):
    match = Match.new({"game": "wars", "players": 4, "seed": 5})
    while match.decision.kind != "action":
        match.answer(match.decision.options[0])
    best = weigh(hint_case(match))[0]
    assert best.steps and best.steps[0].answer in match.decision.options
    for step in best.steps:
        assert match.decision.kind == step.kind and tuple(match.decision.options) == step.options
        match.answer(step.answer)


def test_turning_points_are_the_persons_costly_choices_and_the_sharp_turns(played):
    assert judged_seats(played) == [1]
    search = Search(played, 1)
    done = list(search.run())
    found = search.found
    assert done[-1] == search.count and found.person and found.name == "Ada"
    lost = [each.lost for each in found.costly]
    assert 0 < len(lost) <= 3 and lost == sorted(lost, reverse=True) and lost[-1] > 0
    assert all(played.entries[each.entry].seat == 1 for each in found.costly)
    assert all(0 <= chance <= 1 for _, chance in found.chances)
    assert all(abs(swing.after - swing.before) > 0.05 and swing.deed for swing in found.swings)


def test_a_turning_point_in_a_doom_phase_is_told_by_its_turn(played):
    """It stands between an Action phase and the next: the moment is the Ritual's own."""
    history = History(played)
    ritual = next(n for n, event in enumerate(played.events) if event.kind == "ritual")
    turn = max(event.args[1] for event in played.events[:ritual] if event.kind == "phase")
    entry = history.entry_behind(ritual + 1) - 1
    before = next(n for n in range(entry, 0, -1) if played.moment(n).position.decision.kind == "action")
    swing = Search(played, 1)._swing((before, 0.2), (entry + 1, 0.6))
    assert swing.entry == before and swing.look == entry
    assert swing.when == words_of(played.rules).time(When(turn, "doom"))


def test_no_turning_point_is_told_without_what_would_have_been_better(played, monkeypatch):
    lost = Counsel("great_cthulhu", "passes", worth=-9.0)
    monkeypatch.setattr(turning, "weigh", lambda case: [lost])
    search = Search(played, 1)
    number = next(n for n, entry in enumerate(played.entries) if getattr(entry, "seat", None) == 1)
    assert search._weighed(number, quick=True) is None
    monkeypatch.setattr(turning, "weigh", lambda case: [replace(lost, other="builds a gate")])
    assert search._weighed(number, quick=True) is not None


def test_a_step_is_told_with_what_sets_its_piece_apart():
    """Of two Acolytes in one area the keeper of the gate is called so, as on the cards."""
    match = Match.new({"game": "wars", "players": 4, "seed": 5}, [Seat("", name) for name in ("A", "B", "C", "D")])
    while match.decision.kind != "action":
        match.answer(match.position.decision.options[-1])
    match.answer(next(option for option in match.position.decision.options if option.kind == "move"))
    assert match.decision.kind == "move_unit"
    told = [plain(deed(match.position, (option,))) for option in match.position.decision.options]
    assert len(set(told)) == len(told) and any("gate keeper" in each for each in told)
    assert all(each.startswith("Choose a unit to move: ") for each in told)
    bare = weigh(hint_case(match))[0].deed
    assert bare and "Choose a unit" not in bare


def test_what_rested_on_a_sign_dealt_otherwise_is_explained_without_its_deed():
    setup = {"phase": "doom", "signs": {"crawling_chaos": [3]}, "doom": {"crawling_chaos": 27}}
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": setup})
    while match.decision.kind != "reveal":
        match.answer(match.decision.default or match.decision.options[0])
    shown = next(each for each in match.decision.options if each.kind == "reveal")
    other = shown._replace(number=shown.number % 3 + 1)
    assert other not in match.decision.options
    (told,) = weigh(Case(match.view(match.decision.seat), (other,), "random", "random", 1))
    assert told.deed == "" and told.note
