"""The Hound: graves in a ring round the draw pile, ghouls beside them."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable

import pygame

from game.games.rites.screen.layouts.common import coveted, draw_pile, put_light, put_ring
from game.games.rites.screen.layouts.ritelayout import RiteLayout
from game.games.rites.screen.picking import Ask
from game.games.rites.screen.place import Canvas, Place
from game.games.rites.tablets.the_hound.screen.dig import DUG, dig_panel
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.tableview import HIDDEN, NO_CARD, NOT_YET, NOTHING, UNSEEN, CardTable, bare
from game.ui import draw, theme
from game.ui.icons import icon
from game.ui.kit.box import Box
from game.ui.layout import Layout
from game.ui.theme import mix, rgb

MIDDLE = (0.0, 26.0)
RADII = (376.0, 206.0)
GRAVE = 84.0
GHOUL = 84.0
BESIDE = 108.0
NUMERALS = ("1", "2", "3", "4", "5", "6", "7")
SOIL, SOIL_RIM = rgb("#14110f"), rgb("#3a332b")
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

    bluffing = "Of another cult than your ghoul: can be laid, never shown. A bluff."

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Graves, ghouls, henchmen, piles."""
        state = table.state
        found = [*draw_pile(table, canvas, *MIDDLE, 76), *coveted(table, canvas, 532, 214, 92)]
        dig = table.frame("rites_dig")
        for n, (x, y) in enumerate(graves(table)):
            card = state["plots"][n]
            found.append(self._grave(table, canvas, n, card, x, y))
            for place, (side, ghoul) in enumerate(state["ghouls"][n] if n < len(state["ghouls"]) else ()):
                left = place == 0
                found.append(self._ghoul(table, canvas, side, ghoul, x + (-BESIDE if left else BESIDE), y + 8))
                if dig is not None and dig[0] == n:
                    found += self._henchman(table, canvas, dig, side, x + (-1 if left else 1) * (BESIDE + 72), y + 26)
        return found

    def _grave(self, table: CardTable, canvas: Canvas, n: int, card: str, x: float, y: float) -> Place:
        rect = canvas.card(x, y, GRAVE)
        name = f"Grave {NUMERALS[n]}"
        if card == NO_CARD:
            return Place(f"plot:{n}", rect, note=f"**{name}**\nlooted")
        open_ = n in table.state["open"]
        if open_:
            face_up = face_of(card)
            return Place(f"plot:{n}", rect, card, light=DUG, note=f"**{name}**\n{face_up.name}, worth {face_up.rank}")
        if card != HIDDEN:
            seen = face_of(card)
            note = f"**{name}**\nYou have seen {seen.name}, worth {seen.rank}. The others have not, or not from you."
            if table.viewer is None:
                note = f"**{name}**\nFace down: {seen.name}, worth {seen.rank}."
            return Place(f"plot:{n}", rect, HIDDEN, known=card, note=note)
        return Place(f"plot:{n}", rect, HIDDEN, note=f"**{name}**\nNobody has dug here yet.")

    def _ghoul(self, table: CardTable, canvas: Canvas, side: int, card: str, x: float, y: float) -> Place:
        shown = face_of(card)
        name = table.cultists[side].name
        note = f"**{shown.name}**, ghoul of {name}\nHenchmen of this cult can be shown: {shown.cult_name}."
        return Place(f"ghoul:{side}:{card}", canvas.card(x, y, GHOUL), card, owner=side, note=note)

    def _henchman(
        self, table: CardTable, canvas: Canvas, dig: tuple[object, ...], side: int, x: float, y: float
    ) -> list[Place]:
        _, sides, henchmen, _ = dig
        place = list(sides).index(side)  # type: ignore[call-overload]
        laid = list(henchmen)[place]  # type: ignore[call-overload]
        everyone_in = NOT_YET not in list(henchmen)  # type: ignore[call-overload]
        if laid in (NOT_YET, NOTHING) or (laid == UNSEEN and not everyone_in):
            return []
        rect = canvas.card(x, y, GHOUL * 0.9)
        if laid == UNSEEN:
            return [
                Place(f"henchman:{side}", rect, HIDDEN, turn=8, note=f"{table.cultists[side].name} has laid a card.")
            ]
        own = face(int(laid))
        note = f"Your henchman: **{own.name}**, {own.counts}. Nobody else has seen it."
        if table.viewer is None:
            note = f"Henchman of {table.cultists[side].name}: **{own.name}**, {own.counts}. Nobody else has seen it."
        return [Place(f"henchman:{side}", rect, HIDDEN, turn=8, known=face(bare(int(laid))).id, note=note)]

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """Which graves are looted, and where somebody digs."""
        state = table.state
        dig = table.frame("rites_dig")
        return (tuple(card == NO_CARD for card in state["plots"]), tuple(state["open"]), dig[0] if dig else -1)

    def ground(self, target: pygame.Surface, table: CardTable, canvas: Canvas) -> None:
        """The ring, hound and moon, soil and stones."""
        x, y = MIDDLE
        put_light(target, canvas, x, y, 520, 330, theme.SEA_SHELF, 56)
        put_ring(target, canvas, x, y, reach(table), RADII[1], theme.BRASS_LINE, 170)
        put_ring(target, canvas, x, y, 196, 106, theme.BRASS, 110, ticks=72)
        for name, off in (("artifact_jade_amulet", -118.0), ("crescent", 118.0)):
            picture = icon(name, canvas.px(84), mix(theme.SEA_SHELF, theme.INK, 0.25))
            target.blit(picture, picture.get_rect(center=canvas.at(x + off, y)))
        for n, at in enumerate(graves(table)):
            self._plot(target, table, canvas, n, at)

    def _plot(self, target: pygame.Surface, table: CardTable, canvas: Canvas, n: int, at: tuple[float, float]) -> None:
        looted = table.state["plots"][n] == NO_CARD
        rect = canvas.rect(at[0], at[1], GRAVE + 40, GRAVE * 1.5 + 38)
        radius = canvas.px(10)
        picture = _soil(rect.width, rect.height)
        target.blit(picture, rect)
        line = DUG if n in table.state["open"] else SOIL_RIM
        draw.outline(target, rect, line, radius, 2 if n in table.state["open"] else 1, 230)
        hole = canvas.card(at[0], at[1], GRAVE + 6)
        draw.fill(target, hole, rgb("#060606"), None, canvas.px(6))
        stone = canvas.rect(at[0], at[1] - GRAVE * 0.75 - 34, 54, 46)
        target.blit(_stone(stone.width, stone.height), stone)
        layout = canvas.scale
        px = min(layout.font_px(theme.HEAD), round(stone.height * 0.6))
        draw.text(
            target,
            NUMERALS[n],
            theme.HEAD,
            max(px, theme.SMALLEST_PX),
            theme.INK,
            (stone.centerx, stone.centery + canvas.px(3)),
            "center",
            middle=True,
        )
        if looted:
            dug = icon("looted", canvas.px(42), theme.rgb("#5a554c"))
            target.blit(dug, dug.get_rect(center=(hole.centerx, hole.centery - canvas.px(14))))
            px = layout.font_px(theme.SMALL_ITALIC)
            draw.text(
                target,
                "looted",
                theme.SMALL_ITALIC,
                px,
                theme.TEXT_THIRD,
                (hole.centerx, hole.centery + canvas.px(28)),
                "center",
                middle=True,
            )

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
