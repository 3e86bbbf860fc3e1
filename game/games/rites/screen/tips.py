"""What choosing a card or a place would do, told beside it while it is pointed at."""

from __future__ import annotations

import pygame

from game.engine.option import Option
from game.games.rites.screen.centre import Centre
from game.games.rites.screen.fan import Fan
from game.games.rites.screen.grid import folds
from game.games.rites.screen.picking import Ask, Picker
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import foretell
from game.games.rites.words.tableview import CardTable
from game.match.match import Match
from game.ui import theme
from game.ui.layout import Layout
from game.ui.widgets.base import draw_tooltip

WIDE, NARROW = 330, 120


def told(
    match: Match, table: CardTable, ask: Ask | None, picker: Picker | None, fan: Fan, centre: Centre
) -> tuple[str, pygame.Rect] | None:
    """What choosing the card or place that is pointed at would do, and what it must not cover."""

    def outcomes(options: list[Option]) -> str:
        assert ask is not None
        if len(options) > 4:
            return f"{len(options)} ways to go on."
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
    surface: pygame.Surface, layout: Layout, words: str, near: pygame.Rect, fan: Fan, plate: pygame.Rect
) -> None:
    """Paint words beside what they are about; ``plate`` is that of whoever sits at the keyboard.

    Of a card of the hand they stand at the left of the whole fan, with a line to the card, and in small windows beside
    the hand, for what is asked and the table to stay in sight.
    """
    px = layout.px
    first = fan.spot(fan.cards[0])[0] if fan.over and fan.cards else None
    if first is not None and folds(layout):
        hand = first.union(fan.spot(fan.cards[-1])[0])
        room = max(hand.x - fan.rect.x, fan.rect.right - hand.right) - px(20)
        draw_tooltip(surface, layout, words, hand, max(round(room / layout.scale), NARROW), beside=True)
        return
    if first is None or first.x < px(190) + fan.rect.x or len(fan.cards) > 9:
        draw_tooltip(surface, layout, words, near, WIDE, beside=first is None)
        return
    width = min(WIDE * layout.scale, first.x - px(26) - plate.x) / layout.scale
    anchor = pygame.Rect(first.x - px(10) - round(width * layout.scale / 2), plate.y, 2, layout.height - plate.y)
    box = draw_tooltip(surface, layout, words, anchor, round(width))
    start = (box.right, min(max(near.y + px(26), box.y + px(8)), box.bottom - px(8)))
    pygame.draw.aaline(surface, theme.BRASS, start, (near.x - 3, near.y + px(30)))
