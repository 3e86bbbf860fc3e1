"""The bar on top: turn and phase, order of play, the Doom ruler, and the Ritual track."""

from __future__ import annotations

from functools import partial

import pygame

from game.games.wars.screen.doom_track import END, DoomTrack, strike
from game.games.wars.words.tableview import Table
from game.language.spoken import say
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


def caption(words: str) -> Text:
    """The small head of a part of the bar."""
    return Text(words, theme.TINY_BOLD, theme.TEXT_THIRD, line=True)


def ritual_tip(track: tuple[int, ...], marker: int) -> str:
    """What the next Ritual costs, and how many are left."""
    said = "The marker stands on Instant Death: the game ends with this Doom phase."
    if marker < len(track):
        said = (f"The next Ritual costs **{track[marker]} Power**. After {len(track) - marker} more the game ends "
                "by Instant Death.")  # fmt: skip
    return f"**Ritual of Annihilation**\n{said}"


def ritual_track(track: tuple[int, ...], marker: int, room: float, wide: bool) -> Box:
    """The cells of the Ritual track, the marker on one of them."""
    now = f"costs {track[marker]}" if marker < len(track) else "Instant Death"
    tip = ritual_tip(track, marker)
    cells = (_cell(track, marker, place, wide, tip) for place in range(len(track) + 1))
    row = Row(*cells, gap=6 if wide else 3, h=40 if wide else 24)
    if wide:
        now = f"now {now}" if marker < len(track) else now
        head = Row(caption("RITUAL"), Text(now, theme.SMALL_ITALIC, theme.GOLD, line=True), gap=12)
        return Column(head, row, pack="center", gap=2, w=room, at="fill", tip=tip, card=("term", "ritual_track"))
    return Row(Column(caption("RITUAL"), Text(now, theme.TINY, theme.GOLD, line=True), w=58), row, gap=2, w=room,
               at="fill", tip=tip, card=("term", "ritual_track"))  # fmt: skip


def _cell(track: tuple[int, ...], marker: int, place: int, wide: bool, tip: str) -> Box:
    """What a Ritual costs there; the last cell is Instant Death."""
    frame = NEXT if place == marker else SPENT if place < marker else OPEN
    wide_, high = (38, 28) if wide else (24, 24)
    if place == len(track):
        tip += "\n{icon:doom} <gold>Instant Death</>: the Doom phase in which it is reached is the last"
        return Row(Icon("doom", 17, theme.KILL), pack="center", frame=frame, w=wide_, h=high, tip=tip,
                   card=("term", "instant_death"))  # fmt: skip
    now = "spent" if place < marker else "the next Ritual" if place == marker else f"in {place - marker} Rituals"
    colour = theme.GOLD if place == marker else theme.TEXT_THIRD if place < marker else theme.TEXT_SECOND
    cost = Row(Text(str(track[place]), theme.LABEL, colour, "center", line=True, grow=1), frame=frame)
    return Stack(cost, Drawn("spent", strike) if place < marker else None, w=wide_, h=high,
                 tip=f"{tip}\n{{icon:power}} <gold>{track[place]} Power</>: {now}")  # fmt: skip


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
        self._ritual = steadily(ritual_track)

    @property
    def ends(self) -> str:
        """When the game ends, told with Doom."""
        return f"The game ends after a Doom phase with {END} or more."

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
        self.lay(bar, layout)

    # What is shown ----------------------------------------------------------------------------

    def _each(self, layout: Layout) -> float:
        """Width of a button in design units."""
        return 62 if not layout.compact else 48 if layout.width_du >= 1000 else 36

    def _buttons(self, layout: Layout) -> Box:
        each = self._each(layout)
        held = (Held(button.id, button, enabled=button.enabled, tip=button.tooltip, w=each, at="fill")
                for button in self._shown_buttons)  # fmt: skip
        return Row(*held, pack="end", pad=(10, 4))

    def _now(self, layout: Layout) -> Box:
        each = self._each(layout) * len(self._shown_buttons)
        return self._parts(layout, self.table, self.deciding, self.ironman, self.plate_shown, each)

    def _describe(self, layout: Layout, table: Table, deciding: str, ironman: bool, plate: bool, each: float) -> Box:
        """The parts there is room for, from the left: the ruler takes what the others leave; buttons have ``each``."""
        wide, seats, cells = not layout.compact, len(table.order), len(table.track) + 1
        order = 42 * seats + 24 if wide else 30 * seats + 6
        ritual = 44 * cells + 8 if wide else 27 * cells + 64
        rest = layout.width_du - each - order - (212 if wide else 170)
        own, rest = self.own_parts(rest, ritual, layout)
        parts = [self._order(order, wide, deciding), *own]
        track: Box | None = None
        if rest - ritual > 280:
            track, rest = self._ritual(table.track, table.ritual, ritual, wide), rest - ritual - 24
        elif rest > 70:
            track, rest = self._cost(), rest - 84
        parts += [self._doom(wide) if rest > 180 else Space(grow=1), *([track] if track else [])]
        line = Line(110, upright=True, h=(39 if wide else 27) * layout.frame)
        lined = [each for part in parts for each in (line, part)]
        return Row(self._turn(wide, told=len(own) > (not plate), locked=ironman), *(lined if wide else lined[1:]), line,
                   Space(w=each - (25 if wide else 15)), gap=12, pad=(24 if wide else 14, 0), frame=GROUND)  # fmt: skip

    def own_parts(self, rest: float, ritual: float, layout: Layout) -> tuple[list[Box], float]:
        """What only this game has, in what is free of the bar, and how much is left of it, in design units.

        The Ritual track wants ``ritual`` of it.
        """
        return [], rest

    def _turn(self, wide: bool, told: bool, locked: bool) -> Box:
        """The turn, and the phase unless it is ``told`` beside it."""
        turn, phase = f"Turn {self.table.turn}", words().name("phase", self.table.phase)
        title = Text(turn.upper() if wide else turn, theme.TITLE if wide else theme.TITLE_SMALL, line=True)
        short = Text(phase, theme.BODY, theme.TEXT_SECOND, line=True)
        long = Text(phase if " " in phase else f"{phase} phase", theme.BODY, theme.TEXT_SECOND, line=True)
        lock = Icon("lock", 18 if wide else 14, theme.BRASS) if locked else None
        return Column(Row(title, lock, gap=8), None if told else Either(long, short), pack="center", at="fill",
                      w=114 if wide else 96, tip=say("table-ironman") if locked else "")  # fmt: skip

    # The order of play ------------------------------------------------------------------------

    def _order(self, room: float, wide: bool, deciding: str) -> Box:
        table, name = self.table, words().name
        way = "clockwise round the table" if table.clockwise else "counterclockwise round the table"
        way = "to and fro" if len({side.seat for side in table.sides}) == 2 else way
        order = " › ".join(f"{{glyph:{side}}} {name('faction', side)}" for side in table.order)
        tip = f"**Order of play**, {way}\n{order}"
        first = Text(f"{name('faction', table.first)} first", theme.SMALL_ITALIC, theme.TEXT_THIRD, line=True, rank=1)
        arrow = Text("›", theme.SMALL, theme.TEXT_THIRD, line=True, at="left")
        medals = (
            Stack(self._medal(faction, wide, faction == deciding), arrow if wide and place else None,
                  tip=f"{self._faction_tip(faction)}\n{tip}", card=("faction", faction), w=42 if wide else 30,
                  at="fill")
            for place, faction in enumerate(table.order)
        )  # fmt: skip
        head = Row(caption("ORDER"), Space(grow=1), first) if wide else None
        return Column(head, Row(*medals, h=40 if wide else 30), pack="center", gap=2, w=room, at="fill", tip=tip,
                      card=("term", "order"))  # fmt: skip

    def _medal(self, faction: str, wide: bool, lit: bool) -> Box:
        return Drawn((faction, lit), partial(_paint_medal, faction, (32 if wide else 24) * (1.25 if lit else 1), lit))

    def _faction_tip(self, faction: str) -> str:
        side = self.table.by_faction[faction]
        acts = "first player" if self.table.first == faction else ""
        acts = "to decide" if self.deciding == faction else acts
        note = f"  <second>{acts}</>" if acts else ""
        return (
            f"{{glyph:{faction}}} **{words().name('faction', faction)}**{note}\n"
            f"{{icon:power}} **{side.power}** Power   {{icon:doom}} **{side.doom}** Doom"
        )

    # Doom and Rituals -------------------------------------------------------------------------

    def _doom(self, wide: bool) -> Box:
        sides = sorted(self.table.sides, key=lambda side: -side.doom)
        name = words().name
        lines = "\n".join(f"{{glyph:{s.faction}}} {name('faction', s.faction)} **{s.doom}**" for s in sides)
        tip = f"**Doom**\n{lines}\n<second>{self.ends}</>"
        self.track.tell(tip)
        track = Held("top.ruler", self.track, tip=tip, grow=1, at="fill")
        ends = Text(f"{END} ends the game" if wide else f"{END} ends", theme.SMALL_ITALIC, theme.TEXT_THIRD, line=True)
        if not wide:
            return Row(Column(caption("DOOM"), ends, w=54), track, grow=1, at="fill", tip=tip)
        head = Row(caption("DOOM"), Space(grow=1), ends, across="start", pad=(0, 10))
        return Stack(head, Row(Space(w=46), track), grow=1, at="fill", tip=tip, card=("term", "doom_track"))

    def _cost(self) -> Box:
        """Without room for the track: what a Ritual costs, alone."""
        track, marker = self.table.track, self.table.ritual
        cost = Text(str(track[marker]) if marker < len(track) else "—", theme.LABEL, theme.GOLD, line=True)
        return Column(caption("RITUAL"), cost, pack="center", w=70, at="fill", tip=ritual_tip(track, marker),
                      card=("term", "ritual"))  # fmt: skip


def _paint_medal(
    faction: str, size: float, lit: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    picture = medal(faction, layout.px(size))
    box = picture.get_rect(center=rect.center)
    if lit:
        draw.glow(target, box, theme.faction_colour(faction), layout.px(4), box.width // 2, 150)
    target.blit(picture, box)
