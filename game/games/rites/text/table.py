"""The table of Rites of Cthulhu in words for the terminal: everything a seat knows, rite by rite."""

from __future__ import annotations

from typing import Any

from game.games.rites.rules.cards import ARTIFACT_NUMBER, ARTIFACTS, CARD_NUMBER, DOWN, RITE_NUMBER, UP
from game.games.rites.rules.result import RitesResult
from game.games.rites.words.names import RitesNames
from game.match.match import Match
from game.match.words import words

HIDDEN = "?"
_SHIFT = {"+": UP, "-": DOWN}


class RitesTable:
    """What a seat sees of a match, in lines; without a seat what a passer-by sees."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] = match.view(0 if seat is None else seat)["state"]
        self.names = RitesNames(words(), match.rules)

    # single things

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

    # the whole

    def whole(self) -> list[str]:
        """The table at a glance."""
        state = self.state
        rite = self.names.rite(RITE_NUMBER[state["rite"]]) if state["rite"] else "no rite chosen yet"
        lines = [
            f"Rite {state['number']} of {self.match.rules.rites}: {rite}. "  # type: ignore[attr-defined]
            f"Grand Cultist: {self.cultist(state['grand'])}.",
            f"Coveted: {self.artifacts(state['coveted'])}. {len(state['relics'])} artifacts to come.",
        ]
        if state["lead"] != state["grand"]:
            lines.append(f"First turn and privilege: {self.cultist(state['lead'])}.")
        lines += [self.cultist_line(side) for side in range(len(state["hands"]))]
        lines.append(f"Draw pile: {len(state['deck'])} cards; discarded: {self.cards(state['discard'])}.")
        return [*lines, *getattr(self, f"_{state['rite']}", list)()]

    def cultist_line(self, side: int) -> str:
        """A cultist's hand, captured cards and artifacts."""
        state = self.state
        hand = [HIDDEN] * len(state["hands"][side]) if self.seat is None else state["hands"][side]
        line = f"{self.cultist(side)}: hand {self.cards(hand)}"
        if state["won"][side]:
            line += f"; captured {self.cards(state['won'][side])}"
        if state["caches"][side]:
            line += f"; artifacts {self.artifacts(state['caches'][side])}"
        return line + "."

    def _cthulhu_rises(self) -> list[str]:
        state = self.state
        lines = [f"Gate {state['gates']}:"]
        lines += [f"  {self.cultist(side)}: {self.card(card)}" for side, card in state["gate"]]
        able = ", ".join(self.names.side(side) for side in state["eligible"]) or "nobody"
        where = "in the centre" if state["centre"] else "not on the table"
        if state["holder"] >= 0:
            where = f"before {self.names.side(state['holder'])}"
        return [*lines, f"  Eligible: {able}. Cthulhu is {where}."]

    def _the_tree_on_the_hill(self) -> list[str]:
        return [f"Tree {number}: {self.cards(tree)}" for number, tree in enumerate(self.state["trees"], 1)]

    def _the_dunwich_horror(self) -> list[str]:
        return self._plots("Wall", {0: "Wilbur Whateley", 4: "The Dunwich Horror"})

    def _the_hound(self) -> list[str]:
        return self._plots("Grave", {})

    def _plots(self, name: str, houses: dict[int, str]) -> list[str]:
        lines = []
        for plot, card in enumerate(self.state["plots"]):
            if plot in houses:
                lines.append(f"{houses[plot]}:")
            how = "taken" if not card else self.card(card) + (", face up" if plot in self.state["open"] else "")
            ghouls = self.state["ghouls"][plot] if self.state["ghouls"] else []
            stand = "".join(f"; {self.card(ghoul)} of {self.names.side(side)}" for side, ghoul in ghouls)
            lines.append(f"  {name} {plot + 1}: {how}{stand}")
        return lines

    def _at_the_mountains_of_madness(self) -> list[str]:
        lines = [f"Ridge: {self.cards(self.state['ridge'])}"]
        for pile, cards in self.state["slopes"].items():
            lines.append(f"  {self.names.pile(int(pile))}: {self.cards(cards)}")
        return lines

    def _out_of_the_aeons(self) -> list[str]:
        state = self.state
        bid = self.card(state["prize"]) if state["prize"] else "nothing yet"
        return [f"Bid for: {bid}; {len(state['prizes'])} yellow cards to come."]


def outcome(match: Match) -> list[str]:
    """Who has won, how each rite ended, and everybody's artifacts."""
    result = match.result()
    if not isinstance(result, RitesResult):
        return []
    names = RitesNames(words(), match.rules)
    table = RitesTable(match, None)
    told = words().tables["rites"]
    winners = [table.cultist(seat) for seat in result.winners]
    verb = "wins" if len(winners) == 1 else "share the victory"
    lines = [f"{names.listed(winners)} {verb}." if winners else "Nobody wins."]
    for rite, winner, reason in result.rites:
        who = table.cultist(match.rules.side_number(winner)) if winner else names.side(-1)
        lines.append(f"  {told['rite'][rite]['name']}: {who} ({told['rite_end'][reason]})")
    for side, (name, points) in enumerate(result.points.items()):
        lines.append(f"  {table.cultist(side)}: {points} points, {result.artifacts[name]} artifacts")
    return lines
