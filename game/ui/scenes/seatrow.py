"""One seat on the new game screen: who sits there, name, strength, faction, handicap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.match.lobby import DRAFT, RANDOM
from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.kit.controls import DropDown, Options
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.handicap import HandicapBox
from game.ui.scenes.pairing import factions_in, pairs
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable, Segments
from game.ui.widgets.entry import Dropdown, TextField

if TYPE_CHECKING:
    from game.match.services import Services
    from game.ui.scenes.setup import Setup

CONTROL = 38
HEADS = ("Who sits here", "Name", "Strength", "Faction", "Handicap")
SHARES = (20, 18, 21, 25, 16)
"""Widths of the columns under the heads, in hundredths of the room."""


_LEFT = {RANDOM: "one of those left over", DRAFT: "two, taken in turns when the game begins"}


def short(name: str) -> str:
    """A faction's name in one word, for where two have to stand side by side."""
    return name.split()[-1]


class ArrowUp(Pressable):
    """A small arrow that moves a seat up."""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the arrow, gold when pointed at."""
        colour = theme.GOLD if self.hovered else theme.BRASS
        draw.outline(target, self.rect, theme.GOLD if self.hovered else theme.BRASS_LINE, layout.px(5), 1, 130)
        x, y = self.rect.center
        reach = layout.px(5)
        pygame.draw.lines(target, colour, False, [(x - reach, y + reach // 2), (x, y - reach // 2),
                                                  (x + reach, y + reach // 2)], max(layout.px(2), 2))  # fmt: skip


def levels_offered(
    services: Services, game: str, value: str, before: Sequence[tuple[str, str]] = ()
) -> tuple[Options, dict[str, str]]:
    """The levels of bots that play a game, weakest first, and how each plays and how strong it is.

    They stand after ``before``. A bot of somebody else that is ``value`` can be kept.
    """
    bots = services.bots(game)
    notes = {bot.id: escape(bot.text) + (f"\n<second>{escape(bot.more)}</>" if bot.more else "") for bot in bots}
    options = [*before, *((bot.id, bot.name) for bot in bots)]
    if value not in dict(options):
        options.append((value, value.rpartition(":")[2]))
    return tuple(options), notes


def strengths(services: Services, game: str, value: str, on_change: Callable[[str], None]) -> Dropdown:
    """The list of ``levels_offered``."""
    options, notes = levels_offered(services, game, value)
    return Dropdown(options, value, on_change, notes=notes)


def who_plays(services: Services, game: str, id: str, bot: str, on: Callable[[str], None]) -> DropDown:
    """A list of a person and the ``levels_offered``."""
    options, notes = levels_offered(services, game, bot, [("", "Person")])
    return DropDown(id, options, bot, on, notes, tip=notes.get(bot, ""), share=0.5)


class SeatRow:
    """The widgets of one seat, and the panel they stand on."""

    def __init__(
        self, setup: Setup, index: int, changed: Callable[[], None], ask_handicap: Callable[[int], None]
    ) -> None:
        self.setup = setup
        self.index = index
        self.changed = changed
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.two_lines = False
        seat = setup.seats[index]
        services = setup.services
        self.kind = Segments(
            [("person", "Person"), ("bot", "Bot")], "person" if seat.person else "bot", self._kind
        ).called(f"seat.{index}.kind")
        self.name = TextField(seat.name, self._name, hint="Name", limit=24).called(f"seat.{index}.name")
        self.chosen = setup.faction_of(index)
        """What the seat plays: a faction, two, or how it comes by them."""
        self.strength = strengths(services, setup.game, setup.bot_of(index), self._strength).called(
            f"seat.{index}.level"
        )
        factions = setup.info.factions
        named = [(faction.id, faction.name) for faction in factions]
        notes = {faction.id: escape(faction.text) for faction in factions}
        if setup.paired:
            names, both = dict(named), pairs([faction.id for faction in factions])
            told = {each: f"**{names[each]}**: {note}" for each, note in notes.items()}
            notes = {pair: "\n".join(told[each] for each in factions_in(pair)) for pair in both}
            named = [(pair, " + ".join(short(names[each]) for each in factions_in(pair))) for pair in both]
        options = [*named, (RANDOM, "Random")]
        known = self.chosen if self.chosen in dict(options) else RANDOM
        self.faction = Dropdown(options, known, self._faction, coloured=not setup.paired, notes=notes).called(
            f"seat.{index}.faction"
        )
        self.handicap = HandicapBox(seat.handicap, lambda: ask_handicap(index)).called(f"seat.{index}.handicap")
        self.up = ArrowUp(self._up, "Sit one place earlier." if index else "Sit last.").called(f"seat.{index}.up")
        self._bots = {bot.id: bot for bot in services.bots(setup.game)}
        self._factions = {faction.id: faction for faction in factions}

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.setup.seats[self.index].person

    def widgets(self) -> list[Widget]:
        """The widgets in tab order; a person has no strength to choose."""
        fixed = self.chosen == DRAFT or not self.setup.info.factions
        plays: list[Widget] = [] if fixed else [self.faction, self.handicap]
        if self.setup.seats[self.index].person:
            return [self.kind, self.name, *plays, self.up]
        return [self.kind, self.name, self.strength, *plays, self.up]

    def _kind(self, value: str) -> None:
        self.setup.seats[self.index].person = value == "person"
        self.changed()

    def _name(self, value: str) -> None:
        self.setup.seats[self.index].name = value

    def _strength(self, value: str) -> None:
        self.setup.seats[self.index].bot = value

    def _faction(self, value: str) -> None:
        self.setup.take_faction(self.index, value)
        self.changed()

    def _up(self) -> None:
        self.setup.move_up(self.index)
        self.changed()

    @staticmethod
    def height(layout: Layout, width: int) -> int:
        """Height of a row of a width, in pixels."""
        control = SeatRow._control(layout)
        if SeatRow.narrow(layout, width):
            return 2 * control + layout.px(26)
        note = draw.line_height(theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC))
        return control + note + layout.px(20 if layout.compact else 30)

    @staticmethod
    def _control(layout: Layout) -> int:
        return max(layout.px(CONTROL), layout.font_px(theme.BODY) + layout.px(16))

    @staticmethod
    def medal_px(layout: Layout) -> int:
        """Side of the faction's sign, in pixels."""
        return layout.px(38 if layout.compact else 56)

    @staticmethod
    def narrow(layout: Layout, width: int) -> bool:
        """Whether a row of a width has two lines of widgets and no notes."""
        # Larger text needs wider columns.
        return width < layout.px(680 * max(1.0, layout.text * 0.82))

    @staticmethod
    def columns(layout: Layout, rect: pygame.Rect) -> tuple[list[tuple[int, int]], int]:
        """Left edges and widths of the five columns, and where the middle of the medal is."""
        gap = layout.px(8 if layout.compact else 14)
        left = rect.x + layout.px(40 if layout.compact else 58)
        medal_room = layout.px(40 if layout.compact else 56)
        room = rect.right - layout.px(10 if layout.compact else 18) - left - medal_room - 5 * gap
        x, columns, medal_at = left, [], 0
        for index, share in enumerate(SHARES):
            if index == 3:
                medal_at = x + medal_room // 2
                x += medal_room + gap
            columns.append((x, room * share // 100))
            x += columns[-1][1] + gap
        return columns, medal_at

    def place(self, layout: Layout, rect: pygame.Rect) -> None:
        """Put the widgets in their columns, or on two lines where the row is narrow."""
        self.rect = rect
        control = self._control(layout)
        self.two_lines = self.narrow(layout, rect.width)
        top = rect.y + (layout.px(9) if layout.compact or self.two_lines else layout.px(14))
        # Most of what a stretched row has to spare goes below: its notes may wrap.
        top += (rect.height - self.height(layout, rect.width)) // 8
        self.top, self.control = top, control
        side = layout.px(28)
        self.number_at = (rect.x + layout.px(20 if layout.compact else 30), rect.centery - side // 2 - layout.px(2))
        self.up.place(pygame.Rect(self.number_at[0] - side // 2, rect.centery + layout.px(4), side, side))
        if self.two_lines:
            self._place_two(rect, top, control, layout)
            return
        columns, middle = self.columns(layout, rect)
        self.medal_at = (middle, rect.centery)
        self._give([pygame.Rect(x, top, width, control) for x, width in columns])

    def _place_two(self, rect: pygame.Rect, top: int, control: int, layout: Layout) -> None:
        gap = layout.px(8)
        left = rect.x + layout.px(40)
        room = rect.right - layout.px(10) - left
        half = (room - gap) // 2
        second = top + control + layout.px(8)
        sign = layout.px(36)
        self.medal_at = (left + sign // 2, second + control // 2)
        third = (room - sign - 3 * gap) // 3
        x = left + sign + gap
        self._give([
            pygame.Rect(left, top, half, control),
            pygame.Rect(left + half + gap, top, half, control),
            pygame.Rect(x + third + gap, second, third, control),
            pygame.Rect(x, second, third, control),
            pygame.Rect(x + 2 * (third + gap), second, third, control),
        ])  # fmt: skip

    def _give(self, places: list[pygame.Rect]) -> None:
        self.places = places
        self.kind.place(places[0])
        self.name.place(places[1])
        if not self.setup.seats[self.index].person:
            self.strength.place(places[2])
        self.faction.place(places[3])
        self.handicap.place(places[4])

    def paint(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the panel in the faction's colour, number, medal and the notes."""
        seat = self.setup.seats[self.index]
        factions = factions_in(self.chosen)
        leading = factions[0] if factions else RANDOM
        colour = theme.faction_colour(leading)
        style = draw.PanelStyle(line=colour, line_alpha=110, radius=layout.px(6), wash=colour, wash_alpha=46,
                                diamonds=False)  # fmt: skip
        draw.panel(target, self.rect, style)
        px = layout.font_px(theme.TITLE_SMALL)
        number = str(self.index + 1)
        draw.text(target, number, theme.TITLE_SMALL, px, theme.faction_text(leading), self.number_at,
                  "center", middle=True)  # fmt: skip
        if self.setup.info.factions:
            self._medals(target, layout, factions)
        if not self.two_lines:
            self._notes(target, layout, seat.person)

    def _notes(self, target: pygame.Surface, layout: Layout, person: bool) -> None:
        px = layout.font_px(theme.BODY_ITALIC)
        y = self.top + self.control + layout.px(3 if layout.compact else 6)
        if person:
            hand = "at this keyboard"
            at = (self.places[2].x, self.places[2].centery)
            draw.text(target, hand, theme.BODY_ITALIC, px, theme.TEXT_THIRD, at, middle=True)
            words = ""
        else:
            bot = self._bots.get(self.setup.bot_of(self.index))
            words = bot.text if bot else ""
        room = self.places[2].right - self.places[1].x
        self._note(target, layout, words, (self.places[1].x, y), room)
        if not self.setup.info.factions:
            return
        if self.chosen == DRAFT:
            px = layout.font_px(theme.BODY)
            at = (self.places[3].x, self.places[3].centery)
            draw.text(target, "drafted", theme.BODY, px, theme.TEXT_SECOND, at, middle=True)
        faction = self._factions.get(self.chosen)
        words = faction.text if faction else _LEFT.get(self.chosen, "")
        if not words:
            words = " and ".join(self._factions[each].name for each in factions_in(self.chosen))
        elif self.setup.paired and self.chosen == RANDOM:
            words = "two of the four, by chance"
        self._note(target, layout, words, (self.places[3].x, y), self.places[4].right - self.places[3].x)

    def _medals(self, target: pygame.Surface, layout: Layout, factions: Sequence[str]) -> None:
        """The faction's sign; of two both, one over the other."""
        px = self.medal_px(layout)
        if len(factions) < 2:
            sign = medal(factions[0] if factions else None, px)
            target.blit(sign, sign.get_rect(center=self.medal_at))
            return
        small, off = round(px * 0.8), round(px * 0.36)
        for turn, faction in ((-1, factions[0]), (1, factions[1])):
            sign = medal(faction, small)
            x, y = self.medal_at
            across = 0 if not self.two_lines else turn * off // 2
            target.blit(sign, sign.get_rect(center=(x + across, y + (turn * off if not self.two_lines else 0))))

    def _note(self, target: pygame.Surface, layout: Layout, words: str, at: tuple[int, int], room: int) -> None:
        """Paint a note in as many lines as the row has room for; the whole of it is in the tooltip."""
        px = layout.font_px(theme.BODY_ITALIC)
        shown = escape(words)
        wrapped = rich(shown, theme.BODY_ITALIC, px, room, theme.TEXT_SECOND, spacing=0.92)
        while at[1] + wrapped.height > self.rect.bottom and " " in shown and wrapped.lines > 1:
            shown = shown.rstrip("…").rpartition(" ")[0] + "…"
            wrapped = rich(shown, theme.BODY_ITALIC, px, room, theme.TEXT_SECOND, spacing=0.92)
        wrapped.draw(target, at)
