"""How the numbers of Rites of Cthulhu are named, and its words are put into sentences."""

from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.rules import Rules
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, CARD_OF, CULT, CULTS, RANK, RITE_ID, SHIFTS
from game.games.rites.words.ritewords import every
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
        return self._mark(self.texts["artifact"][ARTIFACT_ID[artifact]]["name"])

    def rite(self, rite: int) -> str:
        return self._mark(self.texts["rite"][RITE_ID[rite]]["name"])

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
        return self.side(option.side) if name == "side" else self.of_rites(name, option.area)
