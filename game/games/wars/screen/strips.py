"""The strips at the left: each faction's person, Power, Doom, Elder Signs, six books, pool and captives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Unpack

import pygame

from game.games.wars.screen.motions import COUNT_SECONDS, Count, Lively, Turns
from game.games.wars.screen.strip_drawn import NUMBER, SMALL_NUMBER, narrowed, paint_clasp, paint_numbers, paint_signs
from game.games.wars.words.factionwords import GATE_ASLEEP, Fact
from game.games.wars.words.facts import fact_told, off_map
from game.games.wars.words.signed import sign
from game.games.wars.words.tableview import Requirement, Side, Table, faction_of
from game.games.wars.words.works import kind_words
from game.language.spoken import name, say
from game.language.values import markup
from game.match.levels import likes
from game.match.seats import nameless
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Line, Row, Sizes, Space, Stack, Text
from game.ui.kit.boxes import Boxes, steadily
from game.ui.kit.frame import Frame
from game.ui.kit.medal import GateAsleep, Medal, Piece, Portrait
from game.ui.layout import Layout
from game.ui.rich import escape

NAMED = 126
"""The height of six spellbooks with their names, in design units."""
POOL = 26
"""The least height of what is in the pool, in design units."""
Thing = tuple[str, str]
"""Something of the game, as the texts name it: (kind, id), e.g. ``("book", "dreams")``."""


def seated(table: Table) -> list[Side]:
    """The sides as they stand below one another: those of a person together."""
    return sorted(table.sides, key=lambda side: side.seat)


def side_colour(side: int) -> theme.RGB:
    """The colour of a side by its number."""
    return theme.faction_colour(faction_of(side))


def partners(table: Table, side: Side) -> str:
    """Where a side of a person stands among several of that person: ``first``, ``last``, or empty if it is alone."""
    own = [other.faction for other in table.sides if other.seat == side.seat]
    return "" if len(own) < 2 else "first" if own[0] == side.faction else "last"


def who(side: Side, here: bool) -> str:
    """Who sits there: "Ada · you", "You", "Bot · Adept", "Bruno"."""
    if side.bot:
        bot = name("bot", side.bot) if words().has("bot", side.bot) else side.bot
        unnamed = nameless(side.name) or side.name == say("seats-player", number=side.seat + 1)
        return say("wars-strip-bot", bot=bot) if unnamed else say("wars-strip-bot.named", person=side.name, bot=bot)
    if here and nameless(side.name):
        return say("profiles-you")
    return say("wars-strip-here", person=side.name) if here else side.name


DIM = 95
"""How much of a spellbook that is used up is seen, of 255."""
Entry = tuple[str, Requirement | None]
"""A book earned; or what one asks for; or neither, for a book earned and not yet picked."""


def entries(side: Side) -> list[Entry]:
    """Earned books first, then what is still asked for."""
    open_ = [need for need in side.requirements if not need.met]
    owed = 6 - len(side.books) - len(open_)
    earned: list[Entry] = [(book, None) for book in side.books]
    return earned + [("", None)] * owed + [("", need) for need in open_]


class Strip(Lively, Boxes):
    """One faction; a click opens its board. Numbers count to where they are now, new cards turn over."""

    def __init__(self, side: Side, on_press: Callable[[], None]) -> None:
        super().__init__(self._describe, steady=True)
        self.side, self.faction = side, side.faction
        self.on_press = on_press
        self.deciding = False
        self.here = False
        self.goes_first = False
        self.folded = False
        self.lays_open = False
        """Whether the worth of Elder Signs that are known is shown on them."""
        self.partner = ""
        """Where it stands among the sides of one person: ``first`` or ``last``; empty for one alone."""
        self.next = False
        """Whether it acts after the other side of the same person."""
        self.power, self.doom = Count(side.power), Count(side.doom)
        self.turns = Turns()
        self._tip, self._head, self._told_numbers, self._slots, self._pool = (
            steadily(whole_tip), steadily(head), steadily(told_numbers), steadily(slots), steadily(pool)
        )
        self._named = steadily(named)  # fmt: skip
        self._whole = steadily(self._strip)

    def show(self, side: Side, deciding: bool, here: bool, first: bool, pace: float = 0.0) -> None:
        """Show a side: whether it must choose, belongs to whoever is at the keyboard, goes first.

        With a ``pace`` numbers count to where they are and new cards turn over (1 is the usual time).
        """
        before = self.side
        self.side, self.deciding, self.here, self.goes_first = side, deciding, here, first
        self.power.go(side.power, COUNT_SECONDS * pace)
        self.doom.go(side.doom, COUNT_SECONDS * pace)
        if not pace:
            self.turns.finish()
            return
        new: list[tuple[str, str | int]] = [("book", book) for book in side.books if book not in before.books]
        new += [("sign", place) for place in range(len(before.signs), len(side.signs))]
        self.turns.begin(new, pace)

    @property
    def movers(self) -> tuple[Count | Turns, ...]:
        return self.power, self.doom, self.turns

    def place_of(self, sort: str, layout: Layout) -> tuple[int, int]:
        """Where its Power or its Doom stands."""
        if self.folded:
            return self.rect.center
        wide = not layout.compact
        top, tall, _ = self._heights(layout, wide)
        along = (13 + 14 if wide else 9 + 9) + (0 if sort == "power" else NUMBER if wide else SMALL_NUMBER)
        return self.rect.x + layout.px(along), self.rect.y + layout.px(top + tall / 2)

    # What is shown ----------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        counted = (self.power.shown, self.doom.shown) if self.folded else ()
        return self._whole(layout, self.rect.size, self.side, self.deciding, self.here, self.goes_first, self.folded,
                           self.lays_open, self.partner, self.next, self.turns.shares, counted)  # fmt: skip

    def _strip(self, layout: Layout, *_: object) -> Box:
        """The strip in one of its three sizes: folded, compact, wide. It is another when anything it is told is."""
        colour, wide = theme.faction_colour(self.faction), not layout.compact
        frame = Frame(line=colour if self.deciding else theme.BRASS_LINE, alpha=255 if self.deciding else 150,
                      light=colour if self.deciding else None)  # fmt: skip
        tip = self._tip(self.side, self.here)
        parts = self._folded(layout) if self.folded else self._parts(layout, wide, tip)
        clasp = Drawn(self.partner, partial(paint_clasp, self.partner, self.here)) if self.partner else None
        top, tall = self._heights(layout, wide)[:2]
        # What counts is painted over the rest, which is kept as a picture.
        numbers = Drawn("numbers", partial(paint_numbers, self._numbers()), h=tall)
        over = None if self.folded else Column(Space(h=top), numbers, pad=(13 if wide else 9, 1))
        whole = Stack(clasp, Column(*parts, frame=frame, pad=1, card=("faction", self.faction), tip=tip), over)
        return Press(f"strip.{self.faction}", whole, self.on_press, look="panel", tip=tip)

    def _numbers(self) -> tuple[tuple[str, str, Count, theme.RGB], ...]:
        """Power and Doom: icon, name, number, colour."""
        called = words().name
        return (("power", called("term", "power"), self.power, theme.faction_text(self.faction)),
                ("doom", called("term", "doom"), self.doom, theme.mix(theme.TEXT, theme.BRASS, 0.4)))  # fmt: skip

    def _folded(self, layout: Layout) -> list[Box]:
        """Medal, Power and Doom."""
        # Power that rests has the picture of why it does: there is no room for another.
        shown = {"power": self.side.rests or "power"}
        numbers = [Row(Icon(shown.get(sort, sort), 14, colour), Text(str(count.shown), theme.LABEL, line=True), gap=2)
                   for sort, _, count, colour in self._numbers()]  # fmt: skip
        high = self.rect.height >= layout.px(86)
        below: Box = Column(*numbers, across="center", gap=1) if high else Row(*numbers, gap=2, pack="center")
        return [Space(h=4), Row(Medal(self.faction, 34), pack="center"), Space(h=4), below]

    def _heights(self, layout: Layout, wide: bool) -> tuple[float, float, int]:
        """The heights of head, numbers and slots, in design units: less where five strips leave no room for pools."""
        t, room = layout.frame, self.rect.height / layout.scale
        if self.rect.height < layout.px(100):
            return 38, (48 if wide else 35) * t, 56 if wide else 32
        usual, less = ((62, 48, 56), (48, 38, 50)) if wide else ((44, 35, 32), (38, 25, 28))
        found = [(head * t, numbers * t, high) for head, numbers, high in (usual, less)]
        pool = POOL + (10 if wide else 5)
        return found[sum(found[1]) + pool <= room < sum(found[0]) + pool]

    def _parts(self, layout: Layout, wide: bool, tip: str) -> list[Box]:
        """Head and numbers; slots, pool and captives as far as there is room."""
        top, numbers, high = self._heights(layout, wide)
        room = self.rect.height / layout.scale - top - numbers
        note = acts(self.side, self.deciding, self.goes_first, self.next)
        parts = [
            self._head(self.side, self.here, self.deciding, note, top, wide, tip),
            self._told_numbers(self.side, self.turns, self.turns.shares, self.lays_open, numbers, wide, tip),
        ]
        if room >= NAMED * layout.frame + POOL + 20:
            parts.append(self._named(self.side, layout.frame))
            room -= NAMED * layout.frame + 10
        elif room > high + 4:
            parts.append(self._slots(self.side, self.turns, self.turns.shares, high, wide))
            room -= high + (10 if wide else 5)
        digit = draw.text_width("0", theme.COUNT, layout.font_px(theme.COUNT)) / layout.scale
        if room >= POOL:
            line = Column(Line(90), pad=(12, 0)) if wide else None
            parts += [Space(h=9 if wide else 2), *([line] if line else []), self._pool(self.side, wide, digit, tip)]
        return parts


# What a strip is made of: each part follows from what it is given -----------------------------------


def acts(side: Side, deciding: bool, first: bool, soon: bool = False) -> str:
    """A word or two on when a side acts; empty if there is nothing to be said of that."""
    if deciding:
        return say("wars-strip-deciding")
    if side.rests:
        return say("wars-strip-rests")
    return say("wars-strip-next") if soon else say("wars-strip-first") if first else ""


def whole_tip(side: Side, here: bool) -> str:
    """What the strip as a whole tells."""
    lines = [
        f"**{words().name('faction', side.faction)}**  <second>{escape(who(side, here))}</>",
        escape(likes(side.bot)),
        say("wars-strip-numbers", power=side.power, doom=side.doom),
        say("wars-strip-holds", signs=len(side.signs), books=len(side.books), gates=side.gates),
        _rest(side),
        *map(fact_told, side.facts),
        say("wars-strip-handicap", handicap=side.handicap) if side.handicap else "",
        say("wars-strip-opens"),
    ]
    return "\n".join(filter(None, lines))


def head(side: Side, here: bool, deciding: bool, note: str, high: float, wide: bool, tip: str) -> Box:
    """Medal, name, who sits there, and when it acts."""
    # All of it stands on the side's wash: its own color, or dimmer letters, would not be read there.
    tone = theme.GOLD if here else theme.mix(theme.faction_text(side.faction), theme.PALE, 0.5)
    person = Column(
        Text(words().name("faction", side.faction), theme.FACTION_NAME if wide else theme.BODY_BOLD, line=True),
        Row(Either(*(Text(escape(told), theme.SMALL, theme.TEXT, line=True)
                     for told in (who(side, here), side.name or who(side, here))), grow=1),
            Text(note, theme.NOTE, tone if deciding else theme.TEXT, line=True)
            if note and wide else None, gap=6),
        pack="center", grow=1, at="fill",
    )  # fmt: skip
    size = min(54 if wide else 36, high - 4)
    # It stands low, so that the head has room above it.
    medal = Column(Space(grow=1), Portrait(side.faction, size, above=high - size - 2), w=size, h=high - 1)
    asleep = _part(side, ("ability", side.rests), Icon(side.rests, 22 if wide else 16, tone)) if side.rests else None
    ground = Drawn(("head", deciding), partial(_wash, side.faction, 105 if deciding else 70))
    return Stack(ground, Row(medal, person, asleep, gap=10 if wide else 7, pad=(10 if wide else 7, 0)), h=high, tip=tip)


def told_numbers(
    side: Side, turns: Turns, shares: tuple[float, ...], opened: bool, high: float, wide: bool, tip: str
) -> Box:
    """Power, Doom and Elder Signs; ``opened`` shows the worth of signs that are known."""
    each = NUMBER if wide else SMALL_NUMBER
    numbers = (_part(side, ("term", term), Space(w=each, at="fill")) for term in ("power", "doom"))
    lying = Drawn(("signs", side.signs, opened, shares), partial(paint_signs, side.signs, turns, opened), grow=1)
    signs: Box = _part(side, ("term", "elder_sign"), lying) if side.signs else Space(grow=1)
    return Row(*numbers, signs, h=high, pad=(12 if wide else 8, 0), tip=tip)


def slots(side: Side, turns: Turns, shares: tuple[float, ...], high: float, wide: bool) -> Box:
    """Six books, or what they ask for; ``shares`` is how far those are that turn over."""
    return Row(*(_slot(side, turns, book, need, high) for book, need in entries(side)[:6]),
               gap=5 if wide else 3, pad=(12 if wide else 8, 0))  # fmt: skip


def named(side: Side, larger: float) -> Box:
    """Six books below each other with their names; of those still to be earned what they ask for."""
    rows = (_named(side, book, need, larger) for book, need in entries(side)[:6])
    return Column(*rows, gap=2 * larger, pad=(12, 0), h=NAMED * larger)


def _named(side: Side, book: str, need: Requirement | None, larger: float) -> Box:
    """A line: a book in its side's color, or dark what one asks for, and how far that is."""
    kind, key = ("book", book) if book or not need else ("requirement", need.id)
    tone = theme.faction_colour(side.faction)
    ground = theme.mix(theme.INK, tone, 0.34 if book else 0.06)
    colour = theme.TEXT_SECOND if not book or book in side.used else theme.TEXT
    called = words().name(kind, key) if key else ""
    asked = f"{need.have}/{need.need}" if need and need.need else ""
    told = Text(asked, theme.TINY_BOLD, theme.TEXT_SECOND, line=True) if asked else None
    sign = Icon(key or "spellbook", 15, theme.CREAM if book else theme.TEXT_SECOND)
    frame = Frame(ground, ground, tone, 150 if book else 60, radius=3, diamonds=False)
    row = Row(sign, Text(called, theme.TINY_BOLD if book else theme.TINY, colour, line=True, grow=1), told, gap=7,
              pad=(6, 0), h=19 * larger, frame=frame)  # fmt: skip
    return _part(side, (kind, key), row) if key else row


def _slot(side: Side, turns: Turns, book: str, need: Requirement | None, high: float) -> Box:
    used = book in side.used
    key = book, need, turns.of(("book", book)), used
    box = Drawn(key, partial(_paint_slot, side.faction, turns, book, need, used), w=round(high * 0.75), h=high)
    if not book and not need:
        return box
    return _part(side, ("book", book) if book or not need else ("requirement", need.id), box)


def _paint_slot(
    faction: str, turns: Turns, book: str, need: Requirement | None, used: bool,
    target: pygame.Surface, rect: pygame.Rect, layout: Layout,
) -> None:  # fmt: skip
    """A slot; a book on its way over shows the slot's back first, one that is ``used`` up is dim."""
    share = turns.of(("book", book)) if book else 1.0
    progress = f"{need.have}/{need.need}" if need and need.need and not layout.compact else ""
    sign = book if book and share >= 0.5 else need.id if need else "spellbook"
    picture = tokens.book_slot(faction, sign, rect.width, bool(book) and share >= 0.5, progress)
    if used:
        picture = picture.copy()
        picture.set_alpha(DIM)
    narrowed(target, picture, rect, abs(2 * share - 1))


def pool(side: Side, wide: bool, digit: float, tip: str) -> Box:
    """Pieces in the pool, as close as they must stand, with their numbers where there is room; captives, facts.

    ``digit`` is how wide one is, in design units.
    """
    size = 27 if wide else 19
    stock = [(Piece(row.kind, size, faction=side.faction), row.in_pool) for row in side.kinds if row.in_pool]
    least, most = size + max(8, 2 + digit), 44 if wide else 34
    told = Row(*(_counted(side, *each, grow=1, least=least, most=most) for each in stock))
    bare = Row(*(_part(side, ("unit", each.name), replace(each)) for each, _ in stock))
    found = Counter((each.faction, each.kind) for each in side.captives)
    held = [_counted(side, Piece(kind, size, faction=faction, captive=True), count)
            for (faction, kind), count in found.items()]  # fmt: skip
    label = partial(Text, role=theme.SMALL, colour=theme.TEXT_SECOND, line=True)
    return Row(label(say("wars-strip-pool")) if wide else None, Either(told, bare, grow=1),
               label(say("wars-strip-held")) if held and wide else None, *reversed(held),
               *(_fact(side, each, wide) for each in side.facts), gap=8 if wide else 3,
               pad=(12 if wide else 8, 0), grow=1, tip=tip)  # fmt: skip


def _counted(side: Side, piece: Piece, count: int, **sizes: Unpack[Sizes]) -> Box:
    """A piece and how many there are of it; of a captive only if there are more."""
    number = Text(str(count), theme.COUNT, line=True) if count > 1 or not piece.captive else None
    return _part(side, ("unit", piece.name), Row(piece, number, gap=2, **sizes))


def _fact(side: Side, fact: Fact, wide: bool) -> Box:
    """What is in play and no unit on the map: its icon, in the color of the faction that it is about; how many."""
    tone = theme.faction_text(faction_of(fact.side) if fact.side >= 0 else side.faction)
    number = Text(str(fact.number), theme.COUNT, line=True) if fact.number else None
    tip = f"{fact_told(fact)}\n{say('wars-strip-opens')}"
    size = 20 if wide else 15
    shown = GateAsleep(side.faction, 30 if wide else 15) if fact.icon == GATE_ASLEEP else Icon(fact.icon, size, tone)
    return Row(shown, number, gap=2, card=fact.ref, tip=tip)


def _part(side: Side, thing: Thing, box: Box) -> Box:
    """A part that tells of something of the game."""
    box.card, box.tip = thing, f"{part_tip(side, thing)}\n{say('wars-strip-opens')}"
    return box


def _wash(faction: str, alpha: int, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(draw.side_fade(rect.width, rect.height, theme.faction_colour(faction), alpha, 10), rect)


def part_tip(side: Side, thing: Thing) -> str:
    """A tooltip's words for a part of a strip; "" for the strip as a whole."""
    kind, key = thing
    speech = words()
    if kind == "term":
        return _number_tip(side, key)
    if kind == "ability":
        return _rest(side)
    if kind not in ("book", "requirement", "unit"):
        return ""
    head, text = f"**{speech.name(kind, key)}**", speech.text(kind, key)
    if sort := kind_words(kind, key):
        head += f"  <second>{sort}</>"
    more = ""
    if kind == "requirement":
        need = next(need for need in side.requirements if need.id == key)
        head = say("wars-strip-requirement", requirement=markup(head))
        if need.need:
            more = "\n" + say("wars-strip-requirement.progress", have=need.have, need=need.need)
    if kind == "unit":
        more = _where(side, key)
    if kind == "book" and key in side.used:
        more = "\n" + say("wars-strip-used")
    return f"{head}\n{text}{more}"


def _where(side: Side, kind: str) -> str:
    row = next((row for row in side.kinds if row.kind == kind), None)
    held = [piece for piece in side.captives if piece.kind == kind]
    lines: list[str] = []
    if row and row.in_pool:
        lines.append(say("wars-strip-unit", pool=row.in_pool, map=row.on_map))
    for faction, count in Counter(piece.faction for piece in held).items():
        lines.append(say("wars-strip-unit.captive", sign=sign(faction), side=name("faction", faction), count=count))
    lines += [f"<gold>{each}</>" for each in off_map(side, kind)]
    return "".join(f"\n{line}" for line in lines)


def _rest(side: Side) -> str:
    """That a side has no more turns in this phase, and why; empty if it may act."""
    return say("wars-strip-rests.why", ability=name("ability", side.rests)) if side.rests else ""


def _number_tip(side: Side, key: str) -> str:
    if key == "elder_sign":
        told = say("wars-strip-signs", signs=len(side.signs))
        known = " + ".join(str(value) for value in side.signs if value)
        return f"{told}\n{say('wars-strip-signs.worth', values=known)}" if known else told
    if key == "power":
        return say("wars-strip-power.kept" if side.rests else "wars-strip-power", power=side.power)
    return say("wars-strip-doom", doom=side.doom)
