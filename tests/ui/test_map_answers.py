"""Everything that has a place is lit there and answered by a click there, in whole games and at any zoom."""

import random

import pygame
import pytest

from game.api import new_match
from game.engine.option import Option
from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.screen.answers.question import Question, same
from game.games.wars.screen.grid import table_grid
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.tableview import Table, read_table
from game.ui.layout import Layout

pytestmark = pytest.mark.usefixtures("display")
WINDOW = (1280, 720)
PLACED = ("area", "unit")


def target_of(option: Option, table: Table) -> Target | None:
    """Where an option is on the map; None for one that is not there."""
    if option.kind == "unit":
        piece = table.pieces.get(option.unit)
        return ("unit", option.unit) if piece and piece.place in table.by_area else None
    return ("area", table.areas[option.area].id) if option.area >= 0 else None


def click(view: MapView, point: tuple[int, int], picked: list[Target]) -> Target | None:
    """A press and a release; what was picked by it, after the tray if it only opened that."""
    picked.clear()
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        view.handle(pygame.event.Event(kind, pos=point, button=1))
    return picked[0] if picked else None


def means(question: Question, table: Table, target: Target, option: Option) -> bool:
    """Whether a pick is answered by an option, or by one just like it."""
    found = question.option_for(target, table)
    if not found:
        return False
    if option.kind == "area":
        return found[0] == option
    return found[0] == option or same(table.pieces[found[0].unit], table.pieces[option.unit])


@pytest.mark.parametrize(("seed", "zoom"), [(1, 0), (2, 2), (3, 0), (4, 2)])
def test_every_option_with_a_place_is_lit_and_answered_by_a_click_there(seed: int, zoom: int) -> None:
    match = new_match("wars", players=4, map="earth_4_west3_east5", seed=seed, rules=1)
    luck = random.Random(seed)
    picked: list[Target] = []
    view = MapView("earth_4_west3_east5", picked.append, lambda: None)
    view.calm = True
    layout = Layout(1280, 720)
    view.lay(table_grid(layout).map, layout)
    kinds = set()
    for _ in range(900):
        opened = match.decision
        if opened is None:
            break
        kind = opened.kind
        if kind not in kinds or luck.random() < 0.06:
            table = read_table(match, opened.seat)
            question = lay_open(match, opened, table, match.view(opened.seat))
            view.show(table, question.marks)
            if zoom and view.camera.zoom < 2:
                view.camera_turn(3)
            for option in opened.options:
                target = target_of(option, table)
                if target is None:
                    continue
                assert option.kind in PLACED, option
                kinds.add(kind)
                assert view.can(target), (kind, option)
                view.show_points([view.home_of(target)])
                found = click(view, view.point_of(target), picked)
                if view.tray:
                    found = click(view, view.point_of(target), picked)
                assert found is not None and means(question, table, found, option), (kind, option, found)
                assert view.tray is None
        choices = [o for o in opened.options if o.kind != "pass"] or opened.options
        match.answer(luck.choice(choices))
    assert {"move_unit", "move_area"} <= kinds and len(kinds) > 8
    view.close()
