"""Where a side's figures stand on the battle's stage: in up to three ranks, the greatest behind."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from game.games.wars.words.tableview import Piece
from game.ui.figures.index import SQUASH, figure_of, index

GREAT = 2.2
"""From this height on, in units of sculptures, a figure is a great one."""
_FAR = 0.95
"""How large a figure is beside one a rank before it."""
_DEEP, _DEEP_GREAT = 0.64, 0.42
"""How far one rank stands above the next, in units; the second where only great ones look over the heads of others."""
_MOST_DEEP = 3
_LOOSER, _MOST_LOOSE, _RISEN, _MOST_RISEN = 0.5, 0.45, 0.3, 0.5
"""Which part of the height left over ranks stand further apart by, and by which all of them stand higher; the most of
both, in units."""
_FLANKS = 4
"""So many flank a great one behind them, if they can be divided; more stand before it."""
_PLINTH = 0.26
"""How far below its base's upper rim a figure's light ends, in units."""


@dataclass(frozen=True)
class Size:
    """How broad a figure's base is (from its middle), how high it is and how broad, in units of sculptures."""

    base: float
    tall: float
    wide: float

    @property
    def room(self) -> float:
        """The breadth it wants beside others: wings may overlap, bases may not."""
        return max(0.68 * self.wide, 2.1 * self.base)


FLAT = Size(0.5, 1.0, 1.0)
"""A piece without a figure: a disc."""


def size_of(piece: Piece) -> Size:
    """How large a piece is on the stage."""
    figure = figure_of(piece.faction, piece.kind)
    return Size(figure.base, figure.tall, figure.box[2] / index().small) if figure else FLAT


@dataclass(frozen=True)
class Stand:
    """A figure's place: the middle of its base, how many pixels a unit has there, its rank from the front."""

    piece: Piece
    size: Size
    at: tuple[int, int]
    unit: float
    rank: int

    @property
    def top(self) -> int:
        """How high up it reaches on the window."""
        return self.at[1] - round(self.size.tall * self.unit)

    @property
    def foot(self) -> int:
        """Where its base ends in front."""
        return self.at[1] + round((self.size.base * SQUASH + _PLINTH) * self.unit)


Rank = list[tuple[Piece, Size]]


def ranks_of(pieces: Iterable[Piece]) -> list[Rank]:
    """Pieces in ranks from the back to the front, the greatest in the last and in its middle."""
    sized = sorted(((piece, size_of(piece)) for piece in pieces),
                   key=lambda each: (-each[1].tall, each[0].kind, each[0].unit))  # fmt: skip
    found: list[Rank] = []
    first = 0
    for length in _lengths(len(sized), sum(size.tall >= GREAT for _, size in sized)):
        rank = sized[first : first + length]
        # Whoever stands before great ones leaves their middle to be seen.
        found.append(_from_the_middle(rank if not found else rank[::-1]))
        first += length
    return found


def _lengths(count: int, great: int) -> list[int]:
    """How long ranks are, from the back to the front."""
    if count <= 2 or (count <= 4 and not great):
        return [count] if count else []
    if count <= 7:
        behind = max(great or count // 2, count - 4)
        behind = min(behind, count // 2)
        return [behind, count - behind]
    return [(count + place) // _MOST_DEEP for place in range(_MOST_DEEP)]


def _from_the_middle(sized: Rank) -> Rank:
    """A rank with its greatest in the middle and pieces of a kind beside each other."""
    made: Rank = []
    for place, (_, kind) in enumerate(groupby(sized, key=lambda each: each[0].kind)):
        made = [*made, *kind] if place % 2 == 0 else [*kind, *made]
    return made


def _gap(ranks: Sequence[Rank], place: int) -> float:
    """How far apart those of a rank stand beyond the room each needs, in units: they flank a great one behind them.

    Of three the smallest stands before its feet.
    """
    rank, behind = ranks[place], ranks[place - 1] if place else []
    great = max((size.wide for _, size in behind if size.tall >= GREAT), default=0.0)
    if not great or not 2 <= len(rank) <= _FLANKS:
        return 0.0
    return max(1.25 * great - sum(size.room for _, size in rank), 0.0) / (len(rank) - 1)


def _broad(ranks: Sequence[Rank], place: int) -> float:
    rank = ranks[place]
    return sum(size.room for _, size in rank) + _gap(ranks, place) * (len(rank) - 1)


def _deep(ranks: Sequence[Rank]) -> float:
    great = len(ranks) == 2 and all(size.tall >= GREAT for _, size in ranks[0])
    return _DEEP_GREAT if great else _DEEP


def _shift(ranks: Sequence[Rank], place: int) -> float:
    """How far a rank stands beside the middle, in units, so that none hides exactly behind another."""
    ahead = ranks[place + 1] if place + 1 < len(ranks) else []
    if not ahead or len(ahead) % 2 != len(ranks[place]) % 2 or len(ahead) == 1:
        return 0.0
    return 0.25 * _broad(ranks, place + 1) / len(ahead) * (1 if place % 2 else -1)


def _reach(rank: Rank) -> float:
    """How much broader a rank is seen than it stands: by wings and arms of the outer ones, in units."""
    return max(max(1.24 * size.wide - size.room, 0.0) for _, size in (rank[0], rank[-1]))


def unit_for(ranks: Sequence[Rank], room: tuple[int, int], above: int, below: int, most: float,
             whole: float = math.inf) -> float:  # fmt: skip
    """The largest unit in which ranks stand in a room, with pixels left for words above heads and below feet.

    Wings may reach beyond the room, but all together is no broader than the ``whole``.
    """
    unit = most
    deep, count = _deep(ranks), len(ranks)
    for place, rank in enumerate(ranks):
        behind = count - 1 - place
        far = _FAR**behind
        broad = _broad(ranks, place) * far + 2 * abs(_shift(ranks, place))
        unit = min(unit, room[0] / broad, whole / (broad + _reach(rank) * far))
        high = max(size.tall for _, size in rank) * far + behind * deep
        front = max(size.base for _, size in ranks[-1]) * SQUASH + _PLINTH
        words = (above if any(size.tall >= GREAT for _, size in rank) or behind else 0) + below
        unit = min(unit, (room[1] - words) / (high + front))
    return max(unit, 8.0)


def eased(ranks: Sequence[Rank], high: int, unit: float) -> tuple[float, float]:
    """How much further apart ranks stand and how much higher all of them, in units, where they have more height than
    they need: so many pixels without the words above and below them."""
    if not ranks:
        return 0.0, _MOST_RISEN
    front = max(size.base for _, size in ranks[-1]) * SQUASH + _PLINTH
    tall = max(max(size.tall for _, size in rank) * _FAR**behind + behind * _deep(ranks)
               for behind, rank in enumerate(reversed(ranks)))  # fmt: skip
    spare, gaps = max(high / unit - tall - front, 0.0), len(ranks) - 1
    further = min(spare * _LOOSER / gaps, _MOST_LOOSE) if gaps else 0.0
    return further, min((spare - further * gaps) * _RISEN, _MOST_RISEN)


def stand(ranks: Sequence[Rank], room: tuple[int, int], below: int, unit: float, left: bool,
          ease: tuple[float, float] = (0.0, 0.0)) -> list[Stand]:  # fmt: skip
    """Places in a room whose upper left is (0, 0), from the back to the front; ``left`` shows them as they lean.

    ``ease`` is how much further apart ranks stand and how much higher, in units.
    """
    found: list[Stand] = []
    if not ranks:
        return found
    front = max(size.base for _, size in ranks[-1]) * SQUASH + _PLINTH
    far, floor = _deep(ranks) + ease[0], room[1] - below - round((front + ease[1]) * unit)
    for place, rank in enumerate(ranks):
        behind = len(ranks) - 1 - place
        own = unit * _FAR**behind
        x = room[0] / 2 - _broad(ranks, place) * own / 2 + _shift(ranks, place) * unit * (1 if left else -1)
        y = floor - round(behind * far * unit)
        for number, (piece, size) in enumerate(rank):
            # Every second one stands half a step behind: miniatures, not a fence.
            back = round(0.09 * unit) if number % 2 != len(rank) % 2 and len(rank) > 1 else 0
            found.append(Stand(piece, size, (round(x + size.room * own / 2), y - back), own, behind))
            x += (size.room + _gap(ranks, place)) * own
    return found


def swapped(stands: Sequence[Stand], one: int, other: int) -> list[Stand]:
    """The same with two alike pieces in each other's places, so that what was pointed at is what is hit."""
    by_unit = {each.piece.unit: each.piece for each in stands}
    if one not in by_unit or other not in by_unit:
        return list(stands)
    turned = {one: by_unit[other], other: by_unit[one]}
    return [replace(each, piece=turned.get(each.piece.unit, each.piece)) for each in stands]
