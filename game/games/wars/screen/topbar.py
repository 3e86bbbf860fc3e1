"""The bar on top: turn and phase, order of play, the Doom ruler, and the Ritual track."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from game.games.wars.screen.doom_track import END, DoomTrack, strike
from game.games.wars.screen.strip_tips import acts
from game.games.wars.words.signed import sign, signed
from game.games.wars.words.sources import doom_told
from game.games.wars.words.tableview import Table
from game.language.spoken import name, say, say_name
from game.match.words import words
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes, steadily
from game.ui.kit.controls import Held
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.table.bar_buttons import BarButton

GROUND = Frame(theme.PANEL_TOP, theme.VIGNETTE_BOTTOM, edge=True)
NEXT = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=4, diamonds=False, light=theme.GOLD)
SPENT = Frame(theme.FIELD, theme.FIELD, alpha=90, radius=4, diamonds=False)
OPEN = Frame(theme.FIELD, theme.FIELD, alpha=150, radius=4, diamonds=False)
"""Cells of the Ritual track."""
WIDE_CELL, SMALL_CELL, TIGHT_CELL = (38, 28), (24, 24), (20, 24)
TRACKS = ("track", "tight")
BELOW = 54
"""How high is what stands below the choices, where the bar has no room for it."""
PLATE = Frame(alpha=150)
RULER, TIGHT_RULER = 280, 150
"""How wide, in design units, the Doom ruler is with its name at least, and without it."""
ROOMY = 520.0
"""Design units; with so much room for the Doom ruler the whole sentence stands beside it."""


@dataclass(frozen=True)
class Room:
    """How the bar's width is shared: what stands there of the Doom ruler and of the Ritual track.

    What does not (``doom`` is false, ``ritual`` is not a track) stands below the bar, where there is a place for it.
    """

    own: tuple[Box, ...]
    order: float
    ritual_wide: float
    doom: bool
    ritual: Literal["track", "tight", "cost", ""]
    roomy: bool = False


def caption(words: str) -> Text:
    """The small head of a part of the bar."""
    return Text(words, theme.TINY_BOLD, theme.TEXT_THIRD, line=True)


def ritual_tip(track: tuple[int, ...], marker: int) -> str:
    """What the next Ritual costs, and how many are left."""
    said = say("wars-top-ritual.last")
    if marker < len(track):
        said = say("wars-top-ritual.next", cost=track[marker], left=len(track) - marker)
    return f"{say('wars-top-ritual.tip')}\n{said}"


def ritual_track(track: tuple[int, ...], marker: int, room: float, wide: bool, larger: float, tight: bool) -> Box:
    """The cells of the Ritual track, the marker on one of them; what ``room`` they leave is for its name.

    Where it is ``tight`` an icon stands for the name, and cells are narrower.
    """
    key = "wars-top-ritual.now" if wide else "wars-top-ritual.costs"
    now = say(key, cost=track[marker]) if marker < len(track) else say("wars-top-ritual.death")
    head = caption(say("wars-top-ritual").upper())
    tip = ritual_tip(track, marker)
    cell = WIDE_CELL if wide else TIGHT_CELL if tight else SMALL_CELL
    cells = (_cell(track, marker, place, cell, larger, tip) for place in range(len(track) + 1))
    row = Row(*cells, gap=6 if wide else 2 if tight else 3, h=(40 if wide else 24) * larger)
    if wide:
        above = Row(head, Text(now, theme.SMALL, theme.GOLD, line=True), gap=12)
        return Column(above, row, pack="center", gap=2, w=room, at="fill", tip=tip, card=("term", "ritual_track"))
    # The name of the last cell needs two lines.
    told: Box = Column(head, Text(now, theme.TINY, theme.GOLD, line=marker < len(track)), grow=1)
    if tight:
        told = Row(Icon("ritual", 20, theme.TEXT_THIRD), grow=1)
    return Row(told, row, gap=2, w=room, at="fill", tip=tip, card=("term", "ritual_track"))


def _cell(
    track: tuple[int, ...], marker: int, place: int, size: tuple[float, float], larger: float, tip: str
) -> Box:
    """What a Ritual costs there; the last cell is Instant Death."""
    frame = NEXT if place == marker else SPENT if place < marker else OPEN
    wide, high = size[0], size[1] * larger
    if place == len(track):
        tip += "\n" + say("wars-top-ritual.death-tip")
        return Row(Icon("doom", 17, theme.KILL), pack="center", frame=frame, w=wide, h=high, tip=tip,
                   card=("term", "instant_death"))  # fmt: skip
    told = say("wars-top-ritual-cell.spent", cost=track[place])
    if place >= marker:
        told = say("wars-top-ritual-cell", cost=track[place], after=place - marker)
    colour = theme.GOLD if place == marker else theme.TEXT_THIRD if place < marker else theme.TEXT_SECOND
    cost = Row(Text(str(track[place]), theme.LABEL, colour, "center", line=True, grow=1), frame=frame)
    return Stack(cost, Drawn("spent", strike) if place < marker else None, w=wide, h=high,
                 tip=f"{tip}\n{told}")  # fmt: skip


class TopBar(Boxes):
    """Everything of the bar but its buttons; medals slide along the Doom ruler."""

    table: Table
    """What is shown; the stage gives it before the bar is laid."""

    def __init__(self) -> None:
        super().__init__(self._now, steady=True)
        self._parts = steadily(self._describe)
        self.fixed = True
        self.deciding = ""
        self.ironman = False
        self.track = DoomTrack(self._faction_tip)
        self.plate_shown = False
        """Whether the plate below the strips is in sight, if the game has one."""
        self.buttons = Boxes(self._buttons)
        self.buttons.fixed = True
        self._shown_buttons: list[BarButton] = []
        self._ritual, self._ritual_below = steadily(ritual_track), steadily(ritual_track)
        self.tracks = Boxes(self._tracks, steady=True).called("tracks")

    def show(self, table: Table, deciding: str, pace: float = 0.0) -> None:
        """Show a table; ``deciding`` is the faction that must choose. With a ``pace`` medals slide."""
        self.table, self.deciding = table, deciding
        self.track.show(table.sides, table.decay or 0, pace)

    def lay_bar(self, bar: pygame.Rect, layout: Layout, buttons: list[BarButton]) -> None:
        """Show the bar in a rectangle, these buttons at its right."""
        self._shown_buttons = buttons
        for button in buttons:
            button.fixed = True
        self.buttons.lay(bar, layout)
        self.track.fixed = self._shared(layout).doom
        self.lay(bar, layout)

    # What is shown ----------------------------------------------------------------------------

    @property
    def ends(self) -> str:
        """When the game ends, told with Doom."""
        return say("wars-top-ends", doom=END)

    def _each(self, layout: Layout) -> float:
        """Width of a button in design units, and more where captions need it."""
        least = 62 if not layout.compact else 48 if layout.width_du >= 1000 else 36
        needed = max((button.wide(layout, 2) for button in self._shown_buttons), default=0)
        return min(max(least, needed / layout.scale), 2 * least)

    def _buttons(self, layout: Layout) -> Box:
        each = self._each(layout)
        held = (Held(button.id, button, enabled=button.enabled, tip=button.tooltip, w=each, at="fill")
                for button in self._shown_buttons)  # fmt: skip
        return Row(*held, pack="end", pad=(10, 4))

    def _now(self, layout: Layout) -> Box:
        each = self._each(layout) * len(self._shown_buttons)
        return self._parts(layout, self.table, self.deciding, self.ironman, self.plate_shown, each)

    def _shared(self, layout: Layout) -> Room:
        """The parts there is room for, from the left: the ruler takes what the others leave."""
        table, each = self.table, self._each(layout) * len(self._shown_buttons)
        wide, seats, cells = not layout.compact, len(table.order), len(table.track) + 1
        order = 42 * seats + 24 if wide else 30 * seats + 6
        named = draw.text_width(say("wars-top-ritual").upper(), theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD))
        ritual = 44 * cells + 8 if wide else 27 * cells + max(64, 8 + cells + named / layout.scale)
        tight = 22 * cells + 24
        rest = layout.width_du - each - order - (212 if wide else 170)
        own, rest = self.own_parts(rest, ritual, layout)
        if rest - ritual > RULER * layout.frame:
            return Room(tuple(own), order, ritual, True, "track", rest - ritual - 24 > ROOMY * layout.frame)
        if not wide and rest - tight - 24 > TIGHT_RULER * layout.frame:
            return Room(tuple(own), order, tight, True, "tight")
        return Room(tuple(own), order, ritual, rest - 84 > 180 * layout.frame, "cost" if rest > 70 else "")

    def _describe(self, layout: Layout, table: Table, deciding: str, ironman: bool, plate: bool, each: float) -> Box:
        """Turn, order, what else there is room for; the ruler takes what the others leave."""
        wide, room = not layout.compact, self._shared(layout)
        track = self._cost() if room.ritual == "cost" else None
        if room.ritual in TRACKS:
            track = self._ritual(table.track, table.ritual, room.ritual_wide, wide, layout.frame,
                                 room.ritual == "tight")  # fmt: skip
        doom = self._doom(wide, room.ritual == "tight", room.roomy) if room.doom else Space(grow=1)
        parts = [self._order(room.order, wide, deciding), *room.own, doom, *([track] if track else [])]
        line = Line(110, upright=True, h=(39 if wide else 27) * layout.frame)
        lined = [each for part in parts for each in (line, part)]
        return Row(self._turn(wide, told=len(room.own) > (not plate), locked=ironman), *(lined if wide else lined[1:]),
                   line, Space(w=each - (25 if wide else 15)), gap=12, pad=(24 if wide else 14, 0),
                   frame=GROUND)  # fmt: skip

    def _tracks(self, layout: Layout) -> Box:
        """What the bar has no room for."""
        room, cells = self._shared(layout), len(self.table.track) + 1
        parts: list[Box] = [] if room.doom else [self._doom(wide=False)]
        if room.ritual not in TRACKS:
            parts.append(self._ritual_below(self.table.track, self.table.ritual, 27 * cells + 76, False, layout.frame,
                                            False))  # fmt: skip
        return Row(*parts, gap=24, pad=(14, 0), frame=PLATE)

    def below(self, layout: Layout, buttons: list[BarButton]) -> float:
        """How high, in design units, is what the bar has no room for beside buttons; 0 if it has room for all."""
        self._shown_buttons = buttons
        room = self._shared(layout)
        return 0 if room.doom and room.ritual in TRACKS else BELOW * layout.frame

    def own_parts(self, rest: float, ritual: float, layout: Layout) -> tuple[list[Box], float]:
        """What only this game has, in what is free of the bar, and how much is left of it, in design units.

        The Ritual track wants ``ritual`` of it.
        """
        return [], rest

    def _turn(self, wide: bool, told: bool, locked: bool) -> Box:
        """The turn, and the phase unless it is ``told`` beside it."""
        turn, phase = say("wars-top-turn", turn=self.table.turn), self.table.phase
        title = Text(turn.upper() if wide else turn, theme.TITLE if wide else theme.TITLE_SMALL, line=True)
        short = Text(words().name("phase", phase), theme.BODY, theme.TEXT_SECOND, line=True)
        long = Text(say(f"wars-top-phase-{phase.replace('_', '-')}"), theme.BODY, theme.TEXT_SECOND, line=True)
        lock = Icon("lock", 18 if wide else 14, theme.BRASS) if locked else None
        return Column(Row(title, lock, gap=8), None if told else Either(long, short), pack="center", at="fill",
                      w=114 if wide else 96, tip=say("table-ironman") if locked else "")  # fmt: skip

    # The order of play ------------------------------------------------------------------------

    def _order(self, room: float, wide: bool, deciding: str) -> Box:
        table = self.table
        order = " › ".join(say_name(signed(each)) for each in table.order)
        tip = f"{say(f'wars-top-order-{table.way}')}\n{order}"
        told = say("wars-top-order.first", side=name("faction", table.first))
        first = Text(told, theme.NOTE, theme.TEXT_SECOND, line=True, rank=1)
        arrow = Text("›", theme.SMALL, theme.TEXT_THIRD, line=True, at="left")
        medals = (
            Stack(self._medal(faction, wide, faction == deciding), arrow if wide and place else None,
                  tip=f"{self._faction_tip(faction)}\n{tip}", card=("faction", faction), w=42 if wide else 30,
                  at="fill")
            for place, faction in enumerate(table.order)
        )  # fmt: skip
        head = Row(caption(say("wars-top-order").upper()), Space(grow=1), first) if wide else None
        return Column(head, Row(*medals, h=40 if wide else 30), pack="center", gap=2, w=room, at="fill", tip=tip,
                      card=("term", "order"))  # fmt: skip

    def _medal(self, faction: str, wide: bool, lit: bool) -> Box:
        return Drawn((faction, lit), partial(_paint_medal, faction, (32 if wide else 24) * (1.25 if lit else 1), lit))

    def _faction_tip(self, faction: str) -> str:
        side = self.table.by_faction[faction]
        when = acts(side, self.deciding == faction, self.table.first == faction)
        note = f"  <second>{when}</>" if when else ""
        numbers = say("wars-strip-numbers", power=side.power, doom=side.doom)
        told = (f"{sign(faction)} **{words().name('faction', faction)}**{note}", numbers, doom_told(side.gained))
        return "\n".join(filter(None, told))

    # Doom and Rituals -------------------------------------------------------------------------

    def _doom(self, wide: bool, tight: bool = False, roomy: bool = False) -> Box:
        """The ruler, and beside it, where no medal comes to lie on them, what it shows and when the game ends."""
        sides = sorted(self.table.sides, key=lambda side: -side.doom)
        lines = (say("wars-top-doom.line", sign=sign(side.faction), side=name("faction", side.faction), doom=side.doom)
                 for side in sides)  # fmt: skip
        tip = "\n".join((say("wars-top-doom.tip"), *lines, f"<second>{self.ends}</>"))
        self.track.tell(tip)
        track = Held("top.ruler", self.track, tip=tip, grow=1, at="fill")
        head = caption(say("wars-top-doom").upper())
        told = say("wars-top-doom.ends" if wide and roomy else "wars-top-doom.ends-short", doom=END)
        ends = Text(told, theme.NOTE, theme.TEXT_SECOND, line=True)
        below = Row(ends, h=40) if wide else ends
        named: Box = Column(head, below, least=54, gap=2 if wide else 0, pack="center", at="fill")
        if tight:
            named = Icon("doom", 20, theme.TEXT_THIRD)
        return Row(named, track, grow=1, at="fill", tip=tip, card=("term", "doom_track") if wide else None)

    def _cost(self) -> Box:
        """Without room for the track: what a Ritual costs, alone."""
        track, marker = self.table.track, self.table.ritual
        cost = Text(str(track[marker]) if marker < len(track) else "—", theme.LABEL, theme.GOLD, line=True)
        head = caption(say("wars-top-ritual").upper())
        return Column(head, cost, pack="center", w=70, at="fill",
                      tip=ritual_tip(track, marker), card=("term", "ritual"))  # fmt: skip


def _paint_medal(
    faction: str, size: float, lit: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    picture = medal(faction, layout.px(size))
    box = picture.get_rect(center=rect.center)
    if lit:
        draw.glow(target, box, theme.faction_colour(faction), layout.px(4), box.width // 2, 150)
    target.blit(picture, box)
