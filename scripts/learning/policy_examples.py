"""From records to examples for the quick policy: every decision in words, with the option the record took.

    python3 -m scripts.learning.policy_examples --records FOLDER --examples FOLDER

A part holds every fiftieth game; parts that are there are kept, so that a run goes on where the last one stopped, and
the first few are a fair sample. Needs numpy (the extra ``learn``).
"""

import argparse
from array import array
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from game.games.wars.bots.learned.traits import Described, described, sort_of
from scripts.learning.asked import number_of
from scripts.learning.records import Game, Tally, decisions, games

PARTS = 50
PREFIX = "policy_"
ABOUT = ("game", "players", "side", "kind", "turn", "chosen", "options")
NOT_LEARNED = frozenset(("draft", "slot_side", "reveal"))
"""Questions that the records say nothing about: they are asked of the players of our games alone."""


class Part:
    """Examples as arrays that grow; written to one file.

    ``marks`` are words by decision, ``labels`` one by option, ``traits`` words by option.
    """

    def __init__(self) -> None:
        self.words: dict[str, int] = {}
        self.about = array("q")
        self.marks = array("i")
        self.marks_end = array("i", [0])
        self.labels = array("i")
        self.traits = array("i")
        self.traits_end = array("i", [0])

    def word(self, text: str) -> int:
        """The number of a word."""
        return self.words.setdefault(text, len(self.words))

    def add(self, about: tuple[int, ...], told: Described) -> None:
        """Write an example down."""
        self.about.extend(about)
        self.marks.extend([self.word(text) for text in told.marks])
        self.marks_end.append(len(self.marks))
        for place, label in enumerate(told.labels):
            self.labels.append(self.word(label))
            if told.traits:
                self.traits.extend([self.word(text) for text in told.traits[place]])
            self.traits_end.append(len(self.traits))

    def save(self, path: Path, ids: list[str]) -> None:
        """Write the file whole or not at all."""
        partial = path.with_suffix(".partial.npz")
        np.savez_compressed(
            partial,
            about=np.frombuffer(self.about, dtype=np.int64).reshape(-1, len(ABOUT)),
            marks=np.frombuffer(self.marks, dtype=np.int32),
            marks_end=np.frombuffer(self.marks_end, dtype=np.int32),
            labels=np.frombuffer(self.labels, dtype=np.int32),
            traits=np.frombuffer(self.traits, dtype=np.int32),
            traits_end=np.frombuffer(self.traits_end, dtype=np.int32),
            words=np.array(list(self.words)),
            games=np.array(ids),
        )
        partial.replace(path)


def add_game(game: Game, tally: Tally, part: Part) -> None:
    """All decisions of a game that had more than one option."""
    tally.games += 1
    number = number_of(game)
    for leg in game.legs:
        for pos, chosen in decisions(game, leg, tally):
            asked = pos.decision
            assert asked is not None
            if len(asked.options) < 2 or asked.kind in NOT_LEARNED:
                continue
            place = asked.options.index(chosen)
            kind = part.word(sort_of(asked))
            about = (number, game.players, asked.side, kind, pos.state.turn, place, len(asked.options))
            part.add(about, described(pos))


def write(records: Path, folder: Path, parts: int = PARTS, of: int = PARTS) -> Iterator[str]:
    """Write the first so many parts of as many as the records are cut into; tells of each in a sentence."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(parts):
        path = folder / f"{PREFIX}{number:03}.npz"
        if path.exists():
            continue
        part, tally, ids = Part(), Tally(), []
        for place, game in enumerate(games(records)):
            if place % of == number:
                add_game(game, tally, part)
                ids.append(game.id)
        part.save(path, ids)
        yield f"{path.name}: {tally.told()}; {len(part.about) // len(ABOUT)} examples"


def main() -> int:
    """Write the parts that are not there yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--records", type=Path, required=True, metavar="FOLDER", help="records, or one file of them")
    parser.add_argument("--examples", type=Path, required=True, metavar="FOLDER", help="where the parts are written")
    parser.add_argument("--parts", type=int, default=PARTS, help=f"so many of {PARTS} parts ({PARTS})")
    given = parser.parse_args()
    for told in write(given.records, given.examples, given.parts):
        print(told, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
