"""``play --text`` for Rites of Cthulhu: what the other games' terminal has, with this game's table and power-plays.

The table tells everything a seat knows, rite by rite.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.errors import EngineError
from game.engine.option import NONE, Option
from game.games.rites.rules.cards import ARTIFACT_ID, CARD_NUMBER, RITE_ID
from game.games.rites.rules.codec import HIDDEN
from game.games.rites.rules.over import RitesResult
from game.games.rites.rules.power_plays import combinations
from game.games.rites.words.chapters import chapters
from game.games.rites.words.faces import artifact_text, end_told, rite_name, rite_text
from game.games.rites.words.names import RitesNames
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.written import Written
from game.language.folding import folded
from game.language.spoken import name, say
from game.language.values import Value
from game.match.match import Match, OpenDecision
from game.match.words import plain, words
from game.terminal.asked import Asked
from game.terminal.terminal import Command, Terminal


class RitesTable(Written):
    """What a seat sees of a match, in lines; without a seat what a passer-by sees."""

    def whole(self) -> list[str]:
        """The table at a glance."""
        state = self.state
        rite: Value = name("rites-rite", state["rite"]) if state["rite"] else say("rites-lines-no-rite")
        rites: int = self.match.rules.rites  # type: ignore[attr-defined]
        grand, coveted = self.cultist(state["grand"]), self.artifacts(state["coveted"])
        lines: list[str] = [
            say("rites-lines-rite", number=state["number"], rites=rites, rite=rite, grand=grand),
            say("rites-lines-coveted", artifacts=coveted, left=len(state["relics"])),
        ]
        if state["lead"] != state["grand"]:
            lines.append(say("rites-lines-privilege", cultist=self.cultist(state["lead"])))
        lines += [self.cultist_line(side) for side in range(len(state["hands"]))]
        lines.append(say("rites-lines-pile", cards=len(state["deck"]), discarded=self.cards(state["discard"])))
        return [*lines, *words_of(state["rite"] or "").lines(self)]

    def cultist_line(self, side: int) -> str:
        """A cultist's hand, captured cards and artifacts."""
        state = self.state
        hand = [HIDDEN] * len(state["hands"][side]) if self.seat is None else state["hands"][side]
        told = [say("rites-lines-hand", cultist=self.cultist(side), cards=self.cards(hand))]
        if state["won"][side]:
            told.append(say("rites-lines-captured", cards=self.cards(state["won"][side])))
        if state["caches"][side]:
            told.append(say("rites-lines-artifacts", artifacts=self.artifacts(state["caches"][side])))
        return " ".join(told)


def outcome(match: Match) -> list[str]:
    """Who has won, how each rite ended, and everybody's artifacts."""
    result = match.result()
    if not isinstance(result, RitesResult):
        return []
    table = RitesTable(match, None)
    winners = [table.cultist(seat) for seat in result.winners]
    lines: list[str] = [say("rites-lines-winners", count=len(winners), cultists=winners)]
    for rite, winner, reason in result.rites:
        who = table.cultist(match.rules.side_number(winner) if winner else -1)
        ended = say("rites-lines-ended", rite=name("rites-rite", rite), cultist=who, reason=end_told(reason))
        lines.append(f"  {ended}")
    for side, (cultist, points) in enumerate(result.points.items()):
        owned = result.artifacts[cultist]
        lines.append("  " + say("rites-lines-points", cultist=table.cultist(side), points=points, artifacts=owned))
    return lines


class RitesAsked(Asked):
    """The open decision in words."""

    def told(self, decision: OpenDecision, chosen: Option) -> list[str]:
        if chosen.kind in ("invoke", "artifact"):
            return [artifact_text(ARTIFACT_ID[chosen.number])]
        return [rite_text(RITE_ID[chosen.number])] if chosen.kind == "rite" else []


class RitesTerminal(Terminal):
    """A match of Rites of Cthulhu at one keyboard; hands stay with whoever is asked."""

    order = (
        "?", "blocked", "again", "t", "play", "withdraw", "look", "rules", "log", "u", "redo", "dice", "s", "load",
        "seats", "seat", "q",
    )  # fmt: skip

    def _commands(self) -> list[Command]:
        return [
            *super()._commands(),
            Command(("t", "table"), "", say("rites-terminal-table"), self._whole),
            Command(("play",), say("rites-terminal-play.takes"), say("rites-terminal-play"), self._power_play),
            Command(("withdraw",), "", say("rites-terminal-withdraw"), self._withdraw),
            Command(("look",), say("rites-terminal-look.takes"), say("rites-terminal-look"), self._look),
            Command(("rules",), say("rites-terminal-rules.takes"), say("rites-terminal-rules"), self._rules),
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
        side, names = decision.side, RitesNames(self.match.rules)
        if not said:
            able = combinations(self.match.position, side) if self.match.position.state.active >= 0 else []
            for choice in able:
                cards = [card for card in (choice.unit, choice.number, choice.area) if card != NONE]
                held = [names.card(card) for card in cards]
                play = name("rites-power-play", choice.kind)
                self.write("  " + say("rites-terminal-power-play", play=play, cards=held))
            self.write(say("rites-terminal-name-cards" if able else "rites-terminal-none-held"))
            return False
        try:
            self.match.reveal(side, [CARD_NUMBER.get(card, -1) for card in said])
        except EngineError:
            self.write(say("rites-terminal-not-done"))
            return False
        return True

    def _withdraw(self, said: Sequence[str]) -> bool:
        decision = self.match.decision
        if decision is None or not self.match.position.state.requests[decision.side]:
            self.write(say("rites-terminal-not-asked"))
            return False
        self.match.reveal(decision.side, ())
        return True

    def _look(self, said: Sequence[str]) -> None:
        wanted = folded(" ".join(said))
        artifacts = [(words().name("rites-artifact", key), artifact_text(key)) for key in ARTIFACT_ID]
        entries = [*artifacts, *((rite_name(key), rite_text(key)) for key in RITE_ID)]
        found = [f"{name}: {text}" for name, text in entries if wanted and wanted in folded(name)]
        self._say(found or [say("rites-terminal-unknown")])

    def _rules(self, said: Sequence[str]) -> None:
        wanted = folded(" ".join(said)).split()
        entries = [(each.title, part.title, plain(each.text)) for part in chapters() for each in part.entries]
        hits = [f"{title} ({section}): {text}" for title, section, text in entries
                if wanted and all(word in folded(f"{section} {title} {text}") for word in wanted)]  # fmt: skip
        self._say(hits or [say("rites-terminal-no-rule")])
