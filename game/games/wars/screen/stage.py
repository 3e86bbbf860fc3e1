"""All that stands on the table's screen: its widgets, their places, and what each of them shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import takewhile

import pygame

from game.engine.event import Event
from game.games.wars.screen.answers.actionbar import ActionBar
from game.games.wars.screen.answers.aside import action_row
from game.games.wars.screen.answers.choices import results
from game.games.wars.screen.answers.question import Choice, Question, same
from game.games.wars.screen.banner import Banner
from game.games.wars.screen.battle.panel import BattlePanel
from game.games.wars.screen.battle.shown import Fought
from game.games.wars.screen.board import BoardScene
from game.games.wars.screen.coins import Coins
from game.games.wars.screen.grid import Column, TableGrid
from game.games.wars.screen.inspect import Inspector
from game.games.wars.screen.log.annals import Annals
from game.games.wars.screen.map.lit import AREA, PIECE, PORTAL, LitMap
from game.games.wars.screen.map.over_map import Badges, MapButtons
from game.games.wars.screen.map.targets import Marks, Target
from game.games.wars.screen.map.tips import Tips
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.moments.which import Which
from game.games.wars.screen.motions import Motions
from game.games.wars.screen.strips import Strip, partners, seated, side_colour
from game.games.wars.screen.topbar import TopBar
from game.games.wars.screen.voices import sounds_of, strain_of
from game.games.wars.words.asking import acts_next
from game.games.wars.words.battle_course import thrown
from game.games.wars.words.card_now import Situation
from game.games.wars.words.tableview import Table, read_table
from game.language.spoken import say
from game.match.match import Match
from game.match.session import Session
from game.ui import draw, theme
from game.ui.dotted import Lines
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.stagecraft.act import Act
from game.ui.table.bar_buttons import BUTTONS, BarButton, in_a_row, undoing, undoing_tip
from game.ui.table.lights import Ends, Lit, Shape, Tone
from game.ui.table.stage import Stage, Waking, option_id
from game.ui.table.turns.pace import PaceBar
from game.ui.widgets.base import Widget


class MapStage(Stage):
    """The widgets of a table with a map; games built on this one have their own ``top_bar``, ``plate_below`` and hints.

    ``deeds`` has an entry for every button of the bar and of the bots' pace.
    """

    question: Question | None = None

    def __init__(self, host: Scene, session: Session, deeds: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(host, session)
        app = self.app
        self.table: Table = read_table(session.match, None)
        self.map = MapView(self.table.map, self.picked, lambda: app.post(lambda: None)).called("map")
        self.map_buttons = MapButtons(self.map)
        self.map.lies_over = lambda point: self.board.at(point) is not self.map
        self.topbar = self.top_bar().called("top")
        self.topbar.table, self.topbar.ironman = self.table, session.match.ironman
        self.strips = [Strip(side, partial(self.open_faction, side.faction)) for side in seated(self.table)]
        self.plate = self.plate_below()
        self.buttons = in_a_row(
            {id: BarButton(id, undoing(id) or say(f"table-bar-{id}"), deeds[id]).called(id) for id in BUTTONS}
        )  # fmt: skip
        self.banner = Banner().called("banner")
        self.bar = ActionBar(self.chosen, self.compose)
        self.pace = PaceBar(app.settings, deeds["pause"], deeds["step"], deeds["skip"], deeds.get("signs"))
        self.annals = Annals(session, app, self.board, self.show_place, self.lay)
        self.log = self.annals.log
        self.battle = BattlePanel(lambda unit: self.picked(("unit", unit)), self.lay).called("battle")
        self.coins = Coins()
        self.motions = Motions([self.map, self.topbar.track, *self.strips, self.battle, self.coins])
        self.fought = Fought(session)
        self.badges = Badges(self.map, lambda: self.board.by_keyboard, self.battle_box)
        self.column = Column(self.lay)
        self.inspector = Inspector(self.board, self.map, host.push, self.situation, self.can_step_back)
        self.board.more = self.inspector.hint
        self.hint.corners, self.hint.kept = ("bottom left", "bottom right", "top right"), self.on_it
        self.tips = Tips(self.map, self.kept_clear)
        self.on_map = LitMap(self.map)
        self.partly = self._scrolled = self._turned = False
        """Whether it is enough to paint what has moved, or has been scrolled, and whether gates have turned."""
        for id, key in (("undo", ""), ("redo", ""), ("rules", "F1"), ("signs", ""), ("menu", "Esc")):
            told = undoing_tip(id) or say(f"wars-screen-{id}")
            self.buttons[id].tooltip = with_key(told, key) if key else told

    @property
    def own_shelf(self) -> str:
        """That of the faction of whoever sits at the keyboard."""
        return next((side.faction for side in self.table.sides if side.seat == self.at_keyboard), "")

    def top_bar(self) -> TopBar:
        """The bar on top."""
        return TopBar()

    def plate_below(self) -> Boxes | None:
        """What stands below the strips, if anything does."""
        return None

    def kept_clear(self) -> list[pygame.Rect]:
        return [*super().kept_clear(), *(each.rect for each in (self.banner, *self.bar.inner) if each.visible)]

    def hint_for(self, faction: str) -> str:
        """What more the banner says to a faction that is asked."""
        return ""

    def colour(self, side: int) -> theme.RGB:
        """A faction's colour."""
        return side_colour(side)

    def close(self) -> None:
        """Let widgets and the light's thread go."""
        self.map.close()
        super().close()

    # What lights up ---------------------------------------------------------------------------

    def light(self, by: str, lits: Iterable[Lit] = (), ways: Iterable[Ends] = (), tone: Tone = "gold") -> None:
        """As at every table; what of the map is lit comes into sight."""
        lits = list(lits)
        self.on_map.bring([lit.id for lit in lits])
        super().light(by, lits, ways, tone)

    def shape_of(self, role: str, id: str) -> Shape | None:
        if self.battle.staged and id.startswith(PIECE):
            figure = self.battle.figure(int(id.removeprefix(PIECE)))
            return Shape(figure, False, self.map.rect) if figure else None
        if id.startswith((AREA, PIECE, PORTAL)):
            return self.on_map.shape(id)
        if role == "option":
            # Cards of the same kind share an id: an option means one of them, or one for a piece like it.
            cards = [(option_id(card.card.choice.option), Shape(card.rect)) for card in self.bar.areas
                     if card.card.choice.option]  # fmt: skip
            return dict(cards).get(id) or next((shape for one, shape in cards if self._alike(one, id)), None)
        return super().shape_of(role, id)

    def _alike(self, one: str, other: str) -> bool:
        """Whether two options mean pieces between which there is no difference."""
        units = [id.removeprefix("option.unit.") for id in (one, other)]
        found = [self.table.pieces[int(unit)] for unit in units if unit.isdecimal() and int(unit) in self.table.pieces]
        return len(found) == 2 and same(*found)

    def lead(self, start: str, end: str) -> Lines:
        if start.startswith((AREA, PIECE)) and end.startswith((AREA, PIECE)):
            return self.on_map.lead(start, end)
        return super().lead(start, end)

    def stir(self) -> None:
        self.map.turning.stir()

    # What a person does: nothing where a match is only watched ----------------------------------

    def picked(self, target: Target) -> None:
        """A place or a piece on the map has been clicked."""

    def chosen(self, choice: Choice) -> None:
        """A card or a button of the question has been pressed."""

    def find(self) -> None:
        """Open the search, and bring it into sight where the table is scrolled."""
        self.annals.search()
        self.column.show(self.annals.column)

    def can_step_back(self) -> bool:
        """Whether Escape takes back a step of the action that is going on."""
        return False

    def open_faction(self, faction: str) -> None:
        """Open a faction's board."""
        self.host.push(BoardScene(self.table, faction, self.inspector.lookup, self.at_keyboard))

    def situation(self) -> Situation:
        """What is true now of all that has a card, as the person at the keyboard sees it."""
        return Situation(self.session.match, self.table, self.question is not None)

    # What is shown ----------------------------------------------------------------------------

    def present(self, table: Table, question: Question | None, viewer: int | None, glide: float) -> None:
        """Show a table and the question put to whoever sits at the keyboard; pieces glide for ``glide`` above 0."""
        battle, course = self.fought.look(self.table, table)
        self.battle.show(table, battle, question, course, glide > 0)
        self.put_up(self.session.match, table, question, viewer, glide)

    @property
    def strain(self) -> float:
        return strain_of(self.table)

    def own_sounds(self, event: Event) -> Iterable[str]:
        return (*super().own_sounds(event), *sounds_of(event, self.table, self.session.match.result()))

    def moment(self, events: Sequence[Event]) -> Act | None:
        return Which(self.session.match, self.table, self.map.place_of).of(events)

    def before_dice(self, events: Sequence[Event]) -> list[Event]:
        return list(takewhile(lambda event: event.kind != "rolled", events))

    @property
    def board_view(self) -> pygame.Rect:
        return self.map.rect

    @property
    def rolling(self) -> bool:
        """Whether dice tumble, and all that they brought waits for them to lie."""
        return self.battle.busy

    def roll(self, table: Table, glide: float) -> bool:
        """Let dice tumble that have been thrown on the way to a table; true if they do.

        The rest stays as it was: nothing may tell what they bring before they lie.
        """
        battle, _ = self.fought.look(self.table, table)
        if battle is None or not any(side.dice for side in battle.sides):
            return False
        self.battle.throw(self.table, *thrown(self.session.match.events, battle), glide)
        self.question = None
        self._dock()
        if not self.rolling:
            return False
        self.map.show(self.table, Marks(fought=battle.area), 0.0)
        self.map_buttons.lay(self.app.layout)
        self.bar.show((), ())
        self.badges.show(None, self.table)
        self.banner.say("", "", say("table-rolling"))
        self.compose()
        return True

    def put_up(
        self, match: Match, table: Table, question: Question | None, viewer: int | None, glide: float
    ) -> None:
        """Show what everything but a battle's panel shows of a match, which may be one of then."""
        if (question is None) != (self.question is None):
            self.board.hush()
        self.tips.hush()
        self.table, self.question = table, question
        marks = Marks(fought=table.battle.area if table.battle else "", results=results(table))
        self.map.calm = self.app.settings.reduced_motion
        self._part()
        self.map.show(table, question.marks if question else marks, glide)
        self._lay_over()
        opened, choices = match.decision, question.choices if question else ()
        deciding = next((s.faction for s in table.sides if opened and s.number == opened.side), "")
        self.topbar.show(table, deciding, glide)
        for strip in self.strips:
            side = table.by_faction[strip.faction]
            strip.partner = partners(table, side)
            strip.next = side.faction in acts_next(match)
            strip.show(side, side.faction == deciding, side.seat == viewer, side.faction == table.first, glide)
        # The row of actions stays while all can be chosen on the map.
        row = action_row(match, opened, table, choices) if question and opened else ()
        if self.board.focus in self.bar.inner:
            self.board.set_focus(None)
        self.bar.keyed = self.board.by_keyboard
        self.bar.show(choices, row)
        self.badges.show(question, table)
        self._letter_cards()

    def _letter_cards(self) -> None:
        for card in self.bar.cards:
            lit = self.board.by_keyboard and card.choice.option is not None
            card.letter = self.badges.code_of(card.choice.target).upper() if lit else ""

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
        self.open_faction(self.strips[number].faction)
        return True

    @property
    def moving(self) -> bool:
        """Whether pieces, dice or numbers are on their way."""
        return self.motions.busy

    @property
    def watched(self) -> bool:
        """Whether bots are to wait: pieces are on their way, dice roll, or the last battle is still looked at."""
        return self.map.busy or self.battle.busy or self.fought.lingering

    @property
    def animating(self) -> bool:
        """Whether pieces are on their way, or the map moves or is lit for a moment."""
        return self._livelier or self._turned

    @property
    def _livelier(self) -> bool:
        """Whether anything moves besides gates that turn."""
        return self.map.animating or self.motions.busy or self.banner.sweeping

    @property
    def waking(self) -> tuple[Waking, ...]:
        return *super().waking, self.tips, self.fought, self.map, self.annals.tour, self.inspector

    def advance(self, dt: float) -> bool:
        """Let time pass for what moves, and for a battle that has ended; true if all is to be painted again."""
        # What the map tells of itself is shown again.
        rested = self.map in self.motions.advance(dt)
        gone = self.fought.update(dt)
        if gone:
            self.close_battle()
        return rested or gone

    def update(self, dt: float) -> bool:
        """Let tooltips come and notices go, and light move; true if all is to be painted anew."""
        changed = super().update(dt)
        changed = self.banner.advance(dt) or changed
        changed = self.map.pulse(dt) or changed
        self._turned = self.map.turn(dt) or self._turned
        changed = self.annals.tour.update(dt) or changed
        self.inspector.update(dt)
        pointed = (self.map.hovered or (self.map.focused and self.board.by_keyboard)) and not self.over_lights()
        if self.tips.turn_to(self.map.over if pointed else None):
            self.light_cards()
            return True
        return self.tips.dwell(dt) or changed

    def settled(self, changed: bool) -> None:
        """See whether it is enough to paint what has moved; no tooltip of the map is shown while pieces move."""
        told = self.board.tip_shown or (self.tips.target and not self.map.busy)
        self.partly = bool(self.motions.moved) and not changed and not told

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Whether an event did no more than scroll the chronicle, which is painted alone."""
        if not self.annals.scrolls(event):
            return False
        self._scrolled = True
        return True

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the table, or what has moved on it."""
        layout = self.app.layout
        self.map.shelf.covered = self.covered
        self.battle.hurry(self.covered or self.map.calm)
        areas = [part.moving_area for part in self.motions.moved] if self.partly and not whole else []
        areas += [self.annals.column.rect] if self._scrolled and not whole else []
        if self._turned and not whole and (areas or not self._livelier):
            turning = self.map.turning_areas or [self.map.rect]
            areas += [each for each in turning if not any(area.contains(each) for area in areas)]
        self._scrolled = self._turned = False
        for area in areas or [layout.window]:
            surface.set_clip(area)
            surface.blit(draw.backdrop(layout.width, layout.height), (0, 0))
            self.board.draw(surface, layout)
            self.tips.draw(surface, layout, self.table, self.question)
            self.coins.draw(surface)
            self.notices.draw(surface, layout, self.map.rect)
        surface.set_clip(None)

    def close_battle(self) -> None:
        """Show no battle that has ended."""
        self.fought.close()
        if self.table.battle is None and self.battle.visible:
            self.battle.show(self.table, None, self.question)
            self._dock()
            self.compose()

    def on_it(self) -> list[pygame.Rect]:
        """What stands on the map, its buttons and a drawer: a hint does not hide them where it can be helped."""
        drawer = self.side.covers() if self.side else ()
        if self.battle.staged:
            return [*drawer, *self.battle.figures(self.app.layout), *(part.rect for part in self.map_buttons.shown)]
        return [*drawer, *(spot.rect for spot in self.map.goal_spots), *(part.rect for part in self.map_buttons.shown)]

    def battle_box(self) -> pygame.Rect:
        """What the battle panel covers of the window; empty while nobody fights."""
        return self.battle.box if self.battle.visible else pygame.Rect()

    def show_place(self, area: str) -> None:
        """Bring an area into sight and light it for a moment; beside a battle the map stays with what is fought for."""
        if not self.map.covered.width:
            self.map.show_area(area)
        self.map.flash(area)

    def compose(self) -> None:
        board, past = self.board, self.past
        # In the past the banner's place is taken by what shows that it is the past, over all that stands there.
        banner = past.over_middle() if past and past.on else [self.banner]
        optional = [self.battle] if self.battle.visible else []
        plates = [*([self.plate] if self.plate else []), *([self.topbar.tracks] if self.grid.tracks else [])]
        advice = self.speakers()
        side, drawer = self.side_layers()
        self.lights.over = [*drawer, *advice]
        hint = [] if past and past.on else [self.hint]
        fixed = [
            self.map, *self.over_map(), *self.map_buttons.shown, *optional, self.badges, self.topbar.buttons,
            *self.strips, *plates,
            *banner, *self.annals.widgets(), self.column, *hint, *side, self.lights, *drawer, *advice,
            *self.over_lights(),
        ]  # fmt: skip
        lost = board.by_keyboard and board.focus not in fixed
        board.set([self.topbar, self.bar, *((past and past.widgets()) or self.pace.widgets()), *fixed])
        if lost and board.focus is None and self.bar.inner:
            board.set_focus(self.bar.inner[0])

    def over_map(self) -> list[Widget]:
        """What lies over the map, below everything else on it."""
        return []

    def over_lights(self) -> list[Widget]:
        """What lies over the map and all that is lit on it."""
        return []

    def to_widgets(self, event: pygame.event.Event) -> bool:
        """Scroll the one column, or hand an event to whatever is pointed at or has the keyboard."""
        if self.column.take(event, self.board, [self.log]):
            return True
        if event.type == pygame.MOUSEMOTION or (event.type == pygame.KEYDOWN and self.map.focused):
            self.tips.wake()
        taken = self.board.handle(event)
        if taken and event.type == pygame.KEYDOWN:
            self.column.show(self.board.focus)
        if event.type == pygame.MOUSEMOTION:
            gone = self.map.point_away(event.pos)
            taken = self.light_cards() or gone or taken
        return taken

    def light_cards(self) -> bool:
        """Light the card whose place on the map is pointed at; true if that changed anything."""
        changed = False
        for card in self.bar.cards:
            lit = self.map.over is not None and card.choice.target == self.map.over
            changed = changed or lit != card.lit
            card.lit = lit
        return changed

    # Places -----------------------------------------------------------------------------------

    @property
    def grid(self) -> TableGrid:
        """The window's regions."""
        beside = self.side.wide if self.side and self.side.spread else 0.0
        return self.column.grid(self.app.layout, len(self.strips), beside)

    def lay(self) -> None:
        layout = self.app.layout
        self._measure_tracks(layout)
        self.column.lay(layout, len(self.strips), self.board)
        grid = self.grid
        self.map.lay(grid.map, layout)
        if self.plate:
            self.plate.lay(grid.below_strips(layout), layout)
            self.topbar.plate_shown = self.plate.visible = self.plate.rect.width > 0
        self.topbar.lay_bar(grid.top, layout, list(self.buttons.values()))
        if grid.tracks:
            self.topbar.tracks.lay(grid.tracks, layout)
            # The Doom ruler is the bar's, too.
            self.topbar.tracks.place_again()
        for strip, rect in zip(self.strips, grid.strips, strict=True):
            strip.folded, strip.room = grid.strips_folded, min(each.height for each in grid.strips)
            strip.lay(rect, layout)
        self.banner.lay(grid.banner, layout)
        self.bar.lay(grid.actions, layout)
        self.pace.boxes.lay(grid.actions, layout)
        self.annals.lay(self._shared(grid, layout), layout)
        self.lay_past()
        self._dock()
        # What somebody opens is to be seen, wherever it lies.
        self.make_way(shuts=False)
        self.compose()

    def _measure_tracks(self, layout: Layout) -> None:
        """In one column, what the bar has no room for has a place of its own."""
        if layout.one_column:
            self.topbar.plate_shown = False
        self.column.tracks = self.topbar.below(layout, list(self.buttons.values())) if layout.one_column else 0.0
        self.topbar.tracks.visible = self.column.tracks > 0

    def _shared(self, grid: TableGrid, layout: Layout) -> TableGrid:
        """Place the side panel, and leave the chronicle what it does not take."""
        side = self.side
        if side is None or not side.on:
            return grid
        if not grid.has_column:
            side.lay(grid.map, layout, over=True)
            return grid
        rect, rest = grid.shared(side, layout)
        side.lay(rect, layout)
        return rest

    def make_way(self, shuts: bool = True) -> None:
        side = self.side
        if side and side.drawn and side.make_way([self.map.point_of(each) for each in self.map.choices()], shuts):
            self._dock()

    def _hide_map(self, hidden: bool) -> None:
        """While a battle covers the map, neither keys nor tooltips mean what cannot be seen there."""
        self.map.focusable = not hidden
        if hidden:
            self.map.over = None
            if self.board.focus is self.map:
                self.board.set_focus(None)

    def _dock(self) -> None:
        """Part the map with the battle panel, and place its buttons where they hide least."""
        self._part()
        self._lay_over()

    def _part(self) -> None:
        """The battle panel takes the side of the map where the fought area is not, and the map makes way."""
        self.battle.dock(self.map, self.app.layout)
        self._hide_map(self.battle.staged)

    def _lay_over(self) -> None:
        """Place what lies over the map: its buttons first, since cards keep clear of them."""
        self.map_buttons.lay(self.app.layout)
        seen = self.battle.free(self.app.layout) if self.battle.staged else self.map.camera.window
        self.hint.lay(seen, self.app.layout)
        for part in (self.coach, self.advice):
            if part:
                part.laid(self.app.layout)
