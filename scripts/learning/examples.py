"""From records to examples: what could be chosen, what each choice is judged by, and which one the record has.

    python3 -m scripts.learning.examples --records FOLDER --examples FOLDER

A part holds ten games; parts that are there are kept, so that a run goes on where the last one stopped. Needs numpy
(the extra ``learn``).
"""

import argparse
import random
from array import array
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np

from game.engine.chance import Chance
from scripts.learning.asked import Asking, asked_in, number_of
from scripts.learning.judged import Candidate, Way, is_main, judged, lateness, place_of, small, ways
from scripts.learning.measures import NAMES
from scripts.learning.records import Game, Tally, every

CANDIDATES = 40
"""Of an action's alternatives so many are kept at most: the record's and others at random."""
ROLLS = 2
GAMES_A_PART = 10


class Example(NamedTuple):
    """A decision with its candidates; ``chosen`` is the place of the record's."""

    side: int
    kind: str
    turn: int
    late: float
    offered: int
    candidates: list[Candidate]
    chosen: int


class Part:
    """Examples as arrays that grow; written to one file."""

    def __init__(self) -> None:
        self.words: dict[str, int] = {}
        self.about: list[tuple[int, int, int, int, int, int, int, float]] = []
        self.counts = array("f")
        self.traits = array("i")
        self.ends = array("i", [0])
        self.left = 0

    def word(self, text: str) -> int:
        """The number of a trait or a kind of question."""
        return self.words.setdefault(text, len(self.words))

    def add(self, game: int, players: int, example: Example) -> None:
        """Write an example down."""
        main = bool(example.candidates[0].counts)
        self.about.append((
            game, players, example.side, self.word(example.kind), example.turn, example.chosen,
            len(example.candidates) if main else -len(example.candidates), example.late,
        ))  # fmt: skip
        for candidate in example.candidates:
            self.counts.extend(candidate.counts)
            self.traits.extend([self.word(text) for text in candidate.traits])
            self.ends.append(len(self.traits))

    def save(self, path: Path, ids: list[str]) -> None:
        """Write the file whole or not at all."""
        partial = path.with_suffix(".partial.npz")
        np.savez_compressed(
            partial,
            about=np.array(self.about, dtype=np.float64).reshape(-1, 8),
            counts=np.frombuffer(self.counts, dtype=np.float32).reshape(-1, len(NAMES)),
            traits=np.frombuffer(self.traits, dtype=np.int32),
            ends=np.frombuffer(self.ends, dtype=np.int32),
            words=np.array(list(self.words)),
            games=np.array(ids),
        )
        partial.replace(path)


def example_of(asking: Asking, rng: random.Random) -> Example | None:
    """The example, or ``None`` where the record's choice is none of ours (leaving a gate, say)."""
    pos = asking.pos
    asked = pos.decision
    assert asked is not None
    late, offered = lateness(pos), len(asked.options)
    if not is_main(asked):
        chosen = asked.options.index(asking.given[0])
        return Example(asked.side, asked.kind, pos.state.turn, late, offered, small(pos), chosen)
    pos.chance = Chance.seeded(rng.getrandbits(31))
    listed = ways(pos)
    place = place_of(listed, asking.given)
    if place is None or len(listed) < 2:
        return None
    kept, place = _some(listed, place, rng)
    candidates = judged(pos, kept, pos.chance.copy(), ROLLS)
    return Example(asked.side, asked.kind, pos.state.turn, late, len(listed), candidates, place)


def _some(listed: list[Way], place: int, rng: random.Random) -> tuple[list[Way], int]:
    """The record's way and some others, in their order."""
    if len(listed) <= CANDIDATES:
        return listed, place
    others = rng.sample([number for number in range(len(listed)) if number != place], CANDIDATES - 1)
    numbers = sorted([place, *others])
    return [listed[number] for number in numbers], numbers.index(place)


def examples(game: Game, share: float, rng: random.Random, tally: Tally, part: Part) -> Iterator[Example]:
    """The examples of a share of a game's legs."""
    for leg in game.legs:
        if leg.phase == "action" and rng.random() > share:
            continue
        for asking in asked_in(game, leg, tally):
            found = example_of(asking, rng)
            if found is None:
                part.left += 1
            else:
                yield found


def write(records: Path, folder: Path, count: int, players: int | None, share: float) -> Iterator[str]:
    """Write the examples of so many games, in parts of ten games each; tells of each part in a sentence."""
    folder.mkdir(parents=True, exist_ok=True)
    numbered = enumerate(every(records, count, players))
    for number in range(-(-count // GAMES_A_PART)):
        path = folder / f"part_{number:03}.npz"
        listed = list(islice(numbered, GAMES_A_PART))
        if path.exists() or not listed:
            continue
        part, tally = Part(), Tally()
        for place, game in listed:
            tally.games += 1
            rng = random.Random(place)
            for example in examples(game, share, rng, tally, part):
                part.add(number_of(game), game.players, example)
        part.save(path, [game.id for _, game in listed])
        yield f"{path.name}: {tally.told()}; {len(part.about)} examples, {part.left} left out"


def main() -> int:
    """Write the parts that are not there yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", type=Path, required=True, metavar="FOLDER", help="records, or one file of them")
    parser.add_argument("--examples", type=Path, required=True, metavar="FOLDER", help="where the parts are written")
    parser.add_argument("--games", type=int, default=500, help="so many, spread evenly over the records (500)")
    parser.add_argument("--players", type=int, default=4, choices=(3, 4))
    parser.add_argument("--share", type=float, default=0.4, help="of each game's slots (0.4); Doom phases count all")
    given = parser.parse_args()
    for told in write(given.records, given.examples, given.games, given.players, given.share):
        print(told, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
