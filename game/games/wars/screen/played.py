"""The table with a map as it is played at: the question laid open, and what the person at the keyboard does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.engine.errors import EngineError
from game.engine.event import Event
from game.engine.option import Option
from game.games.wars.screen.answers.choices import lay_open, with_moments, with_way_back
from game.games.wars.screen.answers.question import Choice, Question
from game.games.wars.screen.dialogs import ReminderScene, ask_pass
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.hand.hand import Hand
from game.games.wars.screen.hand.reach import Demands
from game.games.wars.screen.keys import Controls
from game.games.wars.screen.map.lit import AREA, PIECE, advised
from game.games.wars.screen.map.motion import gains
from game.games.wars.screen.map.over_map import lay_advice, room_on
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.rehearsals import rehearsals
from game.games.wars.screen.signs import SignsScene, mark
from game.games.wars.screen.stage import MapStage
from game.games.wars.screen.strip_tips import who
from game.games.wars.screen.winnings import let_fly
from game.games.wars.words.asking import Asking, asking
from game.games.wars.words.orders import Reminder, reminders
from game.games.wars.words.tableview import read_table, side_of
from game.language.spoken import name, say
from game.language.values import capital
from game.match.cards import Ref
from game.match.counsel import Counsel
from game.match.match import Match
from game.match.opened import OpenDecision
from game.match.seats import seat_name
from game.match.words import words
from game.ui.layout import Layout
from game.ui.scenes.message import error
from game.ui.table.advice.advisor import LIGHT
from game.ui.table.bar_buttons import SquareButton
from game.ui.table.lights import Ends, Lit
from game.ui.table.log import Telling
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from game.ui.table.stage import Asked, Deeds, PlayedStage
from game.ui.table.turns.flow import Flow
from game.ui.widgets.base import Widget

GO_ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
"""Keys that let tumbling dice lie."""


class PlayedMap(MapStage, PlayedStage):
    """The stage of a match of Cthulhu Wars that is played. ``deeds`` are the commands every game has, by name."""

    scene: MatchScene

    def __init__(self, scene: MatchScene, deeds: Deeds) -> None:
        self.scene = scene
        deeds = deeds | {
            "signs": self.open_signs,
            "find": lambda: self.find(),
            "card": lambda: self.inspector.open_here(),
        }
        super().__init__(scene, scene.session, deeds)
        self._attended = -1
        self.demands = Demands(self, lambda: self.at_keyboard)
        self.map_buttons.parts += self.demands.buttons
        deeds |= {"reach": self.demands.turn, "area_signs": self.demands.turn_signs,
                  "trails": self.demands.turn_trails}  # fmt: skip
        self.hand = Hand(self, scene.answer, scene.undo, self._reminded, self.demands.turn)
        self.controls = Controls(self, scene.flow, deeds | {"step_back": self.hand.back})
        self._quiet: set[int] = set()
        """Seats that want no reminders in this game."""
        self.map.on_lift, self.map.on_drop, self.map.on_hold = self.lift, self.drop, self.hand.open
        self.inspector.taken = lambda: self.hand.menu.open
        self._picked_up = False
        self.warming.add(rehearsals(self))

    # What is shown ----------------------------------------------------------------------------

    def throw(self, glide: float, linger: float) -> bool:
        if not glide or not self.fought.rolled:
            return False
        self.fought.pace = linger
        return self.roll(read_table(self.session.match, self.at_keyboard), glide)

    def show(self, asked: OpenDecision | None, glide: float, linger: float) -> None:
        """Read the match for whoever may see it, and show table, question and banner."""
        match = self.session.match
        table, self.question = read_table(match, self.at_keyboard), None
        if asked is not None:
            self.question = lay_open(match, asked, table, self.session.match.view(asked.seat))
            self.question = with_moments(self.question, match)
            if self.can_step_back():
                self.question = with_way_back(self.question)
        self.fought.pace = linger
        self.present(table, self.question, self.scene.viewer, glide)
        self.hand.follow()
        self.demands.follow()
        self._say()

    def stand(self, then: Match, glide: float) -> None:
        table = read_table(then, self.at_keyboard)
        self.hand.close()
        self.demands.hide()
        self.battle.show(table, None, None)
        self.annals.tour.stop()
        self.put_up(then, table, None, self.scene.viewer, glide)
        self.topbar.track.finish()
        for strip in self.strips:
            strip.finish()
        self.buttons["signs"].enabled = False

    def _say(self) -> None:
        """Write the banner."""
        decision, question = self.session.match.decision, self.question
        if decision is None or self.scene.settled:
            self.banner.say("", "", self.scene.verdict or say("wars-answers-over"))
            return
        faction = next(s.faction for s in self.table.sides if s.number == decision.side)
        asked = words().name("faction", faction)
        why = asking(self.session.match)
        if decision.kind == "slot_side":
            # Asked is the person, not yet one of the factions.
            asked = self.session.match.seats[decision.seat].name or asked
        if question:
            self.column.ask(question.serial)
            self.banner.say(faction, asked, question.prompt, self._hint(question), question.power, why.short)
            self._attend(why)
            return
        chance = self.scene.flow.chance
        if chance and self.scene.flow.paused:
            self.banner.say(chance.side, words().name("faction", chance.side), chance.text)
            return
        seat = self.session.match.seats[decision.seat]
        said = say("wars-answers-thinking" if seat.bot else "wars-answers-asked")
        self.banner.say(faction, asked, said, seat.name, asked=why.short)

    def _hint(self, question: Question) -> str:
        back = say("wars-answers-back") if self.can_step_back() else ""
        return " · ".join(filter(None, (question.hint, self.hint_for(question.faction), back)))

    def _attend(self, why: Asking) -> None:
        """Call whoever sits here to a choice in another's turn, and show its place; once for each question."""
        if not why.by or self._attended == self.serial:
            return
        self._attended = self.serial
        if why.where:
            self.show_place(why.where)
        if not self.app.settings.reduced_motion:
            self.banner.attend()

    def tell(self, telling: Telling, seat: int | None) -> bool:
        """Show chronicle and digest as they are told to a seat; true if there are lines more."""
        settings = self.app.settings
        pace = "" if settings.reduced_motion else settings.bot_pace
        return self.annals.follow(telling, self.table, self.question, seat, pace)

    def hear(self, events: Iterable[Event], skipping: bool, glide: float) -> None:
        """Let gains rise from the map, and sounds be heard; what dice bring once they lie."""
        settings, events = self.app.settings, list(events)
        if not skipping and settings.bot_pace != "at_once":
            self.map.rise(gains(events), glide or 1.0, settings.reduced_motion)
            if glide:
                let_fly(self, events, glide)
        self.sounds.step(events, self.question is not None, skipping)

    def enable(self, open_: bool) -> None:
        """Signs can be looked at only while somebody sits here and the game goes on; a dot says that more can be done.
        """
        button = self.buttons["signs"]
        button.enabled = open_ and bool(self.session.people) and self.session.match.decision is not None
        mark(button, self.session.match, self.at_keyboard if button.enabled else None)

    def show_pace(self, flow: Flow) -> None:
        decision = self.session.match.decision
        side = next((s for s in self.table.sides if decision and s.number == decision.side), None)
        person = who(side, False) if side else ""
        self.pace.show(flow, side.faction if side else "", person, bool(self.session.people))

    def finish_motion(self) -> None:
        """Pieces stand where they belong, and the battle is over."""
        self.motions.finish()
        self.close_battle()

    def curtain(self, decision: OpenDecision) -> CurtainScene:
        """In the colour of the side that is asked."""
        seat = decision.seat
        side = next(side for side in self.table.sides if side.number == decision.side)
        person = seat_name(self.session.match.seats, seat)
        own = [name("faction", each.faction) for each in self.table.sides if each.seat == seat]
        sides = say("wars-screen-seat.nobody", sides=own)
        return CurtainScene(person, side.faction, sides, asking(self.session.match).why)

    def end(self, opened: bool) -> EndScene:
        """The end screen; ``opened`` with all Elder Signs open already."""
        return EndScene(self.session, self.table, opened)

    def lay_past(self) -> None:
        """The past takes the places of banner and actions."""
        grid = self.grid
        self.scene.lookback.lay(self.app.layout, grid.banner, grid.actions, grid.map, grid.strips)

    def advised(self, counsel: Counsel) -> tuple[Sequence[Lit], Sequence[Ends]]:
        return advised(counsel, [area.id for area in self.table.areas])

    def asks_advice(self, button: SquareButton) -> None:
        self.map_buttons.more.append(button)

    def lay_advice(self, layout: Layout) -> None:
        """The card goes into the corner where it hides least."""
        lay_advice(self.scene.advisor, self.map, self.map_buttons, layout, self.lights.shapes(LIGHT))

    @property
    def pointed(self) -> Option | None:
        cards = (area.card.choice.option for area in self.bar.areas
                 if area.hovered or (area.focused and self.board.by_keyboard))  # fmt: skip
        return next(cards, None)

    def coach_room(self, layout: Layout) -> tuple[pygame.Rect, Sequence[pygame.Rect]]:
        kept = [part.rect for part in (*self.map_buttons.shown, *self.map_buttons.more)]
        return room_on(self.map, layout), [*kept, *self.hint.covers()]

    def spoken_of(self, things: Sequence[str]) -> list[pygame.Rect]:
        pieces = (self.table.pieces.get(int(id.removeprefix(PIECE))) for id in things if id.startswith(PIECE))
        stands = [piece.place for piece in pieces if piece]
        areas = sorted({*stands, *(id.removeprefix(AREA) for id in things if id.startswith(AREA))})
        names = (box for area in areas for box in self.map.name_boxes(area)[:1])
        return [*super().spoken_of(things), *names]

    def look_up(self, ref: Ref) -> None:
        self.inspector.open(ref)

    # What a person does -----------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Cards of what is pointed at first, then advice, keys that mean the table as a whole, and the widgets."""
        if self._hurried(event):
            return True
        scene = self.scene
        first = (self.hand.take, self.demands.take, self.inspector.take, self.annals.take, scene.advisor.take)
        return any(take(event) for take in (*first, scene.helped, scene.lookback.take, self.controls.take))

    def _hurried(self, event: pygame.event.Event) -> bool:
        """Let the dice lie that still tumble, for a click on the table or a key that goes on."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        at = self.board.at(event.pos) if clicked else None
        meant = at in (self.map, self.battle, self.banner) or (event.type == pygame.KEYDOWN and event.key in GO_ON)
        if not self.rolling or not meant:
            return False
        self.battle.finish()
        return True

    def picked(self, target: Target) -> None:
        """Answer with a place or a piece; while bots play, play on to the next own choice."""
        question, scene = self.question, self.scene
        if question is None:
            if not self.scene.lookback.on and not scene.flow.paused:
                scene.skip_bots()
            return
        options = question.option_for(target, self.table)
        if not options:
            self.hand.open(target)
        else:
            self._remind(question, options[0], lambda: scene.answer(options[0]))

    def chosen(self, choice: Choice) -> None:
        """Answer with a card; passing asks first."""
        question, option, scene = self.question, choice.option, self.scene
        if choice.deed == "undo":
            scene.undo()
        elif choice.deed and question is not None:
            self.open_signs(question.seat)
        if option is None or question is None:
            return

        def answer() -> None:
            if option.kind == "pass" and question.power:
                scene.push(ask_pass(question.power), lambda yes: scene.answer(option) if yes else None)
            else:
                scene.answer(option)

        self._remind(question, option, answer)

    def lift(self, unit: int) -> bool:
        """Take a piece of the map up: one that is selected already, or one that can be picked to go somewhere."""
        lifted = self._lifted(unit)
        if lifted:
            self.sounds.lift()
        return lifted

    def _lifted(self, unit: int) -> bool:
        question = self.question
        if question is None:
            return False
        self._picked_up = question.marks.selected != unit
        if self.hand.asks:
            return self.hand.take_up(unit)
        if self._picked_up:
            options = question.option_for(("unit", unit), self.table)
            if question.kind != "move_unit" or not options:
                return False
            self.scene.answer(options[0])
        asked = self.question
        return asked is not None and asked.marks.selected is not None and bool(asked.marks.areas)

    def drop(self, target: Target | None) -> None:
        """Let the piece go: over a right area it goes there; else it says why not and goes back to where it was."""
        question = self.question
        if question is None:
            return
        options = question.option_for(target, self.table) if target else []
        if options:
            self.sounds.set_down()
            self.scene.answer(options[0])
            return
        piece = self.table.pieces.get(question.marks.selected or -1)
        if target and piece and target == ("area", piece.place) and not self.hand.chained:
            return
        why = question.blocked_areas.get(str(target[1])) if target else None
        if why:
            self.scene.notice(capital(why) + ".")
        if self._picked_up and self.can_step_back():
            self.hand.back()

    def _reminded(self, option: Option, go_on: Callable[[], None]) -> None:
        if self.question is not None:
            self._remind(self.question, option, go_on)

    def lay(self) -> None:
        super().lay()
        self.hand.lay()

    def over_map(self) -> list[Widget]:
        return [self.demands.overlay]

    def over_lights(self) -> list[Widget]:
        return self.hand.menu.widgets()

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        self.hand.point()
        self.demands.point()
        return changed

    def _remind(self, question: Question, option: Option, go_on: Callable[[], None]) -> None:
        """Do ``go_on``, at once or after the person has been reminded of what is left undone and wants it all the same.
        """
        match, seat = self.session.match, question.seat
        left = [] if seat in self._quiet else reminders(match, option, self.session.driver.orders)

        def answered(value: Reminder | str | None) -> None:
            if value == "quiet":
                self._quiet.add(seat)
            if isinstance(value, Reminder):
                self.scene.answer(value.option) if value.option else self.open_signs()
            elif value:
                go_on()

        if left:
            self.scene.push(ReminderScene(left), answered)
        else:
            go_on()

    def answered(self, question: Asked) -> None:
        """An own action is what the next news are counted from."""
        if question.kind == "action":
            self.annals.reports.own_choice(question.seat, self.table)

    def can_step_back(self) -> bool:
        """Whether Escape takes back a step of the action that is going on."""
        if self.question is None or self.question.kind == "action" or not self.session.match.entries:
            return False
        last = self.session.match.entries[-1]
        own = getattr(last, "by", "") == "person" and getattr(last, "seat", -1) == self.question.seat
        return own and self.session.can_undo(self.question.seat)

    def open_signs(self, seat: int | None = None) -> None:
        """A private look at Elder Signs: with several people a curtain names whose, if no ``seat`` is meant."""
        scene, people = self.scene, self.session.people
        if people and not scene.curtain:
            meant = scene.viewer if len(people) == 1 else seat
            scene.push(SignsScene(self.session, meant, scene.viewer), self.reveal)

    def reveal(self, chosen: tuple[str, tuple[int, ...]] | None) -> None:
        """Reveal Elder Signs: a faction, and the values of its signs."""
        if not chosen:
            return
        faction, values = chosen
        try:
            self.session.match.reveal(side_of(faction), values)
        except EngineError as problem:
            self.scene.push(error(say("wars-signs.refused"), problem))
            return
        self.scene.changed()
