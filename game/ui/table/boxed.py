"""The stage of a game whose table is described in boxes: head, table, choices, log, the past and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.games.registry import game_of
from game.match.gamewords import words_of
from game.match.match import Match
from game.match.opened import OpenDecision
from game.match.session import Session
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Held
from game.ui.kit.frame import HEAD, PANEL
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.table.bar_buttons import BarButton
from game.ui.table.bindings import deed_of
from game.ui.table.end.overlay import EndOverlay
from game.ui.table.log.lines import Log
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.stage import Deeds, PlayedStage, Ring, Stage
from game.ui.table.turns.pace import PaceBar
from game.ui.widgets.painted import Hint

if TYPE_CHECKING:
    from game.ui.boxscreen import BoxScreen
    from game.ui.table.log.telling import Telling
    from game.ui.table.scene import MatchScene
    from game.ui.table.turns.flow import Flow

ANYBODY = -1
"""The seat of whoever looks on: the rules' ``encode_state`` tells it what everybody at the table knows."""
TOP = {"undo": "Undo", "redo": "Redo", "save": "Save", "rules": "Rules", "menu": "Menu"}
FOOT = 110
"""How high the foot is while nothing is chosen, in design units."""


def seen_by(match: Match, seat: int | None) -> dict[str, Any]:
    """The state of a match as a seat knows it; as ``ANYBODY`` does, or all of it (None)."""
    found: dict[str, Any] = match.rules.encode_state(match.position.state, seat)
    return found


class BoxStage(Stage):
    """Head, table and log. What is no box lies over ``slots``, which the description places."""

    def __init__(self, screen: BoxScreen, host: Scene, session: Session) -> None:
        super().__init__(host, session)
        self.screen = screen
        self.name = game_of(session.match.rules.game).name
        self.shown, self.seat = session.match, ANYBODY
        self.log = Log(self.colour).called("log_lines")
        self.slots = {name: Hint() for name in ("banner", "foot", "log")}
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
        return Column(
            Row(Text(self.name, theme.TITLE_SMALL, theme.GOLD, line=True), Space(grow=1), *bar, frame=HEAD,
                pad=(16, 4)),
            Row(Column(Held("slot.banner", self.slots["banner"], h=48),
                       self.screen.table(self.shown, self.seen, layout), self.foot(), gap=12, grow=66),
                Column(Text("What happened", theme.HEAD, theme.BRASS), Held("slot.log", self.slots["log"], grow=1),
                       frame=PANEL, pad=14, gap=8, grow=34), across="fill", gap=16, grow=1, pad=(16, 12)),
        )  # fmt: skip

    def foot(self) -> Box:
        """What stands below the table."""
        return Held("slot.foot", self.slots["foot"], h=FOOT)

    def lay(self) -> None:
        layout = self.app.layout
        self.root.lay(layout.window, layout)
        self.log.lay(self.slots["log"].rect, layout)
        self.lay_past()
        self.compose()

    def compose(self) -> None:
        past = [*self.past.over_middle(), *self.past.widgets()] if self.past else []
        self.board.set([self.root, self.log, *past])

    # Events and time ----------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        return self.board.handle(event)

    @property
    def moving(self) -> bool:
        return False

    @property
    def next_wake(self) -> float | None:
        return self.soonest()

    def advance(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        layout = self.app.layout
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.board.draw(surface, layout)
        self.notices.draw(surface, layout, layout.window)


class PlayedBoxes(BoxStage, PlayedStage):
    """The table as it is played at: choices below it, in their place the bots' bar, or what steers a look back."""

    glides_back = False
    explains_moments = False

    def __init__(self, screen: BoxScreen, scene: MatchScene, deeds: Deeds) -> None:
        self.scene, self.deeds = scene, deeds
        self.asked: OpenDecision | None = None
        super().__init__(screen, scene, scene.session)
        self.seen = seen_by(self.shown, ANYBODY)
        self.buttons = {name: BarButton(name, label, deeds[name]).called(name) for name, label in TOP.items()}
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
        if self.past.on or self.asked is None:
            return super().foot()
        return Scroll("choices", self.screen.choices(self.session.match, self.asked, self.scene.answer))

    def compose(self) -> None:
        super().compose()
        if not self.past.on and self.asked is None:
            self.board.set([*self.board.widgets, *self.pace.widgets()])

    def lay_past(self) -> None:
        layout, foot = self.app.layout, self.slots["foot"].rect
        self.pace.boxes.lay(foot, layout)
        self.past.lay(layout, self.slots["banner"].rect, foot, self.root.rect)

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

    def rings(self) -> Sequence[Ring]:
        return ()

    def lay_advice(self, layout: Layout) -> None:
        """Where moves are not explained there is nothing to place."""

    def handle(self, event: pygame.event.Event) -> bool:
        if self.past.take(event):
            return True
        if event.type == pygame.KEYDOWN:
            deed = deed_of(event)
            deed = "menu" if deed == "escape" else "rules" if event.key == pygame.K_F1 else deed
            if deed in self.deeds and (self.scene.flow.thinking or deed not in ("skip", "pause", "step")):
                self.deeds[deed]()
                return True
            if self.asked and not self.past.on and self.root.press_key(event.key):
                return True
        return super().handle(event)


class BoxCurtain(CurtainScene):
    """With a die in the place of a faction's sign."""

    def crest(self, size: int) -> pygame.Surface:
        """The die."""
        return icon("dice", size, theme.GOLD)


class BoxEnd(EndOverlay):
    """The end, as the game's screen describes it."""

    anew = "The same seats, other chances"
    size = (1240, 480)

    def __init__(self, screen: BoxScreen, session: Session) -> None:
        super().__init__(session)
        self.screen = screen

    def names(self) -> Sequence[tuple[str, str, str]]:
        return [("result", "Result", "Result")]

    def shown(self, layout: Layout, wide: float, high: float) -> Box:
        return self.screen.outcome(self.session.match)

    def _rematch(self) -> None:
        self._start(self.session.rematch)
