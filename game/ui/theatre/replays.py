"""Replays: the games people have shared; watched, taken in from anywhere, deleted."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from game.match import games
from game.match.replays import ReplayInfo
from game.ui import draw, theme
from game.ui.app import App
from game.ui.rich import escape, rich
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.page import PageScene
from game.ui.scenes.saves import draw_players, when
from game.ui.theatre.door import open_theatre
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList, row_ground

log = logging.getLogger(__name__)


class ReplaysScene(PageScene):
    """Every replay in the folder. Files are read and checked in a thread of their own; ``busy`` tells of it."""

    title = "Replays"
    uses_gui = True

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ReplayInfo] = []
        self.busy = True
        self.said = ""
        self._gone = False

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin to look through the files."""
        super().enter(app)
        self._work(None)

    def leave(self) -> None:
        """Let the thread end."""
        self._gone = True
        super().leave()

    def resume(self, result: Any) -> None:
        """Something may have been shared meanwhile."""
        super().resume(result)
        self._work(None)

    def build(self) -> Sequence[Widget]:
        """The list and its buttons."""
        self.list = ScrollList(self._draw_row, lambda _: self._able(), lambda _: self.watch())
        self.watch_button = Button("Watch", self.watch, kind="primary", key="Enter")
        self.fetch_button = Button("Take in a file", self.fetch, key="F", tooltip="Or drop the file on this window")
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del")
        self.buttons = [self.watch_button, self.fetch_button, self.delete_button]
        self._able()
        return [self.list, *self.buttons]

    # The files ----------------------------------------------------------------------------------

    def _work(self, job: Callable[[], Path | None] | None, fails: str = "") -> None:
        """Do a job with files, if any, and look through them, all in a thread."""
        self.busy = True
        replays, post = self.app.services.replays, self.app.post

        def work() -> None:
            problem: Exception | None = None
            made: Path | None = None
            try:
                made = job() if job is not None else None
            except (OSError, ValueError) as failed:
                log.warning("a replay %s: %s", fails, failed)
                problem = failed
            found = replays.listing()
            post(lambda: self._arrived(found, made, problem, fails))

        threading.Thread(target=work, name="replays", daemon=True).start()

    def _arrived(self, found: list[ReplayInfo], made: Path | None, problem: Exception | None, fails: str) -> None:
        if self._gone:
            return
        self.busy = False
        picked = made or (self.chosen.path if self.chosen else None)
        self.found = found
        self.place_all()
        places = {info.path: place for place, info in enumerate(found)}
        self.list.selected = places.get(picked, 0 if found else -1) if picked else (0 if found else -1)
        self.list.show_row(self.list.selected)
        if made is not None:
            self.said = f"{made.name} is sound and kept here."
        if self.board.focus is None:
            self.board.set_focus(self.list if found else self.fetch_button)
        self._able()
        self.redraw()
        if problem is not None:
            self.push(error(f"This file {fails}", problem))

    @property
    def chosen(self) -> ReplayInfo | None:
        """The replay the keyboard is at."""
        return self.found[self.list.selected] if 0 <= self.list.selected < len(self.found) else None

    def _able(self) -> None:
        info = self.chosen
        self.watch_button.enabled = info is not None and not info.problem
        self.delete_button.enabled = info is not None

    # What can be done ---------------------------------------------------------------------------

    def watch(self) -> None:
        """Watch the chosen replay."""
        info = self.chosen
        if info is None:
            return
        if info.problem:
            self.push(error("This replay cannot be watched", info.problem))
            return
        replays, path = self.app.services.replays, info.path
        open_theatre(self.app, lambda: replays.read(path), name=info.name)

    def fetch(self) -> None:
        """Ask where a replay is, and take it in."""
        words = "Where is the file? Type or paste its place. You can also **drop it on this window**."
        self.push(PromptScene("Take in a replay", words, "", "Take in", limit=400), self._take_in)

    def _take_in(self, place: Any) -> None:
        if place:
            path = Path(str(place).strip().strip("\"'")).expanduser()
            replays = self.app.services.replays
            self._work(lambda: replays.take_in(path), "cannot be taken in")

    def delete(self) -> None:
        """Ask, then delete the chosen replay."""
        info = self.chosen
        if info is None:
            return
        replays, path = self.app.services.replays, info.path

        def job() -> None:
            replays.delete(path)

        def then(yes: Any) -> None:
            if yes:
                self._work(job, "cannot be deleted")

        question = f"**{escape(info.name)}** is removed from the disk."
        self.push(confirm("Delete this replay?", question, "Delete", danger=True), then)

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A file dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self._take_in(event.file)
            return True
        return super().handle(event)

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """Enter watches, F takes a file in, Delete deletes."""
        return {pygame.K_RETURN: self.watch, pygame.K_f: self.fetch, pygame.K_DELETE: self.delete}

    # Places and drawing -------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """The list, a note, the buttons below."""
        layout = self.app.layout
        high = max(layout.px(44), layout.font_px(theme.BODY) + layout.px(18))
        width = min(body.width, layout.px(1320))
        x = body.centerx - width // 2
        gap = layout.px(12)
        note = draw.line_height(theme.SMALL, layout.font_px(theme.SMALL)) + layout.px(8)
        self.frame = pygame.Rect(x, body.y, width, body.height - high - note)
        inner = layout.px(8)
        self.list.place(self.frame.inflate(-2 * inner, -2 * inner))
        row = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL)) + layout.px(24)
        row += draw.line_height(theme.BODY, layout.font_px(theme.BODY))
        self.list.set_rows([row] * len(self.found))
        self.note_at = (x + layout.px(4), self.frame.bottom + note // 2)
        across = min(layout.px(220), (width - 2 * gap) // 3)
        right = x + width
        for widget in self.buttons:
            widget.place(pygame.Rect(right - across, body.bottom - high, across, high))
            right -= across + gap
        return body.height

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """The frame; what to do where there is nothing; where the files are."""
        layout = self.app.layout
        draw.panel(surface, self.frame, draw.PanelStyle(line_alpha=140))
        if not self.found:
            role = theme.SUBTITLE
            size = layout.font_px(role)
            words = "Looking through the replays …" if self.busy else "No replay has been kept yet."
            draw.text(surface, words, role, size, theme.TEXT_SECOND, self.frame.center, "center", middle=True)
            if not self.busy:
                wide = min(self.frame.width - layout.px(40), layout.px(620))
                more = "Share a game from its end, from the list of saves or from the theatre; or drop a file here."
                text = rich(more, theme.BODY, layout.font_px(theme.BODY), wide, theme.TEXT_THIRD, align="center")
                text.draw(surface, (self.frame.centerx - wide // 2, self.frame.centery + layout.px(34)))
        px = layout.font_px(theme.SMALL)
        words = self.said or f"Kept in {self.app.services.replays.folder}"
        line = draw.shorten(words, theme.SMALL, px, self.frame.width)
        draw.text(surface, line, theme.SMALL, px, theme.TEXT_SECOND, self.note_at, middle=True)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        layout, info = self.app.layout, self.found[index]
        box = row.inflate(-layout.px(4), -layout.px(6))
        row_ground(target, layout, box, index == self.list.selected, over)
        title, body, small = (layout.font_px(role) for role in (theme.TITLE_SMALL, theme.BODY, theme.BODY_ITALIC))
        x, right = box.x + layout.px(16), box.right - layout.px(14)
        y = box.y + layout.px(8)
        date = when(info.date, datetime.now())
        at = (right, y + layout.px(2))
        left = draw.text(target, date, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, "right").x
        colour = theme.TEXT_THIRD if info.problem else theme.TEXT
        name = draw.shorten(info.name, theme.TITLE_SMALL, title, left - x - layout.px(12))
        draw.text(target, name, theme.TITLE_SMALL, title, colour, (x, y))
        y += draw.line_height(theme.TITLE_SMALL, title)
        if info.problem:
            words = draw.shorten(info.problem, theme.BODY, body, right - x)
            draw.text(target, words, theme.BODY, body, theme.REASON, (x, y))
            return
        told = "over in turn" if info.over else "up to turn"
        line = f"{games.game_name(info.game)} · {told} {info.turn} · {info.answers} answers"
        end = draw.text(target, draw.shorten(line, theme.BODY, body, right - x), theme.BODY, body, theme.TEXT_SECOND,
                        (x, y)).right  # fmt: skip
        middle = y + draw.line_height(theme.BODY, body) // 2
        if right - end > layout.px(150):
            draw_players(target, layout, info.players, (end + layout.px(24), middle), right - end - layout.px(24))
