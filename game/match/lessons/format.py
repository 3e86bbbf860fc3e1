"""The files of lessons and puzzles: every field with its bounds. No code is in them; docs/lessons.md describes them.

A file names things as programs do (docs/api.md): options, set-ups and conditions are in the words of ``name_option``
and ``state_dict``, so that a lesson can never say anything of the rules but what the engine does.
"""

from typing import Annotated, Any, Literal

import msgspec

from game.match.record import MOST_SEATS, Script, Sides, Text40, Text60, Text80, Text200

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9_]{0,39}$")]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=120)]
Pattern = Annotated[dict[Text40, Any], msgspec.Meta(min_length=1, max_length=8)]
"""What an option is known by: fields of ``name_option``, a list meaning any of them: ``{unit = ["acolyte", "ghoul"]}``.

``unit`` may be a whole name, a kind of a faction, or a kind, as in ``Match.options``.
"""
Answer = Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | Pattern
"""A pattern, or the kind alone: ``"done"``."""
Line = Annotated[list[Answer], msgspec.Meta(max_length=40)]
ThingId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
"""The id of a thing on the window, with ``*`` for any letters: ``area.south_pacific``, ``option.move``."""
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]


TITLE, SENTENCE, SENTENCES = 120, 400, 1000
"""Characters such texts may have."""
Title = Annotated[str, msgspec.Meta(max_length=TITLE)]
Sentence = Annotated[str, msgspec.Meta(max_length=SENTENCE)]
Sentences = Annotated[str, msgspec.Meta(max_length=SENTENCES)]
"""Words: twice as long as an English author should need, since a translation is longer."""

About = Annotated[list[Text60], msgspec.Meta(max_length=40)]
"""Ids of cards and pages of the rules that lead to a lesson."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game, its position (``setup``), who learns, and what falls and is drawn: the inputs of a match.

    ``dice`` and ``draws`` come first and then those of ``seed``. ``others`` sit at the other seats, by name.
    """

    game: Text40
    setup: Annotated[dict[Text40, Any], msgspec.Meta(max_length=80)] | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] | None = None
    factions: Annotated[list[Text40 | Sides], msgspec.Meta(max_length=MOST_SEATS)] | None = None
    map: Text60 | None = None
    edition: Text40 | None = None
    options: Annotated[dict[Text40, Any], msgspec.Meta(max_length=40)] | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] = 1
    dice: Script | None = None
    draws: Script | None = None
    learner: Seat = 0
    others: Annotated[list[Text40], msgspec.Meta(max_length=MOST_SEATS)] = []
    auto_gates: bool = False


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A condition on the position: the value of ``state_dict`` that ``at`` leads to, and what must hold of it.

    ``at`` is a path of keys and numbers joined by dots (``gates.south_pacific``, ``hands.0``); ``*`` in it is every
    key (``units.*.acolyte``: those of all factions). Of the rest what is given must hold: ``equals``; ``least`` and
    ``most`` of a number, or of how many there are in a list or table; ``starts`` of a text; ``has``, something in a
    list. With ``of`` only what equals it, or is a unit of that faction or kind, is counted. ``not_`` turns it round.
    """

    at: Text200
    equals: Any = None
    least: int | None = None
    most: int | None = None
    starts: Text80 | None = None
    has: Any = None
    of: Any = None
    not_: bool = msgspec.field(name="not", default=False)


Checks = Annotated[list[Check], msgspec.Meta(max_length=12)]


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """When a step is done: all that is given holds. With nothing given it is done with *Continue*.

    ``chosen``: the learner has just answered so. ``asked``: the learner is asked a question of this kind. ``offered``:
    the learner is asked and could answer so (``"pass"``: a new turn has begun). ``state``: conditions on the position.
    ``event``: events of this kind have happened since the step began, ``events`` of them. ``looked``: a thing was
    pressed or opened on the window (also *Continue* will do). ``over``: the match is over. ``or``: a condition of the
    same kind that does instead.
    """

    chosen: Answer | None = None
    asked: Text40 | None = None
    offered: Answer | None = None
    state: Checks = []
    event: Text40 | None = None
    events: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    looked: ThingId | None = None
    over: bool = False
    or_: "Done | None" = msgspec.field(name="or", default=None)


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is said to an answer that does not help ("You could, but …"), which is taken back; or to one not offered.

    With ``allowed`` it is said and the answer stands: it works as well.
    """

    answer: Answer
    say: Sentences
    allowed: bool = False


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One of the answers to a question asked by the lesson itself; a wrong one says why."""

    text: Title
    say: Sentences = ""
    right: bool = False


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One step: what to do or see (``text``), why, and what it leads to; what is lit; when it is done.

    Texts may be marked: ``**bold**``. ``light`` are things that are lit, those in ``bright`` more so, and a dotted way
    goes from ``way``'s first to its second. ``answers`` is one way through it from its beginning, which "Show me"
    plays; ``others`` what the other seats answer until the step ends, in order (after that they decline).
    ``could`` and ``cannot`` answer what a learner may try. ``choices`` make it a question of the lesson's own.
    ``holds`` is true at its end: a test plays the answers and looks. In a whole game a step is only advice, dropped
    without a word when it has become impossible, or when what is ``past`` holds.
    """

    text: Sentences
    title: Title
    why: Sentences = ""
    leads: Sentences = ""
    light: Annotated[list[ThingId], msgspec.Meta(max_length=24)] = []
    bright: Annotated[list[ThingId], msgspec.Meta(max_length=12)] = []
    way: Annotated[list[ThingId], msgspec.Meta(max_length=2)] = []
    done: Done = Done()
    answers: Line = []
    others: Line = []
    could: Annotated[list[Reply], msgspec.Meta(max_length=12)] = []
    cannot: Annotated[list[Reply], msgspec.Meta(max_length=12)] = []
    choices: Annotated[list[Choice], msgspec.Meta(max_length=6)] = []
    holds: Checks = []
    past: Checks = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A lesson: what it teaches, the table it is played at, and its steps.

    ``place`` orders the lessons of a game on the path; ``icon`` (of assets/icons) stands there in the place of its
    number; ``about`` are ids of cards and pages of the rules it can be opened from ("show me how"). In a ``whole_game``
    the steps are advice for its first turns, the others are bots of ``level``, and it ends when the game does.
    """

    kind: Literal["Mythos Table lesson"]
    format: Literal[1]
    id: Id
    title: Title
    short: Title
    place: Annotated[int, msgspec.Meta(ge=0, le=999)]
    minutes: Minutes
    learns: Annotated[list[Sentence], msgspec.Meta(min_length=1, max_length=4)]
    table: Table
    steps: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=40)]
    end: Sentences
    after: Sentences = ""
    about: About = []
    author: Text80 = ""
    icon: Text40 = ""
    whole_game: bool = False
    level: Text40 = "initiate"


class Best(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The best result known: ``text`` in words, and how it is known to be the best.

    ``searched``: every way was tried against every reply; ``argued``: ``why`` says why there can be no better one.
    ``at`` a path is the number that tells how good a solution is (of a list or table how many there are, or how many
    that are ``of``), ``number`` the best; without it there is only one way to be good: solving it.
    """

    text: Sentence
    proof: Literal["searched", "argued"]
    why: Sentences = ""
    at: Text200 = ""
    of: Text200 | None = None
    number: int = 0
    fewest: bool = False

    @property
    def worth(self) -> int:
        """The best number as results are compared: more is better."""
        return -self.number if self.fewest else self.number


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A puzzle: a position, one aim (``aim`` in words), a solution, and the best result. ``icon`` is of assets/icons.

    It is solved when all of ``reached`` holds, or the learner has ``won`` the match; it is lost when one of ``lost``
    holds before that, an event of a kind in ``never`` has happened, or the match is over. ``answers`` of the learner
    and ``others`` of the rest are one solution, in order. Where the others have a choice they make the one that hurts.
    """

    kind: Literal["Mythos Table puzzle"]
    format: Literal[1]
    id: Id
    title: Title
    short: Title
    place: Annotated[int, msgspec.Meta(ge=0, le=999)]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    aim: Sentences
    hint: Sentences
    solution: Sentences
    trap: Sentences
    table: Table
    reached: Checks = []
    won: bool = False
    lost: Checks = []
    never: Annotated[list[Text40], msgspec.Meta(max_length=8)] = []
    answers: Annotated[list[Answer], msgspec.Meta(min_length=1, max_length=80)]
    others: Line = []
    best: Best
    author: Text80 = ""
    icon: Text40 = ""
