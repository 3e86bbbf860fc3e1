"""Dialogs over another scene: a message, a question, a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import pygame

from game.language.spoken import say
from game.match.outside_text import TextError, typed
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.entry import Field
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.boxed import Dialog, is_low
from game.ui.widgets.base import ACTIVATE


@dataclass(frozen=True)
class Answer:
    """A button of a dialog: what it pops with, what it says, its look, its key cap."""

    value: Any
    label: str
    kind: Literal["plain", "primary", "danger", "quiet"] = "plain"
    key: str = ""
    id: str = ""
    """What it is found by, where its value makes no good name."""


class MessageScene(Dialog):
    """A question over the scene below; pops with the value of the answer, ``cancel`` for Escape.

    Enter presses the focused answer, at first the one whose key it is, else the last (the way on). The last one's id is
    ``yes``, the others’ their values.
    """

    def __init__(self, heading: str, words: str, answers: Sequence[Answer] = (),
                 cancel: Any = None) -> None:  # fmt: skip
        super().__init__()
        self.heading = heading
        self.words = words
        self.answers = list(answers) or [Answer(True, say("buttons-close"), key="Esc")]
        self.cancel = cancel

    def between(self) -> Sequence[Box]:
        """What stands between the words and the answers."""
        return ()

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        between = self.between()
        last = len(self.answers) - 1
        first = next((place for place, each in enumerate(self.answers) if each.key == "Enter"), last)
        buttons = (
            Button(self._id(place), each.label, partial(self.answer, each.value), each.kind, each.key,
                   grow=1, most=200, h=44, focus=not between and place == first)
            for place, each in enumerate(self.answers)
        )  # fmt: skip
        told: tuple[Box, ...] = Text(self.heading, theme.TITLE, theme.GOLD, line=True), Text(self.words), *between
        return (
            *((Scroll("told", Column(*told, gap=10)),) if is_low(layout) else told),
            Space(h=0),
            Row(*buttons, gap=12, pack="end"),
        )

    def _id(self, place: int) -> str:
        """An answer's id: the way on stands last."""
        value = self.answers[place].id or self.answers[place].value
        return "yes" if place == len(self.answers) - 1 else "no" if value is None or value is False else str(value)

    def answer(self, value: Any) -> None:
        """End the dialog with a value."""
        self.pop(value)

    def escape(self) -> None:
        self.answer(self.cancel)


def confirm(heading: str, words: str, yes: str, no: str = "", danger: bool = False) -> MessageScene:
    """Dialog that pops with True or False. Where yes loses something, Enter says no and yes has its first letter."""
    no = no or say("buttons-cancel")
    answers = (Answer(False, no, key="Esc"), Answer(True, yes, "primary", "Enter"))
    if danger:
        answers = (Answer(False, no, "primary", "Enter"), Answer(True, yes, "danger", yes[0].upper()))
    return MessageScene(heading, words, answers, cancel=False)


def ask_to_delete(scene: Scene, heading: str, words: str, delete: Callable[[], object]) -> None:
    """Ask whether something is to be deleted; ``delete`` is called after a yes alone."""
    asked = confirm(heading, words, say("buttons-delete"), danger=True)
    scene.push(asked, lambda yes: delete() if yes else None)


def ask_name(scene: Scene, name: str, rename: Callable[[str], object]) -> None:
    """Ask for another name of what is called ``name``, and call ``rename`` with it."""
    asked = PromptScene(say("buttons-rename"), say("buttons-rename-asked", name=name), name, say("buttons-rename"))
    scene.push(asked, lambda given: rename(given) if given else None)


def error(heading: str, problem: BaseException | str) -> MessageScene:
    """Dialog that says what went wrong."""
    return MessageScene(heading, escape(str(problem)))


class AskingScene(MessageScene):
    """A dialog with controls, on each of which Enter gives the last answer."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter on a control that is no answer gives the last one; Space belongs to what is typed."""
        keys = ACTIVATE[:2] if self.board.typing else ACTIVATE
        focus = self.board.focus
        answers = map(self._id, range(len(self.answers)))
        if event.type == pygame.KEYDOWN and event.key in keys and focus and focus.id not in answers:
            self.answer(self.answers[-1].value)
            return True
        return super().handle(event)


class PromptScene(AskingScene):
    """A dialog with one line to type, a ``name`` or any words; pops with it, None when called off."""

    uses_gui = True

    def __init__(
        self, heading: str, words: str, text: str, yes: str, limit: int = 60, name: bool = True
    ) -> None:
        answers = (Answer(None, say("buttons-cancel"), key="Esc"), Answer("", yes, "primary", "Enter"))
        super().__init__(heading, words, answers)
        self.text, self._limit, self._asked, self._name = text, limit, words, name

    def between(self) -> Sequence[Box]:
        return (Field("words", self.text, self._typed, limit=self._limit, focus=True, h=42),)

    def _typed(self, text: str) -> None:
        self.text = text

    def answer(self, value: Any) -> None:
        """End with the typed text, or None."""
        if value is None:
            self.pop(None)
        elif self.text.strip():
            try:
                self.pop(typed(self.text, self._limit) if self._name else self.text.strip())
            except TextError as problem:
                self.words = f"{self._asked}\n<reason>{escape(str(problem))}</>"
