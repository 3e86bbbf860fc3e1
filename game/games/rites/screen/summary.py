"""A rite in short, and what one cultist has before her: both one key or one press away."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.rites.screen import cards, relics
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face_of, rite_name
from game.games.rites.words.tableview import CardTable
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.rich import RichText, rich
from game.ui.scenes.overlay import Overlay
from game.ui.widgets.base import Widget


class Sheet(Overlay):
    """An overlay to be read: nothing in it but the cross, and the usual keys to go on close it too."""

    closing: tuple[int, ...] = (pygame.K_RETURN, pygame.K_SPACE)

    def build(self) -> Sequence[Widget]:
        """Only the cross."""
        return []

    def key(self, event: pygame.event.Event) -> bool:
        """Close it by one of ``closing``."""
        if event.key in self.closing:
            self.close(None)
            return True
        return False


class SummaryScene(Sheet):
    """The summary of the rite that is performed; R or Escape closes it."""

    title = "Summary of the rite"
    size = (780, 440)
    # R closes it as it opened it.
    closing = (pygame.K_r, *Sheet.closing)

    def __init__(self, table: CardTable) -> None:
        super().__init__()
        self.table = table

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, sign, sentences."""
        layout = self.app.layout
        px = layout.px
        top = self.heading(surface, rite_name(self.table.rite)) + px(10)
        side = min(px(120), self.box.width // 5)
        picture = icon(f"rite_{self.table.rite}", side, theme.mix(theme.BRASS, theme.INK, 0.35))
        surface.blit(picture, picture.get_rect(topright=(self.box.right - px(28), top)))
        lines = words().tables["rites"]["rite"][self.table.rite]["summary"]
        y, x = top, self.box.x + px(26)
        size = layout.font_px(theme.BODY)
        while size > theme.SMALLEST_PX:
            made = [self._line(line, size, side) for line in lines]
            if top + sum(each.height + px(9) for each in made) < self.box.bottom - px(14):
                break
            size -= 1
        for each in [self._line(line, size, side) for line in lines]:
            draw.fill(surface, pygame.Rect(x, y + size // 2 - px(2), px(6), px(6)), theme.BRASS, None, px(3))
            each.draw(surface, (x + px(18), y))
            y += each.height + px(9)

    def _line(self, line: str, size: int, side: int) -> RichText:
        return rich(line, theme.BODY, size, self.box.width - self.app.layout.px(90) - side, theme.TEXT)


class CultistScene(Sheet):
    """What lies open before a cultist: what she captured in this rite, and her artifacts with their powers."""

    title = "Cultist"
    size = (980, 620)

    def __init__(self, table: CardTable, side: int) -> None:
        super().__init__()
        self.table, self.cultist = table, table.cultists[side]
        # As high as what there is to show.
        high = 130 + (170 if self.cultist.won else 0) + (350 if self.cultist.cache else 0)
        self.size = (980, min(high, 640))

    def paint(self, surface: pygame.Surface) -> None:
        """Seal, name, captured cards, artifacts."""
        layout = self.app.layout
        px = layout.px
        mark = seal(self.cultist, px(44))
        surface.blit(mark, (self.box.x + px(22), self.box.y + px(16)))
        size = layout.font_px(theme.TITLE)
        draw.text(
            surface,
            self.cultist.name,
            theme.TITLE,
            size,
            theme.GOLD,
            (self.box.x + px(80), self.box.y + px(38)),
            middle=True,
        )
        y = self.box.y + px(84)
        role = theme.HEAD
        hand = layout.font_px(role)
        if self.cultist.won:
            draw.text(surface, "Captured in this rite", role, hand, theme.BRASS, (self.box.x + px(24), y), middle=True)
            wide = min(px(84), (self.box.width - px(48)) // max(len(self.cultist.won), 8))
            order = sorted(self.cultist.won, key=lambda card: -face_of(card).rank)
            for n, card in enumerate(order):
                surface.blit(cards.entity(card, wide - 4), (self.box.x + px(24) + n * wide, y + px(16)))
            y += round(wide * 1.5) + px(36)
        points = f"Artifacts, worth {self.cultist.points}" if self.cultist.cache else "No artifact yet"
        draw.text(surface, points, role, hand, theme.BRASS, (self.box.x + px(24), y), middle=True)
        y += px(18)
        self._artifacts(surface, y)

    def _artifacts(self, surface: pygame.Surface, top: int) -> None:
        layout = self.app.layout
        px = layout.px
        room = self.box.width - px(48)
        count = max(len(self.cultist.cache), 1)
        high = self.box.bottom - px(18) - top - px(24)
        wide = min(px(200), room // count - px(10), round(high / 1.5))
        for n, name in enumerate(self.cultist.cache):
            spent = name in self.cultist.spent
            at = (self.box.x + px(24) + n * (wide + px(10)), top)
            surface.blit(relics.artifact(name, wide, spent), at)
            small = layout.font_px(theme.SMALL_ITALIC)
            fresh = name in self.table.state["fresh"]
            words_ = "used up" if spent else "from the next rite on" if fresh else "once more to use"
            words_ = draw.shorten(words_, theme.SMALL_ITALIC, small, wide)
            draw.text(
                surface,
                words_,
                theme.SMALL_ITALIC,
                small,
                theme.TEXT_SECOND,
                (at[0] + wide // 2, top + round(wide * 1.5) + px(13)),
                "center",
                middle=True,
            )
