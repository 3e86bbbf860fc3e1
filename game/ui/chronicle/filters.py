"""The row of choices over the chronicle: which games are meant, and how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from game.games.registry import game_name
from game.language.spoken import say
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
from game.match.seats import told_name
from game.ui.kit.box import Box, Grid
from game.ui.kit.entry import DropDown, Field
from game.ui.scenes.savelist import size_words

Options = list[tuple[str, str]]

KEYS = ("game", "map", "faction", "person", "bot", "campaign", "result")
RESULTS = (WON, ALONE, SHARED, LOST, NOBODY)
LEAST = 132
"""Narrower than this in design units no choice is."""


class Filters:
    """What is sought and chosen. ``changed`` is called whenever that is another."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.text = ""
        self.values = dict.fromkeys(KEYS, ANY)
        self.options: dict[str, Options] = {key: [] for key in KEYS}

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
        self.text, self.values = "", dict.fromkeys(KEYS, ANY)
        self._changed()

    def offer(self, found: dict[str, Options]) -> None:
        self.options |= found
        for key, options in found.items():
            if self.values[key] != ANY and self.values[key] not in dict(options):
                self.values[key] = ANY

    def _options(self, key: str) -> Options:
        return self.options[key] if key != "result" else [(each, say(f"chronicle-result-{each}")) for each in RESULTS]

    def box(self) -> Box:
        """The search, and the choices among several things."""
        return Grid(
            Field("search", self.text, self._seek, say("buttons-search"), leads="games"),
            *(DropDown(key, ((ANY, say(f"chronicle-every-{key}")), *options), self.values[key],
                       partial(self._choose, key), tip=say("chronicle-every-result.tip") if key == "result" else "")
              for key in KEYS if len(options := self._options(key)) > 1),
            cell=LEAST, gap=8,
        )  # fmt: skip


def kept_words(found: Listing, shown: int, marked: int) -> str:
    """What there is and what room it takes: "128 of 5000 games · 12.4 MB on the disk"."""
    every = len(found.games)
    count = say("chronicle-kept.some" if shown != every else "chronicle-kept", shown=shown, count=every)
    parts: list[str] = [count, say("chronicle-kept.size", size=size_words(found.size))]
    if found.unread:
        parts.append(say("chronicle-kept.unread", count=len(found.unread)))
    if marked:
        parts.append(say("chronicle-kept.marked", count=marked))
    return " · ".join(parts)


def offered(games: Iterable[Summary]) -> dict[str, Options]:
    """What can be chosen among the games, what is most frequent first."""
    counts: dict[str, Counter[str]] = {key: Counter() for key in KEYS if key != "result"}
    spelt: dict[str, Counter[str]] = {}
    for game in games:
        counts["game"][game.game] += 1
        counts["map"][game.map] += 1
        counts["campaign"][game.campaign] += 1
        counts["faction"].update(side.id for side in game.sides)
        for sitter in game.seats:
            if sitter.bot:
                counts["bot"][sitter.level] += 1
            elif sitter.name:
                key = person_key(sitter)
                counts["person"][key] += 1
                spelt.setdefault(key, Counter())[sitter.name] += 1
    name: dict[str, Callable[[str], str]] = {
        "game": game_name, "map": map_name, "campaign": campaign_name, "faction": side_name, "bot": bot_name,
        "person": lambda key: told_name(spelt[key].most_common(1)[0][0]),
    }  # fmt: skip
    return {
        key: [(each, name[key](each)) for each, _ in found.most_common() if each and name[key](each)]
        for key, found in counts.items()
    }
