"""All that stands on the table's screen: its widgets, their places, and what each of them shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.games.duel.screen.decay_plate import DecayPlate
from game.games.wars.screen.answers.actionbar import ActionBar
from game.games.wars.screen.answers.aside import action_row
from game.games.wars.screen.answers.choices import Choice, Question, results
from game.games.wars.screen.answers.hints import HintLine
from game.games.wars.screen.banner import Banner
from game.games.wars.screen.battle.ahead import battle_jobs
from game.games.wars.screen.battle.docking import dock
from game.games.wars.screen.battle.panel import BattlePanel
from game.games.wars.screen.battle.shown import Fought
from game.games.wars.screen.column import Column
from game.games.wars.screen.log.annals import Annals
from game.games.wars.screen.map.badges import Badges
from game.games.wars.screen.map.buttons import MapButtons
from game.games.wars.screen.map.view import MapView, Marks, Target
from game.games.wars.screen.motions import Motions
from game.games.wars.screen.strips import Strip, partners, seated
from game.games.wars.screen.topbar import TopBar
from game.games.wars.words.asking import Asking, asking
from game.games.wars.words.drafting import acts_next
from game.games.wars.words.tableview import Table, read_table
from game.match.session import Session
from game.match.words import words
from game.ui.app import App
from game.ui.layout import Layout, TableGrid
from game.ui.table.bar_buttons import BUTTONS, BarButton
from game.ui.table.log.telling import Telling
from game.ui.table.sounds import TableSounds
from game.ui.table.turns.pace import PaceBar
from game.ui.widgets.base import Board, Widget

Deeds = dict[str, Callable[[], None]]


class Past(Protocol):
    """What the stage needs of looking back."""

    on: bool

    def widgets(self) -> list[Widget]:
        """What stands in the place of banner and actions; nothing in the present."""

    def over_map(self) -> list[Widget]:
        """What lies over the map; nothing in the present."""

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event that means something while looking back."""

    def lay(self, grid: TableGrid, layout: Layout) -> None:
        """Take places."""


class Advice(Protocol):
    """What the stage needs of advice."""

    def over_map(self) -> list[Widget]:
        """What lies over the map."""

    def lay(self, layout: Layout) -> None:
        """Take places."""


class Stage:
    """The widgets of the table. The scene gives the deeds; the stage never changes the match.

    ``deeds`` has an entry for every button of the bar, and ``skip``.
    """

    def __init__(
        self,
        app: App,
        session: Session,
        deeds: Deeds,
        on_map: Callable[[Target], None],
        on_choice: Callable[[Choice], None],
        on_board: Callable[[str], None],
    ) -> None:
        self.app = app
        self.session = session
        speech = app.services.words
        self.table: Table = read_table(session.match, None)
        self.question: Question | None = None
        self.board = Board()
        self.map = MapView(self.table.map, on_map, lambda: app.post(lambda: None)).called("map")
        self.map_buttons = MapButtons(self.map)
        self.map.lies_over = lambda point: any(widget.hit(point) for widget in self.on_map())
        self.topbar = TopBar(speech).called("top")
        self.topbar.ironman = session.ironman
        self.strips = [self._strip(side.faction, on_board) for side in seated(self.table)]
        self.decay = DecayPlate().called("decay")
        self.buttons = {name: BarButton(name, label, deeds[name]).called(name) for name, label in BUTTONS}
        self.banner = Banner().called("banner")
        self.bar = ActionBar(on_choice, self.compose)
        self.pace = PaceBar(app.settings, deeds["pause"], deeds["step"], deeds["skip"])
        self.past: Past | None = None
        """What stands in the place of banner and actions while somebody looks back; set by the scene."""
        self.advice: Advice | None = None
        """The card that explains moves; set by the scene."""
        self.annals = Annals(session, self.board, self.show_place, self.lay)
        self.log = self.annals.log
        self.battle = BattlePanel(lambda unit: on_map(("unit", unit)), self.lay).called("battle")
        self.motions = Motions(self.map, [self.topbar, *self.strips, self.battle])
        self.fought = Fought(session)
        self.sounds = TableSounds(app.sound.play)
        self.badges = Badges(self.map, lambda: self.board.by_keyboard, self._battle_box)
        self._open_board = on_board
        self.hint = HintLine(app.settings, self.compose).called("hint")
        self.hint.clear_of = self.map_buttons.parts
        self.hint.game = session.match.rules.game
        self._attended = -1
        self.column = Column(self.lay)
        self.buttons["undo"].tooltip = "Back to your last choice  <third>Ctrl Z</>"
        self.buttons["redo"].tooltip = "Do again what was taken back  <third>Ctrl Y</>"
        self.buttons["rules"].tooltip = "Every rule, piece and spellbook  <third>F1</>"
        self.buttons["signs"].tooltip = "A private look at your Elder Signs, and revealing them"
        self.buttons["menu"].tooltip = "Save, load, settings, seats  <third>Esc</>"

    def _strip(self, faction: str, on_board: Callable[[str], None]) -> Strip:
        return Strip(faction, self.app.services.words, lambda: on_board(faction)).called(f"strip.{faction}")

    def close(self) -> None:
        """Let widgets and the light's thread go."""
        self.map.close()
        self.board.close()

    # What is shown ----------------------------------------------------------------------------

    def show(self, table: Table, question: Question | None, viewer: int | None, glide: float) -> None:
        """Show a table and the question put to whoever sits at the keyboard; pieces glide for ``glide`` above 0."""
        before, self.table, self.question = self.table, table, question
        if question:
            marks = question.marks
        else:
            marks = Marks(fought=table.battle.area if table.battle else "", results=results(table))
        battle, course = self.fought.look(before, table)
        self.battle.show(table, battle, question, course, glide)
        self.map.calm = self.app.settings.reduced_motion
        self._dock()
        self.map.show(table, marks, glide)
        self.map_buttons.lay(self.app.layout)
        decision = self.session.decision
        deciding = next((s.faction for s in table.sides if decision and s.number == decision.side), "")
        self.topbar.show(table, deciding, glide)
        self.decay.show(table, self.session.match)
        for strip in self.strips:
            side = table.by_faction[strip.faction]
            strip.partner = partners(table, side)
            strip.next = side.faction in acts_next(self.session.match)
            strip.show(side, side.faction == deciding, side.seat == viewer, side.faction == table.first, glide)
        self._show_choices()

    def _show_choices(self) -> None:
        """The cards, or the row of actions while all can be chosen on the map; letters for whoever uses keys."""
        question, opened = self.question, self.session.decision
        choices = question.choices if question else ()
        row = action_row(self.session.match, opened, self.table, choices) if question and opened else ()
        self.bar.keyed = self.board.by_keyboard
        self.bar.show(choices, row)
        self.badges.show(question, self.table)
        self.hint.meet(question)
        self._letter_cards()

    def _letter_cards(self) -> None:
        for button in self.bar.buttons:
            lit = self.board.by_keyboard and button.choice.option is not None
            button.letter = self.badges.code_of(button.choice.target).upper() if lit else ""

    @property
    def serial(self) -> int:
        """The number of the question that is shown; -1 while none is."""
        return self.question.serial if self.question else -1

    def by_keyboard(self) -> None:
        """Show what keys can choose: numbers on cards, letters on the map."""
        self.board.by_keyboard = True
        self.bar.by_keyboard()
        self._letter_cards()

    def open_board(self, number: int) -> bool:
        """Open the board of a faction, counted from the top; false if there are not so many."""
        if number >= len(self.strips):
            return False
        self._open_board(self.strips[number].faction)
        return True

    @property
    def watched(self) -> bool:
        """Whether bots are to wait: pieces are on their way, dice roll, or the last battle is still looked at."""
        return self.map.busy or self.battle.busy or self.fought.lingering

    def advance(self, dt: float) -> bool:
        """Let time pass for what moves, and for a battle that has ended; true if all is to be painted again."""
        rested = self.motions.advance(dt)
        if not self.battle.busy:
            self.sounds.settle()
        gone = self.fought.update(dt)
        if gone:
            self.close_battle()
        return rested or gone

    def close_battle(self) -> None:
        """Show no battle that has ended."""
        self.fought.close()
        if self.table.battle is None and self.battle.visible:
            self.battle.show(self.table, None, self.question)
            self._dock()
            self.compose()

    def _battle_box(self) -> pygame.Rect:
        return self.battle.rect if self.battle.visible else pygame.Rect(0, 0, 0, 0)

    def rehearsals(self) -> list[Callable[[], object]]:
        """Small jobs that paint what will be shown when others must decide, so that it lies ready by then."""
        scratch = pygame.Surface((8, 8))
        jobs: list[Callable[[], object]] = []

        def strip_job(strip: Strip) -> Callable[[], None]:
            def paint() -> None:
                kept, strip.deciding = strip.deciding, not strip.deciding
                strip.paint(scratch, strip.rect.copy(), self.app.layout)
                strip.deciding = kept

            return paint

        def other_job(faction: str) -> Callable[[], None]:
            def paint() -> None:
                banner, bar = self.banner, self.topbar
                kept = banner.faction, banner.name, bar.deciding
                banner.faction, banner.name, bar.deciding = faction, words().name("faction", faction), faction
                banner.paint(scratch, banner.rect.copy(), self.app.layout)
                bar.paint(scratch, bar.rect.copy(), self.app.layout)
                banner.faction, banner.name, bar.deciding = kept

            return paint

        for strip in self.strips:
            jobs += [strip_job(strip), other_job(strip.faction)]
        # A map is zoomed sooner than a battle is fought.
        jobs += [*self.map.spread.rehearsals(), *battle_jobs(self.map, self.table, lambda: self.app.layout)]
        return jobs

    def say(self, question: Question | None, hint: str, over: bool) -> None:
        """Write the banner."""
        decision = self.session.decision
        if over or decision is None:
            self.banner.say("", "", "The game is over.")
            return
        faction = next(s.faction for s in self.table.sides if s.number == decision.side)
        name = words().name("faction", faction)
        why = asking(self.session.match)
        if decision.kind == "slot_side":
            # Asked is the person, not yet one of the factions.
            name = self.session.seats[decision.seat].name or name
        if question:
            self.column.ask(question.serial)
            self.banner.say(faction, name, question.prompt, hint, question.power, why.short)
            self._attend(why)
            return
        seat = self.session.seats[decision.seat]
        self.banner.say(faction, name, "is thinking …" if seat.bot else "is asked …", seat.name, asked=why.short)

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

    def show_place(self, area: str) -> None:
        """Bring an area into sight and light it for a moment; beside a battle the map stays with what is fought for."""
        if not self.map.covered.width:
            self.map.show_area(area)
        self.map.flash(area)

    def compose(self) -> None:
        """Put the widgets on the board in tab order."""
        board = self.board
        fixed = self._fixed()
        lost = board.by_keyboard and board.focus not in fixed
        widgets: list[Widget] = [self.topbar, *self.topbar.parts, *self.bar.widgets()]
        past = self.past.widgets() if self.past else []
        board.set([*widgets, *(past or self.pace.widgets()), *fixed])
        buttons = self.bar.widgets()
        if lost and board.focus is None and buttons:
            board.set_focus(buttons[0])

    def _fixed(self) -> list[Widget]:
        fixed: list[Widget] = [self.map, *self.map_buttons.parts]
        if self.battle.visible:
            fixed += [self.battle, *self.battle.widgets]
        fixed.append(self.badges)
        fixed += [*self.buttons.values(), *self.strips, self.decay, *self._banner(), *self.annals.widgets()]
        fixed += [self.column.bar, self.hint, *self._advice()]
        return fixed

    def _advice(self) -> list[Widget]:
        return self.advice.over_map() if self.advice else []

    @property
    def looking_back(self) -> bool:
        """Whether the past is shown."""
        return self.past is not None and self.past.on

    def _banner(self) -> list[Widget]:
        """The banner; in the past what shows that it is the past, over all that stands there."""
        return self.past.over_map() if self.past and self.past.on else [self.banner]

    def on_map(self) -> list[Widget]:
        """What lies over the map."""
        over: list[Widget] = [*self.map_buttons.parts]
        if self.battle.visible:
            over += [self.battle, *self.battle.widgets]
        aged = self.past.over_map() if self.past else []
        return [*aged, *over, *self.annals.over_map(), self.badges, self.hint, *self._advice()]

    def light_cards(self) -> bool:
        """Light the card whose place on the map is pointed at; true if that changed anything."""
        changed = False
        for button in self.bar.buttons:
            lit = self.map.over is not None and button.choice.target == self.map.over
            changed = changed or lit != button.lit
            button.lit = lit
        return changed

    # Places -----------------------------------------------------------------------------------

    @property
    def grid(self) -> TableGrid:
        """The window's regions."""
        return self.column.grid(self.app.layout, len(self.strips))

    def lay(self) -> None:
        """Place everything for the window as it is."""
        layout = self.app.layout
        top = [self.topbar, *self.topbar.parts, *self.buttons.values()]
        self.column.lay(layout, len(self.strips), self.board, top)
        grid = self.grid
        self.map.lay(grid.map, layout)
        self.decay.lay(grid, layout)
        self.topbar.decay_here = not self.decay.visible
        self.topbar.lay(grid.top, layout, list(self.buttons.values()))
        for strip, rect in zip(self.strips, grid.strips, strict=True):
            strip.folded = grid.strips_folded
            strip.place(rect)
        self.banner.place(grid.banner)
        self.bar.lay(grid.actions, layout)
        self.pace.lay(grid.actions, layout)
        self.annals.lay(grid, layout)
        if self.past:
            self.past.lay(grid, layout)
        self._dock()
        self.compose()

    def _dock(self) -> None:
        """The battle panel takes the side of the map where the fought area is not, and the map makes way."""
        dock(self.map, self.battle, self.question, self.app.layout)
        self.map_buttons.lay(self.app.layout)
        self.hint.lay(self.map.rect, self.app.layout, self._battle_box())
        if self.advice:
            self.advice.lay(self.app.layout)
