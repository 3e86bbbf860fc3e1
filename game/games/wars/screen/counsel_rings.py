"""What an advised move names on the table: rings round its pieces, a tag at its places, a frame round its card."""

from __future__ import annotations

import pygame

from game.games.wars.screen.answers.actionbar import ActionBar
from game.games.wars.screen.map.view import MapView
from game.match.counsel import Counsel
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

TAG = "Hierophant"


class CounselRings(Widget):
    """Lies over map and cards and takes no click. Pale, not gold: it is advice, not all that can be done.

    ``over_bar`` paints the frame round the card of the action bar, the other one what lies on the map.
    """

    focusable = False

    def __init__(self, map_: MapView, bar: ActionBar, over_bar: bool = False) -> None:
        super().__init__()
        self._map = map_
        self._bar = bar
        self._over_bar = over_bar
        self.counsel: Counsel | None = None

    def hit(self, point: tuple[int, int]) -> bool:
        """Never: what lies below is pointed at."""
        return False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint what the move names."""
        if self.counsel is None:
            return
        if self._over_bar:
            self._card(target, layout, self.counsel)
        elif not self._map.busy:
            before = target.get_clip()
            target.set_clip(self._map.rect.clip(before))
            self._on_map(target, layout, self.counsel)
            target.set_clip(before)

    def _card(self, target: pygame.Surface, layout: Layout, counsel: Counsel) -> None:
        answer = counsel.steps[0].answer if counsel.steps else None
        button = next((each for each in self._bar.buttons if each.choice.option == answer and each.visible), None)
        if button is None or answer is None or button.rect.width < 2:
            return
        px = layout.px
        draw.outline(target, button.rect.inflate(px(2), px(2)), theme.PALE, px(5), max(px(2), 2), 235)
        self._tag(target, layout, (button.rect.centerx, button.rect.y))

    def _on_map(self, target: pygame.Surface, layout: Layout, counsel: Counsel) -> None:
        px = layout.px
        tagged = False
        for unit in counsel.units:
            spot = self._map.spot_of(unit)
            if spot is not None:
                at, round_ = spot.at, spot.px // 2 + px(4)
                pygame.draw.circle(target, theme.VIGNETTE_BOTTOM, at, round_ + 1, max(px(4), 4))
                pygame.draw.circle(target, theme.PALE, at, round_, max(px(2), 2))
        for area in reversed(counsel.areas):
            box = self._map.name_box(area)
            if box is None:
                continue
            ring = box.inflate(px(16), px(8))
            draw.outline(target, ring, theme.VIGNETTE_BOTTOM, px(6), max(px(4), 4), 200)
            draw.outline(target, ring, theme.PALE, px(6), max(px(2), 2), 245)
            if not tagged:
                # Where the move ends.
                tagged = True
                self._tag(target, layout, (ring.centerx, ring.y))

    def _tag(self, target: pygame.Surface, layout: Layout, at: tuple[int, int]) -> None:
        px = layout.px
        size = layout.font_px(theme.TINY_BOLD)
        box = pygame.Rect(0, 0, draw.text_width(TAG, theme.TINY_BOLD, size) + px(12), size + px(5))
        box.midbottom = (at[0], at[1] + px(4))
        box.clamp_ip(target.get_clip().inflate(-px(4), 0))
        draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, px(4), 245)
        draw.outline(target, box, theme.PALE, px(4), 1, 235)
        draw.text(target, TAG, theme.TINY_BOLD, size, theme.PALE, box.center, "center", middle=True)


__all__ = ["CounselRings"]
