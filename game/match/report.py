"""A report of what went wrong: a zip of the game, its journal, the log, versions, settings, a picture, the error."""

import io
import logging
import os
import sys
import traceback
import zipfile
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import kind_of
from game.games.mistakes import said_by, told_of
from game.language.spoken import say
from game.match import saves
from game.match.files import read_limited, why, write_whole
from game.match.folders import free
from game.match.journal import LARGEST
from game.match.logbook import last_lines
from game.match.outside_text import shown
from game.match.session import Session

log = logging.getLogger(__name__)

FOLDER = "reports"
PROGRAM = Path(__file__).resolve().parent.parent.parent
_LONGEST = 240

Part = tuple[str, Callable[[], bytes]]
"""A file of the report, and what makes it: called in the thread that writes; may raise."""


class ReportError(ValueError):
    """The report could not be written; the message is a sentence."""


class Failure(NamedTuple):
    """An error nobody expected: when, in which thread, what it says, where it arose, and its whole traceback."""

    when: datetime
    thread: str
    what: str
    where: str
    trace: str


def failure_of(problem: BaseException, thread: str) -> Failure:
    """An error as it is told and kept. Never raises: an error whose own words fail is known by its kind."""
    what = told_of(problem, _LONGEST)
    frames = traceback.extract_tb(problem.__traceback__)
    # The last line of our own is the one to look at, whatever library it called.
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(PROGRAM)] or list(frames)
    where = f"{short(own[-1].filename)}, line {own[-1].lineno}, in {own[-1].name}" if own else ""
    try:
        trace = "".join(traceback.format_exception(problem))
    except Exception:
        trace = f"{what}\n{where}\n"
    return Failure(datetime.now(), thread, shown(short(what)), where, shown(short(trace), lines=True))


def short(text: str) -> str:
    """A text without the names of this computer's folders: only places below them are left."""
    named = [(str(PROGRAM), ""), (sys.prefix, "(Python)"), (sys.base_prefix, "(Python)"), (str(Path.home()), "~")]
    for folder, mark in sorted(named, key=lambda each: -len(each[0])):
        if len(folder) > 1:
            text = text.replace(folder + os.sep, f"{mark}/" if mark else "").replace(folder, mark or ".")
    return text


def parts_of(
    folder: Path, session: Session | None, failures: Sequence[Failure], versions: Callable[[], str]
) -> list[Part]:
    """What goes into a report. To be called in the session's thread; quick, nothing is read or written yet."""
    parts: list[Part] = [
        ("versions.txt", lambda: short(versions()).encode()),
        ("settings.json", partial(read_limited, folder / "settings.json", LARGEST)),
        ("log.txt", lambda: short(last_lines(folder).decode("utf-8", "replace")).encode()),
    ]
    if failures:
        parts.append(("error.txt", lambda: "\n".join(map(_told, reversed(failures))).encode()))
    if session is not None:
        parts.append(("game.save", _saved(session)))
        if (journal := session.kept.journal_path) is not None:
            parts.append(("game.journal", partial(read_limited, journal, LARGEST)))
    return parts


def _saved(session: Session) -> Callable[[], bytes]:
    try:
        kept = session.kept
        taken = saves.snapshot(session.match, kept.name, kept.match_id, kept.thumbnail, campaign=kept.campaign)
    except Exception as problem:
        # A match that is broken is what a report is for: it must not keep the rest from being written.
        log.warning("the match cannot be taken down", exc_info=True)
        reason = failure_of(problem, "").what

        def refuse() -> bytes:
            raise ReportError(reason)

        return refuse
    return taken.encode


def _told(failure: Failure) -> str:
    return f"{failure.when:%Y-%m-%d %H:%M:%S}, in the thread {failure.thread}\n{failure.trace}"


def write_report(folder: Path, parts: Iterable[Part]) -> Path:
    """Write a report into the data folder's ``reports``, whole or not at all; returns the file.

    A part that cannot be had is named in ``report.txt`` with the reason. Raises ``ReportError`` with a sentence.
    """
    moment = datetime.now()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
        lines = []
        for name, make in parts:
            try:
                data = make()
            except FileNotFoundError:
                lines.append(f"{name:16}there is none")
            except Exception as problem:
                lines.append(f"{name:16}could not be had: {short(said_by(problem, _LONGEST)) or kind_of(problem)}")
            else:
                zipped.writestr(name, data)
                lines.append(f"{name:16}{len(data)} bytes")
        zipped.writestr("report.txt", _cover(moment, lines))
    place = folder / FOLDER
    try:
        place.mkdir(parents=True, exist_ok=True)
        path = free(place / f"report {moment:%Y-%m-%d %H-%M-%S}.zip", " ({})")
        write_whole(path, packed.getvalue())
    except OSError as problem:
        raise ReportError(say("error-report-unwritten", folder=str(place), why=why(problem))) from problem
    return path


def _cover(moment: datetime, lines: Sequence[str]) -> str:
    return "\n".join((
        f"Mythos Table, a report of {moment:%Y-%m-%d %H:%M:%S}",
        "",
        *lines,
        "",
        say("error-report-private"),
        "",
    ))  # fmt: skip


