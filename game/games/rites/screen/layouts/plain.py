"""A layout for any rite: everything that lies on the table in rows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.rites.screen.layouts.common import coveted, draw_pile
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.words.tableview import HIDDEN, NO_CARD, CardTable

CARD = 84.0


class PlainLayout:
    """Rows of whatever the rite has: gate, trees, walls or graves, prize, ridge and slopes."""

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Everything in sight."""
        rows = [
            row
            for row in (
                self._gate(table),
                self._plots(table),
                self._trees(table),
                self._prize(table),
                *self._mountains(table),
            )
            if row
        ]
        found = [*draw_pile(table, canvas, -520, 200, CARD), *coveted(table, canvas, 500, 200, 100)]
        high = 560 / max(len(rows), 1)
        for down, row in enumerate(rows):
            y = -300 + high * (down + 0.5)
            step = min(900 / max(len(row), 1), 130)
            for along, make in enumerate(row):
                found += make(canvas, (along - (len(row) - 1) / 2) * step, y)
        return found

    def _card(self, name: str, card: str, caption: str = "", owner: int = -1, known: str = "") -> Maker:
        def make(canvas: Canvas, x: float, y: float) -> list[Place]:
            return [
                Place(
                    name,
                    canvas.card(x, y, CARD),
                    "" if card == NO_CARD else card,
                    empty=card == NO_CARD,
                    caption=caption,
                    owner=owner,
                    known=known,
                )
            ]

        return make

    def _gate(self, table: CardTable) -> list[Maker]:
        return [self._card(f"gate:{n}", card, owner=side) for n, (side, card) in enumerate(table.state["gate"])]

    def _plots(self, table: CardTable) -> list[Maker]:
        return [
            self._card(
                f"plot:{n}",
                card if n in table.state["open"] or card == NO_CARD else HIDDEN,
                str(n + 1),
                known="" if card in (HIDDEN, NO_CARD) or n in table.state["open"] else card,
            )
            for n, card in enumerate(table.state["plots"])
        ]

    def _trees(self, table: CardTable) -> list[Maker]:
        if table.rite != "the_tree_on_the_hill":
            return []
        trees = [*table.state["trees"], []]
        return [self._tree(n, cards) for n, cards in enumerate(trees)]

    def _tree(self, number: int, cards: list[str]) -> Maker:
        def make(canvas: Canvas, x: float, y: float) -> list[Place]:
            region = Place(f"tree:{number}", canvas.card(x, y, CARD + 10), empty=True)
            return [
                region,
                *(
                    Place(f"tree:{number}:{n}", canvas.card(x, y - 40 + 26 * n, CARD * 0.8), card)
                    for n, card in enumerate(cards)
                ),
            ]

        return make

    def _prize(self, table: CardTable) -> list[Maker]:
        return [self._card("prize", table.state["prize"])] if table.rite == "out_of_the_aeons" else []

    def _mountains(self, table: CardTable) -> list[list[Maker]]:
        if table.rite != "at_the_mountains_of_madness":
            return []
        ridge = table.state["ridge"]
        rows: list[list[Maker]] = []
        for half in (0, 1):
            piles = [2 * int(card[1:].rstrip("+-")) + half for card in ridge]
            tops = [table.state["slopes"].get(str(pile), [NO_CARD])[-1] for pile in piles]
            rows.append([self._card(f"pile:{pile}", top) for pile, top in zip(piles, tops, strict=True)])
        middle = [self._card(f"ridge:{n}", card) for n, card in enumerate(ridge)] + [
            self._card("pile:0", NO_CARD, "ridge")
        ]
        return [rows[0], middle, rows[1]]

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Nothing lies below."""

    def ground_key(self, table: CardTable) -> object:
        """Always the same."""
        return None

    def marks(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """Nothing lies above."""


Maker = Callable[[Canvas, float, float], list[Place]]
