"""The exact odds of a battle: in words, as charts, and as the card shown before it is declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack

import pygame

from game.games.wars.screen.battle.drawn import BARS, bars, percent, sign_fits
from game.games.wars.words.battle_course import Forecast, forecast
from game.games.wars.words.tableview import Table, kind_of, side_of
from game.match.match import Match
from game.match.words import words
from game.ui import palette, theme
from game.ui.kit.box import Box, Column, Line, Row, Sizes, Text
from game.ui.kit.boxes import pictured
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

WIDTH = 496
"""Width of the card, in design units."""


def chances(results: Mapping[tuple[int, int], float], which: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 and 3 or more Kills (``which`` 0) or Pains (1) among a roll's (Kills, Pains)."""
    found = [0.0] * BARS
    for result, chance in results.items():
        found[min(result[which], BARS - 1)] += chance
    return tuple(found)


def often(chance: float) -> str:
    """A chance as people say it: "1 of 6 battles", "2 of 3 battles"; as near as small numbers come."""
    if chance < 0.04:
        return f"1 of {min(round(1 / max(chance, 0.001)), 1000)} battles"
    if chance > 0.96:
        return "almost every battle"
    for below in (2, 3, 4, 5, 6, 8, 10):
        above = round(chance * below)
        if 0 < above < below and abs(above / below - chance) <= 0.025:
            return f"{above} of {below} battles"
    return f"1 of {round(1 / chance)} battles" if chance < 0.1 else f"{round(chance * 20)} of 20 battles"


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


def charts(rolls: Sequence[tuple[str, Sequence[float], Sequence[float], int, int]], wide: float, layout: Layout,
           **sizes: Unpack[Sizes]) -> Box:  # fmt: skip
    """Kills and Pains by each side, side by side: whose, the odds of either, and how many fell, -1 for none yet."""
    gap = 8 if layout.compact else 14
    sign = sign_fits(layout, wide / 4 - gap, [odds for _, *both, _, _ in rolls for odds in both])

    def chart(faction: str, name: str, odds: Sequence[float], fell: int) -> Box:
        told = Text(f"{name} by {{glyph:{faction}}}", theme.TINY_BOLD)
        return Column(told, bars(faction, odds, fell, sign), grow=1, gap=2)

    shown = (
        chart(faction, *each)
        for faction, kills, pains, killed, pained in rolls
        for each in (("Kills", kills, killed), ("Pains", pains, pained))
    )
    return Row(*shown, gap=gap, across="fill", **sizes)


_last: tuple[object, pygame.Surface] | None = None


def odds_card(layout: Layout, battles: Sequence[Duel], note: str = "") -> pygame.Surface:
    """The card of one battle, or of several in the same area below each other; ``note`` stands last, in markup."""
    global _last
    wide = min(WIDTH, layout.width_du - 24)
    parts: list[Box | None] = []
    for place, duel in enumerate(battles):
        last = place == len(battles) - 1
        below = (expected_words(duel), risk_words(duel), _foot(duel) if last else "", note if last else "")
        rolls = [
            (faction, chances(side.results, 0), chances(side.results, 1), -1, -1)
            for faction, side in zip((duel.attacker, duel.defender), duel.told.odds, strict=True)
        ]
        parts += [Line() if place else None, Text(_head(duel), theme.SMALL), charts(rolls, wide - 28, layout, h=108),
                  Text("\n".join(filter(None, below)), theme.SMALL)]  # fmt: skip
    box = Column(*parts, gap=6, pad=14, w=wide, frame=Frame(line=theme.BRASS, alpha=230, diamonds=False))
    key = box, layout, palette.in_use().id
    if _last is None or _last[0] != key:
        _last = key, pictured(box, layout)
    return _last[1]
