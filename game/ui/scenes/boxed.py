"""Scenes that are descriptions: pages with a head, dialogs over another scene, which is blurred and dark."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

import pygame

from game.language.spoken import say
from game.ui import draw, theme
from game.ui.doors import scene_named
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Line, Row, Space, Stack, Text
from game.ui.kit.boxes import CAPS, Boxes
from game.ui.kit.controls import Button, nothing
from game.ui.kit.entry import Field, TextField
from game.ui.kit.frame import DIALOG, HEAD
from game.ui.layout import Layout
from game.ui.scene import Program, Scene
from game.ui.things import Thing
from game.ui.widgets.base import Board
from game.ui.window import NAME


def veil(surface: pygame.Surface, darkness: int = 153) -> pygame.Surface:
    """Blur and darken what has been drawn, so that a dialog stands out; the small picture from which that is made."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(width // 7, 1), max(height // 7, 1)))
    # Enlarged as it is, its pixels would be seen as squares.
    small = pygame.transform.box_blur(small, 1)
    # Darkened while it is small: over a whole window that takes milliseconds.
    dark = pygame.Surface(small.get_size())
    dark.fill(theme.VIGNETTE_BOTTOM)
    dark.set_alpha(darkness)
    small.blit(dark, (0, 0))
    pygame.transform.smoothscale(small, (width, height), surface)
    return small


log = logging.getLogger(__name__)
T = TypeVar("T")

LOW = 400
"""How high a window is at least, in design units, in which a dialog's words and controls all have room."""
HEAD_HIGH = 54
"""Height of a page's head in design units."""
BESIDE = 78
"""What a button with a short key needs beside its words, in design units."""


class BoxScene(Scene):
    """A scene that is what ``describe`` returns: asked anew before every event and every painting."""

    uses_gui = False
    """Whether text is typed into it."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Boxes(self.describe, steady=True)
        self.board = Board()
        self._busy = self._gone = False

    def enter(self, app: Program) -> None:
        super().enter(app)
        if self.uses_gui:
            self.board.take_gui(app.guis, app.layout)
        self.board.set([self.root])

    def leave(self) -> None:
        self._gone = True
        self.board.close()
        self.board.give_gui(self.app.guis)

    def things(self) -> Iterable[Thing]:
        return self.board.things()

    def update(self, dt: float) -> None:
        if self.board.update(dt):
            self.redraw()

    @property
    def typing(self) -> bool:
        return self.board.typing

    @property
    def next_wake(self) -> float | None:
        return self.board.next_wake

    @property
    def busy(self) -> bool:
        """Whether an errand is under way."""
        return self._busy

    def errand(self, job: Callable[[], T], then: Callable[[T], object], fails: str,
               otherwise: Callable[[], object] = nothing) -> None:  # fmt: skip
        """Do a job with files in a thread, and ``then`` with what it returns in the window's; one at a time.

        After a problem ``otherwise`` is called, and it is told in a dialog headed ``fails``. Nothing follows any more
        once the scene has been left.
        """
        if self._busy or self._gone:
            return
        self._busy = True

        def done(follow: Callable[[], object]) -> None:
            self._busy = False
            if not self._gone:
                follow()
                self.redraw()

        def failed(problem: Exception) -> None:
            otherwise()
            self.push(scene_named("error", fails, problem))

        self.app.aside("errand", job, lambda found: done(partial(then, found)), lambda no: done(partial(failed, no)))

    def sit_down(self, load: Callable[[], object], fails: str, over: bool = False) -> None:
        """Open the table of the match that ``load`` gives, in this scene's place or ``over`` it.

        An ``OSError`` or ``ValueError`` is told in a dialog headed ``fails``.
        """
        try:
            match = load()
        except (OSError, ValueError) as problem:
            log.warning("%s: %s", fails, problem)
            self.push(scene_named("error", fails, problem))
        else:
            (self.push if over else self.replace)(self.app.open_table(match))

    def describe(self, layout: Layout) -> Box:
        """What the window shows now."""
        raise NotImplementedError

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """What a key does that no control wanted."""
        return {}

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Take a key that no control wanted: one that ``keys`` names, that a button shows, or the search's."""
        deed = self.keys().get(event.key)
        if deed:
            deed()
            return True
        searched = next((widget for box, widget in self.root.of_kind(Field) if box.leads), None)
        if event.key == pygame.K_SLASH and searched:
            self.board.set_focus(searched)
            return True
        return self.root.press_key(event.key)

    def focus_on(self, id: str) -> None:
        """Give a control the keyboard where none has it."""
        self.refresh()
        if self.board.focus is None:
            self.board.set_focus(self.root.control(id))

    def escape(self) -> None:
        self.pop()

    def layout_changed(self) -> None:
        """Lay everything out for the window; a control that asks for it gets the keyboard."""
        self.board.rescale(self.app.layout)
        self.root.lay(self.app.layout.window, self.app.layout)
        if self.board.focus is None:
            self.board.set_focus(self.root.first)

    def refresh(self) -> None:
        if self.root.refresh(self.app.layout):
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Controls first, then scrolling, Escape and the scene's own keys."""
        still = event.type == pygame.MOUSEMOTION
        if not still:
            self.refresh()
        key = event.type == pygame.KEYDOWN
        taken = (key and (self._lead(event.key) or self._go_on(event.key))) or self.board.handle(event) or \
            (key and self._key(event))  # fmt: skip
        if taken and not still:
            self.refresh()
        return taken

    def _go_on(self, key: int) -> bool:
        """Have Enter press the button that says so, though a control was clicked before: a click is no way to type."""
        if key not in CAPS["Enter"] or self.board.by_keyboard or self.board.typing or self.board.listing:
            return False
        focused = self.root.box_of(self.board.focus)
        return not (isinstance(focused, Button) and focused.key == "Enter") and self.root.press_key(key)

    def _lead(self, key: int) -> bool:
        """From a field that searches a list the keyboard goes to the list, and Escape empties it first."""
        box, field = self.root.box_of(self.board.focus), self.board.focus
        if not isinstance(box, Field) or not isinstance(field, TextField) or not box.leads:
            return False
        if key == pygame.K_ESCAPE and field.text:
            field.set_text("")
            box.on("")
            return True
        target = self.root.control(box.leads)
        if key not in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN) or not target.focusable:
            return False
        self.board.by_keyboard = True
        self.board.set_focus(target)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.escape()
            return True
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return any(each.page(event.key == pygame.K_PAGEDOWN) for each in self.root.scrollers)
        if self.board.typing:
            return False
        return self.shortcut(event)

    def paint_back(self, surface: pygame.Surface) -> None:
        surface.blit(draw.backdrop(*surface.get_size()), (0, 0))

    def draw(self, surface: pygame.Surface) -> None:
        self.paint_back(surface)
        self.board.draw(surface, self.app.layout)


class OverBelow(BoxScene):
    """A scene over the one below, which is blurred and dark."""

    overlay = True
    DARKNESS = 153
    """How dark what lies below is made, 255 hides it."""

    _small: pygame.Surface | None = None
    _veiled: pygame.Surface | None = None
    """What lies below, veiled: put back while it stays as it is. The whole is kept once it has been needed again."""
    _size = (0, 0)

    def keeps_below(self, size: tuple[int, int]) -> bool:
        return self._small is not None and self._size == size

    def leave(self) -> None:
        # Scene and widgets refer to each other: until Python looks for such circles, megabytes would stay with them.
        self._small = self._veiled = None
        super().leave()

    def paint_back(self, surface: pygame.Surface) -> None:
        if self.below_painted or self._small is None:
            self.root.forget_pictures()
            self._small, self._veiled, self._size = veil(surface, self.DARKNESS), None, surface.get_size()
        elif self._veiled is None:
            pygame.transform.smoothscale(self._small, self._size, surface)
            self._veiled = surface.copy()
        else:
            surface.blit(self._veiled, (0, 0))


class Page(BoxScene):
    """A page: a head ("Mythos Table | Settings") with the way back, and a ``body`` that scrolls."""

    def body(self, layout: Layout) -> Box:
        """What stands below the head."""
        raise NotImplementedError

    def foot(self, layout: Layout) -> Box | None:
        """What stays in sight below what scrolls."""
        return None

    def below_head(self, layout: Layout) -> Box:
        """What has all the room between head and foot: the body, which scrolls."""
        return Scroll("page.scroll", self.body(layout), pad=(16 if layout.compact else 40, 12), grow=1)

    def describe(self, layout: Layout) -> Box:
        """Head, body and foot; the way back comes last in tab order."""
        back = say("buttons-back")
        wide = draw.text_width(back, theme.BODY, layout.font_px(theme.BODY)) / layout.scale + BESIDE
        titled = draw.text_width(self.title, theme.SEA, layout.font_px(theme.SEA)) / layout.scale
        named = Row(Text(NAME, theme.HEAD_LARGE, theme.GOLD), Line(255, upright=True, h=26), gap=14, rank=2)
        return Stack(
            Column(Space(h=HEAD_HIGH + 1), self.below_head(layout), self.foot(layout)),
            Row(
                named if layout.width_du >= 560 else None,
                Text(self.title, theme.SEA, line=True, grow=1, least=titled, rank=1),
                *self.tools(layout),
                Button("back", back, self.escape, key="Esc", w=max(wide, 118), h=36),
                frame=HEAD, gap=14, pad=(16, 0), h=HEAD_HIGH, at="top", pack="end",
            ),
        )  # fmt: skip

    def tools(self, layout: Layout) -> Sequence[Box]:
        """What stands in the head before the way back."""
        return ()


def is_low(layout: Layout) -> bool:
    """Whether a window may be lower than a dialog with text of this size, whose words scroll then."""
    return layout.height_du < LOW * layout.frame


class Dialog(OverBelow):
    """A panel in the middle of the window, ``WIDTH`` design units wide."""

    WIDTH = 520.0
    frame = DIALOG

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """The parts of the panel, from the top down."""
        raise NotImplementedError

    def wide(self, layout: Layout) -> float:
        """How wide the panel is where the window has room for it, in design units."""
        return self.WIDTH

    def sheet(self, layout: Layout) -> Box:
        return Column(*self.panel(layout), frame=self.frame, pad=24, gap=10, w=self.wide(layout))

    def describe(self, layout: Layout) -> Box:
        """The panel in the middle; in a low window no higher than that, so that what scrolls in it can."""
        sheet = self.sheet(layout)
        if not is_low(layout):
            return Column(sheet, across="center", pack="center", pad=12)
        sheet.at = "center"
        return Stack(sheet, pad=12)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take everything: nothing passes a dialog but the window's own keys."""
        taken = super().handle(event)
        if self.board.focus is None:
            # A click beside the controls must not take Enter from the answer that shows its key.
            self.board.set_focus(self.root.first)
        return taken


class ClosableDialog(Dialog):
    """A dialog with a cross in its corner; the right button closes it too."""

    def sheet(self, layout: Layout) -> Box:
        cross = Button("close", "", self.pop, "quiet", icon="close", w=28, h=28, tip=say("buttons-close.tip"))
        return Stack(super().sheet(layout), Row(cross, pad=10, at="top right"), w=self.wide(layout))

    def handle(self, event: pygame.event.Event) -> bool:
        """Close by the right button."""
        taken = super().handle(event)
        if not taken and event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.pop()
        return taken
