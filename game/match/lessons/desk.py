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
from game.language.speaker import Speaker
from game.language.spoken import spoken
from game.match.lessons.about import signposts
from game.match.lessons.course import Course, begin
from game.match.lessons.files import Found, found_in, joined, shipped_lessons
from game.match.lessons.format import Lesson, Puzzle
from game.match.lessons.puzzling import Attempt
from game.match.match import Match
from game.match.orders import Orders, SeatOrders
from game.match.profiles import Profile, Profiles
from game.match.session import Session, Thinking
from game.match.store import Store

FOLDER = "lessons"


class Taught(NamedTuple):
    """A lesson at its table."""

    session: Session
    course: Course


class Posed(NamedTuple):
    """A puzzle at its table."""

    session: Session
    attempt: Attempt


class WhileOpen(Orders):
    """The standing orders at a puzzle's table: none from the answer on that solves or loses it."""

    def __init__(self, attempt: Attempt) -> None:
        table = attempt.puzzle.table
        super().__init__({table.learner: SeatOrders(auto_gates=table.auto_gates)})
        self._attempt = attempt

    def answer(self, match: Match) -> Option | None:
        return super().answer(match) if self._attempt.standing == "open" else None


class Restrained:
    """Who sits at the other seats of a lesson or puzzle, and answers what it says."""

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
        self._told_by: Speaker | None = None
        """Who spoke when they were looked for: in another language they have other words."""

    @property
    def folder(self) -> Path:
        """Where the player's own lessons and puzzles lie."""
        return self._store.folder / FOLDER

    def all(self) -> Found:
        """Those that ship, then the player's own; those whose id is taken are told among the problems."""
        self._told_by, self._known = spoken(), joined(shipped_lessons(), found_in([self.folder]))
        self.learn_ways()
        return self._known

    def learn_ways(self) -> None:
        """Have cards and rules lead to the player's own lessons, too; from any thread."""
        signposts.learn(self.folder)

    @property
    def known(self) -> Found:
        """All lessons and puzzles as they were when they were last looked for, in the language that is spoken."""
        return self._known if self._known and self._told_by is spoken() else self.all()

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
            course.lead_to(min(step, len(lesson.steps) - 1))
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

    def show(self, one: Lesson | Puzzle) -> Session:
        """The table of a lesson or puzzle as it begins, to be looked at only."""
        return Session(begin(one.table, self.profile.name), None, name=one.title)

    # Puzzles ------------------------------------------------------------------------------------

    def pose(self, puzzle: Puzzle) -> Posed:
        """Sit down at a puzzle's table: one more try."""
        match = begin(puzzle.table, self.profile.name)
        attempt = Attempt(puzzle, match)
        orders = WhileOpen(attempt)
        thinking = Thinking(lambda bot, *_: Restrained(bot, attempt.reply), self._thinking.budget, self._thinking.carry)
        self.profile.puzzle(puzzle.id).tries += 1
        self._profiles.save()
        return Posed(Session(match, None, orders, name=puzzle.title, thinking=thinking), attempt)

    def note_solved(self, attempt: Attempt) -> None:
        """Keep how well a puzzle was solved, if that is better than before."""
        done = self.profile.puzzle(attempt.puzzle.id)
        best = attempt.result if done.best is None else max(done.best, attempt.result)
        stars = max(done.stars, attempt.stars)
        if (done.stars, done.best) != (stars, best):
            done.stars, done.best = stars, best
            self._profiles.save()
