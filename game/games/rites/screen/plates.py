"""The cultists' plates: seal, name, hand as small backs or cards that are seen, what was captured, artifacts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.games.rites.screen import cards, relics
from game.games.rites.screen.openhand import hand_words, paint_hand
from game.games.rites.screen.seals import COLOURS, seal
from game.games.rites.screen.standing import steps, tally
from game.games.rites.words.faces import artifact_face
from game.games.rites.words.tableview import HIDDEN, CardTable, Cultist
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.theme import mix
from game.ui.widgets.painted import Painted


class Plate(Painted):
    """One cultist's plate. ``must`` is whether she is to act, ``live`` whether she can be chosen now.

    ``hushed``: a simultaneous round is going on, so that no plate says whose turn it is.
    """

    def __init__(self, side: int, on_press: Callable[[int], None]) -> None:
        super().__init__(lambda: on_press(side))
        self.side = side
        self.table: CardTable | None = None
        self.level = ""
        self.must = False
        self.live = False
        self.own = False
        self.folded = False

    def show(self, table: CardTable, level: str, must: bool, own: bool, live: bool) -> None:
        """Show the cultist as the table stands."""
        self.table, self.level, self.must, self.own, self.live = table, level, must, own, live
        self.tooltip = self._tip()

    @property
    def cultist(self) -> Cultist:
        """Whose plate it is."""
        assert self.table is not None
        return self.table.cultists[self.side]

    @property
    def open(self) -> bool:
        """Whether cards of the hand are seen here that lie in no fan: all hands may lie open, or one was shown."""
        return not self.own and any(card != HIDDEN for card in self.cultist.hand)

    def _tip(self) -> str:
        cultist = self.cultist
        lines = [f"**{escape(cultist.name)}**" + (" is the Grand Cultist" if cultist.grand else "")]
        count = len(cultist.hand)
        seen = f": {hand_words(cultist.hand)}" if self.open else ""
        lines.append(f"{count} {'card' if count == 1 else 'cards'} in hand{seen}")
        if cultist.cache:
            lines.append(f"Artifacts worth **{cultist.points}**:")
        for name in cultist.cache:
            face = artifact_face(name)
            used = " <third>(both invocations used)</>" if name in cultist.spent else ""
            lines.append(f"{face.name} **{face.value}**{used}")
        return "\n".join(lines)

    def key(self) -> Any:
        """Everything it shows."""
        cultist = self.cultist
        assert self.table is not None
        return (
            cultist,
            self.must,
            self.live,
            self.own,
            self.folded,
            self.level,
            tally(self.table, self.side),
            steps(self.table, self.side),
        )

    def spot(self) -> pygame.Rect:
        """Where cards go to and come from."""
        size = max(self.rect.height // 3, 24)
        rect = pygame.Rect(0, 0, round(size / 1.5), size)
        rect.center = self.rect.center
        return rect

    # Drawing ----------------------------------------------------------------------------------

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint it."""
        px = layout.px
        lit = self.must or self.live
        radius = px(6)
        if lit:
            draw.glow(target, rect, theme.GOLD, px(3), radius, 120)
        line = theme.GOLD if lit else theme.BRASS_LINE
        style = draw.PanelStyle(
            line=line,
            line_alpha=255 if lit else 150,
            radius=radius,
            diamonds=False,
            wash=COLOURS[self.side],
            wash_alpha=26 if lit or self.hovered else 12,
        )
        draw.panel(target, rect, style)
        if self.folded:
            self._small(target, rect, layout)
            return
        self._head(target, rect, layout)
        self._middle(target, rect, layout)
        if rect.height >= px(140):
            self._foot(target, rect, layout)

    def _small(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = layout.px
        cultist = self.cultist
        assert self.table is not None
        size = min(rect.height - px(10), px(34))
        mark = seal(cultist, size)
        target.blit(mark, mark.get_rect(midleft=(rect.x + px(4), rect.centery)))
        x = rect.x + size + px(8)
        role = theme.SMALL_BOLD
        size_px = layout.font_px(role)
        name = draw.shorten(cultist.name, role, size_px, rect.right - x - px(4) - (size_px if cultist.grand else 0))
        draw.text(target, name, role, size_px, theme.TEXT, (x, rect.y + rect.height // 4 + 1), middle=True)
        if cultist.grand:
            flame = icon("candle", size_px, theme.GOLD)
            target.blit(flame, flame.get_rect(midright=(rect.right - px(3), rect.y + rect.height // 4)))
        if self.open:
            row = pygame.Rect(x, rect.centery, rect.right - px(4) - x, rect.height // 2 - 2)
            paint_hand(target, row, layout, cultist.hand)
            return
        number, _ = tally(self.table, self.side)
        words = f"{len(cultist.hand)} in hand · {number} · {cultist.points} pts"
        small = layout.font_px(theme.TINY)
        words = draw.shorten(words, theme.TINY, small, rect.right - x - px(3))
        draw.text(target, words, theme.TINY, small, theme.TEXT_SECOND, (x, rect.y + rect.height * 3 // 4), middle=True)

    def _head(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = layout.px
        cultist = self.cultist
        head = round(rect.height * 0.36)
        size = min(px(42), head - px(6))
        y = rect.y + head // 2 + px(2)
        mark = seal(cultist, size)
        target.blit(mark, mark.get_rect(midleft=(rect.x + px(11), y)))
        x = rect.x + px(11) + size + px(10)
        hand = rect.right - px(10) if self.open else self._hand(target, rect, layout, y, head)
        role = theme.FACTION_NAME
        size_px = layout.font_px(role)
        room = hand - x - px(6) - (size_px if cultist.grand else 0)
        if draw.text_width(cultist.name, role, max(size_px - 2, theme.SMALLEST_PX)) > room:
            role, size_px = theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD)
        name, size_px = draw.fitted(cultist.name, role, size_px, room)
        two = head >= px(44)
        top = y - px(10) if two else y
        box = draw.text(target, name, role, size_px, theme.GOLD if self.own else theme.TEXT, (x, top), middle=True)
        if cultist.grand:
            flame = icon("candle", round(size_px * 1.1), theme.GOLD)
            target.blit(flame, flame.get_rect(midleft=(box.right + px(4), top - px(2))))
        if self.open:
            row = pygame.Rect(x, y + px(1), hand - x, head - head // 2)
            paint_hand(target, row, layout, cultist.hand)
        elif two:
            small = layout.font_px(theme.BODY_ITALIC)
            words = draw.shorten(self.level, theme.BODY_ITALIC, small, hand - x - px(4))
            draw.text(target, words, theme.BODY_ITALIC, small, theme.TEXT_SECOND, (x, y + px(12)), middle=True)
        draw.hairline(target, (x, rect.y + head + px(2)), rect.right - px(14) - x, theme.BRASS_LINE, 90)

    def _hand(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, y: int, head: int) -> int:
        """The hand as small backs with its count; returns where it begins."""
        px = layout.px
        count = len(self.cultist.hand)
        wide = max(min(px(24 if not layout.compact else 15), round((head - px(10)) / 1.5)), 12)
        right = rect.right - px(16)
        shown = min(count, 5)
        step = max(round(wide * (0.42 if not layout.compact else 0.28)), 3)
        x = right - wide - step * max(shown - 1, 0)
        for n in range(shown):
            picture = cards.turned("?", wide, round((n - (shown - 1) / 2) * 7))
            target.blit(picture, picture.get_rect(center=(x + n * step + wide // 2, y)))
        small = layout.font_px(theme.COUNT)
        draw.text(
            target,
            str(count),
            theme.COUNT,
            small,
            theme.TEXT,
            (right + px(2), y + round(wide * 0.75)),
            "center",
            middle=True,
            halo=2,
        )
        return x

    def _middle(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """What was captured in this rite, and the artifacts."""
        px = layout.px
        assert self.table is not None
        cultist = self.cultist
        top = rect.y + round(rect.height * 0.36) + px(8)
        high = (rect.bottom - px(8) if rect.height < px(140) else rect.bottom - px(40)) - top
        wide = min(round(high / 1.5), px(30))
        y = top + high // 2
        number, words = tally(self.table, self.side)
        box = pygame.Rect(rect.x + px(18), 0, wide, round(wide * 1.5))
        box.centery = y
        if number and number != "0":
            target.blit(cards.back(wide), box)
        else:
            draw.outline(target, box, theme.BRASS_LINE, 3, 1, 130)
        x = box.right + px(14)
        least = draw.text_width(words, theme.SMALL_ITALIC, theme.SMALLEST_PX) + px(6)
        chips = self._chips(target, rect, layout, y, high, x + max(px(70), least))
        small = layout.font_px(theme.SMALL_ITALIC)
        if high > px(34):
            role = theme.NUMBER
            size_px = min(layout.font_px(role), round(high * 0.62))
            draw.text(target, number, role, size_px, theme.TEXT, (x, y - px(9)), middle=True)
            words, small = draw.fitted(words, theme.SMALL_ITALIC, small, chips - x - px(4))
            draw.text(target, words, theme.SMALL_ITALIC, small, theme.TEXT_SECOND, (x, y + px(14)), middle=True)
        else:
            words = draw.shorten(f"{number} {words}", theme.SMALL, small, chips - x - px(4))
            draw.text(target, words, theme.SMALL, small, theme.TEXT, (x, y), middle=True)
        _ = cultist

    def _chips(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout, y: int, high: int, least: int) -> int:
        """Artifacts from the right; returns where they begin."""
        px = layout.px
        wide = min(px(38), round(high / 1.37))
        right = rect.right - px(16)
        cache = self.cultist.cache
        if not cache:
            return right
        room = right - least
        # Rather narrower chips than words that are cut.
        wide = max(min(wide, room - px(6) * (len(cache) - 1)), px(24))
        step = min(wide + px(4), max((room - wide) // max(len(cache) - 1, 1), px(6))) if len(cache) > 1 else 0
        x = right - wide - step * (len(cache) - 1)
        left = x
        for name in cache:
            chip = relics.artifact_chip(name, wide, name in self.cultist.spent)
            target.blit(chip, chip.get_rect(midleft=(x, y)))
            x += step
        return left

    def _foot(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """The points of the artifacts, and in Cthulhu Rises the steps of the overthrow."""
        px = layout.px
        assert self.table is not None
        y = rect.bottom - px(21)
        draw.hairline(target, (rect.x + px(14), rect.bottom - px(40)), rect.width - px(28), theme.BRASS_LINE, 70)
        small = layout.font_px(theme.SMALL)
        found = steps(self.table, self.side)
        if found:
            x = rect.x + px(20)
            pitch = (rect.width - px(40)) // len(found)
            for words, done in found:
                colour = theme.FREE if done else theme.TEXT_THIRD
                _lozenge(target, (x + px(6), y), px(6), colour, done)
                draw.text(
                    target,
                    words,
                    theme.SMALL,
                    small,
                    theme.TEXT if done else theme.TEXT_SECOND,
                    (x + px(18), y),
                    middle=True,
                )
                x += pitch
            return
        points = self.cultist.points
        words = f"artifacts worth {points}" if points else "no artifact yet"
        draw.text(
            target,
            words,
            theme.SMALL_ITALIC,
            layout.font_px(theme.SMALL_ITALIC),
            mix(theme.GOLD, theme.TEXT, 0.4) if points else theme.TEXT_THIRD,
            (rect.x + px(20), y),
            middle=True,
        )


def _lozenge(target: pygame.Surface, at: tuple[int, int], reach: int, colour: theme.RGB, full: bool) -> None:
    side = reach * 2 + 2
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    c, r = side * 2, reach * 4
    pygame.draw.polygon(big, colour, [(c, c - r), (c + r, c), (c, c + r), (c - r, c)], 0 if full else 5)
    small = pygame.transform.smoothscale(big, (side, side))
    target.blit(small, small.get_rect(center=at))
