"""A story: its chapters as a row of stars on the left, the page of one of them on the right, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.games.registry import ids_of
from game.match.campaign.files import Run
from game.match.campaign.goals import Goal, goal_words, met
from game.match.campaign.progress import Ended
from game.match.campaign.reckoning import next_table, state_of, usable
from game.match.campaign.story import Book, Chapter
from game.match.campaign.tidings import tidings
from game.match.texts import listed
from game.match.words import words
from game.ui import draw, theme
from game.ui.campaign import look
from game.ui.campaign.helpbox import HelpBox
from game.ui.campaign.playing import RunScene
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, rich
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList, row_ground

LABELS = ("Beyond it", "At the table", "It leaves", "Helps")
ENDING = "ending"
"""What is shown in the place of a chapter when the story has been told."""


class StoryScene(RunScene):
    """Shows the page of the chapter to be played; after a game the page of the one just ended, then the ending."""

    shown = ""

    def __init__(self, run: Run, play: bool = False) -> None:
        super().__init__(run, play)
        self.taken: list[str] = []

    # What is told -------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The story."""
        assert self.run.story is not None
        return self.run.story.book

    def _take_up(self) -> None:
        self.state = state_of(self.run)
        self.ended: dict[str, Ended] = {each.chapter.id: each for each in self.state.ended}
        now = self.state.chapter
        self.pages = [chapter.id for chapter in self.book.chapters if chapter.id in self.ended or chapter is now]
        if now is None:
            self.pages.append(ENDING)
        if self.shown not in self.pages:
            self.shown = self.pages[-1]

    @property
    def current(self) -> Chapter | None:
        """The chapter that is shown and can be played; ``None`` where another page is open."""
        now = self.state.chapter
        return now if now is not None and now.id == self.shown else None

    def taken_over(self) -> None:
        """Open the page that says how the chapter ended."""
        self.shown = self.run.games[-1].chapter or ""
        self.taken = []

    # Widgets ------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Make the list of chapters, the helps and the way on."""
        self._take_up()
        self.rows = [*(chapter.id for chapter in self.book.chapters), *([ENDING] if ENDING in self.pages else [])]
        self.list = ScrollList(self._draw_row, self._picked).called("pages")
        self.helps: list[HelpBox] = []
        chapter = self.current
        if chapter is not None and self.run.open is None:
            for held in self.state.helps:
                box = HelpBox(held, usable(self.run, held), partial(self._take, held.id)).called(f"help.{held.id}")
                box.chosen = held.id in self.taken and box.enabled
                self.helps.append(box)
        label = "Go on with the chapter" if self.run.open else "Play this chapter"
        if chapter is None:
            label = "" if self.shown == ENDING else "Turn the page"
        self.play_button = Button(label, self._on, kind="primary", key="Enter", role=theme.TITLE_SMALL).called("play")
        self.play_button.visible = bool(label)
        return [self.list, *self.helps, *([self.play_button] if label else [])]

    def _take(self, help_id: str) -> None:
        if help_id in self.taken:
            self.taken.remove(help_id)
        else:
            self.taken.append(help_id)
        for box in self.helps:
            box.chosen = box.held.id in self.taken
        if not self.board.by_keyboard:
            # After a click Enter plays, as the button says.
            self.first_focus()
        self.place_all()

    def choices(self) -> tuple[Sequence[str], Sequence[str]]:
        """The helps taken along."""
        return [box.held.id for box in self.helps if box.chosen], ()

    def _on(self) -> None:
        """Play the chapter, or turn to the page where the story goes on."""
        if self.current is not None:
            self.play()
        elif self.shown != ENDING:
            place = self.pages.index(self.shown) + 1
            self._show(self.pages[min(place, len(self.pages) - 1)])

    def _picked(self, index: int) -> None:
        key = self.rows[index]
        if key in self.pages and key != self.shown:
            keyboard = self.board.focus is self.list
            self._show(key)
            if keyboard:
                self.board.set_focus(self.list)
        else:
            self.list.selected = self.rows.index(self.shown)

    def _show(self, key: str) -> None:
        self.shown = key
        self.scroll = 0
        self.refresh()

    def first_focus(self) -> None:
        """The way on; at the end the way back."""
        self.board.set_focus(self.play_button if self.play_button.visible else self.back)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Enter goes on."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.play_button.visible:
            self._on()
            return True
        return False

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """The chapters left, the page right; the chapters above where the window is narrow."""
        layout = self.app.layout
        px = layout.px
        gap = px(12 if layout.compact else 18)
        wide = layout.width_du >= 900
        side = round(body.width * (0.34 if layout.compact else 0.30)) if wide else body.width
        least = max(px(54 if layout.compact else 70), 2 * layout.font_px(theme.BODY) + px(22))
        head = look.head_height(layout)
        spread = (self.body.height - head - px(16)) // len(self.rows) if wide else 0
        row = max(least, min(spread, px(104)))
        full = head + row * len(self.rows) + px(16)
        page_x = body.x + side + gap if wide else body.x
        high = self.body.height if wide else min(full, px(250))
        top = body.y if wide else body.y + high + gap
        self.page = pygame.Rect(page_x, top, body.right - page_x, 0)
        self.page.height = max(self._place_page(layout), high if wide else 0)
        self._place_foot(layout)
        self.side = pygame.Rect(body.x, body.y + (self.scroll if wide else 0), side, high)
        self.list.place(pygame.Rect(self.side.x + px(8), self.side.y + head, side - px(16), high - head - px(10)))
        self.list.set_rows([row] * len(self.rows))
        self.list.selected = self.rows.index(self.shown)
        return self.page.bottom - body.y

    def _text(self, told: str, role: theme.Role, width: int, colour: theme.RGB = theme.TEXT) -> RichText:
        return rich(told, role, self.app.layout.font_px(role), width, colour)

    def _place_page(self, layout: Layout) -> int:
        """Lay out the page's words and helps; returns its height. ``parts`` are texts and where they stand."""
        px = layout.px
        margin = px(20 if layout.compact else 40)
        x, width = self.page.x + margin, min(self.page.width - 2 * margin, px(1100))
        y = self.page.y + px(18 if layout.compact else 34)
        self.parts: list[tuple[RichText, tuple[int, int]]] = []
        self.rules: list[tuple[int, int, int]] = []

        names = max(draw.text_width(name, theme.CARD, layout.font_px(theme.CARD)) for name in LABELS) + px(24)

        def put(told: str, role: theme.Role, colour: theme.RGB = theme.TEXT, after: int = 0, label: str = "") -> None:
            nonlocal y
            beside = names if label or role in (theme.CARD, theme.BODY) else 0
            text = self._text(told, role, width - beside, colour)
            if label:
                name = self._text(label, theme.CARD, names, theme.GOLD)
                self.parts.append((name, (x, y)))
            self.parts.append((text, (x + beside, y)))
            y += text.height + px(after)

        prose = theme.SUBTITLE if layout.height_du >= 860 else theme.SEA
        if self.shown == ENDING:
            ending = self.state.ending
            assert ending is not None
            put("The story ends", theme.SEA, theme.BRASS, 2)
            put(escape(ending.title), theme.TITLE_LARGE, theme.GOLD, 14)
            put(escape(ending.text), prose, theme.TEXT, 26)
            put(self._tally(), theme.CARD, theme.TEXT_SECOND, 0, "In all")
            return y + px(90) - self.page.y
        chapter = self.book.chapter(self.shown)
        number = self.book.chapters.index(chapter) + 1
        where = f"Chapter {number} · {look.game_name(chapter.game)}"
        where += " · a set position" if chapter.scenario else ""
        put(where, theme.SEA, theme.BRASS, 2)
        put(escape(chapter.title), theme.TITLE_LARGE, theme.TEXT, 8)
        ended = self.ended.get(self.shown)
        if ended is not None:
            put(look.RESULTS[ended.result], theme.TITLE_SMALL, look.RESULT_COLOURS[ended.result], 6)
            put(escape(ended.outcome.text), prose, theme.TEXT, 20)
            self.rules.append((x, y, width))
            y += px(14)
            self._put_goals(chapter, put, ended)
            for place, line in enumerate(tidings(self.book, ended)):
                put(line, theme.CARD, theme.TEXT, 2, "It leaves" if not place else "")
            return y + px(100) - self.page.y
        put(escape(chapter.text), prose, theme.TEXT, 20)
        self.rules.append((x, y, width))
        y += px(14)
        self._put_goals(chapter, put, None)
        put(self._who(), theme.CARD, theme.TEXT, 10, "At the table")
        y = self._place_helps(layout, pygame.Rect(x, y, width, 0), put)
        return y + px(100) - self.page.y

    def _put_goals(self, chapter: Chapter, put: Callable[..., None], ended: Ended | None) -> None:
        """The aim and what goes beyond it; of an ended chapter with what has been reached."""
        game = next((game for game in self.run.games if game.chapter == chapter.id), None) if ended else None

        def line(goal: Goal) -> str:
            mark = ""
            if game is not None:
                reached = met(goal, game.facts, game.people)
                mark = "{icon:check} " if reached else "{icon:close} "
                return f"{mark}<{'free' if reached else 'reason'}>{escape(goal_words(goal, chapter.game))}</>"
            return f"**{escape(goal_words(goal, chapter.game))}**"

        for head, goals in (("Aim", chapter.aim), ("Beyond it", chapter.feat)):
            put(" <second>·</> ".join(line(goal) for goal in goals), theme.CARD, theme.TEXT, 4, head)

    def _who(self) -> str:
        """Who sits at the table of the next game, as rich text."""
        if self.run.open is not None:
            seats = [(seat.name, seat.bot) for seat in self.run.open.seats]
            factions = self.run.open.inputs.factions
        else:
            used, _ = self.choices() if self.helps else ((), ())
            table = next_table(self.run, used)
            seats, factions = [(seat.name, seat.bot) for seat in table.seats], table.factions
        told = []
        for place, (name, bot) in enumerate(seats):
            part = look.who_words(name, bot)
            if factions:
                part += f" <second>with</> {look.faction_words(factions[place])}"
            told.append(part)
        given = self._handicaps()
        line = " <second>·</> ".join(told)
        return line + (f"\n<second>{escape(given)}</>" if given else "")

    def _handicaps(self) -> str:
        """What anybody begins with besides the usual, in words."""
        from game.match.handicap import handicap_words

        used: Sequence[str] = ()
        if self.run.open is not None:
            used = self.run.open.used
        elif self.helps:
            used, _ = self.choices()
        table = next_table(self.run, used)
        told = [f"{seat.name} {handicap_words(words(), *given)}"
                for seat, given in zip(table.seats, table.handicap, strict=True)
                if any(given) and table.factions]  # fmt: skip
        undo = "Undo is free this time. " if table.free_undo and not self.run.ironman else ""
        return undo + ("Handicap: " + "; ".join(told) + "." if told else "")

    def _place_helps(self, layout: Layout, at: pygame.Rect, put: Callable[..., None]) -> int:
        px = layout.px
        if not self.helps:
            return at.y
        told = "<second>Each can be used once: take along what you want to use now.</>"
        put(told, theme.CARD, theme.TEXT, 6, "Helps")
        _, (_, y) = self.parts[-1]
        y += self.parts[-1][0].height + px(8)
        columns = 2 if at.width >= px(560) else 1
        each = (at.width - px(10) * (columns - 1)) // columns
        tall = max(px(52), 2 * draw.line_height(theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD)) + px(10))
        for place, box in enumerate(self.helps):
            row, column = divmod(place, columns)
            box.place(pygame.Rect(at.x + column * (each + px(10)), y + row * (tall + px(8)), each, tall))
        return y + (len(self.helps) + columns - 1) // columns * (tall + px(8))

    def _place_foot(self, layout: Layout) -> None:
        px = layout.px
        high = px(50 if layout.compact else 62)
        width = min(px(420), self.page.width - 2 * px(20))
        margin = px(20 if layout.compact else 40)
        self.play_button.place(pygame.Rect(self.page.x + margin, self.page.bottom - px(20) - high, width, high))

    def _tally(self) -> str:
        results = [each.result for each in self.state.ended]
        told = []
        for key, one, many in (("triumph", "triumph", "triumphs"), ("victory", "victory", "victories"),
                               ("defeat", "defeat", "defeats")):  # fmt: skip
            count = results.count(key)
            told.append(f"**{count}** {one if count == 1 else many}")
        return listed(told) + "."

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panels and the page's words."""
        layout = self.app.layout
        assert self.run.story is not None
        people = " and ".join(self.run.story.people) + (" · Ironman" if self.run.ironman else "")
        look.panel(surface, layout, self.side, "Chapters", people)
        look.panel(surface, layout, self.page, lit=self.current is not None or self.shown == ENDING)
        self._paint_picture(surface, layout)
        for text, at in self.parts:
            text.draw(surface, at)
        for x, y, width in self.rules:
            draw.hairline(surface, (x, y), width, fade=True)

    def _paint_picture(self, surface: pygame.Surface, layout: Layout) -> None:
        """Where the page has room: a dim piece of the chapter's map out of the dark, else the chart of nights."""
        words_end = max(at[1] + text.height for text, at in self.parts)
        words_end = max([words_end, *(box.rect.bottom for box in self.helps)]) + layout.px(30)
        room = self.page.bottom - layout.px(2) - words_end
        if room < layout.px(150):
            return
        across = self.page.width * 3 // 5
        if self.play_button.visible:
            across = min(across, self.page.right - self.play_button.rect.right - layout.px(24))
        rect = pygame.Rect(self.page.right - layout.px(2) - across, words_end, across, room)
        if rect.width < layout.px(150):
            return
        chapter = next((each for each in self.book.chapters if each.id == self.shown), None)
        board = ""
        if chapter is not None and self.shown not in self.ended:
            board = chapter.map or (self.book.positions[chapter.scenario].map if chapter.scenario else "")
            boards = ids_of(chapter.game, "maps")
            board = board or (boards[0] if len(boards) == 1 else "")
        if not board or not look.dim_map(surface, board, rect):
            nights = [self.ended[each.id].result if each.id in self.ended else "" for each in self.book.chapters]
            look.sky(surface, rect, tuple(nights))

    def _draw_row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        layout, key = self.app.layout, self.rows[index]
        px = layout.px
        box = row.inflate(-px(2), -px(4))
        open_ = key in self.pages
        row_ground(target, layout, box, key == self.shown, over and open_)
        centre = (box.x + px(34), box.centery)
        if index:
            self._line(target, layout, centre[0], row.y, centre[1] - px(16), index - 1)
        if index + 1 < len(self.rows):
            self._line(target, layout, centre[0], centre[1] + px(16), row.bottom, index)
        ended = self.ended.get(key)
        now = self.state.chapter is not None and key == self.state.chapter.id
        colour = theme.PALE if now or key == ENDING else theme.TEXT_THIRD
        if ended:
            colour = look.RESULT_COLOURS[ended.result]
        look.star(target, centre, px(15 if now or ended else 10), colour, bool(ended and ended.result != "defeat")
                  or key == ENDING)  # fmt: skip
        x = box.x + px(66)
        room = box.right - x - px(10)
        if key == ENDING:
            title, line = "The ending", self.state.ending.title if self.state.ending else ""
        else:
            chapter = self.book.chapter(key)
            title = chapter.title if open_ else f"Chapter {index + 1}"
            line = look.RESULTS[ended.result] if ended else look.game_name(chapter.game)
            if not ended and not now and self._passed(index):
                line = "passed over"
        name, small = layout.font_px(theme.FACTION_NAME), layout.font_px(theme.BODY_ITALIC)
        title, name = draw.fitted(title, theme.FACTION_NAME, name, room)
        ink = theme.TEXT if open_ else theme.TEXT_THIRD
        draw.text(target, title, theme.FACTION_NAME, name, ink, (x, box.centery - px(10)), middle=True)
        line = draw.shorten(line, theme.BODY_ITALIC, small, room)
        tint = look.RESULT_COLOURS[ended.result] if ended else theme.TEXT_SECOND if open_ else theme.TEXT_THIRD
        draw.text(target, line, theme.BODY_ITALIC, small, tint, (x, box.centery + px(12)), middle=True)

    def _passed(self, index: int) -> bool:
        """Whether the story has gone by this chapter without playing it."""
        now = self.state.chapter
        return now is None or index < self.book.chapters.index(now)

    def _line(self, target: pygame.Surface, layout: Layout, x: int, top: int, bottom: int, upper: int) -> None:
        """A half of the line between two stars: bright where the story has come along."""
        come = self.rows[upper] in self.ended
        bar = pygame.Rect(x, top, max(layout.px(1), 1), max(bottom - top, 0))
        draw.fill(target, bar, theme.BRASS if come else theme.BRASS_LINE, None, 0, 230 if come else 90)
