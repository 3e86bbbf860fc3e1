"""``lessons``: the lessons and puzzles there are; with ``--check`` all are played through by their own answers."""

import argparse
from pathlib import Path

import msgspec

from game.commands.console import DIFFERENT, DONE
from game.language.spoken import say
from game.match.lessons.checking import try_lesson, try_puzzle
from game.match.lessons.desk import FOLDER
from game.match.lessons.files import LESSON, Found, found_in, joined, read_lesson, read_puzzle, shipped_lessons
from game.match.store import data_folder


def command(given: argparse.Namespace) -> int:
    """List them, or check them; 1 if one cannot be played to its end."""
    own = data_folder(given.data_dir) / FOLDER
    found = _named(given.file) if given.file else joined(shipped_lessons(), found_in([own]))
    wanted = given.check or given.json
    tried = [try_lesson(lesson) for lesson in found.lessons] if wanted else []
    solved = [try_puzzle(puzzle) for puzzle in found.puzzles] if wanted else []
    failed = [*((one.id, one.problem) for one in tried), *((one.id, one.problem) for one in solved)]
    problems = [*found.problems, *(f"{name}: {problem}." for name, problem in failed if problem)]
    if given.json:
        told = {"lessons": tried, "puzzles": solved, "problems": problems}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    elif given.check:
        count = say("cli-lessons-checked", lessons=len(tried), puzzles=len(solved), problems=len(problems))
        print(*problems, count, sep="\n")
    else:
        lines = [f"{one.id:24}{say('cli-lesson', lesson=one.title, minutes=one.minutes)}" for one in found.lessons]
        lines += [
            f"{one.id:24}{say('cli-puzzle', puzzle=one.title, difficulty=one.difficulty)}" for one in found.puzzles
        ]
        print(*lines, *found.problems, sep="\n")
    return DIFFERENT if problems else DONE


def _named(paths: list[Path]) -> Found:
    """The files named; raises ``LessonError`` for the first that cannot be played."""
    lessons = [read_lesson(path) for path in paths if path.name.endswith(LESSON)]
    puzzles = [read_puzzle(path) for path in paths if not path.name.endswith(LESSON)]
    return Found(tuple(lessons), tuple(puzzles))
