"""Where everything stands on the card table's screen: its widgets, the window they are laid into, how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.engine.option import Option
from game.games.rites.screen import grounds
from game.games.rites.screen.actions import Actions
from game.games.rites.screen.centre import Centre
from game.games.rites.screen.fan import Fan, ribbon_high
from game.games.rites.screen.flights import Flights
from game.games.rites.screen.grid import Parts, Window, beside_own, folds, is_low, window
from game.games.rites.screen.headline import Said, banner, top_line
from game.games.rites.screen.layouts.registry import layout_for, layout_of
from game.games.rites.screen.picking import Ask, Picker
from game.games.rites.screen.plates import plate
from game.games.rites.screen.seals import COLOURS
from game.games.rites.screen.tips import draw_told
from game.games.rites.screen.told import CardLog, log_panel, written
from game.games.rites.words.tableview import CardTable, Cultist, named, read_cards
from game.language.spoken import say
from game.match.session import Session
from game.ui import theme
from game.ui.kit.box import Box, Column, Row
from game.ui.kit.controls import Held
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.table.bar_buttons import BarButton, in_a_row, undoing, undoing_tip
from game.ui.table.lights import Shape
from game.ui.table.side import alone, shared
from game.ui.table.stage import Stage
from game.ui.widgets.base import Hint, Widget

BUTTONS = ("undo", "redo", "save", "rules", "menu")
"""The buttons of the bar on top."""
PLACE = "place."


class PlacedStage(Stage):
    """The widgets of the card table and their places. ``deeds`` has an entry for every button."""

    log: CardLog

    def __init__(self, host: Scene, session: Session, deeds: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(host, session)
        app = self.app
        self.table: CardTable = read_cards(session.match, None)
        self.ask: Ask | None = None
        self.picker: Picker | None = None
        self.said = Said()
        self.centre = Centre(self.pick_place).called("centre")
        self.fan = Fan(self.pick_card, self.dropped).called("hand")
        self.log = CardLog().called("log_lines")
        self.slots = {name: Hint() for name in ("banner", "deck", "foot", "hint", "log", "side")}
        """Places of what is no box of this description: the log's lines, the past, the theatre's deck, a side panel."""
        self.slots["hint"].visible = False
        self.hint.low = True
        self.actions = Actions(app.settings, self.chosen, deeds)
        self.buttons = in_a_row({
            id: BarButton(id, undoing(id) or say(f"rites-bar-{id}"), deeds[id],
                          undoing_tip(id) or say(f"rites-bar-{id}.tip")).called(id)
            for id in BUTTONS
        })  # fmt: skip
        self.flights = Flights()
        self.log_open = False
        self.must = -1
        """The cultist who is to act for all to see, -1 in a simultaneous round."""
        self._rests = True
        """Whether nobody has pointed at anything since the table has changed: nothing is told of what lies there."""
        self._asked: Box | None = None
        """What the banner was last."""
        self.root = Window(self.describe, self._placed)

    def colour(self, side: int) -> theme.RGB:
        return COLOURS[side]

    def dressed(self, text: str) -> str:
        """A line with the cultists' own names in their colours."""
        return named(text, self.table, written)

    def shape_of(self, role: str, id: str) -> Shape | None:
        """As at every table; a card of the hand is lit as a whole, a place of the middle is ``place.`` and its name."""
        if id.startswith(PLACE):
            id = f"{self.centre.id}.{id.removeprefix(PLACE)}"
        card = id.removeprefix(f"{self.fan.id}.")
        return Shape(self.fan.spot(card)[0]) if card in self.fan.cards else super().shape_of(role, id)

    # What is done with them: see ``CardStage`` ----------------------------------------------------

    def chosen(self, option: Option) -> None:
        """An option has been chosen: nothing where a match is only watched."""

    def pick_card(self, card: str) -> None:
        """A card of the hand has been pressed."""
        raise NotImplementedError

    def pick_place(self, name: str) -> None:
        """A place in the middle has been pressed."""
        raise NotImplementedError

    def pressed_plate(self, side: int) -> None:
        """A cultist's plate has been pressed."""
        raise NotImplementedError

    def dropped(self, card: str, point: tuple[int, int]) -> None:
        """A card has been let go at a point."""
        raise NotImplementedError

    def tip(self) -> tuple[str, pygame.Rect] | None:
        """What is told of what is pointed at, as rich text, and what that must not cover."""
        raise NotImplementedError

    # Places -----------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """The window as it is now."""
        table, aside = self.table, None
        beside: Box | None = None
        if self.log_open or not folds(layout):
            told = Column(layout_of(table.rite).panel(table, layout), log_panel(self.slots["log"]), gap=10, grow=1)
            beside = told
            if not folds(layout) and beside_own(len(table.cultists)):
                aside = alone(self.side, self.slots["side"], layout)
            elif not folds(layout):
                beside = shared(self.side, self.slots["side"], told, layout)
        top = top_line(table, self.session.match.ironman, self.buttons.values(), layout)
        plates = [self._plate(cultist, layout) for cultist in table.clockwise(table.viewer or 0)]
        centre, over = Held("centre", self.centre, grow=1), Held("slot.hint", self.slots["hint"])
        parts = Parts(top, self.banner(layout), centre, self.hand(layout), plates, beside, self.below(layout), aside,
                      self._helped(layout), over)  # fmt: skip
        return window(parts, layout)

    @property
    def inline(self) -> bool:
        return not folds(self.app.layout)

    def _helped(self, layout: Layout) -> Box | None:
        """What the coach says, or the hint: one of them, above the middle, where it covers no card."""
        if not self.inline or (self.past and self.past.on):
            return None
        line = (self.coach.inline(layout) if self.coach else None) or self.hint.line()
        return Row(line, pack="center") if line else None

    def slot(self, name: str, high: float) -> Box:
        """A place that is taken by what is no box."""
        return Held(f"slot.{name}", self.slots[name], h=high)

    def banner(self, layout: Layout) -> Box:
        """What stands above the middle."""
        self._asked = banner(self.said, layout)
        return self._asked

    def kept_clear(self) -> list[pygame.Rect]:
        laid = self.root.laid.all() if self.root.laid else ()
        return [*super().kept_clear(), *(each.rect for each in laid if each.box == self._asked)]

    def hand(self, layout: Layout) -> Box:
        """What stands below the middle."""
        share = 0.245 if not folds(layout) else 0.21 if is_low(layout) else 0.23
        return Held("hand", self.fan, h=layout.height_du * share)

    def below(self, layout: Layout) -> Box | None:
        """What stands below the log, or in small windows above the hand."""
        return self.actions.describe(layout)

    def _plate(self, cultist: Cultist, layout: Layout) -> Box:
        side = cultist.side
        lit = side == self.must or (self.picker is not None and f"side:{side}" in self.picker.live_places)
        return plate(self.table, cultist, lit, layout, partial(self.pressed_plate, side))

    def plate_rect(self, side: int) -> pygame.Rect:
        """Where a cultist's plate is."""
        return self.root.control(f"cultist.{side}").rect

    def lay(self) -> None:
        self.root.rect = self.app.layout.window
        if not self.root.refresh(self.app.layout):
            self._placed()

    def _placed(self) -> None:
        """Lay what is no box into the places that the boxes have given it."""
        layout = self.app.layout
        self.fan.foot = ribbon_high(layout.font_px(theme.BODY)) + layout.px(6)
        self.centre.show(self.table, layout_for(self.table, self.ask), layout)
        lines = self.slots["log"].rect
        self.log.visible = self.root.shows("slot.log") and lines.height > layout.px(20)
        if self.log.visible:
            self.log.lay(lines, layout)
        self.lay_past()
        if not self.inline:
            # No room is left, and what is asked, the cards and the buttons are needed now: plates are not.
            self.hint.lay(self.slots["hint"].rect, layout)
        if self.side:
            over = not self.root.shows("slot.side")
            self.side.lay(self.centre.rect if over else self.slots["side"].rect, layout, over)
        for part in (self.coach, self.advice):
            if part:
                part.laid(layout)
        self.compose()

    def compose(self) -> None:
        past, (side, drawer) = self.past, self.side_layers()
        hint = [] if self.inline or (past and past.on) else [self.hint]
        advice = self.speakers()
        self.lights.over = [*drawer, *advice]
        self.board.set([
            self.root, *(past.widgets() if past else ()), *self.root.bar, self.log, *hint, *side,
            *(past.over_middle() if past else ()), self.lights, *drawer, *advice, *self.over_table(),
        ])  # fmt: skip

    def over_table(self) -> list[Widget]:
        """What lies over the table and its lights."""
        return []

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        layout = self.app.layout
        surface.blit(grounds.table(self.table.rite, layout), (0, 0))
        self.fan.numbered = self.board.by_keyboard
        self.board.draw(surface, layout)
        self.flights.draw(surface)
        told = self.tip() if not self.flights.busy and not self._rests else None
        if told:
            draw_told(surface, layout, *told, self.fan, self.kept_clear())
        self.notices.draw(surface, layout, self.centre.rect)
