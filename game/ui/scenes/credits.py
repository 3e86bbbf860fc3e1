"""Credits: who we are not, whose game this is, whose pictures, letters, maps and libraries."""

from __future__ import annotations

from collections import defaultdict

from game.language.spoken import say
from game.ui import theme
from game.ui.icons import catalogue
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.frame import PANEL
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.scenes.boxed import Page

PARTS = ("unofficial", "game", "icons", "figures", "map", "sounds", "fonts", "libraries")
BESIDE, SIDE, HIGH = 1740, 400, 860
"""From what width of a window on pictures stand on both sides, and how wide and high they are, in design units."""


def icon_authors() -> list[tuple[str, int]]:
    """Authors of the icons in use with how many are theirs, the busiest first."""
    files: dict[str, set[str]] = defaultdict(set)
    for entry in catalogue().values():
        authors = entry.get("authors") or [entry.get("author", "")]
        for author in authors:
            if author:
                files[str(author)].add(str(entry["file"]))
    return sorted(((author, len(used)) for author, used in files.items()), key=lambda pair: (-pair[1], pair[0]))


def _told(part: str) -> str:
    if part == "icons":
        authors = [say("credits-icons.author", author=author, count=count) for author, count in icon_authors()]
        return say("credits-icons.text", authors=authors)
    return say(f"credits-{part}.text")


class CreditsScene(Page):
    """All credits on one page that scrolls."""

    titled = "credits"

    def body(self, layout: Layout) -> Box:
        told = (
            Column(Text(say(f"credits-{part}"), theme.HEAD_LARGE, theme.GOLD), Text(_told(part), theme.CARD), gap=4)
            for part in PARTS
        )
        vigil = Painting("vigil", focus=(0.5, 0.75), fades="top left right", light=0.85, low=170, grow=1)
        words = Column(*told, frame=PANEL, pad=28, gap=22, w=860)
        if layout.width_du < BESIDE:
            return Column(Row(words, pack="center"), vigil)
        left, right = (Painting(each, focus=(0.5, 0.6), fades="top bottom left right", light=0.85, w=SIDE, h=HIGH)
                       for each in ("circle", "almanac"))  # fmt: skip
        return Column(Row(left, words, right, gap=20, pack="center"), vigil)
