"""What a faction tells of itself in plain tables: its units, spellbooks, requirements, start areas."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

CULTIST, MONSTER, GREAT_OLD_ONE, TERROR = range(4)

Places = tuple[tuple[str, str], ...]
"""What the rules tell with a question, a reason or an event, in order: (place in its message, kind of thing)."""


class Kind(NamedTuple):
    """A kind of unit: its faction's side (``None``: every faction has it), class, number in the box, cost, combat.

    A Terror is no Monster, but is Summoned, captures and guards as one. Combat 0 of a Great Old One, or of one with
    ``formula``, means: counted by a rule of the faction. ``cheaper`` is what it costs by an ability, ``keeps`` the
    spellbook by which it may keep a gate, as Cultists may, ``leaves`` that with which it leaves the game when it is
    Killed or Eliminated; ``devours``: it eats one before a battle; ``gate``: on the map it is itself a gate of its
    owner's, that nobody keeps and that may stand beside another.
    """

    id: str
    side: int | None
    cls: int
    figures: int
    cost: int
    combat: int
    cheaper: int | None = None
    keeps: str = ""
    devours: bool = False
    leaves: str = ""
    gate: bool = False
    formula: bool = False

    @property
    def by_rule(self) -> bool:
        """Whether its combat is counted by a rule of its own."""
        return not self.combat and (self.formula or self.cls == GREAT_OLD_ONE)


class Note(NamedTuple):
    """Something a faction keeps of itself on the table beside its units (``state.notes``), and what its number means.

    ``what`` is ``number``, ``area``, ``unit`` or ``side`` (-1: none), or ``areas``, ``units`` or ``sides`` (a mask).
    """

    name: str
    what: str = "number"

    @property
    def start(self) -> int:
        """The number before anything has been noted."""
        return -1 if self.what in ("area", "unit", "side") else 0


class Board(Protocol):
    """What a faction may ask of a board to say where it can start: areas by id, and by side those with its glyph."""

    @property
    def id(self) -> str: ...

    @property
    def areas(self) -> Sequence[str]: ...

    @property
    def glyphs(self) -> Mapping[int, Sequence[int]]: ...


class Faction(NamedTuple):
    """The tables of a faction.

    ``side`` is its number, which never changes: it stands in the API, and figures are numbered in the order of sides.
    ``kinds`` are its units beside the six Acolytes. Six ``books``: number ``n`` is bit ``n`` of a side's mask; six
    ``requirements`` likewise. ``abilities`` is what it can do without a book, ``starts`` its area by board.
    ``opens``: it goes first on the first turn. ``submerges``: its units can be under the sea; ``flies``: a Move
    takes them two areas far. ``flags`` are what it has
    to remember of itself (``state.FLAG``); those in ``a_turn`` for one turn only, of which one may
    be that it ``rests``: it has no slots any more until the turn ends, and keeps its Power. ``notes`` are what it
    keeps that is more than a yes or no (``state.NOTE``). ``once`` are books that it can use once in a game
    (``state.USED``). ``captives`` are the classes of units that it can hold captive. ``asleep`` is the flag that says
    that a gate is off the map and still this faction's, with a Cultist who is ``SUBMERGED``.

    ``starts`` names several areas of a board where its glyph is at several. ``late``: it chooses where it starts after
    all that have a fixed start area, and those with lower numbers before it: one of its glyphs, or what ``start_areas``
    gives for a board, as numbers; never an area with a gate. ``home`` is the note that keeps the area it chose. One
    without any start area on a board is not played there. ``never_opens``: another one goes first on the first turn.

    ``seconds`` are actions that allow a second, different one. Units that are lost for one of the reasons in
    ``replaces`` give way to another.

    What programs and texts meet with it alone: kinds of ``options``, of ``decisions`` and of ``events`` of its actions,
    and ``reasons`` why something cannot be chosen; all but options with what they tell.
    """

    id: str
    side: int
    kinds: tuple[Kind, ...]
    books: tuple[str, ...]
    requirements: tuple[str, ...]
    abilities: tuple[str, ...]
    starts: Mapping[str, str | tuple[str, ...]]
    opens: bool = False
    late: int = 0
    home: str = ""
    start_areas: Callable[[Board], Iterable[int]] | None = None
    never_opens: bool = False
    submerges: bool = False
    flies: bool = False
    flags: tuple[str, ...] = ()
    a_turn: tuple[str, ...] = ()
    rests: str = ""
    notes: tuple[Note, ...] = ()
    once: tuple[str, ...] = ()
    captives: tuple[int, ...] = (CULTIST,)
    asleep: str = ""
    seconds: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    decisions: Mapping[str, Places] = {}
    reasons: Mapping[str, Places] = {}
    events: Mapping[str, Places] = {}
