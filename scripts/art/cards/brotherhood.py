"""The cards of the Brotherhood of the Kings, by elder sign."""

import math

from art.cards import heads as h
from art.cards.things import book
from art.figure import Figure
from art.sculptures import crawling_chaos


def y0() -> Figure:
    """The Book of Azathoth: black boards, a whirl of metal about a void."""
    f = h.bust()
    book(f, turn=(-10, -24, 4), mat="oil")
    for arm in range(3):
        line = []
        for n in range(7):
            t = arm * math.tau / 3 + n * 0.55
            r = 0.045 + 0.034 * n
            line.append(
                (
                    0.03 + r * math.cos(t) * 0.92,
                    0.31 + r * math.sin(t),
                    0.155 + 0.37 * r * math.cos(t) * 0.0,
                    0.020 - 0.0018 * n,
                )
            )
        f.curve(line, "metal", 0.004, 4)
    f.ball((0.03, 0.31, 0.145), (0.05, 0.05, 0.03), "dark", 0)
    return f.bare()


def y8() -> Figure:
    """A Nightgaunt: faceless, horned, with wings."""
    return crawling_chaos.nightgaunt().bare()


def y13() -> Figure:
    """Nyarlathotep."""
    return crawling_chaos.nyarlathotep().bare()
