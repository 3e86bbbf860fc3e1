"""A card as a widget: scrolls, opens the cards of its keywords, and goes back the way it came."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.cards import Card, Now, Ref, card
from game.ui import draw, theme
from game.ui.cards.sheet import RADII, RADII_COMPACT, foot, sheet
from game.ui.kit.base import Laying
from game.ui.kit.box import Icon, Row, Space, Stack, Text
from game.ui.kit.frame import Frame
from game.ui.kit.linked import LinkedText
from game.ui.layout import Layout

Lookup = Callable[[Ref], Now | None]
"""What is to be said of a thing now."""

BACK = ("back", "")
CRUMB = Frame(theme.BUTTON_TOP, theme.BUTTON_BOTTOM, alpha=150, radius=4, diamonds=False)


class CardView(LinkedText):
    """Shows a card and follows its links. ``trail`` are the cards opened one out of the other, the last one shown.

    ``elsewhere`` gets links that point to no card: ``("rules", page)`` and ``("ruling", id)``. ``turned`` is called
    when another card is shown.
    """

    aside = 4

    def __init__(self, first: Ref, lookup: Lookup | None, elsewhere: Callable[[Ref], None],
                 turned: Callable[[], None], map_id: str = "") -> None:  # fmt: skip
        super().__init__()
        self.lookup = lookup
        self.elsewhere = elsewhere
        self.turned = turned
        self.map_id = map_id
        self.trail: list[Ref] = [card(*first).ref]
        self._made: object = None
        self._high = 0

    # What is shown ----------------------------------------------------------------------------

    @property
    def ref(self) -> Ref:
        """What the card on show is about."""
        return self.trail[-1]

    @property
    def card(self) -> Card:
        return card(*self.ref, self.map_id)

    def show(self, ref: Ref) -> None:
        """Show a card, with no way back."""
        self.trail = [card(*ref).ref]
        self._turn()

    def follow(self, ref: Ref) -> None:
        """Open what a link points to."""
        if ref == BACK:
            self.back()
        elif ref[0] in ("rules", "ruling"):
            self.elsewhere(ref)
        elif card(*ref).ref != self.ref:
            self.trail.append(card(*ref).ref)
            self._turn()

    def back(self) -> bool:
        """Show the card before; false if this is the first."""
        if len(self.trail) < 2:
            return False
        self.trail.pop()
        self._turn()
        return True

    def _turn(self) -> None:
        self.offset, self._over, self._chosen, self._made = 0, None, -1, None
        self.turned()

    # Measures ---------------------------------------------------------------------------------

    def needs(self, layout: Layout, width: int, most: int) -> int:
        """The height in pixels the card on show would like to have at a width, ``most`` at most; described for it."""
        made = self.ref, layout, width, most
        if made == self._made:
            return self._high
        lay, shown = Laying(layout, {}), self.card
        now = self.lookup(self.ref) if self.lookup else None
        for radius in RADII_COMPACT if layout.compact else RADII:
            self.text, self.foot = sheet(shown, now, layout, radius), foot(shown, layout, False)
            high = lay.high(lay.keep(self.text), width) + lay.high(lay.keep(self.foot), width)
            if high <= most:
                break
        else:
            self.foot = foot(shown, layout, True)
        before = [card(*ref).name for ref in self.trail[-2:-1]]
        crumbs = (Row(Icon("back", 11), Text(name, theme.SMALL, line=True), frame=CRUMB, pad=(7, 4), gap=6, card=BACK,
                      at="top left", most=300) for name in before)  # fmt: skip
        self.over = Stack(*crumbs, Space(), pad=(12, 10))
        self._made, self._high = made, min(high, most)
        self.fit(layout)
        return self._high

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place, described for a layout."""
        self.needs(layout, rect.width, rect.height)
        self.place(rect)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if self._made is None:
            self.lay(self.rect, layout)
        draw.panel(target, self.rect, draw.PanelStyle(line=theme.GOLD, line_alpha=230))
        super().draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The link the keyboard stands on is ringed; the card as a whole needs no ring."""
