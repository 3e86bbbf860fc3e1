"""Paints the map: ground and light, names, gates and pieces, and what a choice would bring about."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.games.wars.screen.map import motion
from game.games.wars.screen.map.ground import Ground
from game.games.wars.screen.map.pieces import Item, Spot, keeper_px
from game.games.wars.screen.map.ways import Way, draw_portals, draw_thread, draw_way, portal_light, way
from game.games.wars.words.tableview import Piece
from game.ui import draw, palette, theme, tokens
from game.ui.layout import Layout
from game.ui.theme import RGB

if TYPE_CHECKING:
    from game.games.wars.screen.map.view import MapView

SHADE = 90
"""How far the shade along a panel reaches into the map, in design units."""
_RAISED = 5


class Painter:
    """Paints one map view; changes nothing but the pictures it keeps."""

    def __init__(self, map_: MapView, shelf: Shelf | None = None) -> None:
        self._map = map_
        self.shelf = shelf or Shelf()
        self._way: tuple[object, Way] | None = None

    # All --------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint all of it into the map's slot."""
        map_ = self._map
        before = target.get_clip()
        target.set_clip(map_.rect.clip(before))
        if not map_.camera.setting_out:
            # From the next frame on the ground is made anew in another size anyhow.
            self.light()
        ground: Ground = map_.ground
        ground.draw(target, map_.sheet, map_.rect)
        draw_thread(target, map_, layout)
        self._names(target)
        draw_portals(target, map_, layout)
        self._shade(target, layout)
        ghost = self._ghost()
        if ghost:
            self._draw_way(target, layout, ghost)
        hidden = {each.unit for each in map_.moving if each.what != motion.VANISH}
        chosen = None
        for spot in map_.spots:
            if self._chosen(spot.item):
                chosen = spot
            elif map_.drawn(spot):
                self._spot(target, spot, hidden, layout)
        if ghost:
            self._draw_ghost(target, ghost)
        if chosen and map_.drawn(chosen):
            self._spot(target, chosen, hidden, layout)
        for each in map_.moving:
            each.draw(target, self.shelf.get)
        self._pointers(target, layout)
        if map_.tray:
            map_.tray.draw(target, layout, self.shelf, self._piece_state)
        if map_.carried:
            self._in_hand(target, map_.carried)
        target.set_clip(before)

    # Ground -----------------------------------------------------------------------------------

    def light(self) -> bool:
        """Light the areas as they are to be lit now; true if that is to be painted at once."""
        map_ = self._map
        over = str(map_.over[1]) if map_.over and map_.over[0] == "area" and map_.can(map_.over) else ""
        moods = map_.lighting.moods(map_.marks.areas, map_.marks.fought, over)
        return map_.ground.light(portal_light(map_, moods), gently=not map_.calm)

    def _names(self, target: pygame.Surface) -> None:
        camera = self._map.camera
        names = self._map.spread.sight.names
        if not camera.moving:
            x, y = camera.frame.topleft
            target.fblits([(name.picture, (name.at[0] + x, name.at[1] + y)) for name in names])
            return
        goal, now = camera.goal_sheet, camera.sheet
        for name in names:
            rect = name.picture.get_rect(topleft=name.at).move(goal.frame.topleft)
            rect.center = now.to_window(goal.to_picture(rect.center))
            target.blit(name.picture, rect)

    def _shade(self, target: pygame.Surface, layout: Layout) -> None:
        """The shade along a panel that lies over the map."""
        map_ = self._map
        if map_.covered.width < 2:
            return
        width = layout.px(SHADE)
        left = map_.covered.centerx < map_.rect.centerx
        strong, weak = (225, 0) if left else (0, 225)
        shade = draw.side_fade(width, map_.rect.height, theme.VIGNETTE_BOTTOM, strong, weak)
        target.blit(shade, (map_.covered.right if left else map_.covered.left - width, map_.rect.y))

    # Pieces -----------------------------------------------------------------------------------

    def _chosen(self, item: Item) -> bool:
        return any(piece.unit == self._map.marks.selected for piece in item.pieces)

    def _hovered(self, item: Item) -> bool:
        over = self._map.over
        return bool(over and over[0] == "unit" and any(piece.unit == over[1] for piece in item.pieces))

    def _piece_state(self, piece: Piece) -> tokens.State:
        map_ = self._map
        if piece.unit == map_.marks.selected:
            return "selected"
        if result := map_.marks.results.get(piece.unit):
            return "killed" if result == "kill" else "pained"
        if piece.unit in map_.marks.units:
            return "hover" if map_.over == ("unit", piece.unit) else "can"
        return "plain"

    def _state(self, spot: Spot) -> tokens.State:
        item, map_ = spot.item, self._map
        if self._chosen(item):
            return "ghost" if map_.carried else "selected"
        if item.result:
            return "killed" if item.result == "kill" else "pained"
        if map_.able(item):
            return "hover" if self._hovered(item) and not map_.tray else "can"
        selected = map_.marks.selected
        if selected is not None:
            chosen = map_.spot_of(selected)
            if chosen and chosen.area == spot.area and chosen.item.faction == item.faction:
                return "ring"
        return "plain"

    def _spot(self, target: pygame.Surface, spot: Spot, hidden: set[int], layout: Layout) -> None:
        item = spot.item
        if item.what == "mark":
            picture = tokens.desecration(spot.px)
            target.blit(picture, picture.get_rect(center=spot.at))
            return
        if item.what == "more":
            lit = self._map.able(item)
            if lit:
                draw.glow(target, spot.rect.inflate(2, 2), theme.GOLD, layout.px(5), spot.px // 2, 230)
            disc = tokens.count_disc(len(item.pieces), spot.px, theme.GOLD if lit else theme.BRASS, "+")
            target.blit(disc, disc.get_rect(center=spot.at))
            return
        left = [piece for piece in item.pieces if piece.unit not in hidden]
        if item.what == "gate" and spot.area not in motion.opening(self._map.moving):
            picture = self.shelf.gate(spot.px, theme.faction_colour(item.faction) if item.faction else None)
            target.blit(picture, picture.get_rect(center=spot.at))
        if not left:
            return
        px = keeper_px(spot) if item.what == "gate" else spot.px
        faction = item.pieces[0].faction
        state = self._state(spot)
        picture = self.shelf.get(faction, item.kind, px, state)
        lift = layout.px(_RAISED) if state == "selected" else 0
        target.blit(picture, picture.get_rect(center=(spot.at[0], spot.at[1] - lift)))
        if len(left) > 1:
            disc = tokens.count_disc(len(left), layout.px(17 if layout.compact else 19), theme.faction_colour(faction))
            off = round(px * 0.36)
            target.blit(disc, disc.get_rect(center=(spot.at[0] + off, spot.at[1] + off - lift)))

    def _pointers(self, target: pygame.Surface, layout: Layout) -> None:
        """Small arrows at the rim towards what can be chosen out of sight."""
        map_ = self._map
        window = map_.camera.window.inflate(-layout.px(26), -layout.px(26))
        if map_.camera.moving or map_.camera.frame == map_.camera.base:
            return
        drawn: list[tuple[int, int]] = []
        for away in map_.out_of_sight():
            at = (max(window.left, min(away[0], window.right)), max(window.top, min(away[1], window.bottom)))
            if any(abs(at[0] - x) + abs(at[1] - y) < layout.px(30) for x, y in drawn):
                continue
            drawn.append(at)
            angle = pygame.Vector2(1, 0).angle_to((away[0] - window.centerx, away[1] - window.centery))
            arrow = _arrow(layout.px(20), round(angle / 15) * 15)
            target.blit(arrow, arrow.get_rect(center=at))

    # What a choice would bring about ----------------------------------------------------------

    def _ghost(self) -> Spot | None:
        """Where the selected piece would land in the area that is pointed at."""
        map_ = self._map
        unit, over = map_.marks.selected, map_.over
        if unit is None or not over or over[0] != "area" or not map_.can(over) or map_.camera.moving:
            return None
        spot = map_.spot_of(unit)
        if spot is None:
            return None
        piece = next(piece for piece in spot.item.pieces if piece.unit == unit)
        return map_.spread.ghost_of(piece, str(over[1]))

    def _draw_way(self, target: pygame.Surface, layout: Layout, ghost: Spot) -> None:
        map_ = self._map
        unit = map_.marks.selected
        spot = map_.spot_of(unit) if unit is not None else None
        if spot is None:
            return
        start, end = map_.sheet.to_picture(spot.at), map_.sheet.to_picture(ghost.at)
        key = (map_.atlas.board, spot.at, ghost.at, tuple(map_.sheet.frame))
        if self._way is None or self._way[0] != key:
            self._way = (key, way(map_.atlas, start, end))
        draw_way(target, map_.sheet, self._way[1], layout.scale, (spot.px * 0.7, ghost.px * 0.62))

    def _draw_ghost(self, target: pygame.Surface, ghost: Spot) -> None:
        picture = self.shelf.get(ghost.item.faction, ghost.item.kind, ghost.px, "ghost")
        target.blit(picture, picture.get_rect(center=ghost.at))

    def _in_hand(self, target: pygame.Surface, at: tuple[int, int]) -> None:
        """The piece that is carried, above all others and with its shadow further below it."""
        map_ = self._map
        unit = map_.marks.selected
        spot = map_.spot_of(unit) if unit is not None else None
        if spot is None:
            return
        piece = next(piece for piece in spot.item.pieces if piece.unit == unit)
        px = map_.spread.size_of(piece)
        shade = tokens.shadow(round(px * 1.1))
        target.blit(shade, shade.get_rect(center=(at[0] + px // 10, at[1] + px // 3)))
        picture = self.shelf.get(piece.faction, piece.kind, px, "selected")
        target.blit(picture, picture.get_rect(center=(at[0], at[1] - px // 8)))


@functools.lru_cache(maxsize=32)
def _arrow(px: int, angle: int) -> pygame.Surface:
    """An arrowhead that points in a direction, in degrees clockwise from the right."""
    big = 4
    made = pygame.Surface((px * big, px * big), pygame.SRCALPHA)
    unit = px * big
    points = [(0.22, 0.12), (0.86, 0.5), (0.22, 0.88), (0.42, 0.5)]
    shape = [(x * unit, y * unit) for x, y in points]
    pygame.draw.polygon(made, theme.VIGNETTE_BOTTOM, shape, unit // 6)
    pygame.draw.polygon(made, theme.GOLD, shape)
    turned = pygame.transform.rotate(made, -angle)
    return pygame.transform.smoothscale(turned, (turned.get_width() // big, turned.get_height() // big))


Make = Callable[[int], pygame.Surface]


class Shelf:
    """Pictures by sort and size. One not made yet in a size is for now another size of it, made larger or smaller."""

    def __init__(self) -> None:
        self._made: dict[tuple[Hashable, int], pygame.Surface] = {}
        self._scaled: dict[tuple[Hashable, int], pygame.Surface] = {}
        self._last: dict[Hashable, int] = {}
        self._wanted: deque[tuple[Hashable, int, Make]] = deque()
        self._palette = ""

    def get(self, faction: str, kind: str, px: int, state: tokens.State) -> pygame.Surface:
        """The picture of a piece."""
        return self._picture((faction, kind, state), px, lambda size: tokens.token(faction, kind, size, state))

    def gate(self, px: int, colour: RGB | None) -> pygame.Surface:
        """The picture of a gate in its keeper's colour, or of an abandoned one."""
        return self._picture(("gate", colour), px, lambda size: tokens.gate(size, colour))

    def _picture(self, sort: Hashable, px: int, make: Make) -> pygame.Surface:
        """The true picture if it lies ready or nothing else does."""
        if self._palette != palette.in_use().id:
            for kept in (self._made, self._scaled, self._last):
                kept.clear()
            self._palette = palette.in_use().id
        key = (sort, px)
        found = self._made.get(key) or self._scaled.get(key)
        if found is not None:
            return found
        last = self._last.get(sort)
        if last is None or abs(last - px) < 2:
            return self._make(sort, px, make)
        other = self._made[(sort, last)]
        side = round(other.get_width() * px / last)
        self._scaled[key] = pygame.transform.smoothscale(other, (side, side))
        self._wanted.append((sort, px, make))
        return self._scaled[key]

    def _make(self, sort: Hashable, px: int, make: Make) -> pygame.Surface:
        self._made[(sort, px)] = made = make(px)
        self._last[sort] = px
        self._scaled.pop((sort, px), None)
        return made

    @property
    def wanting(self) -> bool:
        """Whether pictures wait to be made."""
        return bool(self._wanted)

    def work(self, milliseconds: int) -> None:
        """Make pictures that were wanted, for about so long."""
        started = pygame.time.get_ticks()
        while self._wanted and pygame.time.get_ticks() - started < milliseconds:
            sort, px, make = self._wanted.popleft()
            if (sort, px) not in self._made:
                self._make(sort, px, make)
