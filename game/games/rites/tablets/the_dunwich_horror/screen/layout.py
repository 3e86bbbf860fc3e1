"""The Dunwich Horror: two farmhouses, each with four walls round one of the twins."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame

from game.games.rites.screen.layouts.common import Y_OF_ROW, coveted_column, draw_pile, face_down, row_of
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.paint import Point, stamp
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import NO_CARD, NOT_YET, NOTHING, TWIN_RANKS, CardTable
from game.language.spoken import name, say
from game.language.values import markup
from game.ui import draw, theme
from game.ui.theme import mix, rgb

TWINS = ("b7", "b6")
WALLS = 4
CARD = 116.0
HOUSE_X = 244.0
TOP, EAVES, FLOOR = -322.0, -170.0, 284.0
HOUSE_WIDE, EAVE = 436.0, 25.0
ROWS = (EAVES + 20 + CARD * 0.75, EAVES + 20 + CARD * 2.25 + 34)
ASIDE = CARD + 18
WOOD, PLANK = rgb("#1a1714"), rgb("#3b3127")
TURNED = rgb("#7fd0b8")
"""The light round a wall that has been turned up just now."""


@dataclass(frozen=True)
class Plan:
    """Where everything lies, in units: walls 0 to 3 belong to the first of the twins."""

    card: float
    twins: tuple[Point, ...]
    walls: tuple[Point, ...]
    houses: tuple[tuple[float, float, float, float], ...]
    deck: tuple[float, float, float]
    coveted: tuple[float, float, float]


def plan_of(canvas: Canvas) -> Plan:
    """Houses side by side; in a low canvas one row of cards."""
    if canvas.low:
        return _row(canvas)
    middles, body = (-HOUSE_X, HOUSE_X), (EAVES + FLOOR) / 2
    return Plan(
        CARD,
        tuple((x, body - 6) for x in middles),
        tuple((x + aside, row) for x in middles for row in ROWS for aside in (-ASIDE, ASIDE)),
        tuple((x, body, HOUSE_WIDE, FLOOR - EAVES) for x in middles),
        (-546, 168, 92),
        (546, 152, 108),
    )


def _row(canvas: Canvas) -> Plan:
    row, y, middles = row_of(canvas, 12), Y_OF_ROW, (3, 8)
    return Plan(
        row.card,
        tuple((row.x(middle), y) for middle in middles),
        tuple((row.x(middle + n), y) for middle in middles for n in (-2, -1, 1, 2)),
        tuple((row.x(middle), y, row.pitch * 4.96, row.card * 1.5 + 40) for middle in middles),
        (row.x(0), y, row.card),
        (row.x(11), y, row.card),
    )


def just_turned(table: CardTable) -> int:
    """The wall that has been turned up in this turn and is still to be had; -1 if there is none."""
    for frame in ("rites_uncovered", "rites_knocks"):
        fields = table.frame(frame)
        if fields is not None:
            return int(fields[1])
    return -1


def knockers(table: CardTable) -> list[int]:
    """Who has knocked, once all have been asked."""
    fields = table.frame("rites_knocks")
    if fields is None or NOT_YET in fields[2]:
        return []
    return [side for side, knock in enumerate(fields[2]) if knock != NOTHING]


class FarmhousesLayout(RiteLayout):
    """Two houses; each is a region that is lit while one of its walls can be turned up."""

    in_a_row = True
    candles = ((-552.0, -40.0),)
    opening = (
        ("w10", "–", "w3", "=", "#7"),
        ("g1", "+", "b6", ">", "?:wall"),
        ("g1", "+", "y3", ">", "y4*:captured"),
        ("w8", "y4", "b3", "=", "#15"),
    )


    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Piles, houses, twins and walls."""
        plan = plan_of(canvas)
        found = [draw_pile(table, canvas, *plan.deck), *coveted_column(table, canvas, *plan.coveted)]
        turned = just_turned(table)
        for twin in (0, 1):
            note = self._twin_note(table, twin)
            found.append(Place(f"house:{twin}", canvas.rect(*plan.houses[twin]), note=note))
            found.append(Place(f"twin:{twin}", canvas.card(*plan.twins[twin], plan.card), TWINS[twin], note=note))
        for wall, card in enumerate(table.state["plots"]):
            found.append(self._wall(table, canvas.card(*plan.walls[wall], plan.card), wall, card, wall == turned))
        return found

    def _twin_note(self, table: CardTable, twin: int) -> str:
        left = [n for n in range(WALLS * twin, WALLS * twin + WALLS) if table.state["plots"][n] != NO_CARD]
        down = sum(n not in table.state["open"] for n in left)
        told = say("rites-dunwich-down", walls=down)
        if not left:
            told = say("rites-dunwich-down.done")
        house = say("rites-dunwich-house", twin=name("rites-card", TWINS[twin]), rank=TWIN_RANKS[twin])
        return "\n".join((house, told))

    def _wall(self, table: CardTable, rect: pygame.Rect, wall: int, card: str, turned: bool) -> Place:
        called = say("rites-dunwich-wall", number=wall + 1)
        # A house takes clicks on its walls, so a wall is known by its own name, not as a part of the house.
        place, caption = f"plot:{wall}", say("rites-dunwich-wall.caption", number=wall + 1)
        if card == NO_CARD:
            return Place(place, rect, note=say("rites-dunwich-wall.captured", number=wall + 1))
        if wall in table.state["open"]:
            up = face_of(card)
            note = say("rites-dunwich-wall.open", number=wall + 1, card=markup(up.name), rank=up.rank)
            said = say("rites-dunwich-wall.now") if turned else caption
            return Place(place, rect, card, light=TURNED if turned else None, caption=said, note=note)
        return face_down(table, place, rect, called, card, say("rites-dunwich-unseen"), caption=caption)

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """Which walls have been captured."""
        return tuple(card == NO_CARD for card in table.state["plots"])

    def ground(self, table: CardTable, brush: Brush) -> None:
        """Windows and names of the houses, which are let into the table, and gaps where walls have gone."""
        plan = plan_of(brush)
        for twin, (x, y, wide, high) in enumerate(plan.houses):
            if brush.low:
                rect = brush.rect(x, y, wide, high)
                draw.fill(brush.target, rect, mix(WOOD, PLANK, 0.3), WOOD, brush.px(24), 200)
                draw.outline(brush.target, rect, theme.BRASS_LINE, brush.px(24), 1, 150)
            else:
                self._house(brush, twin, x)
        taken = {wall for wall, card in enumerate(table.state["plots"]) if card == NO_CARD}
        for wall, at in enumerate(plan.walls):
            rect = brush.card(*at, plan.card)
            draw.fill(brush.target, rect, rgb("#07080a"), None, max(brush.px(7), 2), 150)
            draw.outline(brush.target, rect, theme.BRASS_LINE, max(brush.px(7), 2), 1, 90)
            if wall in taken:
                brush.gone(rect, say("rites-mark-captured"))

    def _house(self, brush: Brush, twin: int, x: float) -> None:
        at = brush.at(x, TOP + 84)
        stamp(brush.target, _window(brush.px(40)), center=at)
        px = max(brush.px(46), theme.SMALLEST_PX)
        brush.words(str(TWIN_RANKS[twin]), theme.TITLE_LARGE, at, rgb("#2a1a08"), px, halo=0)
        house = say("rites-dunwich-horror" if twin else "rites-dunwich-wilbur")
        brush.words(house, theme.HEAD, brush.at(x, EAVES - 12), theme.BRASS)

    def marks(self, table: CardTable, brush: Brush) -> None:
        """The seals of those who have knocked for a wall, once all have been asked."""
        who, wall = knockers(table), just_turned(table)
        if not who or wall < 0:
            return
        plan = plan_of(brush)
        rect = brush.card(*plan.walls[wall], plan.card)
        size = max(brush.scale.px(30), 16)
        step = min(size + 4, rect.width // len(who))
        for n, side in enumerate(who):
            x = rect.centerx + round((n - (len(who) - 1) / 2) * step)
            stamp(brush.target, seal(table.cultists[side], size), center=(x, rect.y))


@functools.lru_cache(maxsize=4)
def _window(radius: int) -> pygame.Surface:
    """A round window with lamp light behind it."""
    scale = 3
    size = (2 * radius + 8) * scale
    big = pygame.Surface((size, size), pygame.SRCALPHA)
    c = size / 2
    for n in range(14, 0, -1):
        pygame.draw.circle(big, (*mix(rgb("#f0d79a"), rgb("#a9803c"), n / 14), 255), (c, c), radius * scale * n / 14)
    pygame.draw.circle(big, (*rgb("#3b2c18"), 255), (c, c), radius * scale, 4 * scale)
    pygame.draw.circle(big, (*theme.BRASS, 255), (c, c), radius * scale + scale, scale + 1)
    return pygame.transform.smoothscale(big, (size // scale, size // scale))


LAYOUT = FarmhousesLayout()
