"""From records and own games to what the learned judgement is fitted to: rows of counts with what came of them.

    python3 -m scripts.learning.standings --folder FOLDER [--records FOLDER] [--own FILE ...]

Three kinds of positions. Beginnings of slots, turns and questions for Rituals, with who won in the end. Records' last
positions with spellbooks taken from some: good play hardly ever leads there, but who lacks one cannot win, and the rest
is known. And choices: where a record's action leads, beside others it could have taken. A part holds fifty games; parts
that are there are kept, so that a run goes on where the last one stopped. Needs numpy (the extra ``learn``).
"""

import argparse
import random
import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from game.engine.chance import Chance
from game.engine.errors import EngineError
from game.engine.position import Position
from game.games.registry import rules_for
from game.games.wars.bots.greedy import settled
from game.games.wars.bots.learned.standing import NAMES, counted
from game.games.wars.bots.look import rivals_of
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import ALL_BOOKS, FACTIONS
from scripts.learning import wandering
from scripts.learning.asked import asked_in, number_of
from scripts.learning.judged import place_of, ways
from scripts.learning.pieces import DOOM
from scripts.learning.records import Game, Leg, Tally, beginning, decisions, every

GAMES_A_PART = 50
SLOTS = 0.5
"""Of a record's slots so many are taken."""
RITUALS = 0.5
"""Of its questions for Rituals."""
CHOICES = 4
"""Of its actions so many a game are held against others."""
CANDIDATES = 16
LAST_LEGS = 3
"""In so few legs before the end no spellbook comes any more (nearly)."""
SIDES = 4
"""Of so many factions, the first ones, there are records; others are learned by ``new_faction``."""


class Part:
    """Rows that grow. A row of a faction that does not play is nought, and not ``present``.

    ``about`` has for each position the game's number (own games: below nought), the number of players, whether it is
    the first edition, the turn, and whether it comes in its place in the game (spellbooks taken away: no). ``doom`` is
    each side's share of all Doom at the end, Elder Signs included.
    """

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []
        self.late: list[float] = []
        self.won: list[list[float]] = []
        self.doom: list[list[float]] = []
        self.about: list[tuple[int, int, int, int, int]] = []
        self.choice_rows: list[np.ndarray] = []
        self.choices: list[tuple[int, int, int, int, float]] = []
        self.groups = 0

    def add(
        self, pos: Position, shares: Mapping[str, float], doom: Mapping[str, int], game: int, in_place: bool = True
    ) -> None:
        """Write a position down, with the shares of the win and the Doom of each side at the end."""
        rows, late = _rows(pos)
        self.rows.append(rows)
        self.late.append(late)
        self.won.append([shares.get(name, 0.0) for name in FACTIONS[:SIDES]])
        whole = max(1, sum(doom.values()))
        self.doom.append([doom.get(name, 0) / whole for name in FACTIONS[:SIDES]])
        first = int(pos.rules.edition.id == "first")
        self.about.append((game, pos.rules.seats, first, pos.state.turn, int(in_place)))

    def choose(self, ends: list[Position], side: int, game: int) -> None:
        """Write a choice down: where each alternative leads, what was taken first."""
        for number, end in enumerate(ends):
            rows, late = _rows(end)
            self.choice_rows.append(rows)
            self.choices.append((self.groups, int(number == 0), side, game, late))
        self.groups += 1

    def save(self, path: Path, ids: list[str]) -> None:
        """Write the file whole or not at all."""
        partial = path.with_suffix(".partial.npz")
        shape = (-1, SIDES, len(NAMES))
        np.savez_compressed(
            partial,
            rows=np.array(self.rows, dtype=np.float32).reshape(shape),
            late=np.array(self.late, dtype=np.float32),
            won=np.array(self.won, dtype=np.float32).reshape(-1, SIDES),
            doom=np.array(self.doom, dtype=np.float32).reshape(-1, SIDES),
            about=np.array(self.about, dtype=np.int64).reshape(-1, 5),
            choice_rows=np.array(self.choice_rows, dtype=np.float32).reshape(shape),
            choices=np.array(self.choices, dtype=np.float64).reshape(-1, 5),
            names=np.array(NAMES),
            games=np.array(ids),
        )
        partial.replace(path)


def _rows(pos: Position) -> tuple[np.ndarray, float]:
    rows = counted(pos)
    found = np.zeros((SIDES, len(NAMES)), dtype=np.float32)
    for place, side in enumerate(pos.rules.sides):
        found[side] = rows.rows[place]
    return found, rows.late


def from_record(part: Part, game: Game) -> None:
    """Add what a record gives."""
    number = number_of(game)
    rng = random.Random(number)
    shares = {side: 1 / len(game.winners) for side in game.winners}
    for leg in game.legs:
        if leg.phase != DOOM and rng.random() > SLOTS:
            continue
        for pos in _beginnings(game, leg, rng):
            part.add(pos, shares, game.doom, number)
    _without_books(part, game, number, rng)
    for leg in rng.sample(game.legs, min(CHOICES, len(game.legs))):
        _choice(part, game, leg, number, rng)


def _beginnings(game: Game, leg: Leg, rng: random.Random) -> Iterator[Position]:
    try:
        pos = beginning(game, leg)
    except EngineError:
        return
    yield pos
    if leg.phase == DOOM:
        for taken in decisions(game, leg, Tally(), pos):
            asked = taken.position.decision
            if asked is not None and asked.kind == "ritual" and rng.random() < RITUALS:
                yield taken.position


def _without_books(part: Part, game: Game, number: int, rng: random.Random) -> None:
    """Add the last positions with spellbooks taken away from some; whoever then has most Doom of the others wins."""
    for leg in game.legs[-LAST_LEGS:]:
        for pos in _beginnings(game, leg, rng):
            state: WarsState = pos.state
            robbed = [side for side in pos.rules.sides if rng.random() < 0.5]
            able = [
                FACTIONS[side]
                for side in pos.rules.sides
                if side not in robbed and (state.books[side] == ALL_BOOKS or FACTIONS[side] in game.winners)
            ]
            if not able:
                continue
            bare = pos.copy()
            for side in robbed:
                _rob(bare.state, side, rng)
            most = max(game.doom[name] for name in able)
            won = [name for name in able if game.doom[name] == most]
            part.add(bare, {name: 1 / len(won) for name in won}, game.doom, number, False)


def _rob(state: WarsState, side: int, rng: random.Random) -> None:
    """Take one to three spellbooks away, with the requirements that brought them."""
    state.owed[side] = 0
    for mask in (state.books, state.met):
        held = [bit for bit in range(6) if mask[side] >> bit & 1]
        for bit in rng.sample(held, min(len(held), rng.choice((1, 1, 2, 3)))):
            mask[side] &= ~(1 << bit)


def _choice(part: Part, game: Game, leg: Leg, number: int, rng: random.Random) -> None:
    """Add where a slot's action leads, and others that could have been taken."""
    asked = asked_in(game, leg, Tally())
    if not asked or asked[0].pos.decision is None or asked[0].pos.decision.kind != "action":
        return
    pos = asked[0].pos
    side = asked[0].pos.decision.side
    pos.chance = Chance.seeded(rng.getrandbits(30))
    listed = ways(pos)
    taken = place_of(listed, asked[0].given)
    if taken is None or len(listed) < 3:
        return
    others = [place for place in range(len(listed)) if place != taken]
    kept = [taken, *rng.sample(others, min(len(others), CANDIDATES - 1))]
    ends = [settled(listed[place].after) for place in kept]
    if all(end.decision is not None for end in ends) and rivals_of(pos, side):
        part.choose(ends, side, number)


def from_own(part: Part, game: wandering.Wandered) -> None:
    """Add what an own game gives. Their numbers are below nought; those whose seed five divides are held out."""
    rules: Any = rules_for(game.inputs)
    if max(rules.sides) >= SIDES:
        return
    seed: int = game.inputs["seed"]
    number = -5 * seed + (0 if seed % 5 == 0 else 1)
    shares = {side: 1 / len(game.winners) for side in game.winners}
    for kept in game.positions:
        part.add(wandering.position_of(rules, kept), shares, game.doom, number)


def _parts(folder: Path, name: str, count: int) -> Iterator[tuple[Path, range]]:
    """The parts that are not there yet, with the places of their games."""
    for number in range(-(-count // GAMES_A_PART)):
        path = folder / f"{name}_{number:03}.npz"
        if not path.exists():
            first = number * GAMES_A_PART
            yield path, range(first, min(count, first + GAMES_A_PART))


def write_records(records: Path, folder: Path, count: int, players: int) -> Iterator[str]:
    """Write the parts of so many records; tells of each in a sentence."""
    listed = enumerate(every(records, count, players))
    there = 0
    for path, places in _parts(folder, f"records_{players}", count):
        games = [game for _, game in islice(listed, places.start - there, places.stop - there)]
        there = places.stop
        yield _written(path, games)


def _written(path: Path, games: Iterable[Game]) -> str:
    part, ids = Part(), []
    for game in games:
        from_record(part, game)
        ids.append(game.id)
    if ids:
        part.save(path, ids)
    return f"{path.name}: {len(ids)} games, {len(part.rows)} positions, {part.groups} choices"


def write_own(own: Path, folder: Path) -> Iterator[str]:
    """Write the parts of a file of own games, whole ones and the last."""
    listed = list(wandering.games(own))
    name = own.name.partition(".")[0]
    for path, places in _parts(folder, f"own_{name}", len(listed)):
        if len(places) < GAMES_A_PART:
            path = path.with_name(f"own_{name}_last_{len(places):03}.npz")
            for old in folder.glob(f"own_{name}_last_*.npz"):
                old.unlink()
        part = Part()
        for place in places:
            from_own(part, listed[place])
        part.save(path, [f"{name} {listed[place].inputs['seed']}" for place in places])
        yield f"{path.name}: {len(places)} games, {len(part.rows)} positions"


def digest(paths: Iterable[Path]) -> str:
    """A checksum over what parts hold."""
    found = 0
    for path in paths:
        with np.load(path) as part:
            for name in ("rows", "won", "doom", "about", "choice_rows", "choices"):
                found = zlib.crc32(np.ascontiguousarray(part[name]).tobytes(), found)
    return f"{found:08x}"


def main() -> int:
    """Write the parts that are not there yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, metavar="FOLDER", help="where the parts are written")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="records, or one file of them")
    parser.add_argument("--games", type=int, default=1000, help="so many, spread evenly over the records (1000)")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4), help="of the records (4)")
    parser.add_argument("--own", type=Path, nargs="*", default=[], metavar="FILE", help="what wandering.py has written")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.records is not None:
        for told in write_records(given.records, given.folder, given.games, given.players):
            print(told, flush=True)
    for own in given.own:
        for told in write_own(own, given.folder):
            print(told, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
