"""The battle over the map or beside it: which of its forms is shown, and when its dice and blows move."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.games.wars.screen.answers.question import Question
from game.games.wars.screen.battle.dice import Tumble
from game.games.wars.screen.battle.side import Blows
from game.games.wars.screen.battle.stage import LEAST, StagedBattle
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.motions import Lively
from game.games.wars.words.battle_course import Course
from game.games.wars.words.tableview import BattleView, Table
from game.ui.kit.box import Box, Space
from game.ui.kit.boxes import rehearsed, steadily
from game.ui.kit.controls import nothing
from game.ui.layout import Layout
from game.ui.things import Thing

_LEAST = 120
"""Below this width of what is left of the map, in design units, it does not make way."""


class BattlePanel(Lively, StagedBattle):
    """The battle's panel: a stage in the map's whole slot, or docked beside the map while that is needed.

    ``battle`` is what it shows, ``staged`` in which form.
    """

    ROLE = "panel"

    def __init__(self, on_unit: Callable[[int], None], on_fold: Callable[[], None]) -> None:
        super().__init__(self._describe, on_unit, on_fold)
        self.visible = False
        self.staged = False
        self.begin_stage()
        self._steady_stage = steadily(self._described)
        self._docked_before = 0

    def show(self, table: Table, battle: BattleView | None, question: Question | None,
             course: Course | None = None, lively: bool = False) -> None:  # fmt: skip
        """Show a battle of a table, or none; ``lively`` lets blows be seen that have fallen since."""
        self.tumble.finish()
        self.blows.finish()
        if battle is None or self.battle is None:
            self.folded = False
            # Its ground is made for its second frame: the first has all its words to set.
            self.bare = lively
        self._hit(self.battle, battle, lively)
        self.table, self.battle, self.question, self.course = table, battle, question, course
        self.visible = battle is not None

    def throw(self, table: Table, battle: BattleView, course: Course | None, pace: float) -> None:
        """Let the dice of a battle tumble, as it stood when they were thrown; ``pace`` lengthens or shortens it."""
        self.show(table, battle, None, course)
        self.tumble.begin(pace)

    # Where it stands --------------------------------------------------------------------------

    def dock(self, map_: MapView, layout: Layout) -> None:
        """Take the whole slot of the map, or stand on its side where the fought area is not.

        Beside a docked panel the map brings into the rest of the slot that area, and those a piece could retreat to
        while that is asked.
        """
        if map_.rect.width < 2:
            return
        if self.battle is None:
            self.staged = False
            map_.undock()
            return
        self.staged = self._has_stage(self.battle, map_.rect, layout)
        if self.staged:
            self._set_scene(self.battle, map_)
            self.lay(map_.rect, layout)
            map_.cover()
            return
        strip, free = self.beside(self.battle, map_, layout)
        self.lay(strip, layout)
        if self.folded or free.width < layout.px(_LEAST):
            map_.undock()
            return
        question = self.question
        retreat = question is not None and question.kind == "retreat_area"
        map_.dock(free, strip, self.battle.area, sorted(question.marks.areas) if question and retreat else ())

    def _has_stage(self, battle: BattleView, slot: pygame.Rect, layout: Layout) -> bool:
        """Whether a battle is shown as a stage: where there is room for one, and nobody needs the map.

        One that has ended stays as it was shown.
        """
        least = (layout.px(each * layout.frame) for each in LEAST)
        if self.folded or any(has < wanted for has, wanted in zip(slot.size, least, strict=True)):
            return False
        if self.table is None or self.table.battle is None:
            return self.staged or battle.step != "retreat"
        fighters = {each.piece.unit for side in battle.sides for each in side.fighters}
        marks = self.question.marks if self.question else None
        return battle.step != "retreat" and not (marks and (marks.areas or set(marks.units) - fighters))

    def _set_scene(self, battle: BattleView, map_: MapView) -> None:
        """Take the part of the board where a battle is fought for the stage's ground."""
        home, crop = map_.atlas.places[battle.area].home, map_.atlas.crop
        self.home, self.board = (home[0] - crop.x, home[1] - crop.y), map_.ground.board

    def hurry(self, hurry: bool) -> None:
        """Have all figures of the stage painted at once, where no frames follow or none are to differ."""
        self.bare = self.bare and not hurry
        for ranks in self.ranks:
            ranks.at_once = hurry

    def beside(self, battle: BattleView, map_: MapView, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the panel of a battle stands on the map, and what is left of that."""
        return map_.beside(battle.area, layout.px(460 if layout.compact else 648), layout.px(300))

    def rehearsal(self, table: Table, battle: BattleView, map_: MapView, layout: Layout) -> list[Callable[[], object]]:
        """Jobs that paint the panel of a battle that could be fought where nobody sees it."""
        if map_.rect.width < 2:
            return []
        panel = BattlePanel(nothing, nothing)
        panel.show(table, battle, None)
        panel.staged, panel.bare = panel._has_stage(battle, map_.rect, layout), True
        slot = map_.rect if panel.staged else panel.beside(battle, map_, layout)[0]
        return rehearsed(panel, slot, layout)

    @property
    def box(self) -> pygame.Rect:
        """What it covers: folded only its head."""
        return self.laid.parts[0].rect if self.laid and self.laid.parts else self.rect

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(rect=self.box)
        yield from self.told_things()

    def hit(self, point: tuple[int, int]) -> bool:
        return self.visible and self.box.collidepoint(point)

    # Time -------------------------------------------------------------------------------------

    @property
    def movers(self) -> tuple[Tumble | Blows, ...]:
        return self.tumble, self.blows

    @property
    def busy(self) -> bool:
        """Whether dice tumble: all that they bring waits for them. A blow is only looked at."""
        return self.visible and not self.folded and self.tumble.busy

    @property
    def animating(self) -> bool:
        wanting = self.bare or any(ranks.wanting for ranks in self.ranks)
        return self.busy or (self.visible and self.staged and (self.blows.busy or wanting))

    def advance(self, dt: float) -> None:
        """Let everything go on; a ground that was left out is painted next."""
        super().advance(dt)
        self.bare, self.bared = self.bare and not self.bared, False

    def _describe(self, layout: Layout) -> Box:
        if self.battle is None:
            return Space()
        if self.staged:
            return self._steady_stage(self.battle, self.question, self.course, self.table, tuple(self.rect), layout,
                                      self.tumble.busy, self._docked_before)  # fmt: skip
        # Both forms fill the same rows of dice.
        self._docked_before += 1
        return self._docked(self.battle, layout)

    def _described(self, battle: BattleView, question: Question | None, course: Course | None, table: Table | None,
                   rect: tuple[int, ...], layout: Layout, tumbling: bool, docked: int) -> Box:  # fmt: skip
        """The stage, made anew only when what it depends on is another: it is painted for every frame of a roll."""
        return self._staged(battle, layout)
