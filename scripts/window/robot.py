"""A robot before the window: finds things by role and id, and uses them with real events of mouse and keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from game.match.settings import Settings
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.things import Thing
from scripts.window.hand import Hand, PostedHand

PATIENCE = 60.0
"""Seconds anything is waited for: only what fails waits so long, however busy the machine is."""
FRAME_MS = 16
ANSWERS = ("area", "card", "piece", "place")
"""Roles of things on a table that can answer a question beside its buttons, ``option.*``."""
Point = tuple[int, int]


def unhelped(settings: Settings) -> None:
    """Have the settings of somebody who has played before: no cards, no goals, no coach."""
    settings.first_cards, settings.goals, settings.coach = False, "never", "never"


class Ticking:
    """A clock that says the same every time it is asked; at 0 time stands still."""

    def __init__(self, app: App, milliseconds: int = FRAME_MS) -> None:
        self.milliseconds = milliseconds
        app._clock = self  # type: ignore[assignment]

    def tick(self, *_: object) -> int:
        """Milliseconds since the last frame."""
        return self.milliseconds


def in_sight(scene: Scene) -> list[Thing]:
    """The things of a scene that can be used now: lit, and with their middle in the window."""
    window = scene.app.layout.window
    return [thing for thing in scene.things() if thing.enabled and thing.rect.size != (0, 0)
            and window.collidepoint(thing.rect.center)]  # fmt: skip


def offered(sight: Iterable[Thing]) -> list[Thing]:
    """What of all in sight answers the open question of a table, or goes towards it: lit areas and pieces, cards,
    buttons.
    """
    return [thing for thing in sight if thing.role in ANSWERS or thing.id.startswith("option.")]


def turning(sight: Iterable[Thing]) -> list[Thing]:
    """What of all in sight leads to further answers, where not all have room."""
    return [thing for thing in sight if thing.id in ("page.later", "more")]


def _unpainted() -> None:
    """What a frame that nobody looks at has in the place of its painting."""


class Robot:
    """Hands and eyes before a window whose every frame is as long as on a machine that has time for it.

    Things are named by id wherever a point will do, and looked for in the scene on top alone.
    """

    hand: Hand
    _blind = False

    def __init__(self, app: App) -> None:
        self.clock = Ticking(app)
        hand = PostedHand(lambda _: self.frames())
        self.post = hand.post
        self.stand_before(app, hand)

    def stand_before(self, app: App, hand: Hand) -> None:
        """Use a window with a hand."""
        self.app, self.hand = app, hand
        self.key, self.move, self.wheel = hand.key, hand.move, hand.turn

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.app.stack.top is not None
        return self.app.stack.top

    # Time -----------------------------------------------------------------------------------------

    def frames(self, count: int = 1) -> None:
        """Let frames pass; only the last is painted, since nobody looks at the others."""
        for left in reversed(range(count)):
            if left or self._blind:
                self.app._draw = _unpainted  # type: ignore[method-assign]
            try:
                self.app.frame(pygame.event.get())
            finally:
                vars(self.app).pop("_draw", None)

    @contextmanager
    def _unlooked(self) -> Iterator[None]:
        """Meanwhile nobody looks at the window: no frame is painted but one at the end."""
        before, self._blind = self._blind, True
        try:
            yield
        finally:
            self._blind = before
        self.frames()

    def until(self, done: Callable[[], Any], what: str = "it") -> None:
        """Let frames pass until something that goes on in another thread has come about: a state that stays."""
        end, count = time.monotonic() + PATIENCE, 0
        while not done():
            assert time.monotonic() < end, f"{what} did not come about"
            # Some things come about only once others have been painted.
            self._blind, count = bool(count % 8), count + 1
            self.frames()
            self._blind = False
            pygame.time.wait(1)
        self.frames(0 if not count else 1)

    # Looking --------------------------------------------------------------------------------------

    def find(self, role: str = "", id: str = "", label: str = "") -> list[Thing]:
        """The things with this role, id and label, as far as they are given; ``seat.*`` is any beginning so."""
        return [
            thing for thing in self.scene.things()
            if (not role or thing.role == role) and (not label or thing.label == label)
            and (thing.id == id or not id or (id.endswith("*") and thing.id.startswith(id[:-1])))
        ]  # fmt: skip

    def sees(self, id: str) -> bool:
        """Whether there is such a thing."""
        return bool(self.find(id=id))

    def thing(self, id: str = "", role: str = "", label: str = "") -> Thing:
        """The only thing of this kind; a text may link to the same more than once."""
        found = self.find(role, id, label)
        there = sorted(thing.id for thing in self.scene.things()) if not found else [thing.id for thing in found]
        only = len(found) == 1 or (len(set(there)) == 1 and found and found[0].role == "link")
        assert only, f"{len(found)} of {role} {id} {label} on {type(self.scene).__name__}: {there}"
        return found[0]

    def rect(self, id: str) -> pygame.Rect:
        """Where a thing is."""
        return self.thing(id).rect

    def rects(self, role: str = "", id: str = "") -> list[pygame.Rect]:
        """Where the things of a kind are."""
        return [thing.rect for thing in self.find(role, id)]

    def whole(self) -> list[Thing]:
        """The things that are not part of another: of a row of choices the row, but not each choice."""
        found = self.find()
        ids = {thing.id for thing in found if thing.id}
        return [each for each in found if not any(each.id.startswith(f"{id}.") for id in ids)]

    def untidy(self, box: pygame.Rect, *ids: str) -> list[str]:
        """What of these things (of all) leaves a box or lies over another."""
        found = [self.thing(id) for id in ids] if ids else self.whole()
        faults = [f"{thing} leaves {box}" for thing in found if not box.contains(thing.rect)]
        for place, thing in enumerate(found):
            faults += [f"{thing} over {other}" for other in found[place + 1 :] if thing.rect.colliderect(other.rect)]
        return faults

    def spot(self, where: str | Point) -> Point:
        """The middle of a thing, or a point itself."""
        return self.thing(where).rect.center if isinstance(where, str) else where

    def offers(self) -> list[Thing]:
        """What answers the open question of a table, or goes towards it."""
        return offered(in_sight(self.scene))

    @property
    def focus(self) -> str:
        """The id of what has the keyboard, empty for nothing."""
        return next((thing.id for thing in self.scene.things() if thing.focused), "")

    # Doing ----------------------------------------------------------------------------------------

    def hover(self, where: str | Point) -> None:
        """Point at something."""
        self.hand.move(self.spot(where))

    def click(self, point: Point, button: int = 1) -> None:
        """Move there and click."""
        with self._unlooked():
            self.hand.move(point)
            self.frames()
            self.hand.button(True, button)
            self.hand.button(False, button)

    def press(self, id: str = "", button: int = 1, *, role: str = "", label: str = "") -> None:
        """Click a thing; what a page has scrolled out of sight is looked for with the wheel."""
        for turn in range(60):
            rect = self.thing(id, role, label).rect
            if rect.size != (0, 0) and self.app.layout.window.collidepoint(rect.center):
                break
            self.hand.move(self.app.layout.window.center)
            self.hand.turn(-1 if turn < 30 else 1)
        self.click(self.thing(id, role, label).rect.center, button)

    def choose(self, id: str, value: str) -> None:
        """Choose a value of a choice, or of a list that is opened for it."""
        with self._unlooked():
            if self.thing(id).role == "dropdown":
                self.press(id)
                self.frames(2)
                self._find_in_list(f"{id}.", value)
            self.press(f"{id}.{value}")
            self.frames()

    def _find_in_list(self, before: str, value: str) -> None:
        """Turn the wheel over an open list until a value is among those it shows: back first, then on."""
        for turn in range(60):
            shown = [thing for thing in self.scene.things() if thing.id.startswith(before)]
            if not shown or any(thing.id == before + value for thing in shown):
                return
            self.hand.move(shown[-1].rect.center)
            self.hand.turn(1 if turn < 30 else -1)
            self.frames(2)

    def go_to(self, id: str) -> None:
        """Bring the keyboard to a thing with Tab."""
        with self._unlooked():
            for _ in range(len(list(self.scene.things())) + 2):
                if self.thing(id).focused:
                    break
                self.key("tab")
        assert self.thing(id).focused, f"Tab does not come to {id}"

    def double_click(self, where: str | Point) -> None:
        """Click twice, so fast that it counts as one wish however slow the machine is."""
        now = pygame.time.get_ticks()
        with patch.object(pygame.time, "get_ticks", lambda: now):
            self.click(self.spot(where))
            self.click(self.spot(where))

    def drag(self, start: str | Point, end: str | Point, button: int = 1) -> None:
        """Press at one place, move to another, let go."""
        self.hand.drag(self.spot(start), self.spot(end), button)

    def type(self, text: str) -> None:
        """Type text into whatever has the keyboard."""
        for letter in text:
            self.post(pygame.TEXTINPUT, text=letter)
        self.frames()

    def write(self, id: str, text: str) -> None:
        """Put the keyboard into a field and type."""
        self.press(id)
        self.type(text)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.app.measure_again()
        self.frames()

    def shot(self, path: Path) -> None:
        """Write what the window shows."""
        pygame.image.save(self.app.surface, str(path))
