"""Numbers as the end screens and the chronicle show them: what everybody has done, and dice against fair ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.language.spoken import say
from game.match.dice import Ledger
from game.ui import charts, draw, theme
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Drawn, Either, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

HIGHEST = 176
"""How high a row of what everybody has done is at most, in design units."""
TWO_LINES = 100
"""From this height on a row's name may have two lines."""
Numbers = tuple[str, str, Sequence[int]]
"""Head where there is room, a shorter one where there is not, and a value for every row."""
LUCK_COLOURS = {
    "forsaken": theme.KILL, "unlucky": theme.PAIN, "little-unlucky": theme.PAIN,
    "little-lucky": theme.FREE, "lucky": theme.FREE, "favored": theme.FREE,
}  # fmt: skip


class Unseen(Column):
    """Boxes that keep their room and are not painted."""

    see_through = False


def washed(colour: theme.RGB, won: bool = False) -> Frame:
    """The ground of what belongs to a side; gold round it where the side has won."""
    return Frame(line=theme.GOLD if won else theme.BRASS_LINE, alpha=255 if won else 90, radius=4, wash=colour,
                 diamonds=False, light=theme.GOLD if won else None)  # fmt: skip


def deeds(
    columns: Sequence[Numbers], rows: Iterable[tuple[str, theme.RGB]], sign: Callable[[int, float], Box],
    layout: Layout, wide: float, high: float,
) -> Box:  # fmt: skip
    """What everybody has done, the most of each in gold: a row each, with ``sign`` of a place and a size before it."""
    told, named = [*rows], wide >= 900
    first = 220 if named else 48
    heads = _heads(columns, named, layout, (wide - first - 10) / len(columns))
    head = Row(Space(w=first), *heads, Space(w=10), across="end")
    above = Laying(layout, {}).high(head, layout.px(wide)) / layout.scale
    step = min(HIGHEST, (high - max(above, 40)) / len(told))
    role = theme.TITLE if step >= 120 else theme.BANNER if step >= 60 else theme.LABEL
    size = min(step - 14, max(48, step * 0.56) if wide >= 700 else 32)

    def row(place: int, name: str, colour: theme.RGB) -> Box:
        words = Text(name, theme.BODY_BOLD, line=step < TWO_LINES, grow=1, spacing=0.9) if named else None
        numbers = (
            Text(str(values[place]), role, theme.GOLD if values[place] and values[place] == max(values)
                 else theme.TEXT if values[place] else theme.TEXT_SECOND, "center", line=True, grow=above_it.grow)
            for above_it, (_, _, values) in zip(heads, columns, strict=True)
        )  # fmt: skip
        who = Row(sign(place, size), words, gap=10, pad=(8, 0), w=first)
        return Row(who, *numbers, Space(w=10), frame=washed(colour), h=step - 8)

    return Column(head, *(row(place, *each) for place, each in enumerate(told)), gap=8)


def _heads(columns: Sequence[Numbers], named: bool, layout: Layout, each: float) -> list[Text]:
    """Heads that wrap where no word is wider than its column, else short ones, each with room of its own."""
    px, room = layout.font_px(theme.TINY), layout.px(each) - 4

    def widest(words: Iterable[str], px: int) -> int:
        return max(draw.text_width(word, theme.TINY, px) for word in words)

    if named and widest((word for long, _, _ in columns for word in long.split()), px) <= room:
        return [Text(long, theme.TINY, theme.TEXT_SECOND, "center", grow=1) for long, _, _ in columns]
    least = [widest([short], theme.SMALLEST_PX) for _, short, _ in columns]
    shares = least if max(least) > room else [1] * len(least)
    return [Text(short, theme.TINY, theme.TEXT_SECOND, "center", line=True, grow=share)
            for (_, short, _), share in zip(columns, shares, strict=True)]  # fmt: skip


def dice_results(ledger: Ledger) -> tuple[tuple[str, int, float], ...]:
    """What was rolled, how often, and how often fair dice bring it."""
    return ("kills", ledger.kills, ledger.expected_kills), ("pains", ledger.pains, ledger.expected_pains)


def dice_told(ledger: Ledger) -> Box:
    """ "Kills 7, expected 5.3", the same of Pains, and how lucky that is."""
    rows = []
    for what, rolled, expected in dice_results(ledger):
        # On a side's color, red on red would not be read.
        colour = theme.mix(theme.KILL if what == "kills" else theme.PAIN, theme.TEXT, 0.45)
        fell = (Text(say(f"dice-{what}"), theme.BODY_BOLD, colour, line=True),
                Text(str(rolled), theme.BODY_BOLD, line=True))  # fmt: skip
        fair = Text(say("dice-expected", expected=expected), theme.SMALL, theme.TEXT_SECOND, line=True)
        rows.append(Either(Row(*fell, Space(grow=1), fair, gap=5), Column(Row(*fell, gap=5), fair)))
    return Column(*rows, Text(ledger.luck_told, theme.BODY, luck_colour(ledger), "center", line=True), gap=4)


def luck_colour(ledger: Ledger) -> theme.RGB:
    """The colour luck is told in."""
    return LUCK_COLOURS.get(ledger.luck, theme.TEXT_SECOND)


def faces(ledger: Ledger, **sizes: float) -> Box:
    """How often each face fell, as columns."""
    return Drawn(ledger, partial(charts.draw_faces, ledger.faces), **sizes)  # type: ignore[arg-type]
