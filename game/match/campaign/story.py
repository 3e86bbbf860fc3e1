"""A story in chapters, as data: what a campaign file holds. No code is in one.

docs/campaigns.md is the description for people who write them; the names of fields and rules here are a promise.
"""

from typing import Annotated, Literal

import msgspec

from game.games.facts import DOOM_LIMITS, POWER_LIMITS
from game.games.registry import games
from game.language.spoken import say
from game.match.campaign.goals import Goal
from game.match.record import MOST_SEATS, Text40, Text60, Text80
from game.match.scenarios import Scenario

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$")]
Prose = Annotated[str, msgspec.Meta(max_length=2000)]
Level = Literal[
    "random", "newcomer", "beginner", "initiate", "adept", "amateur", "hierophant", "oracle", "expert", "professional",
    "master",
]  # fmt: skip


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A single-use help, chosen before a chapter: what it gives and how much.

    ``power`` and ``doom`` go to the person's side, ``foe_power`` is taken from every enemy, ``undo`` lets the chapter
    be played with free undo.
    """

    kind: Literal["power", "doom", "foe_power", "undo"]
    name: Text60
    amount: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


class Consequence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What follows from the end of a chapter; which fields a rule needs is checked on loading.

    ``help``: the people gain ``help``. ``relics``: every artifact they hold becomes the help that ``relics`` of the
    campaign names for it, ``number`` of them at most. ``stronger`` and ``weaker``: ``enemy`` begins later chapters
    with more or less ``power`` and ``doom`` and plays ``level`` levels better or worse. ``mark``: ``mark`` is noted,
    for endings.
    """

    rule: Literal["help", "relics", "stronger", "weaker", "mark"]
    help: Help | None = None
    enemy: Id | None = None
    power: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    doom: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    level: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    mark: Id | None = None
    number: Annotated[int, msgspec.Meta(ge=1, le=13)] | None = None


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a chapter may end: what is told, what follows, and the chapter after it (the next one if none is named)."""

    text: Prose = ""
    then: Annotated[list[Consequence], msgspec.Meta(max_length=12)] = msgspec.field(default_factory=list)
    next: Id | None = None


class ChapterSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: the first person, the second, or an enemy of the campaign by its id.

    Where one person plays, the bot ``level`` (an initiate if left out) called ``name`` takes the second person's
    seat. On an enemy's seat ``level`` stands for the enemy's own in this chapter; what has happened counts from there.
    ``faction`` may be two, for two players of Cthulhu Wars; in the rites and in set positions it is left out.
    """

    who: Literal["first", "second", "enemy"]
    enemy: Id | None = None
    name: Text40 = ""
    level: Level | None = None
    faction: Text40 | Annotated[list[Text40], msgspec.Meta(max_length=2)] | None = None
    power: Annotated[int, msgspec.Meta(ge=POWER_LIMITS[0], le=POWER_LIMITS[1])] = 0
    doom: Annotated[int, msgspec.Meta(ge=DOOM_LIMITS[0], le=DOOM_LIMITS[1])] = 0


Goals = Annotated[list[Goal], msgspec.Meta(min_length=1, max_length=6)]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game of a story: the table, what is to be reached (``aim``), what beyond that (``feat``), what may follow.

    ``triumph``: aim and feat are reached; ``victory``: the aim alone; ``defeat``: not even that.
    """

    id: Id
    title: Text60
    text: Prose
    game: Text40
    seats: Annotated[list[ChapterSeat], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    feat: Goals
    triumph: Outcome
    victory: Outcome
    defeat: Outcome
    aim: Goals = msgspec.field(default_factory=lambda: [Goal("win")])
    map: Text60 | None = None
    edition: Text40 | None = None
    rite: Text40 | None = None
    scenario: Text60 | None = None

    def __post_init__(self) -> None:
        if self.game not in games():
            raise ValueError(say("error-setup-game", game=self.game, known=list(games())))

    @property
    def alternates(self) -> bool:
        """Whether only one seat is for people, so that two take it in turns."""
        return not any(seat.who == "second" for seat in self.seats)


class Enemy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who comes back chapter after chapter; ``level`` is how well it plays before anything has happened."""

    id: Id
    name: Text40
    level: Level = "initiate"
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Relic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The help that an artifact won in the rites turns into."""

    artifact: Text40
    help: Help


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an ending asks for: numbers of outcomes, the outcome of one chapter, or a mark."""

    rule: Literal["triumphs_at_least", "victories_at_least", "defeats_at_most", "won", "lost", "marked", "unmarked"]
    number: Annotated[int, msgspec.Meta(ge=0, le=50)] | None = None
    chapter: Id | None = None
    mark: Id | None = None


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An ending of the story: the first whose conditions all hold is told; the last one has none."""

    id: Id
    title: Text60
    text: Prose
    when: Annotated[list[Condition], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole campaign."""

    kind: Literal["Mythos Table campaign"]
    format: Literal[1]
    title: Text60
    text: Prose
    chapters: Annotated[list[Chapter], msgspec.Meta(min_length=1, max_length=30)]
    endings: Annotated[list[Ending], msgspec.Meta(min_length=1, max_length=12)]
    enemies: Annotated[list[Enemy], msgspec.Meta(max_length=12)] = msgspec.field(default_factory=list)
    relics: Annotated[list[Relic], msgspec.Meta(max_length=13)] = msgspec.field(default_factory=list)
    author: Text80 = ""
    positions: Annotated[dict[Text60, Scenario], msgspec.Meta(max_length=30)] = msgspec.field(default_factory=dict)
    """The set positions its chapters name, read with it so that a run of it never needs the files again."""

    def chapter(self, chapter_id: str) -> Chapter:
        """A chapter by its id; ``KeyError`` if there is none."""
        return {each.id: each for each in self.chapters}[chapter_id]

    def enemy(self, enemy_id: str) -> Enemy:
        """An enemy by its id; ``KeyError`` if there is none."""
        return {each.id: each for each in self.enemies}[enemy_id]

    def after(self, chapter: Chapter, outcome: Outcome) -> Chapter | None:
        """The chapter that follows; ``None`` where the story ends."""
        if outcome.next is not None:
            return self.chapter(outcome.next)
        place = self.chapters.index(chapter) + 1
        return self.chapters[place] if place < len(self.chapters) else None
