"""Dice rolled in battles against what fair ones bring, as the end of a game and the chronicle show them."""

from __future__ import annotations

import pygame

from game.match.dice import Ledger
from game.ui import charts, draw, theme
from game.ui.layout import Layout

LEAST_SCALE = 4
"""Columns of dice are drawn as if a face had fallen so often at least: one die is no tower."""
LUCK_COLOURS = {
    "forsaken": theme.KILL, "unlucky": theme.PAIN, "a little unlucky": theme.PAIN,
    "a little lucky": theme.FREE, "lucky": theme.FREE, "favoured by the stars": theme.FREE,
}  # fmt: skip


def dice_results(ledger: Ledger) -> tuple[tuple[str, int, float], ...]:
    """What was rolled, how often, and how often fair dice bring it."""
    return ("Kills", ledger.kills, ledger.expected_kills), ("Pains", ledger.pains, ledger.expected_pains)


def draw_dice_result(
    surface: pygame.Surface, layout: Layout, what: str, rolled: int, expected: float, row: pygame.Rect
) -> None:
    """ "Kills 7, expected 5.3" over the width of a card."""
    body, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.SMALL)
    colour = theme.KILL if what == "Kills" else theme.PAIN
    found = draw.text(surface, what, theme.BODY_BOLD, body, colour, (row.x, row.centery), middle=True)
    at = (found.right + layout.px(10), row.centery)
    draw.text(surface, str(rolled), theme.BODY_BOLD, body, theme.TEXT, at, middle=True)
    told = f"expected {expected:.1f}"
    draw.text(surface, told, theme.SMALL, small, theme.TEXT_SECOND, (row.right, row.centery), "right", middle=True)


def draw_faces(surface: pygame.Surface, layout: Layout, ledger: Ledger, box: pygame.Rect) -> None:
    """How often each face fell, as columns, with a dashed line where a fair die would stand."""
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    line = draw.line_height(theme.TINY, tiny)
    ground = box.bottom - line - px(4)
    high = max(ground - box.y - line, px(10))
    most = max(*ledger.faces, LEAST_SCALE)
    pitch = box.width / 6
    middles = [round(box.x + pitch * (face - 0.5)) for face in range(1, 7)]
    tops = [ground - round(high * count / most) for count in ledger.faces]
    for face, (x, top) in enumerate(zip(middles, tops, strict=True), 1):
        draw.text(surface, str(face), theme.TINY, tiny, theme.TEXT_SECOND, (x, ground + px(3)), "center")
        column = pygame.Rect(0, top, max(round(pitch * 0.6), 4), ground - top)
        column.centerx = x
        colour = theme.KILL if face == 6 else theme.PAIN if face > 3 else theme.NOBODY
        if column.height:
            draw.fill(surface, column, theme.mix(colour, theme.INK, 0.15), theme.mix(colour, theme.INK, 0.55))
    draw.hairline(surface, (box.x, ground), box.width)
    if ledger.dice:
        y = ground - high * ledger.dice / 6 / most
        for start, end in charts.dashed([(box.x, y), (box.right, y)], [px(5), px(4)]):
            pygame.draw.line(surface, theme.PALE, start, end, px(1))
    for count, x, top in zip(ledger.faces, middles, tops, strict=True):
        if count:
            draw.text(surface, str(count), theme.TINY_BOLD, tiny, theme.TEXT, (x, top - line // 2), "center", True, 2)
