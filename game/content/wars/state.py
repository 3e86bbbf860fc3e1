"""The state of a game of Cthulhu Wars: flat lists of small numbers."""

from typing import Any

from game.content.wars.units import (
    BIT,
    ELDER_SIGNS,
    FACTIONS,
    MOST_AREAS,
    PLACES,
    POOL,
    UNITS,
)

NO_GATE, ABANDONED = -2, -1
"""``gates[area]`` where it is not the number of the keeper."""

GATHER, FIRST_PLAYER, DOOM, ACTION = range(4)
PHASES = ("gather", "first_player", "doom", "action")

CTHULHU_AWOKE, FORMS_USED = 1, 2
"""Bits of ``flags``: Cthulhu has been awakened before; The Thousand Forms was used this turn."""

UNITS_CHANGED, GATES_CHANGED, POWER_CHANGED = 1, 2, 4
ALL_CHANGED = 7
"""Bits of ``dirty``: what requirements have to be looked at again."""

_BATTLE = (
    "area", "begun", "devoured", "dice", "exempt", "extra", "kill1", "kill2", "kills", "pain1", "pain2", "pains",
    "rewarded", "room_lost", "sides", "tough", "units",
)  # fmt: skip


class Battle:
    """A battle being fought: who, where, who is still in it, what was rolled and assigned.

    Masks of units: ``units`` take part (or did until they left), ``exempt`` are out by
    Invisibility, ``tough`` take two results (Regenerate); ``kill1`` have a Kill, ``kill2``
    two, ``pain1`` a Pain, ``pain2`` two. Pairs: index 0 is the attacker, 1 the defender.
    ``kills`` and ``pains`` are results a side still has to take; ``extra`` are (unit, dice)
    of Absorb; ``rewarded`` are Great Old Ones Harbinger has paid for; ``room_lost`` has bit
    ``index`` of a side that lost a unit for want of room; ``begun`` names what was used.
    """

    __slots__ = _BATTLE

    def __init__(self, area: int, attacker: int, defender: int, units: int) -> None:
        self.area = area
        self.sides = (attacker, defender)
        self.units = units
        self.exempt = self.tough = 0
        self.kill1 = self.kill2 = self.pain1 = self.pain2 = 0
        self.dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.kills = (0, 0)
        self.pains = (0, 0)
        self.extra: tuple[tuple[int, int], ...] = ()
        self.rewarded = 0
        self.room_lost = 0
        self.devoured = 0
        self.begun: tuple[str, ...] = ()

    def copy(self) -> "Battle":
        """An equal battle; all fields are numbers and tuples."""
        other = Battle(self.area, self.sides[0], self.sides[1], self.units)
        other.exempt, other.tough = self.exempt, self.tough
        other.kill1, other.kill2 = self.kill1, self.kill2
        other.pain1, other.pain2 = self.pain1, self.pain2
        other.dice = self.dice
        other.kills, other.pains = self.kills, self.pains
        other.extra = self.extra
        other.rewarded, other.room_lost, other.devoured = self.rewarded, self.room_lost, self.devoured
        other.begun = self.begun
        return other

    def key(self) -> tuple[Any, ...]:
        """All fields, in a fixed order."""
        return tuple(getattr(self, name) for name in _BATTLE)

    def index(self, side: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if self.sides[0] == side else 1

    def enemy(self, side: int) -> int:
        """The other side of the battle."""
        return self.sides[1] if self.sides[0] == side else self.sides[0]

    @property
    def killed(self) -> int:
        """Units whose results Kill them."""
        return (self.kill1 & ~self.tough) | self.kill2

    @property
    def pained(self) -> int:
        """Units that carry a result and are not Killed: they must retreat."""
        return (self.kill1 | self.pain1) & ~((self.kill1 & ~self.tough) | self.kill2)


class WarsState:
    """Everything on the table. Lists by side have four entries, whoever plays.

    ``here[place]`` is the mask of units in an area (0 to 20), the pool, under the sea or
    held by a side; ``loc[unit]`` is the same the other way round. ``signs`` are the hidden
    Elder Signs of each side, ``bag`` the counts left by value. ``owed`` counts books a
    side has earned and not yet picked. ``harmed`` marks sides that lost a Cultist to an
    enemy in the current action. ``ending`` names the reason once the match ends.
    """

    __slots__ = (
        "bag", "battle", "books", "desecrated", "direction", "dirty", "doom", "ending", "first", "flags", "gates",
        "harmed", "here", "loc", "met", "owed", "phase", "power", "revealed", "ritual", "signs", "turn",
    )  # fmt: skip

    def __init__(self) -> None:
        sides = len(FACTIONS)
        self.turn = 1
        self.phase = GATHER
        self.first = 0
        self.direction = 1
        self.here = [0] * PLACES
        self.loc = [POOL] * UNITS
        self.here[POOL] = sum(BIT)
        self.gates = [NO_GATE] * MOST_AREAS
        self.power = [0] * sides
        self.doom = [0] * sides
        self.books = [0] * sides
        self.met = [0] * sides
        self.owed = [0] * sides
        self.signs: list[tuple[int, ...]] = [()] * sides
        self.revealed: list[tuple[int, ...]] = [()] * sides
        self.bag = list(ELDER_SIGNS)
        self.desecrated = 0
        self.ritual = 0
        self.flags = 0
        self.harmed = 0
        self.dirty = 0
        self.battle: Battle | None = None
        self.ending = ""

    def copy(self) -> "WarsState":
        """An equal state that shares no list. Names every field: nothing is deep-copied."""
        other = WarsState.__new__(WarsState)
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.direction = self.direction
        other.here = self.here.copy()
        other.loc = self.loc.copy()
        other.gates = self.gates.copy()
        other.power = self.power.copy()
        other.doom = self.doom.copy()
        other.books = self.books.copy()
        other.met = self.met.copy()
        other.owed = self.owed.copy()
        other.signs = self.signs.copy()
        other.revealed = self.revealed.copy()
        other.bag = self.bag.copy()
        other.desecrated = self.desecrated
        other.ritual = self.ritual
        other.flags = self.flags
        other.harmed = self.harmed
        other.dirty = self.dirty
        other.battle = self.battle.copy() if self.battle is not None else None
        other.ending = self.ending
        return other

    def key(self) -> tuple[Any, ...]:
        """All fields as one comparable value."""
        battle = self.battle
        return (
            self.turn, self.phase, self.first, self.direction, *self.loc, *self.gates, *self.power, *self.doom,
            *self.books, *self.met, *self.owed, *self.signs, *self.revealed, *self.bag, self.desecrated, self.ritual,
            self.flags, self.harmed, self.dirty, battle.key() if battle is not None else None, self.ending,
        )  # fmt: skip
