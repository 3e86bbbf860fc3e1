"""What is set up already, on the New game page: scenarios, told of in a dialog before they are played, and more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from game.games.registry import game_name
from game.language.spoken import name, say
from game.match.daily import game_of_the_day
from game.match.scenarios import Scenario, scenario_name, scenario_text
from game.match.words import words
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.medal import Portrait, people
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import of_position, painted
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.scenes.setup import NAMES

LOWEST = 420
"""Design units of a window that a scenario's words may need: the picture has what is above."""


def mine(scenario: Scenario) -> list[str]:
    """What the first person at the table plays; nothing in a game without factions."""
    seat = next((number for number, each in enumerate(scenario.seats) if not each.bot), 0)
    factions = scenario.factions[seat]
    return [factions] if isinstance(factions, str) else list(factions)


def told_of(scenario: Scenario) -> str:
    """Which game it is, how far, and who you are in it."""
    game, turn = game_name(scenario.game), scenario.setup.get("turn", 1)
    played = [name("faction", each) for each in mine(scenario) if words().has("faction", each)]
    if not played:
        return say("newgame-scenario.plain", game=game, turn=turn)
    return say("newgame-scenario", game=game, turn=turn, sides=played)


def picture_of(path: Path, scenario: Scenario) -> str:
    """The name of the picture painted for a scenario or for the chapter it is of, else that of whom one plays."""
    return of_position(path) or next(filter(painted, mine(scenario)), "")


def scenario_rows(
    layout: Layout, found: Sequence[tuple[Path, Scenario]], on: Callable[[Path, Scenario], object]
) -> Iterator[Box]:
    """A heading and a tile for each scenario; nothing where there are none."""
    if found:
        yield Text(say("newgame-scenarios"), theme.HEAD_LARGE, theme.GOLD)
    for path, scenario in found:
        factions = mine(scenario)
        sign: Box = Portrait(factions[0], 40, above=8) if factions else Icon("dice", 28, theme.GOLD)
        said = Column(Text(escape(scenario_name(path, scenario)), theme.LABEL),
                      Text(escape(told_of(scenario)), theme.SMALL, theme.TEXT_SECOND), grow=1)  # fmt: skip
        part = Row(picture(picture_of(path, scenario), layout), sign, said, gap=12)
        id = f"scenario.{path.name.partition('.')[0]}"
        tip = escape(scenario_text(path, scenario))
        yield Press(id, part, partial(on, path, scenario), look="tile", pad=(10, 8), tip=tip)


def day_picture(today: date) -> str:
    """The picture of the side that somebody plays in the game of a day."""
    return next((side for side in game_of_the_day(today, NAMES).seats[0].faction.split("+") if painted(side)), "circle")


def picture(name: str, layout: Layout) -> Box | None:
    """A picture on a tile; none in compact windows."""
    return Painting(name, radius=4, w=128, h=62) if name and not layout.compact else None


def way_row(id: str, icon: str, heading: str, called: str, told: str, on: Callable[[], object],
            before: Box | None = None) -> Iterator[Box]:  # fmt: skip
    """A heading and the one tile below it, which leads to a scene of its own."""
    said = Column(Text(escape(called), theme.LABEL), Text(escape(told), theme.SMALL, theme.TEXT_SECOND), grow=1)
    yield Text(heading, theme.HEAD_LARGE, theme.GOLD)
    yield Press(id, Row(before, Icon(icon, 30, theme.GOLD), said, gap=14), on, look="tile", pad=(10, 8))


class ScenarioScene(MessageScene):
    """Tells of a scenario and who plays in it; pops with True to play it."""

    WIDTH = 600

    def __init__(self, path: Path, scenario: Scenario) -> None:
        answers = (Answer(False, say("newgame-scenarios.cancel"), key="Esc"),
                   Answer(True, say("newgame-scenarios.play"), "primary", "Enter"))  # fmt: skip
        super().__init__(scenario_name(path, scenario), escape(scenario_text(path, scenario)), answers, cancel=False)
        self.path, self.scenario = path, scenario

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        head, told, *rest = super().panel(layout)
        painting, high = picture_of(self.path, self.scenario), min(self.WIDTH * 0.44, layout.height_du - LOWEST)
        shown = Painting(painting, fades="bottom", h=high) if painting and high > 100 else None
        seats = zip(self.scenario.factions, self.scenario.seats, strict=True)
        sitting = [([names] if isinstance(names, str) else names, seat.name, not seat.bot,
                    words().name("bot", seat.bot) if seat.bot else "") for names, seat in seats]  # fmt: skip
        where = Text(escape(told_of(self.scenario)), theme.NOTE, theme.TEXT_SECOND)
        return shown, head, where, told, people(sitting), *rest
