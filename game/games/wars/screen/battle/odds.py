"""The exact odds of a battle: in words, as charts, and as the card shown before it is declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack

import pygame

from game.games.wars.screen.battle.drawn import BARS, bars, percent, sign_fits
from game.games.wars.words.battle_course import Forecast, forecast
from game.games.wars.words.signed import sign
from game.games.wars.words.tableview import Table, kind_of, side_of
from game.language.spoken import name, say
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
    """A chance as people say it: "in 1 of 6 battles"."""
    if chance > 0.96:
        return say("wars-battle-often.always")
    count, of = one_in(chance)
    return say("wars-battle-often", count=count, all=of)


def one_in(chance: float) -> tuple[int, int]:
    """A chance as so many of so many, as near as small numbers come."""
    if chance < 0.04:
        return 1, min(round(1 / max(chance, 0.001)), 1000)
    for below in (2, 3, 4, 5, 6, 8, 10):
        above = round(chance * below)
        if 0 < above < below and abs(above / below - chance) <= 0.025:
            return above, below
    return (1, round(1 / chance)) if chance < 0.1 else (round(chance * 20), 20)


@dataclass(frozen=True)
class Duel:
    """A battle that could be declared: where, who against whom, and its exact odds."""

    area: str
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
            found.append(Duel(area, attacker, enemy, told))
    return found


def expected_words(duel: Duel) -> str:
    """What either side may expect, in a sentence."""
    mine, theirs = duel.told.odds
    told = say("wars-battle-expected", lost=round(mine.killed, 1) or 0, killed=round(theirs.killed, 1) or 0)
    if mine.pained < 0.05 and theirs.pained < 0.05:
        return told
    return f"{told} {say('wars-battle-expected.retreats', mine=mine.pained, theirs=theirs.pained)}"


def risk_words(duel: Duel) -> str:
    """The risk in plain words: how likely any loss is, the worst that can come, and what may be won."""
    mine, theirs = duel.told.odds
    struck = 1 - chances(theirs.results, 0)[0]
    risk = "little" if struck < 0.2 else "some" if struck < 0.5 else "great"
    lines: list[str] = [say(f"wars-battle-risk-{risk}", often=often(struck)) if theirs.dice else
                        say("wars-battle-risk-none")]  # fmt: skip
    for side, gain in ((mine, False), (theirs, True)):
        for unit, (killed, _) in side.great.items():
            if killed >= 0.001:
                key = "wars-battle-great-killed" if gain else "wars-battle-great-killed.yours"
                lines.append(say(key, unit=name("unit", kind_of(unit)), chance=percent(killed)))
    if mine.wiped_out >= 0.01:
        lines.append(say("wars-battle-wiped-out.yours", chance=percent(mine.wiped_out)))
    if theirs.wiped_out >= 0.01:
        lines.append(say("wars-battle-wiped-out", chance=percent(theirs.wiped_out)))
    return "\n".join(lines)


def _head(duel: Duel) -> str:
    mine, theirs = duel.told.odds
    enemy, signs = duel.defender, {"sign": sign(duel.attacker), "enemy_sign": sign(duel.defender)}
    told = say("wars-battle-attack", enemy_sign=signs["enemy_sign"], area=name("area", duel.area),
               enemy=name("faction", enemy, f"<{enemy}>{{}}</>"))  # fmt: skip
    return f"{told}\n{say('wars-battle-attack.dice', mine=mine.dice, theirs=theirs.dice, **signs)}"


def _foot(duel: Duel) -> str:
    ready = [name(group, each) for each in duel.told.tickable for group in ("book", "ability")
             if words().has(group, each)]  # fmt: skip
    return say("wars-battle-assumed.without", abilities=ready) if ready else say("wars-battle-assumed")


def charts(rolls: Sequence[tuple[str, Sequence[float], Sequence[float], int, int]], wide: float, layout: Layout,
           **sizes: Unpack[Sizes]) -> Box:  # fmt: skip
    """Kills and Pains by each side, side by side: whose, the odds of either, and how many fell, -1 for none yet."""
    gap = 8 if layout.compact else 14
    room = sign_fits(layout, wide / 4 - gap, [odds for _, *both, _, _ in rolls for odds in both])

    def chart(faction: str, told: str, odds: Sequence[float], fell: int) -> Box:
        return Column(Text(told, theme.TINY_BOLD), bars(faction, odds, fell, room), grow=1, gap=2)

    shown = (
        chart(faction, *each)
        for faction, kills, pains, killed, pained in rolls
        for each in ((say("wars-battle-chart-kills", sign=sign(faction)), kills, killed),
                     (say("wars-battle-chart-pains", sign=sign(faction)), pains, pained))
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
