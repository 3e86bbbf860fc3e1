"""What the card table will show soon, made in small pieces while nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.games.rites.screen import cards, relics
from game.games.rites.screen.layouts.registry import layout_of
from game.games.rites.screen.place import Canvas
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.faces import face
from game.games.rites.words.ritewords import NAMES
from game.games.rites.words.tableview import HIDDEN, CardTable
from game.match.words import words

CARDS = 56
Job = Callable[[], object]


class CardJobs:
    """Jobs for the quiet frames: first what the deal brings, then the grounds of all rites, then cards as they lie.

    What a window of another size or interface shows is made ready once the table has been shown in it.
    """

    def __init__(self, stage: CardStage) -> None:
        self._stage = stage
        self._ready: set[Any] = set()
        self._met: Any = None

    def meet(self) -> None:
        """Take up what is not ready yet for the table as it is shown."""
        places = self._stage.centre.places
        sizes = {(place.rect.width, place.relic) for place in places}
        met = (self._stage.app.layout, self._stage.fan.card_width, sizes)
        if met == self._met:
            return
        self._met = met
        for name, job in self._jobs():
            if name not in self._ready:
                self._ready.add(name)
                self._stage.warming.add([job])

    def _jobs(self) -> Iterator[tuple[Any, Job]]:
        stage, layout = self._stage, self._stage.app.layout
        yield from _entities(stage.fan.card_width)
        places = stage.centre.places
        for width in sorted({place.rect.width for place in places if place.relic}):
            for name in words().tables["rites"]["artifact"]:
                yield ("artifact", name, width), partial(relics.artifact, name, width)
        canvas = Canvas(pygame.Rect((0, 0), stage.centre.rect.size), layout)
        for rite in NAMES:
            yield (rite, canvas.box.size, layout), partial(_ground, rite, stage.table, canvas)
        for width in sorted({place.rect.width for place in places if place.card and not place.relic}):
            yield from _entities(width)


def _entities(width: int) -> Iterator[tuple[Any, Job]]:
    yield (HIDDEN, width), partial(cards.back, width)
    for number in range(CARDS):
        yield (number, width), partial(cards.entity, face(number).id, width)


def _ground(rite: str, table: CardTable, canvas: Canvas) -> None:
    """Paint a rite's ground as it is when the rite begins, for what it is made of to be there."""
    if canvas.box.width < 20:
        return
    layout = layout_of(rite)
    begun = replace(table, rite=rite, state={**table.state, **layout.begun}, stack=())
    scratch = pygame.Surface(canvas.box.size)
    layout.ground(scratch, begun, canvas)
    layout.marks(scratch, begun, canvas)
