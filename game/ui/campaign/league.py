"""A league: the standing, the games played, and the next one with who plays what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.match.campaign.files import Run
from game.match.campaign.league import League, draft_order, sides_each
from game.match.campaign.reckoning import factions_of, is_over, standing_of
from game.match.campaign.standing import Row, tie_breaks
from game.match.game_options import offer
from game.match.lobby import Choice
from game.match.texts import listed
from game.ui import draw, theme
from game.ui.campaign import look
from game.ui.campaign.gameline import paint_game
from game.ui.campaign.pick import FactionPick
from game.ui.campaign.playing import RunScene
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.lists import ScrollList

COLUMNS = (("wins", "won"), ("shared", "shared"), ("margin", "margin"))
METHODS = {"rotate": "factions are passed on", "draft": "factions are drafted", "chance": "factions are drawn"}


class LeagueScene(RunScene):
    """Standing on the left, the next game on the right, what has been played below; at the end the winner."""

    def __init__(self, run: Run, play: bool = False) -> None:
        super().__init__(run, play)
        self.picks: list[str] = []

    @property
    def league(self) -> League:
        """How the league is played."""
        assert self.run.league is not None
        return self.run.league

    # Widgets ------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Make the games' list, the draft and the way on."""
        self.over = is_over(self.run)
        self.played = ScrollList(self._draw_game).called("games")
        number = len(self.run.games) + 1
        label = f"Go on with game {number}" if self.run.open else f"Play game {number}"
        self.play_button = Button(label, self.play, kind="primary", key="Enter", role=theme.TITLE_SMALL).called("play")
        self.factions = [
            FactionPick(each.id, each.text, partial(self._pick, each.id)).called(f"faction.{each.id}")
            for each in self._pool()
        ]
        self.again = Button("Choose anew", self._unpick, key="U").called("again")
        self._able()
        some: list[Widget] = [self.played] if self.over else [self.play_button, *self.factions, self.played]
        return [*some[:-1], self.again, self.played] if self.factions else some

    def _pool(self) -> Sequence[Choice]:
        """The factions of the draft that goes on; none where there is none."""
        if not self._drafts:
            return []
        return offer(self.league.game(len(self.run.games))).factions

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

    def _able(self) -> None:
        """Let what is taken be taken, and the game begin once everybody has chosen."""
        if not self.factions:
            return
        taken = {name: player for player, names in enumerate(self._so_far()) for name in names}
        done = self._next_chooser() is None
        for pick in self.factions:
            pick.enabled = pick.faction not in taken and not done
            pick.taken_by = self.league.players[taken[pick.faction]].name if pick.faction in taken else ""
        self.play_button.enabled = done
        self.again.enabled = bool(self.picks)

    def _pick(self, faction: str) -> None:
        self.picks.append(faction)
        self._drafted()

    def _unpick(self) -> None:
        self.picks = []
        self._drafted()

    def _drafted(self) -> None:
        self._able()
        self._ground = None
        free = [pick for pick in self.factions if pick.enabled]
        self.board.set_focus(free[0] if free else self.play_button)
        self.redraw()

    def choices(self) -> tuple[Sequence[str], Sequence[str]]:
        """What persons have drafted."""
        return (), self.picks

    def taken_over(self) -> None:
        """The next draft begins anew."""
        self.picks = []

    def first_focus(self) -> None:
        """The draft, then the game; at the end the way back."""
        free = [pick for pick in self.factions if pick.enabled]
        self.board.set_focus(self.back if self.over else free[0] if free else self.play_button)

    def shortcut(self, event: pygame.event.Event) -> bool:
        """Enter plays, U chooses anew."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.over and self.play_button.enabled:
            self.play()
            return True
        if event.key == pygame.K_u and self.picks:
            self._unpick()
            return True
        return False

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """Standing and next game beside each other, games below; all below each other where it is narrow."""
        layout = self.app.layout
        px = layout.px
        gap = px(12 if layout.compact else 18)
        wide = layout.width_du >= 960
        right = round((body.width - gap) * 0.42) if wide else body.width
        left = body.width - right - gap if wide else body.width
        rows = len(self.league.players)
        self.row = max(px(44 if layout.compact else 58), layout.font_px(theme.BODY) + px(20))
        ties = rich(self._ties(), theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC), left - 2 * look.pad(layout),
                    theme.TEXT_THIRD)  # fmt: skip
        self.ties = ties
        needs = look.head_height(layout) + px(24) + rows * self.row + ties.height + px(24)
        self.standing_panel = pygame.Rect(body.x, body.y, left, needs)
        next_x = body.right - right
        next_y = body.y if wide else self.standing_panel.bottom + gap
        self.next_panel = pygame.Rect(next_x, next_y, right, self._next_height(layout, right))
        if wide:
            both = max(self.standing_panel.height, self.next_panel.height)
            low = self.body.height - gap - px(170)
            both = max(both, min(low, both + px(60)))
            self.standing_panel.height = self.next_panel.height = both
        top = max(self.standing_panel.bottom, self.next_panel.bottom) + gap
        high = max(self.body.bottom - self.scroll - top, px(120 if layout.compact else 150)) if wide else px(220)
        self.games_panel = pygame.Rect(body.x, top, body.width, high)
        self._place_next(layout)
        inner = pygame.Rect(body.x + px(10), top + look.head_height(layout) - px(6), body.width - px(20), 0)
        inner.height = self.games_panel.bottom - px(10) - inner.y
        self.played.place(inner)
        self.played.set_rows([self._game_height(layout)] * len(self.run.games))
        return self.games_panel.bottom - body.y

    def _ties(self) -> str:
        return f"What counts: {tie_breaks(self.league.mix)}."

    def _seat_height(self, layout: Layout) -> int:
        return max(layout.px(34 if layout.compact else 42), layout.font_px(theme.BODY) + layout.px(14))

    def _pick_height(self, layout: Layout) -> int:
        return max(layout.px(44 if layout.compact else 52), 2 * layout.font_px(theme.BODY) + layout.px(12))

    def _next_height(self, layout: Layout, width: int) -> int:
        px = layout.px
        if self.over:
            return px(250)
        seats = len(self.league.players) * self._seat_height(layout)
        picks = 0
        if self.factions:
            line = draw.line_height(theme.BODY, layout.font_px(theme.BODY))
            picks = 2 * (self._pick_height(layout) + px(8)) + line + px(20)
        return look.head_height(layout) + self._title_height(layout) + seats + picks + self._button(layout) + px(44)

    def _title_height(self, layout: Layout) -> int:
        return (draw.line_height(theme.TITLE_LARGE, layout.font_px(theme.TITLE_LARGE))
                + draw.line_height(theme.SEA, layout.font_px(theme.SEA)) + layout.px(10))  # fmt: skip

    def _button(self, layout: Layout) -> int:
        return layout.px(48 if layout.compact else 60)

    def _place_next(self, layout: Layout) -> None:
        px, panel, margin = layout.px, self.next_panel, look.pad(layout)
        high = self._button(layout)
        inner = pygame.Rect(panel.x + margin, panel.y, panel.width - 2 * margin, panel.height)
        again = px(150) if self.factions else 0
        self.play_button.place(pygame.Rect(inner.x, panel.bottom - margin - high, inner.width - again, high))
        self.again.place(pygame.Rect(inner.right - again + px(12), panel.bottom - margin - high, again - px(12), high))
        if self.factions:
            each, tall = (inner.width - px(8)) // 2, self._pick_height(layout)
            top = self.play_button.rect.y - px(14) - 2 * tall - px(8)
            for place, pick in enumerate(self.factions):
                row, column = divmod(place, 2)
                pick.place(pygame.Rect(inner.x + column * (each + px(8)), top + row * (tall + px(8)), each, tall))

    def _game_height(self, layout: Layout) -> int:
        return max(layout.px(40 if layout.compact else 48), layout.font_px(theme.BODY) + layout.px(18))

    # Drawing ------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the standing, the next game or the winner, and the frame of the games."""
        layout, run = self.app.layout, self.run
        played = f"{len(run.games)} of {self.league.length} games played" + (" · Ironman" if run.ironman else "")
        look.panel(surface, layout, self.standing_panel, "Standing", played)
        self._paint_standing(surface, layout)
        if self.over:
            look.panel(surface, layout, self.next_panel, lit=True)
            self._paint_winner(surface, layout)
        else:
            head = "Going on" if run.open else "Next game"
            note = METHODS[self.league.factions] if self._each else ""
            look.panel(surface, layout, self.next_panel, head, note, lit=True)
            self._paint_next(surface, layout)
        look.panel(surface, layout, self.games_panel, "Games played")
        if not run.games:
            px = layout.font_px(theme.SEA)
            at = self.played.rect.center
            line = draw.shorten("The first game is still to be played.", theme.SEA, px, self.played.rect.width)
            draw.text(surface, line, theme.SEA, px, theme.TEXT_THIRD, at, "center", middle=True)

    def _columns(self, layout: Layout) -> dict[str, int]:
        """The middles of the columns of numbers."""
        panel, step = self.standing_panel, layout.px(78 if layout.compact else 110)
        right = panel.right - look.pad(layout) - step // 2
        return {key: right - (len(COLUMNS) - 1 - place) * step for place, (key, _) in enumerate(COLUMNS)}

    def _paint_standing(self, surface: pygame.Surface, layout: Layout) -> None:
        panel, margin, px = self.standing_panel, look.pad(layout), layout.px
        y = panel.y + look.head_height(layout)
        columns = self._columns(layout)
        small = layout.font_px(theme.BODY_ITALIC)
        for key, name in COLUMNS:
            draw.text(surface, name, theme.BODY_ITALIC, small, theme.TEXT_THIRD, (columns[key], y), "center")
        y += px(24)
        for row in standing_of(self.run):
            box = pygame.Rect(panel.x + margin - px(6), y, panel.width - 2 * margin + px(12), self.row - px(6))
            self._paint_row(surface, layout, box, row, columns)
            y += self.row
        self.ties.draw(surface, (panel.x + margin, panel.bottom - margin - self.ties.height + px(4)))

    def _paint_row(self, surface: pygame.Surface, layout: Layout, box: pygame.Rect, row: Row,
                   columns: dict[str, int]) -> None:  # fmt: skip
        px = layout.px
        first = row.place == 1 and bool(self.run.games)
        top, bottom = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if first else (theme.PANEL_TOP, theme.PANEL_BOTTOM)
        draw.fill(surface, box, top, bottom, px(6))
        draw.outline(surface, box, theme.BRASS if first else theme.BRASS_LINE, px(6), 1, 200 if first else 90)
        big, body = layout.font_px(theme.TITLE_SMALL), layout.font_px(theme.CARD_BOLD)
        place = str(row.place) if self.run.games else "–"
        draw.text(surface, place, theme.TITLE_SMALL, big, theme.GOLD if first else theme.TEXT_SECOND,
                  (box.x + px(26), box.centery), "center", middle=True)  # fmt: skip
        bot = self.league.players[row.player].bot
        size = px(20)
        picture = icon("bot" if bot else "person", size, theme.TEXT_SECOND)
        surface.blit(picture, picture.get_rect(midleft=(box.x + px(52), box.centery)))
        x = box.x + px(52) + size + px(10)
        room = columns["wins"] - px(40) - x
        small = layout.font_px(theme.BODY_ITALIC)
        level = look.level_name(bot) if bot else ""
        told = draw.text_width(level, theme.BODY_ITALIC, small) + px(10) if level else 0
        beside = told and told + draw.text_width(row.name, theme.CARD_BOLD, body) <= room
        name = draw.shorten(row.name, theme.CARD_BOLD, body, room)
        end = draw.text(surface, name, theme.CARD_BOLD, body, theme.TEXT, (x, box.centery), middle=True).right
        if beside:
            at = (end + px(10), box.centery)
            draw.text(surface, level, theme.BODY_ITALIC, small, theme.TEXT_THIRD, at, middle=True)
        for key, value in (("wins", str(row.wins)), ("shared", str(row.shared)),
                           ("margin", f"{row.margin:+d}".replace("-", "−") if row.margin else "0")):  # fmt: skip
            colour = theme.GOLD if key == "wins" and row.wins else theme.TEXT
            at = (columns[key], box.centery)
            draw.text(surface, value, theme.CARD_BOLD, body, colour, at, "center", middle=True)

    def _paint_next(self, surface: pygame.Surface, layout: Layout) -> None:
        panel, margin, px = self.next_panel, look.pad(layout), layout.px
        number = len(self.run.games)
        game = self.league.game(number)
        x, y = panel.x + margin, panel.y + look.head_height(layout)
        title, sea = layout.font_px(theme.TITLE_LARGE), layout.font_px(theme.SEA)
        room = panel.width - 2 * margin
        name, title = draw.fitted(look.game_name(game), theme.TITLE_LARGE, title, room)
        draw.text(surface, name, theme.TITLE_LARGE, title, theme.TEXT, (x, y))
        y += draw.line_height(theme.TITLE_LARGE, layout.font_px(theme.TITLE_LARGE))
        line = f"game {number + 1} of {self.league.length}"
        after = self.league.game(number + 1) if number + 1 < self.league.length else ""
        line += f", then {look.game_name(after)}" if after and after != game else ""
        draw.text(surface, draw.shorten(line, theme.SEA, sea, room), theme.SEA, sea, theme.TEXT_SECOND, (x, y))
        y += draw.line_height(theme.SEA, sea) + px(10)
        self._paint_seats(surface, layout, pygame.Rect(x, y, room, 0))
        chooser = self._next_chooser()
        if self.factions:
            told = "Everybody has chosen." if chooser is None else ""
            if chooser is not None:
                told = f"**{escape(self.league.players[chooser].name)}** chooses"
            text = rich(told, theme.BODY, layout.font_px(theme.BODY), room, theme.GOLD)
            text.draw(surface, (x, self.factions[0].rect.y - text.height - px(4)))

    def _paint_seats(self, surface: pygame.Surface, layout: Layout, at: pygame.Rect) -> None:
        px, high = layout.px, self._seat_height(layout)
        chooser = self._next_chooser()
        for player, names in enumerate(self._so_far()):
            box = pygame.Rect(at.x, at.y + player * high, at.width, high)
            seat = self.league.players[player]
            size = high - px(8)
            x = look.medals(surface, names, size, (box.x, box.centery))
            if not names:
                picture = icon("bot" if seat.bot else "person", px(20), theme.TEXT_SECOND)
                surface.blit(picture, picture.get_rect(midleft=(box.x + px(6), box.centery)))
                x = box.x + size + px(4)
            told = look.who_words(seat.name, seat.bot)
            if names:
                told += f" <second>with</> {look.faction_words(names)}"
            elif self._each:
                told += " <gold>chooses</>" if player == chooser else " <second>waits</>"
            body = layout.font_px(theme.BODY)
            text = rich(told, theme.BODY, body, box.right - x - px(8))
            text.draw(surface, (x + px(8), box.centery - min(text.height, high) // 2))

    def _paint_winner(self, surface: pygame.Surface, layout: Layout) -> None:
        panel, px = self.next_panel, layout.px
        rows = standing_of(self.run)
        first = [row for row in rows if row.place == 1]
        names = listed([row.name for row in first])
        y = panel.y + px(22)
        side = px(56 if layout.compact else 84)
        look.seal(surface, layout, (panel.centerx, y + side // 2), side, "first_player", True)
        y += side + px(12)
        room = panel.width - 2 * look.pad(layout)
        size = draw.fitting(names, theme.TITLE_LARGE, round(layout.font_px(theme.TITLE_LARGE) * 1.25), room)
        line = draw.gilded(draw.shorten(names, theme.TITLE_LARGE, size, room), theme.TITLE_LARGE, size)
        surface.blit(line, line.get_rect(midtop=(panel.centerx, y)))
        y += draw.line_height(theme.TITLE_LARGE, size) + px(2)
        sea = layout.font_px(theme.SEA)
        told = "wins the league" if len(first) == 1 else "share the league"
        draw.text(surface, told, theme.SEA, sea, theme.TEXT, (panel.centerx, y), "center")
        y += draw.line_height(theme.SEA, sea) + px(8)
        row = first[0]
        wins = f"{row.wins} game{'s' if row.wins != 1 else ''} won alone, {row.shared} shared, margin {row.margin:+d}"
        px_body = layout.font_px(theme.BODY)
        wins = draw.shorten(wins.replace("-", "−"), theme.BODY, px_body, room)
        draw.text(surface, wins, theme.BODY, px_body, theme.TEXT_SECOND, (panel.centerx, y), "center")

    def _draw_game(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        number = len(self.run.games) - 1 - index
        if index:
            draw.hairline(target, (row.x + self.app.layout.px(10), row.y), row.width - self.app.layout.px(20))
        paint_game(target, self.app.layout, row, self.league, number, self.run.games[number])
