"""A custom game: the game above, seats on the left, the table's options on the right, one sentence and Begin below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.language.spoken import has, name, say
from game.language.values import Name
from game.match.handicap import handicap_words, levelling_words
from game.match.lobby import NO_HANDICAP, RANDOM
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Column, Either, Line, Row, Space, Text
from game.ui.kit.controls import Button, Choice, Toggle
from game.ui.kit.frame import LIT, PLAIN, ROW, Frame
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import setting
from game.ui.scenes.handicap import HandicapScene, OptionsScene
from game.ui.scenes.seatrow import heads, seat_row
from game.ui.scenes.setup import MOST, Setup, factions_in
from game.ui.scenes.tableoptions import game_tile, table_options

FIFTH = 106
"""The height of a fifth seat, in design units."""


def about(setup: Setup) -> str:
    """A few sentences in rich text; empty where there are none about the game for so many."""
    way = "-draft" if setup.draft else "-given" if setup.paired else ""
    keys = (f"{setup.game}-about-{setup.players}{way}", f"{setup.game}-about")
    return next((say(key) for key in keys if has(key)), "")


def sentence(setup: Setup) -> str:
    """What is about to begin, in a few short sentences of rich text."""
    parts, given = [], []
    for index, seat in enumerate(setup.seated):
        sides = [name("faction", each, f"<{each}>**{{}}**</>") for each in factions_in(setup.faction_of(index))]
        sitter = seat.name.strip() or say("custom-nobody")
        parts.append(_seated(sitter, sides, seat.person, setup.faction_of(index) == RANDOM))
        if not setup.draft and setup.info.factions and seat.handicap != NO_HANDICAP:
            handicap = handicap_words(*seat.handicap)
            given.append(say("custom-handicap", who=sides or sitter, handicap=handicap))
    people = sorted(range(len(parts)), key=lambda i: not setup.seated[i].person)
    first, *others = [parts[i] for i in people]
    told: list[str] = [say("custom-against", first=first, others=others)]
    if setup.map:
        names = {choice.id: choice.name for choice in setup.info.boards.get(setup.players, ())}
        told.append(say("custom-map", map=names[setup.map]))
    if setup.info.editions:
        editions = {choice.id: choice.name for choice in setup.info.editions}
        told.append(say("custom-edition", edition=editions[setup.edition]))
    if setup.draft:
        told.append(say("custom-drafts"))
    return "\n".join([" ".join(told), *([" ".join(given)] if given else [])])


def _seated(sitter: str, sides: Sequence[Name], person: bool, chance: bool) -> str:
    """Somebody with what they play, if that is known."""
    if sides:
        return say("custom-person", name=sitter, sides=sides) if person else say("custom-bot", sides=sides)
    if chance:
        return say("custom-person-random", name=sitter) if person else say("custom-bot-random")
    return say("custom-named", name=sitter)


class CustomGameScene(Page):
    """Choose who plays what on which table. All of it is as it was last time, so Enter begins at once."""

    titled = "custom"
    uses_gui = True

    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__()
        self._given = setup

    def enter(self, app: Program) -> None:
        self.setup = self._given or Setup(app.services)
        super().enter(app)

    def reworded(self) -> None:
        self.setup.reworded()

    def escape(self) -> None:
        self.replace(scene_named("new_game"))

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        setup, gap = self.setup, 12 if layout.compact else 18
        # Games stand on high tiles where there is room for them and everything else: four seats, or five.
        spare = layout.height_du - 54 - 104 - 620 - 84 - FIFTH * (max(setup.info.players) > MOST and bool(setup.map))
        large = not layout.compact and spare > 80
        across = layout.width_du >= 940 * layout.frame
        high = min(spare, 206) if large else 60 * layout.frame if across else 40 * layout.frame
        games = setup.services.games()
        tiles = [game_tile(each, each.id == setup.game, high, partial(self._game, each.id)) for each in games]
        side_by_side = Row(None if large else self._number(1), *tiles, gap=20 if large else 10)
        blurb = "" if setup.info.map else about(setup)
        seats, table = self._seats(layout, large), table_options(layout, setup, self._ask_open, blurb)
        if wide := self._wide(layout):
            seats.grow, table.grow = 68, 32
        return Column(
            self._head(1, say("custom-game"), large) if large else None,
            None if len(games) == 1 else side_by_side if across else Column(*tiles, gap=6),
            Row(seats, table, gap=gap, across="fill", grow=1) if wide else Column(seats, table, gap=gap),
            None if wide else self._told(layout), gap=gap,
        )  # fmt: skip

    def _wide(self, layout: Layout) -> bool:
        """Whether seats and table stand side by side."""
        return layout.width_du >= 1060

    def _head(self, number: int, words: str, large: bool) -> Box:
        """A heading, with the number of its click."""
        return Row(self._number(number, large), Text(words, theme.HEAD_LARGE, theme.GOLD, line=True),
                   gap=12 if large else 8)  # fmt: skip

    def _number(self, number: int, large: bool = False) -> Box:
        side = 32 if large else 24
        ring = Frame(theme.INK, theme.INK, theme.BRASS, 255, radius=side / 2, diamonds=False)
        role = theme.FACTION_NAME if large else theme.COUNT
        return Column(Text(str(number), role, theme.GOLD, "center", line=True), frame=ring, pack="center",
                      w=side, h=side)  # fmt: skip

    def _seats(self, layout: Layout, large: bool) -> Box:
        """How many play, and a panel for each of them. There is room for four, so that nothing jumps."""
        setup, low = self.setup, layout.compact
        counts = tuple((str(n), str(n)) for n in setup.info.players)
        first = Row(
            self._head(2, say("custom-seats"), large),
            Choice("players", counts, str(setup.players), lambda value: setup.set_players(int(value)), least=110),
            gap=24,
        )  # fmt: skip
        told = Text(say("custom-order"), theme.NOTE, theme.TEXT_SECOND, line=True)
        # A draft leaves nothing to chance, a game without factions has none to give.
        deeds = Row(
            Button("shuffle", say("custom-shuffle"), setup.shuffle, icon="clockwise"),
            Button("random", say("custom-random-factions"), setup.random_factions, icon="dice")
            if setup.info.factions and not setup.draft else None,
            gap=12,
        )  # fmt: skip
        places = max(MOST, setup.players)
        rows = [seat_row(layout, setup, n, self._ask_handicap, 1 / places) for n in range(setup.players)]
        found = setup.levelling
        if found:
            rows.append(Column(setting(say("custom-even"), levelling_words(found), Toggle(
                "level", setup.levelled, setup.level,
                tip=say("custom-even.tip"),
            )), frame=ROW, pad=(14, 8)))  # fmt: skip
        if setup.players < MOST and setup.info.map and (said := about(setup)):
            rows.append(Column(Text(said, theme.CARD, theme.TEXT_SECOND), pad=(30, 14), pack="center", grow=low))
        if setup.players < MOST and not low:
            rows.append(Painting("procession", focus=(0.5, 0.83), fades="top left right", grow=1))
        return Column(
            Either(Row(first, told, Space(grow=1), deeds, gap=18), Row(first, Space(grow=1), deeds, gap=18),
                   Column(first, Row(deeds, pack="end"), gap=8)),
            heads(layout, setup),
            Column(*rows, gap=6 if low else 10, grow=1),
            frame=PLAIN, pad=(12, 8) if low else (12, 16), gap=4 if low else 8,
        )  # fmt: skip

    def _told(self, layout: Layout) -> Box:
        """What is about to begin, and that it is remembered, where no seat is pushed out of sight by that."""
        kept = Text(say("custom-remembered"), theme.NOTE, theme.TEXT_SECOND)
        return Column(Text(sentence(self.setup), theme.CARD), kept if not layout.compact else None, grow=1)

    def foot(self, layout: Layout) -> Box:
        """The way on, always in sight."""
        low = layout.compact
        begin = Button("begin", say("custom-begin"), self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL,
                       focus=True, w=220 if low else 384, h=46 if low else 64)  # fmt: skip
        if not self._wide(layout):
            return Column(Line(), Row(Space(grow=1), begin, pad=(16, 7)))
        pad = (18, 8) if low else (24, 20)
        row = Row(self._number(3, not low), self._told(layout), begin, frame=LIT, pad=pad, gap=20)
        return Column(row, pad=(16, 6) if low else (40, 12))

    # Changes ------------------------------------------------------------------------------------

    def _game(self, key: str) -> None:
        if key != self.setup.game:
            self.setup.set_game(key)

    def _ask_handicap(self, index: int) -> None:
        seat = self.setup.seats[index]

        def then(given: Any) -> None:
            if given is not None:
                seat.handicap = given

        faction = next(iter(factions_in(self.setup.faction_of(index))), "")
        self.push(HandicapScene(seat.name.strip() or say("custom-seat-this"), faction, seat.handicap), then)

    def _ask_open(self) -> None:
        setup = self.setup

        def then(chosen: Any) -> None:
            if chosen is not None:
                front = {each.id for each in setup.info.options if each.front}
                kept = {key: value for key, value in setup.own_options.items() if key in front}
                setup.options[setup.game] = {**kept, **chosen}

        behind = [each for each in setup.info.options if not each.front]
        self.push(OptionsScene(behind, setup.own_options), then)

    def leave(self) -> None:
        self.setup.keep()
        super().leave()

    def start(self) -> None:
        """Begin the game, or say why it cannot begin."""
        self.setup.keep_begun()
        self.setup.keep()
        self.sit_down(lambda: self.app.services.start(self.setup.spec()), say("error-page-game-begin"))
