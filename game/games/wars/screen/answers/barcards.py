"""A choice on the bar below: a button for an action, flat or upright, or a wide card with its words beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.games.wars.screen.answers.question import Choice, Duels, Picture
from game.games.wars.screen.battle.odds import odds_card
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme
from game.ui.figures.standing import fitted
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.base import Control, Laid
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Row, Space, Stack, Text
from game.ui.kit.controls import nothing
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.things import Thing

LINED = 150
"""From this width on, in design units, words wrap well beside a picture."""
SIDES = 3
"""What stays free at each side of a button's words, in design units."""
PICTURE = 30
"""How large the picture of a choice is on a flat button, in design units."""


@dataclass
class Card:
    """A choice on the bar, with the key that chooses it and what can be typed for its place on the map, if anything."""

    choice: Choice
    key: str = ""
    letter: str = ""
    lit: bool = False
    """Whether its place on the map is pointed at."""

    @property
    def blocked(self) -> bool:
        """Whether it cannot be chosen."""
        return self.choice.option is None and not self.choice.deed

    @property
    def aside(self) -> bool:
        """Whether it only stands by while pieces and areas are chosen on the map."""
        return self.choice.place in ("lit", "aside", "aside_end")

    @property
    def ends(self) -> bool:
        """Whether it stands apart at the right."""
        return self.choice.place in ("end", "aside_end")

    @property
    def keys(self) -> str:
        """What to type for it, as it is written on it."""
        return " · ".join(filter(None, (self.key, self.letter)))

    @property
    def colour(self) -> theme.RGB:
        """Colour of its words."""
        if self.lit or self.choice.place == "lit":
            return theme.GOLD
        if self.blocked:
            return theme.mix(theme.TEXT_THIRD, theme.INK, 0.1)
        return theme.PASS_TEXT if self.choice.kind == "pass" else theme.TEXT


@dataclass(init=False)
class Answer(Press):
    """A card in the bar's description."""

    choice: Choice | None = None
    odds: Duels | None = None
    """As the choice has it: two are not the same although their cards look alike."""

    def __init__(self, card: Card, place: int, part: Box, on: Callable[[], object], wide: float, high: float) -> None:
        super().__init__(f"{card.choice.kind}.{place}", part, on, chosen=card.lit or card.choice.place == "lit",
                         tip=card.choice.tooltip, w=wide, h=high)  # fmt: skip
        self.choice, self.odds, self.shown = card.choice, card.choice.battles, card

    def make(self) -> ChoiceArea:
        return ChoiceArea(nothing)

    def fill(self, widget: ChoiceArea, laid: Laid, was: Control | None) -> None:
        super().fill(widget, laid, was)
        card = widget.card = self.shown
        widget.id, widget.label = f"option.{card.choice.kind}", card.choice.label
        widget.focusable = not card.aside


class ChoiceArea(PressArea):
    """A card as it is pressed: one that is blocked takes the press and does nothing, its tooltip says why."""

    ROLE = "button"
    KEPT = True
    card: Card

    def things(self) -> Iterable[Thing]:
        yield self.thing()._replace(enabled=not self.card.blocked)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.card.blocked:
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return super().handle(event)

    def tip_picture(self, layout: Layout) -> pygame.Surface | None:
        """The odds of the battle it would declare."""
        duels, attacks = self.card.choice.battles, self.card.choice.attacks
        if attacks is not None:
            return attacks.card(layout, self.tooltip)
        battles = duels() if duels else []
        return odds_card(layout, battles) if battles else None

    def ground(self, target: pygame.Surface, layout: Layout) -> None:
        card, radius = self.card, layout.px(4)
        lit = (self.hovered or card.lit) and not card.blocked
        if card.choice.place == "lit":
            draw.glow(target, self.rect, theme.GOLD, layout.px(6), radius, 120)
            looks = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255)
        elif card.blocked:
            rim = theme.PASS_RIM if card.choice.place == "aside_end" else theme.BRASS_LINE
            looks = (theme.BLOCKED, theme.BLOCKED, rim, 60)
        elif card.choice.kind == "pass":
            looks = (theme.PASS_FILL, theme.PASS_FILL, theme.KILL if lit else theme.PASS_RIM, 255)
        elif lit:
            looks = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255)
        else:
            looks = (theme.BUTTON_TOP, theme.BUTTON_BOTTOM, theme.BRASS_LINE, 170)
        top, bottom, rim, alpha = looks
        draw.fill(target, self.rect, top, bottom, radius)
        draw.outline(target, self.rect, rim, radius, 1, alpha)

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 4) -> None:
        super().draw_focus(target, layout, 3)


def likeness(picture: Picture, size: float, colour: theme.RGB) -> Box:
    """A card's picture: a token, a medal or an icon."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        px = layout.px(size)
        if picture.what == "token":
            fitted(picture.faction, picture.id, round(px * 0.9)).draw(target, rect.center)
            return
        if picture.what == "medal":
            made = medal(picture.faction, px)
        else:
            made = icon(picture.id, px, theme.faction_text(picture.faction) if picture.faction else colour)
        target.blit(made, made.get_rect(center=rect.center))

    return Drawn((picture, colour), paint, w=size, h=size)


def button(card: Card, low: bool, layout: Layout) -> Box:
    """A choice with its picture above and its price below; on a ``low`` bar without the price."""
    choice, colour = card.choice, card.colour
    tone = theme.mix(colour, theme.INK, 0.5) if card.blocked and choice.place != "lit" else colour
    line = Text(choice.label, theme.LABEL, colour, "center", line=True)
    label = Either(line, *_narrower(choice, colour, layout))
    sign = likeness(choice.picture, 20 if low else 26 if layout.compact else 40, tone)
    # On a low bar words of three lines leave no room for it.
    sign.rank = 1 if low else 0
    told = Column(
        sign, label,
        None if low else price(card, layout), gap=2 if layout.compact else 8, pack="center", across="center",
    )  # fmt: skip
    lock = Icon("lock", 13, theme.TEXT_THIRD, at="top right") if card.blocked and not card.aside and not low else None
    return Stack(told, _keys(card), lock, pad=(SIDES, 2))


def flat_button(card: Card, layout: Layout) -> Box:
    """A choice in one of two rows: its picture at the left, its words and its price beside it."""
    choice, colour = card.choice, card.colour
    tone = theme.mix(colour, theme.INK, 0.5) if card.blocked and choice.place != "lit" else colour
    label = Either(Text(choice.label, theme.LABEL, colour, line=True), *_narrower(choice, colour, layout, "left"))
    told = Column(label, price(card, layout, "left"), gap=2, pack="center", grow=1, at="fill")
    # Where others have their number: long words reach the other corner.
    lock = Icon("lock", 13, theme.TEXT_THIRD, at="top left") if card.blocked and not card.aside else None
    return Stack(Row(likeness(choice.picture, PICTURE, tone), told, gap=7, pad=(5, 0)), _keys(card), lock, pad=(3, 2))


def flat_least(layout: Layout, card: Card) -> float:
    """The least width of such a button, in design units: letters get smaller only up to a point."""
    return PICTURE + 30 + _widest_word(layout, _broken(card.choice), theme.SMALL_BOLD)


def upright_least(layout: Layout, card: Card) -> float:
    """The least width of an upright button, in design units: one on which no word of its label is cut."""
    whole = _widest_word(layout, card.choice.label, theme.TINY_BOLD)
    return 2 * SIDES + min(whole, _widest_word(layout, _broken(card.choice), theme.SMALL_BOLD))


def _widest_word(layout: Layout, words: str, role: theme.Role) -> float:
    """How wide the widest word is, in design units."""
    return max(draw.text_width(word, role, layout.font_px(role)) for word in words.split()) / layout.scale


def _broken(choice: Choice) -> str:
    """A label as its language breaks it where there is little room."""
    speech = words()
    known = speech.has("action", choice.kind) and choice.label == speech.name("action", choice.kind)
    return speech.short("action", choice.kind) if known else choice.label


def _narrower(choice: Choice, colour: theme.RGB, layout: Layout, align: draw.Align = "center") -> Iterator[Box]:
    """A label too long for its button: its words below each other, or smaller, or broken as its language breaks it."""
    parted = choice.label.split()
    for role in (theme.LABEL, theme.SMALL_BOLD, theme.TINY_BOLD):
        least = max(draw.text_width(word, role, layout.font_px(role)) for word in parted) / layout.scale
        yield Text(choice.label, role, colour, align, spacing=0.82, least=least)
    broken = _broken(choice)
    yield Text(broken, theme.SMALL_BOLD, colour, align, spacing=0.82, line=" " not in broken)


def _keys(card: Card, at: str = "top left") -> Box | None:
    return Text(card.keys, theme.TINY, theme.TEXT_THIRD, line=True, at=at) if card.keys else None


def price(card: Card, layout: Layout, align: draw.Align = "center") -> Box | None:
    """Bolts, "free", what passing burns, or why not."""
    choice = card.choice
    if card.blocked:
        return Text(choice.reason, theme.TINY, theme.REASON, align, spacing=0.82, rank=1) if choice.reason else None
    if choice.kind == "pass":
        told = say("wars-answers-burns", power=choice.cost or 0)
        return Text(told, theme.SMALL, theme.PASS_TEXT, align, line=True, rank=1)
    if choice.deed:
        return Text(choice.text, theme.SMALL, theme.TEXT_SECOND, align, spacing=0.82, rank=1)
    if choice.place != "action":
        return None
    if not choice.cost:
        free = (Text(say("wars-answers-free"), role, theme.FREE, align, line=True)
                for role in (theme.SMALL, theme.TINY))  # fmt: skip
        return Either(*free, rank=1)
    bolt = Icon("power", 14 if layout.compact else 16, theme.GOLD)
    counted = Row(bolt, Text(str(choice.cost), theme.LABEL, theme.GOLD, line=True))
    if choice.note:
        return Row(bolt, Text(choice.note, theme.TINY_BOLD), gap=3, rank=1)
    return Either(Row(*[bolt] * choice.cost, gap=-1), counted, rank=1)


def wide_card(card: Card, wide: float, high: float, layout: Layout) -> Box:
    """A choice with its picture at the left, its words beside it, which have most of a narrow card.

    Where they have no room beside it, they stand without the picture.
    """
    choice, colour, flat = card.choice, card.colour, high <= 44
    role = theme.CARD_BOLD if high >= 100 else theme.LABEL
    line = Text(choice.label, role, colour, line=True)
    small = Text(choice.label, theme.SMALL_BOLD, colour, spacing=0.85)
    tiny = Text(choice.label, theme.TINY_BOLD, colour, spacing=0.78)
    text = choice.reason if card.blocked else choice.text
    tone = theme.REASON if card.blocked else theme.TEXT_SECOND

    def below(told: str, least: float = 0) -> Box:
        """The label, and below it what there is room for."""
        more = Text(told, theme.SMALL, tone, spacing=0.92, rank=0 if least else 1) if told and high >= 60 else None
        return Column(Either(line, tiny if high < 38 else small), more, pack="center", gap=2, grow=1, at="fill",
                      least=least)  # fmt: skip

    said = below(text)
    if "\n" in text and high >= 60:
        # Where not all of it has room, the first line is the one that counts.
        said = Either(below(text, least=1), below(text.partition("\n")[0]), tall=True, grow=1, at="fill")
    if text and high < 60:
        # Where no line can stand below the name, the words go on behind it, if all of them have room.
        behind = f"**{choice.label}**  <{'reason' if card.blocked else 'second'}>{text}</>"
        whole = Column(Text(behind, theme.SMALL, colour, spacing=0.86), pack="center", least=LINED)
        said = Either(whole, said, tall=True, grow=1, at="fill")
    size = min(high - 10, 62 if wide >= 180 else wide * 0.28)
    # Three words of an area's name need all of a low card.
    picture: Box | None = Space(w=6) if not flat or _has_room(choice.label, wide - 60, high, layout) else None
    if choice.picture.what != "none":
        roomy = high < 38 or _has_room(choice.label, wide - size - 34, high, layout)
        picture = likeness(choice.picture, size, colour) if roomy else None
    beside = flat or (card.letter and choice.picture.what != "none")
    told = Row(picture, said, _keys(card, "center") if flat else None, gap=10, pad=(8, 1))
    return told if flat else Stack(told, _keys(card, "top right" if beside else "top left"), pad=(4, 2))


def _has_room(label: str, wide: float, high: float, layout: Layout) -> bool:
    """Whether the words of a label, in the type of narrow cards, have room in so many design units."""
    room = layout.px(wide)
    told = rich(label, theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD), room, spacing=0.85)
    return told.size[0] <= room and told.height <= layout.px(high)
