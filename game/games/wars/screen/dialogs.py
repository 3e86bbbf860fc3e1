"""Small dialogs over the table: before a turn ends with something good left undone, before a pass, before a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.wars.words.orders import Reminder
from game.match.lobby import DRAFT, NewGameSpec
from game.match.session import Session
from game.match.words import words
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene, confirm

SAME, PASSED_ON = "same", "passed_on"


class ReminderScene(MessageScene):
    """Says what is left undone; pops with ``quiet``, ``end``, or the reminder of what is to be done.

    Escape goes back to the question.
    """

    WIDTH = 640

    def __init__(self, left: Sequence[Reminder]) -> None:
        answers = [Answer("quiet", "Don’t ask again in this game", "quiet"), Answer("end", "End anyway")]
        answers += [Answer(each, each.do, "primary") for each in left[:1]]
        super().__init__("Before you end your turn", "\n".join(each.text for each in left), answers)


def ask_pass(power: int) -> MessageScene:
    """Asks whether that much Power is really to be given up; pops with True if so."""
    return confirm(
        "Pass?",
        f"You give up your **{power} Power** and act no more in this phase, unless something brings you new Power.",
        "Pass",
        danger=True,
    )


def ask_rematch(session: Session) -> MessageScene:
    """Everybody the same faction again, or each the one of the seat before; pops with ``SAME``, ``PASSED_ON``, None."""
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
    """Who would play what, as rich text: a faction, two, or what will be drafted."""

    def plays(faction: str) -> str:
        named = " and ".join(f"<{each}>**{words().name('faction', each)}**</>" for each in faction.split("+"))
        return "with two drafted" if faction == DRAFT else named

    return ", ".join(f"{escape(seat.name)} {plays(seat.faction)}" for seat in spec.seats)
