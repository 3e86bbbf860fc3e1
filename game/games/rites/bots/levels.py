"""The players of Rites of Cthulhu, by level, and the search of the oracle."""

import math
from typing import Any

from game.bots.protocol import Budget, Purse, Question, Spent
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight, foretold
from game.games.rites.bots.imagining import FIRST, best, cards_of, imagined, known_of, opinions, ranked, rules_of
from game.games.rites.bots.knowledge import total
from game.games.rites.bots.power import after_rite, prospect, wanted
from game.games.rites.rules.cards import CARD_NUMBER, RANK
from game.games.rites.rules.power_plays import KINDS
from game.games.rites.rules.rules import RitesRules
from game.games.rites.rules.state import NOBODY

WIDTH, WIDER = 6, 14
"""How many options are played out at first, and how many where the rite is foretold: trials are short there."""
ROUNDS = 4000
"""At most so many deals."""
DEEPER = 60
"""After so many deals trials go on for as many turns more before they are judged, and so on: sure, and still open to
what shows late."""
HALVED, HALVED_EARLY = frozenset((8, 20, 50)), frozenset((4, 10, 24, 60))
"""Rounds after which the worse half drops out, and those of a rite that is foretold."""
PRIOR = 1.2
"""Trials times chance that a point of the knowledge counts."""
DOUBT = 3.0
"""Points beyond which the knowledge's own judgement counts no more."""
LONGEST = 700
"""Answers after which a rite is broken off and judged as it stands."""
_AFTER_RITE = frozenset(("trade", "trade_for"))


class Search:
    """One search for the answer to a question, from a seat's view alone: the rite is played out after each option.

    The hidden cards are dealt anew many times. All options are tried on the same deals and the same luck; everybody,
    the cultist too, goes on by the knowledge. After some rounds the worse half of the options drops out, so that the
    time goes to telling the best ones apart. Where the rite can be foretold, a trial ends at the beginning of a turn
    some turns later: the luck of all that would follow only hides what the option is worth.
    """

    def __init__(self, rules: RitesRules, view: dict[str, Any], purse: Purse, chance: Chance) -> None:
        self._rules = rules
        self._view = view
        self._purse = purse
        self._chance = chance
        self._foresight: Foresight | None = None

    def best(self) -> Option:
        """The option with the best ends within the purse; what the knowledge would take if there is no time at all."""
        pos = imagined(self._rules, self._view, self._chance)
        asked = pos.decision
        assert asked is not None
        left = candidates(pos, asked)
        known = known_of(pos)
        self._foresight = known.foresight
        totals = dict.fromkeys([choice for choice, _ in left], 0.0)
        halved = HALVED_EARLY if known.foresight else HALVED
        priors = {choice: PRIOR * max(-DOUBT, points - left[0][1]) for choice, points in left}
        squares = dict.fromkeys(totals, 0.0)
        options = [choice for choice, _ in left]
        favourite, errors = options[0], known.plainly
        try:
            for round_ in range(1, ROUNDS + 1):
                if len(options) == 1:
                    break
                ends = self._round(options, 1 + round_ // DEEPER)
                usual = ends[options.index(favourite)] if errors else 0.0
                for choice, end in zip(options, ends, strict=True):
                    totals[choice] += end
                    squares[choice] += (end - usual) ** 2
                options.sort(key=lambda choice: -(totals[choice] + priors[choice]))
                if round_ in halved:
                    kept = options[: max(2, (len(options) + 1) // 2)]
                    options = [*kept, favourite] if errors and favourite not in kept else kept
        except Spent:
            pass
        if errors and totals[options[0]] - totals[favourite] <= errors * math.sqrt(squares[options[0]]):
            return favourite
        return options[0]

    def _round(self, options: list[Option], depth: int) -> list[float]:
        """How the rite ends after each option, on one deal and with one luck, or may end where it is foretold."""
        self._purse.check()
        deal = imagined(self._rules, self._view, self._chance)
        asked = deal.decision
        assert asked is not None
        foresight = self._foresight
        turns = depth * (foresight.turns or self._rules.seats) if foresight else 0
        return [self._end(deal.copy(), choice, asked, turns) for choice in options]

    def _end(self, pos: Position, choice: Option, asked: Decision, turns: int) -> float:
        """The cultist's chance to win the game once the rite has been played out, or so many turns have begun."""
        purse = self._purse
        foresight = self._foresight
        ended = len(pos.state.ends)
        pos.answer(choice)
        for _ in range(LONGEST):
            question = pos.decision
            if question is None or (len(pos.state.ends) > ended and question.kind not in _AFTER_RITE):
                return after_rite(pos, asked.side)
            purse.nodes += 1
            if foresight is not None and len(pos.state.ends) == ended and foresight.begins(pos):
                turns -= 1
                if not turns:
                    return prospect(pos, asked.side, foretold(foresight, pos))
            purse.check()
            pos.answer(question.options[best(pos, question)])
            pos.events.clear()
        return 1 / self._rules.seats


def candidates(pos: Position, asked: Decision) -> list[tuple[Option, float]]:
    """The options worth playing out with what the knowledge gives them, best first."""
    points = [total(parts) for parts in opinions(pos, asked, True)]
    places = ranked(asked, points)
    # What does not use up the turn is measured in other points than what does.
    early = [choice.kind in FIRST for choice in asked.options]
    best = places[0]
    found: dict[tuple[Option, float], tuple[Option, float]] = {}
    for place in places:
        choice = asked.options[place]
        worth = points[place] if early[place] == early[best] else points[best] - 0.5
        # The same cards at another place that is worth exactly as much: one of many walls that nobody has seen.
        found.setdefault((choice._replace(area=NONE), worth), (choice, worth))
    return list(found.values())[: WIDER if known_of(pos).foresight else WIDTH]


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
        return self.think(question) if len(question.options) > 1 else question.options[0]

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
        early = [choice.kind in FIRST for choice in asked.options]
        alike = [place for place in others if points[place] == points[first] and early[place] == early[first]]
        equal = [first, *alike]
        return asked.options[equal[self.chance.below(len(equal))]]

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        """The cards of a power-play to ask for, where it is worth it and cannot be initiated at once."""
        if not self.asks or not _may_ask(question):
            return None
        pos = self.imagine(question)
        choice = wanted(pos, question.side, known_of(pos))
        return None if choice is None else (question.side, cards_of(choice))


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
