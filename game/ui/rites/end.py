"""The end of a game of Rites of Cthulhu: who has won, what everybody's artifacts are worth, how each rite went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.match.rites_faces import rite_name
from game.match.rites_view import CardTable, Cultist
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.rich import escape
from game.ui.rites import relics
from game.ui.rites.seals import COLOURS, seal
from game.ui.scenes.message import Answer, MessageScene
from game.ui.table.end_overlay import EndOverlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button


class CardEnd(EndOverlay):
    """Pops with ``title``, ``new``, the session of a rematch, or None for the table."""

    size = (1180, 760)

    def __init__(self, session: Session, table: CardTable) -> None:
        super().__init__(session)
        self.table = table

    def build(self) -> Sequence[Widget]:
        """What can be done now."""
        self.look = Button("Look at the table", lambda: self.close(None))
        self.watch = Button("Watch", self._watch, tooltip="See this game once more, step by step")
        self.keep = Button("Save", self._save)
        self.keep.enabled = self.session.can_save
        self.again = Button("Rematch", self._rematch, kind="primary", tooltip="The same cultists, other cards")
        self.new = Button("New game", lambda: self.close("new"))
        self.leave_table = Button("To the title", lambda: self.close("title"))
        self.buttons = [self.look, self.watch, self.keep, self.again, self.new, self.leave_table]
        if self.session.campaign:
            # What comes next is the campaign's to say.
            self.leave_table = Button("To the campaign", lambda: self.close("title"), kind="primary")
            self.buttons = [self.look, self.watch, self.keep, self.leave_table]
        return self.buttons

    def arrange(self) -> None:
        """In a row below, or two where the window is narrow."""
        layout, box = self.app.layout, self.box
        px = layout.px
        margin, gap = px(20), px(10)
        lines = 2 if box.width < px(760) else 1
        across = -(-len(self.buttons) // lines)
        high = px(40)
        for n, button in enumerate(self.buttons):
            line, column = divmod(n, across)
            wide = (box.width - 2 * margin - gap * (across - 1)) // across
            y = box.bottom - margin - (lines - line) * high - (lines - 1 - line) * px(6)
            button.place(pygame.Rect(box.x + margin + column * (wide + gap), y, wide, high))
        self.foot = box.bottom - margin - lines * high - (lines - 1) * px(6)

    def _rematch(self) -> None:
        names = ", ".join(escape(cultist.name) for cultist in self.table.cultists)
        question = MessageScene(
            "Rematch",
            f"{names} once more, with cards dealt anew?",
            (Answer(None, "Cancel", key="Esc"), Answer(True, "Begin", "primary", "Enter")),
        )
        self.push(question, self._begin)

    def _begin(self, yes: Any) -> None:
        if yes:
            self._start(self.session.rematch, "This game cannot begin")

    # Drawing ----------------------------------------------------------------------------------

    def _sentence(self) -> str:
        result = self.result
        winners = [self.table.cultists[seat].name for seat in result.winners] if result else []
        single = self.table.single
        if not winners:
            return "Nobody wins."
        if len(winners) > 1:
            return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
        if single:
            return f"{winners[0]} wins the rite."
        return f"{winners[0]} wins with artifacts worth {max(c.points for c in self.table.cultists)}."

    def paint(self, surface: pygame.Surface) -> None:
        """Who has won, the cultists in order, the rites."""
        layout = self.app.layout
        px = layout.px
        top = self.heading(surface, "The end")
        role = theme.TITLE_SMALL
        line, size = draw.fitted(self._sentence(), role, layout.font_px(role), self.box.width - px(48))
        draw.text(surface, line, role, size, theme.TEXT, (self.box.x + px(24), top + px(12)), middle=True)
        y = top + px(38)
        room = self.foot - px(14) - y
        rites = len(self.table.ends)
        wide = self.box.width >= px(900) and rites > 1
        left = pygame.Rect(self.box.x + px(20), y, round(self.box.width * (0.60 if wide else 1.0)) - px(30), room)
        self._cultists(surface, left)
        if wide:
            right = pygame.Rect(left.right + px(20), y, self.box.right - px(20) - left.right - px(20), room)
            self._rites(surface, right)
        if self.said:
            small = layout.font_px(theme.SMALL)
            draw.text(
                surface,
                self.said,
                theme.SMALL,
                small,
                theme.GOLD,
                (self.box.right - px(56), self.box.y + px(34)),
                "right",
                middle=True,
            )

    def _order(self) -> list[Cultist]:
        won = set(self.result.winners) if self.result else set()
        return sorted(self.table.cultists, key=lambda c: (c.side not in won, -c.points, -len(c.cache), c.side))

    def _cultists(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        layout = self.app.layout
        px = layout.px
        order = self._order()
        # Rows too low to be read stand in two columns.
        across = 2 if box.height // len(order) < px(36) else 1
        down = -(-len(order) // across)
        gap = px(8) if across == 1 else px(5)
        high = min((box.height - gap * (down - 1)) // down, px(96))
        wide = (box.width - gap * (across - 1)) // across
        won = set(self.result.winners) if self.result else set()
        for n, cultist in enumerate(order):
            column, line = divmod(n, down)
            row = pygame.Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high)
            first = cultist.side in won
            style = draw.PanelStyle(
                line=theme.GOLD if first else theme.BRASS_LINE,
                line_alpha=230 if first else 120,
                radius=px(6),
                diamonds=False,
                wash=COLOURS[cultist.side],
                wash_alpha=34,
            )
            draw.panel(surface, row, style)
            size = min(row.height - px(10), px(46))
            mark = seal(cultist, size)
            surface.blit(mark, mark.get_rect(midleft=(row.x + px(12), row.centery)))
            x = row.x + px(24) + size
            role = theme.FACTION_NAME
            name, name_px = draw.fitted(cultist.name, role, layout.font_px(role), row.width * 2 // 5)
            name_box = draw.text(surface, name, role, name_px, theme.TEXT, (x, row.centery), middle=True)
            if first:
                crown = icon("leads", name_px, theme.GOLD)
                surface.blit(crown, crown.get_rect(midleft=(name_box.right + px(8), row.centery)))
            self._row_right(surface, row, cultist)

    def _row_right(self, surface: pygame.Surface, row: pygame.Rect, cultist: Cultist) -> None:
        layout = self.app.layout
        px = layout.px
        rites = sum(winner == cultist.side for _, winner, _ in self.table.ends)
        if self.table.single:
            words_ = "won the rite" if rites else ""
            draw.text(
                surface,
                words_,
                theme.BODY_ITALIC,
                layout.font_px(theme.BODY_ITALIC),
                theme.TEXT_SECOND,
                (row.right - px(20), row.centery),
                "right",
                middle=True,
            )
            return
        size = layout.font_px(theme.NUMBER)
        box = draw.text(
            surface,
            str(cultist.points),
            theme.NUMBER,
            size,
            theme.GOLD,
            (row.right - px(18), row.centery),
            "right",
            middle=True,
        )
        wide = min(px(38), round((row.height - px(10)) / 1.37))
        x = box.x - px(18) - wide
        for name in reversed(cultist.cache):
            chip = relics.artifact_chip(name, wide, name in cultist.spent)
            surface.blit(chip, chip.get_rect(midleft=(x, row.centery)))
            x -= wide + px(4)

    def _rites(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        layout = self.app.layout
        px = layout.px
        draw.text(
            surface,
            "The rites",
            theme.HEAD,
            layout.font_px(theme.HEAD),
            theme.BRASS,
            (box.x, box.y + px(8)),
            middle=True,
        )
        ends = words().tables["rites"]["rite_end"]
        high = min((box.height - px(26)) // max(len(self.table.ends), 1), px(66))
        for n, (rite, winner, reason) in enumerate(self.table.ends):
            y = box.y + px(28) + n * high
            picture = icon(f"rite_{rite}", px(30), theme.BRASS)
            surface.blit(picture, (box.x, y + px(2)))
            x = box.x + px(44)
            role = theme.BODY_BOLD
            name, size = draw.fitted(rite_name(rite), role, layout.font_px(role), box.right - x)
            draw.text(surface, name, role, size, theme.TEXT, (x, y + px(9)), middle=True)
            who = self.table.cultists[winner].name if winner >= 0 else "nobody"
            small = layout.font_px(theme.SMALL)
            line = draw.shorten(f"{who}: {ends[reason]}", theme.SMALL, small, box.right - x)
            draw.text(surface, line, theme.SMALL, small, theme.TEXT_SECOND, (x, y + px(30)), middle=True)
