"""The small dialog before a turn ends with something free and good left undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.option import Option
from game.games.wars.words.orders import Reminder, reminders
from game.match.session import Session
from game.ui.scene import Scene
from game.ui.scenes.message import Answer, MessageScene, confirm


class Reminding:
    """Asks before a turn ends, for each seat until it says it wants no more of it in this game.

    ``show`` opens a dialog over the table, ``answer`` answers the open question, ``signs`` goes to the Elder Signs.
    """

    def __init__(
        self,
        session: Session,
        show: Callable[[Scene, Callable[[Any], None]], None],
        answer: Callable[[Option], None],
        signs: Callable[[], None],
    ) -> None:
        self._session = session
        self._show = show
        self._answer = answer
        self._signs = signs
        self.quiet: set[int] = set()
        """Seats that want no reminders in this game."""

    def before(self, chosen: Option, seat: int, go_on: Callable[[], None]) -> None:
        """Do ``go_on``, at once or after the person has been reminded and wants it all the same."""
        found = [] if seat in self.quiet else reminders(self._session.match, chosen, self._session.driver.orders)
        if not found:
            go_on()
            return

        def answered(value: Any) -> None:
            if isinstance(value, Reminder):
                self._do(value)
            elif value == "quiet":
                self.quiet.add(seat)
                go_on()
            elif value == "end":
                go_on()

        words = "\n".join(each.text for each in found)
        answers = [
            Answer("quiet", "Not in this game again", "quiet"),
            Answer("end", "End anyway"),
            *(Answer(each, each.do, "primary") for each in found[:1]),
        ]
        self._show(ReminderScene("Before you end your turn", words, answers), answered)

    def _do(self, wanted: Reminder) -> None:
        if wanted.option is None:
            self._signs()
        else:
            self._answer(wanted.option)


class ReminderScene(MessageScene):
    """Says what is left undone; Escape goes back to the question."""

    WIDTH = 640


def confirm_pass(power: int, push: Callable[[Scene, Callable[[Any], None]], None], then: Callable[[], None]) -> None:
    """Ask whether that much Power is really to be given up, and if so do ``then``."""
    question = confirm(
        "Pass?",
        f"You give up your **{power} Power** and act no more in this phase, unless something brings you new Power.",
        "Pass",
        danger=True,
    )
    push(question, lambda yes: then() if yes else None)
