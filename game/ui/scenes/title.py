"""The title: continue, begin, load, read, set, leave."""

from __future__ import annotations

import importlib
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import Any

import pygame

from game import __version__
from game.match.lobby import SaveInfo
from game.ui import draw, theme
from game.ui.app import App
from game.ui.doors import scene_named
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.scene import Scene
from game.ui.scenes.message import error
from game.ui.scenes.saves import draw_players, draw_thumbnail, game_name, when, where
from game.ui.scenes.title_picture import title_picture
from game.ui.things import Thing
from game.ui.widgets.base import Board, Widget
from game.ui.widgets.buttons import Pressable, Tile, key_cap

log = logging.getLogger(__name__)

UNOFFICIAL = "Unofficial: made by admirers, not affiliated with or endorsed by the publishers of these games."
OWN_WORK = "All words and drawings are our own or freely licensed; the credits name everyone."
AHEAD_SECONDS = 0.03
"""From one step taken ahead to the next."""
DONE = object()


def _load_ahead() -> None:
    """Import what the other screens need."""
    for name in ("pygame_gui", "game.ui.scenes.ahead", "game.ui.scenes.newgame"):
        importlib.import_module(name)


def _told(games: int) -> str:
    return "no game finished yet" if not games else f"{games} game{'s' if games != 1 else ''}, statistics"


def _of_campaign(save: SaveInfo) -> str:
    """The game's name, and before it the campaign's that it belongs to."""
    return f"{save.campaign} · {game_name(save)}" if save.campaign else game_name(save)


class ContinueCard(Pressable):
    """The large card that goes on with the last game."""

    def __init__(self, save: SaveInfo, on_press: Any) -> None:
        super().__init__(on_press)
        self.save = save

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint picture, where the game stands, who plays."""
        radius = layout.px(9)
        draw.glow(target, self.rect, theme.GOLD, layout.px(7 if self.hovered else 4), radius, 110)
        fill = draw.PanelStyle(line=theme.GOLD, line_alpha=255, radius=radius, diamonds=False)
        draw.panel(target, self.rect, fill)
        margin = layout.px(10 if self.rect.height < layout.px(130) else 16)
        x = self.rect.x + margin
        high = self.rect.height - 2 * margin
        if self.rect.width > layout.px(420):
            picture = pygame.Rect(x, self.rect.y + margin, round(high * 280 / 179), high)
            draw_thumbnail(target, layout, self.save, picture)
            x = picture.right + layout.px(22)
        self._words(target, layout, x, self.rect.right - margin - x)

    def _words(self, target: pygame.Surface, layout: Layout, x: int, room: int) -> None:
        save = self.save
        title, bold, body = (layout.font_px(r) for r in (theme.TITLE, theme.BODY_BOLD, theme.BODY))
        small = layout.font_px(theme.BODY_ITALIC)
        lines = [
            ("CONTINUE", theme.TITLE, title, theme.GOLD if self.hovered else theme.TEXT),
            (_of_campaign(save), theme.BODY_BOLD, bold, theme.TEXT),
            (where(save), theme.BODY, body, theme.TEXT),
            None,
            (when(save.date, datetime.now()), theme.BODY_ITALIC, small, theme.TEXT_SECOND),
        ]
        heights = [draw.line_height(line[1], line[2]) if line else round(body * 1.7) for line in lines]
        # A low card leaves out what is least needed: the date, then who plays, then the game's name.
        for least in (4, 3, 1):
            if sum(heights) > self.rect.height - layout.px(16):
                heights[least] = 0
        y = self.rect.centery - sum(heights) // 2
        for line, height in zip(lines, heights, strict=True):
            if height and line:
                words = draw.shorten(line[0], line[1], line[2], room)
                draw.text(target, words, line[1], line[2], line[3], (x, y))
            elif height:
                draw_players(target, layout, save.players, (x, y + height // 2), room)
            y += height
        if room > layout.px(230):
            cap = pygame.Rect(0, 0, layout.px(44), layout.px(20))
            cap.topright = (self.rect.right - layout.px(18), self.rect.y + layout.px(18))
            key_cap(target, layout, cap, "Enter", theme.GOLD)


class TitleScene(Scene):
    """The first screen. Every entry is a click, a key of its own, or arrows and Enter."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()
        self.card: ContinueCard | None = None
        self.tiles: list[Tile] = []
        self.keys: dict[int, Tile] = {}
        self._loading: threading.Thread | None = None
        self._ahead: Iterator[None] | None = None

    def enter(self, app: App) -> None:
        """Look at what can be continued and make the entries."""
        super().enter(app)
        self._rebuild()
        # Loading what text fields are drawn with takes half a second: better now than on the next screen's click.
        self._loading = threading.Thread(target=_load_ahead, name="load ahead", daemon=True)
        self._loading.start()
        self._ahead = self._look_ahead()
        self._tell("Before you begin")

    def things(self) -> Iterable[Thing]:
        """What its widgets hold."""
        return self.board.things()

    def _tell(self, heading: str) -> None:
        """Whatever has become of the data folder, or could not be read or kept there."""
        troubles = self.app.services.messages()
        if troubles:
            self.push(error(heading, "\n".join(troubles)))

    def _look_ahead(self) -> Iterator[None]:
        from game.ui.scenes.ahead import steps

        yield from steps(self.app)

    def leave(self) -> None:
        """Let the widgets go."""
        self.board.close()

    def resume(self, result: Any) -> None:
        """Games may have been played or deleted meanwhile."""
        super().resume(result)
        self._rebuild()
        self.layout_changed()
        self._tell("Before you go on")

    def _rebuild(self) -> None:
        count = self.app.services.count_saves()
        played = _told(self.app.services.chronicle.count())
        kept = "nothing kept yet" if not count else "one save kept" if count == 1 else f"{count} saves kept"
        entries = (
            ("New game", "seats, map, begin", "new_game", "N", pygame.K_n, self._open("new_game")),
            ("Rules", "search, every ruling", "rules", "F1", pygame.K_F1, self._open("rules")),
            ("Load", kept, "load", "L", pygame.K_l, self._open("load")),
            ("Settings", "sizes, pace, motion", "settings", "S", pygame.K_s, self._open("settings")),
            ("Campaigns", self._campaigns_line(), "campaign", "C", pygame.K_c, self._open("campaigns")),
            ("Credits", "authors, licences", "credits", "R", pygame.K_r, self._open("credits")),
            ("Chronicle", played, "chronicle", "H", pygame.K_h, self._open("chronicle")),
            ("Quit", "saved as you play", "quit", "Q", pygame.K_q, self.app.quit),
        )
        self.tiles = [Tile(name, line, icon, key, press).called(icon) for name, line, icon, key, _, press in entries]
        self.keys = {code: tile for tile, (*_, code, _) in zip(self.tiles, entries, strict=True)}
        save = self.app.services.continue_info()
        self.card = ContinueCard(save, self.go_on).called("continue") if save else None
        widgets: list[Widget] = [self.card, *self.tiles] if self.card else list(self.tiles)
        self.board.set(widgets)
        self.board.set_focus(widgets[0])

    # What the entries do ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Open the game to continue."""
        if self.card is None or self.app.open_table is None:
            return
        if self.card.save.campaign and self._go_on_with_campaign(self.card.save):
            return
        try:
            handle = self.app.services.load(self.card.save.path)
        except (OSError, ValueError) as problem:
            log.warning("continue failed: %s", problem)
            self.push(error("This game cannot be opened", problem))
            return
        self.push(self.app.open_table(handle))

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

    def _open(self, name: str) -> Callable[[], None]:
        return lambda: self.push(scene_named(name))

    # Measures -----------------------------------------------------------------------------------

    def layout_changed(self) -> None:
        """Flow name, card and entries down the left, sized to the window."""
        layout = self.app.layout
        k = min(layout.width / 1920, layout.height / 1080)
        s = layout.scale
        self.name_px = max(round(82 * k), round(30 * s))
        x = round(108 * k) if layout.width > 1000 * s else layout.px(20)
        room = layout.width - 2 * x
        width = min(room, max(round(680 * k), layout.px(500)))
        gap = max(round(12 * k), layout.px(6))
        tile = max(round(72 * k), layout.px(54))
        card = max(round(212 * k), layout.px(128)) if self.card else 0
        subtitle = draw.line_height(theme.SUBTITLE, layout.font_px(theme.SUBTITLE))
        foot = layout.px(30) + self._foot_height(width)
        top = round(100 * k)
        name = draw.line_height(theme.GAME_TITLE, self.name_px)
        across = 2
        lines = -(-len(self.tiles) // across)
        spare = layout.height - top - name - subtitle - card - lines * (tile + gap) - foot - 2 * gap
        if spare < 0:
            # A low window: smaller margins, then lower tiles and card, three in a row, then no subtitle.
            top = max(round(8 * s), top + spare)
            self.name_px = min(self.name_px, round(34 * s))
            name = draw.line_height(theme.GAME_TITLE, self.name_px)
            subtitle = 0
            tile, card = layout.px(42), layout.px(72) if self.card else 0
            if layout.height_du < 420:
                across, width = 3, room
                lines = -(-len(self.tiles) // across)
            gap = layout.px(5)
            spare = layout.height - top - name - card - lines * (tile + gap) - foot - 2 * gap
        step = max(min(spare // 4, round(36 * k)), gap // 2)
        # What is left over goes above and below, so that a short list does not hang under the upper rim.
        top += max(spare - 4 * step, 0) * 3 // 10
        self.name_at = (x, top)
        self.subtitle_at = (x + 2, top + name) if subtitle else None
        y = top + name + subtitle + step
        # Where there is hardly a gap, a line in it would only stick to the card.
        self.rule_y = y - step // 2 if step >= layout.px(10) else None
        if self.card:
            self.card.place(pygame.Rect(x, y, width, card))
            y += card + step // 2 + gap
        between = gap + layout.px(4)
        each = (width - between * (across - 1)) // across
        for index, widget in enumerate(self.tiles):
            left = x + (index % across) * (width - each) // (across - 1)
            widget.place(pygame.Rect(left, y + index // across * (tile + gap), each, tile))
        self.foot_top = y + lines * (tile + gap) + step // 2
        self.column = pygame.Rect(x, top, width, layout.height)

    def _foot_lines(self) -> tuple[str, ...]:
        return (UNOFFICIAL,) if self.app.layout.height_du < 560 else (UNOFFICIAL, OWN_WORK)

    def _foot_height(self, width: int) -> int:
        px = self.app.layout.font_px(theme.BODY_ITALIC)
        return sum(rich(line, theme.BODY_ITALIC, px, width).height for line in self._foot_lines())

    # Events and drawing -------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Widgets, then the entries' own keys."""
        if self.board.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in self.keys:
            self.keys[event.key].on_press()
            return True
        return False

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.board.update(dt):
            self.redraw()
        elif self._ahead and not (self._loading and self._loading.is_alive()) and next(self._ahead, DONE) is DONE:
            self._ahead = None

    @property
    def next_wake(self) -> float | None:
        """Soon, while pictures for the next screen can be read ahead."""
        return AHEAD_SECONDS if self._ahead else self.board.next_wake

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the Earth, the name, the entries and the line that says who we are not."""
        layout = self.app.layout
        surface.blit(title_picture(layout.width, layout.height), (0, 0))
        if layout.narrow:
            draw.fill(surface, layout.window, theme.VIGNETTE_BOTTOM, None, 0, 150)
        name = draw.gilded("MYTHOS TABLE", theme.GAME_TITLE, self.name_px)
        reach = 2 * max(self.name_px // 14, 2)
        surface.blit(name, (self.name_at[0] - reach, self.name_at[1] - reach))
        if self.subtitle_at:
            px = layout.font_px(theme.SUBTITLE)
            line = "Three games of the Mythos, one table"
            draw.text(surface, line, theme.SUBTITLE, px, theme.TEXT, self.subtitle_at)
        width = self.column.width
        if self.rule_y is not None:
            draw.hairline(surface, (self.column.x, self.rule_y), width, fade=True)
        self._draw_foot(surface, layout, width)
        self.board.draw(surface, layout)

    def _draw_foot(self, surface: pygame.Surface, layout: Layout, width: int) -> None:
        y = self.foot_top
        px = layout.font_px(theme.BODY_ITALIC)
        for line in self._foot_lines():
            colour = theme.TEXT_SECOND if line is UNOFFICIAL else theme.TEXT_THIRD
            y += rich(line, theme.BODY_ITALIC, px, width, colour).draw(surface, (self.column.x, y)).height
        small = layout.font_px(theme.SMALL)
        low = layout.height - draw.line_height(theme.SMALL, small) - layout.px(6)
        draw.text(surface, f"version {__version__}", theme.SMALL, small, theme.TEXT_THIRD, (self.column.x, low))
        hints = "F11 full screen · F1 rules"
        at = (layout.width - layout.px(20), low)
        draw.text(surface, hints, theme.SMALL, small, theme.TEXT_SECOND, at, "right", halo=3)
