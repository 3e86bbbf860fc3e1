"""The table as it is written: what a seat sees of a match, thing by thing."""

from collections.abc import Sequence
from typing import Any

from game.games.rites.rules.cards import ARTIFACT_NUMBER, ARTIFACTS, LAID_NUMBER
from game.games.rites.rules.codec import HIDDEN
from game.games.rites.words.names import RitesNames
from game.language.spoken import name, say
from game.language.values import Text
from game.match.match import Match


class Written:
    """What a seat sees of a match, thing by thing; without a seat what a passer-by sees."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] = match.view(0 if seat is None else seat)["state"]
        self.names = RitesNames(match.rules)

    def cultist(self, side: int) -> Text:
        """A cultist with the player's name."""
        if side < 0:
            return say("rites-lines-nobody")
        return say("rites-lines-cultist", cultist=self.names.named_side(side), name=self.match.seats[side].name)

    def card(self, name: str) -> Text:
        """A card as the state writes it."""
        return Text(HIDDEN) if name == HIDDEN else self.names.card(LAID_NUMBER[name])

    def cards(self, named: Sequence[str]) -> list[Text]:
        """Cards in a row; hidden ones are counted."""
        hidden = named.count(HIDDEN)
        parts = [self.card(name) for name in named if name != HIDDEN]
        if hidden:
            parts.append(say("rites-lines-hidden", cards=hidden))
        return parts or [say("rites-lines-none")]

    def artifacts(self, named: Sequence[str]) -> list[Text]:
        """Artifacts with their points."""
        told = []
        for each in named:
            spent = each in self.state["spent"]
            points = ARTIFACTS[ARTIFACT_NUMBER[each]].value
            message = "rites-lines-artifact.spent" if spent else "rites-lines-artifact"
            told.append(say(message, artifact=name("rites-artifact", each), points=points))
        return told or [say("rites-lines-none")]

    def place(self, place: Text, cards: Sequence[str]) -> Text:
        """The line of a place where cards lie."""
        return say("rites-lines-place", place=place, cards=self.cards(cards))
