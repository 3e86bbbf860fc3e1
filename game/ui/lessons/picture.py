"""Small pictures of the tables that lessons and puzzles are played at, painted a piece a frame."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Literal, Unpack

import pygame

from game.match.lessons.desk import Lessons
from game.match.lessons.format import Lesson, Puzzle
from game.ui import draw, theme
from game.ui.figures.store import STORE
from game.ui.gamescreen import screen_of
from game.ui.kit.base import Sizes
from game.ui.kit.box import Box, Drawn
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.pictures import NAME, cut_to_fill, fitted

WIDTH = 960
"""How wide a picture is made, in pixels."""
SOON = 0.002
"""Seconds until the next piece of one, while one is painted."""

Taught = Lesson | Puzzle


def lesson_picture(lesson: Lesson) -> str:
    """The name of the painted picture of a lesson; empty without one."""
    name = f"lesson_{lesson.id}"
    return name if painted(name) else ""


def puzzle_picture(puzzle: Puzzle, small: bool = False) -> str:
    """The name of the painted picture of a puzzle, or of the ``small`` one for lists; empty without one."""
    name = f"puzzle_{puzzle.id}{'_small' * small}"
    return name if painted(name) else ""


class TablePictures:
    """Pictures of the tables somebody looks at, by the ids of lessons and puzzles.

    Each is painted once; one that was painted with stand-ins for figures is painted anew when those have come.
    """

    def __init__(self, lessons: Lessons) -> None:
        self._lessons = lessons
        self._made: dict[str, pygame.Surface | None] = {}
        self._painting: tuple[str, Iterator[bytes]] | None = None
        self._missed = 0
        """What had been missed when the picture that is painted was begun."""
        self._lacking: set[str] = set()

    def has(self, one: Taught | None) -> bool:
        """Whether a picture is painted without stand-ins, or there can be none."""
        return one is None or (one.id in self._made and one.id not in self._lacking)

    def advance(self, one: Taught | None) -> bool:
        """Paint a piece of what is begun, else of the picture of ``one``; true when a picture has become whole."""
        waits = one is not None and one.id in self._lacking and STORE.busy
        if self._painting is None and one is not None and not self.has(one) and not waits:
            self._painting, self._missed = (one.id, self._paint(one)), STORE.missed
        if self._painting is None:
            return False
        name, painting = self._painting
        data = next(painting, None)
        if data == b"":
            return False
        self._made[name] = pygame.image.load(BytesIO(data), NAME) if data else None
        self._painting = None
        (self._lacking.add if STORE.missed != self._missed else self._lacking.discard)(name)
        return True

    def _paint(self, one: Taught) -> Iterator[bytes]:
        session = self._lessons.show(one)
        yield b""
        yield from screen_of(one.table.game).small_picture(session, WIDTH)

    def box(self, one: Taught, how: Literal["whole", "cut"], **sizes: Unpack[Sizes]) -> Box:
        """The picture in a frame, dark until it is painted: all of it, or cut to fill its place."""
        made = self._made.get(one.id)

        def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            draw.fill(target, rect, theme.SEA_DEEP, theme.INK)
            if made is not None:
                shown = fitted(made, *rect.size) if how == "whole" else cut_to_fill(made, *rect.size)
                target.blit(shown, shown.get_rect(center=rect.center))
            draw.outline(target, rect, theme.BRASS_LINE, 0, 1, 200)

        return Drawn(("picture", one.id, how, made), paint, **sizes)
