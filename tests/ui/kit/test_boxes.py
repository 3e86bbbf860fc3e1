"""Boxes: measured, placed, painted once, pressed, gone through by keys, scrolled."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui import draw, palette, theme
from game.ui.fonts import Face
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.base import Laid, Laying
from game.ui.kit.box import Box, Column, Drawn, Either, Fitted, Grid, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes, rehearsed, steadily
from game.ui.kit.controls import Button, Choice, Held, Toggle
from game.ui.kit.entry import DropDown
from game.ui.kit.frame import PANEL
from game.ui.kit.linked import LinkedText
from game.ui.kit.scrolling import Scroller
from game.ui.layout import Layout
from game.ui.widgets.base import Board

LAYOUT = Layout(1600, 900)
WINDOW = (1600, 900)


@pytest.fixture(autouse=True)
def shown(display: None) -> Iterator[None]:
    """Boxes are painted on something."""
    yield


def laid(box: Box, width: int = 400, height: int = 300) -> Laid:
    """A box laid out in a rectangle."""
    return Laying(LAYOUT, {}).lay(box, pygame.Rect(0, 0, width, height))


def rects(box: Box, width: int = 400, height: int = 300) -> list[tuple[int, int, int, int]]:
    """Where its parts are."""
    return [tuple(part.rect) for part in laid(box, width, height).parts]


def on_board(*parts: Box, size: tuple[int, int] = (400, 300)) -> tuple[Board, Boxes]:
    """Boxes below each other on a board."""
    boxes = Boxes(lambda layout: Column(*parts, gap=4))
    board = Board([boxes])
    boxes.lay(pygame.Rect(0, 0, *size), LAYOUT)
    return board, boxes


def post(board: Board, kind: int, **values: object) -> bool:
    """An event for the board."""
    return board.handle(pygame.event.Event(kind, **values))


def click(board: Board, point: tuple[int, int]) -> None:
    """Press and let go."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        post(board, kind, pos=point, button=1)


def key(board: Board, key: int, mod: int = 0) -> bool:
    """Press a key."""
    return post(board, pygame.KEYDOWN, key=key, mod=mod, unicode="")


# Places ---------------------------------------------------------------------------------------


def test_what_grows_takes_what_fixed_parts_leave() -> None:
    row = Row(Space(w=100, h=20), Space(grow=1, h=20), Space(grow=3, h=20), gap=10, pad=5)
    assert rects(row) == [(5, 140, 100, 20), (115, 140, 68, 20), (193, 140, 202, 20)]


def test_shares_are_parts_of_the_whole_length() -> None:
    assert [rect[2] for rect in rects(Row(Space(share=0.25), Space(share=0.5), Space(grow=1)))] == [100, 200, 100]
    assert [rect[3] for rect in rects(Column(Space(share=0.25), Space(grow=1)))] == [75, 225]


def test_a_column_aligns_and_packs() -> None:
    column = Column(Space(w=40, h=20), Space(w=60, h=20, at="end"), across="center", pack="center")
    assert rects(column) == [(180, 130, 40, 20), (340, 150, 60, 20)]


def test_a_text_is_as_high_as_its_lines_and_gives_way_to_a_button() -> None:
    words = Text("word " * 40)
    column = laid(Column(words))
    assert column.parts[0].rect.height > 3 * column.parts[0].rect.height // 4 > 40
    text, button = laid(Row(words, Button("go", "Go"))).parts
    assert text.rect.right <= button.rect.left and button.rect.right == 400
    assert button.rect.width == Laying(LAYOUT, {}).wide(Button("go", "Go"), 400)


def test_ranks_are_left_out_first_where_there_is_no_room() -> None:
    column = Column(Space(h=100), Space(h=100, rank=1), Space(h=100, rank=2))
    assert len(rects(column, height=300)) == 3
    assert len(rects(column, height=299)) == 2
    assert len(rects(column, height=150)) == 1
    assert len(rects(Row(Space(w=300), Space(w=200, rank=1)))) == 1


def test_a_grid_has_as_many_columns_as_there_is_room_for() -> None:
    cells = [Space(h=10 + place) for place in range(5)]
    assert [rect[:2] for rect in rects(Grid(*cells, cell=120, gap=10))] == [
        (0, 0),
        (136, 0),
        (273, 0),
        (0, 22),
        (136, 22),
    ]
    assert {rect[0] for rect in rects(Grid(*cells, cell=120, gap=10), width=100)} == {0}


def test_a_table_gives_columns_the_width_of_their_widest_cell() -> None:
    cells = [Space(w=30, h=10), Space(h=10), Space(w=50, h=10), Space(h=10)]
    assert [rect[::2] for rect in rects(Grid(*cells, columns=(None, 1), gap=10))] == [(0, 50), (60, 340)] * 2


def test_the_first_alternative_that_fits_is_taken() -> None:
    either = Either(Row(Space(w=300), Space(w=90)), Column(Space(h=7)))
    assert isinstance(laid(either, 390).parts[0].box, Row) and isinstance(laid(either, 389).parts[0].box, Column)
    named = Either(Text("word " * 99, least=350), Space())
    assert isinstance(laid(named, 350).parts[0].box, Text) and isinstance(laid(named, 349).parts[0].box, Space)


def test_layers_cover_all_or_stand_in_a_corner() -> None:
    stack = Stack(Space(), Space(w=30, h=20, at="top right"), Space(h=20, at="bottom"))
    assert rects(stack) == [(0, 0, 400, 300), (370, 0, 30, 20), (0, 280, 400, 20)]


# Painting -------------------------------------------------------------------------------------


def test_an_equal_description_is_neither_laid_out_nor_painted_again() -> None:
    drawn: list[str] = []
    words = ["one", "two"]

    def panel(name: str) -> Box:
        return Column(Drawn(name, lambda target, rect, layout: drawn.append(name), h=40), frame=PANEL, pad=8)

    boxes = Boxes(lambda layout: Column(*map(panel, words), gap=20, pad=10), steady=True)
    target = pygame.Surface((400, 300))
    boxes.lay(pygame.Rect(0, 0, 400, 300), LAYOUT)
    for _ in range(5):
        boxes.draw(target, LAYOUT)
    assert boxes.count == 1
    assert drawn == ["one", "two"] * 2, "the second painting is kept as a picture"
    drawn.clear()
    words[1] = "three"
    for _ in range(4):
        boxes.draw(target, LAYOUT)
    assert boxes.count == 2 and drawn == ["three"] * 2, "only what has changed is painted anew"


def test_what_was_rehearsed_sets_no_words_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    line, words = Face.line, list[str]()
    monkeypatch.setattr(Face, "line", lambda self, text, *more: words.append(text) or line(self, text, *more))

    class Card(LinkedText):
        def place(self, rect: pygame.Rect) -> None:
            self.text = Text("A __quagga__ in a **card**")
            self._layout = LAYOUT
            super().place(rect)

    def describe(layout: Layout) -> Box:
        shown = Column(Text("A __thylacine__", grow=1), Press("one", Text("An __aurochs__")), frame=PANEL)
        return Row(shown, Held("card", Card(), w=200, h=100))

    slot = pygame.Rect(0, 0, 600, 300)
    for job in rehearsed(Boxes(describe), slot, LAYOUT):
        job()
    assert {"thylacine", "aurochs", "quagga"} <= set(words)
    words.clear()
    shown = Boxes(describe)
    shown.lay(slot, LAYOUT)
    Board([shown]).draw(pygame.Surface(WINDOW), LAYOUT)
    assert not words


# Controls -------------------------------------------------------------------------------------


def test_controls_are_pressed_and_keep_their_widget_while_they_change() -> None:
    pressed: list[str] = []
    label = ["Go"]
    boxes = Boxes(lambda layout: Column(Button("go", label[0], lambda: pressed.append(label[0]))))
    board = Board([boxes])
    boxes.lay(pygame.Rect(0, 0, 400, 300), LAYOUT)
    widget = boxes.control("go")
    click(board, widget.rect.center)
    label[0] = "Stop"
    boxes.refresh(LAYOUT)
    assert boxes.control("go") is widget and board.focus is widget
    key(board, pygame.K_RETURN)
    assert pressed == ["Go", "Stop"]


def test_tab_goes_through_controls_as_described_and_leaves_those_that_are_off() -> None:
    board, boxes = on_board(
        Row(Button("b", "B"), Button("a", "A")), Toggle("off", False, enabled=False), Press("row", Text("A row"))
    )
    order = []
    for _ in range(4):
        key(board, pygame.K_TAB)
        order.append(board.focus.id if board.focus else "")
    assert order == ["b", "a", "row", "b"]
    key(board, pygame.K_DOWN)
    assert board.focus is boxes.control("row")


def test_a_control_that_has_gone_leaves_the_keyboard() -> None:
    there = [True]
    boxes = Boxes(lambda layout: Column(Button("go", "Go") if there[0] else None))
    board = Board([boxes])
    boxes.lay(pygame.Rect(0, 0, 400, 300), LAYOUT)
    key(board, pygame.K_TAB)
    there[0] = False
    boxes.refresh(LAYOUT)
    assert not key(board, pygame.K_RETURN) and board.focus is None


def test_what_is_pointed_at_tells_its_tip_and_its_card() -> None:
    board, boxes = on_board(
        Column(Text("Gate", tip="A gate", card=("word", "gate"), h=40), Space(h=40), tip="All of it"), Space(h=99)
    )
    post(board, pygame.MOUSEMOTION, pos=(5, 5), buttons=(0, 0, 0))
    assert boxes.tooltip == "A gate"
    assert boxes.thing_at((5, 5)) == ("word", "gate")
    post(board, pygame.MOUSEMOTION, pos=(5, 60), buttons=(0, 0, 0))
    assert boxes.tooltip == "All of it" and boxes.thing_at((5, 120)) is None


def test_two_controls_of_one_name_are_refused() -> None:
    with pytest.raises(AssertionError, match="two controls are called go"):
        on_board(Button("go", "Go"), Button("go", "Go"))


# Scrolling ------------------------------------------------------------------------------------


def scrolled() -> tuple[Board, Boxes, Scroller]:
    """Twenty buttons where four have room."""
    board, boxes = on_board(Scroll("list", Column(*(Button(f"b{n}", "B", h=50) for n in range(20)))), size=(400, 200))
    scroller = boxes.control("list")
    assert isinstance(scroller, Scroller)
    return board, boxes, scroller


def test_what_is_too_high_scrolls_by_wheel_thumb_and_page(monkeypatch: pytest.MonkeyPatch) -> None:
    board, boxes, scroller = scrolled()
    assert scroller.limit == 800 and boxes.control("b0").rect.width < 400 - 4, "there is room for the bar"
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (100, 100))
    assert post(board, pygame.MOUSEWHEEL, precise_y=-1.0, y=-1) and 0 < scroller.offset < 100
    assert boxes.control("b0").rect.y == -scroller.offset
    thumb = (398, scroller.offset * 200 // 1000 + 2)
    post(board, pygame.MOUSEBUTTONDOWN, pos=thumb, button=1)
    post(board, pygame.MOUSEMOTION, pos=(398, 400), buttons=(1, 0, 0))
    post(board, pygame.MOUSEBUTTONUP, pos=(398, 400), button=1)
    assert scroller.offset == 800
    assert scroller.page(down=False) and scroller.offset == 630


def test_the_keyboard_brings_what_it_reaches_into_sight_and_nothing_outside_is_pressed() -> None:
    board, boxes, scroller = scrolled()
    board.by_keyboard = True
    board.set_focus(boxes.control("b10"))
    assert scroller.rect.contains(boxes.control("b10").rect)
    assert board.at((100, 10)) is not None and board.at((100, 10)) is not boxes.control("b0")
    assert board.at((100, 250)) is None


def test_a_log_stays_at_its_end_while_the_end_is_in_sight() -> None:
    lines = [Space(h=100)] * 4
    boxes = Boxes(lambda layout: Column(Scroll("log", Column(*lines), end=True)))
    boxes.lay(pygame.Rect(0, 0, 400, 200), LAYOUT)
    scroller = boxes.control("log")
    assert isinstance(scroller, Scroller) and scroller.offset == 200
    lines.append(Space(h=100))
    boxes.refresh(LAYOUT)
    assert scroller.offset == 300
    scroller.scroll_to(50)
    lines.append(Space(h=100))
    boxes.refresh(LAYOUT)
    assert scroller.offset == 50


# Choices --------------------------------------------------------------------------------------


def test_a_list_opens_over_everything_and_a_line_of_it_is_taken() -> None:
    value = ["a"]
    options = (("a", "Ada"), ("b", "Bea"), ("c", "Cid"))
    below: list[str] = []
    boxes = Boxes(lambda layout: Column(
        DropDown("who", options, value[0], lambda key: value.__setitem__(0, key)),
        Button("under", "Under", lambda: below.append("pressed")),
    ))  # fmt: skip
    board = Board([boxes])
    boxes.lay(pygame.Rect(0, 100, 300, 300), LAYOUT)
    board.draw(pygame.Surface(WINDOW), LAYOUT)
    field = boxes.control("who")
    click(board, field.rect.center)
    # A thread that is done wakes the window: that has no place on the screen, and the list stays open.
    assert not board.handle(pygame.event.Event(pygame.USEREVENT)) and field.grabs
    click(board, (100, field.rect.bottom + 30 + 15))
    assert value == ["b"] and not field.grabs and not below
    boxes.refresh(LAYOUT)
    for pressed in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        key(board, pressed)
    assert value == ["c"]
    key(board, pygame.K_RETURN)
    key(board, pygame.K_UP)
    key(board, pygame.K_ESCAPE)
    assert value == ["c"] and not field.grabs


def test_a_choice_says_why_it_is_blocked() -> None:
    picked: list[str] = []
    board, boxes = on_board(
        Choice("size", (("1", "One"), ("2", "Two")), "1", picked.append, blocked={"2": "Too large."}), size=(200, 60)
    )
    rect = boxes.control("size").rect
    post(board, pygame.MOUSEMOTION, pos=(rect.right - 10, rect.centery), buttons=(0, 0, 0))
    click(board, (rect.right - 10, rect.centery))
    assert picked == [] and boxes.control("size").tooltip == "Too large."


def test_a_part_made_steadily_is_the_same_box_until_its_arguments_or_the_palette_change() -> None:
    part = steadily(lambda words, large: Text(words, line=large))
    first = part("one", large=False)
    assert part("one", large=False) is first
    assert part("one", large=True) == Text("one", line=True) and part("two", large=True) == Text("two", line=True)
    now = part("two", large=True)
    try:
        palette.use("red_green")
        assert part("two", large=True) is not now, "colors in it would be those of before"
    finally:
        palette.use("standard")


def test_a_button_that_comes_or_goes_as_the_boxes_are_painted_is_painted_with_them_or_no_more() -> None:
    buttons = [Button("one", "One")]
    boxes = Boxes(lambda layout: Column(*buttons))
    board, target = Board([boxes]), pygame.Surface(WINDOW)
    boxes.lay(pygame.Rect(0, 0, 400, 300), LAYOUT)

    def picture() -> bytes:
        target.fill(0)
        board.draw(target, LAYOUT)
        return pygame.image.tobytes(target, "RGB")

    one = picture()
    buttons.append(Button("two", "Two"))
    two = picture()
    assert two != one and two == picture(), "the new button is there at once"
    del buttons[1]
    assert picture() == one, "nothing is left of it"


def test_values_side_by_side_share_their_room_by_their_words_where_equal_parts_would_cut_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options, written = (("1", "Whatever is said"), ("2", "½×"), ("3", "At once")), list[str]()
    monkeypatch.setattr(draw, "text", lambda target, words, *_, **__: written.append(words))
    for wide, equal in ((600, True), (196, False)):
        board, _ = on_board(Choice("pace", options, "1"), size=(wide, 40))
        (choice,) = (widget for widget in board.all if widget.id == "pace")
        parts = [part.rect for part in choice.things() if part.role == "option"]
        assert (max(part.width for part in parts) - min(part.width for part in parts) <= 1) is equal
        written.clear()
        choice.draw(pygame.display.get_surface(), LAYOUT)
        assert written == [label for _, label in options]


def test_a_button_is_never_lower_than_its_words() -> None:
    large = Layout(640, 360, text=1.5)
    heights = [Laying(large, {}).high(Button("on", label, h=24), 200) for label in ("Onward", "")]
    assert heights == [28, 24]


def test_fitted_words_get_as_small_as_letters_may_before_they_are_cut() -> None:
    large, told = Layout(640, 360, text=1.5), Fitted("What is told here has no room in so low a place. " * 2)
    place = pygame.Rect(0, 0, 340, 2 * draw.line_height(theme.SMALL, theme.SMALLEST_PX) + 8)
    assert told.fitting(large, pygame.Rect(0, 0, 340, 400)).height > place.height >= told.fitting(large, place).height
