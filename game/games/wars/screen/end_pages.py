"""Pages of the end screen: the result with every side's Doom, dice rolled against expected ones, deeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import pygame

from game.games.wars.words.statistics import Deeds, Statistics
from game.games.wars.words.tableview import Side, Table
from game.language.spoken import say
from game.language.values import markup
from game.match.chronicle.sieve import bot_name
from game.match.levels import likes
from game.match.words import words
from game.ui import charts, draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Drawn, Either, Icon, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal, Portrait
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.table.end.figures import Unseen, deeds, dice_told, faces, luck_colour, washed

COLUMNS = (("books", "spellbook", 120, 60), ("before", "doom", 150, 76), ("signs", "elder_sign", 280, 124),
           ("total", "doom", 120, 68))  # fmt: skip
"""The columns: what each shows, the term whose card tells about it, its width and a smaller one."""
WHO, NAME = 116, 140
"""What a side's head takes with the room about it, and the name of a faction with text of the usual size."""
PICTURED_ROW = 116
"""How high a side's row is at most beside a picture."""
TWO_LINES = 84
"""From this height on a row has room for a name in two lines."""
SHINE = 12
"""How far light is seen round a winner's medal: the page begins there, and what leaves the page is cut."""
OPENED = Frame(theme.PALE, theme.BRASS, theme.GOLD_DEEP, 255, radius=3, diamonds=False)


def result_page(
    table: Table, course: Statistics, winners: Sequence[str], closed: Mapping[str, int], headline: str, reason: str,
    layout: Layout, wide: float, high: float, pictured: bool = False,
) -> Box:  # fmt: skip
    """Everything from the medals down; ``closed`` says how many Elder Signs of each are still face down.

    While any is, nobody is shown as winner and the sides stand as they sit. ``pictured``: the winners are to be seen
    beside the page, so there is no medal above it.
    """
    opening, roomy = any(closed.values()), high >= 380 and not pictured
    title = theme.TITLE_SMALL if layout.narrow else theme.TITLE_LARGE
    why = Text(reason, theme.BODY, theme.TEXT_SECOND, "center", most=860)
    size = min(132, high / 5)
    head = (
        _medals(course, () if opening else winners, opening, size) if roomy else None,
        Text(say("wars-end-opening") if opening else headline, title, theme.GOLD, "center", line=True),
        # Room is kept for the words while the signs are opened, so that nothing jumps.
        Row(Unseen(why) if opening else why, pack="center"), Space(h=12 if high >= 400 else 4),
    )  # fmt: skip
    texts = 1.4 * layout.font_px(title) + 4 * layout.font_px(theme.BODY) + 1.4 * layout.font_px(theme.TINY)
    room = high - (size + 8 if roomy else 0) - texts / layout.scale - 20
    step = max(min(PICTURED_ROW if pictured else 65, room / len(table.sides) - 7), 20 * layout.frame)
    sides = table.sides if opening else sorted(
        table.sides, key=lambda side: (side.faction not in winners, -side.doom, -len(side.books)))  # fmt: skip
    long = wide >= 840
    columns = _columns(min(wide, 1040) - WHO - NAME * layout.frame) if long else tuple(less for *_, less in COLUMNS)
    heads = (Text(say(f"wars-end-column-{column}" if long else f"wars-end-column-{column}.short"), theme.TINY,
                  theme.TEXT_SECOND, "center", line=True, w=much, card=("term", term))
             for much, (column, term, *_) in zip(columns, COLUMNS, strict=True))  # fmt: skip
    rows = (_side(side, course, closed[side.faction], side.faction in winners and not opening, step, long, columns)
            for side in sides)  # fmt: skip
    rows_below = Column(Row(Space(grow=1), *heads), *rows, gap=7, at="center", w=min(wide, 1040))
    page = Column(*head, rows_below, gap=4)
    # Beside a picture little stands in the middle of much.
    return Column(Space(grow=1), page, Space(grow=2)) if pictured and high >= 520 else Scroll("result.scroll", page)


def _columns(room: float) -> tuple[float, ...]:
    """How wide the columns are where there is room: what a faction's name needs they leave."""
    most, least = sum(much for *_, much, _ in COLUMNS), sum(less for *_, less in COLUMNS)
    share = max(min((room - least) / (most - least), 1), 0)
    return tuple(less + share * (much - less) for *_, much, less in COLUMNS)


def _medals(course: Statistics, won: Sequence[str], opening: bool, size: float) -> Box:
    """The winners' medals, large and lit; everybody's before that, and dark ones when humanity survives."""
    each = size - 2 * SHINE if won else size * 0.75
    signs = (Drawn((faction, bool(won), opening), partial(_paint_medal, faction, bool(won), opening), w=each, h=each)
             for faction in won or course.factions)  # fmt: skip
    return Row(*signs, gap=18, pack="center", h=size)


def _paint_medal(
    faction: str, won: bool, opening: bool, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    picture = medal(faction, rect.width, won or opening)
    if won:
        draw.glow(target, rect, theme.GOLD, layout.px(SHINE / 2), rect.width // 2, 110)
    target.blit(picture, rect)


def _side(side: Side, course: Statistics, closed: int, won: bool, high: float, long: bool,
          columns: Sequence[float]) -> Box:  # fmt: skip
    """A side: who it is, spellbooks, Doom without Elder Signs, the signs that are open so far, and the sum."""
    told, liked = escape(side.name), likes(side.bot)
    if liked:
        told = say("wars-strip-bot.named", person=side.name, bot=markup(bot_name(side.bot)))
    if side.handicap:
        told = say("wars-end-side", person=side.name, handicap=side.handicap)
    ink = theme.TEXT if won else theme.TEXT_SECOND
    names = (Text(each, theme.SMALL, ink, line=True) for each in (told, escape(side.name)))
    below = Either(*names, rank=1) if side.name else None
    named = Text(words().name("faction", side.faction), theme.BODY_BOLD, line=high < TWO_LINES, spacing=0.9)
    called = Column(named, below, grow=1, at="fill", pack="center")
    cells = (Row(*cell, gap=8, pack="center", w=much, card=("term", term))
             for much, cell, (_, term, *_) in zip(columns, _cells(side, course, closed, high, long), COLUMNS,
                                                  strict=True))  # fmt: skip
    who = Row(_head(side.faction, high, long), called, gap=12, grow=1, pad=(8, 0), tip=escape(liked))
    frame = washed(theme.faction_colour(side.faction), won)
    return Row(who, *cells, h=high, frame=frame, card=("faction", side.faction))


def _head(faction: str, high: float, long: bool) -> Box:
    """The portrait of a side, or its medal where a row is too low for a head."""
    if high < 50:
        return Medal(faction, min(high - 4, 42))
    size = min(high - 16, 80 if long else 60)
    return Portrait(faction, size, above=max(8, (high - size) / 2 - 4))


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
        return Text(say("wars-end-signs", signs=0, doom=0), theme.SMALL, theme.TEXT_THIRD, line=True)

    def cards(wide: float, gap: float) -> Box:
        values = (Row(Text(str(value), theme.SMALL_BOLD, theme.INK, "center", line=True, grow=1), frame=OPENED, w=wide,
                      h=wide * 1.28) for value in opened)  # fmt: skip
        backs = (Drawn("back", _paint_back, w=wide, h=wide * 1.28) for _ in range(closed))
        return Row(*values, *backs, gap=gap)

    told = say("wars-end-signs", signs=len(opened), doom=sum(opened))
    if closed:
        told = say("wars-end-signs.closed", signs=len(opened), doom=sum(opened), closed=closed)
    return Either(cards(wide, 4), cards(min(wide, 18), 1), Text(told, theme.SMALL_BOLD, theme.GOLD, line=True))


def _paint_back(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    target.blit(tokens.sign_back(rect.width), rect)


CHARTS = ("doom", "power", "gates", "books")
DOOM_TO_END = 30

DEEDS: tuple[tuple[str, Callable[[Deeds], int]], ...] = (
    ("begun", lambda deeds: deeds.attacks),
    ("defended", lambda deeds: deeds.defences),
    ("killed", lambda deeds: deeds.killed),
    ("lost", lambda deeds: deeds.lost),
    ("captured", lambda deeds: deeds.captured),
    ("taken", lambda deeds: deeds.taken),
    ("gates", lambda deeds: deeds.gates_built),
    ("rituals", lambda deeds: deeds.rituals),
    ("signs", lambda deeds: deeds.signs),
)


def chart_data(course: Statistics, what: str) -> charts.ChartData:
    """One of ``CHARTS`` out of a match's course."""
    lines = tuple(
        charts.Line(
            faction,
            words().name("faction", faction),
            theme.faction_colour(faction),
            tuple(getattr(turn.standings[faction], what) for turn in course.turns),
        )
        for faction in course.factions
    )
    limit = (DOOM_TO_END, say("wars-end-chart-doom.limit", doom=DOOM_TO_END)) if what == "doom" else (0, "")
    return charts.ChartData(say(f"wars-end-chart-{what}"), course.turns[0].number, lines, *limit)


def dice_page(course: Statistics, wide: float, high: float) -> Box:
    """The dice of every faction: cards side by side, or a row each where the window is small."""
    count = len(course.factions)
    if (wide - 14 * (count - 1)) / count < 205 or high < 360:
        return _dice_rows(course, wide, high)
    cards = (_dice_card(faction, course.deeds[faction]) for faction in course.factions)
    note = say("wars-end-dice.note")
    return Column(Row(*cards, gap=14, h=min(high - 28, 560), across="fill"),
                  Text(note, theme.SMALL, theme.TEXT_SECOND, "center", line=True), gap=6)  # fmt: skip


def _dice_card(faction: str, deeds: Deeds) -> Box:
    ledger = deeds.ledger
    told = say("wars-end-dice", dice=ledger.dice, battles=deeds.attacks + deeds.defences)
    roles = theme.FACTION_NAME, theme.SMALL_BOLD
    called = Either(*(Text(words().name("faction", faction), role, line=True) for role in roles))
    below = Text(told, theme.SMALL, theme.TEXT_SECOND, line=True)
    head = Row(Portrait(faction, 44, above=10), Column(called, below, grow=1), gap=10)
    return Column(head, faces(ledger, grow=1), dice_told(ledger), frame=washed(theme.faction_colour(faction)), gap=10,
                  pad=(16, 14), grow=1)  # fmt: skip


def _dice_rows(course: Statistics, wide: float, high: float) -> Box:
    step = min(64, (high - 22) / len(course.factions))
    heads = ("dice", "kills", "pains", "luck") if wide >= 420 else ()
    rows = []
    for faction in course.factions:
        ledger = course.deeds[faction].ledger
        told = (str(ledger.dice), f"{ledger.kills} ({say('chronicle-mean', number=ledger.expected_kills)})",
                f"{ledger.pains} ({say('chronicle-mean', number=ledger.expected_pains)})")  # fmt: skip
        rows.append(Row(
            Medal(faction, min(step - 12, 48 if wide >= 700 else 32)),
            *(Text(words_, theme.LABEL, align="center", line=True, grow=1) for words_ in told),
            Text(ledger.luck_told, theme.LABEL, luck_colour(ledger), "right", line=True, grow=1),
            frame=washed(theme.faction_colour(faction)), pad=(10, 0), h=step - 6,
        ))  # fmt: skip
    head = (Text(say(f"wars-end-dice-column-{each}"), theme.TINY, theme.TEXT_SECOND,
                 "right" if each == "luck" else "center", line=True, grow=1) for each in heads)  # fmt: skip
    return Column(Row(Space(w=32), *head, pad=(10, 0)), *rows, gap=6)


def deeds_page(course: Statistics, layout: Layout, wide: float, high: float) -> Box:
    """Battles, losses, captures, gates, Rituals and signs: a row a faction."""
    factions = course.factions
    return deeds(
        [(say(f"wars-end-deed-{deed}"), say(f"wars-end-deed-{deed}.short"),
          [get(course.deeds[each]) for each in factions]) for deed, get in DEEDS],
        [(words().name("faction", faction), theme.faction_colour(faction)) for faction in factions],
        lambda place, size: Portrait(factions[place], size, above=size * 0.24 if size > 48 else 3),
        layout, wide, high,
    )  # fmt: skip
