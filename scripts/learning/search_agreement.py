"""How often the top level's search and the hierophant choose as the records do, by nodes a search.

    python3 -m scripts.learning.search_agreement --records FOLDER [--games 30] [--share 0.04]

Whole actions of held-out games: which position an action leads to counts, not the order of its answers.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.bots.protocol import Purse
from game.engine.chance import Chance
from game.engine.option import Option
from game.games.wars.bots.learned.chances import chances
from game.games.wars.bots.learned.policy import policy
from game.games.wars.bots.learned.search import Manner, Search
from game.games.wars.rules.units import FACTIONS
from scripts.learning.asked import Asking, held_out
from scripts.learning.judged import Way, is_main, place_of, shortened, ways
from scripts.learning.tables import print_table

NODES = (400, 1600, 6400)
_ALL = "all"


class Place(NamedTuple):
    """At which place a search has the record's action: 0 for the first, -1 where it is none of those it tried."""

    faction: str
    nodes: int
    place: int


def places(records: Path, share: float, most: int, players: int) -> Iterator[Place]:
    """Main actions of held-out games, a share of all legs, each searched with each number of nodes."""
    for asking, rng in held_out(records, share, most, players, only_slots=True):
        yield from _searched(asking, rng)


def _searched(asking: Asking, rng: random.Random) -> Iterator[Place]:
    pos = asking.pos
    asked = pos.decision
    assert asked is not None
    if not is_main(asked) or asked.kind != "action":
        return
    pos.chance = Chance.seeded(rng.getrandbits(31))
    listed = ways(pos)
    given = place_of(listed, asking.given)
    if given is None or len(listed) < 2:
        return
    faction = FACTIONS[asked.side]
    for nodes in NODES:
        purse = Purse(("nodes", nodes))
        purse.open(lambda: False)
        found = Search(pos, policy(), chances(), purse, Chance.seeded(rng.getrandbits(31)), Manner()).best()
        order = [_way_of(listed, one.answers) for one in found]
        yield Place(faction, nodes, order.index(given) if given in order else -1)


def _way_of(listed: list[Way], answers: tuple[Option, ...]) -> int | None:
    return place_of(listed, shortened(answers))


def table(found: list[Place]) -> Iterator[str]:
    """First, among three, among all that were tried, by faction and nodes, as Markdown."""
    yield "| actions | number | " + " | ".join(f"{nodes:,} nodes: first, three, tried" for nodes in NODES) + " |"
    yield "|---" * (2 + len(NODES)) + "|"
    for faction in (_ALL, *sorted({one.faction for one in found})):
        cells, number = [], 0
        for nodes in NODES:
            own = [one.place for one in found if one.nodes == nodes and faction in (_ALL, one.faction)]
            number = len(own)
            parts = (
                sum(place == 0 for place in own),
                sum(0 <= place < 3 for place in own),
                sum(place >= 0 for place in own),
            )
            cells.append(", ".join(f"{part / max(1, number):.0%}" for part in parts))
        yield f"| {faction} | {number} | " + " | ".join(cells) + " |"


def main() -> int:
    """Print the table."""
    return print_table(__doc__, 30, lambda *given: table(list(places(*given))))


if __name__ == "__main__":
    raise SystemExit(main())
