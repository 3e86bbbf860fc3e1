"""The draft: the factions to read and four of them to take in turns, before the table is set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import pygame

from game.engine.errors import EngineError
from game.games.wars.words.asking import abilities_of, drafting, kinds_of
from game.games.wars.words.card_now import Situation
from game.games.wars.words.tableview import faction_of, read_table
from game.language.spoken import name, say
from game.match.seats import seat_name
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.gamescreen import opening_of, screen_of
from game.ui.kit.areas import Press
from game.ui.kit.base import Laying
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Row, Space, Stack, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Medal, Piece, Portrait
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import PLACE, painted
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import BoxScene
from game.ui.scenes.card import CardScene
from game.ui.table.overlays.menu import leave_for_title, may_leave
from game.ui.table.turns.flow import Flow

SIZES = {"great_old_one": 44, "terror": 38, "monster": 34, "cultist": 30}
TALL, MOST = 250, 760
"""From what height a card tells all of a faction, and its greatest height, in design units."""
NARROW = 270
"""Below what width a card names its faction in small letters, and has nothing else beside its sign if it is low."""


class DraftScene(BoxScene):
    """Factions are divided; when all are, the table takes this scene's place.

    Nothing here is secret, so no curtain falls between people at one keyboard.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.music = screen_of(session.match.rules.game).music
        self._handed_on = False
        view = drafting(session.match)
        assert view is not None
        self.view = view
        self.notice = ""

    @property
    def title(self) -> str:
        return say("wars-draft")

    # Beginning and end ------------------------------------------------------------------------

    def enter(self, app: Program) -> None:
        """See whose turn it is."""
        self.flow = Flow(self.session, app.post)
        super().enter(app)
        self.session.woken = lambda: app.post(self._hear)
        self.flow.refresh()
        self._take_up()

    def leave(self) -> None:
        """Let the match go, unless the table goes on with it."""
        self.flow.close()
        self.session.woken = None
        if not self._handed_on:
            self.session.close()
        super().leave()

    def may_quit(self) -> bool:
        """The window may close at any time, as every answer is kept already; if the disk refused them it asks first."""
        return may_leave(self.session, self.push, self.app.quit)

    def unfocused(self) -> None:
        """Every answer reaches the disk."""
        self.session.kept.sync()

    def _hear(self) -> None:
        said = " ".join(self.session.messages())
        self.notice = self.session.kept.lasting or said or self.notice
        self.redraw()

    # The draft --------------------------------------------------------------------------------

    @property
    def free(self) -> list[str]:
        """The factions that can be taken now."""
        return [each for each in self.view.among if self.flow.asked is not None and each not in self.view.taken]

    def take(self, faction: str) -> None:
        """Take a faction for whoever is asked, if that is a person and it is free."""
        asked = self.flow.asked
        if asked is None:
            return
        chosen = next((each for each in asked.decision.options if faction_of(each.side) == faction), None)
        if chosen is None:
            self.notice = say("wars-draft.taken", side=name("faction", faction))
            self.redraw()
            return
        try:
            self.session.answer(chosen, asked.decision.serial)
        except EngineError as problem:
            self.notice = str(problem)
        self.flow.refresh()
        self._take_up()

    @property
    def _seat(self) -> int | None:
        """The seat of whoever is asked."""
        return self.flow.asked.decision.seat if self.flow.asked else None

    def take_back(self) -> None:
        """Back to the last own choice."""
        if self.session.match.undo(self._seat):
            self.flow.refresh()
            self._take_up()

    def _take_up(self) -> None:
        """Show what the draft has become; once it is over, the table."""
        view = drafting(self.session.match)
        if view is None:
            self._handed_on = True
            self.replace(opening_of(self.session))
            return
        self.view = view
        self.notice = ""
        self.redraw()

    def _name(self, seat: int) -> str:
        return seat_name(self.session.match.seats, seat)

    # Other deeds ------------------------------------------------------------------------------

    def escape(self) -> None:
        """Leave the draft; the match is kept."""
        leave_for_title(self, self.session)

    def _read(self) -> None:
        """Open the card of the faction pointed at, else of the one with the keyboard, else of the first free one."""
        cards = [(faction, self.root.control(f"faction.{faction}")) for faction in self.view.among]
        shown = [faction for faction, card in cards if card.hovered]
        shown += [faction for faction, card in cards if card.focused]
        shown += [faction for faction in self.view.among if faction not in self.view.taken]
        self.read_card(shown[0])

    def read_card(self, faction: str) -> None:
        """Open a faction's card."""
        match = self.session.match
        table = read_table(match, self._seat)
        self.push(CardScene(("faction", faction), Situation(match, table, False).about, table.map))

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The right button reads a faction."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button not in (2, 3):
            return super().handle(event)
        widget = self.board.at(event.pos)
        ref = widget.thing_at(event.pos) if widget else None
        if ref:
            self.read_card(ref[1])
        return ref is not None

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Numbers take a faction, I reads one, Ctrl Z takes back."""
        if event.key == pygame.K_z and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.take_back()
        elif event.unicode in ("i", "I"):
            self._read()
        elif event.unicode in [str(number + 1) for number in range(len(self.view.among))]:
            self.take(self.view.among[int(event.unicode) - 1])
        else:
            return False
        return True

    @property
    def next_wake(self) -> float | None:
        """Until a bot's answer, or a tooltip."""
        waits = [wait for wait in (super().next_wake, self.flow.next_wake) if wait is not None]
        return min(waits, default=None)

    def update(self, dt: float) -> None:
        """Carry out bots' answers."""
        super().update(dt)
        if not self._handed_on and self.flow.step(dt, self.app.settings.bot_pace):
            self._take_up()

    def resume(self, result: Any) -> None:
        """A card was read."""
        self.redraw()

    # What is shown ----------------------------------------------------------------------------

    def describe(self, layout: Layout) -> Box:
        """Question and order of taking, the cards side by side or two by two, what else can be done below."""
        small = layout.compact
        side, edge, gap, usual = (16, 10, 10, 84) if small else (60, 36, 24, 140)
        told = (Text(say("wars-draft.head"), theme.TITLE, theme.GOLD, "center", line=True),
                Text(self.question(), theme.BANNER_PLAIN, align="center"))  # fmt: skip
        across_px = layout.px(layout.width_du - 2 * side)
        head = max(usual, Laying(layout, {}).high(Column(*told, gap=4), across_px) / layout.scale)
        many = len(self.view.among)
        across = 4 if layout.width_du >= (900 if many <= 4 else 560) else 2
        down = -(-many // across)
        room = layout.height_du - 2 * edge - head - 2 * gap - 40
        high = min((room - (down - 1) * gap) / down, MOST)
        narrow = (layout.width_du - 2 * side) / across - gap < NARROW
        cards = (self._card(faction, high, small, narrow) for faction in self.view.among)
        return Column(
            Column(*told,
                   Text(self.notice or self.order(), theme.BODY, theme.TEXT_SECOND, "center", rank=1), gap=4, h=head),
            Column(Grid(*(Row(card, across="fill", h=high) for card in cards), columns=across, gap=gap), grow=1,
                   pack="center"),
            Row(Button("undo", say("menu-undo"), self.take_back, icon="undo", key="Ctrl Z", w=210,
                       enabled=self.session.can_undo(self._seat)),
                Button("read", say("wars-draft.read"), self._read, icon="rules", key="I",
                       tip=say("wars-draft.read-tip"), w=210),
                Button("title", say("wars-draft.title"), self.escape, key="Esc", w=210,
                       tip=say("wars-draft.title-tip")), gap=10, pack="end"),
            pad=(side, edge), gap=gap,
        )  # fmt: skip

    def _card(self, faction: str, high: float, small: bool, narrow: bool) -> Box:
        """A faction to read, and to take while it is free, in its colour; dark once it is gone."""
        tall, roomy, small = high >= TALL, not small, small or high < 440
        free, owner, colour = faction in self.free, self.view.taken.get(faction), theme.faction_colour(faction)
        hint, tagline = (words().told("faction", faction, part) for part in ("hint", "tagline"))
        frame = Frame(line=theme.GOLD if free else colour, alpha=230 if free else 140, radius=8,
                      wash=colour if free or tall else None, diamonds=False)  # fmt: skip
        key = str(self.view.among.index(faction) + 1)
        number = Row(Text(key, theme.SMALL_BOLD, theme.GOLD), pad=(12, 10), at="top left")
        by = say("wars-draft.taken-by", person=self._name(owner)) if owner is not None else ""
        parts = (self._all(faction, (hint, tagline), small, narrow, roomy) if tall else
                 _gone(faction, by, narrow) if by else
                 _named(faction, tagline, high) if narrow else self._short(faction, tagline, high - 10))  # fmt: skip
        gone: tuple[Box, ...] = ()
        if by and tall:
            pill = Row(Text(by, theme.BODY_BOLD, line=True), pad=(13, 6),
                       frame=Frame(line=colour, alpha=255, radius=15, diamonds=False))  # fmt: skip
            gone = (Drawn("dark", _darken),
                    Row(pill, pad=(10, 12), at="bottom center"))  # fmt: skip
        tip = f"**{words().name('faction', faction)}**\n{hint}\n<third>{say('wars-tips-card')}</>"
        card = Column(*parts, frame=frame, pad=(18, 18 if tall else 4), gap=10 if tall else 0, pack="center",
                      card=("faction", faction))  # fmt: skip
        lying = Stack(card, number if free else None, *gone)
        return Press(f"faction.{faction}", lying, partial(self.take, faction), look="tile", enabled=free, tip=tip,
                     grow=1)  # fmt: skip

    def _all(self, faction: str, said: tuple[str, str], small: bool, narrow: bool, roomy: bool) -> Sequence[Box]:
        """Sign, name, what it is like, its abilities as far as there is room, and its units."""
        hint, tagline = said
        abilities = (f"<gold>{words().name('ability', each)}</>  {words().text('ability', each)}"
                     for each in abilities_of(faction))  # fmt: skip
        size = 0.78 if not roomy else 1.0 if small else 1.6
        units = (self._unit(faction, kind, SIZES[cls] * size, count)
                 for kind, cls, count, _ in kinds_of(faction))  # fmt: skip
        return (
            Portrait(faction, 110 if not small else 56 if roomy else 72, above=12),
            Text(words().name("faction", faction), theme.SMALL_BOLD if narrow else theme.TITLE_SMALL,
                 theme.mix(theme.faction_text(faction), theme.TEXT, 0.2), "center", line=not narrow),
            Text(tagline, theme.BODY_ITALIC, align="center", rank=1),
            # Eight cards have as much to say in half the height.
            *(Text(each, theme.SMALL if small and roomy else theme.BODY, theme.TEXT_SECOND, "center", rank=place)
              for place, each in enumerate((hint, *abilities), 2)),
            self._place(faction, units, roomy),
        )  # fmt: skip

    def _place(self, faction: str, units: Iterable[Box], roomy: bool) -> Box:
        """The units where they are at home, as high as what is told leaves room for."""
        standing = Row(*units, gap=12, pack="center", pad=(0, 4), at="bottom")
        if faction in self.view.taken:
            standing = Row(h=34, at="bottom")
        if not painted(faction + PLACE):
            return Column(Space(grow=1), standing, grow=1)
        ground = Painting(faction + PLACE, focus=(0.5, 0.66), fades="top left right bottom", light=0.75)
        return Stack(ground if roomy else None, standing, grow=1)

    def _unit(self, faction: str, kind: str, size: float, count: int) -> Box:
        """One of a kind, with how many there are."""
        colour = theme.faction_colour(faction)
        disc = Drawn(("count", count), partial(_paint_count, count, colour), w=17, h=17, at="bottom right")
        return Stack(Piece(kind, size, faction=faction), disc if count > 1 else None, w=size + 4, h=size + 4)

    def _short(self, faction: str, tagline: str, high: float) -> Sequence[Box]:
        """Sign, name and what it is like, side by side, where there is little height."""
        called = Text(words().name("faction", faction), theme.BODY_BOLD, theme.faction_text(faction), line=True)
        styles = ((theme.BODY_ITALIC, 1.0), (theme.SMALL, 1.0), (theme.TINY, 1.0), (theme.TINY, 0.82))
        told = [Text(tagline, role, theme.TEXT_SECOND, spacing=spacing) for role, spacing in styles]
        # What has no room at any size is told where the card is read.
        named = (Column(called, each, pack="center", least=1) for each in (*told, None))
        return (Row(Portrait(faction, 60), Either(*named, tall=True, grow=1, at="fill"), gap=12, pad=(8, 0), h=high),)

    def question(self) -> str:
        """Who takes now, and how many."""
        person = self._name(self.view.seat)
        if self.flow.asked is None:
            return say("wars-draft-choosing", person=person)
        turn = ("first", "two", "second", "second" if self.view.over else "last")[min(self.view.turn, 3)]
        return say(f"wars-draft-take-{turn}", person=person)

    def order(self) -> str:
        """Who takes how many in which order, whose turn it is in gold."""
        steps = ((0, "one", 1), (1, "two", 3), (0, "one" if self.view.over else "last", 4))
        told, begin = list[str](), 0
        for seat, what, end in steps:
            said = say(f"wars-draft-order-{what}", person=self._name(seat))
            told.append(f"<gold>{said}</>" if begin <= self.view.turn < end else said)
            begin = end
        return "  ·  ".join(told)


def _named(faction: str, tagline: str, high: float) -> Sequence[Box]:
    """Sign, name and what it is like, one below the other, as far as there is room; the name is always whole."""
    said = words().name("faction", faction)
    called = Text(said, theme.SMALL_BOLD, theme.faction_text(faction), "center", spacing=0.9)
    told = Text(tagline, theme.NOTE, theme.TEXT_SECOND, "center")
    sign, small = (Row(Medal(faction, size), pack="center") for size in (34 if high < 140 else 56, 24))
    ways = (Column(*parts, pack="center", least=1)
            for parts in ((sign, called, told), (sign, called), (small, called), (called,)))  # fmt: skip
    return (Either(*ways, tall=True),)


def _gone(faction: str, by: str, narrow: bool) -> Sequence[Box]:
    """A faction that is taken ``by`` somebody, where there is little height: in the dark beside its sign, if any."""
    align: draw.Align = "center" if narrow else "left"
    spacing = 0.9 if narrow else 1.0
    dim = theme.mix(theme.faction_text(faction), theme.INK, 0.45)
    called = Text(words().name("faction", faction), theme.SMALL_BOLD if narrow else theme.BODY_BOLD, dim, align,
                  spacing=spacing)  # fmt: skip
    taken = Text(escape(by), theme.SMALL_BOLD, theme.TEXT_SECOND, align, spacing=spacing)
    told = Column(called, taken, gap=0 if narrow else 2, grow=1)
    sign = None if narrow else Portrait(faction, 60, lit=False)
    return (Row(sign, told, gap=12, pad=(8, 0)),)


def _darken(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    draw.fill(target, rect, theme.VIGNETTE_BOTTOM, None, layout.px(8), 120)


def _paint_count(
    count: int, colour: theme.RGB, target: pygame.Surface, rect: pygame.Rect, layout: Layout
) -> None:
    target.blit(tokens.count_disc(count, rect.width, colour), rect)
