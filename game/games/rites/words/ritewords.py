"""Names of what is on the table, the table as it is written, the chronicle, and what each rite tells of itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import NONE, Option
from game.engine.rules import Rules
from game.games.rites.rules.cards import (
    ARTIFACT_ID,
    ARTIFACT_NUMBER,
    ARTIFACTS,
    CARD_ID,
    CARD_OF,
    CULT,
    CULTS,
    LAID_NUMBER,
    RANK,
    RITE_ID,
    SHIFTS,
)
from game.games.rites.rules.codec import HIDDEN
from game.games.rites.rules.tablets import NAMES
from game.games.rites.rules.tablets import part as part
from game.games.rites.words.faces import Face, face, face_of
from game.games.rites.words.remarks import Notice, Sight
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.tableview import POWER_PLAYS, CardTable
from game.match.guide import Remark, Shine
from game.match.match import Match
from game.match.phrases import HEADING, LINE, PRIVATE, Block, Line, Teller
from game.match.texts import Names, Texts, arguments, capital
from game.match.words import fill, words


class RitesNames(Names):
    """Names of cultists, cards, artifacts and places of one match, plain or with the window's marks around them."""

    def __init__(self, words: Texts, rules: Rules, marked: bool = False) -> None:
        self.texts: dict[str, Any] = words.tables["rites"]
        super().__init__(words, rules, marked, self.texts["grammar"])
        self.grammar: dict[str, str]

    def _mark(self, name: str) -> str:
        return f"**{name}**" if self.marked else name

    # single things

    def side(self, side: int) -> str:
        return self._mark(self.fill("cultist", number=side + 1)) if side >= 0 else self.grammar["nobody"]

    def card(self, laid: int) -> str:
        """A card with colour and elder sign, and as what it counts if that is another; a hidden one is a card."""
        if laid < 0:
            return self.grammar["no_card"]
        card = laid & CARD_OF
        name = self.words.name("rites-card", CARD_ID[card])
        colour = self.words.name("rites-color", CULTS[CULT[card]])
        told = self.fill("card", name=self._mark(name), colour=colour, rank=RANK[card])
        return self.fill("counting", card=told, rank=RANK[laid]) if laid != card else told

    def artifact(self, artifact: int) -> str:
        return self._mark(self.words.name("rites-artifact", ARTIFACT_ID[artifact]))

    def rite(self, rite: int) -> str:
        return self._mark(self.words.name("rites-rite", RITE_ID[rite]))

    # by what a template says an argument is

    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        """What ``{name}`` becomes for an argument of this kind."""
        if kind == "power_play":
            return self.words.name("rites-power-play", str(value))
        if kind == "rite_end":
            return self.texts[kind][value]
        if kind in ("number", "text") or not isinstance(value, int):
            return value
        if kind == "place":
            return value + 1
        if kind == "cult":
            return self.words.name("rites-color", CULTS[value]) if value >= 0 else ""
        if kind == "acting":
            power = self.texts["artifact"][ARTIFACT_ID[value]]["text"]
            return self.fill("acting", artifact=self.artifact(value), power=power)
        ours = {
            "side": self.side, "card": self.card, "laid": self.card, "artifact": self.artifact, "rite": self.rite,
        }  # fmt: skip
        return ours[kind](value) if kind in ours else self.of_rites(kind, value)

    def of_rites(self, kind: str, value: int) -> str:
        """What a rite alone numbers."""
        return next(each.kinds[kind] for each in every() if kind in each.kinds)(self, value)

    # questions and options

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        told = next((each.variants[decision.kind] for each in every() if decision.kind in each.variants), None)
        return told(decision) if told else ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option."""
        form = next((each.forms[option.kind] for each in every() if option.kind in each.forms), None)
        if form:
            return form(option)
        named = option.kind == "invoke" and option.side != NONE
        return f"invoke_{ARTIFACT_ID[option.number]}" if named else option.kind

    def option_field(self, name: str, option: Option, viewer: int) -> Any:
        """What ``{name}`` in an option's label becomes."""
        if name in ("card", "first"):
            shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
            return self.card(option.unit + shift)
        if name in ("second", "third"):
            return self.card(option.number if name == "second" else option.area)
        if name in ("artifact", "rite"):
            return self.artifact(option.number) if name == "artifact" else self.rite(option.number)
        if name == "place":
            return option.area + 1
        return self.side(option.side) if name == "side" else self.of_rites(name, option.area)


class Written:
    """What a seat sees of a match, thing by thing; without a seat what a passer-by sees."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] = match.view(0 if seat is None else seat)["state"]
        self.names = RitesNames(words(), match.rules)

    def cultist(self, side: int) -> str:
        """A cultist with the player's name."""
        return f"{self.names.side(side)} ({self.match.seats[side].name})" if side >= 0 else self.names.side(side)

    def card(self, name: str) -> str:
        """A card as the state writes it."""
        return HIDDEN if name == HIDDEN else self.names.card(LAID_NUMBER[name])

    def cards(self, named: list[str]) -> str:
        """Cards in a row; hidden ones are counted."""
        hidden = named.count(HIDDEN)
        parts = [self.card(name) for name in named if name != HIDDEN]
        if hidden:
            parts.append(f"{hidden} hidden")
        return ", ".join(parts) or "none"

    def artifacts(self, named: list[str]) -> str:
        """Artifacts with their points."""
        told = []
        for name in named:
            number = ARTIFACT_NUMBER[name]
            spent = " (spent)" if name in self.state["spent"] else ""
            told.append(f"{self.names.artifact(number)} {ARTIFACTS[number].value}{spent}")
        return ", ".join(told) or "none"


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
    question ``variants`` and by kind of option ``forms`` say which form of
    their texts applies, and ``kinds`` names numbers in texts. Options of kinds that are ``confirmed`` are done by
    their button only, as cards picked for something else must not be thrown away; ``declines`` do nothing.
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
    kinds: Mapping[str, Callable[[RitesNames, int], str]] = {}
    confirmed: tuple[str, ...] = ()
    declines: tuple[str, ...] = ()
    notices: tuple[Notice, ...] = ()
    piece, none = "card", "nothing yet"
    """What is captured, and what is said of whoever has none."""

    def tally(self, table: CardTable, side: int) -> tuple[str, str]:
        """What a cultist has in this rite: a number, and what it counts."""
        won = table.cultists[side].won
        if not won:
            return "0", self.none
        return str(self.points(won)), f"points · {len(won)} {self.piece}{'' if len(won) == 1 else 's'}"

    def points(self, won: tuple[str, ...]) -> int:
        """What captured cards are worth."""
        return sum(face_of(card).rank for card in won)

    def left(self, table: CardTable, side: int) -> str:
        """What a cultist has in the end."""
        if not table.cultists[side].won:
            return "nothing captured"
        number, what = self.tally(table, side)
        return f"{number} {what}" if number != "1" else f"1 {what.replace('points', 'point', 1)}"

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
        return str(hand), "to play" if hand != 1 else "last card"

    def left(self, table: CardTable, side: int) -> str:
        hand = len(table.cultists[side].hand)
        return "one card left" if hand == 1 else f"{hand} cards left" if hand else "no card left"


class PlotWords(RiteWords):
    """A rite of walls or graves."""

    captured = "captured"
    plot = "Plot"

    def progress(self, table: CardTable) -> str:
        plots = table.state["plots"]
        done = sum(not card for card in plots)
        return f"{done} of {len(plots)} {self.piece}s {self.captured}" if plots else ""

    def lines(self, told: Written) -> list[str]:
        return [self.line(told, plot, card) for plot, card in enumerate(told.state["plots"])]

    def line(self, told: Written, plot: int, card: str) -> str:
        """The line of one."""
        how = "taken" if not card else told.card(card) + (", face up" if plot in told.state["open"] else "")
        return f"  {self.plot} {plot + 1}: {how}"


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


def say(key: str, **values: object) -> str:
    """A sentence by its key, with its blanks filled in."""
    return fill(words().tables["rites"]["foretell"][key], values.__getitem__)


def laid_face(option: Option) -> Face:
    """The face of the card an option plays, as it is laid."""
    shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
    return face(option.unit + shift)


_UNTOLD = frozenset(("forced", "ordered"))
_ONLY_OWN = frozenset(("dealt", "drew"))
"""Told to whoever sees the cards, and to nobody else."""


class RitesBlock(Block):
    """One event."""

    def __init__(self, number: int, event: Event, lines: list[Line]) -> None:
        super().__init__(number)
        self._kept = lines
        self.put(event)

    def tell(self) -> list[Line]:
        return self._kept


class RitesTeller(Teller):
    """Opens a block for every event."""

    def __init__(self, words: Texts, rules: Rules) -> None:
        self.names = RitesNames(words, rules, marked=True)
        self.texts: dict[str, Any] = words.tables["events"]["rites"]

    def skips(self, event: Event) -> bool:
        """Answers nobody had a choice in, and cards others draw."""
        if event.kind in _ONLY_OWN:
            return len(event.args) == 1 or event.args[-1] == -1
        return event.kind in _UNTOLD

    def aside(self, event: Event, block: Block) -> bool:
        """Nothing comes in the middle of anything."""
        return False

    def open(self, event: Event, number: int) -> list[Block]:
        return [RitesBlock(number, event, [self.line(event)])]

    def line(self, event: Event) -> Line:
        entry = self.texts[event.kind]
        pairs = arguments(entry, "args")
        values: dict[str, Any] = {}
        for place, (name, kind) in enumerate(pairs):
            if name.startswith("*"):
                values[name[1:]] = self.names.listed([self.names.card(int(card)) for card in event.args[place:]])
            elif kind == "way":
                values["card"] = self.names.card(int(event.args[place - 1]) + SHIFTS[int(event.args[place])])
            elif place < len(event.args):
                values[name] = self.names.value(name, kind, event.args[place])
        text = fill(entry[self._form(event, entry, pairs)], values.__getitem__)
        side = next((int(event.args[n]) for n, (_, kind) in enumerate(pairs) if kind == "side"), None)
        kind = HEADING if entry.get("heading") else PRIVATE if entry.get("private") else LINE
        return Line(capital(text), side if side is not None and side >= 0 else None, kind, entry.get("weight", 1))

    def _form(self, event: Event, entry: dict[str, Any], pairs: list[tuple[str, str]]) -> str:
        """Which form of an event's words applies."""
        args = event.args
        cards = [args[n] for n, (name, kind) in enumerate(pairs) if kind == "card" and name[0] != "*" and n < len(args)]
        if "hidden" in entry and (-1 in cards or len(args) < len(pairs)):
            return "hidden"
        if "nobody" in entry and args[1] == -1:
            return "nobody"
        if "double" in entry and args[-1]:
            return "double"
        few = len(args) < len(pairs)
        return "withdrawn" if few and "withdrawn" in entry else "empty" if few and "empty" in entry else "line"
