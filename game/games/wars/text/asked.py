"""The open question in the terminal: who must choose what, the numbered choices, what each does, what is blocked."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.option import Option
from game.games.wars.text import table as text_table
from game.games.wars.text.lookup import card_lines
from game.games.wars.words.asking import asking
from game.games.wars.words.card_now import Situation
from game.games.wars.words.tableview import action_costs, book_of, faction_of, kind_of, owner_of, read_table
from game.match.keywords import card_of, has_card
from game.match.match import Match
from game.match.words import plain, words


class Asked:
    """The open decision of a match in words, for the person who is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def question(self) -> list[str]:
        """Who must choose what, why in another's turn, the hint, Power left, and the choices with their prices."""
        match, decision = self.match, self.match.position.decision
        if decision is None:
            return ["The match is over."]
        speech = words()
        player = match.seats[decision.seat].name
        if decision.kind == "draft":
            return [f"\n{player}: {plain(speech.prompt(match.rules, decision))}", *self._choices(decision)]
        faction = faction_of(decision.side)
        side = read_table(match, decision.seat).by_faction[faction]
        lines = [f"\n{speech.name('faction', faction)} ({player}): {plain(speech.prompt(match.rules, decision))}"]
        asked, hint = text_table.clean(asking(match).short), plain(speech.hint(match.rules, decision))
        notes = [asked, hint, f"{side.power} Power left"]
        lines.append(f"      {'; '.join(note for note in notes if note)}")
        return lines + self._choices(decision, side.power)

    def _choices(self, decision: Decision, power: int = 0) -> list[str]:
        """The options, numbered, with their prices; passing burns ``power``."""
        match = self.match
        costs = action_costs(match) if decision.kind in ("action", "second_action") else {}
        labels = words().option_labels(match.rules, decision, match.view(decision.seat))
        lines = []
        for number, (option, label) in enumerate(zip(decision.options, labels, strict=True), 1):
            price = f" ({costs[option.kind]} Power)" if costs.get(option.kind) else ""
            if option.kind == "pass":
                price = f" (burns {power} Power)"
            lines.append(f"{number:4}  {plain(label)}{price}")
        return lines

    def blocked(self) -> list[str]:
        """What cannot be chosen now, each with its reason."""
        match, decision = self.match, self.match.decision
        if decision is None:
            return []
        speech = words()
        lines = []
        for entry in decision.blocked:
            lines.append(f"  {self._name(entry.option)}: {plain(speech.reason(match.rules, entry))}")
        return lines or ["Nothing is kept from you here."]

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

    def explain(self, number: int) -> list[str]:
        """What a choice does: the window's tooltip, in lines."""
        match, decision = self.match, self.match.decision
        if decision is None or not 1 <= number <= len(decision.options):
            return [f"There is no choice {number}."]
        option = decision.options[number - 1]
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
        return ["It declines or ends this choice." if option == decision.default else "It is what it says."]
