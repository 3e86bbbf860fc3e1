"""The card table as it is played at: the question laid open, and what the person at the keyboard does about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.engine.event import Event
from game.engine.option import Option
from game.games.rites.screen.cardmenu import CardMenu
from game.games.rites.screen.end import CardEnd
from game.games.rites.screen.grid import folds
from game.games.rites.screen.headline import Said, banner_high, subtitle
from game.games.rites.screen.opening import RiteCard, opens
from game.games.rites.screen.picking import Ask, ask_of
from game.games.rites.screen.powers import CardCurtain, Initiating
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.ended import rite_ended, still_trading
from game.games.rites.words.faces import face_of
from game.games.rites.words.hands import hand_changes
from game.games.rites.words.names import RitesNames
from game.games.rites.words.ritewords import place_of
from game.games.rites.words.tableview import CardTable, bare, cards_of, read_cards
from game.language.spoken import say
from game.match.counsel import Counsel
from game.match.firsts import First
from game.match.gamerecords import When
from game.match.match import Match
from game.match.opened import OpenDecision
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.rich import plain
from game.ui.scene import Scene
from game.ui.table.advice.advisor import LIGHT
from game.ui.table.bindings import CARD_TABLE, CONTROL, deed_of
from game.ui.table.lights import Ends, Lit, Shape
from game.ui.table.log import Telling
from game.ui.table.menu_at import ID
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from game.ui.table.stage import Asked, Deeds, PlayedStage, Waking, option_id
from game.ui.table.turns.flow import Flow
from game.ui.widgets.base import Widget

OWN = {code: each.deed for each in CARD_TABLE.rows for code in each.codes} | {pygame.K_F1: "rules"}


class PlayedCards(CardStage, PlayedStage):
    """The stage of a match of Rites of Cthulhu that is played. ``deeds`` are the commands every game has, by name."""

    scene: MatchScene

    glides_back = False
    explains_moments = False

    def __init__(self, scene: MatchScene, deeds: Deeds) -> None:
        self.scene = scene
        self.initiating = Initiating(self, scene)
        own: Deeds = {"signs": self.initiating.powers, "summary": self.open_summary, "log": self.toggle_log}
        self._deeds = {**deeds, **own}
        super().__init__(scene, scene.session, self._deeds)
        self.card_menu = CardMenu(self)
        self.fan.on_hold = self.card_menu.hold
        self._trading = still_trading(scene.session.match)
        """Whether it is not settled yet what the last rite has brought its winner."""
        self._names = RitesNames(scene.session.match.rules)
        self._since: dict[int, int] = {}
        """By seat, how many events there were when its person had last chosen."""
        self._heard: int | None = None
        """Who has been told last what happened."""

    @property
    def question(self) -> Ask | None:
        return self.ask

    # What is shown ----------------------------------------------------------------------------

    def show(self, asked: OpenDecision | None, glide: float, linger: float) -> None:
        table = read_cards(self.session.match, self.at_keyboard)
        ask = ask_of(self.session, table) if asked is not None else None
        self.card_menu.leave()
        self.actions.thinking = self.scene.flow.thinking
        self.said = self._saying(table, ask)
        decision = self.session.match.position.decision
        # While all choose in secret, no plate says who is to act but one's own.
        must = -1 if decision is None or (decision.secret and ask is None) else decision.side
        more = len(table.ends) - len(self.table.ends)
        settled = more == 1 or (more == 0 and self._trading)
        self._trading = still_trading(self.session.match)
        self.present(table, ask, must, glide)
        if settled and not self._trading and not table.single:
            self.notices.add(plain(rite_ended(self.session.match)))

    def stand(self, then: Match, glide: float) -> None:
        decision = then.position.decision
        self.card_menu.leave()
        self.actions.thinking = False
        must = decision.side if decision and not decision.secret else -1
        self.present(read_cards(then, self.at_keyboard), None, must, glide)

    def _saying(self, table: CardTable, ask: Ask | None) -> Said:
        decision = self.session.match.position.decision
        if decision is None or self.scene.settled:
            return Said(self.scene.verdict or say("rites-banner-over"))
        if ask is not None:
            return Said(ask.prompt, table.cultists[ask.side], ask.hint, own=True)
        if decision.secret:
            return Said(say("rites-banner-secret"), None, say("rites-banner-secret.hint"))
        cultist = table.cultists[decision.side]
        return Said(say("rites-banner-thinking" if cultist.bot else "rites-banner-asked"), cultist)

    def tell(self, telling: Telling, seat: int | None) -> bool:
        """Show what happened, what is new to a seat lit; true if there are lines more."""
        log, before = self.log, self.log.count
        self._since = {each: since for each, since in self._since.items() if since <= self.session.match.event_count}
        since = self._since.get(seat) if seat is not None else None
        log.since = telling.told_before(since) if since is not None else -1
        log.show(telling.lines, telling.update())
        return log.count > before

    def hear(self, events: Iterable[Event], skipping: bool, glide: float) -> None:
        """Let it be heard, and say what others have done to the hand of whoever looks."""
        events, seat = list(events), self.at_keyboard
        super().hear(events, skipping, glide)
        if seat != self._heard and seat is not None and seat in self._since:
            # While another sat here, this one did not see it.
            events = self.session.match.events_since(self._since[seat], seat)
        self._heard = seat
        for told in hand_changes(events, self.table, self._names):
            self.notices.add(plain(told))

    def enable(self, open_: bool) -> None:
        """What is there only while it means something; the power-play looks alike whoever holds one."""
        actions, seat = self.actions, self.at_keyboard
        actions.open = open_ and seat is not None and self.session.match.decision is not None
        actions.able = bool(self.initiating.able())
        actions.wanted = seat is not None and bool(self.table.state["requests"][seat])
        actions.rite = bool(self.table.rite)

    def show_pace(self, flow: Flow) -> None:
        self.actions.pace.show(flow, "", "", bool(self.session.people))

    def time(self, when: When) -> str:
        named = subtitle(self.table)
        return say("rites-time", number=self.table.number, rite=named) if self.table.number else named

    def curtain(self, decision: OpenDecision) -> CurtainScene:
        """With the seal of the cultist who is asked, as everybody knows her."""
        now = self.session.match.position.decision
        return CardCurtain(read_cards(self.session.match, None).cultists[decision.seat], bool(now and now.secret))

    def first_card(self, first: First) -> Scene:
        """A rite that opens has a card of its own, with its pictures and the hand it is played with."""
        if first.name == self.table.rite and opens(first.name):
            return RiteCard(read_cards(self.session.match, self.at_keyboard), True, rite_ended(self.session.match))
        return super().first_card(first)

    def end(self, opened: bool) -> CardEnd:
        return CardEnd(self.session, self.table)

    # The past ---------------------------------------------------------------------------------

    @property
    def _backward(self) -> bool:
        return self.past is not None and self.past.on

    def banner(self, layout: Layout) -> Box:
        return self.slot("banner", banner_high(layout)) if self._backward else super().banner(layout)

    def below(self, layout: Layout) -> Box | None:
        if not self._backward:
            return super().below(layout)
        return self.slot("foot", 40 if folds(layout) else 124 if layout.compact else 154)

    def lay_past(self) -> None:
        """The past takes the places of banner and actions; where the log is folded away, the line lies on the hand."""
        if self._backward:
            layout, line = self.app.layout, self.fan.rect if folds(self.app.layout) else None
            plates = [self.plate_rect(cultist.side) for cultist in self.table.cultists]
            banner, foot = self.slots["banner"].rect, self.slots["foot"].rect
            self.scene.lookback.lay(layout, banner, foot, self.centre.rect, plates, line)

    def advised(self, counsel: Counsel) -> tuple[Sequence[Lit], Sequence[Ends]]:
        """The cards, the place and the button of the first step; a way where cards go to a place."""
        if not counsel.steps:
            return (), ()
        answer = counsel.steps[0].answer
        numbers = {bare(card) for card in cards_of(answer)}
        held = [f"{self.fan.id}.{card}" for card in self.fan.cards if face_of(card).number in numbers]
        place = f"{self.centre.id}.{place_of(self.table.rite, answer)}"
        lits = [*(Lit("card", card) for card in held), Lit("place", place, bool(held)), Lit("", option_id(answer))]
        return lits, [(card, place) for card in held[:1]]

    def lay_advice(self, layout: Layout) -> None:
        """The button at the middle's upper left, the card into the corner where it hides least of what it names."""
        advice, slot = self.scene.advisor, self.centre.rect
        side = layout.px(28 if layout.compact else 34)
        advice.button.place(pygame.Rect((*slot.topleft, side, side)))
        if not advice.mode:
            return
        size = advice.card.wanted(slot, layout)
        if size.height >= slot.height:
            # What a low window has no room for beside the cards lies over them.
            slot = layout.window
            size = advice.card.wanted(slot, layout)
        corners = [
            size.move_to(**{corner: getattr(slot, corner)})
            for corner in ("topright", "topleft", "bottomright", "bottomleft")
        ]
        named = self.lights.shapes(LIGHT)
        advice.card.lay(min(corners, key=lambda corner: len(corner.collidelistall(named))), layout)

    def coach_room(self, layout: Layout) -> tuple[pygame.Rect, Sequence[pygame.Rect]]:
        lying = [place.rect for place in self.centre.places]
        return self.centre.rect, [self.scene.advisor.button.rect, *self.hint.covers(), *lying]

    # The menu at a card -----------------------------------------------------------------------

    @property
    def waking(self) -> tuple[Waking, ...]:
        return *super().waking, self.fan

    def update(self, dt: float) -> bool:
        held = self.fan.pulse(dt)
        return super().update(dt) or held

    def left_open(self, card: str) -> None:
        self.card_menu.open(card)

    def over_table(self) -> list[Widget]:
        return self.card_menu.menu.widgets()

    def lay(self) -> None:
        super().lay()
        self.card_menu.lay()

    def kept_clear(self) -> list[pygame.Rect]:
        menu = self.card_menu.menu
        return [*super().kept_clear(), *([menu.boxes.rect] if menu.open else ())]

    def tip(self) -> tuple[str, pygame.Rect] | None:
        """The menu says all of its card that a tooltip would."""
        return None if self.card_menu.menu.open and self.fan.over else super().tip()

    def shape_of(self, role: str, id: str) -> Shape | None:
        """An option is lit in the menu while it stands there."""
        menu = self.card_menu.menu
        row = super().shape_of("row", f"{ID}.{id}") if menu.open and id.startswith("option.") else None
        return row or super().shape_of(role, id)

    # What a person does -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Advice and the past first, then keys that mean the table as a whole, then the widgets."""
        scene = self.scene
        first = (self.card_menu.menu.take, scene.advisor.take, scene.helped, scene.lookback.take)
        if any(take(event) for take in first):
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self.unpick() or True
        return self.point(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Do what a key means at the card table; those that mean the same at other tables are in ``bindings``."""
        control = bool(event.mod & CONTROL)
        if event.key == pygame.K_TAB:
            self.board.by_keyboard = True
        if not control and event.unicode.isdecimal() and event.unicode != "0" and self._digit(int(event.unicode)):
            return True
        deed = OWN.get(event.key) if not control and event.key in OWN else deed_of(event)
        if deed == "escape":
            if not self.unpick():
                self._deeds["menu"]()
            return True
        if deed == "done":
            option = self.actions.declining()
            if option is not None:
                self.chosen(option)
            return option is not None
        if deed not in self._deeds or (deed in ("skip", "pause", "step") and not self.scene.flow.thinking):
            return False
        self._deeds[deed]()
        return True

    def _digit(self, number: int) -> bool:
        """The card of the hand with that number from the left; the first digit shows the numbers."""
        if number > len(self.fan.cards):
            return False
        shown, self.board.by_keyboard = self.board.by_keyboard, True
        if shown:
            self.pick_card(self.fan.cards[number - 1])
        return True

    def chosen(self, option: Option) -> None:
        self.scene.answer(option)

    def answered(self, question: Asked) -> None:
        """What happens from here on is new to whoever has answered."""
        self._since[question.seat] = self.session.match.event_count
