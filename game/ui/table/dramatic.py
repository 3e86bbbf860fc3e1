"""A table over which moments are shown: they come with what has happened, and any key or click ends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.event import Event
from game.ui.stagecraft.playing import Moments
from game.ui.table.stage import StageScene


class DramaticScene(StageScene):
    """While a moment plays the table below it stands still, and bots wait; people never do."""

    dramatic = True
    """Whether moments are shown here at all."""
    curtain = False
    """Whether what is on the table is hidden from whoever sits down next."""

    def __init__(self) -> None:
        super().__init__()
        self.moments = Moments()
        self._after: Callable[[], None] | None = None
        self._led_in = ""
        """The form of the moment that was shown before the dice of this step were thrown."""

    def play(self, events: Sequence[Event], pace: float) -> None:
        """Show the moment there is in what has just been told, for those who want to see it.

        ``pace`` is how long it takes as a share of its time; 0 where nothing is to move.
        """
        wanted, led_in, self._led_in = self.app.settings.moments, self._led_in, ""
        if not self.dramatic or wanted == "none" or not pace or self.curtain or not events:
            return
        act = self.stage.moment(events)
        if act is not None and act.form != led_in and (act.great or wanted == "all"):
            self.moments.begin(act, self.app.surface.get_size(), pace, self.stage.board_view)
            # Its picture of the table is to be a whole one.
            self.redraw()

    def lead_in(self, events: Sequence[Event], pace: float) -> None:
        """Show and let be heard what led to dice that are about to tumble: they are thrown when it has been seen."""
        before = self.stage.before_dice(events)
        self.stage.sounds.ahead(before)
        self.play(before, pace)
        self._led_in = self.moments.act.form if self.moments.act else ""
        self.when_seen(self.stage.sounds.throw)

    def when_seen(self, then: Callable[[], None]) -> None:
        """Do something when no moment plays any more."""
        self._after = then
        self._go_on()

    def unsay(self) -> None:
        """Do not do any more what waited for a moment: it has been taken back."""
        self._after = None

    def _go_on(self) -> None:
        if self._after is not None and not self.moments.busy:
            then, self._after = self._after, None
            then()

    # Events and time --------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; a key or a click ends a moment besides."""
        ended = self.moments.take(event)
        if ended:
            self.redraw()
        return super().handle(event) or ended

    @property
    def animating(self) -> bool:
        return super().animating or (self.moments.busy and not self._unpainted)

    def update(self, dt: float) -> None:
        """Let time pass; for all but a moment it stands still while that plays."""
        if self.moments.advance(dt):
            self.redraw()
        super().update(0.0 if self.moments.busy else dt)
        self._go_on()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table, or the moment that is played over a picture of it."""
        self.moments.draw(surface, partial(super().draw, surface))

    def pause(self) -> None:
        """What lies over the table now hides a moment."""
        self.moments.finish()

    def layout_changed(self) -> None:
        self.moments.finish()
        super().layout_changed()

    def leave(self) -> None:
        self.moments.finish()
