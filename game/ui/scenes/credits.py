"""Credits: who we are not, whose game this is, whose pictures, letters, maps and libraries."""

from __future__ import annotations

from collections import defaultdict

import pygame

from game.ui import draw, theme
from game.ui.icons import catalogue
from game.ui.rich import RichText, escape
from game.ui.scenes.page import PageScene

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
    "**msgspec** by Jim Crist-Harif (BSD), **filelock** (MIT), **Python** (PSF licence)."
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
        f"Icons made by {named or 'the authors'} of game-icons.net, under the licence Creative Commons Attribution "
        "3.0 (creativecommons.org/licenses/by/3.0). They are shown in other colours and sizes."
    )


class CreditsScene(PageScene):
    """All credits on one page that scrolls."""

    title = "Credits"

    def arrange(self, body: pygame.Rect) -> int:
        """Wrap every part to the page's width."""
        layout = self.app.layout
        width = min(body.width, layout.px(860))
        margin = layout.px(28)
        x = body.centerx - width // 2
        head = draw.line_height(theme.HEAD_LARGE, layout.font_px(theme.HEAD_LARGE)) + layout.px(4)
        px = layout.font_px(theme.CARD)
        parts = (("Unofficial", STATEMENT), ("The game", GAMES), ("Icons", _icons()), ("Map", MAPS),
                 ("Sounds", SOUNDS), ("Fonts", FONTS), ("Libraries", LIBRARIES))  # fmt: skip
        self.parts: list[tuple[str, RichText, int]] = []
        y = body.y + margin
        for heading, words in parts:
            text = RichText(words, theme.CARD, px, width - 2 * margin, theme.TEXT)
            self.parts.append((heading, text, y))
            y += head + text.height + layout.px(22)
        self.head = head
        self.panel = pygame.Rect(x, body.y, width, y - body.y)
        self.text_x = x + margin
        return self.panel.height

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the page."""
        layout = self.app.layout
        draw.panel(surface, self.panel, draw.PanelStyle(line_alpha=140))
        px = layout.font_px(theme.HEAD_LARGE)
        for heading, text, y in self.parts:
            draw.text(surface, heading, theme.HEAD_LARGE, px, theme.GOLD, (self.text_x, y))
            text.draw(surface, (self.text_x, y + self.head))
