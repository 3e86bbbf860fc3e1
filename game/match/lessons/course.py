"""A lesson as it is played: which step it stands at, what an answer did for it, and the way through."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import islice

from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.engine.lines import complete_actions
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import games
from game.language.spoken import say
from game.match.entries import Answer as Given
from game.match.lessons.conditions import all_hold, means, option_for
from game.match.lessons.format import Done, Lesson, Step, Table
from game.match.lessons.restrained import restrained
from game.match.match import Match, Seat
from game.match.orders import Orders, SeatOrders
from game.match.seats import NAMELESS, numbered

MOST_TRIES = 4
"""Answers that did not help after which a step is played for the learner."""
MOST_ANSWERS = 16
"""Answers of the learner within one step after which it is played, too."""
LOOKED_THROUGH = 3000
"""Actions that are tried when a way is looked for."""
PADDED = 300


def begin(table: Table, learner: str, whole: bool = False) -> Match:
    """The match of a lesson or puzzle before its first answer; raises ``SetupError`` for a table there cannot be.

    A ``whole`` game is somebody's first one, and newcomers are helped in it.
    """
    inputs = {key: getattr(table, key) for key in ("game", "players", "factions", "map", "edition", "options", "setup")}
    inputs["first"] = whole or None
    chance = Chance.seeded(table.seed)
    inputs |= {"seed": table.seed, "dice": _padded(table.dice, chance, 6), "draws": _padded(table.draws, chance, 1)}

    def sitting(count: int) -> list[Seat]:
        others = iter([*table.others, *(numbered(NAMELESS, seat + 1) for seat in range(count))])
        return [Seat("", learner) if seat == table.learner else Seat("initiate", next(others)) for seat in range(count)]

    return Match.new(inputs, sitting)


def _padded(script: list[int] | None, chance: Chance, most: int) -> list[int] | None:
    """What was written down, and more: another way than the lesson's own may need it."""
    return None if script is None else [*script, *(chance.below(most) + 1 for _ in range(PADDED))]


class Course:
    """A lesson being played in a match that somebody else keeps going; the others' answers come from ``reply``.

    ``number`` is the step it stands at, ``said`` what was last replied to the learner, ``tries`` how many answers did
    not help in this step. After every change of the match ``follow`` is to be called. ``orders`` end a turn in which
    nothing is left to do; whoever keeps the match going has them answer first.
    """

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson, self.match = lesson, match
        own = SeatOrders(auto_gates=lesson.table.auto_gates)
        self.orders = Orders({lesson.table.learner: own})
        self.number = 0
        self.said = ""
        self.tries = 0
        self._marks = [len(match.entries)]
        self._events = [match.event_count]
        self._seen = len(match.entries)
        self._planned: tuple[int, list[Option]] = (0, [])
        """The way that was found last, and after how many entries."""

    # Where it stands --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether every step is done."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step it stands at; the last one when all are done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def may_go_on(self) -> bool:
        """Whether *Continue* does something: the step asks nothing of the game, and nobody else is about to answer."""
        step = self.step
        return not self.over and self.free and not step.choices and (step.done == Done() or bool(step.done.looked))

    @property
    def free(self) -> bool:
        """Whether nobody else is about to answer."""
        asked = self.match.position.decision
        return asked is None or asked.seat == self.lesson.table.learner

    @property
    def helps(self) -> bool:
        """Whether "Show me" is to draw the eye: two answers did not help."""
        return self.tries >= MOST_TRIES // 2

    # What the learner does --------------------------------------------------------------------

    def go_on(self) -> None:
        """*Continue*."""
        if self.may_go_on:
            self._next()

    def drop(self) -> None:
        """Leave the step undone: the steps of a whole game are advice."""
        if not self.over:
            self._next()

    def looked(self, thing: str) -> None:
        """Something was pressed or opened on the window, by its id."""
        wanted = self.step.done.looked
        if not self.over and wanted is not None and fnmatchcase(thing, wanted):
            self._next()

    def choose(self, number: int) -> bool:
        """Answer the lesson's own question; whether that was right."""
        chosen = self.step.choices[number]
        self.said = chosen.say
        if chosen.right:
            self._next()
        else:
            self.tries += 1
        return chosen.right

    def blocked(self, option: Option) -> str:
        """What is said to something that cannot be chosen now; empty if nothing special."""
        return next((each.say for each in self.step.cannot if means(each.answer, option, self.match.rules)), "")

    def follow(self) -> bool:
        """Take up what has happened in the match; true if an answer was taken back or the step has changed."""
        before, entries = self.number, self.match.entries
        self._undone()
        if all(isinstance(one, Given) and one.by == "order" for one in entries[self._marks[-1] :]):
            # A turn that has ended by itself belongs to the step before: undo does not bring it back.
            self._marks[-1] = len(entries)
        while not self.over and self.step.done != Done() and not self.step.choices and self._done():
            self._next()
        self._drop()
        since, self._seen = self._seen, len(self.match.entries)
        if self.over or self.number != before or since == self._seen:
            return self.number != before
        return not self.lesson.whole_game and self._judge(since)

    def _undone(self) -> None:
        """After an undo: the step in which the match now stands."""
        left = len(self.match.entries)
        self._seen = min(self._seen, left)
        while self.number and self._marks[-1] > left:
            self._marks.pop()
            self._events.pop()
            self.number -= 1
            self.tries, self.said = 0, ""

    def _next(self) -> None:
        self.number += 1
        self._marks.append(len(self.match.entries))
        self._events.append(self.match.event_count)
        self._seen = len(self.match.entries)
        self.tries, self.said = 0, ""

    def _drop(self) -> None:
        """In a whole game a step that has become impossible is dropped without a word."""
        while self.lesson.whole_game and not self.over and self._has_passed():
            self._next()

    def _has_passed(self) -> bool:
        """Whether a hint has come too late."""
        step, position = self.step, self.match.position
        late = bool(step.past) and all_hold(step.past, position.rules.encode_state(position.state))
        if late or position.decision is None:
            return True
        return bool(step.answers) and self._at_rest and not self.listed()

    # Judging an answer ------------------------------------------------------------------------

    def _done(self, position: Position | None = None, chosen: Option | None = None) -> bool:
        """Whether the step is done, in the match or in a trial that ``chosen`` led to."""
        done: Done | None = self.step.done
        while done is not None and not self._met(done, position, chosen):
            done = done.or_
        return done is not None

    def _met(self, done: Done, position: Position | None, chosen: Option | None) -> bool:
        """Whether all of a condition holds, but for what would do instead."""
        pos = position or self.match.position
        if chosen is None:
            chosen = self._last_chosen
        asked, rules = pos.decision, pos.rules
        if done.looked is not None or (done.over and asked is not None):
            return False
        if done.chosen is not None and (chosen is None or not means(done.chosen, chosen, rules)):
            return False
        own = asked if asked is not None and asked.seat == self.lesson.table.learner else None
        if done.asked is not None and (own is None or own.kind != done.asked):
            return False
        if done.offered is not None and (own is None or option_for(done.offered, own.options, rules) is None):
            return False
        if done.event is not None:
            tried = sum(event.kind == done.event for event in pos.events) if position else 0
            if self._happened(done.event) + tried < done.events:
                return False
        return not done.state or all_hold(done.state, rules.encode_state(pos.state))

    @property
    def _last_chosen(self) -> Option | None:
        """The learner's last answer within the step."""
        own = self._own()
        return own[-1].option if own else None

    def _own(self, since: int = 0) -> list[Given]:
        """The learner's answers within the step, those given by standing orders left out."""
        learner, entries = self.lesson.table.learner, self.match.entries[max(self._marks[-1], since) :]
        return [one for one in entries if isinstance(one, Given) and one.seat == learner and one.by != "order"]

    def _happened(self, kind: str) -> int:
        events = self.match.events_since(self._events[-1], self.lesson.table.learner)
        return sum(event.kind == kind for event in events)

    @property
    def _at_rest(self) -> bool:
        """Whether the learner is asked what he was asked when the step began, or when an action begins."""
        asked = self.match.position.decision
        if asked is None or asked.seat != self.lesson.table.learner:
            return False
        then = self.match.moment(self._marks[-1]).position.decision
        return asked.kind in games()[self.match.rules.game].actions or then is None or asked.kind == then.kind

    def _judge(self, since: int) -> bool:
        """Answer what the learner has chosen since an entry; what does not help is taken back."""
        own, new = self._own(), self._own(since)
        if not own or (not new and not self.free):
            return False
        rules, step = self.match.rules, self.step
        astray = [one.option for one in new if not any(means(own, one.option, rules) for own in step.answers)]
        replies = (each for chosen in astray for each in step.could if means(each.answer, chosen, rules))
        reply = next(replies, None)
        if reply is not None and reply.allowed:
            self.said = reply.say
            return False
        if reply is None and (not self._at_rest or self.way()) and len(own) < MOST_ANSWERS:
            return False
        self.said = reply.say if reply else ""
        self.tries = self.tries + 1 if len(own) < MOST_ANSWERS else MOST_TRIES
        self.match.undo_to(self._marks[-1])
        self._seen = len(self.match.entries)
        return True

    # The way through --------------------------------------------------------------------------

    @property
    def gives_in(self) -> bool:
        """Whether the step is to be played for the learner now."""
        return self.tries >= MOST_TRIES

    def way(self) -> list[Option]:
        """The learner's answers that finish the step from here; empty where none is found."""
        if self.over or not self.free:
            return []
        found = self._rest() or self.listed() or ([] if self.lesson.whole_game else self._searched())
        self._planned = len(self.match.entries), found
        return found

    def _rest(self) -> list[Option]:
        """What is left of the way that was found last, if it is being gone; it cannot be found from its middle."""
        since, line = self._planned
        given = [one.option for one in self.match.entries[since:] if isinstance(one, Given)]
        rest, asked = line[len(given) :], self.match.position.decision
        gone = bool(given) and given == line[: len(given)]
        return rest if gone and rest and asked is not None and rest[0] in asked.options else []

    def ahead(self) -> Option | None:
        """The next answer on the step's own way, once it is begun or something has to be ended first; else ``None``.

        Where a step begins its lights say what to press; within it only this knows.
        """
        if self.over or not self.free or not self.step.answers:
            return None
        line = self._rest() or self.listed()
        begun = bool(self._own()) or (bool(line) and not means(self.step.answers[0], line[0], self.match.rules))
        return line[0] if line and begun else None

    def step_back(self) -> None:
        """Stand at the beginning of the step before, or of this one if something was done in it."""
        here = self._marks[-1]
        if len(self.match.entries) == here and self.number:
            self.number -= 1
            self._marks.pop()
            self._events.pop()
        self.match.undo_to(self._marks[-1])
        self._seen = len(self.match.entries)
        self.tries, self.said = 0, ""

    def finish_step(self) -> None:
        """Do the step for the learner, whatever way there is to it; where there is none it is ``said``."""
        if self.lesson.whole_game:
            self._next()
        elif not self.over:
            if self.step.done != Done() and not self.way() and not self.lead_back():
                return
            try:
                play_step(self)
            except ValueError:
                self._stick()

    def lead_to(self, number: int) -> None:
        """Play along the lesson's own way up to a step, or as far as that leads."""
        try:
            play_to(self, number)
        except ValueError:
            self._stick()

    def lead_back(self) -> bool:
        """Go back to where the step can be finished: to its beginning, or along the lesson's own way to it.

        False where there is no such place, which is ``said`` then.
        """
        self.match.undo_to(self._marks[-1])
        if not self.way() and self.step.answers:
            number = self.number
            self._play_anew(number)
            if self.number < number or not self.way():
                self._stick()
                return False
        self.follow()
        return True

    def _stick(self) -> None:
        """Stand at the step's beginning and say that its own answers do not finish it: a fault of the lesson's file."""
        self.match.undo_to(self._marks[-1])
        self._seen, self.tries = len(self.match.entries), 0
        self.said = say("lessons-reply-stuck")

    def _play_anew(self, number: int) -> None:
        """From the lesson's beginning on, along its own way."""
        self.match.undo_to(self._marks[0])
        del self._marks[1:], self._events[1:]
        self.number = 0
        self.lead_to(number)

    def listed(self) -> list[Option]:
        """What is left of the step's own answers, if they lead on from here; empty where they do not."""
        answers = self.step.answers
        for given in range(len(answers)):
            # Those given already are the first ones; a learner may have begun elsewhere.
            line = self._tried(given)
            if line:
                return line
        return []

    def _tried(self, given: int) -> list[Option]:
        trial, rules = self.match.position.copy(), self.match.rules
        line: list[Option] = []
        pending = list(self.step.answers[given:])
        replies = iter(self.step.others[self._replied :])
        for _ in range(MOST_ANSWERS * 4):
            asked = trial.decision
            if line and self._done(trial, line[-1]):
                return line
            if asked is None:
                return []
            if asked.seat == self.lesson.table.learner:
                chosen = option_for(pending[0], asked.options, rules) if pending else None
                if chosen is not None:
                    pending.pop(0)
                else:
                    # What was begun before is still to be ended; the answer comes after it, or it was the last.
                    chosen = option_for("done", asked.options, rules)
                if chosen is None:
                    return []
                line.append(chosen)
            else:
                chosen = restrained(asked, rules, next(replies, None))
            try:
                trial.answer(chosen)
            except EngineError:
                return []
        return []

    def _searched(self) -> list[Option]:
        """A single action that finishes the step, if the first few thousand have one."""
        actions: Iterator[tuple[list[Option], Position]] = complete_actions(self.match.position, loops=1)
        for line, after in islice(actions, LOOKED_THROUGH):
            if self._done(after, line[-1]):
                return line
        return []

    def obey(self) -> bool:
        """Give the answer that standing orders have; false where they have none."""
        chosen = self.orders.answer(self.match)
        if chosen is not None:
            self.match.answer(chosen, by="order")
        return chosen is not None

    # The others -------------------------------------------------------------------------------

    @property
    def _replied(self) -> int:
        """How many answers the other seats have given within the step."""
        learner = self.lesson.table.learner
        return sum(isinstance(one, Given) and one.seat != learner for one in self.match.entries[self._marks[-1] :])

    def reply(self) -> Option:
        """What the seat that is asked, not the learner's, answers: as written down, else it declines."""
        asked = self.match.position.decision
        assert asked is not None
        written = self.step.others[self._replied :] if not self.over else []
        return restrained(asked, self.match.rules, written[0] if written else None)


def play_to(course: Course, number: int) -> None:
    """Play a course along its own way until it stands at a step; raises ``ValueError`` naming what stops it."""
    while course.number < number:
        play_step(course)


def play_step(course: Course, strictly: bool = False) -> None:
    """Play the step a course stands at along its own way, the others' replies included.

    Where its own answers do not lead on another way is looked for, unless ``strictly`` by them. Raises ``ValueError``
    with a sentence where nothing finishes it.
    """
    number, match = course.number, course.match
    for _ in range(MOST_ANSWERS * 4):
        asked = match.position.decision
        if course.obey():
            course.follow()
        elif asked is not None and asked.seat != course.lesson.table.learner:
            match.answer(course.reply(), by="bot")
            course.follow()
        elif course.step.choices:
            course.choose(next(n for n, each in enumerate(course.step.choices) if each.right))
        elif course.may_go_on:
            course.go_on()
        elif line := course.listed() if strictly else course.way():
            match.answer(line[0])
            course.follow()
        else:
            break
        if course.number != number:
            return
    raise ValueError(say("error-lessons-step", step=number + 1, title=course.lesson.steps[number].title))
