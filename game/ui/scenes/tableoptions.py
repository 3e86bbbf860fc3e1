"""The right panel of the new game screen, its options, and the large tiles of games and maps."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.language.spoken import say
from game.match import lobby
from game.match.lobby import PACES, GameInfo
from game.ui import draw, theme
from game.ui.gamescreen import screen_of
from game.ui.kit.areas import Press
from game.ui.kit.base import Control
from game.ui.kit.box import Box, Column, Drawn, Either, Line, Row, Space, Stack, Text
from game.ui.kit.controls import Choice, Cycle, Toggle
from game.ui.kit.entry import Field
from game.ui.kit.frame import PLAIN
from game.ui.layout import Layout
from game.ui.pictures import map_part
from game.ui.rich import escape
from game.ui.scenes.form import opener
from game.ui.scenes.setup import LARGEST_SEED, Setup

VIEWS = {
    "earth_4_west3_east5": ((0.68, 0.36), 0.52),
    "earth_4_west5_east3": ((0.24, 0.40), 0.52),
}
"""Which part of a map's picture shows best what is special about it."""


def _wide(width: int) -> int:
    """How wide the picture is on a tile."""
    return round(width * 0.62)


@functools.lru_cache(maxsize=8)
def _ground(own: pygame.Surface | None, map_id: str, width: int, height: int, radius: int) -> pygame.Surface:
    """A map, or the game's ``own`` picture, coming out of the dark, behind a game's name; with round corners."""
    made = draw.gradient(width, height, theme.PANEL_TOP, theme.PANEL_BOTTOM).copy()
    wide = _wide(width)
    picture = map_part(map_id, wide, height, (0.55, 0.36), 0.9) if map_id else own
    if picture is not None:
        made.blit(picture, (width - wide, 0))
        middle = theme.mix(theme.PANEL_TOP, theme.PANEL_BOTTOM, 0.5)
        made.blit(draw.side_fade(round(wide * 0.6), height, middle, 255, 0), (width - wide, 0))
    made = made.convert_alpha()
    made.blit(draw.rounded_mask(width, height, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def size_words(game: GameInfo) -> str:
    """For how many a game is and how long it takes: "3 or 4 players · 60 min"."""
    players = game.players
    if len(players) == 1:
        told = say("newgame-size", players=players[0])
    else:
        key = "newgame-size-two" if len(players) == 2 else "newgame-size-range"
        told = say(key, first=players[0], last=players[-1])
    return f"{told} · {say('newgame-minutes', minutes=game.minutes)}" if game.minutes else told


def game_tile(game: GameInfo, chosen: bool, high: float, on: Callable[[], None]) -> Box:
    """A game to choose: its name, for how many and how long, a sentence, a picture."""

    def ground(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        radius = layout.px(6)
        # What is on it may come later than the tile is first shown.
        own = None if game.map else screen_of(game.id).picture(_wide(rect.width), rect.height)
        target.blit(_ground(own, game.map, rect.width, rect.height, radius), rect)
        if not chosen:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, radius, 90)

    told, line = size_words(game), Text(game.text, theme.SEA, theme.TEXT_SECOND, line=True)
    # A game without a map shows a hand of cards at its right end.
    end = Space(w=0 if game.map else 1.75 * high)
    if high >= 90:
        name = Text(game.name, theme.TITLE_LARGE, line=True)
        said: Box = Column(name, Text(told, theme.CARD, line=True), line, grow=63)
        end = Space(grow=0 if game.map else 37)
    else:
        name, smaller = (Text(game.name, role, line=True) for role in (theme.TITLE_SMALL, theme.FACTION_NAME))
        count = Text(told, theme.SMALL, line=True)
        both, close, low = Row(name, count, gap=14), Row(smaller, count, gap=10), high < LOW
        # Three lines are too high for most tiles: then two, and what is shorter first.
        whole = (Column(*parts, pack="center")
                 for parts in ((both, line), (close, line), (name, count, line), (name, count), (name,)))  # fmt: skip
        said = Either(*((both, name) if low else whole), tall=True, grow=1, at="fill")
    beside = Row(said, end, pad=(28 if high >= 90 else 16, 0))
    tile = Stack(Space(h=high - 2), Drawn((game.id, chosen), ground), beside)
    return Press(f"game.{game.id}", tile, on, chosen=chosen, look="tile", pad=1, grow=1)


def map_tile(choice: lobby.Choice, chosen: bool, alone: bool, on: Callable[[], None]) -> Box:
    """A map to choose: its picture, bright when chosen, and its name; lower where it is the only one."""

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        picture = map_part(choice.id, rect.width, rect.height, *VIEWS.get(choice.id, ((0.5, 0.5), 1.0)))
        if picture is not None:
            target.blit(picture, rect)
        else:
            draw.fill(target, rect, theme.SEA_DEEP)
        if not chosen:
            draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, 0, 110)

    name = Text(escape(choice.name), theme.BODY_BOLD if chosen else theme.BODY,
                theme.TEXT if chosen else theme.TEXT_SECOND, line=True)  # fmt: skip
    picture = Stack(Space(h=52 if alone else 76), Drawn((choice.id, chosen), paint), grow=1)
    tile = Column(picture, Row(name, pad=(4, 0)), gap=2)
    return Press(f"map.{choice.id}", tile, on, chosen=chosen, look="tile", pad=4, grow=1, enabled=not alone,
                 tip=escape(choice.text))  # fmt: skip


TOLD_BELOW = ("edition",)
"""Controls whose note stands below them where it has no room beside them: it explains a word nobody knows."""
LOW = 50
"""A tile of a game that is lower has no room for its sentence."""
UNDO = ("free", "strict", "ironman")


def table_options(layout: Layout, setup: Setup, ask_open: Callable[[], None], told: str = "") -> Box:
    """The right panel: maps, or ``told`` of a game that has none, and a line for each option."""
    maps = setup.info.boards.get(setup.players, ())
    tiles = (map_tile(each, each.id == setup.map, len(maps) == 1, partial(setattr, setup, "map", each.id))
             for each in maps)  # fmt: skip
    low = layout.compact
    again = Text(say("custom-table.again"), theme.NOTE, theme.TEXT_SECOND, line=True, rank=1)
    return Column(
        Row(Text(say("custom-table"), theme.HEAD_LARGE, theme.GOLD, line=True, grow=1),
            again if setup.begun else None, gap=12),
        Row(*tiles, gap=12, across="fill", grow=6) if maps else None,
        Text(told, theme.BODY if low else theme.CARD, theme.TEXT_SECOND) if told else None,
        Line(),
        *(_line(name, note, control) for name, note, control in _lines(setup, ask_open)),
        frame=PLAIN, pad=(14, 10) if low else (24, 18), gap=6 if low else 10,
    )  # fmt: skip


def _line(name: str, note: str, control: Control) -> Box:
    """A control beside its name, with a note where there is room for it, or below it where there is little."""
    title, words = Text(name, theme.BODY_BOLD, line=True), Text(note, theme.NOTE, theme.TEXT_SECOND, line=True)
    beside: Box = Row(title, Space(grow=1), control, gap=12)
    if control.id in TOLD_BELOW:
        beside = Column(beside, words)
    return Either(Row(title, words if note else None, Space(grow=1), control, gap=12), beside,
                  Column(title, control, gap=2), grow=1)  # fmt: skip


def _lines(setup: Setup, ask_open: Callable[[], None]) -> Iterator[tuple[str, str, Control]]:
    own, settings = setup.own_options, setup.services.settings
    if setup.info.editions:
        editions = tuple((each.id, each.name) for each in setup.info.editions)
        told = next((each for each in setup.info.editions if each.id == setup.edition), setup.info.editions[0])
        yield say("custom-editions"), told.more, Choice(
            "edition", editions, setup.edition, partial(setattr, setup, "edition"), tip=escape(told.text)
        )
    if setup.paired:
        ways = (("draft", say("custom-factions.draft")), ("given", say("custom-factions.given")))
        yield say("custom-factions"), say("custom-factions.note"), Choice(
            "factions", ways, "draft" if setup.drafted else "given", partial(_draft, setup)
        )
    for each in setup.info.options:
        if each.front:
            values = tuple((value.id, value.name) for value in each.choices)
            yield each.name, "", Cycle(f"option.{each.id}", values, own.get(each.id, each.usual),
                                       partial(own.__setitem__, each.id), each.usual, tip=escape(each.text), most=280,
                                       share=0.62)  # fmt: skip
    behind = [each for each in setup.info.options if not each.front]
    if behind:
        changed = sum(own.get(each.id, each.usual) != each.usual for each in behind)
        words = say("custom-variants.changed", count=changed) if changed else \
            f"<second>{say('custom-variants.usual')}</>"
        yield say("custom-variants"), "", opener("options", words, ask_open, w=156, tip=say("custom-variants.tip"))
    if setup.info.factions:
        yield say("custom-gates"), say("custom-gates.note"), Toggle("gates", setup.auto_gates,
                                                         partial(setattr, setup, "auto_gates"))  # fmt: skip
    mode = "ironman" if setup.ironman else "strict" if setup.strict_undo else "free"
    modes = tuple((each, say(f"custom-undo.{each}")) for each in UNDO)
    yield say("custom-undo"), say(f"custom-undo-{mode}"), Choice("undo", modes, mode, partial(_undo, setup))
    yield say("custom-random-seats"), say("custom-random-seats.note"), Toggle("random_seats", setup.random_seats,
                                                         partial(setattr, setup, "random_seats"))  # fmt: skip
    paces = tuple((pace, say(f"settings-pace.{pace.replace('_', '-')}")) for pace in PACES)
    yield say("custom-pace"), "", Choice("pace", paces, settings.bot_pace, partial(setattr, settings, "bot_pace"))
    yield say("custom-seed"), say("custom-seed.note"), Field("seed", setup.seed, partial(setattr, setup, "seed"),
                                                        say("custom-seed.random"), len(str(LARGEST_SEED)), True, w=190)


def _draft(setup: Setup, value: str) -> None:
    setup.drafted = value == "draft"


def _undo(setup: Setup, value: str) -> None:
    setup.strict_undo, setup.ironman = value == "strict", value == "ironman"
