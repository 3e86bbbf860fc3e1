"""F6: old formats come up with a backup, newer ones stay, clocks may be set back, nothing left behind is lost."""

import json
import shutil
import zlib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from matchtools import answer, played, started, whole

from game.language.spoken import say
from game.match import saves
from game.match.journal import Journal, read_journal
from game.match.recovery import open_store
from game.match.saves import (
    FORMAT,
    SaveError,
    backup_of,
    open_save,
    put,
    read_header,
    read_save,
    snapshot,
    write_snapshot,
)
from game.match.session import begin, resume
from game.match.store import RING, Store
from tests.sayings import message, tells

OLD = Path(__file__).parent.parent / "saves" / "v1.save"
NOW = datetime(2026, 11, 21, 20, tzinfo=UTC)
INPUTS = {"game": "wars", "players": 3, "seed": 5}


def newer(path: Path) -> bytes:
    """Make a save that of a newer program; returns its bytes."""
    data = path.read_bytes().replace(b'"format":%d' % FORMAT, b'"format":%d' % (FORMAT + 1), 1)
    path.write_bytes(data)
    return data


def old_save(store: Store, name: str = "game-old.save") -> Path:
    """A save of an old program in the folder."""
    path = store.saves / name
    shutil.copy(OLD, path)
    return path


# Old formats ------------------------------------------------------------------------------------


def test_a_renamed_old_save_is_brought_up_to_date_and_kept_as_its_backup(store):
    path = old_save(store)
    renamed = store.rename(path, "New name")
    assert saves.format_of(renamed) == FORMAT and read_header(renamed).name == "New name"
    assert backup_of(renamed).read_bytes() == OLD.read_bytes() and not path.exists()
    assert whole(read_save(renamed)) == whole(read_save(OLD))


def test_a_copy_of_an_old_save_is_of_the_present_format_and_leaves_it_alone(store):
    path = old_save(store)
    assert saves.format_of(store.duplicate(path)) == FORMAT and path.read_bytes() == OLD.read_bytes()


def test_what_takes_the_place_of_an_old_autosave_keeps_it_as_a_backup(tmp_path):
    path = tmp_path / "old.save"
    shutil.copy(OLD, path)
    put(path, snapshot(started(3, 5)).encode(), keep=False)
    assert backup_of(path).read_bytes() == OLD.read_bytes()
    put(path, snapshot(played(5)).encode(), keep=False)
    assert backup_of(path).read_bytes() == OLD.read_bytes()


def test_opening_an_old_save_changes_nothing(store):
    path = old_save(store)
    opened = open_save(path)
    assert opened.header.campaign == "" and opened.header.serial == opened.match.serial
    assert path.read_bytes() == OLD.read_bytes()


# Newer programs ---------------------------------------------------------------------------------


def test_a_newer_save_is_never_written_over(store):
    session = begin(INPUTS, started(3).seats, store)
    path = session.kept.save_as("Friday")
    assert session.kept._writer.wait()
    data = newer(path)
    other = session.kept.save_as("Friday")
    session.close()
    assert other != path and path.read_bytes() == data and read_header(other).name == "Friday"
    with pytest.raises(SaveError, match=message("error-saves-newer-file")):
        put(path, snapshot(started(3, 5)).encode())
    for change in (lambda: store.rename(path, "Other"), lambda: store.duplicate(path)):
        with pytest.raises(SaveError, match=message("error-files-newer")):
            change()
    assert path.read_bytes() == data


def test_newer_autosaves_of_a_match_stay(store):
    for count in range(RING):
        write_snapshot(snapshot(played(count), "Autosave", "aaaaaaaa"), store.next_in_ring("aaaaaaaa"))
    first, *others = store.ring("aaaaaaaa")
    kept = [newer(path) for path in others]
    assert store.next_in_ring("aaaaaaaa") == first
    newer(first)
    with pytest.raises(SaveError, match=say("error-saves-newer")):
        store.next_in_ring("aaaaaaaa")
    assert [path.read_bytes() for path in others] == kept


def test_a_newer_journal_is_said_left_alone_and_never_written_over(tmp_path, store):
    session = begin(INPUTS, started(3).seats, store)
    session.close()
    path = store.journal(session.kept.match_id)
    line = json.dumps({"kind": "Mythos Table journal 99", "anything": 1}).encode()
    data = b"%08x %s\n" % (zlib.crc32(line), line)
    path.write_bytes(data)
    store.close()
    again = open_store(tmp_path)
    assert len(again.messages) == 1 and tells(again.messages[0], "error-files-newer")
    resumed = resume(again.newest_autosaves()[0], again)
    resumed.answer(resumed.match.decision.options[0], resumed.match.decision.serial)
    resumed.close()
    assert path.read_bytes() == data


def test_a_journal_that_could_not_be_taken_up_is_not_written_over(tmp_path, store, monkeypatch):
    """The disk was full when the program began again; the game is then gone on with from its autosave."""
    session = begin(INPUTS, started(3).seats, store)
    answer(session, 5)
    assert session.kept._writer.wait()
    left = whole(session.match)
    store.close()
    with monkeypatch.context() as patch:
        patch.setattr(saves, "write_whole", lambda *args, **more: (_ for _ in ()).throw(OSError(28, "No space left")))
        again = open_store(tmp_path)
    assert tells(again.messages[0], "error-recovery-kept")
    resumed = resume(again.newest_autosaves()[0], again)
    assert len(read_journal(again.journal(session.kept.match_id)).entries) == 5
    resumed.close()
    again.close()
    last = open_store(tmp_path)
    assert last.messages == [] and whole(read_save(last.newest_autosaves()[0])) == left


def test_answers_are_kept_again_when_the_disk_has_room_again(store, monkeypatch):
    session = begin(INPUTS, started(3).seats, store)

    def full(*args):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "note", full)
        answer(session)
    assert tells(" ".join(session.messages()), "error-kept-not")
    session.kept._autosave()
    assert say("error-kept-again") in " ".join(session.messages())
    answer(session)
    assert session.kept._writer.wait() and len(read_journal(session.kept.journal_path).entries) == 2


# Clocks -----------------------------------------------------------------------------------------


def test_with_the_clock_set_back_the_autosave_made_last_is_still_the_newest(store):
    for count in range(2 * RING):
        date = NOW - timedelta(days=count)
        path = store.next_in_ring("aaaaaaaa")
        write_snapshot(snapshot(played(count), "Autosave", "aaaaaaaa", date=date), path)
        (newest,) = store.newest_autosaves()
        assert newest == path and len(read_save(newest).entries) == count
    assert sorted(len(read_save(path).entries) for path in store.ring("aaaaaaaa")) == [3, 4, 5]


def test_what_is_played_after_the_clock_was_set_back_is_what_is_gone_on_with(services):
    store = services.store
    now = datetime.now(UTC)
    for match_id, date in (("aaaaaaaa", now + timedelta(days=3)), ("bbbbbbbb", now - timedelta(minutes=1))):
        write_snapshot(snapshot(played(5), "Autosave", match_id, date=date), store.next_in_ring(match_id))
    found = services.continue_info()
    assert found is not None and found.match == "bbbbbbbb"


# Campaigns --------------------------------------------------------------------------------------


def test_a_games_campaign_is_in_its_saves_its_journal_and_what_is_resumed(tmp_path, store):
    session = begin(INPUTS, started(3).seats, store, campaign="The Winter League")
    path = session.kept.save_as("Friday")
    assert session.kept._writer.wait()
    assert read_journal(store.journal(session.kept.match_id)).beginning.campaign == "The Winter League"
    store.close()
    again = open_store(tmp_path)
    assert [read_header(each).campaign for each in (path, *again.newest_autosaves())] == ["The Winter League"] * 2
    resumed = resume(again.newest_autosaves()[0], again)
    assert resumed.kept.campaign == "The Winter League"
    resumed.close()
    # A named save is a game of its own: the campaign's is the one that was played on.
    beside = resume(path, again)
    assert beside.kept.campaign == ""
    beside.close()
