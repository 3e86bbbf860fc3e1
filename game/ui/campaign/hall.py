"""Campaigns: those in play on the left, what can be begun on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game.language.spoken import say
from game.match.campaign.desk import BookInfo, RunInfo
from game.match.cleaned import local
from game.ui import theme
from game.ui.campaign import look
from game.ui.campaign.beginning import LeagueSetupScene, StorySetupScene
from game.ui.campaign.pages import scene_of
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Row, Text
from game.ui.kit.controls import Button, nothing
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.message import ask_name, ask_to_delete, error
from game.ui.scenes.savelist import when


class CampaignsScene(Page):
    """Every campaign that is kept, and the ways to begin one. Files are read in a thread: ``busy`` tells."""

    titled = "campaigns"

    def __init__(self) -> None:
        super().__init__()
        self.runs: list[RunInfo] = []
        self.books: list[BookInfo] = []
        self.looked = False
        self._chosen = ""

    # The files ----------------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        super().enter(app)
        self._look()

    def resume(self, result: Any) -> None:
        super().resume(result)
        self._look()

    def reworded(self) -> None:
        self._look()

    def _look(self) -> None:
        campaigns = self.app.services.campaigns
        self.errand(lambda: (campaigns.runs(), campaigns.books()), self.show, say("error-campaign-list"))

    def show(self, found: tuple[list[RunInfo], list[BookInfo]]) -> None:
        """Show the campaigns in play and those that can be begun."""
        self.runs, self.books = found
        self.looked = True
        if self.chosen is None:
            self._chosen = self.runs[0].id if self.runs else ""
        self.refresh()
        self.board.set_focus(self.root.control(f"run.{self._chosen}" if self.runs else "league"))

    @property
    def chosen(self) -> RunInfo | None:
        return next((run for run in self.runs if run.id == self._chosen), None)

    def _pick(self, run_id: str) -> None:
        """Pick a campaign, or open the one that is picked already."""
        if run_id == self._chosen:
            self.open()
        self._chosen = run_id

    # What can be done ---------------------------------------------------------------------------

    def open(self) -> None:
        run = self.chosen
        if run is None:
            return
        if run.problem:
            self.push(error(say("error-campaign-open"), run.problem))
            return
        run_id, campaigns = run.id, self.app.services.campaigns
        self.errand(
            lambda: campaigns.settle(run_id), lambda found: self.push(scene_of(found)), say("error-campaign-open")
        )

    def new_league(self) -> None:
        self.push(LeagueSetupScene())

    def rename(self) -> None:
        run = self.chosen
        if run is None or run.problem:
            return
        campaigns = self.app.services.campaigns
        ask_name(self, run.name, lambda name: self._change(lambda: campaigns.rename(run.id, name), "renamed"))

    def delete(self) -> None:
        """Ask, then remove the campaign; its games are kept."""
        run = self.chosen
        if run is None:
            return
        campaigns = self.app.services.campaigns
        told = say("campaign-delete.text", name=run.name)
        delete = lambda: self._change(lambda: campaigns.delete(run.id), "deleted")  # noqa: E731  said once, after a yes
        ask_to_delete(self, say("campaign-delete"), told, delete)

    def _change(self, job: Callable[[], object], done: str) -> None:
        self.errand(job, lambda _: self._look(), say(f"error-campaign-{done}"))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {
            pygame.K_r: self.rename, pygame.K_DELETE: self.delete, pygame.K_RETURN: self.open,
            pygame.K_n: self.new_league,
        }  # fmt: skip

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        run = self.chosen
        going = sum(not run.over and not run.problem for run in self.runs)
        empty = say("campaign-empty" if self.looked else "campaign-looking")
        sound = bool(run and not run.problem)
        way = say("campaign-open.over" if run and run.over else "campaign-open")
        buttons = Row(
            Button("delete", say("buttons-delete"), self.delete, "danger", "Del", enabled=run is not None, grow=1,
                   most=220),
            Button("rename", say("buttons-rename"), self.rename, key="R", enabled=sound, grow=1, most=220),
            Button("open", way, self.open, "primary", "Enter", enabled=sound, grow=1, most=260),
            gap=12, pack="end",
        )  # fmt: skip
        kept = look.panel(
            layout, say("campaign-in-play"), *(self._row(layout, run) for run in self.runs),
            None if self.runs else Text(empty, theme.SUBTITLE, theme.TEXT_SECOND, "center"),
            Painting("vigil", fades="top bottom", grow=1), buttons,
            note=say("campaign-in-play.note", going=going, over=len(self.runs) - going) if self.runs else "",
        )  # fmt: skip
        league = self._card(layout, "league", say("pages-league"), say("campaign-league-card"),
                            say("campaign-league-card.players"), "first_player", self.new_league)  # fmt: skip
        books = (self._book(layout, book) for book in self.books)
        # Where little of it is seen, that is what comes out of the sea.
        painting = Painting("procession", focus=(0.8, 0.7), fades="top", grow=1)
        begin = look.panel(layout, say("campaign-start"), league, *books, painting)
        return look.beside(layout, kept, begin, 0.62)

    def _row(self, layout: Layout, run: RunInfo) -> Box:
        icon = "warning" if run.problem else "first_player" if run.league else "campaign"
        line = run.problem or (say("campaign-line-open", line=run.line) if run.playing else run.line)
        kind, mark = "league" if run.league else "story", "-ironman" if run.ironman else ""
        people = say(f"campaign-people-{kind}{mark}", people=run.people)
        date = "" if run.problem else when(local(run.date), datetime.now())
        told = Column(
            Row(Text(run.name, theme.TITLE_SMALL, theme.TEXT_THIRD if run.problem else theme.TEXT, line=True, grow=1),
                Text(date, theme.NOTE, theme.TEXT_SECOND, line=True), gap=12),
            Text(line, theme.BODY, theme.REASON if run.problem else theme.TEXT_SECOND if run.over else theme.GOLD,
                 line=True),
            None if run.problem else Text(people, theme.BODY, theme.TEXT_SECOND, line=True), grow=1,
        )  # fmt: skip
        inside = Row(look.seal(icon, 40 if layout.compact else 52, not run.over), told, gap=16)
        return Press(f"run.{run.id}", inside, partial(self._pick, run.id), chosen=run.id == self._chosen, pad=(14, 8))

    def _book(self, layout: Layout, book: BookInfo) -> Box:
        if book.problem:
            return self._card(layout, f"wrong.{book.path.stem}", book.title, book.problem,
                              say("campaign-book-wrong"), "warning", None)  # fmt: skip
        note = say("campaign-book", chapters=book.chapters)
        if not book.shipped:
            note = say("campaign-book-own", chapters=book.chapters, file=book.path.name)
        return self._card(layout, book.path.stem, book.title, book.text, note, "campaign",
                          lambda: self.push(StorySetupScene(book)))  # fmt: skip

    def _card(self, layout: Layout, id: str, name: str, words: str, note: str, icon: str,
              on: Callable[[], object] | None) -> Box:  # fmt: skip
        """A campaign that can be begun: icon, name, a few lines, and how long it is."""
        told = Column(
            Text(name, theme.TITLE_SMALL, theme.TEXT if on else theme.TEXT_THIRD, line=True),
            Text(escape(words), theme.BODY, theme.TEXT_SECOND),
            Text(escape(note), theme.NOTE, theme.BRASS if on else theme.REASON), grow=1,
        )  # fmt: skip
        inside = Row(look.seal(icon, 40 if layout.compact else 52), told, gap=16, across="start")
        return Press(id, inside, on or nothing, look="tile", enabled=on is not None, pad=14)
