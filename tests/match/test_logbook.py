"""The program's log: in the data folder, never for ever growing, and no trouble where it cannot be written."""

import logging
from pathlib import Path

import pytest

from game.match import logbook
from game.match.logbook import Logbook, _Quiet, file_in, last_lines
from game.match.report import failure_of

log = logging.getLogger("game.somewhere")


def test_what_happens_is_in_the_log_with_its_traceback(tmp_path: Path) -> None:
    book = Logbook(tmp_path)
    try:
        raise KeyError("gate")
    except KeyError:
        log.warning("a gate is missing", exc_info=True)
    book.close()
    log.warning("after the end")
    found = last_lines(tmp_path).decode()
    assert "WARNING game.somewhere [MainThread] a gate is missing" in found and "KeyError: 'gate'" in found
    assert "after the end" not in found


def test_the_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LARGEST", 2000)
    book = Logbook(tmp_path)
    for number in range(200):
        log.info("line %d", number)
    book.close()
    files = list(file_in(tmp_path).parent.iterdir())
    assert len(files) == 2 and all(path.stat().st_size <= 2000 for path in files)
    assert last_lines(tmp_path).endswith(b"line 199\n")


def test_a_log_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file")
    book = Logbook(tmp_path)
    log.warning("nobody writes this down")
    book.close()


def test_a_log_that_is_taken_away_is_begun_anew(tmp_path: Path) -> None:
    book = _Quiet(file_in(tmp_path / "data"), delay=True)
    for happens in ("first", "second"):
        file_in(tmp_path / "data").parent.mkdir(parents=True, exist_ok=True)
        book.emit(logging.makeLogRecord({"msg": happens}))
        (tmp_path / "data").rename(tmp_path / happens)
    book.emit(logging.makeLogRecord({"msg": "third"}))
    book.close()
    told = [file_in(tmp_path / name).read_text() for name in ("first", "second", "data")]
    assert told == ["first\n", "second\n", "third\n"]


def test_what_others_say_forges_no_line_of_the_log(tmp_path: Path) -> None:
    """A bot's exception or a file's name may hold line breaks and a terminal's escapes."""
    book = Logbook(tmp_path)
    try:
        raise ValueError("odd\n2026-01-01 00:00:00,000 ERROR game.forged \x1b[31m\udce9")
    except ValueError as problem:
        log.warning("it failed: %s", problem, exc_info=True)
        told = failure_of(problem, "main")
    book.close()
    lines = last_lines(tmp_path).decode("utf-8").splitlines()
    assert lines[0].endswith("it failed: odd 2026-01-01 00:00:00,000 ERROR game.forged [31m?")
    assert all(line.startswith("  ") and line.isprintable() for line in lines[1:])
    assert told.what.isprintable() and "\x1b" not in told.trace and told.trace.count("\n") > 2
