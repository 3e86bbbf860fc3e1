"""What the list of saves asks of the data folder: headers read once, copies, counts, room on the disk."""

import pytest
from matchtools import played, started, whole

from game.match import store as store_module
from game.match.recovery import open_store
from game.match.saves import SaveError, backup_of, read_header, read_save, snapshot, write_save, write_snapshot
from game.match.store import RING, Store


def kept(store: Store, name: str, match=None):
    """A save of a name."""
    path = store.path_of(name)
    write_save(match or started(), path, thumbnail=b"picture", name=name)
    return path


def test_a_header_is_read_once_until_the_file_changes(store, monkeypatch):
    path = kept(store, "Friday", played(5))
    read = []
    monkeypatch.setattr(store_module, "read_header", lambda path: read.append(path) or read_header(path))
    assert store.header(path) == store.header(path) == read_header(path)
    assert read == [path]
    kept(store, "Friday", played(40))
    assert store.header(path) == read_header(path) and len(read) == 2


def test_a_damaged_file_is_damaged_every_time(store):
    path = store.saves / "game-x.save"
    path.write_bytes(b'{"kind":"Mythos Table save"')
    for _ in range(2):
        with pytest.raises(SaveError, match="damaged"):
            store.header(path)
    path.unlink()
    with pytest.raises(SaveError, match="cannot be read"):
        store.header(path)


def test_a_copy_is_the_same_match_under_another_name(store):
    match = played(20)
    path = kept(store, "Friday", match)
    copies = [store.duplicate(path) for _ in range(3)]
    assert [read_header(copy).name for copy in copies] == ["Friday (2)", "Friday (3)", "Friday (4)"]
    assert all(whole(read_save(copy)) == whole(match) for copy in copies)
    assert read_header(copies[0]).match == read_header(path).match
    assert read_header(copies[0]).thumbnail == b"picture"


def test_a_copy_of_an_autosave_is_a_named_save(store):
    path = store.next_in_ring("aaaaaaaa")
    write_snapshot(snapshot(played(3), "Autosave", "aaaaaaaa"), path)
    copy = store.duplicate(path)
    assert not store.is_autosave(copy) and read_header(copy).name == "Autosave (2)"


def test_copies_of_what_is_damaged_or_elsewhere_are_refused(tmp_path):
    store = open_store(tmp_path / "data")
    bad = store.saves / "game-x.save"
    bad.write_bytes(b"rubbish")
    outside = tmp_path / "mine.save"
    write_save(started(), outside)
    for path in (bad, outside):
        with pytest.raises(SaveError):
            store.duplicate(path)


def test_the_count_reads_nothing(store, monkeypatch):
    kept(store, "Friday")
    kept(store, "Saturday")
    for count in range(RING):
        write_snapshot(snapshot(played(count), "Autosave", "aaaaaaaa"), store.next_in_ring("aaaaaaaa"))
    monkeypatch.setattr(store_module, "read_header", None)
    assert store.count() == 3


def test_disk_use_counts_backups_too(store):
    assert store.disk_use() == (0, 0, 0)
    path = kept(store, "Friday")
    kept(store, "Friday")
    assert store.disk_use() == (2, path.stat().st_size + backup_of(path).stat().st_size, 0)


def test_saves_of_a_match_are_told_by_its_id(services):
    match = played(10)
    for name in ("Friday", "Saturday"):
        path = services.store.path_of(name)
        write_save(match, path, name=name, match_id="abcdef0123456789")
    kept(services.store, "Other")
    listed = {info.name: info for info in services.list_saves()}
    assert listed["Friday"].match == listed["Saturday"].match == "abcdef0123456789" != listed["Other"].match
    assert not listed["Friday"].over
