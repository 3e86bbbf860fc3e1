"""The row of actions that stands by while pieces and areas are chosen on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.wars.screen.answers.choices import done_with, only_if_offered, sign_of
from game.games.wars.screen.answers.question import Choice, Picture
from game.games.wars.words.asking import going_on
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.language.values import markup
from game.match.match import Match, OpenDecision
from game.match.words import words

_NEVER = ("control_gate", "abandon_gate", "emerge")
_NOTHING_YET = ("move_unit", "move_area")


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
    owned, rare = match.position.state.books[opened.side], only_if_offered(side.faction)
    for entry in rules.actions[opened.side]:
        kind = entry.id
        known = not entry.book or owned & entry.book
        if kind == action or (known and kind not in _NEVER and kind != "pass" and not done_with(kind, side)
                and (kind not in rare or entry.refusal(match.position, opened.side) is None)):
            label = speech.name("action", kind) if speech.has("action", kind) else kind
            lit = kind == action
            told = say("wars-answers-aside")
            if lit:
                told = say("wars-answers-going-on", question=markup(opened.prompt))
            tip = f"**{label}**\n{told}"
            sign = Picture("icon", id=sign_of(kind))
            row.append(Choice(None, label, sign, tooltip=tip, place="lit" if lit else "aside"))
    ends = [card for card in cards if card.place == "end"]
    if not ends and opened.kind in _NOTHING_YET:
        ends = [_standing_by("done", say("wars-answers-nothing-moved"), "end")]
    return (*row, *ends, _standing_by("pass", say("wars-answers-burns", power=side.power), "aside_end"))


def _standing_by(kind: str, why: str, place: str) -> Choice:
    """What ends an action or the turn, when it cannot be chosen."""
    label = words().name("action", kind)
    return Choice(None, label, Picture("icon", id=kind), reason=why, tooltip=f"**{label}**", place=place)


def _on_map(card: Choice, table: Table) -> bool:
    if card.target is None:
        return False
    what, number = card.target
    if what == "area":
        return True
    piece = table.pieces.get(int(number))
    return piece is not None and piece.place in table.by_area
