"""A battle before it is declared: on the button, as its tooltip, and in short wherever an enemy is pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import pygame

from game.games.wars.screen.battle.drawn import percent
from game.games.wars.screen.battle.odds import WIDTH, Duel, chances, duels, odds_card, risk_words
from game.games.wars.words.offers import battles
from game.games.wars.words.tableview import Table
from game.language.spoken import name, say, tell
from game.language.values import Values, markup
from game.match.match import Match
from game.ui import charts, theme
from game.ui.kit.box import Box, Column, Line, Row, Text
from game.ui.kit.boxes import pictured
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

_MOST = 6


class Attacks:
    """The battles that could be declared in place of an open action; odds are counted when they are first asked for."""

    def __init__(self, match: Match, table: Table, faction: str) -> None:
        self._match, self._table = match, table
        self._found = cache(partial(battles, match, table))
        self._duel = cache(partial(duels, match, table))
        self.faction = faction

    def __len__(self) -> int:
        return len(self._found())

    def against(self, area: str, enemy: str) -> Duel | None:
        """The battle with an enemy in an area, if it could be declared."""
        told = self._duel(area, self.faction, enemy) if (area, enemy) in self._found() else []
        return told[0] if told else None

    def all(self) -> list[Duel]:
        """All of them."""
        return [duel for each in self._found() if (duel := self.against(*each)) is not None]

    @property
    def note(self) -> str:
        """For the button: whom, and dice against dice, where there is but one."""
        told = self.all() if len(self) == 1 else []
        return tell("wars-hand-attack-note", _values(told[0])) if told else ""

    def card(self, layout: Layout, tooltip: str) -> pygame.Surface | None:
        """The button's tooltip: what a battle is, and the odds of the only one, or a line for each."""
        told = self.all()
        if not told:
            return None
        if len(told) == 1:
            return odds_card(layout, told, tooltip.rpartition("\n")[2])
        lines = [tell("wars-hand-attack-line", _values(duel)) for duel in told[:_MOST]]
        if len(told) > _MOST:
            lines.append(say("wars-hand-attack-more", number=len(told) - _MOST))
        box = Column(Text(tooltip, theme.SMALL), Line(90), *(Text(line, theme.SMALL) for line in lines),
                     gap=5, pad=14, w=min(WIDTH, layout.width_du - 24),
                     frame=Frame(line=theme.BRASS, alpha=230, diamonds=False))  # fmt: skip
        return pictured(box, layout)


def brief(duel: Duel, stakes: bool = False) -> list[Box]:
    """Dice against dice, how likely either side loses a piece, and with ``stakes`` the worst and best that can come."""
    mine, theirs = duel.told.odds
    dice = Row(
        Text(say("wars-hand-attack-dice", dice=mine.dice), theme.SMALL_BOLD, theme.faction_text(duel.attacker)),
        Text(say("wars-hand-attack-against", dice=theirs.dice), theme.SMALL_BOLD, theme.faction_text(duel.defender)),
        gap=10,
    )  # fmt: skip
    rows = ((say("wars-hand-attack-kill"), mine, theme.FREE), (say("wars-hand-attack-lose"), theirs, theme.KILL))
    made: list[Box] = [dice, *(_bar(told, _struck(side.results), colour) for told, side, colour in rows)]
    # The first line of the risk says what the bars do.
    risk = risk_words(duel).partition("\n")[2] if stakes else ""
    return [*made, Text(risk, theme.SMALL, theme.TEXT_SECOND)] if risk else made


def _struck(results: Mapping[tuple[int, int], float]) -> float:
    """The chance that a roll with these results kills anybody."""
    return 1 - chances(results, 0)[0]


def _chance(share: float) -> str:
    return percent(share) if share > 1e-9 else charts.percent(0)


def _bar(label: str, share: float, colour: theme.RGB) -> Box:
    """A chance as a bar on a dark ground, and in percent."""
    long = 62.0
    full = Frame(theme.mix(theme.INK, colour, 0.85), theme.mix(theme.INK, colour, 0.6), alpha=0, radius=3,
                 diamonds=False)  # fmt: skip
    ground = Frame(theme.FIELD, theme.FIELD, alpha=60, radius=3, diamonds=False)
    bar = Row(Row(frame=full, w=max(long * share, 2), h=7), frame=ground, w=long, h=7)
    return Row(Text(label, theme.SMALL, spacing=0.86, grow=1), bar,
               Text(_chance(share), theme.SMALL_BOLD, theme.TEXT, "right", line=True, w=40), gap=5)  # fmt: skip


def _values(duel: Duel) -> Values:
    """What the messages of an attack name."""
    mine, theirs = duel.told.odds
    return {
        # A picture is markup that is meant: a plain text would be shown as it is written.
        "sign": markup(f"{{glyph:{duel.defender}}}"),
        "enemy": name("faction", duel.defender),
        "area": name("area", duel.area),
        "mine": mine.dice,
        "theirs": theirs.dice,
        "kill": _chance(_struck(mine.results)),
        "lose": _chance(_struck(theirs.results)),
    }
