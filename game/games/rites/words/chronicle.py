"""The chronicle of Rites of Cthulhu: a line for each event, told to its reader."""

from collections.abc import Collection
from typing import Any

from game.engine.event import Event
from game.engine.result import Result
from game.engine.rules import Rules
from game.games.rites.rules.cards import ARTIFACT_ID, ARTIFACTS, SHIFTS
from game.games.rites.words.faces import artifact_text
from game.games.rites.words.names import RitesNames
from game.games.rites.words.particulars import Shape
from game.games.rites.words.ritewords import shape_of
from game.language.spoken import has, say, tell
from game.language.values import Value, capital
from game.match.phrases import Block, Line, Teller

_UNTOLD = frozenset(("forced", "ordered"))
_ONLY_OWN = frozenset(("dealt", "drew"))
"""Told to whoever sees the cards, and to nobody else."""
_ANNOUNCE = frozenset(("excavated", "invoked"))
_BROUGHT = frozenset(("dealt", "gave", "privilege", "added"))
"""What artifacts for all bring."""


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

    def __init__(self, rules: Rules) -> None:
        self.names = RitesNames(rules, marked=True)
        self._single = bool(getattr(rules, "single", False))
        self._own: frozenset[int] = frozenset()
        self._result: Any = None
        self._coming: Event | None = None
        """That an artifact for all takes effect, which its rules tell behind what it brings."""
        self._told_effect: Event | None = None

    def tell_to(self, sides: Collection[int]) -> None:
        self._own = frozenset(sides)

    def skips(self, event: Event) -> bool:
        """Answers nobody had a choice in, and cards others draw."""
        if event.kind in _ONLY_OWN:
            return len(event.args) == 1 or event.args[-1] == -1
        if event.kind == "happened" and self._told_effect is not None and event.args == self._told_effect.args:
            self._told_effect = None
            return True
        return event.kind in _UNTOLD

    def aside(self, event: Event, block: Block) -> bool:
        """Nothing comes in the middle of anything."""
        return False

    def open(self, event: Event, number: int) -> list[Block]:
        lines = [self.line(event)]
        if event.kind in _ANNOUNCE:
            self._coming = Event("happened", event.args[-1:]) if ARTIFACTS[int(event.args[-1])].everyone else None
        elif event.kind == "ended" and self._result and not self._single:
            lines.append(self._score())
        elif event.kind in _BROUGHT and self._coming is not None:
            lines.insert(0, self._effect(self._coming))
        elif event.kind == "happened":
            self._coming = None
        return [RitesBlock(number, event, lines)]

    def _effect(self, event: Event) -> Line:
        """That an artifact takes effect, told before what it brings; its own event comes last and is told no more."""
        self._told_effect, self._coming = event, None
        return self.line(event)

    def tell_result(self, result: Result | None) -> None:
        self._result = result

    def _score(self) -> Line:
        """Who has won with how many points, and ahead of whom."""
        result = self._result
        points = dict(enumerate(result.points.values()))
        others: list[Value] = [
            say("rites-events-score", side=self.names.named_side(side), points=points[side])
            for side in sorted(points, key=lambda side: -points[side]) if side not in result.winners
        ]  # fmt: skip
        key = "-shared" if result.shared else "-ahead" if others else ""
        sides: list[Value] = [self.names.named_side(side) for side in result.winners]
        values: dict[str, Value] = {"sides": sides, "points": points[result.winners[0]], "others": others}
        return Line(capital(tell(f"rites-events-won{key}", values)), None, weight=2)

    def line(self, event: Event) -> Line:
        shape = shape_of(event.kind)
        given = zip(event.args, shape.places, strict=False)
        sides = [int(value) for value, (_, kind) in given if kind == "side"]
        key = f"rites-events-{event.kind.replace('_', '-')}{_form(event, shape, sides)}"
        text = tell(key, self._values(event, shape), self._reader(sides))
        side = sides[0] if sides and sides[0] >= 0 else None
        return Line(capital(text), side, shape.kind, shape.weight)

    def _reader(self, sides: list[int]) -> str:
        """Who is told of it: who did it, to whom it was done, or an onlooker."""
        whose = [side in self._own for side in sides]
        return "doer" if whose[:1] == [True] else "victim" if True in whose else ""

    def _values(self, event: Event, shape: Shape) -> dict[str, Value]:
        """What stands in the places of an event's message."""
        values: dict[str, Value] = {}
        for place, (name, kind) in enumerate(shape.places):
            if name.startswith("*"):
                values[name[1:]] = [self.names.place("card", card) for card in event.args[place:]]
            elif kind == "way":
                values["card"] = self.names.place("card", int(event.args[place - 1]) + SHIFTS[int(event.args[place])])
            elif place < len(event.args):
                values[name] = self.names.place(kind, event.args[place])
        if event.kind == "happened":
            values["power"] = artifact_text(ARTIFACT_ID[int(event.args[0])])
        return values


def _form(event: Event, shape: Shape, sides: list[int]) -> str:
    """The ending of the message that applies to an event."""
    args, key = event.args, f"rites-events-{event.kind.replace('_', '-')}"
    named = zip(args, shape.places, strict=False)
    few = len(args) < len(shape.places)
    unseen = few or -1 in [arg for arg, (name, kind) in named if kind == "card" and name[0] != "*"]
    applies = {
        "-hidden": unseen, "-withdrawn": few, "-empty": few, "-nobody": -1 in sides, "-double": bool(args and args[-1]),
        "-own": len(sides) > 1 and sides[0] == sides[1],
    }  # fmt: skip
    return next((form for form, does in applies.items() if does and has(f"{key}{form}")), "")
