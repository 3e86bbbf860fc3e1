"""What a person in front of the window sees that can be done: lights on the map, cards, pieces in a battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Point = tuple[int, int]


@dataclass(frozen=True)
class Offer:
    """Something that answers the open question: its kind, where to click, and what stands there.

    ``what`` is the card's widget, the piece's widget in a battle, or the map's target.
    """

    kind: str
    point: Point
    what: Any

    @property
    def on_map(self) -> bool:
        """Whether it is a place or a piece on the map."""
        return isinstance(self.what, tuple)


def board_of(scene: Any) -> Any:
    """The widgets of a scene, None if it has none."""
    return getattr(scene, "board", None)


def seen(scene: Any, widget: Any, point: Point | None = None) -> bool:
    """Whether a click at a point of a widget (its middle) would reach it."""
    point = point or widget.rect.center
    if not widget.visible or not scene.app.layout.window.collidepoint(point):
        return False
    return board_of(scene).at(point) is widget


def cards(table: Any) -> list[Offer]:
    """The cards and buttons of the bar that can be pressed."""
    return [
        Offer(area.card.choice.kind, area.rect.center, area.card)
        for area in table.stage.bar.areas
        if not area.card.blocked and seen(table, area)
    ]


def blocked_cards(table: Any) -> list[Any]:
    """The cards that only tell why not."""
    return [area for area in table.stage.bar.areas if area.card.blocked and seen(table, area)]


def lights(table: Any) -> list[Offer]:
    """What glows on the map and is not covered."""
    found = []
    map_ = table.stage.map
    for target in map_.choices():
        point = map_.point_of(target)
        if seen(table, map_, point) and map_.effective(map_.target_at(point)) == target:
            found.append(Offer("on the map", point, target))
    return found


def fighters(table: Any) -> list[Offer]:
    """Pieces in the battle panel that can take a result."""
    battle = table.stage.battle
    if not battle.visible:
        return []
    parts = [part for part in battle.parts if getattr(part, "can", False) and seen(table, part)]
    return [Offer("in the battle", part.rect.center, part) for part in parts]


def offers(table: Any) -> list[Offer]:
    """Everything that answers the open question of a table's scene, nothing while pieces are on their way."""
    if table.question is None or table.stage.map.busy:
        return []
    return [*cards(table), *lights(table), *fighters(table)]


def arrow(table: Any) -> Any:
    """The arrow to the next page of cards, None where all are in sight."""
    bar = table.stage.bar
    return bar.control("page.later") if bar.pages > 1 else None


def label_of(widget: Any) -> str:
    """The words on a widget that can be pressed."""
    return str(getattr(widget, "label", None) or getattr(widget, "name", None) or "")


def pressables(scene: Any) -> Iterator[Any]:
    """The widgets of a scene that can be clicked now."""
    board = board_of(scene)
    for widget in board.all if board else ():
        if widget.enabled and widget.rect.width and seen(scene, widget):
            yield widget


def labelled(scene: Any, *labels: str) -> Any:
    """The widget with one of these words on it, None if there is none."""
    board = board_of(scene)
    for widget in board.all if board else ():
        if widget.visible and widget.enabled and label_of(widget) in labels:
            return widget
    return None
