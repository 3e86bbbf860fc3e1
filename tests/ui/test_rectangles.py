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
    "ui/widgets/",
    "ui/charts.py",
    "ui/draw.py",
    "ui/rich.py",
    "ui/pictures.py",
    "ui/paintings.py",
    "ui/stagecraft/",
    "ui/tokens.py",
    "ui/figures/",
    "ui/cards/emblem.py",
    "ui/cards/plate.py",
    "games/rites/screen/arts.py",
    "games/rites/screen/candles.py",
    "games/rites/screen/captions.py",
    "games/rites/screen/cards.py",
    "games/rites/screen/centre.py",
    "games/rites/screen/fan.py",
    "games/rites/screen/flights.py",
    "games/rites/screen/layouts/",
    "games/rites/screen/paint.py",
    "games/rites/screen/relics.py",
    "games/rites/tablets/",
    "games/wars/screen/doom_track.py",
    "games/wars/screen/battle/",
    "games/wars/screen/coins.py",
    "games/wars/screen/map/",
    "games/wars/screen/strip_drawn.py",
)
"""The kit and the widgets under it; what all draw with; card faces, those in hand, in flight and on the middle of the
card table; Doom ruler, dice, map and pieces, cards in strips."""
EXCEPTIONS = {
    "games/wars/rules/maps.py": "areas in which figures may lie, measured on the map",
    "games/wars/screen/grid.py": "the regions of the table with a map, which is no tree: it is scrolled as one column",
    "games/wars/screen/picture.py": "the small picture of a save",
    "games/wars/screen/strip_books.py": "the sign of a spellbook, as large as its card, where one points",
    "games/wars/screen/strips.py": "where what flies to a strip comes down",
    "ui/campaign/story.py": "the line that joins a story's chapters",
    "ui/chronicle/tally.py": "the bar under a share",
    "ui/layout.py": "the window itself",
    "ui/lessons/way.py": "the dotted way of lessons, and rings, badges and marks on it",
    "ui/scenes/ahead.py": "what is painted before a scene opens, nowhere",
    "ui/scenes/rules_text.py": "what is bare below a short page, for its picture",
    "ui/scenes/savelist.py": "medals in the place of a picture",
    "ui/scenes/title.py": "the title's picture",
    "ui/table/firsts/line.py": "how much of what is kept in sight a hint would hide",
    "ui/table/guide/coach.py": "the room beside what is kept in sight, where a coach may speak",
    "ui/table/lights.py": "rings round things, and a word over a ring",
    "ui/table/bar_buttons.py": "an icon over its label, painted as one",
}
"""Files with such lines beside these, and what they draw."""


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
    assert {file for file in files if not file.startswith(DRAWN)} == set(EXCEPTIONS)


def test_what_places_by_hand_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "panel.py"
    for line in ("pygame.Rect(0, 0, width, 8)", "x = rect.right + 4", "rect.inflate(2, 2)", "y = 4 - rect.top"):
        file.write_text(line)
        assert [*placing(file)] == [1], line
    for line in ("pygame.Rect(rect)", "row(text('a'))", "self.size + 4", "rect.width * 2"):
        file.write_text(line)
        assert [*placing(file)] == [], line
