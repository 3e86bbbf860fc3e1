"""The files of lessons and puzzles: found, read, and checked before anybody sees them. Never a reason not to start."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from game.engine.errors import EngineError
from game.games.registry import games
from game.language.spoken import per_language, say
from game.match.files import read_or_tell
from game.match.folders import files_in
from game.match.lessons.course import begin
from game.match.lessons.format import Lesson, Puzzle
from game.match.lessons.judging import Judge
from game.match.lessons.wording import put_words
from game.match.outside_text import shown
from game.match.saves import SaveError

LESSON, PUZZLE = ".lesson.toml", ".puzzle.toml"
LARGEST = 128 * 1024
FORMAT = 1
File = TypeVar("File", Lesson, Puzzle)


class LessonError(SaveError):
    """A file of a lesson or puzzle cannot be played; the message is a sentence for the player."""


class Found(NamedTuple):
    """The lessons and puzzles there are, each in its order, and a sentence for every file that cannot be played."""

    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]
    problems: tuple[str, ...] = ()


@per_language
def shipped_lessons() -> Found:
    """Those of all games: each game's folder ``lessons`` in its package."""
    folders = (Path(str(files(game.package))) / "lessons" for game in games().values() if game.package)
    return found_in(folders)


def found_in(folders: Iterable[Path]) -> Found:
    """The lessons and puzzles in some folders."""
    lessons: dict[str, Lesson] = {}
    puzzles: dict[str, Puzzle] = {}
    problems = []
    for path in (path for folder in folders for path in files_in(folder, LESSON, PUZZLE)):
        try:
            if path.name.endswith(LESSON):
                _put(lessons, read_lesson(path), path)
            else:
                _put(puzzles, read_puzzle(path), path)
        except LessonError as problem:
            problems.append(str(problem))
    return Found(in_order(lessons.values()), in_order(puzzles.values()), tuple(problems))


def joined(first: Found, then: Found) -> Found:
    """Both; of those with one id the second is left out, and told."""
    taken = {*_ids(first)}
    twice = [name for name in _ids(then) if name in taken]
    return Found(
        in_order([*first.lessons, *(one for one in then.lessons if one.id not in taken)]),
        in_order([*first.puzzles, *(one for one in then.puzzles if one.id not in taken)]),
        (*first.problems, *then.problems, *(say("error-lessons-twice", id=name) for name in twice)),
    )


def games_by_id(found: Found) -> dict[str, str]:
    """The game of every lesson and puzzle."""
    return {one.id: one.table.game for one in found.lessons} | {one.id: one.table.game for one in found.puzzles}


def _ids(found: Found) -> list[str]:
    return [*(one.id for one in found.lessons), *(one.id for one in found.puzzles)]


def in_order(found: Iterable[File]) -> tuple[File, ...]:
    """By game, then as their files say."""
    return tuple(sorted(found, key=_place))


def _place(one: Lesson | Puzzle) -> tuple[int, int, str]:
    return list(games()).index(one.table.game), one.place, one.id


def _put(found: dict[str, File], one: File, path: Path) -> None:
    if one.id in found:
        raise LessonError(say("error-lessons-alike", file=path.name, id=one.id))
    found[one.id] = one


def read_lesson(path: Path) -> Lesson:
    """A lesson from a file, checked; raises ``LessonError`` with a sentence that names what is wrong."""
    return _read(path, Lesson, "lesson")


def read_puzzle(path: Path) -> Puzzle:
    """A puzzle from a file, checked; raises ``LessonError`` with a sentence that names what is wrong."""
    return _read(path, Puzzle, "puzzle")


def _read(path: Path, kind: type[File], what: str) -> File:
    data = read_or_tell(path, LARGEST, LessonError)
    try:
        given = tomllib.loads(data.decode("utf-8"))
        if isinstance(given.get("format"), int) and given["format"] > FORMAT:
            raise LessonError(say("error-lessons-newer", file=path.name))
        put_words(given, what)
        made = msgspec.convert(given, kind)
        _check(made)
    except SaveError:
        raise
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        told = (str(problem).splitlines() or [say("error-lessons-invalid")])[0][:300].rstrip(".")
        raise LessonError(say(f"error-lessons-{what}", file=path.name, why=told)) from problem
    return made


def _check(made: Lesson | Puzzle) -> None:
    """What types cannot say: the table can be played, texts can be shown, questions have one right answer."""
    match = begin(made.table, "Learner")
    if made.table.learner >= match.rules.seats:
        raise ValueError(say("error-lessons-seat", seat=made.table.learner))
    for text in _texts(made):
        if shown(text) != text:
            raise ValueError(say("error-lessons-text", text=ascii(text[:40])))
    if isinstance(made, Puzzle):
        if not (made.won or made.reached):
            raise ValueError(say("error-lessons-endless"))
        standing = Judge(made).standing(match.position, broken=False)
        if standing != "open":
            raise ValueError(say(f"error-lessons-already-{standing}"))
    if isinstance(made, Lesson):
        for number, step in enumerate(made.steps, 1):
            if step.choices and sum(each.right for each in step.choices) != 1:
                raise ValueError(say("error-lessons-choices", step=number))


def _texts(part: object) -> Sequence[str]:
    """Every text in a file that is shown."""
    if isinstance(part, str):
        return [part]
    if isinstance(part, list):
        return [text for each in part for text in _texts(each)]
    if isinstance(part, msgspec.Struct):
        return [text for field in part.__struct_fields__ for text in _texts(getattr(part, field))]
    return []
