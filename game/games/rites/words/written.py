"""A view of Rites of Cthulhu in words: cultists, cards and artifacts as the state writes them."""

from __future__ import annotations

from typing import Any

from game.games.rites.rules.cards import ARTIFACT_NUMBER, ARTIFACTS, CARD_NUMBER, DOWN, UP
from game.games.rites.rules.reading import HIDDEN
from game.games.rites.words.names import RitesNames
from game.match.match import Match
from game.match.words import words

_SHIFT = {"+": UP, "-": DOWN}


class Written:
    """What a seat sees of a match, thing by thing; without a seat what a passer-by sees."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] = match.view(0 if seat is None else seat)["state"]
        self.names = RitesNames(words(), match.rules)

    def cultist(self, side: int) -> str:
        """A cultist with the player's name."""
        return f"{self.names.side(side)} ({self.match.seats[side].name})" if side >= 0 else self.names.side(side)

    def card(self, name: str) -> str:
        """A card as the state writes it."""
        if name == HIDDEN:
            return HIDDEN
        shift = _SHIFT.get(name[-1], 0)
        return self.names.card(CARD_NUMBER[name.rstrip("+-")] + shift)

    def cards(self, named: list[str]) -> str:
        """Cards in a row; hidden ones are counted."""
        hidden = named.count(HIDDEN)
        parts = [self.card(name) for name in named if name != HIDDEN]
        if hidden:
            parts.append(f"{hidden} hidden")
        return ", ".join(parts) or "none"

    def artifacts(self, named: list[str]) -> str:
        """Artifacts with their points."""
        told = []
        for name in named:
            number = ARTIFACT_NUMBER[name]
            spent = " (spent)" if name in self.state["spent"] else ""
            told.append(f"{self.names.artifact(number)} {ARTIFACTS[number].value}{spent}")
        return ", ".join(told) or "none"
