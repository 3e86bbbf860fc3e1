"""The title: continue, begin, load, read, set, leave; its picture is the dimmed Earth under brass rings."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import partial
from typing import Any

import pygame

from game import __version__
from game.match.lobby import SaveInfo
from game.ui import draw, theme
from game.ui.doors import scene_named
from game.ui.glyphs import medal
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Drawn, Grid, Icon, Line, Row, Space, Text
from game.ui.kit.frame import CAP, Frame
from game.ui.layout import Layout
from game.ui.palette import faction_cache
from game.ui.pictures import map_picture
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.message import error
from game.ui.scenes.savelist import draw_thumbnail, game_name, players, when, where

RINGS = ((236, 0.35), (338, 0.45), (440, 0.9), (506, 0.4))
MEDALS = {
    "great_cthulhu": (-324, -93),
    "crawling_chaos": (-186, 145),
    "black_goat": (266, -209),
    "yellow_sign": (205, 118),
}
MOTTO = "When the stars are right  the table is set"


@faction_cache(2)
def title_picture(width: int, height: int) -> pygame.Surface:
    """The whole background for a window's size."""
    made = draw.backdrop(width, height).copy()
    k = height / 1080
    centre = (round(width * 1332 / 1920), height // 2)
    whole = map_picture("earth_3")
    if whole is not None:
        size = (round(height * whole.get_width() / whole.get_height()), height)
        earth = pygame.transform.smoothscale(whole, size)
        earth.fill((186, 186, 192), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(earth, (centre[0] - round(size[0] * 0.53), 0))
    left = round(width * 700 / 1920)
    _fade_left(made, left, round(width * 0.16))
    _rings(made, centre, k)
    for faction, (x, y) in MEDALS.items():
        sign = medal(faction, max(round(38 * k), 20))
        made.blit(sign, sign.get_rect(center=(centre[0] + x * k, centre[1] + y * k)))
    px = max(round(17 * k), 13)
    draw.arc_text(made, MOTTO.upper(), theme.HEAD, px, theme.BRASS, centre, round(474 * k), spacing=1.5)
    _moons(made, centre, k)
    return made


def _fade_left(made: pygame.Surface, solid: int, soft: int) -> None:
    """Ink over the left part, going over into the picture."""
    height = made.get_height()
    made.blit(draw.side_fade(solid - soft, height, theme.VIGNETTE_BOTTOM, 236, 236), (0, 0))
    made.blit(draw.side_fade(2 * soft, height, theme.VIGNETTE_BOTTOM, 236, 0), (solid - soft, 0))


def _rings(made: pygame.Surface, centre: tuple[int, int], k: float) -> None:
    """Brass circles, a seven-pointed star, degree marks; drawn at double size."""
    side = round(1030 * k) * 2
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = side / 2
    unit = 2 * k
    for radius, strength in RINGS:
        pygame.draw.aacircle(big, (*theme.BRASS, round(235 * strength)), (middle, middle), radius * unit, 3)
    points = [_around(middle, 440 * unit, 360 / 7 * i) for i in range(7)]
    for i in range(7):
        pygame.draw.aaline(big, (*theme.BRASS, 120), points[i], points[(i + 3) % 7])
    for degrees in range(0, 360, 3):
        long = 14 if degrees % 15 == 0 else 6
        ends = _around(middle, 440 * unit, degrees), _around(middle, (440 - long) * unit, degrees)
        pygame.draw.aaline(big, (*theme.BRASS, 190), *ends)
    for point in points:
        pygame.draw.aacircle(big, theme.VIGNETTE_BOTTOM, point, 7 * unit / 1.4)
        pygame.draw.aacircle(big, theme.BRASS, point, 7 * unit / 1.4, 2)
        pygame.draw.aacircle(big, theme.GOLD, point, 2 * unit)
    small = pygame.transform.smoothscale(big, (side // 2, side // 2))
    made.blit(small, small.get_rect(center=centre))


def _around(middle: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees - 90)
    return middle + radius * math.cos(angle), middle + radius * math.sin(angle)


def _moons(made: pygame.Surface, centre: tuple[int, int], k: float) -> None:
    """Nine phases along the lowest ring, full in the middle."""
    for index in range(9):
        share = 1 - abs(index - 4) / 4
        angle = math.radians(90 + (4 - index) * 11.4)
        at = (centre[0] + 478 * k * math.cos(angle), centre[1] + 478 * k * math.sin(angle))
        moon = _moon(max(round(18 * k), 10), share, waxing=index < 4)
        made.blit(moon, moon.get_rect(center=at))


def _moon(px: int, share: float, waxing: bool) -> pygame.Surface:
    """One phase: ``share`` of the disc lit, from the right while waxing."""
    side = px * 4
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, theme.BRASS_LINE, (side / 2, side / 2), side / 2)
    pygame.draw.circle(disc, theme.VIGNETTE_BOTTOM, (side / 2, side / 2), side / 2 - 3)
    radius = side / 2 - 3
    for y in range(-int(radius), int(radius) + 1):
        half = math.sqrt(radius * radius - y * y)
        inner = half * (1 - 2 * share)
        x0, x1 = (side / 2 + inner, side / 2 + half) if waxing else (side / 2 - half, side / 2 - inner)
        if x1 - x0 >= 1:
            pygame.draw.line(disc, theme.rgb("#d8bd84"), (x0, side / 2 + y), (x1, side / 2 + y))
    return pygame.transform.smoothscale(disc, (px, px))


UNOFFICIAL = "Unofficial: made by admirers, not affiliated with or endorsed by the publishers of these games."
OWN_WORK = "All words and drawings are our own or freely licensed; the credits name everyone."
AHEAD_SECONDS = 0.03
"""From one step taken ahead to the next."""
DONE = object()


def _load_ahead() -> Callable[[Program], Iterator[None]]:
    """Import what the other screens need; returns what makes them ready step by step."""
    importlib.import_module("pygame_gui")
    from game.ui.scenes.ahead import steps

    return steps


def _told(games: int) -> str:
    return "no game finished yet" if not games else f"{games} game{'s' if games != 1 else ''}, statistics"


def _of_campaign(save: SaveInfo) -> str:
    """The game's name, and before it the campaign's that it belongs to."""
    return f"{save.campaign} · {game_name(save)}" if save.campaign else game_name(save)


ENTRIES = (
    ("new_game", "New game", "seats, map, begin", "N", pygame.K_n),
    ("rules", "Rules", "search, every ruling", "F1", pygame.K_F1),
    ("load", "Load", "", "L", pygame.K_l),
    ("settings", "Settings", "sizes, pace, motion", "S", pygame.K_s),
    ("campaign", "Campaigns", "", "C", pygame.K_c),
    ("credits", "Credits", "authors, licences", "R", pygame.K_r),
    ("chronicle", "Chronicle", "", "H", pygame.K_h),
    ("quit", "Quit", "saved as you play", "Q", pygame.K_q),
)
"""Id and icon of each entry, its name, what is said of it, its key."""


class TitleScene(BoxScene):
    """The first screen. Every entry is a click, a key of its own, or arrows and Enter."""

    def __init__(self) -> None:
        super().__init__()
        self.save: SaveInfo | None = None
        self.notes: dict[str, str] = {}
        """What is said of entries that depend on what is kept."""
        self._ahead: Iterator[None] | None = None

    def enter(self, app: Program) -> None:
        self.app = app
        self._look()
        super().enter(app)
        # Loading what text fields are drawn with takes half a second: better now than on the next screen's click.
        self.app.aside("load ahead", _load_ahead, self._loaded)
        self._tell("Before you begin")

    def _tell(self, heading: str) -> None:
        troubles = self.app.services.messages()
        if troubles:
            self.push(error(heading, "\n".join(troubles)))

    def _loaded(self, steps: Callable[[Program], Iterator[None]]) -> None:
        self._ahead = steps(self.app)

    def resume(self, result: Any) -> None:
        super().resume(result)
        self._look()
        self.refresh()
        self.board.set_focus(self.root.first)
        self._tell("Before you go on")

    def _look(self) -> None:
        services = self.app.services
        count = services.store.count()
        self.save = services.continue_info()
        self.notes = {
            "load": "nothing kept yet" if not count else "one save kept" if count == 1 else f"{count} saves kept",
            "campaign": self._campaigns_line(),
            "chronicle": _told(services.store.chronicle.count()),
        }

    def escape(self) -> None:
        """There is nothing below the title."""

    # What the entries do ------------------------------------------------------------------------

    def go_on(self) -> None:
        save = self.save
        if save and not (save.campaign and self._go_on_with_campaign(save)):
            self.sit_down(lambda: self.app.services.load(save.path), "This game cannot be opened", over=True)

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
        return "leagues and stories" if not count else f"{count} played to the end"

    def _open(self, id: str) -> None:
        if id == "quit":
            self.app.quit()
        else:
            self.push(scene_named({"campaign": "campaigns"}.get(id, id)))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {code: partial(self._open, id) for id, *_, code in ENTRIES}

    # What is shown ------------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        large, low = not layout.compact, layout.height_du < 600 * layout.frame
        side = 20 if layout.narrow else 108 if large else 72
        across = 3 if layout.height_du < 420 else 2
        wide = None if across == 3 else 680 if large else 500
        gap: float = 14 if large else 5 if low else 9
        parts = Column(
            Space(grow=3),
            Drawn("name", _paint_name, h=96 if large else 44 if low else 64),
            None if low else Text("Three games of the Mythos, one table", theme.SUBTITLE),
            None if low else Line(),
            self._card(self.save, layout, low) if self.save else None,
            Grid(*(self._entry(*entry[:4], low=low, high=72 if large else 42 if low else 54) for entry in ENTRIES),
                 columns=across, gap=gap),
            Text(UNOFFICIAL, theme.BODY_ITALIC, theme.TEXT_SECOND),
            None if layout.height_du < 560 else Text(OWN_WORK, theme.BODY_ITALIC, theme.TEXT_THIRD),
            Space(grow=7),
            Text(f"version {__version__} · F11 full screen · F1 rules", theme.SMALL, theme.TEXT_THIRD),
            gap=gap, w=wide,
        )  # fmt: skip
        if wide is None:
            return Scroll("title.scroll", parts, pad=(side, 6))
        return Scroll("title.scroll", Row(parts, across="fill"), pad=(side, 6))

    def _card(self, save: SaveInfo, layout: Layout, low: bool) -> Box:
        """The large card that goes on with the last game; a low one leaves out what is least needed."""
        high: float = 180 if not layout.compact else 54 if low else 110

        def picture(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            draw_thumbnail(target, layout, save, rect)

        cap = Column(Text("Enter", theme.TINY_BOLD, theme.GOLD, "center", line=True), frame=CAP, pad=(8, 2))
        words = Column(
            Row(Text("CONTINUE", theme.TITLE, line=True, grow=1), cap, gap=10),
            None if low else Text(escape(_of_campaign(save)), theme.BODY_BOLD, line=True),
            Text(where(save), line=True),
            None if low else players(save.players),
            None if low else Text(when(save.date, datetime.now()), theme.BODY_ITALIC, theme.TEXT_SECOND, line=True),
            grow=1, gap=2,
        )  # fmt: skip
        shown = Drawn((save.path, save.date), picture, w=high * 280 / 179, h=high)
        return Press("continue", Row(shown, words, gap=22), self.go_on, look="tile", chosen=True,
                     pad=16 if not layout.compact else 9, focus=True)  # fmt: skip

    def _entry(self, id: str, name: str, line: str, key: str, low: bool, high: float) -> Box:
        """An entry: icon in a ring, name, a line below, its key at the right."""
        side = high - 16
        ring = Frame(theme.INK, theme.INK, radius=side / 2, diamonds=False)
        tile = Row(
            Column(Row(Icon(id, side * 0.58), pack="center"), frame=ring, pack="center", w=side, h=side),
            Column(Text(name, theme.TITLE_SMALL, line=True),
                   None if low else Text(self.notes.get(id, line), theme.BODY_ITALIC, theme.TEXT_SECOND, line=True),
                   grow=1),
            Text(key, theme.SMALL_BOLD, theme.TEXT_THIRD, line=True), Space(h=high), gap=12,
        )  # fmt: skip
        return Press(id, tile, partial(self._open, id), look="tile", pad=(12, 0),
                     focus=id == "new_game" and self.save is None)  # fmt: skip

    def paint_back(self, surface: pygame.Surface) -> None:
        """Paint the Earth, darker where entries lie over it."""
        surface.blit(title_picture(*surface.get_size()), (0, 0))
        if self.app.layout.narrow:
            draw.fill(surface, self.app.layout.window, theme.VIGNETTE_BOTTOM, None, 0, 150)

    # Time ---------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._ahead and next(self._ahead, DONE) is DONE:
            self._ahead = None

    @property
    def next_wake(self) -> float | None:
        return AHEAD_SECONDS if self._ahead else super().next_wake


def _paint_name(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    """Paint the program's name as high as its place."""
    px = round(rect.height * 0.8)
    name = draw.gilded("MYTHOS TABLE", theme.GAME_TITLE, px)
    reach = 2 * max(px // 14, 2)
    target.blit(name, (rect.x - reach, rect.y - reach))
