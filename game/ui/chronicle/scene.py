"""The chronicle's screen: finished games listed, sifted, written out and deleted; tallies of players and factions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.language.spoken import say
from game.match.chronicle.export import CSV, JSON
from game.match.chronicle.keeping import Listing
from game.match.chronicle.records import Summary
from game.match.chronicle.sieve import Search, Sieve, outcome
from game.match.chronicle.tallies import BOTS, FACTIONS, MAPS, PERSONS, Tally, tally
from game.ui import charts, theme
from game.ui.chronicle import game as finished
from game.ui.chronicle import tally as counted
from game.ui.chronicle.filters import Filters, Options, kept_words, offered
from game.ui.chronicle.game import Entry
from game.ui.kit.box import Box, Column, Either, Row, Space, Text
from game.ui.kit.controls import Button, Choice, Held
from game.ui.kit.frame import PANEL
from game.ui.kit.rows import Listed, Rows
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene, Page
from game.ui.scenes.message import Answer, MessageScene, ask_to_delete
from game.ui.theatre.door import open_theatre

MOST_NAMED = 5
"""How many games a question names before it only counts the rest."""


def export(scene: BoxScene, games: Sequence[Summary]) -> None:
    """Ask in which form, write the games in a thread, and tell where they are."""
    words = "\n".join((
        say("chronicle-export.count", count=len(games)), say("chronicle-export.about-table"),
        say("chronicle-export.about-everything"),
    ))  # fmt: skip
    answers = (
        Answer(None, say("buttons-cancel"), key="Esc"),
        Answer(JSON, say("chronicle-export.everything")),
        Answer(CSV, say("chronicle-export.table"), "primary", "Enter"),
    )
    services = scene.app.services

    def written(path: Path) -> None:
        # A path has few places to break at: after each folder there is one.
        told = escape(str(path)).replace("/", "/\u200b").replace("\\", "\\\u200b")
        scene.push(MessageScene(say("chronicle-export.done"), f"{say('chronicle-export.file')}\n**{told}**"))

    def write(how: Any) -> None:
        if how is not None:
            scene.errand(lambda: services.export_games(games, how), written, say("error-chronicle-export"))

    scene.push(MessageScene(say("chronicle-export.heading"), words, answers), write)


def delete(scene: BoxScene, games: Sequence[Summary], files: Sequence[str], then: Callable[[], None]) -> None:
    """Ask once, take the games and the files that cannot be read out in a thread, and call ``then``."""
    names = [f"**{escape(outcome(game))}**" for game in games] + [f"**{escape(name)}**" for name in files]
    count = len(names)
    if count > MOST_NAMED + 1:
        names[MOST_NAMED:] = [say("chronicle-more", count=count - MOST_NAMED)]
    ids, services = {game.id for game in games}, scene.app.services

    def forget() -> None:
        scene.errand(lambda: services.forget_games(ids, files), lambda _: then(), say("error-chronicle-delete"), then)

    words = "\n".join([*names, say("chronicle-delete.lost", count=count)])
    ask_to_delete(scene, say("chronicle-delete", count=count), words, forget)


GAMES = "games"
TABS = (GAMES, PERSONS, BOTS, FACTIONS, MAPS)
WIDE = 900
"""From this width on, in design units, what is picked is told beside the list; under it else."""
TOLD_HEIGHT = 460


class ChronicleScene(Page):
    """Every finished game. Files are read, sought and counted in threads of their own; ``busy`` tells."""

    titled = "chronicle"
    uses_gui = True

    def __init__(self) -> None:
        super().__init__()
        self.found = Listing([], [], 0)
        self.games: list[Summary] = []
        self.list = Listed[Entry | Tally](_key, self._tell)
        self.filters = Filters(self._sift)
        self.chart = charts.Chart(finished.chart(None))
        self.tab = GAMES
        self.reading = True
        self._asked = self._answered = 0
        self._search = Search()

    @property
    def busy(self) -> bool:
        """Whether files are being read or games sought."""
        return super().busy or self.reading or self._asked != self._answered

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        super().enter(app)
        self._read()

    def reworded(self) -> None:
        self._search = Search()
        self._read()

    def _read(self) -> None:
        self.reading = True
        services = self.app.services

        def read() -> tuple[Listing, dict[str, Options]]:
            found = services.store.chronicle.list()
            return found, offered(found.games)

        def again(found: tuple[Listing, dict[str, Options]]) -> None:
            self._arrived(found)
            # Games whose record could not be written when they ended.
            self.app.aside("chronicle", lambda: read() if services.catch_up() else None, self._arrived)

        self.app.aside("chronicle", read, again)

    # Finding ------------------------------------------------------------------------------------

    def _arrived(self, found: tuple[Listing, dict[str, Options]] | None) -> None:
        if self._gone or found is None:
            return
        self.reading = False
        self.found, choices = found
        self.filters.offer(choices)
        self._sift()
        self.focus_on("games" if self.found.games else "back")

    def _sift(self) -> None:
        """Seek and count in a thread; only the last answer is taken."""
        self._asked += 1
        number, games, sieve, by = self._asked, self.found.games, self.filters.sieve, self.tab

        def seek() -> tuple[list[Summary], list[Tally]]:
            found = self._search.sift(games, sieve)
            return found, [] if by == GAMES else tally(found, by)

        self.app.aside("chronicle", seek, lambda found: self._sifted(number, *found))

    def _sifted(self, number: int, games: list[Summary], tallies: list[Tally]) -> None:
        if self._gone or number != self._asked:
            return
        self._answered = number
        self.games = games
        rows: list[Entry | Tally] = [*tallies] if self.tab != GAMES else [Entry(game) for game in games]
        if self.tab == GAMES and self.found.unread and self.filters.sieve == Sieve():
            rows.append(Entry(heading=say("chronicle-unreadable")))
            rows += [Entry(file=each.name, problem=each.problem) for each in self.found.unread]
        self.list.show(rows)
        self._tell()
        self.redraw()

    def _turn_to(self, tab: str) -> None:
        self.tab, self.games = tab, []
        self.list.show([])
        self._sift()

    # What is picked -----------------------------------------------------------------------------

    @property
    def picked(self) -> Summary | Tally | None:
        """What is told of beside the list."""
        picked = self.list.picked
        return picked.game if isinstance(picked, Entry) else picked

    @property
    def tallies(self) -> list[Tally]:
        return [each for each in self.list.items if isinstance(each, Tally)]

    @property
    def meant(self) -> list[Entry]:
        """What is to be deleted: the marked rows, or the one picked."""
        return [row for row in self.list.meant if isinstance(row, Entry)]

    def _tell(self) -> None:
        """Give the chart what is picked."""
        picked = self.picked
        self.chart.data = (
            counted.chart(self.tab, picked, self.tallies) if isinstance(picked, Tally) else finished.chart(picked)
        )
        self.chart.at = max(self.chart.data.turns - 1, 0)

    # What can be done ---------------------------------------------------------------------------

    def watch(self) -> None:
        game = self.picked
        if isinstance(game, Summary):
            chronicle = self.app.services.store.chronicle
            # The theatre plays it through in a thread of its own, and says what is wrong.
            open_theatre(self.app, lambda: chronicle.load(game.id), name=outcome(game))

    def export(self) -> None:
        """Write the games that are shown into a file."""
        export(self, list(self.games))

    def delete(self) -> None:
        """Take the marked games, or the picked one, out of the chronicle."""
        games = [row.game for row in self.meant if row.game]
        delete(self, games, [row.file for row in self.meant if row.file], self._deleted)

    def _deleted(self) -> None:
        self.list.marks.clear()
        self._read()

    # Keys ---------------------------------------------------------------------------------------

    def escape(self) -> None:
        """First ask nothing any more."""
        if self.filters.sieve == Sieve():
            self.pop()
        else:
            self.filters.clear()

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_1 + place: partial(self._turn_to, tab) for place, tab in enumerate(TABS)}

    # What is shown ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.chart in self.root.inner:
            self.chart.draw_values(surface, self.app.layout)

    def body(self, layout: Layout) -> Box:
        games, count = self.tab == GAMES, len(self.meant)
        rows = Rows("games", self.list, self._row, self.watch, marks=games, empty=self.nothing(), kind=_kind,
                    picture="vigil")  # fmt: skip
        listed = Column(counted.heads(self.tab) if self.tallies else None, rows, frame=PANEL, pad=8)
        told = Column(*self._told(layout), frame=PANEL, pad=(18, 14), gap=8)
        # Where there is nothing to tell of, no empty page stands beside an empty list.
        alone = not self.list.items and not self.busy
        beside = layout.width_du >= WIDE and not alone
        if alone:
            listed.grow = 1
        elif beside:
            listed.share, told.share = 0.55, 0.45
        else:
            listed.grow, told.h = 1, TOLD_HEIGHT
        buttons = (
            Button("delete", say("chronicle-delete-some", count=count) if count > 1 else say("buttons-delete"),
                   self.delete, "danger", "Del", enabled=bool(count) and not self.busy, w=160) if games else None,
            Button("export", say("chronicle-export"), self.export, key="E", tip=say("chronicle-export.tip"),
                   enabled=bool(self.games) and not self.busy, w=160),
            Button("watch", say("chronicle-watch"), self.watch, "primary", "Enter", tip=say("chronicle-watch.tip"),
                   enabled=isinstance(self.picked, Summary), w=160) if games else None,
        )  # fmt: skip
        kept = Text(self.kept(), theme.SMALL, theme.TEXT_SECOND, line=True)
        tabs = tuple((tab, say(f"chronicle-tab-{tab}")) for tab in TABS)
        return Column(Column(
            self.filters.box(),
            Choice("page", tabs, self.tab, self._turn_to, least=480, at="start"),
            *((Row(listed, told, gap=12, across="fill", grow=1),) if beside else (listed, None if alone else told)),
            Row(Either(kept, Space(), grow=1), *buttons, gap=12),
            gap=8, most=1720, grow=1,
        ), across="center")  # fmt: skip

    def _row(self, item: Entry | Tally) -> Box:
        return finished.game_row(item) if isinstance(item, Entry) else counted.tally_row(self.tab, item)

    def _told(self, layout: Layout) -> Sequence[Box]:
        """What is told of the picked, the chart in it."""
        picked, curves = self.picked, Held("chart", self.chart, least=finished.LEAST_CHART, grow=1, rank=1)
        if isinstance(picked, Tally):
            return counted.tally_page(self.tab, picked, self.chart.data, curves)
        return finished.game_page(picked, layout, curves) if picked else ()

    def nothing(self) -> str:
        if self.busy:
            return say("chronicle-reading")
        if self.filters.sieve != Sieve():
            return say("chronicle-no-match")
        if not self.found.games:
            return say("chronicle-none")
        return say("chronicle-nothing")

    def kept(self) -> str:
        """What there is and what room it takes; nothing before it has been read."""
        return "" if self.reading else kept_words(self.found, len(self.games), len(self.list.marks))


def _key(item: Entry | Tally) -> str:
    """By what a line is known again; nothing for a heading."""
    return item.key if isinstance(item, Tally) else item.game.id if item.game else item.file


def _kind(item: Entry | Tally) -> Hashable:
    return isinstance(item, Tally), bool(_key(item))
