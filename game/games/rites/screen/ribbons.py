"""Why cards of the hand are dimmed, in a line over them."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.rites.screen.fan import Fan
from game.games.rites.screen.picking import Ask
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.match.words import capital


def bluffs(ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
    """Cards that may be presented but never shown: not of the cult of one's ghoul."""
    own = [card for side, card in table.state["ghouls"][int(ask.about[1])] if side == table.viewer]
    cult = face_of(own[0]).cult if own else ""
    return frozenset(card for card in live if face_of(card).cult != cult)


def ribbon(ask: Ask, table: CardTable, fan: Fan, begun: bool) -> str:
    """Why the cards that are dimmed cannot be played; nothing once some have been picked (``begun``)."""
    if fan.bluff:
        return "Of another cult than your ghoul: can be laid, never shown. A bluff."
    out = [card for card in fan.cards if card not in fan.live and card not in fan.picked]
    if not out or not fan.live or begun:
        return ""
    if ask.kind == "gate":
        return _gate(table, out)
    reasons = {ask.blocked.get(face_of(card).number, "") for card in out} - {""}
    if len(reasons) == 1:
        return capital(reasons.pop()) + "."
    return {
        "tree": "They fit no tree that may be grown now.",
        "mountain": "They are next to nothing on ridge or slopes.",
        "elder_sign": "A forbidden book is no Elder Sign.",
    }.get(ask.kind, "")


def _gate(table: CardTable, out: list[str]) -> str:
    if not table.state["gate"]:
        first = len(out) > 1 or out[0] != "g11"
        return "The first gate is not opened with green." if first else "Not on the first gate."
    dominant = face_of(table.state["gate"][0][1])
    if all(card == "g11" for card in out):
        return "Cthulhu is not played on the first gate."
    return f"You hold the {dominant.cult_name}: other cults must wait."


__all__ = ["bluffs", "ribbon"]
