"""The end: who has won, why it is over, and every side's Doom and spellbooks."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match.session import Session
from game.match.tableview import Table
from game.match.words import words
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.rich import rich
from game.ui.table.overlay import Overlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button


class EndScene(Overlay):
    """Pops with ``title``, ``new``, ``save``, or None for looking at the table."""

    title = "The end"
    size = (760, 620)

    def __init__(self, session: Session, table: Table) -> None:
        super().__init__()
        self.session = session
        self.table = table
        self.result = session.result()

    def build(self) -> Sequence[Widget]:
        """What can be done now."""
        entries = (
            ("Look at the table", None, "plain"),
            ("Save", "save", "plain"),
            ("New game", "new", "plain"),
            ("To the title", "title", "primary"),
        )
        self.buttons = [self._button(label, wish, kind) for label, wish, kind in entries]
        self.buttons[1].enabled = self.session.can_save
        return self.buttons

    def _button(self, label: str, wish: str | None, kind: str) -> Button:
        return Button(label, lambda: self.close(wish), kind=kind)

    def arrange(self) -> None:
        """The buttons stand in a row, in two where it is narrow."""
        layout, box = self.app.layout, self.box
        px = layout.px
        margin, gap = px(20), px(10)
        columns = 4 if box.width >= px(620) else 2
        rows = 4 // columns
        high = px(44 if box.height > px(420) else 34)
        each = (box.width - 2 * margin - gap * (columns - 1)) // columns
        top = box.bottom - margin - rows * high - (rows - 1) * gap
        for place, button in enumerate(self.buttons):
            row, column = divmod(place, columns)
            button.place(pygame.Rect(box.x + margin + column * (each + gap), top + row * (high + gap), each, high))
        self.foot = top

    def headline(self) -> str:
        """Who has won, in a line."""
        speech = words()
        if self.result.humanity:
            return speech.name("end", "humanity")
        names = [speech.name("faction", faction) for faction in self.result.sides]
        return " and ".join(names) + (" share the victory" if len(names) > 1 else " wins")

    def paint(self, surface: pygame.Surface) -> None:
        """Medals, headline, reason, and the sides in order of Doom."""
        layout, box = self.app.layout, self.box
        px = layout.px
        speech = words()
        y = box.y + px(20)
        low = box.height < px(480)
        if not low:
            size = px(84)
            winners = self.result.sides or [side.faction for side in self.table.sides]
            x = box.centerx - (len(winners) - 1) * size // 2
            for faction in winners:
                picture = medal(faction, size - px(8), not self.result.humanity)
                surface.blit(picture, picture.get_rect(midtop=(x, y)))
                x += size
            y += size
        y += px(18)
        px_title = layout.font_px(theme.TITLE_LARGE if not layout.narrow else theme.TITLE_SMALL)
        role = theme.TITLE_LARGE if not layout.narrow else theme.TITLE_SMALL
        line = draw.shorten(self.headline(), role, px_title, box.width - px(60))
        draw.text(surface, line, role, px_title, theme.GOLD, (box.centerx, y), "center", middle=True)
        y += px(30)
        reason = speech.text("end", self.result.reason)
        if self.result.humanity:
            reason += " " + speech.text("end", "humanity")
        if not low:
            text = rich(
                reason, theme.BODY, layout.font_px(theme.BODY), box.width - px(80), theme.TEXT_SECOND, align="center"
            )
            text.draw(surface, (box.x + px(40), y))
            y += text.height + px(14)
        self._sides(surface, y)

    def _sides(self, surface: pygame.Surface, y: int) -> None:
        layout, box = self.app.layout, self.box
        px = layout.px
        speech = words()
        sides = sorted(self.table.sides, key=lambda side: (-side.doom, -len(side.books)))
        step = min(px(56), (self.foot - px(8) - y) // len(sides))
        for side in sides:
            row = pygame.Rect(box.x + px(24), y, box.width - px(48), max(step - px(6), px(18)))
            won = side.faction in self.result.sides
            draw.fill(surface, row, theme.CHOSEN_TOP if won else theme.BUTTON_BOTTOM, None, px(4))
            if won:
                draw.outline(surface, row, theme.GOLD, px(4))
            picture = medal(side.faction, min(row.height - px(4), px(38)))
            surface.blit(picture, picture.get_rect(midleft=(row.x + px(8), row.centery)))
            body = layout.font_px(theme.BODY_BOLD)
            name = speech.name("faction", side.faction)
            name += f", {side.name}" if side.name else ""
            draw.text(
                surface,
                draw.shorten(name, theme.BODY_BOLD, body, row.width - px(230)),
                theme.BODY_BOLD,
                body,
                theme.TEXT,
                (row.x + px(56), row.centery),
                middle=True,
            )
            number = layout.font_px(theme.LABEL)
            for right, sign, value in (
                (px(110), "doom", str(side.doom)),
                (px(20), "spellbook", f"{len(side.books)}/6"),
            ):
                found = draw.text(
                    surface,
                    value,
                    theme.LABEL,
                    number,
                    theme.TEXT,
                    (row.right - right, row.centery),
                    "right",
                    middle=True,
                )
                icon_ = icon(sign, px(18), theme.BRASS)
                surface.blit(icon_, icon_.get_rect(midright=(found.left - px(6), row.centery)))
            y += step
