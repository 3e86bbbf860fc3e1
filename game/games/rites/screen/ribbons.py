"""Why cards of the hand are dimmed, in a line over them."""

from __future__ import annotations

from game.games.rites.screen.fan import Fan
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.picking import Ask
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.match.words import capital


def ribbon(ask: Ask, table: CardTable, fan: Fan, begun: bool) -> str:
    """Why the cards that are dimmed cannot be played; nothing once some have been picked (``begun``)."""
    if fan.bluff:
        return layout_of(table.rite).bluffing
    out = [card for card in fan.cards if card not in fan.live and card not in fan.picked]
    if not out or not fan.live or begun:
        return ""
    reasons = {ask.blocked.get(face_of(card).number, "") for card in out} - {""}
    if len(reasons) == 1:
        return capital(reasons.pop()) + "."
    return layout_of(table.rite).dimmed(ask.kind, table, out)
