"""The bar below: a button for every action, or a card for every other option; nothing is out of reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pygame

from game.engine.option import Option
from game.games.wars.screen.answers.choices import done_with, only_if_offered, sign_of
from game.games.wars.screen.answers.question import Choice, Duels, Picture
from game.games.wars.screen.battle.odds import odds_card
from game.games.wars.words.asking import going_on
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.language.values import markup
from game.match.match import Match, OpenDecision
from game.match.words import words
from game.ui import draw, theme
from game.ui.figures.standing import fitted
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.kit.areas import Press, PressArea
from game.ui.kit.base import Control, Laid
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import nothing
from game.ui.layout import Layout
from game.ui.rich import rich
from game.ui.things import Thing

END_KEYS = {"done": "D", "no": "D", "pass": "X"}
"""Keys of what stands apart at the right."""
_NEVER = ("control_gate", "abandon_gate", "emerge")
_NOTHING_YET = ("move_unit", "move_area")
LINED = 150
"""From this width on, in design units, words wrap well beside a picture."""
TWO_ROWS = 120
"""From this height on, in design units, more actions than have room in a row stand in two, not on two pages."""
PICTURE = 30
"""How large the picture of a choice is there, in design units."""
SIDE = 34
"""Width of the buttons that turn pages and from the row to the cards, in design units."""


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
            return theme.mix(theme.TEXT_THIRD, theme.INK, 0.25)
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
    return Stack(told, _keys(card), lock, pad=(3, 2))


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
    role = theme.SMALL_BOLD
    widest = max(draw.text_width(word, role, layout.font_px(role)) for word in _broken(card.choice).split())
    return PICTURE + 30 + widest / layout.scale


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
                for role in (theme.SMALL_ITALIC, theme.TINY))  # fmt: skip
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


def action_row(match: Match, opened: OpenDecision, table: Table, cards: Sequence[Choice]) -> tuple[Choice, ...]:
    """The actions as buttons that cannot be pressed, with what of ``cards`` stands at the end; empty if out of place.

    In place only when all other cards have a place on the map, and the choice is part of an action of the side's
    own slot.
    """
    rest = [card for card in cards if card.place != "end"]
    action = going_on(match, opened.side)
    if not action or table.battle or not rest or not all(_on_map(card, table) for card in rest):
        return ()
    rules: Any = match.rules
    side = next(each for each in table.sides if each.number == opened.side)
    speech = words()
    row = []
    owned, rare = match.position.state.books[opened.side], only_if_offered(side.faction)
    for entry in rules.actions[opened.side]:
        kind = entry.id
        known = not entry.book or owned & entry.book
        if kind == action or (known and kind not in _NEVER and kind != "pass" and not done_with(kind, side)
                and (kind not in rare or entry.refusal(match.position, opened.side) is None)):
            label = speech.name("action", kind) if speech.has("action", kind) else kind
            lit = kind == action
            told = say("wars-answers-aside")
            if lit:
                told = say("wars-answers-going-on", question=markup(opened.prompt))
            tip = f"**{label}**\n{told}"
            sign = Picture("icon", id=sign_of(kind))
            row.append(Choice(None, label, sign, tooltip=tip, place="lit" if lit else "aside"))
    ends = [card for card in cards if card.place == "end"]
    if not ends and opened.kind in _NOTHING_YET:
        ends = [_standing_by("done", say("wars-answers-nothing-moved"), "end")]
    return (*row, *ends, _standing_by("pass", say("wars-answers-burns", power=side.power), "aside_end"))


def _standing_by(kind: str, why: str, place: str) -> Choice:
    """What ends an action or the turn, when it cannot be chosen."""
    label = words().name("action", kind)
    return Choice(None, label, Picture("icon", id=kind), reason=why, tooltip=f"**{label}**", place=place)


def _on_map(card: Choice, table: Table) -> bool:
    if card.target is None:
        return False
    what, number = card.target
    if what == "area":
        return True
    piece = table.pieces.get(int(number))
    return piece is not None and piece.place in table.by_area


UNTURNED = -1
"""The page of a bar that nobody has turned yet."""


class ActionBar(Boxes):
    """Lays the choices out and turns pages. ``changed`` is called when other widgets are to be shown.

    Choices that all have a place on the map may stand aside for the row of actions. ``listed`` shows them all the
    same (the button beside the row turns it on and off), and so does ``keyed``, for whoever plays by keyboard.
    """

    def __init__(self, on_choose: Callable[[Choice], None], changed: Callable[[], None]) -> None:
        super().__init__(self._describe, steady=True)
        self.on_choose = on_choose
        self.changed = changed
        self.cards: list[Card] = []
        self.page = 0
        self.pages = 1
        self._row: list[Card] = []
        self.listed = self.keyed = False

    def show(self, choices: Sequence[Choice], row: Sequence[Choice] = ()) -> None:
        """Show these choices, from the first page with one that can be chosen; ``row`` may stand for them: see
        ``action_row``."""
        self.cards, number = [], 0
        for choice in choices:
            key = END_KEYS.get(choice.kind, "") if choice.option is not None and choice.place == "end" else ""
            if choice.option is not None and choice.place != "end":
                number += 1
                key = str(number)
            self.cards.append(Card(choice, key))
        ends = {card.choice: card for card in self.cards if card.choice.place == "end"}
        self._row = [ends.get(choice) or Card(choice) for choice in row]
        self.page = UNTURNED
        self.again()

    @property
    def numbered(self) -> bool:
        """Whether the choices and their numbers are in sight, rather than the row that stands for them."""
        return self.listed or self.keyed or not self._row

    def by_keyboard(self) -> None:
        """Show the choices themselves, with their numbers."""
        again = not self.numbered
        self.keyed = True
        if again:
            self.again()
            self.changed()

    def _list_or_row(self) -> None:
        self.listed, self.keyed = not self.numbered, False
        self.again()
        self.changed()

    def turn(self, step: int) -> None:
        """Show the next or previous page, round and round."""
        if self.pages > 1:
            self.page = (self.page + step) % self.pages
            self.again()
            self.changed()

    @property
    def areas(self) -> list[ChoiceArea]:
        """The cards of the page as they are pressed."""
        return [widget for widget in self.inner if isinstance(widget, ChoiceArea)]

    def area_of(self, option: Option) -> ChoiceArea | None:
        """Where an option is pressed, if it is on the page."""
        return next((area for area in self.areas if area.card.choice.option == option), None)

    def by_kind(self, *kinds: str) -> Card | None:
        """The first card of one of these kinds."""
        return next((c for c in self.cards if c.choice.option and c.choice.option.kind in kinds), None)

    # What is shown ------------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        roomy, frame = not layout.compact, layout.frame
        wide, high = (length / layout.scale for length in self.rect.size)
        cards, gap = self.cards if self.numbered else self._row, 8 if roomy else 5
        ends, rest = ([card for card in cards if card.ends is at_end] for at_end in (True, False))
        end = min((126 if roomy else 82) * frame, wide / 5)
        room = max(wide - len(ends) * (end + gap) - (SIDE + gap if self._row else 0), 60)
        tall = all(card.choice.place != "card" for card in rest)
        rows = 1
        if tall:
            most, least = (most * frame for most in ((104, 84) if roomy else (74, 62)))
            if high >= TWO_ROWS and len(rest) > max((room + gap) // (least + gap), 1):
                rows, most, least = 2, 150 * frame, max(108 * frame, max(map(partial(flat_least, layout), rest)))
        else:
            most, least = (330, 210) if roomy else (230, 150)
            long = any(card.choice.text for card in rest)
            columns = max((room + gap) // (least + gap), 1)
            if high >= 56 and len(rest) > columns:
                most = max(most, 330) if long else most
                rows = 3 if not long and len(rest) > 2 * columns and high >= 130 else 2
                least *= 1.0 if long else 0.72
        fits = max(int((room + gap) // (least + gap)), 1)
        paged = len(rest) > fits * rows
        if paged:
            room = max(room - 2 * (SIDE + gap), 10)
            fits = max(int((room + gap) // (least + gap)), 1)
        self.pages = max(-(-len(rest) // (fits * rows)), 1)
        if self.page == UNTURNED:
            able = (place for place, card in enumerate(rest) if not card.blocked)
            self.page = next(able, 0) // (fits * rows)
        self.page = min(self.page, self.pages - 1)
        shown = rest[self.page * fits * rows :][: fits * rows]
        across = max(-(-len(shown) // rows), fits if paged else 1)
        each, between = min(most, (room + gap) / across - gap), gap if rows == 1 else 5 if roomy else 4
        part = (high - between * (rows - 1)) / rows
        lines = (shown[first : first + across] for first in range(0, len(shown), across))
        flat = tall and rows > 1
        return Row(
            Column(*(Row(*(self._answer(one, each, part, layout, flat) for one in line), gap=gap) for line in lines),
                   gap=between),
            *((self._arrow("earlier", -1), self._arrow("later", 1)) if paged else ()),
            Space(grow=1), self._lister() if self._row else None,
            *(self._answer(one, end, high, layout) for one in ends), gap=gap, across="fill",
        )  # fmt: skip

    def _answer(self, one: Card, wide: float, high: float, layout: Layout, flat: bool = False) -> Box:
        place = next(place for place, each in enumerate([*self.cards, *self._row]) if each is one)
        if one.choice.place == "card":
            part = wide_card(one, wide, high, layout)
        else:
            part = flat_button(one, layout) if flat else button(one, high < 70, layout)
        return Answer(one, place, part, partial(self.on_choose, one.choice), wide, high)

    def _arrow(self, way: str, step: int) -> Box:
        """Turns the page of a bar with more choices than room."""
        number = Text(f"{self.page + 1}/{self.pages}", theme.TINY, theme.TEXT_SECOND, "center", line=True)
        picture = Icon("forward" if step > 0 else "back", 16, at="center")
        return Press(f"page.{way}", Column(picture, number, gap=6, pack="center"), partial(self.turn, step),
                     look="tile", w=SIDE, tip=say(f"wars-answers-{way}"))  # fmt: skip

    def _lister(self) -> Box:
        """Turns from the row of actions to the cards of all choices and back."""
        tip = say("wars-answers-on-map" if self.numbered else "wars-answers-listed")
        lines = (Line(255, theme.TEXT_SECOND, h=2, w=16) for _ in range(3))
        picture = Icon("fit", 16, theme.TEXT_SECOND) if self.numbered else Column(*lines, gap=5)
        return Press("all_options", Column(picture, pack="center", across="center"), self._list_or_row, look="tile",
                     w=SIDE, tip=tip)  # fmt: skip
