"""``play --text`` for Rites of Cthulhu: what the other games' terminal has, with this game's table and power-plays."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.errors import EngineError
from game.engine.option import NONE, Option
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_NUMBER, RITE_ID
from game.games.rites.rules.power_plays import combinations
from game.games.rites.text import table as text_rites
from game.games.rites.words.ritewords import RitesNames
from game.match.match import OpenDecision
from game.match.reference import chapters
from game.match.words import plain, words
from game.terminal.asked import Asked
from game.terminal.terminal import Command, Terminal


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
        self._say(text_rites.outcome(self.match))

    def _whole(self, said: Sequence[str]) -> None:
        decision = self.match.decision
        self._say(text_rites.RitesTable(self.match, decision.seat if decision else None).whole())

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
                told = words().tables["rites"]["power_play"][choice.kind]
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
        told = words().tables["rites"]
        found = [
            entry
            for table in ("artifact", "rite")
            for entry in told[table].values()
            if wanted and wanted in entry["name"].casefold()
        ]
        self._say([f"{entry['name']}: {entry['text']}" for entry in found] or ["No artifact or rite is called that."])

    def _rules(self, said: Sequence[str]) -> None:
        wanted = " ".join(said).casefold().split()
        hits = []
        for section in chapters("rites_rules"):
            for entry in section["entry"]:
                text = plain(entry["text"])
                said_there = f"{section['title']} {entry['title']} {text}".casefold()
                if wanted and all(word in said_there for word in wanted):
                    hits.append(f"{entry['title']} ({section['title']}): {text}")
        self._say(hits or ["Nothing is said about that. For example: rules knock"])
