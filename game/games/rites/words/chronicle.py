"""The chronicle of Rites of Cthulhu: a line for every event worth one, filled in from the texts."""

from typing import Any

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.rites.rules.cards import SHIFTS
from game.games.rites.words.ritewords import RitesNames
from game.match.phrases import HEADING, LINE, PRIVATE, Block, Line, Teller
from game.match.texts import Texts, arguments, capital, fill

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
