"""One seat on the new game screen: who sits there, name, strength, faction, handicap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.language.spoken import name, say
from game.match.levels import DRAWN, joined, level_of, offered, temperament, temperament_of
from game.match.lobby import DRAFT, RANDOM
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Row, Space, Text
from game.ui.kit.controls import Choice, Options
from game.ui.kit.entry import DropDown, Field
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Head, Portrait
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.form import chevron
from game.ui.scenes.handicap import handicap_field
from game.ui.scenes.setup import MOST, factions_in, pairs

if TYPE_CHECKING:
    from game.match.services import Services
    from game.ui.scenes.setup import Setup

HEADS = ("kind", "name", "level", "faction", "handicap")
SHARES = (20, 18, 21, 25, 16)
"""Widths of the columns under the heads, in hundredths of the room."""
LOW = 31
"""How high controls are in a compact window where there are more seats than usual, in design units."""
MOST_OFFERED = 6
"""How many names are offered for a seat at a time."""
KINDS = ("person", "bot")


def levels_offered(
    services: Services, game: str, value: str, before: Sequence[tuple[str, str]] = (), players: int = 0
) -> tuple[Options, dict[str, str]]:
    """The levels of bots that play a game, weakest first, and how each plays and how strong it is.

    They stand after ``before``. A bot of somebody else that is ``value`` can be kept.
    """
    bots = services.bots(game, players)
    notes = {bot.id: escape(bot.text) + (f"\n<second>{escape(bot.more)}</>" if bot.more else "") for bot in bots}
    options = [*before, *((bot.id, bot.name) for bot in bots)]
    if value not in dict(options):
        options.append((value, value.rpartition(":")[2]))
    return tuple(options), notes


def temperaments_list(id: str, value: str, able: Sequence[str], on: Callable[[str], object]) -> DropDown:
    """A list of the temperaments that a bot may have and what each likes, after none and one that is drawn."""
    found = [temperament(each) for each in (DRAWN, "", *able)]
    notes = {each.id: escape(each.likes) for each in found}
    return DropDown(id, tuple((each.id, each.name) for each in found), value, on, notes, tip=notes[value])


def who_plays(services: Services, game: str, id: str, bot: str, on: Callable[[str], None]) -> DropDown:
    """A list of a person and the ``levels_offered``; a bot of another level keeps its temperament."""
    level, liking = level_of(bot), temperament_of(bot)
    options, notes = levels_offered(services, game, level, [("", say("custom-seat-kind.person"))])

    def chosen(other: str) -> None:
        on(joined(other, liking) if liking in offered(game, other) else other)

    return DropDown(id, options, level, chosen, notes, tip=notes.get(level, ""), share=0.5)


def _dense(layout: Layout, setup: Setup) -> bool:
    """Whether more seats than there is room for stand below each other: all that is in one is lower then."""
    return layout.compact and setup.players > MOST


def _columns(layout: Layout, setup: Setup, first: Box, kind: Box, played: Sequence[Box], note: Box | None, sign: Box,
             plays: Sequence[Box], told: Box | None) -> Row:  # fmt: skip
    """The columns of a seat or of the heads; a game without factions has fewer."""
    gap, dense = 8 if layout.compact else 14, _dense(layout, setup)
    for box, share in zip((kind, *played, *plays), SHARES, strict=False):
        box.grow = share
    below = 2 if dense else 4
    columns = [Column(Row(*played, gap=gap), note, gap=below, grow=39)]
    if setup.info.factions:
        columns += [Column(sign, w=medal_size(layout), at="center"),
                    Column(Row(*plays, gap=gap), told, gap=below, grow=41)]  # fmt: skip
    body = Row(kind, *columns, gap=gap, across="start", grow=1)
    # Larger text needs wider columns.
    return Row(first, body, gap=gap, pad=(10, 4 if dense else 6), least=680 * max(1.0, layout.frame * 0.82))


def medal_size(layout: Layout) -> int:
    """Side of a faction's sign in design units."""
    return 38 if layout.compact else 56


def heads(layout: Layout, setup: Setup) -> Box:
    """What stands over the columns, where seats stand in columns."""
    said = [Text(say(f"custom-seat-{each}"), theme.NOTE, theme.TEXT_SECOND, line=True) for each in HEADS]
    plays = said[3:4] if setup.draft else said[3:]
    return Either(_columns(layout, setup, Space(w=28), said[0], said[1:3], None, Space(), plays, None), Space())


def seat_row(layout: Layout, setup: Setup, index: int, ask_handicap: Callable[[int], None], share: float) -> Box:
    """The panel of a seat, in its faction's colour: one line with notes, or two where it is narrow."""
    seat, chosen, id = setup.seats[index], setup.faction_of(index), f"seat.{index}"
    factions = factions_in(chosen)
    leading = factions[0] if factions else RANDOM
    first = Column(
        Text(str(index + 1), theme.TITLE_SMALL, theme.faction_text(leading), "center", line=True),
        Press(f"{id}.up", Row(chevron(up=True), pack="center"), partial(setup.move_up, index), look="tile", w=28, h=28,
              at="center", tip=say("custom-seat-up") if index else say("custom-seat-up.last")),
        gap=2, w=28,
    )  # fmt: skip
    able = () if seat.person else setup.temperaments(index)
    likes = partial(temperaments_list, f"{id}.temperament", seat.temperament, able,
                    partial(setattr, seat, "temperament"))  # fmt: skip
    kind: Box = Column(_kind(setup, index), likes(), gap=4) if able else _kind(setup, index)
    name = Field(f"{id}.name", seat.name, partial(setattr, seat, "name"), say("custom-seat-name"), 24,
                 offers=tuple(setup.suggestions(index)[:MOST_OFFERED]) if seat.person else ())  # fmt: skip
    bot = setup.bot_of(index)
    options, notes = levels_offered(setup.services, setup.game, bot, players=setup.players)
    level = DropDown(f"{id}.level", options, bot, partial(setattr, seat, "bot"), notes)
    here = Text(say("custom-seat-here"), theme.NOTE, theme.TEXT_SECOND, line=True)
    plays: list[Box] = [Text(say("custom-seat-drafted"), theme.BODY, theme.TEXT_SECOND, line=True)]
    if chosen != DRAFT:
        plays = [_faction(setup, index, chosen),
                 handicap_field(f"{id}.handicap", seat.handicap, partial(ask_handicap, index))]  # fmt: skip
    played = next((each.text for each in setup.services.bots(setup.game, setup.players) if each.id == bot), "")
    if _dense(layout, setup):
        for control in (kind, name, level, *plays, *(kind.parts if isinstance(kind, Column) else ())):
            control.h = None if control is kind and able else LOW * layout.frame
            if isinstance(control, Press):
                control.pad = (10, 3)
    # As high as two lines of the note: a row of seats is not higher for it.
    face = Head(bot, 30 if _dense(layout, setup) else 38 if layout.compact else 52, rank=1)
    who = None if seat.person else Row(face, _note(played, layout), gap=8)
    size = medal_size(layout) * (1.0 if len(factions) < 2 else 0.8)
    medals = [Portrait(each, size, above=5) for each in factions or [""]]
    wide = _columns(layout, setup, first, kind, [name, here if seat.person else level],
                    who, Column(*medals, across="center"), plays, _note(_told(setup, chosen), layout))  # fmt: skip
    strength: list[Box] = [] if seat.person or able else [level]
    both = [*medals, *plays[:1], *strength, *plays[1:]] if setup.info.factions else strength
    lines = [Row(_kind(setup, index, SHARES[0]), name, gap=8), *([Row(*both, gap=8)] if both else [])]
    if able:
        lines.insert(1, Row(Column(level, share=0.46), Column(likes(), share=0.54), gap=8))
    narrow = Row(first, Column(*lines, gap=8, grow=1), gap=8, pad=(6, 8))
    colour = theme.faction_colour(leading)
    return Column(Either(wide, narrow), pack="center", share=share,
                  frame=Frame(line=colour, alpha=110, radius=6, wash=colour, diamonds=False))  # fmt: skip


def _kind(setup: Setup, index: int, grow: float = 0) -> Choice:
    kinds = tuple((each, say(f"custom-seat-kind.{each}")) for each in KINDS)
    chosen = "person" if setup.seats[index].person else "bot"
    return Choice(f"seat.{index}.kind", kinds, chosen, partial(_sit, setup, index), grow=grow)


def _sit(setup: Setup, index: int, kind: str) -> None:
    setup.seats[index].person = kind == "person"


def _faction(setup: Setup, index: int, chosen: str) -> Box:
    factions = setup.info.factions
    named, notes = {each.id: each.name for each in factions}, {each.id: escape(each.text) for each in factions}
    if setup.paired:
        told, full = notes, named
        both = pairs(list(named))
        lines = {each: say("custom-seat-pair", faction=full[each], text=told[each]) for each in full}
        notes = {pair: "\n".join(lines[each] for each in factions_in(pair)) for pair in both}
        # Two names have to stand side by side: one word of each.
        named = {pair: " + ".join(_in_a_word(full[each]) for each in factions_in(pair)) for pair in both}
    options = (*named.items(), (RANDOM, say("custom-seat-random")))
    return DropDown(f"seat.{index}.faction", options, chosen if chosen in named else RANDOM,
                    partial(setup.take_faction, index), notes, coloured=not setup.paired)  # fmt: skip


def _in_a_word(called: str) -> str:
    """The last word of a name of two, the longest of a longer one: "Cthulhu", "Opener"."""
    parts = called.split()
    return parts[-1] if len(parts) < 3 else max(parts, key=len)


def _told(setup: Setup, chosen: str) -> str:
    factions = {each.id: each for each in setup.info.factions}
    if chosen in factions:
        return factions[chosen].text
    if setup.paired and chosen == RANDOM:
        return say("custom-seat-random.pair")
    if chosen in (RANDOM, DRAFT):
        return say("custom-seat-random.note") if chosen == RANDOM else say("custom-seat-draft")
    return say("custom-seat-both", sides=[name("faction", each) for each in factions_in(chosen)])


def _note(words: str, layout: Layout) -> Box | None:
    """What a level or a faction is like; small enough in a compact window that four seats are seen with theirs."""
    role = theme.SMALL if layout.compact else theme.NOTE
    return Text(escape(words), role, theme.TEXT_SECOND, spacing=0.92, grow=1) if words else None
