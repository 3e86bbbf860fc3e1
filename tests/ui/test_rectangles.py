"""Only the kit of boxes places rectangles, and what is truly drawn: no panel adds up edges by hand."""

import ast
from collections.abc import Iterator
from pathlib import Path

GAME = Path(__file__).parents[2] / "game"
EDGES = {"left", "right", "top", "bottom", "width", "height", "centerx", "centery", "x", "y", "w", "h"}
POINTS = {"topleft", "topright", "bottomleft", "bottomright", "midtop", "midbottom", "midleft", "midright", "center"}
MADE = {"Rect", "FRect"}
MOVED = {"move", "inflate", "move_ip", "inflate_ip", "clamp", "union", "unionall", "clip"}
DRAWN = (
    "ui/kit/",
    "games/rites/screen/cards.py",
    "games/rites/screen/centre.py",
    "games/rites/screen/fan.py",
    "games/rites/screen/flights.py",
    "games/rites/screen/layouts/",
    "games/rites/screen/relics.py",
    "games/rites/tablets/",
    "games/wars/screen/doom_track.py",
    "games/wars/screen/battle/drawn.py",
    "games/wars/screen/map/",
    "games/wars/screen/strip_drawn.py",
    "ui/cards/emblem.py",
    "ui/charts.py",
    "ui/draw.py",
    "ui/rich.py",
    "ui/pictures.py",
    "ui/tokens.py",
    "games/wars/rules/maps.py",
)
"""The kit; card faces, those in hand, in flight and on the middle of the card table; Doom ruler, dice, map and pieces,
cards in strips; areas where figures may lie; what all draw with."""
NOT_YET = (
    "games/wars/screen/grid.py",
    "games/wars/screen/picture.py",
    "games/wars/screen/stage.py",
    "ui/campaign/story.py",
    "ui/chronicle/tally.py",
    "ui/layout.py",
    "ui/scenes/ahead.py",
    "ui/scenes/savelist.py",
    "ui/scenes/title.py",
    "ui/table/bar_buttons.py",
    "ui/widgets/base.py",
)
"""Files that still place by hand. The list only ever gets shorter."""


def placing(path: Path) -> Iterator[int]:
    """The lines of a file that make a rectangle from numbers, move one, or add to one's edges."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[_, _, *_]) if name in MADE:
                yield node.lineno
            case ast.Call(func=ast.Attribute(attr=name)) if name in MOVED:
                yield node.lineno
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                sides = [side.attr for side in (left, right) if isinstance(side, ast.Attribute)]
                yield from [node.lineno] if {*sides} & (EDGES | POINTS) else []


def test_only_the_kit_and_the_drawn_place_rectangles() -> None:
    files = {path.relative_to(GAME).as_posix() for path in GAME.rglob("*.py") if any(placing(path))}
    assert {file for file in files if not file.startswith(DRAWN)} <= set(NOT_YET)


def test_what_places_by_hand_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "panel.py"
    for line in ("pygame.Rect(0, 0, width, 8)", "x = rect.right + 4", "rect.inflate(2, 2)", "y = 4 - rect.top"):
        file.write_text(line)
        assert [*placing(file)] == [1], line
    for line in ("pygame.Rect(rect)", "row(text('a'))", "self.size + 4", "rect.width * 2"):
        file.write_text(line)
        assert [*placing(file)] == [], line
