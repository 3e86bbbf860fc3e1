"""The players of Rites of Cthulhu, by level."""

from typing import Any

from game.bots.protocol import Budget, Purse, Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.imagining import cards_of, imagined, rules_of
from game.games.rites.bots.opinion import FIRST, known_of, opinions, ranked, total
from game.games.rites.bots.power import wanted
from game.games.rites.bots.search import Search
from game.games.rites.rules.cards import CARD_NUMBER, RANK
from game.games.rites.rules.power_plays import KINDS
from game.games.rites.rules.rules import RitesRules
from game.games.rites.rules.state import NOBODY

USUAL: Budget = ("seconds", 0.3)
"""What the oracle may spend on a decision if nobody says otherwise."""
OVERLOOKS = 30
"""Of a hundred options, how many an initiate does not think of."""
_SEARCHED_NOT = frozenset(("rite",))
"""Questions left to the knowledge: a whole rite tells too little of a hand."""


class RitesBot:
    """Plays from a seat's view alone, by what the knowledge says of each option.

    What it cannot see is dealt anew at random for each decision, so that it knows no more than a person at the table.
    """

    deep = True
    asks = True
    """Whether it asks for power-plays while others have the turn."""

    def __init__(self, bot_id: str, seed: int) -> None:
        self.id = bot_id
        self.chance = Chance.seeded(seed)
        self._rules: tuple[str, RitesRules] | None = None

    def rules(self, question: Question) -> RitesRules:
        setup = question.view["setup"]
        key = repr(setup)
        if self._rules is None or self._rules[0] != key:
            self._rules = key, rules_of(setup)
        return self._rules[1]

    def imagine(self, question: Question) -> Position:
        """A full position consistent with the view."""
        return imagined(self.rules(question), question.view, self.chance)

    def choose(self, question: Question) -> Option:
        """The option that the knowledge likes best; among equals any."""
        if len(question.options) == 1:
            return question.options[0]
        return self.think(question)

    def think(self, question: Question) -> Option:
        """The option to take where there are several."""
        pos = self.imagine(question)
        asked = pos.decision
        assert asked is not None
        return self.among(pos, list(range(len(asked.options))))

    def among(self, pos: Position, seen: list[int]) -> Option:
        """The best of the options at these places; among equals any."""
        asked = pos.decision
        assert asked is not None
        points = [total(parts) for parts in opinions(pos, asked, self.deep)]
        first, *others = [place for place in ranked(asked, points) if place in seen]
        early = asked.options[first].kind in FIRST
        equal = [first]
        for place in others:
            if points[place] == points[first] and (asked.options[place].kind in FIRST) == early:
                equal.append(place)
        return asked.options[equal[self.chance.below(len(equal))]]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """The cards of a power-play to ask for, where it is worth it and cannot be initiated at once."""
        if not self.asks or not _may_ask(question):
            return None
        pos = self.imagine(question)
        choice = wanted(pos, question.side, known_of(pos))
        if choice is None:
            return None
        return question.side, cards_of(choice)


def _may_ask(question: Question) -> bool:
    """Whether a rite is performed, the hand may hold a combination, and none is asked for or offered."""
    if any(choice.kind in KINDS for choice in question.options):
        return False
    state: dict[str, Any] = question.view["state"]
    if state["active"] == NOBODY or state["rite"] is None or state["requests"][question.seat]:
        return False
    ranks = [RANK[CARD_NUMBER[card]] for card in state["hands"][question.seat]]
    return 0 in ranks and (1 in ranks or 13 in ranks)


class Initiate(RitesBot):
    """Knows the rules and what is good at first sight, overlooks many options, and lets power-plays be."""

    deep = False
    asks = False

    def think(self, question: Question) -> Option:
        """The option he likes best among those he thinks of."""
        pos = self.imagine(question)
        asked = pos.decision
        assert asked is not None
        tame = [place for place, choice in enumerate(asked.options) if choice.kind not in KINDS]
        seen = [place for place in tame if self.chance.below(100) >= OVERLOOKS] or tame
        return self.among(pos, seen or list(range(len(asked.options))))


class Adept(RitesBot):
    """Takes what is best at first sight; power-plays and artifacts by what they bring."""

    deep = False


class Hierophant(RitesBot):
    """Plays by the knowledge of each rite."""


class Oracle(RitesBot):
    """Plays the rite out many times on cards dealt anew, within a budget for each decision.

    With a budget in nodes (answers given while looking ahead) it is as reproducible as the others; with one in seconds
    it is not.
    """

    def __init__(self, bot_id: str, seed: int, budget: Budget | None = None) -> None:
        super().__init__(bot_id, seed)
        self._budget = budget or USUAL

    def think(self, question: Question) -> Option:
        """The option that ends best."""
        if question.kind in _SEARCHED_NOT:
            return super().think(question)
        purse = Purse(self._budget)
        purse.open(question.cancelled)
        return Search(self.rules(question), question.view, purse, self.chance).best()


def player(bot_id: str, seed: int, budget: Budget | None = None) -> RitesBot:
    if bot_id == "oracle":
        return Oracle(bot_id, seed, budget)
    return {"initiate": Initiate, "adept": Adept, "hierophant": Hierophant}[bot_id](bot_id, seed)
