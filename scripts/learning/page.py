"""Writes the page of comparison: strong play beside ours, as Markdown tables and sentences."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from scripts.learning import figures
from scripts.learning.figures import Difference, Games, Worth

MARKS = ("<!-- comparison: made by python3 -m scripts.learning.compare -->", "<!-- end of the comparison -->")
LARGEST = 5
TURNS = range(2, 9)
FEWEST = 5
"""Turns that fewer games have come to are not shown."""
RARE = 0.3
"""Actions done more rarely than that in a game are not shown."""
NAMES = {
    "great_cthulhu": "Great Cthulhu", "crawling_chaos": "Crawling Chaos", "black_goat": "Black Goat",
    "yellow_sign": "Yellow Sign",
}  # fmt: skip
STATES = (
    ("Power", "power"), ("gates", "gates"), ("books", "books"), ("Doom", "doom"), ("Elder Signs", "signs"),
    ("Great Old Ones", "great"), ("Monsters", "monsters"), ("Acolytes", "acolytes"),
)  # fmt: skip
DEEDS = (
    ("Rituals", "rituals"), ("captures", "captures"), ("lost to capture", "captured"), ("battles", "battles"),
    ("figures moved", "moved"), ("walked", "walked"), ("gates built", "gates built"), ("gates taken", "gates taken"),
    ("Great Old Ones lost", "great lost"), ("actions", "actions"), ("looked on", "looked on"),
)  # fmt: skip
GAME = (
    ("Rituals", "rituals"), ("Elder Signs drawn", "signs"), ("captures made", "captures"),
    ("Cultists lost to capture", "captured"), ("battles begun", "battles"), ("figures moved", "moved"),
    ("figures that walked with the Screaming Dead", "walked"), ("gates built", "gates built"),
    ("gates taken", "gates taken"), ("awakenings", "awakenings"), ("Great Old Ones lost", "great lost"),
    ("main actions", "actions"),
)  # fmt: skip


class Compared(NamedTuple):
    """What is put side by side, and in words where it comes from."""

    strong: Games
    ours: Games
    origin: str
    """Where the games come from, with number and date."""

    @property
    def factions(self) -> list[str]:
        """Those that both have games of."""
        return [name for name in NAMES if all(any(figures.sides(games, name)) for games in (self.strong, self.ours))]


def page(compared: Compared) -> str:
    """The generated part of the page; raises ``ValueError`` where there is nothing to put side by side."""
    if not compared.factions:
        raise ValueError("there are no games of a faction both of strong play and of ours")
    found = figures.differences(compared.strong, compared.ours, compared.factions)
    parts = [
        compared.origin,
        "In every cell strong play stands first, ours second.",
        *_largest(found),
        *_differences(found),
        *_points(compared),
        *_games(compared),
        *_great(compared),
        *_turns(compared),
        *_books(compared),
        *_actions(compared),
    ]
    return "\n\n".join(parts)


# sentences


def largest(found: Sequence[Difference]) -> list[Difference]:
    """The differences that cost most, of those that surely cost anything in the strong games."""
    return [each for each in found if each.mean.points + each.mean.error < 0][:LARGEST]


def _largest(found: Sequence[Difference]) -> Iterable[str]:
    yield "## The five largest differences"
    yield "\n".join(f"{number}. {_sentence(each)}" for number, each in enumerate(largest(found), 1))


def _sentence(found: Difference) -> str:
    cost = found.mean
    factions = ", ".join(f"{NAMES[name]} {each.theirs:.2f} / {each.ours:.2f}" for name, each in found.factions.items())
    return (
        f"**{_capital(found.measure.words)}**: {cost.theirs:.2f} / {cost.ours:.2f} ({factions}). In strong games such "
        f"a difference goes with {-cost.points:.1f} points less against the rivals (give or take {cost.error:.1f}) and "
        f"{-100 * cost.share:.0f} of 100 wins less."
    )


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


# tables


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _number(value: float | None, digits: int = 1) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _pair(compared: Compared, of: Callable[..., float | None], *about: str | int) -> str:
    """A figure of both, made by ``of`` from the games and what it is about."""
    return f"{_number(of(compared.strong, *about))} / {_number(of(compared.ours, *about))}"


def _percents(compared: Compared, of: Callable[..., float], *about: str | int) -> str:
    return f"{100 * of(compared.strong, *about):.0f} / {100 * of(compared.ours, *about):.0f} %"


def _differences(found: Sequence[Difference]) -> Iterable[str]:
    yield "## All that was measured, and what it costs to be as ours are"
    yield (
        "Points against the mean of the rivals' by a line through the strong games of each faction, as far as these "
        "reach; then with everything else in the table alike, wins of 100, and the points by faction."
    )
    factions = list(found[0].factions)
    yield _table(
        (
            "measure, mean of the factions",
            "both",
            "points",
            "all else alike",
            "wins",
            *(NAMES[name] for name in factions),
        ),
        (
            (
                each.measure.words,
                f"{each.mean.theirs:.2f} / {each.mean.ours:.2f}",
                f"{each.mean.points:+.1f} ± {each.mean.error:.1f}",
                f"{each.mean.held:+.1f}",
                f"{100 * each.mean.share:+.0f}",
                *(f"{each.factions[name].points:+.1f}" for name in factions),
            )
            for each in found
        ),
    )


def _points(compared: Compared) -> Iterable[str]:
    yield "## Who wins, and where the points come from"
    rows = []
    for faction in compared.factions:
        strong, ours = (figures.mean_sources(games, faction) for games in (compared.strong, compared.ours))
        won = _percents(compared, figures.share, faction)
        rows.append((NAMES[faction], won, *(f"{a:.1f} / {b:.1f}" for a, b in zip(strong, ours, strict=True))))
    yield _table(("faction", "wins", "points", "gates", "Rituals", "Elder Signs", "rest"), rows)


def _games(compared: Compared) -> Iterable[str]:
    yield "## In a whole game"
    rows = [
        (words, *(_pair(compared, figures.whole, faction, what) for faction in compared.factions))
        for words, what in GAME
    ]
    rows.append(("all six books", *(_percents(compared, figures.six_books, faction) for faction in compared.factions)))
    yield _table(("", *(NAMES[faction] for faction in compared.factions)), rows)
    turns = _pair(compared, figures.length)
    yield f"The game ends in turn {turns} on the average."


def _great(compared: Compared) -> Iterable[str]:
    yield "## First awakenings: in how many games, and in which turn on the average"
    rows = []
    for faction in compared.factions:
        strong, ours = (figures.awakenings(games, faction) for games in (compared.strong, compared.ours))
        for kind in sorted({*strong, *ours}):
            (seen, turn), (our_seen, our_turn) = strong.get(kind, (0.0, None)), ours.get(kind, (0.0, None))
            rows.append((
                NAMES[faction], kind.replace("_", " "), f"{100 * seen:.0f} / {100 * our_seen:.0f} %",
                f"{_number(turn)} / {_number(our_turn)}",
            ))  # fmt: skip
    yield _table(("faction", "Great Old One", "games", "turn"), rows)


def _turns(compared: Compared) -> Iterable[str]:
    yield "## Turn by turn"
    yield (
        "How a faction stands after Gather; below it what it does in the turn (Rituals in its Doom phase). "
        "*Looked on* are the slots of others after its own last."
    )
    for faction in compared.factions:
        known = [
            turn
            for turn in TURNS
            if min(figures.seen(games, faction, turn) for games in (compared.strong, compared.ours)) >= FEWEST
        ]
        yield f"### {NAMES[faction]}"
        yield _table(
            ("turn", "games", *(words for words, _ in STATES)),
            (
                (
                    str(turn),
                    " / ".join(str(figures.seen(games, faction, turn)) for games in (compared.strong, compared.ours)),
                    *(_pair(compared, figures.state, faction, turn, what) for _, what in STATES),
                )
                for turn in known
            ),
        )
        yield _table(
            ("turn", *(words for words, _ in DEEDS)),
            (
                (str(turn), *(_pair(compared, figures.done, faction, turn, what) for _, what in DEEDS))
                for turn in (1, *known)
            ),
        )


def _books(compared: Compared) -> Iterable[str]:
    yield "## Spellbooks"
    yield "In which place and turn each is earned on the average, and in how many games at all."
    for faction in compared.factions:
        strong, ours = (figures.places(games, faction) for games in (compared.strong, compared.ours))
        yield f"### {NAMES[faction]}'s books"
        rows = []
        for book in sorted({*strong, *ours}, key=lambda book: strong.get(book, (0.0, 9.0, 9.0))[1]):
            mine = [found.get(book, (0.0, None, None)) for found in (strong, ours)]
            rows.append((
                book.replace("_", " "), *(" / ".join(_number(each[part]) for each in mine) for part in (1, 2)),
                " / ".join(f"{100 * (each[0] or 0):.0f}" for each in mine) + " %",
            ))  # fmt: skip
        yield _table(("book", "place", "turn", "games"), rows)
        yield "The commonest first five: " + "; ".join(
            f"{who}: {_commonest(games, faction)}"
            for who, games in (("strong play", compared.strong), ("ours", compared.ours))
        ) + "."  # fmt: skip


def _commonest(games: Games, faction: str) -> str:
    found = figures.orders(games, faction)
    if not found:
        return "none had five"
    order, times = found.most_common(1)[0]
    return ", ".join(book.replace("_", " ") for book in order) + f" ({100 * times / found.total():.0f} %)"


def _actions(compared: Compared) -> Iterable[str]:
    yield "## Actions, and what follows them"
    yield (
        "How often a game, and what the side then has two turns later (points, Power of both Gathers, gates, books) "
        "beyond what it has after its mean action of the same turn. Who is well off acts otherwise than who is not: "
        "this is no proof of a cause. A dash where fewer than 30 are known."
    )
    none = Worth(0.0, None, None, None, None)
    for faction in compared.factions:
        found = [figures.actions(games, faction) for games in (compared.strong, compared.ours)]
        often = {kind: max(each.get(kind, none).a_game for each in found) for each in found for kind in each}
        yield f"### {NAMES[faction]}'s actions"
        yield _table(
            ("action", "a game", "points", "Power", "gates", "books"),
            (
                (kind.replace("_", " "), *_side_by_side(*(each.get(kind, none) for each in found)))
                for kind in sorted(often, key=lambda kind: -often[kind])
                if often[kind] >= RARE
            ),
        )


def _side_by_side(strong: Worth, ours: Worth) -> Iterable[str]:
    for a, b, digits in zip(strong, ours, (1, 1, 1, 2, 2), strict=True):
        yield f"{_number(a, digits)} / {_number(b, digits)}"
