"""The row of actions that stays in sight while pieces and areas are chosen on the map: the one going on is lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.wars.screen.answers.choices import Choice, Picture, sign_of
from game.games.wars.words.asking import going_on
from game.games.wars.words.tableview import Side, Table
from game.match.match import Match, OpenDecision
from game.match.words import words

_NEVER = ("control_gate", "abandon_gate", "emerge")
_NOTHING_YET = {"move_unit": "nothing moved yet", "move_area": "nothing moved yet"}


def action_row(match: Match, opened: OpenDecision, table: Table, cards: Sequence[Choice]) -> tuple[Choice, ...]:
    """The actions as buttons that cannot be pressed, with what of ``cards`` stands at the end; empty if out of place.

    In place only when all other cards have a place on the map, and the choice is part of an action of the side's
    own slot.
    """
    rest = [card for card in cards if card.place != "end"]
    action = going_on(match, opened.side)
    if not action or table.battle or not rest or not all(_on_map(card, table) for card in rest):
        return ()
    rules: Any = match.rules
    side = next(each for each in table.sides if each.number == opened.side)
    speech = words()
    row = []
    owned = match.position.state.books[opened.side]
    for entry in rules.actions[opened.side]:
        kind = entry.id
        known = not entry.book or owned & entry.book
        if kind == action or (known and kind not in _NEVER and kind != "pass" and not _done_with(kind, side)):
            name = speech.name("action", kind) if speech.has("action", kind) else kind
            lit = kind == action
            tip = f"**{name}**\n" + (
                f"Going on: {opened.prompt}" if lit else "First finish what you are doing, or step back with Esc."
            )
            row.append(
                Choice(None, name, Picture("icon", id=sign_of(kind)), tooltip=tip, place="lit" if lit else "aside")
            )
    ends = [card for card in cards if card.place == "end"]
    if not ends and opened.kind in _NOTHING_YET:
        why = _NOTHING_YET[opened.kind]
        ends = [Choice(None, "Done", Picture("icon", id="done"), reason=why, tooltip="**Done**", place="end")]
    power = f"burns {side.power}"
    passing = Choice(None, "Pass", Picture("icon", id="pass"), reason=power, tooltip="**Pass**", place="aside_end")
    return (*row, *ends, passing)


def _on_map(card: Choice, table: Table) -> bool:
    if card.target is None:
        return False
    what, number = card.target
    if what == "area":
        return True
    piece = table.pieces.get(int(number))
    return piece is not None and piece.place in table.by_area


def _done_with(kind: str, side: Side) -> bool:
    """Whether an action is a requirement that has been met: it is never offered again."""
    return any(each.id == kind and each.met for each in side.requirements)
