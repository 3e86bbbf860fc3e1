"""How a row stands: its share, an interval that holds however often one looks, and whether it clears the figure."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from game.arena.figures import percent, results_of
from game.arena.intervals import Share, always_valid, share_of, verdict
from scripts.learning.contests.pairs import table, verdicts
from scripts.learning.contests.results import Line, as_game
from scripts.learning.contests.rows import Row, short

State = Literal["open", "met", "missed"]


class Standing(NamedTuple):
    """A row's games so far. ``low`` and ``high`` bound the share whenever one looks."""

    games: int
    share: Share
    low: float
    high: float
    side: int
    """1 if the share lies above the figure for sure, -1 if below, 0 if that is open."""
    state: State
    over: bool
    """Nothing is left to be played."""


def results(row: Row, lines: Mapping[int, Line]) -> list[float]:
    """For each game in order the share that the first bot's seats took together."""
    games = [as_game(row.contest, lines[number]) for number in sorted(lines)]
    return results_of(row.contest, games, row.contest.field[0])


def whole(row: Row, lines: Mapping[int, Line]) -> dict[int, Line]:
    """The games from the first on without a gap, whole blocks of them: sides and seats weigh equally there."""
    count = 0
    while count in lines:
        count += 1
    return {number: lines[number] for number in range(count - count % row.contest.block)}


def standing(row: Row, lines: Mapping[int, Line]) -> Standing:
    """Judge a row block by block: the first one after which the figure is cleared decides."""
    found = results(row, whole(row, lines))
    side = 0
    for end in range(row.contest.block, len(found) + 1, row.contest.block):
        side = _side(row, found[:end], [lines[number] for number in range(end)])
        if side:
            break
    full = len(lines) >= row.games
    low, high = always_valid(found)
    share = share_of(results(row, lines))
    over = full or bool(side)
    return Standing(len(lines), share, low, high, side, _state(row, share, side, over), over)


def _side(row: Row, found: Sequence[float], lines: Sequence[Line]) -> int:
    """Where the figure lies after some whole blocks; of paired budgets, whether every step is clear, and upwards."""
    if row.times:
        steps = verdicts(row, lines)
        return min(steps) if all(steps) else 0
    return verdict(found, row.figure) if row.figure is not None else 0


def _state(row: Row, share: Share, side: int, over: bool) -> State:
    if row.times and over:
        return "met" if side > 0 else "missed"
    if row.figure is None or not over:
        return "open"
    wanted = {"above": 1, "below": -1}.get(row.clears)
    if row.least is not None:
        # The figure is for the interval, and the share has one of its own.
        return "met" if side == wanted and share.share >= row.least else "missed"
    if wanted is None:
        return "met" if side else "missed"
    if side:
        return "met" if side == wanted else "missed"
    return "met" if (share.share - row.figure) * wanted >= 0 else "missed"


def in_words(row: Row, lines: Mapping[int, Line]) -> str:
    """A row's games in sentences and figures."""
    found = standing(row, lines)
    said = [f"{row.id}: {row.name}", f"  {found.games} of at most {row.games} games"]
    if not lines:
        return ", ".join(said)
    about = row.contest.field[0]
    games = [lines[number] for number in sorted(lines)]
    if len(set(row.contest.field)) > 1:
        said.append(
            f"  {short(about)}: {percent(found.share._asdict())}, whenever one looks "
            f"{100 * found.low:.1f} to {100 * found.high:.1f}; by faction: {by_faction(row, games)}"
        )
    said.append(f"  factions, whoever played them: {_factions(games)}")
    seconds = sum(game.seconds for game in games) / len(games)
    turns = sum(game.turns for game in games) / len(games)
    humanity = sum(game.humanity for game in games)
    said.append(f"  {turns:.1f} turns and {seconds:.1f} s a game; humanity won {humanity}")
    said.append(f"  {_judged(row, found)}")
    if row.times:
        said.append(table(row, lines))
    faults = sum(sum(game.faults) for game in games)
    if faults:
        words = sorted({sentence for game in games for sentence in game.wrong})
        said.append(f"  {faults} faults of bots, where the level below answered: " + " | ".join(words[:3]))
    return "\n".join(said)


def summary(row: Row, lines: Mapping[int, Line]) -> str:
    """A row of a table of Markdown: games, share, interval, factions, figure and how it stands."""
    found = standing(row, lines)
    games = [lines[number] for number in sorted(lines)]
    alike = len(set(row.contest.field)) == 1
    share, whenever = percent(found.share._asdict()), f"{100 * found.low:.0f} to {100 * found.high:.0f}"
    figure = "" if row.figure is None else f"{100 * row.figure:.0f} %, {row.clears}"
    if row.least is not None:
        figure += f"; share {100 * row.least:.0f} %"
    cells = (
        f"`{row.id}`: {row.name}",
        f"{found.games} of {row.games}",
        "" if alike else f"**{share}**",
        "" if alike else whenever,
        _factions(games) if alike else by_faction(row, games),
        figure,
        found.state if figure or row.times else "",
    )
    return f"| {' | '.join(cells)} |"


def by_faction(row: Row, games: Sequence[Line]) -> str:
    """The first bot's share by faction."""
    about = row.contest.field[0]
    found: dict[str, list[float]] = {}
    for line in games:
        game = as_game(row.contest, line)
        for seat, place in enumerate(game.bots):
            if row.contest.field[place] == about:
                found.setdefault(game.sides[seat], []).append(game.shares[seat])
    return _shares(found)


def _factions(games: Sequence[Line]) -> str:
    found: dict[str, list[float]] = {}
    for game in games:
        for side, share in zip(game.factions, game.shares, strict=True):
            found.setdefault(side, []).append(share)
    return _shares(found)


def _shares(found: Mapping[str, Sequence[float]]) -> str:
    return ", ".join(
        f"{_initials(side)} {100 * sum(each) / len(each):.0f} % of {len(each)}" for side, each in sorted(found.items())
    )


def _initials(side: str) -> str:
    """A faction or a pair of them in the letters of the arena's tables."""
    return "+".join("".join(word[0] for word in name.split("_")).upper() for name in side.split("+"))


def _judged(row: Row, found: Standing) -> str:
    """What the figure says."""
    if row.times:
        return {"open": "goes on", "met": "met", "missed": "missed"}[found.state] + ": each step is to be clear of even"
    if row.figure is None:
        return "no figure to clear" + ("; all games are played" if found.over else "")
    figure = f"{100 * row.figure:.0f} %"
    where = {1: f"the interval lies above {figure}", -1: f"the interval lies below {figure}"}
    least = "" if row.least is None else f", and the share itself is to be at least {100 * row.least:.0f} %"
    state = {"open": "goes on", "met": "met", "missed": "missed"}[found.state]
    return f"{state}: {where.get(found.side, f'the interval holds {figure}')} (to clear it {row.clears}{least})"
