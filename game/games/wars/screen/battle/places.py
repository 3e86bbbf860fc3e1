"""Where the parts of the battle panel stand, for the room there is: what does not fit is left out, never cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.games.wars.screen.battle.fighter import FighterSpot
from game.ui import tokens
from game.ui.layout import Layout

USUAL = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}


@dataclass(frozen=True)
class Places:
    """The panel's parts. A ``height`` of 0: there is no room for it."""

    head: pygame.Rect
    fold: pygame.Rect
    steps: pygame.Rect
    odds: pygame.Rect
    boxes: tuple[pygame.Rect, pygame.Rect]
    used: pygame.Rect

    def side_head(self, index: int, layout: Layout) -> pygame.Rect:
        """Medal, name and what is due of a side."""
        box = self.boxes[index]
        high = layout.px(42 if not layout.compact else 28)
        return pygame.Rect(box.x, box.y, box.width, min(high, box.height))

    def dice(self, index: int, layout: Layout) -> pygame.Rect:
        """The row of a side's dice; without room for one its height is 0."""
        box = self.boxes[index]
        high = layout.px(44 if not layout.compact else 30)
        margin = layout.px(14 if not layout.compact else 8)
        if box.height < layout.px(112 if layout.compact else 150):
            return pygame.Rect(box.x, box.bottom, 0, 0)
        return pygame.Rect(box.x + margin, box.bottom - high, box.width - 2 * margin, high - layout.px(6))

    def pieces(self, index: int, layout: Layout) -> pygame.Rect:
        """The room for a side's pieces: between its head and its dice."""
        top = self.side_head(index, layout).bottom
        dice = self.dice(index, layout)
        box = self.boxes[index]
        bottom = dice.y if dice.height else box.bottom - layout.px(2)
        return pygame.Rect(box.x + layout.px(6), top, box.width - layout.px(12), max(bottom - top, 0))


def places_in(rect: pygame.Rect, layout: Layout) -> Places:
    """The places of a panel's parts in a rectangle."""
    px = layout.px
    wide = not layout.compact
    margin = px(14 if wide else 8)
    x, width = rect.x + margin, rect.width - 2 * margin
    low = rect.height < px(330)
    head = pygame.Rect(rect.x, rect.y, rect.width, px(56 if wide else 26 if low else 34))
    fold = pygame.Rect(0, 0, px(34 if wide else 26), px(34 if wide else 26))
    fold.midright = (rect.right - px(10 if wide else 5), head.centery)
    steps = pygame.Rect(x, head.bottom, width, px(38 if wide else 26))
    used = pygame.Rect(x, 0, width, px(46 if wide else 28))
    used.bottom = rect.bottom - px(2)
    top = steps.bottom + px(12 if wide else 6)
    odds = pygame.Rect(x, top, width, 0)
    wanted, least = (px(146), px(168)) if wide else (px(104), px(134))
    gap = px(8 if wide else 6)
    if used.top - top - wanted - 2 * gap >= 2 * least:
        odds.height = wanted
        top = odds.bottom + gap
    each = max((used.top - top - gap) // 2, 1)
    first = pygame.Rect(x, top, width, each)
    return Places(head, fold, steps, odds, (first, first.move(0, each + gap)), used)


def usual_size(cls: str, layout: Layout) -> int:
    """How wide a piece of a class is where there is room."""
    return layout.px(USUAL[cls] * (1.12 if not layout.compact else 0.8))


def place_spots(spots: Sequence[FighterSpot], room: pygame.Rect, layout: Layout) -> None:
    """Stand a side's pieces in a row or two, each as large as there is room for."""
    if not spots:
        return
    px = layout.px
    wide = not layout.compact
    rows = 2 if len(spots) * px(84 if wide else 60) > room.width and room.height >= px(96) else 1
    across = -(-len(spots) // rows)
    each = min(px(116 if wide else 92), room.width // across)
    high = min(room.height // rows, px(128 if wide else 92))
    top = room.y + (room.height - high * rows) // 2
    for place, spot in enumerate(spots):
        row, column = divmod(place, across)
        words_ = spot.words_height(layout, each - px(4))
        usual = usual_size(spot.fighters[0].piece.cls, layout)
        spot.size = max(min(usual, each - px(8), high - words_), px(18))
        spot.place(pygame.Rect(room.x + column * each + px(2), top + row * high, each - px(4), high))
