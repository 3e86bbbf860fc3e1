"""A faction's board: its head, two columns, and where there is room the card of what is chosen beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.games.wars.screen.strip_books import entries
from game.games.wars.screen.strip_tips import part_tip
from game.games.wars.words.card_now import combat_now, cost_now
from game.games.wars.words.card_terms import missing
from game.games.wars.words.factionwords import GATE_ASLEEP, Fact
from game.games.wars.words.facts import fact_told
from game.games.wars.words.keywords import link
from game.games.wars.words.signed import sign
from game.games.wars.words.tableview import KindRow, Requirement, Side, Table
from game.games.wars.words.works import when_words
from game.language.spoken import name, say
from game.match.cards import Ref
from game.match.levels import likes
from game.match.seats import nameless
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.cards.view import CardView, Lookup
from game.ui.doors import scene_named
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Bar, Box, Column, Drawn, Either, Icon, Line, Row, Space, Stack, Text
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Button, Held
from game.ui.kit.frame import DIALOG, Frame
from game.ui.kit.linked import Linked
from game.ui.kit.medal import GateAsleep, Piece, Portrait
from game.ui.layout import Layout
from game.ui.lessons.link import KIND, open_lesson
from game.ui.rich import escape
from game.ui.scenes.boxed import OverBelow
from game.ui.scenes.card import CardScene

WIDE_BOARD, WIDE_CARD, BETWEEN, HIGH = 1140, 490, 35, 888
COLUMNS = {"cost": 0.12, "combat": 0.17, "map": 0.12, "pool": 0.12}
"""What is told of a piece, and how wide its column is, in shares of the whole."""
SHOWN = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.GOLD, 255, radius=3, diamonds=False)
BANDED = theme.mix(theme.BUTTON_BOTTOM, theme.BUTTON_TOP, 0.4)
BAND = Frame(BANDED, BANDED, alpha=0, radius=3, diamonds=False)


class BoardScene(OverBelow):
    """The board. Pressing a piece, ability, book or requirement shows its card: beside the board, or else over it.

    ``lookup`` tells what is true of a thing now; ``here`` is the seat at the keyboard.
    """

    def __init__(self, table: Table, faction: str, lookup: Lookup | None = None, here: int | None = None,
                 first: Ref | None = None) -> None:  # fmt: skip
        super().__init__()
        self.table = table
        self.faction = faction
        self.side: Side = table.by_faction[faction]
        self.lookup = lookup
        self.here = here
        shown = first or (("book", self.side.books[0]) if self.side.books else ("faction", faction))
        self.card = CardView(shown, lookup, self._elsewhere, self.redraw, table.map, fills=True)

    @property
    def title(self) -> str:
        return say("wars-board")

    # Cards ------------------------------------------------------------------------------------

    @property
    def _beside(self) -> bool:
        """Whether the card stands beside the board."""
        return self.app.layout.width_du >= 1500

    def show(self, ref: Ref) -> None:
        """Show the card of a thing."""
        if self._beside:
            self.card.show(ref)
        else:
            self.push(CardScene(ref, self.lookup, self.table.map))

    def _elsewhere(self, ref: Ref) -> None:
        """A card may lead to a lesson, or to the rules: to a page, or to a ruling."""
        if ref[0] == KIND:
            open_lesson(self, ref[1])
            return
        page, entry = ("rulings", ref[1]) if ref[0] == "ruling" else (ref[1], self.card.ref[1])
        self.push(scene_named("rules", page, entry, self.lookup, self.table.map))

    def _is_shown(self, ref: Ref) -> bool:
        return self._beside and ref == self.card.ref

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape and the right button go back along the cards first; the middle button and I open a card.

        Whatever the arrows come to is shown beside the board at once.
        """
        click = event.button if event.type == pygame.MOUSEBUTTONDOWN else 0
        key = event.key if event.type == pygame.KEYDOWN else 0
        if click == 3 or key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            if not (self._beside and self.card.back()) and key != pygame.K_BACKSPACE:
                self.pop()
            return True
        if click == 2 or (key and event.unicode == "i"):
            point = event.pos if click else pygame.mouse.get_pos()
            widget = self.board.at(point)
            ref = widget.thing_at(point) if widget else None
            if ref:
                self.show(ref)
            return True
        before = self.board.focus
        taken = super().handle(event)
        if key in (pygame.K_UP, pygame.K_DOWN) and self._beside and self.board.focus not in (before, self.card):
            box = self.root.box_of(self.board.focus)
            if isinstance(box, Press):
                box.on()
        return taken or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    # What is shown ----------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """Board and card, or the board alone."""
        edge, larger = 8 if layout.narrow else 20, layout.frame
        room, high = layout.width_du - 2 * edge, min(HIGH * larger, layout.height_du - 2 * edge)
        if not self._beside:
            return Row(self._board(layout, min((WIDE_BOARD + 60) * larger, room), high), pack="center")
        total = min((WIDE_BOARD + BETWEEN + WIDE_CARD) * larger, room)
        wide = min(WIDE_CARD * larger, round(total * 0.3))
        self.card.needs(layout, layout.px(wide), layout.px(high))
        return Row(self._board(layout, total - wide - BETWEEN, high), Held("card", self.card, w=wide, h=high),
                   gap=BETWEEN, pack="center")  # fmt: skip

    def _board(self, layout: Layout, wide: float, high: float) -> Box:
        """Head and two columns; where they would be too narrow the books follow below the rest."""
        small = layout.compact
        head_high = 26 * (1 + layout.frame) if high < 420 else 74 if small else 112
        room = high - head_high - 14
        pieces, books = [*self._pieces(small)], [*self._books(small)]
        if layout.narrow:
            columns: Box = Scroll("left", Column(*pieces, _heading(say("wars-board-books"), small), *books), h=room)
        else:
            earned = Text(say("wars-board-books.earned", earned=len(self.side.books)), theme.NOTE,
                          theme.TEXT_SECOND, line=True)  # fmt: skip
            head = Row(Text(say("wars-board-books"), theme.HEAD, theme.GOLD), Space(grow=1), earned,
                       h=32 if small else 40, pad=(8, 0))  # fmt: skip
            columns = Row(
                Scroll("left", Column(*pieces), grow=44), Line(70, upright=True),
                Column(head, Scroll("right", Column(*books, gap=9), grow=1), grow=56),
                gap=10, h=room, across="fill",
            )  # fmt: skip
        return Column(self._head(layout, head_high, small), Line(130),
                      Column(columns, pad=(14, 6)), frame=DIALOG, w=wide, h=high)  # fmt: skip

    # The head ---------------------------------------------------------------------------------

    def _head(self, layout: Layout, high: float, small: bool) -> Box:
        """Medal, name and person; Power, Doom and Elder Signs; the cross. Pressing shows the faction's card."""
        side, ref = self.side, ("faction", self.faction)
        faction, liked = words().name("faction", side.faction), likes(side.bot)
        person = Column(
            Text(faction, theme.TITLE_SMALL if small else theme.TITLE_LARGE, line=True),
            Either(*(Text(said, theme.BODY, theme.TEXT, line=True) for said in self._person())),
            Text(escape(liked), theme.NOTE, theme.TEXT_SECOND, line=True) if liked and not small else None,
            grow=1, pack="center", at="fill",
        )  # fmt: skip
        size = min(high - 16, 84)
        numbers = self._numbers(layout, high < 60 * layout.frame, small)
        gap = 12 if small else 18
        portrait = Portrait(side.faction, size, above=(high - size) / 2)
        inside = Row(portrait, person, *numbers, gap=gap, pad=(26, 0), h=high, card=ref)
        wash = Drawn(side.faction, partial(_wash, side.faction))
        tip = with_key(say("wars-board.close"), "Esc")
        cross = Button("close", "", self.pop, "quiet", icon="close", w=30, h=30, tip=tip)
        head = Press("head", inside, partial(self.show, ref), look="bare", grow=1, tip=escape(liked))
        return Stack(wash, Row(head, Column(Space(h=10), cross, at="fill"), Space(w=10)), h=high)

    def _person(self) -> Iterator[str]:
        """Who plays it and when in the order, in less and less words."""
        side = self.side
        here = side.seat == self.here
        own = here and nameless(side.name)
        person: str = say("profiles-you") if own else side.name
        long: str = say("wars-board-person.here", person=person) if here and not own else person
        if side.bot:
            bot = name("bot", side.bot) if words().has("bot", side.bot) else side.bot
            long = say("wars-board-person.bot", person=person, bot=bot)
        place = self.table.order.index(side.faction) + 1
        yield from (say("wars-board-person", person=each, place=place) for each in (long, person))
        yield escape(person)

    def _numbers(self, layout: Layout, low: bool, small: bool) -> Iterator[Box]:
        """Power, Doom and the backs of Elder Signs, each with its name below unless the head is ``low``."""
        side, size = self.side, 22 if small else 34

        def named(box: Box, told: str, wide: float) -> Box:
            below = None if low else Text(told, theme.SMALL, theme.TEXT_SECOND, "center", line=True)
            if not low:
                wide = max(wide, draw.text_width(told, theme.SMALL, layout.font_px(theme.SMALL)) / layout.scale + 2)
            return Column(Row(box, pack="center", h=(size + 4) * layout.frame), below, pack="center", gap=2, w=wide,
                          at="fill")  # fmt: skip

        for sort, value, tone in (("power", side.power, theme.faction_text(side.faction)),
                                  ("doom", side.doom, theme.mix(theme.TEXT, theme.BRASS, 0.4))):  # fmt: skip
            number = Row(Icon(sort, size, tone), Text(str(value), theme.NUMBER, line=True), gap=4)
            shown = named(number, say(f"wars-board-{sort}"), 60 if small else 100)
            shown.tip = part_tip(side, ("term", sort))
            yield shown
        backs = Row(*(Drawn("sign", partial(_paint_back, size), w=size - 2, h=size) for _ in side.signs), gap=5)
        key = "wars-board-signs.short" if small else "wars-board-signs"
        told = say(key if side.signs else "wars-board-signs.none")
        yield named(backs, told, 110 if small else 190)

    # Pieces, abilities, captives --------------------------------------------------------------

    def _pieces(self, small: bool) -> Iterator[Box]:
        """The left column: first the pieces, last what is true only now."""
        side = self.side
        heads = (Text(say(f"wars-board-pieces.{said}"), theme.SMALL, theme.TEXT_SECOND, "center", line=True,
                      share=share) for said, share in COLUMNS.items())  # fmt: skip
        yield Row(Space(w=8), Text(say("wars-board-pieces"), theme.HEAD, theme.GOLD), Space(grow=1), *heads, h=34)
        for place, kind in enumerate(side.kinds):
            yield self._piece(kind, bool(place % 2), small)
        yield _heading(say("wars-board-abilities"), small)
        great = (("unit", kind.kind) for kind in side.kinds if kind.cls == "great_old_one")
        for ref in (*(("ability", each) for each in side.abilities), *great):
            yield self._said(ref, f"**{words().name(*ref)}.** <second>{link(words().text(*ref), ref)}</>")
        if side.captives:
            yield _heading(say("wars-board-captives"), small)
        for place, piece in enumerate(side.captives):
            owner = name("faction", piece.faction, f"**<{piece.faction}>{{}}</>**")
            told = Text(say("wars-board-captive", unit=name("unit", piece.kind), sign=sign(piece.faction), side=owner),
                        grow=1)  # fmt: skip
            picture = Piece(piece.kind, 28 if small else 38, faction=piece.faction, captive=True)
            yield self._row(f"captive.{place}", ("term", "captive"), Row(picture, told, gap=10))
        if side.facts:
            yield _heading(say("wars-board-facts"), small)
        for fact in side.facts:
            yield self._fact(fact, small)
        if side.revealed:
            yield _heading(say("wars-board-revealed"), small)
            yield self._said(("term", "elder_sign"), ", ".join(map(str, side.revealed)))

    def _row(self, id: str, ref: Ref, part: Box) -> Box:
        """What opens a card when it is pressed."""
        return Press(id, Column(part, pad=(8, 5), card=ref), partial(self.show, ref), look="panel")

    def _said(self, ref: Ref, said: str, key: str = "") -> Box:
        key = key or ref[1]
        return self._row(f"said.{key}", ref, Linked(f"words.{key}", said, spacing=0.98, on=self.show))

    def _fact(self, fact: Fact, small: bool) -> Box:
        """What is in play of it and is no unit on the map; a gate is shown as it sleeps."""
        key, told = f"fact.{fact.ref[1]}", fact_told(fact)
        if fact.icon != GATE_ASLEEP:
            return self._said(fact.ref, told, key)
        words = Linked(f"words.{key}", told, spacing=0.98, on=self.show, grow=1)
        picture = GateAsleep(self.side.faction, 34 if small else 46)
        return self._row(f"said.{key}", fact.ref, Row(picture, words, gap=10))

    def _piece(self, kind: KindRow, odd: bool, small: bool) -> Box:
        """A kind of piece with its numbers."""
        ref = ("unit", kind.kind)
        cost = cost_now(self.side, kind.kind, kind.cost)
        great = kind.cls == "great_old_one"
        size = (40 if great else 32) if small else (56 if great else 44)
        values = (str(cost), combat_now(self.table, self.side, kind), str(kind.on_map), str(kind.in_pool))
        cells = (Text(value, theme.LABEL, theme.TEXT_THIRD if value == "0" else theme.TEXT, "center", line=True,
                      share=share) for value, share in zip(values, COLUMNS.values(), strict=True))  # fmt: skip
        frame = SHOWN if self._is_shown(ref) else None if odd else BAND
        called = words().name("unit", kind.kind)
        # One style for all of them: a long name has two lines.
        named = Text(called, theme.SMALL_BOLD if small else theme.BODY_BOLD, spacing=0.9, grow=1, at="center")
        row = Row(Row(Piece(kind.kind, size, faction=self.faction), pack="center", w=50 if small else 72),
                  named, *cells, frame=frame,
                  h=40 if small else 60, card=ref)  # fmt: skip
        return Press(f"unit.{kind.kind}", row, partial(self.show, ref), look="panel")

    # Spellbooks -------------------------------------------------------------------------------

    def _books(self, small: bool) -> Iterator[Box]:
        """The right column: six spellbooks, or what they ask for."""
        owed = 0
        for book, need in entries(self.side):
            if book or need:
                yield self._book(book, need, small)
            else:
                yield self._book(book, need, small, owed)
                owed += 1

    def _book(self, book: str, need: Requirement | None, small: bool, owed: int = 0) -> Box:
        """A book in its faction's colour, or what one asks for; gold where its card is on show."""
        ref = ("book", book) if book else ("requirement", need.id) if need else ("term", "spellbook")
        called, kind, said = self._told(book, need)
        used = book in self.side.used
        shown, colour = self._is_shown(ref), theme.faction_colour(self.faction)
        frame = Frame(theme.FIELD, theme.FIELD, theme.mix(theme.BRASS_LINE, theme.FIELD, 0.35), dashed=True,
                      diamonds=False)  # fmt: skip
        if book:
            depth = 0.3 if used else 1.0
            frame = Frame(theme.mix(theme.INK, colour, 0.36 * depth), theme.mix(theme.INK, colour, 0.2 * depth), colour,
                          round(200 * depth), radius=4, diamonds=False)  # fmt: skip
        if shown:
            frame = Frame(frame.top, frame.bottom, theme.GOLD, 255, radius=4, diamonds=False, light=theme.GOLD)
        picture = Icon(book or (need.id if need else "spellbook"), 36 if small else 52,
                       theme.CREAM if book and not used else theme.TEXT_THIRD)  # fmt: skip
        head = Row(
            Text(called, theme.FACTION_NAME if book else theme.BODY_BOLD, theme.GOLD if shown else theme.TEXT,
                 line=True, grow=1),
            Text(kind, theme.NOTE, theme.faction_text(self.faction), line=True) if kind else None,
            gap=8)  # fmt: skip
        column = Column(head, Text(said, colour=theme.TEXT if book else theme.TEXT_SECOND, spacing=0.95),
                        _progress(need) if need and need.need else None, gap=3, grow=1)  # fmt: skip
        inside = Row(Row(picture, pack="center", w=66 if small else 96), column, pad=(8, 7), frame=frame, card=ref)
        id = f"{ref[0]}.{ref[1]}" + (f".{owed}" if owed else "")
        return Press(id, inside, partial(self.show, ref), look="panel", grow=1, focus=shown or not self._beside)

    def _told(self, book: str, need: Requirement | None) -> tuple[str, str, str]:
        """A row's name, what kind of book it is, and its words in short: the card has them all."""
        speech = words()
        if book:
            kind = say("wars-board-used") if book in self.side.used else when_words(book, brief=True)
            return speech.name("book", book), kind, speech.told("book", book, "short")
        if need is None:
            return say("wars-board-owed"), "", say("wars-board-owed.note")
        text = speech.text("requirement", need.id).split(". ")[0].rstrip(".") + "."
        return speech.name("requirement", need.id), "", missing(self.table, self.side, need.id) or text


def _heading(name: str, small: bool) -> Box:
    """The head of a part of a column."""
    return Row(Text(name, theme.HEAD, theme.GOLD), h=38 if small else 48, pad=(8, 0), across="end")


def _progress(need: Requirement) -> Box:
    """How far a requirement is met."""
    told = Text(say("wars-board-progress", have=need.have, need=need.need), theme.SMALL, theme.TEXT_SECOND, line=True)
    return Row(Bar(need.have / need.need, grow=1), told, gap=12)


def _wash(faction: str, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(draw.side_fade(rect.width, rect.height, theme.faction_colour(faction), 105, 10), rect)


def _paint_back(size: float, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    back = tokens.sign_back(layout.px(size * 0.8))
    target.blit(back, back.get_rect(center=rect.center))
