"""What actions and abilities have done, and how it is told: the parts of every line of the chronicle about a deed."""

from collections.abc import Callable

from game.engine.event import Event
from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.told import Told
from game.language.spoken import say, tell
from game.language.values import Name, Text, Value


class Deed:
    """The events of one action, by kind."""

    def __init__(self, side: int, events: list[Event]) -> None:
        self.side = side
        self.events = events

    def all(self, *kinds: str) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if event.kind in kinds]

    def one(self, kind: str) -> Event | None:
        """The first event of a kind, if it has come yet."""
        return next((event for event in self.events if event.kind == kind), None)

    @property
    def paid(self) -> int:
        """Power spent by the side that acts."""
        return sum(int(event.args[1]) for event in self.events if event.kind == "paid" and event.args[0] == self.side)


def units_of(events: list[Event]) -> list[int]:
    """The units that these events are about."""
    return [int(event.args[0]) for event in events]


class DeedTexts:
    """The ways of telling a deed that all actions share."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.names = told.names

    def say(self, key: str, deed: Deed, victim: int = -1, **values: Value) -> Text:
        """A message with the side that acts."""
        reader = self.told.reader(deed.side, victim)
        return tell(key, {"side": self.names.named_side(deed.side), **values}, reader)

    def of(self, key: str, deed: Deed, event: Event, victim: int | None = None, **more: Value) -> Text:
        """A message with the side that acts and what an event of its says."""
        if victim is None:
            victim = UNIT_SIDE[int(event.args[0])] if event.kind in ("eliminated", "captured") else -1
        given = self.told.given(event, side=self.names.named_side(deed.side), **more)
        return tell(key, given, self.told.reader(deed.side, victim))

    def areas(self, events: list[Event]) -> list[Name]:
        """The areas of these events, each once."""
        return [self.names.named_area(area) for area in dict.fromkeys(int(event.args[1]) for event in events)]

    def first(self, key: str, deed: Deed, events: list[Event]) -> str:
        """The first of these, with what came besides."""
        rest = self.names.named_units(units_of(events[1:]))
        return self.of(key, deed, events[0], units=rest) if events else ""

    def moves(self, events: list[Event]) -> list[Text]:
        """Where units went: "a Ghoul and an Acolyte to Europe", "2 Ghouls to Asia"."""
        return self.by_area([event for event in events if event.kind == "moved"], 2, "wars-events-moved.part")

    def by_area(self, events: list[Event], place: int, key: str) -> list[Text]:
        """Units by area, the number of whose argument is ``place``, in a message each."""
        by_area: dict[int, list[int]] = {}
        for event in events:
            by_area.setdefault(int(event.args[place]), []).append(int(event.args[0]))
        names = self.names
        return [tell(key, {"units": names.named_units(units), "area": names.named_area(area)})
                for area, units in by_area.items()]  # fmt: skip

    def shares(self, events: list[Event]) -> list[Text]:
        """Sides with a number each, as these events have them."""
        sides = [(self.names.named_side(int(event.args[0])), int(event.args[1])) for event in events]
        return [say("wars-events-share", side=side, number=number) for side, number in sides]


AsTold = Callable[[DeedTexts, Deed], str]
"""How a deed is told as far as it has got; empty while there is nothing to tell."""


def by_first(kind: str, key: str) -> AsTold:
    """A deed told by its first event of a kind; that unit's owner is the victim."""

    def told(texts: DeedTexts, deed: Deed) -> str:
        event = deed.one(kind)
        return texts.of(key, deed, event) if event else ""

    return told


def by_losses(key: str) -> AsTold:
    """A deed told by the units it has cost: which, where and how many."""

    def told(texts: DeedTexts, deed: Deed) -> str:
        lost = deed.all("eliminated")
        named = texts.names.named_units(units_of(lost))
        return texts.say(key, deed, units=named, areas=texts.areas(lost), number=len(lost)) if lost else ""

    return told


InBattle = Callable[[DeedTexts, Deed], list[str]]
"""How an ability in a battle is told, in lines; none while nothing has come of it."""


def by_each(key: str, kind: str = "eliminated") -> InBattle:
    """An ability in a battle told once for each event of a kind; the unit's owner is the victim."""
    return lambda texts, deed: [texts.of(key, deed, event, UNIT_SIDE[int(event.args[0])]) for event in deed.all(kind)]


def used(key: str) -> InBattle:
    """An ability in a battle of which it is told that it is used."""
    return lambda texts, deed: [texts.say(key, deed)]
