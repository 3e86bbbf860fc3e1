"""The hand, fanned out: what is playable lifts and glows, what is not is dimmed and says why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.centre import GHOSTLY
from game.games.rites.screen.paint import stamp, turned_glow, words
from game.games.rites.words.faces import face_of
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, Widget
from game.ui.widgets.longpress import LongPress

BLUFFED, DIMMED = 18, 32
"""How much darker cards are, in per cent: those that would be a bluff, and those that may not be played. More would
cost their names, which somebody who plans ahead reads."""
WIDE, PITCH = 144.0, 152.0
LIFT, HOVER = 20.0, 34.0
LARGER = 1.12
LOW, FEW = 130, 7
"""Pixels under which a hand is low."""
RAISED = 0.13
"""By what share of its width a card is raised above the ribbon at the least."""
TALL = 1.62
"""How high a card is that stands a little slanted, in shares of its width."""
GAP = 12
"""Pixels between the cards and what stands beside them."""
SLACK = 7
"""How far the mouse may stray, in pixels, before a press is a drag."""


class Fan(Widget):
    """Cards by id in order. ``on_pick`` gets a card that was pressed, ``on_drop`` one that was carried to a point.

    ``live`` are the cards that can be played, ``picked`` those chosen already, ``bluff`` those allowed as a bluff
    only; ``ribbon`` is what stands over the blocked ones. Keys: a digit picks the card of that place.
    """

    ROLE = "hand"

    def __init__(
        self, on_pick: Callable[[str], None], on_drop: Callable[[str, tuple[int, int]], None]
    ) -> None:
        super().__init__()
        self.on_pick, self.on_drop = on_pick, on_drop
        self.cards: tuple[str, ...] = ()
        self.live: frozenset[str] = frozenset()
        self.picked: frozenset[str] = frozenset()
        self.bluff: frozenset[str] = frozenset()
        self.asked = False
        self.ribbon = ""
        self.foot = 0
        """How much of the region is kept for the ribbon, in pixels, so that it lies on no card."""
        self.over = ""
        self.hidden: frozenset[str] = frozenset()
        self.numbered = False
        self.carried: tuple[str, tuple[int, int]] | None = None
        self._press: tuple[str, tuple[int, int]] | None = None
        self._long = LongPress[str]()
        self.on_hold: Callable[[str], None] = lambda card: None
        """Gets a card that a long press was on."""

    # What is shown ----------------------------------------------------------------------------

    def show(self, hand: tuple[str, ...]) -> None:
        """Show a hand, sorted by cult and rank."""
        self.cards = hand
        if self.over not in hand:
            self.over = ""

    def things(self) -> Iterable[Thing]:
        yield self.thing()
        lying = [*self._lying()]
        for card in self.cards:
            place = self.part("card", card, self._seen(card, lying), "", card in self.picked)
            yield place._replace(enabled=card in self.live, focused=self.focused and card == self.over)

    def _seen(self, card: str, lying: Iterable[tuple[str, pygame.Rect]]) -> pygame.Rect:
        """What of a card no other covers."""
        rect, _ = self.spot(card)
        y = min(rect.centery, self.rect.bottom - 4)
        free = [x for x in range(rect.x + 4, rect.right - 3, 3) if _topmost(lying, (x, y)) == card]
        return pygame.Rect(free[0], y, free[-1] - free[0] + 1, 1) if free else pygame.Rect()

    def _size(self) -> tuple[int, float]:
        """Width of a card and the pitch between two, in pixels."""
        count = max(len(self.cards), 1)
        unit = min(self.rect.height / 262, self.rect.width / 960)
        foot = 0 if self.ribbon_beside else self.foot
        wide = max(min(round(WIDE * unit), round((self.rect.height - foot) / TALL)), 34)
        pitch = min(wide * PITCH / WIDE, (self.rect.width - wide * 1.15) / max(count - 1, 1))
        return wide, pitch

    def spot(self, card: str) -> tuple[pygame.Rect, int]:
        """Where a card is: upright rectangle and turn in degrees."""
        wide, pitch = self._size()
        index = self.cards.index(card)
        off = index - (len(self.cards) - 1) / 2
        rect = pygame.Rect(0, 0, wide, cards.height_of(wide))
        x = self.rect.centerx + off * pitch
        count = max(len(self.cards), 1)
        bend = min(2.2, 11 / count)
        drop = (off / max(count / 2, 1)) ** 2 * wide * 0.09
        y = self.rect.centery + drop - wide * 0.05
        turn = off * bend
        unit = wide / WIDE
        if card == self.over or card in self.picked:
            if card == self.over:
                large = round(wide * LARGER)
                rect = pygame.Rect(0, 0, large, cards.height_of(large))
            y -= HOVER * unit * (1.35 if card in self.picked else 1.0)
            turn = 0.0
        elif card in self.live:
            y -= LIFT * unit
        elif self.ribbon and not self.ribbon_beside:
            # The ribbon stands below, and their names stay in sight.
            y = min(y - RAISED * wide, self.rect.bottom - self.foot - wide * TALL / 2)
        rect.center = (round(x), round(y))
        if rect.bottom > self.rect.bottom and card == self.over:
            rect.bottom = self.rect.bottom
        if self.rect.height < LOW:
            # What stands above a low hand would hide what is raised.
            rect.top = max(rect.top, self.rect.top)
        return rect, round(turn)

    @property
    def spread(self) -> pygame.Rect:
        rects = [self.spot(card)[0] for card in self.cards]
        return rects[0].unionall(rects) if rects else self.rect

    @property
    def ribbon_beside(self) -> bool:
        """Whether the ribbon stands to the right of the cards: below them a low hand has no room."""
        return self.rect.height < LOW and len(self.cards) <= FEW

    def room_beside(self) -> int:
        """How much room is left at each side of the cards, in pixels."""
        return (self.rect.width - self.spread.width) // 2 - GAP

    def at(self, point: tuple[int, int]) -> str:
        """The card at a point: the rightmost that lies there; the one that is pointed at stays on top."""
        return _topmost(self._lying(), point)

    def _lying(self) -> Iterator[tuple[str, pygame.Rect]]:
        """The cards and where each can be pointed at, the topmost first."""
        if self.over and self.over in self.cards:
            rect, _ = self.spot(self.over)
            yield self.over, rect.inflate(-round(rect.width * 0.1), 0)
        for card in reversed(self.cards):
            yield card, self.spot(card)[0]

    def hit(self, point: tuple[int, int]) -> bool:
        """Cards that are raised stand out of the hand's region."""
        return self.visible and (self.rect.collidepoint(point) or bool(self.at(point)))

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Point, press, carry; arrows go from card to card."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            card = self.at(event.pos)
            self._press = (card, event.pos) if card else None
            self._long.begin(card or None)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted: while a press may yet become a long one."""
        return None if self._long.target is None else LongPress.WAKE

    def pulse(self, dt: float) -> bool:
        """Let time pass over a press; true if it has just become a long one."""
        card = self._long.wait(dt)
        if card is None:
            return False
        self._press = None
        self.on_hold(card)
        return True

    def _moved(self, point: tuple[int, int]) -> bool:
        if self._press and pygame.Vector2(point).distance_to(self._press[1]) > SLACK:
            self._long.forget()
        if self._press and self._press[0] in self.live:
            away = pygame.Vector2(point).distance_to(self._press[1])
            if self.carried or away > SLACK:
                self.carried = (self._press[0], point)
                return True
        return self.point_at(self.at(point))

    def _let_go(self, point: tuple[int, int]) -> bool:
        press, carried = self._press, self.carried
        self._press = self.carried = None
        self._long.forget()
        if carried:
            self.on_drop(carried[0], point)
        elif press and self.at(point) == press[0]:
            Widget.pressed()
            self.on_pick(press[0])
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.cards:
            step = 1 if event.key == pygame.K_RIGHT else -1
            index = self.cards.index(self.over) + step if self.over in self.cards else 0
            if not 0 <= index < len(self.cards):
                return False
            return self.point_at(self.cards[index]) or True
        if event.key in ACTIVATE and self.over:
            Widget.pressed()
            self.on_pick(self.over)
            return True
        return False

    def point_at(self, card: str) -> bool:
        """Point at a card, or at none; true if that changes anything."""
        changed, self.over = card != self.over, card
        return changed

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The card the keyboard stands on is raised; where none is, the region has a ring."""
        if not self.over:
            draw.outline(target, self.rect, theme.PALE, layout.px(8), max(layout.px(2), 2), 160)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the cards from left to right, the one pointed at last."""
        carried, point = self.carried or ("", (0, 0))
        for card in sorted(self.cards, key=lambda card: card == self.over):
            if card not in self.hidden and card != carried:
                self._card(target, layout, card)
        if self.ribbon and not carried and self.over not in self.live:
            self._ribbon(target, layout)
        if carried:
            picture = cards.entity(carried, round(self._size()[0] * LARGER))
            draw.glow(target, picture.get_rect(center=point), theme.GOLD, layout.px(9), layout.px(6), 190)
            stamp(target, picture, center=point)

    def _card(self, target: pygame.Surface, layout: Layout, card: str) -> None:
        rect, turn = self.spot(card)
        lit, picked, bluff = card in self.live | self.picked, card in self.picked, card in self.bluff
        if lit:
            light = theme.PALE if picked else GHOSTLY if bluff else theme.GOLD
            soft = layout.px(9 if card == self.over or picked else 6)
            if turn:
                glow = turned_glow(*rect.size, turn, light, soft, 120 if bluff else 190)
                stamp(target, glow, center=rect.center)
            else:
                radius = max(round(rect.width * 0.055), 3)
                draw.glow(target, rect, light, soft, radius, 140 if bluff else 210)
        elif not turn:
            cards.shadow(target, rect, layout.px(6))
        dim = BLUFFED if bluff else DIMMED if self.asked and not lit else 0
        stamp(target, cards.turned(card, rect.width, turn, dim), center=rect.center)
        index = self.cards.index(card) + 1
        if self.numbered and index <= 9:
            px = layout.font_px(theme.TINY_BOLD)
            cap = pygame.Rect(0, 0, px + 8, px + 5).move_to(topright=(rect.right - 4, rect.top + 4))
            draw.fill(target, cap, theme.INK, None, 4, 230)
            draw.outline(target, cap, theme.GOLD, 4, 1, 230)
            words(target, str(index), theme.TINY_BOLD, px, theme.GOLD, cap.center)

    def _ribbon(self, target: pygame.Surface, layout: Layout) -> None:
        """Why the dimmed cards cannot be played, or that they are a bluff."""
        over = [card for card in self.cards if card in self.bluff or card not in self.live | self.picked]
        if not over:
            return
        if self.ribbon_beside:
            self._note(target, layout)
            return
        px = layout.font_px(theme.BODY)
        told, px = draw.fitted(self.ribbon, theme.BODY, px, self.rect.width - px * 4)
        box = pygame.Rect(0, 0, draw.text_width(told, theme.BODY, px) + px * 3, ribbon_high(px))
        left, right = self.spot(over[0])[0], self.spot(over[-1])[0]
        # Low on the cards: their elder signs stay in sight, and so does what stands above the hand.
        box.midbottom = ((left.x + right.right) // 2, self.rect.bottom - layout.px(3))
        box.clamp_ip(self.rect)
        ink = self._plate(target, box, box.height // 2, px)
        draw.text(target, told, theme.BODY, px, ink, (box.x + px * 2, box.centery), middle=True)

    def _note(self, target: pygame.Surface, layout: Layout) -> None:
        """The ribbon's words in lines beside the cards."""
        for px in range(layout.font_px(theme.SMALL), theme.SMALLEST_PX - 1, -1):
            lines, high = lines_of(self.ribbon, theme.SMALL, px, self.room_beside() - px * 3), round(px * 1.2)
            if high * len(lines) + px <= self.rect.height:
                break
        box = pygame.Rect(0, 0, max(draw.text_width(line, theme.SMALL, px) for line in lines) + px * 3,
                          high * len(lines) + px)  # fmt: skip
        box.midleft = (self.spread.right + GAP // 2, self.rect.centery)
        box.clamp_ip(self.rect)
        ink = self._plate(target, box, px, px)
        for place, line in enumerate(lines):
            at = (box.x + px * 2, box.y + px // 2 + high * place + high // 2)
            draw.text(target, line, theme.SMALL, px, ink, at, middle=True)

    def _plate(self, target: pygame.Surface, box: pygame.Rect, radius: int, px: int) -> theme.RGB:
        """Paint the ground of the ribbon with its sign; returns the ink for its words."""
        bluff = bool(self.bluff)
        line, ink = (GHOSTLY, theme.TEXT) if bluff else (theme.BRASS_LINE, theme.TEXT_SECOND)
        draw.fill(target, box, theme.rgb("#10161f"), theme.rgb("#0b1018"), radius)
        draw.outline(target, box, line, radius, 1, 230)
        sign = icon("bluff" if bluff else "lock", px, GHOSTLY if bluff else theme.TEXT_SECOND)
        stamp(target, sign, midleft=(box.x + px // 2, box.centery))
        return ink


def _topmost(lying: Iterable[tuple[str, pygame.Rect]], point: tuple[int, int]) -> str:
    """The first card at a point, of cards from the topmost on; empty if none lies there."""
    return next((card for card, rect in lying if rect.collidepoint(point)), "")


def lines_of(text: str, role: theme.Role, px: int, width: int) -> list[str]:
    """Words in lines that are no longer than a width, as far as single words are not."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and draw.text_width(longer, role, px) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def ribbon_high(px: int) -> int:
    """Height of the ribbon for letters of a height, in pixels."""
    return round(px * 1.75)


def sorted_hand(hand: tuple[str, ...]) -> tuple[str, ...]:
    """A hand by cult and, within it, from the highest rank to the lowest."""
    order = ("yellow", "green", "gray", "blue")
    shown = [card for card in hand if card != "?"]
    return tuple(sorted(shown, key=lambda card: (order.index(face_of(card).cult), -face_of(card).rank)))
