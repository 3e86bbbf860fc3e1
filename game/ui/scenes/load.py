"""Load: the saved games, the newest first."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import pygame

from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.page import PageScene
from game.ui.scenes.saves import draw_players, draw_thumbnail, game_name, when, where
from game.ui.services import SaveInfo
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList

log = logging.getLogger(__name__)


class LoadScene(PageScene):
    """Every saved game with picture, players, turn and date; damaged ones are shown with the reason."""

    title = "Load"

    def __init__(self) -> None:
        super().__init__()
        self.saves: list[SaveInfo] = []
        self._then: Callable[[Any], None] | None = None

    def build(self) -> Sequence[Widget]:
        """Make list and buttons."""
        self.saves = list(self.app.services.list_saves())
        self.list = ScrollList(self._draw_row, on_pick=self._picked, on_open=lambda _: self.open())
        self.open_button = Button("Open", self.open, kind="primary", key="Enter")
        self.rename_button = Button("Rename", self.rename, key="R")
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del")
        if self.saves:
            self.list.selected = 0
        self._picked(self.list.selected)
        if not self.saves:
            return []
        return [self.list, self.open_button, self.rename_button, self.delete_button]

    @property
    def chosen(self) -> SaveInfo | None:
        """The selected game."""
        return self.saves[self.list.selected] if 0 <= self.list.selected < len(self.saves) else None

    def _picked(self, index: int) -> None:
        save = self.chosen
        self.open_button.enabled = bool(save and save.problem is None)
        self.rename_button.enabled = bool(save and save.problem is None and not save.autosave and not save.shipped)
        self.delete_button.enabled = save is not None and not save.shipped

    def layout_changed(self) -> None:
        """Give the list the keyboard once it has its place."""
        super().layout_changed()
        if self.saves and self.board.focus is None:
            self.board.set_focus(self.list)

    def arrange(self, body: pygame.Rect) -> int:
        """The list fills the body; the buttons stand below it."""
        layout = self.app.layout
        high = max(layout.px(44), layout.font_px(theme.BODY) + layout.px(18))
        width = min(body.width, layout.px(1240))
        x = body.centerx - width // 2
        gap = layout.px(12)
        self.frame = pygame.Rect(x, body.y, width, body.height - high - gap)
        inner = layout.px(8)
        if self.saves:
            self.list.set_rows([self._row_height(layout)] * len(self.saves))
            self.list.place(self.frame.inflate(-2 * inner, -2 * inner))
            each = min(layout.px(220), (width - 2 * gap) // 3)
            right = x + width
            for widget in (self.open_button, self.rename_button, self.delete_button):
                widget.place(pygame.Rect(right - each, body.bottom - high, each, high))
                right -= each + gap
        return body.height

    def _row_height(self, layout: Layout) -> int:
        lines = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL))
        lines += 2 * draw.line_height(theme.BODY, layout.font_px(theme.BODY))
        return max(lines + layout.px(24), layout.px(84 if layout.compact else 108))

    # What can be done ---------------------------------------------------------------------------

    def open(self) -> None:
        """Open the selected game."""
        save = self.chosen
        if save is None or self.app.open_table is None:
            return
        if save.problem is not None:
            self.push(error("This game is damaged", save.problem))
            return
        try:
            handle = self.app.services.load(save.path)
        except (OSError, ValueError) as problem:
            log.warning("%s cannot be loaded: %s", save.path, problem)
            self.push(error("This game cannot be opened", problem))
            return
        self.replace(self.app.open_table(handle))

    def rename(self) -> None:
        """Ask for another name."""
        save = self.chosen
        if save is None or not self.rename_button.enabled:
            return

        def then(name: Any) -> None:
            if name:
                self._try(lambda: self.app.services.rename(save.path, str(name)), "cannot be renamed")

        self._then = then
        self.push(PromptScene("Rename", f"A name for **{escape(save.name)}**:", save.name, "Rename"))

    def delete(self) -> None:
        """Ask, then delete."""
        save = self.chosen
        if save is None or save.shipped:
            return

        def then(yes: Any) -> None:
            if yes:
                self._try(lambda: self.app.services.delete(save.path), "cannot be deleted")

        self._then = then
        words = f"**{escape(save.name)}** cannot be brought back."
        self.push(confirm("Delete this game?", words, "Delete", danger=True))

    def _try(self, work: Callable[[], None], fails: str) -> None:
        try:
            work()
        except (OSError, ValueError) as problem:
            log.warning("a saved game %s: %s", fails, problem)
            self.push(error(f"This game {fails}", problem))
        selected = self.list.selected
        self.rebuild()
        self.list.selected = min(selected, len(self.saves) - 1)
        self._picked(self.list.selected)
        self.place_all()
        self.board.set_focus(self.list if self.saves else self.back)

    def resume(self, result: Any) -> None:
        """A dialog has been answered."""
        super().resume(result)
        then, self._then = self._then, None
        if then:
            then(result)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """R renames, Delete deletes, Enter opens."""
        actions = {pygame.K_r: self.rename, pygame.K_DELETE: self.delete, pygame.K_RETURN: self.open}
        if event.key not in actions:
            return False
        actions[event.key]()
        return True

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the frame, or say that there is nothing."""
        layout = self.app.layout
        draw.panel(surface, self.frame, draw.PanelStyle(line_alpha=140))
        if not self.saves:
            px = layout.font_px(theme.SUBTITLE)
            words = "No game has been saved yet."
            draw.text(surface, words, theme.SUBTITLE, px, theme.TEXT_SECOND, self.frame.center, "center", middle=True)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        layout = self.app.layout
        save = self.saves[index]
        chosen = index == self.list.selected
        box = row.inflate(-layout.px(4), -layout.px(6))
        if chosen:
            draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(6))
            draw.outline(target, box, theme.GOLD, layout.px(6))
        elif over:
            draw.fill(target, box, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, layout.px(6))
            draw.outline(target, box, theme.BRASS_LINE, layout.px(6))
        margin = layout.px(9)
        x = box.x + margin
        if box.width > layout.px(500):
            high = box.height - 2 * margin
            picture = pygame.Rect(x, box.y + margin, round(high * 1.6), high)
            draw_thumbnail(target, layout, save, picture)
            x = picture.right + layout.px(18)
        if save.problem is not None:
            draw.fill(target, box, theme.WINDOW, None, layout.px(6), 90)
        self._row_words(target, layout, save, x, box)

    def _row_words(self, target: pygame.Surface, layout: Layout, save: SaveInfo, x: int, box: pygame.Rect) -> None:
        title, body, small = (layout.font_px(r) for r in (theme.TITLE_SMALL, theme.BODY, theme.BODY_ITALIC))
        right = box.right - layout.px(14)
        high, line = draw.line_height(theme.TITLE_SMALL, title), draw.line_height(theme.BODY, body)
        y = box.centery - (high + 2 * line) // 2
        damaged = save.problem is not None
        date = "comes with the program" if save.shipped else when(save.date, datetime.now())
        end = draw.text(target, date, theme.BODY_ITALIC, small, theme.TEXT_SECOND, (right, y + layout.px(2)), "right")
        name = draw.shorten(save.name, theme.TITLE_SMALL, title, end.x - x - layout.px(12))
        draw.text(target, name, theme.TITLE_SMALL, title, theme.TEXT_THIRD if damaged else theme.TEXT, (x, y))
        y += high
        if damaged:
            words = draw.shorten(f"Damaged: {save.problem}", theme.BODY, body, right - x)
            draw.text(target, words, theme.BODY, body, theme.REASON, (x, y))
            return
        words = f"{game_name(save)} · {where(save)}" + (" · kept by the program" if save.autosave else "")
        draw.text(target, draw.shorten(words, theme.BODY, body, right - x), theme.BODY, body, theme.TEXT_SECOND, (x, y))
        draw_players(target, layout, save.players, (x, y + line + line // 2), right - x)
