"""A new league: who plays on the left, what and how on the right, one sentence and Begin below."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from functools import partial

import pygame

from game.games.registry import first_game, game_of, games
from game.match.campaign.league import LENGTHS, MOST_PLAYERS, League, problem_with
from game.match.outside_text import TextError, typed
from game.match.record import SeatRecord
from game.match.store import LONGEST_NAME
from game.match.texts import listed
from game.ui import draw, theme
from game.ui.app import App
from game.ui.campaign import look
from game.ui.campaign.beginning import BeginScene
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scenes.seatrow import strengths
from game.ui.scenes.setup import NAMES, Setup
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable, Segments, Toggle
from game.ui.widgets.entry import Dropdown, TextField

MORE_NAMES = (*NAMES, "Edith", "Felix")
METHODS = (("rotate", "Passed on"), ("draft", "Drafted"), ("chance", "Drawn"))
METHOD_NOTES = {
    "rotate": "everybody plays every faction in turn",
    "draft": "whoever is last in the standing chooses first",
    "chance": "as the dice will have it",
}


class GameBox(Pressable):
    """A game that may be in the mix: how often it comes in a round of the league, by clicking it."""

    def __init__(self, game: str, on_press: object) -> None:
        super().__init__(on_press)  # type: ignore[arg-type]
        self.game = game
        self.count = 0

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it lit when it is in the mix."""
        rect, px = self.rect, layout.px
        lit = bool(self.count) or (self.hovered and self.enabled)
        top, bottom = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if self.count else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
        draw.fill(target, rect, top, bottom, px(7))
        draw.outline(target, rect, theme.GOLD if lit else theme.BRASS_LINE, px(7), 1, 255 if lit else 110)
        side = min(rect.height - px(16), px(40))
        look.seal(target, layout, (rect.x + px(12) + side // 2, rect.centery), side, game_of(self.game).icon, lit)
        x = rect.x + px(24) + side
        name = layout.font_px(theme.BODY_BOLD)
        colour = theme.TEXT if self.enabled else theme.TEXT_THIRD
        words, name = draw.fitted(look.game_name(self.game), theme.BODY_BOLD, name, rect.right - x - px(10))
        draw.text(target, words, theme.BODY_BOLD, name, colour, (x, rect.centery - px(10)), middle=True)
        told = "in the mix" if self.count == 1 else f"{self.count} times a round" if self.count else "left out"
        if not self.enabled:
            least, most = min(game_of(self.game).players), max(game_of(self.game).players)
            told = f"for {least}" + (f" to {most}" if most > least else "")
        small = layout.font_px(theme.BODY_ITALIC)
        told = draw.shorten(told, theme.BODY_ITALIC, small, rect.right - x - px(10))
        draw.text(target, told, theme.BODY_ITALIC, small, theme.BRASS if self.count else theme.TEXT_THIRD,
                  (x, rect.centery + px(11)), middle=True)  # fmt: skip


class LeagueSetupScene(BeginScene):
    """Choose who plays, which games, how many, and how factions come. Enter begins."""

    title = "New league"

    def enter(self, app: App) -> None:
        """Take over who played last."""
        last = Setup(app.services)
        seats = [(seat.name, seat.person, seat.bot) for seat in last.seats]
        usual = seats[-1][2]
        seats += [(name, False, usual) for name in MORE_NAMES[len(seats) :]]
        self.players = [SeatRecord("" if person else bot, name) for name, person, bot in seats[:MOST_PLAYERS]]
        self.levels = [bot for _, _, bot in seats[:MOST_PLAYERS]]
        self.count = last.players
        self.name = "Our league"
        self.mix = dict.fromkeys(games(), 0) | {first_game(): 1}
        self.length = 8
        self.method = "rotate"
        self.edition = last.edition
        self.ironman = False
        super().enter(app)

    # Widgets ------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Make every widget from the choices."""
        self.name_field = TextField(self.name, self._name, hint="Name of the league", limit=40).called("name")
        counts = [(str(number), str(number)) for number in range(2, MOST_PLAYERS + 1)]
        self.counts = Segments(counts, str(self.count), self._count).called("players")
        self.seats: list[tuple[Segments, TextField, Dropdown]] = []
        for place in range(self.count):
            player = self.players[place]
            kind = Segments([("person", "Person"), ("bot", "Bot")], "bot" if player.bot else "person",
                            partial(self._kind, place)).called(f"seat.{place}.kind")  # fmt: skip
            name = TextField(player.name, partial(self._player, place), hint="Name", limit=24).called(
                f"seat.{place}.name"
            )
            level = strengths(self.app.services, first_game(), self.levels[place], partial(self._level, place)).called(
                f"seat.{place}.level"
            )
            self.seats.append((kind, name, level))
        self.games = [GameBox(game, partial(self._game, game)).called(f"game.{game}") for game in games()]
        for box in self.games:
            box.enabled = self.count in game_of(box.game).players
            box.count = self.mix[box.game]
        self.fewer = Button("−", partial(self._longer, -1), tooltip="One game less").called("fewer")
        self.more = Button("+", partial(self._longer, 1), tooltip="One game more").called("more")
        self.methods = Segments(METHODS, self.method, self._method).called("method")
        editions = [(edition.id, edition.name) for info in self.app.services.games() for edition in info.editions]
        self.editions = Segments(editions, self.edition, self._edition).called("edition")
        self.iron = Toggle(self.ironman, self._iron).called("ironman")
        self.begin = Button("Begin", self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL).called("begin")
        self.begin.enabled = not self._problem()
        seats = [widget for place, (kind, name, level) in enumerate(self.seats)
                 for widget in ((kind, name, level) if self.players[place].bot else (kind, name))]  # fmt: skip
        return [self.name_field, self.counts, *seats, *self.games, self.fewer, self.more, self.methods, self.editions,
                self.iron, self.begin]  # fmt: skip

    def _told(self) -> None:
        self.begin.enabled = not self._problem()
        self._ground = None

    def _name(self, text: str) -> None:
        self.name = text
        self._told()

    def _count(self, value: str) -> None:
        self.count = int(value)
        able = [game for game in games() if self.count in game_of(game).players]
        self.mix = {game: count if game in able else 0 for game, count in self.mix.items()}
        if not any(self.mix.values()):
            self.mix[able[0]] = 1
        self.remake()

    def _kind(self, place: int, value: str) -> None:
        name = self.players[place].name
        self.players[place] = SeatRecord(self.levels[place] if value == "bot" else "", name)
        self.remake()

    def _player(self, place: int, text: str) -> None:
        self.players[place] = SeatRecord(self.players[place].bot, text[:40])
        self._told()

    def _level(self, place: int, value: str) -> None:
        self.levels[place] = value
        self.players[place] = SeatRecord(value, self.players[place].name)
        self._told()

    def _game(self, game: str) -> None:
        self.mix[game] = (self.mix[game] + 1) % 4
        if not any(self.mix.values()):
            self.mix[game] = 1
        for box in self.games:
            box.count = self.mix[box.game]
        self._told()

    def _longer(self, step: int) -> None:
        self.length = max(LENGTHS[0], min(self.length + step, LENGTHS[1]))
        self._told()

    def _method(self, value: str) -> None:
        self.method = value
        self._told()

    def _edition(self, value: str) -> None:
        self.edition = value

    def _iron(self, value: bool) -> None:
        self.ironman = value

    # The league ---------------------------------------------------------------------------------

    def league(self) -> League:
        """The league as chosen; the games of a round one after another, turn by turn."""
        most = max(self.mix.values())
        mix = [game for turn in range(most) for game in games() if self.mix[game] > turn]
        return League(self.players[: self.count], mix, self.length, self.method, self.edition,  # type: ignore[arg-type]
                      secrets.randbits(48))  # fmt: skip

    def _problem(self) -> str:
        try:
            typed(self.name, LONGEST_NAME, "The name of the league")
        except TextError as problem:
            return str(problem)
        return problem_with(self.league())

    def start(self) -> None:
        """Begin the league."""
        if self._problem():
            return
        campaigns, name, league, ironman = self.app.services.campaigns, self.name, self.league(), self.ironman
        self.errands.run(lambda: campaigns.begin_league(name, league, ironman), self._begun, "The league cannot begin")

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Two panels, or one below the other where it is narrow; the sentence and Begin at the foot."""
        layout = self.app.layout
        px = layout.px
        gap = px(12 if layout.compact else 18)
        wide = layout.width_du >= 1000
        left = round((body.width - gap) * 0.56) if wide else body.width
        right = body.width - left - gap if wide else body.width
        self.who_panel = pygame.Rect(body.x, body.y, left, 0)
        self.who_panel.height = self._place_who(layout)
        top = body.y if wide else self.who_panel.bottom + gap
        self.what_panel = pygame.Rect(body.right - right, top, right, 0)
        self.what_panel.height = self._place_what(layout)
        foot = px(76 if layout.compact else 104)
        if wide:
            high = max(self.who_panel.height, self.what_panel.height, self.body.height - gap - foot)
            self.who_panel.height = self.what_panel.height = high
        y = max(self.who_panel.bottom, self.what_panel.bottom) + gap
        self.foot = pygame.Rect(body.x, y, body.width, foot)
        margin, width = look.pad(layout), px(220 if layout.compact else 340)
        button = px(48 if layout.compact else 64)
        self.begin.place(pygame.Rect(self.foot.right - margin - width, self.foot.centery - button // 2, width, button))
        return self.foot.bottom - body.y

    def _high(self, layout: Layout) -> int:
        return max(layout.px(38), layout.font_px(theme.BODY) + layout.px(16))

    def _place_who(self, layout: Layout) -> int:
        px, panel, margin, high = layout.px, self.who_panel, look.pad(layout), self._high(layout)
        x, width = panel.x + margin, panel.width - 2 * margin
        y = panel.y + look.head_height(layout)
        count = min(px(250), width // 2)
        self.counts.place(pygame.Rect(panel.right - margin - count, panel.y + (look.head_height(layout) - high) // 2,
                                      count, high))  # fmt: skip
        self.name_label = (x, y + high // 2)
        label = draw.text_width("Name", theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD)) + px(20)
        self.name_field.place(pygame.Rect(x + label, y, min(width - label, px(420)), high))
        y += high + px(20)
        narrow = width < px(560)
        self.rows: list[pygame.Rect] = []
        for place, (kind, name, level) in enumerate(self.seats):
            tall = 2 * high + px(26) if narrow else high + px(18)
            row = pygame.Rect(panel.x + px(10), y, panel.width - px(20), tall)
            self.rows.append(row)
            left, inner = row.x + px(44), row.width - px(56)
            top = row.y + px(9)
            gap = px(10)
            kinds = max(kind.wants(layout), px(150))
            kind.place(pygame.Rect(left, top, kinds, high))
            rest = inner - kinds - gap
            if narrow:
                name.place(pygame.Rect(left + kinds + gap, top, rest, high))
                level.place(pygame.Rect(left, top + high + px(8), inner, high))
            else:
                name.place(pygame.Rect(left + kinds + gap, top, round(rest * 0.48), high))
                level.place(pygame.Rect(left + kinds + 2 * gap + round(rest * 0.48), top,
                                        rest - round(rest * 0.48) - gap, high))  # fmt: skip
            level.visible = bool(self.players[place].bot)
            y = row.bottom + px(6 if layout.compact else 10)
        return y + px(8) - panel.y

    def _place_what(self, layout: Layout) -> int:
        px, panel, margin, high = layout.px, self.what_panel, look.pad(layout), self._high(layout)
        x, width = panel.x + margin, panel.width - 2 * margin
        y = panel.y + look.head_height(layout)
        tall = max(px(54 if layout.compact else 64), 2 * layout.font_px(theme.BODY) + px(18))
        for box in self.games:
            box.place(pygame.Rect(x, y, width, tall))
            y += tall + px(8)
        y += px(8)
        step = high + px(10 if layout.compact else 16)
        self.options: list[tuple[str, pygame.Rect]] = []
        noted = draw.line_height(theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC))
        for name in ("Games", "Factions", "Edition", "Ironman"):
            row = pygame.Rect(x, y, width, high)
            self.options.append((name, row))
            self._place_option(layout, name, row)
            y += step + (noted if name == "Factions" else 0)
        return y + px(4) - panel.y

    def _place_option(self, layout: Layout, name: str, row: pygame.Rect) -> None:
        px = layout.px
        if name == "Games":
            self.more.place(pygame.Rect(row.right - row.height, row.y, row.height, row.height))
            self.fewer.place(pygame.Rect(row.right - 2 * row.height - px(64), row.y, row.height, row.height))
            return
        if name == "Ironman":
            self.iron.place(pygame.Rect(row.right - px(48), row.y, px(48), row.height))
            return
        widget = self.methods if name == "Factions" else self.editions
        wants = min(max(widget.wants(layout), px(200)), round(row.width * 0.74))
        widget.place(pygame.Rect(row.right - wants, row.y, wants, row.height))

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panels, the names of the options, and the sentence."""
        layout = self.app.layout
        px = layout.px
        look.panel(surface, layout, self.who_panel, "Who plays")
        look.panel(surface, layout, self.what_panel, "What is played", "click a game to have it more often"
                   if not layout.compact else "")  # fmt: skip
        bold, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        draw.text(surface, "Name", theme.BODY_BOLD, bold, theme.TEXT, self.name_label, middle=True)
        for place, row in enumerate(self.rows):
            draw.fill(surface, row, theme.PANEL_TOP, theme.PANEL_BOTTOM, px(6))
            draw.outline(surface, row, theme.BRASS_LINE, px(6), 1, 90)
            at = (row.x + px(22), self.seats[place][0].rect.centery)
            draw.text(surface, str(place + 1), theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL), theme.BRASS, at,
                      "center", middle=True)  # fmt: skip
            if not self.players[place].bot and self.seats[place][2].rect.y == self.seats[place][0].rect.y:
                level = self.seats[place][2].rect
                line = draw.shorten("seats can be handed to bots", theme.BODY_ITALIC, small, level.width)
                draw.text(surface, line, theme.BODY_ITALIC, small, theme.TEXT_THIRD, level.midleft, middle=True)
        self._paint_options(surface, layout)
        self._paint_foot(surface, layout)

    def _paint_options(self, surface: pygame.Surface, layout: Layout) -> None:
        px = layout.px
        bold, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        notes = {"Factions": METHOD_NOTES[self.method], "Ironman": "one save, strict undo"}
        for name, row in self.options:
            note = notes.get(name, "")
            end = draw.text(surface, name, theme.BODY_BOLD, bold, theme.TEXT, (row.x, row.centery), middle=True).right
            if name == "Factions":
                line = draw.shorten(note, theme.BODY_ITALIC, small, row.width)
                draw.text(surface, line, theme.BODY_ITALIC, small, theme.TEXT_SECOND, (row.right, row.bottom + px(3)),
                          "right")  # fmt: skip
            elif note:
                at = (end + px(14), row.centery)
                line = draw.shorten(note, theme.BODY_ITALIC, small, self.iron.rect.x - at[0] - px(8))
                draw.text(surface, line, theme.BODY_ITALIC, small, theme.TEXT_SECOND, at, middle=True)
            if name == "Games":
                middle = ((self.fewer.rect.right + self.more.rect.x) // 2, row.centery)
                number = layout.font_px(theme.BANNER)
                draw.text(surface, str(self.length), theme.BANNER, number, theme.GOLD, middle, "center", middle=True)

    def _paint_foot(self, surface: pygame.Surface, layout: Layout) -> None:
        look.panel(surface, layout, self.foot, lit=True)
        width = self.begin.rect.x - self.foot.x - 2 * look.pad(layout)
        problem = self._problem()
        told = f"<reason>{escape(problem)}</>" if problem else self.sentence()
        text = rich(told, theme.CARD, layout.font_px(theme.CARD), width)
        if text.height > self.foot.height - layout.px(8):
            text = rich(told, theme.BODY, layout.font_px(theme.BODY), width)
        text.draw(surface, (self.foot.x + look.pad(layout), self.foot.centery - text.height // 2))

    def sentence(self) -> str:
        """What is about to begin, as rich text."""
        names = [f"**{escape(player.name.strip())}**" for player in self.players[: self.count]]
        played = Counter(map(self.league().game, range(self.length)))
        several = len(played) > 1
        named = [f"{played[game]} of {look.game_name(game)}" if several else look.game_name(game)
                 for game in games() if played[game]]  # fmt: skip
        what = ": " + listed(named) if several else " of " + named[0]
        number = f"{self.length} games" if self.length > 1 else "one game"
        return f"{listed(names)} play **{number}**{what}."
