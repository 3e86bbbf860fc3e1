"""The row of choices over the chronicle: which games are meant, and how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from game.games.registry import game_name
from game.match.chronicle.keeping import Listing
from game.match.chronicle.records import Summary
from game.match.chronicle.sieve import (
    ALONE,
    ANY,
    LOST,
    NOBODY,
    SHARED,
    WON,
    Sieve,
    bot_name,
    map_name,
    person_key,
    side_name,
)
from game.match.dated import campaign_name
from game.ui.kit.box import Box, Grid
from game.ui.kit.entry import DropDown, Field
from game.ui.scenes.savelist import size_words

Options = list[tuple[str, str]]

EVERY = {
    "game": "All games", "map": "All maps", "faction": "All factions", "person": "Everybody", "bot": "All bots",
    "campaign": "All campaigns", "result": "Any result",
}  # fmt: skip
RESULTS: Options = [
    (ANY, EVERY["result"]), (WON, "Won"), (ALONE, "Won alone"), (SHARED, "Shared"), (LOST, "Lost"),
    (NOBODY, "Nobody won"),
]  # fmt: skip
RESULT_TIP = "The result of whoever is chosen beside it; of any person where nobody is."
LEAST = 132
"""Narrower than this in design units no choice is."""


class Filters:
    """What is sought and chosen. ``changed`` is called whenever that is another."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.text = ""
        self.values = dict.fromkeys(EVERY, ANY)
        self.options = {key: [(ANY, every)] for key, every in EVERY.items()} | {"result": RESULTS}

    @property
    def sieve(self) -> Sieve:
        return Sieve(self.text.strip(), **self.values)

    def _choose(self, key: str, value: str) -> None:
        self.values[key] = value
        self._changed()

    def _seek(self, text: str) -> None:
        self.text = text
        self._changed()

    def clear(self) -> None:
        self.text, self.values = "", dict.fromkeys(EVERY, ANY)
        self._changed()

    def offer(self, found: dict[str, Options]) -> None:
        self.options |= found
        for key, options in found.items():
            if self.values[key] not in dict(options):
                self.values[key] = ANY

    def box(self) -> Box:
        """The search, and the choices among several things."""
        return Grid(
            Field("search", self.text, self._seek, "Search", leads="games"),
            *(DropDown(key, tuple(options), self.values[key], partial(self._choose, key),
                       tip=RESULT_TIP if key == "result" else "")
              for key, options in self.options.items() if len(options) > 2),
            cell=LEAST, gap=8,
        )  # fmt: skip


def kept_words(found: Listing, shown: int, marked: int) -> str:
    """What there is and what room it takes: "128 of 5000 games · 12.4 MB on the disk"."""
    every = len(found.games)
    count = f"{shown} of {every}" if shown != every else str(every)
    parts = [f"{count} game{'s' if every != 1 else ''}", f"{size_words(found.size)} on the disk"]
    if found.unread:
        parts.append(f"{len(found.unread)} cannot be read")
    if marked:
        parts.append(f"{marked} marked")
    return " · ".join(parts)


def offered(games: Iterable[Summary]) -> dict[str, Options]:
    """What can be chosen among the games, what is most frequent first; empty choices stand for all."""
    counts: dict[str, Counter[str]] = {key: Counter() for key in EVERY if key != "result"}
    spelt: dict[str, Counter[str]] = {}
    for game in games:
        counts["game"][game.game] += 1
        counts["map"][game.map] += 1
        counts["campaign"][game.campaign] += 1
        counts["faction"].update(side.id for side in game.sides)
        for sitter in game.seats:
            if sitter.bot:
                counts["bot"][sitter.bot] += 1
            elif sitter.name:
                key = person_key(sitter)
                counts["person"][key] += 1
                spelt.setdefault(key, Counter())[sitter.name] += 1
    name: dict[str, Callable[[str], str]] = {
        "game": game_name, "map": map_name, "campaign": campaign_name, "faction": side_name, "bot": bot_name,
        "person": lambda key: spelt[key].most_common(1)[0][0],
    }  # fmt: skip
    return {
        key: [(ANY, EVERY[key])]
        + [(each, name[key](each)) for each, _ in found.most_common() if each and name[key](each)]
        for key, found in counts.items()
    }
