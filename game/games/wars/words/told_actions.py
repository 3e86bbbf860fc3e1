"""The chronicle of Cthulhu Wars: actions, abilities, and single events that no action or battle folds, in a line."""

from collections.abc import Callable, Mapping

from game.engine.event import Event
from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.factions.words.tables import joined, merged
from game.games.wars.rules.units import FLIES, KINDS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.told import Told, WarsBlock, sentences
from game.language.spoken import has, say, tell
from game.language.values import Name, Text, Value
from game.match.phrases import Block, Line

_OF_ACTIONS = frozenset(
    ("moved", "placed", "eliminated", "captured", "gate_built", "gate_controlled", "gate_abandoned", "paid", "doom",
     "sign", "rolled_for", "pledged", "agreed", "not_agreed", "passed",
     *(kind for faction in FACTION_TABLES for kind in faction.events))
)  # fmt: skip
_OF_ABILITIES = frozenset(("placed", "eliminated", "gate_abandoned", "sign"))
_WEIGHT = {"awaken": 2, "capture": 2, "pass": 0, "move": 0, "abandon_gate": 0}
_BY_FIRST = {
    "build_gate": ("gate_built", "wars-events-gate-built"),
    "recruit": ("placed", "wars-events-recruited"),
    "pass": ("passed", "wars-events-passed"),
    "abandon_gate": ("gate_abandoned", "wars-events-gate-left"),
    "he_who": ("moved", "wars-events-he-who"),
    "dreams": ("eliminated", "wars-events-dreams"),
    "zingaya": ("eliminated", "wars-events-zingaya"),
    "capture": ("captured", "wars-events-captured"),
}
"""Actions that are told by the first event of a kind, and the message; its unit's owner is the victim."""
_OWNER = -1
_ALONE: Mapping[str, tuple[str, int | None]] = {
    "power": ("wars-events-power", 0), "doom": ("wars-events-doom", 0), "returned": ("wars-events-returned", 1),
    "placed": ("wars-events-appeared", _OWNER), "eliminated": ("wars-events-lost", _OWNER),
    "gate_built": ("wars-events-gate-built-plain", 0), "passed": ("wars-events-passed", 0),
    "rolled_for": ("wars-events-rolled-for", 0), "pledged": ("wars-events-pledged", 0),
    "exempted": ("wars-events-hidden", _OWNER), "gate_carried": ("wars-events-gate-carried", None),
    "withdrawn": ("wars-events-withdrawn", _OWNER), **merged("alone"),
}  # fmt: skip
"""The message of an event by itself, and whose doing it is: which of its arguments, or its unit's owner."""
_AS_ACTIONS: Mapping[str, str] = {"moved": "move", **merged("as_actions")}
"""Events by themselves that are told as an action of the unit's owner."""
_OF_THEIR_OWN = frozenset(joined("abilities"))
_SUFFERED = frozenset(("eliminated", "exempted"))
"""What is done to the owner of a unit, who does nothing himself."""


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


def _units(events: list[Event]) -> list[int]:
    return [int(event.args[0]) for event in events]


class ActionTexts:
    """Makes the blocks of actions and abilities and tells them."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.names = told.names

    # blocks

    def block(self, event: Event, number: int) -> Block:
        """The block of an action: it takes what the action does, in whatever steps."""
        side, action = int(event.args[0]), str(event.args[1])

        def takes(more: Event) -> bool:
            if more.kind == "power":
                return more.args[2] == action
            return more.kind in _OF_ACTIONS and not (more.kind == "moved" and more.args[3] == "retreat")

        def told(events: list[Event]) -> list[Line]:
            text = self.text(action, Deed(side, events))
            if not text:
                return []
            left = self.told.gates_left(events, side) if action != "abandon_gate" else ""
            whole = sentences(text, left, self._gained(events))
            return [Line(whole, side, weight=_WEIGHT.get(action, 1)), *self.told.sign_lines(events)]

        return WarsBlock(number, event, told, takes)

    def ability_block(self, event: Event, number: int) -> Block:
        """The block of an ability outside battles: Devolve, Blood Sacrifice."""
        side, ability = int(event.args[0]), str(event.args[1])

        def takes(more: Event) -> bool:
            if more.kind in ("ability", "gate_abandoned"):
                return more == event or more.kind == "gate_abandoned"
            return more.kind in _OF_ABILITIES and ability in more.args

        def told(events: list[Event]) -> list[Line]:
            text = self._ability(ability, Deed(side, events))
            whole = sentences(text, self.told.gates_left(events, side))
            return [Line(whole, side), *self.told.sign_lines(events)] if text else []

        return WarsBlock(number, event, told, takes)

    def alone(self, event: Event) -> list[Line]:
        """The line of an event by itself; none for a kind that is never told so."""
        kind, args = event.kind, event.args
        side: int | None = int(args[0]) if args and isinstance(args[0], int) else None
        if kind in _AS_ACTIONS:
            side = UNIT_SIDE[int(args[0])]
            text = self.text(_AS_ACTIONS[kind], Deed(side, [event]))
        elif kind == "gate_abandoned":
            text = self.told.gates_left([event], side)
        elif kind == "captured":
            side = int(args[2])
            text = self.text("capture", Deed(side, [event]))
        elif kind in _ALONE:
            key, whose = _ALONE[kind]
            side = None if whose is None else UNIT_SIDE[int(args[0])] if whose == _OWNER else int(args[whose])
            text = tell(self._variant(key, event), self.told.given(event), self._reader_alone(event, side))
        else:
            return []
        return [Line(text, side, weight=0)]

    def _variant(self, key: str, event: Event) -> str:
        """The message of an event by itself, by its reason where that has one of its own."""
        if event.kind == "power":
            own = f"wars-events-power-{str(event.args[2]).replace('_', '-')}"
            return own if has(own) else key
        return "wars-events-rolled-for-plain" if event.kind == "rolled_for" and len(event.args) == 3 else key

    def _reader_alone(self, event: Event, side: int | None) -> str:
        if side is None:
            return ""
        if event.kind in _SUFFERED:
            return self.told.reader(-1, side)
        owner = UNIT_SIDE[int(event.args[0])] if event.kind == "returned" else -1
        return self.told.reader(side, owner)

    # parts

    def moves(self, events: list[Event]) -> list[Text]:
        """Where units went: "a Ghoul and an Acolyte to Europe", "2 Ghouls to Asia"."""
        return self._by_area([event for event in events if event.kind == "moved"], 2, "wars-events-moved.part")

    def _by_area(self, events: list[Event], place: int, key: str) -> list[Text]:
        by_area: dict[int, list[int]] = {}
        for event in events:
            by_area.setdefault(int(event.args[place]), []).append(int(event.args[0]))
        names = self.names
        return [tell(key, {"units": names.named_units(units), "area": names.named_area(area)})
                for area, units in by_area.items()]  # fmt: skip

    def _gained(self, events: list[Event]) -> str:
        """Elder Signs an action brought, as a sentence."""
        signs = [event for event in events if event.kind == "sign"]
        return self.told.signs(int(signs[0].args[0]), str(signs[0].args[2]), len(signs)) if signs else ""

    # actions

    def text(self, action: str, deed: Deed) -> str:
        """The line of an action as far as it has got; empty while there is nothing to tell."""
        if action in _BY_FIRST:
            kind, key = _BY_FIRST[action]
            event = deed.one(kind)
            return self._of(key, deed, event) if event else ""
        told: Callable[[Deed], str] | None = getattr(self, f"_{action}", None)
        return told(deed) if told is not None else ""

    def _say(self, key: str, deed: Deed, victim: int = -1, **values: Value) -> Text:
        """A message with the side that acts."""
        reader = self.told.reader(deed.side, victim)
        return tell(key, {"side": self.names.named_side(deed.side), **values}, reader)

    def _of(self, key: str, deed: Deed, event: Event, victim: int | None = None, **more: Value) -> Text:
        """A message with the side that acts and what an event of its says."""
        if victim is None:
            victim = UNIT_SIDE[int(event.args[0])] if event.kind in ("eliminated", "captured") else -1
        given = self.told.given(event, side=self.names.named_side(deed.side), **more)
        return tell(key, given, self.told.reader(deed.side, victim))

    def _areas(self, events: list[Event]) -> list[Name]:
        return [self.names.named_area(area) for area in dict.fromkeys(int(event.args[1]) for event in events)]

    def _move(self, deed: Deed) -> str:
        moves = self.moves(deed.events)
        return (
            self._say("wars-events-flown" if FLIES[deed.side] else "wars-events-moved", deed, moves=moves)
            if moves
            else ""
        )

    def _summon(self, deed: Deed) -> str:
        places = self._by_area(deed.all("placed"), 1, "wars-events-summoned.part")
        return self._say("wars-events-summoned", deed, places=places, cost=deed.paid) if places else ""

    def _awaken(self, deed: Deed) -> str:
        placed = deed.one("placed")
        if placed is None:
            return ""
        given = _units(deed.all("eliminated"))
        if not given:
            return self._of("wars-events-awakened", deed, placed, cost=deed.paid)
        named = self.names.named_units(given)
        return self._of("wars-events-awakened-given", deed, placed, given=named, cost=deed.paid)

    def _control_gate(self, deed: Deed) -> str:
        taken = deed.one("gate_controlled")
        if taken is None:
            return ""
        acolyte = KINDS[UNIT_KIND[int(taken.args[2])]].id == "acolyte"
        return self._of("wars-events-gate-taken" if acolyte else "wars-events-gate-taken-by", deed, taken)

    def _first(self, key: str, deed: Deed, events: list[Event]) -> str:
        """The first of these, with what came besides."""
        rest = self.names.named_units(_units(events[1:]))
        return self._of(key, deed, events[0], units=rest) if events else ""

    def _submerge(self, deed: Deed) -> str:
        return self._first("wars-events-submerged", deed, deed.all("submerged"))

    def _emerge(self, deed: Deed) -> str:
        placed = sorted(deed.all("placed"), key=lambda event: -KINDS[UNIT_KIND[int(event.args[0])]].cost)
        return self._first("wars-events-emerged", deed, placed)

    def _desecrate(self, deed: Deed) -> str:
        rolled, placed = deed.one("rolled_for"), deed.one("placed")
        if rolled is None:
            return ""
        done = deed.one("desecrated") is not None
        text = self._of("wars-events-desecrated" if done else "wars-events-desecrated-not", deed, rolled)
        return sentences(text, self._of("wars-events-comes", deed, placed) if placed else "")

    def _thousand_forms(self, deed: Deed) -> str:
        rolled, gained = deed.one("rolled_for"), deed.one("power")
        if rolled is None:
            return ""
        paid = [event for event in deed.all("paid") if event.args[0] != deed.side]
        came = ""
        if gained:
            refused = deed.one("not_agreed") is not None
            came = self._of("wars-events-thousand-forms-refused" if refused else "wars-events-power", deed, gained)
        elif paid:
            total = sum(int(event.args[1]) for event in paid)
            came = self._say("wars-events-thousand-forms-agreed", deed, amount=total, shares=self.shares(paid))
        return sentences(self._of("wars-events-thousand-forms", deed, rolled), came)

    def shares(self, events: list[Event]) -> list[Text]:
        """Sides with a number each, as these events have them."""
        sides = [(self.names.named_side(int(event.args[0])), int(event.args[1])) for event in events]
        return [say("wars-events-share", side=side, number=number) for side, number in sides]

    def _ghroth(self, deed: Deed) -> str:
        rolled, placed = deed.one("rolled_for"), deed.one("placed")
        if rolled is None:
            return ""
        hit = int(rolled.args[2]) <= int(rolled.args[3])
        lost: dict[tuple[int, int], list[int]] = {}
        for event in deed.all("eliminated"):
            unit = int(event.args[0])
            lost.setdefault((UNIT_SIDE[unit], int(event.args[1])), []).append(unit)
        losses = [self._loss(side, area, units) for (side, area), units in sorted(lost.items())]
        return sentences(
            self._of("wars-events-ghroth" if hit else "wars-events-ghroth-failed", deed, rolled),
            say("wars-events-ghroth-refused") if deed.one("not_agreed") else "",
            say("wars-events-ghroth-lost", losses=losses) if losses else "",
            self._of("wars-events-appeared", deed, placed) if placed else "",
        )

    def _loss(self, side: int, area: int, units: list[int]) -> Text:
        named, place = self.names.named_units(units), self.names.named_area(area)
        if side in self.told.own:
            return say("wars-events-ghroth-lost-yours", units=named, area=place)
        return say("wars-events-ghroth-lost.part", units=named, owner=self.names.named_side(side), area=place)

    def _avatar(self, deed: Deed) -> str:
        moved = deed.all("moved")
        if len(moved) < 2:
            return ""
        unit = int(moved[1].args[0])
        owner, second = self.names.named_side(UNIT_SIDE[unit]), self.names.named_unit(unit)
        return self._of("wars-events-avatar", deed, moved[0], UNIT_SIDE[unit], second=second, owner=owner)

    def _screaming_dead(self, deed: Deed) -> str:
        return self._first("wars-events-screaming-dead", deed, deed.all("moved"))

    def _shriek(self, deed: Deed) -> str:
        moved = deed.all("moved")
        units = self.names.named_units(_units(moved))
        return self._of("wars-events-shriek", deed, moved[0], units=units) if moved else ""

    def _cc_pay(self, deed: Deed) -> str:
        return self._say("wars-events-cc-pay", deed, paid=deed.paid) if deed.paid else ""

    _cc_pay_4 = _cc_pay_6 = _cc_pay_both = _cc_pay

    def _bg_sacrifice(self, deed: Deed) -> str:
        given = _units(deed.all("eliminated"))
        return self._say("wars-events-given-up", deed, units=self.names.named_units(given)) if given else ""

    def _ys_gift(self, deed: Deed) -> str:
        given = deed.one("doom")
        if given is None:
            return ""
        receiver = int(given.args[0])
        return self._of("wars-events-ys-gift", deed, given, receiver, receiver=self.names.named_side(receiver))

    # abilities

    def _ability(self, ability: str, deed: Deed) -> str:
        lost = deed.all("eliminated")
        if not lost:
            return ""
        if ability not in _OF_THEIR_OWN:
            return self._say("wars-events-ability", deed, ability=self.names.named_ability(ability))
        key = f"wars-events-{ability.replace('_', '-')}"
        units = self.names.named_units(_units(lost))
        return self._say(key, deed, units=units, areas=self._areas(lost), number=len(lost))

    def battle_ability(self, ability: str, events: list[Event]) -> list[str]:
        """The lines of an ability used in a battle; none while nothing has come of it."""
        deed = Deed(int(events[0].args[0]), events)
        moved, lost = deed.all("moved"), deed.all("eliminated")
        if ability == "necrophagy":
            units, ghouls = self.names.named_units(_units(moved)), len(deed.all("ability"))
            return [say("wars-events-necrophagy", units=units, ghouls=ghouls)] if moved else []
        if ability == "seek_and_destroy":
            return [self._of("wars-events-seek-and-destroy", deed, event) for event in moved]
        if ability == "invisibility":
            return [self._of("wars-events-hidden", deed, event, UNIT_SIDE[int(event.args[0])])
                    for event in deed.all("exempted")[:1]]  # fmt: skip
        if ability == "abduct":
            key = "wars-events-abduct" if len(lost) > 1 else "wars-events-abduct-alone"
            return [self._of(key, deed, event) for event in lost[-1:]]
        if ability in ("devour", "absorb"):
            key = "wars-events-devour" if ability == "devour" else "wars-events-absorb"
            return [self._of(key, deed, event) for event in lost]
        return [self._say(f"wars-events-{ability}", deed)]
