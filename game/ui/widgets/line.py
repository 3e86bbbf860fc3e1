"""pygame_gui's line of text to type, which takes in nothing that cannot be shown."""

import pygame
from pygame_gui.core.utility import clipboard_paste
from pygame_gui.elements import UITextEntryLine

from game.match.outside_text import shown

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class TypedLine(UITextEntryLine):
    """Typed, composed and pasted text comes in the same way: whole, without what the font library cannot set."""

    def process_event(self, event: pygame.event.Event) -> bool:
        """Clean what comes in before the line sees it."""
        pastes = (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_v
            and event.mod & _COMMAND
            and not event.mod & pygame.KMOD_ALT
        )
        if pastes or event.type == pygame.TEXTINPUT:
            if not (self.is_enabled and self.is_focused):
                return False
            text = shown(clipboard_paste() if pastes else event.text)  # type: ignore[no-untyped-call]
            event = pygame.event.Event(pygame.TEXTINPUT, text=text)
        return bool(super().process_event(event))
