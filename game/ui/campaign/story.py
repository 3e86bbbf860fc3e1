"""A story: its chapters as a row of stars on the left, the page of one of them on the right, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.games.registry import ids_of
from game.language.spoken import say
from game.language.values import markup
from game.match.campaign.files import Run
from game.match.campaign.goals import Goal, goal_words, met
from game.match.campaign.progress import Ended, Held, help_words, tidings
from game.match.campaign.reckoning import book_of, next_table, state_of, usable
from game.match.campaign.story import Book, Chapter
from game.match.handicap import handicap_words
from game.match.seats import told_name
from game.ui import draw, theme
from game.ui.campaign import look
from game.ui.campaign.pages import RunScene
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Drawn, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import FIELD
from game.ui.kit.medal import Head
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.rich import escape

FACE = 34
"""How large the faces of those at the table are."""
ENDING = "ending"
"""What is shown in the place of a chapter when the story has been told."""


class StoryScene(RunScene):
    """Shows the page of the chapter to be played; after a game the page of the one just ended, then the ending."""

    def __init__(self, run: Run, play: bool = False) -> None:
        super().__init__(run, play)
        self.taken: list[str] = []
        self.shown = ""
        # Whoever goes on with a story from the title plays before the page is shown.
        self._take_up()

    # What is told -------------------------------------------------------------------------------

    @property
    def book(self) -> Book:
        return book_of(self.run)

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
        now = self.state.chapter
        return now if now is not None and now.id == self.shown else None

    def taken_over(self) -> None:
        self.shown = self.run.games[-1].chapter or ""
        self.taken = []

    def choices(self) -> tuple[Sequence[str], Sequence[str]]:
        return [held.id for held in self._helps() if held.id in self.taken and not usable(self.run, held)], ()

    def _helps(self) -> Sequence[Held]:
        """The helps that can be thought of for the chapter shown."""
        return self.state.helps if self.current is not None and self.run.open is None else ()

    def _take(self, help_id: str) -> None:
        if help_id in self.taken:
            self.taken.remove(help_id)
        else:
            self.taken.append(help_id)
        if not self.board.by_keyboard:
            # After a click Enter plays, as the button says.
            self.focus_way()

    def _on(self) -> None:
        """Play the chapter, or turn to the page where the story goes on."""
        if self.current is not None:
            self.play()
        elif self.shown != ENDING:
            place = self.pages.index(self.shown) + 1
            self._show(self.pages[min(place, len(self.pages) - 1)])

    def _show(self, key: str) -> None:
        if key in self.pages and key != self.shown:
            self.shown = key
            self.focus_way()

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self._on)

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        assert self.run.story is not None
        self._take_up()
        people = look.together(self.run.story.people, self.run.ironman)
        rows = [*(chapter.id for chapter in self.book.chapters), *([ENDING] if ENDING in self.pages else [])]
        chapters = (self._row(place, key, rows) for place, key in enumerate(rows))
        below = None if self._low(layout) else Painting("almanac", fades="top", radius=8, grow=1)
        side = look.panel(layout, say("campaign-chapters"), Column(*chapters), below, note=people)
        parts = self._ending() if self.shown == ENDING else self._chapter(self.book.chapter(self.shown), layout)
        lit = self.current is not None or self.shown == ENDING
        # The picture has what the words leave of the page.
        name = "" if self._low(layout) else self._painted()
        above = Painting(name, fades="bottom", radius=8, grow=1) if name else None
        page = look.panel(layout, "", above, *parts, Space(h=8, grow=0 if name else 1), self._foot(layout), lit=lit)
        return look.beside(layout, side, page, 0.34 if layout.compact else 0.3, 900)

    def _ending(self) -> Sequence[Box | None]:
        ending = self.state.ending
        assert ending is not None
        return (
            Text(say("campaign-ends"), theme.SEA, theme.BRASS),
            Text(escape(ending.title), theme.TITLE_LARGE, theme.GOLD),
            Text(escape(ending.text), theme.SUBTITLE), Space(h=10), _told(say("campaign-tally"), self._tally()),
        )  # fmt: skip

    def _chapter(self, chapter: Chapter, layout: Layout) -> Sequence[Box | None]:
        number = self.book.chapters.index(chapter) + 1
        kind = "campaign-chapter.position" if chapter.scenario else "campaign-chapter.game"
        where = say(kind, number=number, game=look.game_name(chapter.game))
        ended = self.ended.get(chapter.id)
        parts: list[Box | None] = [Text(where, theme.SEA, theme.BRASS), Text(escape(chapter.title), theme.TITLE_LARGE)]
        if ended is not None:
            parts.append(Text(look.result_words(ended.result), theme.TITLE_SMALL, look.RESULT_COLOURS[ended.result]))
        prose = theme.SUBTITLE if layout.height_du >= 860 else theme.SEA
        parts += [Text(escape(ended.outcome.text if ended else chapter.text), prose), Space(h=6), Line(), Space(h=2)]
        parts += self._goals(chapter, ended)
        if ended is not None:
            left = tidings(self.book, ended)
            head = say("campaign-follows")
            return [*parts, *(_told("" if place else head, line) for place, line in enumerate(left))]
        parts.append(_beside(say("campaign-table"), Column(*self._who(), gap=6)))
        parts += [_told("", line) for line in self._new_enemies(chapter)]
        helps = [self._help(held) for held in self._helps()]
        if helps:
            parts += [_told(say("campaign-aids"), say("campaign-aids.text")), Grid(*helps, cell=280, gap=8)]
        return parts

    def _new_enemies(self, chapter: Chapter) -> Sequence[str]:
        """What is said of the enemies who sit at a table for the first time."""
        before = self.book.chapters[: self.book.chapters.index(chapter)]
        known = {seat.enemy for each in before for seat in each.seats}
        new = dict.fromkeys(seat.enemy for seat in chapter.seats if seat.enemy and seat.enemy not in known)
        told = (self.book.enemy(each) for each in new)
        return [say("campaign-enemy", name=each.name, text=each.text) for each in told if each.text]

    def _goals(self, chapter: Chapter, ended: Ended | None) -> Sequence[Box]:
        """The aim and what goes beyond it; of an ended chapter with what has been reached."""
        game = next((game for game in self.run.games if game.chapter == chapter.id), None) if ended else None

        def line(goal: Goal) -> str:
            words_ = escape(goal_words(goal, chapter.game))
            if game is None:
                return f"**{words_}**"
            reached = met(goal, game.facts, game.people)
            return f"{{icon:{'check' if reached else 'close'}}} <{'free' if reached else 'reason'}>{words_}</>"

        both = ((say("campaign-aim"), chapter.aim), (say("campaign-feat"), chapter.feat))
        return [_told(head, " <second>·</> ".join(map(line, goals))) for head, goals in both]

    def _help(self, held: Held) -> Box:
        """A help that can be used in the next chapter; a click takes it along or leaves it."""
        blocked = usable(self.run, held)
        taken = held.id in self.taken and not blocked
        tick = Column(Icon("check", 16, theme.GOLD) if taken else None, frame=FIELD, w=22, h=22, pad=2)
        ink = theme.TEXT_THIRD if blocked else theme.TEXT
        told = Column(
            Text(held.help.name, theme.BODY_BOLD, ink, line=True),
            Text(help_words(held.help), theme.NOTE, theme.TEXT_SECOND if blocked else theme.BRASS),
            grow=1,
        )  # fmt: skip
        tip = blocked or say("campaign-aid-from", origin=held.origin)
        return Press(f"help.{held.id}", Row(tick, told, gap=12), partial(self._take, held.id), look="tile",
                     chosen=taken, enabled=not blocked, pad=(12, 6), tip=tip)  # fmt: skip

    def _painted(self) -> str:
        """The picture of the page: the chapter's own, else of a side that plays in it."""
        own = "story_ending" if self.shown == ENDING else f"story_{self.shown}"
        seats = [] if self.shown == ENDING else self.book.chapter(self.shown).seats
        sides = [side for seat in seats for side in ([seat.faction] if isinstance(seat.faction, str)
                                                     else seat.faction or [])]  # fmt: skip
        return next(filter(painted, (own, *sides)), "")

    def _foot(self, layout: Layout) -> Box:
        """The way on, beside a dim piece of the chapter's map, or the chart of nights; in low windows the picture."""
        way = None if self._low(layout) else self._way(layout)
        nights = tuple(self.ended[each.id].result if each.id in self.ended else "" for each in self.book.chapters)
        board = self._board()

        def picture(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            if not board or not look.dim_map(target, board, rect):
                look.sky(target, rect, nights)

        # Aids to choose from need the height, and so does the picture.
        usual = 130 if self._painted() else 220
        high = usual if not layout.compact else 84 if self._helps() else 130
        drawn = Drawn(("night", board, nights), picture, grow=1, h=high, rank=1, least=150)
        return Row(way, None if layout.compact and self._painted() else drawn, gap=24, across="end")

    def _way(self, layout: Layout) -> Button | None:
        """The button that leads on, if anything does."""
        label: str = say("campaign-chapter.open" if self.run.open else "campaign-chapter.play")
        if self.current is None:
            label = "" if self.shown == ENDING else say("campaign-turn-page")
        high = 46 if self._low(layout) else 50 if layout.compact else 62
        return Button("play", label, self._on, "primary", "Enter", role=theme.TITLE_SMALL, w=380, at="end",
                      h=high) if label else None  # fmt: skip

    def _low(self, layout: Layout) -> bool:
        """Whether a chapter's page has to be scrolled: then the way on stands below it."""
        return layout.height_du < 640 * layout.frame

    def foot(self, layout: Layout) -> Box | None:
        way = self._way(layout)
        return Column(Line(), Row(Space(grow=1), way, pad=(16, 7))) if way and self._low(layout) else None

    def _board(self) -> str:
        """The map of the chapter shown, if it is still to be played and has one."""
        chapter = next((each for each in self.book.chapters if each.id == self.shown), None)
        if chapter is None or self.shown in self.ended:
            return ""
        boards = ids_of(chapter.game, "maps")
        board = chapter.map or (self.book.positions[chapter.scenario].map if chapter.scenario else "")
        return board or (boards[0] if len(boards) == 1 else "")

    def _who(self) -> list[Box]:
        """Who sits at the table of the next game, and what they begin with."""
        if self.run.open is not None:
            seats = [(told_name(seat.name), seat.bot) for seat in self.run.open.seats]
            factions = self.run.open.inputs.factions
        else:
            used, _ = self.choices()
            table = next_table(self.run, used)
            seats, factions = [(seat.name, seat.bot) for seat in table.seats], table.factions
        told: list[Box] = []
        for place, (name, bot) in enumerate(seats):
            part = look.who_words(name, bot)
            if factions:
                part = say("campaign-seat-with", player=part, factions=markup(look.faction_words(factions[place])))
            face = Head(bot, FACE) if bot else Icon("person", 22, theme.TEXT_SECOND, w=FACE, h=FACE)
            told.append(Row(face, Text(part, theme.CARD, grow=1), gap=8))
        given = self._handicaps()
        sitting: Box = Grid(*told, cell=270, gap=10, gap_y=2)
        return [sitting, *([Text(given, theme.CARD, theme.TEXT_SECOND)] if given else [])]

    def _handicaps(self) -> str:
        """What anybody begins with besides the usual, in words."""
        used: Sequence[str] = ()
        if self.run.open is not None:
            used = self.run.open.used
        else:
            used, _ = self.choices()
        table = next_table(self.run, used)
        told = [say("campaign-handicap-of", name=seat.name, given=handicap_words(*given))
                for seat, given in zip(table.seats, table.handicap, strict=True)
                if any(given) and table.factions]  # fmt: skip
        undo = say("campaign-free-undo") if table.free_undo and not self.run.ironman else ""
        return " ".join(filter(None, (undo, say("campaign-handicap", given="; ".join(told)) if told else "")))

    def _tally(self) -> str:
        results = [each.result for each in self.state.ended]
        told = [say(f"campaign-tally-{key}", count=results.count(key)) for key in ("triumph", "victory", "defeat")]
        return say("campaign-names", names=told)

    def _row(self, index: int, key: str, rows: list[str]) -> Box:
        """A chapter in the list: its star on the way, its title, and how it ended."""
        opened, ended = key in self.pages, self.ended.get(key)
        now = self.state.chapter is not None and key == self.state.chapter.id
        if key == ENDING:
            title: str = say("campaign-ending")
            line = self.state.ending.title if self.state.ending else ""
        else:
            chapter = self.book.chapter(key)
            title = chapter.title if opened else say("campaign-chapter", number=index + 1)
            line = look.result_words(ended.result) if ended else look.game_name(chapter.game)
            if not ended and not now and self._passed(index):
                line = say("campaign-chapter.skipped")
        colour = theme.PALE if now or key == ENDING else theme.TEXT_THIRD
        if ended:
            colour = look.RESULT_COLOURS[ended.result]
        filled = bool(ended and ended.result != "defeat") or key == ENDING
        come = (index > 0 and rows[index - 1] in self.ended, key in self.ended, index > 0, index + 1 < len(rows))
        star = Drawn(("star", colour, filled, now or bool(ended), come),
                     partial(_star, colour, filled, 15 if now or ended else 10, come), w=44, at="fill")  # fmt: skip
        tint = look.RESULT_COLOURS[ended.result] if ended else theme.TEXT_SECOND if opened else theme.TEXT_THIRD
        told = Column(
            Text(title, theme.FACTION_NAME, theme.TEXT if opened else theme.TEXT_THIRD, line=True),
            Text(line, theme.NOTE, tint, line=True), grow=1, pad=(0, 10),
        )  # fmt: skip
        return Press(f"page.{key}", Row(star, told, gap=10), partial(self._show, key), chosen=key == self.shown,
                     enabled=opened, pad=(8, 0))  # fmt: skip

    def _passed(self, index: int) -> bool:
        """Whether the story has gone by this chapter without playing it."""
        now = self.state.chapter
        return now is None or index < self.book.chapters.index(now)


def _told(label: str, words_: str) -> Box:
    """A line of the page: what it is about, and the words."""
    return _beside(label, Text(words_, theme.CARD))


def _beside(label: str, told: Box) -> Box:
    """What a part of the page is about, and beside it what is told of that."""
    told.grow = 1
    return Row(Text(label, theme.CARD, theme.GOLD, line=True, w=120), told, gap=10, across="start")


def _star(colour: theme.RGB, filled: bool, size: float, come: tuple[bool, bool, bool, bool], target: pygame.Surface,
          rect: pygame.Rect, layout: Layout) -> None:  # fmt: skip
    """Paint a chapter's star on the line between the stars: bright where the story has come along."""
    before, after, above, below = come
    reach, x = layout.px(16), rect.centerx
    for shown, bright, top, bottom in (
        (above, before, rect.top, rect.centery - reach), (below, after, rect.centery + reach, rect.bottom)
    ):  # fmt: skip
        if shown and bottom > top:
            bar = pygame.Rect(x, top, layout.px(1), bottom - top)
            draw.fill(target, bar, theme.BRASS if bright else theme.BRASS_LINE, None, 0, 230 if bright else 90)
    look.star(target, rect.center, layout.px(size), colour, filled)
