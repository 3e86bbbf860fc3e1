"""The coach's card at a table: one remark, with what lights it up, why it is made, and a way to hear no more of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.language.spoken import say
from game.match.guide import DARK, Remark
from game.match.settings import Settings
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Button
from game.ui.kit.frame import CARD, Frame
from game.ui.layout import Layout
from game.ui.table.guide.goals import shine
from game.ui.table.stage import PlayedStage
from game.ui.widgets.base import Widget

BY = "coach"
"""The speaker whose lights these are."""
WIDTH, COMPACT_WIDTH, LINE_WIDTH = 520, 400, 1000
LEAST = 260
"""How narrow the card may be at least, in design units."""
DISC = Frame(theme.INK, theme.INK, theme.GOLD, 230, radius=27, diamonds=False)


class CoachCard:
    """Shows a remark over the middle of a table, with Show, Why and No more of these.

    ``look_up`` opens the card or the page that tells more. ``on_show`` is told when the card begins or ends to light
    what it means.
    """

    def __init__(
        self, stage: PlayedStage, settings: Settings, look_up: Callable[[Remark], object],
        on_show: Callable[[bool], None],
    ) -> None:
        self._stage, self._settings, self._look_up, self._on_show = stage, settings, look_up, on_show
        self.remark: Remark | None = None
        self.told = self.shown = False
        """Whether the rule is told, and whether what is meant is lit."""
        self.card = Boxes(self._describe).called("coach")

    def say(self, remark: Remark | None) -> None:
        """Put up a remark, or put away the one that stands there."""
        if remark is None and self.remark is None:
            return
        self.remark, self.told = remark, False
        self._light(False)

    def show(self) -> None:
        """Light what is meant, or let it be dark again."""
        if self.remark:
            self._light(not self.shown)

    def _light(self, shown: bool) -> None:
        if shown != self.shown:
            self.shown = shown
            self._on_show(shown)
        shine(self._stage, BY, self.remark.shine if self.remark and shown else DARK)
        self._stage.lay()

    def why(self) -> None:
        """Tell the rule behind the remark; pressed again, put it away."""
        if self.remark:
            self.told = not self.told
            self._stage.lay()
            self._stage.host.redraw()

    def quiet(self) -> None:
        """No more remarks of this kind, in this game or another."""
        if self.remark:
            if self.remark.kind not in self._settings.coach_quiet:
                self._settings.coach_quiet.append(self.remark.kind)
                self._settings.save()
            self.say(None)

    def take(self, event: pygame.event.Event) -> bool:
        """Escape puts the card away before it means anything else."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self.remark:
            self.say(None)
            return True
        return False

    # Places -----------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """The card, while there is anything on it."""
        return [self.card] if self.remark else []

    def lay(self, slot: pygame.Rect, kept: Sequence[pygame.Rect], layout: Layout) -> None:
        """Take the corner of a slot that hides least of what is named, and none of the ``kept`` places if possible."""
        if self.remark is None:
            return
        place = self._corner(slot, kept, layout)
        covered = [each for each in kept if each.colliderect(place)]
        left = max((each.right for each in covered if each.centerx < slot.centerx), default=slot.left)
        right = min((each.left for each in covered if each.centerx >= slot.centerx), default=slot.right)
        if covered and right - left >= layout.px(LEAST):
            # A window so small that every corner is taken: beside what stands there.
            place = self._corner(pygame.Rect(left, slot.y, right - left, slot.height), kept, layout)
        self.card.lay(place, layout)

    def _corner(self, slot: pygame.Rect, kept: Sequence[pygame.Rect], layout: Layout) -> pygame.Rect:
        """The corner where the card hides least: of what it speaks of, of what is kept, then of what stands there."""
        size = self.card.wanted(slot, layout)
        corners = [size.move_to(**{name: getattr(slot, name)})
                   for name in ("bottomright", "topright", "bottomleft", "topleft")]  # fmt: skip
        named, standing = self._named(), list(self._stage.hint.kept())

        def hides(corner: pygame.Rect) -> tuple[int, int]:
            spoken_of = 2 * len(corner.collidelistall(named)) + len(corner.collidelistall(list(kept)))
            shares = (corner.clip(each).size for each in standing)
            return spoken_of, sum(width * high for width, high in shares)

        return min(corners, key=hides)

    def _named(self) -> list[pygame.Rect]:
        """Where the things lie that the remark speaks of, and their names."""
        assert self.remark
        return self._stage.spoken_of((*self.remark.shine.things, *self.remark.shine.strong))

    # Boxes --------------------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        remark = self.remark
        if remark is None:
            return Column()
        wide = not layout.compact
        sign = Row(Icon("candle", 30, theme.GOLD), frame=DISC, pack="center", w=54, h=54, rank=1) if wide else None
        text = Text(self._stage.dressed(remark.text), theme.LOG if not wide else theme.BODY, theme.TEXT, grow=1)
        # Where the card has little height its words scroll, and what is done about them stays in sight.
        said = Column(Scroll("coach.text", Column(text, self._told(remark), gap=7)),
                      Row(*self._ways(remark, 30 if wide else 27), gap=8), gap=7, grow=1)  # fmt: skip
        return Row(sign, said, self._close(), frame=CARD, pad=(14, 10), gap=12 if wide else 6, across="start",
                   w=(WIDTH if wide else COMPACT_WIDTH) * layout.frame)  # fmt: skip

    def line(self, layout: Layout) -> Box | None:
        """The card as a long, low box for a table that has a place for it; none while nothing is said."""
        remark = self.remark
        if remark is None:
            return None
        text = Text(self._stage.dressed(remark.text), theme.LOG if layout.compact else theme.BODY, theme.TEXT, grow=1)
        said = Row(Icon("candle", 22, theme.GOLD), text, *self._ways(remark, 27), self._close(), gap=8)
        return Column(said, self._told(remark), frame=CARD, pad=(12, 6), gap=4, most=LINE_WIDTH, grow=1)

    def _close(self) -> Button:
        return Button("coach.close", "", lambda: self.say(None), "quiet", icon="close", w=26, h=24,
                      tip=say("buttons-close.tip"))  # fmt: skip

    def _ways(self, remark: Remark, high: float) -> Sequence[Box | None]:
        """Show, why, and no more of these."""
        return (
            Button("coach.show", say("guide-coach-hide" if self.shown else "guide-coach-show"), self.show,
                   "primary" if not self.shown else "plain", tip=_tip("show", 1), role=theme.SMALL_BOLD, h=high)
            if remark.shine != DARK else None,
            Button("coach.why", say("guide-coach-why"), self.why, tip=_tip("why", 2), role=theme.SMALL_BOLD, h=high),
            Button("coach.quiet", say("guide-coach-quiet"), self.quiet, "quiet", tip=_tip("quiet", 3), role=theme.SMALL,
                   h=high),
        )  # fmt: skip

    def _told(self, remark: Remark) -> Box | None:
        """The rule, once it is asked for."""
        if not self.told:
            return None
        rule = Text(self._stage.dressed(remark.why), theme.SMALL, theme.TEXT_SECOND)
        return Column(rule, self._more(remark), gap=3)

    def _more(self, remark: Remark) -> Box | None:
        """The way to the card or the page that tells more."""
        if not remark.card and not remark.page:
            return None
        word = say("guide-coach-card" if remark.card else "guide-coach-page")
        return Button("coach.more", word, lambda: self._look_up(remark), "quiet", role=theme.SMALL, h=26, at="start")


def _tip(deed: str, number: int) -> str:
    """What a button does, and its key."""
    return with_key(say(f"guide-coach-{deed}.tip"), f"Ctrl {number}")
