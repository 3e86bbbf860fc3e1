"""New game: a first game for newcomers, a table of one's own, and set positions to play from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from game.games.registry import game_name
from game.language.spoken import say
from game.language.values import day_of, markup
from game.match import daily
from game.match.first_games import FirstGame
from game.match.game_options import first_game_spec, first_games
from game.match.scenarios import Scenario
from game.match.seats import NAMELESS
from game.ui import theme
from game.ui.doors import DOORS, scene_named
from game.ui.kit.box import Box, Column, Line, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import LIT, PANEL
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.custom import sentence
from game.ui.scenes.firstgame import choices, first_panel, other_words
from game.ui.scenes.positions import ScenarioScene, day_picture, picture, scenario_rows, way_row
from game.ui.scenes.setup import NAMES, Setup
from game.ui.scenes.tableoptions import game_tile

WIDE = 1060
"""From this width on set positions stand at the right, in design units."""
TALL = 1250
"""From this height on a picture stands below the first game and the table of one's own."""


class NewGameScene(Page):
    """What to play: Enter plays the first game until somebody has finished one, later the same table as last time."""

    titled = "newgame"

    def __init__(self) -> None:
        super().__init__()
        self.picked: dict[str, str] = {}
        """Which of its first games is chosen, by game."""
        self.scenarios: Sequence[tuple[Path, Scenario]] = ()
        self.today = date.today()

    def enter(self, app: Program) -> None:
        services = app.services
        self.setup = Setup(services)
        self.newcomer = not services.store.chronicle.count()
        super().enter(app)
        app.aside("scenarios", services.scenarios, self._listed)

    def reworded(self) -> None:
        self.setup.reworded()
        self.app.aside("scenarios", self.setup.services.scenarios, self._listed)

    def _listed(self, found: Sequence[tuple[Path, Scenario]]) -> None:
        self.scenarios = found
        self.refresh()

    @property
    def first(self) -> FirstGame:
        """The first game that is chosen; at first the recommended one."""
        offered = first_games(self.setup.info)
        return next((each for each in offered if each.id == self.picked.get(self.setup.game)), offered[0])

    @property
    def again_leads(self) -> bool:
        """Whether Enter begins the same table as last time, not a first game."""
        return not self.newcomer and self.setup.begun

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        wide, gap = layout.width_du >= WIDE * layout.frame, 12 if layout.compact else 18
        games = self.setup.services.games()
        across = layout.width_du >= 940 * layout.frame
        high = 40 * layout.frame if not across else 66 * layout.frame if layout.compact else 150
        tiles = [game_tile(each, each.id == self.setup.game, high, partial(self._game, each.id)) for each in games]
        beside = Row(*tiles, gap=10, across="fill") if across else Column(*tiles, gap=6)
        first = [self._first(layout, wide), choices(layout, self.first, first_games(self.setup.info), self._pick)]
        own = self._own(layout, wide)
        parts = [own, *first] if self.again_leads else [*first, own]
        tall = wide and layout.height_du >= TALL * layout.frame
        below = Painting("procession", fades="top left right bottom", light=0.85, low=150, grow=1) if tall else None
        left = Column(*parts, below, gap=gap)
        right = self._positions(layout, wide and not layout.compact)
        if wide:
            left.grow, right.grow, own.grow = 66, 33, 0 if self.again_leads or tall else 1
        return Column(
            beside if len(games) > 1 else None,
            Row(left, right, gap=gap, across="fill", grow=1) if wide else Column(left, right, gap=gap),
            gap=gap,
        )

    def _first(self, layout: Layout, wide: bool) -> Box:
        offered, able = first_games(self.setup.info), "lessons" in DOORS
        other = Button("other", other_words(self.setup.info), self._to_choices) if len(offered) > 1 else None
        lessons = Button("lessons", say("newgame-first-lessons"), self._lessons, key="T") if able else None
        leads = not self.again_leads
        play = self._way_on("play", say("newgame-first-play"), self.play, layout, leads=leads) if wide else None
        coached = self.app.settings.coach != "never"
        return first_panel(layout, self.setup.info, self.first, self.newcomer, coached, [lessons, other], play)

    def _own(self, layout: Layout, wide: bool) -> Box:
        setup, leads = self.setup, self.again_leads
        told = [Text(say("newgame-table-text" if setup.info.factions else "newgame-table-text.plain"))]
        if leads:
            told = [Text(say("newgame-table-last.told", table=markup(sentence(setup))))]
        elif setup.info.editions:
            told.append(Text(say("newgame-table-editions"), theme.SMALL, theme.TEXT_SECOND))
        custom = Button("custom", say("newgame-table-custom"), self._custom, key="G", h=40)
        if not setup.begun:
            again = None
        elif leads:
            again = self._way_on("again", say("newgame-table-last"), self.again, layout) if wide else None
        else:
            again = Button("again", say("newgame-table-last"), self.again, h=38)
        heading = Text(say("newgame-table-head.again" if leads else "newgame-table-head"), theme.TITLE_SMALL, line=True)
        deeds = Column(*([again, custom] if leads else [custom, again]), gap=10, w=240)
        frame, pad = LIT if leads else PANEL, (20, 14) if layout.compact else (26, 20)
        if layout.width_du < 760 * layout.frame:
            deeds.w = None
            return Column(heading, *told, deeds, frame=frame, pad=pad, gap=8)
        return Row(Column(heading, *told, gap=6, grow=1), deeds, frame=frame, pad=pad, gap=24)

    def _way_on(self, id: str, label: str, on: Callable[[], object], layout: Layout, leads: bool = True) -> Button:
        """The button that Enter presses; a plain one where another leads on."""
        high = 46 if layout.compact else 60
        if not leads:
            return Button(id, label, on, h=high, role=theme.BODY_BOLD)
        return Button(id, label, on, "primary", "Enter", role=theme.TITLE_SMALL, focus=True, h=high)

    def _positions(self, layout: Layout, roomy: bool) -> Box:
        """What is set up already: scenarios, and more; below, if ``roomy``, a picture."""
        rows = [*scenario_rows(layout, self.scenarios, self._scenario), *self._ways(layout)]
        rest = Painting("vigil", focus=(0.5, 0.72), fades="top", radius=6, grow=1) if roomy else None
        return Column(*rows, rest, frame=PANEL, pad=12, gap=8) if rows else Space()

    def _ways(self, layout: Layout) -> Iterator[Box]:
        """The ways to what has scenes of its own: the game of the day, puzzles."""
        if "day" in DOORS:
            spec = daily.game_of_the_day(self.today, NAMES)
            day = say("times-date", date=day_of(self.today))
            line = say("newgame-day.text", game=game_name(spec.game), table=daily.told(spec))
            yield from way_row("day", "day", say("newgame-day"), day, line, lambda: self.push(scene_named("day")),
                               picture(day_picture(self.today), layout))  # fmt: skip
        if "puzzles" in DOORS:
            yield from way_row("puzzles", "puzzles", say("newgame-puzzles"), say("newgame-puzzles.name"),
                               say("newgame-puzzles.text"), lambda: self.push(scene_named("puzzles")),
                               picture("puzzle_sixth_book", layout))  # fmt: skip

    def foot(self, layout: Layout) -> Box | None:
        """In a narrow window the way on stands below what scrolls."""
        if layout.width_du >= WIDE * layout.frame:
            return None
        id, said, on = ("again", say("newgame-table-last"), self.again) if self.again_leads else \
            ("play", say("newgame-first-play"), self.play)  # fmt: skip
        return Column(Line(), Row(Space(grow=1), self._way_on(id, said, on, layout), pad=(16, 8)))

    # Deeds --------------------------------------------------------------------------------------

    def _game(self, game: str) -> None:
        if game != self.setup.game:
            self.setup.set_game(game)

    def _pick(self, first: str) -> None:
        self.picked[self.setup.game] = first

    def _to_choices(self) -> None:
        """Give the keyboard to the next first game, which is chosen."""
        offered = [each.id for each in first_games(self.setup.info)]
        self._pick(offered[(offered.index(self.first.id) + 1) % len(offered)])

    def _lessons(self) -> None:
        self.push(scene_named("lessons"))

    def _custom(self) -> None:
        self.replace(scene_named("custom", self.setup))

    def leave(self) -> None:
        self.setup.keep()
        super().leave()

    def play(self) -> None:
        """Begin the first game that is chosen."""
        spec = first_game_spec(self.setup.info, self.first, self._names())
        self.sit_down(lambda: self.app.services.start(spec), say("error-page-game-begin"))

    def again(self) -> None:
        """Begin with the same table as last time."""
        self.sit_down(lambda: self.app.services.start(self.setup.spec()), say("error-page-game-begin"))

    def _names(self) -> list[str]:
        """The player's own name, and names for the bots."""
        current = self.app.services.profiles.current.name
        own = current if current != NAMELESS else self.setup.seats[0].name.strip() or NAMES[0]
        return [own, *(name for name in NAMES if name != own)]

    def _scenario(self, path: Path, scenario: Scenario) -> None:
        def then(yes: bool) -> None:
            if yes:
                self.sit_down(lambda: self.app.services.load(path), say("error-newgame-scenario"))

        self.push(ScenarioScene(path, scenario), then)
