"""What every block of the chronicle of Cthulhu Wars needs: names with marks, who reads it, asides."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.arguments import EVENTS
from game.games.wars.words.names import WarsNames
from game.language.spoken import has, name, say
from game.language.values import Text, Value
from game.match.phrases import PRIVATE, Block, Line
from game.match.texts import Given


def sentences(*parts: str) -> str:
    """Whole sentences, one after the other; empty ones are left out."""
    return " ".join([part for part in parts if part])


class Told:
    """What every block needs: whom it is told to, and names with marks."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Any = rules
        self.names = WarsNames(rules, marked=True)
        self.own: frozenset[int] = frozenset()
        """The sides of whoever it is told to."""

    def reader(self, doer: int, victim: int = -1) -> str:
        """Who is told of it: who did it, to whom it was done, or an onlooker."""
        return "doer" if doer in self.own else "victim" if victim in self.own else ""

    def given(self, event: Event, **more: Value) -> Given:
        """What an event's arguments put into a message, with ``more``; ``owner`` is whose its unit is."""
        known = {place: (kind, value) for (place, kind), value in zip(EVENTS[event.kind], event.args, strict=False)}

        def look(place: str) -> Value:
            if place == "owner":
                return self.names.named_side(UNIT_SIDE[int(event.args[0])])
            return self.names.place(*known[place])

        given = Given(look)
        given.update(more)
        return given

    def gates_left(self, events: list[Event], doer: int | None = None) -> str:
        """The sentences about gates abandoned among these events, one for each side; or nothing.

        ``doer`` is whose action it was: who lost a gate by another's is told so.
        """
        left: dict[int, dict[int, None]] = {}
        for event in events:
            if event.kind == "gate_abandoned":
                left.setdefault(int(event.args[0]), {})[int(event.args[1])] = None
        return sentences(*(self._left(side, list(areas), side == doer) for side, areas in left.items()))

    def _left(self, side: int, areas: list[int], own_doing: bool) -> str:
        reader = self.reader(side) if own_doing else self.reader(-1, side)
        return say("wars-events-gates-abandoned", reader, areas=[self.names.named_area(area) for area in areas])

    def signs(self, side: int, why: str, number: int) -> str:
        """The sentence about Elder Signs gained, by what brought them."""
        own = f"wars-events-sign-{why.replace('_', '-')}"
        key = own if has(own) else "wars-events-sign"
        return say(key, self.reader(side), side=self.names.named_side(side), signs=number)

    def sign_lines(self, events: list[Event]) -> list[Line]:
        """Private lines with the values of Elder Signs drawn, for those who may see them."""
        drawn: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "sign" and event.args[1]:
                drawn.setdefault(int(event.args[0]), []).append(int(event.args[1]))
        lines = []
        for side, values in drawn.items():
            text = say("wars-events-drawn", self.reader(side), side=self.names.named_side(side), values=values)
            lines.append(Line(text, side, PRIVATE, 1))
        return lines


class WarsBlock(Block):
    """A block that tells by a function, and takes events by another."""

    def __init__(
        self,
        number: int,
        first: Event,
        tell: Callable[[list[Event]], list[Line]],
        takes: Callable[[Event], bool] | None = None,
    ) -> None:
        super().__init__(number)
        self._tell = tell
        self._takes = takes
        self.put(first)

    def takes(self, event: Event) -> bool:
        """As its function says; Decay and Doom for losses can come behind anything and belong to nothing."""
        if pays_for_losses(event) or (event.kind == "paid" and event.args[2] == "decay"):
            return False
        return self._takes is not None and self._takes(event)

    def tell(self) -> list[Line]:
        return self._tell(self.events)

    def hits(self) -> tuple[int, ...]:
        """The sides attacked, or bereaved of a unit by another."""
        return tuple(dict.fromkeys(side for event in self.events for side in _harmed(event)))


def _harmed(event: Event) -> tuple[int, ...]:
    """The side an event does harm to, if somebody else's doing it is."""
    if event.kind == "battle":
        return (int(event.args[1]),)
    if event.kind not in ("eliminated", "captured", "killed"):
        return ()
    owner, by = UNIT_SIDE[int(event.args[0])], int(event.args[-1])
    return (owner,) if by not in (-1, owner) else ()


def pays_for_losses(event: Event) -> bool:
    """Whether an event is Doom for what an enemy has lost, or nearly lost."""
    return event.kind == "doom" and event.args[2] in ("loss", "spared")


# asides


@dataclass
class Losses:
    """Doom that a side gains for losses of its enemy, added up."""

    told: Told
    side: int
    why: str
    amount: int = 0

    def tell(self) -> list[Line]:
        key, told = f"wars-events-doom-{self.why}", self.told
        text = say(key, told.reader(self.side), side=told.names.named_side(self.side), amount=self.amount)
        return [Line(text, self.side, weight=1)]


@dataclass
class Earned:
    """Spellbooks a side has earned, and which it took, as far as that is known; ``all_six`` if it has them now."""

    told: Told
    side: int
    block: Block
    requirements: list[str] = field(default_factory=list)
    books: list[str] = field(default_factory=list)
    all_six: bool = False

    def tell(self) -> list[Line]:
        told, reader = self.told, self.told.reader(self.side)
        side = told.names.named_side(self.side)
        met: list[Value] = [_earned_for(each) for each in self.requirements]
        books: list[Value] = [told.names.named_ability(each) for each in self.books]
        if not met:
            return [Line(say("wars-events-book", reader, side=side, books=books), self.side, weight=1)]
        if books:
            text = str(say("wars-events-requirement-taken", reader, side=side, books=books, requirements=met))
        else:
            text = say("wars-events-requirement", reader, side=side, requirements=met)
        sixth = say("wars-events-sixth-book", reader, side=side) if self.all_six else ""
        return [Line(sentences(text, sixth), self.side, weight=2)]


def _earned_for(requirement: str) -> Text:
    """What a spellbook was earned for, as it stands behind a "for"."""
    own = f"wars-earned-{requirement.replace('_', '-')}"
    return say(own) if has(own) else say("wars-earned-other", requirement=name("requirement", requirement))


@dataclass
class Ordered:
    """What standing orders have answered for a side, one after the other; told to whoever gave them."""

    told: Told
    side: int
    kinds: list[str] = field(default_factory=list)

    def tell(self) -> list[Line]:
        keys = (f"wars-events-ordered-{kind.replace('_', '-')}" for kind in self.kinds)
        said = dict.fromkeys(key if has(key) else "wars-events-ordered-other" for key in keys)
        text = say("wars-events-ordered", answers=[say(key) for key in said])
        return [Line(text, self.side, PRIVATE, 0)]


@dataclass
class Revealed:
    """Elder Signs a side has turned over, one after the other."""

    told: Told
    side: int
    values: list[int] = field(default_factory=list)

    def tell(self) -> list[Line]:
        told, values = self.told, self.values
        text = say("wars-events-revealed", told.reader(self.side), side=told.names.named_side(self.side),
                   number=len(values), values=values, total=sum(values))  # fmt: skip
        return [Line(text, self.side, weight=2)]
