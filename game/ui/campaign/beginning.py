"""The pages on which a league or a story is set up."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.games.registry import first_game, game_of, games
from game.language.spoken import say
from game.language.values import markup
from game.match.campaign.desk import BookInfo
from game.match.campaign.files import Run
from game.match.campaign.league import LENGTHS, MOST_PLAYERS, League, all_sides, problem_with
from game.match.outside_text import TextError, typed
from game.match.record import SeatRecord
from game.match.store import LONGEST_NAME
from game.ui import theme
from game.ui.campaign import look
from game.ui.doors import scene_named
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Line, Row, Space, Text
from game.ui.kit.controls import Button, Choice, Cycle, Toggle
from game.ui.kit.entry import DropDown, Field
from game.ui.kit.frame import LIT, ROW
from game.ui.kit.medal import Head
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import setting
from game.ui.scenes.seatrow import levels_offered
from game.ui.scenes.setup import NAMES, Setup


class BeginScene(Page, ABC):
    """Choices, and a button that begins; Enter does too. The campaign's own screen takes the place of this one."""

    uses_gui = True

    @abstractmethod
    def start(self) -> None:
        """Begin the campaign, if it can begin as chosen."""

    def begin(self, layout: Layout, able: bool) -> Button:
        """The button; it has the keyboard at first."""
        return Button("begin", say("campaign-start"), self.start, kind="primary", key="Enter",
                      role=theme.TITLE_SMALL, enabled=able, focus=True,
                      w=220 if layout.compact else 340, h=48 if layout.compact else 64)  # fmt: skip

    def _begun(self, run: Run) -> None:
        self.replace(scene_named("campaign", run))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.start)


MORE_NAMES = (*NAMES, "Edith", "Felix")
METHODS = ("rotate", "draft", "chance")


class LeagueSetupScene(BeginScene):
    """Choose who plays, which games, how many, and how factions come. Enter begins."""

    titled = "league"

    def enter(self, app: Program) -> None:
        last = Setup(app.services)
        seats = [(seat.name, seat.person, seat.bot) for seat in last.seats]
        usual = seats[-1][2]
        seats += [(name, False, usual) for name in MORE_NAMES[len(seats) :]]
        self.players = [SeatRecord("" if person else bot, name) for name, person, bot in seats[:MOST_PLAYERS]]
        self.levels = [bot for _, _, bot in seats[:MOST_PLAYERS]]
        self.count = last.players
        self.name = self._usual = say("campaign-name.usual")
        self.mix = dict.fromkeys(games(), 0) | {first_game(): 1}
        self.length = 8
        self.method = "rotate"
        self.edition = last.edition
        self.ironman = False
        super().enter(app)

    def reworded(self) -> None:
        """A league that nobody has named is called as the language calls it."""
        before, self._usual = self._usual, say("campaign-name.usual")
        if self.name == before:
            self.name = self._usual

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        both = look.beside(layout, self._who(layout), self._what(layout), 0.56, 1000)
        return both if self._roomy(layout) else Column(both, self._told(), gap=12)

    def foot(self, layout: Layout) -> Box:
        """The way on, always in sight; beside it what begins, where there is room."""
        begin = self.begin(layout, not self._problem())
        if not self._roomy(layout):
            return Column(Line(), Row(Space(grow=1), begin, pad=(16, 7)))
        row = Row(self._told(), begin, frame=LIT, pad=(22, 8) if layout.compact else (22, 16), gap=22)
        return Column(row, pad=(16, 6) if layout.compact else (40, 12))

    def _roomy(self, layout: Layout) -> bool:
        return layout.width_du >= 1000 and layout.height_du >= 600 * layout.frame

    def _told(self) -> Box:
        """What begins, or why it cannot."""
        problem = self._problem()
        return Text(f"<reason>{escape(problem)}</>" if problem else self.sentence(), theme.CARD, grow=1)

    def _who(self, layout: Layout) -> Box:
        counts = tuple((str(number), str(number)) for number in range(2, MOST_PLAYERS + 1))
        return look.panel(
            layout, say("campaign-who"),
            Row(Text(say("campaign-players"), theme.BODY_BOLD, line=True, w=80),
                Choice("players", counts, str(self.count), self._count, w=250), gap=14),
            Row(Text(say("campaign-name"), theme.BODY_BOLD, line=True, w=80),
                Field("name", self.name, partial(setattr, self, "name"), say("campaign-name.league"), most=420,
                      grow=1), gap=14),
            *map(self._seat, range(self.count)), self._picture(layout, "story_three_chairs"),
        )  # fmt: skip

    def _picture(self, layout: Layout, name: str) -> Box | None:
        """What fills a panel below what is chosen there."""
        return Painting(name, fades="top", radius=8, grow=1) if self._roomy(layout) else None

    def _seat(self, place: int) -> Box:
        player = self.players[place]
        kinds = (("person", say("campaign-person")), ("bot", say("campaign-bot")))
        number = Text(str(place + 1), theme.TITLE_SMALL, theme.BRASS, "center", line=True, w=28)
        kind = Choice(f"seat.{place}.kind", kinds, "bot" if player.bot else "person", partial(self._kind, place), w=160)
        name = Field(f"seat.{place}.name", player.name, partial(self._player, place), say("campaign-name"), 24, grow=1)
        level: Box = Text(say("campaign-seat-note"), theme.NOTE, theme.TEXT_SECOND, spacing=0.86, grow=1)
        if player.bot:
            options, notes = levels_offered(self.app.services, next(iter(games())), self.levels[place])
            level = DropDown(f"seat.{place}.level", options, self.levels[place], partial(self._level, place), notes,
                             grow=1)  # fmt: skip
        face = Head(player.bot, 34) if player.bot else None
        wide = Row(number, kind, name, face, level, gap=10, frame=ROW, pad=(10, 8), least=560)
        return Either(wide, Column(Row(number, kind, name, gap=10), level if player.bot else None, gap=8,
                                   frame=ROW, pad=(10, 8)))  # fmt: skip

    def _what(self, layout: Layout) -> Box:
        editions = tuple((each.id, each.name) for info in self.app.services.games() for each in info.editions)
        lengths = tuple((str(number), str(number)) for number in range(LENGTHS[0], LENGTHS[1] + 1))
        methods = tuple((key, say(f"campaign-method-{key}")) for key in METHODS)
        return look.panel(
            layout, say("campaign-what"), *map(self._game_box, games()),
            setting(say("campaign-length"), "", Cycle("length", lengths, str(self.length), self._longer, bounded=True)),
            setting(say("campaign-factions"), say(f"campaign-method-{self.method}.note"),
                    Choice("method", methods, self.method, partial(setattr, self, "method"))),
            setting(say("campaign-edition"), "",
                    Choice("edition", editions, self.edition, partial(setattr, self, "edition"))),
            setting(say("campaign-ironman"), say("campaign-ironman.league"),
                    Toggle("ironman", self.ironman, partial(setattr, self, "ironman"))),
            self._picture(layout, "story_the_seventh_night"), note="" if layout.compact else say("campaign-what.note"),
        )  # fmt: skip

    def _game_box(self, game: str) -> Box:
        """A game that may be in the mix: how often it comes in a round of the league, by clicking it."""
        count, players = self.mix[game], games()[game].players
        able = self.count in players
        told = say("campaign-mix", count=count)
        if not able and len(players) > 1:
            told = say("campaign-mix-between", least=players[0], most=players[-1])
        elif not able:
            told = say("campaign-mix-exactly", players=players[0])
        inside = Row(
            look.seal(game_of(game).icon, 40, bool(count)),
            Column(Text(look.game_name(game), theme.BODY_BOLD, theme.TEXT if able else theme.TEXT_THIRD, line=True),
                   Text(told, theme.NOTE, theme.BRASS if count else theme.TEXT_THIRD, line=True), grow=1),
            gap=12,
        )  # fmt: skip
        return Press(f"game.{game}", inside, partial(self._game, game), look="tile", chosen=bool(count), enabled=able,
                     pad=(12, 8))  # fmt: skip

    # What is chosen -----------------------------------------------------------------------------

    def _count(self, value: str) -> None:
        self.count = int(value)
        able = [game for game, info in games().items() if self.count in info.players]
        self.mix = {game: count if game in able else 0 for game, count in self.mix.items()}
        if not any(self.mix.values()):
            self.mix[able[0]] = 1

    def _kind(self, place: int, value: str) -> None:
        self.players[place] = SeatRecord(self.levels[place] if value == "bot" else "", self.players[place].name)

    def _player(self, place: int, text: str) -> None:
        self.players[place] = SeatRecord(self.players[place].bot, text[:40])

    def _level(self, place: int, value: str) -> None:
        self.levels[place] = value
        self.players[place] = SeatRecord(value, self.players[place].name)

    def _game(self, game: str) -> None:
        self.mix[game] = (self.mix[game] + 1) % 4
        if not any(self.mix.values()):
            self.mix[game] = 1

    def _longer(self, value: str) -> None:
        self.length = int(value)

    # The league ---------------------------------------------------------------------------------

    def league(self) -> League:
        """The league as chosen; the games of a round one after another, turn by turn."""
        most = max(self.mix.values())
        mix = [game for turn in range(most) for game in games() if self.mix[game] > turn]
        return League(self.players[: self.count], mix, self.length, self.method, self.edition,  # type: ignore[arg-type]
                      secrets.randbits(48), all_sides(mix))  # fmt: skip

    def _problem(self) -> str:
        try:
            typed(self.name, LONGEST_NAME, say("error-campaign-league-name"))
        except TextError as problem:
            return str(problem)
        return problem_with(self.league())

    def start(self) -> None:
        if self._problem():
            return
        campaigns, name, league, ironman = self.app.services.campaigns, self.name, self.league(), self.ironman
        self.errand(lambda: campaigns.begin_league(name, league, ironman), self._begun, say("error-campaign-league"))

    def sentence(self) -> str:
        """What is about to begin, as rich text."""
        names = [markup(f"**{escape(player.name.strip())}**") for player in self.players[: self.count]]
        played = Counter(map(self.league().game, range(self.length)))
        if len(played) == 1:
            return say("campaign-league-one", names=names, count=self.length, game=look.game_name(*played))
        each = [say("campaign-league-part", count=played[game], game=look.game_name(game))
                for game in games() if played[game]]  # fmt: skip
        return say("campaign-league-several", names=names, count=self.length, games=each)


class StorySetupScene(BeginScene):
    """The first page of a story. Enter begins."""

    def __init__(self, book: BookInfo) -> None:
        super().__init__()
        self.book = book
        self.count = 1
        self.ironman = False

    @property
    def title(self) -> str:
        return self.book.title

    def enter(self, app: Program) -> None:
        people = [seat.name for seat in Setup(app.services).seats if seat.person]
        self.names = [*people, *(name for name in NAMES if name not in people)][:2]
        super().enter(app)

    @property
    def able(self) -> bool:
        """Whether everybody has a name of their own."""
        named = [name.strip().casefold() for name in self.names[: self.count]]
        return all(named) and len(set(named)) == len(named)

    def body(self, layout: Layout) -> Box:
        def line(name: str, *parts: Box) -> Box:
            return Row(Text(name, theme.BODY_BOLD, line=True, w=130), *parts, gap=14, w=640)

        fields = (
            Field(f"seat.{place}.name", name, partial(self._name, place), say("campaign-name"), 24, grow=1, most=300)
            for place, name in enumerate(self.names[: self.count])
        )
        counts = (("1", say("campaign-one")), ("2", say("campaign-two")))
        panel = look.panel(
            layout, "", look.seal("campaign", 56, True) if layout.compact else
            Painting("story_the_seventh_night", fades="bottom", radius=8, h=300),
            Text(self.book.title, theme.TITLE_LARGE, theme.GOLD, "center", line=True),
            Text(escape(self.book.text), theme.SUBTITLE, align="center"),
            Text(say("campaign-how"), theme.BODY, theme.TEXT_SECOND, "center"), Space(h=6),
            line(say("campaign-players"), Choice("players", counts, str(self.count), self._count, w=160), *fields),
            line(say("campaign-ironman"), Toggle("ironman", self.ironman, partial(setattr, self, "ironman")),
                 Text(say("campaign-ironman.story"), theme.NOTE, theme.TEXT_SECOND, grow=1)),
            self.begin(layout, self.able), gap=16, w=980, across="center",
        )  # fmt: skip
        return Column(Space(grow=1), panel, Space(grow=1), across="center")

    def _count(self, value: str) -> None:
        self.count = int(value)

    def _name(self, place: int, text: str) -> None:
        self.names[place] = text

    def start(self) -> None:
        if not self.able:
            return
        campaigns, names, iron = self.app.services.campaigns, self.names[: self.count], self.ironman
        path = self.book.path
        self.errand(
            lambda: campaigns.begin_story(path, names, iron), self._begun, say("error-campaign-story")
        )
