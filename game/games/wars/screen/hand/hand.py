"""The hand on the map while an action is to be chosen: menus at pieces and areas, chains of answers, the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.option import Option
from game.games.wars.screen.answers.question import ACTION_KINDS
from game.games.wars.screen.battle.odds import duels
from game.games.wars.screen.hand.menu import Opened, PieceMenu
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.map.tips import best_place
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.offers import Offer, Spot, closed_to, move_of, offers_at
from game.language.values import capital
from game.ui.table.lights import Lit
from game.ui.table.menu_at import MenuAt

MENU, POINTED = "menu", "pointed"
"""By what names the hand lights things on the stage."""


class Hand:
    """Opens menus, gives chains of answers, and takes a chain back as one.

    ``answer`` gives one answer, ``undo`` takes one back; ``remind`` does what it is given once the person has been
    reminded of what is left undone.
    """

    def __init__(
        self, stage: MapStage, answer: Callable[[Option], None], undo: Callable[[], None],
        remind: Callable[[Option, Callable[[], None]], None], who: Callable[[], None],
    ) -> None:  # fmt: skip
        self._stage, self._answer, self._undo, self._remind, self._who = stage, answer, undo, remind, who
        self._content = PieceMenu(lambda: stage.table, self._choose, self._card, self._reach)
        self.menu = MenuAt(stage.board, self.close)
        self._serial = -1
        """The question that the menu was opened for."""
        self._target: Target | None = None
        self._frame: pygame.Rect | None = None
        self._chain = (0, 0)
        """How many entries the history had before and after the last chain of answers."""

    @property
    def asks(self) -> bool:
        """Whether an action is to be chosen, so that pieces and areas can be asked what they offer."""
        question = self._stage.question
        return question is not None and question.kind in ACTION_KINDS

    # The menu -----------------------------------------------------------------------------------

    def open(self, target: Target) -> bool:
        """Open the menu of a piece or an area; false where none is to be had now."""
        stage, question = self._stage, self._stage.question
        area = stage.map.area_of(target)
        if question is None or not self.asks or not area:
            return False
        if self.menu.beside and target[0] == "area":
            # The click has led back already.
            self.menu.beside = False
            return True
        match, table = stage.session.match, stage.table
        offers = offers_at(match, table, Spot(area, int(target[1]) if target[0] == "unit" else -1))
        enemies = {each.enemy for each in offers.offers if each.kind == "battle"}
        told = {enemy: found[0] for enemy in enemies if (found := duels(match, table, area, question.faction, enemy))}
        self.menu.show(partial(self._content.made, Opened(offers, told)))
        self._target, self._serial = target, question.serial
        stage.light(MENU, [_lit(target)], tone="pale")
        stage.tips.turn_to(None)
        self.lay()
        stage.compose()
        self.menu.focus_first()
        return True

    def close(self) -> None:
        """Put the menu away; nothing else is changed by that."""
        if not self.menu.open:
            return
        self.menu.put_away()
        stage = self._stage
        stage.light(MENU)
        stage.compose()
        if stage.board.by_keyboard:
            stage.board.set_focus(stage.map)
        stage.host.redraw()

    def follow(self) -> None:
        """The table is shown anew: a menu of another question goes, and so does what was pointed at."""
        if self.menu.open and self._serial != self._stage.serial:
            self.close()

    def lay(self) -> None:
        """Place the menu beside what it belongs to, where it hides least."""
        stage, target = self._stage, self._target
        if not self.menu.open or target is None:
            return
        layout = stage.app.layout
        self._frame = stage.map.camera.goal.copy()
        # On the map, but where that is too small for it.
        fits = self.menu.boxes.wanted(layout.window, layout).width < stage.map.rect.width
        within = stage.map.rect if fits else layout.window
        size = self.menu.boxes.wanted(within, layout).size
        point = stage.map.point_of(target)
        self.menu.boxes.lay(best_place(stage.map, layout, size, point, target, within), layout)

    def _choose(self, offer: Offer) -> None:
        self.close()
        self._remind(offer.line[0], lambda: self.give(offer.line))

    def _card(self) -> None:
        stage, target = self._stage, self._target
        self.close()
        if target:
            stage.inspector.open_target(target)

    def _reach(self) -> None:
        target = self._target
        self.close()
        if target:
            self._stage.map.over = ("area", self._stage.map.area_of(target))
            self._who()

    # Events -------------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Take what means the menu."""
        if self.menu.open and event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            self._card()
            return True
        return self.menu.take(event)

    def point(self) -> None:
        """Ring what is pointed at and can be asked; a menu whose map has been shifted goes."""
        stage, over = self._stage, self._stage.map.over
        if self.menu.open and stage.map.camera.goal != self._frame:
            self.close()
        keyed = stage.board.by_keyboard and stage.map.focused
        piece = stage.table.pieces.get(int(over[1])) if over and over[0] == "unit" else None
        own = piece is not None and stage.question is not None and piece.faction == stage.question.faction
        shown = [_lit(over)] if over and self.asks and (keyed or own) and not self.menu.open else []
        if list(stage.lights.lit_by(POINTED)) != shown:
            stage.light(POINTED, shown, tone="pale")

    # Chains of answers --------------------------------------------------------------------------

    def give(self, line: Sequence[Option]) -> None:
        """Answer with a chain, one answer after the other, as long as each is offered."""
        match, before = self._stage.session.match, len(self._stage.session.match.entries)
        for option in line:
            decision = match.position.decision
            if self._stage.question is None or decision is None or option not in decision.options:
                break
            self._answer(option)
        self._chain = before, len(match.entries)

    def take_up(self, unit: int) -> bool:
        """Begin to move a piece before Move has been pressed; else say why it cannot."""
        stage = self._stage
        line = move_of(stage.session.match, stage.table, unit)
        if not line:
            why = closed_to(stage.session.match, stage.table, unit, "move")
            if why:
                stage.notices.add(capital(why) + ".")
                stage.host.redraw()
            return False
        self.close()
        self.give(line)
        return True

    @property
    def chained(self) -> bool:
        """Whether the last answers were a chain, of which nothing has gone on yet."""
        before, after = self._chain
        return before < after == len(self._stage.session.match.entries)

    def back(self) -> None:
        """Take back the last answer, or a whole chain of them."""
        match, before = self._stage.session.match, self._chain[0]
        if not self.chained:
            self._undo()
            return
        left = len(match.entries) + 1
        while before < len(match.entries) < left:
            left = len(match.entries)
            self._undo()


def _lit(target: Target) -> Lit:
    what = "area" if target[0] == "area" else "piece"
    return Lit(what, f"{what}.{target[1]}")
