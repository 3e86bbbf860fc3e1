"""Who plays at this computer, and what each has done: lessons, puzzles, goals achieved. Nothing leaves the machine."""

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec

from game.language.spoken import say
from game.match.document.bounds import from_json
from game.match.files import read_limited, why, write_whole
from game.match.folders import set_aside
from game.match.outside_text import from_file, typed
from game.match.record import Moment, Text40
from game.match.seats import LONGEST_NAME, NAMELESS, told_name

log = logging.getLogger(__name__)

NAME = "profiles.json"
LARGEST = 1024 * 1024
MOST = 24
Id = Annotated[str, msgspec.Meta(max_length=80)]
Few = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class LessonDone(msgspec.Struct, omit_defaults=True):
    """How far somebody is in a lesson: steps done, whether it has ever been finished, or is marked as known."""

    step: Few = 0
    finished: bool = False
    known: bool = False


class PuzzleDone(msgspec.Struct, omit_defaults=True):
    """How well somebody has solved a puzzle: the most stars (0 to 3), how often it was begun, and the best result."""

    stars: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    tries: Few = 0
    best: int | None = None


class Profile(msgspec.Struct, omit_defaults=True):
    """One person at this computer. ``achieved`` is when each goal was first reached, by the goal's id."""

    name: Text40
    lessons: Annotated[dict[Id, LessonDone], msgspec.Meta(max_length=1000)] = msgspec.field(default_factory=dict)
    puzzles: Annotated[dict[Id, PuzzleDone], msgspec.Meta(max_length=1000)] = msgspec.field(default_factory=dict)
    achieved: Annotated[dict[Id, Moment], msgspec.Meta(max_length=1000)] = msgspec.field(default_factory=dict)

    @property
    def called(self) -> str:
        """The name as people read it: whoever has given none is called something in every language."""
        return told_name(self.name)

    def lesson(self, lesson: str) -> LessonDone:
        """How far a lesson is; change it and save the profiles."""
        return self.lessons.setdefault(lesson, LessonDone())

    def puzzle(self, puzzle: str) -> PuzzleDone:
        return self.puzzles.setdefault(puzzle, PuzzleDone())

    def achieve(self, goal: str) -> bool:
        """Note that a goal is reached; whether it is for the first time."""
        if goal in self.achieved:
            return False
        self.achieved[goal] = datetime.now(UTC)
        return True


class _File(msgspec.Struct):
    people: Annotated[list[Profile], msgspec.Meta(min_length=1, max_length=MOST)]
    chosen: Annotated[int, msgspec.Meta(ge=0, lt=MOST)] = 0


class Profiles:
    """The profiles of a data folder, never a reason not to start. ``tell`` gets a sentence if anything goes wrong."""

    def __init__(self, folder: Path, writable: bool, tell: Callable[[str], None]) -> None:
        self._path, self._writable, self._tell = folder / NAME, writable, tell
        self._file = self._read()

    @property
    def people(self) -> list[Profile]:
        return self._file.people

    @property
    def current(self) -> Profile:
        """Who is at the computer now."""
        return self._file.people[min(self._file.chosen, len(self._file.people) - 1)]

    def choose(self, name: str) -> None:
        """Have the person of this name at the computer."""
        self._file.chosen = next(n for n, each in enumerate(self.people) if each.name == name)
        self.save()

    def add(self, name: str) -> Profile:
        """A new profile, chosen at once; ``ValueError`` with a sentence for a name there cannot be."""
        if len(self.people) >= MOST:
            raise ValueError(say("error-profiles-many", most=MOST))
        made = Profile(self._free(name))
        self.people.append(made)
        self.choose(made.name)
        return made

    def rename(self, profile: Profile, name: str) -> None:
        """Give a profile another name; ``ValueError`` with a sentence for one there cannot be."""
        if name != profile.name:
            profile.name = self._free(name)
            self.save()

    def meet(self, people: Sequence[str]) -> None:
        """Learn a name from the people of a new game: somebody who has said none has that of whoever plays alone."""
        known = {each.name.casefold() for each in self.people}
        if self.current.name == NAMELESS and len(people) == 1 and people[0].casefold() not in known:
            self.rename(self.current, people[0])

    def remove(self, profile: Profile) -> None:
        """Forget a profile; of the last one what it has done."""
        self.people.remove(profile)
        if not self.people:
            self.people.append(Profile(NAMELESS))
        self._file.chosen = 0
        self.save()

    def save(self) -> None:
        """Keep the profiles, if there is where; a full disk is told, not raised."""
        if not self._writable:
            return
        try:
            write_whole(self._path, msgspec.json.format(msgspec.json.encode(self._file)), sync=False)
        except OSError as problem:
            self._tell(say("error-profiles-unkept", why=why(problem)))

    def _free(self, name: str) -> str:
        name = typed(name, LONGEST_NAME, say("error-profiles-what"))
        if any(each.name.casefold() == name.casefold() for each in self.people):
            raise ValueError(say("error-profiles-taken", name=name))
        return name

    def _read(self) -> _File:
        new = _File([Profile(NAMELESS)])
        try:
            found = from_json(read_limited(self._path, LARGEST), _File)
        except FileNotFoundError:
            return new
        except OSError as problem:
            self._tell(say("error-profiles-unread", why=why(problem)))
            return new
        except ValueError as problem:
            log.warning("profiles: %s", problem)
            try:
                kept = set_aside(self._path, "profiles.damaged.json").name if self._writable else ""
            except OSError:
                kept = ""
            self._tell(say("error-profiles-damaged-kept", file=kept) if kept else say("error-profiles-damaged"))
            return new
        for person in found.people:
            person.name = from_file(person.name, LONGEST_NAME, NAMELESS)
        return found
