"""What is shown on demand over the map: who can come where, where a piece can go, the signs of areas, trails."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.games.wars.screen.map.overlay import Arrow, Mark, Overlay, number_disc
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.stage import MapStage
from game.games.wars.words.reaching import Comer, area_signs, comers, goes_to
from game.games.wars.words.tableview import Piece as TablePiece
from game.games.wars.words.trails import Trail, told, trails
from game.language.spoken import name, say, say_name
from game.language.values import capital
from game.match.words import words
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Drawn, Line, Row, Text
from game.ui.kit.caps import with_key
from game.ui.kit.medal import Medal, Piece
from game.ui.layout import Layout
from game.ui.table.bar_buttons import SquareButton
from game.ui.table.lights import Lit
from game.ui.table.log import dressed
from game.ui.table.side import SidePanel

REACH = "reach"
"""By what name the place that is asked about is lit on the stage."""
SIGN_ICONS = {"crescent": "ys_crescent", "chevron": "ys_chevron", "claw": "ys_claw"}


class Demands:
    """Three things that are turned on and off: reach (a mode that follows the pointer), area signs, trails."""

    def __init__(self, stage: MapStage, seat: Callable[[], int | None]) -> None:
        self._stage, self._seat = stage, seat
        self.overlay = Overlay(stage.map, stage.on_map).called("overlay")
        self.panel = ReachPanel(self)
        self.on = self.signs = False
        self.target: Target | None = None
        self.comers: list[Comer] = []
        self.goes: tuple[str, ...] = ()
        self.trails: list[Trail] = []
        self._told: tuple[object, ...] = ()
        self._was: SidePanel | None = None
        made = (
            ("eye", "reach", say("wars-hand-button-reach"), "Ctrl R", self.turn),
            ("crescent", "area_signs", say("wars-hand-button-area-signs"), "Ctrl A", self.turn_signs),
            ("move", "trails", say("wars-hand-button-trails"), "Ctrl T", self.turn_trails),
        )
        self.buttons = [SquareButton(picture, with_key(said, key), deed).called(f"map.{id}")
                        for picture, id, said, key, deed in made]  # fmt: skip

    @property
    def own(self) -> str:
        """The faction that whoever sits here plays, or the one that is asked."""
        stage, seat = self._stage, self._seat()
        if stage.question is not None:
            return stage.question.faction
        return next((side.faction for side in stage.table.sides if side.seat == seat), "")

    # Turning on and off -------------------------------------------------------------------------

    def turn(self) -> None:
        """Show who can come where, of what is pointed at, or put it away."""
        stage = self._stage
        self.on = not self.on
        self.target = stage.map.over if self.on else None
        if self.on:
            self._was, stage.side = stage.side, self.panel
            self.panel.drawn = True
        elif stage.side is self.panel:
            stage.side = self._was
        self._read()
        stage.lay()
        stage.host.redraw()

    def turn_signs(self) -> None:
        """Show the signs of the areas, or put them away."""
        self.signs = not self.signs
        found = area_signs(self._stage.session.match) if self.signs else {}
        self.overlay.signs = {area: SIGN_ICONS[sign] for area, sign in found.items()}
        self._shown()

    def turn_trails(self) -> None:
        """Show trails, or none any more; kept as a setting."""
        settings = self._stage.app.settings
        settings.trails = not settings.trails
        settings.save()
        self._told = ()
        self.follow()
        self._shown()

    def _shown(self) -> None:
        for button, on in zip(self.buttons, (self.on, self.signs, self._stage.app.settings.trails), strict=True):
            button.chosen = on
        self._stage.host.redraw()

    def take(self, event: pygame.event.Event) -> bool:
        """Escape puts away who can come."""
        closes = self.on and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if closes:
            self.turn()
        return closes

    # What is shown ------------------------------------------------------------------------------

    def follow(self) -> None:
        """The match has gone on: read trails anew, and who can come."""
        stage, seat, match = self._stage, self._seat(), self._stage.session.match
        self.overlay.visible = True
        wanted = stage.app.settings.trails and seat is not None
        key = (match.event_count, seat, wanted, match.serial)
        if key != self._told:
            self._told = key
            sides = [side.number for side in stage.table.sides if side.seat == seat]
            self.trails = trails(match, seat, sides) if wanted and seat is not None else []
            self.overlay.marks = tuple(
                Mark(number, each.faction, each.area, each.start, dressed(told(match, each)))
                for number, each in enumerate(self.trails, 1)
            )
        self._read()

    def hide(self) -> None:
        """Show nothing of now while the table stands as it was then."""
        self.overlay.visible = False
        self._stage.map.shown = frozenset()
        self._stage.light(REACH)

    def point(self) -> None:
        """Ask about what is pointed at now, while that is on."""
        over = self._stage.map.over
        if self.on and self.overlay.visible and over is not None and over != self.target:
            self.target = over
            self._read()

    def _read(self) -> None:
        stage, target = self._stage, self.target
        match, table = stage.session.match, stage.table
        self.comers, self.goes, area = [], (), stage.map.area_of(target) if target else ""
        unit = int(target[1]) if target and target[0] == "unit" else -1
        if area and unit >= 0:
            self.goes = goes_to(match, table, unit)
        elif area:
            self.comers = comers(match, table, area, self.own)
        self.overlay.arrows = self._arrows(area)
        stage.map.shown = frozenset(self.goes)
        lit = [Lit("piece", f"piece.{unit}") if unit >= 0 else Lit("area", f"area.{area}", True)] if area else []
        if list(stage.lights.lit_by(REACH)) != lit:
            stage.light(REACH, lit, tone="pale")
        self._shown()

    def _arrows(self, area: str) -> tuple[Arrow, ...]:
        """One for all pieces of a side in an area, from the most dangerous of them."""
        found: dict[tuple[str, str], Arrow] = {}
        for each in self.comers:
            first = each.first
            strong = first.faction != self.own and bool(each.captures or each.attacks)
            if not each.here:
                arrow = Arrow(f"piece.{first.unit}", f"area.{area}", first.faction, strong)
                found.setdefault((first.faction, first.place), arrow)
        return tuple(found.values())

    @property
    def at(self) -> str:
        """The area that is asked about."""
        return self._stage.map.area_of(self.target) if self.target else ""

    def piece(self) -> TablePiece | None:
        """The piece that is asked about, if it is one."""
        target = self.target
        return self._stage.table.pieces.get(int(target[1])) if target and target[0] == "unit" else None

    def sides(self) -> Sequence[tuple[str, bool]]:
        """The factions at the table, and whether each has Power left; one's own is left out."""
        return [(side.faction, side.power > 0) for side in self._stage.table.sides if side.faction != self.own]

    def told(self) -> Iterable[tuple[int, str, str]]:
        """Each trail's number, faction and words."""
        match = self._stage.session.match
        return [(number, each.faction, dressed(told(match, each))) for number, each in enumerate(self.trails, 1)]


class ReachPanel(SidePanel):
    """Who can come to the place that is asked about, or where a piece can go; below it what the trails tell."""

    id, icon, key, wide = "reach", "eye", "Ctrl R", 230.0

    def __init__(self, demands: Demands) -> None:
        super().__init__(lambda: None)
        self._demands = demands

    @property
    def heading(self) -> str:
        return say("wars-hand-reach")

    def toggle(self) -> None:
        """Put all of it away."""
        self._demands.turn()

    def body(self, layout: Layout) -> Box:
        demands = self._demands
        if not demands.at:
            rows: list[Box] = [Text(say("wars-hand-reach.point"), theme.SMALL, theme.TEXT_SECOND)]
        else:
            piece = demands.piece()
            what = words().name("unit", piece.kind) if piece else words().name("area", demands.at)
            about = say("wars-hand-reach.piece" if piece else "wars-hand-reach.area")
            head = Column(Text(what, theme.CARD_BOLD, theme.GOLD),
                          Text(about, theme.NOTE, theme.TEXT_SECOND), gap=0)  # fmt: skip
            rows = [head, *(self._goes() if piece else self._comers())]
        trails = list(demands.told())
        if trails:
            rows += [Text(say("wars-hand-reach.since"), theme.HEAD, theme.BRASS), *(_trail(*each) for each in trails),
                     Text(say("wars-hand-reach.stays"), theme.NOTE, theme.TEXT_SECOND)]  # fmt: skip
        return Scroll("reach.rows", Column(*rows, gap=7, pad=(10, 6)))

    def _goes(self) -> list[Box]:
        demands = self._demands
        if not demands.goes:
            return [Text(say("wars-hand-reach.stuck"), theme.SMALL, theme.TEXT_SECOND)]
        areas = (Text(words().name("area", area), theme.SMALL) for area in demands.goes)
        return [Text(say("wars-hand-reach.goes"), theme.HEAD, theme.BRASS), *areas]

    def _comers(self) -> list[Box]:
        demands = self._demands
        made: list[Box] = [Text(say("wars-hand-reach.enemies"), theme.HEAD, theme.BRASS)]
        for faction, able in demands.sides():
            found = [each for each in demands.comers if each.first.faction == faction]
            made += [self._comer(each) for each in found]
            if not found:
                side = Text(words().name("faction", faction), theme.SMALL_BOLD, theme.faction_text(faction))
                why = say("wars-hand-reach.nobody" if able else "wars-hand-reach.poor")
                none = Text(why, theme.TINY, theme.TEXT_THIRD)
                made.append(Row(Medal(faction, 28), Column(side, none, gap=0, grow=1), gap=9))
        own = [each for each in demands.comers if each.first.faction == demands.own]
        if own:
            head = Text(say("wars-hand-reach.yours"), theme.HEAD, theme.BRASS)
            made += [Line(90), head, *(self._comer(each) for each in own)]
        return [*made, Line(90)]

    def _comer(self, comer: Comer) -> Box:
        first = comer.first
        who = say_name(name("unit", first.kind, number=len(comer.pieces)))
        where = say("wars-hand-reach.here" if comer.here else "wars-hand-reach.from", area=name("area", first.place))
        parts = (self._threat("wars-hand-threat-capture", comer, comer.captures),
                 self._threat("wars-hand-threat-attack", comer, comer.attacks))  # fmt: skip
        threats = capital("; ".join(filter(None, parts)))
        tone = theme.FREE if first.faction == self._demands.own else theme.KILL
        threat = Text(threats, theme.TINY, tone) if threats else None
        return Row(
            Piece(first.kind, 32, faction=first.faction, at="top"),
            Column(Text(who, theme.SMALL_BOLD), Text(where, theme.TINY, theme.TEXT_SECOND), threat, gap=0, grow=1),
            gap=9,
        )  # fmt: skip

    def _threat(self, what: str, comer: Comer, whom: Sequence[str]) -> str:
        """What it could do there: to the reader, or with the reader's own pieces to enemies."""
        reader = "" if comer.first.faction == self._demands.own else "victim"
        return say(what, reader, enemies=[name("faction", each) for each in whom]) if whom else ""


def _trail(number: int, faction: str, said: str) -> Box:
    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        disc = number_disc(number, layout.font_px(theme.TINY_BOLD), theme.faction_colour(faction))
        target.blit(disc, disc.get_rect(center=rect.center))

    return Row(Drawn((number, faction), paint, w=22, h=20), Text(said, theme.SMALL, grow=1), gap=8)
