"""The map as a widget: what it shows as time passes, and what the mouse and the keyboard do to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, partial

import pygame

from game.games.wars.screen.map import motion
from game.games.wars.screen.map.atlas import atlas
from game.games.wars.screen.map.motion import Gain, rising
from game.games.wars.screen.map.painting import MapPicture
from game.games.wars.screen.map.pieces import legible
from game.games.wars.screen.map.targets import Marks, Target
from game.games.wars.screen.map.ways import legs
from game.games.wars.screen.motions import Lively
from game.games.wars.words.tableview import LIVING_GATES, Table
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import ACTIVATE, STEPS
from game.ui.widgets.longpress import LongPress

_WORK_MS = 3
"""How long of a frame may be spent on light that grows or fades, or on pictures of pieces in another size."""
SLACK = 6
"""How far the mouse may stray, in pixels, before a press is a drag."""
_TRAY = "."


class MapView(MapPicture, Lively):
    """The map slot. ``on_pick`` gets an area or a unit that was clicked, whether it can be chosen or not.

    ``on_lift`` is asked whether a unit may be carried, and picks it if it has to be picked for that; ``on_drop`` gets
    what a carried piece was let go over, None for nothing.
    """

    def __init__(self, board: str, on_pick: Callable[[Target], None], light_ready: Callable[[], None]) -> None:
        super().__init__(atlas(board), light_ready)
        self.on_pick = on_pick
        self.on_lift: Callable[[int], bool] = lambda unit: False
        self.on_drop: Callable[[Target | None], None] = lambda target: None
        self.on_hold: Callable[[Target], bool] = lambda target: False
        """Is told of a long press; whether it has done something about it."""
        self.doing = ""
        """``pan`` while the mouse shifts the map, ``carry`` while it has a piece in the hand, else empty."""
        self._press: tuple[int, int] | None = None
        self._long = LongPress[Target]()
        self._let_down: tuple[int, tuple[int, int]] | None = None
        """The unit that was in the hand, and where on the window it was let go, until the map is shown anew."""
        self._last = (0, 0)
        self._turned = 0.0
        self._arrived = False

    @property
    def calm(self) -> bool:
        """Whether nothing is to move by itself."""
        return self.camera.calm

    @calm.setter
    def calm(self, calm: bool) -> None:
        self.camera.calm = self.lighting.calm = self.turning.calm = calm

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place on the window."""
        layout = legible(rect, layout)
        if rect == self.rect and layout == self.layout:
            return
        self.rect, self.layout = rect, layout
        self.close_tray()
        self._forget_press()
        self.camera.lay(rect)
        self.finish()
        self.spread()

    def close(self) -> None:
        """Let the light's thread end, and the pictures go."""
        self.ground.close()
        self.shelf.close()

    # What stands there ------------------------------------------------------------------------

    def show(self, table: Table, marks: Marks, pace: float = 0.0) -> None:
        """Show a table; with a ``pace`` pieces glide to where they are now (1 is the usual time)."""
        before, gates = self.standing(), self.gates()
        if self._let_down is not None and self._let_down[0] in before:
            # It is set down from where the hand was, not carried once more all the way from where it stood.
            unit, at = self._let_down
            before[unit] = replace(before[unit], area="", at=at)
        self._let_down = None
        if (marks.areas, marks.units, marks.selected) != (self.marks.areas, self.marks.units, self.marks.selected):
            self.lighting.breathe()
        self.table, self.marks = table, marks
        self.turning.stir()
        self.spread()
        if self.tray:
            # It shows its area as it is now, and goes when nobody is left there.
            area = self.tray.area.id
            self.close_tray()
            self.open_tray(area)
        # Doom that was won goes on rising: the next answer may come soon.
        self.moving = [each for each in self.moving if each.what == "gain"]
        if pace > 0 and before:
            # A gate closes behind the pieces and opens under them.
            self.moving += motion.gate_changes(gates, self.gates(goal=True), pace)
            found = cache(partial(legs, self.camera.goal_sheet))
            self.moving += motion.changes(before, self.standing(goal=True), pace, found)
        if self.over and self.over not in self.targets():
            self.over = None
        self._bring_choices()

    def rise(self, won: Sequence[Gain], pace: float, still: bool) -> None:
        """Show Doom won for losses where the units fell, for a moment."""
        if self.layout is None or self.table is None or not won:
            return
        homes = [self.atlas.places[self.table.areas[gain.area].id].home for gain in won]
        places = [self.camera.goal_sheet.to_window(home) for home in homes]
        size = round(42 * self.sight.rows.unit)
        self.moving += rising(won, places, size, self.layout, self.rect, pace, still)

    def place_of(self, area: str) -> tuple[int, int] | None:
        """Where the middle of an area is on the window; None while it is out of sight."""
        if self.layout is None or area not in self.atlas.places:
            return None
        at = self.camera.goal_sheet.to_window(self.atlas.places[area].home)
        return (round(at[0]), round(at[1])) if self.camera.window.collidepoint(at) else None

    def _bring_choices(self) -> None:
        """Bring what can be chosen into sight if none of it is."""
        if self.camera.zoom <= 1.0 and self.camera.window == self.camera.slot:
            return
        points = [self.home_of(target) for target in self.choices()]
        if points and not any(self.camera.sees(point) for point in points):
            self.show_points(points)

    def flash(self, area: str) -> None:
        """Light an area's outline pale for a moment."""
        if area in self.atlas.places:
            self.lighting.flash(area)

    def things(self) -> Iterable[Thing]:
        """The map, its areas and its pieces, each at a point that is its own; those that can be clicked."""
        yield self.thing()
        for target in sorted(self.targets(), key=str):
            x, y = self.point_of(target)
            if self.rect.collidepoint(x, y) and not self.covered.collidepoint(x, y) and not self.lies_over((x, y)):
                role = "area" if target[0] == "area" else "piece"
                at = pygame.Rect(x - 1, y - 1, 3, 3)
                over = target == self.over
                yield Thing(role, f"{role}.{target[1]}", at, "", self.can(target), over, over and self.focused)

    # Time -------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether pieces are on their way."""
        return bool(self.moving)

    @property
    def animating(self) -> bool:
        """Whether anything moves by itself: pieces, the look, a flash, a drag, pieces that take their new size."""
        lively = self.camera.moving or self._arrived or self.shelf.wanting or bool(self.doing)
        return self.busy or lively or bool(self.lighting.flashes)

    def advance(self, dt: float) -> None:
        """Let time pass for pieces, the look, flashes and the light."""
        for each in self.moving:
            each.time += dt
        self.moving = [each for each in self.moving if each.time < each.length]
        self.lighting.advance(dt)
        if self.camera.moving:
            self.camera.advance(dt)
            self.go_along()
            self._arrived = not self.camera.moving
            return
        if self._arrived:
            # All else of the window that goes by where the map lies is painted one frame later than its ground.
            self._arrived = False
            if self.hovered and self.over is None:
                self.point_at(pygame.mouse.get_pos())
        elif self.shelf.wanting:
            self.shelf.work(_WORK_MS)
        self.ground.work(_WORK_MS)

    @property
    def next_wake(self) -> float | None:
        """Seconds until ``pulse`` is wanted; None while nothing breathes and no press is held."""
        if self.ground.behind:
            return 0.012
        wakes = LongPress.WAKE if self._waiting else None, self.lighting.next_wake, self.turning.next_wake
        return min((wake for wake in wakes if wake is not None), default=None)

    def turn(self, dt: float) -> bool:
        """Let gates turn; true if they have: ``turning_areas`` are to be painted then."""
        self.turning.some = not self.camera.moving and self.covered != self.rect and any(
            spot.item.faction and (spot.item.what == "gate" or spot.item.kind in LIVING_GATES) for spot in self.spots)
        return self.turning.pulse(dt)

    def pulse(self, dt: float) -> bool:
        """Let time pass for what changes slowly: light that breathes, a press that lasts; true if it has changed."""
        held = self._waiting and self._hold(dt)
        if self.camera.moving:
            return held
        breathed = self.lighting.pulse(dt) and bool(self.marks.areas) and self.light()
        relit = not self.animating and self.ground.work(_WORK_MS)
        return held or breathed or relit

    # The mouse --------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Point, click, drag, zoom, and go through the choices by keyboard; false if that changed nothing."""
        if event.type == pygame.KEYDOWN:
            return self._steer(event.key)
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2):
            self._press, self._last = event.pos, event.pos
            self.doing = "pan" if event.button == 2 else ""
            self._long.begin(self._at(event.pos) if event.button == 1 else None)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2):
            self._let_go(event)
            return True
        return event.type == pygame.MOUSEWHEEL and self._wheel(event)

    @property
    def _waiting(self) -> bool:
        """Whether a press might yet become a long one."""
        return self._press is not None and not self.doing and self._long.target is not None

    def _hold(self, dt: float) -> bool:
        """Let time pass over a press; true if it has just become a long one and opened a tray."""
        target = self._long.wait(dt)
        return target is not None and (self.on_hold(target) or self.open_stack(target))

    def _forget_press(self) -> None:
        self._press, self.doing = None, ""
        self._long.forget()
        self.carried = None

    def _moved(self, point: tuple[int, int]) -> bool:
        if self._press is None:
            return self.point_at(point)
        if not self.doing and pygame.Vector2(point).distance_to(self._press) > SLACK:
            self._begin(self._press)
        changed = False
        if self.doing == "pan":
            # The map is painted for every frame while it is shifted; nothing round it changes.
            self.over = None
            self.camera_pan(point[0] - self._last[0], point[1] - self._last[1])
        elif self.doing == "carry":
            changed = self._carry_to(point)
        self._last = point
        return changed

    def _begin(self, press: tuple[int, int]) -> None:
        """Take a piece into the hand if it may be carried, else the map."""
        in_tray = self.tray is not None and self.tray.rect.collidepoint(press)
        target = self._long.target
        if target and target[0] == "unit" and self.on_lift(int(target[1])):
            self.close_tray()
            self.doing = "carry"
        elif self.camera.can_pan and not in_tray:
            self.doing = "pan"

    def _carry_to(self, point: tuple[int, int]) -> bool:
        """Carry the piece in the hand to a point of the window."""
        self.carried, before = point, self.over
        area = self.sheet.area_at(point) if self.rect.collidepoint(point) else None
        self.over = ("area", area) if area and not self.covered.collidepoint(point) else None
        return self.over != before

    def _let_go(self, event: pygame.event.Event) -> None:
        press, target, doing = self._press, self._long.target, self.doing
        if doing == "carry":
            self._carry_to(event.pos)
        self._forget_press()
        short = not self._long.long or self.tray is None
        if doing == "carry":
            piece = self.selected
            if piece is not None:
                self._let_down = piece.unit, (event.pos[0], event.pos[1] - self.size_of(piece) // 8)
            self.on_drop(self.over)
            self._let_down = None
        # Where nothing can be shifted a hand that trembles still clicks.
        elif press and not doing and short and event.button == 1 and self._at(event.pos) == target:
            self.click(target, event.pos)

    def _at(self, point: tuple[int, int]) -> Target | None:
        """What a click at a point would choose."""
        return self.effective(self.target_at(point))

    def click(self, target: Target | None, point: tuple[int, int]) -> None:
        """Do what a click on a target means."""
        if self.tray:
            inside = self.tray.rect.collidepoint(point)
            if not inside or (target and self.can(target)):
                self.close_tray()
            if not inside or not target:
                return
        crowd = next((spot.area for spot in self.spots if spot.item.what == "more" and spot.covers(point)), "")
        if crowd:
            self.open_tray(crowd)
        elif target:
            self.on_pick(target)

    def _wheel(self, event: pygame.event.Event) -> bool:
        self._turned += getattr(event, "precise_y", event.y) or event.y
        steps = int(self._turned)
        self._turned -= steps
        if not steps or not self.camera_turn(max(min(steps, 2), -2), pygame.mouse.get_pos()):
            return False
        # What lies under the pointer is another place now; it is looked for once the map is at rest.
        self.over = None
        return not self.camera.moving

    # Keys -------------------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that means the map wherever the keyboard is: zoom, the whole map, a tray, a piece in hand."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if event.key == pygame.K_ESCAPE:
            return self._put_back() or self.close_tray()
        if event.unicode in ("+", "=") or event.key == pygame.K_KP_PLUS:
            self.camera_turn(1)
        elif event.unicode == "-" or event.key == pygame.K_KP_MINUS:
            self.camera_turn(-1)
        elif event.unicode == "0" or event.key == pygame.K_KP0:
            self.camera_whole()
        elif event.unicode == _TRAY and self.over:
            return self.close_tray() or self.open_tray(self.area_of(self.over))
        else:
            return False
        return True

    def _put_back(self) -> bool:
        """Give up carrying a piece; false if none is carried."""
        if self.doing != "carry":
            return False
        self._forget_press()
        self.on_drop(None)
        return True

    def _steer(self, key: int) -> bool:
        """Take a key while the map has the keyboard: arrows go through what can be chosen, Enter chooses."""
        if key in ACTIVATE and self.over and (self.marks.asks or self.can(self.over)):
            over = self.over
            self.close_tray()
            self.on_pick(over)
            return True
        chosen = self.next_choice(*STEPS[key]) if key in STEPS else None
        if chosen is None:
            return False
        self.over = chosen
        if not self.tray:
            self.show_points([self.home_of(chosen)])
        return True
