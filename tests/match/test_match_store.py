"""A4.6: data folder, names, autosave ring, lock, recovery after a kill."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from matchtools import noted, played, started, step, whole

from game.language.spoken import say
from game.match import hold, recovery
from game.match import store as store_module
from game.match.journal import Journal
from game.match.recovery import open_store
from game.match.saves import SaveError, backup_of, read_header, read_save, snapshot, write_save, write_snapshot
from game.match.store import RING, Store, clean_name, data_folder
from tests.sayings import message, tells


def journal_left_behind(store: Store, match_id: str, answers: int = 20):
    """A match that was killed: its journal is still there."""
    match = started(3, 5)
    journal = noted(Journal(store.journal(match_id), match, match_id, "Autosave"), match)
    chance = random.Random(answers)
    for _ in range(answers):
        step(match, chance)
    journal.close()
    return match


def test_where_the_data_is(tmp_path):
    assert data_folder("given", {"MYTHOS_TABLE_DATA": "other"}) == Path("given")
    assert data_folder(None, {"MYTHOS_TABLE_DATA": str(tmp_path)}) == tmp_path
    usual = data_folder(None, {})
    assert usual.is_absolute() and usual.name == "mythos-table"
    assert data_folder("~/games", {}) == Path("~/games").expanduser()


def test_names_become_files_and_the_same_name_the_same_file(tmp_path, store):
    first = store.path_of("Friday evening")
    write_save(started(), first, name="Friday evening")
    assert first.parent == tmp_path / "saves" and store.taken("Friday evening")
    assert store.path_of("Friday evening") == first
    other = store.path_of("Friday: evening!")
    assert other != first and not store.taken("Friday: evening!")
    write_save(started(), other, name="Friday: evening!")
    assert store.path_of("Friday: evening!") == other


@pytest.mark.parametrize("name", ["../../etc/passwd", "CON", "a/b\\c", ".", "ночь", "x" * 80, "  q  "])
def test_no_name_leaves_the_folder(tmp_path, store, name):
    path = store.path_of(clean_name(name))
    assert path.parent == tmp_path / "saves" and len(path.name) < 80
    write_save(started(), path, name=clean_name(name))
    assert read_header(path).name == clean_name(name)


def test_an_empty_name_is_refused():
    for name in ("", "   ", "\n\t"):
        with pytest.raises(SaveError, match=message("error-typed-empty")):
            clean_name(name)


def test_the_ring_keeps_the_newest_autosaves_of_each_match(store):
    for match_id in ("aaaaaaaa", "bbbbbbbb"):
        for count in range(RING + 3):
            write_snapshot(snapshot(played(count), "Autosave", match_id), store.next_in_ring(match_id))
        kept = sorted(len(read_save(path).entries) for path in store.ring(match_id))
        assert kept == [3, 4, 5]
    newest = store.newest_autosaves()
    assert sorted(len(read_save(path).entries) for path in newest) == [RING + 2, RING + 2]


def test_a_damaged_autosave_is_the_next_to_be_replaced_and_never_the_newest(store):
    for count in range(RING):
        write_snapshot(snapshot(played(count), "Autosave", "aaaaaaaa"), store.next_in_ring("aaaaaaaa"))
    (newest,) = store.newest_autosaves()
    newest.write_bytes(b"rubbish")
    assert store.next_in_ring("aaaaaaaa") == newest
    (next_best,) = store.newest_autosaves()
    assert len(read_save(next_best).entries) == RING - 2


def test_renaming_keeps_the_match_and_takes_no_other_name(store):
    match = played(20)
    path = store.path_of("Old")
    write_save(match, path, name="Old", thumbnail=b"picture")
    write_save(started(), store.path_of("Taken"), name="Taken")
    with pytest.raises(SaveError, match=say("error-saves-taken", name="Taken")):
        store.rename(path, "Taken")
    renamed = store.rename(path, " New ")
    assert whole(read_save(renamed)) == whole(match)
    assert read_header(renamed).name == "New" and read_header(renamed).thumbnail == b"picture"
    assert not path.exists() and store.rename(renamed, "New") == renamed


def test_deleting_removes_the_save_its_backup_or_the_whole_ring(store):
    path = store.path_of("Old")
    write_save(started(), path, name="Old")
    write_save(started(), path, name="Old")
    assert backup_of(path).exists()
    store.delete(path)
    assert list(store.saves.iterdir()) == []
    for count in range(RING):
        write_snapshot(snapshot(played(count), "Autosave", "aaaaaaaa"), store.next_in_ring("aaaaaaaa"))
    store.delete(store.newest_autosaves()[0])
    assert list(store.autosaves.iterdir()) == []


def test_files_elsewhere_are_not_touched(tmp_path):
    store = open_store(tmp_path / "data")
    outside = tmp_path / "mine.save"
    write_save(started(), outside)
    for change in (lambda: store.delete(outside), lambda: store.rename(outside, "New")):
        with pytest.raises(SaveError, match=message("error-saves-shipped")):
            change()
    assert outside.exists()


OTHER = """
import sys
from pathlib import Path
from game.match.recovery import open_store
store = open_store(Path(sys.argv[1]))
print(store.problem, flush=True)
sys.stdin.read()
"""


def test_a_second_program_says_so_and_does_not_write(tmp_path):
    folder = tmp_path / "data"
    command = [sys.executable, "-c", OTHER, str(folder)]
    root = Path(store_module.__file__).parent.parent.parent
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdin is not None
        assert other.stdout.readline() == "\n"
        before = sorted(folder.rglob("*"))
        second = open_store(folder)
        assert tells(second.problem, "error-folder-taken") and second.messages == [second.problem]
        assert not second.writable and sorted(folder.rglob("*")) == before
        with pytest.raises(SaveError, match=message("error-folder-problem")):
            second.delete(folder / "saves" / "x.save")
        other.stdin.close()
    third = open_store(folder)
    assert third.writable
    third.close()
    assert not third.writable


@pytest.mark.parametrize("kind", ["file", "under a file"])
def test_a_folder_that_cannot_be_used_is_a_sentence(tmp_path, kind):
    (tmp_path / "taken").write_text("a file")
    store = open_store(tmp_path / "taken" if kind == "file" else tmp_path / "taken" / "data")
    assert tells(store.problem, "error-folder-unwritten") and tells(store.problem, "error-folder-problem")
    assert store.named() == [] and store.newest_autosaves() == []


def test_a_read_only_folder_is_a_sentence(tmp_path, monkeypatch):
    class Refusing:
        def __init__(self, *args, **more):
            pass

        def acquire(self):
            raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(hold, "FileLock", Refusing)
    assert tells(open_store(tmp_path).problem, "error-folder-unwritten", why=say("error-why-denied"))


def test_a_journal_left_behind_becomes_an_autosave_with_every_answer(tmp_path, store):
    match = journal_left_behind(store, "aaaaaaaa")
    write_snapshot(snapshot(started(3, 5), "Autosave", "aaaaaaaa", b"picture"), store.next_in_ring("aaaaaaaa"))
    store.close()
    again = open_store(tmp_path)
    assert again.messages == [] and list(again.journals.iterdir()) == []
    (newest,) = again.newest_autosaves()
    back = read_save(newest)
    assert whole(back) == whole(match) and back.serial >= match.serial
    assert read_header(newest).thumbnail is None, "the picture of an earlier moment shows what does not open"


def test_a_journal_that_cannot_be_replayed_is_kept_and_said(tmp_path, store):
    journal_left_behind(store, "aaaaaaaa")
    (store.journals / "bbbbbbbb.journal").write_bytes(b"rubbish")
    store.close()
    again = open_store(tmp_path)
    assert len(again.messages) == 1 and tells(again.messages[0], "error-recovery-unplayed")
    assert [path.name for path in again.journals.iterdir()] == ["bbbbbbbb.unread"]
    assert len(again.newest_autosaves()) == 1


def test_a_journal_stays_if_the_autosave_cannot_be_written(tmp_path, store, monkeypatch):
    match = journal_left_behind(store, "aaaaaaaa")
    store.close()

    def full(*args, **more):
        raise SaveError("aaaaaaaa-0.save cannot be written: no space left on device.")

    monkeypatch.setattr(recovery, "put", full)
    again = open_store(tmp_path)
    assert "no space left" in again.messages[0] and again.journal("aaaaaaaa").exists()
    again.close()
    monkeypatch.undo()
    third = open_store(tmp_path)
    assert whole(read_save(third.newest_autosaves()[0])) == whole(match)


def test_what_a_killed_program_left_half_written_is_tidied(tmp_path, store):
    write_save(started(), store.path_of("Kept"), name="Kept")
    for path in (store.saves / "x.save.1a2b.tmp", store.autosaves / "y.tmp", store.journals / "z.journal.new"):
        path.write_bytes(b"half")
    store.close()
    again = open_store(tmp_path)
    assert [path.name for path in again.saves.iterdir()] == ["game-kept.save"]
    assert not list(again.autosaves.iterdir()) and not list(again.journals.iterdir())


def test_a_home_nobody_has_is_a_name():
    assert data_folder("~nobody-of-that-name/games") == Path("~nobody-of-that-name/games")
