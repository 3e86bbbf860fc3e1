"""Campaigns: those in play on the left, what can be begun on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

import pygame

from game.match.campaign.desk import BookInfo, RunInfo
from game.match.dates import local
from game.ui import draw, theme
from game.ui.app import App
from game.ui.campaign import look
from game.ui.campaign.errands import ErrandScene
from game.ui.campaign.league_setup import LeagueSetupScene
from game.ui.campaign.opening import scene_of
from game.ui.campaign.story_setup import StorySetupScene
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.saves import when
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable
from game.ui.widgets.lists import ScrollList, row_ground

LEAGUE_WORDS = "The same people and bots over as many games as you like, of one game or of several, with a standing."


class BeginCard(Pressable):
    """A campaign that can be begun: icon, name, a few lines, and how long it is."""

    def __init__(self, name: str, text: str, note: str, icon_id: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.label, self.text, self.note, self.icon_id = name, text, note, icon_id

    def wants(self, layout: Layout, width: int) -> int:
        """Height that shows all of it, in pixels."""
        words: int = self._words(layout, width).height
        return words + self._title(layout) + self._note(layout) + layout.px(30)

    def _side(self, layout: Layout) -> int:
        return layout.px(40 if layout.compact else 52)

    def _title(self, layout: Layout) -> int:
        return draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL))

    def _note(self, layout: Layout) -> int:
        return draw.line_height(theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC)) if self.note else 0

    def _words(self, layout: Layout, width: int) -> Any:
        room = width - self._side(layout) - layout.px(46)
        return rich(escape(self.text), theme.BODY, layout.font_px(theme.BODY), room, theme.TEXT_SECOND)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the card, gold when pointed at."""
        rect, radius, lit = self.rect, layout.px(7), self.hovered and self.enabled
        if lit:
            draw.glow(target, rect, theme.GOLD, layout.px(5), radius, 90)
        draw.fill(target, rect, theme.BUTTON_TOP if lit else theme.PANEL_TOP,
                  theme.BUTTON_BOTTOM if lit else theme.PANEL_BOTTOM, radius)  # fmt: skip
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 130)
        side = self._side(layout)
        x = rect.x + layout.px(14)
        top = rect.y + layout.px(14)
        look.seal(target, layout, (x + side // 2, top + side // 2), side, self.icon_id, lit)
        x += side + layout.px(16)
        px, small = layout.font_px(theme.TITLE_SMALL), layout.font_px(theme.BODY_ITALIC)
        colour = theme.GOLD if lit else theme.TEXT if self.enabled else theme.TEXT_THIRD
        name, px = draw.fitted(self.label, theme.TITLE_SMALL, px, rect.right - x - layout.px(14))
        draw.text(target, name, theme.TITLE_SMALL, px, colour, (x, top))
        y = top + self._title(layout)
        y += self._words(layout, rect.width).draw(target, (x, y)).height
        if self.note:
            colour = theme.BRASS if self.enabled else theme.REASON
            draw.text(target, self.note, theme.BODY_ITALIC, small, colour, (x, y))


class CampaignsScene(ErrandScene):
    """Every campaign that is kept, and the ways to begin one. Files are read in a thread: ``errands.busy`` tells."""

    title = "Campaigns"

    def __init__(self) -> None:
        super().__init__()
        self.runs: list[RunInfo] = []
        self.books: list[BookInfo] = []
        self.looked = False

    # Life ---------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Begin to look through the files."""
        super().enter(app)
        self._look()

    def resume(self, result: Any) -> None:
        """Campaigns may have been begun, played or ended meanwhile."""
        super().resume(result)
        self._look()

    def build(self) -> Sequence[Widget]:
        """Make list, buttons and cards."""
        self.list = ScrollList(self._draw_row, lambda _: self._able(), lambda _: self.open()).called("campaigns")
        self.open_button = Button("Go on", self.open, kind="primary", key="Enter").called("open")
        self.rename_button = Button("Rename", self.rename, key="R").called("rename")
        self.delete_button = Button("Delete", self.delete, kind="danger", key="Del").called("delete")
        self.league_card = BeginCard(
            "New league", LEAGUE_WORDS, "2 to 6 players", "first_player", self.new_league
        ).called("league")
        self.book_cards = [self._card(book) for book in self.books]
        self.cards = [self.league_card, *self.book_cards]
        self._able()
        return [self.list, self.open_button, self.rename_button, self.delete_button, *self.cards]

    def _card(self, book: BookInfo) -> BeginCard:
        if book.problem:
            card = BeginCard(book.title, book.problem, "cannot be played", "warning", lambda: None).called(
                book.path.stem
            )
            card.enabled = False
            return card
        note = f"{book.chapters} chapters · for one or two"
        if not book.shipped:
            note += f" · {book.path.name}"
        return BeginCard(book.title, book.text, note, "campaign", lambda: self.push(StorySetupScene(book))).called(
            book.path.stem
        )

    # The files ----------------------------------------------------------------------------------

    def _look(self) -> None:
        campaigns = self.app.services.campaigns
        self.errands.run(lambda: (campaigns.runs(), campaigns.books()), self._found, "Campaigns cannot be read")

    def _found(self, found: tuple[list[RunInfo], list[BookInfo]]) -> None:
        chosen = self.chosen
        books_changed = found[1] != self.books
        self.runs, self.books = found
        self.looked = True
        if books_changed:
            self.rebuild()
        self.place_all()
        places = {run.id: place for place, run in enumerate(self.runs)}
        self.list.selected = places.get(chosen.id, 0) if chosen else 0 if self.runs else -1
        self._able()
        self.board.set_focus(self.list if self.runs else self.league_card)
        self._ground = None

    @property
    def chosen(self) -> RunInfo | None:
        """The campaign the keyboard is at."""
        return self.runs[self.list.selected] if 0 <= self.list.selected < len(self.runs) else None

    def _able(self) -> None:
        run = self.chosen
        self.open_button.enabled = bool(run and not run.problem)
        self.open_button.label = "See how it ended" if run and run.over else "Go on"
        self.rename_button.enabled = bool(run and not run.problem)
        self.delete_button.enabled = run is not None

    # What can be done ---------------------------------------------------------------------------

    def open(self) -> None:
        """Go to the campaign that is picked."""
        run = self.chosen
        if run is None:
            return
        if run.problem:
            self.push(error("This campaign cannot be opened", run.problem))
            return
        run_id, campaigns = run.id, self.app.services.campaigns
        self.errands.run(
            lambda: campaigns.settle(run_id), lambda found: self.push(scene_of(found)), "This campaign cannot be opened"
        )

    def new_league(self) -> None:
        """Set up a league."""
        self.push(LeagueSetupScene())

    def rename(self) -> None:
        """Ask for another name."""
        run = self.chosen
        if run is None or run.problem:
            return
        campaigns = self.app.services.campaigns

        def then(name: Any) -> None:
            if name:
                self.errands.run(lambda: campaigns.rename(run.id, str(name)), lambda _: self._look(),
                                 "This campaign cannot be renamed")  # fmt: skip

        self.push(PromptScene("Rename", f"A name for **{escape(run.name)}**:", run.name, "Rename"), then)

    def delete(self) -> None:
        """Ask, then remove the campaign; its games are kept."""
        run = self.chosen
        if run is None:
            return
        campaigns = self.app.services.campaigns

        def then(yes: Any) -> None:
            if yes:
                self.errands.run(lambda: campaigns.delete(run.id), lambda _: self._look(),
                                 "This campaign cannot be deleted")  # fmt: skip

        told = f"**{escape(run.name)}** cannot be brought back. Its games stay among the saved games."
        self.push(confirm("Delete this campaign?", told, "Delete", danger=True), then)

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """R renames, Delete deletes, Enter goes on, N begins a league."""
        return {
            pygame.K_r: self.rename, pygame.K_DELETE: self.delete, pygame.K_RETURN: self.open,
            pygame.K_n: self.new_league,
        }  # fmt: skip

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """The list and its buttons on the left, cards on the right; below each other where the window is narrow."""
        layout = self.app.layout
        gap = layout.px(12 if layout.compact else 18)
        wide = layout.width_du >= 960
        right = round((body.width - gap) * 0.38) if wide else body.width
        left = body.width - right - gap if wide else body.width
        margin = layout.px(12 if layout.compact else 16)
        head = look.head_height(layout)
        y = body.y + head
        x = body.right - right
        high = self.body.height if wide else layout.px(300)
        top = y if wide else body.y + high + gap + head
        for card in self.cards:
            wants = card.wants(layout, right - 2 * margin)
            card.place(pygame.Rect(x + margin, top, right - 2 * margin, wants))
            top += wants + layout.px(10)
        begin = body.y if wide else body.y + high + gap
        high = max(high, top - body.y) if wide else high
        self.begin_panel = pygame.Rect(x, begin, right, max(top - begin + margin, high if wide else 0))
        self.runs_panel = pygame.Rect(body.x, body.y, left, self.begin_panel.height if wide else high)
        button = max(layout.px(44), layout.font_px(theme.BODY) + layout.px(16))
        foot = self.runs_panel.bottom - margin - button
        self.list.place(pygame.Rect(body.x + margin, y, left - 2 * margin, foot - margin - y))
        self.list.set_rows([self._row_height(layout)] * len(self.runs))
        each = min(layout.px(220), (left - 4 * margin) // 3)
        at = self.runs_panel.right - margin - each
        for widget in (self.open_button, self.rename_button, self.delete_button):
            widget.place(pygame.Rect(at, foot, each, button))
            at -= each + margin
        return max(self.begin_panel.bottom, self.runs_panel.bottom) - body.y

    def _row_height(self, layout: Layout) -> int:
        lines = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL))
        return lines + 2 * draw.line_height(theme.BODY, layout.font_px(theme.BODY)) + layout.px(26)

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panels; say what there is to say of an empty list."""
        layout = self.app.layout
        going = sum(not run.over and not run.problem for run in self.runs)
        note = "" if not self.runs else f"{going} going on · {len(self.runs) - going} over"
        look.panel(surface, layout, self.runs_panel, "In play", note)
        look.panel(surface, layout, self.begin_panel, "Begin")
        if not self.runs:
            px = layout.font_px(theme.SUBTITLE)
            line = "Nothing has been begun yet." if self.looked else "Looking through the campaigns …"
            line = draw.shorten(line, theme.SUBTITLE, px, self.list.rect.width)
            at = self.list.rect.center
            draw.text(surface, line, theme.SUBTITLE, px, theme.TEXT_SECOND, at, "center", middle=True)

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        layout, run = self.app.layout, self.runs[index]
        box = row.inflate(-layout.px(4), -layout.px(6))
        row_ground(target, layout, box, index == self.list.selected, over)
        side = layout.px(40 if layout.compact else 52)
        icon_id = "warning" if run.problem else "first_player" if run.league else "campaign"
        look.seal(target, layout, (box.x + layout.px(16) + side // 2, box.centery), side, icon_id, not run.over)
        x, right = box.x + layout.px(32) + side, box.right - layout.px(14)
        px, body, small = (layout.font_px(r) for r in (theme.TITLE_SMALL, theme.BODY, theme.BODY_ITALIC))
        y = box.y + layout.px(8)
        left = right
        if not run.problem:
            told = when(local(run.date), datetime.now())
            at = (right, y + layout.px(3))
            left = draw.text(target, told, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, "right").x
        high = draw.line_height(theme.TITLE_SMALL, px)
        name, px = draw.fitted(run.name, theme.TITLE_SMALL, px, left - x - layout.px(12))
        draw.text(target, name, theme.TITLE_SMALL, px, theme.TEXT if not run.problem else theme.TEXT_THIRD, (x, y))
        y += high
        line = run.problem or run.line[:1].upper() + run.line[1:] + (" · a game is open" if run.playing else "")
        colour = theme.REASON if run.problem else theme.GOLD if not run.over else theme.TEXT_SECOND
        draw.text(target, draw.shorten(line, theme.BODY, body, right - x), theme.BODY, body, colour, (x, y))
        y += draw.line_height(theme.BODY, body)
        people = ("League · " if run.league else "Story · ") + ", ".join(run.people)
        people += " · Ironman" if run.ironman else ""
        if not run.problem:
            people = draw.shorten(people, theme.BODY, body, right - x)
            draw.text(target, people, theme.BODY, body, theme.TEXT_SECOND, (x, y))
