"""The emblem at a card's head: the thing's sign in a ruled circle, its faction's glyphs beside it."""

from __future__ import annotations

import functools
import math

import pygame

from game.match.cards import Card
from game.ui import theme
from game.ui.figures.index import figure_of
from game.ui.figures.standing import fitted
from game.ui.glyphs import glyph
from game.ui.icons import has_icon, icon
from game.ui.kept import picture_cache

SUPER = 3
_TICKS = 48

_SIGNS = {
    "ritual_track": "ww_far_gate", "doom_track": "chronicle", "order": "first_player", "instant_death": "gc_kill_1",
    "minimum": "channel_power", "keeper": "one_hood", "control": "control_gate", "abandoned": "abandon_gate",
    "pool": "recruit", "cultist": "acolyte", "monster": "summon", "great_old_one": "awaken", "unit": "signs",
    "adjacent": "bg_areas_6", "area": "campaign", "ocean": "gc_ocean_gates", "enemy": "red_sign",
    "in_play": "bg_areas_4", "submerged": "submerge", "combat": "dice", "attacker": "battle", "defender": "lock",
    "retreat": "undo", "no_room": "close", "eliminated": "gc_kill_2", "exempted": "invisibility",
    "gold_sign": "ys_gift", "requirement": "puzzles", "common_action": "move", "unique_action": "he_who",
    "unlimited_action": "clockwise", "turn": "speed", "pre_battle": "search", "post_battle": "done",
    "ongoing": "eternal", "pledge": "bg_share", "humanity": "person", "decay": "pass", "portal": "beyond_one",
    "gather": "power", "action": "continue", "terror": "yothan", "crescent": "ys_crescent", "chevron": "ys_chevron",
    "claw": "ys_claw", "first": "day", "later": "rules",
}  # fmt: skip
"""Signs of what has no picture of its own: no two terms share one, so that a sign says which it is."""
_SIGN_OF_KIND = {"area": "campaign", "edition": "rules"}


def sign_of(card: Card) -> str:
    key = _SIGNS.get(card.picture, card.picture)
    return key if has_icon(key) else _SIGN_OF_KIND.get(card.ref[0], "rules")


@functools.lru_cache(maxsize=16)
def ring(radius: int) -> pygame.Surface:
    """Two brass circles ruled like a dial."""
    size = 2 * radius + 4
    big = pygame.Surface((size * SUPER, size * SUPER), pygame.SRCALPHA)
    middle = size * SUPER / 2
    outer, inner = radius * SUPER, radius * 0.76 * SUPER
    pygame.draw.circle(big, (*theme.BRASS, 235), (middle, middle), outer, round(SUPER * 1.6))
    pygame.draw.circle(big, (*theme.BRASS_LINE, 210), (middle, middle), outer * 0.94, SUPER)
    pygame.draw.circle(big, (*theme.BRASS_LINE, 220), (middle, middle), inner, SUPER)
    for tick in range(_TICKS):
        angle = 2 * math.pi * tick / _TICKS
        long = tick % 4 == 0
        near, far = outer * (0.87 if long else 0.90), outer * 0.94
        start = (middle + near * math.cos(angle), middle + near * math.sin(angle))
        end = (middle + far * math.cos(angle), middle + far * math.sin(angle))
        pygame.draw.line(big, (*theme.BRASS, 220 if long else 120), start, end, SUPER)
    return pygame.transform.smoothscale(big, (size, size))


@functools.cache
def _light() -> pygame.Surface:
    """White light in the middle of a small clear picture."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            away = math.hypot((x - 23.5) / 26, (y - 17) / 32)
            small.set_at((x, y), (255, 255, 255, round(88 * max(1.0 - away, 0.0))))
    return small


@picture_cache(4_000_000)
def wash(width: int, height: int, colour: theme.RGB) -> pygame.Surface:
    """The ground of a card's head: its faction's colour, brightest round the emblem, gone at the rims."""
    small = _light().copy()
    small.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(small, (max(width, 1), max(height, 1)))


def draw_emblem(target: pygame.Surface, card: Card, middle: tuple[int, int], radius: int, width: int) -> None:
    """Paint ring, sign and glyphs; ``width`` is the room the card has from rim to rim."""
    dial = ring(radius)
    target.blit(dial, dial.get_rect(center=middle))
    if card.ref[0] == "unit" and figure_of(card.faction, card.ref[1]):
        fitted(card.faction, card.ref[1], round(radius * 1.5)).draw(target, middle)
    elif card.ref[0] == "faction":
        sign = glyph(card.faction, round(radius * 1.05))
        target.blit(sign, sign.get_rect(center=middle))
    else:
        sign = icon(sign_of(card), round(radius * 1.02), theme.CREAM)
        target.blit(sign, sign.get_rect(center=middle))
    if not card.faction or card.ref[0] == "faction":
        return
    size = round(radius * 0.46)
    away = min(round(radius * 1.48), width // 2 - size)
    mark = glyph(card.faction, size, theme.mix(theme.faction_colour(card.faction), theme.INK, 0.35))
    for side in (-1, 1):
        target.blit(mark, mark.get_rect(center=(middle[0] + side * away, middle[1])))


def colour_of(card: Card) -> theme.RGB:
    """The colour of a card's head: its faction's, brass for nobody's."""
    return theme.faction_colour(card.faction) if card.faction else theme.mix(theme.BRASS, theme.INK, 0.35)
