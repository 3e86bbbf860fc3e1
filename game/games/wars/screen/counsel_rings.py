"""What an advised move names on the table: rings round its pieces, a tag at its places, a frame round its card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.games.wars.screen.answers.actionbar import ActionBar
from game.games.wars.screen.map.buttons import MapButtons
from game.games.wars.screen.map.view import MapView
from game.match.counsel import Counsel
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.table.advice.advisor import Advisor
from game.ui.table.stage import Ring

TAG = "Hierophant"


class CounselRings(Ring):
    """Lies over map and cards and takes no click. Pale, not gold: it is advice, not all that can be done.

    ``over_bar`` paints the frame round the card of the action bar, the other one what lies on the map.
    """

    def __init__(self, map_: MapView, bar: ActionBar, over_bar: bool = False) -> None:
        super().__init__()
        self._map = map_
        self._bar = bar
        self._over_bar = over_bar

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


def lay_advice(advice: Advisor, map_: MapView, buttons: MapButtons, layout: Layout) -> None:
    """The card goes into the corner where it hides least of what it tells of, and no button of the map."""
    if not advice.mode:
        return
    px, asking = layout.px, advice.button.rect
    slot = map_.camera.window.inflate(-px(16), -px(16))
    size = advice.card.wanted(slot, layout)
    corners = [
        pygame.Rect(slot.right - size.width, slot.y, *size.size),
        pygame.Rect(slot.right - size.width, slot.bottom - size.height, *size.size),
        pygame.Rect(slot.x, min(asking.bottom + px(6), slot.bottom - size.height), *size.size),
        pygame.Rect(slot.x, slot.bottom - size.height, *size.size),
        # A card too high to stand below the buttons stands beside them.
        pygame.Rect(asking.right + px(8), slot.bottom - size.height, *size.size),
    ]
    named = _named(advice.counsels[:1], map_)
    kept = [button.rect for button in (*buttons.parts, advice.button)]

    def hides(corner: pygame.Rect) -> tuple[bool, int]:
        return corner.collidelist(kept) >= 0, len(corner.inflate(px(20), px(20)).collidelistall(named))

    advice.card.lay(min(corners, key=hides), layout)


def _named(counsels: Sequence[Counsel], map_: MapView) -> list[pygame.Rect]:
    """Where on the window the pieces and places are that counsels speak of."""
    boxes = []
    for counsel in counsels:
        boxes += [box for area in counsel.areas if (box := map_.name_box(area)) is not None]
        boxes += [spot.rect for unit in counsel.units if (spot := map_.spot_of(unit)) is not None]
        boxes += [spot.rect for spot in map_.spots if spot.area in counsel.areas]
    return boxes
