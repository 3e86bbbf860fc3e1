"""The card table's window as boxes: where everything stands, in wide windows and in small ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui.kit.box import Box, Column, Grid, Row, Space, Stack
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout
from game.ui.table.bar_buttons import BarButton
from game.ui.widgets.base import Widget

MOST_LEFT = 3
"""So many plates stand on the left at most, above that of whoever sits at the keyboard."""


@dataclass(frozen=True)
class Parts:
    """What stands in the window. ``plates`` go clockwise from whoever sits at the keyboard, that one first."""

    top: Box
    banner: Box
    centre: Box
    hand: Box
    plates: Sequence[Box]
    beside: Box | None
    actions: Box | None
    aside: Box | None = None
    """A side panel on the left, where that has the room (``beside_own``)."""
    helped: Box | None = None
    """What explains the question, or what the coach remarks, above the middle."""
    over_plates: Box | None = None
    """In small windows a place as large as all plates, for what lies over them."""


def folds(layout: Layout) -> bool:
    """Whether a window is so small that plates stand in rows above and actions in a row, the log behind its key."""
    return layout.width_du < 1000 * layout.frame or layout.height_du < 560 * layout.frame


def is_low(layout: Layout) -> bool:
    """Whether a small window is low besides."""
    return layout.height_du < 440 * layout.frame


def beside_own(players: int) -> bool:
    """Whether there is more room on the left, above the plate of whoever sits at the keyboard, than above the log."""
    return min(MOST_LEFT, players // 2) < MOST_LEFT


def window(parts: Parts, layout: Layout) -> Box:
    """All of the window, from the top down."""
    if folds(layout):
        return _folded(parts, layout)
    gap, margin = (8.0, 10.0) if layout.compact else (14.0, 24.0)
    column = min(300 * layout.frame, max(layout.width_du * 0.158, 196 * layout.frame))
    first, *others = parts.plates
    for plate in parts.plates:
        plate.h = min(170, layout.height_du * 0.19)
    left = min(MOST_LEFT, len(parts.plates) // 2)
    side = {"gap": gap, "pad": (0.0, gap), "w": column}
    free = 0 if parts.aside and parts.aside.grow else 1
    return Column(
        parts.top,
        Row(
            Column(*reversed(others[:left]), parts.aside, Space(grow=free), first, **side),  # type: ignore[arg-type]
            Column(Space(h=gap), parts.banner, parts.helped, parts.centre, parts.hand, gap=6, grow=1),
            Column(*others[left:], parts.beside, parts.actions, **side),  # type: ignore[arg-type]
            gap=gap, pad=(margin, 0), across="fill", h=layout.height_du - (parts.top.h or 0),
        ),
    )  # fmt: skip


def _folded(parts: Parts, layout: Layout) -> Box:
    gap, count = 3.0 if is_low(layout) else 6.0, len(parts.plates)
    for plate in parts.plates:
        plate.h = (34 if is_low(layout) else 44) * (1 + layout.frame) / 2
    across = count if layout.width_du >= 110 * count else (count + 1) // 2
    plates: Box = Grid(*parts.plates, columns=across, gap=gap)
    if parts.over_plates:
        plates = Stack(parts.over_plates, plates)
    middle = Row(parts.centre, parts.beside, gap=gap, across="fill", grow=1)
    return Column(
        parts.top,
        Column(plates, parts.banner, middle, parts.actions, parts.hand,
               gap=gap, pad=gap, h=layout.height_du - (parts.top.h or 0)),
    )  # fmt: skip


class Window(Boxes):
    """The boxes of the window; ``placed`` is called when they have been laid out anew.

    The keyboard goes to the middle, the hand and the plates first; ``bar`` are the buttons on top, which come late.
    """

    def __init__(self, describe: Callable[[Layout], Box], placed: Callable[[], None]) -> None:
        super().__init__(describe, steady=True)
        self._placed = placed
        self.bar: list[Widget] = []

    def refresh(self, layout: Layout) -> bool:
        changed = super().refresh(layout)
        if changed:
            self.bar = [each for each in self.inner if isinstance(each, BarButton)]
            self.inner = sorted((each for each in self.inner if each not in self.bar), key=_turn)
            self._placed()
        return changed


def _turn(widget: Widget) -> tuple[int, str]:
    """Which turn of the keyboard's a widget has."""
    name, _, number = widget.id.partition(".")
    return {"centre": 0, "hand": 1, "cultist": 2}.get(name, 3), number if name == "cultist" else ""
