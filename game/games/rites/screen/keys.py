"""What keys and mouse mean at the card table, before and beside what its widgets take."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.games.rites.screen.stage import CardStage
from game.ui.table.bindings import CARD_TABLE, CONTROL, deed_of
from game.ui.table.turns.flow import Flow

OWN = {code: each.deed for each in CARD_TABLE.rows for code in each.codes} | {pygame.K_F1: "rules"}


class RitesKeys:
    """Turns raw events into deeds; keys that mean the same as at other tables are those of ``bindings``."""

    def __init__(self, stage: CardStage, flow: Flow, deeds: Mapping[str, Callable[[], None]]) -> None:
        self._stage, self._flow, self._deeds = stage, flow, deeds

    def take(self, event: pygame.event.Event) -> bool:
        """Do what an event means; false if it means nothing here."""
        stage = self._stage
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return stage.unpick() or True
        return stage.point(event)

    def _key(self, event: pygame.event.Event) -> bool:
        stage = self._stage
        control = bool(event.mod & CONTROL)
        if event.key == pygame.K_TAB:
            stage.board.by_keyboard = True
        if not control and event.unicode.isdecimal() and event.unicode != "0" and self._digit(int(event.unicode)):
            return True
        if not control and event.key in OWN:
            self._deeds[OWN[event.key]]()
            return True
        deed = deed_of(event)
        if deed == "escape":
            if not stage.unpick():
                self._deeds["menu"]()
            return True
        if deed == "done":
            option = stage.actions.declining()
            if option is not None:
                stage.chosen(option)
            return option is not None
        if deed in ("skip", "pause", "step") and not self._flow.thinking:
            return False
        wanted = self._deeds.get(deed)
        if wanted is not None:
            wanted()
        return wanted is not None

    def _digit(self, number: int) -> bool:
        """The card of the hand with that number from the left; the first digit shows the numbers."""
        fan, board = self._stage.fan, self._stage.board
        if number > len(fan.cards):
            return False
        shown, board.by_keyboard = board.by_keyboard, True
        if shown:
            self._stage.pick_card(fan.cards[number - 1])
        return True
