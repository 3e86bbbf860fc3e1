"""Whether lessons and puzzles can be played to their end by their own answers, and their numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from game.engine.errors import EngineError
from game.language.spoken import say
from game.match.entries import Answer
from game.match.lessons.conditions import all_hold
from game.match.lessons.course import Course, begin, play_step
from game.match.lessons.format import Lesson, Puzzle
from game.match.lessons.puzzling import solve
from game.match.texts import plain

WORDS_A_MINUTE = 180
SECONDS_A_PRESS = 3
UNSOLVED = -1
_WORD = re.compile(r"\S*\w\S*")


class Tried(msgspec.Struct, frozen=True):
    """A lesson played through: ``presses`` are steps and clicks, ``problem`` is a sentence, empty if there is none."""

    id: str
    game: str
    steps: int
    words: int
    presses: int
    minutes: float
    stated: int
    problem: str = ""


class Solved(msgspec.Struct, frozen=True):
    """A puzzle solved by its own answers: ``result`` is how good that was, ``best`` the best result there is."""

    id: str
    game: str
    difficulty: int
    answers: int
    result: int
    best: int
    proof: str
    problem: str = ""


def try_puzzle(puzzle: Puzzle) -> Solved:
    """Solve a puzzle by its own answers, which must have the best result it speaks of."""
    best, result, problem = puzzle.best, UNSOLVED, ""
    try:
        worth = solve(puzzle, begin(puzzle.table, "Learner"))
        result = -worth if best.fewest else worth
        if best.at and worth < best.worth:
            problem = str(say("error-lessons-not-best", result=result, best=best.number))
    except (EngineError, ValueError) as failure:
        problem = " ".join(str(failure).split()).rstrip(".")
    game, answers = puzzle.table.game, len(puzzle.answers)
    return Solved(puzzle.id, game, puzzle.difficulty, answers, result, best.number, best.proof, problem)


def try_lesson(lesson: Lesson) -> Tried:
    """Play a lesson by its own answers, looking at what must hold after each step."""
    course = Course(lesson, begin(lesson.table, "Learner"))
    problem = ""
    try:
        while not course.over and not problem:
            number = course.number
            play_step(course, strictly=True)
            problem = _not_holding(course, number)
    except (EngineError, ValueError) as failure:
        problem = " ".join(str(failure).split())
    words = sum(len(_WORD.findall(plain(text))) for text in _shown(lesson))
    given = (one for one in course.match.entries if isinstance(one, Answer) and one.by != "order")
    answers = sum(one.seat == lesson.table.learner for one in given)
    continues = sum(not step.answers for step in lesson.steps)
    presses = len(lesson.steps) + answers + continues
    minutes = words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60
    steps, game = len(lesson.steps), lesson.table.game
    return Tried(lesson.id, game, steps, words, presses, round(minutes, 2), lesson.minutes, problem)


def _not_holding(course: Course, number: int) -> str:
    step = course.lesson.steps[number]
    if all_hold(step.holds, course.match.state_dict()):
        return ""
    return str(say("error-lessons-holds", step=number + 1, title=step.title))


def _shown(lesson: Lesson) -> Iterator[str]:
    """What a learner reads of a lesson."""
    for step in lesson.steps:
        yield from (step.text, step.why, step.leads, *(choice.text for choice in step.choices))
    yield from (lesson.end, lesson.after)
