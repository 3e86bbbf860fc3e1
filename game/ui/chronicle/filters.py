"""The row of choices over the chronicle: which games are meant, and how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pygame

from game.games.registry import game_name
from game.match.chronicle import Listing, Summary
from game.match.chronicle.names import bot_name, map_name, side_name
from game.match.chronicle.sieve import ALONE, ANY, LOST, NOBODY, SHARED, WON, Sieve, person_key
from game.ui import theme
from game.ui.layout import Layout
from game.ui.scenes.savelist import size_words
from game.ui.widgets.base import Widget
from game.ui.widgets.entry import Dropdown, TextField

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
    """Search field and choices. ``changed`` is called with what is asked for now."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.sieve = Sieve()
        self._changed = changed
        self.search = TextField("", self._seek, hint="Search", limit=40).called("search")
        self.choices = {
            key: Dropdown([(ANY, every)], ANY, self._chooser(key)).called(key) for key, every in EVERY.items()
        }
        self.choices["result"] = Dropdown(RESULTS, ANY, self._chooser("result"), RESULT_TIP).called("result")

    def _chooser(self, key: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.sieve = replace(self.sieve, **{key: value})
            self._changed()

        return choose

    def _seek(self, text: str) -> None:
        self.sieve = replace(self.sieve, text=text.strip())
        self._changed()

    @property
    def asking(self) -> bool:
        """Whether anything is asked."""
        return self.sieve != Sieve()

    def clear(self) -> None:
        """Ask nothing."""
        self.sieve = Sieve()
        self.search.set_text("")
        for choice in self.choices.values():
            choice.set_value(ANY)
        self._changed()

    def widgets(self) -> Sequence[Widget]:
        """In tab order."""
        return [self.search, *self.shown]

    @property
    def shown(self) -> list[Dropdown]:
        """The choices among several things."""
        return [choice for choice in self.choices.values() if len(choice.options) > 2]

    def offer(self, found: dict[str, Options]) -> None:
        """Offer what was ``offered``; a choice of one thing only is not shown afterwards."""
        for key, options in found.items():
            choice = self.choices[key]
            now = choice.value if choice.value in dict(options) else ANY
            if options != choice.options or now != choice.value:
                choice.set_value(now, options)
            self.sieve = replace(self.sieve, **{key: now})

    def place(self, layout: Layout, rect: pygame.Rect) -> int:
        """Set search and choices in rows, each filled; returns the height they take."""
        px = layout.px
        high, gap = max(px(34), layout.font_px(theme.BODY) + px(12)), px(8)
        shown = self.widgets()
        least = max(px(LEAST), layout.font_px(theme.BODY) * 7)
        most = max((rect.width + gap) // (least + gap), 1)
        lines = -(-len(shown) // most)
        each = -(-len(shown) // lines)
        y = rect.y
        for start in range(0, len(shown), each):
            line = shown[start : start + each]
            edges = [rect.x + (rect.width + gap) * number // len(line) for number in range(len(line) + 1)]
            for widget, left, right in zip(line, edges, edges[1:], strict=False):
                widget.place(pygame.Rect(left, y, right - left - gap, high))
            y += high + gap
        return y - rect.y


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
        "game": game_name, "map": map_name, "campaign": str, "faction": side_name, "bot": bot_name,
        "person": lambda key: spelt[key].most_common(1)[0][0],
    }  # fmt: skip
    return {
        key: [(ANY, EVERY[key])]
        + [(each, name[key](each)) for each, _ in found.most_common() if each and name[key](each)]
        for key, found in counts.items()
    }
