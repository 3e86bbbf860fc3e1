"""What a side of Cthulhu Wars has before it: keepers without a guard, gates in reach, who can be captured.

For goals and the coach. Only what lies open on the table is looked at, and of hidden Elder Signs the side's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from game.engine.position import Position
from game.games.wars.bots.look import Look, rivals_of, season
from game.games.wars.rules.board import can_act, controlled_gates
from game.games.wars.rules.flow.actions import can_capture, idle, keeper_mask
from game.games.wars.rules.flow.awakening import awaken_cost
from game.games.wars.rules.flow.doom import ritual_price, ritual_signs
from game.games.wars.rules.registry import acting_of
from game.games.wars.rules.state import ABANDONED, NO_GATE, WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    BIT,
    BOOKS,
    CULTISTS_OF,
    FACTIONS,
    FLIES,
    GREAT_OLD_ONES_OF,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SUMMONED_OF,
    UNIT_SIDE,
    units_in,
)
from game.games.wars.words.asking import acting_side
from game.games.wars.words.names import WarsNames
from game.games.wars.words.tableview import Requirement, Table, read_table
from game.match.match import Match

GOOD_PRICE = 0.6
"""Doom and Elder Signs for each Power from which on a Ritual is worth it."""


class Threat(NamedTuple):
    """An enemy that can capture a keeper: ``unit`` is the captor, ``origin`` where it stands now."""

    area: int
    keeper: int
    enemy: int
    unit: int
    origin: int


class Prey(NamedTuple):
    """A Cultist without a guard that a piece of one's own can capture where it stands."""

    area: int
    enemy: int
    unit: int
    captor: int


@dataclass
class Outlook:
    """A match as a seat sees it; of two sides of that seat the one that is asked, else its first."""

    match: Match
    seat: int

    def __post_init__(self) -> None:
        self.pos: Position = self.match.position
        self.state: WarsState = self.pos.state
        self.rules: Any = self.pos.rules
        asked = self.pos.decision
        own = [side for side in self.rules.sides if self.rules.seat_of[side] == self.seat]
        self.side: int = asked.side if asked and asked.side in own else own[0]
        self.faction = FACTIONS[self.side]
        self.rivals = rivals_of(self.pos, self.side)
        self.power: int = self.state.power[self.side]
        self.names = WarsNames(self.rules, marked=True)

    @cached_property
    def look(self) -> Look:
        """The position counted, for dice."""
        return Look(self.pos, season(self.pos))

    @cached_property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return read_table(self.match, self.seat)

    @cached_property
    def needs(self) -> list[Requirement]:
        """The requirements the side has not met."""
        return [need for need in self.table.by_faction[self.faction].requirements if not need.met]

    @property
    def slot_open(self) -> bool:
        """Whether the side is asked for an action of its own turn."""
        asked = self.pos.decision
        own = asked is not None and asked.side == self.side and asked.kind in ("action", "second_action")
        return own and acting_side(self.pos) == self.side

    # What is owned ------------------------------------------------------------------------------

    @property
    def books(self) -> int:
        """How many spellbooks the side has, earned ones that are not picked yet among them."""
        return self.state.books[self.side].bit_count() + self.state.owed[self.side]

    @property
    def gates(self) -> list[int]:
        """Areas with a gate of the side."""
        return [area for area, keeper in enumerate(self.state.gates) if keeper >= 0 and UNIT_SIDE[keeper] == self.side]

    def gates_of(self, side: int) -> int:
        """How many gates a side controls."""
        return controlled_gates(self.state, side)

    def met(self, requirement: str) -> bool:
        """Whether a requirement of the side has been met."""
        return bool(self.state.met[self.side] & REQUIREMENT_BIT[requirement])

    def needs_books(self) -> bool:
        """Whether spellbooks are asked for to win."""
        return bool(self.rules.edition.books_win)

    def all_books(self, side: int) -> bool:
        """Whether a side has what it needs of spellbooks to win."""
        return not self.needs_books() or self.state.books[side].bit_count() == len(BOOKS[side])

    @property
    def ritual(self) -> int:
        """What a Ritual costs the side now."""
        return ritual_price(self.pos, self.side)

    @property
    def signs(self) -> int:
        """How many Elder Signs a Ritual would bring the side now."""
        return sum(ritual_signs(self.pos, self.side).values())

    def in_pool(self) -> int:
        """How many Cultists of the side wait in the pool."""
        return (self.state.here[POOL] & ACOLYTES_OF[self.side]).bit_count()

    # Dangers ------------------------------------------------------------------------------------

    def near(self, area: int, side: int) -> tuple[int, ...]:
        """Areas from which one Move brings a side's piece into an area."""
        board = self.rules.map
        found: tuple[int, ...] = board.within_two[area] if FLIES[side] else board.adjacent[area]
        return found

    def shielded(self, side: int) -> bool:
        """Whether an ability keeps Monsters and Terrors off the side's Cultists."""
        return any(call(self.pos) for call in acting_of(self.pos, "guards", side))

    def threats(self, reach: int) -> list[Threat]:
        """Keepers that an enemy can capture: with ``reach`` 0 where it stands now, with 1 after one Move."""
        found = []
        here = self.state.here
        for area in self.gates:
            keeper, own = self.state.gates[area], here[area] & SIDE_MASK[self.side]
            if not BIT[keeper] & CULTISTS_OF[self.side] or own & GREAT_OLD_ONES_OF[self.side]:
                continue
            for enemy in self.rivals:
                hunters = GREAT_OLD_ONES_OF[enemy]
                if not own & SUMMONED_OF[self.side] and not self.shielded(self.side):
                    hunters |= SUMMONED_OF[enemy]
                if self.state.power[enemy] <= reach or not can_act(self.state, enemy):
                    continue
                places = (area,) if not reach else self.near(area, enemy)
                hunter = next(((unit, origin) for origin in places for unit in units_in(here[origin] & hunters)), None)
                if hunter and not (reach and here[area] & hunters):
                    found.append(Threat(area, keeper, enemy, *hunter))
        return found

    def prey(self) -> list[Prey]:
        """Enemy Cultists that a piece of the side can capture where it stands; keepers first."""
        found = []
        for area in range(len(self.rules.map.areas)):
            units = self.state.here[area]
            hunters = units & (SUMMONED_OF[self.side] | GREAT_OLD_ONES_OF[self.side])
            for enemy in self.rivals if hunters else ():
                if can_capture(self.pos, self.side, area, enemy, idle(self.pos, self.side)):
                    theirs = units & CULTISTS_OF[enemy]
                    keeper = self.state.gates[area]
                    unit = keeper if keeper >= 0 and theirs & BIT[keeper] else units_in(theirs)[0]
                    great = hunters & GREAT_OLD_ONES_OF[self.side]
                    captor = units_in(great if units & SUMMONED_OF[enemy] or self.shielded(enemy) else hunters)[0]
                    found.append(Prey(area, enemy, unit, captor))
        return sorted(found, key=lambda each: self.state.gates[each.area] != each.unit)

    # Chances ------------------------------------------------------------------------------------

    @property
    def able(self) -> int:
        """Units of the side that can keep a gate and keep none."""
        kept = sum(BIT[keeper] for keeper in self.state.gates if keeper >= 0)
        return keeper_mask(self.pos, self.side) & ~kept

    def free_gates_here(self) -> list[int]:
        """Areas with an abandoned gate where a piece of the side can claim it."""
        return [area for area, gate in enumerate(self.state.gates)
                if gate == ABANDONED and self.state.here[area] & self.able]  # fmt: skip

    def free_gates_near(self) -> list[tuple[int, int]]:
        """Abandoned gates one Move away from a piece that could claim them: (area, unit)."""
        found = []
        for area, gate in enumerate(self.state.gates):
            if gate == ABANDONED and not self.state.here[area] & self.able:
                origins = self.near(area, self.side)
                units = [unit for origin in origins for unit in units_in(self.state.here[origin] & self.able)]
                found += [(area, units[0])] if units else []
        return found

    def sites_here(self, ocean: bool | None = None) -> list[int]:
        """Areas without a gate where a piece that could build one stands; ``ocean``: only such, or only land."""
        return [area for area in self.own_areas()
                if self.state.gates[area] == NO_GATE and self.state.here[area] & self.able
                and ocean in (None, bool(self.rules.map.ocean_mask >> area & 1))]  # fmt: skip

    def sites_near(self, ocean: bool | None = None) -> list[int]:
        """Areas without a gate where a piece that could build one stands, or which it reaches in one Move.

        ``ocean``: only such (True), only land (False).
        """
        board = self.rules.map
        found = []
        for area in range(len(board.areas)):
            wet = bool(board.ocean_mask >> area & 1)
            if self.state.gates[area] != NO_GATE or (ocean is not None and wet != ocean):
                continue
            if any(self.state.here[place] & self.able for place in (area, *self.near(area, self.side))):
                found.append(area)
        return found

    def own_areas(self) -> list[int]:
        """Areas in which the side has a piece."""
        count = len(self.rules.map.areas)
        return [area for area, units in enumerate(self.state.here[:count]) if units & SIDE_MASK[self.side]]

    def empty_near(self) -> list[int]:
        """Areas without a piece of the side, one Move away."""
        own = self.own_areas()
        near = {area for here in own for area in self.near(here, self.side)}
        return sorted(near - set(own))

    def awakenable(self) -> list[tuple[int, int, list[int]]]:
        """Sleeping Great Old Ones: unit, cost now, and the areas where it could appear, Power aside."""
        asleep = [entry for entry in self.rules.awakenings
                  if UNIT_SIDE[entry.unit] == self.side and self.state.loc[entry.unit] == POOL]  # fmt: skip
        return [(entry.unit, awaken_cost(self.pos, entry.unit), entry.areas(self.pos)) for entry in asleep]

    def can_awaken(self) -> tuple[int, int, list[int]] | None:
        """The dearest Great Old One that could be awakened now, as in ``awakenable``."""
        able = [each for each in self.awakenable() if each[2] and each[1] <= self.power]
        return max(able, key=lambda each: each[1], default=None)

    @property
    def good_ritual(self) -> bool:
        """Whether a Ritual is offered that is worth its Power, and leaves enough for an awakening that can be paid."""
        worth = (self.gates_of(self.side) + self.signs) / self.ritual >= GOOD_PRICE
        able = self.can_awaken()
        return self.offers("ritual") and worth and not (able and self.power - self.ritual < able[1])

    # Words and things ---------------------------------------------------------------------------

    def offers(self, kind: str) -> bool:
        """Whether an option of a kind is offered to the side now."""
        asked = self.pos.decision
        return asked is not None and asked.side == self.side and any(each.kind == kind for each in asked.options)

    def buttons(self, *kinds: str) -> tuple[str, ...]:
        """The buttons of those options that are offered, as things on the window."""
        return tuple(f"option.{kind}" for kind in kinds if self.offers(kind))

    def area_id(self, area: int) -> str:
        """The id of an area as a thing on the window."""
        return f"area.{self.rules.map.areas[area]}"


