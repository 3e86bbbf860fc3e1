"""What the numbers of a match of Rites of Cthulhu are called: cultists, cards, artifacts, rites, places."""

from typing import Any

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_ID, CARD_OF, CULT, CULTS, RANK, RITE_ID, SHIFTS
from game.games.rites.rules.tablets import NAMES, part
from game.games.rites.words.faces import end_told
from game.language.spoken import name, say, say_name, spoken
from game.language.values import Name, Text, Value
from game.match.texts import Names


def cultist_name(side: int) -> Text:
    """What a cultist is called where no player's name stands: "Cultist 2"."""
    return say_name(name("rites-cultist", str(side + 1)))


class RitesNames(Names):
    """Names of cultists, cards, artifacts and places of one match, plain or with the window's marks around them."""

    def _named(self, kind: str, key: str) -> Name:
        return name(kind, key, "**{}**" if self.marked else "")

    # values for the places of messages

    def named_side(self, side: int) -> Value:
        return self._named("rites-cultist", str(side + 1)) if side >= 0 else say("rites-nobody")

    def named_artifact(self, artifact: int) -> Name:
        return self._named("rites-artifact", ARTIFACT_ID[artifact])

    def named_rite(self, rite: int) -> Name:
        return self._named("rites-rite", RITE_ID[rite])

    # as text

    def side(self, side: int) -> str:
        return spoken().form("name", self.named_side(side))

    def card(self, laid: int) -> Text:
        """A card with color and rank, and as what it counts if that is another; a hidden one is a card."""
        if laid < 0:
            return say("rites-card-hidden")
        card = laid & CARD_OF
        named, color = self._named("rites-card", CARD_ID[card]), name("rites-color", CULTS[CULT[card]])
        if laid != card:
            return say("rites-card-counting", card=named, color=color, rank=RANK[card], counts=RANK[laid])
        return say("rites-card", card=named, color=color, rank=RANK[card])

    # by what particulars say an argument is

    def place(self, kind: str, value: int | str, viewer: int | None = None) -> Value:
        """What a place of a message stands for."""
        if kind == "power_play":
            return name("rites-power-play", str(value))
        if kind == "rite_end":
            return end_told(str(value))
        if kind in ("number", "text") or not isinstance(value, int):
            return value
        if kind == "place":
            return value + 1
        if kind == "cult":
            return name("rites-color", CULTS[value]) if value >= 0 else ""
        ours = {
            "side": self.named_side, "card": self.card, "laid": self.card, "artifact": self.named_artifact,
            "rite": self.named_rite,
        }  # fmt: skip
        return ours[kind](value) if kind in ours else _of_rites(kind, value)

    # questions and options

    def variant(self, decision: Decision) -> str:
        """Which variant of the question's words applies; empty for the plain one."""
        told = next((each.variants[decision.kind] for each in _tablets() if decision.kind in each.variants), None)
        return str(told(decision)) if told else ""

    def option_form(self, option: Option) -> str:
        """The label's entry for an option."""
        form = next((each.forms[option.kind] for each in _tablets() if option.kind in each.forms), None)
        if form:
            return str(form(option))
        named = option.kind == "invoke" and option.side != NONE
        return f"invoke_{ARTIFACT_ID[option.number]}" if named else option.kind

    def option_place(self, name: str, option: Option, viewer: int) -> Value:
        """What a place in an option's label stands for."""
        if name in ("card", "first"):
            shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
            return self.card(option.unit + shift)
        if name in ("second", "third"):
            return self.card(option.number if name == "second" else option.area)
        given = {"artifact": option.number, "rite": option.number, "side": option.side}
        return self.place(name, given.get(name, option.area))


def _tablets() -> list[Any]:
    """The words of all rites, which are built on this module."""
    return [part(rite, "words:WORDS") for rite in NAMES]


def _of_rites(kind: str, value: int) -> Value:
    """What a rite alone numbers."""
    told: Value = next(each.kinds[kind] for each in _tablets() if kind in each.kinds)(value)
    return told
