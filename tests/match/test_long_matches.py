"""G2.4: a match may be as long as it likes: memory stays small, and whatever is written can be read again."""

import random

import pytest
from matchtools import answer, noted, started, stepped, whole

from game.engine.errors import IllegalAnswer
from game.language.spoken import say
from game.match import journal as journal_module
from game.match import past, recovery, saves
from game.match import session as session_module
from game.match.journal import Journal
from game.match.record import recording
from game.match.recovery import open_store
from game.match.saves import SaveError, read_save, snapshot
from game.match.session import begin, resume

INPUTS = {"game": "wars", "players": 3, "seed": 5}


@pytest.fixture
def thin(monkeypatch):
    """Few snapshots are kept, so that short matches are long ones."""
    monkeypatch.setattr(past, "RECENT", 6)
    monkeypatch.setattr(past, "EVERY", 4)


def test_every_moment_is_known_though_few_are_kept(thin):
    match = stepped(started(3, 5), 45)
    match.seat_change(1, "random")
    stepped(match, 14, 6)
    assert len(match._past._kept) <= 6 + 60 // 4 + 1
    for count in (*range(60), *random.Random(1).sample(range(60), 60)):
        then, again = match.moment(count), recording(match).played(count)
        assert then.position.key() == again.position.key() and then.seats == tuple(again.seats)
        assert then.events == again.event_count


def test_undo_leads_to_every_moment_that_is_not_kept(thin):
    match = stepped(started(3, 5), 60)
    for target in (50, 37, 21, 20, 3, 0):
        expected = recording(match).played(target)
        assert match.undo_to(target)
        assert whole(match) == whole(expected) and match.events == expected.events
    while match.can_redo:
        match.redo()
    assert len(match.entries) == 60 and match.events == recording(match).played(60).events
    assert match.undo_to(30)
    stepped(match, 20, 9)
    assert match.moment(10).position.key() == recording(match).played(10).position.key()


def test_strict_undo_sees_dice_behind_what_is_kept(monkeypatch):
    match = stepped(started(3, 5, strict=True), 40)
    known = [match.undo_obstacle(target) for target in range(40)]
    monkeypatch.setattr(past, "RECENT", 3)
    monkeypatch.setattr(past, "EVERY", 4)
    thinned = recording(match).played(40)
    assert len(thinned._past._kept) < 20
    assert [thinned.undo_obstacle(target) for target in range(40)] == known and len(set(known)) > 1


def test_a_match_that_was_loaded_is_thinned_too(thin, tmp_path):
    match = stepped(started(3, 5), 60)
    path = tmp_path / "a.save"
    saves.write_save(match, path)
    back = read_save(path)
    assert back.rebuild() and len(back._past._kept) <= 6 + 60 // 4 + 1
    assert back.moment(17).position.key() == match.moment(17).position.key()


def test_seats_and_dice_stay_in_a_very_long_game_and_opening_it_anew_frees_them(tmp_path, monkeypatch):
    monkeypatch.setattr(session_module, "LONGEST", 30)
    store = open_store(tmp_path)
    session = begin(INPUTS, started(3).seats, store)
    answer(session, 29)
    session.change_seat(1, "random")
    with pytest.raises(ValueError, match=say("error-game-longer")):
        session.change_seat(1, None)
    with pytest.raises(IllegalAnswer, match=say("error-game-longer")):
        session.new_dice()
    answer(session)
    key = session.match.position.key()
    session.close()
    again = resume(store.newest_autosaves()[0], store)
    assert again.match.position.key() == key and again.match.entries == []
    assert say("error-game-lost-long") in again.messages()[0]
    again.new_dice()
    again.change_seat(1, None)
    assert again.match.undo() and again.match.serial > 31
    again.close()
    store.close()


def test_steps_back_and_forth_without_end_leave_a_journal_that_can_be_read(tmp_path, monkeypatch):
    monkeypatch.setattr(journal_module, "TURN_OVER", 3000)
    store = open_store(tmp_path)
    session = begin(INPUTS, started(3).seats, store)
    answer(session, 10)
    for _ in range(60):
        assert session.match.undo() and session.match.redo()
    assert session.kept._writer.wait()
    (journal,) = store.journals.iterdir()
    assert journal == session.kept.journal_path and journal.stat().st_size < 10_000
    left = whole(session.match)
    store.close()
    again = open_store(tmp_path)
    assert again.messages == [] and whole(read_save(again.newest_autosaves()[0])) == left
    again.close()


def test_a_journal_too_long_to_be_read_again_is_not_begun_and_that_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(journal_module, "MOST_ENTRIES", 20)
    store = open_store(tmp_path)
    session = begin(INPUTS, started(3).seats, store)
    answer(session, 25)
    monkeypatch.setattr(journal_module, "TURN_OVER", 10)
    answer(session)
    assert say("error-why-long") in session.kept.unkept
    session.close()
    store.close()


def test_nothing_is_written_that_would_not_be_read(monkeypatch):
    match = stepped(started(3, 5), 30)
    taken = snapshot(match)
    for name, value in (("MOST_ENTRIES", 29), ("LARGEST", 2000)):
        with monkeypatch.context() as patch, pytest.raises(SaveError, match=say("error-saves-long")):
            patch.setattr(saves, name, value)
            taken.encode()
    assert taken.encode()


def test_a_journal_of_more_entries_than_a_save_may_have_is_taken_up_all_the_same(tmp_path, store, monkeypatch):
    match = started(3, 5)
    journal = noted(Journal(store.journal("aaaaaaaa"), match, "aaaaaaaa", "Autosave"), match)
    stepped(match, 30)
    journal.close()
    store.close()
    for module in (recovery, saves):
        monkeypatch.setattr(module, "MOST_ENTRIES", 20)
    again = open_store(tmp_path)
    assert again.messages == [] and not list(again.journals.iterdir())
    back = read_save(again.newest_autosaves()[0])
    assert back.position.key() == match.position.key() and back.entries == []
    assert back.lost_history == "long" and back.loss == say("error-game-lost-long")
    again.close()


def test_a_forged_number_is_neither_counted_on_from_nor_the_newest_for_ever(tmp_path, store):
    forged = stepped(started(3, 5), 10)
    forged._serial = 1 << 40
    path = store.ring("aaaaaaaa")[0]
    path.write_bytes(snapshot(forged, "Autosave", "aaaaaaaa").encode())
    session = resume(path, store)
    answer(session, 5)
    session.close()
    newest = store.newest_of("aaaaaaaa")
    assert newest != path and len(read_save(newest).entries) == 15
    journal = Journal(store.journal("bbbbbbbb"), forged, "bbbbbbbb", "Autosave")
    forged.listener = lambda what, value: journal.note(what, value, 1 << 40)
    stepped(forged, 1)
    journal.close()
    store.close()
    again = open_store(tmp_path)
    match = read_save(again.newest_of("bbbbbbbb"))
    assert again.messages == [] and match.serial < 100
    again.close()
