"""The title: learn, go on, begin, look back, read, leave."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import pygame

from game import __version__
from game.language.spoken import say
from game.match.dated import campaign_name
from game.match.faster import Phase
from game.match.lobby import SaveInfo
from game.ui import draw, theme
from game.ui.doors import DOORS, scene_named
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.caps import cap
from game.ui.kit.frame import CAP, Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.fastengine import SECONDS, offer
from game.ui.scenes.message import error
from game.ui.scenes.savelist import draw_thumbnail, game_name, players, when, where
from game.ui.scenes.titlepicture import draw_figures, title_picture
from game.ui.window import NAME

AHEAD_SECONDS = 0.03
"""From one step taken ahead to the next."""
DONE = object()


def _load_ahead() -> Callable[[Program], Iterator[None]]:
    """Import what the other screens need; returns what makes them ready step by step."""
    importlib.import_module("pygame_gui")
    from game.ui.scenes.ahead import steps

    return steps


class Entry(NamedTuple):
    """What the title leads to: its id, which is its icon's too, its key, and the door it opens."""

    id: str
    cap: str
    code: int
    door: str


ENTRIES = (
    Entry("lessons", "T", pygame.K_t, "lessons"),
    Entry("new_game", "N", pygame.K_n, "new_game"),
    Entry("day", "D", pygame.K_d, "day"),
    Entry("campaign", "C", pygame.K_c, "campaigns"),
    Entry("puzzles", "P", pygame.K_p, "puzzles"),
    Entry("load", "L", pygame.K_l, "load"),
    Entry("chronicle", "H", pygame.K_h, "chronicle"),
    Entry("rules", "F1", pygame.K_F1, "rules"),
    Entry("profile", "A", pygame.K_a, "profile"),
)
"""What there is to do, what matters most first; what has no door is not shown."""
SMALL = (
    Entry("settings", "S", pygame.K_s, "settings"),
    Entry("credits", "R", pygame.K_r, "credits"),
    Entry("quit", "Q", pygame.K_q, ""),
)
"""What stands below, smaller."""


def _named(entry: str) -> str:
    return say(f"title-{entry.replace('_', '-')}")


def _fitting(
    roles: Sequence[theme.Role], entries: Iterable[Entry], room: float, layout: Layout
) -> tuple[theme.Role, bool]:
    """The first type in which all names have room beside their keys, in design units: none looks weightier.

    And whether there is one: else keys are left out.
    """
    px = layout.font_px
    caps = theme.SMALL_BOLD
    names = [(_named(entry.id), draw.text_width(entry.cap, caps, px(caps))) for entry in entries]
    fits = (role for role in roles if all(
        draw.text_width(each, role, px(role)) + beside <= layout.px(room) for each, beside in names))  # fmt: skip
    found = next(fits, None)
    return found or roles[-1], found is not None


def _of_campaign(save: SaveInfo) -> str:
    """The game's name, and before it the campaign's that it belongs to."""
    if not save.campaign:
        return game_name(save)
    return say("title-of-campaign", campaign=campaign_name(save.campaign), game=game_name(save))


class TitleScene(BoxScene):
    """The first screen. Every entry is a click, a key of its own, or arrows and Enter.

    One entry leads: lessons until somebody has finished a lesson or a game, later the game to go on with.
    """

    music = ("title_hall",)

    def __init__(self) -> None:
        super().__init__()
        self.save: SaveInfo | None = None
        self.newcomer = False
        self.notes: dict[str, str] = {}
        """What is said of entries that depend on what is kept."""
        self._ahead: Iterator[None] | None = None
        self._phase: Phase = ""
        """How far the fast engine was when this was last on top: what was read there is not told again."""

    def enter(self, app: Program) -> None:
        self.app = app
        self._look()
        super().enter(app)
        # Loading what text fields are drawn with takes half a second: better now than on the next screen's click.
        self.app.aside("load-ahead", _load_ahead, self._loaded)
        self.app.aside("lessons", app.services.lessons.learn_ways, lambda _: None)
        self.app.aside("fast-engine", app.services.builder.find, lambda _: self.refresh())
        self._tell(say("title-before"))

    def _tell(self, heading: str) -> None:
        troubles = self.app.services.messages()
        if troubles:
            self.push(error(heading, "\n".join(troubles)))

    def _loaded(self, steps: Callable[[Program], Iterator[None]]) -> None:
        self._ahead = steps(self.app)

    def pause(self) -> None:
        self._phase = self.app.services.builder.phase

    def resume(self, result: Any) -> None:
        super().resume(result)
        self._look()
        self.refresh()
        self.board.set_focus(self.root.first)
        self._tell(say("title-again"))

    def reworded(self) -> None:
        self._look()

    def _look(self) -> None:
        services = self.app.services
        finished = services.store.chronicle.count()
        learned = any(each.finished for each in services.profiles.current.lessons.values())
        self.save, self.newcomer = services.continue_info(), not finished and not learned
        self.notes = {
            "lessons": say("title-lessons.line" if self.newcomer else "title-lessons.again"),
            "new_game": say("title-new-game.again" if finished or self.save else "title-new-game.line"),
            "load": say("title-load.line", count=services.store.count()),
            "campaign": self._campaigns_line(),
            "chronicle": say("title-chronicle.line", count=finished),
        }

    def escape(self) -> None:
        """There is nothing below the title."""

    # What the entries do ------------------------------------------------------------------------

    def go_on(self) -> None:
        save = self.save
        if save and not (save.campaign and self._go_on_with_campaign(save)):
            self.sit_down(lambda: self.app.services.load(save.path), say("error-page-game-open"), over=True)

    def _go_on_with_campaign(self, save: SaveInfo) -> bool:
        """Go on by way of the campaign that the game belongs to, if it still does."""
        campaigns = self.app.services.campaigns
        run = campaigns.run_of(save.match)
        if run is not None:
            self.push(scene_named("campaign", campaigns.read(run), play=True))
        return run is not None

    def _campaigns_line(self) -> str:
        campaigns = self.app.services.campaigns
        if going_on := campaigns.going_on():
            return going_on
        count = campaigns.count()
        return say("title-campaign.played", count=count) if count else say("title-campaign.line")

    def _open(self, entry: Entry) -> None:
        if entry.door:
            self.push(scene_named(entry.door))
        else:
            self.app.quit()

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {entry.code: partial(self._open, entry) for entry in (*self.entries, *SMALL)}

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What there is a door for."""
        return tuple(entry for entry in ENTRIES if entry.door in DOORS)

    @property
    def leading(self) -> str:
        """The entry that stands first in gold, which Enter presses: lessons, the game to go on with, or a new one."""
        if self.newcomer and "lessons" in DOORS:
            return "lessons"
        return "continue" if self.save else "new_game"

    # What is shown ------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        large, low = not layout.compact, layout.height_du < 640 * layout.frame
        side = 20 if layout.narrow else 108 if large else 72
        across = 3 if layout.height_du < 420 else 2
        room = layout.width_du - 2 * side
        wide = None if across == 3 else min((680 if large else 500) * layout.frame, room)
        gap: float = 12 if large else 5 if low else 8
        high = (68 if large else 40 if low else 50) * layout.frame
        ordinary = [entry for entry in self.entries if entry.id != self.leading]
        each = ((wide or room) - gap * (across - 1)) / across
        names = (theme.TITLE_SMALL, theme.FACTION_NAME, theme.SMALL_BOLD)[low:]
        role, keyed = _fitting(names, ordinary, each - high - 46, layout)
        told = self._line_role(each - high - 46, layout)
        tiles = [self._entry(entry, role, told, low, high, keyed) for entry in ordinary]
        foot = (34 if low else 48 if large else 38) * layout.frame
        third = ((wide or room) - 2 * gap) / 3
        small, keyed = _fitting((theme.FACTION_NAME, theme.SMALL_BOLD), SMALL, third - foot * 0.48 - 54, layout)
        # One that would stand alone has the whole width.
        alone = tiles[:1] if across == 2 and len(tiles) % 2 else []
        parts = Column(
            Space(grow=3),
            Drawn("name", _paint_name, h=96 if large else 40 if low else 62),
            None if low else Text(say("title-subtitle"), theme.SUBTITLE),
            None if low else Line(),
            *self._first(layout, low),
            *alone,
            Grid(*tiles[len(alone):], columns=across, gap=gap),
            Grid(*(self._small(entry, small, foot, keyed) for entry in SMALL), columns=3, gap=gap),
            None if low else offer(self.app.services.builder, self._phase in ("built", "failed"), layout),
            None if layout.height_du < 480 else Text(say("title-unofficial"), theme.NOTE, theme.TEXT_SECOND),
            None if layout.height_du < 760 else Text(say("title-own-work"), theme.NOTE, theme.TEXT_SECOND),
            Space(grow=7),
            Text(say("title-version", version=__version__), theme.SMALL, theme.TEXT_SECOND),
            gap=gap, w=wide,
        )  # fmt: skip
        if wide is None:
            return Scroll("title.scroll", parts, pad=(side, 6))
        return Scroll("title.scroll", Row(parts, across="fill"), pad=(side, 6))

    def _first(self, layout: Layout, low: bool) -> Iterator[Box]:
        """What leads, in gold; a game to go on with stands below the lessons."""
        lead = next((entry for entry in self.entries if entry.id == self.leading), None)
        if lead:
            yield self._leading(lead, layout, low)
        if self.save:
            yield self._card(self.save, layout, low, leads=lead is None)

    def _leading(self, entry: Entry, layout: Layout, low: bool) -> Box:
        """The entry that leads: larger, in gold."""
        side: float = 72 if not layout.compact else 36 if low else 50
        said = Column(Text(_named(entry.id), theme.TITLE, line=True),
                      None if low else Text(self.notes[entry.id], theme.SEA, line=True), grow=1)  # fmt: skip
        tile = Row(self._ring(entry, side), said, self._cap(entry.cap), gap=18)
        return Press(entry.id, tile, partial(self._open, entry), look="tile", chosen=True, focus=True,
                     pad=(18, 14) if not layout.compact else (12, 4 if low else 10))  # fmt: skip

    def _cap(self, key: str) -> Box:
        return Column(Text(key, theme.TINY_BOLD, theme.GOLD, "center", line=True), frame=CAP, pad=(8, 2))

    def _ring(self, entry: Entry, side: float) -> Box:
        """An entry's icon in a ring."""
        ring = Frame(theme.INK, theme.INK, radius=side / 2, diamonds=False)
        sign = Icon(entry.id, side * 0.58)
        return Column(Row(sign, pack="center"), frame=ring, pack="center", w=side, h=side)

    def _card(self, save: SaveInfo, layout: Layout, low: bool, leads: bool) -> Box:
        """The card that goes on with the last game, large if it leads; a low one leaves out what is least needed."""
        low = low or not leads
        high: float = 54 if low else 180 if not layout.compact else 110

        def picture(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            draw_thumbnail(target, layout, save, rect)

        said = Column(
            Row(Text(_named("continue").upper(), theme.TITLE if leads else theme.TITLE_SMALL,
                     line=True, grow=1), self._cap(cap("Enter")) if leads else None, gap=10),
            None if low else Either(*(Text(escape(told), theme.BODY_BOLD, line=True)
                                      for told in (_of_campaign(save), game_name(save)))),
            Text(where(save), line=True),
            None if low else players(save.players),
            None if low else Text(when(save.date, datetime.now()), theme.NOTE, theme.TEXT_SECOND, line=True),
            grow=1, gap=2,
        )  # fmt: skip
        shown = Drawn((save.path, save.date), picture, w=high * 280 / 179, h=high)
        return Press("continue", Row(shown, said, gap=22), self.go_on, look="tile", chosen=leads,
                     pad=16 if leads and not layout.compact else 9 if leads else 5, focus=leads)  # fmt: skip

    def _keycap(self, entry: Entry) -> Box:
        return Text(entry.cap, theme.SMALL_BOLD, theme.TEXT_THIRD, line=True)

    def _note(self, entry: Entry) -> str:
        """The line below an entry's name."""
        return self.notes.get(entry.id) or say(f"title-{entry.id.replace('_', '-')}.line")

    def _line_role(self, room: float, layout: Layout) -> theme.Role:
        """The type of all lines: the first in which those that are the program's own words have room."""
        own = [self._note(entry) for entry in self.entries if entry.id not in ("campaign", self.leading)]
        own.append(say("title-campaign.line"))
        wide = layout.px(room)
        fits = (role for role in (theme.NOTE, theme.SMALL)
                if all(draw.text_width(each, role, layout.font_px(role)) <= wide for each in own))  # fmt: skip
        return next(fits, theme.SMALL)

    def _entry(self, entry: Entry, role: theme.Role, told: theme.Role, low: bool, high: float, keyed: bool) -> Box:
        """An entry: icon in a ring, name, a line below, its key at the right if the entries are ``keyed``.

        Where the name of the campaign that goes on has no room, the line says what campaigns are.
        """
        note = self._note(entry)
        lines = dict.fromkeys((note, say("title-campaign.line") if entry.id == "campaign" else note))
        line = Either(*(Text(each, told, theme.TEXT_SECOND, line=True) for each in lines))
        tile = Row(
            self._ring(entry, min(high - 14, 34) if low else high - 14),
            Column(Text(_named(entry.id), role, line=True), None if low else line, grow=1),
            self._keycap(entry) if keyed else None, Space(h=high), gap=6 if low else 12,
        )  # fmt: skip
        return Press(entry.id, tile, partial(self._open, entry), look="tile", pad=(12, 0), tip=note)

    def _small(self, entry: Entry, role: theme.Role, high: float, keyed: bool) -> Box:
        """One of the entries that stand below: icon, name and, if they are ``keyed``, its key in a line."""
        tile = Row(Icon(entry.id, high * 0.48), Text(_named(entry.id), role, line=True, grow=1),
                   self._keycap(entry) if keyed else None, Space(h=high), gap=10)  # fmt: skip
        return Press(entry.id, tile, partial(self._open, entry), look="tile", pad=(12, 0))

    def paint_back(self, surface: pygame.Surface) -> None:
        """Paint the Earth, darker where entries lie over it."""
        surface.blit(title_picture(*surface.get_size(), say("title-motto")), (0, 0))
        narrow = self.app.layout.narrow
        draw_figures(surface, 0 if narrow else self.root.control("quit").rect.right)
        if narrow:
            draw.fill(surface, self.app.layout.window, theme.VIGNETTE_BOTTOM, None, 0, 150)

    # Time ---------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.app.services.builder.phase == "building":
            self.refresh()
        if self._ahead and next(self._ahead, DONE) is DONE:
            self._ahead = None

    @property
    def next_wake(self) -> float | None:
        waits = SECONDS if self.app.services.builder.phase == "building" else super().next_wake
        return AHEAD_SECONDS if self._ahead else waits


def _paint_name(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """Paint the program's name as high as its place."""
    px = round(rect.height * 0.8)
    name = draw.gilded(NAME.upper(), theme.GAME_TITLE, px)
    reach = 2 * max(px // 14, 2)
    target.blit(name, (rect.x - reach, rect.y - reach))
