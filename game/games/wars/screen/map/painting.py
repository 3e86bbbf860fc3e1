"""Paints the map: ground and light, names, gates and pieces, and what a choice would bring about."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.games.wars.screen.map import motion
from game.games.wars.screen.map.atlas import Atlas
from game.games.wars.screen.map.counted import places
from game.games.wars.screen.map.glow import Lighting
from game.games.wars.screen.map.ground import Ground
from game.games.wars.screen.map.marks import draw_stain, draw_token
from game.games.wars.screen.map.names import DARK
from game.games.wars.screen.map.pieces import Spot, in_order, keeper_px
from game.games.wars.screen.map.portals import Portal, portals
from game.games.wars.screen.map.shelf import Shelf
from game.games.wars.screen.map.targets import MapTargets, Target
from game.games.wars.screen.map.tray import Tray
from game.games.wars.screen.map.turning import Turning
from game.games.wars.screen.map.ways import Way, draw_portals, draw_thread, draw_way, way
from game.games.wars.words.tableview import Piece
from game.ui import draw, theme, tokens
from game.ui.figures import gates
from game.ui.layout import Layout

SHADE = 90
"""How far the shade along a panel reaches into the map, in design units."""
_RAISED = 5
_TRACE = 105
"""How much of a piece is seen where it stood, of 255, while it is in the hand."""
FORWARD = 1.06
"""How much larger what is pointed at is drawn."""
_FEW = 2


class MapPicture(MapTargets):
    """A map as it is painted, and what of the picture changes by itself: light, and pieces on their way."""

    def __init__(self, atlas: Atlas, light_ready: Callable[[], None]) -> None:
        super().__init__(atlas)
        self.lighting = Lighting()
        self.ground = Ground(atlas, light_ready)
        self.shelf = Shelf()
        self.turning = Turning()
        self.carried: tuple[int, int] | None = None
        """Where the piece in the hand is on the window."""
        self.shown: frozenset[str] = frozenset()
        """Areas that are lit pale because somebody asked which they are."""
        self._way: tuple[object, Way] | None = None

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint all of it into the map's slot."""
        if self.layout is None or self.covered == self.rect:
            return
        layout = self.layout
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        if not self.camera.setting_out:
            # From the next frame on the ground is made anew in another size anyhow.
            self.light()
        self.ground.draw(target, self.sheet, self.rect)
        portal = self.pointed_portal
        if portal:
            draw_thread(target, self.sheet, layout, self.atlas.portals[portal])
        for spot in self.spots:
            if spot.item.what == "mark" and not spot.item.token and self.drawn(spot):
                draw_stain(target, spot)
        self._names(target, over=False)
        draw_portals(target, self.sheet, layout, self.table, portal, self.marks.areas)
        self._shade(target, layout)
        chosen = self.spot_of(self.marks.selected)
        ghost = self._ghost()
        if ghost and chosen:
            self._draw_way(target, layout, chosen, ghost)
        hidden = {each.unit for each in self.moving if each.what != motion.VANISH}
        for place in portals(self.spots, self.drawn, self.moving, hidden):
            self._gate(target, place)
        for spot in in_order(self.spots, self._pointed):
            if spot is not chosen and self.drawn(spot):
                self._spot(target, spot, chosen, hidden, layout)
        if ghost:
            self.shelf.get(ghost.item.faction, ghost.item.kind, ghost.px, "ghost").draw(target, ghost.at)
        if chosen and self.drawn(chosen):
            self._spot(target, chosen, chosen, hidden, layout)
        self._names(target, over=True)
        self._numbers(target, chosen, hidden, layout)
        for each in self.moving:
            each.draw(target, self.shelf.get)
        self._pointers(target, layout)
        if self.tray:
            self.tray.draw(target, layout)
        self._in_hand(target)
        target.set_clip(before)

    # Ground -----------------------------------------------------------------------------------

    @property
    def pointed_portal(self) -> str:
        """The area in two places that is pointed at, itself or somebody in it; empty if none is."""
        area = self.area_of(self.over) if self.over else ""
        return area if area in self.atlas.portals else ""

    def light(self) -> bool:
        """Light the areas as they are to be lit now; true if that is to be painted at once."""
        over = str(self.over[1]) if self.over and self.over[0] == "area" and self.can(self.over) else ""
        moods = self.lighting.moods(self.marks.areas, self.marks.fought, over)
        for area in self.shown:
            moods.setdefault(area, ("flash", 70))
        if self.pointed_portal:
            # Pale in both its places.
            moods.setdefault(self.pointed_portal, ("flash", 50))
        return self.ground.light(moods, gently=not self.camera.calm)

    def _names(self, target: pygame.Surface, over: bool) -> None:
        """Paint the names that lie ``over`` figures, or all others."""
        camera, names = self.camera, [name for name in self.names() if name.over == over]
        x, y = camera.frame.topleft
        places = [(name.at[0] + x, name.at[1] + y) for name in names]
        if camera.moving:
            goal, now = camera.goal_sheet, camera.sheet
            for number, name in enumerate(names):
                rect = name.picture.get_rect(topleft=name.at).move(goal.frame.topleft)
                rect.center = now.to_window(goal.to_picture(rect.center))
                places[number] = rect.topleft
        target.fblits([(name.picture, at) for name, at in zip(names, places, strict=True)])
        for name, (left, top) in zip(names, places, strict=True):
            for part in name.dark:
                for _ in range(DARK - 1):
                    target.blit(name.picture, (left + part.x, top + part.y), part)

    def _shade(self, target: pygame.Surface, layout: Layout) -> None:
        """The shade along a panel that lies over the map."""
        if self.covered.width < 2:
            return
        width = layout.px(SHADE)
        left = self.covered.centerx < self.rect.centerx
        strong, weak = (225, 0) if left else (0, 225)
        shade = draw.side_fade(width, self.rect.height, theme.VIGNETTE_BOTTOM, strong, weak)
        target.blit(shade, (self.covered.right if left else self.covered.left - width, self.rect.y))

    # Pieces -----------------------------------------------------------------------------------

    def _piece_state(self, piece: Piece) -> tokens.State:
        if piece.unit == self.marks.selected:
            return "selected"
        if result := self.result(piece):
            return "killed" if result == "kill" else "pained"
        if piece.unit in self.marks.units:
            return "hover" if self.over == ("unit", piece.unit) else "can"
        return "plain"

    def _state(self, spot: Spot, chosen: Spot | None) -> tokens.State:
        item = spot.item
        if spot is chosen:
            return "selected" if not self.carried else "ghost" if len(item.pieces) == 1 else "plain"
        if item.result:
            return "killed" if item.result == "kill" else "pained"
        if self.able(item):
            over = any(self.over == ("unit", piece.unit) for piece in item.pieces)
            return "hover" if over and not self.tray else "can"
        beside = chosen is not None and (chosen.area, chosen.item.faction) == (spot.area, item.faction)
        return "ring" if beside else "plain"

    @property
    def _pointed(self) -> Spot | None:
        """Where pieces are pointed at that come forward for it."""
        spot = self.spot_of(int(self.over[1])) if self.over and self.over[0] == "unit" and not self.tray else None
        return spot if spot and spot.item.what != "more" else None

    def reaches(self, spot: Spot, point: tuple[int, int], near: int = 0) -> bool:
        item = spot.item
        if item.what == "more" or not spot.body.inflate(spot.px, spot.px).collidepoint(point):
            return False
        px = keeper_px(spot) if item.what == "gate" else spot.px
        picture = self.shelf.get(item.pieces[0].faction, item.kind, px, "plain")
        return picture.covers(spot.at, point, near)

    def _spot(
        self, target: pygame.Surface, spot: Spot, chosen: Spot | None, hidden: set[int], layout: Layout
    ) -> None:
        item = spot.item
        if item.what == "mark":
            if item.token:
                draw_token(target, spot)
            return
        if item.what == "more":
            lit = self.able(item)
            if lit:
                draw.glow(target, spot.rect.inflate(2, 2), theme.GOLD, layout.px(5), spot.px // 2, 230)
            disc = tokens.count_disc(len(item.pieces), spot.px, theme.GOLD if lit else theme.BRASS, "+")
            target.blit(disc, disc.get_rect(center=spot.at))
            return
        left = [piece for piece in item.pieces if piece.unit not in hidden]
        if not left:
            return
        px = keeper_px(spot) if item.what == "gate" else spot.px
        faction, state = item.pieces[0].faction, self._state(spot, chosen)
        if state != "hover" and spot is self._pointed:
            px = round(px * FORWARD)
        lift = layout.px(_RAISED) if state == "selected" else 0
        picture = self.shelf.get(faction, item.kind, px, state)
        if state == "ghost":
            # It is in the hand: only a trace of it stands here.
            picture = picture.faded(_TRACE)
        picture.draw(target, (spot.at[0], spot.at[1] - lift))

    def _numbers(self, target: pygame.Surface, chosen: Spot | None, hidden: set[int], layout: Layout) -> None:
        """How many stand on each other, above all pieces: no number is hidden by who stands nearer."""
        for spot in self.spots:
            held = bool(self.carried) and spot is chosen
            left = sum(piece.unit not in hidden for piece in spot.item.pieces) - held
            if left < 2 or spot.item.what == "more" or not self.drawn(spot):
                continue
            colour = theme.faction_colour(spot.item.pieces[0].faction)
            disc = tokens.count_disc(left, layout.px(17 if layout.compact else 19), colour)
            x, y = places(spot)[spot.count]
            lift = layout.px(_RAISED) if spot is chosen and not self.carried else 0
            target.blit(disc, disc.get_rect(center=(x, y - lift)))

    def _gate(self, target: pygame.Surface, place: Portal) -> None:
        """Paint a gate: its stones, and its throat as far as it has turned."""
        self.shelf.gate(place.px, place.faction).draw(target, place.at)
        inside = gates.throat(gates.unit_of(place.px), place.faction, self.turning.frame)
        if inside:
            inside.draw(target, place.at)

    @property
    def turning_areas(self) -> list[pygame.Rect]:
        """What of the window has to be painted when gates turn: a few small places, or one that holds them all."""
        places = portals(self.spots, self.drawn, self.moving, ())
        found = [gates.room(gates.unit_of(each.px), each.at).clip(self.rect) for each in places
                 if gates.turns(each.faction)]  # fmt: skip
        found = [each for each in found if each]
        # Going through all that stands on the map takes longer than painting more of it.
        return found if len(found) <= _FEW else [found[0].unionall(found[1:])]

    def _pointers(self, target: pygame.Surface, layout: Layout) -> None:
        """Small arrows at the rim towards what can be chosen out of sight."""
        window = self.camera.window.inflate(-layout.px(26), -layout.px(26))
        if self.camera.moving or self.camera.frame == self.camera.base:
            return
        drawn: list[tuple[int, int]] = []
        for away in self.out_of_sight():
            at = (max(window.left, min(away[0], window.right)), max(window.top, min(away[1], window.bottom)))
            if any(abs(at[0] - x) + abs(at[1] - y) < layout.px(30) for x, y in drawn):
                continue
            drawn.append(at)
            angle = pygame.Vector2(1, 0).angle_to((away[0] - window.centerx, away[1] - window.centery))
            arrow = _arrow(layout.px(20), round(angle / 15) * 15)
            target.blit(arrow, arrow.get_rect(center=at))

    # What a choice would bring about ----------------------------------------------------------

    @property
    def selected(self) -> Piece | None:
        """The piece that is to go somewhere."""
        spot = self.spot_of(self.marks.selected)
        return next(piece for piece in spot.item.pieces if piece.unit == self.marks.selected) if spot else None

    def _ghost(self) -> Spot | None:
        """Where the selected piece would land in the area that is pointed at."""
        piece, over = self.selected, self.over
        if piece is None or not over or over[0] != "area" or not self.can(over) or self.camera.moving:
            return None
        return self.ghost_of(piece, str(over[1]))

    def _draw_way(self, target: pygame.Surface, layout: Layout, spot: Spot, ghost: Spot) -> None:
        start, end = self.sheet.to_picture(spot.at), self.sheet.to_picture(ghost.at)
        key = (spot.at, ghost.at, tuple(self.sheet.frame))
        if self._way is None or self._way[0] != key:
            self._way = (key, way(self.atlas, start, end))
        draw_way(target, self.sheet, self._way[1], layout.scale, (spot.px * 0.7, ghost.px * 0.62))

    def _in_hand(self, target: pygame.Surface) -> None:
        """The piece that is carried, above all others and with its shadow further below it."""
        at, piece = self.carried, self.selected
        if at is None or piece is None:
            return
        px = self.size_of(piece)
        shade = tokens.shadow(round(px * 1.1))
        target.blit(shade, shade.get_rect(center=(at[0] + px // 10, at[1] + px // 3)))
        self.shelf.get(piece.faction, piece.kind, px, "selected").draw(target, (at[0], at[1] - px // 8))

    # The tray ---------------------------------------------------------------------------------

    def open_stack(self, target: Target) -> bool:
        """Open the tray of the area in which a stack stands; false if the target is no stack."""
        spot = self.spot_of(int(target[1])) if target[0] == "unit" and not self.tray else None
        return spot is not None and len(spot.item.pieces) > 1 and self.open_tray(spot.area)

    def open_tray(self, area: str) -> bool:
        """Open the tray of an area; false if nobody stands there."""
        spots = [spot.body for spot in self.spots if spot.area == area and spot.item.pieces]
        if self.table is None or self.layout is None or not spots:
            return False
        near = spots[0].unionall(spots[1:])
        asked = next((self.table.pieces[unit].faction for unit in self.marks.units if unit in self.table.pieces), "")
        place = self.table.by_area[area], near, self.camera.window, self.layout
        self.tray = Tray(*place, asked, self._piece_state)
        self.over = None
        return True

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """Paint a thin frame: the map is large."""
        draw.outline(target, self.rect, theme.PALE, 4, 1, 150)


@functools.lru_cache(maxsize=32)
def _arrow(px: int, angle: int) -> pygame.Surface:
    """An arrowhead that points in a direction, in degrees clockwise from the right."""
    big = 4
    made = pygame.Surface((px * big, px * big), pygame.SRCALPHA)
    unit = px * big
    shape = [(x * unit, y * unit) for x, y in ((0.22, 0.12), (0.86, 0.5), (0.22, 0.88), (0.42, 0.5))]
    pygame.draw.polygon(made, theme.VIGNETTE_BOTTOM, shape, unit // 6)
    pygame.draw.polygon(made, theme.GOLD, shape)
    turned = pygame.transform.rotate(made, -angle)
    return pygame.transform.smoothscale(turned, (turned.get_width() // big, turned.get_height() // big))
