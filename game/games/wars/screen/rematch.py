"""The question before a rematch: everybody the same faction again, or each the one of the seat before."""

from __future__ import annotations

from game.match.lobby import DRAFT, NewGameSpec
from game.match.session import Session
from game.match.words import words
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene

SAME, PASSED_ON = "same", "passed_on"


def ask_rematch(session: Session) -> MessageScene:
    """The dialog; pops with ``SAME``, ``PASSED_ON``, or None when called off."""
    told = (
        f"**Same again:** {_who(session.rematch())}.\n"
        f"**Factions passed on:** {_who(session.rematch(rotated=True))}.\n"
        "Map, edition and handicaps stay, the dice are other ones."
    )
    answers = (
        Answer(None, "Cancel", key="Esc"),
        Answer(PASSED_ON, "Pass on"),
        Answer(SAME, "Same again", "primary", "Enter"),
    )
    return MessageScene("Rematch", told, answers)


def _who(spec: NewGameSpec) -> str:
    """Who would play what, as rich text."""
    named = [
        f"{escape(seat.name)} {_plays(seat.faction)}" for seat in spec.seats
    ]
    return ", ".join(named)


def _plays(faction: str) -> str:
    """What a seat plays: a faction, two, or what it will draft."""
    if faction == DRAFT:
        return "with two drafted"
    return " and ".join(f"<{each}>**{words().name('faction', each)}**</>" for each in faction.split("+"))
