"""The exact odds of a battle before it is declared, as a picture with words that others can embed.

``odds_card`` gives a surface for the tooltip of an area or an enemy to attack.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.games.wars.screen.battle.odds_bars import chances, draw_bars, often, percent, sign_fits
from game.games.wars.words.battle_course import Forecast, forecast
from game.games.wars.words.tableview import Table, kind_of, side_of
from game.match.match import Match
from game.match.words import words
from game.ui import draw, palette, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, rich

WIDTH = 496
"""Width of the card, in design units."""
_CHART = 108


@dataclass(frozen=True)
class Duel:
    """A battle that could be declared: where, who against whom, and its exact odds."""

    area: str
    ocean: bool
    attacker: str
    defender: str
    told: Forecast


def duels(match: Match, table: Table, area: str, attacker: str, defender: str = "") -> list[Duel]:
    """The battles a faction could declare in an area, against one enemy or each of them; [] where it cannot roll."""
    place = table.by_area[area]
    enemies = [side.faction for side in table.sides if any(piece.faction == side.faction for piece in place.pieces)]
    found = []
    for enemy in enemies if not defender else [defender]:
        if enemy == attacker:
            continue
        told = forecast(match, place.number, side_of(attacker), side_of(enemy))
        if told.odds.attacker.dice or defender:
            found.append(Duel(area, place.ocean, attacker, enemy, told))
    return found


def _pieces(count: float) -> str:
    """An expected number of pieces."""
    if count < 0.05:
        return "nothing"
    return f"**{count:.1f} piece{'' if 0.95 <= count < 1.05 else 's'}**"


def expected_words(duel: Duel) -> str:
    """What either side may expect, in a sentence."""
    mine, theirs = duel.told.odds
    flee = ""
    if mine.pained >= 0.05 or theirs.pained >= 0.05:
        flee = f" Retreats: {mine.pained:.1f} of yours, {theirs.pained:.1f} of theirs."
    return f"On average you lose {_pieces(mine.killed)} and kill {_pieces(theirs.killed)}.{flee}"


def risk_words(duel: Duel) -> str:
    """The risk in plain words: how likely any loss is, the worst that can come, and what may be won."""
    mine, theirs = duel.told.odds
    struck = 1 - chances(theirs.results, 0)[0]
    name = words().name
    lines = []
    if theirs.dice == 0:
        lines.append("<free>No risk: they roll no dice</>")
    elif struck < 0.2:
        lines.append(f"<free>Little risk: you lose a piece in {often(struck)}</>")
    elif struck < 0.5:
        lines.append(f"<pain>Some risk: you lose a piece in {often(struck)}</>")
    else:
        lines.append(f"<kill>Great risk: you lose a piece in {often(struck)}</>")
    for side, gain in ((mine, False), (theirs, True)):
        for unit, (killed, _) in side.great.items():
            if killed >= 0.001:
                who = name("unit", kind_of(unit))
                lines.append(f"{who} is killed: **{percent(killed)}**" + ("" if gain else ", yours"))
    if mine.wiped_out >= 0.01:
        lines.append(f"All of yours are killed: **{percent(mine.wiped_out)}**")
    if theirs.wiped_out >= 0.01:
        lines.append(f"All of theirs are killed: **{percent(theirs.wiped_out)}**")
    return "\n".join(lines)


def _head(duel: Duel) -> str:
    mine, theirs = duel.told.odds
    attacker, defender = duel.attacker, duel.defender
    enemy = words().name("faction", defender)
    the = "the " if duel.ocean else ""
    place = words().name("area", duel.area)
    return (
        f"**Attack** {{glyph:{defender}}} <{defender}>{enemy}</> **in {the}{place}**\n"
        f"{{glyph:{attacker}}} **{mine.dice}** dice against {{glyph:{defender}}} **{theirs.dice}**"
    )


def _foot(duel: Duel) -> str:
    ready = [words().name(group, name) for name in duel.told.tickable for group in ("book", "ability")
             if words().has(group, name)]  # fmt: skip
    more = f" Not counted: {', '.join(ready)}." if ready else ""
    return f"<third>Cheapest pieces are given up first.{more}</>"


_KEPT: dict[tuple[object, ...], pygame.Surface] = {}


def odds_card(layout: Layout, battles: Sequence[Duel], note: str = "") -> pygame.Surface:
    """The card of one battle, or of several in the same area below each other; ``note`` stands last, in markup."""
    key = (layout, palette.in_use().id, note, tuple((d.area, d.attacker, d.defender, _figures(d)) for d in battles))
    made = _KEPT.get(key)
    if made is None:
        if len(_KEPT) > 16:
            _KEPT.clear()
        made = _KEPT[key] = _paint(layout, battles, note)
    return made


def _figures(duel: Duel) -> tuple[object, ...]:
    return tuple((s.dice, s.killed, s.pained, s.wiped_out) for s in duel.told.odds), *duel.told.tickable.items()


def _paint(layout: Layout, battles: Sequence[Duel], note: str) -> pygame.Surface:
    px = layout.px
    margin, gap = px(14), px(6)
    width = min(px(WIDTH), layout.width - px(24))
    room = width - 2 * margin
    chart = px(_CHART)
    last = len(battles) - 1

    def text(markup: str) -> RichText:
        return rich(markup, theme.SMALL, layout.font_px(theme.SMALL), room)

    parts: list[tuple[RichText, Duel, RichText]] = []
    for place, duel in enumerate(battles):
        words_ = f"{expected_words(duel)}\n{risk_words(duel)}"
        if place == last:
            words_ += f"\n{_foot(duel)}" + (f"\n{note}" if note else "")
        parts.append((text(_head(duel)), duel, text(words_)))
    height = 2 * margin + sum(a.height + chart + b.height + 2 * gap for a, _, b in parts) + last * px(14)
    made = pygame.Surface((width, height))
    made.fill(theme.INK)
    style = draw.PanelStyle(line=theme.BRASS, line_alpha=230, radius=0, diamonds=False)
    draw.panel(made, made.get_rect(), style)
    y = margin
    for place, (head, duel, below) in enumerate(parts):
        if place:
            draw.hairline(made, (margin, y), room, theme.BRASS_LINE, 120)
            y += px(14)
        head.draw(made, (margin, y))
        y += head.height + gap
        _charts(made, layout, pygame.Rect(margin, y, room, chart), duel)
        y += chart + gap
        below.draw(made, (margin, y))
        y += below.height
    return made


def _charts(made: pygame.Surface, layout: Layout, box: pygame.Rect, duel: Duel) -> None:
    """Kills and Pains by either side."""
    mine, theirs = duel.told.odds
    each = box.width // 4
    sides = ((duel.attacker, mine), (duel.defender, theirs))
    charts = [(faction, side, which) for faction, side in sides for which in (0, 1)]
    odds = [chances(side.results, which) for _, side, which in charts]
    sign = sign_fits(layout, each - layout.px(8), odds)
    for place, (faction, _, which) in enumerate(charts):
        part = pygame.Rect(box.x + place * each, box.y, each - layout.px(8), box.height)
        draw_bars(made, layout, part, faction, ("Kills by", "Pains by")[which], odds[place], sign=sign)
