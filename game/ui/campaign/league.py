"""A league: the standing, the games played, and the next one with who plays what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

import pygame

from game.language.spoken import say
from game.language.values import markup
from game.match.campaign.files import Played, Run
from game.match.campaign.league import League, draft_order, sides_each, sides_of, tie_breaks
from game.match.campaign.league import Row as Place
from game.match.campaign.reckoning import factions_of, is_over, standing_of
from game.match.cleaned import local
from game.match.game_options import offer
from game.match.gamewords import words_for
from game.match.lobby import Choice
from game.match.words import words
from game.ui import draw, theme
from game.ui.campaign import look
from game.ui.campaign.pages import RunScene
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Grid, Icon, Line, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import ROW, Frame
from game.ui.kit.medal import Head, Portrait
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.savelist import when


def game_line(league: League, number: int, game: Played) -> Box:
    """A line; ``number`` counts the games from 0."""
    winners = game.facts.winners
    names = [league.players[seat].name for seat in winners]
    signs = look.glyphs(side for seat in winners for side in game.facts.seats[seat].sides)
    points = [say("campaign-result-points", name=league.players[seat].name, points=facts.points)
              for seat, facts in enumerate(game.facts.seats)]  # fmt: skip
    unit = say(words_for(game.facts.game).campaigns.points)
    key = "campaign-result-won" if winners else "campaign-result-nobody"
    told = f"{signs} {say(key, names=names, points=points, unit=unit)}"
    return Row(
        Text(str(number + 1), theme.TITLE_SMALL, theme.BRASS, "center", line=True, w=48),
        Text(look.game_name(game.facts.game), theme.BODY, theme.TEXT_SECOND, line=True, w=220, rank=2),
        Text(told.strip(), grow=1),
        Text(when(local(game.date), datetime.now()), theme.NOTE, theme.TEXT_SECOND, line=True, rank=1),
        gap=14, pad=(4, 6),
    )  # fmt: skip


COLUMNS = ("wins", "shared", "margin")
PICTURED = 1700
"""From this width on, in design units, a picture stands below the games that have been played."""
FIRST = Frame(theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, theme.BRASS, 200, radius=6, diamonds=False)


def _sign(bot: str) -> Box:
    """A bot's portrait, or a person's sign."""
    return Head(bot, 34) if bot else Icon("person", 20, theme.TEXT_SECOND, w=34)
SIGN = 44
"""How large the portrait of a faction that can be drafted is, in design units."""


class LeagueScene(RunScene):
    """Standing on the left, the next game on the right, what has been played below; at the end the winner."""

    def __init__(self, run: Run, play: bool = False) -> None:
        super().__init__(run, play)
        self.picks: list[str] = []

    @property
    def league(self) -> League:
        assert self.run.league is not None
        return self.run.league

    @property
    def over(self) -> bool:
        return is_over(self.run)

    def _pool(self) -> Sequence[Choice]:
        """The factions of the draft that goes on; none where there is none."""
        if not self._drafts:
            return []
        game = self.league.game(len(self.run.games))
        able = sides_of(self.league, game)
        return [each for each in offer(game).factions if each.id in able]

    @property
    def _drafts(self) -> bool:
        drafted = self.league.factions == "draft" and not self.run.open and not is_over(self.run)
        return drafted and bool(self._each) and bool(self._choosers())

    @property
    def _each(self) -> int:
        return sides_each(self.league.game(len(self.run.games)), len(self.league.players))

    def _choosers(self) -> list[int]:
        """The persons in the order they choose, as often as they do."""
        order = draft_order(self.league, [game.facts for game in self.run.games])
        return [player for player in order if not self.league.players[player].bot] * self._each

    def _next_chooser(self) -> int | None:
        choosers = self._choosers() if self._drafts else []
        return choosers[len(self.picks)] if len(self.picks) < len(choosers) else None

    def _so_far(self) -> list[list[str]]:
        """Who has what: in a draft what has been taken before the next person chooses."""
        if not self._drafts:
            if self.run.open is not None:
                names = self.run.open.inputs.factions or [[] for _ in self.league.players]
                return [[each] if isinstance(each, str) else list(each) for each in names]
            return factions_of(self.run)
        everything = factions_of(self.run, self.picks)
        chooser = self._next_chooser()
        if chooser is None:
            return everything
        order = draft_order(self.league, [game.facts for game in self.run.games]) * self._each
        left, taken = len(self.picks), [list[str]() for _ in everything]
        for player in order:
            if not self.league.players[player].bot:
                if not left:
                    break
                left -= 1
            taken[player].append(everything[player][len(taken[player])])
        return taken

    def _pick(self, faction: str) -> None:
        self.picks.append(faction)
        self.focus_way()

    def _unpick(self) -> None:
        if self.picks:
            self.picks = []
            self.focus_way()

    def choices(self) -> tuple[Sequence[str], Sequence[str]]:
        return (), self.picks

    def taken_over(self) -> None:
        self.picks = []

    def way_on(self) -> str:
        taken = {name for names in self._so_far() for name in names}
        free = [each.id for each in self._pool() if each.id not in taken]
        return f"faction.{free[0]}" if free and self._next_chooser() is not None else "play"

    def play(self) -> None:
        if not self.over and self._next_chooser() is None:
            super().play()

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_RETURN: self.play, pygame.K_KP_ENTER: self.play, pygame.K_u: self._unpick}

    # What is shown ------------------------------------------------------------------------------

    def body(self, layout: Layout) -> Box:
        key = "campaign-standing.ironman" if self.run.ironman else "campaign-standing.note"
        played = say(key, count=len(self.run.games), length=self.league.length)
        ties = Text(tie_breaks(self.league.mix), theme.NOTE, theme.TEXT_SECOND)
        standing = look.panel(layout, say("campaign-standing"), self._standing(layout), ties, note=played, gap=14)
        lines = [game_line(self.league, number, game) for number, game in reversed([*enumerate(self.run.games)])]
        lined = [part for line in lines for part in (Line(), line)][1:]
        empty = Text(say("campaign-unplayed"), theme.BODY, theme.TEXT_SECOND, "center")
        vigil = Painting("vigil", focus=(0.5, 0.75), fades="top left right", grow=1)
        below = vigil if layout.width_du >= PICTURED else None
        told = Column(*(lined or [empty]), below, gap=2, grow=1)
        games = look.panel(layout, say("campaign-played"), told, grow=1)
        following = self._winner(layout) if self.over else self._next(layout)
        return Column(look.beside(layout, standing, following, 0.58), games, gap=12 if layout.compact else 18)

    def _standing(self, layout: Layout) -> Box:
        wide = 72 if layout.compact else 104
        heads = (Text(say(f"campaign-{column}"), theme.NOTE, theme.TEXT_SECOND, "center", line=True, w=wide)
                 for column in COLUMNS)  # fmt: skip
        rows = (self._row(layout, row, wide) for row in standing_of(self.run))
        return Column(Row(Text("", grow=1), *heads, pad=(10, 0)), *rows, gap=6)

    def _row(self, layout: Layout, row: Place, wide: float) -> Box:
        first = row.place == 1 and bool(self.run.games)
        bot = self.league.players[row.player].bot
        level = f" <second>{escape(look.level_name(bot))}</>" if bot else ""
        margin = f"{row.margin:+d}".replace("-", "−") if row.margin else "0"
        numbers = (
            (str(row.wins), theme.GOLD if row.wins else theme.TEXT), (str(row.shared), theme.TEXT), (margin, theme.TEXT)
        )  # fmt: skip
        return Row(
            Text(str(row.place) if self.run.games else "–", theme.TITLE_SMALL,
                 theme.GOLD if first else theme.TEXT_SECOND, "center", line=True, w=34),
            Head(bot, 36) if bot else Icon("person", 20, theme.TEXT_SECOND, w=36),
            Text(f"**{escape(row.name)}**{level}", theme.CARD, grow=1),
            *(Text(value, theme.CARD_BOLD, colour, "center", line=True, w=wide) for value, colour in numbers),
            frame=FIRST if first else ROW, pad=(10, 6), gap=8, least=40,
        )  # fmt: skip

    def _next(self, layout: Layout) -> Box:
        number = len(self.run.games)
        game = self.league.game(number)
        line = say("campaign-next.line", number=number + 1, length=self.league.length)
        after = self.league.game(number + 1) if number + 1 < self.league.length else ""
        if after and after != game:
            then = look.game_name(after)
            line = say("campaign-next.then", number=number + 1, length=self.league.length, game=then)
        pool, chooser, so_far = self._pool(), self._next_chooser(), self._so_far()
        taken = {name: self.league.players[player].name for player, names in enumerate(so_far) for name in names}
        told = say("campaign-all-chosen")
        if chooser is not None:
            told = say("campaign-chooses", name=self.league.players[chooser].name)
        high = 48 if layout.compact else 60
        label = say("campaign-play-game.open" if self.run.open else "campaign-play-game", number=number + 1)
        return look.panel(
            layout, say("campaign-in-play" if self.run.open else "campaign-next"),
            Text(look.game_name(game), theme.TITLE_LARGE, line=True),
            Text(line, theme.BODY, theme.TEXT_SECOND, line=True),
            *(self._seat(player, names, chooser) for player, names in enumerate(so_far)),
            Text(told, theme.BODY, theme.GOLD) if pool else None,
            self._offered(layout, pool, taken, chooser) if pool else None,
            Row(
                Button("play", label, self.play, kind="primary", key="Enter", role=theme.TITLE_SMALL, grow=1, h=high,
                       enabled=chooser is None),
                Button("again", say("campaign-choose-again"), self._unpick, key="U", h=high, enabled=bool(self.picks))
                if pool else None,
                gap=12,
            ),
            note=say(f"campaign-method-{self.league.factions}.short") if self._each else "", lit=True,
        )  # fmt: skip

    def _seat(self, player: int, names: list[str], chooser: int | None) -> Box:
        seat = self.league.players[player]
        who = look.who_words(seat.name, seat.bot)
        told: str = who
        if names:
            with_them = say("campaign-seat-with", player=who, factions=markup(look.faction_words(names)))
            told = f"{look.glyphs(names)} {with_them}"
        elif self._each:
            told = say("campaign-seat-chooses" if player == chooser else "campaign-seat-waits", player=who)
        sign = None if look.glyphs(names) else _sign(seat.bot)
        return Row(sign, Text(told, grow=1), gap=8)

    def _offered(self, layout: Layout, pool: Sequence[Choice], taken: Mapping[str, str], chooser: int | None) -> Box:
        """The factions of the draft, two side by side where no word of their names is longer than its place."""
        size = layout.font_px(theme.BODY_BOLD)
        words_ = (word for each in pool for word in words().name("faction", each.id).split())
        longest = max(draw.text_width(word, theme.BODY_BOLD, size) for word in words_) / layout.scale
        tiles = [self._faction(each, taken.get(each.id, ""), chooser) for each in pool]
        return Either(Grid(*tiles, columns=2, gap=8, least=2 * (longest + SIGN + 32) + 8), Column(*tiles, gap=8))

    def _faction(self, each: Choice, by: str, chooser: int | None) -> Box:
        """A faction of the draft: taken by a click; whose it has become is said below."""
        able = not by and chooser is not None
        name = f"<{each.id}>**{words().name('faction', each.id)}**</>"
        inside = Row(
            Portrait(each.id, SIGN, above=9),
            Column(Text(name if able or by else f"<third>{name}</>"),
                   Text(by, theme.SMALL, theme.TEXT_SECOND, line=True) if by else None, grow=1, gap=2),
            gap=10,
        )  # fmt: skip
        return Press(f"faction.{each.id}", inside, partial(self._pick, each.id), look="tile", pad=(10, 8),
                     enabled=able, tip=escape(each.text), least=44)  # fmt: skip

    def _winner(self, layout: Layout) -> Box:
        first = [row for row in standing_of(self.run) if row.place == 1]
        row = first[0]
        margin = f"{row.margin:+d}".replace("-", "−")
        told = say("campaign-winner-told", wins=row.wins, shared=row.shared, margin=margin)
        names = [row.name for row in first]
        return look.panel(
            layout, "", look.seal("first_player", 56, True) if layout.compact else
            Painting("story_ending", fades="bottom", radius=8, h=170),
            Text(say("campaign-names", names=names), theme.TITLE_LARGE, theme.GOLD, "center", line=True),
            Text(say("campaign-winner", names=names), theme.SEA, align="center"),
            Text(told, theme.BODY, theme.TEXT_SECOND, "center"),
            lit=True, across="center",
        )  # fmt: skip
