"""A card described in boxes, and the widget that shows it, opens the cards of its keywords and goes back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language.spoken import say, spoken
from game.language.values import markup
from game.match.cards import Card, Note, Now, Ref, card
from game.ui import theme
from game.ui.cards.emblem import colour_of, wash
from game.ui.cards.plate import pictured, plate
from game.ui.kit.base import Laying
from game.ui.kit.box import Bar, Box, Column, Drawn, Either, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.frame import Frame
from game.ui.kit.linked import LinkedText
from game.ui.layout import Layout
from game.ui.lessons.link import KIND, lesson_links
from game.ui.theme import Role

Lookup = Callable[[Ref], Now | None]
"""What is to be said of a thing now."""

BACK = ("back", "")
CRUMB = Frame(theme.BUTTON_TOP, theme.BUTTON_BOTTOM, alpha=150, radius=4, diamonds=False)
NAME = Role(theme.CINZEL, 700, 31, 24, tracking=2, caps=True)
NAME_SMALL = Role(theme.CINZEL, 700, 24, 19, tracking=1, caps=True)
PLAIN = Role(theme.SANS, 500, 17, 15)
PALE = theme.mix(theme.TEXT, theme.TEXT_SECOND, 0.4)
PICTURE, SIGN = (330, 190), (236, 130)
"""How high the head's picture is where the text allows, and in compact windows: of the thing itself, or of a sign."""
LEAST = (132, 84)
"""How low it may become."""
TALLEST = 1.3
"""How high it may become on a card that fills its place, in shares of the card's width."""
FIELD = Frame(theme.FIELD, theme.FIELD, theme.FIELD, 0, radius=4, diamonds=False)
SHEET = Frame(line=theme.GOLD, alpha=230, shadow=14)
LONG_FACT = 15
"""A fact of more letters has twice the room of a number, other words have half as much again."""
NOTE = Frame(alpha=120, radius=4, diamonds=False)


def sheet(card: Card, now: Now | None, layout: Layout, picture: float) -> Box:
    """What stands above a card's foot; ``picture`` is how high that at its head is."""
    margin, inset = (22, 16) if layout.compact else (30, 22)
    told = [_now(now)] if now and (now.text or now.lines) else []
    return Column(
        _head(card, layout, picture, margin),
        Column(Text(card.text, theme.CARD, spacing=1.04), _facts(card) if card.facts else None,
               Line(90) if told else None, pad=(margin, 4), gap=10),
        Column(*told, _progress(now, margin - inset) if now and now.need else None, *map(_note, card.notes),
               pad=(inset, 4), gap=8),
    )  # fmt: skip


def foot(card: Card, layout: Layout, ruled: bool) -> Box:
    """The rulebook's place, our rulings, the ways to rules and lessons; ``ruled`` off from what scrolls above it."""
    lessons = lesson_links(card.ref[1])
    source = card.source.replace("; ", " · ")
    if card.rulings:
        rulings = [markup(f"<@ruling/r{number}>R{number}</>") for number in card.rulings]
        source += f" · {say('cards-rulings', rulings=rulings, count=len(rulings))}"
    return Column(
        Line(110) if ruled else None,
        Text(source, theme.NOTE, theme.TEXT_SECOND, spacing=0.9),
        Text(f"<@rules/{card.chapter}>{say('cards-rules')}</>", theme.SMALL),
        Text(lessons, theme.SMALL) if lessons else None,
        pad=(22 if layout.compact else 30, 10), gap=2,
    )  # fmt: skip


def _head(card: Card, layout: Layout, picture: float, margin: int) -> Box:
    """Picture, name, kind and cost on a wash of the faction's colour."""
    small = layout.compact
    colour = colour_of(card)
    words = card.name.split()
    half = min(range(1, len(words) + 1), key=lambda at: abs(2 * len(" ".join(words[:at])) - len(card.name)))
    name = Either(*(
        Column(*(Text(" ".join(line), role, align="center") for line in lines if line))
        for role, *lines in ((NAME, words), (NAME_SMALL, words), (NAME_SMALL, words[:half], words[half:]))
    ))  # fmt: skip
    tint = Drawn(colour, lambda target, rect, layout: target.blit(wash(*rect.size, colour), rect) and None)
    kind = Text(card.kind, theme.CHAPTER, theme.faction_text(card.faction) if card.faction else theme.BRASS, "center")
    costs = card.cost is not None and card.ref[0] != "unit"
    return Stack(tint, Column(
        plate(card, picture), Space(h=6 if small else 12),
        Column(name, kind, Space(h=7), Line(90), _cost(card) if costs else None, pad=(margin, 0), gap=1), Space(h=12),
    ))  # fmt: skip


def _cost(card: Card) -> Box:
    """As many bolts as it costs, and the same in words."""
    cost = card.cost or 0
    words = say("cards-cost", power=cost) if cost else say("cards-free")
    if card.cost_note:
        words = say("cards-cost-note", cost=words, note=markup(card.cost_note))
    bolts = (Icon("power", 20, theme.GOLD, w=17) for _ in range(cost))
    told = Text(words, theme.LABEL, theme.GOLD if cost else theme.FREE, line=True)
    return Row(*bolts, Space(w=10) if cost else None, told, pack="center", pad=(0, 8))


def _facts(card: Card) -> Box:
    """Numbers side by side, each over its name."""
    cells: list[Box] = []
    for name, value, icon in card.facts:
        role = theme.NUMBER if len(value) < 4 else theme.LABEL
        cells.append(Line(150, upright=True, h=34))
        cells.append(Column(
            Row(Icon(icon, 18, theme.GOLD) if icon else None,
                Text(value, role, align="center", line=len(value) <= LONG_FACT, spacing=0.86), gap=3, pack="center"),
            Text(name, theme.SMALL, theme.TEXT_SECOND, "center", line=True),
            grow=2 + (len(value) > 3) + (len(value) > LONG_FACT)))  # fmt: skip
    return Row(*cells[1:], frame=FIELD, pad=(4, 5))


def _now(now: Now) -> Box:
    """Whether it can be used, and how things stand."""
    colour = {True: theme.FREE, False: theme.REASON, None: theme.TEXT_SECOND}[now.can]
    ground = theme.FIELD if now.can is None else theme.mix(theme.INK, colour, 0.12)
    line = theme.BRASS_LINE if now.can is None else colour
    first = Text(now.text, PLAIN, PALE if now.can is None else theme.TEXT, grow=1) if now.text else None
    sign = None if now.can is None else Icon("done" if now.can else "lock", 22, colour)
    return Column(
        Row(sign, first, gap=14) if sign or first else None, *(Text(each, PLAIN, PALE) for each in now.lines if each),
        frame=Frame(ground, ground, line, 150, radius=4, diamonds=False), pad=12, gap=5,
    )  # fmt: skip


def _progress(now: Now, inset: float) -> Box:
    """A requirement's bar with its numbers."""
    have = min(now.have, now.need)
    told = Text(say("cards-progress", have=have, need=now.need), theme.SMALL_BOLD, line=True)
    return Row(Bar(have / now.need, grow=1), told, gap=12, pad=(inset, 0))


def _note(note: Note) -> Box:
    """A keyword in a frame; all of it is a link."""
    return Column(Text(note.name, theme.BODY_BOLD, theme.GOLD), Text(note.text, theme.SMALL, PALE, spacing=0.95),
                  frame=NOTE, pad=(16, 5), card=note.ref)  # fmt: skip


class CardView(LinkedText):
    """Shows a card and follows its links. ``trail`` are the cards opened one out of the other, the last one shown.

    ``elsewhere`` gets links that point to no card: ``("rules", page)``, ``("ruling", id)`` and ``("lesson", id)``.
    ``turned`` is called when another card is shown. A card that ``fills`` its place has as large a picture as the
    text leaves room for.
    """

    aside = 4

    def __init__(self, first: Ref, lookup: Lookup | None, elsewhere: Callable[[Ref], None],
                 turned: Callable[[], None], map_id: str = "", fills: bool = False) -> None:  # fmt: skip
        super().__init__()
        self.fills = fills
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
        self.turn_over()

    def follow(self, ref: Ref) -> None:
        """Open what a link points to."""
        if ref == BACK:
            self.back()
        elif ref[0] in ("rules", "ruling", KIND):
            self.elsewhere(ref)
        elif card(*ref).ref != self.ref:
            self.trail.append(card(*ref).ref)
            self.turn_over()

    def back(self) -> bool:
        """Show the card before; false if this is the first."""
        if len(self.trail) < 2:
            return False
        self.trail.pop()
        self.turn_over()
        return True

    def turn_over(self) -> None:
        """Describe what is on show anew, from its beginning."""
        self.offset, self._over, self._chosen, self._made = 0, None, -1, None
        self.turned()

    # Measures ---------------------------------------------------------------------------------

    def needs(self, layout: Layout, width: int, most: int) -> int:
        """The height in pixels the card on show would like to have at a width, ``most`` at most; described for it."""
        made = self.ref, layout, width, most, spoken()
        if made == self._made:
            return self._high
        lay, shown = Laying(layout, {}), self.card
        now = self.lookup(self.ref) if self.lookup else None
        bare, below = sheet(shown, now, layout, 0), foot(shown, layout, False)
        rest = lay.high(lay.keep(bare), width) + lay.high(lay.keep(below), width)
        least, most_of_it = self._picture(layout, width)
        picture = max(min(most - rest, most_of_it), least)
        self.text, self.foot = sheet(shown, now, layout, picture / layout.scale), below
        high = rest + picture
        if high > most:
            self.foot = foot(shown, layout, True)
        before = [card(*ref).name for ref in self.trail[-2:-1]]
        crumbs = (Row(Icon("back", 11), Text(name, theme.SMALL, line=True), frame=CRUMB, pad=(7, 4), gap=6, card=BACK,
                      at="top left", most=300) for name in before)  # fmt: skip
        self.over = Stack(*crumbs, Space(), pad=(12, 10))
        self._made, self._high = made, min(high, most)
        self.fit(layout)
        return self._high

    def _picture(self, layout: Layout, width: int) -> tuple[int, int]:
        """How low and how high the picture of the card on show may be."""
        small = layout.compact
        wanted = (PICTURE if pictured(self.card) else SIGN)[small]
        tallest = 1.0 if self.card.scene else TALLEST
        return layout.px(LEAST[small]), round(width * tallest) if self.fills else layout.px(wanted)

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place, described for a layout."""
        self.needs(layout, rect.width, rect.height)
        self.place(rect)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if self._made is None or layout != self._layout:
            self.lay(self.rect, layout)
        SHEET.paint(target, self.rect, layout)
        super().draw(target, layout)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The link the keyboard stands on is ringed; the card as a whole needs no ring."""
