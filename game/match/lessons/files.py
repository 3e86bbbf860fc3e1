"""The files of lessons and puzzles: found, read, and checked before anybody sees them. Never a reason not to start."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from game.engine.errors import EngineError
from game.games.registry import games
from game.language.spoken import per_language, say
from game.match.document.document import Document
from game.match.document.parts import PartError, within
from game.match.document.places import Path as Steps
from game.match.folders import files_in
from game.match.lessons.course import begin
from game.match.lessons.format import Lesson, Puzzle
from game.match.lessons.judging import Judge
from game.match.lessons.wording import put_words
from game.match.match import Match
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
    document = Document.read(path, LARGEST, LessonError)
    try:
        given = document.parsed()
        if isinstance(given.get("format"), int) and given["format"] > FORMAT:
            raise LessonError(say("error-lessons-newer", file=path.name))
        put_words(given, what)
        made = msgspec.convert(given, kind)
        _check(made)
    except SaveError:
        raise
    except (EngineError, LookupError, TypeError, ValueError, RecursionError) as problem:
        told = document.told(problem, kind)
        raise LessonError(say(f"error-lessons-{what}", file=path.name, why=told)) from problem
    return made


def _check(made: Lesson | Puzzle) -> None:
    """What types cannot say: the table can be played, texts can be shown, questions have one right answer."""
    with within("table"):
        match = begin(made.table, "Learner")
        if made.table.learner >= match.rules.seats:
            raise PartError(say("error-lessons-seat", seat=made.table.learner), "learner")
    for text, path in _texts(made):
        if shown(text) != text:
            raise PartError(say("error-lessons-text", text=ascii(text[:40])), *path)
    if isinstance(made, Puzzle):
        _check_aim(made, match)
    else:
        for number, step in enumerate(made.steps):
            if step.choices and sum(each.right for each in step.choices) != 1:
                raise PartError(say("error-lessons-choices", step=number + 1), "steps", number, "choices")


def _check_aim(puzzle: Puzzle, match: Match) -> None:
    if not (puzzle.won or puzzle.reached):
        raise PartError(say("error-lessons-endless"))
    standing = Judge(puzzle).standing(match.position, broken=False)
    if standing != "open":
        raise PartError(say(f"error-lessons-already-{standing}"), "reached" if standing == "solved" else "lost")


def _texts(part: object, *path: str | int) -> Iterator[tuple[str, Steps]]:
    """Every text in a file that is shown, and what leads to it."""
    if isinstance(part, str):
        yield part, path
    elif isinstance(part, list):
        for number, each in enumerate(part):
            yield from _texts(each, *path, number)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _texts(getattr(part, field), *path, field)
