"""Carrying a piece: picking it up answers which piece, letting it go over an area answers where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.wars.screen.map.targets import Target
from game.match.words import capital

if TYPE_CHECKING:
    from game.games.wars.screen.played import PlayedMap

_PICKS = ("move_unit",)
"""Questions about a piece on the map that are followed by one about where it goes."""


class Carrying:
    """What a drag on the map means for the match: two answers by one movement of the hand."""

    def __init__(self, stage: PlayedMap) -> None:
        self._stage = stage
        self._picked = False

    def lift(self, unit: int) -> bool:
        """Take a piece up: one that is selected already, or one that can be picked to go somewhere."""
        stage = self._stage
        question = stage.question
        if question is None:
            return False
        if question.marks.selected == unit:
            self._picked = False
            return bool(question.marks.areas)
        options = question.option_for(("unit", unit), stage.table)
        if question.kind not in _PICKS or not options:
            return False
        stage.scene.answer(options[0])
        self._picked = True
        asked = stage.question
        return asked is not None and asked.marks.selected is not None and bool(asked.marks.areas)

    def drop(self, target: Target | None) -> None:
        """Let the piece go: over a right area it goes there; else it says why not and goes back to where it was."""
        stage, question = self._stage, self._stage.question
        if question is None:
            return
        options = question.option_for(target, stage.table) if target else []
        if options:
            stage.scene.answer(options[0])
            return
        unit = question.marks.selected
        piece = stage.table.pieces.get(unit) if unit is not None else None
        at_home = target is not None and piece is not None and target == ("area", piece.place)
        why = question.blocked_areas.get(str(target[1])) if target else None
        if why and not at_home:
            stage.scene.notice(capital(why) + ".")
        if self._picked and not at_home and stage.can_step_back():
            stage.scene.undo()
