"""How even the pairs of the Duel are between two bots of a level, and which handicap makes one even.

    python3 -m scripts.learning.duel_pairs [--games N] [--jobs N] [--level LEVEL] [FACTION FACTION]
    python3 -m scripts.learning.duel_pairs --table

Without factions every pair with one that came later. Who begins and the seats take turns. Where a pair is uneven
handicaps of the weaker one are tried, up and down the list, and the one that makes it most even is kept. Each finished
game is a line of ``duel_pairs.jsonl``; the same command goes on from there. Where bots or rules have changed, remove
the file first. ``--table`` writes into docs/bots.md how all stand.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.arena.intervals import Share, share_of
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.game import loaded
from game.games.registry import facts_of, rules_for
from game.match.driver import bot_seed
from scripts.learning import kept_lines
from scripts.learning.contests import executors
from scripts.learning.own_games import bot_of
from scripts.learning.pieces import played as pieces_of
from scripts.marked import renew

FILE = Path(__file__).with_name("duel_pairs.jsonl")
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
MARKS = ("<!-- pairs: made by python3 -m scripts.learning.duel_pairs --table -->", "<!-- end of the pairs -->")
BOX = facts_of("duel").first_sides()
"""Factions whose pairs were measured with version 0.1."""
GAMES, FIRST_SEED, LEVEL = 200, 90_000, "hierophant"
EVEN = (0.4, 0.6)
"""Shares between which a pair needs no handicap."""
LADDER = ((0, 2), (0, 3), (0, 5), (1, 3), (1, 5), (2, 5), (2, 8), (4, 8), (6, 10), (8, 10))
"""Handicaps that are tried: Power and Doom, each more than the one before."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A game: level, both factions, who has the handicap and how much, its number, the first faction's share."""

    level: str
    one: str
    other: str
    weaker: str
    power: int
    doom: int
    number: int
    share: float


class Setting(NamedTuple):
    """Games that are counted together."""

    level: str
    one: str
    other: str
    weaker: str = ""
    power: int = 0
    doom: int = 0


def pairs() -> list[tuple[str, str]]:
    """Every pair of the Duel with a faction that came later."""
    return [(one, other) for one, other in combinations(facts_of("duel").sides(), 2) if {one, other} - {*BOX}]


def played(setting: Setting, number: int) -> Line:
    """Play a game to its end."""
    seed = FIRST_SEED + number
    factions = [setting.one, setting.other] if number % 2 else [setting.other, setting.one]
    inputs = {"game": "duel", "factions": factions, "seed": seed, "options": {}}
    if setting.weaker:
        inputs["options"] = {"handicap": {setting.weaker: {"power": setting.power, "doom": setting.doom}}}
    pos = Position.start(rules_for(inputs), Chance.seeded(seed))
    bots = [bot_of(setting.level, bot_seed(seed, seat)) for seat in range(2)]
    for _ in pieces_of(pos, bots):
        pass
    sides = pos.rules.result(pos).sides
    return Line(*setting, number, 1 / len(sides) if setting.one in sides else 0.0)


def read(path: Path = FILE) -> list[Line]:
    """The games there are."""
    return kept_lines.read(path, Line)


def by_setting(lines: Iterable[Line]) -> dict[Setting, dict[int, float]]:
    """By setting and number the first faction's share."""
    found: dict[Setting, dict[int, float]] = {}
    for line in lines:
        one = Setting(line.level, line.one, line.other, line.weaker, line.power, line.doom)
        found.setdefault(one, {})[line.number] = line.share
    return found


def levelled(setting: Setting, share_with: Callable[[Setting], float]) -> Setting:
    """The setting with the handicap that makes a pair most even; itself if it is even without."""
    share = share_with(setting)
    if EVEN[0] <= share <= EVEN[1]:
        return setting
    weaker = setting.one if share < 0.5 else setting.other
    low, high, tried = 0, len(LADDER) - 1, {setting: share}
    while low <= high:
        middle = (low + high) // 2
        power, doom = LADDER[middle]
        one = setting._replace(weaker=weaker, power=power, doom=doom)
        tried[one] = share_with(one)
        if (tried[one] < 0.5) == (share < 0.5):
            low = middle + 1
        else:
            high = middle - 1
    return min(tried, key=lambda one: abs(tried[one] - 0.5))


class Games:
    """Games that are played as they are asked for, and kept at once."""

    def __init__(self, executor: Executor, at_a_time: int, count: int, path: Path = FILE) -> None:
        self._executor, self._at_a_time, self._count, self._path = executor, at_a_time, count, path
        self._found = by_setting(read(path))

    def share(self, setting: Setting) -> float:
        """The first faction's share in a setting, after so many games."""
        found = self._found.setdefault(setting, {})
        missing = [number for number in range(self._count) if number not in found]
        # By its whole name, for other processes know this module by that alone, also where it is the program.
        work = loaded("scripts.learning.duel_pairs:played")
        for line in executors.in_order(self._executor, self._at_a_time, lambda at: (work, setting, at), missing):
            found[line.number] = line.share
            kept_lines.add(self._path, line)
        return sum(found[number] for number in range(self._count)) / self._count


def table(lines: Sequence[Line]) -> str:
    """Each pair without a handicap and with the one that makes it most even, as it was found."""
    found = {setting: share_of(list(each.values())) for setting, each in by_setting(lines).items()}
    rows = [["pair", "level", "games", "share of the first", "handicap", "share with it"], ["---"] * 6]
    for setting, share in found.items():
        if setting.weaker:
            continue
        tried = {one: each for one, each in found.items() if one.weaker and one[:3] == setting[:3]}
        best = min(tried, key=lambda one: abs(tried[one].share - 0.5)) if tried else None
        rows.append([
            f"`{setting.one}`, `{setting.other}`", setting.level, str(share.games), _told(share),
            f"`{best.weaker}` {best.power:+d} Power, {best.doom:+d} Doom" if best else "none",
            _told(tried[best]) if best else "",
        ])  # fmt: skip
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _told(share: Share) -> str:
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line; play, or write the table."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.duel_pairs", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("faction", nargs="*", choices=[[], *facts_of("duel").sides()], metavar="FACTION", help="a pair")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"of each setting ({GAMES})")
    parser.add_argument("--level", default=LEVEL, help=f"who plays ({LEVEL})")
    parser.add_argument("--table", action="store_true", help="write how all stand into docs/bots.md")
    executors.add_hands(parser)
    chosen = parser.parse_args(given)
    if chosen.table:
        renew(PAGE, table(read()), MARKS)
        return 0
    if len(chosen.faction) not in (0, 2):
        parser.error("two factions, or none for every pair")
    try:
        with executors.crew(chosen.jobs, chosen.cluster) as (executor, at_a_time):
            games = Games(executor, at_a_time, chosen.games)
            for one, other in [tuple(chosen.faction)] if chosen.faction else pairs():
                best = levelled(Setting(chosen.level, one, other), games.share)
                print(f"{best}: {100 * games.share(best):.0f} % for {one}", flush=True)
    except (ValueError, BrokenExecutor) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
