"""The middle of the table while no rite is performed: the tablets to choose from, or artifacts to take."""

from __future__ import annotations

import pygame

from game.games.rites.screen.layouts.ritelayout import RiteLayout
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.words.faces import artifact_face, rite_name, rite_text
from game.games.rites.words.tableview import CardTable
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.rich import rich

TABLET, TALL = 360.0, 250.0


class TabletsLayout(RiteLayout):
    """The tablets of the game, those performed already dark."""

    def _at(self, table: CardTable, canvas: Canvas) -> list[tuple[str, pygame.Rect]]:
        count = len(table.tablets)
        across = 3 if count > 1 else 1
        found = []
        for n, rite in enumerate(table.tablets):
            row, column = divmod(n, across)
            rows = -(-count // across)
            x = (column - (across - 1) / 2) * (TABLET + 24)
            y = (row - (rows - 1) / 2) * (TALL + 28)
            found.append((rite, canvas.rect(x, y, TABLET, TALL)))
        return found

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The tablets as regions."""
        return [
            Place(f"rite:{rite}", rect, note=f"**{rite_name(rite)}**\n{rite_text(rite)}")
            for rite, rect in self._at(table, canvas)
        ]

    def ground_key(self, table: CardTable) -> object:
        """Which have been performed, and how."""
        return (table.used, table.ends)

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        ended = {rite: (winner, reason) for rite, winner, reason in table.ends}
        for rite, rect in self._at(table, canvas):
            self._tablet(target, table, canvas, rite, rect, ended.get(rite))

    def _tablet(
        self,
        target: pygame.Surface,
        table: CardTable,
        canvas: Canvas,
        rite: str,
        rect: pygame.Rect,
        end: tuple[int, str] | None,
    ) -> None:
        used = rite in table.used
        radius = canvas.px(10)
        top, bottom = (theme.rgb("#20262f"), theme.rgb("#11161d")) if not used else (theme.BLOCKED, theme.INK)
        draw.fill(target, rect, top, bottom, radius)
        draw.outline(target, rect, theme.BRASS_LINE, radius, 1, 200 if not used else 90)
        inner = rect.inflate(-canvas.px(14), -canvas.px(14))
        draw.outline(target, inner, theme.BRASS_LINE, radius, 1, 70 if not used else 30)
        ink = theme.CREAM if not used else theme.TEXT_THIRD
        side = canvas.px(64)
        picture = icon(f"rite_{rite}", side, theme.BRASS if not used else theme.TEXT_THIRD)
        target.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.y + canvas.px(16))))
        y = rect.y + canvas.px(16) + side + canvas.px(8)
        layout = canvas.scale
        name, px = draw.fitted(
            rite_name(rite), theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL), rect.width - canvas.px(28)
        )
        box = draw.text(target, name, theme.TITLE_SMALL, px, ink, (rect.centerx, y), "center")
        words = rite_text(rite)
        if used:
            winner = table.cultists[end[0]].name if end and end[0] >= 0 else ""
            words = f"Performed: {winner} won." if winner else "Performed: nobody won."
        px = layout.font_px(theme.SMALL)
        while True:
            made = rich(words, theme.SMALL, px, rect.width - canvas.px(36), theme.TEXT_SECOND, align="center")
            if box.bottom + made.height <= rect.bottom - canvas.px(8) or px <= theme.SMALLEST_PX:
                break
            px -= 1
        if box.bottom + made.height <= rect.bottom - 2:
            made.draw(target, (rect.x + canvas.px(18), box.bottom + canvas.px(2)))


class ArtifactsLayout(RiteLayout):
    """Artifacts to choose from, large and side by side; ``names`` are those on offer."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The artifacts in one row or two."""
        rows = (
            [self.names]
            if len(self.names) <= 6
            else [self.names[: -(-len(self.names) // 2)], self.names[-(-len(self.names) // 2) :]]
        )
        wide = 210.0 if len(rows) == 1 and len(self.names) <= 5 else 170.0 if len(rows) == 1 else 160.0
        found = []
        for down, row in enumerate(rows):
            y = (down - (len(rows) - 1) / 2) * (wide * 1.5 + 30)
            for along, name in enumerate(row):
                x = (along - (len(row) - 1) / 2) * (wide + 18)
                face = artifact_face(name)
                found.append(
                    Place(
                        f"artifact:{name}",
                        canvas.card(x, y, wide),
                        name,
                        relic=True,
                        note=f"**{face.name}**, worth {face.value}\n{face.text}",
                    )
                )
        return found
