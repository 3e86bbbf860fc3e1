"""One line the first time each kind of decision is met: what it means. Never in the way, gone with the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.games.wars.screen.answers.choices import Question
from game.match.gamewords import words_for
from game.match.settings import Settings
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

SHARE = 0.36
"""How much of the map's width it takes: up to where land begins at the map's foot."""


class HintLine(Pressable):
    """The line, in the lower left corner of the map. Pressing it puts it away.

    ``changed`` is called when it comes or goes otherwise than with a question.
    """

    def __init__(self, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(self.put_away, "Put this hint away  <third>H</>")
        self._settings = settings
        self._changed = changed
        self._slot = pygame.Rect(0, 0, 0, 0)
        self._layout: Layout | None = None
        self._words: RichText | None = None
        self._question: Any = None
        self.kind = ""
        self.text = ""
        self.game = "wars"
        """The game whose hints they are."""
        self.clear_of: Sequence[Widget] = ()
        """What the line must not lie on."""
        self.visible = False

    def meet(self, question: Question | None) -> None:
        """Take note of the open question: a kind never met before brings its line."""
        if question is None:
            self.kind, self._question = "", None
            self._show("")
            return
        if question.serial == self._question:
            return
        same = question.kind == self.kind and bool(self.text)
        self._question, self.kind = question.serial, question.kind
        if same:
            return
        new = self._settings.hints and question.kind not in self._settings.hints_seen
        if new:
            self._settings.hints_seen.append(question.kind)
            self._settings.save()
        self._show(hint_of(question.kind, self.game) if new else "")

    def turn(self) -> None:
        """Put the line away, or bring the one of the open question though it has been seen."""
        if self.kind:
            self._show("" if self.text else hint_of(self.kind, self.game))
            self._changed()

    def put_away(self) -> None:
        """Put the line away."""
        self._show("")
        self._changed()

    def _show(self, text: str) -> None:
        self.text = text
        self.visible = bool(text)
        self._measure()

    def lay(self, slot: pygame.Rect, layout: Layout, beside: pygame.Rect) -> None:
        """Take the corner of the map's slot, of what a panel there (``beside``) leaves of it."""
        self._slot, self._layout = slot.copy(), layout
        if beside.width and beside.centerx < slot.centerx:
            self._slot.update(beside.right, slot.y, slot.right - beside.right, slot.height)
        elif beside.width:
            self._slot.width = beside.x - slot.x
        self._measure()

    def _measure(self) -> None:
        layout, slot = self._layout, self._slot
        if layout is None or not self.text:
            self.place(pygame.Rect(0, 0, 0, 0))
            return
        px = layout.px
        sides = px(34) + px(30)
        room = max(min(round(slot.width * SHARE), px(460)), min(px(260), slot.width)) - sides
        self._words = RichText(self.text, theme.SMALL, layout.font_px(theme.SMALL), room, theme.TEXT, spacing=0.95)
        box = pygame.Rect(0, 0, self._words.size[0] + sides, self._words.height + px(12))
        box.bottomleft = (slot.x + px(2), slot.bottom - px(2))
        # On a map so small that the line would reach its buttons, it is left out.
        covered = any(box.colliderect(other.rect) for other in self.clear_of)
        self.place(pygame.Rect(0, 0, 0, 0) if covered else box)

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the cross is pointed at: what lies below the words can be clicked all the same."""
        room = self.rect.height if self._layout is None else min(self._layout.px(34), self.rect.width)
        cross = pygame.Rect(self.rect.right - room, self.rect.y, room, self.rect.height)
        return self.visible and cross.collidepoint(point)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        if self._words is None or not self.text or not self.rect.width:
            return
        px = layout.px
        style = draw.PanelStyle(line=theme.BRASS, line_alpha=200, radius=px(5), diamonds=False)
        draw.panel(target, self.rect, style)
        sign = icon("help", px(16), theme.GOLD)
        target.blit(sign, sign.get_rect(midleft=(self.rect.x + px(10), self.rect.centery)))
        self._words.draw(target, (self.rect.x + px(34), self.rect.centery - self._words.height // 2))
        cross = icon("close", px(12), theme.GOLD if self.hovered else theme.TEXT_SECOND)
        target.blit(cross, cross.get_rect(midright=(self.rect.right - px(10), self.rect.centery)))


def hint_of(kind: str, game: str = "wars") -> str:
    """The line of a kind of decision in a game; empty for one that has none."""
    hints = words().tables["hints"]
    found: str = hints.get(game, {}).get(kind) or hints[words_for(game).tongue].get(kind, "")
    return found
