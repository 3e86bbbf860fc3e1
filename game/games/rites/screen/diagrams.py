"""The diagram beside the rules of Rites of Cthulhu: the cards of a gate, and which of them closes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.games.rites.screen.cards import RATIO, entity
from game.language.spoken import say
from game.ui.kit.box import Box, Drawn
from game.ui.kit.diagram import course, step
from game.ui.layout import Layout

WIDE = 84.0
"""How wide the cards are, in design units."""
PLAYED = ("y8", "y11", "w13", "g3")
"""What is laid on the gate: it leads, follows with more, follows with another cult; green closes it."""


def _card(card: str) -> Box:
    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = entity(card, rect.width)
        target.blit(picture, picture.get_rect(center=rect.center))

    return Drawn(card, paint, w=WIDE, h=round(WIDE * RATIO))


def closing() -> Box:
    """Four cards of a gate, in the order in which they are laid."""
    told = (say("rites-diagram-leads"), say("rites-diagram-higher"), say("rites-diagram-other"),
            say("rites-diagram-green"))  # fmt: skip
    return course([step(_card(card), words, high=round(WIDE * RATIO) + 6)
                   for card, words in zip(PLAYED, told, strict=True)])  # fmt: skip


DIAGRAMS: Mapping[str, Callable[[], Box]] = {"cthulhu_gate": closing}
"""By the entry of the rules that it stands below."""
