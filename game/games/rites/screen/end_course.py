"""The course of a game of Rites of Cthulhu on its end screen: rite by rite, and what everybody has done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.games.rites.screen import relics
from game.games.rites.screen.end_result import two_lines
from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.statistics import CultistDeeds, RitesCourse, RiteTold
from game.games.rites.words.tableview import CardTable, Cultist
from game.match.texts import listed
from game.match.words import words
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.columns import draw_columns
from game.ui.widgets.buttons import Pressable

COLUMNS: tuple[tuple[str, str, Callable[[CultistDeeds], int]], ...] = (
    ("Rites won", "Rites", lambda deeds: deeds.rites),
    ("Artifacts", "Owned", lambda deeds: deeds.artifacts),
    ("Artifacts invoked", "Invoked", lambda deeds: deeds.invoked),
    ("Artifacts stolen", "Stolen", lambda deeds: deeds.stolen),
    ("Power-plays", "Power", lambda deeds: deeds.power_plays),
    ("Walls, prizes, graves", "Taken", lambda deeds: deeds.captures),
    ("Knocks", "Knocks", lambda deeds: deeds.knocks),
    ("Psych-outs", "Psych", lambda deeds: deeds.psych_outs),
)
TALL, PICTURE = 48, 34
"""Height of a row in design units from which its numbers are large, and how large its rite's sign is at most."""


class RiteRow(Pressable):
    """A rite: who won what and how, and what everybody's artifacts were worth then. Pressing looks at its last card.

    ``before`` is what they had been worth; ``columns`` are the middles of the cultists' columns.
    """

    def __init__(
        self, told: RiteTold, before: Sequence[int], cultists: Sequence[Cultist], on_press: Callable[[RiteTold], None]
    ) -> None:
        super().__init__(lambda: on_press(told))
        self.told, self.before, self.cultists = told, before, cultists
        self.columns: list[int] = []
        self.focusable = bool(told.end)
        self.tooltip = "\n".join(self._lines())

    def _lines(self) -> list[str]:
        """What there is to know of it, and what pressing does, as rich text."""
        told = self.told
        lines = [f"**{escape(rite_name(told.rite))}**", escape(self.how())]
        if not told.end:
            return [*lines, "<third>Played before this history begins</>"]
        if told.chooser >= 0:
            lines[0] += f", chosen by {escape(self.cultists[told.chooser].name)}"
        if told.taken:
            lines.append("It brought " + listed([artifact_face(name).name for name in told.taken]))
        for side, name in told.stolen:
            lines.append(f"{escape(self.cultists[side].name)} stole {artifact_face(name).name}")
        return [*lines, "<third>Press to look at the table before its last card</>"]

    def handle(self, event: pygame.event.Event) -> bool:
        """A rite that the history does not reach cannot be looked at."""
        return self.focusable and super().handle(event)

    def how(self) -> str:
        """Who won, and how it ended."""
        told = self.told
        said = words().tables["rites"]["rite_end"][told.reason]
        return f"{self.cultists[told.winner].name}: {said}" if told.winner >= 0 else f"Nobody: {said}"

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it."""
        px, row, told = layout.px, self.rect, self.told
        lit = self.hovered and self.focusable
        colour = COLOURS[told.winner] if told.winner >= 0 else theme.INK
        line = theme.GOLD if lit else theme.BRASS_LINE
        style = draw.PanelStyle(
            line=line, line_alpha=255 if lit else 110, radius=px(5), diamonds=False, wash=colour, wash_alpha=30
        )
        draw.panel(target, row, style)
        side = min(row.height - px(4), px(PICTURE))
        picture = icon(f"rite_{told.rite}", side, theme.BRASS)
        target.blit(picture, picture.get_rect(midleft=(row.x + px(8), row.centery)))
        x = row.x + px(18) + side
        right = self._spoils(target, layout, x) - px(8)
        two_lines(target, layout, row, x, right, (rite_name(told.rite), theme.BODY_BOLD), self.how())
        self._standings(target, layout)

    def _spoils(self, target: pygame.Surface, layout: Layout, left: int) -> int:
        """The artifacts it brought, those stolen last, before the columns; returns where they begin."""
        px, row = layout.px, self.rect
        found = [*self.told.taken, *(name for _, name in self.told.stolen)]
        wide = min(px(32), round((row.height - px(6)) / 1.37))
        right = (self.columns[0] if self.columns else row.right) - px(32)
        x = right - len(found) * (wide + px(4))
        if x - left < px(150) or wide < px(22):
            return right
        for n, name in enumerate(found):
            chip = relics.artifact_chip(name, wide, False)
            target.blit(chip, chip.get_rect(midleft=(x + n * (wide + px(4)), row.centery)))
        return x

    def _standings(self, target: pygame.Surface, layout: Layout) -> None:
        """What everybody's artifacts were worth behind it; gold what has grown."""
        row = self.rect
        if not self.told.points:
            return
        role = theme.NUMBER if row.height >= layout.px(TALL) else theme.BODY_BOLD
        for x, now, then in zip(self.columns, self.told.points, self.before, strict=True):
            colour = theme.GOLD if now > then else theme.TEXT_SECOND if now else theme.TEXT_THIRD
            draw.text(target, str(now), role, layout.font_px(role), colour, (x, row.centery), "center", middle=True)


class CoursePage:
    """The page: a row a rite under the cultists' seals."""

    def __init__(self, table: CardTable, course: RitesCourse, on_rite: Callable[[RiteTold], None]) -> None:
        self.table = table
        self.rows: list[RiteRow] = []
        before: Sequence[int] = course.first
        for told in course.rites:
            self.rows.append(RiteRow(told, before, table.cultists, on_rite).called(f"rite.{len(self.rows)}"))
            before = told.points or before
        self._head = pygame.Rect(0, 0, 0, 0)
        self._note = (0, 0)

    def lay(self, layout: Layout, content: pygame.Rect, on: bool) -> None:
        """Give everything its place in a rectangle; ``on`` is whether the page is the one that is open."""
        px, count = layout.px, len(self.table.cultists)
        head = px(44 if content.height >= px(320) else 30)
        foot = draw.line_height(theme.SMALL, layout.font_px(theme.SMALL)) if content.height >= px(320) else 0
        self._head = pygame.Rect(content.x, content.y, content.width, head)
        self._note = (content.centerx, content.bottom - foot) if foot else (0, 0)
        pitch = min(px(84), content.width * 11 // 20 // count)
        first = content.right - pitch * count
        gap = px(6 if foot else 3)
        step = min(px(84), (content.height - head - foot - gap) // max(len(self.rows), 1))
        for n, row in enumerate(self.rows):
            row.columns = [first + pitch * place + pitch // 2 for place in range(count)]
            row.place(pygame.Rect(content.x, content.y + head + gap + n * step, content.width, step - gap))
            row.visible = on

    def draw(self, surface: pygame.Surface, layout: Layout) -> None:
        """Paint the seals over the columns, and what the numbers are."""
        if not self.rows:
            return
        size = self._head.height
        for cultist, x in zip(self.table.cultists, self.rows[0].columns, strict=True):
            mark = seal(cultist, size)
            surface.blit(mark, mark.get_rect(center=(x, self._head.centery)))
        if self._note[1]:
            said = "What everybody’s artifacts were worth after each rite. Beside it the artifacts it brought."
            small = layout.font_px(theme.SMALL)
            line = draw.shorten(said, theme.SMALL, small, self._head.width)
            draw.text(surface, line, theme.SMALL, small, theme.TEXT_SECOND, self._note, "center")


def draw_deeds(
    surface: pygame.Surface, layout: Layout, table: CardTable, course: RitesCourse, rect: pygame.Rect
) -> None:
    """Rites, artifacts, power-plays and bluffs: a row a cultist, the most in each column in gold."""
    px = layout.px

    def ground(row: pygame.Rect, place: int) -> int:
        style = draw.PanelStyle(wash=COLOURS[place], wash_alpha=34, radius=px(4), diamonds=False, line_alpha=90)
        draw.panel(surface, row, style)
        size = min(row.height - px(4), px(46 if row.width >= px(700) else 30))
        mark = seal(table.cultists[place], size)
        surface.blit(mark, mark.get_rect(midleft=(row.x + px(10), row.centery)))
        return row.x + px(20) + size

    columns = [(long, short, [get(deeds) for deeds in course.deeds]) for long, short, get in COLUMNS]
    if table.single:
        # What a single rite does not bring at all is not worth a column; who has won it is told anyway.
        columns = [each for each in columns if any(each[2])]
    draw_columns(surface, layout, rect, columns, [cultist.name for cultist in table.cultists], ground)
