"""The open question of Cthulhu Wars in the terminal: prices, Power, and what each choice does."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.option import Blocked, Option
from game.games.wars.text import table as text_table
from game.games.wars.text.lookup import card_lines
from game.games.wars.words.asking import asking
from game.games.wars.words.card_now import Situation
from game.games.wars.words.keywords import card_of, has_card
from game.games.wars.words.tableview import action_costs, book_of, faction_of, kind_of, owner_of, read_table
from game.match.match import OpenDecision
from game.match.words import plain, words
from game.terminal.asked import Asked, clean


class WarsAsked(Asked):
    """The open decision, with prices and Power left; what a choice does is told as the window's tooltip does."""

    def played(self, decision: Decision) -> str:
        return words().name("faction", faction_of(decision.side)) if decision.kind != "draft" else ""

    def hints(self, decision: Decision) -> list[str]:
        if decision.kind == "draft":
            return []
        return [clean(asking(self.match).short), *super().hints(decision), f"{self._power(decision)} Power left"]

    def _power(self, decision: Decision) -> int:
        return read_table(self.match, decision.seat).by_faction[faction_of(decision.side)].power

    def notes(self, decision: Decision) -> list[str]:
        costs = action_costs(self.match) if decision.kind in ("action", "second_action") else {}
        found = [f" ({costs[option.kind]} Power)" if costs.get(option.kind) else "" for option in decision.options]
        for place, option in enumerate(decision.options):
            if option.kind == "pass":
                found[place] = f" (burns {self._power(decision)} Power)"
        return found

    def refusal(self, entry: Blocked) -> str:
        return f"{self._name(entry.option)}: {super().refusal(entry)}"

    def _name(self, option: Option) -> str:
        speech = words()
        if option.kind == "unit" and option.unit >= 0:
            return speech.name("unit", kind_of(option.unit))
        if option.kind == "area" and option.area >= 0:
            return speech.name("area", self.match.rules.map.areas[option.area])  # type: ignore[attr-defined]
        for kind in ("action", "ability", "book"):
            if speech.has(kind, option.kind):
                return speech.name(kind, option.kind)
        return option.kind

    def told(self, decision: OpenDecision, option: Option) -> list[str]:
        match = self.match
        table = read_table(match, decision.seat)
        faction = faction_of(decision.side)
        if option.kind == "area":
            area = table.areas[option.area]
            lines = text_table.area_lines(area, match.rules.map)  # type: ignore[attr-defined]
            fights = decision.kind in ("battle_area", "move_area")
            return lines + (text_table.odds(match, table, faction, area.id) if fights else [])
        now = Situation(match, table, True)
        if option.kind == "unit" and option.unit >= 0:
            owner = words().name("faction", owner_of(option.unit))
            return [f"A piece of {owner}.", *card_lines(card_of("unit", kind_of(option.unit)), now)]
        if option.kind == "book":
            return card_lines(card_of("book", book_of(option)), now)
        if decision.kind == "draft":
            return card_lines(card_of("faction", faction_of(option.side)), now)
        if option.kind == "side":
            return text_table.board(table.by_faction[faction_of(option.side)])
        for kind in ("action", "ability", "book", "requirement"):
            if words().has(kind, option.kind):
                ref = card_of(kind, option.kind)
                return card_lines(ref, now) if has_card(ref) else [plain(words().text(kind, option.kind))]
        return []
