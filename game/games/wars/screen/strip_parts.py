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
from game.games.wars.screen.strip_books import APART, NAMED, part
from game.games.wars.screen.strip_drawn import NUMBER, SMALL_NUMBER, paint_signs
from game.games.wars.screen.strip_tips import who
from game.games.wars.words.factionwords import GATE_ASLEEP, Fact
from game.games.wars.words.facts import fact_told
from game.games.wars.words.tableview import Side, faction_of
from game.language.spoken import say
from game.match.words import words
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Drawn, Either, Fitted, Icon, Row, Sizes, Space, Stack, Text
from game.ui.kit.medal import GateAsleep, Piece, Portrait
from game.ui.layout import Layout
from game.ui.rich import escape

LINE, PITCH = 16.0, 14.0
"""How high a spellbook's line is on a compact strip, and a line of a name that has two; with letters as drawn."""
POOL = 24
"""The least height of what is in the pool, in design units."""
TALL, TALLEST = 296, 496
"""From this height on a strip has room for all of it and grows with the room there is, up to the other."""
PICTURED = 92
"""The height of a head from which on the portrait is a picture, and name and person stand in lines beside it."""


@dataclass(frozen=True)
class Heights:
    """How high the parts of a strip are, in design units; a part of no height is left out.

    ``across``: in how many columns its spellbooks stand there with their names; 0 for signs alone.
    """

    head: float
    numbers: float
    books: float
    across: int = 0
    gap: float = 0.0
    """What is left free above the pool."""
    pool: bool = True


WIDE_SLOTS = [Heights(62, 48, 56, gap=19), Heights(48, 38, 50, gap=19), Heights(44, 32, 40, gap=12),
              Heights(44, 32, 40, pool=False), Heights(36, 28, 0, pool=False)]  # fmt: skip
SMALL_SLOTS = [Heights(44, 35, 32, gap=7), Heights(38, 25, 28, gap=7), Heights(34, 22, 26, gap=3),
               Heights(34, 22, 26, pool=False), Heights(30, 18, 22, pool=False),
               Heights(34, 22, 0, pool=False)]  # fmt: skip
"""What a strip shows that has no room for names, best first."""


def heights(room: float, larger: float, wide: bool, line: float = 1.0) -> Heights:
    """What each part of a strip ``room`` high gets where letters are so much ``larger`` than their places.

    ``line`` is how much higher than drawn lines of names are, which no scale makes illegible.

    Spellbooks stand with their names where there is any room for these; then pool and slots; slots come last of all.
    """
    if wide and room >= TALL * larger:
        more = min(room / larger, TALLEST) - TALL
        head, numbers, books = (62 + 0.32 * more, 48 + 0.07 * more, NAMED + 0.38 * more)
        return Heights(head * larger, numbers * larger, books * larger, 1, 19)
    if wide:
        names = [Heights(*each, 3 * 2 * PITCH + 2 * APART, 2, 6)
                 for each in ((62, 48), (56, 42), (48, 36), (36, 26))]  # fmt: skip
    else:
        names = [Heights(*each, 6 * LINE + 10, 1, 7) for each in ((44, 35), (38, 28))]
    for found in [*names, *(WIDE_SLOTS if wide else SMALL_SLOTS)]:
        grown = replace(found, head=found.head * larger * (1 + line) / 2, numbers=found.numbers * larger,
                        books=found.books * (line if found.across else 1.0))  # fmt: skip
        if grown.head + grown.numbers + grown.books + grown.gap + (POOL if grown.pool else 0) + 2 <= room:
            return grown
    return grown


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
    asleep = part(side, ("ability", side.rests), Icon(side.rests, 22 if wide else 16, tone)) if side.rests else None
    ground = Drawn(("head", deciding), partial(_wash, side.faction, 105 if deciding else 70))
    return Stack(ground, Row(medal, person, asleep, gap=10 if wide else 5, pad=(10 if wide else 5, 0)), h=high, tip=tip)


def told_numbers(
    side: Side, turns: Turns, shares: tuple[float, ...], opened: bool, high: float, wide: bool, tip: str
) -> Box:
    """Power, Doom and Elder Signs; ``opened`` shows the worth of signs that are known."""
    each = NUMBER if wide else SMALL_NUMBER
    numbers = (part(side, ("term", term), Space(w=each, at="fill")) for term in ("power", "doom"))
    lying = Drawn(("signs", side.signs, opened, shares), partial(paint_signs, side.signs, turns, opened), grow=1)
    signs: Box = part(side, ("term", "elder_sign"), lying) if side.signs else Space(grow=1)
    return Row(*numbers, signs, h=high, pad=(12 if wide else 8, 0), tip=tip)


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
    bare = Row(*(part(side, ("unit", each.name), replace(each)) for each, _ in stock))
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
    return part(side, ("unit", piece.name), Row(piece, number, gap=2, **sizes))


def _fact(side: Side, fact: Fact, wide: bool) -> Box:
    """What is in play and no unit on the map: its icon, in the color of the faction that it is about; how many."""
    tone = theme.faction_text(faction_of(fact.side) if fact.side >= 0 else side.faction)
    number = Text(str(fact.number), theme.COUNT, line=True) if fact.number else None
    tip = f"{fact_told(fact)}\n{say('wars-strip-opens')}"
    size = 20 if wide else 15
    shown = GateAsleep(side.faction, 30 if wide else 15) if fact.icon == GATE_ASLEEP else Icon(fact.icon, size, tone)
    return Row(shown, number, gap=2, card=fact.ref, tip=tip)


def _wash(faction: str, alpha: int, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(draw.side_fade(rect.width, rect.height, theme.faction_colour(faction), alpha, 10), rect)
