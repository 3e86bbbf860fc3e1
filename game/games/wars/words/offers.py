"""What can be done with a piece, or in an area: each action that the rules offer there, and what is closed and why.

Answers are tried on copies of the position; whoever chooses an offer gives its answers one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.decision import Decision
from game.engine.lines import Lead, leads
from game.engine.option import NONE, Blocked, Option
from game.engine.position import Position
from game.games.wars.rules.board import controlled_gates
from game.games.wars.rules.flow.doom import ritual_signs
from game.games.wars.rules.units import KIND_NUMBER, KINDS
from game.games.wars.words.tableview import Piece, Table, action_costs, faction_of, kind_of, side_of
from game.language.spoken import has, name, say, tell
from game.language.values import Text
from game.match.match import Match
from game.match.words import words

ACTIONS = ("action", "second_action")
_NEVER = ("pass", "done", "no")
_PLACED = ("move", "battle", "capture", "build_gate", "recruit", "summon")
"""Actions that are told of where they are closed, too: where the side has somebody."""
_MOST_CLOSED = 4
_SILENT = ("no_book", "met_already", "not_second", "acted")
_AGAINST = ("battle", "capture")
_BY_KEEPERS = ("build_gate", "control_gate")
"""Actions that only a unit which can keep a gate does."""
LEAVE = "abandon_gate"
_RAISED = ("summon", "awaken")


def _message(kind: str) -> str:
    """What says of an action what its button is called here; its ``.note`` what it does."""
    return f"wars-hand-{kind.replace('_', '-')}"


def ritual_gain(pos: Position, side: int, way: str = "") -> Text:
    """What a Ritual, or another ``way`` to perform it, would bring a side now: Doom for gates, and Elder Signs."""
    signs, doom = sum(ritual_signs(pos, side).values()), controlled_gates(pos.state, side)
    for kind, owner, _, other in pos.rules.ritual_ways:
        if owner == side and kind == way:
            # What it uses up is not used up by asking.
            doom = other.doom(pos.copy(), doom)
    return say("wars-hand-ritual", doom=doom, signs=signs)


def in_vain(match: Match, side: int, kind: str) -> str:
    """Why an action of a side cannot succeed now, though it may be begun, in words; empty if it can."""
    rules: Any = match.rules
    entry = rules.action_of[side].get(kind)
    why = entry.vain(match.position, side) if entry is not None else None
    return words().reason(rules, why) if why is not None else ""


def can_keep(table: Table, piece: Piece) -> bool:
    """Whether a piece can build and keep gates: a Cultist, or a kind whose owner has the spellbook for it."""
    book = KINDS[KIND_NUMBER[piece.kind]].keeps
    return piece.cls == "cultist" or bool(book and book in table.by_faction[piece.faction].books)


def leaving_matters(table: Table, faction: str, area: str = "") -> bool:
    """Whether somebody else could have the gate for a faction that leaves it: there, or at any gate of its.

    A unit that moves leaves its gate anyway, and an Acolyte is as good a keeper as another. So what is left are units
    of another kind beside the keeper, and the other faction of the same player.
    """
    seat = table.by_faction[faction].seat
    gates = (each for each in table.areas if each.gate == faction and area in ("", each.id))
    return any(
        can_keep(table, piece) and (piece.faction, piece.kind) != (faction, gate.keeper.kind)
        for gate in gates if gate.keeper
        for piece in gate.pieces if table.by_faction[piece.faction].seat == seat
    )  # fmt: skip


@dataclass(frozen=True)
class Spot:
    """Where something is to be done: an area, and the piece that was named, if one was."""

    area: str
    unit: int = -1


@dataclass(frozen=True)
class Offer:
    """Something that can be done at a spot: the action, its words, and the answers up to the next real choice.

    ``enemy`` is whom it is done to, ``unit`` the piece that moves or comes.
    """

    kind: str
    label: str
    text: str
    cost: int
    line: tuple[Option, ...]
    enemy: str = ""
    unit: int = -1


@dataclass(frozen=True)
class Closed:
    """An action that cannot be had at a spot, and why."""

    kind: str
    label: str
    reason: str


@dataclass(frozen=True)
class Offers:
    """All that can be done at a spot, and what cannot."""

    spot: Spot
    offers: tuple[Offer, ...] = ()
    closed: tuple[Closed, ...] = ()


def offers_at(match: Match, table: Table, spot: Spot) -> Offers:
    """What the side that is asked for an action can do at a spot; nothing while anything else is asked."""
    asked = match.position.decision
    if asked is None or asked.kind not in ACTIONS or spot.area not in table.by_area:
        return Offers(spot)
    return _Reader(match, table, spot, faction_of(asked.side)).offers(asked)


def battles(match: Match, table: Table) -> list[tuple[str, str]]:
    """The battles that the side asked for an action could declare: (area, enemy) pairs."""
    asked = match.position.decision
    begin = next((each for each in asked.options if each.kind == "battle"), None) if asked else None
    if asked is None or begin is None or asked.kind not in ACTIONS:
        return []
    found = leads(match.position, begin, lambda option: option.kind == "area")
    return [(table.areas[area].id, enemy) for lead in found
            if (area := _area(lead)) != NONE and (enemy := _enemy(lead))]  # fmt: skip


def move_of(match: Match, table: Table, unit: int) -> tuple[Option, ...]:
    """The answers that take a piece up to move it; none where it cannot move."""
    piece, asked = table.pieces.get(unit), match.position.decision
    begin = next((each for each in asked.options if each.kind == "move"), None) if asked else None
    if asked is None or piece is None or begin is None or asked.kind not in ACTIONS:
        return ()
    reader = _Reader(match, table, Spot(piece.place, unit), faction_of(asked.side))
    return next((lead.line for lead in leads(match.position, begin, reader.names)), ())


def closed_to(match: Match, table: Table, unit: int, kind: str) -> str:
    """Why the side that is asked for an action cannot do it with a piece of its own; empty for others' pieces."""
    piece, asked = table.pieces.get(unit), match.position.decision
    if piece is None or asked is None or piece.faction != faction_of(asked.side):
        return ""
    found = offers_at(match, table, Spot(piece.place, unit)).closed
    return next((each.reason for each in found if each.kind == kind), "")


def _area(lead: Lead) -> int:
    return next((option.area for option in lead.told if option.kind == "area"), NONE)


def _enemy(lead: Lead) -> str:
    """The side that a list of answers names, as a faction's id."""
    return next((faction_of(option.side) for option in lead.told if option.kind == "side"), "")


@dataclass
class _Reader:
    """Reads what is offered at one spot to the faction ``own``."""

    match: Match
    table: Table
    spot: Spot
    own: str

    def __post_init__(self) -> None:
        self.piece = self.table.pieces.get(self.spot.unit)
        self.foe = self.piece.faction if self.piece and self.piece.faction != self.own else ""
        """The enemy whose piece was named: only what is done to it is offered."""
        self.number = self.table.by_area[self.spot.area].number

    def names(self, option: Option) -> bool:
        """Whether an option names the spot: the piece, one just like it, or the area; of an enemy's only the area."""
        if option.kind == "area":
            return option.area == self.number
        other = self.table.pieces.get(option.unit) if option.kind == "unit" and not self.foe else None
        piece = self.piece
        return piece is not None and other is not None and (piece.like, piece.place) == (other.like, other.place)

    def offers(self, asked: Decision) -> Offers:
        """What is offered and what is closed, in the order of the actions."""
        pos, costs = self.match.position, action_costs(self.match)
        made, closed = dict[str, list[Offer]](), dict[str, Closed]()
        own = any(piece.faction == self.own for piece in self.table.by_area[self.spot.area].pieces)
        told = _AGAINST if self.foe else _PLACED if own else ()
        for begin in asked.options:
            kind = begin.kind
            if kind in _NEVER or not self._does(kind):
                continue
            found = [lead for lead in leads(pos, begin, self.names) if not self.foe or _enemy(lead) == self.foe]
            made[kind] = [self._offer(kind, lead, costs.get(kind, 0)) for lead in found]
            if not found and kind in told and (why := self._not_here(begin)):
                closed[kind] = why
        for blocked in pos.stack[-1].blocked(pos):
            kind = blocked.option.kind
            if kind in told and blocked.reason.code not in _SILENT:
                closed[kind] = self._closed(kind, blocked)
        rules: Any = self.match.rules
        order = [entry.id for entry in rules.actions[asked.side]]
        if not leaving_matters(self.table, self.own, self.spot.area):
            order.sort(key=lambda kind: kind == LEAVE)
        return Offers(
            self.spot,
            tuple(offer for kind in order for offer in made.get(kind, ())),
            tuple(closed[kind] for kind in order if kind in closed)[:_MOST_CLOSED],
        )

    def _does(self, kind: str) -> bool:
        """Whether an action is for the piece that was named, if one of the side's own was: of gates not all are."""
        piece = None if self.foe else self.piece
        if piece is None or kind not in (LEAVE, *_BY_KEEPERS):
            return True
        return piece.keeper if kind == LEAVE else can_keep(self.table, piece)

    def _not_here(self, begin: Option) -> Closed | None:
        """Why an action that is offered elsewhere is not offered here, if the next question tells."""
        trial = self.match.position.copy()
        trial.answer(begin)
        told = trial.stack[-1].blocked(trial) if trial.decision is not None and trial.stack else []
        why = next((each for each in told if self.names(each.option)), None)
        return self._closed(begin.kind, why) if why else None

    def _closed(self, kind: str, why: Blocked) -> Closed:
        return Closed(kind, words().name("action", kind), words().reason(self.match.rules, why))

    def _offer(self, kind: str, lead: Lead, cost: int) -> Offer:
        enemy = _enemy(lead)
        unit = next((option.unit for option in lead.told if option.kind == "unit"), -1)
        label = words().name("action", kind)
        if kind in _AGAINST and enemy:
            label = say(_message(kind), enemy=name("faction", enemy))
        elif kind in _RAISED and unit >= 0:
            label = say(_message(kind), unit=name("unit", kind_of(unit)))
            # The price is that of the kind: told by what has been paid.
            side, power = side_of(self.own), self.match.position.state.power
            cost = power[side] - lead.after.state.power[side] or cost
        return Offer(kind, label, self._text(kind, lead, enemy), cost, lead.line, enemy, unit)

    def _text(self, kind: str, lead: Lead, enemy: str) -> str:
        note = f"{_message(kind)}.note"
        if not has(note):
            return words().told("book", kind, "short")
        asked, there = lead.after.decision, self.table.by_area[self.spot.area].pieces
        values = {
            "areas": sum(option.kind == "area" for option in asked.options) if asked else 0,
            "mine": sum(piece.faction == self.own for piece in there),
            "theirs": sum(piece.faction == enemy for piece in there),
        }
        return tell(note, values)
