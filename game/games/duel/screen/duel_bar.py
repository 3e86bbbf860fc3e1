"""The bar on top of a Duel: its phases in a row and, where the plate has no room, Decay in short."""

from __future__ import annotations

from game.games.duel.words.gamewords import PHASES, decay_tip
from game.games.wars.screen.doom_track import END
from game.games.wars.screen.topbar import TopBar, caption
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

NOW = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=14, diamonds=False)
OTHER = Frame(theme.PANEL_TOP, theme.VIGNETTE_BOTTOM, alpha=140, radius=14, diamonds=False)


class DuelBar(TopBar):
    """The bar with the phases and Decay."""

    @property
    def ends(self) -> str:
        return say("duel-bar-ends", doom=END)

    def own_parts(self, rest: float, ritual: float, layout: Layout) -> tuple[list[Box], float]:
        """The phases where all else has room too; Decay where the plate has none."""
        found: list[Box] = []
        names = [words().name("phase", phase) for phase in PHASES]
        size = layout.font_px(theme.LABEL)
        wide = sum(draw.text_width(name, theme.LABEL, size) for name in names) / layout.scale + 31 * len(names) - 6
        if not layout.compact and rest - ritual - wide > 448:
            row = Row(*map(self._phase, PHASES, names), gap=6, h=40)
            head = caption(say("duel-bar-phase").upper())
            tip = f"**{say('duel-bar-phase.tip')}**\n{' › '.join(names)}"
            found.append(Column(head, row, pack="center", gap=2, w=wide, at="fill", tip=tip))
            rest -= wide + 28
        if not self.plate_shown and rest > 150:
            tone = theme.GOLD if self.table.decay else theme.TEXT_SECOND
            number = Row(Icon("pass", 15, tone), Text(str(self.table.decay or 0), theme.LABEL, tone, line=True), gap=5)
            called = words().name("term", "decay").upper()
            named = max(50, draw.text_width(called, theme.TINY_BOLD, layout.font_px(theme.TINY_BOLD)) / layout.scale)
            found.append(Column(caption(called), number, pack="center", w=named, at="fill", tip=decay_tip(self.table),
                                card=("term", "decay")))  # fmt: skip
            rest -= named + 24
        return found, rest

    def _phase(self, phase: str, name: str) -> Box:
        """A pill; that of the phase that is going on is filled."""
        now = phase == self.table.phase
        label = Text(name, theme.LABEL, theme.PALE if now else theme.TEXT_SECOND, "center", line=True)
        return Row(label, pad=(12, 0), h=28, frame=NOW if now else OTHER, card=("phase", phase))
