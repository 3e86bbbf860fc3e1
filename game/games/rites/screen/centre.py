"""The middle of the table as a widget: a rite's layout painted, and its places answering the pointer."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

import pygame

from game.games.rites.screen import candles, cards, grounds, relics
from game.games.rites.screen.candles import Flicker
from game.games.rites.screen.captions import Caption, settled
from game.games.rites.screen.emblems import CULT_COLOUR, cult_sign
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.screen.paint import stamp, turned_glow, words
from game.games.rites.screen.seals import seal
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable, Cultist
from game.language.spoken import spoken
from game.ui import draw, palette, theme
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.theme import mix, rgb
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, STEPS, Widget

GHOSTLY = rgb("#a9c4e6")
"""Blue-grey light of what the viewer alone knows."""


class Centre(Widget):
    """Shows places; ``live`` ones can be chosen. ``on_pick`` gets the id of one that is.

    ``hidden`` are the places whose card is on its way there: the flights paint it.
    """

    ROLE = "board"

    def __init__(self, on_pick: Callable[[str], None]) -> None:
        super().__init__()
        self.on_pick = on_pick
        self.places: list[Place] = []
        self.live: frozenset[str] = frozenset()
        self.picked = ""
        self.over = ""
        self.hidden: frozenset[str] = frozenset()
        self.layout: RiteLayout | None = None
        self.flicker = Flicker()
        self._table: CardTable | None = None
        self._scale: Layout | None = None
        self._ground: tuple[object, pygame.Surface] | None = None
        self._captions: list[Caption] | None = None

    # What is shown ----------------------------------------------------------------------------

    def show(self, table: CardTable, layout: RiteLayout, scale: Layout) -> None:
        """Show a table in a layout."""
        self._table, self.layout, self._scale = table, layout, scale
        self.places = layout.places(table, self.canvas) if self.rect.width > 1 else []
        self._captions = None
        if self.over not in {place.id for place in self.places}:
            self.over = ""

    def things(self) -> Iterable[Thing]:
        yield self.thing()
        for place in self.places:
            here = self.part("place", place.id, place.box, place.note, place.id == self.picked)
            live = bool(self.choice_of(place.id))
            yield here._replace(enabled=live, focused=self.focused and place.id == self.over)

    @property
    def canvas(self) -> Canvas:
        """The canvas of the layout."""
        assert self._scale is not None
        return Canvas(self.rect, self._scale)

    def place_called(self, name: str) -> Place | None:
        """The place of that id."""
        return next((place for place in self.places if place.id == name), None)

    def at(self, point: tuple[int, int]) -> str:
        """The id of the place at a point: one that can be chosen rather than another."""
        found = [place for place in reversed(self.places) if place.box.collidepoint(point)]
        return next((place.id for place in found if self.choice_of(place.id)), found[0].id if found else "")

    def choice_of(self, name: str, able: Container[str] | None = None) -> str:
        """The live place a place stands for: itself, or the region it lies in (``tree:1:3`` in ``tree:1``).

        With ``able`` the one of those.
        """
        able = self.live if able is None else able
        whole = name.rpartition(":")[0]
        return name if name in able else whole if whole in able else ""

    def choice_of_drop(self, point: tuple[int, int], able: Container[str]) -> str:
        """The place at a point that takes a card which could go to these."""
        there = (place.id for place in reversed(self.places) if place.box.collidepoint(point))
        return next(filter(None, (self.choice_of(name, able) for name in there)), "")

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Point, pick; arrows go from one place that can be chosen to the next."""
        if event.type == pygame.MOUSEMOTION:
            return self.point_at(self.at(event.pos))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            chosen = self.choice_of(self.at(event.pos))
            if chosen:
                Widget.pressed()
                self.on_pick(chosen)
            return True
        if event.type == pygame.KEYDOWN and event.key in STEPS and self.live:
            return self._step(event.key in (pygame.K_RIGHT, pygame.K_DOWN))
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.choice_of(self.over):
            self.on_pick(self.choice_of(self.over))
            return True
        return event.type == pygame.MOUSEBUTTONDOWN

    def point_at(self, name: str) -> bool:
        """Point at a place, or at none; true if that changes anything."""
        changed, self.over = name != self.over, name
        place = self.place_called(name)
        self.tooltip = place.note if place and not self.choice_of(name) else ""
        return changed

    def _step(self, forward: bool) -> bool:
        able = [place.id for place in self.places if place.id in self.live]
        here = self.choice_of(self.over)
        index = (able.index(here) + (1 if forward else -1)) % len(able) if here in able else 0 if forward else -1
        self.point_at(able[index])
        return True

    @property
    def tip_near(self) -> pygame.Rect:
        place = self.place_called(self.over)
        return place.box if place else self.rect

    # Drawing ----------------------------------------------------------------------------------

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The place the keyboard stands on has its light; the whole needs no ring."""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        if self.layout is None or self._table is None or self.rect.width < 20:
            return
        target.blit(self._ready_ground(self._table, self.layout, layout), self.rect)
        self.flicker.paint(Brush(self.rect, layout, target), self.layout.candles)
        for place in self.places:
            self._place(target, layout, place)
        self._tell(target, layout)
        self.layout.marks(self._table, Brush(self.rect, layout, target))

    def _ready_ground(self, table: CardTable, shown: RiteLayout, layout: Layout) -> pygame.Surface:
        """What lies below everything, painted anew if it is another than before."""
        below, canvas = grounds.table(table.rite, layout), self.canvas
        lies = grounds.laid(table.rite, shown, canvas)
        candle = candles.stood(canvas, shown.candles)
        key = (shown, shown.ground_key(table), tuple(self.rect), layout, len(table.cultists), palette.in_use().id,
               spoken(), id(below), id(lies), id(candle))  # fmt: skip
        if self._ground is None or self._ground[0] != key:
            made = pygame.Surface(self.rect.size)
            made.blit(below, (-self.rect.x, -self.rect.y))
            if lies:
                stamp(made, lies, center=made.get_rect().center)
            brush = Brush(made.get_rect(), layout, made)
            if candle:
                candles.stand(brush, shown.candles, candle)
            shown.ground(table, brush)
            self._ground = key, made
        return self._ground[1]

    def _place(self, target: pygame.Surface, layout: Layout, place: Place) -> None:
        picked, box = place.id == self.picked, place.box
        live = place.id in self.live or picked
        over = place.id in self.live and self.choice_of(self.over) == place.id
        if place.empty:
            self._empty(target, layout, place, live, over)
        elif not place.card:
            if live:
                self._region(target, layout, box, over or picked)
        else:
            for n in range(place.deep - 1, 0, -1):
                target.blit(cards.back(place.rect.width), box.move(-2 * n, 2 * n))
            self._light(target, layout, place, live, over, picked)
            if place.id not in self.hidden:
                stamp(target, self.picture(place), center=place.rect.center)
                self._signs(target, layout, place, box)

    def _light(self, target: pygame.Surface, layout: Layout, place: Place, live: bool, over: bool,
               picked: bool) -> None:  # fmt: skip
        """The light round a card, or its shadow, turned as it is."""
        box, radius = place.box, max(round(place.rect.width * 0.06), 3)
        bright = over or picked
        if live:
            colour, soft, alpha = theme.PALE if bright else theme.GOLD, 9 if over else 7, 230 if bright else 170
        elif place.light:
            colour, soft, alpha = place.light, 7, 150
        elif place.turn % 90:
            colour, soft, alpha = (0, 0, 0), 5, 150
        else:
            cards.shadow(target, box, layout.px(5))
            return
        if place.turn % 90:
            glow = turned_glow(*place.rect.size, place.turn, colour, layout.px(soft), alpha)
            stamp(target, glow, center=box.move(0, 0 if live or place.light else layout.px(2)).center)
        else:
            draw.glow(target, box, colour, layout.px(soft), radius, alpha)

    def _tell(self, target: pygame.Surface, layout: Layout) -> None:
        """The words below the places."""
        if self._captions is None:
            self._captions = settled(self.places, self.rect, layout)
        px = layout.font_px(theme.SMALL)
        for caption in self._captions:
            for line, at in caption.lines:
                words(target, line, theme.SMALL, px, theme.TEXT, at.center, halo=3)

    def open_secret(self, place: Place) -> bool:
        """Whether a card lies face down for those who play, and is seen by whoever watches them all."""
        return bool(place.known) and self._table is not None and self._table.viewer is None

    def picture(self, place: Place) -> pygame.Surface:
        """The card of a place as it lies there."""
        width = place.rect.width
        if self.open_secret(place):
            return cards.uncovered(place.known, width)
        if place.relic:
            return relics.artifact(place.card, width)
        return cards.turned(place.card, width, place.turn)

    def _empty(self, target: pygame.Surface, layout: Layout, place: Place, live: bool, over: bool) -> None:
        box, radius = place.box, max(round(place.rect.width * 0.06), 3)
        if live:
            draw.glow(target, box, theme.GOLD, layout.px(8 if over else 5), radius, 190 if over else 120)
            draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius, 225)
        else:
            draw.fill(target, box, theme.INK, None, radius, 120)
        awaited = live or place.owner >= 0
        draw.outline(target, box, theme.GOLD if awaited else theme.BRASS_LINE, radius, 1, 255 if awaited else 120)
        if place.owner >= 0:
            mark = seal(self._cultist(place.owner), max(layout.px(30), 16))
            stamp(target, mark, center=(box.centerx, box.centery - layout.px(12)))

    def _region(self, target: pygame.Surface, layout: Layout, box: pygame.Rect, over: bool) -> None:
        radius = layout.px(10)
        # A small radius keeps the light outside.
        draw.glow(target, box, theme.GOLD, layout.px(8 if over else 5), 2, 200 if over else 120)
        draw.outline(target, box, theme.PALE if over else theme.GOLD, radius, max(layout.px(2), 2), 230)
        if over:
            draw.fill(target, box, theme.GOLD, None, radius, 22)

    def _signs(self, target: pygame.Surface, layout: Layout, place: Place, box: pygame.Rect) -> None:
        """Whose card it is, and that the viewer has seen it."""
        if place.owner >= 0:
            mark = seal(self._cultist(place.owner), max(min(layout.px(30), round(place.rect.width * 0.36)), 16))
            corner = pygame.Vector2(box.x + 1 - box.centerx, box.y + 1 - box.centery)
            corner = corner.rotate(place.turn) if place.turn % 90 else corner
            stamp(target, mark, center=(box.centerx + round(corner.x), box.centery + round(corner.y)))
        if place.known and not self.open_secret(place):
            self._pill(target, layout, place, box)

    def _pill(self, target: pygame.Surface, layout: Layout, place: Place, box: pygame.Rect) -> None:
        """An eye and the rank: this face-down card the viewer has seen."""
        shown = face_of(place.known)
        px = max(min(layout.font_px(theme.LABEL), round(place.rect.width * 0.26)), theme.SMALLEST_PX)
        high = px + 6
        pill = pygame.Rect(0, 0, min(round(place.rect.width * 0.94), high * 3), high)
        pill.midbottom = (box.centerx, box.bottom - max(place.rect.width // 16, 2))
        draw.fill(target, pill, rgb("#16263a"), rgb("#0d1826"), high // 2)
        draw.outline(target, pill, GHOSTLY, high // 2, 1, 230)
        stamp(target, icon("eye", px, GHOSTLY), midleft=(pill.x + 4, pill.centery))
        middle = pill.right - px // 2 - 5
        if pill.width > px * 3 + 6:
            sign = cult_sign(shown.cult, px, mix(CULT_COLOUR[shown.cult], theme.CREAM, 0.4))
            stamp(target, sign, midright=(pill.right - 4, pill.centery))
            middle = pill.centerx
        words(target, str(shown.rank), theme.LABEL, px, theme.CREAM, (middle, pill.centery))

    def _cultist(self, side: int) -> Cultist:
        assert self._table is not None
        return self._table.cultists[side]
