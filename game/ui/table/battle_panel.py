"""The battle beside the map: its steps, both sides' pieces with what has been dealt them, and the dice."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.tableview import BATTLE_STEPS, BattleSide, Fighter, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import glyph, medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.table.choices import Question, same, unit_tip
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

STEP_NAMES = {
    "before": "Before",
    "roll": "Roll",
    "kills": "Kills",
    "pains": "Pains",
    "after": "After",
    "retreat": "Retreat",
}
FACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_FATE = {
    ("kill", "in"): "Killed",
    ("kill", "gone"): "Killed",
    ("kill", "away"): "Killed",
    ("pain", "in"): "Pained",
    ("pain", "away"): "retreated",
    ("pain", "gone"): "lost",
    ("", "gone"): "gone",
    ("", "away"): "left",
    ("", "hidden"): "hidden",
    ("kill", "hidden"): "hidden",
    ("pain", "hidden"): "hidden",
}


LOW = 110
"""Height of a side's box, in design units, below which its dice are told in words only."""


class FighterSpot(Pressable):
    """A piece in the battle; pressing it chooses it where it can be chosen."""

    def __init__(self, fighters: list[Fighter], can: bool, on_press: Callable[[int], None]) -> None:
        unit = fighters[0].piece.unit
        super().__init__(lambda: on_press(unit), unit_tip(unit))
        self.fighters = fighters
        self.can = can
        self.focusable = can
        self.size = 30

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the piece, its fate below."""
        fighter = self.fighters[0]
        piece = fighter.piece
        state: tokens.State = "plain"
        if fighter.state in ("gone",) or fighter.result == "kill":
            state = "killed"
        elif fighter.state in ("hidden", "away"):
            state = "blocked"
        elif self.can:
            state = "hover" if self.hovered or self.focused else "can"
        elif fighter.result == "pain":
            state = "pained"
        picture = tokens.token(piece.faction, piece.kind, self.size, state)
        middle = (self.rect.centerx, self.rect.y + round(self.size * 0.55))
        target.blit(picture, picture.get_rect(center=middle))
        if len(self.fighters) > 1:
            disc = tokens.count_disc(len(self.fighters), layout.px(18), theme.faction_colour(piece.faction))
            off = round(self.size * 0.36)
            target.blit(disc, disc.get_rect(center=(middle[0] + off, middle[1] + off)))
        y = self.rect.y + round(self.size * 1.15)
        small = layout.font_px(theme.TINY)
        if y + small * 2 <= self.rect.bottom + 4:
            name = draw.shorten(words().name("unit", piece.kind), theme.TINY_BOLD, small, self.rect.width)
            draw.text(
                target,
                name,
                theme.TINY_BOLD,
                small,
                theme.TEXT,
                (self.rect.centerx, y + small // 2),
                "center",
                middle=True,
            )
            y += small + 2
        fate = _FATE.get((fighter.result, fighter.state), "")
        colour = theme.KILL if fate == "Killed" else theme.PAIN if fighter.result == "pain" else theme.TEXT_SECOND
        if self.can and not fate:
            fate, colour = "can be chosen", theme.GOLD
        if fate and y + small <= self.rect.bottom + 4:
            line = draw.shorten(fate, theme.TINY, small, self.rect.width + 8)
            draw.text(
                target,
                line,
                theme.TINY,
                small,
                theme.mix(colour, (255, 255, 255), 0.2),
                (self.rect.centerx, y + small // 2),
                "center",
                middle=True,
            )

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The piece itself shows the focus."""


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
        self._steps(target, layout)
        if self._odds.height:
            self._chances(target, layout)
        for side, box in zip(battle.sides, self._boxes, strict=True):
            self._side(target, layout, side, box)
        self._used(target, layout)

    def _steps(self, target: pygame.Surface, layout: Layout) -> None:
        assert self.table is not None and self.table.battle is not None
        px = layout.px
        wide = not layout.compact
        margin = px(12 if wide else 8)
        high = px(36 if wide else 26)
        each = (self.rect.width - 2 * margin) // len(BATTLE_STEPS)
        now = BATTLE_STEPS.index(self.table.battle.step)
        for place, step in enumerate(BATTLE_STEPS):
            box = pygame.Rect(self.rect.x + margin + place * each, self._top, each, high)
            self._arrow(target, box.inflate(-2, -px(4)), place, now)
            colour = theme.GOLD if place == now else theme.TEXT if place < now else theme.TEXT_THIRD
            label_px = layout.font_px(theme.LABEL if wide else theme.TINY_BOLD)
            role = theme.LABEL if wide else theme.TINY_BOLD
            x = box.centerx + px(3)
            if place == now and self.question and box.width > px(84):
                mark = glyph(self.question.faction, label_px)
                target.blit(
                    mark,
                    mark.get_rect(
                        midright=(x - draw.text_width(STEP_NAMES[step], role, label_px) // 2 + px(4), box.centery)
                    ),
                )
                x += px(10)
            words_ = draw.shorten(STEP_NAMES[step], role, label_px, box.width - px(6))
            draw.text(target, words_, role, label_px, colour, (x, box.centery), "center", middle=True)

    def _chances(self, target: pygame.Surface, layout: Layout) -> None:
        """Bars of how many Kills and Pains each side's dice bring; what fell is bright."""
        assert self.table is not None and self.table.battle is not None
        px = layout.px
        box = self._odds
        small = layout.font_px(theme.SMALL)
        rolled = any(side.dice for side in self.table.battle.sides)
        head = "Odds before the roll" if rolled else "Odds of the roll"
        draw.text(
            target, head, theme.HEAD, layout.font_px(theme.HEAD), theme.BRASS, (box.x, box.y + px(8)), middle=True
        )
        if rolled:
            at = (box.right, box.y + px(8))
            draw.text(
                target, "bright: what fell", theme.SMALL_ITALIC, small, theme.TEXT_THIRD, at, "right", middle=True
            )
        each = box.width // 4
        place = 0
        for side in self.table.battle.sides:
            for name, odds, fell in (
                ("Kills by", side.kill_odds, side.rolled_kills),
                ("Pains by", side.pain_odds, side.rolled_pains),
            ):
                part = pygame.Rect(box.x + place * each, box.y + px(20), each - px(16), box.height - px(20))
                self._bars(target, layout, part, side, name, odds, min(fell, 3) if side.dice else -1)
                place += 1

    def _bars(
        self,
        target: pygame.Surface,
        layout: Layout,
        part: pygame.Rect,
        side: BattleSide,
        name: str,
        odds: tuple[float, ...],
        fell: int,
    ) -> None:
        px = layout.px
        tiny = layout.font_px(theme.TINY)
        colour = theme.faction_colour(side.faction)
        found = draw.text(target, name, theme.TINY_BOLD, tiny, theme.TEXT, (part.x, part.y + px(8)), middle=True)
        mark = glyph(side.faction, px(15))
        target.blit(mark, mark.get_rect(midleft=(found.right + px(5), part.y + px(8))))
        step = part.width // 4
        foot = part.bottom - px(16)
        most = foot - part.y - px(34)
        for number, chance in enumerate(odds):
            lit = number == fell
            high = max(round(most * chance), 1)
            bar = pygame.Rect(part.x + number * step + 2, foot - high, step - 4, high)
            target.fill(theme.mix(theme.INK, colour, 0.95 if lit else 0.42), bar)
            percent = f"{chance:.0%}" if chance >= 0.005 else "–"
            role, tone = (theme.TINY_BOLD, theme.TEXT) if lit else (theme.TINY, theme.TEXT_SECOND)
            draw.text(target, percent, role, tiny, tone, (bar.centerx, bar.top - px(8)), "center", middle=True)
            label = f"{number}+" if number == 3 else str(number)
            draw.text(target, label, role, tiny, tone, (bar.centerx, foot + px(9)), "center", middle=True)

    def _arrow(self, target: pygame.Surface, box: pygame.Rect, place: int, now: int) -> None:
        point = box.height // 3
        points = [
            (box.left, box.top),
            (box.right - point, box.top),
            (box.right, box.centery),
            (box.right - point, box.bottom - 1),
            (box.left, box.bottom - 1),
        ]
        if place:
            points.append((box.left + point, box.centery))
        pygame.draw.polygon(target, theme.CHOSEN_TOP if place == now else theme.FIELD, points)
        rim = (
            theme.GOLD
            if place == now
            else theme.BRASS_LINE
            if place < now
            else theme.mix(theme.BRASS_LINE, theme.INK, 0.6)
        )
        pygame.draw.aalines(target, rim, True, points)

    def _side(self, target: pygame.Surface, layout: Layout, side: BattleSide, box: pygame.Rect) -> None:
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
            told = due or (_totals(side) if side.dice else told)
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
            self._dice(target, layout, side, box)

    def _due(self, side: BattleSide) -> str:
        """What the side still has to place on its own pieces."""
        parts = [
            f"{count} {name}{'s' if count != 1 else ''}"
            for count, name in ((side.kills_due, "Kill"), (side.pains_due, "Pain"))
            if count
        ]
        return "takes " + " and ".join(parts) if parts else ""

    def _dice(self, target: pygame.Surface, layout: Layout, side: BattleSide, box: pygame.Rect) -> None:
        px = layout.px
        wide = not layout.compact
        small = layout.font_px(theme.SMALL_BOLD)
        y = box.bottom - px(24 if wide else 17)
        if not side.dice:
            if self.table and self.table.battle and self.table.battle.step != "before":
                draw.text(
                    target, "no dice", theme.SMALL_ITALIC, small, theme.TEXT_THIRD, (box.x + px(12), y), middle=True
                )
            return
        told = _totals(side)
        right = draw.text(
            target, told, theme.SMALL_BOLD, small, theme.TEXT, (box.right - px(12), y), "right", middle=True
        ).left
        room = right - px(10) - box.x - px(10)
        size = px(26 if wide else 19)
        step = min(size + px(5), room // max(len(side.dice), 1))
        for place, face in enumerate(sorted(side.dice, reverse=True)):
            picture = die(face, size)
            target.blit(picture, picture.get_rect(midleft=(box.x + px(10) + place * step, y)))

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


def _totals(side: BattleSide) -> str:
    """What a side has rolled, in words."""
    kills, pains = side.rolled_kills, side.rolled_pains
    return f"{kills} Kill{'s' if kills != 1 else ''}, {pains} Pain{'s' if pains != 1 else ''}"


_DICE: dict[tuple[int, int], pygame.Surface] = {}


def die(face: int, size: int) -> pygame.Surface:
    """A die: red when it Kills, amber when it is a Pain, dark otherwise."""
    made = _DICE.get((face, size))
    if made is not None:
        return made
    big = size * 3
    colour = (
        theme.KILL if face == 6 else theme.PAIN if face >= 4 else theme.mix(theme.BUTTON_TOP, theme.TEXT_THIRD, 0.25)
    )
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.rect(picture, theme.mix(colour, (255, 255, 255), 0.15), (0, 0, big, big), border_radius=big // 6)
    pygame.draw.rect(picture, theme.mix(colour, theme.INK, 0.35), (3, 3, big - 6, big - 6), border_radius=big // 7)
    pips = theme.CREAM if face >= 4 else theme.TEXT_SECOND
    for x, y in FACES[face]:
        pygame.draw.circle(picture, pips, (big / 2 + x * big * 0.26, big / 2 + y * big * 0.26), big * 0.085)
    made = _DICE[face, size] = pygame.transform.smoothscale(picture, (size, size))
    return made
