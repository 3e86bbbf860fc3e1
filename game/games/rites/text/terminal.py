"""``play --text`` for Rites of Cthulhu: what the other games' terminal has, with this game's table and power-plays.

The table tells everything a seat knows, rite by rite.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.errors import EngineError
from game.engine.option import NONE, Option
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_NUMBER, RITE_ID, RITE_NUMBER
from game.games.rites.rules.codec import HIDDEN
from game.games.rites.rules.over import RitesResult
from game.games.rites.rules.power_plays import combinations
from game.games.rites.words.ritewords import RitesNames, Written, words_of
from game.match.match import Match, OpenDecision
from game.match.reference import chapters
from game.match.texts import counted
from game.match.words import plain, words
from game.terminal.asked import Asked
from game.terminal.terminal import Command, Terminal


class RitesTable(Written):
    """What a seat sees of a match, in lines; without a seat what a passer-by sees."""

    def whole(self) -> list[str]:
        """The table at a glance."""
        state = self.state
        rite = self.names.rite(RITE_NUMBER[state["rite"]]) if state["rite"] else "no rite chosen yet"
        lines = [
            f"Rite {state['number']} of {self.match.rules.rites}: {rite}. "  # type: ignore[attr-defined]
            f"Grand Cultist: {self.cultist(state['grand'])}.",
            f"Coveted: {self.artifacts(state['coveted'])}. {counted(len(state['relics']), 'artifact')} to come.",
        ]
        if state["lead"] != state["grand"]:
            lines.append(f"First turn and privilege: {self.cultist(state['lead'])}.")
        lines += [self.cultist_line(side) for side in range(len(state["hands"]))]
        lines.append(f"Draw pile: {counted(len(state['deck']), 'card')}; discarded: {self.cards(state['discard'])}.")
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
        lines.append(f"  {words().name('rites-rite', rite)}: {who} ({told['rite_end'][reason]})")
    for side, (name, points) in enumerate(result.points.items()):
        artifacts = counted(result.artifacts[name], "artifact")
        lines.append(f"  {table.cultist(side)}: {counted(points, 'point')}, {artifacts}")
    return lines


class RitesAsked(Asked):
    """The open decision in words."""

    def told(self, decision: OpenDecision, chosen: Option) -> list[str]:
        told = words().tables["rites"]
        if chosen.kind in ("invoke", "artifact"):
            return [told["artifact"][ARTIFACT_ID[chosen.number]]["text"]]
        return [told["rite"][RITE_ID[chosen.number]]["text"]] if chosen.kind == "rite" else []


class RitesTerminal(Terminal):
    """A match of Rites of Cthulhu at one keyboard; hands stay with whoever is asked."""

    order = "? blocked again t play withdraw look rules log u redo dice s load seats seat q"

    def _commands(self) -> list[Command]:
        return [
            *super()._commands(),
            Command(("t", "table"), "", "the table: hands, pile, what lies on it, artifacts", self._whole),
            Command(("play",), "[CARDS]", "ask for a power-play at the next turn: b0 b13", self._power_play),
            Command(("withdraw",), "", "withdraw that request", self._withdraw),
            Command(("look",), "NAME", "what an artifact or a rite does", self._look),
            Command(("rules",), "WORDS", "search the rules", self._rules),
        ]

    def _new_asked(self) -> Asked:
        return RitesAsked(self.match)

    def _over(self) -> None:
        self._say(outcome(self.match))

    def _whole(self, said: Sequence[str]) -> None:
        decision = self.match.decision
        self._say(RitesTable(self.match, decision.seat if decision else None).whole())

    def _power_play(self, said: Sequence[str]) -> bool:
        """Ask for the power-play with these cards, or tell which there are."""
        decision = self.match.decision
        if decision is None:
            return False
        side, names = decision.side, RitesNames(words(), self.match.rules)
        if not said:
            able = combinations(self.match.position, side) if self.match.position.state.active >= 0 else []
            for choice in able:
                cards = [card for card in (choice.unit, choice.number, choice.area) if card != NONE]
                told = words().name("rites-power-play", choice.kind)
                self.write(f"  {told}: {names.listed([names.card(card) for card in cards])}")
            self.write("Name the cards, for example: play b0 b13." if able else "You hold no power-play.")
            return False
        try:
            self.match.reveal(side, [CARD_NUMBER.get(card, -1) for card in said])
        except EngineError as problem:
            self.write(f"Not done: {problem}.")
            return False
        return True

    def _withdraw(self, said: Sequence[str]) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.position.state.requests[decision.side]:
            self.write("Nothing is asked for.")
            return False
        self.match.reveal(decision.side, ())
        return True

    def _look(self, said: Sequence[str]) -> None:
        wanted = " ".join(said).casefold()
        told, speech = words().tables["rites"], words()
        entries = [(speech.name(f"rites-{kind}", key), entry["text"])
                   for kind in ("artifact", "rite") for key, entry in told[kind].items()]  # fmt: skip
        found = [f"{name}: {text}" for name, text in entries if wanted and wanted in name.casefold()]
        self._say(found or ["No artifact or rite is called that."])

    def _rules(self, said: Sequence[str]) -> None:
        wanted = " ".join(said).casefold().split()
        entries = [(each["title"], part["title"], plain(each["text"]))
                   for part in chapters("rites_rules") for each in part["entry"]]  # fmt: skip
        hits = [f"{title} ({section}): {text}" for title, section, text in entries
                if wanted and all(word in f"{section} {title} {text}".casefold() for word in wanted)]  # fmt: skip
        self._say(hits or ["Nothing is said about that. For example: rules knock"])
