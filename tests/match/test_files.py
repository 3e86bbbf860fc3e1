"""Files are read no further than they may be long; what is wrong with one is an error, or a sentence."""

import errno
import os

import pytest

from game import plainfile
from game.engine.errors import CodecError, SetupError
from game.language.spoken import say
from game.match import files
from game.match.files import TooLarge, cause, read_limited, read_or_tell
from tests.sayings import message


class Told(Exception):
    """What the sentence becomes here."""


def test_a_file_may_have_as_many_bytes_as_the_limit_and_no_more(tmp_path):
    path = tmp_path / "a"
    for data in (b"", b"12345"):
        path.write_bytes(data)
        assert read_limited(path, 5) == data
        assert read_or_tell(path, 5, Told) == data
    path.write_bytes(b"123456")
    with pytest.raises(TooLarge):
        read_limited(path, 5)
    with pytest.raises(Told, match=f"^{message('error-files-large', file='a')}$"):
        read_or_tell(path, 5, Told)


def test_a_missing_file_and_a_folder_are_told_with_the_systems_reason_and_no_path(tmp_path):
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(OSError) as met:
            read_limited(path, 5)
        with pytest.raises(Told) as told:
            read_or_tell(path, 5, Told)
        assert str(told.value) == say("error-files-unreadable", file=path.name, why=files.why(met.value))
        assert isinstance(told.value.__cause__, type(met.value))
    with pytest.raises(FileNotFoundError):
        read_limited(tmp_path / "missing", 5)


def test_a_file_that_must_not_be_read_is_told(tmp_path, monkeypatch):
    path = tmp_path / "locked"
    path.write_bytes(b"x")

    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    # Not by the file's mode: some accounts may read everything.
    monkeypatch.setattr(plainfile, "open", refuse, raising=False)
    with pytest.raises(Told, match=message("error-files-unreadable", file="locked", why=say("error-why-denied"))):
        read_or_tell(path, 5, Told)


def test_a_file_takes_the_place_of_another_as_soon_as_nobody_reads_that(tmp_path, monkeypatch):
    """Windows: a virus scanner, or whoever else has it open, is in the way for a moment."""
    path, readers, replace = tmp_path / "a", [1, 1, 1, 1], os.replace
    files.write_whole(path, b"old")

    def shared(source, target):
        if readers:
            readers.pop()
            raise PermissionError(errno.EACCES, "Permission denied", str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", shared)
    monkeypatch.setattr(files, "PAUSE", 0)
    monkeypatch.setattr(files, "TRIES", 3)
    with pytest.raises(PermissionError):
        files.write_whole(path, b"new")
    assert path.read_bytes() == b"old" and [each.name for each in tmp_path.iterdir()] == ["a"]
    files.write_whole(path, b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_refused_and_never_waited_at(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(Told, match=message("error-files-unreadable", file="pipe", why=say("error-why-not-a-file"))):
        read_or_tell(path, 5, Told)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="this system has no such device")
def test_a_link_to_a_device_is_refused_and_one_to_a_file_is_read(tmp_path):
    (tmp_path / "device").symlink_to("/dev/zero")
    with pytest.raises(Told, match=message("error-files-unreadable", file="device", why=say("error-why-not-a-file"))):
        read_or_tell(tmp_path / "device", 5, Told)
    (tmp_path / "a").write_bytes(b"12345")
    (tmp_path / "link").symlink_to("a")
    assert read_or_tell(tmp_path / "link", 5, Told) == b"12345"


def test_what_grows_is_read_no_further_than_the_limit(tmp_path, monkeypatch):
    path = tmp_path / "a"
    path.write_bytes(bytes(100))
    read = []
    real = open

    class Counting:
        def __init__(self, *args, **more):
            self.file = real(*args, **more)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.file.close()

        def read(self, most):
            read.append(most)
            return self.file.read(most)

    monkeypatch.setattr(plainfile, "open", Counting, raising=False)
    with pytest.raises(TooLarge):
        read_limited(path, 10)
    assert read == [11]


def test_what_only_programmers_understand_is_told_as_one_sentence():
    for problem, told in (
        (CodecError("a frame is not a list"), "error-files-contents"),
        (KeyError("stack"), "error-files-contents"),
        (SetupError("seats", "error-setup-table"), "error-setup-table"),
        (ValueError(say("error-story-first-seat")), "error-story-first-seat"),
    ):
        assert cause(problem).endswith(say(told))
