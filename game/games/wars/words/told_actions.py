"""The chronicle of Cthulhu Wars: what each action, and each ability, looks like in a line."""

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.games.wars.rules.units import FLIES, KINDS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.told import Told, WarsBlock
from game.match.phrases import Block, Line

_OF_ACTIONS = frozenset(
    ("moved", "placed", "eliminated", "captured", "gate_built", "gate_controlled", "gate_abandoned", "paid", "doom",
     "sign", "rolled_for", "pledged", "agreed", "not_agreed", "desecrated", "submerged", "passed")
)  # fmt: skip
_OF_ABILITIES = frozenset(("placed", "eliminated", "gate_abandoned", "sign"))


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
            signs = self._gained(events, action) if action != "awaken" else ""
            weight = {"awaken": 2, "capture": 2, "pass": 0, "move": 0, "abandon_gate": 0}.get(action, 1)
            return [Line(text + signs, side, weight=weight), *self.told.sign_lines(events)]

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

    # parts

    def moves(self, events: list[Event]) -> str:
        """Where units went: "a Ghoul and an Acolyte to Europe, 2 Ghouls to Asia"."""
        by_area: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "moved":
                by_area.setdefault(int(event.args[2]), []).append(int(event.args[0]))
        return self.names.commas(
            [
                self.told.part("moved", "to", units=self.names.units(units), the_area=self.names.the_area(area))
                for area, units in by_area.items()
            ]
        )

    def _paid(self, deed: Deed) -> str:
        return self.told.part("action", "power", cost=deed.paid) if deed.paid else ""

    def _gained(self, events: list[Event], action: str) -> str:
        """Elder Signs an action brought, as a sentence with a blank in front."""
        signs = [event for event in events if event.kind == "sign"]
        if not signs:
            return ""
        form = str(signs[0].args[2])
        form = form if form in self.told.texts["sign"] else "line"
        side = self.names.side(int(signs[0].args[0]))
        return " " + self.told.say("sign", form, side=side, signs=len(signs))

    def victim(self, event: Event) -> dict[str, Any]:
        """A unit and where it stood, for a template."""
        unit = int(event.args[0])
        return {
            "a_unit": self.names.a_unit(unit),
            "owner": self.names.side(UNIT_SIDE[unit]),
            "the_area": self.names.the_area(int(event.args[1])),
        }

    def _shares(self, kind: str, events: list[Event]) -> str:
        return self.names.commas(
            [
                self.told.part(kind, "share", side=self.names.side(int(event.args[0])), number=event.args[1])
                for event in events
            ]
        )

    # actions

    def text(self, action: str, deed: Deed) -> str:
        """The line of an action as far as it has got; empty while there is nothing to tell."""
        tell: Callable[[Deed], str] | None = getattr(self, f"_{action}", None)
        return tell(deed) if tell is not None else ""

    def _say(self, deed: Deed, kind: str, form: str = "line", **values: Any) -> str:
        return self.told.say(kind, form, side=self.names.side(deed.side), **values)

    def _move(self, deed: Deed) -> str:
        moves = self.moves(deed.events)
        return self._say(deed, "moved", "flies" if FLIES[deed.side] else "move", moves=moves) if moves else ""

    def _battle(self, deed: Deed) -> str:
        # The battle tells itself.
        return ""

    def _build_gate(self, deed: Deed) -> str:
        built = deed.one("gate_built")
        return self._say(deed, "gate_built", the_area=self.names.the_area(int(built.args[1]))) if built else ""

    def _recruit(self, deed: Deed) -> str:
        placed = deed.one("placed")
        return self._say(deed, "placed", "recruit", **self.victim(placed)) if placed else ""

    def _summon(self, deed: Deed) -> str:
        by_area: dict[int, list[int]] = {}
        for event in deed.all("placed"):
            by_area.setdefault(int(event.args[1]), []).append(int(event.args[0]))
        places = [
            self.told.part("placed", "in", units=self.names.units(units), the_area=self.names.the_area(area))
            for area, units in by_area.items()
        ]
        if not places:
            return ""
        return self._say(deed, "placed", "summon", places=self.names.commas(places), paid=self._paid(deed))

    def _awaken(self, deed: Deed) -> str:
        placed = deed.one("placed")
        if placed is None:
            return ""
        unit, area = int(placed.args[0]), int(placed.args[1])
        given = [int(event.args[0]) for event in deed.all("eliminated")]
        return self._say(
            deed, "placed", "awaken_given" if given else "awaken",
            the_unit=self.names.the_unit(unit), the_area=self.names.the_area(area),
            given=self.names.units(given), paid=self._paid(deed),
        ) + self._gained(deed.events, "awaken")  # fmt: skip

    def _capture(self, deed: Deed) -> str:
        taken = deed.one("captured")
        return self._say(deed, "captured", **self.victim(taken)) if taken else ""

    def _pass(self, deed: Deed) -> str:
        passed = deed.one("passed")
        return self._say(deed, "passed", power=passed.args[1]) if passed else ""

    def _control_gate(self, deed: Deed) -> str:
        taken = deed.one("gate_controlled")
        return self._take(deed, taken) if taken else ""

    def _take(self, deed: Deed, taken: Event) -> str:
        unit, area = int(taken.args[2]), self.names.the_area(int(taken.args[1]))
        form = "line" if KINDS[UNIT_KIND[unit]].id == "acolyte" else "by"
        return self._say(deed, "gate_controlled", form, the_area=area, a_unit=self.names.a_unit(unit))

    def _abandon_gate(self, deed: Deed) -> str:
        left = deed.one("gate_abandoned")
        return self._say(deed, "gate_abandoned", the_area=self.names.the_area(int(left.args[1]))) if left else ""

    def _dreams(self, deed: Deed) -> str:
        lost = deed.one("eliminated")
        return self._say(deed, "dreams", **self.victim(lost)) if lost else ""

    def _zingaya(self, deed: Deed) -> str:
        lost = deed.one("eliminated")
        return self._say(deed, "zingaya", **self.victim(lost)) if lost else ""

    def _submerge(self, deed: Deed) -> str:
        gone = deed.all("submerged")
        if not gone:
            return ""
        units = [int(event.args[0]) for event in gone]
        return self.told.say(
            "submerged", "with" if len(units) > 1 else "line",
            first=self.names.the_unit(units[0]), units=self.names.units(units[1:]),
            the_area=self.names.the_area(int(gone[0].args[1])),
        )  # fmt: skip

    def _emerge(self, deed: Deed) -> str:
        placed = deed.all("placed")
        if not placed:
            return ""
        units = sorted((int(event.args[0]) for event in placed), key=lambda unit: -KINDS[UNIT_KIND[unit]].cost)
        return self._say(
            deed, "placed", "emerge_with" if len(units) > 1 else "emerge",
            the_unit=self.names.the_unit(units[0]), units=self.names.units(units[1:]),
            the_area=self.names.the_area(int(placed[0].args[1])),
        )  # fmt: skip

    def _desecrate(self, deed: Deed) -> str:
        rolled = deed.one("rolled_for")
        if rolled is None:
            return ""
        roll, needed, area = (int(value) for value in rolled.args[2:])
        form = "line" if deed.one("desecrated") else "failed"
        text = self._say(deed, "desecrated", form, the_area=self.names.the_area(area), roll=roll, needed=needed)
        placed = deed.one("placed")
        if placed:
            text += " " + self.told.say("desecrated", "comes", a_unit=self.names.a_unit(int(placed.args[0])))
        return text

    def _thousand_forms(self, deed: Deed) -> str:
        rolled = deed.one("rolled_for")
        if rolled is None:
            return ""
        text = self._say(deed, "thousand_forms", roll=rolled.args[2])
        gained = deed.one("power")
        paid = [event for event in deed.all("paid") if event.args[0] != deed.side]
        if gained:
            form = "refused" if deed.one("not_agreed") else "gains"
            text += self._say(deed, "thousand_forms", form, amount=gained.args[1])
        elif paid:
            total = sum(int(event.args[1]) for event in paid)
            shares = self._shares("thousand_forms", paid)
            text += self._say(deed, "thousand_forms", "agreed", amount=total, shares=shares)
        return text

    def _ghroth(self, deed: Deed) -> str:
        rolled = deed.one("rolled_for")
        if rolled is None:
            return ""
        roll, needed = int(rolled.args[2]), int(rolled.args[3])
        text = self._say(deed, "ghroth", "hit" if roll <= needed else "miss", roll=roll, needed=needed)
        if deed.one("not_agreed"):
            text += self.told.part("ghroth", "refused")
        lost: dict[tuple[int, int], list[int]] = {}
        for event in deed.all("eliminated"):
            unit = int(event.args[0])
            lost.setdefault((UNIT_SIDE[unit], int(event.args[1])), []).append(unit)
        shares = [
            self.told.part(
                "ghroth", "share",
                units=self.names.units(units), owner=self.names.side(side), the_area=self.names.the_area(area),
            )
            for (side, area), units in sorted(lost.items())
        ]  # fmt: skip
        if shares:
            text += self.told.part("ghroth", "lost", shares=self.names.commas(shares))
        placed = deed.one("placed")
        return text + (" " + self.told.say("placed", "alone", **self.victim(placed)) if placed else "")

    def _avatar(self, deed: Deed) -> str:
        moved = deed.all("moved")
        if len(moved) < 2:
            return ""
        she, other = moved[0], moved[1]
        unit = int(other.args[0])
        return self._say(
            deed, "moved", "avatar",
            first=self.names.unit(int(she.args[0])), the_area=self.names.the_area(int(she.args[2])),
            the_origin=self.names.the_area(int(she.args[1])),
            second=self.names.a_unit(unit), owner=self.names.side(UNIT_SIDE[unit]),
        )  # fmt: skip

    def _he_who(self, deed: Deed) -> str:
        moved = deed.one("moved")
        return self._say(deed, "moved", "he_who", the_area=self.names.the_area(int(moved.args[2]))) if moved else ""

    def _screaming_dead(self, deed: Deed) -> str:
        moved = deed.all("moved")
        if not moved:
            return ""
        area, rest = self.names.the_area(int(moved[0].args[2])), [int(event.args[0]) for event in moved[1:]]
        form = "screaming_dead_with" if rest else "screaming_dead"
        return self._say(deed, "moved", form, the_area=area, units=self.names.units(rest))

    def _shriek(self, deed: Deed) -> str:
        moved = deed.all("moved")
        if not moved:
            return ""
        units = self.names.units([int(event.args[0]) for event in moved])
        return self._say(deed, "moved", "shriek", the_area=self.names.the_area(int(moved[0].args[2])), units=units)

    def _cc_pay(self, deed: Deed) -> str:
        return self._say(deed, "cc_pay", paid=deed.paid) if deed.paid else ""

    _cc_pay_4 = _cc_pay_6 = _cc_pay_both = _cc_pay

    def _bg_sacrifice(self, deed: Deed) -> str:
        given = [int(event.args[0]) for event in deed.all("eliminated")]
        return self._say(deed, "bg_sacrifice", units=self.names.units(given)) if given else ""

    def _ys_gift(self, deed: Deed) -> str:
        given = deed.one("doom")
        if given is None:
            return ""
        return self._say(deed, "ys_gift", amount=given.args[1], owner=self.names.side(int(given.args[0])))

    # abilities

    def _ability(self, ability: str, deed: Deed) -> str:
        lost = deed.all("eliminated")
        if not lost:
            return ""
        units = [int(event.args[0]) for event in lost]
        areas = self.names.listed([self.names.the_area(area) for area in dict.fromkeys(int(e.args[1]) for e in lost)])
        named = self.names.units(units)
        if ability == "devolve":
            return self._say(deed, "devolve", "one" if len(units) == 1 else "line", acolytes=named, areas=areas)
        if ability == "blood_sacrifice":
            return self._say(deed, "blood_sacrifice", units=named, the_area=areas)
        return self._say(deed, "ability", ability=self.names.ability(ability))

    def battle_ability(self, ability: str, events: list[Event]) -> list[str]:
        """The lines of an ability used in a battle; none while nothing has come of it."""
        told, names = self.told, self.names
        moved = [event for event in events if event.kind == "moved"]
        if ability == "necrophagy":
            ghouls = sum(1 for event in events if event.kind == "ability")
            form = "necrophagy_one" if ghouls == 1 else "necrophagy"
            units = names.units([int(event.args[0]) for event in moved])
            return [told.say("moved", form, units=units, pains=ghouls)] if units else []
        if ability == "seek_and_destroy":
            return [
                told.say(
                    "moved", ability,
                    units=names.a_unit(int(event.args[0])), the_origin=names.the_area(int(event.args[1])),
                )
                for event in moved
            ]  # fmt: skip
        if ability == "invisibility":
            hidden = [int(event.args[0]) for event in events if event.kind == "exempted"]
            return [self.hidden(hidden[0])] if hidden else []
        lost = [event for event in events if event.kind == "eliminated"]
        if ability == "abduct":
            if not lost:
                return []
            victim = self.victim(lost[-1])
            return [told.say("ability", "abduct" if len(lost) > 1 else "abduct_alone", **victim)]
        if ability in ("devour", "absorb"):
            return [told.say("ability", ability, **self.victim(event)) for event in lost]
        return [told.say("ability", ability, side=names.side(int(events[0].args[0])))]

    def hidden(self, unit: int) -> str:
        """The line of a unit that takes no part in a battle."""
        owner = self.names.side(UNIT_SIDE[unit])
        return self.told.say("ability", "invisibility", a_unit=self.names.a_unit(unit), owner=owner)
