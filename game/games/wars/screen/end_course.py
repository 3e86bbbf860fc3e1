"""The course of the game as the end screen shows it: charts, dice rolled against expected, deeds."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.games.wars.words.statistics import Deeds, Statistics
from game.match.words import words
from game.ui import charts, draw, theme
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.table.end.columns import draw_columns
from game.ui.table.end.dice import LUCK_COLOURS, dice_results, draw_dice_result, draw_faces

CHARTS = (("doom", "Doom"), ("power", "Power after Gather"), ("gates", "Gates"), ("books", "Spellbooks"))
DOOM_TO_END = 30

COLUMNS: tuple[tuple[str, str, Callable[[Deeds], int]], ...] = (
    ("Battles begun", "begun", lambda deeds: deeds.attacks),
    ("Battles defended", "defended", lambda deeds: deeds.defences),
    ("Enemies killed", "killed", lambda deeds: deeds.killed),
    ("Own lost", "lost", lambda deeds: deeds.lost),
    ("Cultists captured", "captured", lambda deeds: deeds.captured),
    ("Own captured", "taken", lambda deeds: deeds.taken),
    ("Gates built", "gates", lambda deeds: deeds.gates_built),
    ("Rituals", "Rituals", lambda deeds: deeds.rituals),
    ("Elder Signs", "Signs", lambda deeds: deeds.signs),
)


def chart_data(course: Statistics, what: str) -> charts.ChartData:
    """One of ``CHARTS`` out of a match's course."""
    title = dict(CHARTS)[what]
    lines = tuple(
        charts.Line(
            faction,
            words().name("faction", faction),
            theme.faction_colour(faction),
            tuple(getattr(turn.standings[faction], what) for turn in course.turns),
        )
        for faction in course.factions
    )
    limit = (DOOM_TO_END, "30 ends the game") if what == "doom" else (0, "")
    return charts.ChartData(title, course.turns[0].number, lines, *limit)


def draw_dice(surface: pygame.Surface, layout: Layout, course: Statistics, rect: pygame.Rect) -> None:
    """The dice of every faction: cards side by side, or a row each where the window is small."""
    px = layout.px
    count = len(course.factions)
    gap = px(14)
    width = (rect.width - gap * (count - 1)) // count
    if width < px(205) or rect.height < px(360):
        _dice_rows(surface, layout, course, rect)
        return
    note = "How often each face fell in battles. Dashed: what fair dice bring. A 6 is a Kill, 4 and 5 are Pains."
    tiny = layout.font_px(theme.SMALL)
    foot = draw.line_height(theme.SMALL, tiny)
    height = min(rect.height - foot - px(4), px(560))
    at = (rect.centerx, rect.y + height + px(6))
    draw.text(surface, note, theme.SMALL, tiny, theme.TEXT_SECOND, at, "center")
    for place, faction in enumerate(course.factions):
        card = pygame.Rect(rect.x + place * (width + gap), rect.y, width, height)
        _dice_card(surface, layout, faction, course.deeds[faction], card)


def _dice_card(surface: pygame.Surface, layout: Layout, faction: str, deeds: Deeds, card: pygame.Rect) -> None:
    px = layout.px
    ledger = deeds.ledger
    style = draw.PanelStyle(wash=theme.faction_colour(faction), wash_alpha=34, radius=px(6), diamonds=False)
    draw.panel(surface, card, style)
    inner = card.inflate(-2 * px(16), -2 * px(14))
    sign = medal(faction, px(40))
    surface.blit(sign, sign.get_rect(topleft=inner.topleft))
    name = words().name("faction", faction)
    role, size = theme.FACTION_NAME, layout.font_px(theme.FACTION_NAME)
    x = inner.x + px(50)
    if draw.text_width(name, role, size) > inner.right - x:
        role, size = theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD)
    at = (x, inner.y + px(11))
    draw.text(surface, draw.shorten(name, role, size, inner.right - x), role, size, theme.TEXT, at, middle=True)
    small = layout.font_px(theme.SMALL)
    battles = deeds.attacks + deeds.defences
    told = f"{ledger.dice} {'die' if ledger.dice == 1 else 'dice'}, {battles} {'battle' if battles == 1 else 'battles'}"
    draw.text(surface, told, theme.SMALL, small, theme.TEXT_SECOND, (x, inner.y + px(31)), middle=True)
    line = draw.line_height(theme.BODY, layout.font_px(theme.BODY)) + px(4)
    lower = inner.bottom - 3 * line - px(4)
    columns = pygame.Rect(inner.x, inner.y + px(58), inner.width, lower - inner.y - px(66))
    draw_faces(surface, layout, ledger, columns)
    for row, (what, rolled, expected) in enumerate(dice_results(ledger)):
        at_row = pygame.Rect(inner.x, lower + row * line, inner.width, line)
        draw_dice_result(surface, layout, what, rolled, expected, at_row)
    colour = LUCK_COLOURS.get(ledger.luck, theme.TEXT_SECOND)
    at = (inner.centerx, lower + 2 * line + line // 2 + px(4))
    draw.text(
        surface, ledger.luck, theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC), colour, at, "center", middle=True
    )


def _dice_rows(surface: pygame.Surface, layout: Layout, course: Statistics, rect: pygame.Rect) -> None:
    px = layout.px
    tiny = layout.font_px(theme.TINY)
    head = draw.line_height(theme.TINY, tiny) + px(4)
    shares = ((0.30, "Dice"), (0.46, "Kills (expected)"), (0.72, "Pains (expected)"), (1.0, "Luck"))
    if rect.width >= px(420):
        for share, label in shares:
            at = (rect.x + round(rect.width * share), rect.y)
            draw.text(surface, label, theme.TINY, tiny, theme.TEXT_SECOND, at, "right" if share == 1.0 else "center")
    body = layout.font_px(theme.LABEL)
    step = min(px(64), (rect.height - head) // len(course.factions))
    for place, faction in enumerate(course.factions):
        ledger = course.deeds[faction].ledger
        row = pygame.Rect(rect.x, rect.y + head + place * step, rect.width, max(step - px(6), px(16)))
        _row_ground(surface, layout, row, faction)
        told = (
            str(ledger.dice),
            f"{ledger.kills} ({ledger.expected_kills:.1f})",
            f"{ledger.pains} ({ledger.expected_pains:.1f})",
            ledger.luck,
        )
        for (share, _), words_ in zip(shares, told, strict=True):
            last = share == 1.0
            colour = LUCK_COLOURS.get(ledger.luck, theme.TEXT_SECOND) if last else theme.TEXT
            at = (row.x + round(row.width * share) - (px(10) if last else 0), row.centery)
            draw.text(surface, words_, theme.LABEL, body, colour, at, "right" if last else "center", middle=True)


def _row_ground(surface: pygame.Surface, layout: Layout, row: pygame.Rect, faction: str) -> int:
    """The ground of a faction's row with its medal; returns where the rest of the row begins."""
    px = layout.px
    style = draw.PanelStyle(
        wash=theme.faction_colour(faction), wash_alpha=34, radius=px(4), diamonds=False, line_alpha=90
    )
    draw.panel(surface, row, style)
    size = min(row.height - px(6), px(48 if row.width >= px(700) else 32))
    sign = medal(faction, size)
    surface.blit(sign, sign.get_rect(midleft=(row.x + px(10), row.centery)))
    return row.x + px(20) + size


def draw_deeds(surface: pygame.Surface, layout: Layout, course: Statistics, rect: pygame.Rect) -> None:
    """Battles, losses, captures, gates, Rituals and signs: a row a faction, the most in each column in gold."""
    draw_columns(
        surface,
        layout,
        rect,
        [(long, short, [get(course.deeds[name]) for name in course.factions]) for long, short, get in COLUMNS],
        [words().name("faction", faction) for faction in course.factions],
        lambda row, place: _row_ground(surface, layout, row, course.factions[place]),
    )
