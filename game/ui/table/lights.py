"""What lights up on a table: rings round things, and dotted ways between them, for lessons, goals and advice.

Things are named by role and id, as robots find them; where they are is found anew whenever they are painted.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import pygame

from game.ui import draw, theme
from game.ui.dotted import Lines, draw_dotted
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.base import Widget

Tone = Literal["gold", "pale", "danger"]
"""Gold leads on, pale advises, danger warns."""
_COLOURS: dict[Tone, theme.RGB] = {"gold": theme.GOLD, "pale": theme.PALE, "danger": theme.KILL}


class Lit(NamedTuple):
    """A thing to be lit, by role ("": any) and id; ``strong`` is what is asked for and gets a second ring.

    ``tag`` is a word on a small plate above it.
    """

    role: str
    id: str
    strong: bool = False
    tag: str = ""


_SUPER = 3
_WIDE = 2.5
"""So many times as wide as high, a thing has its words at the left: a tag stands at the right end of its rim."""

Ends = tuple[str, str]
"""The ids of the things a way leads from and to."""


class Shape(NamedTuple):
    """Where on the window a thing is lit: round or with corners, and what part of the window shows it.

    ``also`` are other places of the same thing, as an area has that is named twice. What is ``close`` to others of its
    panel has its rings within its own room.
    """

    rect: pygame.Rect
    round: bool = False
    clip: pygame.Rect | None = None
    also: tuple[pygame.Rect, ...] = ()
    close: bool = False


@dataclass(frozen=True)
class Shining:
    """All that one speaker (a lesson, a goal, advice) lights."""

    lits: tuple[Lit, ...]
    ways: tuple[Ends, ...]
    tone: Tone


class Lights(Widget):
    """Lies over the whole table and takes no click.

    ``find`` tells where a thing is, ``lead`` the lines of a way between two things; nothing is lit while ``moves``
    says that things are on their way.
    """

    focusable = False

    def __init__(
        self,
        find: Callable[[str, str], Shape | None],
        lead: Callable[[str, str], Lines],
        moves: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._find, self._lead, self._moves = find, lead, moves
        self._shining: dict[str, Shining] = {}
        self.over: Sequence[Widget] = ()
        """What is painted over the lights: no word stands below it."""

    def show(self, by: str, lits: Iterable[Lit] = (), ways: Iterable[Ends] = (), tone: Tone = "gold") -> None:
        """Light things for a speaker, in the place of what it lit before; nothing puts its lights out."""
        self._shining.pop(by, None)
        made = Shining(tuple(lits), tuple(ways), tone)
        if made.lits or made.ways:
            self._shining[by] = made

    @property
    def shining(self) -> bool:
        """Whether anything is lit."""
        return bool(self._shining)

    def lit_by(self, by: str) -> tuple[Lit, ...]:
        """What a speaker lights now."""
        return self._shining[by].lits if by in self._shining else ()

    def hit(self, point: tuple[int, int]) -> bool:
        """Never clickable: what lies below is pointed at."""
        return False

    def shapes(self, by: str = "") -> list[pygame.Rect]:
        """Where on the window light falls: every ring of a speaker, or of all."""
        shown = [each for name, each in self._shining.items() if by in ("", name)]
        found = [self._find(lit.role, lit.id) for each in shown for lit in each.lits]
        return [rect for shape in found if shape for rect in (shape.rect, *shape.also)]

    def things(self) -> Iterable[Thing]:
        """A thing for each ring, called after what it lies round."""
        for each in self._shining.values():
            for lit in each.lits:
                shape = self._find(lit.role, lit.id)
                if shape:
                    yield Thing("light", f"light.{lit.id}", shape.rect, lit.tag, selected=lit.strong)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint ways first, then rings."""
        if not self._shining or self._moves():
            return
        before = target.get_clip()
        for each in self._shining.values():
            for start, end in each.ways:
                self._way(target, layout, start, end, _COLOURS[each.tone])
            for lit in each.lits:
                shape = self._find(lit.role, lit.id)
                if shape is None:
                    continue
                target.set_clip(shape.clip.clip(before) if shape.clip else before)
                for rect in (shape.rect, *shape.also):
                    _ring(target, layout, shape._replace(rect=rect), _COLOURS[each.tone], lit.strong)
                if lit.tag:
                    self._tag(target, layout, lit.tag, shape, _COLOURS[each.tone])
                target.set_clip(before)

    def _tag(self, target: pygame.Surface, layout: Layout, word: str, shape: Shape, colour: theme.RGB) -> None:
        """Write a word on a small dark plate over a ring's upper rim, or its lower one, where nothing covers it."""
        lit, size = shape.rect, layout.font_px(theme.TINY_BOLD)
        wide = draw.text_width(word, theme.TINY_BOLD, size) + layout.px(12)
        high, covers = size + layout.px(5), [widget.rect for widget in self.over if widget.visible]
        left = lit.right - wide - layout.px(8) if lit.width > _WIDE * lit.height else lit.centerx - wide // 2
        places = (pygame.Rect(left, y - high // 2, wide, high) for y in (lit.top, lit.bottom))
        # Where it stands must not depend on how much of the window is painted.
        room = (shape.clip or layout.window).inflate(-layout.px(4), 0)
        box = next((each for place in places if (each := place.clamp(room)).collidelist(covers) < 0), None)
        if box is None:
            return
        draw.fill(target, box, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(4), 240)
        draw.outline(target, box, colour, layout.px(4), 1)
        draw.text(target, word, theme.TINY_BOLD, size, theme.PALE, box.center, "center", middle=True)

    def _way(self, target: pygame.Surface, layout: Layout, start: str, end: str, colour: theme.RGB) -> None:
        shapes = self._find("", start), self._find("", end)
        lines = self._lead(start, end)
        if not lines or shapes[0] is None or shapes[1] is None:
            return
        before = target.get_clip()
        if shapes[0].clip and shapes[1].clip:
            target.set_clip(shapes[1].clip.clip(before))
        clear = tuple(min(shape.rect.size) / 2 + layout.px(9) for shape in shapes if shape)
        boxes = [shape.rect.inflate(layout.px(30), layout.px(30)) for shape in shapes if shape and not shape.round]
        draw_dotted(target, lines, layout.scale * 1.3, (clear[0], clear[1]), colour, arrow=True, free=boxes)
        target.set_clip(before)


def _ring(target: pygame.Surface, layout: Layout, shape: Shape, colour: theme.RGB, strong: bool) -> None:
    """Paint a ring round a thing, or two with light between them; a broad one where there is no room for two."""
    px, line = layout.px, max(layout.px(2), 2)
    if shape.close:
        box, line = shape.rect.inflate(px(2), -px(4)), 2 * line if strong else line
        draw.outline(target, box.inflate(2, 2), theme.VIGNETTE_BOTTOM, px(5), line + 2, 190)
        draw.outline(target, box, colour, px(5), line)
        return
    near = shape.rect.inflate(2 * px(3), 2 * px(3))
    if shape.round:
        ring = _round(max(near.size) // 2, line, px(8) if strong else 0, colour)
        target.blit(ring, ring.get_rect(center=near.center))
        return
    draw.glow(target, near, colour, px(5), px(6), 150 if strong else 90)
    for box in (near, near.inflate(2 * px(6), 2 * px(6)))[: 1 + strong]:
        draw.outline(target, box.inflate(2, 2), theme.VIGNETTE_BOTTOM, px(7), line + 2, 190)
        draw.outline(target, box, colour, px(6), line)


@functools.lru_cache(maxsize=64)
def _round(radius: int, line: int, second: int, colour: theme.RGB) -> pygame.Surface:
    """A ring round a circle, dark at its rims; ``second`` is how far round it another ring lies, 0 for none."""
    side = 2 * (radius + second + 4 * line)
    made = pygame.Surface((side * _SUPER, side * _SUPER), pygame.SRCALPHA)
    middle = (side * _SUPER // 2,) * 2
    if second:
        pygame.draw.circle(made, (*colour, 60), middle, (radius + second) * _SUPER, second * _SUPER)
    for each in (radius, radius + second)[: 1 + bool(second)]:
        pygame.draw.circle(made, (*theme.VIGNETTE_BOTTOM, 200), middle, (each + 1) * _SUPER, (line + 2) * _SUPER)
        pygame.draw.circle(made, colour, middle, each * _SUPER, line * _SUPER)
    return pygame.transform.smoothscale(made, (side, side))


def shape_on(widgets: Sequence[Widget], role: str, id: str) -> Shape | None:
    """Where a thing of some widgets is, if it is in sight."""
    for widget in widgets:
        if not widget.visible or isinstance(widget, Lights):
            continue
        for thing in widget.things():
            if thing.id == id and role in ("", thing.role) and thing.rect.width:
                return Shape(thing.rect, clip=widget.clip, close=thing.role == "told")
    return None
