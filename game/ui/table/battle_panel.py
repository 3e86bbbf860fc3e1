"""The battle beside the map: where its parts stand, both sides, and what has been used."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.tableview import BattleSide, Fighter, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.battle_dice import draw_dice, totals
from game.ui.table.battle_fighter import FighterSpot
from game.ui.table.battle_odds import draw_odds
from game.ui.table.battle_steps import draw_steps
from game.ui.table.choices import Question, same
from game.ui.widgets.base import Widget

LOW = 110
"""Height of a side's box, in design units, below which its dice are told in words only."""


class BattlePanel(Widget):
    """The docked panel. ``parts`` are the pieces in it, widgets of their own."""

    focusable = False

    def __init__(self, on_unit: Callable[[int], None]) -> None:
        super().__init__()
        self.visible = False
        self.on_unit = on_unit
        self.table: Table | None = None
        self.question: Question | None = None
        self.parts: list[Widget] = []
        self._layout: Layout | None = None
        self._boxes: list[pygame.Rect] = []
        self._top = 0
        self._odds = pygame.Rect(0, 0, 0, 0)

    def width(self, layout: Layout, slot: pygame.Rect) -> int:
        """How wide the panel is in a map slot."""
        wanted = layout.px(640 if not layout.compact else 420)
        return min(wanted, max(round(slot.width * 0.49), layout.px(300)), slot.width)

    def show(self, table: Table, question: Question | None) -> None:
        """Show the battle of a table, if there is one."""
        self.table, self.question = table, question
        self.visible = table.battle is not None
        self._build()
        if self._layout and self.rect.width:
            self._arrange()

    def _build(self) -> None:
        self.parts = []
        if self.table is None or self.table.battle is None:
            return
        offered = set()
        if self.question:
            offered = {c.option.unit for c in self.question.choices if c.option and c.option.unit >= 0}
        for side in self.table.battle.sides:
            for group in self._groups(side):
                able = [f for f in group if any(self._alike(f, unit) for unit in offered)]
                if able:
                    group = able + [f for f in group if f not in able]
                self.parts.append(FighterSpot(group, bool(able), self.on_unit))

    def _alike(self, fighter: Fighter, unit: int) -> bool:
        assert self.table is not None
        if fighter.piece.unit == unit:
            return True
        other = self.table.pieces.get(unit)
        fates = self.question.marks.results if self.question else {}
        alike = other is not None and same(other, fighter.piece)
        return alike and fates.get(unit, "") == fates.get(fighter.piece.unit, "")

    def _groups(self, side: BattleSide) -> list[list[Fighter]]:
        """Like pieces with like fates, together."""
        order = {"great_old_one": 0, "monster": 1, "cultist": 2}
        found: dict[tuple[int, str, str, str, bool], list[Fighter]] = {}
        for fighter in side.fighters:
            piece = fighter.piece
            key = (order[piece.cls], piece.kind, fighter.result, fighter.state, piece.keeper)
            found.setdefault(key, []).append(fighter)
        return [found[key] for key in sorted(found)]

    # Places -----------------------------------------------------------------------------------

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place."""
        self.rect, self._layout = rect, layout
        self._arrange()

    def _arrange(self) -> None:
        layout = self._layout
        if layout is None or self.table is None or self.table.battle is None:
            return
        px = layout.px
        wide = not layout.compact
        margin = px(12 if wide else 8)
        head = px(46 if wide else 32)
        steps = px(36 if wide else 26)
        low = self.rect.height < px(360)
        self._top = self.rect.y + (head if not low else px(26))
        used = px(34 if wide else 26)
        top = self._top + steps + px(10)
        each = (self.rect.bottom - used - top) // 2
        self._odds = pygame.Rect(0, 0, 0, 0)
        if wide and each > px(260):
            self._odds = pygame.Rect(self.rect.x + margin, top, self.rect.width - 2 * margin, px(118))
            top += px(126)
            each = (self.rect.bottom - used - top) // 2
        self._boxes = [
            pygame.Rect(self.rect.x + margin, top + place * each, self.rect.width - 2 * margin, each - px(8))
            for place in (0, 1)
        ]
        index = 0
        for side, box in zip(self.table.battle.sides, self._boxes, strict=True):
            count = len(self._groups(side))
            self._row(self.parts[index : index + count], box, layout)
            index += count

    def _row(self, spots: list[Widget], box: pygame.Rect, layout: Layout) -> None:
        """Pieces of a side between its head and its dice, in one row or two."""
        if not spots:
            return
        px = layout.px
        wide = not layout.compact
        top = box.y + px(40 if wide else 30)
        bottom = box.bottom - (px(44 if wide else 32) if box.height >= px(LOW) else px(2))
        most = px(124 if wide else 104)
        rows = 2 if len(spots) * px(74 if wide else 58) > box.width else 1
        across = -(-len(spots) // rows)
        each = min(most, (box.width - px(12)) // across)
        high = min((bottom - top) // rows, px(122 if wide else 84))
        top += (bottom - top - high * rows) // 2
        for place, spot in enumerate(spots):
            row, column = divmod(place, across)
            assert isinstance(spot, FighterSpot)
            cls = spot.fighters[0].piece.cls
            usual = {"great_old_one": tokens.GREAT_OLD_ONE, "monster": tokens.MONSTER, "cultist": tokens.CULTIST}[cls]
            spot.size = max(min(px(usual * (1.0 if wide else 0.8)), each - px(8), high - px(4)), px(16))
            spot.place(pygame.Rect(box.x + px(6) + column * each, top + row * high, each, high))

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint frame, steps, both sides and what has been used."""
        if self.table is None or self.table.battle is None:
            return
        px = layout.px
        wide = not layout.compact
        battle = self.table.battle
        draw.glow(target, self.rect, (0, 0, 0), px(14), px(2), 190)
        draw.panel(target, self.rect)
        small_head = self._top - self.rect.y < px(30)
        y = self.rect.y + (self._top - self.rect.y) // 2
        sign = icon("battle", px(22 if wide else 16), theme.TEXT)
        target.blit(sign, sign.get_rect(midleft=(self.rect.x + px(14), y)))
        role = theme.TITLE_SMALL if not small_head else theme.LABEL
        place = words().name("area", battle.area)
        the = "the " if self.table.by_area[battle.area].ocean else ""
        line = draw.shorten(f"Battle in {the}{place}", role, layout.font_px(role), self.rect.width - px(60))
        draw.text(
            target, line, role, layout.font_px(role), theme.TEXT, (self.rect.x + px(46 if wide else 38), y), middle=True
        )
        margin = px(12 if wide else 8)
        row = pygame.Rect(self.rect.x + margin, self._top, self.rect.width - 2 * margin, px(36 if wide else 26))
        draw_steps(target, layout, row, battle.step, self.question.faction if self.question else "")
        if self._odds.height:
            draw_odds(target, layout, battle.sides, self._odds)
        for side, box in zip(battle.sides, self._boxes, strict=True):
            self._side(target, layout, side, box)
        self._used(target, layout)

    def _side(self, target: pygame.Surface, layout: Layout, side: BattleSide, box: pygame.Rect) -> None:
        assert self.table is not None and self.table.battle is not None
        px = layout.px
        wide = not layout.compact
        colour = theme.faction_colour(side.faction)
        style = draw.PanelStyle(line=colour, line_alpha=150, radius=px(4), wash=colour, wash_alpha=50, diamonds=False)
        draw.panel(target, box, style)
        y = box.y + px(20 if wide else 15)
        size = px(30 if wide else 22)
        picture = medal(side.faction, size)
        target.blit(picture, picture.get_rect(midleft=(box.x + px(8), y)))
        name_px = layout.font_px(theme.FACTION_NAME)
        found = draw.text(
            target,
            words().name("faction", side.faction),
            theme.FACTION_NAME,
            name_px,
            theme.faction_text(side.faction),
            (box.x + px(16) + size, y),
            middle=True,
        )
        draw.text(
            target,
            "attacks" if side.attacker else "defends",
            theme.SMALL_ITALIC,
            layout.font_px(theme.SMALL_ITALIC),
            theme.TEXT_SECOND,
            (found.right + px(10), y),
            middle=True,
        )
        due = self._due(side)
        told = due or f"{side.dice_count} {'die' if side.dice_count == 1 else 'dice'}"
        if box.height < px(LOW):
            told = due or (totals(side) if side.dice else told)
        if box.width > px(300):
            draw.text(
                target,
                told,
                theme.SMALL_BOLD,
                layout.font_px(theme.SMALL_BOLD),
                theme.GOLD if due else theme.TEXT,
                (box.right - px(12), y),
                "right",
                middle=True,
            )
        if box.height >= px(LOW):
            draw_dice(target, layout, side, box, before=self.table.battle.step == "before")

    def _due(self, side: BattleSide) -> str:
        """What the side still has to place on its own pieces."""
        parts = [
            f"{count} {name}{'s' if count != 1 else ''}"
            for count, name in ((side.kills_due, "Kill"), (side.pains_due, "Pain"))
            if count
        ]
        return "takes " + " and ".join(parts) if parts else ""

    def _used(self, target: pygame.Surface, layout: Layout) -> None:
        assert self.table is not None and self.table.battle is not None
        px = layout.px
        y = self.rect.bottom - px(19 if not layout.compact else 14)
        small = layout.font_px(theme.SMALL)
        x = self.rect.x + px(14)
        used = self.table.battle.used
        if not used:
            return
        x = draw.text(target, "Used:", theme.SMALL, small, theme.TEXT_SECOND, (x, y), middle=True).right + px(8)
        for name in used:
            for group in ("book", "ability"):
                if words().has(group, name):
                    label = words().name(group, name)
                    break
            else:
                label = name
            wide = draw.text_width(label, theme.SMALL, small) + px(18)
            if x + wide > self.rect.right - px(8):
                break
            chip = pygame.Rect(x, 0, wide, small + px(8))
            chip.centery = y
            draw.outline(target, chip, theme.BRASS_LINE, chip.height // 2, 1, 190)
            draw.text(target, label, theme.SMALL, small, theme.TEXT, chip.center, "center", middle=True)
            x = chip.right + px(6)
