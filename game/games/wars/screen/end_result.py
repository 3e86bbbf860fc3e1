"""The result of a game: the winners' medals, why they have won, and a table of every side's Doom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.games.wars.words.statistics import Statistics
from game.games.wars.words.tableview import Side, Table
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.figures import washed

COLUMNS = (("spellbook", "Spellbooks", "Books", 120, 60), ("doom", "Doom before", "Doom", 120, 76),
           ("elder_sign", "Elder Signs opened", "Signs", 280, 124), ("doom", "In all", "In all", 120, 68))  # fmt: skip
"""The columns: the term whose card tells about one, its head and a shorter one, its width and a smaller one."""
OPENED = Frame(theme.PALE, theme.BRASS, theme.GOLD_DEEP, 255, radius=3, diamonds=False)


class Unseen(Column):
    """Boxes that keep their room and are not painted."""

    see_through = False


def result_page(
    table: Table, course: Statistics, winners: Sequence[str], closed: Mapping[str, int], headline: str, reason: str,
    layout: Layout, wide: float, high: float,
) -> Box:  # fmt: skip
    """Everything from the medals down; ``closed`` says how many Elder Signs of each are still face down.

    While any is, nobody is shown as winner and the sides stand as they sit.
    """
    opening, roomy = any(closed.values()), high >= 380
    title = theme.TITLE_SMALL if layout.narrow else theme.TITLE_LARGE
    why = Text(reason, theme.BODY, theme.TEXT_SECOND, "center", most=860)
    size = min(132, high / 5)
    head = (
        _medals(course, () if opening else winners, opening, size) if roomy else None,
        Text("The last Elder Signs are opened" if opening else headline, title, theme.GOLD, "center", line=True),
        # Room is kept for the words while the signs are opened, so that nothing jumps.
        Row(Unseen(why) if opening else why, pack="center"), Space(h=12 if high >= 400 else 4),
    )  # fmt: skip
    texts = 1.4 * layout.font_px(title) + 4 * layout.font_px(theme.BODY) + 1.4 * layout.font_px(theme.TINY)
    room = high - (size + 8 if roomy else 0) - texts / layout.scale - 20
    step = max(min(65, room / len(table.sides) - 7), 20)
    sides = table.sides if opening else sorted(
        table.sides, key=lambda side: (side.faction not in winners, -side.doom, -len(side.books)))  # fmt: skip
    long = wide >= 720
    heads = (Text(name if long else short, theme.TINY, theme.TEXT_SECOND, "center", line=True, w=much if long else less,
                  card=("term", term)) for term, name, short, much, less in COLUMNS)  # fmt: skip
    rows = (_side(side, course, closed[side.faction], side.faction in winners and not opening, step, long)
            for side in sides)  # fmt: skip
    rows_below = Column(Row(Space(grow=1), *heads), *rows, gap=7, at="center", w=min(wide, 1040))
    return Scroll("result.scroll", Column(*head, rows_below, gap=4))


def _medals(course: Statistics, won: Sequence[str], opening: bool, size: float) -> Box:
    """The winners' medals, large and lit; everybody's before that, and dark ones when humanity survives."""
    each = size if won else size * 0.75
    signs = (Drawn((faction, bool(won), opening), partial(_paint_medal, faction, bool(won), opening), w=each, h=each)
             for faction in won or course.factions)  # fmt: skip
    return Row(*signs, gap=18, pack="center", h=size)


def _paint_medal(
    faction: str, won: bool, opening: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    picture = medal(faction, rect.width, won or opening)
    if won:
        draw.glow(target, rect, theme.GOLD, layout.px(8), rect.width // 2, 110)
    target.blit(picture, rect)


def _side(side: Side, course: Statistics, closed: int, won: bool, high: float, long: bool) -> Box:
    """A side: who it is, spellbooks, Doom without Elder Signs, the signs that are open so far, and the sum."""
    told = f"{side.name} · handicap {side.handicap}" if side.handicap else side.name
    below = Text(escape(told), theme.SMALL, theme.TEXT_SECOND, line=True, rank=1) if side.name else None
    name = Column(Text(words().name("faction", side.faction), theme.BODY_BOLD, line=True), below, grow=1, at="fill",
                  pack="center")
    cells = (Row(*cell, gap=8, pack="center", w=much if long else less, card=("term", term))
             for cell, (term, _, _, much, less) in zip(_cells(side, course, closed, high, long), COLUMNS, strict=True))
    who = Row(Medal(side.faction, min(high - 4, 42)), name, gap=12, grow=1, pad=(8, 0))
    frame = washed(theme.faction_colour(side.faction), won)
    return Row(who, *cells, h=high, frame=frame, card=("faction", side.faction))


def _cells(side: Side, course: Statistics, closed: int, high: float, long: bool) -> Iterator[Sequence[Box]]:
    """What stands in the columns."""
    revealed = course.deeds[side.faction].revealed
    opened, before = revealed[: len(revealed) - closed], side.doom - sum(revealed)
    figure = partial(Text, line=True)
    colour = theme.FREE if len(side.books) == len(side.all_books) else theme.REASON
    yield [figure(f"{len(side.books)}/{len(side.all_books)}", theme.LABEL, colour)]
    yield [figure(str(before), theme.LABEL)]
    yield [_signs(opened, closed, min(26, (high - 6) / 1.28))]
    total = figure(str(before + sum(opened)), theme.BANNER if high >= 34 else theme.LABEL, theme.GOLD)
    yield [Icon("doom", 18, theme.BRASS), total] if long else [total]


def _signs(opened: Sequence[int], closed: int, wide: float) -> Box:
    """Elder Signs as cards, open ones with their value; of many only how many they are and their sum."""
    if not opened and not closed:
        return Text("none", theme.SMALL, theme.TEXT_THIRD, line=True)

    def cards(wide: float, gap: float) -> Box:
        values = (Row(Text(str(value), theme.SMALL_BOLD, theme.INK, "center", line=True, grow=1), frame=OPENED, w=wide,
                      h=wide * 1.28) for value in opened)  # fmt: skip
        backs = (Drawn("back", _paint_back, w=wide, h=wide * 1.28) for _ in range(closed))
        return Row(*values, *backs, gap=gap)

    told = f"{len(opened)} for {sum(opened)}" + (f", {closed} left" if closed else "")
    return Either(cards(wide, 4), cards(min(wide, 18), 1), Text(told, theme.SMALL_BOLD, theme.GOLD, line=True))


def _paint_back(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(tokens.sign_back(rect.width), rect)
