"""Who uses the window knows no widget: tests and scripts reach everything by role and id, through one robot."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.scenes.newgame import NewGameScene
from game.ui.widgets.base import Widget
from scripts.window.robot import Robot
from tests.ui.fakes import FakeServices

HERE = Path(__file__).parent
PLAYERS = HERE.parents[1] / "scripts" / "window"
LEAVES = {
    "test_asking.py": "._begun .rect",
    "test_battle_panel.py": "._dice_rows .rect",
    "test_broken_installation.py": "._bytes_of ._files ._table",
    "test_chronicle.py": "._grid .rect Log",
    "test_drama.py": ".rect",
    "test_encyclopedia.py": ".rect CardView",
    "test_figures.py": "._load",
    "test_fine_figures.py": "._load",
    "test_gates.py": "._turned",
    "test_guide.py": "._corner .rect Boxes Lights",
    "test_late_pictures.py": "._large ._load ._made ._pictures ._run_posted ._sheets .rect Boxes Ranks",
    "test_large_text.py": ".rect",
    "test_lessons.py": ".rect",
    "test_map_answers.py": "MapView",
    "test_map_camera.py": ".rect MapView",
    "test_map_hand.py": ".rect",
    "test_names_free.py": "._SIGHTS MapView",
    "test_one_style.py": ".rect",
    "test_overlap.py": ".widgets",
    "test_places.py": "._SHRINKS ._costs ._points ._search",
    "test_puzzles.py": "._when_painted",
    "test_rites_arts.py": "._artifact ._entity",
    "test_rites_grounds.py": "._lock ._work ._working",
    "test_rites_layouts.py": "._ribbon .rect BarButton Fan",
    "test_saved_picture.py": "._writer",
    "test_table_map.py": "MapView",
    "test_theatre_rites.py": ".rect",
    "test_title.py": ".rect",
    "test_trouble.py": "._allowed",
    "test_two.py": ".rect",
    "cold.py": "._anew ._asked ._forget ._spoken ._turn",
    "figured.py": "._SIGHTS",
    "figures.py": "._next_events ._replace .rect",
    "learner.py": ".rect",
    "player.py": ".rect",
    "robot.py": "._clock ._draw .rect",
    "steady.py": "._clock ._writer",
    "unchanged.py": ".rect Boxes",
    "whims.py": ".rect",
    "walker.py": "._draw .rect .widgets Boxes CardView Centre FiguresArea LinkedText LinkedWords LongList MapView "
                 "PressArea Scroller Widget",
}
"""Tests of what is drawn by hand, whose places are what is tested; the robot itself, the players who have places from
its things, and what takes the clock; the walk that looks at widgets themselves; what keeps languages for it."""


def known(path: Path) -> Iterator[str]:
    """What a file knows of widgets: their rectangles, lists of them, what is private to them, their classes."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rect":
            node.func.attr = "asked for by id"
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("game."):
            module = importlib.import_module(str(node.module))
            for name in node.names:
                found = getattr(module, name.name, None)
                if isinstance(found, type) and issubclass(found, Widget):
                    yield name.name
        if isinstance(node, ast.Attribute) and not (
            isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        ):
            private = node.attr.startswith("_") and not node.attr.startswith("__")
            yield from [f".{node.attr}"] if private or node.attr in ("rect", "widgets") else []


def test_no_test_of_the_window_knows_a_widget() -> None:
    found = {path.name: set(known(path)) for path in (*HERE.glob("*.py"), *PLAYERS.glob("*.py"))}
    del found[Path(__file__).name]
    assert {name: names for name, names in found.items() if names} == {name: {*LEAVES[name].split()} for name in LEAVES}


def test_things_have_ids_of_their_own_and_tell_their_state(title: Robot, services: FakeServices) -> None:
    title.press("new_game")
    assert isinstance(title.scene, NewGameScene)
    title.press("custom")
    ids = [thing.id for thing in title.find() if thing.id]
    assert len(ids) > 20 and len(ids) == len(set(ids))
    assert title.thing("players.4").selected and not title.thing("players.3").selected
    title.choose("players", "3")
    assert title.thing("players.3").selected and title.thing("players").label == "3"
    assert not title.sees("seat.3.name")
    title.write("seat.0.name", "x")
    assert title.focus == "seat.0.name" and title.thing("seat.0.name").label.endswith("x")
    with pytest.raises(AssertionError, match="0 of"):
        title.press("nowhere")
    title.press("begin")
    assert services.calls[-1][0] == "start"
