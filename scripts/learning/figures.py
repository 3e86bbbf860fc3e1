"""Figures of counted games: means by faction and turn, what actions bring, and what a difference costs."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scripts.learning.counts import Brought, Counted, Side

Games = Sequence[Counted]
EARLY, LATE = 2, 6
"""The turns over which Power and gates are averaged for the differences."""


def sides(games: Games, faction: str) -> Iterator[tuple[Counted, Side]]:
    """A faction in all games it was in."""
    return ((game, game.sides[faction]) for game in games if faction in game.sides)


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def length(games: Games) -> float | None:
    """The turn in which games end."""
    return mean([game.turns for game in games])


def state(games: Games, faction: str, turn: int, what: str) -> float | None:
    """The mean of what a faction had after the Gather of a turn, over the games that came so far."""
    found = [each for _, side in sides(games, faction) for each in side.turns if each.number == turn]
    return mean([getattr(each.stood, what) for each in found if each.stood is not None])


def seen(games: Games, faction: str, turn: int) -> int:
    """In how many games a faction's turn is known."""
    return sum(
        each.number == turn and each.stood is not None for _, side in sides(games, faction) for each in side.turns
    )


def done(games: Games, faction: str, turn: int, what: str) -> float | None:
    """How often a faction did something in a turn, on the average of the games in which that turn was played."""
    found = []
    for game, side in sides(games, faction):
        mine = [each for each in side.turns if each.number == turn]
        if what.startswith("ritual"):
            played = any(each.stood is not None for each in mine)
        else:
            played = any(
                each.number == turn and each.done.get("actions") for one in game.sides.values() for each in one.turns
            )
        if played:
            found.append(sum(each.done.get(what, 0) for each in mine))
    return mean(found)


def whole(games: Games, faction: str, what: str) -> float | None:
    """How often a faction did something in a game."""
    return mean([total(side, what) for _, side in sides(games, faction)])


def total(side: Side, what: str) -> int:
    """How often a side did something in its game."""
    return sum(each.done.get(what, 0) for each in side.turns)


class Sources(NamedTuple):
    """Where a faction's points come from, on the average of a game."""

    points: float
    gates: float
    rituals: float
    signs: float
    rest: float


def sources(side: Side) -> Sources:
    """Where a side's points came from. A turn that is missing in a record leaves its gates with the rest."""
    gates = sum(each.stood.gates for each in side.turns if each.stood is not None)
    rituals = total(side, "ritual doom")
    signs = sum(side.signs)
    return Sources(side.points, gates, rituals, signs, side.points - gates - rituals - signs)


def mean_sources(games: Games, faction: str) -> Sources:
    found = [sources(side) for _, side in sides(games, faction)]
    return Sources(*(sum(values) / len(found) for values in zip(*found, strict=True)))


def share(games: Games, faction: str) -> float:
    """The faction's mean share of the win."""
    found = [side.share for _, side in sides(games, faction)]
    return sum(found) / len(found) if found else 0.0


def awakenings(games: Games, faction: str) -> dict[str, tuple[float, float | None]]:
    """By Great Old One of a faction in how many games it came, and in which turn on the average."""
    turns: dict[str, list[float]] = {}
    count = 0
    for _, side in sides(games, faction):
        count += 1
        for kind, turn in side.awoke.items():
            turns.setdefault(kind, []).append(turn)
    return {kind: (len(found) / count, mean(found)) for kind, found in turns.items()}


# books


def six_books(games: Games, faction: str) -> float:
    """In how many games a faction had all its books."""
    return mean([float(len(side.books) == 6) for _, side in sides(games, faction)]) or 0.0


def orders(games: Games, faction: str, first: int = 5) -> Counter[tuple[str, ...]]:
    """The first books in the order earned, of those who had so many."""
    found = (tuple(book for _, book in side.books[:first]) for _, side in sides(games, faction))
    return Counter(order for order in found if len(order) == first)


def places(games: Games, faction: str) -> dict[str, tuple[float, ...]]:
    """By book: the part of games in which it was earned, and the mean place and turn in which it was."""
    found: dict[str, list[tuple[int, int]]] = {}
    count = 0
    for _, side in sides(games, faction):
        count += 1
        for place, (turn, book) in enumerate(side.books, 1):
            found.setdefault(book, []).append((place, turn))
    return {
        book: (len(each) / count, *(sum(values) / len(each) for values in zip(*each, strict=True)))
        for book, each in found.items()
    }


# actions


class Worth(NamedTuple):
    """What came two turns after a kind of action: beyond the same faction's mean action of the same turn."""

    a_game: float
    points: float | None
    power: float | None
    gates: float | None
    books: float | None


def actions(games: Games, faction: str) -> dict[str, Worth]:
    """By kind of action how often it is done, and what follows it, the most frequent first."""
    sums: dict[tuple[str, str], Brought] = {}
    turns: dict[str, Brought] = {}
    often: Counter[str] = Counter()
    count = 0
    for _, side in sides(games, faction):
        count += 1
        for each in side.turns:
            often.update({name[3:]: times for name, times in each.done.items() if name.startswith("do ")})
        for name, brought in side.brought.items():
            turn, kind = name.split(" ")
            _join(sums.setdefault((turn, kind), Brought()), brought)
            _join(turns.setdefault(turn, Brought()), brought)
    return {kind: _worth(kind, times / count, sums, turns) for kind, times in often.most_common()}


def _join(into: Brought, more: Brought) -> None:
    for name in Brought.__struct_fields__:
        setattr(into, name, getattr(into, name) + getattr(more, name))


def _worth(
    kind: str, a_game: float, sums: dict[tuple[str, str], Brought], turns: dict[str, Brought], least: int = 30
) -> Worth:
    mine = {turn: brought for (turn, name), brought in sums.items() if name == kind}
    times = sum(brought.times for brought in mine.values())
    if times < least:
        return Worth(a_game, None, None, None, None)

    def beyond(what: str) -> float:
        usual = sum(brought.times * getattr(turns[turn], what) / turns[turn].times for turn, brought in mine.items())
        return float(sum(getattr(brought, what) for brought in mine.values()) - usual) / times

    return Worth(a_game, beyond("points"), beyond("power"), beyond("gates"), beyond("books"))


# what a difference costs


class Measure(NamedTuple):
    """Something a side does or has in a game, as one figure."""

    id: str
    words: str
    of: Callable[[Counted, Side], float]


def _rate(what: str, *more: str) -> Callable[[Counted, Side], float]:
    """How often a turn."""
    return lambda game, side: sum(total(side, each) for each in (what, *more)) / max(1, game.turns - 1)


def _over(what: str) -> Callable[[Counted, Side], float]:
    """The mean over the middle turns."""

    def of(game: Counted, side: Side) -> float:
        stood = [each.stood for each in side.turns if EARLY <= each.number <= LATE and each.stood is not None]
        return mean([getattr(each, what) for each in stood]) or 0.0

    return of


def _first_great(game: Counted, side: Side) -> float:
    return float(min(side.awoke.values(), default=game.turns + 1))


def _looked_on(game: Counted, side: Side) -> float:
    """The slots of others after its own last, of all there were (a main action each, very nearly)."""
    return total(side, "looked on") / max(1, sum(total(each, "actions") for each in game.sides.values()))


MEASURES = (
    Measure("power", f"Power after Gather, mean of turns {EARLY} to {LATE}", _over("power")),
    Measure("gates", f"gates after Gather, mean of turns {EARLY} to {LATE}", _over("gates")),
    Measure("books", f"spellbooks, mean of turns {EARLY} to {LATE}", _over("books")),
    Measure("first_great", "turn of the first Great Old One", _first_great),
    Measure("captures", "captures made a turn", _rate("captures")),
    Measure("captured", "Cultists lost to capture a turn", _rate("captured")),
    Measure("taken", "gates taken a turn", _rate("gates taken")),
    Measure("built", "gates built a turn", _rate("gates built")),
    Measure("battles", "battles begun a turn", _rate("battles")),
    Measure("moved", "figures moved a turn", _rate("moved", "walked")),
    Measure("great_lost", "Great Old Ones lost a turn", _rate("great lost")),
    Measure("rituals", "Rituals a turn", _rate("rituals")),
    Measure("signs", "Elder Signs a turn", _rate("signs")),
    Measure("looked_on", "part of the turn after one's own last slot", _looked_on),
)


class Cost(NamedTuple):
    """What a difference costs one faction: a measure in strong play and in ours, and what that takes.

    Lines through the strong games tell it: ``points`` ahead of the rivals' mean and ``share`` of the win by this
    measure alone, ``held`` points with all other measures alike. ``error`` is half of the 95 % interval of ``points``.
    """

    theirs: float
    ours: float
    points: float
    error: float
    held: float
    share: float


class Difference(NamedTuple):
    """A measure with its costs by faction, and their mean."""

    measure: Measure
    factions: dict[str, Cost]
    mean: Cost


def differences(strong: Games, ours: Games, factions: Sequence[str]) -> list[Difference]:
    """All measures, the costliest first."""
    costs: dict[str, list[Cost]] = {faction: _costs(strong, ours, faction) for faction in factions}
    found = []
    for place, measure in enumerate(MEASURES):
        each = {faction: costs[faction][place] for faction in factions}
        values = {
            name: sum(getattr(cost, name) for cost in each.values()) / len(each)
            for name in Cost._fields
            if name != "error"
        }
        error = math.sqrt(sum(cost.error**2 for cost in each.values())) / len(each)
        found.append(Difference(measure, each, Cost(error=error, **values)))
    return sorted(found, key=lambda difference: difference.mean.points)


def _costs(strong: Games, ours: Games, faction: str) -> list[Cost]:
    """What each measure costs a faction.

    A line says nothing beyond the games it was drawn through: what ours do more of than 39 of 40 strong ones, or
    less, counts as much as there.
    """
    rows = [[measure.of(game, side) for measure in MEASURES] for game, side in sides(strong, faction)]
    mine = [[measure.of(game, side) for measure in MEASURES] for game, side in sides(ours, faction)]
    ahead = [_ahead(game, faction) for game, _ in sides(strong, faction)]
    won = [side.share for _, side in sides(strong, faction)]
    held = regression(rows, ahead)
    found = []
    for place in range(len(MEASURES)):
        column = sorted(row[place] for row in rows)
        edge = len(column) // 40
        least, most = column[edge], column[-1 - edge]
        theirs = sum(column) / len(column)
        column = [row[place] for row in rows]
        less = sum(min(max(row[place], least), most) for row in mine) / len(mine) - theirs
        slope, error = line(column, ahead)
        found.append(
            Cost(
                theirs,
                sum(row[place] for row in mine) / len(mine),
                slope * less,
                abs(1.96 * error * less),
                held[place] * less,
                line(column, won)[0] * less,
            )
        )
    return found


def _ahead(game: Counted, faction: str) -> float:
    """A faction's points beyond the mean of its rivals'."""
    others = [side.points for name, side in game.sides.items() if name != faction]
    return game.sides[faction].points - sum(others) / len(others)


def line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """The slope of the line through points, and its standard error."""
    count = len(xs)
    x, y = sum(xs) / count, sum(ys) / count
    spread = sum((each - x) ** 2 for each in xs)
    if spread < 1e-9 or count < 3:
        return 0.0, 0.0
    slope = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / spread
    rest = sum((b - y - slope * (a - x)) ** 2 for a, b in zip(xs, ys, strict=True))
    return slope, math.sqrt(rest / (count - 2) / spread)


def regression(rows: Sequence[Sequence[float]], ys: Sequence[float]) -> list[float]:
    """The slopes of a linear regression on several columns; a column that never varies has none."""
    width, count = len(rows[0]), len(rows)
    means = [sum(row[place] for row in rows) / count for place in range(width)]
    y = sum(ys) / count
    spreads = [math.sqrt(sum((row[place] - means[place]) ** 2 for row in rows) / count) for place in range(width)]
    scaled = [
        [(row[place] - means[place]) / spreads[place] if spreads[place] else 0.0 for place in range(width)]
        for row in rows
    ]
    matrix = [
        [sum(row[a] * row[b] for row in scaled) / count + (1e-6 if a == b else 0.0) for b in range(width)]
        + [sum(row[a] * (value - y) for row, value in zip(scaled, ys, strict=True)) / count]
        for a in range(width)
    ]
    return [slope / spread if spread else 0.0 for slope, spread in zip(_solved(matrix), spreads, strict=True)]


def _solved(matrix: list[list[float]]) -> list[float]:
    """The solution of linear equations, right-hand side last (Gauss, with pivots)."""
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        for row in range(size):
            if row != column:
                factor = matrix[row][column] / matrix[column][column]
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[column], strict=True)]
    return [matrix[row][size] / matrix[row][row] for row in range(size)]
