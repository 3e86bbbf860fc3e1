"""What the battle shows in either of its forms: head, steps, odds, who stands with whom, and what has been used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import pygame

from game.games.wars.screen.answers.question import Question, same
from game.games.wars.screen.battle.dice import DiceRow, Tumble
from game.games.wars.screen.battle.drawn import arrow, chevron
from game.games.wars.screen.battle.fates import fate_of, results, rolled, say_fate
from game.games.wars.screen.battle.odds import charts
from game.games.wars.words.battle_course import Course
from game.games.wars.words.signed import sign
from game.games.wars.words.tableview import BATTLE_STEPS, RANK, BattleSide, BattleView, Fighter, Table
from game.language.spoken import name, say
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.base import Control, Laid
from game.ui.kit.box import Box, Column, Either, Icon, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Held, nothing
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.things import Thing

Group = tuple[list[Fighter], bool]
"""Pieces alike in kind and fate, those first that can be chosen; whether any can."""


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


class BattleParts(Boxes):
    """A battle's parts; ``battle`` is what is shown, as ``table`` and ``question`` have it."""

    def __init__(self, describe: Callable[[Layout], Box], on_unit: Callable[[int], None],
                 on_fold: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(describe)
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

    def _head(self, battle: BattleView, high: float, layout: Layout, beside: float = 0) -> Box:
        """Where it is fought, and the button that folds; in the middle with so much room ``beside`` on either hand."""
        wide = not layout.compact
        told = say("wars-battle-head", area=name("area", battle.area))
        roles = ((theme.TITLE,) if beside else ()) + (theme.TITLE_SMALL, theme.LABEL, theme.TINY_BOLD)
        low = (role for role in roles if draw.line_height(role, layout.font_px(role)) <= layout.px(high))
        align: Literal["left", "center"] = "center" if beside else "left"
        said = (Text(told, role, align=align, line=True) for role in low)
        # The sign says that it is a battle.
        place = Text(words().name("area", battle.area), theme.TINY_BOLD, align=align, line=True)
        tip = say("wars-battle-head.open" if self.folded else "wars-battle-head.fold")
        side = 34 if wide else 26
        fold = Press("fold", Row(chevron(self.folded), pack="center"), self._toggle, w=side, h=min(side, high), tip=tip)
        if beside:
            return Row(Space(w=beside), Either(*said, place, grow=1), Row(fold, w=beside, pack="end"), h=high)
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
        bright = Text(say("wars-battle-odds.bright"), theme.SMALL, theme.TEXT_SECOND, line=True) if lies else None
        told = say("wars-battle-odds.rolled" if thrown else "wars-battle-odds")
        odds = Text(told, role, theme.BRASS, line=True)
        head = Either(Row(odds, Space(grow=1), bright, gap=10), odds) if bright else odds
        rolls = [
            (side.faction, side.kill_odds, side.pain_odds, side.rolled_kills if lies else -1,
             side.rolled_pains if lies else -1)
            for side in battle.sides
        ]  # fmt: skip
        return Column(head, charts(rolls, wide, layout, grow=1), gap=2, h=high)

    # Sides ------------------------------------------------------------------------------------

    def _dice(self, side: BattleSide, high: float) -> Box:
        """What a side has rolled, highest first, and its sum once all lie; places for them before the roll."""
        if not side.dice and self.battle and self.battle.step != "before":
            none = Text(say("wars-battle-no-dice"), theme.SMALL, theme.TEXT_SECOND, line=True)
            return Row(none, pad=(8, 0), h=high)
        row = self._dice_rows[not side.attacker]
        told = rolled(side) if self._fill_dice(row, side, False) else ""
        # Named by the row, which stays: a side that attacks now may have defended in the last battle.
        held = Held(f"dice.{'attacker' if side.attacker else 'defender'}", row, grow=1, least=100, at="fill")
        return Row(held, Text(told, theme.SMALL_BOLD, line=True, rank=1), gap=8, pad=(8, 0), h=high)

    def _fill_dice(self, row: DiceRow, side: BattleSide, large: bool) -> bool:
        """Give a row a side's dice, highest first; true if they have been rolled and lie."""
        row.faces, row.count = sorted(side.dice, reverse=True), len(side.dice) or side.dice_count
        row.faction = side.faction
        row.large, row.mirrored, row.within = large, large and not side.attacker, self.rect.copy() if large else None
        return bool(row.faces) and not self.tumble.busy

    def _told_fate(self, fighter: Fighter, can: bool) -> tuple[str, theme.Role, theme.RGB]:
        """What is said below a piece: what became of it, or what it can be chosen for."""
        fate = self._fate(fighter)
        if can and not fate:
            assigned = self.question is not None and self.question.kind.startswith("assign")
            told = say("wars-battle-can-take" if assigned else "wars-battle-can-choose")
            return told, theme.SMALL, theme.GOLD
        if fate == "killed" or fighter.state == "gone":
            return say_fate(fate), theme.SMALL_BOLD, theme.mix(theme.KILL, (255, 255, 255), 0.25)
        pained = theme.mix(theme.PAIN, (255, 255, 255), 0.15) if fighter.result == "pain" else theme.TEXT_SECOND
        return say_fate(fate), theme.SMALL, pained

    def _fate(self, fighter: Fighter) -> str:
        return fate_of(fighter, self.course.fates.get(fighter.piece.unit, "") if self.course else "")

    def _told_dice(self, side: BattleSide, shown: bool) -> tuple[str, bool]:
        """What a side has to take, else how many dice it rolls, or without room for those what they were; whether due.
        """
        due = [] if self.tumble.busy else results(side.kills_due, side.pains_due)
        if due:
            return say("wars-battle-takes", results=due), True
        if not shown and side.dice and not self.tumble.busy:
            return rolled(side), False
        return say("wars-hand-attack-dice", dice=side.dice_count), False

    def _groups(self, side: BattleSide) -> Iterator[Group]:
        """Like pieces with like fates together, those first that can be chosen; whether any of them can."""
        fates = self.course.fates if self.course else {}
        choices = self.question.choices if self.question else ()
        offered = {choice.option.unit for choice in choices if choice.option and choice.option.unit >= 0}
        found: dict[tuple[Any, ...], list[Fighter]] = {}
        for fighter in side.fighters:
            piece = fighter.piece
            hurt = fighter.result if fighter.state in ("in", "away") else "z"
            key = (hurt, RANK[piece.cls], piece.kind, fighter.result, fighter.state, piece.keeper,
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

    # What has been used -----------------------------------------------------------------------

    def lost(self) -> Box:
        """What results nobody had room for, in smaller letters where there is little room."""
        told = self.lost_words()
        return Either(*(Text(told, role, theme.TEXT_SECOND, line=True) for role in (theme.SMALL, theme.TINY)))

    def lost_words(self) -> str:
        """In words what results nobody had room for."""
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
