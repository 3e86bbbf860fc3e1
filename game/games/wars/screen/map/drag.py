"""Carrying a piece: picking it up answers which piece, letting it go over an area answers where it goes."""

from __future__ import annotations

from typing import Protocol

from game.engine.option import Option
from game.games.wars.screen.answers.choices import Question
from game.games.wars.screen.map.view import MapView, Target
from game.games.wars.words.tableview import Table
from game.match.words import capital

_PICKS = ("move_unit",)
"""Questions about a piece on the map that are followed by one about where it goes."""


class Host(Protocol):
    """What carrying needs of the table's scene."""

    table: Table
    question: Question | None
    map: MapView

    def answer(self, option: Option) -> None:
        """Answer the open question."""

    def undo(self) -> None:
        """Take back the last own choice."""

    def can_step_back(self) -> bool:
        """Whether a step of the action that is going on can be taken back."""

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""


class Carrying:
    """What a drag on the map means for the match: two answers by one movement of the hand."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._picked = False

    def lift(self, unit: int) -> bool:
        """Take a piece up: one that is selected already, or one that can be picked to go somewhere."""
        host = self._host
        question = host.question
        if question is None:
            return False
        if question.marks.selected == unit:
            self._picked = False
            return bool(question.marks.areas)
        options = question.option_for(("unit", unit), host.table)
        if question.kind not in _PICKS or not options:
            return False
        host.answer(options[0])
        self._picked = True
        asked = host.question
        return asked is not None and asked.marks.selected is not None and bool(asked.marks.areas)

    def drop(self, target: Target | None) -> None:
        """Let the piece go: over a right area it goes there; else it says why not and goes back to where it was."""
        host, question = self._host, self._host.question
        if question is None:
            return
        options = question.option_for(target, host.table) if target else []
        if options:
            host.answer(options[0])
            return
        unit = question.marks.selected
        piece = host.table.pieces.get(unit) if unit is not None else None
        at_home = target is not None and piece is not None and target == ("area", piece.place)
        why = question.blocked_areas.get(str(target[1])) if target else None
        if why and not at_home:
            host.notice(capital(why) + ".")
        if self._picked and not at_home and host.can_step_back():
            host.undo()
