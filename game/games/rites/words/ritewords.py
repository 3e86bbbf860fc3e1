"""What each rite tells of itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.games.rites.rules.cards import (
    ARTIFACT_ID,
    RITE_ID,
    SHIFTS,
)
from game.games.rites.rules.tablets import NAMES
from game.games.rites.rules.tablets import part as part
from game.games.rites.words.faces import Face, face, face_of
from game.games.rites.words.particulars import EVENTS, Shape
from game.games.rites.words.remarks import Notice, Sight
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.tableview import POWER_PLAYS, CardTable
from game.games.rites.words.written import Written
from game.language import spoken
from game.language.values import Text, Value
from game.match.guide import Remark, Shine
from game.match.match import Match

Tell = Callable[["Match", "CardTable", Option], str]
"""What would follow from an option, in a sentence."""
Called = Callable[["Match", "CardTable", Option], tuple[str, str]]
"""What a menu at a card calls an option, and a note below that."""


class RiteWords:
    """A rite in words; this class speaks of one in which cards are captured, and of none.

    ``page`` is that of its rules. ``places`` has, by kind of option, what its area is called by the layout (``plot``
    where nothing is said). ``laid`` has, by kind of event, which of its words are cards out of a hand; ``follows``
    are events that come by the rules alone. ``captures``, ``knocks`` and ``bluffs`` are the events that count as
    such, and ``marks`` has, by event, its mark on the theatre's timeline. ``tells`` has what options would do, by
    kind of question and of option, and ``offers`` what a menu at a card calls them, and notes on that. By kind of
    question ``variants`` and by kind of option ``forms`` say which form of their texts applies, and ``kinds`` names
    numbers in texts. ``events`` has the shapes of its events, ``questions`` and ``reasons`` what its questions and
    refusals are about (as in ``particulars``). Options of kinds that are ``confirmed`` are done by their button only,
    as cards picked for something else must not be thrown away; ``declines`` do nothing.
    ``notices`` is what the coach remarks in this rite, the most urgent first.
    """

    page = "rites_game"
    places: Mapping[str, str] = {}
    laid: Mapping[str, slice] = {}
    follows: tuple[str, ...] = ()
    captures: tuple[str, ...] = ()
    knocks: tuple[str, ...] = ()
    bluffs: tuple[str, ...] = ()
    marks: Mapping[str, str] = {}
    firsts: Mapping[str, str] = {}
    tells: Mapping[tuple[str, str], Tell] = {}
    offers: Mapping[tuple[str, str], Called] = {}
    variants: Mapping[str, Callable[[Decision], str]] = {}
    forms: Mapping[str, Callable[[Option], str]] = {}
    kinds: Mapping[str, Callable[[int], Value]] = {}
    events: Mapping[str, Shape] = {}
    questions: Mapping[str, Sequence[str]] = {}
    reasons: Mapping[str, Sequence[str]] = {}
    confirmed: tuple[str, ...] = ()
    declines: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = ()
    piece = "card"
    """What is captured."""

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        """What a cultist has in this rite: a number, and what it counts."""
        won = table.cultists[side].won
        if not won:
            return "0", spoken.say("rites-tally-none" if self.piece == "card" else f"rites-tally-{self.piece}.none")
        kind = "points" if self.piece == "card" else self.piece
        points = self.points(won)
        return str(points), spoken.say(f"rites-tally-{kind}", points=points, captured=len(won))

    def points(self, won: tuple[str, ...]) -> int:
        """What captured cards are worth."""
        return sum(face_of(card).rank for card in won)

    def left(self, table: CardTable, side: int) -> str:
        """What a cultist has in the end."""
        won = table.cultists[side].won
        if not won:
            return spoken.say("rites-tally-none.left")
        kind = "rites-tally-left" if self.piece == "card" else f"rites-tally-left.{self.piece}"
        return spoken.say(kind, points=self.points(won), captured=len(won))

    def steps(self, table: CardTable, side: int) -> tuple[tuple[str, bool], ...]:
        """The steps to a cultist's win, and which of them are done."""
        return ()

    def progress(self, table: CardTable) -> str:
        """How far the rite is; nothing where there is nothing to count."""
        return ""

    def lines(self, told: Written) -> list[str]:
        """What lies on the table, in lines."""
        return []


def nearly_out(sight: Sight) -> Iterator[Remark]:
    """Somebody has one card left where hands are emptied."""
    for each in sight.others:
        if len(each.hand) == 1 < len(sight.me.hand):
            shine = Shine((f"cultist.{each.side}",))
            yield remark("nearly_out", each.side, shine, sight.table.rite, name=each.name)


class SheddingWords(RiteWords):
    """A rite in which hands are emptied."""

    notices: tuple[Notice, ...] = (nearly_out,)

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        hand = len(table.cultists[side].hand)
        return str(hand), spoken.say("rites-tally-cards", cards=hand)

    def left(self, table: CardTable, side: int) -> str:
        return spoken.say("rites-tally-cards.left", cards=len(table.cultists[side].hand))


class PlotWords(RiteWords):
    """A rite of walls or graves."""

    def progress(self, table: CardTable) -> str:
        plots = table.state["plots"]
        done = sum(not card for card in plots)
        return spoken.say(f"rites-progress-{self.piece}s", done=done, count=len(plots)) if plots else ""

    def lines(self, told: Written) -> list[str]:
        return ["  " + self.line(told, plot, card) for plot, card in enumerate(told.state["plots"])]

    def line(self, told: Written, plot: int, card: str) -> str:
        """The line of one."""
        return spoken.say("rites-lines-place", place=self.place(plot), cards=self.there(told, plot, card))

    def place(self, plot: int) -> Text:
        """What one is called by its number."""
        return spoken.say(f"rites-lines-{self.piece}", number=plot + 1)

    def there(self, told: Written, plot: int, card: str) -> list[Text]:
        """What lies there."""
        if not card:
            return [spoken.say("rites-lines-taken")]
        shown = told.card(card)
        return [spoken.say("rites-lines-open", card=shown) if plot in told.state["open"] else shown]


@cache
def words_of(rite: str) -> RiteWords:
    """The words of a rite by its id; those of no rite where there is none."""
    found: RiteWords = part(rite, "words:WORDS") if rite else RiteWords()
    return found


def every() -> list[RiteWords]:
    """The words of all rites."""
    return [words_of(rite) for rite in NAMES]


def place_of(rite: str, chosen: Option) -> str:
    """The place on the table an option is about, by the name layouts give it; empty if it is about none.

    ``plot:3`` (walls and graves), ``tree:1``, ``pile:14`` (ridge 0, slopes), ``house:0``, ``side:2``,
    ``artifact:zanns_viol``, ``rite:the_hound``, ``deck``.
    """
    kind = chosen.kind
    if kind in POWER_PLAYS:
        return ""
    if kind == "draw":
        return "deck"
    if kind == "rite":
        return f"rite:{RITE_ID[chosen.number]}"
    if kind == "artifact":
        return f"artifact:{ARTIFACT_ID[chosen.number]}"
    if chosen.side != NONE:
        return f"side:{chosen.side}"
    if chosen.area == NONE:
        return ""
    return f"{words_of(rite).places.get(kind, 'plot')}:{chosen.area}"


def foretell(match: Match, table: CardTable, kind: str, option: Option) -> str:
    """What would follow from an option of a question of this kind; empty where its label says it all."""
    told = words_of(table.rite).tells.get((kind, option.kind))
    return told(match, table, option) if told else ""


def laid_face(option: Option) -> Face:
    """The face of the card an option plays, as it is laid."""
    shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
    return face(option.unit + shift)


def shape_of(kind: str) -> Shape:
    """The shape of an event."""
    return EVENTS.get(kind) or next(each.events[kind] for each in every() if kind in each.events)
