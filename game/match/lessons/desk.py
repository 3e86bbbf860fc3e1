"""Lessons at this computer: those that ship and the player's own, begun or gone on with, and how far somebody is."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec import structs

from game.bots.protocol import Bot, Budget, Question
from game.bots.steady import Tell, guarded
from game.engine.option import Option
from game.match.lessons.course import Course, begin, play_to
from game.match.lessons.files import Found, found_in, joined, shipped_lessons
from game.match.lessons.format import Lesson
from game.match.profiles import Profile, Profiles
from game.match.session import Session, Thinking
from game.match.store import Store

FOLDER = "lessons"


class Taught(NamedTuple):
    """A lesson at its table."""

    session: Session
    course: Course


class Restrained:
    """Who sits at the other seats of a lesson: plays what is written down, else declines."""

    def __init__(self, id: str, reply: Callable[[], Option]) -> None:
        self.id, self._reply = id, reply

    def choose(self, question: Question) -> Option:
        return self._reply()

    def reveals(self, question: Question) -> None:
        """Never."""


class Lessons:
    """All lessons and puzzles there are; the player's own lie in the folder ``lessons`` of the data folder."""

    def __init__(self, store: Store, profiles: Profiles, thinking: Thinking) -> None:
        self._store, self._profiles, self._thinking = store, profiles, thinking
        self._known: Found | None = None

    @property
    def folder(self) -> Path:
        """Where the player's own lessons and puzzles lie."""
        return self._store.folder / FOLDER

    def all(self) -> Found:
        """Those that ship, then the player's own; those whose id is taken are told among the problems."""
        self._known = joined(shipped_lessons(), found_in([self.folder]))
        return self._known

    @property
    def known(self) -> Found:
        """All lessons and puzzles as they were when they were last looked for: no file is read again."""
        return self._known or self.all()

    @property
    def profile(self) -> Profile:
        """Whose progress counts."""
        return self._profiles.current

    def begin(self, lesson: Lesson, step: int = 0) -> Taught:
        """Sit down at a lesson's table, at a step. Nothing of it is kept but how far the learner is.

        A whole game is begun anew each time; it is kept, and gone on with as any other game.
        """
        whole = lesson.whole_game
        # Whoever plays a whole game again finds other dice, and it is kept like any other game.
        table = structs.replace(lesson.table, seed=secrets.randbits(48)) if whole else lesson.table
        match = begin(table, self.profile.name, whole)
        course = Course(lesson, match)

        def keeper(bot: str, seed: int, budget: Budget | None, tell: Tell | None) -> Bot:
            return guarded(bot, seed, budget, tell) if whole else Restrained(bot, course.reply)

        thinking = Thinking(keeper, self._thinking.budget, self._thinking.carry)
        session = Session(match, self._store if whole else None, course.orders, name=lesson.title, thinking=thinking)
        if not whole:
            play_to(course, min(step, len(lesson.steps) - 1))
        return Taught(session, course)

    def note(self, course: Course) -> None:
        """Keep how far a lesson is."""
        done = self.profile.lesson(course.lesson.id)
        over = course.over and (not course.lesson.whole_game or course.match.decision is None)
        number = 0 if course.over else course.number
        if done.step == number and done.finished >= over:
            return
        done.step, done.finished = number, done.finished or over
        self._profiles.save()
