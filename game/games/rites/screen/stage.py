"""All that stands on the card table's screen: its widgets, their places, what each shows, cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pygame

from game.engine.event import Event
from game.engine.option import Option
from game.games.rites.screen import grounds
from game.games.rites.screen.actions import Actions
from game.games.rites.screen.centre import Centre
from game.games.rites.screen.fan import Fan, ribbon_high, sorted_hand
from game.games.rites.screen.flights import Flights, Spot, leaving, lying, sources, spots_of
from game.games.rites.screen.grid import Parts, Window, beside_own, folds, is_low, window
from game.games.rites.screen.headline import Said, banner, top_line
from game.games.rites.screen.layouts.registry import layout_for, layout_of
from game.games.rites.screen.opening import RiteCard, opens
from game.games.rites.screen.picking import Ask, Picker
from game.games.rites.screen.plates import plate
from game.games.rites.screen.seals import COLOURS
from game.games.rites.screen.sheet import CultistScene, SummaryScene
from game.games.rites.screen.tips import draw_told, told
from game.games.rites.screen.told import CardLog, log_panel, written
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, Cultist, named, read_cards
from game.language.spoken import say
from game.language.values import capital
from game.match.session import Session
from game.ui import theme
from game.ui.kit.box import Box, Column, Row
from game.ui.kit.controls import Held
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.table.bar_buttons import BarButton
from game.ui.table.lights import Shape
from game.ui.table.side import alone, shared
from game.ui.table.stage import Stage
from game.ui.widgets.base import Hint, Widget

BUTTONS = ("undo", "redo", "save", "rules", "menu")
"""The buttons of the bar on top."""
PLACE = "place."


FEW = 3
"""With so few cards left in a hand a rite may be over soon."""


class CardStage(Stage):
    """The widgets of the card table. ``deeds`` has an entry for every button."""

    log: CardLog

    def __init__(self, host: Scene, session: Session, deeds: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(host, session)
        app = self.app
        self.table: CardTable = read_cards(session.match, None)
        self.ask: Ask | None = None
        self.picker: Picker | None = None
        self.said = Said()
        self.centre = Centre(self.pick_place).called("centre")
        self.fan = Fan(self.pick_card, self._dropped).called("hand")
        self.log = CardLog().called("log_lines")
        self.slots = {name: Hint() for name in ("banner", "deck", "foot", "hint", "log", "side")}
        """Places of what is no box of this description: the log's lines, the past, the theatre's deck, a side panel."""
        self.slots["hint"].visible = False
        self.hint.low = True
        self.actions = Actions(app.settings, self.chosen, deeds)
        self.buttons = {
            id: BarButton(id, say(f"rites-bar-{id}"), deeds[id], say(f"rites-bar-{id}.tip")).called(id)
            for id in BUTTONS
        }
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

    @property
    def strain(self) -> float:
        """The last of several rites is the end; whoever holds few cards makes any rite uneasy."""
        table = self.table
        if table.rites > 1 and table.number == table.rites:
            return 1.0
        held = [len(cultist.hand) for cultist in table.cultists if cultist.hand]
        return 0.7 if table.rite and held and min(held) <= FEW else 0.0

    def own_sounds(self, event: Event) -> Iterable[str]:
        won = event.kind == "rite_over" and int(event.args[1]) >= 0
        return (*super().own_sounds(event), *(("rite_won",) if won else ()))

    def dressed(self, text: str) -> str:
        """A line with the cultists' own names in their colours."""
        return named(text, self.table, written)

    def shape_of(self, role: str, id: str) -> Shape | None:
        """As at every table; a card of the hand is lit as a whole, a place of the middle is ``place.`` and its name."""
        if id.startswith(PLACE):
            id = f"{self.centre.id}.{id.removeprefix(PLACE)}"
        card = id.removeprefix(f"{self.fan.id}.")
        return Shape(self.fan.spot(card)[0]) if card in self.fan.cards else super().shape_of(role, id)

    # What can be looked up, and chosen: nothing where a match is only watched -------------------

    def chosen(self, option: Option) -> None:
        """An option has been chosen."""

    def open_cultist(self, side: int) -> None:
        """Look at a cultist's cards."""
        self.host.push(CultistScene(self.table, side))

    def open_summary(self) -> None:
        """The rite in short."""
        if self.table.rite:
            self.host.push(RiteCard(self.table, False) if opens(self.table.rite) else SummaryScene(self.table))

    def toggle_log(self) -> None:
        """Open the log over a small window, or close it."""
        self.log_open = not self.log_open

    @property
    def rules_page(self) -> str:
        return words_of(self.table.rite).page

    # What is shown ----------------------------------------------------------------------------

    def present(self, table: CardTable, ask: Ask | None, must: int, pace: float) -> None:
        """Show a table and the question of whoever sits at the keyboard; cards fly for ``pace`` above 0.

        ``must`` is the cultist who is to act for all to see, -1 in a simultaneous round.
        """
        before, old = self._spots(), self.table
        self._rests = True
        self.table, self.ask, self.must = table, ask, must
        self.log.table = table
        self.fan.show(sorted_hand(table.cultists[table.viewer].hand) if table.viewer is not None else ())
        self.picker = Picker(ask, table.rite) if ask else None
        self.show_picks()
        self._fly(before, old, pace)

    def show_picks(self) -> None:
        """Show what has been picked and what can be picked next."""
        if self.root.laid is None:
            self.lay()
        picker, ask = self.picker, self.ask
        self.centre.show(self.table, layout_for(self.table, ask), self.app.layout)
        if picker:
            picker.shown = frozenset(place.id for place in self.centre.places)
        live = picker.live_cards if picker else frozenset()
        picked = picker.cards if picker else ()
        fan = self.fan
        fan.live = frozenset(card for card in fan.cards if face_of(card).number in live)
        fan.picked = frozenset(card for card in fan.cards if face_of(card).number in picked)
        fan.asked = bool(live)
        fan.bluff = layout_of(self.table.rite).bluffs(ask, self.table, fan.live) if ask else frozenset()
        fan.ribbon = self._ribbon(ask, bool(picker and picker.begun)) if ask and fan.cards else ""
        fan.focusable = bool(fan.cards)
        self.centre.live = picker.live_places & picker.shown if picker else frozenset()
        self.centre.picked = picker.place if picker else ""
        self.centre.focusable = bool(self.centre.live)
        self.actions.show(ask, picker)
        self.lay()

    def _ribbon(self, ask: Ask, begun: bool) -> str:
        """Why the cards that are dimmed cannot be played; nothing once some have been picked (``begun``)."""
        fan, layout = self.fan, layout_of(self.table.rite)
        if fan.bluff:
            return layout.bluffing
        out = [card for card in fan.cards if card not in fan.live and card not in fan.picked]
        if not out or not fan.live or begun:
            return ""
        reasons = {ask.blocked.get(face_of(card).number, "") for card in out} - {""}
        if len(reasons) == 1:
            return capital(reasons.pop()) + "."
        return layout.dimmed(ask.kind, self.table, out)

    # Choosing ---------------------------------------------------------------------------------

    def pick_card(self, card: str) -> None:
        """Pick a card of the hand; answers once only one option is left."""
        if self.picker is None or card not in self.fan.live | self.fan.picked:
            return
        back = card in self.fan.picked
        self._settle(self.picker.pick_card(face_of(card).number), "" if back else card)

    def pick_place(self, name: str) -> None:
        """Pick a place in the middle."""
        if self.picker is not None:
            self._settle(self.picker.pick_place(name))

    def _settle(self, option: Option | None, card: str = "") -> None:
        """Choose what is left, or tell what is; ``card`` is the one that has been picked."""
        if option is not None:
            self.chosen(option)
            return
        self.show_picks()
        if card:
            self.left_open(card)

    def left_open(self, card: str) -> None:
        """A card has been picked, and several things can be done with it."""

    def tip(self) -> tuple[str, pygame.Rect] | None:
        """What choosing what is pointed at would do, as rich text, and what that must not cover."""
        return told(self.session.match, self.table, self.ask, self.picker, self.fan, self.centre)

    def _pressed_plate(self, side: int) -> None:
        if self.picker is not None and f"side:{side}" in self.picker.live_places:
            self.pick_place(f"side:{side}")
        else:
            self.open_cultist(side)

    def _dropped(self, card: str, point: tuple[int, int]) -> None:
        """A card was let go: over a place that takes it, anywhere in the middle if there is but one, else back."""
        picker, number = self.picker, face_of(card).number
        if picker is None or self.fan.rect.collidepoint(point):
            return
        where = self.centre.choice_of_drop(point, {picker.parts(option)[1] for option in picker.fitting((number,), "")})
        if where:
            picker.cards, picker.place = (), where
        if where or (self.centre.rect.collidepoint(point) and number not in picker.cards):
            self._settle(picker.pick_card(number), card)

    def unpick(self) -> bool:
        """Put back what has been picked; whether there was anything."""
        if self.picker is None or not self.picker.begun:
            return False
        self.picker.clear()
        self.show_picks()
        return True

    # Cards on their way -----------------------------------------------------------------------

    def _spots(self) -> dict[str, Spot]:
        """Where every card lies that can be followed."""
        own = {card: Spot(rect, card, turn) for card in self.fan.cards for rect, turn in (self.fan.spot(card),)}
        return spots_of(self.centre.places) | own

    def _fly(self, before: dict[str, Spot], old: CardTable, pace: float) -> None:
        if pace <= 0 or old.number != self.table.number or old.viewer != self.table.viewer or not before:
            self.flights.finish()
        else:
            after, places, hand = self._spots(), self.centre.places, self.fan.cards
            came = sources(old, self.table, places, hand, self.plate_rect, before, after)
            self.flights.begin(before, after, came, leaving(self.table, self.plate_rect, before, after), pace)
        self._hide()

    def _hide(self) -> None:
        flying = self.flights.hidden
        self.fan.hidden = flying & frozenset(self.fan.cards)
        self.centre.hidden = frozenset(place.id for name, place in lying(self.centre.places).items() if name in flying)

    @property
    def moving(self) -> bool:
        return self.flights.busy

    @property
    def animating(self) -> bool:
        """Whether cards are on their way, or one is carried."""
        return self.flights.busy or self.fan.carried is not None

    def point(self, event: pygame.event.Event) -> bool:
        """Take what the widgets take; what is no longer pointed at lies down again."""
        self._rests = self._rests and event.type not in (pygame.MOUSEMOTION, pygame.KEYDOWN)
        taken = self.board.handle(event)
        if event.type == pygame.MOUSEMOTION:
            if not self.fan.hovered and not self.fan.carried and not self.fan.focused:
                taken = self.fan.point_at("") or taken
            if not self.centre.hovered and not self.centre.focused:
                taken = self.centre.point_at("") or taken
        return taken

    def advance(self, dt: float) -> bool:
        moved = self.flights.advance(dt)
        if moved:
            self._hide()
        return moved

    def resized(self) -> None:
        """Place everything anew: cards that fly are where they are going."""
        self.finish_motion()
        self.lay()

    def finish_motion(self) -> None:
        """Let every card be where it is going."""
        self.flights.finish()
        self._hide()

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
        return plate(self.table, cultist, lit, layout, partial(self._pressed_plate, side))

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
        advice = [each for part in (self.coach, self.advice) if part for each in part.over_middle()]
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
