"""A side's figures on the battle's stage, painted from the back to the front: their fates, and the blows they take."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.games.wars.screen.battle.ranks import GREAT, Stand
from game.games.wars.screen.map.shelf import WIDTH
from game.ui import theme, tokens
from game.ui.figures.index import figure_of
from game.ui.figures.standing import Standing, lying, standing
from game.ui.figures.store import STORE
from game.ui.kept import Kept, bytes_of, picture_cache
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

BLOW = 0.55
"""Seconds a blow takes to be seen."""
_RECOIL = 8
"""How far a figure that is struck gives way, in design units."""
_BEHIND = 217
"""The light on ranks behind the first, of 255."""
_POINTED = (34, 32, 26, 0)
"""The light on a figure that is pointed at."""
_STEPS = 6
_SUPER = 2

_PLAIN: Mapping[str, tokens.State] = {"fallen": "blocked", "away": "blocked", "hover": "can", "plain": "plain",
                                      "can": "can", "pained": "pained"}  # fmt: skip
"""How a figure stands in a state; what the stage lays over it is its own."""
_kept: Kept[tuple[Standing, Standing]] = Kept(8_000_000, lambda each: bytes_of(each[1].surface), 1.0)
"""Figures as they were, and as they are shown."""


@dataclass(frozen=True)
class Look:
    """How a fighter is shown: ``state`` as on the map, or ``fallen`` and ``away``; ``id`` is its control's."""

    state: str
    id: str


class Blows:
    """Blows that have just fallen, by unit; a slash and a recoil each."""

    def __init__(self) -> None:
        self._times: dict[int, float] = {}

    @property
    def busy(self) -> bool:
        """Whether any is still seen."""
        return bool(self._times)

    def strike(self, units: Iterable[int]) -> None:
        """Let blows fall on these."""
        self._times |= dict.fromkeys(units, 0.0)

    def share(self, unit: int) -> float:
        """How far a blow is: 0 it begins, 1 it is over or there is none."""
        return self._times.get(unit, BLOW) / BLOW

    def advance(self, dt: float) -> None:
        """Let time pass."""
        self._times = {unit: time + dt for unit, time in self._times.items() if time + dt < BLOW}

    def finish(self) -> None:
        """Let all be over."""
        self._times = {}


class Ranks(Widget):
    """Figures as they stand; ``lit`` tells whether a control is pointed at.

    Figures as large as here take milliseconds to make: they step out one a frame, unless they are wanted ``at_once``.
    """

    focusable = False
    at_once = True

    def __init__(self, blows: Blows, left: bool, lit: Callable[[str], bool]) -> None:
        super().__init__()
        self._blows, self._left, self._lit = blows, left, lit
        self._stands: Sequence[Stand] = ()
        self.looks: Mapping[int, Look] = {}
        self.pointed: int | None = None
        """The unit the hand was last on, of whatever is pressed next."""
        self.wanting = False
        """Whether figures were left out of the last painting, to be made for the next ones."""

    def things(self) -> Iterable[Thing]:
        return ()

    def hit(self, point: tuple[int, int]) -> bool:
        return False

    def show(self, stands: Sequence[Stand], looks: Mapping[int, Look]) -> None:
        """Show figures at places in the widget's rectangle."""
        self._stands, self.looks = stands, looks

    # Where they are ---------------------------------------------------------------------------

    def _at(self, stand: Stand) -> tuple[int, int]:
        return self.rect.x + stand.at[0], self.rect.y + stand.at[1]

    def body(self, unit: int) -> pygame.Rect | None:
        """Where a figure is on the window, if it is among these."""
        return next((self._body(each) for each in self._stands if each.piece.unit == unit), None)

    def bodies(self, above: int = 0, below: int = 0) -> list[pygame.Rect]:
        """Where they all are, with so much room above great ones and below the others that stand in front."""
        found = []
        for each in self._stands:
            body, great = self._body(each), each.size.tall >= GREAT
            up, down = above if great else 0, 0 if great or each.rank else below
            found.append(pygame.Rect(body.x, body.y - up, body.width, body.height + up + down))
        return found

    def _body(self, stand: Stand) -> pygame.Rect:
        wide = round(max(stand.size.wide * 0.7, 2 * stand.size.base) * stand.unit)
        left, top = self.rect.x + stand.at[0] - wide // 2, self.rect.y + stand.top
        return pygame.Rect(left, top, wide, stand.foot - stand.top)

    def over(self, point: tuple[int, int], soon: bool = False) -> int | None:
        """The unit whose figure is seen at a point, or will be ``soon``: the nearest there."""
        for stand in reversed(self._stands):
            state, at = self.looks[stand.piece.unit].state, self._at(stand)
            if not (self.at_once or soon or self._lies(stand, state)):
                continue
            made = self._picture(stand, state)
            x, y = point[0] - at[0] + made.foot[0], point[1] - at[1] + made.foot[1]
            if made.surface.get_rect().collidepoint(x, y) and made.mask.get_at((x, y)):
                return stand.piece.unit
        return None

    def grip(self, units: Sequence[int]) -> tuple[int, int] | None:
        """A point at which one of these is seen, and nobody before it: the body's middle, if it can be."""
        for stand in reversed(self._stands):
            if stand.piece.unit in units:
                x, y = self._at(stand)
                high = stand.size.tall * stand.unit
                wide = stand.size.wide * stand.unit
                for up in (0.5, 0.65, 0.8, 0.35, 0.2, 0.9):
                    for aside in (0.0, -0.12, 0.12, -0.25, 0.25, -0.35, 0.35):
                        at = round(x + aside * wide), round(y - up * high)
                        if self.over(at, soon=True) == stand.piece.unit:
                            return at
        return None

    # Painting ---------------------------------------------------------------------------------

    def _lies(self, stand: Stand, state: str) -> bool:
        """Whether a figure can be painted without being made."""
        piece = stand.piece
        return bool(lying(piece.faction, piece.kind, stand.unit, _PLAIN[state], self._left))

    def _picture(self, stand: Stand, state: str) -> Standing:
        """A figure in a state, as light as its rank is."""
        piece, usual, plain = stand.piece, WIDTH[stand.piece.cls], _PLAIN[state]
        made = standing(piece.faction, piece.kind, round(usual * stand.unit / 39), stand.unit, plain, self._left)
        if not stand.rank and state == plain:
            return made
        key = (piece.faction, piece.kind, stand.unit, state, bool(stand.rank), self._left)
        found = _kept.get(key)
        if found is None or found[0] is not made:
            found = _kept.put(key, (made, _changed(made, state, bool(stand.rank))))
        return found[1]

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint all that lie ready and one more, those behind first, and the blows over them."""
        self.wanting = made_one = False
        for stand in self._stands:
            look = self.looks[stand.piece.unit]
            state = "hover" if look.state == "can" and self._lit(look.id) else look.state
            missed = STORE.missed
            if not (self.at_once or self._lies(stand, state)):
                if figure_of(stand.piece.faction, stand.piece.kind) and (made_one or STORE.missed != missed):
                    # Without its large picture, which is on its way, it would be made twice.
                    self.wanting = True
                    continue
                made_one = True
            share = self._blows.share(stand.piece.unit)
            made, (x, y) = self._picture(stand, state), self._at(stand)
            if share < 1.0:
                x += round(layout.px(_RECOIL) * math.sin(math.pi * min(share * 1.6, 1.0)) * (-1 if self._left else 1))
            target.blit(made.surface, (x - made.foot[0], y - made.foot[1]))
            self._wound(target, stand, state, share, (x, y))

    def _wound(self, target: pygame.Surface, stand: Stand, state: str, share: float, at: tuple[int, int]) -> None:
        """The slash over a figure: red and lasting for one that fell, amber and passing for one in pain."""
        if state != "fallen" and not (state == "pained" and share < 1.0):
            return
        fell = state == "fallen"
        long = round(min(stand.size.tall, 2.6) * stand.unit * (1.0 if fell else 0.8))
        step = min(int(share * 2.5 * _STEPS), _STEPS)
        made = slash(long, theme.KILL if fell else theme.PAIN, step, not self._left)
        middle = at[0], at[1] - round(stand.size.tall * stand.unit * 0.46)
        if not fell:
            made = made.copy()
            made.set_alpha(round(255 * min(2 * (1 - share), 1.0)))
        target.blit(made, made.get_rect(center=middle))


def _changed(made: Standing, state: str, behind: bool) -> Standing:
    """A figure that has fallen, has gone, is pointed at, or stands behind the first rank."""
    surface = made.surface
    if state == "fallen":
        surface = pygame.transform.grayscale(surface)
        surface.fill((235, 225, 225, 255), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        surface = surface.copy()
    if state == "hover":
        surface.fill(_POINTED, special_flags=pygame.BLEND_RGBA_ADD)
    elif behind:
        surface.fill((_BEHIND, _BEHIND, _BEHIND, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if state == "away":
        surface.fill((255, 255, 255, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return Standing(surface, made.foot, made.middle, made.figure)


@picture_cache(2_000_000)
def slash(long: int, colour: theme.RGB, step: int, falls: bool) -> pygame.Surface:
    """A blow's trace across a figure, ``step`` of it drawn; ``falls`` from the upper left to the lower right."""
    side = max(long, 12) * _SUPER
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*colour, 0))
    share = step / _STEPS
    if share:
        for start, size, tone in ((0.16, 0.036, theme.mix(colour, theme.INK, 0.35)), (0.17, 0.024, colour),
                                  (0.20, 0.009, theme.mix(colour, (255, 255, 255), 0.6))):  # fmt: skip
            pygame.draw.polygon(made, tone, _lens(side, start, share, size))
    if not falls:
        made = pygame.transform.flip(made, True, False)
    return pygame.transform.smoothscale(made, (side // _SUPER, side // _SUPER))


def _lens(side: int, start: float, share: float, broad: float) -> list[tuple[float, float]]:
    """A bent, pointed stroke along the diagonal of a square."""
    end = start + (1 - 2 * start) * share
    way = [start + (end - start) * step / 12 for step in range(13)]
    bow = [(x, x + 0.10 * math.sin(math.pi * x), broad * math.sin(math.pi * step / 12))
           for step, x in enumerate(way)]  # fmt: skip
    there = [((x + b) * side, (y - b) * side) for x, y, b in bow]
    back = [((x - b) * side, (y + b) * side) for x, y, b in reversed(bow)]
    return there + back
