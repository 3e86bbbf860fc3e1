"""The keyboard on the map: from choice to choice by arrows, zoom and tray by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.widgets.base import ACTIVATE, STEPS

if TYPE_CHECKING:
    from game.games.wars.screen.map.view import MapView, Target

_TRAY = "."


def anywhere(map_: MapView, event: pygame.event.Event) -> bool:
    """Take a key that means the map wherever the keyboard is: zoom, the whole map, an open tray, a piece in hand."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
        return False
    if event.key == pygame.K_ESCAPE:
        return map_.let_go() or map_.close_tray()
    if event.unicode in ("+", "=") or event.key == pygame.K_KP_PLUS:
        map_.camera_turn(1)
    elif event.unicode == "-" or event.key == pygame.K_KP_MINUS:
        map_.camera_turn(-1)
    elif event.unicode == "0" or event.key == pygame.K_KP0:
        map_.camera_whole()
    elif event.unicode == _TRAY and map_.over:
        return map_.close_tray() or map_.open_tray_at(map_.over)
    else:
        return False
    return True


def with_focus(map_: MapView, key: int) -> bool:
    """Take a key while the map has the keyboard: arrows go through what can be chosen, Enter chooses."""
    if key in ACTIVATE and map_.over and map_.can(map_.over):
        over = map_.over
        map_.close_tray()
        map_.on_pick(over)
        return True
    choices = map_.choices()
    if key not in STEPS or not choices:
        return False
    chosen = choices[0] if map_.over not in choices else _next(map_, choices, map_.over, *STEPS[key])
    if chosen is None:
        return False
    map_.over = chosen
    map_.bring(chosen)
    return True


def _next(map_: MapView, choices: list[Target], over: Target, dx: int, dy: int) -> Target | None:
    """The nearest choice in a direction."""
    here = map_.point_of(over)
    best, cost = None, 1e9
    for choice in choices:
        there = map_.point_of(choice)
        along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
        aside = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
        if choice != over and along > 0 and along + 2 * aside < cost:
            best, cost = choice, along + 2 * aside
    return best
