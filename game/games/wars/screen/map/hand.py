"""The mouse and the keyboard on the map: choosing, carrying, shifting and zooming."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.widgets.base import ACTIVATE, STEPS

if TYPE_CHECKING:
    from game.games.wars.screen.map.view import MapView, Target

SLACK = 6
"""How far the mouse may stray, in pixels, before a press is a drag."""
LONG = 0.55
"""How long a press on a stack lasts before it opens the tray of its area, in seconds."""


class Hand:
    """What a press on the map has begun, until the button is let go."""

    def __init__(self, map_: MapView) -> None:
        self._map = map_
        self._press: tuple[int, int] | None = None
        self._target: Target | None = None
        self._last = (0, 0)
        self._held = 0.0
        self._turned = 0.0
        self.doing = ""
        """``pan`` while the map is shifted, ``carry`` while a piece is in the hand, else empty."""

    @property
    def waiting(self) -> bool:
        """Whether a press might yet become a long one."""
        return self._press is not None and not self.doing and self._target is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of the mouse; false if it changed nothing."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
            return self._pressed(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2):
            return self._let_go(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        return False

    def hold(self, dt: float) -> bool:
        """Let time pass over a press; true if it has just become a long one and opened a tray."""
        if not self.waiting:
            return False
        self._held += dt
        if self._held < LONG:
            return False
        target, self._target = self._target, None
        return target is not None and self._map.open_stack(target)

    @property
    def _long(self) -> bool:
        """Whether a press lasts for so long that letting go is no click."""
        return self._held >= LONG and self._map.tray is not None

    def drop(self) -> None:
        """Forget what was begun."""
        self._press, self._target, self.doing = None, None, ""
        self._map.carried = None

    def _pressed(self, event: pygame.event.Event) -> bool:
        self._press = self._last = event.pos
        self._held = 0.0
        self.doing = "pan" if event.button == 2 else ""
        self._target = self._map.effective(self._map.target_at(event.pos)) if event.button == 1 else None
        return True

    def _moved(self, event: pygame.event.Event) -> bool:
        map_ = self._map
        if self._press is None:
            return map_.point_at(event.pos)
        if not self.doing and pygame.Vector2(event.pos).distance_to(self._press) > SLACK:
            self._begin()
        changed = False
        if self.doing == "pan":
            # The map is painted for every frame while it is shifted; nothing round it changes.
            map_.over = None
            map_.camera_pan(event.pos[0] - self._last[0], event.pos[1] - self._last[1])
        elif self.doing == "carry":
            changed = map_.carry_to(event.pos)
        self._last = event.pos
        return changed

    def _begin(self) -> None:
        map_ = self._map
        assert self._press is not None
        in_tray = map_.tray is not None and map_.tray.rect.collidepoint(self._press)
        if self._target and self._target[0] == "unit" and map_.lift(int(self._target[1])):
            self.doing = "carry"
        elif map_.camera.can_pan and not in_tray:
            self.doing = "pan"

    def _let_go(self, event: pygame.event.Event) -> bool:
        press, target, doing = self._press, self._target, self.doing
        self._press, self._target, self.doing = None, None, ""
        if doing == "carry":
            self._map.put_down(event.pos)
        elif (
            press is not None
            and not doing
            and not self._long
            and event.button == 1
            # Where nothing can be shifted a hand that trembles still clicks.
            and self._map.effective(self._map.target_at(event.pos)) == target
        ):
            self._map.click(target, event.pos)
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        self._turned += getattr(event, "precise_y", event.y) or event.y
        steps = int(self._turned)
        self._turned -= steps
        if not steps:
            return False
        turned = self._map.camera_turn(max(min(steps, 2), -2), pygame.mouse.get_pos())
        if turned:
            # What lies under the pointer is another place now; it is looked for once the map is at rest.
            self._map.over = None
        return turned and not self._map.camera.moving


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
