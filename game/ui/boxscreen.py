"""A game whose table is a description in boxes: everything but the table itself is here."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import Any, ClassVar

import pygame

from game.engine.event import Event
from game.engine.option import Option
from game.games.registry import game_of
from game.language.spoken import say
from game.language.values import markup
from game.match.gamewords import words_of
from game.match.handedover import names_at_end
from game.match.match import Match
from game.match.opened import OpenDecision
from game.match.session import Session
from game.match.theatre import OPEN, Timeline, Told, View
from game.match.words import words
from game.ui import draw, theme
from game.ui.gamescreen import GameScreen, screen_of
from game.ui.icons import icon
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Grid, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Button, Held
from game.ui.kit.frame import HEAD, PANEL
from game.ui.layout import Layout
from game.ui.pictures import NAME, WIDTH
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.rules import RulesScene
from game.ui.table.bar_buttons import BarButton, in_a_row, undoing
from game.ui.table.bindings import deed_of
from game.ui.table.end.overlay import EndOverlay
from game.ui.table.log import Log, Telling
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from game.ui.table.side import shared
from game.ui.table.stage import Deeds, PlayedStage, Stage, option_id
from game.ui.table.turns.flow import Flow
from game.ui.table.turns.pace import PaceBar
from game.ui.theatre.deck import Face
from game.ui.theatre.scene import TheatreScene
from game.ui.theatre.showing import WatchedStage
from game.ui.widgets.base import Hint

PICTURE = (960, 600)
ANYBODY = -1
"""The seat of whoever looks on: the rules' ``encode_state`` tells it what everybody at the table knows."""
TOP = ("undo", "redo", "save", "rules", "menu")
FOOT = 110
"""How high the foot is while nothing is chosen, in design units."""


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """The state of a match as a seat knows it; as ``ANYBODY`` does, or all of it (None)."""
    found: dict[str, Any] = match.rules.encode_state(match.position.state, seat)
    return found


class BoxScreen(GameScreen):
    """A game on the window that describes its table; ``colours`` are those of its sides, by number."""

    played = "game.ui.boxscreen:PlayedBoxes"
    watched = "game.ui.boxscreen:WatchedBoxes"
    colours: ClassVar[tuple[theme.RGB, ...]] = (theme.FREE, theme.PAIN, theme.KILL, theme.GOLD)

    @abstractmethod
    def table(self, match: Match, seen: Mapping[str, Any], layout: Layout) -> Box:
        """The table: of the state only ``seen`` may be shown, the rest of a match only as far as all know it."""

    def choices(self, match: Match, asked: OpenDecision, answer: Callable[[Option], None]) -> Box:
        """The open question and what can be chosen."""
        decision = match.position.decision
        assert decision is not None
        speech, rules = words(), match.rules
        labels = speech.option_labels(rules, decision, match.view(asked.seat))
        return Column(
            Text(say("boxed-asked", question=markup(speech.prompt(rules, decision))), theme.BODY_BOLD, theme.GOLD),
            Grid(*(Button(option_id(each), label, lambda each=each: answer(each))  # type: ignore[misc]
                   for each, label in zip(asked.options, labels, strict=True)), cell=150, gap=6), gap=8,
        )  # fmt: skip

    def outcome(self, match: Match) -> Box:
        """How a match has ended: who has won, and everybody's score."""
        result = match.result()
        assert result is not None
        names_of_seats = names_at_end(match)
        won = [markup(f"**{escape(names_of_seats[seat])}**") for seat in result.winners]
        scores = sorted(result.scores.items(), key=lambda each: -each[1])
        names = {side: match.seats[seat].name for side, _ in scores for seat in range(len(match.seats))
                 if match.rules.side_number(side) in match.rules.side_of_seat(seat)}  # fmt: skip
        return Column(
            Text(say("boxed-won", names=won) if won else say("boxed-nobody"), theme.TITLE, theme.GOLD, "center"),
            *(Text(say("boxed-score", name=names[side], score=score), theme.BODY, theme.TEXT_SECOND, "center")
              for side, score in scores), gap=12, pack="center",
        )  # fmt: skip

    # What every game has ------------------------------------------------------------------------

    def small_picture(self, session: Session, width: int = WIDTH) -> Iterator[bytes]:
        match, big = session.match, pygame.Surface(PICTURE)
        seen = seen_by(match, ANYBODY)
        boxes = Boxes(lambda layout: Column(self.table(match, seen, layout), pad=40))
        boxes.lay(big.get_rect(), Layout(*PICTURE))
        yield b""
        big.blit(draw.backdrop(*PICTURE), (0, 0))
        boxes.draw(big, Layout(*PICTURE))
        yield b""
        data = BytesIO()
        pygame.image.save(pygame.transform.smoothscale(big, (width, width * PICTURE[1] // PICTURE[0])), data, NAME)
        yield data.getvalue()


class BoxStage(Stage):
    """Head, table and log. What is no box lies over ``slots``, which the description places."""

    def __init__(self, host: Scene, session: Session) -> None:
        super().__init__(host, session)
        screen = screen_of(session.match.rules.game)
        assert isinstance(screen, BoxScreen)
        self.screen = screen
        self.name = game_of(session.match.rules.game).called
        self.shown, self.seat = session.match, ANYBODY
        self.log = Log(self.colour).called("log_lines")
        self.slots = {name: Hint() for name in ("banner", "foot", "log", "side")}
        self.root = Boxes(self.describe)

    def colour(self, side: int) -> theme.RGB:
        """A side's colour."""
        return self.screen.colours[side % len(self.screen.colours)]

    def present(self, match: Match, seat: int | None) -> None:
        """Show a match with the eyes of a seat, of ``ANYBODY``, or of all together (None)."""
        self.shown, self.seen = match, seen_by(match, seat)
        self.lay()

    @property
    def rules_page(self) -> str:
        """The game's first page."""
        return next((page.id for page in words_of(self.shown.rules).pages()), "")

    # Places -------------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """The whole window."""
        bar = (Held(each.id, each, enabled=each.enabled, tip=each.tooltip, w=58, h=46)
               for each in self.buttons.values())  # fmt: skip
        told = Column(Text(say("boxed-log"), theme.HEAD, theme.BRASS), Held("slot.log", self.slots["log"], grow=1),
                      frame=PANEL, pad=14, gap=8, grow=1)  # fmt: skip
        return Column(
            Row(Text(self.name, theme.TITLE_SMALL, theme.GOLD, line=True), Space(grow=1), *bar, frame=HEAD,
                pad=(16, 4)),
            Row(Column(Held("slot.banner", self.slots["banner"], h=48),
                       self.screen.table(self.shown, self.seen, layout), self.foot(), gap=12, grow=66),
                Column(shared(self.side, self.slots["side"], told, layout), grow=34),
                across="fill", gap=16, grow=1, pad=(16, 12)),
        )  # fmt: skip

    def foot(self) -> Box:
        """What stands below the table."""
        return Held("slot.foot", self.slots["foot"], h=FOOT)

    def lay(self) -> None:
        layout = self.app.layout
        self.root.lay(layout.window, layout)
        self.log.visible = self.root.shows("slot.log")
        if self.log.visible:
            self.log.lay(self.slots["log"].rect, layout)
        if self.side:
            self.side.lay(self.slots["side"].rect, layout)
        self.lay_past()
        if self.coach:
            self.coach.laid(layout)
        self.compose()

    def compose(self) -> None:
        past = [*self.past.over_middle(), *self.past.widgets()] if self.past else []
        side, coach = self.side.widgets() if self.side else (), self.coach.over_middle() if self.coach else ()
        self.board.set([self.root, self.log, *side, *past, self.lights, *coach])

    # Events and time ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        return self.board.handle(event)

    @property
    def moving(self) -> bool:
        return False

    def advance(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        layout = self.app.layout
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.board.draw(surface, layout)
        self.notices.draw(surface, layout, layout.window)


class PlayedBoxes(BoxStage, PlayedStage):
    """The table as it is played at: choices below it, in their place the bots' bar, or what steers a look back."""

    scene: MatchScene
    glides_back = False
    explains_moments = False

    def __init__(self, scene: MatchScene, deeds: Deeds) -> None:
        self.scene, self.deeds = scene, deeds
        self.asked: OpenDecision | None = None
        super().__init__(scene, scene.session)
        self.seen = seen_by(self.shown, ANYBODY)
        self.buttons = in_a_row({
            each: BarButton(each, undoing(each) or say(f"boxed-{each}"), deeds[each]).called(each) for each in TOP
        })  # fmt: skip
        self.pace = PaceBar(self.app.settings, deeds["pause"], deeds["step"], deeds["skip"])

    @property
    def question(self) -> OpenDecision | None:
        """The open question, if it is put to the person at the keyboard."""
        return self.asked

    def show(self, asked: OpenDecision | None, glide: float, linger: float) -> None:
        self.asked = asked
        self.stand(self.session.match, glide)

    def stand(self, then: Match, glide: float) -> None:
        self.present(then, ANYBODY if self.at_keyboard is None else self.at_keyboard)

    def foot(self) -> Box:
        if self.scene.lookback.on or self.asked is None:
            return super().foot()
        return Scroll("choices", self.screen.choices(self.session.match, self.asked, self.scene.answer))

    def compose(self) -> None:
        super().compose()
        if not self.scene.lookback.on and self.asked is None:
            self.board.set([*self.board.widgets, *self.pace.widgets()])

    def lay_past(self) -> None:
        layout, foot = self.app.layout, self.slots["foot"].rect
        self.pace.boxes.lay(foot, layout)
        self.scene.lookback.lay(layout, self.slots["banner"].rect, foot, self.root.rect)

    def tell(self, telling: Telling, seat: int | None) -> bool:
        before = self.log.count
        self.log.show(telling.lines, telling.update())
        return self.log.count > before

    def show_pace(self, flow: Flow) -> None:
        self.pace.show(flow, "", "", bool(self.session.people))

    def finish_motion(self) -> None:
        """Nothing moves."""

    def curtain(self, decision: OpenDecision) -> CurtainScene:
        return BoxCurtain(self.session.match.seats[decision.seat].name, "", self.name)

    def end(self, opened: bool) -> Scene:
        return BoxEnd(self.screen, self.session)

    def lay_advice(self, layout: Layout) -> None:
        """Where moves are not explained there is nothing to place."""

    def handle(self, event: pygame.event.Event) -> bool:
        if self.scene.helped(event) or self.scene.lookback.take(event):
            return True
        if event.type == pygame.KEYDOWN:
            deed = deed_of(event)
            deed = "menu" if deed == "escape" else "rules" if event.key == pygame.K_F1 else deed
            if deed in self.deeds and (self.scene.flow.thinking or deed not in ("skip", "pause", "step")):
                self.deeds[deed]()
                return True
            if self.asked and not self.scene.lookback.on and self.root.press_key(event.key):
                return True
        return super().handle(event)


class BoxCurtain(CurtainScene):
    """With a die in the place of a faction's sign."""

    def crest(self, size: int) -> pygame.Surface:
        """The die."""
        return icon("dice", size, theme.GOLD)


class BoxEnd(EndOverlay):
    """The end, as the game's screen describes it."""

    size = (1240, 480)

    def __init__(self, screen: BoxScreen, session: Session) -> None:
        super().__init__(session)
        self.screen = screen

    @property
    def anew(self) -> str:
        return say("boxed-again")

    def names(self) -> Sequence[tuple[str, str, str]]:
        return [("result", say("boxed-result"), say("boxed-result"))]

    def shown(self, layout: Layout, wide: float, high: float) -> Box:
        return self.screen.outcome(self.session.match)

    def _rematch(self) -> None:
        self._start(self.session.rematch)


class WatchedBoxes(BoxStage, WatchedStage):
    """The table with the deck in the place of banner and choices."""

    def __init__(self, theatre: TheatreScene, timeline: Timeline) -> None:
        super().__init__(theatre, Session(timeline.match_at(0)))
        self.seen = seen_by(self.shown, ANYBODY)
        self.buttons = self.way_on(lambda: theatre.push(RulesScene(self.rules_page)), say("theatre-rules.tip"))
        self.log.on_line = theatre.jump

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        return [Face(escape(seat.name), partial(icon, "person", colour=self.colour(number)))
                for number, seat in enumerate(timeline.end.seats)]  # fmt: skip

    def watch(self, then: Match, view: View, pace: float, step: bool) -> list[Event]:
        heard = self.turn_to(then, view, step)
        self.sounds.step(heard, False, not step)
        self.present(then, None if view == OPEN else view if isinstance(view, int) else ANYBODY)
        return heard

    def tell(self, told: Told, view: View) -> None:
        self.log.show([])
        self.log.show(told.lines)

    def lay_past(self) -> None:
        self.deck.lay(self.slots["banner"].rect, self.slots["foot"].rect, None, self.app.layout)

    def handle(self, event: pygame.event.Event) -> bool:
        steered = event.type == pygame.KEYDOWN and self.deck.take(event, self.board, [self.log])
        return steered or super().handle(event)
