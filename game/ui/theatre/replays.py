"""Replays: the games people have shared; watched, taken in from anywhere, deleted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from game.games.registry import game_name
from game.match.files import at_home
from game.match.replays import ReplayInfo
from game.ui import draw, theme
from game.ui.rich import escape, rich
from game.ui.scenes.filelist import FileListScene
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.saves import draw_players, when
from game.ui.theatre.door import open_theatre
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList, row_ground


class ReplaysScene(FileListScene):
    """Every replay in the folder. Files are read and checked in a thread of their own; ``busy`` tells of it."""

    title = "Replays"
    logged, named = "a replay", "This file"

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ReplayInfo] = []
        self.said = ""

    # Life ---------------------------------------------------------------------------------------

    def resume(self, result: Any) -> None:
        """Something may have been shared meanwhile."""
        super().resume(result)
        self.work(None)

    def build(self) -> Sequence[Widget]:
        """The list and its buttons."""
        self.list = ScrollList(self._draw_row, lambda _: self.able(), lambda _: self.watch()).called("replays")
        self.watch_button = Button("Watch", self.watch, kind="primary", key="Enter").called("watch")
        self.fetch_button = Button(
            "Take in a file", self.fetch, key="F", tooltip="Or drop the file on this window"
        ).called("take_in")
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del").called("delete")
        self.buttons = [self.watch_button, self.fetch_button, self.delete_button]
        self.able()
        return [self.list, *self.buttons]

    # The files ----------------------------------------------------------------------------------

    def look(self) -> list[ReplayInfo]:
        """Read and check the files in the folder."""
        return self.app.services.replays.listing()

    def arrived(self, found: list[ReplayInfo], made: Path | None) -> None:
        """List what there is; what was taken in just now is picked."""
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
        self.able()
        self.redraw()

    @property
    def chosen(self) -> ReplayInfo | None:
        """The replay the keyboard is at."""
        return self.found[self.list.selected] if 0 <= self.list.selected < len(self.found) else None

    def able(self) -> None:
        """What is sound can be watched; all can be deleted."""
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
        self.push(PromptScene("Take in a replay", words, "", "Take in", limit=400, name=False), self._take_in)

    def _take_in(self, place: Any) -> None:
        if place:
            path = at_home(str(place).strip().strip("\"'"))
            replays = self.app.services.replays
            self.work(lambda: replays.take_in(path), "cannot be taken in")

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
                self.work(job, "cannot be deleted")

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
        width = min(body.width, layout.px(1320))
        across = min(layout.px(220), (width - 2 * layout.px(12)) // 3)
        self.place_files(self.list, pygame.Rect(body.centerx - width // 2, body.y, width, body.height), across)
        row = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL)) + layout.px(24)
        row += draw.line_height(theme.BODY, layout.font_px(theme.BODY))
        self.list.set_rows([row] * len(self.found))
        return body.height

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """The frame; what to do where there is nothing; where the files are."""
        layout = self.app.layout
        self.paint_frame(surface, self.said or f"Kept in {self.app.services.replays.folder}")
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
        line = f"{game_name(info.game)} · {told} {info.turn} · {info.answers} answers"
        end = draw.text(target, draw.shorten(line, theme.BODY, body, right - x), theme.BODY, body, theme.TEXT_SECOND,
                        (x, y)).right  # fmt: skip
        middle = y + draw.line_height(theme.BODY, body) // 2
        if right - end > layout.px(150):
            draw_players(target, layout, info.players, (end + layout.px(24), middle), right - end - layout.px(24))
