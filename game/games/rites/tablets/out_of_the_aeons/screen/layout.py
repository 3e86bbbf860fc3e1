"""Out of the Aeons: the card to be bid for amid the fourteen of the Brotherhood, and a place for each bid."""

from __future__ import annotations

import math

import pygame

from game.games.rites.screen.emblems import CULT_COLOUR, cult_sign
from game.games.rites.screen.layouts.common import put_light, put_ring
from game.games.rites.screen.layouts.ritelayout import RiteLayout
from game.games.rites.screen.layouts.strips import Y_OF_ROW, coveted_column, is_low, row_of
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import HIDDEN, NO_CARD, NOT_YET, NOTHING, UNSEEN, CardTable, bare
from game.ui import draw, theme
from game.ui.theme import mix

RANKS = 14
CULT = "yellow"
MIDDLE = (0.0, -12.0)
PRIZE = 140.0
DIAL = 153.0
"""Radius of the ring of the fourteen numbers."""
BIDS = (372.0, 247.0)
BID = 84.0
GONE = "gone"
COMING = "coming"
NOW = "now"


def fates(table: CardTable) -> list[str | int]:
    """What has become of each card of the Brotherhood: still to come, up now, gone, or whose it is."""
    state = table.state
    found: list[str | int] = [COMING] * RANKS
    for name in state["discard"]:
        if face_of(name).cult == CULT:
            found[face_of(name).rank] = GONE
    for cultist in table.cultists:
        for name in cultist.won:
            if name != HIDDEN and face_of(name).cult == CULT:
                found[face_of(name).rank] = cultist.side
    if state["prize"] not in (NO_CARD, HIDDEN):
        found[face_of(state["prize"]).rank] = NOW
    return found


def seats_of(table: CardTable) -> dict[int, tuple[float, float]]:
    """Where each cultist's bid lies: the one at the keyboard below, the others clockwise."""
    order = table.clockwise(table.viewer if table.viewer is not None else 0)
    found = {}
    for n, cultist in enumerate(order):
        turn = math.radians(90 + 360 * n / len(order))
        found[cultist.side] = (MIDDLE[0] + BIDS[0] * math.cos(turn), MIDDLE[1] + BIDS[1] * math.sin(turn))
    return found


class BiddingLayout(RiteLayout):
    """The prize in the middle; bids look alike until all are in, but for one's own."""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The cards still to come, the prize, and a place for each bid."""
        if is_low(canvas):
            return self._row(table, canvas)
        found = [*coveted_column(table, canvas, 546, 152, 108), *self._piles(table, canvas, (-546, 152), (-546, -60))]
        found.append(self._prize(table, canvas.card(*MIDDLE, PRIZE)))
        for side, at in seats_of(table).items():
            found.append(self._bid(table, canvas.card(*at, BID), side))
        return found

    def _row(self, table: CardTable, canvas: Canvas) -> list[Place]:
        row, y = row_of(canvas, 12), Y_OF_ROW
        left = (row.x(0), y)
        found = [
            *coveted_column(table, canvas, row.x(11), y, row.card),
            *self._piles(table, canvas, left, None, row.card),
            self._prize(table, canvas.card(row.x(2), y, row.card)),
        ]
        order = table.clockwise(table.viewer if table.viewer is not None else 0)
        for n, cultist in enumerate(order):
            found.append(self._bid(table, canvas.card(row.x(4 + n), y, row.card), cultist.side))
        return found

    def _piles(
        self,
        table: CardTable,
        canvas: Canvas,
        prizes: tuple[float, float],
        aside: tuple[float, float] | None,
        width: float = 92,
    ) -> list[Place]:
        left = len(table.state["prizes"])
        told = [str(rank) for rank, fate in enumerate(fates(table)) if fate == COMING]
        note = f"**Cards of the Brotherhood still to come**\n{', '.join(told)}" if told else "No card is to come."
        found = [
            Place(
                "prizes",
                canvas.card(*prizes, width),
                HIDDEN if left else NO_CARD,
                empty=not left,
                caption=f"to come · {left}",
                deep=min(1 + left // 4, 4),
                note=note,
            )
        ]
        unseen = len(table.state["aside"])
        if unseen and aside is not None:
            found.append(
                Place(
                    "aside",
                    canvas.card(*aside, width * 0.72),
                    HIDDEN,
                    caption=f"set aside · {unseen}",
                    deep=min(1 + unseen // 5, 4),
                    note="**Set aside**\nNobody holds these cards, and nobody has seen them.",
                )
            )
        return found

    def _prize(self, table: CardTable, rect: pygame.Rect) -> Place:
        card = table.state["prize"]
        if card == NO_CARD:
            return Place("prize", rect, note="Here the next card is turned up.")
        shown = face_of(card)
        told = f"worth {shown.rank}" if shown.rank else "doubles the highest other card of whoever captures it"
        return Place("prize", rect, card, note=f"**{shown.name}**\n{told}")

    def _bid(self, table: CardTable, rect: pygame.Rect, side: int) -> Place:
        """A bid's place. Another's looks the same whether it is in or not: nobody may see who has chosen."""
        place, name = f"bid:{side}", table.cultists[side].name
        own = side == table.viewer
        fields = table.frame("rites_bids")
        if fields is None:
            return Place(place, rect, empty=True, note=f"Bids of {name}")
        laid = fields[1][side]
        if laid == NOTHING:
            return Place(place, rect, empty=True, note=f"{name} has no card to bid.")
        if (own or table.viewer is None) and laid not in (NOT_YET, UNSEEN):
            shown = face(int(laid))
            whose = "Your bid" if own else f"Bid of {name}"
            note = f"{whose}: **{shown.name}**, {shown.counts}. It is shown when all bids are in."
            known = face(bare(int(laid))).id
            return Place(place, rect, HIDDEN, owner=side, known=known, caption="your bid" if own else "", note=note)
        caption = "your bid" if own else ""
        return Place(place, rect, empty=True, owner=side, caption=caption, note=f"Here lies the bid of {name}.")

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """What has become of the cards, and whether one is up."""
        return (tuple(fates(table)), table.viewer, table.rite)

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Light, rings, and the fourteen numbers round the prize."""
        if is_low(canvas):
            rect = canvas.card(row_of(canvas, 12).x(2), Y_OF_ROW, row_of(canvas, 12).card)
            self._awaiting(target, rect)
            return
        x, y = MIDDLE
        yellow = CULT_COLOUR[CULT]
        put_light(target, canvas, x, y, 560, 360, theme.SEA_SHELF, 54)
        put_light(target, canvas, x, y, 250, 250, yellow, 34)
        put_ring(target, canvas, x, y, *BIDS, theme.BRASS_LINE, 150)
        put_ring(target, canvas, x, y, DIAL + 25, DIAL + 25, theme.BRASS, 210, ticks=70)
        put_ring(target, canvas, x, y, DIAL - 25, DIAL - 25, theme.BRASS, 110)
        self._awaiting(target, canvas.card(x, y, PRIZE))
        for rank, fate in enumerate(fates(table)):
            turn = math.radians(-90 + 360 * (rank + 0.5) / RANKS)
            at = canvas.at(x + DIAL * math.cos(turn), y + DIAL * math.sin(turn))
            self._number(target, table, canvas, rank, fate, at)

    def _awaiting(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        radius = max(rect.width // 16, 3)
        draw.fill(target, rect, theme.INK, None, radius, 130)
        draw.outline(target, rect, theme.BRASS_LINE, radius, 1, 130)
        sign = cult_sign(CULT, rect.width // 2, mix(CULT_COLOUR[CULT], theme.INK, 0.6))
        target.blit(sign, sign.get_rect(center=rect.center))

    def _number(
        self,
        target: pygame.Surface,
        table: CardTable,
        canvas: Canvas,
        rank: int,
        fate: str | int,
        at: tuple[int, int],
    ) -> None:
        """A number of the dial: bright while it is to come, under a seal once captured, struck out when gone."""
        if isinstance(fate, int):
            mark = seal(table.cultists[fate], max(canvas.px(32), 16))
            target.blit(mark, mark.get_rect(center=at))
            return
        colour = {COMING: theme.CREAM, NOW: theme.INK, GONE: theme.TEXT_THIRD}[fate]
        px = max(canvas.px(24), theme.SMALLEST_PX)
        if fate == NOW:
            pygame.draw.circle(target, mix(CULT_COLOUR[CULT], theme.CREAM, 0.15), at, max(canvas.px(19), 9))
        draw.text(target, str(rank), theme.CARD_BOLD, px, colour, at, "center", middle=True)
        if fate == GONE:
            half = max(canvas.px(15), 7)
            pygame.draw.aaline(
                target, theme.TEXT_THIRD, (at[0] - half, at[1] + half // 2), (at[0] + half, at[1] - half // 2)
            )


LAYOUT = BiddingLayout()
