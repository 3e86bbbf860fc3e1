"""Load: the saved games, grouped by game, sorted and searched; opened, renamed, copied, deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from game.language.spoken import say
from game.match.lobby import SaveInfo
from game.match.store import DiskUse
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Row, Space
from game.ui.kit.controls import Button, Choice, Options
from game.ui.kit.entry import Field
from game.ui.kit.rows import Listed, Rows
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.filelist import FileListScene
from game.ui.scenes.message import ask_name, ask_to_delete, error
from game.ui.scenes.savelist import ALL, KINDS, NEWEST, SORTS, Entry, Thumbs, ahead, rows, save_row, size_words

MOST_NAMED = 6
"""How many saves a question names before it only counts the rest."""


class LoadScene(FileListScene):
    """Every saved game with picture, players, turn and date, by campaign and game; damaged ones with the reason.

    Files are read, changed and counted in a thread of their own; until it is done the list says so. ``busy`` tells.
    """

    titled = "load"

    def __init__(self) -> None:
        super().__init__()
        self.saves: list[SaveInfo] = []
        self.list = Listed[Entry](lambda row: row.save.path if row.save else "")
        self.use = DiskUse(0, 0)
        self.sort = NEWEST
        self.kind = ALL
        self.sought = ""

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        self.thumbs = Thumbs(app, self.redraw)
        super().enter(app)

    def leave(self) -> None:
        self.thumbs.close()
        super().leave()

    # The files ----------------------------------------------------------------------------------

    def look(self) -> tuple[list[SaveInfo], DiskUse]:
        services = self.app.services
        return list(services.list_saves()), services.store.disk_use()

    def arrived(self, found: tuple[list[SaveInfo], DiskUse], made: object) -> None:
        self.saves, self.use = found
        self._fill()
        self.focus_on("saves" if self.list.items else "back")

    def _fill(self) -> None:
        self.list.show(rows(self.saves, self.sort, self.sought, kind=self.kind))

    def _seek(self, text: str) -> None:
        self.sought = text.strip()
        self.list.marks.clear()
        self._fill()

    def _show_kind(self, value: str) -> None:
        self.kind = value
        self.list.marks.clear()
        self._fill()

    def _sort(self, value: str) -> None:
        self.sort = value
        self._fill()

    # What is picked -----------------------------------------------------------------------------

    @property
    def chosen(self) -> SaveInfo | None:
        return self.list.picked.save if self.list.picked else None

    @property
    def meant(self) -> list[SaveInfo]:
        """What is to be deleted or copied: the marked saves, or the one picked; never what came with the program."""
        return [row.save for row in self.list.meant if row.save and not row.save.shipped]

    def buttons(self) -> Sequence[Button | None]:
        save, free, meant = self.chosen, not self.busy, self.meant
        sound = free and len(self.list.marks) <= 1 and save is not None and save.problem is None
        own = sound and save is not None and not save.shipped
        whole = bool(meant) and all(each.problem is None and not each.ironman for each in meant)
        return (
            Button("replays", say("load-replays"), self.replays, key="P", tip=say("load-replays.tip"), w=160),
            None,
            Button("delete", say("load-delete", count=len(meant)), self.delete, "danger", "Del",
                   enabled=free and bool(meant), w=160),
            Button("duplicate", say("load-duplicate", count=len(meant)), self.duplicate, key="D",
                   enabled=free and whole, w=160),
            Button("rename", say("buttons-rename"), self.rename, key="R", w=160,
                   enabled=own and save is not None and not save.autosave),
            Button("share", say("load-share"), self.share, key="E", tip=say("load-share.tip"), enabled=own, w=160),
            Button("watch", say("load-watch"), self.watch, key="W", tip=say("load-watch.tip"), enabled=own, w=160),
            Button("open", say("load-open"), self.open, "primary", "Enter", enabled=sound, w=160),
        )  # fmt: skip

    # What can be done ---------------------------------------------------------------------------

    def open(self) -> None:
        """Open the selected game."""
        save = self.chosen
        if save is None or self.busy:
            return
        if save.problem is not None:
            self.push(error(say("error-page-game-open"), save.problem))
        else:
            self.sit_down(lambda: self.app.services.load(save.path), say("error-page-game-open"))

    def watch(self) -> None:
        save = self.chosen
        if save is not None:
            from game.ui.theatre.goon import watch_save

            watch_save(self.app, save)

    def share(self) -> None:
        """Write the selected game into a file for others."""
        save = self.chosen
        if save is not None:
            from game.ui.theatre.goon import share_save

            share_save(self.app, save, self.push)

    def replays(self) -> None:
        self.push(scene_named("replays"))

    def rename(self) -> None:
        save = self.chosen
        if save is None:
            return
        path, store = save.path, self.app.services.store
        ask_name(self, save.name, lambda name: self.work(lambda: store.rename(path, name), say("error-load-rename")))

    def duplicate(self) -> None:
        """Keep copies of the marked games, or of the selected one."""
        paths, services = [save.path for save in self.meant], self.app.services
        self.work(lambda: _each(services.store.duplicate, paths), say("error-load-copy"))

    def delete(self) -> None:
        """Ask once, then delete the marked games, or the selected one."""
        some = self.meant
        paths, services = [save.path for save in some], self.app.services

        def delete() -> None:
            self.list.marks.clear()
            self.work(lambda: _each(services.store.delete, paths), say("error-load-delete"))

        played = self.app.services.campaigns
        open_games = [save for save in some if save.autosave and save.campaign and played.run_of(save.match)]
        ask_to_delete(self, say("load-delete-asked", count=len(some)), _doomed(some, open_games), delete)

    # What is shown ------------------------------------------------------------------------------

    def above(self, layout: Layout) -> Sequence[Box]:
        """Search and order; the field above the choices where they have no room beside it."""
        narrow = layout.width_du < 1000 * layout.frame
        choices = (Choice("kind", _options("kind", KINDS), self.kind, self._show_kind, least=260, grow=narrow),
                   Choice("order", _options("sort", SORTS), self.sort, self._sort, least=260, grow=narrow))  # fmt: skip

        def field(wide: float) -> Field:
            return Field("search", self.sought, self._seek, say("buttons-search"), leads="saves", w=wide)

        if narrow:
            return field(2000), Row(*choices, gap=12)
        return (Row(field(380), Space(grow=1), *choices, gap=12),)

    def rows(self, layout: Layout) -> Rows[Entry]:
        words = say("load-looking") if self.busy else say("load-none")
        if self.saves and (self.sought or self.kind != ALL):
            words = say("load-no-match")
        return Rows(
            "saves", self.list, lambda row: save_row(row, layout, self.thumbs), self.open, marks=True, empty=words,
            picture="procession",
            kind=lambda row: row.save and (row.under or bool(row.save.problem), row.within),
        )  # fmt: skip

    def note(self) -> str:
        """What there is and what room it takes: "12 saves of 5 games · 4.2 MB on the disk, 3.1 MB of it autosaves"."""
        own = [save for save in self.saves if not save.shipped]
        if self.busy and not own:
            return ""
        games = len({save.match or save.path for save in own})
        parts = [say("load-note-count", saves=len(own), games=games)]
        size, autosaves = size_words(self.use.size), size_words(self.use.autosaves)
        taken = "load-note-autosaves" if self.use.autosaves else "load-note-size"
        parts.append(say(taken, size=size, autosaves=autosaves))
        if any(ahead(save, datetime.now()) for save in own):
            parts.append(say("load-note-late"))
        if self.list.marks:
            parts.append(say("load-note-marked", count=len(self.list.marks)))
        return " · ".join(parts)


def _options(of: str, keys: Sequence[str]) -> Options:
    return tuple((key, say(f"load-{of}-{key}")) for key in keys)


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
    names = [say("load-doomed-name", name=save.name) for save in some[:MOST_NAMED]]
    if len(some) > MOST_NAMED:
        names.append(say("load-doomed-more", count=len(some) - MOST_NAMED))
    lines = [say("load-doomed", names=names)]
    lines += [say("load-doomed-campaign", campaign=save.campaign) for save in open_games[:MOST_NAMED]]
    return "\n".join(lines)
