"""How the numbers of Rites of Cthulhu are named, and its words are put into sentences."""

from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.rules import Rules
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, CARD_OF, CULT, CULTS, RANK, RITE_ID, SHIFTS
from game.match.names import Names
from game.match.texts import Texts


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
        """A cultist, counted from 1."""
        return self._mark(self.fill("cultist", number=side + 1)) if side >= 0 else self.grammar["nobody"]

    def card(self, laid: int) -> str:
        """A card with colour and elder sign, and as what it counts if that is another; a hidden one is a card."""
        if laid < 0:
            return self.grammar["no_card"]
        card = laid & CARD_OF
        name = self.texts["entity"][CARD_ID[card]]
        colour = self.texts["colour"][CULTS[CULT[card]]]
        told = self.fill("card", name=self._mark(name), colour=colour, rank=RANK[card])
        return self.fill("counting", card=told, rank=RANK[laid]) if laid != card else told

    def artifact(self, artifact: int) -> str:
        """An artifact."""
        return self._mark(self.texts["artifact"][ARTIFACT_ID[artifact]]["name"])

    def rite(self, rite: int) -> str:
        """A rite."""
        return self._mark(self.texts["rite"][RITE_ID[rite]]["name"])

    def pile(self, pile: int) -> str:
        """The ridge, or a slope of the mountains."""
        if pile <= 1:
            return self.grammar["ridge"]
        return self.fill("beneath" if pile & 1 else "above", rank=pile >> 1)

    def twin(self, twin: int) -> str:
        """One of the twins."""
        return self.grammar["horror" if twin else "wilbur"]

    # by what a template says an argument is

    def value(self, name: str, kind: str, value: int | str, viewer: int | None = None) -> Any:
        """What ``{name}`` becomes for an argument of this kind."""
        if kind in ("rite_end", "power_play"):
            return self.texts[kind][value]
        if kind in ("number", "text") or not isinstance(value, int):
            return value
        if kind == "place":
            return value + 1
        if kind == "cult":
            return self.texts["colour"][CULTS[value]] if value >= 0 else ""
        return {
            "side": self.side, "card": self.card, "laid": self.card, "artifact": self.artifact, "rite": self.rite,
            "pile": self.pile, "twin": self.twin,
        }[kind](value)  # fmt: skip

    # questions and options

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        if decision.kind == "gate":
            return "open" if decision.about[0] == NONE else ""
        return str(decision.about[0]) if decision.kind in ("tree", "mountain") else ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option."""
        if option.kind == "forego" and option.number == NONE:
            return "forego_one" if option.unit != NONE else "forego_none"
        return "invoke_on" if option.kind == "invoke" and option.side != NONE else option.kind

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
        return {"side": self.side, "pile": self.pile, "twin": self.twin}[name](
            option.side if name == "side" else option.area
        )
