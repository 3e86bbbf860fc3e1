"""The parts of a faction's strip: head, numbers, spellbooks as slots or with their names, pool and captives.

Each follows from what it is given alone, so that it is remembered and not described again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from typing import Unpack

import pygame

from game.games.wars.screen.motions import Turns
from game.games.wars.screen.strip_drawn import NUMBER, SMALL_NUMBER, narrowed, paint_signs
from game.games.wars.screen.strip_tips import Thing, part_tip, who
from game.games.wars.words.factionwords import GATE_ASLEEP, Fact
from game.games.wars.words.facts import fact_told
from game.games.wars.words.tableview import Requirement, Side, faction_of
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.kit.box import Box, Column, Drawn, Either, Fitted, Icon, Row, Sizes, Space, Stack, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import GateAsleep, Piece, Portrait
from game.ui.layout import Layout
from game.ui.rich import escape

NAMED = 126
"""The least height of six spellbooks with their names, in design units."""
POOL = 26
"""The least height of what is in the pool, in design units."""
TALL, TALLEST = 296, 496
"""From this height on a strip names all spellbooks; up to that all of it grows with the room there is."""
ROOMY = 20
"""The height of a spellbook's line from which on its name is as large as other small words."""
PICTURED = 92
"""The height of a head from which on the portrait is a picture, and name and person stand in lines beside it."""
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


@dataclass(frozen=True)
class Heights:
    """How high the parts of a strip are, in design units; ``named``: its spellbooks stand there with their names."""

    head: float
    numbers: float
    books: float
    named: bool = False


def heights(room: float, larger: float, wide: bool) -> Heights:
    """What each part of a strip ``room`` high gets where text is so much ``larger``.

    Less where five strips leave no room for pools; more where three have the column of four.
    """
    if room < 100:
        return Heights(38, (48 if wide else 35) * larger, 56 if wide else 32)
    if wide and room >= TALL * larger:
        more = min(room / larger, TALLEST) - TALL
        return Heights((62 + 0.32 * more) * larger, (48 + 0.07 * more) * larger, (NAMED + 0.38 * more) * larger, True)
    usual, less = ((62, 48, 56), (48, 38, 50)) if wide else ((44, 35, 32), (38, 25, 28))
    found = [Heights(head * larger, numbers * larger, books) for head, numbers, books in (usual, less)]
    pool = POOL + (10 if wide else 5)
    full, low = (each.head + each.numbers + each.books + pool for each in found)
    return found[low <= room < full]


def head(side: Side, here: bool, deciding: bool, note: str, high: float, wide: bool, tip: str) -> Box:
    """Medal, name, who sits there, and when it acts."""
    # All of it stands on the side's wash: its own color, or dimmer letters, would not be read there.
    tone = theme.GOLD if here else theme.mix(theme.faction_text(side.faction), theme.PALE, 0.5)
    pictured = wide and high >= PICTURED
    called = words().name("faction", side.faction)
    here_sits = Either(*(Text(escape(told), theme.SMALL, theme.TEXT, line=True)
                         for told in (who(side, here), side.name or who(side, here))), grow=1)  # fmt: skip
    acts = Text(note, theme.NOTE, tone if deciding else theme.TEXT, line=True) if note and wide else None
    if pictured:
        large = Fitted(called, theme.TITLE_SMALL, smaller=(theme.FACTION_NAME,), spacing=0.9, h=high * 0.44)
        person = Column(large, Row(here_sits), acts, pack="center", grow=1, at="fill")
    else:
        title = Text(called, theme.FACTION_NAME if wide else theme.BODY_BOLD, line=True)
        person = Column(title, Row(here_sits, acts, gap=6), pack="center", grow=1, at="fill")
    size = min(max(54, high * 0.8) if wide else 36, high - 4)
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


def named(side: Side, high: float, room: int) -> Box:
    """Six books below each other with their names; of those still to be earned what they ask for.

    ``room`` is how many pixels names have there with how far it is, which is left to the tip where both are too long.
    """
    each = high / NAMED
    rows = (_named(side, book, need, 19 * each, room) for book, need in entries(side)[:6])
    return Column(*rows, gap=2 * each, pad=(12, 0), h=high)


def _named(side: Side, book: str, need: Requirement | None, high: float, room: int) -> Box:
    """A line: a book in its side's color, or dark what one asks for, and how far that is."""
    kind, key = ("book", book) if book or not need else ("requirement", need.id)
    tone = theme.faction_colour(side.faction)
    ground = theme.mix(theme.INK, tone, 0.34 if book else 0.06)
    colour = theme.TEXT_SECOND if not book or book in side.used else theme.TEXT
    called = words().name(kind, key) if key else ""
    asked = f"{need.have}/{need.need}" if need and need.need else ""
    plain, bold = (theme.SMALL, theme.SMALL_BOLD) if high >= ROOMY else (theme.TINY, theme.TINY_BOLD)
    long = sum(draw.text_width(each, plain, theme.SMALLEST_PX) for each in (called, asked)) > room
    told = Text(asked, bold, theme.TEXT_SECOND, line=True) if asked and not long else None
    sign = Icon(key or "spellbook", min(high * 0.8, 24), theme.CREAM if book else theme.TEXT_SECOND)
    frame = Frame(ground, ground, tone, 150 if book else 60, radius=3, diamonds=False)
    row = Row(sign, Text(called, bold if book else plain, colour, line=True, grow=1), told, gap=7,
              pad=(6, 0), h=high, frame=frame)  # fmt: skip
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


def pool(side: Side, wide: bool, digit: float, high: float, tip: str) -> Box:
    """Pieces in the pool, as close as they must stand, with their numbers where there is room; captives, facts.

    ``digit`` is how wide one is, ``high`` how much room there is, in design units.
    """
    kinds = sum(row.in_pool > 0 for row in side.kinds) + len({*side.captives}) + len(side.facts)
    # As high as the room lets them be, as wide as all of them have room with their numbers.
    size = max(27, min(high * 0.6, 212 / max(kinds, 1) - 14, 48)) if wide else 19
    stock = [(Piece(row.kind, size, faction=side.faction), row.in_pool) for row in side.kinds if row.in_pool]
    least, most = size + max(8, 2 + digit), size + 17 if wide else 34
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
