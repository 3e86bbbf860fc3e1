"""The table of Rites of Cthulhu in words for the terminal: everything a seat knows, rite by rite."""

from __future__ import annotations

from game.games.rites.rules.cards import RITE_NUMBER
from game.games.rites.rules.reading import HIDDEN
from game.games.rites.rules.result import RitesResult
from game.games.rites.words.ritewords import RitesNames, Written, words_of
from game.match.match import Match
from game.match.words import words


class RitesTable(Written):
    """What a seat sees of a match, in lines; without a seat what a passer-by sees."""

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
        return [*lines, *words_of(state["rite"] or "").lines(self)]

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
