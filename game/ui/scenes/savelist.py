"""The list of saves: grouped by game, sorted and searched; how a save is put into words, boxes and pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import pygame

from game.games import registry
from game.language.folding import folded
from game.language.spoken import say
from game.language.values import day_of
from game.match.dated import campaign_name
from game.match.gamewords import words_for
from game.match.handicap import handicap_words
from game.match.lobby import SavedPlayer, SaveInfo
from game.match.words import words
from game.ui import draw, pictures, theme
from game.ui.glyphs import medal
from game.ui.kit.box import Box, Column, Drawn, Icon, Line, Row, Space, Text
from game.ui.kit.medal import people
from game.ui.layout import Layout
from game.ui.paintings import PAINTINGS, of_position
from game.ui.pictures import cut_to_fill, thumbnail
from game.ui.rich import escape
from game.ui.scene import Program

MOST = 80
"""How many pictures are kept."""

Key = tuple[bytes, int, int]


class Thumbs:
    """Pictures by their bytes and size, one made after the other; ``ready`` is called after each."""

    def __init__(self, app: Program, ready: Callable[[], None]) -> None:
        self._app = app
        self._ready = ready
        self.made: OrderedDict[Key, pygame.Surface | None] = OrderedDict()
        self._wanted: list[Key] = []
        self._making: Key | None = None

    def get(self, data: bytes, width: int, height: int) -> pygame.Surface | None:
        """A picture that fills a size; None while it is being made, or when it cannot be."""
        key = (data, width, height)
        if key in self.made:
            self.made.move_to_end(key)
            return self.made[key]
        if key not in (*self._wanted, self._making):
            # What was wanted long ago has been scrolled past.
            self._wanted = [*self._wanted, key][-MOST:]
            self._go_on()
        return None

    @property
    def busy(self) -> bool:
        """Whether a picture is still being made."""
        return self._making is not None

    def close(self) -> None:
        """Make no more."""
        self._ready = lambda: None
        self._wanted.clear()

    def _go_on(self) -> None:
        if self._making is None and self._wanted:
            key = self._making = self._wanted.pop()
            self._app.aside("thumbnails", lambda: _decoded(*key), partial(self._take, key))

    def _take(self, key: Key, made: pygame.Surface | None) -> None:
        self.made[key] = made.convert() if made is not None and pygame.display.get_surface() else made
        while len(self.made) > MOST:
            self.made.popitem(last=False)
        self._making = None
        self._go_on()
        self._ready()


def _decoded(data: bytes, width: int, height: int) -> pygame.Surface | None:
    whole = pictures.decoded(data)
    return cut_to_fill(whole, width, height) if whole is not None else None


def when(date: datetime, now: datetime) -> str:
    """A date as people say it: "today, 23:40", "yesterday, 9:05", "November 3, 2026, 20:00"."""
    clock = f"{date.hour}:{date.minute:02}"
    if date.date() == now.date():
        return say("times-today", clock=clock)
    if date.date() == (now - timedelta(days=1)).date():
        return say("times-yesterday", clock=clock)
    return say("times-day", date=day_of(date), clock=clock)


def game_name(save: SaveInfo) -> str:
    return registry.game_name(save.game)


def where(save: SaveInfo) -> str:
    """How far the game is: "Turn 4, Action phase"."""
    known = save.game in registry.games()
    return words_for(save.game).where(save.turn, save.phase.strip()) if known else say("load-turn", turn=save.turn)


def ended(save: SaveInfo) -> str:
    """How long a game that is over took: "Over in turn 9"."""
    known = save.game in registry.games()
    return words_for(save.game).ended(save.turn) if known else say("load-over", turn=save.turn)


def draw_thumbnail(target: pygame.Surface, layout: Layout, save: SaveInfo, rect: pygame.Rect,
                   thumbs: Thumbs | None = None) -> None:  # fmt: skip
    """Paint the saved game's picture in a brass frame, its medals on ink when it has none, or none yet.

    A position that came with the program has the picture painted for it.
    """
    picture, position = None, of_position(save.path) if save.shipped else ""
    if position:
        picture = PAINTINGS.cut(position, rect.size, None, "", 0)
    elif save.thumbnail:
        make = thumbs.get if thumbs is not None else thumbnail
        picture = make(save.thumbnail, rect.width, rect.height)
    if picture is not None:
        target.blit(picture, rect)
    else:
        draw.fill(target, rect, theme.SEA_DEEP, theme.INK)
        factions = [faction for player in save.players for faction in player.faction.split("+")]
        size = min(rect.height // 2, rect.width // max(len(factions) + 1, 2))
        x = rect.centerx - size * len(factions) // 2
        for faction in factions:
            sign = medal(faction or None, max(size - 4, 10))
            target.blit(sign, sign.get_rect(center=(x + size // 2, rect.centery)))
            x += size
    draw.outline(target, rect, theme.BRASS_LINE, 0, 1, 200)


NEWEST, NAME, TURN = "newest", "name", "turn"
SORTS = (NEWEST, NAME, TURN)
ALL, NAMED, KEPT = "all", "named", "kept"
KINDS = (ALL, NAMED, KEPT)

_KEYS: dict[str, Callable[[SaveInfo], Any]] = {
    NEWEST: lambda save: datetime.max - save.date,
    NAME: lambda save: folded(save.name),
    TURN: lambda save: -save.turn,
}


@dataclass(frozen=True)
class Entry:
    """A line of the list: a save, or a heading over several; ``under`` is a save that stands under a heading.

    ``campaign`` is a heading over several games, ``within`` what stands below such a one.
    """

    save: SaveInfo | None
    heading: str = ""
    note: str = ""
    players: tuple[SavedPlayer, ...] = ()
    under: bool = False
    campaign: bool = False
    within: bool = False


def rows(
    saves: Iterable[SaveInfo], sort: str = NEWEST, search: str = "", now: datetime | None = None, kind: str = ALL
) -> list[Entry]:
    """The rows of the list.

    Games of one campaign stand together under its name. Saves of one match stand together, named ones before what
    the program keeps by itself; a match with several has a heading. What cannot be opened comes after, then what came
    with the program. Every word of ``search`` must be in a save's name, campaign, players, factions, turn, phase or
    date. ``kind`` leaves only what was saved under a name, or only what the program keeps.
    """
    wanted = folded(search).split()
    moment = now or datetime.now()
    found = [save for save in saves if _is(save, kind) and (not wanted or _tells(save, wanted, moment))]
    key = _KEYS[sort]
    matches: dict[object, list[SaveInfo]] = {}
    for save in found:
        if save.problem is None and not save.shipped:
            matches.setdefault(save.match or save.path, []).append(save)
    campaigns: dict[object, list[list[SaveInfo]]] = {}
    for match, group in matches.items():
        campaigns.setdefault(group[0].campaign or (match,), []).append(group)

    def first(group: list[SaveInfo]) -> Any:
        return min(map(key, group))

    made: list[Entry] = []
    for groups in sorted(campaigns.values(), key=lambda groups: min(map(first, groups))):
        if groups[0][0].campaign:
            called = campaign_name(groups[0][0].campaign)
            made.append(Entry(None, called, say("load-games", count=len(groups)), campaign=True))
        for group in sorted(groups, key=first):
            made += [replace(row, within=bool(groups[0][0].campaign)) for row in _of_match(group, key)]
    for heading, some in (
        (say("load-damaged"), [save for save in found if save.problem is not None]),
        (say("load-shipped"), [save for save in found if save.shipped and save.problem is None]),
    ):
        if some:
            made.append(Entry(None, heading))
            made += [Entry(save) for save in sorted(some, key=key)]
    return made


def _of_match(group: list[SaveInfo], key: Callable[[SaveInfo], Any]) -> list[Entry]:
    """The saves of one match, under a heading if there are several."""
    made: list[Entry] = []
    if len(group) > 1:
        made = [Entry(None, game_name(group[0]), say("load-saves", count=len(group)), group[0].players)]
    ordered = sorted(group, key=lambda save: (save.autosave, key(save)))
    return made + [Entry(save, under=len(group) > 1) for save in ordered]


def _is(save: SaveInfo, kind: str) -> bool:
    if kind == ALL:
        return True
    return not save.shipped and save.autosave == (kind == KEPT)


def _tells(save: SaveInfo, wanted: Sequence[str], now: datetime) -> bool:
    speech = words()
    named = [speech.name("faction", player.faction) for player in save.players if speech.has("faction", player.faction)]
    names = [player.name for player in save.players]
    campaign, date = campaign_name(save.campaign), when(save.date, now)
    parts = (save.name, campaign, game_name(save), where(save), date, *named, *names)
    told = folded(" ".join(parts))
    return all(word in told for word in wanted)


def ahead(save: SaveInfo, now: datetime) -> bool:
    """Whether a save is dated in the future: the clock was another when it was made."""
    return save.date > now + timedelta(minutes=10) and save.problem is None


def size_words(size: int) -> str:
    """Bytes as people say them: "640 kB", "12.4 MB"."""
    if size < 1_000_000:
        return say("times-kilobytes", size=round(size / 1000))
    return say("times-megabytes", size=size / 1_000_000)


def players(of: tuple[SavedPlayer, ...]) -> Box:
    return people((player.faction.split("+"), player.name, player.kind == "person",
                   handicap_words(*player.handicap)) for player in of)  # fmt: skip


def save_row(row: Entry, layout: Layout, thumbs: Thumbs) -> Box:
    """A row; what belongs to a campaign is held together by a line at its left."""
    made = _heading(row) if row.save is None else _save(row, row.save, layout, thumbs)
    return Row(Line(upright=True), made, gap=8, across="fill") if row.within else made


def _heading(row: Entry) -> Box:
    return Row(
        Icon("campaign", 30, theme.BRASS) if row.campaign else None,
        Text(escape(row.heading), theme.HEAD, theme.GOLD, line=True),
        players(row.players) if row.players else None,
        Line(grow=1),
        Text(row.note, theme.NOTE, theme.TEXT_SECOND, line=True) if row.note else None,
        gap=14, grow=1,
    )  # fmt: skip


def _save(row: Entry, save: SaveInfo, layout: Layout, thumbs: Thumbs) -> Box:
    """A save under a heading does not name the players again. Words of all rows begin at one line."""
    high = 56 if row.under or save.problem else 64 if layout.compact else 88
    wide = (64 if layout.compact else 88) * 1.6

    def draw(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        shown = pygame.Rect(0, 0, round(rect.height * 1.6), rect.height)
        shown.center = rect.center
        draw_thumbnail(target, layout, save, shown, thumbs)

    date = "" if save.shipped else when(save.date, datetime.now())
    colour = theme.TEXT_THIRD if save.problem else theme.TEXT_SECOND if save.autosave else theme.TEXT
    said = Text(escape(save.problem), theme.BODY, theme.REASON, line=True) if save.problem else \
        Text(second_line(save, row.under), theme.BODY, theme.TEXT_SECOND, line=True)  # fmt: skip
    return Row(
        Drawn(save.path, draw, w=wide, h=high) if layout.width_du > 560 else Space(h=high),
        Column(
            Row(Text(escape(save.name), theme.TITLE_SMALL, colour, line=True, grow=1),
                Text(date, theme.NOTE, theme.TEXT_SECOND, line=True), gap=12),
            said,
            None if row.under or save.problem else players(save.players),
            grow=1,
        ),
        gap=16, grow=1,
    )  # fmt: skip


def second_line(save: SaveInfo, under: bool) -> str:
    """Where the game stands, and what kind of save it is."""
    parts = [] if under else [game_name(save)]
    parts.append(ended(save) if save.over else where(save))
    if save.autosave:
        parts.append(say("load-autosave"))
    if save.ironman:
        parts.append(say("load-ironman"))
    return " · ".join(parts)
