"""The pool of frozen opponents: adept, hierophant and oracle as they were in version 0.1, over the code of today.

Their weights and the oracle's breadth and budget are data (``frozen.json``), with digests of games they played. Where
the code they share changes their play, the digests tell. In the arena they are ``scripts.learning.frozen:Adept``,
``:Hierophant`` and ``:Oracle``. ``python3 -m scripts.learning.frozen`` plays the digests' games again.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from game.bots.protocol import Bot, Budget, Question
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import facts_of, rules_for
from game.games.wars.bots import shared
from game.games.wars.bots.evaluation import Evaluation, Table
from game.games.wars.bots.greedy import GreedyBot
from game.games.wars.bots.knowledge import SHARED, Line, Measure
from game.games.wars.bots.levels import ADEPT, BREADTH, HIEROPHANT, Levels
from game.games.wars.bots.look import Look
from game.games.wars.bots.search import OracleBot
from game.games.wars.factions.bots import KNOWN
from game.games.wars.rules.units import FACTIONS
from game.match.driver import bot_seed

DATA = Path(__file__).with_name("frozen.json")
SEED = 1800
"""The first seed of the digests' games."""
GAMES = 20
NODES = 2200
"""The oracle's budget for a slot."""
DIGEST_NODES = 60
"""The same in the digests' games, so that they take minutes."""
SHORT = 240
"""So many answers of a game are a short one."""
SIDES = FACTIONS[:4]
LEVELS = ("adept", "hierophant", "oracle")


def written() -> dict[str, Any]:
    """The weights and settings of today's levels, as data."""
    return {
        "levels": {"adept": _tables(ADEPT), "hierophant": _tables(HIEROPHANT)},
        "books": {name: KNOWN[side].books for side, name in enumerate(SIDES)},
        "oracle": {"breadth": list(BREADTH), "nodes": NODES},
    }


def _tables(evaluation: Evaluation) -> dict[str, Any]:
    return {
        name: {
            "lines": [[line.name, line.early, line.late, line.rivals] for line in table.lines],
            "requirements": [[bit, line.name, line.early, line.late] for bit, line in table.requirements],
            "each": list(table.each),
            "leading": list(table.leading),
        }
        for name, table in zip(SIDES, evaluation.tables, strict=False)
    }


@cache
def data() -> dict[str, Any]:
    """What was frozen."""
    found: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


@cache
def levels() -> Levels:
    """The frozen judgements over today's measures. Wars for two is not frozen."""
    known = data()
    alone = {
        level: Evaluation([_table(side, tables[name]) for side, name in enumerate(SIDES)])
        for level, tables in known["levels"].items()
    }
    width, within = known["oracle"]["breadth"]
    return Levels(alone, {}, (width, within))


def _table(side: int, frozen: dict[str, Any]) -> Table:
    measures: dict[str, Measure] = {line.name: line.measure for line in SHARED}
    books: dict[str, float] = data()["books"][SIDES[side]]
    measures["choice"] = _choice(books)
    towards = {(bit, line.name): line.measure for bit, line in KNOWN[side].requirements}
    lines = tuple(Line(name, measures[name], early, late, rivals) for name, early, late, rivals in frozen["lines"])
    requirements = tuple(
        (bit, Line(name, towards[bit, name], early, late)) for bit, name, early, late in frozen["requirements"]
    )
    each, leading = frozen["each"], frozen["leading"]
    return Table(lines, requirements, (each[0], each[1]), (leading[0], leading[1]))


def _choice(books: dict[str, float]) -> Measure:
    def choice(look: Look, side: int) -> float:
        return shared.choice_of_books(look, side, books)

    return choice


def player(level: str, seed: int, budget: Budget | None = None) -> Bot:
    """A frozen player; the oracle with its frozen budget unless another is given."""
    if level == "oracle":
        return OracleBot(level, seed, levels(), budget or ("nodes", data()["oracle"]["nodes"]))
    return GreedyBot(level, seed, levels())


class _Seated:
    """A frozen player as the arena makes them: from a seed."""

    id = ""

    def __init__(self, seed: int) -> None:
        self._bot = player(self.id, seed)

    def choose(self, question: Question) -> Option:
        return self._bot.choose(question)

    def reveals(self, question: Question) -> tuple[int, list[int]] | None:
        return self._bot.reveals(question)


class Adept(_Seated):
    """The adept of version 0.1."""

    id = "adept"


class Hierophant(_Seated):
    """The hierophant of version 0.1."""

    id = "hierophant"


class Oracle(_Seated):
    """The oracle of version 0.1; with its frozen budget unless another is given."""

    id = "oracle"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self._bot = player(self.id, seed, budget)


def digest(level: str, number: int, most: int | None = None) -> str:
    """A hash of all answers of a game of four of a level, or of the first ``most``."""
    maps = facts_of("wars").maps(4)
    turned = [*SIDES[number % 4 :], *SIDES[: number % 4]]
    seed = SEED + number
    inputs = {"game": "wars", "players": 4, "map": maps[number // 4 % len(maps)], "edition": "later"}
    pos = Position.start(rules_for(inputs | {"factions": turned, "seed": seed}), Chance.seeded(seed))
    bots = [player(level, bot_seed(seed, seat), ("nodes", DIGEST_NODES)) for seat in range(4)]
    found = hashlib.sha256()
    for told in _answers(pos, bots, most):
        found.update(repr(told).encode())
    return found.hexdigest()[:16]


def _answers(pos: Position, bots: list[Bot], most: int | None) -> Iterator[object]:
    count = 0
    while (asked := pos.decision) is not None and (most is None or count < most):
        question = Question(asked, pos.view)
        bot = bots[asked.seat]
        shown = bot.reveals(question)
        if shown is not None:
            pos.reveal(*shown)
            yield shown
        else:
            answer = bot.choose(question)
            pos.answer(answer)
            yield (asked.kind, *answer)
        pos.events.clear()
        count += 1


def write() -> None:
    """Freeze the levels of today, without digests."""
    DATA.write_text(json.dumps(written() | {"digests": {}, "short": {}}, indent=1) + "\n", encoding="utf-8")


def short_digest(level: str) -> str:
    """A hash of the first answers of a level's first game: for a test."""
    return digest(level, 0, SHORT)


def main() -> int:
    """Compare the digests, and write those that are not there yet; exit status 1 if one has changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, action="append", help="this level alone")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    changed = 0
    for level in given.level or LEVELS:
        data()["short"].setdefault(level, short_digest(level))
        for number in range(given.games):
            known: list[str] = data()["digests"].setdefault(level, [])
            found = digest(level, number)
            if number == len(known):
                known.append(found)
                DATA.write_text(json.dumps(data(), indent=1) + "\n", encoding="utf-8")
            elif known[number] != found:
                changed += 1
                print(f"{level}, game {number}: {found} in place of {known[number]}")
    print(f"{changed} digests have changed")
    return int(changed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
