"""The result of a game of Rites of Cthulhu: who has won and why, and everybody with her artifacts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.games.rites.screen.relics import chips
from game.games.rites.screen.seals import COLOURS, seal, seal_box
from game.games.rites.words.faces import rite_name
from game.games.rites.words.outcome import RitesOutcome
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable, Cultist
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Drawn, Icon, Row, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape


def two_lines(name: str, below: str, role: theme.Role = theme.BODY_BOLD, sign: Box | None = None) -> Box:
    """A name with a sign behind it, and a smaller line below where there is something to say."""
    return Column(
        Row(Text(escape(name), role, line=True), sign, gap=8),
        Text(escape(below), theme.SMALL, theme.TEXT_SECOND, line=True) if below else None,
        grow=1, least=150,
    )  # fmt: skip


def row(id: str, parts: Iterable[Box | None], wash: theme.RGB, on: Callable[[], object], *, tip: str, enabled: bool,
        roomy: bool, won: bool = False) -> Box:  # fmt: skip
    """A row that is pressed as a whole, on a ground in a cultist's colour; gold where she has won."""
    ground = Frame(line=theme.GOLD, alpha=230 if won else 0, radius=6, wash=wash, diamonds=False)
    inside = Row(*parts, gap=8, pad=(10, 8 if roomy else 4), frame=ground)
    return Press(id, inside, on, look="tile", pad=1, tip=tip, enabled=enabled)


class ResultPage:
    """The page: medals, words, a row for everybody, and where there is room the rites beside them."""

    def __init__(self, table: CardTable, winners: Iterable[int], on_cultist: Callable[[int], None]) -> None:
        self.table, self.on_cultist = table, on_cultist
        self.outcome = RitesOutcome(table, tuple(winners))
        self.won = [cultist for cultist in self.outcome.order if cultist.side in winners]

    def describe(self, layout: Layout) -> Box:
        """All of it, from the top down."""
        order, roomy = self.outcome.order, not layout.narrow
        medals = self.won if roomy and (len(order) <= 4 or not layout.compact) else []
        rows = Column(*(self._row(cultist, roomy) for cultist in order), gap=7, grow=3, most=1040)
        rites = Column(
            Text("The rites", theme.HEAD, theme.BRASS),
            *(self._rite(*end) for end in self.table.ends),
            gap=10, grow=2,
        ) if roomy and len(self.table.ends) > 1 else None  # fmt: skip
        return Scroll("result.scroll", Column(
            Row(*map(_medal, medals), gap=18, pack="center") if medals else None,
            Text(self.outcome.headline(), theme.TITLE_LARGE if roomy else theme.TITLE_SMALL, theme.GOLD, "center",
                 line=True),
            Text(escape(self.outcome.reason()), colour=theme.TEXT_SECOND, align="center"),
            Row(rows, rites, gap=22, pad=(0, 8 if roomy else 3), across="start", pack="center"),
            gap=8 if roomy else 3,
        ))  # fmt: skip

    def _row(self, cultist: Cultist, roomy: bool) -> Box:
        """A cultist with her artifacts and what they are worth; pressing lays them open."""
        table, won, able = self.table, cultist in self.won, bool(cultist.cache or cultist.won)
        below = " · ".join(rite_name(rite) for rite, winner, _ in table.ends if winner == cultist.side)
        below = "" if table.single else below or "no rite won"
        told = f"**{escape(cultist.name)}**: {below}" if below else ""
        crown = Icon("leads", 18, theme.GOLD) if won else None
        name = two_lines(cultist.name, below * roomy, theme.FACTION_NAME, crown)
        if table.single:
            said = escape(words_of(table.rite).left(table, cultist.side))
            has: list[Box] = [Text(said, theme.BODY_ITALIC, theme.TEXT_SECOND, line=True)]
        else:
            wide = min(36 if roomy else 24, 240 / max(len(cultist.cache), 1))
            points = Text(str(cultist.points), theme.NUMBER, theme.GOLD, "right", line=True, least=30)
            has = [*chips(cultist.cache, cultist.spent, wide), points]
        parts = (seal_box(cultist, 46 if roomy else 30), name, *has)
        tip = "\n".join(part for part in (told, "Look at the cards" if able else "") if part)
        return row(f"cultist.{cultist}", parts, COLOURS[cultist.side], partial(self.on_cultist, cultist.side),
                   tip=tip, enabled=able, roomy=roomy, won=won)  # fmt: skip

    def _rite(self, rite: str, winner: int, reason: str) -> Box:
        who = self.table.cultists[winner].name if winner >= 0 else "nobody"
        below = f"{who}: {words().tables['rites']['rite_end'][reason]}"
        return Row(Icon(f"rite_{rite}", 30, theme.BRASS), two_lines(rite_name(rite), below), gap=14)


def _medal(cultist: Cultist) -> Box:
    """A winner's seal, large and lit."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        draw.glow(target, rect, theme.GOLD, layout.px(10), rect.width // 2, 130)
        target.blit(seal(cultist, rect.width), rect)

    return Row(Drawn(("medal", cultist.side, cultist.initial), paint, w=88, h=88), pad=6)
