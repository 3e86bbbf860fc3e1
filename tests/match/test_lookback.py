"""Looking back: how everything stood after any answer, and going back to there."""

import random

import pytest

from game.games.wars.words.tableview import read_table
from game.language.spoken import say
from game.match.gamewords import words_of
from game.match.history import History
from game.match.match import Match, Seat
from game.match.record import recording
from game.match.session import Session, begin, resume
from game.match.store import Store
from game.match.words import chronicle
from tests.match.matchtools import PEOPLE, played, started, step, whole


def test_every_moment_is_what_a_replay_comes_to() -> None:
    match = played(90)
    history = History(match)
    assert len(history) == len(match.entries)
    for n in (0, 1, 37, 60, len(history)):
        again = recording(match).played(n)
        assert history.at(n).key() == again.position.key()
        assert history.events_at(n) == again.event_count


def test_looking_changes_nothing_and_gives_copies() -> None:
    match = played(40)
    before = whole(match)
    history = History(match)
    looked = history.at(20)
    looked.state.power[0] = 99
    looked.answer(looked.decision.options[0])
    assert history.at(20).key() != looked.key()
    history.match_at(20).answer(history.at(20).decision.options[0])
    assert whole(match) == before


def test_there_is_no_moment_outside_the_match() -> None:
    history = History(played(5))
    for n in (-1, 6):
        with pytest.raises(IndexError):
            history.at(n)


def test_after_an_undo_and_other_answers_the_past_is_the_new_one() -> None:
    match = played(40)
    history = History(match)
    old = history.at(35).key()
    match.undo_to(30)
    assert len(history) == 30
    for _ in range(10):
        options = match.decision.options
        match.answer(options[-1])
    assert history.at(35).key() == recording(match).played(35).position.key() != old


def test_a_loaded_match_can_be_looked_back_at(store: Store) -> None:
    session = begin({"game": "wars", "players": 4, "seed": 5}, PEOPLE, store)
    for _ in range(30):
        session.answer(session.match.decision.options[0], session.match.serial)
    path = session.kept.save_as("Evening")
    session.close()
    loaded = resume(path)
    assert History(loaded.match).at(12).key() == recording(session.match).played(12).position.key()
    loaded.close()


def test_others_elder_signs_stay_hidden_in_the_past() -> None:
    inputs = {
        "phase": "action",
        "power": {"great_cthulhu": 3, "black_goat": 3, "crawling_chaos": 2, "yellow_sign": 2},
        "units": {name: {"acolyte": ["europe"]} for name in ("great_cthulhu", "black_goat", "crawling_chaos")},
        "signs": {"great_cthulhu": [1, 3], "black_goat": [2]},
    }
    match = started(setup=inputs)
    match.reveal(2, (2,))
    step(match, random.Random(1))
    then = History(match).match_at(0)
    for seat, signs in ((0, ((1, 3), (0,))), (None, ((0, 0), (0,)))):
        table = read_table(then, seat)
        assert (table.by_faction["great_cthulhu"].signs, table.by_faction["black_goat"].signs) == signs


def test_each_line_of_the_chronicle_leads_to_the_answer_that_made_it() -> None:
    """Where a line leads, all its events have happened and the answer before was not enough."""
    match = played(120)
    history = History(match)
    lines = chronicle(match.rules, match.events_since(0, 0))
    assert len(lines) > 20
    for line in lines:
        n = history.entry_behind(line.end)
        assert history.events_at(n) >= line.end > line.number
        assert n == 0 or history.events_at(n - 1) < line.end


def test_a_time_is_told_by_turn_and_slot() -> None:
    match = played(200)
    history, told = History(match), words_of(match.rules).time
    slots = [number for number, event in enumerate(match.events) if event.kind == "slot"]
    first = history.when(slots[0])
    assert (first.turn, first.phase, first.side, first.slot) == (1, "action", match.events[slots[0]].args[0], 1)
    again = next(n for n in slots[1:] if match.events[n].args == match.events[slots[0]].args)
    assert history.when(again).slot == 2
    assert told(history.when(again)).endswith(": action 2") and told(history.when(again)).startswith("Turn 1, ")
    assert history.when(0).side is None and told(history.when(0)) == "Turn 1, Gather Power"


def test_a_set_up_in_the_middle_of_a_slot_counts_that_slot() -> None:
    setup = {"phase": "action", "slot": "black_goat", "turn": 3, "power": {"black_goat": 2, "great_cthulhu": 2},
             "units": {"black_goat": {"acolyte": ["europe"]}, "great_cthulhu": {"acolyte": ["arabia"]}}}  # fmt: skip
    match = started(setup=setup)
    for kind in ("recruit", "recruit", "recruit"):
        match.answer(match.find(kind)[0])
        while match.decision.kind != "action":
            match.answer(match.decision.options[0])
    history, told = History(match), words_of(match.rules).time
    actions = [number for number, event in enumerate(match.events) if event.kind == "action"]
    assert told(history.when(actions[0])) == "Turn 3, Black Goat: action 1"
    assert told(history.when(actions[1])) == "Turn 3, Great Cthulhu: action 1"
    assert told(history.when(actions[2])) == "Turn 3, Black Goat: action 2"


# Undo to a moment ----------------------------------------------------------------------------------


def test_undo_to_takes_back_everything_behind_a_moment_and_redo_brings_all_back() -> None:
    match = played(60)
    before = whole(match)
    key = History(match).at(25).key()
    assert match.undo_to(25)
    assert match.position.key() == key and len(match.entries) == 25
    while match.can_redo:
        match.redo()
    assert whole(match) == before


def test_undo_to_is_one_note_in_the_journal() -> None:
    match = played(20)
    heard: list[tuple[str, object]] = []
    match.listener = lambda what, value: heard.append((what, value))
    match.undo_to(7)
    assert heard == [("undo", 7)]


def test_undo_to_survives_a_kill(store: Store) -> None:
    session = begin({"game": "wars", "players": 4, "seed": 5}, PEOPLE, store)
    for _ in range(30):
        session.answer(session.match.decision.options[0], session.match.serial)
    session.match.undo_to(11)
    from game.match.journal import read_journal, replayed

    again = replayed(read_journal(store.journal(session.kept.match_id)))
    assert whole(again) == whole(session.match)
    session.close()


def test_how_many_answers_of_whom_would_be_taken_back() -> None:
    match = played(30)
    counted = History(match).answers_since(10)
    assert sum(counted.values()) == 20
    assert counted[match.entries[29].seat] >= 1


def test_strict_undo_says_why_it_does_not_go_there() -> None:
    session = Session(played(40, strict=True))
    assert not session.match.undo_to(3)
    assert len(session.match.entries) == 40
    assert "another person has made a choice" in session.undo_obstacle(3)
    session.close()


def test_strict_undo_goes_back_over_what_is_harmless() -> None:
    setup = {"phase": "action", "slot": "great_cthulhu", "power": {"great_cthulhu": 5, "black_goat": 3},
             "units": {"great_cthulhu": {"acolyte": ["europe"]}, "black_goat": {"acolyte": ["arabia"]}}}  # fmt: skip
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": setup, "strict": True}, [Seat("", "A")] * 4)
    match.answer(match.find("move")[0])
    match.answer(match.find("unit")[0] if match.find("unit") else match.decision.options[0])
    session = Session(match)
    assert session.undo_obstacle(0) == "" and session.match.undo_to(0)
    session.close()


def test_nothing_to_go_back_to_is_said() -> None:
    session = Session(played(4))
    assert session.undo_obstacle(4) == say("error-undo-history") and not session.match.undo_to(9)
    session.close()
