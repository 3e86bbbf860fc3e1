"""How a row of the list of saves is painted: headings, saves with picture and players, damaged ones with the reason."""

from __future__ import annotations

from datetime import datetime

import pygame

from game.match.lobby import SaveInfo
from game.ui import draw, theme
from game.ui.app import App
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.scenes.marklist import paint_box
from game.ui.scenes.savelist import Row
from game.ui.scenes.saves import draw_players, draw_thumbnail, ended, game_name, when, where
from game.ui.scenes.thumbs import Thumbs
from game.ui.widgets.lists import row_ground


class SaveRows:
    """Measures and paints rows."""

    def __init__(self, app: App, thumbs: Thumbs) -> None:
        self.app = app
        self.thumbs = thumbs

    def height(self, layout: Layout, row: Row) -> int:
        """Height of a row in pixels: a save under a heading does not name the players again."""
        if row.save is None:
            return max(layout.px(40), layout.font_px(theme.BODY) + layout.px(20))
        lines = draw.line_height(theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL))
        body = draw.line_height(theme.BODY, layout.font_px(theme.BODY))
        if row.under or row.save.problem is not None:
            return max(lines + body + layout.px(20), layout.px(62 if layout.compact else 76))
        return max(lines + 2 * body + layout.px(24), layout.px(84 if layout.compact else 108))

    def box(self, row: pygame.Rect) -> pygame.Rect:
        """Where the box is that marks a row: generous, so that it is easily hit."""
        layout = self.app.layout
        return pygame.Rect(row.x, row.y, layout.px(50), row.height)

    def draw(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        row: Row,
        chosen: bool,
        over: bool,
        marked: bool,
        marking: bool,
    ) -> None:
        """Paint a row; boxes stand out while anything is marked."""
        layout = self.app.layout
        if row.within:
            # A line at the left holds together what belongs to the campaign.
            line = pygame.Rect(rect.x + layout.px(5), rect.y, max(layout.px(1), 1), rect.height)
            draw.fill(target, line, theme.BRASS_LINE, None)
            rect = pygame.Rect(rect.x + layout.px(12), rect.y, rect.width - layout.px(12), rect.height)
        if row.save is None:
            self._heading(target, layout, rect, row)
            return
        box = rect.inflate(-layout.px(4), -layout.px(6))
        row_ground(target, layout, box, chosen, over, marked)
        paint_box(target, layout, self.box(box).center, marked, marking or over or chosen)
        x = self.box(box).right - layout.px(8)
        margin = layout.px(7)
        if box.width > layout.px(500):
            high = box.height - 2 * margin
            picture = pygame.Rect(x, box.y + margin, round(self._full(layout) * 1.6), high)
            shown = pygame.Rect(picture.x, picture.y, round(high * 1.6), high)
            shown.centerx = picture.centerx
            draw_thumbnail(target, layout, row.save, shown, self.thumbs)
            x = picture.right + layout.px(18)
        self._words(target, layout, row, x, box)

    def _full(self, layout: Layout) -> int:
        """Height of the picture of a save that stands by itself; words of all rows begin on one line."""
        return layout.px((84 if layout.compact else 108) - 20)

    def _heading(self, target: pygame.Surface, layout: Layout, rect: pygame.Rect, row: Row) -> None:
        px, small = layout.font_px(theme.HEAD), layout.font_px(theme.BODY_ITALIC)
        y = rect.centery + layout.px(4)
        x = rect.x + layout.px(8)
        note = draw.text_width(row.note, theme.BODY_ITALIC, small) if row.note else 0
        right = rect.right - layout.px(14)
        if row.campaign:
            sign = icon("campaign", round(px * 1.5), theme.BRASS)
            target.blit(sign, sign.get_rect(midleft=(x, y)))
            x += sign.get_width() + layout.px(10)
        words = draw.shorten(row.heading, theme.HEAD, px, right - note - x - layout.px(20))
        x = draw.text(target, words, theme.HEAD, px, theme.GOLD, (x, y), middle=True).right + layout.px(18)
        room = right - note - x - layout.px(24)
        if row.players and room > layout.px(120):
            x = draw_players(target, layout, row.players, (x, y), room) + layout.px(6)
        if row.note:
            at = (right, y)
            draw.text(target, row.note, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, "right", middle=True)
        length = right - note - x - layout.px(16)
        if length > layout.px(20):
            draw.hairline(target, (x, y), length)

    def _words(self, target: pygame.Surface, layout: Layout, row: Row, x: int, box: pygame.Rect) -> None:
        save = row.save
        assert save is not None
        title, body, small = (layout.font_px(r) for r in (theme.TITLE_SMALL, theme.BODY, theme.BODY_ITALIC))
        right = box.right - layout.px(14)
        high, line = draw.line_height(theme.TITLE_SMALL, title), draw.line_height(theme.BODY, body)
        damaged = save.problem is not None
        short = row.under or damaged
        y = box.centery - (high + (1 if short else 2) * line) // 2
        date = "" if save.shipped else when(save.date, datetime.now())
        left = right
        if date:
            at = (right, y + layout.px(2))
            left = draw.text(target, date, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, "right").x
        name = draw.shorten(save.name, theme.TITLE_SMALL, title, left - x - layout.px(12))
        colour = theme.TEXT_THIRD if damaged else theme.TEXT_SECOND if save.autosave else theme.TEXT
        draw.text(target, name, theme.TITLE_SMALL, title, colour, (x, y))
        y += high
        if damaged:
            words = draw.shorten(save.problem or "", theme.BODY, body, right - x)
            draw.text(target, words, theme.BODY, body, theme.REASON, (x, y))
            return
        words = self.second_line(save, row.under)
        draw.text(target, draw.shorten(words, theme.BODY, body, right - x), theme.BODY, body, theme.TEXT_SECOND, (x, y))
        if not row.under:
            draw_players(target, layout, save.players, (x, y + line + line // 2), right - x)

    def second_line(self, save: SaveInfo, under: bool) -> str:
        """Where the game stands, and what kind of save it is."""
        parts = [] if under else [game_name(save)]
        parts.append(ended(save) if save.over else where(save))
        if save.autosave:
            parts.append("kept by the program")
        if save.ironman:
            parts.append("Ironman")
        return " · ".join(parts)
