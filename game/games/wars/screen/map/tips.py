"""What the map answers when it is pointed at: what a click would do, what it costs, or why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.games.wars.screen.answers.choices import area_tip, unit_tip
from game.games.wars.screen.answers.question import Question
from game.games.wars.screen.battle.odds import Duel, odds_card
from game.games.wars.screen.hand.preview import brief
from game.games.wars.screen.map.targets import Target
from game.games.wars.screen.map.view import MapView
from game.games.wars.words.card_now import cost_now
from game.games.wars.words.names import named_units
from game.games.wars.words.tableview import Piece, Side, Table, kind_of
from game.language.spoken import has, name, say
from game.language.values import Value, markup
from game.ui import draw, theme
from game.ui.kit.box import Box, Column, Line, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.widgets.base import Board
from game.ui.widgets.beside import beside, covered

_FRAME = Frame(line=theme.BRASS, alpha=230, radius=5, diamonds=False, shadow=8)
_BATTLE_COST = 1


@dataclass(frozen=True)
class Tip:
    """A tooltip: heading, lines of markup, and a last line about what to do."""

    heading: str
    lines: tuple[str, ...]
    foot: str = ""
    duel: Duel | None = None
    """The battle that could be declared with whose piece it is."""

    def box(self) -> Box:
        """Heading, words, the odds of a battle, and what to do, with lines between."""
        said = say("wars-hand-attack-click")
        foot = " · ".join(filter(None, (said if self.duel else "", self.foot)))
        texts = ((self.heading, theme.CARD_BOLD, theme.TEXT), ("\n".join(self.lines), theme.SMALL, theme.TEXT),
                 (foot, theme.SMALL, theme.TEXT_THIRD))  # fmt: skip
        told: list[Box] = [Text(*each) for each in texts if each[0]]
        if self.duel:
            told.insert(len(told) - bool(foot), Column(*brief(self.duel, stakes=True), gap=2))
        shown = [part for each in told for part in (Line(110), each)]
        return Column(*shown[1:], frame=_FRAME, pad=(13, 10), gap=4, most=340)


class Tips:
    """The tooltip of what is pointed at on the map: only a target dwelt on is told about.

    ``clear`` gives what it must not cover: what is asked, and what can be answered.
    """

    def __init__(self, map_: MapView, clear: Callable[[], Sequence[pygame.Rect]] = tuple) -> None:
        self._map, self._clear = map_, clear
        self._boxes = Boxes(lambda layout: self._tip.box())
        self._tip = Tip("", ())
        self.box = pygame.Rect(0, 0, 0, 0)
        """Where the tooltip stands, or stood last."""
        self._placed: object = None
        self._target: Target | None = None
        self._time = 0.0
        self._awake = False

    def wake(self) -> None:
        """Somebody points: what is dwelt on may be told."""
        self._awake = True

    def hush(self) -> None:
        """The table changes: let the tooltip go, and none come before somebody points again."""
        self._awake, self._time = False, 0.0

    @property
    def next_wake(self) -> float | None:
        """Seconds until the tooltip comes; None if none is on its way."""
        if self._target and self._awake and self._time < Board.TOOLTIP_DELAY:
            return Board.TOOLTIP_DELAY - self._time + 0.01
        return None

    @property
    def told(self) -> Tip:
        """What was told last."""
        return self._tip

    @property
    def target(self) -> Target | None:
        """The target whose tooltip is to be shown."""
        return self._target if self._time >= Board.TOOLTIP_DELAY else None

    def turn_to(self, target: Target | None) -> bool:
        """Point at a target, or at none; true if it is another one than before."""
        if target == self._target:
            return False
        self._target, self._time = target, 0.0
        return True

    def dwell(self, dt: float) -> bool:
        """Let time pass; true if the tooltip has come by it."""
        before = self.target
        if self._target and self._awake:
            self._time += dt
        return self.target != before

    def draw(self, surface: pygame.Surface, layout: Layout, table: Table, question: Question | None) -> None:
        """Paint the tooltip beside its target; none while pieces or the map move."""
        view, target = self._map, self.target
        if target is None or view.busy or view.carried or view.camera.moving:
            return
        odds = _odds_card(layout, target, question)
        self._tip = replace(tip_of(target, table, question), duel=_attacked(target, table, question))
        size = odds.get_size() if odds else self._boxes.wanted(layout.window, layout).size
        by_mouse = target[0] == "area" and not view.focused
        point = pygame.mouse.get_pos() if by_mouse else view.point_of(target)
        # A tooltip that follows every twitch of the hand cannot be read.
        key = (target, size, tuple(view.sheet.frame), layout, None if by_mouse else point)
        if self._placed != key:
            self._placed, self.box = key, best_place(view, layout, size, point, target, clear=self._clear())
        if odds:
            draw.glow(surface, self.box, (0, 0, 0), layout.px(8), layout.px(6), 170)
            surface.blit(odds, self.box)
        else:
            self._boxes.lay(self.box, layout)
            self._boxes.draw(surface, layout)


def _odds_card(layout: Layout, target: Target, question: Question | None) -> pygame.Surface | None:
    """The odds of the battle that choosing a target would declare."""
    choice = next((c for c in question.choices if c.battles and c.target == target), None) if question else None
    battles = choice.battles() if choice and choice.battles else []
    if not battles or question is None or question.power is None:
        return None
    left = question.power - _BATTLE_COST
    price = say("wars-tips-price", cost=_BATTLE_COST, left=left)
    return odds_card(layout, battles, f"{price}  <third>{say('wars-tips-do-choose')}</>")


def _attacked(target: Target, table: Table, question: Question | None) -> Duel | None:
    """The battle with the side of a piece that is pointed at, if it could be declared now."""
    piece = table.pieces.get(int(target[1])) if target[0] == "unit" else None
    if piece is None or question is None or question.attacks is None:
        return None
    return question.attacks.against(piece.place, piece.faction)


def tip_of(target: Target, table: Table, question: Question | None) -> Tip:
    """What is to be said of a target."""
    if target[0] == "area":
        made = area_words(table, question, str(target[1]))
    else:
        made = unit_words(table, question, int(target[1]))
    return replace(made, foot=" · ".join(filter(None, (made.foot, say("wars-tips-card")))))


def best_place(
    view: MapView, layout: Layout, size: tuple[int, int], point: tuple[int, int], target: Target,
    within: pygame.Rect | None = None, clear: Sequence[pygame.Rect] = (),
) -> pygame.Rect:  # fmt: skip
    """Where a tooltip hides no piece and no name, or as little as can be, near the point it belongs to.

    What is to stay ``clear`` it covers only where there is no other place.
    """
    gap = layout.px(20)
    pieces = [spot.body for spot in view.spots]
    names = view.name_boxes()
    # What stays longer leaves the pieces of its own area in sight above all.
    beside_it = [spot.body for spot in view.spots if within and spot.area == view.area_of(target)]
    home = view.name_box(str(target[1])) if target[0] == "area" else None
    near = pygame.Rect(0, 0, gap * 2, gap * 2)
    near.center = point

    def cost(box: pygame.Rect) -> float:
        hidden = covered(box, pieces) * 1.6 + covered(box, names) * 0.8
        hidden += 1.5 * covered(box, beside_it) + 50.0 * covered(box, clear)
        hidden += 8.0 if box.colliderect(near) else 0.0
        hidden += 2.0 if home and box.colliderect(home) else 0.0
        return hidden + (0.6 if not view.rect.contains(box) else 0.0)

    return beside(size, near, within or layout.window, gap, cost, margin=layout.px(6))


_COSTS = {"move_area": 1, "recruit_area": 1, "gate_area": 3, "battle_area": 1, "capture_area": 1}
_ARRIVALS = ("move_area", "retreat_area", "summon_area", "awaken_area")


def area_words(table: Table, question: Question | None, area: str) -> Tip:
    """What is to be said of an area that is pointed at."""
    heading, *about = area_tip(area, table).split("\n")
    heading = heading.strip("*")
    if question is None:
        return Tip(heading, tuple(about))
    if not question.option_for(("area", area), table):
        why = question.blocked_areas.get(area)
        return Tip(heading, (*about, *_not_now(why)))
    unit = question.marks.selected
    piece = table.pieces.get(unit) if unit is not None else None
    head = _head(question, area)
    lines: list[str] = [] if head else [say("wars-tips-here", question=markup(question.prompt))]
    lines += _price(question, table, unit)
    if question.kind in _ARRIVALS:
        lines += _meets(table, question, area, piece) + _gates(table, question, area, piece)
    else:
        lines += about
    drops = question.kind in ("move_area", "retreat_area")
    return Tip(head or heading, tuple(lines), say("wars-tips-do-drop" if drops else "wars-tips-do-choose"))


def _head(question: Question, area: str) -> str:
    """What a click on an area would do, where it needs no more words than that; else nothing."""
    key, unit = f"wars-tips-{question.kind.replace('_', '-')}", question.marks.selected
    if not has(key) or (unit is None and question.kind in _ARRIVALS):
        return ""
    return say(key, area=name("area", area), unit=name("unit", kind_of(unit)) if unit is not None else "")


def _not_now(why: str | None) -> list[str]:
    return [say("wars-tips-not-now", why=markup(why))] if why else []


def unit_words(table: Table, question: Question | None, unit: int) -> Tip:
    """What is to be said of a piece that is pointed at."""
    piece = table.pieces.get(unit)
    heading, *about = unit_tip(unit).split("\n")
    heading = heading.replace("**", "").strip()
    if piece and piece.keeper:
        about.append(say("wars-tips-keeper"))
    if question is None:
        return Tip(heading, tuple(about))
    if question.marks.asks and piece and piece.faction == question.faction:
        return Tip(heading, tuple(about), say("wars-hand-menu-tip"))
    if question.marks.selected == unit and question.marks.areas:
        return Tip(heading, tuple(about), say("wars-tips-do-place"))
    if question.option_for(("unit", unit), table) and unit in question.marks.units:
        about.append(say("wars-tips-question", question=markup(question.prompt)))
        drags = question.kind == "move_unit"
        return Tip(heading, tuple(about), say("wars-tips-do-drag" if drags else "wars-tips-do-choose"))
    why = question.blocked_units.get(unit)
    return Tip(heading, (*about, *_not_now(why)))


def _price(question: Question, table: Table, unit: int | None) -> list[str]:
    cost = _COSTS.get(question.kind, 0)
    if question.kind == "summon_area" and unit is not None:
        side = table.by_faction[question.faction]
        cost = next((cost_now(side, row.kind, row.cost) for row in side.kinds if row.kind == kind_of(unit)), 0)
    if not cost or question.power is None or cost > question.power:
        return []
    return [say("wars-tips-price", cost=cost, left=question.power - cost)]


def _side(faction: str) -> Value:
    """A side's sign in a message."""
    return markup(f"{{glyph:{faction}}}")


def _meets(table: Table, question: Question, area: str, piece: Piece | None) -> list[str]:
    """Whom a piece would find there, side by side, and the dice if it came to a battle."""
    lines = []
    there = table.by_area[area].pieces
    own = [each for each in there if each.faction == question.faction]
    for side in table.sides:
        theirs = [each for each in there if each.faction == side.faction]
        if side.faction == question.faction or not theirs:
            continue
        others = named_units(each.unit for each in theirs if not each.keeper)
        both = bool(others) and len(theirs) > sum(each.number for each in others)
        met = say("wars-tips-meets.keeper" if both else "wars-tips-meets", side=_side(side.faction), units=others)
        lines.append(" · ".join(filter(None, (met, _dice(table, question, area, side, piece)))))
    if own:
        units = named_units(each.unit for each in own)
        lines.append(say("wars-tips-joins", side=_side(question.faction), units=units))
    return lines


def _dice(table: Table, question: Question, area: str, enemy: Side, piece: Piece | None) -> str:
    """How many dice would be rolled on each side; nothing where that depends on more than who stands there."""
    if piece is None or piece.faction != question.faction:
        return ""
    there = table.by_area[area].pieces
    mine = _combat(table, [*(each for each in there if each.faction == piece.faction), piece])
    theirs = _combat(table, [each for each in there if each.faction == enemy.faction])
    if mine is None or theirs is None or not (mine or theirs):
        return ""
    return say("wars-tips-meets.battle", mine=mine, theirs=theirs)


def _combat(table: Table, pieces: list[Piece]) -> int | None:
    """The dice of pieces together; None if one of them has as many as something else on the table says."""
    rows = [next(row for row in table.by_faction[each.faction].kinds if row.kind == each.kind) for each in pieces]
    return None if any(row.formula for row in rows) else sum(row.combat for row in rows)


def _gates(table: Table, question: Question, area: str, piece: Piece | None) -> list[str]:
    """What becomes of the gate there, and of one that is left without its keeper."""
    lines: list[str] = []
    there = table.by_area[area]
    if there.gate == "abandoned":
        taken = piece is not None and piece.cls == "cultist"
        lines.append(say("wars-tips-gate-abandoned.takes" if taken else "wars-tips-gate-abandoned"))
    elif there.gate == question.faction:
        lines.append(say("wars-tips-gate-yours"))
    elif there.gate:
        lines.append(say("wars-tips-gate-theirs", side=_side(there.gate)))
    if piece is not None and piece.keeper:
        lines.append(say("wars-tips-gate-left", area=name("area", piece.place)))
    return lines
