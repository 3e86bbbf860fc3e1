"""How sure one can be of a share of wins: Wilson's interval, and a test that may be looked at while games go on."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

Z95 = 1.959964
ERROR = 0.05
"""How often at most an interval misses, and equals are called unequal."""
BETS = tuple((step + 0.5) / 12 for step in range(12))
"""What parts of the most that can be staked are staked, all at once, a twelfth of the stock on each."""


class Share(NamedTuple):
    """A mean share of wins from so many games, with its 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def share_of(results: Sequence[float]) -> Share:
    """The mean of shares between 0 and 1 with Wilson's interval at 95 %, for a number of games fixed beforehand.

    The interval errs on the wide side: shared wins (1/2, 1/3) vary less than wins and losses of the same mean would,
    and so do games in blocks, where every bot has its turn with the strong sides and with the weak ones.
    """
    count = len(results)
    if not count:
        return Share(0, 0.0, 0.0, 1.0)
    mean = sum(results) / count
    z2 = Z95 * Z95
    middle = (mean + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 * math.sqrt(mean * (1 - mean) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return Share(count, mean, max(0.0, middle - half), min(1.0, middle + half))


def evidence(results: Sequence[float], mean: float) -> tuple[float, float]:
    """The logarithms of the evidence that the results' expectation is above ``mean``, and that it is below.

    Each is what a gambler owns who began with 1 and, at a bank that holds ``mean`` for true, stakes on every game a
    fixed part of what he has, mixed over ``BETS``. If the expectation is not above (below), his stock is a
    supermartingale, so it ever exceeds 1/e with probability e at most, however often one looks (Ville). That holds
    for independent games whose expectations differ, too, as long as their average over a block is as assumed and one
    looks at whole blocks: a product of factors with a given average is largest when all are equal. See Waudby-Smith
    and Ramdas, "Estimating means of bounded random variables by betting" (2024).
    """
    counted = Counter(results)
    above = _stock(counted, mean, 1 / mean) if mean > 0 else 0.0
    below = _stock(counted, mean, -1 / (1 - mean)) if mean < 1 else 0.0
    return above, below


def _stock(counted: Counter[float], mean: float, most: float) -> float:
    """The logarithm of the gambler's stock, by how often each result came."""
    owned = [
        sum(times * math.log(1 + part * most * (result - mean)) for result, times in counted.items()) for part in BETS
    ]
    top = max(owned)
    return top + math.log(sum(math.exp(one - top) for one in owned) / len(owned))


def verdict(results: Sequence[float], parity: float) -> int:
    """1 if the expectation is above parity for sure, -1 if below, 0 if that is open; with ``ERROR`` in all."""
    if not results:
        return 0
    enough = math.log(2 / ERROR)
    above, below = evidence(results, parity)
    return 1 if above >= enough else -1 if below >= enough else 0


def always_valid(results: Sequence[float]) -> tuple[float, float]:
    """All expectations the gamblers have not ruled out: a 95 % interval that holds however often one has looked."""
    if not results:
        return 0.0, 1.0
    mean = sum(results) / len(results)
    return _edge(results, mean, 0.0, 0), _edge(results, mean, 1.0, 1)


def _edge(results: Sequence[float], inside: float, outside: float, which: int) -> float:
    """Where between an expectation that stands and the end of the scale the evidence becomes enough."""
    enough = math.log(2 / ERROR)
    for _ in range(20):
        tried = (inside + outside) / 2
        if evidence(results, tried)[which] >= enough:
            outside = tried
        else:
            inside = tried
    return outside
