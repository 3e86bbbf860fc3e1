"""The Tree on the Hill: trees of four cards on a hill under the moon, two of them trunk and two branches."""

from __future__ import annotations

import functools
import math

import pygame

from game.games.rites.screen.layouts.common import coveted, draw_pile
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.paint import stamp
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.language.spoken import say
from game.ui import draw, theme
from game.ui.theme import mix, rgb

GROWN = 4
RANKS = 14
LEFT, RIGHT = -420.0, 420.0
TOP, BOTTOM = -322.0, 318.0
BARK, EARTH = rgb("#5a4630"), rgb("#141f12")
SPOTS = ((0.0, 0.62, 0), (0.0, 0.10, 0), (-0.66, -0.62, -12), (0.66, -0.62, 12))
"""Where the cards of a tree lie, in widths of a card: two of the trunk, two branches and their lean."""


def wanted(table: CardTable, tree: list[str]) -> list[int]:
    """The ranks that would grow a tree."""
    ranks = [face_of(card).counts for card in tree]
    if not ranks or len(ranks) >= GROWN:
        return []
    low, high = min(ranks), max(ranks)
    if table.window:
        found = [rank for rank in range(RANKS) if rank not in ranks and max(high, rank) - min(low, rank) < GROWN]
    else:
        found = [low - 1, high + 1]
    return [rank for rank in found if 0 <= rank < RANKS]


def cells(table: CardTable) -> tuple[list[tuple[float, float]], float]:
    """The middle of each tree and of the place for another, and the width of a card."""
    count = len(table.state["trees"]) + 1
    ways = []
    for rows in (1, 2, 3):
        across = -(-count // rows)
        ways.append((min((RIGHT - LEFT) / max(across, 3) / 2.3, (BOTTOM - TOP) / rows / 3.9, 106.0), -rows, across))
    wide, fewest, across = max(ways)
    found = []
    for n in range(count):
        row, column = divmod(n, across)
        here = min(across, count - row * across)
        step = min((RIGHT - LEFT) / across, wide * 2.6)
        found.append(((column - (here - 1) / 2) * step, TOP + (BOTTOM - TOP) * (row + 0.5) / -fewest))
    return found, wide


class HillLayout(RiteLayout):
    """Trees side by side; a card inside a tree counts for the tree."""

    candles = ((-546.0, -150.0), (546.0, -160.0))
    opening = (
        ("g4", "b5", "+", "w6"),
        ("w8:tree", "+", "y9*:must"),
        ("b5", "b6*:same_color"),
        ("y12*:last_card",),
    )


    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Piles, trees with their cards, the place for another tree."""
        found = [draw_pile(table, canvas, -540, 168), *coveted(table, canvas, 536, 168, 104)]
        middles, wide = cells(table)
        trees = [*table.state["trees"], []]
        for n, (tree, (x, y)) in enumerate(zip(trees, middles, strict=True)):
            region = canvas.rect(x, y, wide * 2.42, wide * 3.55)
            found.append(Place(f"tree:{n}", region, note=self._note(table, n, tree)))
            order = sorted(tree, key=lambda card: face_of(card).counts)
            # Branches first and the trunk's foot last, so that every elder sign stays in sight.
            for k, card in reversed(list(enumerate(order))):
                off_x, off_y, lean = SPOTS[k]
                at = canvas.card(x + off_x * wide, y + (off_y + 0.32) * wide, wide)
                found.append(Place(f"tree:{n}:{k}", at, card, turn=lean, note=self._note(table, n, tree)))
        return found

    def _note(self, table: CardTable, number: int, tree: list[str]) -> str:
        if not tree:
            return say("rites-tree-plant")
        if len(tree) >= GROWN:
            return say("rites-tree-grown", number=number + 1)
        return say("rites-tree-grows", number=number + 1, ranks=wanted(table, tree))

    def ground_key(self, table: CardTable) -> object:
        """How many trees there are, and which are grown."""
        return tuple(len(tree) for tree in table.state["trees"])

    def ground(self, table: CardTable, brush: Brush) -> None:
        """Mounds; moon and hill are woven into the cloth."""
        middles, wide = cells(table)
        for tree, (x, y) in zip([*table.state["trees"], []], middles, strict=True):
            earth = _earth(brush.px(wide * 2.2), brush.px(wide * 0.5))
            stamp(brush.target, earth, center=brush.at(x, y + wide * 1.66))
            if tree:
                bark = _bark(brush.px(wide * 2.1), brush.px(wide * 3.0), len(tree))
                stamp(brush.target, bark, midbottom=brush.at(x, y + wide * 1.68))
            else:
                brush.icon("rite_the_tree_on_the_hill", wide * 0.62, x, y + wide * 1.29, mix(BARK, theme.INK, 0.45))

    def marks(self, table: CardTable, brush: Brush) -> None:
        """What each tree grows with."""
        middles, wide = cells(table)
        room = brush.px(wide * 2.5)
        for tree, (x, y) in zip(table.state["trees"], middles, strict=False):
            grown, fits = len(tree) >= GROWN, wanted(table, tree)
            ranks = say("rites-tree-ranks", ranks=fits)
            colour = theme.FREE if grown else theme.TEXT_SECOND
            grows = say("rites-tree-grows.short", ranks=fits)
            for told in (say("rites-tree-grown.short"),) if grown else (grows, ranks):
                # Four cards say it too.
                if draw.text_width(told, theme.SMALL, brush.scale.font_px(theme.SMALL)) <= room or told == ranks:
                    brush.words(told, theme.SMALL, brush.at(x, y - wide * 1.55), colour)
                    break

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        return say("rites-tree-none") if kind == "tree" else ""


@functools.lru_cache(maxsize=12)
def _earth(width: int, height: int) -> pygame.Surface:
    big = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    pygame.draw.ellipse(big, (*EARTH, 220), big.get_rect())
    pygame.draw.arc(big, mix(theme.BRASS_LINE, theme.INK, 0.2), big.get_rect(), 0, math.pi, 3)
    return pygame.transform.smoothscale(big, (width, height))


@functools.lru_cache(maxsize=24)
def _bark(width: int, height: int, grown: int) -> pygame.Surface:
    """A trunk and as many branches as there are cards for them."""
    big = pygame.Surface((width * 2, height * 2), pygame.SRCALPHA)
    w, h = big.get_size()
    line = max(w // 16, 4)
    colour = (*BARK, 235)
    pygame.draw.line(big, colour, (w / 2, h), (w / 2, h * 0.42), line)
    for side in (-1, 1)[: max(grown - 2, 0)]:
        pygame.draw.line(big, colour, (w / 2, h * 0.62), (w / 2 + side * w * 0.32, h * 0.30), max(line * 2 // 3, 3))
    for side in (-1, 1):
        pygame.draw.line(big, colour, (w / 2, h - 2), (w / 2 + side * line * 1.6, h), line // 2)
    return pygame.transform.smoothscale(big, (width, height))


LAYOUT = HillLayout()
