"""The battle as a stage: the area's ground in both sides' light, figures that face each other, dice before them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

import pygame

from game.games.wars.screen.answers.choices import unit_tip
from game.games.wars.screen.battle import scenery
from game.games.wars.screen.battle.docked import DockedBattle
from game.games.wars.screen.battle.fates import rolled
from game.games.wars.screen.battle.figures import (
    Field,
    Figures,
    Haloed,
    Place,
    apart,
    around,
    looks_of,
    name_room,
    small,
)
from game.games.wars.screen.battle.parts import Group as Fighters
from game.games.wars.screen.battle.ranks import GREAT, Rank, Stand, eased, ranks_of, stand, swapped, unit_for
from game.games.wars.screen.battle.side import Blows, Look, Ranks
from game.games.wars.screen.map.ground import LitBoard
from game.games.wars.words.tableview import BattleSide, BattleView, Fighter
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme
from game.ui.figures.index import index
from game.ui.kit.box import Box, Column, Drawn, Either, Row, Space, Stack, Text
from game.ui.kit.controls import Held
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

LEAST = (760, 420)
"""How wide and high a slot must be for a stage, in design units."""
BESIDE = 96
"""Room beside the head, for the button that folds and those that stay over the map."""
UNIT = 122
"""How many design units a unit of sculptures is at the most."""
FILLED, SOFT = 2.9, 2.4
"""How many units a stage is at least high where they grow beyond that; and how many times as large as their pictures
they may become."""
PLATE = Frame(theme.INK, theme.INK, theme.INK, 0, radius=4, diamonds=False)
"""The ground of words over figures."""


@dataclass(frozen=True)
class Measures:
    """Lengths of a stage, in design units; in pixels ``field``, the room of one side's figures, and that of words in it
    ``above`` heads and ``below`` feet."""

    head: float
    steps: float
    name: float
    dice: float
    tally: float
    used: float
    odds: tuple[float, float]
    margin: float
    above: int
    below: int
    field: tuple[int, int]

    @property
    def band(self) -> float:
        """How high a side's words and dice are."""
        return self.name + self.dice + self.tally + 8


def measures(rect: pygame.Rect, layout: Layout) -> Measures:
    """What a stage of a size is divided into."""
    wide, more = not layout.compact, layout.frame
    head, steps, name, dice, tally, used = (
        each * more for each in ((56, 36, 30, 52, 28, 30) if wide else (32, 26, 24, 34, 20, 24))
    )
    odds = (400.0, 140.0) if wide else (280 * min(more, 1.2), 104 * more)
    margin = 26 if wide else 14
    px, fate = layout.px, draw.line_height(theme.SMALL, layout.font_px(theme.SMALL))
    high = rect.height - sum(px(each) for each in (head, steps, name, dice, tally, used)) - px(8) - 5 * px(4)
    below, above = (draw.line_height(role, layout.font_px(role)) + fate + px(4)
                    for role in (small(layout), theme.FACTION_NAME))  # fmt: skip
    return Measures(head, steps, name, dice, tally, used, odds, margin, above, below,
                    ((rect.width - 2 * px(margin)) // 2, max(high, 40)))  # fmt: skip


class StagedBattle(DockedBattle):
    """A battle as it stands over the whole of the map."""

    home: tuple[float, float] = (0.0, 0.0)
    """The area's place on the board's picture."""
    board: LitBoard | None = None
    bare = False
    """Whether it is painted without its ground; ``bared`` once it has been."""
    bared = False

    def begin_stage(self) -> None:
        """What a stage has beside a docked battle: figures, their blows, and its ground."""
        self.blows = Blows()
        self.ranks = Ranks(self.blows, False, self._lit), Ranks(self.blows, True, self._lit)
        self._ground: tuple[object, pygame.Surface] | None = None
        self._turned: list[tuple[int, int]] = []
        self._pressed = -1

    def _lit(self, id: str) -> bool:
        """Whether a control is pointed at or has the keyboard."""
        if not self.shows(id):
            return False
        widget = self.control(id)
        return widget.hovered or widget.focused

    # Blows ------------------------------------------------------------------------------------

    def _hit(self, before: BattleView | None, now: BattleView | None, lively: bool) -> None:
        """Let blows fall on those that have been dealt a result since, there where the hand was."""
        if now is None:
            self._ground = None
        if before is None or now is None or before.area != now.area:
            self._turned, self._pressed = [], -1
            return
        then = {each.piece.unit: each for side in before.sides for each in side.fighters}
        struck = [each.piece for side in now.sides for each in side.fighters
                  if each.result in ("kill", "pain") and each.piece.unit in then
                  and then[each.piece.unit].result != each.result]  # fmt: skip
        meant = then.get(self._pressed)
        if meant and not meant.result:
            kind = meant.piece.faction, meant.piece.kind
            alike = [piece.unit for piece in struck if (piece.faction, piece.kind) == kind]
            self._turned += [(unit, self._pressed) for unit in alike[:1] if self._pressed not in alike]
        self._pressed = -1 if struck else self._pressed
        if lively:
            self.blows.strike(piece.unit for piece in struck)

    def _press(self, unit: int) -> None:
        """Choose a piece; of alike ones the blow is to be seen on the one that was pressed."""
        pointed = (ranks.pointed for ranks in self.ranks)
        self._pressed = next((each for each in pointed if each is not None), unit)
        self.on_unit(unit)

    def figure(self, unit: int) -> pygame.Rect | None:
        """Where on the window a piece's figure stands on the stage."""
        return next(filter(None, (ranks.body(unit) for ranks in self.ranks)), None)

    def free(self, layout: Layout) -> pygame.Rect:
        """The part of a stage between its head and its dice, where a line may lie over it."""
        m, px = measures(self.rect, layout), layout.px
        top = px(m.head) + px(m.steps) + 3 * px(4)
        return pygame.Rect(self.rect.x, self.rect.y + top, self.rect.width, m.field[1]).inflate(-2 * px(m.margin), 0)

    def figures(self, layout: Layout) -> list[pygame.Rect]:
        """Where all figures of the stage are, with the room of the names above great ones and below the others."""
        m = measures(self.rect, layout)
        return [body for ranks in self.ranks for body in ranks.bodies(m.above, m.below)]

    # Describing -------------------------------------------------------------------------------

    def _staged(self, battle: BattleView, layout: Layout) -> Box:
        """Head and steps above, both sides facing each other, the odds in the middle below."""
        m = measures(self.rect, layout)
        across = self.rect.width / layout.scale - 2 * m.margin
        ranks = [ranks_of(fighter.piece for fighter in side.fighters) for side in battle.sides]
        stands = self._stands(battle, ranks, m, layout)
        sides = [self._half(*each, m, layout) for each in zip(battle.sides, ranks, stands, strict=True)]
        arrows = self._steps(battle, m.steps - 2, min(across, 800 * layout.frame), layout)
        arrows.w = min(across, 800 * layout.frame)
        steps = Row(arrows, pack="center", h=m.steps)
        wide, high = m.odds
        each = (across - wide) / 2 - 16
        body = Column(
            self._head(battle, m.head, layout, BESIDE * layout.frame), steps, Row(*sides, across="fill", grow=1),
            Row(Either(*self._used(), w=each), Space(grow=1), Row(self.lost(), w=each, pack="end"), h=m.used),
            gap=4, pad=(m.margin, 4),
        )  # fmt: skip
        shown = Column(self._odds(battle, wide, high, layout), w=wide)
        odds = Column(Row(shown, pack="center"), Space(h=6), at="bottom")
        return Stack(Drawn(("ground", battle.area), self._paint_ground), body, odds,
                     card=("term", "pre_battle" if battle.step == "before" else "kill"))  # fmt: skip

    def _unit(self, ranks: Sequence[Sequence[Rank]], m: Measures, layout: Layout) -> float:
        """How many pixels a unit of sculptures has: the same for both sides.

        Few and small ones grow beyond the usual until they fill the stage or would be blurred, as long as their wings
        stay in it.
        """
        usual, room = UNIT * layout.scale, self._room(m, layout)
        large = max(usual, min(SOFT * index().large, m.field[1] / FILLED))
        whole = m.field[0] + 2 * layout.px(m.margin)
        return max(min(unit_for(each, room, m.above, m.below, most, reach) for each in ranks)
                   for most, reach in ((usual, math.inf), (large, whole)))  # fmt: skip

    def _stands(self, battle: BattleView, ranks: Sequence[Sequence[Rank]], m: Measures,
                layout: Layout) -> list[list[Stand]]:  # fmt: skip
        """Where the figures of each side stand: all in one size, on one ground."""
        unit = self._unit(ranks, m, layout)
        eases = [eased(each, m.field[1] - m.above - m.below, unit) for each in ranks]
        risen = min(higher for _, higher in eases)
        return [stand(each, m.field, m.below, unit, side.attacker, (further, risen))
                for side, each, (further, _) in zip(battle.sides, ranks, eases, strict=True)]  # fmt: skip

    @staticmethod
    def _room(m: Measures, layout: Layout) -> tuple[int, int]:
        return m.field[0] - layout.px(40), m.field[1]

    def _paint_ground(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        assert self.battle is not None
        if self.bare:
            self.bared = True
            target.fill(theme.INK, rect)
            return
        colours = tuple(theme.faction_colour(side.faction) for side in self.battle.sides)
        key = (self.battle.area, rect.size, colours, id(self.board))
        if self._ground is None or self._ground[0] != key:
            self._ground = key, scenery.ground(self.board, self.home, rect.size, (colours[0], colours[1]))
        target.blit(self._ground[1], rect)

    def _half(self, side: BattleSide, ranks: Sequence[Rank], stands: list[Stand], m: Measures, layout: Layout) -> Box:
        """One side: its figures, and below them its name, its dice and what they brought."""
        for pair in self._turned:
            stands = swapped(stands, *pair)
        held = self.ranks[not side.attacker]
        groups = list(self._groups(side))
        pieces, places, looks = self._figures(held, stands, groups, len(ranks), m, layout)
        held.show(stands, looks)
        name = f"ranks.{'attacker' if side.attacker else 'defender'}"
        return Column(Field(Held(name, held), pieces, places, h=m.field[1] / layout.scale), self._band(side, m, layout),
                      grow=1, card=("faction", side.faction))  # fmt: skip

    def _band(self, side: BattleSide, m: Measures, layout: Layout) -> Box:
        """A side's name, dice and tally, beside the odds; all of it mirrored for the defender."""
        told, due = self._told_dice(side, True)
        called = words().name("faction", side.faction)
        large, small = (
            Text(called, role, theme.faction_text(side.faction), line=True)
            for role in ((theme.TITLE_SMALL, theme.SMALL_BOLD) if not layout.compact else
                         (theme.FACTION_NAME, theme.TINY_BOLD))
        )  # fmt: skip
        does = Text(say("wars-battle-attacks" if side.attacker else "wars-battle-defends"), theme.SMALL,
                    theme.TEXT_SECOND, line=True)  # fmt: skip
        lies = bool(side.dice) and not self.tumble.busy
        role = theme.SMALL_BOLD if layout.compact else theme.CARD_BOLD
        brought = [Text(rolled(side), role, theme.TEXT, line=True)] if lies else []
        takes = [Text(told, role, theme.GOLD if due else theme.TEXT_SECOND, line=True)] if due or not lies else []

        def mirrored(*parts: Box) -> tuple[Box, ...]:
            return parts if side.attacker else parts[::-1]

        pack: Literal["start", "end"] = "start" if side.attacker else "end"
        smaller = [replace(each, role=theme.SMALL_BOLD) for each in (*brought, *takes)]
        own = Column(
            Row(Either(Row(*mirrored(large, does), gap=10, pack=pack), Row(large, pack=pack), Row(small, pack=pack),
                       grow=1), h=m.name),
            self._staged_dice(side, m.dice),
            Row(Either(Row(*mirrored(*brought, *takes), gap=18, pack=pack),
                       Row(*mirrored(*smaller), gap=12, pack=pack),
                       Row(*(takes or brought), pack=pack), grow=1), h=m.tally),
            gap=2, grow=1,
        )  # fmt: skip
        return Row(*mirrored(own, Space(w=m.odds[0] / 2 + 8)), h=m.band, across="fill")

    def _staged_dice(self, side: BattleSide, high: float) -> Box:
        """What a side has rolled, the highest at its own end; places for them before the roll."""
        if not side.dice and self.battle and self.battle.step != "before":
            none = Text(say("wars-battle-no-dice"), theme.SMALL, theme.TEXT_SECOND, line=True)
            return Row(none, h=high, pack="start" if side.attacker else "end")
        row = self._dice_rows[not side.attacker]
        self._fill_dice(row, side, True)
        return Row(Held(f"dice.{'attacker' if side.attacker else 'defender'}", row, grow=1, at="fill"), h=high)

    # Figures ----------------------------------------------------------------------------------

    def _figures(self, held: Ranks, stands: Sequence[Stand], groups: Sequence[Fighters], ranks: int, m: Measures,
                 layout: Layout) -> tuple[list[Figures], list[Place], dict[int, Look]]:  # fmt: skip
        """The controls of figures alike in kind and fate, their places, and how each figure looks."""
        by_unit = {each.piece.unit: each for each in stands}
        found = [(place, fighters, can, [by_unit[each.piece.unit] for each in fighters])
                 for place, (fighters, can) in enumerate(groups)]  # fmt: skip
        named = ranks <= 2 and apart([name_room(own, layout) for _, _, _, own in found])
        pieces: list[Figures] = []
        places: list[Place] = []
        looks: dict[int, Look] = {}
        for place, fighters, can, own in found:
            piece = fighters[0].piece
            result = fighters[0].result
            id = f"fighter.{piece.faction}.{piece.kind}" + (f".{result}" if result else "") + f"#{place}"
            looks |= {each.piece.unit: Look(looks_of(each, can), id) for each in fighters}
            box, room = self._piece(id, fighters, can, own, named, m, layout)
            box.ranks, box.units = held, tuple(each.piece.unit for each in fighters)
            pieces.append(box)
            places.append(room)
        return pieces, places, looks

    def _piece(self, id: str, fighters: Sequence[Fighter], can: bool, own: Sequence[Stand], named: bool, m: Measures,
               layout: Layout) -> tuple[Figures, Place]:  # fmt: skip
        """One control with what is said of its figures: above great ones and those behind, below the first rank."""
        piece, great = fighters[0].piece, own[0].size.tall >= GREAT
        kind = words().name("unit", piece.kind)
        told, role, colour = self._told_fate(fighters[0], can)
        out = fighters[0].state in ("gone", "hidden", "away") or fighters[0].result == "kill"
        own_tone = theme.mix(theme.faction_colour(piece.faction), (255, 255, 255), 0.55)
        tone = theme.TEXT_SECOND if out else own_tone if great else theme.TEXT
        said: list[Text] = [Haloed(kind, theme.FACTION_NAME if great else small(layout), tone, "center", line=True)]
        said = said if great or named else []
        boxes: list[Box] = [Row(each, pack="center") for each in said]
        # In three ranks gold light alone says who can be chosen: words would hide those behind.
        if told and (named or not can):
            said.append(Text(told, role, colour, "center", line=True))
            boxes.append(Row(Row(said[-1], pad=(6, 0), frame=PLATE), pack="center"))
        above = great or own[0].rank > 0
        wide = max((draw.text_width(each.words, each.role, layout.font_px(each.role)) for each in said), default=0)
        lines = sum(draw.line_height(each.role, layout.font_px(each.role)) for each in said) + layout.px(3)
        shown = Column(*boxes, pack="start" if above else "end", card=("unit", piece.kind))
        box = Figures(id, shown, partial(self._press, piece.unit), look="bare", tip=unit_tip(piece.unit))
        box.can = can
        return box, around(own, wide + layout.px(20), lines, above, m.field)
