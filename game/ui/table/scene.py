"""The table's scene: keeps the match going and does what the person at the keyboard wishes."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.engine.option import Option
from game.match.session import Session
from game.match.tableview import Table, public_event, read_table, side_of
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.app import App
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scene import Scene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import confirm, error
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.title import TitleScene
from game.ui.table.board_overlay import BoardScene
from game.ui.table.choices import Choice, Question, lay_open
from game.ui.table.curtain import CurtainScene
from game.ui.table.end import EndScene
from game.ui.table.flow import GLIDE, Flow
from game.ui.table.map_view import Target, all_tokens
from game.ui.table.menu import MenuScene, SeatsScene, save_as
from game.ui.table.pieces import piece_scale
from game.ui.table.signs import SignsScene
from game.ui.table.stage import Stage
from game.ui.table.tips import Tips
from game.ui.widgets.base import Board

log = logging.getLogger(__name__)

NOTICE_SECONDS = 5.0
WARM_MS = 3
_SIZES = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}


class TableScene(Scene):
    """A match on the table. Shows what the person at the keyboard may see, or what anybody may when only bots play.

    ``viewer`` is the seat at the keyboard; behind a ``curtain`` nobody's secrets are shown.
    """

    title = "Table"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        people = session.people
        self.viewer: int | None = people[0] if len(people) == 1 else None
        self.curtain = False
        self.table: Table = read_table(session.match, self.viewer)
        self.question: Question | None = None
        self._then: Callable[[Any], None] | None = None
        self._told = 0
        self._since = session.match.event_count
        self._notices: list[tuple[str, float]] = []
        self._tip_time = 0.0
        self._tip_for: Target | None = None
        self._end_shown = False
        self._warm: list[Callable[[], object]] = []
        self._only_map = False

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Build the widgets and see whose turn it is."""
        super().enter(app)
        session = self.session
        self.flow = Flow(session, app.post)
        deeds: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "rules": self.rules,
            "signs": self.signs,
            "menu": self.menu,
            "skip": self.skip_bots,
        }
        self.stage = Stage(app, session, deeds, self._picked_on_map, self._chosen, self._open_board)
        self.map, self.bar, self.board = self.stage.map, self.stage.bar, self.stage.board
        self.tips = Tips(self)
        self._chronicle = words().chronicle(session.match.rules)
        session.woken = lambda: app.post(self._take_messages)
        self._take_messages()
        self.flow.refresh()
        self.sync(glide=False)
        # What is loaded by now stays: looking through it again and again would cost whole frames.
        gc.collect()
        gc.freeze()
        self._warm = [
            *self.stage.rehearsals(),
            *(
                self._token_maker(faction, kind, cls, state)
                for state in ("can", "plain", "selected", "hover")
                for faction, kind, cls in all_tokens(self.table)
            ),
        ]

    def _token_maker(self, faction: str, kind: str, cls: str, state: tokens.State) -> Callable[[], object]:
        """Makes a picture that will be needed, while nothing else is to be done."""

        def make() -> object:
            layout = self.app.layout
            unit = layout.scale * piece_scale(self.map.sheet, layout)
            return tokens.token(faction, kind, round(_SIZES[cls] * unit), state)

        return make

    def leave(self) -> None:
        """Let threads and files go; the match is kept."""
        gc.unfreeze()
        self.flow.close()
        self.session.woken = None
        self._picture()
        self.session.close()
        self.stage.close()

    def may_quit(self) -> bool:
        """The window may close at any time: every answer is kept already."""
        return True

    def _picture(self) -> None:
        """Give the save a small picture of the map: public things only, since anybody may see the list of saves."""
        rect = self.map.rect
        if pygame.display.get_surface() is None or rect.width < 2 or rect.height < 2:
            return
        shot = pygame.Surface(rect.size)
        self.map.draw_plain(shot)
        small = pygame.transform.smoothscale(shot, (320, max(round(320 * rect.height / rect.width), 2)))
        data = BytesIO()
        pygame.image.save(small, data, "thumbnail.jpg")
        self.session.thumbnail = data.getvalue()

    # What is shown ----------------------------------------------------------------------------

    @property
    def at_keyboard(self) -> int | None:
        """The seat whose secrets may be shown: nobody's behind a curtain."""
        return None if self.curtain else self.viewer

    def sync(self, glide: bool = True) -> None:
        """Take up what the match has become."""
        session, flow = self.session, self.flow
        self._seat_viewer()
        self.table = read_table(session.match, self.at_keyboard)
        asked = flow.asked
        self.question = None
        if asked and not self.curtain:
            self.question = lay_open(session.match, asked.decision, self.table, session.view(asked.decision.seat))
        self.stage.show(self.table, self.question, self.viewer, self._glide() if glide else 0.0)
        self.stage.say(self.question, self._hint(), flow.over)
        self._enable()
        self._tell()
        self.stage.skippable = flow.thinking and not flow.skipping and bool(session.people)
        self.stage.compose()
        self.redraw()
        if flow.over and not self._end_shown:
            self._end_shown = True
            self.show_result()
        elif not flow.over:
            self._end_shown = False

    def _glide(self) -> float:
        """How long pieces glide: not at all where motion is not wanted, or nobody watches."""
        settings = self.app.settings
        if settings.reduced_motion or self.flow.skipping:
            return 0.0
        return GLIDE.get(settings.bot_pace, 1.0)

    def _hint(self) -> str:
        hint = self.question.hint if self.question else ""
        if self.can_step_back():
            hint = f"{hint} · Esc: step back" if hint else "Esc: step back"
        return hint

    def battle_box(self) -> pygame.Rect:
        """What the battle panel covers of the window; empty while nobody fights."""
        return self.stage.battle.rect if self.stage.battle.visible else pygame.Rect(0, 0, 0, 0)

    def _enable(self) -> None:
        """Undo, Redo and Signs are there only while they mean something."""
        buttons = self.stage.buttons
        open_ = not self.curtain
        buttons["undo"].enabled = open_ and self.session.can_undo(self.viewer)
        buttons["redo"].enabled = open_ and self.session.can_redo
        buttons["signs"].enabled = open_ and bool(self.session.people) and not self.flow.over

    def _seat_viewer(self) -> None:
        """Whoever is asked sits at the keyboard; with several people a curtain falls in between."""
        people = self.session.people
        asked = self.flow.asked
        if len(people) == 1:
            self.viewer = people[0]
        elif self.viewer not in people:
            self.viewer = None
        if asked is None or asked.decision.seat == self.viewer or self.curtain:
            return
        self.curtain = True
        seat = asked.decision.seat
        side = next(side for side in self.table.sides if side.number == asked.decision.side)

        def seated(_: Any) -> None:
            self.viewer, self.curtain = seat, False
            self._retell()
            self.sync(glide=False)

        name = self.session.seats[seat].name or f"Player {seat + 1}"
        self._ask(CurtainScene(name, side.faction, words().name("faction", side.faction)), seated)

    def _tell(self) -> None:
        """Feed the chronicle what is new, or tell it all anew after an undo."""
        count = self.session.match.event_count
        if count < self._told:
            self._retell()
            return
        self._chronicle.feed(self._events(self._told))
        self._told = count
        self.stage.tell(self._chronicle.lines, self._since)

    def _events(self, start: int) -> list[Any]:
        seat = self.at_keyboard
        if seat is not None:
            return self.session.events_since(start, seat)
        shown = (public_event(event) for event in self.session.match.events_since(start))
        return [event for event in shown if event is not None]

    def _retell(self) -> None:
        self._chronicle = words().chronicle(self.session.match.rules)
        self._told = 0
        self._since = min(self._since, self.session.match.event_count)
        self._tell()

    def layout_changed(self) -> None:
        """Place everything."""
        self.stage.lay()

    # What a person does -----------------------------------------------------------------------

    def _picked_on_map(self, target: Target) -> None:
        if self.question is None:
            if self.flow.thinking:
                self.skip_bots()
            return
        options = self.question.option_for(target, self.table)
        if options:
            self.answer(options[0])

    def _chosen(self, choice: Choice) -> None:
        if choice.option is None or self.question is None:
            return
        if choice.option.kind == "pass" and self.question.power:
            option = choice.option
            self._ask(
                confirm(
                    "Pass?",
                    f"You give up your **{self.question.power} Power** and act no more in this phase, "
                    "unless something brings you new Power.",
                    "Pass",
                    danger=True,
                ),
                lambda yes: self.answer(option) if yes else None,
            )
            return
        self.answer(choice.option)

    def answer(self, option: Option) -> None:
        """Answer the open question."""
        if self.question is None:
            return
        try:
            self.session.answer(option, self.question.serial)
        except EngineError as problem:
            log.warning("an answer was refused: %s", problem)
            self.notice(str(problem))
            return
        self._since = self.session.match.event_count if self.question.kind == "action" else self._since
        self.flow.refresh()
        self.sync()

    def _ask(self, scene: Scene, then: Callable[[Any], None]) -> None:
        self._then = then
        self.push(scene)

    def resume(self, result: Any) -> None:
        """A dialog has been answered."""
        then, self._then = self._then, None
        if then:
            then(result)
        self.redraw()

    def can_step_back(self) -> bool:
        """Whether Escape takes back a step of the action that is going on."""
        if self.question is None or self.question.kind == "action" or not self.session.match.entries:
            return False
        last = self.session.match.entries[-1]
        own = getattr(last, "by", "") == "person" and getattr(last, "seat", -1) == self.question.seat
        return own and self.session.can_undo(self.question.seat)

    def undo(self) -> None:
        """Back to the last own choice; without anybody at the keyboard, back by one answer."""
        if self.session.undo(self.viewer):
            self.flow.refresh()
            self.sync()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.redo(self.viewer):
            self.flow.refresh()
            self.sync()

    def skip_bots(self) -> None:
        """Play on to the next person's turn without showing each move."""
        if self.flow.thinking:
            self.flow.skipping = True
            self.map.moving = []
            self.stage.skippable = False
            self.stage.compose()

    def rules(self) -> None:
        """Open the rules."""
        self.push(RulesScene())

    def _open_board(self, faction: str) -> None:
        self.push(BoardScene(self.table, faction, self.question))

    def signs(self) -> None:
        """A private look at Elder Signs: with several people a curtain names whose."""
        people = self.session.people
        if not people or self.curtain:
            return

        def then(result: Any) -> None:
            if result:
                side, values = result
                self._reveal(side, values)

        self._ask(SignsScene(self.session, self.viewer if len(people) == 1 else None, self.viewer), then)

    def _reveal(self, faction: str, values: tuple[int, ...]) -> None:
        try:
            self.session.reveal(side_of(faction), values)
        except EngineError as problem:
            self.push(error("This cannot be revealed", problem))
            return
        self.flow.refresh()
        self.sync()

    def menu(self) -> None:
        """Open the menu."""
        self._ask(MenuScene(self.session, self.viewer), self._from_menu)

    def _from_menu(self, wish: Any) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "result": lambda: self.show_result(opened=True),
            "save": self.save,
            "load": self.load,
            "settings": lambda: self._ask(SettingsScene(), lambda _: self.sync()),
            "rules": self.rules,
            "undo": self.undo,
            "redo": self.redo,
            "dice": self.new_dice,
            "quit": self.to_title,
            "seats": lambda: self._ask(SeatsScene(self.session), lambda _: self._seats_changed()),
        }
        if wish in deeds:
            deeds[wish]()

    def save(self) -> None:
        """Ask for a name and save."""
        self._picture()
        save_as(self.session, self._ask, self.notice)

    def load(self) -> None:
        """Leave this match, which is kept, and choose another."""
        self.replace(LoadScene())

    def to_title(self) -> None:
        """Leave the table; the match is kept."""
        if len(self.app.stack) > 1:
            self.pop()
        else:
            self.replace(TitleScene())

    def new_dice(self) -> None:
        """Let dice fall anew from here."""
        self.session.new_dice()
        self.flow.refresh()
        self.sync()
        self.notice("From here on the dice fall anew.")

    def _seats_changed(self) -> None:
        self.flow.refresh()
        self._retell()
        self.sync(glide=False)

    def show_result(self, opened: bool = False) -> None:
        """Open the end screen; ``opened`` with all Elder Signs open already."""
        self._ask(EndScene(self.session, self.table, opened), self._after_end)

    def _after_end(self, wish: Any) -> None:
        if wish == "title":
            self.to_title()
        elif wish == "new":
            self.replace(NewGameScene())
        elif wish is not None:
            # A rematch: its session has begun already.
            self.replace(TableScene(wish))

    # Messages ---------------------------------------------------------------------------------

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._notices.append((sentence, NOTICE_SECONDS))
        self.redraw()

    def _take_messages(self) -> None:
        for sentence in self.session.messages():
            self.notice(sentence)

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys first that mean the table as a whole, then the widgets."""
        taken = self._taken(event)
        if taken:
            self.redraw()
        return taken

    def _taken(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if self.can_step_back():
                self.undo()
            return True
        if event.type == pygame.MOUSEWHEEL and self.bar.rect.collidepoint(pygame.mouse.get_pos()):
            self.bar.turn(-1 if event.y > 0 else 1)
            return True
        taken = self.board.handle(event)
        if event.type == pygame.MOUSEMOTION:
            over = self.map.hovered and self.map.rect.collidepoint(event.pos)
            if not over and self.map.over and not self.map.focused:
                self.map.over = None
                taken = True
            taken = self.stage.light_cards() or taken
        return taken

    def _key(self, event: pygame.event.Event) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_ESCAPE:
            if self.can_step_back():
                self.undo()
            else:
                self.menu()
            return True
        if control and event.key in (pygame.K_z, pygame.K_y):
            (self.undo if event.key == pygame.K_z else self.redo)()
            return True
        if control and event.key == pygame.K_s:
            self.save()
            return True
        if event.key == pygame.K_SPACE and self.flow.thinking:
            self.skip_bots()
            return True
        if event.unicode and event.unicode in "123456789" and not control:
            button = self.bar.by_key(event.unicode)
            if button:
                self._chosen(button.choice)
            return button is not None
        if (
            event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP)
            and self.board.focus is not self.stage.log
            and self.bar.pages > 1
        ):
            self.bar.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return False

    # Time -------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way."""
        return self.map.busy

    @property
    def next_wake(self) -> float | None:
        """Until the next bot's move, a tooltip, or a notice goes."""
        waits = [wake for wake in (self.board.next_wake, self.flow.next_wake) if wake is not None]
        if self._warm:
            waits.append(0.002)
        if self._notices:
            waits.append(max(self._notices[0][1], 0.05))
        if self._tip_for and self._tip_time < Board.TOOLTIP_DELAY:
            waits.append(Board.TOOLTIP_DELAY - self._tip_time + 0.01)
        return min(waits, default=None)

    def update(self, dt: float) -> None:
        """Move pieces, carry out bots' answers, let tooltips come and notices go."""
        moving = self.map.busy
        if moving:
            self.map.advance(dt)
            if not self.map.busy:
                self.redraw()
        if not self.map.busy and self.flow.step(dt, self.app.settings.bot_pace):
            self.sync()
        if self.board.update(dt):
            self.redraw()
        self._update_tip(dt)
        left = [(text, rest - dt) for text, rest in self._notices if rest > dt]
        if len(left) < len(self._notices):
            self.redraw()
        self._notices = left
        started = pygame.time.get_ticks()
        while self._warm and not self.map.busy and pygame.time.get_ticks() - started < WARM_MS:
            self._warm.pop(0)()
        # While pieces glide and nothing else has changed, what stands round the map needs no painting.
        self._only_map = moving and not self.dirty and not self.board.tip_shown

    def _update_tip(self, dt: float) -> None:
        over = self.map.over if self.map.hovered or self.map.focused else None
        if over != self._tip_for:
            self._tip_for, self._tip_time = over, 0.0
            self.stage.light_cards()
            self.redraw()
        elif over:
            before = self._tip_time
            self._tip_time += dt
            if before < Board.TOOLTIP_DELAY <= self._tip_time:
                self.redraw()

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        layout = self.app.layout
        if self._only_map and not self.dirty and self.app.stack.top is self:
            self._draw_map(surface, layout)
            return
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.board.draw(surface, layout)
        if self._tip_for and self._tip_time >= Board.TOOLTIP_DELAY and not self.map.busy:
            self.tips.draw(surface, layout, self._tip_for)
        self._draw_notices(surface, layout)

    def _draw_map(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint the map slot alone, over what is on the window already."""
        surface.set_clip(self.map.rect)
        surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
        self.map.draw(surface, layout)
        for widget in self.stage.on_map():
            widget.draw(surface, layout)
        self._draw_notices(surface, layout)
        surface.set_clip(None)

    def _draw_notices(self, surface: pygame.Surface, layout: Layout) -> None:
        px = layout.px
        y = self.map.rect.bottom - px(12)
        for sentence, _ in reversed(self._notices[-3:]):
            room = min(px(520), self.map.rect.width - px(40))
            text = rich(escape(sentence), theme.SMALL, layout.font_px(theme.SMALL), room)
            box = pygame.Rect(0, 0, text.size[0] + px(28), text.height + px(16))
            box.midbottom = (self.map.rect.centerx, y)
            draw.panel(surface, box, draw.PanelStyle(line=theme.BRASS, radius=px(5), diamonds=False))
            text.draw(surface, (box.x + px(14), box.y + px(8)))
            y = box.y - px(6)
