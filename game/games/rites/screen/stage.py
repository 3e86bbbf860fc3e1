"""What the card table shows and asks: cards and places that are picked, and cards on their way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.engine.event import Event
from game.engine.option import Option
from game.games.rites.screen.fan import sorted_hand
from game.games.rites.screen.flights import Spot, leaving, lying, sources, spots_of
from game.games.rites.screen.layouts.registry import layout_for, layout_of
from game.games.rites.screen.moments import moment_of
from game.games.rites.screen.opening import RiteCard, opens
from game.games.rites.screen.picking import Ask, Picker
from game.games.rites.screen.placed import PlacedStage
from game.games.rites.screen.sheet import CultistScene, SummaryScene
from game.games.rites.screen.tips import told
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable
from game.language.values import capital
from game.ui.stagecraft.act import Act
from game.ui.table.stage import Waking

FEW = 3
"""With so few cards left in a hand a rite may be over soon."""


class CardStage(PlacedStage):
    """The card table as it is played or watched: it shows a table and a question, and takes what is picked."""

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

    def moment(self, events: Sequence[Event]) -> Act | None:
        return moment_of(events, self.table, self.session.match)

    # What can be looked up: nothing where a match is only watched ---------------------------------

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
        self.centre.flicker.still = self.app.settings.reduced_motion
        self.centre.flicker.stir()
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

    def pressed_plate(self, side: int) -> None:
        if self.picker is not None and f"side:{side}" in self.picker.live_places:
            self.pick_place(f"side:{side}")
        else:
            self.open_cultist(side)

    def dropped(self, card: str, point: tuple[int, int]) -> None:
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
    def waking(self) -> tuple[Waking, ...]:
        return *super().waking, self.centre.flicker

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        return self.centre.flicker.update(dt) or changed

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
