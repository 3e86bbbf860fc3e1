"""What keys, wheel and mouse mean at the table, before and beside what its widgets take."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.ui.table.choices import Choice
from game.ui.table.flow import Flow
from game.ui.table.stage import Stage


class Controls:
    """Turns raw events into deeds: keys first that mean the table as a whole, then the widgets.

    ``deeds`` has an entry for each of ``undo``, ``redo``, ``menu``, ``save`` and ``skip``. ``steps_back`` tells
    whether a step of the action that is going on can be taken back, and ``choose`` takes a card chosen by its key.
    """

    def __init__(
        self,
        stage: Stage,
        flow: Flow,
        deeds: Mapping[str, Callable[[], None]],
        steps_back: Callable[[], bool],
        choose: Callable[[Choice], None],
    ) -> None:
        self._stage = stage
        self._flow = flow
        self._deeds = deeds
        self._steps_back = steps_back
        self._choose = choose

    def take(self, event: pygame.event.Event) -> bool:
        """Do what an event means; false if it means nothing here."""
        stage = self._stage
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self._steps_back():
                self._deeds["undo"]()
            return True
        if event.type == pygame.MOUSEWHEEL and stage.bar.rect.collidepoint(pygame.mouse.get_pos()):
            stage.bar.turn(-1 if event.y > 0 else 1)
            return True
        taken = stage.board.handle(event)
        if event.type == pygame.MOUSEMOTION:
            taken = self._pointed(event.pos) or taken
        return taken

    def _pointed(self, point: tuple[int, int]) -> bool:
        """Let go of what was pointed at on the map once the mouse is elsewhere; true if that changed anything."""
        map_ = self._stage.map
        gone = not (map_.hovered and map_.rect.collidepoint(point)) and bool(map_.over) and not map_.focused
        if gone:
            map_.over = None
        return self._stage.light_cards() or gone

    def _key(self, event: pygame.event.Event) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_ESCAPE:
            self._deeds["undo" if self._steps_back() else "menu"]()
            return True
        if control and event.key in (pygame.K_z, pygame.K_y):
            self._deeds["undo" if event.key == pygame.K_z else "redo"]()
            return True
        if control and event.key == pygame.K_s:
            self._deeds["save"]()
            return True
        if event.key == pygame.K_SPACE and self._flow.thinking:
            self._deeds["skip"]()
            return True
        bar = self._stage.bar
        if event.unicode and event.unicode in "123456789" and not control:
            button = bar.by_key(event.unicode)
            if button:
                self._choose(button.choice)
            return button is not None
        turns = event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP)
        if turns and self._stage.board.focus is not self._stage.log and bar.pages > 1:
            bar.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return False
