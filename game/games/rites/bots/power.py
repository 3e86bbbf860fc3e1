"""Power-plays and artifacts as the bots know them, in hundredths of the chance to win the game; and that chance.

It is guessed from captured artifacts and the rites still to come.
"""

import math
from collections.abc import Sequence

from game.engine.decision import Decision
from game.engine.option import NONE, Option
from game.engine.position import Position
from game.games.rites.bots.knowledge import Knowledge, Parts, chances, total
from game.games.rites.rules.cards import (
    ARTIFACTS,
    CLOCK,
    CYLINDER,
    KEY,
    POWDER,
    SCROLL,
    STONE,
    TIARA,
    TRAPEZOHEDRON,
    VIOL,
    cards_in,
    points,
)
from game.games.rites.rules.power_plays import BECOME, KINDS, combinations
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import RitesState

PILE = sum(artifact.value for artifact in ARTIFACTS) / len(ARTIFACTS)
"""What a Coveted pile is worth on average."""
SPREAD = 5.0
"""Points of artifacts that matter little, with one rite to come; with more it grows as their root."""


def rites_left(pos: Position) -> int:
    """Rites that have not ended."""
    return int(pos.rules.rites) - len(pos.state.ends)


def won_with(scores: Sequence[float], left: int) -> list[float]:
    """Each one's chance to win the game with these points and so many rites to come."""
    most = max(scores)
    if left <= 0:
        return chances([float(score == most) for score in scores])
    spread = SPREAD * math.sqrt(left)
    return chances([math.exp((score - most) / spread) for score in scores])


def scores_of(pos: Position) -> list[float]:
    """Points of captured artifacts; the number of artifacts parts equals."""
    caches: list[int] = pos.state.caches
    return [points(cache) + 0.01 * cache.bit_count() for cache in caches]


def after_rite(pos: Position, side: int) -> float:
    """A cultist's chance to win the game once a rite has ended; in a quick game of one rite, whether she has won it."""
    state: RitesState = pos.state
    if pos.rules.single:
        return float(state.ends[-1][1] == side)
    return won_with(scores_of(pos), rites_left(pos))[side]


def prospect(pos: Position, side: int, outlook: Sequence[float], more: float = 0.0, stolen: float = 0.0) -> float:
    """A cultist's chance to win the game, if the rite ends as the outlook says.

    ``more`` points come to the Coveted pile, ``stolen`` go to the cultist's cache at once.
    """
    if pos.rules.single:
        return outlook[side]
    scores = scores_of(pos)
    scores[side] += stolen
    stake = points(pos.state.coveted) + more
    left = rites_left(pos) - 1
    found = 0.0
    for winner, chance in enumerate(outlook):
        if chance > 0.001:
            found += chance * won_with([score + stake * (winner == at) for at, score in enumerate(scores)], left)[side]
    return found


def failing(pos: Position, side: int) -> float:
    """A cultist's chance to win the game, if the rite fails."""
    return 0.0 if pos.rules.single else won_with(scores_of(pos), rites_left(pos) - 1)[side]


GAME, HAND, TRY = "game_won", "hand", "power_play"
CARDS = 1.5
"""Hundredths that a card's worth in the rite is of the chance to win the game."""
NEW_TITLE = 1.0
"""Hundredths that beginning the next rite is worth."""


def of_power_play(pos: Position, side: int, choice: Option, known: Knowledge) -> Parts:
    """What speaks for a power-play: the pile, the lead, and the cards it costs."""
    state: RitesState = pos.state
    outlook = known.outlook(pos)
    usual = prospect(pos, side, outlook)
    if choice.kind == BECOME:
        # Where no rite follows the title is worth nothing, and without a gain the rite had better go on.
        return [(GAME, 100 * (failing(pos, side) - usual)), (TRY, NEW_TITLE if rites_left(pos) > 1 else -1.0)]
    cards = [choice.unit, choice.number] + ([choice.area] if choice.area != NONE else [])
    worths = known.keep(pos, side, state.hands[side])
    lost = sum([worths[card] for card in cards])
    again = known.usual * len(cards) if RITES[state.rite].replaces else 0.0
    parts = [(HAND, CARDS * (again - lost)), (TRY, -1.0)]
    if choice.area == NONE:
        return [(GAME, 100 * (prospect(pos, side, outlook, more=PILE) - usual)), *parts]
    best = max([ARTIFACTS[number].value for number in cards_in(state.coveted)])
    more = PILE - best if state.relics else -float(best)
    return [(GAME, 100 * (prospect(pos, side, outlook, more=more, stolen=float(best)) - usual)), *parts]


def hand_gain(pos: Position, side: int, known: Knowledge) -> float:
    """How much worse a hand is than a usual one."""
    worths = known.keep(pos, side, pos.state.hands[side])
    return known.usual * len(worths) - sum(worths.values())


def of_artifact(pos: Position, side: int, choice: Option, known: Knowledge) -> Parts:
    """What speaks for invoking an artifact now."""
    artifact = choice.number
    if artifact in (VIOL, CLOCK):
        return [(HAND, CARDS * hand_gain(pos, side, known) - 0.7)]
    if artifact in (TIARA, KEY):
        worths = sorted(known.keep(pos, side, pos.state.hands[side]).values())
        worst = worths[: 1 if artifact == TIARA else 2]
        return [(HAND, CARDS * sum([max(0.0, known.usual - worth) for worth in worst]) - 0.3)]
    if artifact == STONE:
        outlook = known.outlook(pos)
        gain = prospect(pos, side, outlook, more=PILE) - prospect(pos, side, outlook)
        return [(GAME, 100 * gain + 0.1)]
    if artifact == SCROLL:
        caches = pos.state.caches
        least = min([points(cache) for cache in caches])
        fewest = points(caches[side]) == least and (side == pos.state.grand or points(caches[pos.state.grand]) > least)
        return [(TRY, 1.0 if fewest and pos.state.lead != side else -1.0)]
    gains = {TRAPEZOHEDRON: 0.2, CYLINDER: CARDS * 0.4, POWDER: 0.3}
    return [(HAND, gains.get(artifact, -0.1))]


def opening(pos: Position, side: int, choice: Option, known: Knowledge) -> Parts:
    """Of a power-play or an artifact."""
    return of_power_play(pos, side, choice, known) if choice.kind in KINDS else of_artifact(pos, side, choice, known)


def wanted(pos: Position, side: int, known: Knowledge) -> Option | None:
    """The power-play worth asking for, if one is."""
    best, most = None, 0.0
    for choice in combinations(pos, side):
        worth = total(of_power_play(pos, side, choice, known))
        if worth > most:
            best, most = choice, worth
    return best


# what artifacts ask


def least_kept(pos: Position, asked: Decision, known: Knowledge) -> list[Parts]:
    """Give away the card that is worth least in this hand."""
    worths = known.keep(pos, asked.side, pos.state.hands[asked.side])
    return [
        [(HAND, known.usual - worths[choice.unit] - 0.15)] if choice.unit in worths else [] for choice in asked.options
    ]


def invoking(pos: Position, asked: Decision, known: Knowledge) -> list[Parts]:
    """Invoke what is worth it."""
    return [
        opening(pos, asked.side, choice, known) if choice.kind == "invoke" or choice.kind in KINDS else []
        for choice in asked.options
    ]


def looking(pos: Position, asked: Decision, known: Knowledge) -> list[Parts]:
    """Look wherever it is allowed."""
    return [[("peek", 0.5)] if choice.area != NONE else [] for choice in asked.options]


def taking(pos: Position, asked: Decision, known: Knowledge) -> list[Parts]:
    """The artifact of the most points."""
    return [[("artifact", float(ARTIFACTS[choice.number].value))] for choice in asked.options]


def giving(pos: Position, asked: Decision, known: Knowledge) -> list[Parts]:
    """Trade the artifact of the fewest points, if the pile has a better one; what it has anybody can work out."""
    best = max([ARTIFACTS[number].value for number in pos.state.relics])
    return [
        [("artifact", float(best - ARTIFACTS[choice.number].value))] if choice.number != NONE else []
        for choice in asked.options
    ]


SMALL = {
    "give_back": least_kept,
    "pass_on": least_kept,
    "silver_key": least_kept,
    "force_card": least_kept,
    "force_back": least_kept,
    "offer": invoking,
    "second": invoking,
    "before_prize": invoking,
    "powder": looking,
    "steal": taking,
    "trade_for": taking,
    "trade": giving,
}
"""Opinions on what is asked in every rite alike."""
