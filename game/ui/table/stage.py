"""All that stands on the table's screen: its widgets, their places, and what each of them shows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.phrases import Line
from game.match.session import Session
from game.match.tableview import Table, read_table
from game.match.words import words
from game.ui import theme
from game.ui.app import App
from game.ui.layout import TableGrid
from game.ui.table.actionbar import ActionBar
from game.ui.table.banner import Banner
from game.ui.table.battle_panel import BattlePanel
from game.ui.table.choices import Choice, Question, results
from game.ui.table.chronicle import ChroniclePanel, Digest, Log
from game.ui.table.column import Column
from game.ui.table.map_view import MapView, Marks, Target
from game.ui.table.sounds import TableSounds
from game.ui.table.strips import Strip
from game.ui.table.topbar import BUTTONS, BarButton, TopBar
from game.ui.widgets.base import Board, Widget
from game.ui.widgets.buttons import Button

Deeds = dict[str, Callable[[], None]]


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
        self.skippable = False
        self.board = Board()
        self.map = MapView(self.table.map, on_map, lambda: app.post(lambda: None))
        self.topbar = TopBar(speech)
        self.strips = [self._strip(side.faction, on_board) for side in self.table.sides]
        self.buttons = {name: BarButton(name, label, deeds[name]) for name, label in BUTTONS}
        self.banner = Banner()
        self.bar = ActionBar(on_choice, self.compose)
        tip = "Let the bots play on without watching each move"
        self.skip = Button("To my turn", deeds["skip"], icon_id="skip", key="Space", role=theme.LABEL, tooltip=tip)
        self.panel = ChroniclePanel(self._toggle_log)
        self.log = Log()
        self.digest = Digest()
        self.battle = BattlePanel(lambda unit: on_map(("unit", unit)))
        self.sounds = TableSounds(app.sound.play)
        self.column = Column(self.lay)
        self._log_open = False
        self.buttons["undo"].tooltip = "Back to your last choice  <third>Ctrl Z</>"
        self.buttons["redo"].tooltip = "Do again what was taken back  <third>Ctrl Y</>"
        self.buttons["rules"].tooltip = "Every rule, piece and spellbook  <third>F1</>"
        self.buttons["signs"].tooltip = "A private look at your Elder Signs, and revealing them"
        self.buttons["menu"].tooltip = "Save, load, settings, seats  <third>Esc</>"

    def _strip(self, faction: str, on_board: Callable[[str], None]) -> Strip:
        return Strip(faction, self.app.services.words, lambda: on_board(faction))

    def close(self) -> None:
        """Let widgets and the light's thread go."""
        self.map.close()
        self.board.close()

    # What is shown ----------------------------------------------------------------------------

    def show(self, table: Table, question: Question | None, viewer: int | None, glide: float) -> None:
        """Show a table and the question put to whoever sits at the keyboard; pieces glide for ``glide`` above 0."""
        self.table, self.question = table, question
        if question:
            marks = question.marks
        else:
            marks = Marks(fought=table.battle.area if table.battle else "", results=results(table))
        self.battle.show(table, question)
        self._dock()
        self.map.show(table, marks, glide)
        decision = self.session.decision
        deciding = next((s.faction for s in table.sides if decision and s.number == decision.side), "")
        self.topbar.show(table, deciding)
        for strip in self.strips:
            side = table.by_faction[strip.faction]
            strip.show(side, side.faction == deciding, side.seat == viewer, side.faction == table.first)
        self.bar.show(question.choices if question else ())

    def rehearsals(self) -> list[Callable[[], None]]:
        """Small jobs that paint what will be shown when others must decide, so that it lies ready by then."""
        scratch = pygame.Surface((8, 8))
        jobs: list[Callable[[], None]] = []

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
        return jobs

    def say(self, question: Question | None, hint: str, over: bool) -> None:
        """Write the banner."""
        decision = self.session.decision
        if over or decision is None:
            self.banner.say("", "", "The game is over.")
            return
        faction = next(s.faction for s in self.table.sides if s.number == decision.side)
        name = words().name("faction", faction)
        if question:
            self.column.ask(question.serial)
            self.banner.say(faction, name, question.prompt, hint, question.power)
            return
        seat = self.session.seats[decision.seat]
        self.banner.say(faction, name, "is thinking …" if seat.bot else "is asked …", seat.name)

    def tell(self, lines: list[Line], since: int) -> None:
        """Show the chronicle; the digest has what came from event number ``since`` on."""
        self.log.show(lines)
        self.digest.show([line for line in lines if line.number >= since])

    def compose(self) -> None:
        """Put the widgets on the board in tab order."""
        board = self.board
        fixed = self._fixed()
        lost = board.by_keyboard and board.focus not in fixed
        widgets: list[Widget] = [self.topbar, *self.topbar.parts, *self.bar.widgets()]
        if self.skippable:
            widgets.append(self.skip)
        board.set([*widgets, *fixed])
        buttons = self.bar.widgets()
        if lost and board.focus is None and buttons:
            board.set_focus(buttons[0])

    def _fixed(self) -> list[Widget]:
        fixed: list[Widget] = [self.map]
        if self.battle.visible:
            fixed += [self.battle, *self.battle.parts]
        fixed += [*self.buttons.values(), *self.strips, self.banner, self.panel]
        if self.log_shown:
            fixed.append(self.log)
        if self.grid.digest:
            fixed.append(self.digest)
        fixed.append(self.column.bar)
        return fixed

    def on_map(self) -> list[Widget]:
        """What lies over the map."""
        over: list[Widget] = [self.battle, *self.battle.parts] if self.battle.visible else []
        if self._log_open and self.grid.chronicle_folded:
            over += [self.panel, self.log]
        return over

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

    @property
    def log_shown(self) -> bool:
        """Whether the chronicle's lines are in sight."""
        return not self.grid.chronicle_folded or self._log_open

    def _toggle_log(self) -> None:
        self._log_open = not self._log_open
        self.lay()

    def lay(self) -> None:
        """Place everything for the window as it is."""
        layout = self.app.layout
        top = [self.topbar, *self.topbar.parts, *self.buttons.values()]
        self.column.lay(layout, len(self.strips), self.board, top)
        grid = self.grid
        px = layout.px
        self.map.lay(grid.map, layout)
        self.topbar.lay(grid.top, layout, list(self.buttons.values()))
        for strip, rect in zip(self.strips, grid.strips, strict=True):
            strip.folded = grid.strips_folded
            strip.place(rect)
        self.banner.place(grid.banner)
        self.bar.lay(grid.actions, layout)
        button = pygame.Rect(0, 0, min(px(240), grid.actions.width), min(px(46), grid.actions.height))
        button.center = grid.actions.center
        self.skip.place(button)
        self._lay_log(grid)
        if grid.digest:
            self.digest.place(grid.digest)
        self._dock()
        self.compose()

    def _lay_log(self, grid: TableGrid) -> None:
        """The chronicle in its column; folded as a tab, or opened over the map's right part."""
        layout = self.app.layout
        px = layout.px
        box = grid.chronicle
        self.panel.folded = grid.chronicle_folded and not self._log_open
        self.panel.closable = grid.chronicle_folded
        if grid.chronicle_folded and self._log_open:
            width = min(px(280), layout.width - px(90))
            box = pygame.Rect(box.right - width, box.y, width, box.height)
        self.panel.place(box)
        inner = pygame.Rect(box.x + px(10), box.y + px(42), box.width - px(16), box.height - px(52))
        self.log.lay(inner, layout)

    def _dock(self) -> None:
        """The battle panel takes the side of the map where the fought area is not, and the map makes way."""
        layout, slot = self.app.layout, self.map.rect
        area = self.table.battle.area if self.table.battle else None
        self.battle.visible = area is not None
        if slot.width < 2:
            return
        if area is None:
            self.map.look((0, 0))
            return
        place = self.map.atlas.places[area]
        plain = self.map.sheet.to_window(place.home)[0] - self.map.pan[0]
        width = self.battle.width(layout, slot)
        left = plain > slot.centerx
        box = pygame.Rect(slot.x if left else slot.right - width, slot.y, width, slot.height)
        self.battle.lay(box.inflate(-layout.px(8), -layout.px(8)), layout)
        free = slot.width - width
        if free < layout.px(120):
            self.map.look((0, 0))
            return
        middle = box.right + free // 2 if left else slot.x + free // 2
        # Only as far as the map goes: no blank sea beyond its rim comes into sight.
        frame = self.map.sheet.frame.move(-self.map.pan[0], 0)
        low, high = (slot.right - frame.right, box.right - frame.left)
        if not left:
            low, high = box.left - frame.right, slot.left - frame.left
        self.map.look((max(min(low, high), min(middle - plain, max(low, high))), 0))
