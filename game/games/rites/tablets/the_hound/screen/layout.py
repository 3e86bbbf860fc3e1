"""The Hound: graves in a ring round the draw pile, ghouls beside them."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence

import pygame

from game.games.rites.screen.layouts.common import coveted, draw_pile, face_down
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.picking import Ask
from game.games.rites.tablets.the_hound.screen.dig import DUG, dig_panel
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import HIDDEN, NO_CARD, NOT_YET, NOTHING, UNSEEN, CardTable, bare
from game.language.spoken import name, say
from game.language.values import markup
from game.ui import draw, theme
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.theme import mix, rgb

MIDDLE = (0.0, 26.0)
RADII = (376.0, 206.0)
GRAVE = 84.0
GHOUL = 84.0
BESIDE = 108.0
SOIL, SOIL_RIM = rgb("#14110f"), rgb("#3a332b")
HOUND = rgb("#4a3f30")
STONE, STONE_DARK = rgb("#8a8d92"), rgb("#4c4f55")


def reach(table: CardTable) -> float:
    """How wide the ring is: three graves lie so low that henchmen would lie on the Coveted Artifacts."""
    return RADII[0] * (0.74 if len(table.state["plots"]) == 3 else 1.0)


def graves(table: CardTable) -> list[tuple[float, float]]:
    """Where the graves lie, evenly from the top."""
    count, wide = len(table.state["plots"]), reach(table)
    found = []
    for n in range(count):
        turn = math.radians(-90 + 360 * n / count)
        found.append((MIDDLE[0] + wide * math.cos(turn), MIDDLE[1] + RADII[1] * math.sin(turn)))
    return found


class GraveyardLayout(RiteLayout):
    """A plot for each grave, with its stone; what lies in it, and whose ghouls stand there."""

    candles = ((-560.0, -170.0), (560.0, -180.0))
    opening = (
        ("g9:ghoul", ">", "?:grave"),
        ("g9:yours", "y8*:grave", "b7:theirs"),
        ("g9", "+", "g4", "=", "#13"),
        ("y8*", ">", "@done:looted"),
    )

    @property
    def bluffing(self) -> str:
        return say("rites-hound-bluff")

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Graves, ghouls, henchmen, piles."""
        found = [draw_pile(table, canvas, *MIDDLE, 76), *coveted(table, canvas, 532, 214, 92)]
        dig = table.frame("rites_dig")
        for n, ((x, y), card) in enumerate(zip(graves(table), table.state["plots"], strict=True)):
            found.append(self._grave(table, canvas.card(x, y, GRAVE), n, card))
            for away, (side, ghoul) in zip((-1, 1), table.state["ghouls"][n], strict=False):
                shown, owner = face_of(ghoul), table.cultists[side].name
                cult = name("rites-cult", shown.cult)
                note = say("rites-hound-ghoul", card=markup(shown.name), name=owner, cult=cult)
                rect = canvas.card(x + away * BESIDE, y + 8, GHOUL)
                found.append(Place(f"ghoul:{side}:{ghoul}", rect, ghoul, owner=side, note=note))
                if dig is not None and dig[0] == n:
                    beside = canvas.card(x + away * (BESIDE + 72), y + 26, GHOUL * 0.9)
                    found += self._henchman(table, beside, dig[1], dig[2], side)
        return found

    def _grave(self, table: CardTable, rect: pygame.Rect, n: int, card: str) -> Place:
        place, number = f"plot:{n}", n + 1
        if card == NO_CARD:
            return Place(place, rect, note=say("rites-hound-grave.looted", number=number))
        if n in table.state["open"]:
            up = face_of(card)
            note = say("rites-hound-grave.open", number=number, card=markup(up.name), rank=up.rank)
            return Place(place, rect, card, light=DUG, note=note)
        grave = say("rites-hound-grave", number=number)
        return face_down(table, place, rect, grave, card, say("rites-hound-unseen"), say("rites-hound-others"))

    def _henchman(self, table: CardTable, rect: pygame.Rect, sides: Sequence[int], henchmen: Sequence[int],
                  side: int) -> list[Place]:  # fmt: skip
        place, owner = f"henchman:{side}", table.cultists[side].name
        laid = henchmen[list(sides).index(side)]
        if laid in (NOT_YET, NOTHING) or (laid == UNSEEN and NOT_YET in henchmen):
            return []
        if laid == UNSEEN:
            return [Place(place, rect, HIDDEN, turn=8, note=say("rites-hound-laid", name=owner))]
        own, theirs = face(laid), table.viewer is None
        key = "rites-hound-henchman.theirs" if theirs else "rites-hound-henchman"
        note = say(key, name=owner, card=markup(own.name), rank=own.counts)
        return [Place(place, rect, HIDDEN, turn=8, known=face(bare(laid)).id, note=note)]

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """Which graves are looted, and where somebody digs."""
        state = table.state
        dig = table.frame("rites_dig")
        return (tuple(card == NO_CARD for card in state["plots"]), tuple(state["open"]), dig[0] if dig else -1)

    def ground(self, table: CardTable, brush: Brush) -> None:
        """Hound and moon, soil and stones."""
        x, y = MIDDLE
        for sign, off in (("artifact_jade_amulet", -118.0), ("crescent", 118.0)):
            brush.icon(sign, 84, x + off, y, HOUND)
        for n, at in enumerate(graves(table)):
            self._plot(table, brush, n, *at)

    def _plot(self, table: CardTable, brush: Brush, n: int, x: float, y: float) -> None:
        target, dug = brush.target, n in table.state["open"]
        rect = brush.rect(x, y, GRAVE + 40, GRAVE * 1.5 + 38)
        target.blit(_soil(rect.width, rect.height), rect)
        draw.outline(target, rect, DUG if dug else SOIL_RIM, brush.px(10), 2 if dug else 1, 230)
        hole = brush.card(x, y, GRAVE + 6)
        draw.fill(target, hole, rgb("#060606"), None, brush.px(6))
        stone = brush.rect(x, y - GRAVE * 0.75 - 34, 54, 46)
        target.blit(_stone(stone.width, stone.height), stone)
        px = max(min(brush.scale.font_px(theme.HEAD), round(stone.height * 0.6)), theme.SMALLEST_PX)
        brush.words(str(n + 1), theme.HEAD, stone.move(0, brush.px(3)).center, theme.CREAM, px)
        if table.state["plots"][n] == NO_CARD:
            brush.gone(hole, say("rites-mark-looted"))

    def panel(self, table: CardTable, layout: Layout) -> Box | None:
        return dig_panel(table, layout)

    def bluffs(self, ask: Ask, table: CardTable, live: Iterable[str]) -> frozenset[str]:
        """Of the cards to present those that are not of the cult of one's ghoul."""
        if ask.kind != "present":
            return frozenset()
        own = [card for side, card in table.state["ghouls"][int(ask.about[1])] if side == table.viewer]
        cult = face_of(own[0]).cult if own else ""
        return frozenset(card for card in live if face_of(card).cult != cult)


@functools.lru_cache(maxsize=8)
def _soil(width: int, height: int) -> pygame.Surface:
    """Dark earth with pebbles at its rim."""
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    draw.fill(made, made.get_rect(), mix(SOIL, (255, 255, 255), 0.05), SOIL, max(width // 12, 3))
    state = 7
    for _ in range(90):
        state = (state * 1103515245 + 12345) % 2**31
        x = state % width
        state = (state * 1103515245 + 12345) % 2**31
        y = state % height
        if 8 < x < width - 8 and 8 < y < height - 8 and not (16 < x < width - 16 and 14 < y < height - 14):
            pygame.draw.circle(made, mix(SOIL_RIM, SOIL, (state >> 8) % 10 / 12), (x, y), 1 + state % 3)
    return made


@functools.lru_cache(maxsize=8)
def _stone(width: int, height: int) -> pygame.Surface:
    """A gravestone with a round head."""
    scale = 4
    big = pygame.Surface((width * scale, height * scale), pygame.SRCALPHA)
    body = big.get_rect()
    pygame.draw.rect(
        big, STONE_DARK, body, border_top_left_radius=body.width // 2, border_top_right_radius=body.width // 2
    )
    inner = body.inflate(-3 * scale, -3 * scale)
    pygame.draw.rect(
        big, STONE, inner, border_top_left_radius=inner.width // 2, border_top_right_radius=inner.width // 2
    )
    shade = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    for y in range(big.get_height()):
        shade.fill((0, 0, 0, round(110 * y / big.get_height())), (0, y, big.get_width(), 1))
    mask = big.copy()
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    big.blit(shade, (0, 0))
    return pygame.transform.smoothscale(big, (width, height))


LAYOUT = GraveyardLayout()
