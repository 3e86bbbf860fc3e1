"""The course of the game as the end screen shows it: charts, dice rolled against expected, deeds."""

from __future__ import annotations

from collections.abc import Callable

from game.games.wars.words.statistics import Deeds, Statistics
from game.match.words import words
from game.ui import charts, theme
from game.ui.kit.box import Box, Column, Row, Space, Text
from game.ui.kit.medal import Medal
from game.ui.table.end.figures import deeds, dice_told, faces, luck_colour, washed

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
NOTE = "How often each face fell in battles. Dashed: what fair dice bring. A 6 is a Kill, 4 and 5 are Pains."


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


def dice_page(course: Statistics, wide: float, high: float) -> Box:
    """The dice of every faction: cards side by side, or a row each where the window is small."""
    count = len(course.factions)
    if (wide - 14 * (count - 1)) / count < 205 or high < 360:
        return _dice_rows(course, wide, high)
    cards = (_dice_card(faction, course.deeds[faction]) for faction in course.factions)
    return Column(Row(*cards, gap=14, h=min(high - 28, 560), across="fill"),
                  Text(NOTE, theme.SMALL, theme.TEXT_SECOND, "center", line=True), gap=6)  # fmt: skip


def _dice_card(faction: str, deeds: Deeds) -> Box:
    ledger, battles = deeds.ledger, deeds.attacks + deeds.defences
    told = f"{ledger.dice} {'die' if ledger.dice == 1 else 'dice'}, {battles} {'battle' if battles == 1 else 'battles'}"
    name = Text(words().name("faction", faction), theme.FACTION_NAME, line=True)
    head = Row(Medal(faction, 40), Column(name, Text(told, theme.SMALL, theme.TEXT_SECOND, line=True), grow=1), gap=10)
    return Column(head, faces(ledger, grow=1), dice_told(ledger), frame=washed(theme.faction_colour(faction)), gap=10,
                  pad=(16, 14), grow=1)  # fmt: skip


def _dice_rows(course: Statistics, wide: float, high: float) -> Box:
    step = min(64, (high - 22) / len(course.factions))
    heads = ("Dice", "Kills (expected)", "Pains (expected)", "Luck") if wide >= 420 else ()
    rows = []
    for faction in course.factions:
        ledger = course.deeds[faction].ledger
        told = (str(ledger.dice), f"{ledger.kills} ({ledger.expected_kills:.1f})",
                f"{ledger.pains} ({ledger.expected_pains:.1f})")  # fmt: skip
        rows.append(Row(
            Medal(faction, min(step - 12, 48 if wide >= 700 else 32)),
            *(Text(words_, theme.LABEL, align="center", line=True, grow=1) for words_ in told),
            Text(ledger.luck, theme.LABEL, luck_colour(ledger), "right", line=True, grow=1),
            frame=washed(theme.faction_colour(faction)), pad=(10, 0), h=step - 6,
        ))  # fmt: skip
    head = (Text(name, theme.TINY, theme.TEXT_SECOND, "right" if name == "Luck" else "center", line=True, grow=1)
            for name in heads)  # fmt: skip
    return Column(Row(Space(w=32), *head, pad=(10, 0)), *rows, gap=6)


def deeds_page(course: Statistics, wide: float, high: float) -> Box:
    """Battles, losses, captures, gates, Rituals and signs: a row a faction."""
    factions = course.factions
    return deeds(
        [(long, short, [get(course.deeds[name]) for name in factions]) for long, short, get in COLUMNS],
        [(words().name("faction", faction), theme.faction_colour(faction)) for faction in factions],
        lambda place, size: Medal(factions[place], size), wide, high,
    )  # fmt: skip
