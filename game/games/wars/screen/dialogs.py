"""Small dialogs over the table: before a turn ends with something good left undone, before a pass, before a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.wars.words.orders import Reminder
from game.language.spoken import name, say
from game.match.lobby import DRAFT, NewGameSpec
from game.match.session import Session
from game.ui.scenes.message import Answer, MessageScene, confirm

SAME, PASSED_ON = "same", "passed_on"


class ReminderScene(MessageScene):
    """Says what is left undone; pops with ``quiet``, ``end``, or the reminder of what is to be done.

    Escape goes back to the question.
    """

    WIDTH = 640

    def __init__(self, left: Sequence[Reminder]) -> None:
        answers = [Answer("quiet", say("wars-answers-reminder.quiet"), "quiet"),
                   Answer("end", say("wars-answers-reminder.end"))]  # fmt: skip
        answers += [Answer(each, each.do, "primary") for each in left[:1]]
        super().__init__(say("wars-answers-reminder"), "\n".join(each.text for each in left), answers)


def ask_pass(power: int) -> MessageScene:
    """Asks whether that much Power is really to be given up; pops with True if so."""
    text = say("wars-answers-pass.text", power=power)
    return confirm(say("wars-answers-pass"), text, say("wars-answers-pass.yes"), danger=True)


def ask_rematch(session: Session) -> MessageScene:
    """Everybody the same faction again, or each the one of the seat before; pops with ``SAME``, ``PASSED_ON``, None."""
    told = (
        say("wars-answers-rematch.same-who", seats=_who(session.rematch())),
        say("wars-answers-rematch.passed-on-who", seats=_who(session.rematch(rotated=True))),
        say("wars-answers-rematch.stays"),
    )
    answers = (
        Answer(None, say("wars-answers-rematch.cancel"), key="Esc"),
        Answer(PASSED_ON, say("wars-answers-rematch.passed-on")),
        Answer(SAME, say("wars-answers-rematch.same"), "primary", "Enter"),
    )
    return MessageScene(say("wars-answers-rematch"), "\n".join(told), answers)


def _who(spec: NewGameSpec) -> list[str]:
    """Who would play what: a faction, two, or what will be drafted."""

    def plays(person: str, faction: str) -> str:
        if faction == DRAFT:
            return say("wars-answers-rematch-seat.draft", person=person)
        factions = [name("faction", each, f"**<{each}>{{}}</>**") for each in faction.split("+")]
        return say("wars-answers-rematch-seat", person=person, factions=factions)

    return [plays(seat.name, seat.faction) for seat in spec.seats]
