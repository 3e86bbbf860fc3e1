"""The right panel of the new game screen: map, edition, what the game leaves open, conveniences, pace, seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.match.lobby import PACES
from game.ui import theme
from game.ui.kit.base import Control
from game.ui.kit.box import Box, Column, Either, Line, Row, Space, Text
from game.ui.kit.controls import Choice, Cycle, Toggle
from game.ui.kit.entry import Field
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.form import opener
from game.ui.scenes.gametile import map_tile
from game.ui.scenes.setup import LARGEST_SEED, Setup

UNDO = {"free": ("Free", "back to any decision"), "strict": ("Strict", "only until dice or Signs show"),
        "ironman": ("Ironman", "strict, and one save")}  # fmt: skip
PLAIN = Frame(radius=8, diamonds=False)
"""The ground of the screen's panels."""


def table_options(layout: Layout, setup: Setup, ask_open: Callable[[], None]) -> Box:
    maps = setup.info.boards.get(setup.players, ())
    tiles = (map_tile(each, each.id == setup.map, len(maps) == 1, partial(setattr, setup, "map", each.id))
             for each in maps)  # fmt: skip
    low = layout.compact
    return Column(
        Row(Text("The table", theme.HEAD_LARGE, theme.GOLD, line=True, grow=1),
            Text("as last time", theme.BODY_ITALIC, theme.TEXT_THIRD, line=True, rank=1), gap=12),
        Row(*tiles, gap=12, across="fill", grow=6) if maps else None,
        Line(),
        *(_line(name, note, control) for name, note, control in _lines(setup, ask_open)),
        frame=PLAIN, pad=(14, 10) if low else (24, 18), gap=6 if low else 10,
    )  # fmt: skip


def _line(name: str, note: str, control: Control) -> Box:
    """A control beside its name, with a note where there is room for it, or below it where there is little."""
    title, words = Text(name, theme.BODY_BOLD, line=True), Text(note, theme.BODY_ITALIC, theme.TEXT_SECOND, line=True)
    return Either(Row(title, words if note else None, Space(grow=1), control, gap=12),
                  Row(title, Space(grow=1), control, gap=12), Column(title, control, gap=2), grow=1)  # fmt: skip


def _lines(setup: Setup, ask_open: Callable[[], None]) -> Iterator[tuple[str, str, Control]]:
    own, settings = setup.own_options, setup.services.settings
    if setup.info.editions:
        editions = tuple((each.id, each.name) for each in setup.info.editions)
        yield "Edition", "", Choice("edition", editions, setup.edition, partial(setattr, setup, "edition"))
    if setup.paired:
        ways = (("draft", "drafted"), ("given", "given"))
        yield "Factions", "two for each", Choice("factions", ways, "draft" if setup.drafted else "given",
                                                 partial(_draft, setup))  # fmt: skip
    for each in setup.info.options:
        if each.front:
            values = tuple((value.id, value.name) for value in each.choices)
            yield each.name, "", Cycle(f"option.{each.id}", values, own.get(each.id, each.usual),
                                       partial(own.__setitem__, each.id), each.usual, tip=escape(each.text), most=280,
                                       share=0.62)  # fmt: skip
    behind = [each for each in setup.info.options if not each.front]
    if behind:
        changed = sum(own.get(each.id, each.usual) != each.usual for each in behind)
        words = f"<gold>{changed} changed</>" if changed else "<second>as usual</>"
        yield "Rules left open", "", opener("options", words, ask_open, w=156,
                                            tip="What the rulebook leaves open, each with what it usually is.")
    if setup.info.factions:
        yield "Gates", "taken for you when free", Toggle("gates", setup.auto_gates,
                                                         partial(setattr, setup, "auto_gates"))  # fmt: skip
    mode = "ironman" if setup.ironman else "strict" if setup.strict_undo else "free"
    modes = tuple((id, name) for id, (name, _) in UNDO.items())
    yield "Undo", UNDO[mode][1], Choice("undo", modes, mode, partial(_undo, setup))
    yield "Random seats", "drawn when you begin", Toggle("random_seats", setup.random_seats,
                                                         partial(setattr, setup, "random_seats"))  # fmt: skip
    paces = tuple((pace, pace.replace("_", " ")) for pace in PACES)
    yield "Bots’ pace", "", Choice("pace", paces, settings.bot_pace, partial(setattr, settings, "bot_pace"))
    yield "Seed", "the same seed, the same dice", Field("seed", setup.seed, partial(setattr, setup, "seed"),
                                                        "chosen for you", len(str(LARGEST_SEED)), True, w=190)


def _draft(setup: Setup, value: str) -> None:
    setup.drafted = value == "draft"


def _undo(setup: Setup, value: str) -> None:
    setup.strict_undo, setup.ironman = value == "strict", value == "ironman"
