"""Replays: the games people have shared; watched, taken in from anywhere, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from game.games.registry import game_name
from game.language.spoken import say
from game.match.files import at_home
from game.match.replayfile import ReplayInfo
from game.ui import theme
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.rows import Listed, Rows
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.filelist import FileListScene
from game.ui.scenes.message import PromptScene, ask_to_delete, error
from game.ui.scenes.savelist import players, when
from game.ui.theatre.door import open_theatre


class ReplaysScene(FileListScene):
    """Every replay in the folder. Files are read and checked in a thread of their own; ``busy`` tells of it."""

    titled = "replays"

    def __init__(self) -> None:
        super().__init__()
        self.list = Listed[ReplayInfo](lambda info: info.path)
        self.said = ""

    # Life ---------------------------------------------------------------------------------------

    def resume(self, result: Any) -> None:
        """Something may have been shared meanwhile."""
        super().resume(result)
        self.work()

    # The files ----------------------------------------------------------------------------------

    def look(self) -> list[ReplayInfo]:
        """Read and check the files in the folder."""
        return self.app.services.replays.listing()

    def arrived(self, found: list[ReplayInfo], made: Path | None) -> None:
        """List what there is; what was taken in just now is picked."""
        self.list.show(found)
        if made is not None:
            self.list.find(made)
            self.said = say("theatre-taken-in", file=made.name)
            # The keyboard may still be on the button that fetched it: Enter is to watch it.
            self.board.set_focus(None)
        self.focus_on("replays" if found else "take_in")

    def buttons(self) -> Sequence[Button | None]:
        """What is sound can be watched; all can be deleted."""
        info = self.list.picked
        return (
            None,
            Button("delete", say("buttons-delete"), self.delete, "danger", "Del", enabled=info is not None, w=200),
            Button("take_in", say("theatre-take-in"), self.fetch, key="F", tip=say("theatre-take-in.tip"), w=200),
            Button("watch", say("load-watch"), self.watch, "primary", "Enter", w=200,
                   enabled=info is not None and not info.problem),
        )  # fmt: skip

    # What can be done ---------------------------------------------------------------------------

    def watch(self) -> None:
        info = self.list.picked
        if info is None:
            return
        if info.problem:
            self.push(error(say("error-theatre-replay"), info.problem))
            return
        replays, path = self.app.services.replays, info.path
        open_theatre(self.app, lambda: replays.read(path), name=info.name)

    def fetch(self) -> None:
        """Ask where a replay is, and take it in."""
        asked = PromptScene(say("theatre-take-in.heading"), say("theatre-take-in.asked"), "",
                            say("theatre-take-in.yes"), limit=400, name=False)  # fmt: skip
        self.push(asked, self._take_in)

    def _take_in(self, place: Any) -> None:
        if place:
            path = at_home(str(place).strip().strip("\"'"))
            replays = self.app.services.replays
            self.work(lambda: replays.take_in(path), say("error-theatre-take-in"))

    def delete(self) -> None:
        """Ask, then delete the chosen replay."""
        info = self.list.picked
        if info is None:
            return
        replays, path = self.app.services.replays, info.path
        ask_to_delete(self, say("theatre-replay-delete"), say("theatre-replay-delete.note", name=info.name),
                      lambda: self.work(lambda: replays.delete(path), say("error-theatre-delete")))  # fmt: skip

    # Events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A file dropped on the window is taken in."""
        if event.type == pygame.DROPFILE:
            self._take_in(event.file)
            return True
        return super().handle(event)

    # What is shown ------------------------------------------------------------------------------

    def rows(self, layout: Layout) -> Rows[ReplayInfo]:
        """The replays; what to do where there are none."""
        none = f"{say('theatre-none')}\n<second>{say('theatre-none.how')}</>"
        told = say("theatre-looking") if self.busy else none
        return Rows("replays", self.list, replay_row, self.watch, empty=told, picture="story_ash_and_ink")

    def note(self) -> str:
        """Where the files are."""
        return self.said or say("theatre-kept", folder=str(self.app.services.replays.folder))


def replay_row(info: ReplayInfo) -> Box:
    """A replay: its name and date, who played, how far."""
    line = say("theatre-replay", game=game_name(info.game), over="yes" if info.over else "no", turn=info.turn,
               choices=info.answers)  # fmt: skip
    return Column(
        Row(Text(escape(info.name), theme.TITLE_SMALL, theme.TEXT_THIRD if info.problem else theme.TEXT, line=True,
                 grow=1),
            Text(when(info.date, datetime.now()), theme.NOTE, theme.TEXT_SECOND, line=True), gap=12),
        Text(escape(info.problem), theme.BODY, theme.REASON, line=True) if info.problem else
        Row(Text(line, theme.BODY, theme.TEXT_SECOND, line=True), players(info.players), gap=24),
    )  # fmt: skip
