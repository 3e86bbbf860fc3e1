"""Out of the Aeons: the card to be bid for amid the fourteen of the Brotherhood, and a place for each bid."""

from __future__ import annotations

import math

import pygame

from game.games.rites.screen.emblems import CULT_COLOUR, cult_sign
from game.games.rites.screen.layouts.common import Y_OF_ROW, around, coveted_column, row_of
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.paint import Point, stamp
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import HIDDEN, NO_CARD, NOT_YET, NOTHING, UNSEEN, CardTable, bare
from game.language.spoken import say
from game.language.values import markup
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


class BiddingLayout(RiteLayout):
    """The prize in the middle; bids look alike until all are in, but for one's own."""

    in_a_row = True
    candles = ((-546.0, -190.0),)
    opening = (
        ("y12*:prize",),
        ("?", "?", "?"),
        ("w9*:equal", "g9*:equal", "b3"),
        ("y0", "+", "y12", "=", "#24"),
    )

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """The cards still to come, the prize, and a place for each bid."""
        if canvas.low:
            return self._row(table, canvas)
        found = [*coveted_column(table, canvas, 546, 152, 108), self._coming(table, canvas.card(-546, 152, 92)),
                 *self._aside(table, canvas.card(-546, -60, 66)),
                 self._prize(table, canvas.card(*MIDDLE, PRIZE))]  # fmt: skip
        for side, turn in around(table).items():
            x, y = MIDDLE[0] + BIDS[0] * math.cos(turn), MIDDLE[1] + BIDS[1] * math.sin(turn)
            found.append(self._bid(table, canvas.card(x, y, BID), side))
        return found

    def _row(self, table: CardTable, canvas: Canvas) -> list[Place]:
        row, y = row_of(canvas, 12), Y_OF_ROW
        rects = [canvas.card(row.x(column), y, row.card) for column in range(12)]
        bids = (self._bid(table, rects[4 + n], side) for n, side in enumerate(around(table)))
        return [*coveted_column(table, canvas, row.x(11), y, row.card), self._coming(table, rects[0]),
                self._prize(table, rects[2]), *bids]  # fmt: skip

    def _coming(self, table: CardTable, rect: pygame.Rect) -> Place:
        left = len(table.state["prizes"])
        told = [str(rank) for rank, fate in enumerate(fates(table)) if fate == COMING]
        note = say("rites-aeons-to-come" if told else "rites-aeons-to-come.none", cards=told)
        caption = say("rites-aeons-to-come.caption", left=left)
        return Place("prizes", rect, HIDDEN if left else NO_CARD, empty=not left, caption=caption,
                     deep=min(1 + left // 4, 4), note=note)  # fmt: skip

    def _aside(self, table: CardTable, rect: pygame.Rect) -> list[Place]:
        unseen = len(table.state["aside"])
        caption = say("rites-aeons-aside.caption", cards=unseen)
        deep = min(1 + unseen // 5, 4)
        place = Place("aside", rect, HIDDEN, caption=caption, deep=deep, note=say("rites-aeons-aside"))
        return [place] if unseen else []

    def _prize(self, table: CardTable, rect: pygame.Rect) -> Place:
        card = table.state["prize"]
        if card == NO_CARD:
            return Place("prize", rect, note=say("rites-aeons-next"))
        shown = face_of(card)
        key = "rites-aeons-prize" if shown.rank else "rites-aeons-prize.book"
        return Place("prize", rect, card, note=say(key, card=markup(shown.name), rank=shown.rank))

    def _bid(self, table: CardTable, rect: pygame.Rect, side: int) -> Place:
        """A bid's place. Another's looks the same whether it is in or not: nobody may see who has chosen."""
        place, name = f"bid:{side}", table.cultists[side].name
        own = side == table.viewer
        caption = say("rites-aeons-bids.caption") if own else ""
        fields = table.frame("rites_bids")
        if fields is None:
            return Place(place, rect, empty=True, note=say("rites-aeons-bids", name=name))
        laid = fields[1][side]
        if laid == NOTHING:
            return Place(place, rect, empty=True, note=say("rites-aeons-bids.none", name=name))
        if (own or table.viewer is None) and laid not in (NOT_YET, UNSEEN):
            shown = face(int(laid))
            key = "rites-aeons-bids.yours" if own else "rites-aeons-bids.theirs"
            note = say(key, name=name, card=markup(shown.name), rank=shown.counts)
            known = face(bare(int(laid))).id
            return Place(place, rect, HIDDEN, owner=side, known=known, caption=caption, note=note)
        return Place(place, rect, empty=True, owner=side, caption=caption, note=say("rites-aeons-bids.here", name=name))

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """What has become of the cards, and whether one is up."""
        return (tuple(fates(table)), table.viewer, table.rite)

    def ground(self, table: CardTable, brush: Brush) -> None:
        """The fourteen numbers of the dial; it is let into the table, and the ring of bids round it."""
        if brush.low:
            row = row_of(brush, 12)
            self._awaiting(brush.target, brush.card(row.x(2), Y_OF_ROW, row.card))
            return
        x, y = MIDDLE
        brush.light(x, y, 250, 250, CULT_COLOUR[CULT], 26)
        self._awaiting(brush.target, brush.card(x, y, PRIZE))
        for rank, fate in enumerate(fates(table)):
            turn = math.radians(-90 + 360 * (rank + 0.5) / RANKS)
            self._number(table, brush, rank, fate, brush.at(x + DIAL * math.cos(turn), y + DIAL * math.sin(turn)))

    def _awaiting(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        radius = max(rect.width // 16, 3)
        draw.fill(target, rect, theme.INK, None, radius, 130)
        draw.outline(target, rect, theme.BRASS_LINE, radius, 1, 130)
        stamp(target, cult_sign(CULT, rect.width // 2, mix(CULT_COLOUR[CULT], theme.INK, 0.6)), center=rect.center)

    def _number(self, table: CardTable, brush: Brush, rank: int, fate: str | int, at: Point) -> None:
        """A number of the dial: bright while it is to come, under a seal once captured, struck out when gone."""
        target = brush.target
        if isinstance(fate, int):
            stamp(target, seal(table.cultists[fate], max(brush.px(32), 16)), center=at)
            return
        if fate == NOW:
            pygame.draw.circle(target, mix(CULT_COLOUR[CULT], theme.CREAM, 0.15), at, max(brush.px(19), 9))
        colour = {COMING: theme.CREAM, NOW: theme.INK, GONE: theme.TEXT_THIRD}[fate]
        brush.words(str(rank), theme.CARD_BOLD, at, colour, max(brush.px(24), theme.SMALLEST_PX), halo=0)
        if fate == GONE:
            half, (x, y) = max(brush.px(15), 7), at
            pygame.draw.aaline(target, theme.TEXT_THIRD, (x - half, y + half // 2), (x + half, y - half // 2))


LAYOUT = BiddingLayout()
