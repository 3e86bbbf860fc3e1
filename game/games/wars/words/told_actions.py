"""The chronicle of Cthulhu Wars: actions, abilities, and single events that no action or battle folds, in a line."""

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.games.wars.rules.units import FLIES, KINDS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.told import Told, WarsBlock
from game.language.spoken import say
from game.language.values import Text
from game.match.phrases import Block, Line

_OF_ACTIONS = frozenset(
    ("moved", "placed", "eliminated", "captured", "gate_built", "gate_controlled", "gate_abandoned", "paid", "doom",
     "sign", "rolled_for", "pledged", "agreed", "not_agreed", "desecrated", "submerged", "passed")
)  # fmt: skip
_OF_ABILITIES = frozenset(("placed", "eliminated", "gate_abandoned", "sign"))
_WEIGHT = {"awaken": 2, "capture": 2, "pass": 0, "move": 0, "abandon_gate": 0}
_BY_FIRST = {
    "build_gate": ("gate_built", "line", "gate_built"),
    "recruit": ("placed", "recruit", "placed"),
    "pass": ("passed", "line", "passed"),
    "abandon_gate": ("gate_abandoned", "line", "gate_abandoned"),
    "he_who": ("moved", "he_who", "moved"),
    "dreams": ("eliminated", "line", "dreams"),
    "zingaya": ("eliminated", "line", "zingaya"),
}
"""Actions that are told by the first event of a kind, and the form and name of the text."""
_OWNER = -1
_ALONE = {
    "power": ("line", 0), "doom": ("line", 0), "returned": ("line", _OWNER), "placed": ("alone", _OWNER),
    "eliminated": ("line", _OWNER), "gate_built": ("plain", 0), "passed": ("line", 0),
    "desecrated": ("alone", None), "rolled_for": ("line", 0), "pledged": ("line", 0), "exempted": ("line", _OWNER),
}  # fmt: skip
"""The form an event has by itself, and whose doing it is: which of its arguments, or its unit's owner."""


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

        def tell(events: list[Event]) -> list[Line]:
            text = self.text(action, Deed(side, events))
            if not text:
                return []
            if action != "abandon_gate":
                text += self.told.gates_left(events)
            signs = self._gained(events) if action != "awaken" else ""
            return [Line(text + signs, side, weight=_WEIGHT.get(action, 1)), *self.told.sign_lines(events)]

        return WarsBlock(number, event, tell, takes)

    def ability_block(self, event: Event, number: int) -> Block:
        """The block of an ability outside battles: Devolve, Blood Sacrifice."""
        side, ability = int(event.args[0]), str(event.args[1])

        def takes(more: Event) -> bool:
            if more.kind in ("ability", "gate_abandoned"):
                return more == event or more.kind == "gate_abandoned"
            return more.kind in _OF_ABILITIES and ability in more.args

        def tell(events: list[Event]) -> list[Line]:
            text = self._ability(ability, Deed(side, events))
            return [Line(text + self.told.gates_left(events), side), *self.told.sign_lines(events)] if text else []

        return WarsBlock(number, event, tell, takes)

    def alone(self, event: Event) -> list[Line]:
        """The line of an event by itself; none for a kind that is never told so."""
        kind, args = event.kind, event.args
        side: int | None = int(args[0]) if args and isinstance(args[0], int) else None
        if kind in ("moved", "submerged"):
            side = UNIT_SIDE[int(args[0])]
            text = self.text("move" if kind == "moved" else "submerge", Deed(side, [event]))
        elif kind == "gate_abandoned":
            text = self.told.gates_left([event]).strip()
        elif kind == "captured":
            side = int(args[2])
            text = self._capture(Deed(side, [event]))
        elif kind in _ALONE:
            form, whose = _ALONE[kind]
            form = self.told.form(kind, str(args[2])) if kind == "power" else form
            form = "plain" if kind == "rolled_for" and len(args) == 3 else form
            text = self.told.of(event, form)
            side = None if whose is None else UNIT_SIDE[int(args[0])] if whose == _OWNER else int(args[whose])
        else:
            return []
        return [Line(text, side, weight=0)]

    # parts

    def moves(self, events: list[Event]) -> list[Text]:
        """Where units went: "a Ghoul and an Acolyte to Europe", "2 Ghouls to Asia"."""
        by_area: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "moved":
                by_area.setdefault(int(event.args[2]), []).append(int(event.args[0]))
        return [
            say("wars-events-moved.part", units=self.names.named_units(units), area=self.names.named_area(area))
            for area, units in by_area.items()
        ]

    def _by_area(self, events: list[Event], place: int, kind: str, form: str) -> str:
        by_area: dict[int, list[int]] = {}
        for event in events:
            by_area.setdefault(int(event.args[place]), []).append(int(event.args[0]))
        parts = [
            self.told.part(kind, form, units=self.names.units(units), the_area=self.names.the_area(area))
            for area, units in by_area.items()
        ]
        return self.names.commas(parts)

    def _paid(self, deed: Deed) -> str:
        return self.told.part("action", "power", cost=deed.paid) if deed.paid else ""

    def _gained(self, events: list[Event]) -> str:
        """Elder Signs an action brought, as a sentence with a blank in front."""
        signs = [event for event in events if event.kind == "sign"]
        if not signs:
            return ""
        side, form = self.names.side(int(signs[0].args[0])), self.told.form("sign", str(signs[0].args[2]))
        return " " + self.told.say("sign", form, side=side, signs=len(signs))

    # actions

    def text(self, action: str, deed: Deed) -> str:
        """The line of an action as far as it has got; empty while there is nothing to tell."""
        if action in _BY_FIRST:
            kind, form, table = _BY_FIRST[action]
            event = deed.one(kind)
            return self._of(deed, event, form, table) if event else ""
        tell: Callable[[Deed], str] | None = getattr(self, f"_{action}", None)
        return tell(deed) if tell is not None else ""

    def _say(self, deed: Deed, kind: str, form: str = "line", **values: Any) -> str:
        return self.told.say(kind, form, side=self.names.side(deed.side), **values)

    def _of(self, deed: Deed, event: Event, form: str = "line", kind: str = "", **more: Any) -> str:
        return self.told.of(event, form, kind, side=self.names.side(deed.side), **more)

    def _capture(self, deed: Deed) -> str:
        taken = deed.one("captured")
        if taken is None:
            return ""
        unit, names = int(taken.args[0]), self.names
        return say(
            "wars-events-captured", self.told.reader(deed.side, UNIT_SIDE[unit]),
            side=names.named_side(deed.side), unit=names.named_unit(unit), owner=names.named_side(UNIT_SIDE[unit]),
            area=names.named_area(int(taken.args[1])),
        )  # fmt: skip

    def _move(self, deed: Deed) -> str:
        moves = self.moves(deed.events)
        key = "wars-events-flown" if FLIES[deed.side] else "wars-events-moved"
        if not moves:
            return ""
        return say(key, self.told.reader(deed.side), side=self.names.named_side(deed.side), moves=moves)

    def _summon(self, deed: Deed) -> str:
        places = self._by_area(deed.all("placed"), 1, "placed", "in")
        return self._say(deed, "placed", "summon", places=places, paid=self._paid(deed)) if places else ""

    def _awaken(self, deed: Deed) -> str:
        placed = deed.one("placed")
        if placed is None:
            return ""
        given = _units(deed.all("eliminated"))
        form, units = "awaken_given" if given else "awaken", self.names.units(given)
        return self._of(deed, placed, form, given=units, paid=self._paid(deed)) + self._gained(deed.events)

    def _control_gate(self, deed: Deed) -> str:
        taken = deed.one("gate_controlled")
        by = "by" if taken and KINDS[UNIT_KIND[int(taken.args[2])]].id != "acolyte" else "line"
        return self._of(deed, taken, by) if taken else ""

    def _first(self, deed: Deed, events: list[Event], form: str, form_with: str) -> str:
        """The first of these, and in another form with what came besides."""
        if not events:
            return ""
        return self._of(deed, events[0], form_with if events[1:] else form, units=self.names.units(_units(events[1:])))

    def _submerge(self, deed: Deed) -> str:
        return self._first(deed, deed.all("submerged"), "line", "with")

    def _emerge(self, deed: Deed) -> str:
        placed = sorted(deed.all("placed"), key=lambda event: -KINDS[UNIT_KIND[int(event.args[0])]].cost)
        return self._first(deed, placed, "emerge", "emerge_with")

    def _desecrate(self, deed: Deed) -> str:
        rolled, placed = deed.one("rolled_for"), deed.one("placed")
        if rolled is None:
            return ""
        text = self._of(deed, rolled, "line" if deed.one("desecrated") else "failed", "desecrated")
        return f"{text} {self.told.of(placed, 'comes', 'desecrated')}" if placed else text

    def _thousand_forms(self, deed: Deed) -> str:
        rolled = deed.one("rolled_for")
        if rolled is None:
            return ""
        text = self._of(deed, rolled, kind="thousand_forms")
        gained = deed.one("power")
        paid = [event for event in deed.all("paid") if event.args[0] != deed.side]
        if gained:
            text += self._of(deed, gained, "refused" if deed.one("not_agreed") else "gains", "thousand_forms")
        elif paid:
            total, shares = sum(int(event.args[1]) for event in paid), self.shares("thousand_forms", paid)
            text += self._say(deed, "thousand_forms", "agreed", amount=total, shares=shares)
        return text

    def shares(self, kind: str, events: list[Event]) -> str:
        """Sides with a number each, as these events have them."""
        sides = [(self.names.side(int(event.args[0])), event.args[1]) for event in events]
        return self.names.commas([self.told.part(kind, "share", side=side, number=number) for side, number in sides])

    def _ghroth(self, deed: Deed) -> str:
        rolled, placed = deed.one("rolled_for"), deed.one("placed")
        if rolled is None:
            return ""
        text = self._of(deed, rolled, "hit" if int(rolled.args[2]) <= int(rolled.args[3]) else "miss", "ghroth")
        if deed.one("not_agreed"):
            text += self.told.part("ghroth", "refused")
        lost: dict[tuple[int, int], list[int]] = {}
        for event in deed.all("eliminated"):
            unit = int(event.args[0])
            lost.setdefault((UNIT_SIDE[unit], int(event.args[1])), []).append(unit)
        names, part = self.names, self.told.part
        shares = [
            part("ghroth", "share", units=names.units(units), owner=names.side(side), the_area=names.the_area(area))
            for (side, area), units in sorted(lost.items())
        ]
        if shares:
            text += self.told.part("ghroth", "lost", shares=self.names.commas(shares))
        return f"{text} {self.told.of(placed, 'alone')}" if placed else text

    def _avatar(self, deed: Deed) -> str:
        moved = deed.all("moved")
        if len(moved) < 2:
            return ""
        unit = int(moved[1].args[0])
        owner = self.names.side(UNIT_SIDE[unit])
        return self._of(deed, moved[0], "avatar", second=self.names.a_unit(unit), owner=owner)

    def _screaming_dead(self, deed: Deed) -> str:
        return self._first(deed, deed.all("moved"), "screaming_dead", "screaming_dead_with")

    def _shriek(self, deed: Deed) -> str:
        moved = deed.all("moved")
        return self._of(deed, moved[0], "shriek", units=self.names.units(_units(moved))) if moved else ""

    def _cc_pay(self, deed: Deed) -> str:
        return self._say(deed, "cc_pay", paid=deed.paid) if deed.paid else ""

    _cc_pay_4 = _cc_pay_6 = _cc_pay_both = _cc_pay

    def _bg_sacrifice(self, deed: Deed) -> str:
        given = _units(deed.all("eliminated"))
        return self._say(deed, "bg_sacrifice", units=self.names.units(given)) if given else ""

    def _ys_gift(self, deed: Deed) -> str:
        given = deed.one("doom")
        return self._of(deed, given, kind="ys_gift", owner=self.names.side(int(given.args[0]))) if given else ""

    # abilities

    def _ability(self, ability: str, deed: Deed) -> str:
        lost = deed.all("eliminated")
        if not lost:
            return ""
        areas = self.names.listed([self.names.the_area(area) for area in dict.fromkeys(int(e.args[1]) for e in lost)])
        named = self.names.units(_units(lost))
        if ability == "devolve":
            return self._say(deed, "devolve", "one" if len(lost) == 1 else "line", acolytes=named, areas=areas)
        if ability == "blood_sacrifice":
            return self._say(deed, "blood_sacrifice", units=named, the_area=areas)
        return self._say(deed, "ability", ability=self.names.ability(ability))

    def battle_ability(self, ability: str, events: list[Event]) -> list[str]:
        """The lines of an ability used in a battle; none while nothing has come of it."""
        told, deed = self.told, Deed(int(events[0].args[0]), events)
        moved, lost = deed.all("moved"), deed.all("eliminated")
        if ability == "necrophagy":
            ghouls = len(deed.all("ability"))
            form = "necrophagy_one" if ghouls == 1 else "necrophagy"
            return [told.say("moved", form, units=self.names.units(_units(moved)), pains=ghouls)] if moved else []
        if ability == "seek_and_destroy":
            return [told.of(event, ability) for event in moved]
        if ability == "invisibility":
            return [told.of(event) for event in deed.all("exempted")[:1]]
        if ability == "abduct":
            form = "abduct" if len(lost) > 1 else "abduct_alone"
            return [told.of(event, form, "ability") for event in lost[-1:]]
        if ability in ("devour", "absorb"):
            return [told.of(event, ability, "ability") for event in lost]
        return [self._say(deed, "ability", ability)]
