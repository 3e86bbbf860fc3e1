"""Plays moments over the window: one at a time, prepared in a thread of their own, ended by any key or click."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping

import pygame

from game.ui import draw
from game.ui.figures.store import STORE
from game.ui.stagecraft.act import BOOKS, CARDS, CLASH, DEATH, END, FALL, GATE, PRIZE, RISE, RITUAL, SIGN, Act
from game.ui.stagecraft.creatures import Clash, Fall, Rise, Won
from game.ui.stagecraft.forms import Form
from game.ui.stagecraft.signs import Books, Cards, Death, Gate, Prize, Ritual, Sign

log = logging.getLogger(__name__)

FORMS: Mapping[str, type[Form]] = {
    RISE: Rise, FALL: Fall, CLASH: Clash, END: Won, GATE: Gate, BOOKS: Books, RITUAL: Ritual, SIGN: Sign, DEATH: Death,
    CARDS: Cards, PRIZE: Prize,
}  # fmt: skip
LONGEST = 2.0
PATIENCE = 0.7
"""Seconds that a moment's pictures may take; it is left out after that."""
ART = 0.3
"""Seconds that files of what it shows may take; what has not come by then is shown by its sign."""
KEPT_KEYS = frozenset({
    pygame.K_F12, pygame.K_PRINTSCREEN, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL,
    pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA,
})  # fmt: skip
"""Keys that do not end a moment: those that take its picture."""


class Moments:
    """What plays now, if anything does. Nothing waits for it but bots; nothing of it is kept when it is over."""

    _turn = 0
    """How many have been played, at whatever table: each looks another way than the one before."""

    def __init__(self) -> None:
        self._form: Form | None = None
        self._thread: threading.Thread | None = None
        self._shot: pygame.Surface | None = None
        self._time = self._waited = 0.0
        self._speed = 1.0

    @property
    def busy(self) -> bool:
        """Whether one plays."""
        return self._form is not None

    @property
    def act(self) -> Act | None:
        """What is shown now."""
        return self._form.act if self._form else None

    def begin(self, act: Act, size: tuple[int, int], pace: float = 1.0, view: pygame.Rect | None = None) -> None:
        """Play one from the next time the window is painted on; ``pace`` shortens it.

        ``view`` is where on the window the board lies that its camera looks at; without it is all of it.
        """
        form = FORMS[act.form](act, size, self._turn, view)
        Moments._turn += 1
        self._form, self._thread, self._shot, self._time, self._waited = form, None, None, 0.0, 0.0
        self._speed = max(1.0 / max(pace, 0.1), form.SECONDS / LONGEST)

    def finish(self) -> None:
        """Be over."""
        self._form = self._thread = self._shot = None

    def take(self, event: pygame.event.Event) -> bool:
        """End it for a key or a click, which still means what it always means; true if that was so."""
        ends = event.type == pygame.MOUSEBUTTONDOWN
        ends = ends or (event.type == pygame.KEYDOWN and event.key not in KEPT_KEYS)
        if not ends or self._form is None:
            return False
        self.finish()
        return True

    @property
    def prepared(self) -> bool:
        """Whether its pictures are there."""
        return self._thread is not None and not self._thread.is_alive() and self._form is not None

    def ready(self, seconds: float = 10.0) -> bool:
        """Wait until its pictures are there: for tests and pictures of it."""
        if self._form is not None and self._shot is not None and self._thread is None:
            STORE.ready(seconds)
            self._start(self._form, self._shot)
        if self._thread:
            self._thread.join(seconds)
        return self.prepared

    def advance(self, dt: float) -> bool:
        """Let time pass; true if it is over by that."""
        form = self._form
        if form is None:
            return False
        if not self.prepared:
            self._waited += dt
            if self._waited < PATIENCE:
                return False
        else:
            self._time += dt * self._speed
            if self._time < form.SECONDS:
                return False
        self.finish()
        return True

    def draw(self, target: pygame.Surface, below: Callable[[], None]) -> None:
        """Paint it over the window, which is painted by ``below`` once, at its beginning."""
        form = self._form
        if form is None or self._shot is None:
            below()
            if form is None:
                return
            self._shot = draw.cut_out(target, target.get_rect())
            # Asked for here, so that they come: what nobody has seen yet is not there.
            form.painted()
        if self._thread is None:
            if not (form.act.pictures and STORE.busy) or self._waited >= ART:
                self._start(form, self._shot)
        elif self.prepared:
            form.draw(target, self._time)

    def _start(self, form: Form, shot: pygame.Surface) -> None:
        given = form, shot, form.painted()
        self._thread = threading.Thread(target=self._prepare, args=given, name="moment", daemon=True)
        self._thread.start()

    def _prepare(self, form: Form, shot: pygame.Surface, pictures: list[pygame.Surface]) -> None:
        """Make a moment's pictures; without them it is over."""
        try:
            form.prepare(shot, pictures)
        except (pygame.error, MemoryError, ValueError) as problem:
            log.warning("A moment cannot be shown: %s", problem)
            if self._form is form:
                self.finish()
