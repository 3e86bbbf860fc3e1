"""Which of what happens at a card table is a moment of its own, and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.event import Event
from game.games.rites.screen import cards, relics
from game.games.rites.words.ended import captured, rite_over
from game.games.rites.words.faces import face
from game.games.rites.words.tableview import CardTable
from game.language.spoken import name, say, say_name
from game.match.match import Match
from game.ui import theme
from game.ui.stagecraft.act import CARDS, END, PRIZE, RISE, Act

WIDE, HIGH = 300, 1080
"""px: as wide as cards are painted for a moment in a window as high as this; in higher ones they are wider."""
CTHULHU = ("great_cthulhu", "cthulhu")
SEA: theme.RGB = (46, 150, 104)


def moment_of(events: Sequence[Event], table: CardTable, match: Match) -> Act | None:
    """The weightiest moment of a step, told as whoever looks sees it; None if there is none."""
    for kind, told in (("ended", _ended), ("summoned", _summoned), ("rite_over", _won), ("power_play", _power_play)):
        found = next((event for event in events if event.kind == kind), None)
        act = told(found, events, table, match) if found else None
        if act is not None:
            return act
    return None


def _wide() -> int:
    """How wide the cards of a moment are painted in the window as it is."""
    window = pygame.display.get_surface()
    return round(WIDE * max(1.0, window.get_height() / HIGH)) if window else WIDE


def _ended(_: Event, events: Sequence[Event], table: CardTable, match: Match) -> Act | None:
    result = match.result()
    if result is None or not result.winners:
        return None
    told = " · ".join(table.called(seat) for seat in result.winners)
    points = table.cultists[result.winners[0]].points
    return Act(END, (theme.GOLD_DEEP,), told, say("rites-moments-points", points=points), (CTHULHU,))


def _summoned(event: Event, events: Sequence[Event], table: CardTable, match: Match) -> Act:
    line = say("rites-moments-summoned", name=table.called(int(event.args[0])))
    return Act(RISE, (SEA,), say("rites-moments-cthulhu"), line, (CTHULHU,))


def _won(event: Event, events: Sequence[Event], table: CardTable, match: Match) -> Act | None:
    winner = int(event.args[1])
    if winner < 0:
        return None
    pictures = tuple(partial(relics.artifact, each, _wide()) for each in captured(events)[:3])
    line = say("rites-moments-won", name=table.called(winner))
    return Act(PRIZE, (theme.BRASS,), say_name(name("rites-rite", rite_over(event))), line, pictures=pictures)


def _power_play(event: Event, events: Sequence[Event], table: CardTable, match: Match) -> Act:
    shown = [face(int(card)).id for card in event.args[2:]]
    pictures = tuple(partial(cards.entity, card, _wide()) for card in shown)
    play = say_name(name("rites-power-play", str(event.args[1])))
    line = say("rites-moments-power-play.line", name=table.called(int(event.args[0])), play=play)
    return Act(CARDS, (theme.GOLD_DEEP,), say("rites-moments-power-play"), line, pictures=pictures)
