"""The session: what the window talks to. Autosaves, journal, messages, failing disks and bots."""

import os
import random
import threading

import pytest
from matchtools import run, whole

from game.bots.temperaments import TEMPERAMENTS, parted, temperament_of
from game.engine.errors import IllegalAnswer, StaleAnswer
from game.language.spoken import name, say
from game.match import files, saves
from game.match.driver import AskBot, AskPerson, Over
from game.match.entries import SeatChange
from game.match.match import Match, Seat
from game.match.recovery import open_store
from game.match.saves import SaveError, open_save, read_header, read_save
from game.match.seats import bots
from game.match.session import Session, begin, resume
from tests.sayings import message, tells

INPUTS = {"game": "wars", "players": 3, "seed": 5}
SEATS = [Seat("", "Ada"), Seat("random", "Bruno"), Seat("random", "Clara")]


def test_a_session_plays_and_is_gone_on_with_another_day(store):
    session = begin(INPUTS, SEATS, store)
    run(session, 25, random.Random(1))
    session.close()
    assert session.messages() == [] and list(store.journals.iterdir()) == []
    (path,) = store.newest_autosaves()
    again = resume(path, store)
    assert again.kept.match_id == session.kept.match_id
    assert whole(again.match) == whole(session.match)
    assert again.match.events == session.match.events, "the log is there again"
    assert again.match.undo(0) and again.match.decision.seat == 0
    again.close()


def test_temperaments_are_drawn_by_the_seed_when_a_game_begins_and_kept_with_it(store):
    def begun(seed):
        seats = [Seat("", "Ada"), Seat("adept/drawn", "Bruno"), Seat("adept/drawn", "Clara")]
        session = begin({**INPUTS, "seed": seed}, seats, store)
        run(session, 3, random.Random(1))
        session.close()
        return [seat.bot for seat in session.match.seats]

    drawn = begun(5)
    again = resume(store.newest_autosaves()[0], store)
    assert bots(again.match.seats) == drawn == begun(5)
    (first, one), (second, other) = map(parted, drawn[1:])
    assert first == second == "adept" and one != other and {one, other} <= set(TEMPERAMENTS)
    assert len({tuple(begun(seed)) for seed in range(6)}) > 3
    assert [seat.bot for seat in again.rematch().seats][1:] == drawn[1:]
    again.change_seat(0, "oracle/drawn")
    assert temperament_of(again.match.seats[0].bot) in set(TEMPERAMENTS) - {one, other}
    with pytest.raises(ValueError, match=message("error-bot-temperament")):
        again.change_seat(1, "adept/odd")
    assert bots(again.match.seats)[1:] == drawn[1:]
    again.close()


def test_a_session_is_saved_at_every_turn(store):
    session = begin(INPUTS, SEATS, store)
    turns = set()
    chance = random.Random(2)
    while session.match.state_dict()["turn"] < 4 and not isinstance(session.waiting(), Over):
        run(session, 1, chance)
        assert session.kept._writer.wait()
        newest = read_header(store.newest_autosaves()[0])
        turns.add(newest.turn)
        assert newest.turn == session.match.state_dict()["turn"]
    assert turns >= {1, 2, 3}
    session.close()


def test_the_journal_is_synced_by_the_writer_thread_at_every_turn(store, monkeypatch):
    session = begin(INPUTS, SEATS, store)
    assert session.kept._writer.wait()
    synced = []
    journal = session.kept._journal
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append((handle, threading.current_thread().name)))
    chance, turn = random.Random(2), 1
    while turn < 4 and not isinstance(session.waiting(), Over):
        run(session, 1, chance)
        now = session.match.state_dict()["turn"]
        if now != turn:
            turn = now
            assert session.kept._writer.wait()
            assert (journal._file, "writer") in synced
            synced.clear()
    assert turn == 4
    session.close()
    assert {name for _, name in synced} <= {"writer"}


def test_the_end_is_saved(store):
    session = begin(INPUTS, [Seat("random", name) for name in "ABC"], store)
    run(session, 1, random.Random(1))
    assert session.match.position.over and session.kept._writer.wait()
    assert read_header(store.newest_autosaves()[0]).over
    assert session.match.result() is not None
    session.close()


def test_a_killed_session_goes_on_with_every_answer(store):
    session = begin(INPUTS, SEATS, store)
    run(session, 40, random.Random(3))
    session.match.undo(0)
    session.change_seat(1, "adept")
    # No close: as if the program were killed here. A killed program has no thread left that could still write.
    session.kept._writer.wait()
    session.match.listener = None
    store.close()
    again = open_store(store.folder)
    opened = resume(again.newest_autosaves()[0], again)
    assert whole(opened.match) == whole(session.match)
    assert opened.match.serial >= session.match.serial
    opened.close()
    again.close()


def test_saving_under_a_name_and_branching_from_it(store):
    session = begin(INPUTS, SEATS, store)
    run(session, 10, random.Random(1))
    session.kept.thumbnail = b"picture"
    assert not session.kept.name_taken("Friday evening")
    path = session.kept.save_as("  Friday   evening ")
    assert session.kept._writer.wait() and session.messages() == [say("saves-saved", name="Friday evening")]
    assert session.kept.name_taken("Friday evening")
    saved = whole(session.match)
    run(session, 5, random.Random(1))
    session.close()
    branch = resume(path, store)
    assert whole(branch.match) == saved and branch.kept.match_id != session.kept.match_id
    assert branch.kept.name == "Friday evening" and branch.kept.thumbnail == b"picture"
    branch.close()
    assert len(store.newest_autosaves()) == 1 and list(store.journals.iterdir()) == [], "looking leaves nothing behind"
    branch = resume(path, store)
    run(branch, 1, random.Random(1))
    branch.close()
    assert len(store.newest_autosaves()) == 2
    with pytest.raises(SaveError, match=message("error-typed-empty")):
        branch.kept.save_as(" ")


def test_a_stale_or_illegal_answer_changes_nothing(store):
    session = begin(INPUTS, [Seat("", name) for name in "ABC"], store)
    waiting = session.waiting()
    assert isinstance(waiting, AskPerson)
    before = whole(session.match)
    with pytest.raises(StaleAnswer):
        session.answer(waiting.decision.options[0], waiting.decision.serial + 1)
    with pytest.raises(IllegalAnswer):
        session.match.reveal(0, [3])
    assert whole(session.match) == before
    session.close()


def test_without_a_folder_it_is_played_and_said(tmp_path):
    (tmp_path / "taken").write_text("a file")
    session = begin(INPUTS, SEATS, open_store(tmp_path / "taken"))
    assert tells(session.messages()[0], "error-folder-unwritten") and not session.kept.can_save
    run(session, 10, random.Random(1))
    with pytest.raises(SaveError, match=say("error-saves-no-folder")):
        session.kept.save_as("Friday")
    session.close()
    assert [entry.name for entry in tmp_path.iterdir()] == ["taken"]


def test_a_disk_that_fills_up_is_told_and_the_game_goes_on(store, monkeypatch):
    session = begin(INPUTS, SEATS, store)
    run(session, 5, random.Random(1))
    path = session.kept.save_as("Friday")
    assert session.kept._writer.wait()
    session.messages()
    before = path.read_bytes()

    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    monkeypatch.setattr(files, "write_whole", full)
    monkeypatch.setattr(saves, "write_whole", full)
    woken = threading.Event()
    session.woken = woken.set
    run(session, 5, random.Random(1))
    assert any(say("error-kept-not", why=say("error-why-full")) in said for said in session.messages())
    run(session, 5, random.Random(1))
    session.kept.save_as("Friday")
    assert session.kept._writer.wait() and woken.is_set()
    assert any(tells(said, "error-files-unwritten", why=say("error-why-full")) for said in session.messages())
    assert path.read_bytes() == before
    session.close()


def test_the_journal_is_kept_if_the_last_autosave_fails(store, monkeypatch):
    session = begin(INPUTS, SEATS, store)
    run(session, 12, random.Random(1))
    assert session.kept._writer.wait()

    def full(*args, **more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "write_whole", full)
    session.close()
    assert session.messages() and store.journal(session.kept.match_id).exists()
    monkeypatch.undo()
    store.close()
    again = open_store(store.folder)
    assert whole(read_save(again.newest_autosaves()[0])) == whole(session.match)
    again.close()


@pytest.mark.parametrize(
    ("bot", "said"), [("Raising", "raised KeyError"), ("Cheating", "not offered"), ("Lying", "does not have")]
)
def test_a_bot_that_fails_is_told_on_and_the_level_below_plays_on(store, bot, said):
    seats = [Seat(f"tests.bots.thirdparty:{bot}", "Bad"), Seat("random", "Bruno"), Seat("random", "Clara")]
    session = begin(INPUTS, seats, store)
    told = []
    while len(told) < 3:
        request = session.waiting()
        assert isinstance(request, AskBot)
        assert session.done(request, session.think(request))
        told += session.messages()
    assert all(f"thirdparty:{bot}" in sentence and said in sentence for sentence in told)
    level = name("bot", "adept")
    assert say("error-bot-once", level=level) in told[0] and say("error-bot-from-now", level=level) in told[2]
    session.close()


def test_an_adept_sits_in_for_a_bot_that_is_not_installed(store):
    session = begin(INPUTS, [Seat("no_such_package:Bot", name) for name in "ABC"], store)
    request = session.waiting()
    assert session.done(request, session.think(request))
    assert "cannot be loaded" in session.messages()[0]
    session.close()


def test_a_seat_whose_level_is_unknown_goes_to_a_person(store):
    session = begin(INPUTS, [Seat("soothsayer", name) for name in "ABC"], store)
    assert isinstance(session.waiting(), AskPerson)
    assert tells(session.messages()[0], "error-game-no-bot", name="A")
    assert isinstance(session.match.entries[0], SeatChange)
    session.close()


def test_a_saved_game_runs_no_bot_of_others_until_that_is_allowed(store, crew, tmp_path, monkeypatch):
    """Until then an adept sits in; the saved game still names the bot."""
    mark = tmp_path / "was here"
    monkeypatch.setenv("SIGNING_BOT_MARK", str(mark))
    bot = "tests.bots.thirdparty:Signing"
    begun = begin(INPUTS, [Seat("", name) for name in "ABC"], store)
    asked = begun.match.decision.seat
    begun.match.seat_change(asked, bot)
    path = begun.kept.save_as("Stranger")
    begun.close()
    session = resume(path, store)
    assert session.driver.strangers == [bot]
    request = session.waiting()
    assert session.done(request, session.think(request)) and session.match.undo()
    assert not mark.exists() and session.match.seats[asked].bot == bot and session.rematch().seats[asked].bot == "adept"
    session.driver.allow(session.driver.strangers)
    session.think(session.waiting())
    assert mark.exists() and not session.driver.strangers and session.rematch().seats[asked].bot == bot
    session.close()


def test_an_unknown_bot_is_refused_and_nothing_changes(store):
    session = begin(INPUTS, SEATS, store)
    before = whole(session.match)
    with pytest.raises(ValueError, match="unknown bot “soothsayer”"):
        session.change_seat(1, "soothsayer")
    assert whole(session.match) == before
    session.change_seat(1, None, "Berta")
    assert session.match.seats[1] == Seat("", "Berta") and session.people == (0, 1)
    session.close()


def test_a_thought_of_before_an_undo_is_dropped(store):
    session = begin(INPUTS, SEATS, store)
    chance = random.Random(4)
    while not isinstance(request := session.waiting(), AskBot) or not session.can_undo(0):
        if isinstance(request, AskBot):
            session.done(request, session.think(request))
        elif isinstance(request, AskPerson):
            session.answer(chance.choice(request.decision.options), request.decision.serial)
    thought = session.think(request)
    assert session.match.undo(0)
    before = whole(session.match)
    assert not session.done(request, thought) and whole(session.match) == before
    assert session.match.redo(0) and session.waiting().seat == request.seat
    session.close()


def test_a_save_whose_history_does_not_fit_is_played_on_with_a_sentence(store):
    session = begin(INPUTS, SEATS, store)
    run(session, 10, random.Random(1))
    session.match.entries[0], session.match.entries[1] = session.match.entries[1], session.match.entries[0]
    path = session.kept.save_as("Odd")
    session.close()
    assert open_save(path).notice == ""
    opened = resume(path, store)
    assert any(tells(sentence, f"error-game-lost-{opened.match.lost_history}") for sentence in opened.messages())
    run(opened, 3, random.Random(1))
    opened.close()


def test_closing_twice_is_closing_once(store):
    session = begin(INPUTS, SEATS, store)
    session.close()
    session.close()
    assert session.kept.closed and len(list(store.autosaves.iterdir())) == 1


def test_new_dice_are_an_entry():
    session = Session(Match.new(INPUTS, SEATS))
    key = session.match.position.key()
    session.new_dice()
    assert session.match.position.key() != key and session.can_undo()
    assert session.match.undo() and session.match.position.key() == key and session.match.can_redo
    session.close()
