"""Dialogs over another scene: a message, a question, a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.match.outside_text import TextError, typed
from game.ui import draw, theme
from game.ui.app import App
from game.ui.rich import RichText, escape
from game.ui.scenes.base import WidgetScene
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.entry import TextField


@dataclass(frozen=True)
class Answer:
    """A button of a dialog: what it pops with, what it says, its look, its key cap."""

    value: Any
    label: str
    kind: str = "plain"
    key: str = ""


def veil(surface: pygame.Surface, darkness: int = 153) -> None:
    """Blur and darken what has been drawn, so that a dialog stands out."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(width // 7, 1), max(height // 7, 1)))
    # Darkened while it is small: over a whole window that takes milliseconds.
    dark = pygame.Surface(small.get_size())
    dark.fill(theme.VIGNETTE_BOTTOM)
    dark.set_alpha(darkness)
    small.blit(dark, (0, 0))
    pygame.transform.smoothscale(small, (width, height), surface)


class Veil:
    """A blurred and darkened picture of the scene below, made once and put back while that scene stays as it is.

    An overlay hands ``keeps`` on from ``keeps_below`` and calls ``draw`` first in its own ``draw``.
    """

    def __init__(self) -> None:
        self._kept: pygame.Surface | None = None

    def keeps(self, size: tuple[int, int]) -> bool:
        """Whether there is a picture of that size."""
        return self._kept is not None and self._kept.get_size() == size

    def drop_picture(self) -> None:
        """Let the picture go: the overlay has ended."""
        self._kept = None

    def draw(self, surface: pygame.Surface, painted: bool) -> None:
        """Veil what has been ``painted`` below, or put the kept picture back."""
        if painted or self._kept is None:
            veil(surface)
            self._kept = surface.copy()
        else:
            surface.blit(self._kept, (0, 0))


class MessageScene(WidgetScene):
    """A question over the scene below; pops with the value of the answer, ``cancel`` for Escape.

    Enter presses the focused answer, at first the last one (the way on).
    """

    overlay = True
    WIDTH = 520

    def __init__(self, heading: str, words: str, answers: Sequence[Answer] = (Answer(True, "Close", key="Esc"),),
                 cancel: Any = None) -> None:  # fmt: skip
        super().__init__()
        self.heading = heading
        self.words = words
        self.answers = list(answers)
        self.cancel = cancel
        self.box = pygame.Rect(0, 0, 0, 0)
        self._text: RichText | None = None
        self._veil = Veil()

    def keeps_below(self, size: tuple[int, int]) -> bool:
        """The veil keeps it."""
        return self._veil.keeps(size)

    def enter(self, app: App) -> None:
        """Make the widgets; one of them has the keyboard."""
        super().enter(app)
        self.board.set_focus(self.first_focus())

    def build(self) -> Sequence[Widget]:
        """Make the answers' buttons, after what stands above them."""
        self.buttons = [self._button(answer) for answer in self.answers]
        return [*self.extra_widgets(), *self.buttons]

    def _button(self, answer: Answer) -> Button:
        made = Button(answer.label, lambda: self.answer(answer.value), kind=answer.kind, key=answer.key)
        # The way on stands last.
        return made.called("yes" if answer is self.answers[-1] else str(answer.value or "no"))

    def extra_widgets(self) -> list[Widget]:
        """Widgets between words and answers."""
        return []

    def first_focus(self) -> Widget | None:
        """Widget that has the keyboard at first."""
        return self.buttons[-1]

    def answer(self, value: Any) -> None:
        """End the dialog with a value."""
        self.pop(value)

    def extra_height(self) -> int:
        """Room between words and answers, in pixels."""
        return 0

    def layout_changed(self) -> None:
        """Measure the words and place everything in the middle of the window."""
        layout = self.app.layout
        px = layout.px
        width = min(px(self.WIDTH), layout.width - px(24))
        margin = px(24)
        self._text = RichText(self.words, theme.BODY, layout.font_px(theme.BODY), width - 2 * margin)
        title = draw.line_height(theme.TITLE, layout.font_px(theme.TITLE))
        button = max(px(44), layout.font_px(theme.BODY) + px(18))
        height = margin + title + px(10) + self._text.height + px(18) + self.extra_height() + button + margin
        self.box = pygame.Rect(0, 0, width, height)
        self.box.center = layout.window.center
        self.body_top = self.box.y + margin + title + px(10)
        gap = px(12)
        each = min(px(200), (width - 2 * margin - gap * (len(self.buttons) - 1)) // len(self.buttons))
        x = self.box.right - margin - (each + gap) * len(self.buttons) + gap
        for widget in self.buttons:
            widget.place(pygame.Rect(x, self.box.bottom - margin - button, each, button))
            x += each + gap

    def handle(self, event: pygame.event.Event) -> bool:
        """Take everything: nothing passes a dialog but the window's own keys."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.answer(self.cancel)
            return True
        taken = self.board.handle(event)
        if self.board.focus is None:
            # A click beside the buttons must not take Enter from the answer that shows its key.
            self.board.set_focus(self.first_focus())
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the dialog over a blurred and darkened scene."""
        self._veil.draw(surface, self.below_painted)
        layout = self.app.layout
        draw.glow(surface, self.box, (0, 0, 0), layout.px(14), layout.px(4), 200)
        draw.panel(surface, self.box, draw.PanelStyle(line=theme.BRASS, line_alpha=220))
        margin = layout.px(24)
        title_px = layout.font_px(theme.TITLE)
        heading = draw.shorten(self.heading, theme.TITLE, title_px, self.box.width - 2 * margin)
        draw.text(surface, heading, theme.TITLE, title_px, theme.GOLD, (self.box.x + margin, self.box.y + margin))
        if self._text:
            self._text.draw(surface, (self.box.x + margin, self.body_top))
        self.board.draw(surface, layout)


def confirm(heading: str, words: str, yes: str, no: str = "Cancel", danger: bool = False) -> MessageScene:
    """Dialog that pops with True or False."""
    answers = (Answer(False, no, key="Esc"), Answer(True, yes, "danger" if danger else "primary", "Enter"))
    return MessageScene(heading, words, answers, cancel=False)


def error(heading: str, problem: BaseException | str) -> MessageScene:
    """Dialog that says what went wrong."""
    return MessageScene(heading, escape(str(problem)))


class PromptScene(MessageScene):
    """A dialog with one line to type, a ``name`` or any words; pops with it, None when called off."""

    uses_gui = True

    def __init__(
        self, heading: str, words: str, text: str, yes: str, limit: int = 60, name: bool = True
    ) -> None:
        self._asked, self._name = words, name
        answers = (Answer(None, "Cancel", key="Esc"), Answer("", yes, "primary", "Enter"))
        super().__init__(heading, words, answers)
        self.field = TextField(text, lambda _: None, limit=limit).called("words")

    def extra_widgets(self) -> list[Widget]:
        """The field."""
        return [self.field]

    def first_focus(self) -> Widget | None:
        """Typing comes first."""
        return self.field

    def answer(self, value: Any) -> None:
        """End with the typed text, or None."""
        if value is None:
            self.pop(None)
        elif self.field.text.strip():
            try:
                self.pop(typed(self.field.text, self.field.limit) if self._name else self.field.text.strip())
            except TextError as problem:
                self.words = f"{self._asked}\n<reason>{escape(str(problem))}</>"
                self.layout_changed()
                self.redraw()

    def extra_height(self) -> int:
        """Room for the field."""
        return self.app.layout.px(60)

    def layout_changed(self) -> None:
        """Place the field below the words."""
        self.board.rescale(self.app.layout)
        super().layout_changed()
        layout = self.app.layout
        margin = layout.px(24)
        top = self.buttons[0].rect.y - layout.px(60)
        self.field.place(pygame.Rect(self.box.x + margin, top, self.box.width - 2 * margin, layout.px(42)))

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter in the field says yes."""
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self.board.focus is self.field:
            self.answer("")
            return True
        return super().handle(event)
