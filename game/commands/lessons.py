"""``lessons``: the lessons and puzzles there are; with ``--check`` all are played through by their own answers."""

import argparse
from pathlib import Path

import msgspec

from game.commands.console import DIFFERENT, DONE
from game.match.lessons.checking import try_lesson
from game.match.lessons.desk import FOLDER
from game.match.lessons.files import LESSON, Found, found_in, joined, read_lesson, read_puzzle, shipped_lessons
from game.match.store import data_folder


def command(given: argparse.Namespace) -> int:
    """List them, or check them; 1 if one cannot be played to its end."""
    own = data_folder(given.data_dir) / FOLDER
    found = _named(given.file) if given.file else joined(shipped_lessons(), found_in([own]))
    tried = [try_lesson(lesson) for lesson in found.lessons] if given.check or given.json else []
    problems = [*found.problems, *(f"{one.id}: {one.problem}." for one in tried if one.problem)]
    if given.json:
        print(msgspec.json.format(msgspec.json.encode({"lessons": tried, "problems": problems})).decode())
    elif given.check:
        print(*problems, f"{len(tried)} lessons played through, {len(problems)} problems.", sep="\n")
    else:
        lines = [f"{one.id:24}{one.title}, {one.minutes} min" for one in found.lessons]
        lines += [f"{one.id:24}{one.title}" for one in found.puzzles]
        print(*lines, *found.problems, sep="\n")
    return DIFFERENT if problems else DONE


def _named(paths: list[Path]) -> Found:
    """The files named; raises ``LessonError`` for the first that cannot be played."""
    lessons = [read_lesson(path) for path in paths if path.name.endswith(LESSON)]
    puzzles = [read_puzzle(path) for path in paths if not path.name.endswith(LESSON)]
    return Found(tuple(lessons), tuple(puzzles))
