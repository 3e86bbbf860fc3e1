"""Load: the saved games, grouped by game, sorted and searched; opened, renamed, copied, deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from game.match.lobby import SaveInfo
from game.match.store import DiskUse
from game.match.texts import listed
from game.ui import draw, theme
from game.ui.app import App
from game.ui.doors import scene_named
from game.ui.rich import escape
from game.ui.scenes.filelist import FileListScene
from game.ui.scenes.marklist import MarkList
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.savelist import ALL, KINDS, NEWEST, SORTS, Row, ahead, rows, size_words
from game.ui.scenes.saverow import SaveRows
from game.ui.scenes.thumbs import Thumbs
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments
from game.ui.widgets.entry import TextField

log = logging.getLogger(__name__)

MOST_NAMED = 6
"""How many saves a question names before it only counts the rest."""


class LoadScene(FileListScene):
    """Every saved game with picture, players, turn and date, by campaign and game; damaged ones with the reason.

    Files are read, changed and counted in a thread of their own; until it is done the list says so. ``busy`` tells.
    """

    title = "Load"
    logged, named = "a saved game", "This game"

    def __init__(self) -> None:
        super().__init__()
        self.saves: list[SaveInfo] = []
        self.rows: list[Row] = []
        self.use = DiskUse(0, 0)
        self.sort = NEWEST
        self.kind = ALL
        self.sought = ""

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin to look through the files."""
        self.thumbs = Thumbs(app.post, self.redraw)
        self.painter = SaveRows(app, self.thumbs)
        super().enter(app)

    def leave(self) -> None:
        """Let the threads end."""
        self.thumbs.close()
        super().leave()

    def build(self) -> Sequence[Widget]:
        """Make search, list and buttons."""
        self.search = TextField(self.sought, self._seek, hint="Search", limit=40).called("search")
        self.kinds = Segments(KINDS, self.kind, self._show_kind).called("kind")
        self.order = Segments(SORTS, self.sort, self._sort).called("order")
        self.list = MarkList(
            self._draw_row, self._picked, lambda _: self.open(), self._is_save, self.painter.box, self._marked
        ).called("saves")
        self.open_button = Button("Open", self.open, kind="primary", key="Enter").called("open")
        self.rename_button = Button("Rename", self.rename, key="R").called("rename")
        self.copy_button = Button("Duplicate", self.duplicate, key="D").called("duplicate")
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del").called("delete")
        self.watch_button = Button("Watch", self.watch, key="W", tooltip="From its beginning, in the theatre").called(
            "watch"
        )
        self.share_button = Button("Share", self.share, key="E", tooltip="Into one file, for others to watch").called(
            "share"
        )
        self.replays_button = Button(
            "Replays", self.replays, key="P", tooltip="Games others have shared, and yours"
        ).called("replays")
        self.buttons = [self.open_button, self.watch_button, self.share_button, self.rename_button,
                        self.copy_button, self.delete_button]  # fmt: skip
        self.able()
        return [self.search, self.kinds, self.order, self.list, *self.buttons, self.replays_button]

    # The files ----------------------------------------------------------------------------------

    def look(self) -> tuple[list[SaveInfo], DiskUse]:
        """Read what is kept, and how much room it takes."""
        services = self.app.services
        return list(services.list_saves()), services.disk_use()

    def arrived(self, found: tuple[list[SaveInfo], DiskUse], made: object) -> None:
        """List what there is."""
        self.saves, self.use = found
        self._fill()
        if self.board.focus is None:
            self.board.set_focus(self.list if self.rows else self.back)

    def _fill(self) -> None:
        """Make the rows anew; what was picked and marked stays so where it is still there."""
        at = self.list.selected
        picked = self.chosen.path if self.chosen else None
        marked = {save.path for save in self.marked}
        self.rows = rows(self.saves, self.sort, self.sought, kind=self.kind)
        places = {row.save.path: place for place, row in enumerate(self.rows) if row.save}
        self.list.marked = {places[path] for path in marked if path in places}
        self.list.set_rows([self.painter.height(self.app.layout, row) for row in self.rows])
        if picked in places:
            self.list.selected = places[picked]
        else:
            near = [place for place in places.values() if place >= at] or sorted(places.values())[-1:]
            self.list.selected = min(near, default=-1)
        if self.list.selected >= 0:
            self.list.show_row(self.list.selected)
            if self.list.selected <= 1:
                self.list.scroll_to(0)
        self.able()
        self._ground = None
        self.redraw()

    # What is picked -----------------------------------------------------------------------------

    def _is_save(self, index: int) -> bool:
        return self.rows[index].save is not None

    @property
    def chosen(self) -> SaveInfo | None:
        """The save the keyboard is at."""
        return self.rows[self.list.selected].save if 0 <= self.list.selected < len(self.rows) else None

    @property
    def marked(self) -> list[SaveInfo]:
        """The marked saves, in the order they are shown."""
        found = (self.rows[index].save for index in sorted(self.list.marked) if index < len(self.rows))
        return [save for save in found if save]

    @property
    def meant(self) -> list[SaveInfo]:
        """What is to be deleted or copied: the marked saves, or the one picked; never what came with the program."""
        some = self.marked or ([self.chosen] if self.chosen else [])
        return [save for save in some if not save.shipped]

    def _picked(self, index: int) -> None:
        self.able()

    def _marked(self) -> None:
        self.able()
        self.redraw()

    def able(self) -> None:
        """Let buttons stand only where they mean something."""
        save, free = self.chosen, not self.busy
        one = len(self.marked) <= 1
        sound = bool(save and save.problem is None)
        self.open_button.enabled = free and one and sound
        self.watch_button.enabled = self.open_button.enabled and not (save and save.shipped)
        self.share_button.enabled = self.watch_button.enabled
        named = sound and save is not None and not save.autosave and not save.shipped
        self.rename_button.enabled = free and one and named
        whole = bool(self.meant) and all(each.problem is None and not each.ironman for each in self.meant)
        self.copy_button.enabled = free and whole
        self.delete_button.enabled = free and bool(self.meant)
        count = len(self.meant)
        self.delete_button.label = "Delete" if count < 2 else f"Delete {count}"
        self.copy_button.label = "Duplicate" if count < 2 else f"Duplicate {count}"

    def _seek(self, text: str) -> None:
        self.sought = text.strip()
        self.list.marked = set()
        self._fill()

    def _show_kind(self, value: str) -> None:
        self.kind = value
        self.list.marked = set()
        self._fill()

    def _sort(self, value: str) -> None:
        self.sort = value
        self._fill()

    # What can be done ---------------------------------------------------------------------------

    def open(self) -> None:
        """Open the selected game."""
        save = self.chosen
        if save is None or self.app.open_table is None or self.busy:
            return
        if save.problem is not None:
            self.push(error("This game cannot be opened", save.problem))
            return
        try:
            handle = self.app.services.load(save.path)
        except (OSError, ValueError) as problem:
            log.warning("%s cannot be loaded: %s", save.path, problem)
            self.push(error("This game cannot be opened", problem))
            return
        self.replace(self.app.open_table(handle))

    def watch(self) -> None:
        """Watch the selected game from its beginning."""
        save = self.chosen
        if save is not None and self.watch_button.enabled:
            from game.ui.theatre.saved import watch_save

            watch_save(self.app, save)

    def share(self) -> None:
        """Write the selected game into a file for others."""
        save = self.chosen
        if save is not None and self.share_button.enabled:
            from game.ui.theatre.saved import share_save

            share_save(self.app, save, self.push)

    def replays(self) -> None:
        """Show the games that were shared."""
        self.push(scene_named("replays"))

    def rename(self) -> None:
        """Ask for another name."""
        save = self.chosen
        if save is None or not self.rename_button.enabled:
            return
        path, services = save.path, self.app.services

        def then(name: Any) -> None:
            if name:
                self.work(lambda: services.rename(path, str(name)), "cannot be renamed")

        self.push(PromptScene("Rename", f"A name for **{escape(save.name)}**:", save.name, "Rename"), then)

    def duplicate(self) -> None:
        """Keep copies of the marked games, or of the selected one."""
        if not self.copy_button.enabled:
            return
        paths, services = [save.path for save in self.meant], self.app.services
        self.work(lambda: _each(services.duplicate, paths), "cannot be copied")

    def delete(self) -> None:
        """Ask once, then delete the marked games, or the selected one."""
        some = self.meant
        if not some or not self.delete_button.enabled:
            return
        paths, services = [save.path for save in some], self.app.services

        def then(yes: Any) -> None:
            if yes:
                self.list.marked = set()
                self.work(lambda: _each(services.delete, paths), "cannot be deleted")

        heading = "Delete this game?" if len(some) == 1 else f"Delete {len(some)} games?"
        played = self.app.services.campaigns
        open_games = [save for save in some if save.autosave and save.campaign and played.run_of(save.match)]
        self.push(confirm(heading, _doomed(some, open_games), "Delete", danger=True), then)

    # Keys ---------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """From the search field Enter and Down lead to the list, and Escape empties it first."""
        if event.type == pygame.KEYDOWN and self.board.focus is self.search:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_DOWN) and self.rows:
                self.board.by_keyboard = True
                self.board.set_focus(self.list)
                return True
            if event.key == pygame.K_ESCAPE and self.sought:
                self.search.set_text("")
                self._seek("")
                return True
        return super().handle(event)

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """R renames, D copies, Delete deletes, Enter opens, W watches, E shares, P lists replays, / searches."""
        return {
            pygame.K_r: self.rename,
            pygame.K_d: self.duplicate,
            pygame.K_DELETE: self.delete,
            pygame.K_RETURN: self.open,
            pygame.K_w: self.watch,
            pygame.K_e: self.share,
            pygame.K_p: self.replays,
            pygame.K_SLASH: lambda: self.board.set_focus(self.search),
        }

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Search and order above, the list, what is kept and the buttons below."""
        layout = self.app.layout
        low = max(layout.px(36), layout.font_px(theme.BODY) + layout.px(14))
        width = min(body.width, layout.px(1320))
        x = body.centerx - width // 2
        gap = layout.px(12)
        order, kinds = (max(each.wants(layout), layout.px(260)) for each in (self.order, self.kinds))
        top = body.y + low + gap
        if width - order - kinds - 2 * gap >= layout.px(180):
            # All in one line, else the field above the choices.
            self.search.place(pygame.Rect(x, body.y, min(layout.px(380), width - order - kinds - 2 * gap), low))
            at = body.y
        else:
            self.search.place(pygame.Rect(x, body.y, width, low))
            order = kinds = (width - gap) // 2
            at, top = top, top + low + gap
        self.order.place(pygame.Rect(x + width - order, at, order, low))
        self.kinds.place(pygame.Rect(x + width - order - gap - kinds, at, kinds, low))
        across = min(layout.px(180), (width - 6 * gap) // 7)
        self.place_files(self.list, pygame.Rect(x, top, width, body.bottom - top), across)
        self.list.set_rows([self.painter.height(layout, row) for row in self.rows])
        self.replays_button.place(pygame.Rect(x, body.bottom - self.high(), across, self.high()))
        return body.height

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the frame; say what is kept, or that there is nothing."""
        layout = self.app.layout
        self.paint_frame(surface, self.kept())
        if not self.rows:
            px = layout.font_px(theme.SUBTITLE)
            words = "Looking through the saved games …" if self.busy else "No game has been saved yet."
            if self.saves and (self.sought or self.kind != ALL):
                words = "No game fits what is sought."
            words = draw.shorten(words, theme.SUBTITLE, px, self.frame.width - layout.px(20))
            draw.text(surface, words, theme.SUBTITLE, px, theme.TEXT_SECOND, self.frame.center, "center", middle=True)

    def kept(self) -> str:
        """What there is and what room it takes: "12 saves of 5 games · 4.2 MB on the disk, 3.1 MB of it autosaves"."""
        own = [save for save in self.saves if not save.shipped]
        if self.busy and not own:
            return ""
        games = len({save.match or save.path for save in own})
        count = f"{len(own)} save{'s' if len(own) != 1 else ''} of {games} game{'s' if games != 1 else ''}"
        marked = f" · {len(self.marked)} marked" if self.marked else ""
        autosaves = f", {size_words(self.use.autosaves)} of it autosaves" if self.use.autosaves else ""
        late = " · dates in the future: a clock was changed" if any(ahead(save, datetime.now()) for save in own) else ""
        return f"{count} · {size_words(self.use.size)} on the disk{autosaves}{late}{marked}"

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        state = (index == self.list.selected, over, index in self.list.marked, bool(self.list.marked))
        self.painter.draw(target, row, self.rows[index], *state)


def _each(work: Callable[[Path], object], paths: Sequence[Path]) -> None:
    """Do it with every path; the first problem is raised after all have been tried."""
    problems: list[Exception] = []
    for path in paths:
        try:
            work(path)
        except (OSError, ValueError) as problem:
            problems.append(problem)
    if problems:
        raise problems[0]


def _doomed(some: Sequence[SaveInfo], open_games: Sequence[SaveInfo] = ()) -> str:
    """The names of what is about to be deleted, as rich text, and which campaigns are in the middle of it."""
    names = [f"**{escape(save.name)}**" for save in some[:MOST_NAMED]]
    if len(some) > MOST_NAMED:
        names.append(f"{len(some) - MOST_NAMED} more")
    lines = [f"{listed(names)} cannot be brought back."]
    lines += [f"**{escape(save.campaign)}** is in the middle of this game: it would begin it anew."
              for save in open_games[:MOST_NAMED]]  # fmt: skip
    return "\n".join(lines)
