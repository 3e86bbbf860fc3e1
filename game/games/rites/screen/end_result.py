"""The result of a game of Rites of Cthulhu: who has won and why, and everybody with her artifacts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.rites.screen import relics
from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.words.faces import rite_name
from game.games.rites.words.outcome import RitesOutcome
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, Cultist
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, escape, rich
from game.ui.widgets.buttons import Pressable

ROOMY = 400
"""Width of a row in design units from which it has room for more than name, artifacts and points."""


def two_lines(
    target: pygame.Surface, layout: Layout, row: pygame.Rect, x: int, right: int, upper: tuple[str, theme.Role],
    lower: str,
) -> pygame.Rect:  # fmt: skip
    """Paint a name and, where the row has room for it and it is not empty, a smaller line below; gives the name's box.

    ``x`` and ``right`` are where both may begin and must end.
    """
    name, role = upper
    name, size = draw.fitted(name, role, layout.font_px(role), right - x)
    small = layout.font_px(theme.SMALL)
    high, low = round(draw.line_height(role, size) * 0.86), round(draw.line_height(theme.SMALL, small) * 0.9)
    if not lower or high + low > row.height - 2:
        return draw.text(target, name, role, size, theme.TEXT, (x, row.centery), middle=True)
    top = row.centery - (high + low) // 2
    line = draw.shorten(lower, theme.SMALL, small, right - x)
    draw.text(target, line, theme.SMALL, small, theme.TEXT_SECOND, (x, top + high + low // 2), middle=True)
    return draw.text(target, name, role, size, theme.TEXT, (x, top + high // 2), middle=True)


class CultistRow(Pressable):
    """A cultist with her artifacts and what they are worth; pressing lays them open."""

    def __init__(self, table: CardTable, cultist: Cultist, won: bool, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(cultist.side))
        self.table, self.cultist, self.won = table, cultist, won
        self.focusable = bool(cultist.cache or cultist.won)
        rites = [rite_name(rite) for rite, winner, _ in table.ends if winner == cultist.side]
        self.below = (" · ".join(rites) or "no rite won") if not table.single else ""
        told = f"**{escape(cultist.name)}**: {self.below}" if self.below else ""
        self.tooltip = "\n".join([part for part in (told, "Look at the cards" if self.focusable else "") if part])

    def handle(self, event: pygame.event.Event) -> bool:
        """Nothing to look at, nothing to press."""
        return self.focusable and super().handle(event)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        px, row = layout.px, self.rect
        lit = self.hovered and self.focusable
        style = draw.PanelStyle(
            line=theme.GOLD if self.won or lit else theme.BRASS_LINE,
            line_alpha=255 if lit else 230 if self.won else 120,
            radius=px(6),
            diamonds=False,
            wash=COLOURS[self.cultist.side],
            wash_alpha=34,
        )
        draw.panel(target, row, style)
        # A narrow row leaves its room to the name; its gold rim tells the winner.
        roomy = row.width >= px(ROOMY)
        size = min(row.height - px(6), px(46 if roomy else 32))
        mark = seal(self.cultist, size)
        side = px(12 if roomy else 6)
        target.blit(mark, mark.get_rect(midleft=(row.x + side, row.centery)))
        x = row.x + 2 * side + size
        right = self._right(target, layout) - side
        crowned = self.won and roomy
        crown = round(layout.font_px(theme.FACTION_NAME) * 1.3) + px(8) if crowned else 0
        below = self.below if roomy else ""
        box = two_lines(target, layout, row, x, right - crown, (self.cultist.name, theme.FACTION_NAME), below)
        if crowned:
            picture = icon("leads", min(layout.font_px(theme.FACTION_NAME), box.height), theme.GOLD)
            target.blit(picture, picture.get_rect(midleft=(box.right + px(8), box.centery)))

    def _right(self, target: pygame.Surface, layout: Layout) -> int:
        """Paint what she has at the row's end; returns where that begins."""
        px, row = layout.px, self.rect
        if self.table.single:
            role = theme.BODY_ITALIC
            at, size = (row.right - px(20), row.centery), layout.font_px(role)
            said = words_of(self.table.rite).left(self.table, self.cultist.side)
            return draw.text(target, said, role, size, theme.TEXT_SECOND, at, "right", middle=True).left
        role = theme.NUMBER
        at = (row.right - px(18), row.centery)
        points = str(self.cultist.points)
        box = draw.text(target, points, role, layout.font_px(role), theme.GOLD, at, "right", middle=True)
        # However many there are, the name keeps half of the row.
        wide = min(px(38), round((row.height - px(6)) / 1.37), row.width * 3 // 10 // max(len(self.cultist.cache), 1))
        # Numbers of one digit and two leave the artifacts under each other.
        x = row.right - px(18) - max(box.width, draw.text_width("00", role, layout.font_px(role))) - px(14) - wide
        for name in reversed(self.cultist.cache):
            chip = relics.artifact_chip(name, wide, name in self.cultist.spent)
            target.blit(chip, chip.get_rect(midleft=(x, row.centery)))
            x -= wide + px(4)
        return x + wide


class ResultPage:
    """The page: medals, words, a row for everybody, and where there is room the rites beside them."""

    def __init__(self, table: CardTable, winners: Sequence[int], on_cultist: Callable[[int], None]) -> None:
        self.table = table
        self.outcome = RitesOutcome(table, tuple(winners))
        self._won = [cultist for cultist in self.outcome.order if cultist.side in winners]
        self.rows = [
            CultistRow(table, cultist, cultist in self._won, on_cultist).called(f"cultist.{cultist}")
            for cultist in self.outcome.order
        ]
        self._role = theme.TITLE_SMALL
        self._medals = pygame.Rect(0, 0, 0, 0)
        self._words = pygame.Rect(0, 0, 0, 0)
        self._rites = pygame.Rect(0, 0, 0, 0)

    def _reason(self, layout: Layout, content: pygame.Rect) -> RichText:
        size = layout.font_px(theme.BODY)
        wide = min(content.width, layout.px(860))
        return rich(escape(self.outcome.reason()), theme.BODY, size, wide, theme.TEXT_SECOND, align="center")

    def lay(self, layout: Layout, content: pygame.Rect, on: bool) -> None:
        """Give everything its place in a rectangle; ``on`` is whether the page is the one that is open."""
        px = layout.px
        tall = content.height >= px(380)
        self._role = role = theme.TITLE_LARGE if tall and not layout.narrow else theme.TITLE_SMALL
        medals = min(px(104), content.height // 5) if tall and self._won else 0
        self._medals = pygame.Rect(content.x, content.y, content.width, medals)
        top = self._medals.bottom + (px(8) if medals else 0)
        high = draw.line_height(role, layout.font_px(role)) + self._reason(layout, content).height
        self._words = pygame.Rect(content.x, top, content.width, high)
        y = self._words.bottom + px(16 if content.height >= px(400) else 6)
        beside = content.width >= px(860) and len(self.table.ends) > 1
        width = round(content.width * 0.60) - px(10) if beside else min(content.width, px(1040))
        left = content.x if beside else content.centerx - width // 2
        self._lay_rows(layout, pygame.Rect(left, y, width, content.bottom - y), on)
        self._rites = pygame.Rect(left + width + px(22), y, content.right - left - width - px(22), content.bottom - y)
        if not beside:
            self._rites.width = 0

    def _lay_rows(self, layout: Layout, box: pygame.Rect, on: bool) -> None:
        px = layout.px
        # Rows too low to be read stand in two columns.
        across = 2 if box.height // len(self.rows) < px(36) else 1
        down = -(-len(self.rows) // across)
        gap = px(8) if across == 1 else px(5)
        high = min((box.height - gap * (down - 1)) // down, px(84))
        wide = (box.width - gap * (across - 1)) // across
        for n, row in enumerate(self.rows):
            column, line = divmod(n, down)
            row.place(pygame.Rect(box.x + column * (wide + gap), box.y + line * (high + gap), wide, high))
            row.visible = on

    def draw(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint what is no row."""
        if self._medals.height:
            self._draw_medals(surface, layout)
        role = self._role
        line, size = draw.fitted(self.outcome.headline(), role, layout.font_px(role), self._words.width)
        draw.text(surface, line, role, size, theme.GOLD, self._words.midtop, "center")
        reason = self._reason(layout, self._words)
        wide = min(self._words.width, layout.px(860))
        reason.draw(surface, (self._words.centerx - wide // 2, self._words.bottom - reason.height))
        if self._rites.width:
            self._draw_rites(surface, layout, self._rites)

    def _draw_medals(self, surface: pygame.Surface, layout: Layout) -> None:
        """The winners' seals, large and lit."""
        px, size = layout.px, self._medals.height
        x = self._medals.centerx - (len(self._won) - 1) * (size + px(18)) // 2
        for cultist in self._won:
            box = pygame.Rect(0, 0, size, size)
            box.center = (x, self._medals.centery)
            draw.glow(surface, box.inflate(-px(8), -px(8)), theme.GOLD, px(12), size // 2, 130)
            surface.blit(seal(cultist, size), box)
            x += size + px(18)

    def _draw_rites(self, surface: pygame.Surface, layout: Layout, box: pygame.Rect) -> None:
        px = layout.px
        head = layout.font_px(theme.HEAD)
        draw.text(surface, "The rites", theme.HEAD, head, theme.BRASS, (box.x, box.y + px(8)), middle=True)
        ends = words().tables["rites"]["rite_end"]
        high = min((box.height - px(26)) // len(self.table.ends), px(66))
        for n, (rite, winner, reason) in enumerate(self.table.ends):
            y = box.y + px(28) + n * high
            picture = icon(f"rite_{rite}", min(px(30), high - px(2)), theme.BRASS)
            surface.blit(picture, (box.x, y + px(2)))
            who = self.table.cultists[winner].name if winner >= 0 else "nobody"
            row = pygame.Rect(box.x, y - px(3), box.width, min(high, px(44)))
            lower = f"{who}: {ends[reason]}"
            two_lines(surface, layout, row, box.x + px(44), box.right, (rite_name(rite), theme.BODY_BOLD), lower)
