"""Whether each level plays a new faction better than the one below: what its seat wins and its Doom, by either of them.

    python3 -m scripts.learning.faction_steps [--games N] [--jobs N] [--level LEVEL ...] [FACTION ...]
    python3 -m scripts.learning.faction_steps --table

At each table the other three are factions of records, played by the lower of the two levels; which one is left out,
seats and maps take turns, and both levels play the same games. Each finished game is a line of ``faction_steps.jsonl``;
the same command goes on from there. Where what was learned has changed, remove the file first. ``--table`` writes into
docs/bots.md how all stand.
"""

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.bots.protocol import Budget
from game.bots.shipped import BOTS
from game.engine.chance import Chance
from game.engine.position import Position
from game.games.game import loaded
from game.games.registry import facts_of, rules_for
from game.games.wars.rules.units import FACTIONS
from game.match.driver import bot_seed
from scripts.learning import kept_lines
from scripts.learning.contests import executors
from scripts.learning.own_games import bot_of
from scripts.learning.pieces import played as pieces_of
from scripts.marked import renew

FILE = Path(__file__).with_name("faction_steps.jsonl")
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
MARKS = (
    "<!-- new factions: made by python3 -m scripts.learning.faction_steps --table -->",
    "<!-- end of the new factions -->",
)
KNOWN = facts_of("wars").first_sides()
NEW = tuple(name for name in FACTIONS if name not in KNOWN)
GAMES, FIRST_SEED, PLAYERS = 192, 60_000, 4
THOUGHT: dict[str, Budget] = {"professional": ("nodes", 400.0), "master": ("nodes", 1600.0)}
"""What those that search may spend on a slot."""
Z95 = 1.96


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A game: who was in the new faction's seat, who in the others, its number, the seat's share, Doom, turns."""

    faction: str
    level: str
    others: str
    number: int
    share: float
    doom: int
    turns: int


class Arm(NamedTuple):
    """A new faction's seat, by whom it is played and by whom the others."""

    faction: str
    level: str
    others: str


def arms(factions: Sequence[str], levels: Sequence[str]) -> list[Arm]:
    """For each of these levels both sides of the step to it."""
    steps = [(BOTS[BOTS.index(level) - 1], level) for level in levels]
    return [Arm(faction, level, below) for below, upper in steps for faction in factions for level in (upper, below)]


def played(arm: Arm, number: int) -> Line:
    """Play a game to its end."""
    later, out = divmod(number, len(KNOWN))
    later, seat = divmod(later, PLAYERS)
    maps = facts_of("wars").maps(PLAYERS)
    others = [name for place, name in enumerate(KNOWN) if place != out]
    turn = later // len(maps) % len(others)
    factions = [*others[turn:], *others[:turn]]
    factions.insert(seat, arm.faction)
    seed = FIRST_SEED + number
    inputs = {"game": "wars", "factions": factions, "map": maps[later % len(maps)], "edition": "later", "seed": seed}
    pos = Position.start(rules_for(inputs), Chance.seeded(seed))
    names = [arm.level if place == seat else arm.others for place in range(PLAYERS)]
    bots = [bot_of(name, bot_seed(seed, place), THOUGHT.get(name)) for place, name in enumerate(names)]
    for _ in pieces_of(pos, bots):
        pass
    result, state = pos.rules.result(pos), pos.state
    side = FACTIONS.index(arm.faction)
    share = round(1 / len(result.sides), 4) if arm.faction in result.sides else 0.0
    return Line(*arm, number, share, state.doom[side] + sum(state.signs[side]), state.turn)


def read(path: Path = FILE) -> list[Line]:
    """The games there are."""
    return kept_lines.read(path, Line)


class Step(NamedTuple):
    """How a step stands by one measure: both means, and how much greater the upper one's is, give or take (95 %)."""

    below: float
    upper: float
    more: float
    spread: float


def step_of(below: Sequence[float], upper: Sequence[float]) -> Step:
    """What both sides made of the same games, in the same order: the mean of their differences with its interval."""
    more = [high - low for low, high in zip(below, upper, strict=True)]
    mean = sum(more) / len(more)
    error = sum((each - mean) ** 2 for each in more) / max(1, len(more) - 1) / len(more)
    return Step(sum(below) / len(below), sum(upper) / len(upper), mean, Z95 * math.sqrt(error))


def table(lines: Sequence[Line]) -> str:
    """Every step with every new faction, by shares of wins and by Doom at the end."""
    found: dict[Arm, dict[int, Line]] = defaultdict(dict)
    for line in lines:
        found[Arm(line.faction, line.level, line.others)][line.number] = line
    more = "more by (95 %)"
    head = ["faction", "step", "games", "wins below", "upper", more, "Doom below", "upper", more]
    rows = [head, ["---"] * len(head)]
    for faction in NEW:
        for below, upper in pairwise(BOTS):
            low, high = (found[Arm(faction, level, below)] for level in (below, upper))
            if both := sorted(low.keys() & high.keys()):
                wins = step_of([low[at].share for at in both], [high[at].share for at in both])
                doom = step_of([low[at].doom for at in both], [high[at].doom for at in both])
                cells = _cells(wins, 100, 0, " %") + _cells(doom, 1, 1, "")
                rows.append([f"`{faction}`", f"{below} to {upper}", str(len(both)), *cells])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cells(step: Step, times: float, digits: int, unit: str) -> list[str]:
    """Both means and the difference, bold where its interval clears nothing."""
    below, upper, more, spread = (times * each for each in step)
    bold = "**" if more > spread else ""
    interval = f"({more - spread:+.{digits}f} to {more + spread:+.{digits}f})"
    return [f"{below:.{digits}f}{unit}", f"{upper:.{digits}f}{unit}", f"{bold}{more:+.{digits}f}{bold} {interval}"]


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line; play, or write the table."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.faction_steps", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("faction", nargs="*", default=[], metavar="FACTION", help="which of them; all if none is named")
    parser.add_argument("--level", nargs="+", default=list(BOTS[1:]), choices=BOTS[1:], help="to which the steps lead")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"of each side of a step ({GAMES})")
    parser.add_argument("--table", action="store_true", help="write how all stand into docs/bots.md")
    executors.add_hands(parser)
    chosen = parser.parse_args(given)
    if chosen.table:
        renew(PAGE, table(read()), MARKS)
        return 0
    unknown = [each for each in chosen.faction if each not in NEW]
    if unknown:
        parser.error(f"{unknown[0]} is no new faction")
    had = {(Arm(line.faction, line.level, line.others), line.number) for line in read()}
    every = [(arm, number) for number in range(chosen.games) for arm in arms(chosen.faction or NEW, chosen.level)]
    missing = [one for one in every if one not in had]
    # By its whole name, for other processes know this module by that alone, also where it is the program.
    work = loaded("scripts.learning.faction_steps:played")
    try:
        with executors.crew(chosen.jobs, chosen.cluster) as (executor, at_a_time):
            places = range(len(missing))
            for line in executors.in_order(executor, at_a_time, lambda place: (work, *missing[place]), places):
                kept_lines.add(FILE, line)
    except (ValueError, BrokenExecutor) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
