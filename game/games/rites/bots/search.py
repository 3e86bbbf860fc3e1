"""Looking ahead: the hidden cards are dealt anew many times, and each time the rite is played out after each option.

All options are tried on the same deals and the same luck; everybody, the cultist too, goes on by the knowledge. After
some rounds the worse half of the options drops out, so that the time goes to telling the best ones apart.
"""

import math
from typing import Any

from game.bots.protocol import Purse, Spent
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.rites.bots.imagining import imagined
from game.games.rites.bots.knowledge import outlook_of
from game.games.rites.bots.opinion import FIRST, best, known_of, opinions, ranked, total
from game.games.rites.bots.standing import after_rite, prospect
from game.games.rites.rules.cards import RANK, cards_in
from game.games.rites.rules.rules import RitesRules

WIDTH = 6
"""How many options are played out at first."""
ROUNDS = 400
"""At most so many deals."""
HALVED = frozenset((8, 20, 50))
"""Rounds after which the worse half drops out."""
PRIOR = 1.2
"""Trials times chance that a point of the knowledge counts."""
DOUBT = 3.0
"""Points beyond which the knowledge's own judgement counts no more."""
LONGEST = 700
"""Answers after which a rite is broken off and judged as it stands."""
NEARNESS = 0.5
"""How much of an end is judged by the scores, the rest by who has won."""
STILL_OPEN = 13.0
"""The points that could have gone to others with other luck."""
FAILED = "failed"
_AFTER_RITE = frozenset(("trade", "trade_for"))


class Search:
    """One search for the answer to a question, from a seat's view alone."""

    def __init__(self, rules: RitesRules, view: dict[str, Any], purse: Purse, chance: Chance) -> None:
        self._rules = rules
        self._view = view
        self._purse = purse
        self._chance = chance
        self._stake = 0.0

    def best(self) -> Option:
        """The option with the best ends within the purse; what the knowledge would take if there is no time at all."""
        pos = imagined(self._rules, self._view, self._chance)
        asked = pos.decision
        assert asked is not None
        left = candidates(pos, asked)
        known = known_of(pos)
        if known.by_score:
            self._stake = NEARNESS * _stake(pos, asked.side)
        totals = dict.fromkeys([choice for choice, _ in left], 0.0)
        priors = {choice: PRIOR * max(-DOUBT, points - left[0][1]) for choice, points in left}
        squares = dict.fromkeys(totals, 0.0)
        options = [choice for choice, _ in left]
        favourite, errors = options[0], known.plainly
        try:
            for round_ in range(1, ROUNDS + 1):
                if len(options) == 1:
                    break
                ends = self._round(options)
                usual = ends[options.index(favourite)] if errors else 0.0
                for choice, end in zip(options, ends, strict=True):
                    totals[choice] += end
                    squares[choice] += (end - usual) ** 2
                options.sort(key=lambda choice: -(totals[choice] + priors[choice]))
                if round_ in HALVED:
                    kept = options[: max(2, (len(options) + 1) // 2)]
                    options = [*kept, favourite] if errors and favourite not in kept else kept
        except Spent:
            pass
        if errors and totals[options[0]] - totals[favourite] <= errors * math.sqrt(squares[options[0]]):
            return favourite
        return options[0]

    def _round(self, options: list[Option]) -> list[float]:
        """How the rite ends after each option, on one deal and with one luck."""
        self._purse.check()
        deal = imagined(self._rules, self._view, self._chance)
        asked = deal.decision
        assert asked is not None
        return [self._end(deal.copy(), choice, asked) for choice in options]

    def _end(self, pos: Position, choice: Option, asked: Decision) -> float:
        """The cultist's chance to win the game once the rite has been played out."""
        purse = self._purse
        ended = len(pos.state.ends)
        won: list[int] = pos.state.won
        pos.answer(choice)
        for _ in range(LONGEST):
            question = pos.decision
            if question is None or (len(pos.state.ends) > ended and question.kind not in _AFTER_RITE):
                found = after_rite(pos, asked.side)
                return found + self._stake * _nearer(pos, won, asked.side) if self._stake else found
            purse.nodes += 1
            purse.check()
            won = pos.state.won
            pos.answer(question.options[best(pos, question)])
            pos.events.clear()
        return 1 / self._rules.seats


def _stake(pos: Position, side: int) -> float:
    """What winning the rite is worth, as a chance to win the game."""
    seats = pos.rules.seats
    hers = [float(seat == side) for seat in range(seats)]
    others = [float(seat != side) / (seats - 1) for seat in range(seats)]
    return prospect(pos, side, hers) - prospect(pos, side, others)


def _nearer(pos: Position, won: list[int], side: int) -> float:
    """How much likelier a win looks by the cards captured than it came: below 0 for a narrow win, above for a miss."""
    _, winner, reason = pos.state.ends[-1]
    if reason == FAILED:
        return 0.0
    scores = [float(sum([RANK[card] for card in cards_in(cards)])) for cards in won]
    return outlook_of(scores, STILL_OPEN)[side] - float(winner == side)


def candidates(pos: Position, asked: Decision) -> list[tuple[Option, float]]:
    """The options worth playing out with what the knowledge gives them, best first."""
    points = [total(parts) for parts in opinions(pos, asked, True)]
    places = ranked(asked, points)
    leads = asked.options[places[0]].kind in FIRST
    found = []
    for place in places:
        choice = asked.options[place]
        # What does not use up the turn is measured in other points than what does.
        same = (choice.kind in FIRST) == leads
        found.append((choice, points[place] if same else points[places[0]] - 0.5))
    return found[:WIDTH]
