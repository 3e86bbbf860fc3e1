"""Credits: who we are not, whose game this is, whose pictures, letters, maps and libraries."""

from __future__ import annotations

from collections import defaultdict

from game.ui import theme
from game.ui.icons import catalogue
from game.ui.kit.box import Box, Column, Text
from game.ui.kit.frame import PANEL
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.boxed import Page

STATEMENT = (
    "Mythos Table is an **unofficial** program made by admirers. It is not affiliated with, and not endorsed by, "
    "the publishers of the games it lets you play. It shows none of their texts, pictures or logos: all words are "
    "our own, and all drawings are our own or freely licensed. To learn the games as they were made, buy the "
    "printed ones; they are splendid."
)
GAMES = (
    "**Cthulhu Wars** was designed by **Sandy Petersen** and published by Petersen Games and Green Eye Games. "
    "The names of its pieces come from the stories of H. P. Lovecraft and other writers of the Mythos."
)
MAPS = "The coasts are made from **Natural Earth**, which is in the public domain (naturalearthdata.com)."
SOUNDS = "The sounds are our own: a script of ours makes them out of tones and noise; nothing was recorded."
FONTS = (
    "**Cinzel** by Natanael Gama, **EB Garamond** by Georg Duffner and Octavio Pardo, **Alegreya Sans** by Juan Pablo "
    "del Peral (Huerta Tipográfica). All under the SIL Open Font License 1.1; its text lies beside the fonts."
)
LIBRARIES = (
    "**pygame-ce** (LGPL 2.1) on SDL (zlib), **pygame_gui** by Dan Lawrence (MIT), **platformdirs** (MIT), "
    "**msgspec** by Jim Crist-Harif (BSD), **filelock** (MIT), **Python** (PSF license)."
)


def icon_authors() -> list[tuple[str, int]]:
    """Authors of the icons in use with how many are theirs, the busiest first."""
    files: dict[str, set[str]] = defaultdict(set)
    for entry in catalogue().values():
        authors = entry.get("authors") or [entry.get("author", "")]
        for author in authors:
            if author:
                files[str(author)].add(str(entry["file"]))
    return sorted(((author, len(used)) for author, used in files.items()), key=lambda pair: (-pair[1], pair[0]))


def _icons() -> str:
    named = ", ".join(f"**{escape(author)}** ({count})" for author, count in icon_authors())
    return (
        f"Icons made by {named or 'the authors'} of game-icons.net, under the license Creative Commons Attribution "
        "3.0 (creativecommons.org/licenses/by/3.0). They are shown in other colors and sizes."
    )


class CreditsScene(Page):
    """All credits on one page that scrolls."""

    titled = "credits"

    def body(self, layout: Layout) -> Box:
        parts = (("Unofficial", STATEMENT), ("The game", GAMES), ("Icons", _icons()), ("Map", MAPS),
                 ("Sounds", SOUNDS), ("Fonts", FONTS), ("Libraries", LIBRARIES))  # fmt: skip
        told = (
            Column(Text(heading, theme.HEAD_LARGE, theme.GOLD), Text(words, theme.CARD), gap=4)
            for heading, words in parts
        )
        return Column(Column(*told, frame=PANEL, pad=28, gap=22, w=860), across="center")
