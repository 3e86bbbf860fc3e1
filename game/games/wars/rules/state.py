"""The state of a game of Cthulhu Wars: flat lists of small numbers."""

from typing import Any

from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.units import (
    CAPTIVE,
    ELDER_SIGNS,
    FEWEST_SIDES,
    LEAVERS,
    LIVING_GATES,
    MOST_AREAS,
    OUT,
    POOL,
    UNITS,
    UNITS_UP_TO,
)

NO_GATE, ABANDONED = -2, -1
"""``gates[area]`` where it is not the number of the keeper."""

GATHER, FIRST_PLAYER, DOOM, ACTION = range(4)
PHASES: tuple[str, ...] = ("gather", "first_player", "doom", "action")

_USED = {book: f"{book}_used" for faction in FACTION_TABLES for book in faction.once}
_FIRST = FACTION_TABLES[:FEWEST_SIDES]
_FLAGS: list[str | int] = [faction.side for faction in _FIRST]
"""What the bits of ``flags`` mean: a side whose slot was the last, or the name of a flag. Those of a faction follow on
those of the factions before it, so that another one changes none; but the first have their slots before their flags."""
for _faction in FACTION_TABLES:
    _FLAGS += [] if _faction in _FIRST else [_faction.side]
    _FLAGS += [*_faction.flags, *_faction.a_turn, *(_USED[book] for book in _faction.once)]
FLAG = {name: 1 << bit for bit, name in enumerate(_FLAGS) if isinstance(name, str)}
SLOT_CLOSED = tuple(1 << _FLAGS.index(faction.side) for faction in FACTION_TABLES)
ANY_SLOT_CLOSED = sum(SLOT_CLOSED)
OF_A_TURN = ANY_SLOT_CLOSED | sum(FLAG[name] for faction in FACTION_TABLES for name in faction.a_turn)
"""Bits of ``flags``: whose the last slot was; what factions remember, by name; what is forgotten with the turn."""
USED = {book: FLAG[name] for book, name in _USED.items()}
"""Bits of ``flags``: which books that can be used once have been, and lie turned over."""

RESTS = tuple(FLAG.get(faction.rests, 0) for faction in FACTION_TABLES)
"""By side the flag by which it rests."""
ASLEEP = tuple(FLAG[faction.asleep] if faction.asleep else 0 for faction in FACTION_TABLES)
"""By side: the bit of ``flags`` that says that a gate of its is off the map and still its own."""

NOTES = tuple(note for faction in FACTION_TABLES for note in faction.notes)
NOTE = {note.name: number for number, note in enumerate(NOTES)}
"""By name: where in ``notes`` it stands."""
NOTES_UP_TO = [sum(len(faction.notes) for faction in FACTION_TABLES[:side]) for side in range(len(FACTION_TABLES) + 1)]
"""By number of sides counted: how many notes those have."""

UNITS_CHANGED, GATES_CHANGED, POWER_CHANGED, BOOKS_CHANGED = 1, 2, 4, 8
ALL_CHANGED = 15
"""Bits of ``dirty``: what requirements have to be looked at again."""
CHANGED_BY = [UNITS_CHANGED | (GATES_CHANGED if unit in LIVING_GATES else 0) for unit in range(UNITS)]
"""By unit: what changes where it comes or goes."""

MOST = 1000
"""Power, Doom and turns are written down up to this: many times what any game comes to."""

FIELDS = (
    "bag", "battle", "books", "decay", "desecrated", "direction", "dirty", "doom", "ending", "first", "flags",
    "gates", "harmed", "here", "loc", "met", "notes", "owed", "phase", "power", "revealed", "ritual", "signs", "turn",
)  # fmt: skip
"""What a state consists of."""
_BATTLE = (
    "area", "begun", "devoured", "dice", "exempt", "extra", "kill1", "kill2", "kills", "pain1", "pain2", "pains",
    "rewarded", "room_lost", "sides", "tough", "units",
)  # fmt: skip


class Battle:
    """A battle being fought: who, where, who is still in it, what was rolled and assigned.

    Masks of units: ``units`` take part (or did until they left), ``exempt`` are out by
    Invisibility, ``tough`` take two results (Regenerate); ``kill1`` have a Kill, ``kill2``
    two, ``pain1`` a Pain, ``pain2`` two; on those ``saved`` results have no effect.
    Pairs: index 0 is the attacker, 1 the defender.
    ``kills`` and ``pains`` are results a side still has to take; ``extra`` are (unit, dice)
    of Absorb; ``rewarded`` are Great Old Ones Harbinger has paid for; ``room_lost`` has bit
    ``index`` of a side that lost a unit for want of room; ``begun`` names what was used.
    """

    __slots__ = (*_BATTLE, "saved")

    def __init__(self, area: int, attacker: int, defender: int, units: int) -> None:
        self.area = area
        self.sides = (attacker, defender)
        self.units = units
        self.exempt = self.tough = self.saved = 0
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
        other.exempt, other.tough, other.saved = self.exempt, self.tough, self.saved
        other.kill1, other.kill2 = self.kill1, self.kill2
        other.pain1, other.pain2 = self.pain1, self.pain2
        other.dice = self.dice
        other.kills, other.pains = self.kills, self.pains
        other.extra = self.extra
        other.rewarded, other.room_lost, other.devoured = self.rewarded, self.room_lost, self.devoured
        other.begun = self.begun
        return other

    def key(self) -> tuple[Any, ...]:
        # What most factions have nothing of is told where there is any.
        return (*(getattr(self, name) for name in _BATTLE), *((self.saved,) if self.saved else ()))

    def index(self, side: int) -> int:
        """0 for the attacker, 1 for the defender."""
        return 0 if self.sides[0] == side else 1

    def enemy(self, side: int) -> int:
        """The other side of the battle."""
        return self.sides[1] if self.sides[0] == side else self.sides[0]

    @property
    def killed(self) -> int:
        """Units whose results Kill them."""
        return ((self.kill1 & ~self.tough) | self.kill2) & ~self.saved

    @property
    def pained(self) -> int:
        """Units that carry a result and are not Killed: they must retreat."""
        return (self.kill1 | self.pain1) & ~((self.kill1 & ~self.tough) | self.kill2 | self.saved)


class WarsState:
    """Everything on the table. Lists by side go up to the highest side in play, those by unit to its last figure.

    ``here[place]`` is the mask of units in an area (0 to 20), the pool, under the sea or
    held by a side; ``loc[unit]`` is the same the other way round. ``signs`` are the hidden
    Elder Signs of each side, ``bag`` the counts left by value. ``owed`` counts books a
    side has earned and not yet picked. ``harmed`` marks sides that lost a Cultist to an
    enemy in the current action. ``notes`` are what factions keep beside their units, by ``NOTE``. ``decay`` is
    the marker of the Duel, 0 in other games.
    ``ending`` names the reason once the match ends. Made
    with ``fresh`` or ``copy``: a bare one is empty, so that a copy costs nothing twice.
    """

    __slots__ = FIELDS

    turn: int
    phase: int
    first: int
    direction: int
    here: list[int]
    loc: list[int]
    gates: list[int]
    power: list[int]
    doom: list[int]
    books: list[int]
    met: list[int]
    owed: list[int]
    signs: list[tuple[int, ...]]
    revealed: list[tuple[int, ...]]
    bag: list[int]
    desecrated: int
    ritual: int
    decay: int
    flags: int
    harmed: int
    notes: tuple[int, ...]
    dirty: int
    battle: Battle | None
    ending: str

    @classmethod
    def fresh(cls, signs: tuple[int, ...] = ELDER_SIGNS, sides: int = FEWEST_SIDES) -> "WarsState":
        """The table before anything has been set up: every unit in its pool, these Elder Signs in the bag.

        ``sides`` is how many are counted: one more than the highest in play, for factions are numbered in the box.
        """
        units = UNITS_UP_TO[sides]
        state = cls()
        state.turn = 1
        state.phase = GATHER
        state.first = 0
        state.direction = 1
        leaving = LEAVERS & (1 << units) - 1
        state.here = [0] * (OUT + 1 if leaving else CAPTIVE + sides)
        state.loc = [POOL] * units
        state.here[POOL] = (1 << units) - 1
        state.gates = [NO_GATE] * MOST_AREAS
        state.power = [0] * sides
        state.doom = [0] * sides
        state.books = [0] * sides
        state.met = [0] * sides
        state.owed = [0] * sides
        state.signs = [()] * sides
        state.revealed = [()] * sides
        state.bag = list(signs)
        state.desecrated = 0
        state.ritual = 0
        state.decay = 0
        state.flags = 0
        state.harmed = 0
        state.notes = tuple(note.start for note in NOTES[: NOTES_UP_TO[sides]])
        state.dirty = 0
        state.battle = None
        state.ending = ""
        return state

    def copy(self) -> "WarsState":
        """An equal state that shares no list. Names every field: nothing is deep-copied."""
        other = WarsState()
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
        other.decay = self.decay
        other.flags = self.flags
        other.harmed = self.harmed
        other.notes = self.notes
        other.dirty = self.dirty
        other.battle = self.battle.copy() if self.battle is not None else None
        other.ending = self.ending
        return other

    def key(self) -> tuple[Any, ...]:
        battle = self.battle
        return (
            self.turn, self.phase, self.first, self.direction, *self.loc, *self.gates, *self.power, *self.doom,
            *self.books, *self.met, *self.owed, *self.signs, *self.revealed, *self.bag, self.desecrated, self.ritual,
            self.decay, self.flags, self.harmed, *self.notes, self.dirty,
            battle.key() if battle is not None else None, self.ending,
        )  # fmt: skip
