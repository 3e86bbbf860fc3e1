"""What is drawn in a faction's strip: cards that turn over, Elder Signs on one another, the clasp of two strips."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.games.wars.screen.motions import Count, Turns
from game.ui import draw, theme, tokens
from game.ui.icons import icon
from game.ui.kit.frame import RIM
from game.ui.layout import Layout
from game.ui.turnedcard import turned_card

NUMBER, SMALL_NUMBER = 116, 48
"""Width of Power and of Doom in a strip, in design units."""
LEAST = 11
"""Pixels below which no worth can be read off a card: then the sum stands on all of them together."""


def narrowed(target: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """Blit a card as it is seen while it turns: so much of its width; nothing before it has begun."""
    if share > 0:
        seen = turned_card(picture, share)
        target.blit(seen, seen.get_rect(center=rect.center))


def paint_signs(
    signs: Sequence[int], turns: Turns, opened: bool, target: pygame.Surface, room: pygame.Rect, layout: Layout
) -> None:
    """Elder Signs from the right, the first on top; with ``opened`` the worth of those that are known on them."""
    width = layout.px(19 if not layout.compact else 14)
    step = min(round(width * 0.8), max((room.width - width) // max(len(signs) - 1, 1), 3))
    back = tokens.sign_back(width).get_rect(midright=room.midright)
    places = [back.move(-step * place, 0) for place in range(len(signs))]
    for place, rect in reversed([*enumerate(places)]):
        share = turns.of(("sign", place))
        narrowed(target, tokens.sign_back(width, 0.5 < share < 1), rect, share)
    lying = [(rect, value) for place, (rect, value) in enumerate(zip(places, signs, strict=True))
             if value and turns.of(("sign", place)) >= 1]  # fmt: skip
    if not opened or not lying:
        return
    pitch = min([width, *(one.x - two.x for one, two in pairwise(places))])
    if pitch < LEAST:
        whole = places[0].unionall(places)
        target.blit(sign_face(str(sum(value for _, value in lying)), *whole.size), whole)
        return
    for rect, value in lying:
        target.blit(sign_face(str(value), pitch, rect.height), rect)


@functools.lru_cache(maxsize=64)
def sign_face(words: str, width: int, height: int) -> pygame.Surface:
    """An Elder Sign face up: its worth on brass."""
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    box = made.get_rect()
    radius = max(min(width, height) // 8, 1)
    draw.fill(made, box, theme.mix(theme.BRASS, theme.PALE, 0.4), theme.BRASS, radius)
    draw.outline(made, box, theme.INK, radius, 1, 200)
    size = max(min(round(height * 0.66), width), 13)
    draw.text(made, words, theme.NUMBER, size, theme.INK, box.center, "center", middle=True)
    return made


def paint_numbers(
    numbers: Sequence[tuple[str, str, Count, theme.RGB]], target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    """Power and Doom as far as they have counted: the strip below them stays as it is.

    Their names stand beside them where both have room.
    """
    px, wide, (x, y) = layout.px, not layout.compact, rect.midleft
    named = wide and _fit(tuple(called for _, called, _, _ in numbers), layout)
    for sort, called, count, colour in numbers:
        sign = icon(sort, px(24 if wide else 18), colour)
        target.blit(sign, sign.get_rect(midleft=(x, y)))
        at = (x + sign.get_width() + px(6 if wide else 5), y)
        high = layout.font_px(theme.NUMBER)
        found = draw.text(target, str(count.shown), theme.NUMBER, high, theme.TEXT, at, middle=True)
        if named:
            draw.text(target, called, theme.SMALL, layout.font_px(theme.SMALL), theme.TEXT_SECOND,
                      (found.right + px(6), y), middle=True)  # fmt: skip
        x += px(NUMBER if wide else SMALL_NUMBER)


@functools.lru_cache(maxsize=16)
def _fit(names: tuple[str, ...], layout: Layout) -> bool:
    """Whether every name fits beside its number, of two digits."""
    number = draw.text_width("00", theme.NUMBER, layout.font_px(theme.NUMBER))
    room = layout.px(NUMBER) - layout.px(24) - layout.px(6) - number - layout.px(6)
    return all(draw.text_width(each, theme.SMALL, layout.font_px(theme.SMALL)) <= room for each in names)


def paint_clasp(partner: str, here: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """A brass bar at the left of a strip, which holds the two sides of one person together."""
    wide = max(layout.px(4), 3)
    bar = pygame.Rect(rect.x - wide - 1, rect.y, wide, rect.height + RIM)
    if partner == "last":
        bar.y -= RIM
    else:
        bar.height += RIM
    colour = theme.GOLD if here else theme.BRASS
    draw.fill(target, bar, colour, theme.mix(colour, theme.INK, 0.4))
