"""What every block of the chronicle of Cthulhu Wars needs: the texts of events, names with marks, asides."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.names import WarsNames
from game.match.phrases import PRIVATE, Block, Line
from game.match.texts import Texts, arguments, capital, fill


class Told:
    """What every block needs: the texts of events, and names with marks."""

    def __init__(self, words: Texts, rules: Rules) -> None:
        self.words = words
        self.rules: Any = rules
        self.names = WarsNames(words, rules, marked=True)
        self.texts: dict[str, dict[str, Any]] = words.tables["events"]["wars"]
        self.own: frozenset[int] = frozenset()
        """The sides of whoever it is told to."""

    def reader(self, doer: int, victim: int = -1) -> str:
        """Who is told of it: who did it, to whom it was done, or an onlooker."""
        return "doer" if doer in self.own else "victim" if victim in self.own else ""

    def say(self, kind: str, form: str = "line", **values: Any) -> str:
        """The text of an event's form, with the values given, beginning with a capital."""
        return capital(self.part(kind, form, **values))

    def part(self, kind: str, form: str, **values: Any) -> str:
        """As ``say``, for a part of a sentence."""
        return fill(self.texts[kind][form], values.__getitem__)

    def of(self, event: Event, form: str = "line", kind: str = "", **more: Any) -> str:
        """As ``say`` with ``more`` and the event's own arguments for values; ``kind`` is another event's texts."""
        look = self.names.lookup(arguments(self.texts[event.kind], "args"), event.args)

        def value(name: str) -> Any:
            if name in more:
                return more[name]
            return self.names.side(UNIT_SIDE[int(event.args[0])]) if name == "owner" else look(name)

        return capital(fill(self.texts[kind or event.kind][form], value))

    def form(self, kind: str, why: str) -> str:
        """The form of an event's text for a reason; the usual one where the reason has none."""
        return why if why in self.texts[kind] else "line"

    def gates_left(self, events: list[Event]) -> str:
        """The sentence about gates abandoned among these events, with a blank in front; or nothing."""
        areas = list(dict.fromkeys(int(event.args[1]) for event in events if event.kind == "gate_abandoned"))
        if not areas:
            return ""
        listed = self.names.listed([self.names.the_area(area) for area in areas])
        return self.part("gate_abandoned", "left" if len(areas) == 1 else "left_more", areas=listed)

    def sign_lines(self, events: list[Event]) -> list[Line]:
        """Private lines with the values of Elder Signs drawn, for those who may see them."""
        drawn: dict[int, list[str]] = {}
        for event in events:
            if event.kind == "sign" and event.args[1]:
                drawn.setdefault(int(event.args[0]), []).append(str(event.args[1]))
        lines = []
        for side, values in drawn.items():
            form, listed = "one" if len(values) == 1 else "more", self.names.listed(values)
            lines.append(Line(self.say("sign", form, side=self.names.side(side), values=listed), side, PRIVATE, 1))
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
        text = self.told.say("doom", self.why, side=self.told.names.side(self.side), amount=self.amount)
        return [Line(text, self.side, weight=1)]


@dataclass
class Earned:
    """Spellbooks a side has earned, and which it took, as far as that is known."""

    told: Told
    side: int
    block: Block
    requirements: list[str] = field(default_factory=list)
    books: list[str] = field(default_factory=list)

    def tell(self) -> list[Line]:
        told, names = self.told, self.told.names
        met = names.commas([told.words.name("requirement", name) for name in self.requirements])
        books = names.listed([names.ability(name) for name in self.books])
        side = names.side(self.side)
        if not met:
            return [Line(told.say("book", side=side, books=books), self.side, weight=1)]
        form = "taken" if books else "line"
        return [Line(told.say("requirement", form, side=side, books=books, requirements=met), self.side, weight=2)]


@dataclass
class Ordered:
    """What standing orders have answered for a side, one after the other; told to whoever gave them."""

    told: Told
    side: int
    kinds: list[str] = field(default_factory=list)

    def tell(self) -> list[Line]:
        told = self.told
        forms = dict.fromkeys(told.form("ordered", kind) for kind in self.kinds)
        parts = [told.part("ordered", form) for form in forms]
        return [Line(told.part("ordered", "told", what=told.names.commas(parts)), self.side, PRIVATE, 0)]


@dataclass
class Revealed:
    """Elder Signs a side has turned over, one after the other."""

    told: Told
    side: int
    values: list[int] = field(default_factory=list)

    def tell(self) -> list[Line]:
        told, values = self.told, self.values
        listed = told.names.commas([str(value) for value in values])
        form, side = "one" if len(values) == 1 else "more", told.names.side(self.side)
        text = told.say("revealed", form, side=side, number=len(values), values=listed, total=sum(values))
        return [Line(text, self.side, weight=2)]
