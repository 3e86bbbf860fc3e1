"""The battle docked beside the map: both sides as panels below each other."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.games.wars.screen.answers.choices import unit_tip
from game.games.wars.screen.battle.parts import BattleParts, Group, Pieces
from game.games.wars.screen.map.shelf import WIDTH
from game.games.wars.words.tableview import BattleSide, BattleView, Fighter
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.figures.standing import fitted
from game.ui.kit.box import Box, Column, Drawn, Either, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import Layout

LEAST_SIDE = 30
"""How high a side's part is at the least, in design units, for what was used and the steps to be told too."""


def _fits(words_: str, role: theme.Role, wide: float, layout: Layout) -> bool:
    """Whether each of some words has room in a width in design units, one by itself made smaller if need be."""
    px = layout.font_px(role) if " " in words_ else theme.SMALLEST_PX
    return all(draw.text_width(each, role, px) <= layout.px(wide) for each in words_.split())


class DockedBattle(BattleParts):
    """A battle as it stands beside the map."""

    def _docked(self, battle: BattleView, layout: Layout) -> Box:
        """Head, steps, odds, both sides below each other, what has been used."""
        wide = not layout.compact
        room, high = (length / layout.scale - 8 for length in self.rect.size)
        margin, gap, room = (14, 8, room - 28) if wide else (8, 6, room - 16)
        head = self._head(battle, 56 if wide else (26 if high < 330 else 34) * min(layout.frame, 1.25), layout)
        frame = Frame(alpha=170, shadow=14, kept=True)
        if self.folded:
            return Column(Column(head, frame=frame), pad=4)
        steps, used = (each * layout.frame for each in ((38, 40) if wide else (26, 26)))
        left = high - (head.h or 0) - steps - used - 2 * gap
        # Where there is little height, sides need it most: names, dice due and pieces to choose.
        if left < 2 * LEAST_SIDE * layout.frame:
            left, used = left + used, 0
        if left < 2 * LEAST_SIDE * layout.frame:
            left, steps = left + steps, 0
        odds, least = (146, 168) if wide else (104 * layout.frame, 134)
        chances = left - odds - 2 * gap >= 2 * least
        each = max((left - gap - (odds + gap if chances else 0)) / 2, 1)
        body = Column(
            self._steps(battle, steps, room, layout) if steps else None,
            self._odds(battle, room, odds, layout) if chances else None,
            *(self._side(side, room, each, layout) for side in battle.sides),
            Row(Either(*self._used(), grow=1), self.lost(), h=used, gap=12) if used else None,
            gap=gap, pad=(margin, 0),
        )  # fmt: skip
        card = ("term", "pre_battle" if battle.step == "before" else "kill")
        return Column(Column(head, body, frame=frame, grow=1, card=card), pad=4)

    def _side(self, side: BattleSide, room: float, high: float, layout: Layout) -> Box:
        wide = not layout.compact
        colour, called = theme.faction_colour(side.faction), words().name("faction", side.faction)
        head, rolls = (42, 44) if wide else (28, 30)
        shown = high >= (150 if wide else 112)
        told, due = self._told_dice(side, shown)
        large, small = (
            Text(called, role, theme.faction_text(side.faction), line=True)
            for role in (theme.FACTION_NAME, theme.SMALL_BOLD)
        )
        tiny = replace(small, role=theme.TINY_BOLD)
        does = say("wars-battle-attacks" if side.attacker else "wars-battle-defends")
        named = Row(large, Text(does, theme.SMALL, theme.TEXT_SECOND, line=True, rank=1), gap=10)
        top = Row(
            Medal(side.faction, 34 if wide else 22), Either(named, large, small, tiny, Space(), grow=1),
            Text(told, theme.SMALL_BOLD, theme.GOLD if due else theme.TEXT, line=True),
            gap=8, pad=(8, 0), h=min(head, high),
        )  # fmt: skip
        left = max(high - head - (rolls if shown else 2), 0)
        frame = Frame(line=colour, alpha=150, radius=4, wash=colour, diamonds=False)
        return Column(
            top, self._fighters(side, room - 16, left, layout), self._dice(side, rolls - 6) if shown else None,
            frame=frame, h=high, card=("faction", side.faction),
        )  # fmt: skip

    def _fighters(self, side: BattleSide, room: float, high: float, layout: Layout) -> Box:
        """A side's pieces in a row or two, each as large as there is room for."""
        wide = not layout.compact
        groups = list(self._groups(side))
        rows = 2 if len(groups) * (84 if wide else 60) > room and high >= 96 else 1
        across = max(-(-len(groups) // rows), 1)
        each, part = min(116 if wide else 92, room / across), min(high / rows, 128 if wide else 92)
        shown = [self._pieces(group, place, each - 4, part, layout) for place, group in enumerate(groups)]
        lines = (shown[first : first + across] for first in range(0, len(shown), across))
        return Column(*(Row(*line, gap=4) for line in lines), pack="center", h=high, pad=(8, 0))

    def _pieces(self, group: Group, place: int, wide: float, high: float, layout: Layout) -> Box:
        (fighter, *more), can = group
        piece, role = fighter.piece, theme.TINY_BOLD if layout.compact else theme.SMALL_BOLD
        id = f"fighter.{piece.faction}.{piece.kind}" + (f".{fighter.result}" if fighter.result else "") + f"#{place}"
        out = fighter.state in ("gone", "hidden", "away") or fighter.result == "kill"
        told, told_role, colour = self._told_fate(fighter, can)
        kind = words().name("unit", piece.kind)
        # What has no room at any size the tip tells.
        fitting = next((each for each in (role, theme.TINY_BOLD) if _fits(kind, each, wide, layout)), None)
        called = Text(kind, fitting, theme.TEXT_SECOND if out else theme.TEXT, "center", spacing=0.9, rank=1,
                      line=" " not in kind) if fitting else None  # fmt: skip
        least = draw.text_width(told, told_role, theme.SMALLEST_PX) if told else 0
        below = Text(told, told_role, colour, "center", line=True, rank=2) if told and least <= layout.px(wide) else \
            Space(h=14, rank=2)  # fmt: skip
        shown = Column(self._token(id, fighter, len(more) + 1, can), called, below, card=("unit", piece.kind))
        made = Pieces(id, shown, partial(self.on_unit, piece.unit), look="bare", tip=unit_tip(piece.unit),
                      w=wide, h=high)  # fmt: skip
        made.can = can
        return made

    def _token(self, id: str, fighter: Fighter, count: int, can: bool) -> Box:
        """The picture of a stack: lit or crossed out by what became of it."""
        piece = fighter.piece
        state: tokens.State = "pained" if fighter.result == "pain" else "plain"
        if fighter.state == "gone" or fighter.result == "kill":
            state = "killed"
        elif fighter.state in ("hidden", "away"):
            state = "blocked"
        elif can:
            state = "can"

        def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
            usual = layout.px(WIDTH[piece.cls] * (0.9 if layout.compact else 1.6))
            size = max(min(usual, *rect.size), layout.px(18))
            area = self.control(id)
            lit = state == "can" and (area.hovered or area.focused)
            fitted(piece.faction, piece.kind, size, "hover" if lit else state).draw(target, rect.center)
            if count > 1:
                disc = tokens.count_disc(count, layout.px(18), theme.faction_colour(piece.faction))
                x, y = (round(middle + size * 0.36) for middle in rect.center)
                target.blit(disc, disc.get_rect(center=(x, y)))

        return Drawn((piece.faction, piece.kind, state, count), paint, grow=1, least=30)
