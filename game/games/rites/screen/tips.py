"""What choosing a card or a place would do, told beside it while it is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.option import Option
from game.games.rites.screen.centre import Centre
from game.games.rites.screen.fan import Fan
from game.games.rites.screen.picking import Ask, Picker
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import foretell
from game.games.rites.words.tableview import CardTable
from game.language.spoken import say
from game.match.match import Match
from game.ui.layout import Layout
from game.ui.widgets.tooltips import draw_tooltip

WIDE, NARROW = 330, 120

def told(
    match: Match, table: CardTable, ask: Ask | None, picker: Picker | None, fan: Fan, centre: Centre
) -> tuple[str, pygame.Rect] | None:
    """What choosing the card or place that is pointed at would do, and what it must not cover."""

    def outcomes(options: list[Option]) -> str:
        assert ask is not None
        if len(options) > 4:
            return say("rites-tips-many", ways=len(options))
        lines = (foretell(match, table, ask.kind, option) or ask.labels[option] for option in options)
        return "\n".join(dict.fromkeys(lines))

    if fan.over and not fan.carried:
        card, face = fan.over, face_of(fan.over)
        words, near = f"**{face.name}**, {face.rank}\n<second>{face.cult_name}</>", fan.spot(card)[0]
        if ask is None or picker is None:
            return words, near
        if card in fan.live | fan.picked:
            options = picker.fitting({*picker.cards, face.number}) or picker.fitting((face.number,), "")
            return f"{words}\n{outcomes(options)}", near
        why = ask.blocked.get(face.number, "") or (fan.ribbon if fan.asked else "")
        return words + (f"\n<reason>{why}</>" if why else ""), near
    name = centre.choice_of(centre.over)
    place = centre.place_called(name)
    if picker and place and centre.hovered | centre.focused:
        return outcomes(picker.fitting(None, name)), place.box
    return None


def draw_told(
    surface: pygame.Surface, layout: Layout, words: str, near: pygame.Rect, fan: Fan, clear: Sequence[pygame.Rect]
) -> None:
    """Paint words beside what they are about: of a card of the hand beside the whole fan if that can be, for what is
    asked and the table to stay in sight."""
    room = fan.room_beside() / layout.scale
    if fan.over and room >= NARROW:
        draw_tooltip(surface, layout, words, fan.spread, round(min(room, WIDE)), True, clear)
    else:
        draw_tooltip(surface, layout, words, near, WIDE, not fan.over, clear)
