"""A hand that is seen, as a row of cards as small as a finger's nail."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.fan import sorted_hand
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import HIDDEN
from game.match.words import words
from game.ui import theme
from game.ui.layout import Layout


def paint_hand(target: pygame.Surface, row: pygame.Rect, layout: Layout, hand: Sequence[str]) -> None:
    """Paint a hand into a row; cards that nobody here has seen lie on their faces."""
    shown = (*sorted_hand(tuple(hand)), *(card for card in hand if card == HIDDEN))
    if not shown:
        return
    # Where two figures would not fit on each there are two rows.
    least = theme.SMALLEST_PX + 4
    rows = 2 if row.width // len(shown) < least else 1
    across, high = -(-len(shown) // rows), max(row.height // rows, theme.SMALLEST_PX + 2)
    wide = max(min(high * 2 // 3, layout.px(30)), least)
    pitch = max(min(wide + 2, (row.width - wide) // max(across - 1, 1)), 3)
    for place, card in enumerate(shown):
        line, column = divmod(place, across)
        at = pygame.Rect(row.x + column * pitch, row.y + line * high, wide, high - 1)
        if card == HIDDEN:
            picture = cards.back(min(wide, at.height * 2 // 3))
            target.blit(picture, picture.get_rect(center=at.center))
        else:
            target.blit(cards.small_card(card, at.width, at.height), at)


def hand_words(hand: Sequence[str]) -> str:
    """The cards of a hand that are seen, in words; empty where none is."""
    colours = words().tables["rites"]["colour"]
    faces = [face_of(card) for card in sorted_hand(tuple(hand))]
    return ", ".join(f"{face.short} ({colours[face.cult]} {face.rank})" for face in faces)


__all__ = ["hand_words", "paint_hand"]
