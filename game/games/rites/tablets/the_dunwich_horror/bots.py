"""The Dunwich Horror as the bots know it: high walls with what the hand can reach, since spent cards come back."""

import math
from itertools import combinations

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.knowledge import Knowledge, Parts, known_plot, outlook_of, plots_in_sight, score, unseen_by
from game.games.rites.rules.cards import BIT, CARD_OF, HAND, RANK, TWIN_RANKS, TWINS, cards_in
from game.games.rites.rules.state import TAKEN, RitesState
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import Walls

WALL, RISK, REACH, RIVAL = "wall", "risk", "reach", "leader"
TAKES = 0.6
"""How likely others can take a wall that is turned up for nothing."""


def reach_of(cards: list[int]) -> set[int]:
    """The ranks that pairs of these cards are worth."""
    found = set()
    for one, other in combinations(cards, 2):
        found.add(RANK[one] + RANK[other])
        found.add(abs(RANK[one] - RANK[other]))
    return found


class _Table:
    """What a cultist can tell of the walls: how likely a hidden one has each rank."""

    def __init__(self, pos: Position, side: int) -> None:
        state: RitesState = pos.state
        self.state = state
        self.side = side
        self.cards = cards_in(state.hands[side])
        self.others = max(1, pos.rules.seats - 1)
        own: Walls = pos.state.own
        unseen = unseen_by(state, side, [*plots_in_sight(own), *TWINS])
        count = max(1, unseen.bit_count())
        self.odds = [0.0] * 14
        for card in cards_in(unseen):
            self.odds[RANK[card]] += 1 / count
        self.own = own
        self.open = [RANK[card] for card in plots_in_sight(own)]

    def rest(self, *used: int) -> list[int]:
        """The hand without these cards."""
        return [card for card in self.cards if card not in [one & CARD_OF for one in used]]

    def reach(self, cards: list[int]) -> float:
        """How good it is to have kept these cards: the walls and twins they reach already."""
        reach = reach_of(cards)
        hidden = sum([odds * rank for rank, odds in enumerate(self.odds) if rank in reach])
        twins = 0.5 * sum([rank in reach for rank in TWIN_RANKS])
        return 0.15 * (hidden + twins + 0.3 * sum([rank for rank in self.open if rank in reach]))

    def turned_up(self, reach: set[int], rank: int) -> float:
        """What a wall of this rank is worth, turned up with such a reach: taken, or given away."""
        return float(rank) if rank in reach else -TAKES * rank / self.others


def _turn(pos: Position, asked: Decision) -> list[Parts]:
    table = _Table(pos, asked.side)

    def of(choice: Option) -> Parts:
        if choice.kind not in ("reveal", "capture", "forego") or choice.number == NONE:
            return []
        rest = table.rest(choice.unit, choice.number)
        parts = [(REACH, table.reach(rest)), ("camera_used", -0.2 if (choice.unit | choice.number) >> 6 else 0.0)]
        if choice.kind == "capture":
            parts.append((WALL, float(RANK[table.own.plots[choice.area]])))
        elif choice.kind == "reveal":
            reach = reach_of(rest)
            house = [wall for wall in table.own.face_down() if wall // 4 == choice.area]
            known = [known_plot(table.state, table.side, wall) for wall in house]
            mean = sum([odds * table.turned_up(reach, rank) for rank, odds in enumerate(table.odds)])
            parts.append((RISK, max([table.turned_up(reach, rank) if rank >= 0 else mean for rank in known])))
        return parts

    return [of(choice) for choice in asked.options]


def _wall(pos: Position, asked: Decision) -> list[Parts]:
    table = _Table(pos, asked.side)
    reach = reach_of(table.cards)
    mean = sum([odds * table.turned_up(reach, rank) for rank, odds in enumerate(table.odds)])
    known = [known_plot(table.state, table.side, choice.area) for choice in asked.options]
    return [[(WALL, table.turned_up(reach, rank) if rank >= 0 else mean)] for rank in known]


SHORT = 2.0
"""What it costs to go into one's next turn two cards short, in points of walls."""


def _knocking(pos: Position, asked: Decision) -> list[Parts]:
    """As when capturing, but the two cards come back only at the end of one's own next turn (D5)."""
    parts = _taking(pos, asked)
    if pos.rules.shared_redraw:
        return parts
    return [[*some, (REACH, -SHORT)] if some else some for some in parts]


def _taking(pos: Position, asked: Decision) -> list[Parts]:
    """Capture the wall with the pair that leaves the best hand."""
    table = _Table(pos, asked.side)
    wall = float(RANK[int(asked.about[-1])])
    return [
        [(WALL, wall), (REACH, table.reach(table.rest(choice.unit, choice.number)) - table.reach(table.cards) + 0.3)]
        if choice.unit != NONE
        else []
        for choice in asked.options
    ]


def _dispute(pos: Position, asked: Decision) -> list[Parts]:
    """Whoever has least so far."""
    return [[(RIVAL, -0.5 * score(pos, choice.side))] for choice in asked.options]


def _plain(pos: Position, asked: Decision) -> list[Parts]:
    """Walls that can be had count their rank; turning one up is worth a little."""
    own: Walls = pos.state.own
    return [
        [(WALL, float(RANK[own.plots[choice.area]]))]
        if choice.kind == "capture" and choice.area != NONE
        else [(RISK, 1.0)]
        if choice.kind == "reveal"
        else []
        for choice in asked.options
    ]


def _plain_taking(pos: Position, asked: Decision) -> list[Parts]:
    return [[(WALL, float(RANK[int(asked.about[-1])]))] if choice.unit != NONE else [] for choice in asked.options]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """Cards that make up the twins' numbers or an open wall's with others."""
    table = _Table(pos, side)
    wanted = {*TWIN_RANKS, *table.open}
    found = {}
    for card in cards_in(hand):
        mates = list(cards_in(hand & ~BIT[card]))
        values = reach_of_one(card, mates)
        found[card] = 0.5 * len(values & wanted) + 0.1 * len(values)
    return found


def reach_of_one(card: int, mates: list[int]) -> set[int]:
    """The ranks that pairs with this card are worth, as far as walls have them."""
    found = {RANK[card] + RANK[mate] for mate in mates} | {abs(RANK[card] - RANK[mate]) for mate in mates}
    return {value for value in found if value < 14}


def outlook(pos: Position) -> list[float]:
    """By the walls captured, and how many are left."""
    left = 6.5 * sum([card != TAKEN for card in pos.state.own.plots])
    return outlook_of([score(pos, side) for side in range(pos.rules.seats)], left)


def promise(pos: Position, hand: int) -> float:
    """Two pairs, one of them for a twin."""
    reach = reach_of(cards_in(hand))
    return 1.0 / int(pos.rules.seats) + 0.02 * (len(reach & set(TWIN_RANKS)) - 1) + 0.005 * (len(reach) - 10)


WEIGHTS = {
    "points": 1.690,
    "points_late": -0.350,
    "lead": -0.814,
    "lead_late": 0.442,
    "wait": -0.308,
    "cards": -0.480,
    "twin": 0.077,
    "twins": -0.051,
    "open_wall": -1.196,
    "open_wall_now": -2.310,
    "open_wall_wait": -1.567,
    "open_wall_late": 1.097,
    "open_wall_late_now": 1.115,
    "open_walls": 0.643,
    "hidden_walls": -0.597,
    "hidden_walls_late": 0.425,
    "out_of_reach": 2.115,
    "cannot_win": -5.499,
    "lead_for_what_is_left": 0.488,
    "lead_at_the_last_wall": -0.259,
    "numbers": -0.119,
    "hidden_walls_now": -0.062,
    "short_of_cards": -1.038,
}
"""By count: what it weighs in the chance to win; see ``game.games.rites.bots.foresight``."""


def counts(pos: Position, first: int) -> list[list[float]]:
    """What the chances go by: points, the walls and twins her hand reaches, and how soon it is her turn."""
    state: RitesState = pos.state
    own: Walls = pos.state.own
    seats: int = pos.rules.seats
    opened = [RANK[card] for card in plots_in_sight(own)]
    hidden = [RANK[own.plots[wall]] for wall in own.face_down()]
    twins = {TWIN_RANKS[wall // 4] for wall in own.face_down()}
    left, last = sum(opened) + sum(hidden), float(len(opened) + len(hidden) == 1)
    late = 1 / math.sqrt(2.0 + left)
    scores = [score(pos, side) for side in range(seats)]
    found = []
    for side, hand in enumerate(state.hands):
        away = (side - first) % seats
        wait, now = away / seats, float(not away)
        points = scores[side]
        lead = points - max([other for rival, other in enumerate(scores) if rival != side])
        size = hand.bit_count()
        reach = reach_of(cards_in(hand))
        within = [rank for rank in opened if rank in reach]
        best = max(within, default=0) / 13
        unseen = sum([rank for rank in hidden if rank in reach])
        numbers = len(twins & reach)
        found.append([
            points / 13, points * late, lead / 13, lead * late, wait, size - HAND, float(numbers > 0), numbers, best,
            best * now, best * wait, 13 * best * late, 13 * best * late * now, sum(within) / 13, unseen / 13,
            unseen * late, float(lead > left), float(lead < -left), lead / (1 + left), last * lead / 5,
            len(reach) / 10, unseen / 13 * now, float(size < 4),
        ])  # fmt: skip
    return found


def begins(pos: Position) -> bool:
    """Whether a turn begins."""
    asked = pos.decision
    return asked is not None and asked.kind == "dunwich"


KNOWLEDGE = Knowledge(
    {"dunwich": _plain, "uncovered": _plain_taking, "knock": _plain_taking},
    {"dunwich": _turn, "wall": _wall, "uncovered": _taking, "knock": _knocking, "dispute": _dispute, "vote": _dispute},
    keep,
    1.2,
    outlook,
    promise,
    {"rites_votes": 1, "rites_knocks": 2},
    foresight=Foresight(begins, counts, tuple(WEIGHTS.values())),
)
