"""The battle beside the map: steps, odds, both sides with their pieces and dice, and what has been used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.wars.screen.answers.choices import Question, same
from game.games.wars.screen.battle.dice import draw_dice, totals
from game.games.wars.screen.battle.fighter import FighterSpot
from game.games.wars.screen.battle.odds_bars import draw_bars, sign_fits
from game.games.wars.screen.battle.places import Places, place_spots, places_in
from game.games.wars.screen.battle.steps import draw_steps
from game.games.wars.screen.battle.tumble import Tumble
from game.games.wars.words.battle_course import Course
from game.games.wars.words.tableview import BattleSide, BattleView, Fighter, Table
from game.match.words import words
from game.ui import draw, palette, theme
from game.ui.glyphs import glyph, medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

_ORDER = {"great_old_one": 0, "monster": 1, "cultist": 2}
_NOTHING = pygame.Rect(0, 0, 0, 0)


class FoldButton(Pressable):
    """Folds the panel to its head, so that the whole map is in sight, and opens it again."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.folded = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint an arrow: up to fold, down to open."""
        colour = theme.GOLD if self.hovered or self.focused else theme.TEXT_SECOND
        x, y = self.rect.center
        reach = layout.px(6)
        way = -1 if self.folded else 1
        points = [(x - reach, y + way * reach // 2), (x, y - way * reach // 2), (x + reach, y + way * reach // 2)]
        pygame.draw.lines(target, colour, False, points, max(layout.px(2), 2))


class BattlePanel(Widget):
    """The docked panel; ``battle`` is what it shows. Its ``widgets`` stand on the table's board like itself.

    Its picture is kept until what it shows changes; dice, which tumble, are painted over it.
    """

    ROLE = "panel"

    focusable = False

    def __init__(self, on_unit: Callable[[int], None], on_fold: Callable[[], None]) -> None:
        super().__init__()
        self.visible = False
        self.on_unit = on_unit
        self.battle: BattleView | None = None
        self.table: Table | None = None
        self.question: Question | None = None
        self.course: Course | None = None
        self.tumble = Tumble()
        self.folded = False
        self.fold = FoldButton(self._toggle).called("fold")
        self.spots: list[FighterSpot] = []
        self.places: Places | None = None
        self._on_fold = on_fold
        self._layout: Layout | None = None
        self._picture: pygame.Surface | None = None
        self._painted: Any = None

    @property
    def parts(self) -> list[FighterSpot]:
        """The pieces in the panel, as long as they are in sight."""
        return [] if self.folded else self.spots

    @property
    def widgets(self) -> list[Widget]:
        """All that stands on the panel."""
        return [self.fold, *self.parts]

    def _toggle(self) -> None:
        self.folded = not self.folded
        self._on_fold()

    def width(self, layout: Layout, slot: pygame.Rect) -> int:
        """How wide the panel is in a map slot."""
        wanted = layout.px(648 if not layout.compact else 460)
        return min(wanted, max(round(slot.width * 0.5), layout.px(300)), slot.width)

    def show(
        self,
        table: Table,
        battle: BattleView | None,
        question: Question | None,
        course: Course | None = None,
        pace: float = 0.0,
    ) -> None:
        """Show a battle of a table, or none. With a ``pace`` dice that have just been rolled tumble."""
        rolled = battle is not None and any(side.dice for side in battle.sides)
        fresh = rolled and not (self.battle and any(side.dice for side in self.battle.sides))
        if fresh and pace:
            self.tumble.begin(pace)
        elif not rolled or not pace or not self.tumble.busy:
            self.tumble.finish()
        if battle is None or self.battle is None:
            self.folded = False
        self.table, self.battle, self.question, self.course = table, battle, question, course
        self.visible = battle is not None
        self._build()
        if self._layout and self.rect.width:
            self._arrange()

    def _build(self) -> None:
        self.spots = []
        if self.battle is None:
            return
        offered, offer = set(), "can be chosen"
        if self.question:
            offered = {c.option.unit for c in self.question.choices if c.option and c.option.unit >= 0}
            offer = "can take it" if self.question.kind.startswith("assign") else offer
        fates = self.course.fates if self.course else {}
        for side in self.battle.sides:
            for group in self._groups(side):
                able = [f for f in group if any(self._alike(f, unit) for unit in offered)]
                if able:
                    group = able + [f for f in group if f not in able]
                reason = fates.get(group[0].piece.unit, "")
                self.spots.append(FighterSpot(group, bool(able), self.on_unit, offer, reason))

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
        fates = self.course.fates if self.course else {}
        found: dict[tuple[Any, ...], list[Fighter]] = {}
        for fighter in side.fighters:
            piece = fighter.piece
            reason = fates.get(piece.unit, "")
            hurt = fighter.result if fighter.state in ("in", "away") else "z"
            key = (hurt, _ORDER[piece.cls], piece.kind, fighter.result, fighter.state, piece.keeper, reason)
            found.setdefault(key, []).append(fighter)
        return [found[key] for key in sorted(found)]

    # Motion -----------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether dice tumble."""
        return self.visible and not self.folded and self.tumble.busy

    @property
    def moving_area(self) -> pygame.Rect:
        """Where something moves."""
        return self.rect

    def advance(self, dt: float) -> None:
        """Let dice roll on."""
        self.tumble.advance(dt)

    def finish(self) -> None:
        """Let dice lie."""
        self.tumble.finish()

    # Places -----------------------------------------------------------------------------------

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place; folded only its head does."""
        self._layout = layout
        self.rect = rect
        if self.folded:
            self.rect = pygame.Rect(rect.topleft, (rect.width, places_in(rect, layout).head.height))
        self._arrange()

    def _arrange(self) -> None:
        if self._layout is None or self.battle is None:
            return
        layout = self._layout
        places = self.places = places_in(self.rect, layout)
        self.fold.place(places.fold)
        self.fold.folded = self.folded
        self.fold.tooltip = "Open the battle again" if self.folded else "Fold the battle away to see the whole map"
        first = [spot for spot in self.spots if self.side_of(spot) == 0]
        for index, spots in enumerate((first, [spot for spot in self.spots if spot not in first])):
            place_spots(spots, places.pieces(index, layout), layout)

    def side_of(self, spot: FighterSpot) -> int:
        """0 for a piece of the attacker, 1 for one of the defender."""
        assert self.battle is not None
        return 0 if spot.fighters[0] in self.battle.sides[0].fighters else 1

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """What of the game stands at a point beside the pieces: whose side, or the battle's step."""
        if self.battle is None or self.places is None or self.folded or not self.hit(point):
            return None
        for side, box in zip(self.battle.sides, self.places.boxes, strict=True):
            if box.collidepoint(point):
                return ("faction", side.faction)
        return ("term", "pre_battle") if self.battle.step == "before" else ("term", "kill")

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Blit the panel's picture, then the dice."""
        if self.battle is None or self.places is None or self.rect.width < 2:
            return
        key = (self._key(), self.rect.topleft, self.rect.size, layout, palette.in_use().id)
        if key != self._painted or self._picture is None:
            self._painted = key
            made = self._picture = pygame.Surface(self.rect.size)
            self._paint(made, layout)
        draw.glow(target, self.rect, (0, 0, 0), layout.px(14), layout.px(2), 190)
        target.blit(self._picture, self.rect)
        draw.corner_diamonds(target, self.rect)
        if self.folded:
            return
        before = self.battle.step == "before"
        for index, side in enumerate(self.battle.sides):
            row = self.places.dice(index, layout)
            if row.height:
                draw_dice(target, layout, side, row, self.tumble, before=before)

    def _key(self) -> Any:
        lost = self.course.lost if self.course else ()
        used = self.course.used if self.course else ()
        return (self.battle, self._decider(), lost, used, self.folded, self.tumble.busy)

    def _decider(self) -> str:
        """Who decides in the battle: nobody once it has ended."""
        return self.question.faction if self.question and self.table and self.table.battle else ""

    def _paint(self, made: pygame.Surface, layout: Layout) -> None:
        assert self.battle is not None
        rect = made.get_rect()
        places = places_in(rect, layout)
        draw.panel(made, rect, draw.PanelStyle(diamonds=False))
        self._head(made, layout, places)
        if self.folded:
            return
        draw_steps(made, layout, places.steps, self.battle.step, self._decider())
        if places.odds.height:
            self._odds(made, layout, places.odds)
        for index, side in enumerate(self.battle.sides):
            self._side(made, layout, places, index, side)
        self._used(made, layout, places.used)

    def _head(self, made: pygame.Surface, layout: Layout, places: Places) -> None:
        assert self.battle is not None and self.table is not None
        px = layout.px
        box = places.head
        wide = not layout.compact
        sign = icon("battle", px(26 if wide else 18), theme.TEXT)
        y = box.centery
        target = sign.get_rect(midleft=(box.x + px(18 if wide else 10), y))
        made.blit(sign, target)
        place = words().name("area", self.battle.area)
        the = "the " if self.table.by_area[self.battle.area].ocean else ""
        role = theme.TITLE_SMALL
        size = layout.font_px(role)
        room = places.fold.left - places.head.x - (target.right - box.x) - px(16)
        if draw.text_width(f"Battle in {the}{place}", role, size) > room:
            role, size = theme.LABEL, layout.font_px(theme.LABEL)
        line = draw.shorten(f"Battle in {the}{place}", role, size, room)
        draw.text(made, line, role, size, theme.TEXT, (target.right + px(12 if wide else 8), y), middle=True)

    def _odds(self, made: pygame.Surface, layout: Layout, box: pygame.Rect) -> None:
        """Chances of Kills and Pains by each side; what fell is bright once the dice lie."""
        assert self.battle is not None
        px = layout.px
        sides = self.battle.sides
        lies = any(side.dice for side in sides) and not self.tumble.busy
        wide = not layout.compact
        y = box.y + px(8)
        small, role = layout.font_px(theme.SMALL), theme.HEAD if wide else theme.TINY_BOLD
        head = "Odds before the roll" if any(side.dice for side in sides) else "Odds of the roll"
        draw.text(made, head, role, layout.font_px(role), theme.BRASS, (box.x, y), middle=True)
        if lies:
            role = theme.SMALL_ITALIC
            draw.text(made, "bright: what fell", role, small, theme.TEXT_THIRD, (box.right, y), "right", middle=True)
        each = box.width // 4
        width = each - px(14 if wide else 8)
        sign = sign_fits(layout, width, [odds for side in sides for odds in (side.kill_odds, side.pain_odds)])
        top = box.y + px(22 if wide else 18)
        for place in range(4):
            side = sides[place // 2]
            name, odds, fell = ("Kills by", side.kill_odds, side.rolled_kills)
            if place % 2:
                name, odds, fell = ("Pains by", side.pain_odds, side.rolled_pains)
            part = pygame.Rect(box.x + place * each, top, width, box.bottom - top)
            draw_bars(made, layout, part, side.faction, name, odds, fell if lies else -1, sign)

    def _side(self, made: pygame.Surface, layout: Layout, places: Places, index: int, side: BattleSide) -> None:
        px = layout.px
        wide = not layout.compact
        box = places.boxes[index]
        colour = theme.faction_colour(side.faction)
        style = draw.PanelStyle(line=colour, line_alpha=150, radius=px(4), wash=colour, wash_alpha=50, diamonds=False)
        draw.panel(made, box, style)
        head = places.side_head(index, layout)
        y = head.centery
        size = px(34 if wide else 22)
        picture = medal(side.faction, size)
        made.blit(picture, picture.get_rect(midleft=(box.x + px(8), y)))
        due = self._due(side)
        told = due or f"{side.dice_count} {'die' if side.dice_count == 1 else 'dice'}"
        if not places.dice(index, layout).height and side.dice and not due:
            told = totals(side.rolled_kills, side.rolled_pains)
        role, tone = theme.SMALL_BOLD, theme.GOLD if due else theme.TEXT
        at = (box.right - px(14 if wide else 8), y)
        small = layout.font_px(role)
        right = draw.text(made, told, role, small, tone, at, "right", middle=True).left - px(8)
        x = box.x + px(16) + size
        name = words().name("faction", side.faction)
        role, name_px = theme.FACTION_NAME, layout.font_px(theme.FACTION_NAME)
        if x + draw.text_width(name, role, name_px) > right:
            role, name_px = theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD)
        name = draw.shorten(name, role, name_px, right - x)
        found = draw.text(made, name, role, name_px, theme.faction_text(side.faction), (x, y), middle=True)
        does = "attacks" if side.attacker else "defends"
        small = layout.font_px(theme.SMALL_ITALIC)
        x = found.right + px(10)
        if x + draw.text_width(does, theme.SMALL_ITALIC, small) <= right:
            draw.text(made, does, theme.SMALL_ITALIC, small, theme.TEXT_SECOND, (x, y), middle=True)

    def _due(self, side: BattleSide) -> str:
        """What the side still has to take, once the dice lie."""
        if self.tumble.busy:
            return ""
        parts = [
            f"{count} {name}{'s' if count != 1 else ''}"
            for count, name in ((side.kills_due, "Kill"), (side.pains_due, "Pain"))
            if count
        ]
        return "takes " + " and ".join(parts) if parts else ""

    def lost_words(self) -> str:
        """What results nobody had room for."""
        counts = {"kill": 0, "pain": 0}
        for _, what, count in self.course.lost if self.course else ():
            counts[what] += count
        parts = [
            f"{count} {name}{'s' if count != 1 else ''}"
            for count, name in ((counts["kill"], "Kill"), (counts["pain"], "Pain"))
            if count
        ]
        one = sum(counts.values()) == 1
        return f"{' and '.join(parts)} too many {'is' if one else 'are'} lost" if parts else ""

    def _used(self, made: pygame.Surface, layout: Layout, box: pygame.Rect) -> None:
        """Abilities used, as chips with the user's glyph; at the right the results that are lost."""
        px = layout.px
        y = box.centery
        small = layout.font_px(theme.SMALL)
        right = box.right
        lost = self.lost_words()
        if lost:
            role = theme.SMALL_ITALIC
            at = (right, y)
            right = draw.text(made, lost, role, small, theme.TEXT_SECOND, at, "right", middle=True).left - px(12)
        used = self.abilities()
        if not used:
            return
        x = draw.text(made, "Used:", theme.SMALL, small, theme.TEXT_SECOND, (box.x, y), middle=True).right + px(8)
        for place, (faction, label) in enumerate(used):
            sign = px(17) if faction else 0
            wide = draw.text_width(label, theme.SMALL, small) + px(20) + (sign + px(5) if sign else 0)
            rest = len(used) - place
            if x + wide > right - (px(34) if rest > 1 else 0):
                draw.text(made, f"+{rest}", theme.SMALL, small, theme.TEXT_SECOND, (x, y), middle=True)
                break
            chip = pygame.Rect(x, 0, wide, small + px(10))
            chip.centery = y
            colour = theme.faction_colour(faction) if faction else theme.BRASS_LINE
            draw.outline(made, chip, colour, chip.height // 2, 1, 190)
            left = chip.x + px(10)
            if sign:
                mark = glyph(faction, sign)
                made.blit(mark, mark.get_rect(midleft=(left, y)))
                left += sign + px(5)
            draw.text(made, label, theme.SMALL, small, theme.TEXT, (left, y), middle=True)
            x = chip.right + px(8)

    def abilities(self) -> list[tuple[str, str]]:
        """(faction, name) of the abilities used; without a course the faction is not known."""
        assert self.battle is not None
        known = self.course.used if self.course else ()
        used = known or tuple(("", name) for name in self.battle.used)
        found = []
        for faction, name in used:
            group = next((group for group in ("book", "ability") if words().has(group, name)), "")
            if group:
                found.append((faction, words().name(group, name)))
        return found
