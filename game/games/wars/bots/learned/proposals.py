"""Actions worth playing on for a faction without records: what is known of it by hand likes, beside likely ones.

What such a faction has learned comes from our own games, in which the best was not always tried. What is known by hand
is another eye for it, and playouts tell them apart.
"""

import math
from collections.abc import Sequence

from game.bots.protocol import Purse
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.wars.bots.greedy import Worth, lines_in_time, never_wise
from game.games.wars.bots.learned.search import Try

BY_HAND, LIKELY = 6, 5
"""So many actions at most are taken over from either."""
TRUST = 0.6
"""How likely together the ones by hand are taken to be."""
HEAT = 1.5
"""Points of Doom by which an action is e times as likely by hand."""


def proposed(
    pos: Position, side: int, likely: Sequence[Try], worth: Worth, chance: Chance, purse: Purse
) -> list[Try]:  # fmt: skip
    """Actions for a side, the ones to try first in front: the best by hand (``worth``), and some of the ``likely``.

    Each action looked at by hand is a node of the purse.
    """
    wise = [one for one in likely if not never_wise(pos, one.answers[0])][:LIKELY]
    found = {one.answers: one._replace(likely=(1 - TRUST) * one.likely) for one in wise}
    for one in _by_hand(pos, side, worth, chance, purse):
        before = found.get(one.answers)
        found[one.answers] = one if before is None else before._replace(likely=one.likely + before.likely)
    return sorted(found.values(), key=lambda one: -one.likely)


def _by_hand(pos: Position, side: int, worth: Worth, chance: Chance, purse: Purse) -> list[Try]:
    def judged(end: Position, whose: int, turn: int) -> float:
        purse.nodes += 1
        purse.keep_to_time()
        return worth(end, whose, turn)

    lines = sorted(lines_in_time(pos, side, judged, chance), key=lambda line: -line.worth)[:BY_HAND]
    parts = [math.exp((line.worth - lines[0].worth) / HEAT) for line in lines]
    whole = sum(parts)
    return [Try(tuple(line.answers), TRUST * part / whole) for line, part in zip(lines, parts, strict=True)]
