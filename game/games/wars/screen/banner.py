"""The banner: who must decide what, who asks it, a hint, and the Power that is left."""

from __future__ import annotations

import pygame

from game.language.spoken import say
from game.ui import draw, theme
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Either, Icon, Row, Space, Text
from game.ui.kit.boxes import Boxes, steadily
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.rich import escape

SWEEP = 0.9
"""Seconds a band of light takes over the banner when somebody is asked in another's turn."""


class Banner(Boxes):
    """A line in the colour of whoever decides.

    ``asked`` says why a side decides in the turn of another, in a few words with marks; such a banner stands out, and
    ``attend`` sends a band of light over it. ``typed`` is the part of a code that has been typed so far.
    """

    def __init__(self) -> None:
        super().__init__(self._now, steady=True)
        self._whole = steadily(self._describe)
        self.faction = ""
        self.name = ""
        self.question = ""
        self.hint = ""
        self.power: int | None = None
        self.asked = ""
        self.typed = ""
        self._swept = SWEEP

    def say(
        self, faction: str, name: str, question: str, hint: str = "", power: int | None = None, asked: str = ""
    ) -> None:
        """Show a question; without a faction a plain sentence."""
        self.faction, self.name, self.question, self.hint, self.power = faction, name, question, hint, power
        self.asked, self.typed = asked, ""

    def attend(self) -> None:
        """Call for attention."""
        self._swept = 0.0

    @property
    def sweeping(self) -> bool:
        """Whether light is going over the banner."""
        return self._swept < SWEEP

    def advance(self, dt: float) -> bool:
        """Let the light go on; true while it moves."""
        if not self.sweeping:
            return False
        self._swept += dt
        return True

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it, and the light on it."""
        super().draw(target, layout)
        if self.sweeping and self.faction:
            draw.sweep(target, self.rect, theme.faction_colour(self.faction), self._swept / SWEEP)

    # What is shown ----------------------------------------------------------------------------

    def _now(self, layout: Layout) -> Box:
        return self._whole(layout, self.rect.size, self.faction, self.name, self.question, self.hint, self.power,
                           self.asked, self.typed)  # fmt: skip

    def _describe(self, layout: Layout, *_: object) -> Box:
        """Medal, name and question; at the right who asks it, the hint as far as there is room, and the Power.

        It is another when anything it is told is.
        """
        wide, high = self.rect.width / layout.scale, self.rect.height / layout.scale
        colour = theme.faction_colour(self.faction) if self.faction else theme.BRASS_LINE
        frame = Frame(line=colour, alpha=255 if self.asked else 220, radius=3, wash=colour, diamonds=False,
                      wash_alpha=130 if self.asked else 105, light=colour if self.asked else None)  # fmt: skip
        # On its wash its own colour would not be read, least on the stronger one of a choice asked by another.
        tone = theme.mix(theme.faction_text(self.faction), theme.PALE, 1.0 if self.asked else 0.45)
        name = Text(escape(self.name) + (":" if layout.compact else ""),
                    theme.BANNER if layout.compact else theme.TITLE_SMALL, tone, line=True)  # fmt: skip
        said = Row(name if self.name else None, Text(self.question, theme.BANNER_PLAIN, line=True), gap=10)
        asked = Text(self.asked, theme.SMALL, line=True) if self.asked else None
        two_lines = high >= 50 * layout.frame and asked is not None
        hint, power, bolt = self._hint(), self._power(wide, wide > 700), self._power(wide, False)
        ends: list[tuple[Box | None, ...]] = [(hint, power)]
        if asked is not None and not two_lines:
            ends = [(asked, hint, power), (asked, hint, bolt), (asked, bolt), (hint, power)]
        shown = [Row(*end, gap=12, pack="end") for end in ends]
        if power and bolt:
            # A long question leaves the number alone.
            shown[-1].least = Laying(layout, {}).wide(power, self.rect.width) / layout.scale + 12
            shown.append(Row(self._power(0, False), pack="end"))
        return Row(
            Medal(self.faction, high - (8 if layout.compact else 12)) if self.faction else None,
            Column(said, asked) if two_lines else said,
            Either(*shown, grow=1, least=36 if power else 0), gap=12, pad=(10, 0), frame=frame,
            tip=self._tip(),
        )  # fmt: skip

    def _tip(self) -> str:
        more = "".join(f"\n<second>{each}</>" for each in (self.asked, self.hint) if each)
        return (f"**{self.name}** {self.question}" if self.name else self.question) + more

    def _hint(self) -> Box | None:
        """The hint, or what has been typed of a code. Its last part tells how to step back and is left out first."""
        if self.typed:
            told = say("wars-answers-typed", typed=self.typed.upper())
            return Text(told, theme.SMALL, theme.GOLD, line=True, rank=2)
        parts = self.hint.split(" · ") if self.hint else []
        said = [Text(escape(" · ".join(parts[:count])), theme.NOTE, theme.TEXT_SECOND, "right", line=True)
                for count in range(len(parts), 0, -1)]  # fmt: skip
        return Either(*said, Space(), grow=1) if said else None

    def _power(self, wide: float, roomy: bool) -> Box | None:
        """Power left, and a bolt for each, or one where they would be many."""
        if self.power is None:
            return None
        bolts = [Icon("power", 16, theme.GOLD)] * (self.power if roomy and self.power <= 8 else min(self.power, 1))
        said = say("wars-answers-power", power=self.power) if wide > 560 else str(self.power)
        return Row(Row(*bolts, gap=-2), Text(said, theme.LABEL, line=True), gap=10)
