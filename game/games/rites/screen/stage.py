"""All that stands on the card table's screen: its widgets, their places, what each shows, cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pygame

from game.engine.option import Option
from game.games.rites.screen.actions import Actions
from game.games.rites.screen.centre import Centre, lying
from game.games.rites.screen.courses import leaving, sources, spots
from game.games.rites.screen.fan import Fan, sorted_hand
from game.games.rites.screen.flights import Flights, Spot
from game.games.rites.screen.grid import Grid, card_grid
from game.games.rites.screen.headline import CardBanner, TopLine
from game.games.rites.screen.layouts.registry import layout_for, layout_of, panels
from game.games.rites.screen.picking import Ask, Picker, picker_for
from game.games.rites.screen.plates import Plate
from game.games.rites.screen.ribbons import ribbon
from game.games.rites.screen.seals import COLOURS
from game.games.rites.screen.summary import CultistScene, SummaryScene
from game.games.rites.screen.tips import CardTips
from game.games.rites.screen.told import CardLog, log_panel, written
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, named, read_cards
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.boxes import Boxes
from game.ui.scene import Scene
from game.ui.table.bar_buttons import BarButton
from game.ui.table.stage import Stage
from game.ui.widgets.base import Widget

PAST_ROWS = 3
"""How many rows of the panel of actions the past needs."""
BUTTONS = (("undo", "Undo"), ("redo", "Redo"), ("save", "Save"), ("rules", "Rules"), ("menu", "Menu"))


class CardStage(Stage):
    """The widgets of the card table. ``deeds`` has an entry for every button."""

    log: CardLog

    def __init__(self, host: Scene, session: Session, deeds: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(host, session)
        app = self.app
        self.table: CardTable = read_cards(session.match, None)
        self.ask: Ask | None = None
        self.picker: Picker | None = None
        self.top = TopLine(session.match.ironman).called("top")
        self.banner = CardBanner().called("banner")
        self.centre = Centre(self.pick_place, self._hovered).called("centre")
        self.fan = Fan(self.pick_card, self._dropped, self._hovered).called("hand")
        self.plates = [
            Plate(cultist.side, self._pressed_plate).called(f"cultist.{cultist.side}")
            for cultist in self.table.cultists
        ]
        self.panel = Boxes(log_panel)
        self.parts = panels()
        self.log = CardLog().called("log_lines")
        self.actions = Actions(app.settings, self.chosen, deeds)
        self.buttons = {name: BarButton(name, label, deeds[name]).called(name) for name, label in BUTTONS}
        self.buttons["undo"].tooltip = "Back to your last choice  <third>Ctrl Z</>"
        self.buttons["redo"].tooltip = "Do again what was taken back  <third>Ctrl Y</>"
        self.buttons["save"].tooltip = "Save under a name  <third>Ctrl S</>"
        self.buttons["rules"].tooltip = "Every rite, power-play and artifact  <third>F1</>"
        self.buttons["menu"].tooltip = "Save, load, settings, seats  <third>Esc</>"
        self.flights = Flights()
        self.tips = CardTips(self)
        self.log_open = False
        self.grid: Grid = card_grid(app.layout, len(self.plates), 2)

    def colour(self, side: int) -> theme.RGB:
        """A cultist's colour."""
        return COLOURS[side]

    def dressed(self, text: str) -> str:
        """A line with the cultists' own names in their colours."""
        return named(text, self.table, written)

    # What can be looked up, and chosen: nothing where a match is only watched -------------------

    def chosen(self, option: Option) -> None:
        """An option has been chosen."""

    def open_cultist(self, side: int) -> None:
        """Look at a cultist's cards."""
        self.host.push(CultistScene(self.table, side))

    def open_summary(self) -> None:
        """The rite in short."""
        if self.table.rite:
            self.host.push(SummaryScene(self.table))

    def toggle_log(self) -> None:
        """Open the log over a small window, or close it."""
        self.log_open = not self.log_open
        self.lay()
        self.host.redraw()

    @property
    def rules_page(self) -> str:
        """The page of the rite that is performed."""
        return words_of(self.table.rite).page

    # What is shown ----------------------------------------------------------------------------

    def present(self, table: CardTable, ask: Ask | None, must: int, pace: float) -> None:
        """Show a table and the question of whoever sits at the keyboard; cards fly for ``pace`` above 0.

        ``must`` is the cultist who is to act for all to see, -1 in a simultaneous round.
        """
        before, old = spots(self), self.table
        self.table, self.ask = table, ask
        self.top.table = table
        self.fan.show(sorted_hand(table.cultists[table.viewer].hand) if table.viewer is not None else ())
        self.lay()
        self._pick_anew()
        for plate in self.plates:
            cultist = table.cultists[plate.side]
            level = "you" if plate.side == table.viewer else _level(cultist.bot) if cultist.bot else "at the table"
            live = self.picker is not None and f"side:{plate.side}" in self.picker.live_places
            plate.show(table, level, plate.side == must, plate.side == table.viewer, live)
        self.log.table = table
        self.lay()
        self._fly(before, old, pace)

    def _pick_anew(self) -> None:
        self.picker = picker_for(self.ask, self.table, ()) if self.ask else None
        self.show_picks(False)

    def show_picks(self, lay: bool = True) -> None:
        """Show what has been picked and what can be picked next."""
        picker, ask = self.picker, self.ask
        layout = layout_for(self.table, ask)
        self.centre.show(self.table, layout, self.app.layout)
        if picker:
            picker.shown = frozenset(place.id for place in self.centre.places)
        by_number = {face_of(card).number: card for card in self.fan.cards}
        cards = picker.live_cards if picker else frozenset()
        self.fan.live = frozenset(by_number[number] for number in cards if number in by_number)
        self.fan.picked = (
            frozenset(by_number[number] for number in picker.cards if number in by_number) if picker else frozenset()
        )
        self.fan.asked = bool(cards)
        self.fan.bluff = layout_of(self.table.rite).bluffs(ask, self.table, self.fan.live) if ask else frozenset()
        begun = bool(picker and picker.begun)
        self.fan.ribbon = ribbon(ask, self.table, self.fan, begun) if ask and self.fan.cards else ""
        self.centre.live = picker.live_places & picker.shown if picker else frozenset()
        self.centre.picked = picker.place if picker else ""
        self.actions.show(ask, picker)
        if lay:
            self.lay()

    # Choosing ---------------------------------------------------------------------------------

    def pick_card(self, card: str) -> None:
        """Pick a card of the hand; answers once only one option is left."""
        if self.picker is None or card not in self.fan.live | self.fan.picked:
            return
        self._settle(self.picker.pick_card(face_of(card).number))

    def pick_place(self, name: str) -> None:
        """Pick a place in the middle."""
        if self.picker is not None:
            self._settle(self.picker.pick_place(name))

    def _settle(self, option: Option | None) -> None:
        if option is not None:
            self.chosen(option)
            return
        self.show_picks()
        self.host.redraw()

    def _pressed_plate(self, side: int) -> None:
        if self.picker is not None and f"side:{side}" in self.picker.live_places:
            self.pick_place(f"side:{side}")
        else:
            self.open_cultist(side)

    def _dropped(self, card: str, point: tuple[int, int]) -> None:
        """A card was let go: over a place that takes it, anywhere in the middle if there is but one, else back."""
        picker = self.picker
        if picker is None or self.fan.rect.collidepoint(point):
            self.host.redraw()
            return
        number = face_of(card).number
        where = self.centre.choice_of_drop(point, {picker.parts(option)[1] for option in picker.fitting((number,), "")})
        if where:
            picker.cards, picker.place = (), where
            self._settle(picker.pick_card(number))
        elif self.centre.rect.collidepoint(point) and number not in picker.cards:
            self._settle(picker.pick_card(number))
        self.host.redraw()

    def unpick(self) -> bool:
        """Put back what has been picked; whether there was anything."""
        if self.picker is None or not self.picker.begun:
            return False
        self.picker.clear()
        self.show_picks()
        return True

    def _hovered(self) -> None:
        self.host.redraw()

    # Cards on their way -----------------------------------------------------------------------

    def _fly(self, before: dict[str, Spot], old: CardTable, pace: float) -> None:
        if pace <= 0 or old.number != self.table.number or old.viewer != self.table.viewer or not before:
            self.flights.finish()
        else:
            after = spots(self)
            self.flights.begin(before, after, sources(self, before, after, old), leaving(self, before, after), pace)
        self._hide()

    def _hide(self) -> None:
        flying = self.flights.hidden
        self.fan.hidden = flying & frozenset(self.fan.cards)
        self.centre.hidden = frozenset(place.id for name, place in lying(self.centre.places).items() if name in flying)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self.flights.busy

    @property
    def animating(self) -> bool:
        """Whether cards are on their way, or one is carried."""
        return self.flights.busy or self.fan.carried is not None

    @property
    def next_wake(self) -> float | None:
        """Until a tooltip comes, or a notice goes."""
        return self.soonest()

    def point(self, event: pygame.event.Event) -> bool:
        """Take what the widgets take; what is no longer pointed at lies down again."""
        taken = self.board.handle(event)
        if event.type == pygame.MOUSEMOTION:
            if not self.fan.hovered and not self.fan.carried and not self.fan.focused:
                taken = self.fan.leave_pointer() or taken
            if not self.centre.hovered and not self.centre.focused:
                taken = self.centre.leave_pointer() or taken
        return taken

    def advance(self, dt: float) -> bool:
        """Let cards fly on; true if anything moved."""
        moved = self.flights.advance(dt)
        if moved:
            self._hide()
        return moved

    def resized(self) -> None:
        """Place everything anew: cards that fly are where they are going."""
        self.skip_flights()
        self.lay()

    def skip_flights(self) -> None:
        """Let every card be where it is going."""
        self.flights.finish()
        self._hide()

    # Places -----------------------------------------------------------------------------------

    def regions(self) -> Grid:
        """Where everything stands in the window as it is."""
        rows = PAST_ROWS if self.past and self.past.on else self.actions.count
        return card_grid(self.app.layout, len(self.plates), rows)

    def lay(self) -> None:
        layout = self.app.layout
        self.grid = grid = self.regions()
        self.top.place(grid.top)
        self._lay_buttons(grid)
        first = self.table.viewer if self.table.viewer is not None else 0
        for rect, cultist in zip(grid.plates, self.table.clockwise(first), strict=True):
            plate = self.plates[cultist.side]
            plate.folded = grid.folded
            plate.place(rect)
        self.fit_banner()
        self.centre.place(grid.centre)
        self.fan.place(grid.hand)
        self.actions.lay(grid, layout)
        grid = self._lay_parts(grid)
        shown = self.log_open or not grid.folded
        self.panel.visible = self.log.visible = shown and grid.log.height > layout.px(80)
        self.panel.place(grid.log)
        px = layout.px
        inner = pygame.Rect(grid.log.x + px(14), grid.log.y + px(42), grid.log.width - px(20), grid.log.height - px(50))
        if inner.height > 10:
            self.log.lay(inner, layout)
        self.centre.show(self.table, layout_for(self.table, self.ask), layout)
        self.lay_past()
        if self.advice:
            self.advice.lay(layout)
        self.compose()

    def _lay_parts(self, grid: Grid) -> Grid:
        """A panel of the rite takes the upper part of the log's place, as long as there is room for both."""
        px = self.app.layout.px
        high = min(px(300), grid.log.height - px(110))
        for part in self.parts:
            part.show(self.table)
            part.visible = part.on and not grid.folded and high >= px(150)
        shown = next((part for part in self.parts if part.visible), None)
        if shown is None:
            return grid
        shown.place(pygame.Rect(grid.log.x, grid.log.y, grid.log.width, high))
        log = pygame.Rect(grid.log.x, grid.log.y + high + px(10), grid.log.width, grid.log.height - high - px(10))
        return replace(grid, log=log)

    def fit_banner(self) -> None:
        """Make the banner as wide as its words."""
        slot, layout = self.grid.banner, self.app.layout
        room = self.grid.centre.width if not self.grid.folded else slot.width
        # Its seal is as high as the banner.
        self.banner.rect = pygame.Rect(slot.x, slot.y, room, slot.height)
        wide = self.banner.wanted(self.banner.rect, layout).width
        box = pygame.Rect(0, 0, max(min(wide + layout.px(12), room), min(layout.px(420), room)), slot.height)
        box.center = slot.center
        self.banner.place(box)

    def _lay_buttons(self, grid: Grid) -> None:
        px = self.app.layout.px
        wide = px(54 if not self.app.layout.compact else 44)
        x = grid.top.right - px(10)
        for name in reversed(self.buttons):
            x -= wide
            self.buttons[name].place(pygame.Rect(x, grid.top.y + px(2), wide, grid.top.height - px(5)))
        self.top.room = grid.top.right - x

    def compose(self) -> None:
        widgets: list[Widget] = [
            self.top,
            self.centre,
            self.fan,
            *self.plates,
            *(self.past.widgets() if self.past and self.past.on else [self.banner, *self.actions.widgets()]),
            *self.buttons.values(),
            *self.parts,
            self.panel,
            self.log,
            *(self.past.over_middle() if self.past else ()),
            *(self.advice.over_middle() if self.advice else ()),
        ]
        self.centre.focusable = bool(self.centre.live)
        self.fan.focusable = bool(self.fan.cards)
        self.board.set(widgets)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the table, the cards on their way, what is told of what is pointed at, and notices."""
        layout = self.app.layout
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.fan.numbered = self.board.by_keyboard
        self.board.draw(surface, layout)
        self.flights.draw(surface)
        self.tips.draw(surface)
        self.notices.draw(surface, layout, self.grid.centre)


def _level(bot: str) -> str:
    """What a bot is called on a plate."""
    return words().name("bot", bot).lower() if words().has("bot", bot) else bot.rpartition(":")[2] or bot
