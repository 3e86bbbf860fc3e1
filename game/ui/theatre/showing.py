"""What the theatre asks of a game: what draws its moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pygame

from game.match.match import Match
from game.match.phrases import Line
from game.match.theatre import Mark, Timeline, Told, View
from game.ui import theme
from game.ui.app import App
from game.ui.layout import Layout
from game.ui.scene import Scene
from game.ui.theatre.deck import Deck
from game.ui.theatre.eyes import Face
from game.ui.widgets.base import Board


class Stagehand(Protocol):
    """What a showing may ask of the theatre."""

    app: App

    def push(self, scene: Scene, then: Callable[[Any], None] | None = None) -> None:
        """Open an overlay."""

    def jump(self, line: Line) -> None:
        """Go to a line of the chronicle."""

    def go_on(self) -> None:
        """Begin a game of one's own from here."""

    def share(self) -> None:
        """Write the game into a file to share."""

    def quit(self) -> None:
        """Leave the theatre."""

    def redraw(self) -> None:
        """Have the window painted."""


class Showing(Protocol):
    """Draws moments of a game, the deck among what else stands on the screen. Lives as long as its scene."""

    board: Board
    """All that stands on the screen."""

    def show(self, then: Match, view: View, pace: float, step: bool) -> None:
        """Show a moment with somebody's eyes; ``step`` tells that it follows the one before.

        What moves takes ``pace`` times as long as usual; 0 where nothing is to move.
        """

    def foresee(self, then: Sequence[Match], view: View) -> None:
        """Work out by and by, while nothing moves, what showing one of these moments next will need."""

    def tell(self, told: Told, view: View) -> None:
        """Show the chronicle as it is told to somebody."""

    def mark(self, line: Line | None) -> None:
        """Light the line of what is just seen."""

    @property
    def busy(self) -> bool:
        """Whether something still moves, so that the next moment is to wait."""

    def lay(self) -> None:
        """Place everything for the window as it is."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event."""

    def update(self, dt: float, fresh: bool) -> bool:
        """Let time pass; true if all is to be painted. ``fresh``: all is going to be painted anyhow."""

    @property
    def animating(self) -> bool:
        """Whether something moves."""

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``update`` is wanted."""

    def draw(self, surface: pygame.Surface, whole: bool) -> None:
        """Paint the window; not ``whole``: only what has moved."""

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""

    def close(self) -> None:
        """Let everything go."""


class Game(Protocol):
    """How a game is shown: makes the screen, and names its seats and sides."""

    hidden: str
    """What some know and others do not, as rich text."""

    def faces(self, timeline: Timeline) -> Sequence[Face]:
        """The seats as the choice of views shows them."""

    def colour(self, side: int | None) -> theme.RGB:
        """The colour of a side's marks."""

    def dressed(self, text: str) -> str:
        """A line's text as rich text, sides with their names and signs."""

    def open(self, hand: Stagehand, timeline: Timeline, deck: Deck) -> Showing:
        """The screen."""


__all__ = ["Game", "Layout", "Mark", "Showing", "Stagehand"]
