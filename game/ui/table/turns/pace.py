"""The bar of the bots' turns: who thinks, how fast they play, pause, step, on to one's own choice; a player's signs."""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial

import pygame

from game.language.spoken import say
from game.match.lobby import PACES
from game.match.settings import Settings
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Bar, Box, Column, Drawn, Either, Row, Stack, Text
from game.ui.kit.boxes import Boxes, steadily
from game.ui.kit.caps import cap
from game.ui.kit.controls import Button
from game.ui.kit.frame import CAP
from game.ui.kit.medal import Portrait
from game.ui.kit.sliding import Slider, Stop
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.turns.flow import Flow
from game.ui.widgets.base import Widget

LINE = 300
"""Design units from which everything has room in a line."""
SUPER = 4
BACK = {"step_back": "step", "leap_back": "leap", "first": "last"}
"""Signs that are another one looked at in a mirror."""
SHAPES: dict[str, tuple[tuple[float, float, bool], ...]] = {
    "pause": ((0.2, 0.42, False), (0.58, 0.8, False)), "play": ((0.2, 0.88, True),),
    "step": ((0.2, 0.33, False), (0.42, 0.9, True)), "leap": ((0.08, 0.5, True), (0.5, 0.92, True)),
    "last": ((0.14, 0.66, True), (0.7, 0.84, False)),
}  # fmt: skip
"""From where to where each part goes, as shares of the width, and whether it is a triangle or a bar."""


@functools.lru_cache(maxsize=128)
def sign(name: str, side: int, colour: theme.RGB) -> pygame.Surface:
    """A player's sign as a square picture."""
    if name in BACK:
        return pygame.transform.flip(sign(BACK[name], side, colour), True, False)
    size = side * SUPER
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    for left, right, triangle in SHAPES[name]:
        tip = [(right, 0.5)] if triangle else [(right, 0.16), (right, 0.84)]
        corners = [(left, 0.16), *tip, (left, 0.84)]
        pygame.draw.polygon(big, colour, [(x * size, y * size) for x, y in corners])
    return pygame.transform.smoothscale(big, (side, side))


def sign_box(name: str, colour: theme.RGB, size: float) -> Drawn:
    """A player's sign, smaller where there is no room for its size."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = sign(name, min(layout.px(size), rect.width, rect.height), colour)
        target.blit(picture, picture.get_rect(center=rect.center))

    return Drawn((name, colour), paint, w=size, h=size)


class PaceBar:
    """Stands in the actions' place while bots think: a bar, or one below the other where there is no room for a bar.

    ``on_pause``, ``on_step`` and ``on_skip`` are what its buttons do; the pace goes into the settings at once.
    ``on_chance`` leads to what a person could do though nobody asks.
    """

    def __init__(
        self,
        settings: Settings,
        on_pause: Callable[[], None],
        on_step: Callable[[], None],
        on_skip: Callable[[], None],
        on_chance: Callable[[], None] | None = None,
    ) -> None:
        self._settings = settings
        self._on_pause, self._on_step, self._on_skip, self._on_chance = on_pause, on_step, on_skip, on_chance
        self.on = self._paused = self._stepping = self._skipping = self._people = False
        self._faction = self._person = self._chance = ""
        self._used = 0.0
        self._whole = steadily(self._bar)
        self.boxes = Boxes(lambda layout: self.describe(layout, self.boxes.rect.width / layout.scale))

    def _set_pace(self, place: int) -> None:
        if PACES[place] != self._settings.bot_pace:
            self._settings.bot_pace = PACES[place]
            self._settings.save()

    def show(self, flow: Flow, faction: str, person: str, people: bool) -> None:
        """Show who thinks and how things go on; ``people`` tells whether anybody's turn can come."""
        self.on, self._people, self._faction, self._person = flow.thinking, people, faction, person
        self._paused, self._stepping, self._skipping = flow.paused, flow.stepping, flow.skipping
        self._chance = flow.chance.name if flow.chance and flow.paused and self._on_chance else ""
        self._used = flow.used

    def widgets(self) -> list[Widget]:
        """What stands on the table now."""
        return [self.boxes] if self.on else []

    def describe(self, layout: Layout, room: float) -> Box:
        """The bar where there is ``room`` for it, in design units; on its edge how much of its time a bot has used."""
        whole = self._whole(layout, room, self._settings.bot_pace, self._faction, self._person, self._people,
                            self._paused, self._stepping, self._skipping, self._chance)  # fmt: skip
        # What stands one below the other ends with a button.
        edge = "bottom" if room >= LINE else "top"
        return Stack(whole, Bar(self._used, at=edge, tip=say("table-thinking.time")) if self._used else None)

    def _bar(self, layout: Layout, room: float, *_: object) -> Box:
        """The bar, which is another when anything it is told is."""
        tall = not layout.compact and room > 700
        stops = tuple(Stop(at, say(f"table-pace-{pace.replace('_', '-')}"), pace) for at, pace in enumerate(PACES))
        slider = partial(Slider, "pace", PACES.index(self._settings.bot_pace), len(PACES) - 1, self._set_pace, stops,
                         tip=say("table-pace.tip"))  # fmt: skip
        pause = self._transport(
            "pause", "table-resume" if self._paused else "table-pause", "P", self._on_pause, self._paused, tall
        )
        step = self._transport("step", "table-step", ".", self._on_step, self._stepping, tall)
        way = "table-skip" if self._people else "table-skip-end"
        skip = Button("skip", say(way), self._on_skip, key="Space", icon="skip", role=theme.LABEL,
                      enabled=not self._skipping, tip=say(f"{way}.tip"))  # fmt: skip
        skip.w, pause.w, step.w = (210, 98, 98) if tall else (168, 84, 84) if room > 820 else (140, 54, 54)
        line = Row(slider(most=460, grow=1), pack="center", grow=1, least=170 if self._faction else 100)
        chance = None
        if self._chance and self._on_chance:
            chance = Button("chance", self._chance, self._on_chance, "primary", role=theme.LABEL)
            chance.w = 210 if tall else 168 if room > 820 else 140
        bar = Row(self._thinker(layout), None if chance else line, chance, pause, step, skip, gap=12 if tall else 8,
                  least=LINE)  # fmt: skip
        if room < bar.least:
            pause.w = step.w = skip.w = None
            pause.grow = step.grow = 1
            if chance:
                chance.w = None
        return Either(bar, Column(chance or slider(), Row(pause, step, gap=8), skip, gap=8))

    def _thinker(self, layout: Layout) -> Box | None:
        """Who is to move: medal, name, and what is going on."""
        if not self._faction:
            return None
        going = say("table-thinking")
        if self._paused and not self._stepping:
            going = say("table-waiting.chance" if self._chance else "table-waiting")
        elif self._skipping:
            going = say("table-skipping")
        role = theme.BODY_BOLD if layout.compact else theme.FACTION_NAME
        named = (Text(escape(self._person), each, theme.faction_text(self._faction), line=True)
                 for each in (role, theme.SMALL_BOLD))  # fmt: skip
        words = Column(Either(*named), Text(going, theme.NOTE, theme.TEXT_SECOND, line=True), grow=1)  # fmt: skip
        size = 40 if layout.compact else 60
        return Row(Portrait(self._faction, size, above=4), words, gap=12, w=230 if layout.compact else 320, rank=1)

    def _transport(
        self, id: str, message: str, key: str, on: Callable[[], None], lit: bool, tall: bool
    ) -> Press:
        """A button with a player's sign, and what a message says of it; its key below where there is room."""
        colour = theme.GOLD if lit else theme.TEXT
        picture = sign_box("play" if id == "pause" and lit else id, colour, 22 if tall else 16)
        words = Text(say(message), theme.SMALL, colour, line=True, rank=1)
        key_cap = Row(Text(cap(key), theme.TINY_BOLD, theme.TEXT_THIRD), frame=CAP, pad=(6, 0))
        part = Column(picture, Row(words, key_cap, gap=6), gap=8, across="center") if tall else \
            Row(picture, words, gap=6, pack="center")  # fmt: skip
        return Press(id, part, on, chosen=lit, look="tile", pad=(6, 12 if tall else 10),
                     tip=say(f"{message}.tip"))  # fmt: skip
