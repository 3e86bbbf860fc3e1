"""The digest: what happened since the last own choice, each line leading to its place on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.wars.words.digest import News
from game.games.wars.words.tableview import faction_of
from game.ui import theme
from game.ui.kit.box import Box, Column, Either, Icon, Row, Text
from game.ui.kit.box import Line as Rule
from game.ui.kit.rows import Listed, Rows
from game.ui.table.log.lines import HIT, dressed, flat

BETWEEN = {"slow": 0.75, "normal": 0.5, "fast": 0.3}
"""Seconds from the light on one line's place to the light on the next one's; none where bots play at once."""
MOST_LIT = 5
OWN_TONES = ("doom", "ritual", "pass", "elder_sign")
"""Signs that never have a faction's colour."""


class Digest:
    """Lines of news, the weightiest first. What harms whoever looks stands on red.

    ``on_place`` gets the area of a line that is pointed at or picked.
    """

    def __init__(self, on_place: Callable[[str], None]) -> None:
        self.on_place = on_place
        self.heading = "Since your last choice"
        self.listed = Listed[News](lambda news: news.text, lambda: self._light(self.listed.at))
        self.listed.on_over = self._light

    @property
    def news(self) -> Sequence[News]:
        return self.listed.items

    @property
    def hits(self) -> int:
        """How many of the lines tell of harm."""
        return sum(1 for each in self.news if each.hit)

    def show(self, news: Sequence[News], heading: str) -> None:
        """Show these lines."""
        if tuple(news) != self.news or heading != self.heading:
            self.listed.items, self.heading, self.listed.at = tuple(news), heading, -1

    def point(self, row: int) -> None:
        """Mark a line and light its place; -1 for none."""
        self.listed.at = self.listed.sought = row
        self._light(row)

    def _light(self, row: int) -> None:
        if 0 <= row < len(self.news) and self.news[row].area:
            self.on_place(self.news[row].area)

    def box(self) -> Box:
        """Heading and lines."""
        head = Either(*(Text(words, theme.HEAD, theme.BRASS, line=True) for words in (self.heading, "Meanwhile")))
        none = Text("Nothing that matters to you.", theme.LOG, theme.TEXT_SECOND, grow=1)
        lines = Rows("digest", self.listed, self._row, kind=lambda news: news.text, pad=(6, 1)) if self.news else none
        return Column(Row(head, pad=(12, 0)), lines if self.news else Row(none, pad=(14, 0)), gap=6, grow=1)

    def _row(self, news: News) -> Box:
        tone = theme.KILL if news.hit else theme.TEXT_SECOND
        if news.side is not None and news.icon not in OWN_TONES and not news.hit:
            tone = theme.faction_text(faction_of(news.side))
        text = Text(dressed(news.text, named=False), theme.LOG, theme.TEXT_SECOND, grow=1)
        bar = Rule(255, theme.KILL, upright=True, w=2) if news.hit else None
        told = Row(Icon(news.icon, 20, tone, at="start"), text, gap=8, pad=(6, 3), grow=1)
        return Row(bar, told, across="fill", frame=flat(HIT) if news.hit else None)


class Tour:
    """Lights the places of a digest's lines one after the other."""

    def __init__(self, digest: Digest) -> None:
        self._digest = digest
        self._rows: list[int] = []
        self._rest = 0.0
        self._between = 0.5
        self._on = False

    def begin(self, pace: str) -> None:
        """Go through the lines that have a place, at the bots' pace; not at all where they play at once."""
        self.stop()
        if pace in BETWEEN:
            self._between = BETWEEN[pace]
            self._rows = [index for index, each in enumerate(self._digest.news) if each.area][:MOST_LIT]

    def stop(self) -> None:
        """Leave off: whoever looks has chosen something, or points at a line."""
        self._rows, self._rest, self._on = [], 0.0, False
        self._digest.point(-1)

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next line's turn."""
        return max(self._rest, 0.005) if self._rows or self._on else None

    def update(self, dt: float) -> bool:
        """Let time pass; true when another line is lit, or none any more."""
        if not self._rows and not self._on:
            return False
        self._rest -= dt
        if self._rest > 0:
            return False
        self._on = bool(self._rows)
        self._digest.point(self._rows.pop(0) if self._rows else -1)
        self._rest = self._between
        return True
