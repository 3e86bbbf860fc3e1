"""The battle beside the map: steps, odds, both sides with their pieces and dice, and what has been used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from game.games.wars.factions.words.tables import joined
from game.games.wars.screen.answers.choices import unit_tip
from game.games.wars.screen.answers.question import Question, same
from game.games.wars.screen.battle.drawn import DiceRow, Tumble, arrow, chevron
from game.games.wars.screen.battle.odds import charts
from game.games.wars.screen.map.view import MapView
from game.games.wars.screen.motions import Lively
from game.games.wars.words.battle_course import Course
from game.games.wars.words.signed import sign
from game.games.wars.words.tableview import BATTLE_STEPS, BattleSide, BattleView, Fighter, Table
from game.language.spoken import name, say
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.figures.standing import fitted
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.base import Control, Laid
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes, rehearsed
from game.ui.kit.controls import Held, nothing
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.things import Thing

USUAL = {
    "great_old_one": tokens.GREAT_OLD_ONE,
    "terror": tokens.TERROR,
    "monster": tokens.MONSTER,
    "cultist": tokens.CULTIST,
}
"""How wide pieces are where there is room, in shares of design units."""
_ORDER = {"great_old_one": 0, "terror": 1, "monster": 2, "cultist": 3}
_GONE = (*joined("fates"), "no_room", "killed")
"""Reasons for which pieces are eliminated that say what has become of them."""
LEAST_SIDE = 30
"""How high a side's part is at the least, in design units, for what was used and the steps to be told too."""
_LEAST = 120
"""Below this width of what is left of the map, in design units, it does not make way."""


def fate_of(fighter: Fighter, reason: str) -> str:
    """What has become of a fighter; "" while nothing has. ``reason`` is why it was eliminated."""
    if fighter.state == "hidden":
        return "hidden"
    if fighter.state == "gone" and reason in _GONE:
        return reason
    if fighter.result == "kill":
        return "killed"
    if fighter.result == "saved" and fighter.state == "in":
        return "saved"
    if fighter.result == "pain":
        return {"in": "pained", "away": "retreated", "gone": "lost"}[fighter.state]
    return {"gone": "gone", "away": "left"}.get(fighter.state, "")


def say_fate(fate: str) -> str:
    """A fate in a word or two."""
    return say(f"wars-battle-fate-{fate.replace('_', '-')}") if fate else ""


def results(kills: int, pains: int) -> list[str]:
    """Kills and Pains in words, without those there are none of."""
    counted = (("wars-battle-kills", kills), ("wars-battle-pains", pains))
    return [say(key, number=count) for key, count in counted if count]


def rolled(side: BattleSide) -> str:
    """What a side has rolled, in words."""
    kills = say("wars-battle-kills", number=side.rolled_kills)
    return say("wars-battle-rolled", results=[kills, say("wars-battle-pains", number=side.rolled_pains)])


@dataclass(init=False)
class Pieces(Press):
    """Pieces alike in kind and fate; pressing them chooses one of them where it ``can`` be chosen."""

    can: bool = False

    def make(self) -> PiecesArea:
        return PiecesArea(nothing)

    def fill(self, widget: PiecesArea, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        widget.id, widget.focusable = self.id.partition("#")[0], self.can


class PiecesArea(PressArea):
    """Pieces as they are pressed; the picture itself shows what is pointed at."""

    ROLE = "piece"

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(enabled=self.focusable)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The piece itself shows the focus."""


def _fits(words_: str, role: theme.Role, wide: float, layout: Layout) -> bool:
    """Whether each of some words has room in a width in design units, one by itself made smaller if need be."""
    px = layout.font_px(role) if " " in words_ else theme.SMALLEST_PX
    return all(draw.text_width(each, role, px) <= layout.px(wide) for each in words_.split())


class BattlePanel(Lively, Boxes):
    """The docked panel; ``battle`` is what it shows."""

    ROLE = "panel"

    def __init__(self, on_unit: Callable[[int], None], on_fold: Callable[[], None]) -> None:
        super().__init__(self._describe)
        self.visible = False
        self.on_unit = on_unit
        self.battle: BattleView | None = None
        self.table: Table | None = None
        self.question: Question | None = None
        self.course: Course | None = None
        self.tumble = Tumble()
        self._dice_rows = DiceRow(self.tumble), DiceRow(self.tumble)
        self.folded = False
        self._on_fold = on_fold

    def _toggle(self) -> None:
        self.folded = not self.folded
        self._on_fold()

    def show(self, table: Table, battle: BattleView | None, question: Question | None,
             course: Course | None = None) -> None:  # fmt: skip
        """Show a battle of a table, or none."""
        self.tumble.finish()
        if battle is None or self.battle is None:
            self.folded = False
        self.table, self.battle, self.question, self.course = table, battle, question, course
        self.visible = battle is not None

    def throw(self, table: Table, battle: BattleView, course: Course | None, pace: float) -> None:
        """Let the dice of a battle tumble, as it stood when they were thrown; ``pace`` lengthens or shortens it."""
        self.show(table, battle, None, course)
        self.tumble.begin(pace)

    def dock(self, map_: MapView, layout: Layout) -> None:
        """Stand on the side of the map where the fought area is not.

        The map brings into the rest of the slot that area, and those a piece could retreat to while that is asked.
        """
        if map_.rect.width < 2:
            return
        if self.battle is None:
            map_.undock()
            return
        strip, free = self.beside(self.battle, map_, layout)
        self.lay(strip, layout)
        if self.folded or free.width < layout.px(_LEAST):
            map_.undock()
            return
        question = self.question
        retreat = question is not None and question.kind == "retreat_area"
        map_.dock(free, strip, self.battle.area, sorted(question.marks.areas) if question and retreat else ())

    def beside(self, battle: BattleView, map_: MapView, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the panel of a battle stands on the map, and what is left of that."""
        return map_.beside(battle.area, layout.px(460 if layout.compact else 648), layout.px(300))

    def rehearsal(self, table: Table, battle: BattleView, map_: MapView, layout: Layout) -> list[Callable[[], object]]:
        """Jobs that paint the panel of a battle that could be fought where nobody sees it."""
        if map_.rect.width < 2:
            return []
        panel = BattlePanel(nothing, nothing)
        panel.show(table, battle, None)
        return rehearsed(panel, panel.beside(battle, map_, layout)[0], layout)

    @property
    def box(self) -> pygame.Rect:
        """What it covers: folded only its head."""
        return self.laid.parts[0].rect if self.laid and self.laid.parts else self.rect

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(rect=self.box)
        yield from self.told_things()

    def hit(self, point: tuple[int, int]) -> bool:
        return self.visible and self.box.collidepoint(point)

    @property
    def movers(self) -> tuple[Tumble, ...]:
        return (self.tumble,)

    @property
    def busy(self) -> bool:
        return self.visible and not self.folded and self.tumble.busy

    # What is shown ----------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        battle, wide = self.battle, not layout.compact
        if battle is None:
            return Space()
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
            Row(Either(*self._used(), grow=1),
                Text(self.lost_words(), theme.SMALL_ITALIC, theme.TEXT_SECOND, line=True), h=used, gap=12)
            if used else None,
            gap=gap, pad=(margin, 0),
        )  # fmt: skip
        card = ("term", "pre_battle" if battle.step == "before" else "kill")
        return Column(Column(head, body, frame=frame, grow=1, card=card), pad=4)

    def _head(self, battle: BattleView, high: float, layout: Layout) -> Box:
        wide = not layout.compact
        told = say("wars-battle-head", area=name("area", battle.area))
        roles = (theme.TITLE_SMALL, theme.LABEL, theme.TINY_BOLD)
        low = (role for role in roles if draw.line_height(role, layout.font_px(role)) <= layout.px(high))
        said = (Text(told, role, line=True) for role in low)
        # The sign says that it is a battle.
        place = Text(words().name("area", battle.area), theme.TINY_BOLD, line=True)
        tip = say("wars-battle-head.open" if self.folded else "wars-battle-head.fold")
        side = 34 if wide else 26
        fold = Press("fold", Row(chevron(self.folded), pack="center"), self._toggle, w=side, h=min(side, high), tip=tip)
        return Row(Icon("battle", 26 if wide else 18), Either(*said, place, grow=1), fold, gap=12 if wide else 8,
                   pad=(18 if wide else 10, 0), h=high)  # fmt: skip

    def _steps(self, battle: BattleView, high: float, room: float, layout: Layout) -> Box:
        """The steps as a row of arrows, the present one lit, with the glyph of who decides in it.

        Where there is no room for all their names, the others have their numbers.
        """
        now = BATTLE_STEPS.index(battle.step)
        role = theme.TINY_BOLD if layout.compact else theme.LABEL
        decider = self.question.faction if self.question and self.table and self.table.battle else ""

        def step(place: int, called: str, tip: str = "") -> Box:
            colour = theme.GOLD if place == now else theme.TEXT if place < now else theme.TEXT_THIRD
            told: Box = Text(called, role, colour, "center", line=True)
            if place == now and decider:
                told = Either(Text(f"{sign(decider)} {called}", role, colour), told)
            named = Row(told, pack="center", pad=(3, 0))
            return Stack(arrow(place, now), named, tip=tip, grow=0 if tip and place == now else 1)

        names = [say(f"wars-battle-step-{each}") for each in BATTLE_STEPS]
        tiny = layout.font_px(theme.TINY_BOLD)
        longest = max(draw.text_width(each, theme.TINY_BOLD, tiny) for each in names) / layout.scale
        if (longest + 6) * len(names) <= room:
            shown = [step(place, each) for place, each in enumerate(names)]
        else:
            shown = [step(place, each if place == now else str(place + 1), each) for place, each in enumerate(names)]
        return Row(*shown, h=high, across="fill")

    def _odds(self, battle: BattleView, wide: float, high: float, layout: Layout) -> Box:
        """Chances of Kills and Pains by each side; what fell is bright once the dice lie."""
        thrown = any(side.dice for side in battle.sides)
        lies = thrown and not self.tumble.busy
        role = theme.TINY_BOLD if layout.compact else theme.HEAD
        bright = Text(say("wars-battle-odds.bright"), theme.SMALL_ITALIC, theme.TEXT_THIRD, line=True) if lies else None
        told = say("wars-battle-odds.rolled" if thrown else "wars-battle-odds")
        head = Row(Text(told, role, theme.BRASS, line=True, grow=1), bright)
        rolls = [
            (side.faction, side.kill_odds, side.pain_odds, side.rolled_kills if lies else -1,
             side.rolled_pains if lies else -1)
            for side in battle.sides
        ]  # fmt: skip
        return Column(head, charts(rolls, wide, layout, grow=1), gap=2, h=high)

    # Sides ------------------------------------------------------------------------------------

    def _side(self, side: BattleSide, room: float, high: float, layout: Layout) -> Box:
        wide = not layout.compact
        colour, called = theme.faction_colour(side.faction), words().name("faction", side.faction)
        head, rolls = (42, 44) if wide else (28, 30)
        shown = high >= (150 if wide else 112)
        due = [] if self.tumble.busy else results(side.kills_due, side.pains_due)
        told: str = say("wars-battle-takes", results=due) if due else say("wars-hand-attack-dice", dice=side.dice_count)
        if not shown and side.dice and not due and not self.tumble.busy:
            told = rolled(side)
        large, small = (
            Text(called, role, theme.faction_text(side.faction), line=True)
            for role in (theme.FACTION_NAME, theme.SMALL_BOLD)
        )
        tiny = replace(small, role=theme.TINY_BOLD)
        does = say("wars-battle-attacks" if side.attacker else "wars-battle-defends")
        named = Row(large, Text(does, theme.SMALL_ITALIC, theme.TEXT_SECOND, line=True, rank=1), gap=10)
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

    def _dice(self, side: BattleSide, high: float) -> Box:
        """What a side has rolled, highest first, and its sum once all lie; places for them before the roll."""
        if not side.dice and self.battle and self.battle.step != "before":
            none = Text(say("wars-battle-no-dice"), theme.SMALL_ITALIC, theme.TEXT_THIRD, line=True)
            return Row(none, pad=(8, 0), h=high)
        row = self._dice_rows[not side.attacker]
        row.faces, row.count = sorted(side.dice, reverse=True), len(side.dice) or side.dice_count
        lie = bool(row.faces) and not self.tumble.busy
        told = rolled(side) if lie else ""
        # Named by the row, which stays: a side that attacks now may have defended in the last battle.
        held = Held(f"dice.{'attacker' if side.attacker else 'defender'}", row, grow=1, least=100, at="fill")
        return Row(held, Text(told, theme.SMALL_BOLD, line=True, rank=1), gap=8, pad=(8, 0), h=high)

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

    def _groups(self, side: BattleSide) -> Iterator[tuple[list[Fighter], bool]]:
        """Like pieces with like fates together, those first that can be chosen; whether any of them can."""
        fates = self.course.fates if self.course else {}
        choices = self.question.choices if self.question else ()
        offered = {choice.option.unit for choice in choices if choice.option and choice.option.unit >= 0}
        found: dict[tuple[Any, ...], list[Fighter]] = {}
        for fighter in side.fighters:
            piece = fighter.piece
            hurt = fighter.result if fighter.state in ("in", "away") else "z"
            key = (hurt, _ORDER[piece.cls], piece.kind, fighter.result, fighter.state, piece.keeper,
                   fates.get(piece.unit, ""))  # fmt: skip
            found.setdefault(key, []).append(fighter)
        for _, group in sorted(found.items()):
            able = [each for each in group if any(self._alike(each, unit) for unit in offered)]
            yield able + [each for each in group if each not in able], bool(able)

    def _alike(self, fighter: Fighter, unit: int) -> bool:
        assert self.table is not None
        if fighter.piece.unit == unit:
            return True
        other = self.table.pieces.get(unit)
        fates = self.question.marks.results if self.question else {}
        alike = other is not None and same(other, fighter.piece)
        return alike and fates.get(unit, "") == fates.get(fighter.piece.unit, "")

    def _pieces(self, group: tuple[list[Fighter], bool], place: int, wide: float, high: float, layout: Layout) -> Box:
        (fighter, *more), can = group
        piece, role = fighter.piece, theme.TINY_BOLD if layout.compact else theme.SMALL_BOLD
        fate = fate_of(fighter, self.course.fates.get(piece.unit, "") if self.course else "")
        id = f"fighter.{piece.faction}.{piece.kind}" + (f".{fighter.result}" if fighter.result else "") + f"#{place}"
        out = fighter.state in ("gone", "hidden", "away") or fighter.result == "kill"
        told, told_role, colour = say_fate(fate), theme.SMALL_ITALIC, theme.TEXT_SECOND
        if can and not fate:
            assigned = self.question is not None and self.question.kind.startswith("assign")
            told, colour = say("wars-battle-can-take" if assigned else "wars-battle-can-choose"), theme.GOLD
        elif fate == "killed" or fighter.state == "gone":
            told_role, colour = theme.SMALL_BOLD, theme.mix(theme.KILL, (255, 255, 255), 0.25)
        elif fighter.result == "pain":
            colour = theme.mix(theme.PAIN, (255, 255, 255), 0.15)
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
            usual = layout.px(USUAL[piece.cls] * (0.8 if layout.compact else 1.12))
            size = max(min(usual, *rect.size), layout.px(18))
            area = self.control(id)
            lit = state == "can" and (area.hovered or area.focused)
            fitted(piece.faction, piece.kind, size, "hover" if lit else state).draw(target, rect.center)
            if count > 1:
                disc = tokens.count_disc(count, layout.px(18), theme.faction_colour(piece.faction))
                x, y = (round(middle + size * 0.36) for middle in rect.center)
                target.blit(disc, disc.get_rect(center=(x, y)))

        return Drawn((piece.faction, piece.kind, state, count), paint, grow=1, least=30)

    # What has been used -----------------------------------------------------------------------

    def lost_words(self) -> str:
        """What results nobody had room for."""
        counts = {"kill": 0, "pain": 0}
        for _, what, count in self.course.lost if self.course else ():
            counts[what] += count
        told = results(counts["kill"], counts["pain"])
        return say("wars-battle-unplaced", results=told) if told else ""

    def abilities(self) -> list[tuple[str, str]]:
        """(faction, name) of the abilities used; without a course the faction is not known."""
        assert self.battle is not None
        known = self.course.used if self.course else ()
        used = known or tuple(("", name) for name in self.battle.used)
        groups = {name: [group for group in ("book", "ability") if words().has(group, name)] for _, name in used}
        return [(faction, words().name(groups[name][0], name)) for faction, name in used if groups[name]]

    def _used(self) -> Sequence[Box]:
        """Abilities used, as chips with the user's glyph: all of them, or as many as there is room for."""
        used = self.abilities()
        chips = [self._chip(faction, label) for faction, label in used]
        if not chips:
            return [Space()]
        small = partial(Text, role=theme.SMALL, colour=theme.TEXT_SECOND, line=True)
        head = small(say("wars-battle-used"))
        told = [
            Row(head, *chips[:count], small(f"+{len(chips) - count}") if count < len(chips) else None, gap=8)
            for count in range(len(chips), -1, -1)
        ]
        return [*told, Space()]

    def _chip(self, faction: str, label: str) -> Box:
        colour = theme.faction_colour(faction) if faction else theme.BRASS_LINE
        told = f"{sign(faction)} {label}" if faction else label
        return Row(Text(told, theme.SMALL), pad=(10, 4), frame=Frame(line=colour, alpha=190, radius=12, diamonds=False))
