"""One finished game beside the list: how it ended, everybody's score and deeds, Doom turn by turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.registry import game_name
from game.match.chronicle import SideTold, Summary
from game.match.chronicle.names import bot_name, map_name, outcome, side_name, sitter_name
from game.match.dates import local
from game.match.dice import Ledger
from game.match.words import words
from game.ui import charts, draw, theme
from game.ui.chronicle.gamerow import turns_words
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.table.end.dice import LUCK_COLOURS

DOOM_TO_END = 30
LEAST_CHART = 130
"""A chart lower than this in design units is left out."""

COLUMNS: tuple[tuple[str, Callable[[SideTold], str]], ...] = (
    ("Doom", lambda side: str(side.score)),
    ("Books", lambda side: str(side.books)),
    ("Kills", lambda side: str(side.kills)),
    ("Lost", lambda side: str(side.lost)),
    ("Dice", lambda side: str(side.dice)),
)
POINTS: tuple[tuple[str, Callable[[SideTold], str]], ...] = (("Points", lambda side: str(side.score)),)


def chart(game: Summary | None) -> charts.ChartData:
    """A game's Doom turn by turn; without lines where there is none."""
    sides = [side for side in game.sides if side.doom] if game else []
    lines = tuple(
        charts.Line(side.id, side_name(side.id), theme.faction_colour(side.id), tuple(side.doom)) for side in sides
    )
    return charts.ChartData("Doom", game.begun if game else 1, lines, DOOM_TO_END, "30 ends the game")


def about(game: Summary) -> str:
    """Which game it was, where and when, as rich text."""
    day = local(game.date)
    first = [game_name(game.game), map_name(game.map) if game.map else "", edition(game.edition)]
    second = [f"{day.day} {day:%B %Y}, {day.hour}:{day.minute:02}", turns_words(game),
              f"{game.decisions} decisions"]  # fmt: skip
    third = [escape(game.campaign), "from a set position" if game.set_up else "", f"seed {game.seed}"]
    lines = [" · ".join(part for part in parts if part) for parts in (first, second, third)]
    return "\n".join(f"<second>{line}</>" for line in lines)


def edition(key: str) -> str:
    """An edition's name; empty where there is none."""
    return words().name("edition", key) if key and words().has("edition", key) else ""


def reason(game: Summary) -> str:
    """Why the game ended, in a sentence; empty where nothing is known of it."""
    speech = words()
    told = [speech.text("end", game.reason)] if speech.has("end", game.reason) else []
    if game.humanity and speech.has("end", "humanity"):
        told.append(speech.text("end", "humanity"))
    return " ".join(told)


class GamePage:
    """Measures and paints; the chart is a widget of the scene's, which asks ``chart_rect`` where it goes."""

    def __init__(self, layout: Layout, game: Summary, rect: pygame.Rect) -> None:
        self.layout = layout
        self.game = game
        px = layout.px
        self.rect = rect.inflate(-2 * px(18), -2 * px(14))
        width = self.rect.width
        self._title = draw.fitted(outcome(game), theme.TITLE, layout.font_px(theme.TITLE), width)
        self._about = rich(about(game), theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC), width)
        self._why = rich(reason(game), theme.BODY, layout.font_px(theme.BODY), width, theme.TEXT_SECOND)
        y = self.rect.y + draw.line_height(theme.TITLE, self._title[1]) + px(2)
        self._about_y = y
        y += self._about.height + px(6)
        self._why_y = y if reason(game) else None
        y += self._why.height if reason(game) else 0
        y += px(10)
        tiny = layout.font_px(theme.TINY)
        self._head = y
        y += draw.line_height(theme.TINY, tiny) + px(4)
        self._rows = y
        self._step = max(px(40), layout.font_px(theme.BODY) * 2)
        if y + self._step * len(game.seats) > self.rect.bottom:
            self._step = max((self.rect.bottom - y) // max(len(self._sides), 1), layout.font_px(theme.BODY) + px(4))
        self.lower = y + self._step * len(self._sides) + px(8)

    @property
    def _sides(self) -> list[SideTold]:
        game = self.game
        return list(game.sides) or [SideTold("", seat, seat in game.winners) for seat in range(len(game.seats))]

    @property
    def chart_rect(self) -> pygame.Rect | None:
        """Where the chart goes; None where there is no room for one or nothing to show."""
        room = self.rect.bottom - self.lower
        if room < self.layout.px(LEAST_CHART) or not chart(self.game).turns:
            return None
        return pygame.Rect(self.rect.x, self.lower, self.rect.width, min(room, self.layout.px(430)))

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything but the chart."""
        title, size = self._title
        colour = theme.GOLD if self.game.winners else theme.TEXT_SECOND
        draw.text(surface, title, theme.TITLE, size, colour, self.rect.topleft)
        self._about.draw(surface, (self.rect.x, self._about_y))
        if self._why_y is not None:
            self._why.draw(surface, (self.rect.x, self._why_y))
        columns = COLUMNS if any(side.doom for side in self._sides) else POINTS
        pitch = min(self.layout.px(58), self.rect.width * 11 // 20 // len(columns))
        first = self.rect.right - pitch * len(columns)
        tiny = self.layout.font_px(theme.TINY)
        for place, (head, _) in enumerate(columns):
            at = (first + pitch * place + pitch // 2, self._head)
            draw.text(surface, head, theme.TINY, tiny, theme.TEXT_SECOND, at, "center")
        for place, side in enumerate(self._sides):
            row = pygame.Rect(self.rect.x, self._rows + place * self._step, self.rect.width, self._step)
            self._side(surface, row.inflate(0, -self.layout.px(4)), side, columns, first, pitch)

    def _side(
        self,
        surface: pygame.Surface,
        row: pygame.Rect,
        side: SideTold,
        columns: tuple[tuple[str, Callable[[SideTold], str]], ...],
        first: int,
        pitch: int,
    ) -> None:
        layout, px = self.layout, self.layout.px
        style = draw.PanelStyle(
            wash=theme.faction_colour(side.id), wash_alpha=34, radius=px(4), diamonds=False, line_alpha=90
        )
        draw.panel(surface, row, style)
        size = min(row.height - px(4), px(32))
        sign = medal(side.id, size) if side.id in theme.FACTION else icon("person", size, theme.TEXT_SECOND)
        surface.blit(sign, sign.get_rect(midleft=(row.x + px(8), row.centery)))
        self._name(surface, side, row.x + px(16) + size, row, first)
        body = layout.font_px(theme.BODY_BOLD)
        for place, (head, get) in enumerate(columns):
            colour = theme.TEXT
            if head == "Dice" and side.dice:
                colour = LUCK_COLOURS.get(Ledger(tuple(side.faces)).luck, theme.TEXT)
            at = (first + pitch * place + pitch // 2, row.centery)
            draw.text(surface, get(side), theme.BODY_BOLD, body, colour, at, "center", middle=True)

    def _name(self, surface: pygame.Surface, side: SideTold, x: int, row: pygame.Rect, right: int) -> None:
        """The player's name, a bot's level behind it, laurels for whoever has won."""
        layout, px = self.layout, self.layout.px
        sitter = self.game.seats[min(side.seat, len(self.game.seats) - 1)]
        body, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.SMALL)
        room = right - px(4) - x
        if side.won:
            laurels = icon("first_player", round(body * 1.1), theme.BRASS)
            room -= laurels.get_width() + px(6)
        name = draw.shorten(sitter_name(sitter), theme.BODY_BOLD, body, room)
        end = draw.text(surface, name, theme.BODY_BOLD, body, theme.TEXT, (x, row.centery), middle=True).right
        if side.won:
            end += px(6)
            surface.blit(laurels, laurels.get_rect(midleft=(end, row.centery)))
            end += laurels.get_width()
        level = bot_name(sitter.bot) if sitter.bot else ""
        if level and level != name and draw.text_width(level, theme.SMALL, small) <= right - px(4) - end - px(8):
            at = (end + px(8), row.centery)
            draw.text(surface, level, theme.SMALL, small, theme.TEXT_SECOND, at, middle=True)
