"""The course of a game of Rites of Cthulhu on its end screen: rite by rite, and what everybody has done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count

import pygame

from game.games.rites.screen.end_result import row, two_lines
from game.games.rites.screen.relics import chips
from game.games.rites.screen.seals import COLOURS, seal, seal_box
from game.games.rites.words.faces import artifact_face, rite_name
from game.games.rites.words.statistics import CultistDeeds, RitesCourse, RiteTold
from game.games.rites.words.tableview import CardTable
from game.match.texts import listed
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Row, Space, Text
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.columns import draw_columns

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
NOTE = "What everybody’s artifacts were worth after each rite. Beside it the artifacts it brought."


class CoursePage:
    """The page: a row a rite under the cultists' seals. Pressing one looks at its last card."""

    def __init__(self, table: CardTable, course: RitesCourse, on_rite: Callable[[RiteTold], None]) -> None:
        self.table, self.course, self.on_rite = table, course, on_rite

    def describe(self, layout: Layout) -> Box:
        """Seals, rites, and what the numbers are."""
        people = self.table.cultists
        pitch = min(84.0, (layout.width_du - 48) * 0.55 / len(people))
        size = 28 if layout.narrow else 42
        seals = (Row(seal_box(each, size), w=pitch, pack="center") for each in people)
        befores = [self.course.first]
        for told in self.course.rites:
            befores.append(told.points or befores[-1])
        rites = map(partial(self._rite, pitch, layout.narrow), count(), self.course.rites, befores)
        note = None if layout.narrow else Text(NOTE, theme.SMALL, theme.TEXT_SECOND, "center")
        return Scroll("course.scroll", Column(Row(Space(grow=1), *seals, gap=8, pad=(11, 0)), *rites, note, gap=6))

    def _rite(self, pitch: float, narrow: bool, place: int, told: RiteTold, before: Sequence[int]) -> Box:
        """Who won what and how, and what everybody's artifacts were worth then; gold what has grown."""
        found = [*told.taken, *(name for _, name in told.stolen)]
        brought = chips(found, (), 28 if narrow else 32)
        for chip in brought:
            chip.rank = 1
        role = theme.BODY_BOLD if narrow else theme.NUMBER
        worth = (
            Text(str(now), role, theme.GOLD if now > then else theme.TEXT_SECOND if now else theme.TEXT_THIRD, "center",
                 line=True, w=pitch)
            for now, then in zip(told.points, before, strict=False)
        )  # fmt: skip
        parts = (
            Icon(f"rite_{told.rite}", 30 if narrow else 34, theme.BRASS),
            two_lines(rite_name(told.rite), "" if narrow else self.how(told)),
            *brought, *(worth if told.points else (Space(w=pitch) for _ in before)),
        )  # fmt: skip
        wash = COLOURS[told.winner] if told.winner >= 0 else theme.INK
        tip = "\n".join(self._lines(told))
        return row(f"rite.{place}", parts, wash, partial(self.on_rite, told), tip=tip, enabled=bool(told.end),
                   roomy=not narrow)  # fmt: skip

    def how(self, told: RiteTold) -> str:
        """Who won, and how it ended."""
        who = self.table.cultists[told.winner].name if told.winner >= 0 else "Nobody"
        return f"{who}: {words().tables['rites']['rite_end'][told.reason]}"

    def _lines(self, told: RiteTold) -> list[str]:
        """What there is to know of it, and what pressing does, as rich text."""
        people = self.table.cultists
        lines = [f"**{escape(rite_name(told.rite))}**", escape(self.how(told))]
        if not told.end:
            return [*lines, "<third>Played before this history begins</>"]
        if told.chooser >= 0:
            lines[0] += f", chosen by {escape(people[told.chooser].name)}"
        if told.taken:
            lines.append("It brought " + listed([artifact_face(name).name for name in told.taken]))
        lines += [f"{escape(people[side].name)} stole {artifact_face(name).name}" for side, name in told.stolen]
        return [*lines, "<third>Press to look at the table before its last card</>"]


def draw_deeds(
    table: CardTable, course: RitesCourse, surface: pygame.Surface, rect: pygame.Rect, layout: Layout
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
