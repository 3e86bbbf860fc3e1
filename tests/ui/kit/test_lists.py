"""Lists of rows: only those in sight are laid out; picked, marked, opened. The field: composed text."""

from __future__ import annotations

from unittest.mock import patch

import pygame

from game.ui.kit.box import Box, Column, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.rows import Listed, RowList, Rows
from game.ui.layout import Layout
from game.ui.scenes.message import PromptScene
from game.ui.widgets.base import Board
from scripts.window.robot import Robot

LAYOUT = Layout(1600, 900)
EVERY = 5000


def shown(listed: Listed[str]) -> tuple[Board, Boxes, RowList, list[str]]:
    """A list on a board; what was opened; every row that is made is noted in ``listed.made``."""
    opened: list[str] = []
    boxes = Boxes(lambda layout: Column(
        Rows("rows", listed, row, lambda: opened.append(str(listed.picked)), marks=True), grow=1,
    ))  # fmt: skip
    board = Board([boxes])
    boxes.lay(pygame.Rect(0, 0, 400, 300), LAYOUT)
    widget = boxes.control("rows")
    assert isinstance(widget, RowList)
    board.set_focus(widget)
    return board, boxes, widget, opened


def row(word: str) -> Box:
    """One line."""
    return Text(word, line=True)


def press(board: Board, boxes: Boxes, key: int, mod: int = 0) -> None:
    """A key, and what follows from it."""
    board.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    boxes.refresh(LAYOUT)


def test_only_rows_in_sight_are_laid_out_however_long_the_list_is(display: None) -> None:
    listed = Listed[str](str)
    listed.show([f"row {number}" for number in range(EVERY)])
    board, boxes, widget, _ = shown(listed)
    assert len(widget.parts) < 20 and widget.limit > 50 * EVERY / 4
    press(board, boxes, pygame.K_END)
    assert listed.picked == f"row {EVERY - 1}" and len(widget.parts) < 20
    assert widget.row_rect(EVERY - 1).bottom == widget.rect.bottom
    press(board, boxes, pygame.K_UP)
    press(board, boxes, pygame.K_HOME)
    assert widget.offset == 0 and listed.at == 0


def test_what_is_picked_and_marked_stays_so_among_other_items(display: None) -> None:
    listed = Listed[str](lambda word: word.strip("#"))
    listed.show(["#", "a", "b", "c", "d"])
    board, boxes, _, opened = shown(listed)
    assert listed.picked == "a", "a heading is not picked"
    press(board, boxes, pygame.K_DOWN)
    press(board, boxes, pygame.K_DOWN, pygame.KMOD_SHIFT)
    assert listed.marked == ["b", "c"] and listed.picked == "c"
    listed.show(["d", "c", "e"])
    assert listed.marked == ["c"] and listed.picked == "c"
    listed.show(["d", "e"])
    assert not listed.marked and listed.picked == "e"
    press(board, boxes, pygame.K_RETURN)
    assert opened == ["e"]


def test_two_quick_clicks_open_a_row_and_the_wheel_scrolls(display: None) -> None:
    listed = Listed[str](str)
    listed.show([f"row {number}" for number in range(40)])
    board, boxes, widget, opened = shown(listed)
    with patch.object(pygame.time, "get_ticks", lambda: 1000):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
            board.handle(pygame.event.Event(kind, pos=widget.row_rect(2).center, button=1))
    assert opened == ["row 2"]
    board.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(100, 100), rel=(0, 0), buttons=(0, 0, 0)))
    board.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0))
    boxes.refresh(LAYOUT)
    assert widget.offset == 40 and widget.row_rect(0).y == -40


# Typing -----------------------------------------------------------------------------------------


def test_composed_text_arrives_whole_and_replaces_what_is_selected(title: Robot) -> None:
    title.scene.push(PromptScene("Name", "A name:", "Ada", "Yes"))
    title.frames(2)
    assert title.focus == "words"
    title.key("ctrl+a")
    title.post(pygame.TEXTINPUT, text="Zoë Łuka")
    title.frames()
    assert title.thing("words").label == "Zoë Łuka", "several letters of an input method in one event"
    title.key("home")
    title.type("Dr ")
    assert title.thing("words").label == "Dr Zoë Łuka"
