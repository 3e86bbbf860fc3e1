"""Cthulhu Rises as the bots know it: win a gate to open the next, take Cthulhu with a green that holds, close again."""

from typing import NamedTuple

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.rites.bots.foresight import Foresight
from game.games.rites.bots.knowledge import Knowledge, Parts, chances, unseen_by
from game.games.rites.rules.ask import laid_by
from game.games.rites.rules.cards import CARD_OF, CTHULHU, CULT, CULT_MASK, GREEN, RANK, RANKS, cards_in
from game.games.rites.rules.state import NOBODY, RitesState
from game.games.rites.tablets.cthulhu_rises.rules.rite import Gates, highest

_HIGHER = tuple(sum(1 << cult * RANKS + rank for rank in range(low + 1, RANKS)) for cult in range(4)
                for low in range(RANKS))  # fmt: skip
"""By card: the cards of its cult above it."""
OVERTHROW, CAPTURE, STOP, OPENING, SUMMONS, USED = "overthrow", "capture", "stop", "opening", "summons", "card_used"


def force(laid: int, dominant: int) -> int:
    """How high a card stands on a gate."""
    if CULT[laid] == GREEN:
        return 100 + RANK[laid]
    return RANK[laid] if CULT[laid] == dominant else -1


class _Gate(NamedTuple):
    """The open gate as a cultist sees it before she plays."""

    state: RitesState
    own: Gates
    side: int
    unseen: int
    after: list[int]
    """Those who will still play on it."""
    best: int
    """How high the highest card stands; -1 if there is none."""
    leader: int
    threat: bool
    """Another cultist would overthrow by closing this gate."""
    present: float
    """How likely Cthulhu is in the centre if a summons is cast, 1 if he is there already."""
    there: bool


def _look(pos: Position, side: int) -> _Gate:
    state: RitesState = pos.state
    own: Gates = pos.state.own
    played = own.gate[::2]
    after = [other for other, hand in enumerate(state.hands) if hand and other != side and other not in played]
    leader = highest(own.gate) if own.gate else NOBODY
    best = force(own.gate[2 * played.index(leader) + 1], CULT[own.gate[1]]) if own.gate else -1
    bearer = own.bearer
    threat = bearer not in (NOBODY, side) and own.bearer_gate < own.gates and (bearer == leader or bearer in after)
    unseen = unseen_by(state, side, own.gate[1::2])
    there = bool(own.centre) or CTHULHU in [laid & CARD_OF for laid in own.gate[1::2]]
    if there or own.holder != NOBODY or (state.hands[side] | state.knows[side]) >> CTHULHU & 1:
        present = 1.0
    else:
        held = sum([hand.bit_count() for other, hand in enumerate(state.hands) if other != side])
        present = min(1.0, held / max(1, unseen.bit_count()))
    return _Gate(state, own, side, unseen, after, best, leader, threat, present, there)


def holds(gate: _Gate, laid: int, dominant: int) -> float:
    """The chance that a card is the highest once all have played."""
    mine = force(laid, dominant)
    if mine <= gate.best:
        return 0.0
    count = max(1, gate.unseen.bit_count())
    higher = (gate.unseen & _HIGHER[laid & CARD_OF]).bit_count() / count
    followers = (gate.unseen & CULT_MASK[dominant]).bit_count() / count
    trumps = (gate.unseen & CULT_MASK[GREEN]).bit_count() / count
    chance = 1.0
    for other in gate.after:
        cards = gate.state.hands[other].bit_count()
        limits = gate.state.limits[other]
        void = 1.0 if limits and all(limit >> dominant & 1 for limit in limits) else (1 - followers) ** cards
        beats = 1 - (1 - higher) ** cards
        if CULT[laid] == GREEN:
            chance *= 1 - (beats if dominant == GREEN else void * beats)
        else:
            chance *= 1 - min(1.0, (1 - void) * beats + void * (1 - (1 - trumps) ** cards))
    return chance


def _deep(pos: Position, asked: Decision) -> list[Parts]:
    gate = _look(pos, asked.side)
    return [_weighed(gate, laid_by(choice)) if choice.kind == "play" else [] for choice in asked.options]


def _weighed(gate: _Gate, laid: int) -> Parts:
    own, side = gate.own, gate.side
    dominant = CULT[own.gate[1]] if own.gate else CULT[laid]
    chance = holds(gate, laid, dominant)
    eligible = bool(own.eligible >> side & 1) or not own.gate
    green = CULT[laid] == GREEN
    parts: Parts = []
    if own.bearer == side and own.bearer_gate < own.gates:
        parts.append((OVERTHROW, 14 * chance))
    elif gate.threat:
        parts.append((STOP, 7 * chance))
    summons = green and eligible and own.gates > 1 and not gate.there
    here = 1.0 if gate.there or laid & CARD_OF == CTHULHU else gate.present if summons else 0.0
    if eligible and here and own.bearer != side:
        parts.append((CAPTURE, (8 if own.bearer != NOBODY else 5) * here * chance))
    if summons and own.bearer != side:
        parts.append((SUMMONS, -2.5 * here * (1 - chance)))
    if laid & CARD_OF == CTHULHU and not gate.there:
        parts.append((SUMMONS, -2.0 * (1 - chance)))
    parts.append((OPENING, (0.6 if own.eligible >> side & 1 else 1.6) * chance))
    rank = RANK[laid]
    spent = 0.5 + 0.12 * rank if green else 0.05 * rank
    alone = not green and (gate.state.hands[side] & CULT_MASK[CULT[laid]]).bit_count() == 1
    parts.append((USED, -spent + (0.25 if alone else 0.0) - (0.2 if laid >> 6 else 0.0)))
    return parts


def _plain(pos: Position, asked: Decision) -> list[Parts]:
    """The highest card if it wins, else the lowest."""
    gate = _look(pos, asked.side)
    found: list[Parts] = []
    for choice in asked.options:
        if choice.kind != "play":
            found.append([])
            continue
        laid = laid_by(choice)
        dominant = CULT[gate.own.gate[1]] if gate.own.gate else CULT[laid]
        mine = force(laid, dominant)
        wins = mine > gate.best
        found.append([
            (OPENING, (1.5 + 0.1 * RANK[laid] if gate.after else 3.0) if wins else 0.0),
            (USED, -(0.06 if CULT[laid] != GREEN else 0.14) * RANK[laid]),
        ])  # fmt: skip
    return found


def _force(pos: Position, asked: Decision) -> list[Parts]:
    """Force a bad card on whoever is nearest to the overthrow."""
    worths = keep(pos, asked.side, pos.state.hands[asked.side])
    gain = USUAL - min(worths.values()) - 0.4
    bearer: int = pos.state.own.bearer
    return [
        [] if choice.side == NOBODY else [("exchange", gain), ("leader", 0.3 if choice.side == bearer else 0.0)]
        for choice in asked.options
    ]


def keep(pos: Position, side: int, hand: int) -> dict[int, float]:
    """Greens and high cards; a lone card of a cult is in the way of trumping."""
    found = {}
    for card in cards_in(hand):
        if CULT[card] == GREEN:
            found[card] = 1.6 + 0.2 * RANK[card]
        else:
            alone = (hand & CULT_MASK[CULT[card]]).bit_count() == 1
            found[card] = 0.1 * RANK[card] - (0.3 if alone else 0.0)
    return found


USUAL = 1.2


def outlook(pos: Position) -> list[float]:
    """Whoever has captured Cthulhu is nearest; who has opened a gate may capture him."""
    own: Gates = pos.state.own
    weights = [1.0 + 0.3 * (own.eligible >> side & 1) for side in range(pos.rules.seats)]
    if own.bearer != NOBODY:
        weights[own.bearer] += 1.2
    return chances(weights)


def promise(pos: Position, hand: int) -> float:
    """Greens, above all high ones."""
    greens = sum([1 + 0.1 * RANK[card] for card in cards_in(hand & CULT_MASK[GREEN])])
    return 1.25 / int(pos.rules.seats) + 0.08 * (greens - 2)


WEIGHTS = {
    "bearer": -0.608,
    "bearer_with_the_highest_green": 1.072,
    "bearer_s_green": -0.536,
    "greens": 0.134,
    "ranks_of_greens": 0.445,
    "best_green": 0.302,
    "highest_green": 0.212,
    "now": 0.744,
    "wait": 0.125,
    "highest_card": 0.680,
    "mean_rank": -0.267,
    "voids": -0.048,
    "has_Cthulhu": -0.405,
    "holder": 1.153,
    "no_bearer_eligible": 0.109,
    "no_bearer_now": -0.216,
    "eligible_greens": 0.112,
    "eligible_highest_green": 0.557,
    "highest_green_now": 0.112,
    "no_bearer_eligible_highest_green": -0.798,
    "voids_greens": 0.096,
    "bearer_voids": 0.154,
    "eligible_now": -0.291,
    "holder_late": -0.245,
    "bearer_s_card": 0.725,
    "bearer_wait": 0.108,
    "greens_now": -0.108,
    "eligible_gates": 0.064,
    "Cthulhu_lies_there_eligible": 0.442,
    "Cthulhu_lies_there_now": 0.903,
}
"""By count: what it weighs in the chance to win; see ``game.games.rites.bots.foresight``."""
_COLORS = [cult for cult in range(4) if cult != GREEN]


def counts(pos: Position, first: int) -> list[list[float]]:
    """What the chances go by where a gate is opened: greens, who has been near Cthulhu, and who opens."""
    state: RitesState = pos.state
    own: Gates = pos.state.own
    seats: int = pos.rules.seats
    greens_of = [[RANK[card] for card in cards_in(hand & CULT_MASK[GREEN])] for hand in state.hands]
    most = max([max(greens, default=-1) for greens in greens_of])
    rest = len(state.deck) + sum([hand.bit_count() for hand in state.hands])
    nobody, lies = float(own.bearer == NOBODY), float(own.centre)
    found = []
    for side, hand in enumerate(state.hands):
        away = (side - first) % seats
        wait, now = away / seats, float(not away)
        greens = greens_of[side]
        number, best = float(len(greens)), max(greens, default=-1)
        top = float(best >= 0 and best == most)
        able = float(own.eligible >> side & 1)
        bearer, holder = float(own.bearer == side), float(own.holder == side)
        others = [RANK[card] for card in cards_in(hand & ~CULT_MASK[GREEN])]
        high = max(others, default=0) / 13
        voids = float(sum([not hand & CULT_MASK[cult] for cult in _COLORS]))
        found.append([
            bearer, bearer * top, bearer * (best + 1) / 13, number, sum(greens) / 13, (best + 1) / 13, top, now, wait,
            high, sum(others) / max(1, len(others)) / 13, voids, float(hand >> CTHULHU & 1), holder, nobody * able,
            nobody * now, able * number, able * top, now * top, nobody * top * able, voids * number, voids * bearer,
            able * now, holder / (1 + rest / 8), bearer * high, bearer * wait, now * number,
            min(own.gates, 10) * able / 5, lies * able * top, lies * now * top,
        ])  # fmt: skip
    return found


def begins(pos: Position) -> bool:
    """Whether a gate is opened."""
    asked = pos.decision
    return asked is not None and asked.kind == "gate" and not pos.state.own.gate


KNOWLEDGE = Knowledge(
    {"gate": _plain},
    {"gate": _deep, "force": _force},
    keep,
    USUAL,
    outlook,
    promise,
    foresight=Foresight(begins, counts, tuple(WEIGHTS.values())),
)
