"""A strip that shows what the settings do: the factions' colours and signs, letters, and a piece that moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.words import Words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.widgets.base import Widget

PIECES = {
    "great_cthulhu": "cthulhu",
    "crawling_chaos": "nyarlathotep",
    "black_goat": "shub_niggurath",
    "yellow_sign": "hastur",
}
GLIDE_SECONDS = 0.9
"""How long the piece takes from one side to the other at the usual speed."""


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


class Sample(Widget):
    """The strip. ``seconds`` tells how long a way takes now, 0 for at once; ``play`` has the piece go over."""

    focusable = False

    def __init__(self, words: Words, seconds: Callable[[], float]) -> None:
        super().__init__()
        self.words = words
        self.seconds = seconds
        self._left = False
        self._time = 1.0
        """Share of the way that is done."""

    @property
    def moving(self) -> bool:
        return self._time < 1.0

    def play(self) -> None:
        self._left = not self._left
        self._time = 0.0 if self.seconds() > 0 else 1.0

    def advance(self, dt: float) -> None:
        seconds = self.seconds()
        self._time = min(self._time + dt / seconds, 1.0) if seconds > 0 else 1.0

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint a stretch of sea with a token of every faction, the piece that moves, and a line of the chronicle."""
        px = layout.px
        draw.fill(target, self.rect, theme.SEA_DEEP, theme.mix(theme.SEA_DEEP, theme.SEA_SHELF, 0.35), px(4))
        draw.outline(target, self.rect, theme.BRASS_LINE, px(4), 1, 150)
        each = self.rect.width // len(PIECES)
        name_px = layout.font_px(theme.SMALL_BOLD)
        named = all(
            draw.text_width(self.words.name("faction", faction), theme.SMALL_BOLD, name_px) < each - px(4)
            for faction in PIECES
        )
        y = self.rect.y + px(40)
        for place, (faction, piece) in enumerate(PIECES.items()):
            x = self.rect.x + each * place + each // 2
            great = tokens.token(faction, piece, px(tokens.GREAT_OLD_ONE))
            sign = medal(faction, px(26))
            target.blit(great, great.get_rect(center=(x - px(17), y)))
            target.blit(sign, sign.get_rect(center=(x + px(31), y)))
            if named:
                colour = theme.faction_text(faction)
                name = self.words.name("faction", faction)
                draw.text(target, name, theme.SMALL_BOLD, name_px, colour, (x, y + px(42)), "center", middle=True)
        self._mover(target, layout, y + px(78))
        line = "{glyph:black_goat} A <gold>gate</> opens in <gold>West Africa</>; two <cream>Dark Young</> stand by."
        text = rich(line, theme.LOG, layout.font_px(theme.LOG), self.rect.width - px(24))
        if text.height <= px(26):
            text.draw(target, (self.rect.x + px(12), self.rect.bottom - px(8) - text.height))

    def _mover(self, target: pygame.Surface, layout: Layout, y: int) -> None:
        px = layout.px
        left, right = self.rect.x + px(40), self.rect.right - px(40)
        for x in range(left, right, max(px(9), 3)):
            pygame.draw.circle(target, theme.SEA_LINES, (x, y), max(px(1), 1))
        for x in (left, right):
            gate = tokens.gate(px(34), None)
            target.blit(gate, gate.get_rect(center=(x, y)))
        start, end = (right, left) if self._left else (left, right)
        at = start + round((end - start) * eased(self._time))
        piece = tokens.token("great_cthulhu", "acolyte", px(30))
        target.blit(piece, piece.get_rect(center=(at, y)))
