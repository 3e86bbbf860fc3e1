"""The Hound as the bots know it: join the weak at good graves, wait with a strong ghoul and its henchman."""

import math

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.knowledge import (
    Knowledge,
    Parts,
    bell,
    known_plot,
    mean_rank,
    outlook_of,
    plots_in_sight,
    score,
    unseen_by,
)
from game.games.rites.rules.artifacts import NOT_YET, NOTHING
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import BIT, CARD_OF, CULT, CULT_MASK, RANK, cards_in
from game.games.rites.rules.state import TAKEN, RitesState
from game.games.rites.tablets.the_hound.rules.rite import OWNER, SHOW, Dig, Graves, ghoul_of, total

DIGGING, WAITING, PEEK, USED = "digging", "waiting", "peek", "card_used"
HENCHMAN, SPREAD = 7.5, 5.0
"""What a henchman adds on average, and how far that strays."""
BY_COME = 0.45
"""How much of a fight that others may begin counts."""


def best_total(ghoul: int, hand: int) -> int:
    """The most a ghoul can come to with a henchman of its cult."""
    return max([total(ghoul, NOTHING), *[total(ghoul, card) for card in cards_in(hand & CULT_MASK[CULT[ghoul]])]])


def hoped_total(ghoul: int, hand: int) -> float:
    """What a ghoul may come to, new cards counted."""
    now = float(best_total(ghoul, hand))
    return now + 0.8 if hand & CULT_MASK[CULT[ghoul]] else now + 2.5


def expected(ghoul: int) -> float:
    """What somebody else's ghoul is likely to come to."""
    return RANK[ghoul] + HENCHMAN if RANK[ghoul] else 13.0


class _Field:
    """The graveyard as a cultist sees it."""

    def __init__(self, pos: Position, side: int) -> None:
        state: RitesState = pos.state
        self.state = state
        self.side = side
        self.rivals = max(1, pos.rules.seats - 1)
        own: Graves = pos.state.own
        self.own = own
        ghouls = [ghoul % OWNER for ghouls in own.ghouls for ghoul in ghouls]
        self.mean = mean_rank(unseen_by(state, side, [*ghouls, *plots_in_sight(own)]))

    def worth(self, grave: int) -> float:
        """The points in a grave, as far as she knows."""
        known = known_plot(self.state, self.side, grave)
        return self.mean if known < 0 else float(known)

    def stakes(self, grave: int, ghoul: int, hand: int) -> Parts:
        """What it is worth to have a ghoul at a grave: a fight at once, or one that may come."""
        others = [laid for laid in self.own.ghouls[grave] if laid // OWNER != self.side]
        worth = self.worth(grave)
        mine = hoped_total(ghoul, hand)
        if others:
            chance = bell((mine - expected(others[0] % OWNER)) / SPREAD)
            return [(DIGGING, worth * (chance - (1 - chance) / self.rivals))]
        chance = bell((mine - 16.5) / SPREAD)
        return [(WAITING, BY_COME * worth * (chance - (1 - chance) / self.rivals))]


def _ghoul(pos: Position, asked: Decision) -> list[Parts]:
    field = _Field(pos, asked.side)
    state = field.state

    def of(choice: Option) -> Parts:
        if choice.kind != "play":
            return []
        laid = laid_by(choice)
        hand = state.hands[asked.side] & ~BIT[choice.unit]
        parts = field.stakes(choice.area, laid, hand)
        if known_plot(state, asked.side, choice.area) < 0:
            parts.append((PEEK, 0.8))
        parts.append((USED, -0.04 * best_total(laid, hand) - (0.2 if laid >> 6 else 0.0)))
        return parts

    return [of(choice) for choice in asked.options]


def _move(pos: Position, asked: Decision) -> list[Parts]:
    field = _Field(pos, asked.side)
    here = int(asked.about[0])
    ghoul = ghoul_of(field.own, here, asked.side)
    hand = field.state.hands[asked.side]
    return [field.stakes(here if choice.area == NONE else choice.area, ghoul, hand) for choice in asked.options]


def _present(pos: Position, asked: Decision) -> list[Parts]:
    """The best henchman, unless there is nothing to win."""
    own: Graves = pos.state.own
    worth, grave = RANK[int(asked.about[0])], int(asked.about[1])
    ghoul = ghoul_of(own, grave, asked.side)

    def of(choice: Option) -> Parts:
        if choice.kind != "play" or not worth:
            return []
        laid = laid_by(choice)
        if CULT[laid] != CULT[ghoul]:
            return [(DIGGING, -1.0)]
        return [(DIGGING, 0.1 * (total(ghoul, laid) - total(ghoul, NOTHING))), (USED, -0.1 if laid >> 6 else 0.0)]

    return [of(choice) for choice in asked.options]


def _show(pos: Position, asked: Decision) -> list[Parts]:
    """Show it if it can make the difference: not when sure to win without it or to lose with it."""
    own: Graves = pos.state.own
    dig = pos.stack[-1]
    assert isinstance(dig, Dig)
    place = dig.sides.index(asked.side)
    other = dig.sides[1 - place]
    mine = ghoul_of(own, dig.grave, asked.side)
    theirs = ghoul_of(own, dig.grave, other)
    alone, least = (total(mine, NOTHING), RANK[mine]), (total(theirs, NOTHING), RANK[theirs])
    helped = (total(mine, dig.henchmen[place]), RANK[mine])
    surely_won = dig.henchmen[1 - place] == NOTHING and alone > least
    useful = not surely_won and helped > least and RANK[own.plots[dig.grave]] > 0
    return [[(DIGGING, 1.0 if useful else -0.5)] if choice == SHOW else [] for choice in asked.options]


def _peek(pos: Position, asked: Decision) -> list[Parts]:
    return [[(PEEK, 0.5)] if choice.area != NONE else [] for choice in asked.options]


def _plain(pos: Position, asked: Decision) -> list[Parts]:
    """A high card, beside a lower ghoul if there is one."""
    own: Graves = pos.state.own

    def of(choice: Option) -> Parts:
        if choice.kind != "play":
            return []
        rank = RANK[laid_by(choice)]
        ghouls = own.ghouls[choice.area]
        return [(DIGGING, float(rank - RANK[ghouls[0] % OWNER]))] if ghouls else [(WAITING, 0.5 * (rank - 6))]

    return [of(choice) for choice in asked.options]


def _plain_show(pos: Position, asked: Decision) -> list[Parts]:
    return [[(DIGGING, 1.0)] if choice == SHOW else [] for choice in asked.options]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """Cards that come to much with another of their cult; a 0 doubles."""
    return {card: 0.08 * best_total(card & CARD_OF, hand & ~BIT[card]) for card in cards_in(hand)}


def outlook(pos: Position) -> list[float]:
    """By the graves looted, and how many are left."""
    left = 6.5 * sum([card != TAKEN for card in pos.state.own.plots])
    return outlook_of([score(pos, side) for side in range(pos.rules.seats)], left)


def promise(pos: Position, hand: int) -> float:
    """Two strong cards of one cult."""
    best = max([best_total(card, hand & ~BIT[card]) for card in cards_in(hand)], default=13)
    return 1.45 / int(pos.rules.seats) + 0.035 * (best - 17)


def likely(pos: Position, seat: int) -> None:
    """Who presents a card most likely has one of the ghoul's cult, if there is one in the hand."""
    dig = pos.stack[-1] if pos.stack else None
    if not isinstance(dig, Dig) or NOT_YET in dig.henchmen:
        return
    henchmen = list(dig.henchmen)
    for place, side in enumerate(dig.sides):
        if side != seat and henchmen[place] != NOTHING:
            able = cards_in(pos.state.hands[side] & CULT_MASK[CULT[ghoul_of(pos.state.own, dig.grave, side)]])
            if able:
                henchmen[place] = max(able, key=lambda card: RANK[card])
    pos.stack = (*pos.stack[:-1], Dig(dig.grave, dig.sides, tuple(henchmen), dig.shown))


WEIGHTS = {
    "points": 2.239,
    "points_late": 0.204,
    "lead": -0.284,
    "lead_late": -0.097,
    "ahead_at_the_last_grave": 0.472,
    "wait": 0.107,
    "best_total": 0.930,
    "best_total_rich_graves": 0.662,
    "mean_total": 0.174,
    "ghouls_hopes": -0.475,
    "ghouls_hopes_late": 0.922,
    "graves_held_late": 0.246,
    "ghouls": 0.503,
    "out_of_reach": 2.519,
    "cannot_win": -4.712,
    "lead_at_the_last_grave": -0.709,
    "books": 0.244,
    "ranks": 0.603,
    "now": 0.104,
    "best_total_wait": -0.882,
    "lead_for_what_is_left": 1.220,
}
"""By count: what it weighs in the chance to win; see ``game.games.rites.bots.foresight``."""


def counts(pos: Position, first: int) -> list[list[float]]:
    """What the chances go by: points, what her hand can come to, and the graves where her ghouls stand."""
    own: Graves = pos.state.own
    seats: int = pos.rules.seats
    graves = [RANK[card] for card in own.plots if card != TAKEN]
    left, last = sum(graves), float(len(graves) == 1)
    mean = left / max(1, len(graves))
    late = 1 / math.sqrt(2.0 + left)
    scores = [score(pos, side) for side in range(seats)]
    found = []
    for side, hand in enumerate(pos.state.hands):
        wait = (side - first) % seats / seats
        points = scores[side]
        lead = points - max([other for rival, other in enumerate(scores) if rival != side])
        cards = cards_in(hand)
        totals = [best_total(card, hand & ~BIT[card]) for card in cards] or [0]
        most = max(totals) / 13
        hopes, held, ghouls = _standing(own, side, hand)
        found.append([
            points / 13, points * late, lead / 13, lead * late, float(lead > 0 and len(graves) <= 1), wait, most,
            most * mean / 6, sum(totals) / len(totals) / 13, hopes / 13, hopes * late, held * late, ghouls,
            float(lead > left), float(lead < -left), lead * last / 5, len([card for card in cards if not RANK[card]]),
            sum([RANK[card] for card in cards]) / 39, float(not wait), most * wait, lead / (1 + left),
        ])  # fmt: skip
    return found


def _standing(own: Graves, side: int, hand: int) -> tuple[float, float, float]:
    """Of a cultist's ghouls: what they may loot, what their graves hold, and how many there are."""
    hopes = held = ghouls = 0.0
    for grave, standing in enumerate(own.ghouls):
        for ghoul in standing:
            if ghoul // OWNER == side and own.plots[grave] != TAKEN:
                worth = float(RANK[own.plots[grave]])
                hopes += worth * (best_total(ghoul % OWNER, hand) - 14) / 13
                held += worth
                ghouls += 1.0
    return hopes, held, ghouls


def begins(pos: Position) -> bool:
    """Whether a turn begins."""
    asked = pos.decision
    return asked is not None and asked.kind == "ghoul"


KNOWLEDGE = Knowledge(
    {"ghoul": _plain, "show": _plain_show, "present": _present},
    {"ghoul": _ghoul, "move": _move, "present": _present, "show": _show, "first_peek": _peek},
    keep,
    0.95,
    outlook,
    promise,
    {"rites_dig": 2},
    likely,
    foresight=Foresight(begins, counts, tuple(WEIGHTS.values())),
)
