"""What keys, wheel and mouse mean at the table, before and beside what its widgets take."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.games.wars.screen.answers.letters import Typed
from game.games.wars.screen.answers.question import Choice
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.stage import MapStage
from game.ui.table.bindings import CONTROL, deed_of
from game.ui.table.turns.flow import Flow
from game.ui.widgets.base import ACTIVATE, STEPS

_SHOWS_CODES = (pygame.K_TAB, *STEPS)


class Controls:
    """Turns raw events into deeds: keys first that mean the table as a whole, then the widgets.

    ``deeds`` has an entry for every deed of ``bindings`` that is not done here.
    """

    def __init__(self, stage: MapStage, flow: Flow, deeds: Mapping[str, Callable[[], None]]) -> None:
        self._stage = stage
        self._flow = flow
        self._deeds = deeds
        self._typed: Typed[Choice | Target] = Typed()
        self._serial = -1

    def take(self, event: pygame.event.Event) -> bool:
        """Do what an event means; false if it means nothing here."""
        stage = self._stage
        if event.type == pygame.KEYDOWN and self._pressed(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self._stage.can_step_back():
                self._deeds["step_back"]()
            return True
        if event.type == pygame.MOUSEWHEEL and stage.bar.rect.collidepoint(pygame.mouse.get_pos()):
            stage.bar.turn(-1 if event.y > 0 else 1)
            return True
        return stage.to_widgets(event)

    # Keys -------------------------------------------------------------------------------------

    def _pressed(self, event: pygame.event.Event) -> bool:
        """The map has its keys first, but for signs that end a code and those that pace the bots."""
        paces = self._flow.thinking and deed_of(event) == "step"
        if self._typed.pending or paces:
            return self._key(event) or self._stage.map.key(event)
        return self._stage.map.key(event) or self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """A key that means something at the table, whatever has the keyboard; a text field has its letters first."""
        stage = self._stage
        control = bool(event.mod & CONTROL)
        if stage.board.typing and not control and event.key != pygame.K_ESCAPE and event.unicode.isprintable():
            return False
        if event.key in _SHOWS_CODES:
            if event.key == pygame.K_TAB and not stage.board.by_keyboard:
                # Whoever comes from the mouse begins with the choices.
                stage.board.set_focus(None)
            stage.by_keyboard()
        deed = "rules" if event.key == pygame.K_F1 else deed_of(event)
        if deed:
            return self._do(deed, event)
        if event.key in ACTIVATE and self._typed.pending:
            return self._take(self._typed.finish(self._codes()))
        sign = event.unicode.lower()
        if control or not sign or not (sign.isascii() and sign.isalnum()):
            return False
        return self._type(sign)

    def _do(self, deed: str, event: pygame.event.Event) -> bool:
        """Do what a key means; false if it means nothing now."""
        if deed == "escape":
            if self._typed.pending:
                return self._take(None)
            deed = "step_back" if self._stage.can_step_back() else "menu"
        elif deed == "skip":
            if not self._flow.thinking:
                return False
        elif deed in ("done", "pass"):
            kinds = ("pass",) if deed == "pass" else ("done", "no")
            card = self._stage.bar.by_kind(*kinds)
            if card:
                self._stage.chosen(card.choice)
            return card is not None
        elif deed == "pages":
            return self._turn(event)
        elif deed == "boards":
            return self._stage.open_board(event.key - pygame.K_F5)
        wanted = self._deeds.get(deed)
        if wanted:
            wanted()
        return wanted is not None

    def _turn(self, event: pygame.event.Event) -> bool:
        stage = self._stage
        if stage.board.focus is stage.log or stage.bar.pages < 2 or stage.column.on:
            return False
        stage.bar.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        return True

    # Codes ------------------------------------------------------------------------------------

    def _codes(self) -> dict[str, Choice | Target]:
        """What can be named now: cards by their numbers, targets of the map by their letters."""
        stage = self._stage
        cards: dict[str, Choice | Target] = {card.key: card.choice for card in stage.bar.cards if card.key}
        return cards | dict(stage.badges.codes)

    def _type(self, sign: str) -> bool:
        """A sign of a code; the first one shows codes that are not in sight, instead of choosing unseen."""
        stage, codes = self._stage, self._codes()
        if self._serial != stage.serial:
            self._typed.pending, self._serial = "", stage.serial
        if not any(code.startswith((self._typed.pending + sign, sign)) for code in codes):
            return False
        seen = stage.bar.numbered if sign.isdecimal() else stage.board.by_keyboard
        stage.by_keyboard()
        if not seen:
            return True
        return self._take(self._typed.feed(sign, codes))

    def _take(self, named: Choice | Target | None) -> bool:
        """Choose what a code names; while it is not complete the banner shows how far it is."""
        if named is None:
            self._stage.banner.typed = self._typed.pending
        else:
            self._stage.banner.typed = ""
            if isinstance(named, Choice):
                self._stage.chosen(named)
            else:
                self._stage.map.on_pick(named)
        return True
