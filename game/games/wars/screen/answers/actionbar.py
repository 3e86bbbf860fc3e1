"""The bar below: a button for every action, or a card for every other option; nothing is out of reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.option import Option
from game.games.wars.screen.answers.barcards import (
    Answer,
    Card,
    ChoiceArea,
    button,
    flat_button,
    flat_least,
    upright_least,
    wide_card,
)
from game.games.wars.screen.answers.question import Choice
from game.language.spoken import say
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout

END_KEYS = {"done": "D", "no": "D", "pass": "X"}
"""Keys of what stands apart at the right."""
TWO_ROWS = 120
"""From this height on, in design units, more actions than have room in a row stand in two, not on two pages."""
SIDE = 34
"""Width of the buttons that turn pages and from the row to the cards, in design units."""
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
        self._choices: Sequence[Choice] = ()
        self.listed = self.keyed = self.more = False

    def show(self, choices: Sequence[Choice], row: Sequence[Choice] = ()) -> None:
        """Show these choices, from the first page with one that can be chosen; ``row`` may stand for them: see
        ``action_row``."""
        self.more = self.more and choices == self._choices
        self._choices = choices
        self.cards, number = [], 0
        for choice in choices:
            if choice.tucked and not self.more:
                continue
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

    def _more_or_less(self) -> None:
        self.more = not self.more
        self.show(self._choices, [card.choice for card in self._row])
        self.page = self.pages if self.more else 0
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
        end = min(max(end, *map(partial(upright_least, layout), ends)), wide / 4) if ends else end
        tucked = [each.label for each in self._choices if each.tucked]
        room = max(wide - len(ends) * (end + gap) - bool(tucked) * (SIDE + gap) - bool(self._row) * (SIDE + gap), 60)
        tall = all(card.choice.place != "card" for card in rest)
        rows = 1
        if tall:
            most, least = (most * frame for most in ((104, 84) if roomy else (74, 62)))
            least = max(least, *map(partial(upright_least, layout), rest)) if rest else least
            most = max(most, least)
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
            self._more(tucked) if tucked else None,
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

    def _more(self, names: Sequence[str]) -> Box:
        """Brings out what is tucked away, and puts it back."""
        tip = say("wars-answers-less") if self.more else say("wars-answers-more", choices=names)
        picture: Box = Icon("back", 16, theme.TEXT_SECOND)
        if not self.more:
            picture = Text("…", theme.BODY, theme.TEXT_SECOND, "center")
        return Press("more_options", Column(picture, pack="center", across="center"), self._more_or_less, look="tile",
                     w=SIDE, tip=tip)  # fmt: skip

    def _lister(self) -> Box:
        """Turns from the row of actions to the cards of all choices and back."""
        tip = say("wars-answers-on-map" if self.numbered else "wars-answers-listed")
        lines = (Line(255, theme.TEXT_SECOND, h=2, w=16) for _ in range(3))
        picture = Icon("fit", 16, theme.TEXT_SECOND) if self.numbered else Column(*lines, gap=5)
        return Press("all_options", Column(picture, pack="center", across="center"), self._list_or_row, look="tile",
                     w=SIDE, tip=tip)  # fmt: skip
