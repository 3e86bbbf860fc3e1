"""Looks for pictures that change though nothing happens: a scene stands, is pointed at all over, and stands again.

It is painted as the program paints it: whole where that is asked for, else only what moves, after the waits it names,
by a clock of its own. Whatever is left behind, missing or painted twice then differs from a whole painting of the same
moment, and what grows from the scene's first picture at rest. Light that pulses is compared at the same phase: within
one period the first picture must come again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.language.library import SOURCE
from game.language.spoken import speak
from game.ui.figures.store import STORE
from game.ui.kit.boxes import Boxes
from game.ui.paintings import PAINTINGS
from scripts.window.robot import in_sight
from tests.ui.gallery import Gallery

FRAME = 0.1
"""How long a frame is while something moves, in seconds: the clock of a slow machine."""
LONGEST = 0.1
"""So much of a rest counts at most, as in the program's loop."""
COMES = 0.7
"""After so many seconds a tooltip has come."""
RESTS = 12.0
"""After so many seconds nothing moves any more by itself: gates stand still after ten."""
STANDS = 30.0
BLINKS = 0.8
PERIOD = 20.0
"""Within so many seconds all that pulses in a scene has the phase again that it had: gates and a text cursor."""

FOLLOWS = ("table_reach",)
"""Scenes that go on showing what was pointed at last: their first picture need not come again."""

Size = tuple[int, int]


def changes(gallery: Gallery, name: str, size: Size, language: str = SOURCE, most: int = 1000) -> list[str]:
    """What changes of a scene though nothing happens; ``most`` things at most are pointed at, from all over it."""
    settings = gallery.services.settings
    settings.reduced_motion = False
    speak(language)
    try:
        gallery.resize(size)
        gallery.show(name)
        found = Standing(gallery).found(most, again=name not in FOLLOWS)
        return [f"{name} {language} {size[0]}x{size[1]}: {each}" for each in found]
    finally:
        settings.reduced_motion = True
        speak(SOURCE)


class Standing:
    """A scene of the gallery that is left alone, but for the pointer."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery, self.driver, self.app = gallery, gallery.driver, gallery.app
        self._ticked = gallery.driver.clock.milliseconds

    def found(self, most: int, again: bool = True) -> Iterator[str]:
        """What is wrong, told as it is found; ``again``: the first picture has to come again."""
        self._point_away()
        self._live(RESTS, seen=False)
        self.gallery.settle()
        first = self._shown()
        for spot, called in self._spots(most):
            self.driver.move(spot)
            self._live(COMES)
            if apart := self._left():
                yield f"pointing at {called} leaves {apart}"
        self._point_away()
        self._live(STANDS)
        if apart := self._left():
            yield f"after {STANDS:.0f} seconds a whole painting differs in {apart}"
        if again and (apart := self._apart_for_good(first)):
            yield f"the first picture does not come again, it differs in {apart}"

    # Time -------------------------------------------------------------------------------------

    def _live(self, seconds: float, seen: bool = True) -> None:
        """Let time pass as the program's loop does, painting what it paints if it is ``seen``."""
        clock = self.driver.clock
        while seconds > 0:
            top = self.driver.scene
            step = FRAME if top.animating else min(LONGEST, *([top.next_wake] if top.next_wake else []), seconds)
            clock.milliseconds = step * 1000  # type: ignore[assignment]
            if not seen:
                vars(self.app)["_draw"] = lambda: None
            try:
                self.app.frame(pygame.event.get())
            finally:
                vars(self.app).pop("_draw", None)
            seconds -= max(step, 0.001)
        clock.milliseconds = self._ticked
        # Pictures that come late are no change.
        self.driver.until(lambda: not (STORE.busy or PAINTINGS.busy))

    def _point_away(self) -> None:
        self.driver.move((3, self.app.surface.get_height() - 3))

    def _spots(self, most: int) -> Iterator[tuple[tuple[int, int], str]]:
        """Where the things in sight are, and what they are called."""
        spots = {thing.rect.center: f"{thing.role} {thing.id}".strip() for thing in in_sight(self.driver.scene)}
        every = max(-(-len(spots) // most), 1)
        yield from list(spots.items())[::every]

    # Pictures ---------------------------------------------------------------------------------

    def _shown(self) -> pygame.Surface:
        return self.app.surface.copy()

    def _left(self) -> pygame.Rect | None:
        """Where what is shown differs from whole paintings, and not only because a text cursor is about to blink."""
        for _ in range(round(BLINKS / LONGEST)):
            apart = self._apart_from_whole()
            if apart is None:
                break
            self._live(LONGEST)
        return apart

    def _apart_from_whole(self) -> pygame.Rect | None:
        """Where what is shown differs from a whole painting of the same moment; what is shown stays."""
        shown = self._shown()
        for scene in self.app.stack.scenes:
            scene.redraw()
            for widget in getattr(scene, "board", ()) and scene.board.all:
                if isinstance(widget, Boxes):
                    widget.forget_pictures()
        self.app.stack.draw(self.app.surface)
        apart = differs(shown, self.app.surface)
        self.app.surface.blit(shown, (0, 0))
        return apart

    def _apart_for_good(self, first: pygame.Surface) -> pygame.Rect | None:
        """Where the picture differs from the first one in all of a period."""
        left, apart = PERIOD, differs(first, self.app.surface)
        while apart and left > 0:
            # What has fallen asleep turns on while the pointer stirs.
            self._point_away()
            self._live(LONGEST)
            left -= LONGEST
            apart = differs(first, self.app.surface)
        return apart


def differs(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect | None:
    """The rectangle in which two pictures differ; None where they are the same."""
    if one.get_buffer().raw == other.get_buffer().raw:
        return None
    apart, back = one.copy(), other.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    apart.set_colorkey((0, 0, 0))
    return apart.get_bounding_rect() or None
