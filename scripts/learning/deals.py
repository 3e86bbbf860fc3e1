"""Contests at Rites of Cthulhu over the same deals: each is played with the one bot in every seat in turn.

    python3 -m scripts.learning.deals ONE OTHERS [--players 2 3 4] [--rites RITE ...] [--nodes N] [--deals N]
    python3 -m scripts.learning.deals --table

What a seat is dealt decides more than who plays it. Over all seats of a deal that cancels, so that an interval takes
half the games or less of a contest in which every game has another deal. ``oracle@4`` has four times the nodes.

Every finished deal is a line of a file in ``scripts/learning/results/deals``, with the versions of both bots; the same
command goes on from there. Deals of bots that play otherwise today are left aside. Without ``--rites`` the whole game
is played, with ``--rites each`` every rite, one after the other. ``--table`` writes into docs/bots.md how all
stand: the deals of those bots that have played last.
"""

import argparse
import contextlib
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.arena.play import play
from game.arena.schedule import Contest, Pairing, entrant
from game.games.rites.rules.cards import RITE_ID
from game.games.rulings import RULES_VERSION
from scripts.learning.contests.players import VERSION_ANSWERS, VERSION_SEED, Digest, Enough, seated
from scripts.marked import renew

FOLDER = Path(__file__).with_name("results") / "deals"
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
MARKS = "<!-- deals: made by python3 -m scripts.learning.deals --table -->", "<!-- end of the deals -->"
NODES = 3000.0
FIRST = 1000
"""The seed of the first deal."""
SURE = 1.96
LITTLE = 60.0
"""What a bot that searches may spend on a decision while its version is found."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: the share of the win that the one bot had in each seat, and the versions of both."""

    deal: int
    shares: list[float]
    versions: list[str]
    rules: int


class Row(msgspec.Struct, frozen=True):
    """Who meets whom at what. ``players`` seats, of which the one bot has each in turn."""

    one: str
    others: str
    players: int = 4
    rite: str = ""
    nodes: float = NODES

    @property
    def file(self) -> str:
        """The name of its file."""
        nodes = f"-{self.nodes:g}" if "oracle" in self.one + self.others else ""
        return f"{self.rite or 'whole'}-{self.players}-{self.one}-{self.others}{nodes}.jsonl"

    @property
    def contest(self) -> Contest:
        """The same as the arena takes it."""
        options = (("rite", self.rite),) if self.rite else ()
        field = (self.one, *[self.others] * (self.players - 1))
        return Contest("rites", self.players, field, budget=("nodes", self.nodes), options=options)


def row_of(name: str) -> Row:
    """The row of a file's name."""
    rite, players, one, others, *nodes = name.removesuffix(".jsonl").split("-")
    return Row(one, others, int(players), "" if rite == "whole" else rite, float(nodes[0]) if nodes else NODES)


def versions(row: Row) -> list[str]:
    """How both bots play the first answers of a certain game: bots that play otherwise are others."""
    found = []
    for name in (row.one, row.others):
        digest = Digest(VERSION_ANSWERS)
        alike = row.contest._replace(field=(entrant(name).bot,) * row.players, budget=("nodes", LITTLE))
        with contextlib.suppress(Enough):
            play(alike, Pairing(0, inputs(row, VERSION_SEED), tuple(range(row.players))), seated, digest)
        found.append(str(digest)[:8])
    return found


def inputs(row: Row, seed: int) -> dict[str, Any]:
    """The inputs of a match of the row."""
    return {"game": "rites", "players": row.players, "seed": seed, "options": dict(row.contest.options)}


def deal(row: Row, number: int, known: Sequence[str]) -> Deal:
    """Play a deal to the end from every seat."""
    contest = row.contest
    shares = []
    for seat in range(row.players):
        places = tuple(int(other != seat) for other in range(row.players))
        shares.append(play(contest, Pairing(number, inputs(row, number), places), seated).shares[seat])
    return Deal(number, shares, list(known), RULES_VERSION)


def read(path: Path, known: Sequence[str]) -> dict[int, Deal]:
    """The deals of a file by number, those of other versions left out."""
    if not path.exists():
        return {}
    lines = path.read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Deal) for line in lines]
    return {one.deal: one for one in found if one.versions == list(known) and one.rules == RULES_VERSION}


class Share(NamedTuple):
    """The mean share over deals with its 95 % interval, which goes by how far deals differ."""

    deals: int
    share: float
    low: float
    high: float


def share_of(shares: Sequence[float]) -> Share:
    """The mean of the deals' own shares; with fewer than two deals anything is possible."""
    count = len(shares)
    mean = sum(shares) / count if count else 0.0
    if count < 2:
        return Share(count, mean, 0.0, 1.0)
    error = math.sqrt(sum([(one - mean) ** 2 for one in shares]) / (count - 1) / count)
    return Share(count, mean, max(0.0, mean - SURE * error), min(1.0, mean + SURE * error))


def standing(deals: Sequence[Deal]) -> Share:
    """How the one bot stands."""
    return share_of([sum(one.shares) / len(one.shares) for one in deals])


def last(path: Path) -> list[Deal]:
    """The deals of a file whose bots are those of its last line."""
    lines = path.read_bytes().splitlines()
    return list(read(path, msgspec.json.decode(lines[-1], type=Deal).versions).values()) if lines else []


def side_of(row: Row, found: Share) -> str:
    """Where the interval lies."""
    parity = 1 / row.players
    return "above" if found.low > parity else "below" if found.high < parity else "open"


def table(rows: Sequence[tuple[Row, Share]]) -> str:
    """The page's part: a line for each rite and match, a column for each number of cultists."""
    lines: dict[tuple[str, str], dict[int, str]] = {}
    for row, found in rows:
        budget = f", {row.nodes:,.0f} answers" if row.nodes != NODES else ""
        match = f"{row.one} against {row.others}{budget}"
        games = found.deals * row.players
        cell = f"{100 * found.share:.1f} % ({100 * found.low:.0f} to {100 * found.high:.0f}) of {games}"
        shown = f"**{cell}**" if side_of(row, found) == "above" else cell
        lines.setdefault((match, row.rite.replace("_", " ") or "whole game"), {})[row.players] = shown
    seats = sorted({row.players for row, _ in rows})
    head = [
        "| match | rite | " + " | ".join(f"{count} cultists (parity {100 / count:.0f} %)" for count in seats) + " |",
        "|---|---|" + "---|" * len(seats),
    ]
    body = [
        f"| {match} | {rite} | " + " | ".join(cells.get(count, "") for count in seats) + " |"
        for (match, rite), cells in sorted(lines.items())
    ]
    return "\n".join([*head, *body])


def in_words(row: Row, found: Share) -> str:
    """A row's share beside parity."""
    return (
        f"{row.file.removesuffix('.jsonl')}: {found.deals * row.players} games, {100 * found.share:.1f} % "
        f"({100 * found.low:.1f} to {100 * found.high:.1f}), parity {100 / row.players:.0f}: {side_of(row, found)}"
    )


def go_on(row: Row, deals: int) -> Share:
    """Play what is missing of so many deals, each kept at once, and how the row stands then."""
    known = versions(row)
    path = FOLDER / row.file
    path.parent.mkdir(parents=True, exist_ok=True)
    found = read(path, known)
    for number in range(FIRST, FIRST + deals):
        if number not in found:
            found[number] = deal(row, number, known)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(found[number]) + b"\n")
    return standing(list(found.values()))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", nargs="?")
    parser.add_argument("others", nargs="?")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--rites", nargs="+", default=[""], choices=("each", *RITE_ID), metavar="RITE",
                        help=f"each, or some of {', '.join(RITE_ID)}")  # fmt: skip
    parser.add_argument("--nodes", type=float, default=NODES)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--table", action="store_true", help="write how all stand into docs/bots.md")
    given = parser.parse_args()
    if given.table:
        rows = [(row_of(path.name), standing(last(path))) for path in sorted(FOLDER.glob("*.jsonl"))]
        renew(PAGE, table(rows), MARKS)
        return 0
    if not given.one or not given.others:
        parser.error("two bots, or --table")
    for rite in RITE_ID if given.rites == ["each"] else given.rites:
        for players in given.players:
            row = Row(given.one, given.others, players, rite, given.nodes)
            print(in_words(row, go_on(row, given.deals)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
