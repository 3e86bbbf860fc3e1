"""What a seat sees of the table, typed and by name: the window's reading of a view.

Made from the plain view alone, so it holds nothing that the seat does not know; a view without
a seat (``None``) is what a passer-by sees, every hidden Elder Sign face down.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.engine.event import Event
from game.engine.option import Option
from game.engine.position import encode_stack
from game.games.wars.factions.words.tables import WORDS, merged
from game.games.wars.rules.board import controlled_gates
from game.games.wars.rules.combat import combat_dice
from game.games.wars.rules.odds import dice_odds
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.rules.state import RESTS, USED
from game.games.wars.rules.units import (
    BOOKS,
    CLASS_NAMES,
    FACTION_ABILITIES,
    FACTIONS,
    KIND_NUMBER,
    KINDS,
    MOST_AREAS,
    REQUIREMENTS,
    SIDE_NUMBER,
    UNIT_KIND,
    UNIT_SIDE,
)
from game.games.wars.words.factionwords import Fact, Progress, Token
from game.games.wars.words.sources import NOTHING, Account, doom_accounts
from game.match.handicap import NONE, handicap_words
from game.match.match import Match

POOL, SUBMERGED, OUT = "pool", "submerged", "out"
_CAPTIVE = "captive:"
PROGRESS: Mapping[str, Progress] = merged("progress")
"""By requirement, where it is a number."""
LIVING_GATES = frozenset(kind.id for kind in KINDS if kind.gate)
"""Kinds of units that are gates themselves."""
TOKENS: Mapping[str, Token] = merged("tokens")
"""What lies on areas and is no unit, by the note that says where."""

BATTLE_STEPS = ("before", "roll", "kills", "pains", "after", "retreat")
"""The steps of a battle as the window shows them."""

_SHOWN_STEP = {
    # the step a battle frame names is the one that follows what is going on
    "before_defender": "before", "roll": "before", "results": "roll", "kills_attacker": "roll",
    "kills_defender": "kills", "early": "kills", "pains_attacker": "kills", "pains_defender": "pains",
    "post": "pains", "late_pains_attacker": "after", "late_pains_defender": "after", "late_rewards": "after",
    "leave": "after", "retreat": "after", "over": "retreat",
}  # fmt: skip
_OWN_STEP = {"assign": "", "after_roll": "after", "retreat": "retreat", "retreat_order": "retreat",
             "before_battle": "before"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure: its number, owner, kind and class; ``place`` is an area's id, ``pool``, ``submerged`` or a captor's."""

    unit: int
    faction: str
    kind: str
    cls: str
    place: str
    keeper: bool = False

    @property
    def like(self) -> tuple[str, str, bool]:
        """Equal for pieces that look the same in an area."""
        return (self.faction, self.kind, self.keeper)


@dataclass(frozen=True, slots=True)
class Area:
    """An area: who stands in it, its gate (``""``, ``abandoned`` or the keeper's faction), markers, buildings."""

    number: int
    id: str
    ocean: bool
    gate: str
    keeper: Piece | None
    pieces: tuple[Piece, ...]
    desecrated: bool
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class KindRow:
    """A row of a faction board: a kind of piece with cost, combat, and how many stand where."""

    kind: str
    cls: str
    cost: int
    combat: int
    formula: bool
    on_map: int
    in_pool: int


@dataclass(frozen=True, slots=True)
class Requirement:
    """A requirement of a faction: met or not, and how far it is (``0, 0`` where that is no number)."""

    id: str
    met: bool
    have: int = 0
    need: int = 0


@dataclass(frozen=True, slots=True)
class Side:
    """A faction at the table. ``signs`` are its Elder Signs, 0 for those the seat cannot see."""

    number: int
    faction: str
    seat: int
    name: str
    bot: str
    power: int
    doom: int
    signs: tuple[int, ...]
    revealed: tuple[int, ...]
    books: tuple[str, ...]
    requirements: tuple[Requirement, ...]
    kinds: tuple[KindRow, ...]
    abilities: tuple[str, ...]
    all_books: tuple[str, ...]
    gates: int
    captives: tuple[Piece, ...]
    submerged: tuple[Piece, ...]
    facts: tuple[Fact, ...] = ()
    """What is in play of it and is no unit on the map."""
    handicap: str = ""
    """What it began with besides the usual, in words."""
    used: tuple[str, ...] = ()
    """Spellbooks that work once in a game and have been used."""
    rests: str = ""
    """The ability by which it has no more turns in this Action phase; empty if it may act."""
    gained: Account = NOTHING
    """Where its Doom came from, as far as the match's events tell."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A piece in a battle: ``result`` is ``""``, ``kill``, ``pain`` or ``saved``; ``state`` says what became of it.

    A result on a ``saved`` one has no effect. ``state`` is ``in``, ``hidden`` (out by an ability), ``gone`` (killed,
    eaten or taken off) or ``away`` (retreated).
    """

    piece: Piece
    result: str
    tough: bool
    state: str


@dataclass(frozen=True, slots=True)
class BattleSide:
    """One side of a battle: fighters, dice rolled, and results it still has to take.

    ``dice_count`` is what it rolls, or would roll as things stand; ``kill_odds`` and ``pain_odds`` are the
    chances of 0, 1, 2 and 3 or more results on so many dice.
    """

    faction: str
    attacker: bool
    fighters: tuple[Fighter, ...]
    dice: tuple[int, ...]
    kills_due: int
    pains_due: int
    dice_count: int
    kill_odds: tuple[float, ...]
    pain_odds: tuple[float, ...]

    @property
    def rolled_kills(self) -> int:
        """How many Kills this side's dice made."""
        return sum(1 for face in self.dice if face == 6)

    @property
    def rolled_pains(self) -> int:
        """How many Pains this side's dice made."""
        return sum(1 for face in self.dice if face in (4, 5))


@dataclass(frozen=True, slots=True)
class BattleView:
    """The battle being fought: where, at which of ``BATTLE_STEPS``, both sides, abilities used."""

    area: str
    step: str
    sides: tuple[BattleSide, BattleSide]
    used: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Everything a seat sees, by name."""

    map: str
    edition: str
    turn: int
    phase: str
    first: str
    clockwise: bool
    order: tuple[str, ...]
    acting: str
    ritual: int
    track: tuple[int, ...]
    sides: tuple[Side, ...]
    areas: tuple[Area, ...]
    battle: BattleView | None
    ending: str
    decay: int | None = None
    """The Decay marker; ``None`` in games without one."""

    @property
    def way(self) -> str:
        """Which way round the table play goes: ``clockwise``, ``counterclockwise``, or ``alternating`` between two."""
        if len({side.seat for side in self.sides}) == 2:
            return "alternating"
        return "clockwise" if self.clockwise else "counterclockwise"

    @cached_property
    def by_faction(self) -> dict[str, Side]:
        """Sides by their faction's id."""
        return {side.faction: side for side in self.sides}

    @cached_property
    def by_area(self) -> dict[str, Area]:
        """Areas by id."""
        return {area.id: area for area in self.areas}

    @cached_property
    def pieces(self) -> dict[int, Piece]:
        """Every piece by its number, wherever it is."""
        found = {piece.unit: piece for area in self.areas for piece in area.pieces}
        for side in self.sides:
            found |= {piece.unit: piece for piece in (*side.captives, *side.submerged)}
        return found


def faction_of(side: int) -> str:
    """The faction's id of a side's number."""
    return FACTIONS[side]


def side_of(faction: str) -> int:
    """The side's number of a faction's id."""
    return SIDE_NUMBER[faction]


def kind_of(unit: int) -> str:
    """The id of a unit's kind."""
    return KINDS[UNIT_KIND[unit]].id


def owner_of(unit: int) -> str:
    """The faction's id of a unit's owner."""
    return FACTIONS[UNIT_SIDE[unit]]


def on_map(place: int) -> bool:
    """Whether a place is an area of the map, and none where units are off it."""
    return place < MOST_AREAS


GREAT_OLD_ONE, TERROR = "great_old_one", "terror"
GREATEST_FIRST = (GREAT_OLD_ONE, TERROR, "monster", "cultist")
"""The classes of units in the order in which they are shown and told."""
RANK = {cls: rank for rank, cls in enumerate(GREATEST_FIRST)}


def class_of(unit: int) -> str:
    """``cultist``, ``monster`` or ``great_old_one``."""
    return CLASS_NAMES[KINDS[UNIT_KIND[unit]].cls]


def class_of_kind(kind: str) -> str:
    """The class of a unit's kind by its id."""
    return CLASS_NAMES[KINDS[KIND_NUMBER[kind]].cls]


def book_of(chosen: Option) -> str:
    """The id of the spellbook an option of kind ``book`` names."""
    return BOOKS[chosen.side][chosen.number]


def action_costs(match: Match) -> dict[str, int]:
    """What each action of the side that is asked costs it now; those that cost nothing are left out."""
    asked = match.position.decision
    if asked is None:
        return {}
    rules: Any = match.rules
    return {each.id: cost for each in rules.actions[asked.side] if (cost := each.cost(match.position, asked.side))}


def forced(events: Sequence[Event], side: int) -> list[Option]:
    """The answers of a side for which there was but one."""
    return [
        Option(*event.args[2:])  # type: ignore[arg-type]
        for event in events
        if event.kind == "forced" and event.args[0] == side
    ]


def read_table(match: Match, seat: int | None) -> Table:
    """The table as a seat sees it, or as anybody may (``None``)."""
    view = match.view(0 if seat is None else seat)
    return _Reader(match, view["state"], view["stack"], seat).table()


def read_open(match: Match) -> Table:
    """The table with nothing face down, for those who may know everything: a game watched afterwards."""
    position = match.position
    return _Reader(match, match.rules.encode_state(position.state), encode_stack(position.stack), 0).table()


def chances(dice: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The chances of 0, 1, 2 and more Kills, and of as many Pains, on so many dice."""
    kills, pains = [0.0] * 4, [0.0] * 4
    for (killed, pained), chance in dice_odds(dice).items():
        kills[min(killed, 3)] += chance
        pains[min(pained, 3)] += chance
    return tuple(kills), tuple(pains)


class _Reader:
    """Reads one view; keeps the indices the parts share."""

    def __init__(self, match: Match, state: dict[str, Any], stack: list[list[Any]], seat: int | None) -> None:
        self.match = match
        self.rules: Any = match.rules
        self.state = state
        self.stack = stack
        self.seat = seat
        self.accounts = doom_accounts(match.events)
        self.keepers = {UNIT_NUMBER[name] for name in state["gates"].values() if name != "abandoned"}
        self.standing: dict[str, list[Piece]] = {}
        for faction, kinds in state["units"].items():
            for kind, places in kinds.items():
                first = UNIT_NUMBER[f"{faction}/{kind}/0"]
                for index, place in enumerate(places):
                    self.standing.setdefault(place, []).append(self.piece(first + index, place))

    def piece(self, unit: int, place: str) -> Piece:
        return Piece(unit, owner_of(unit), kind_of(unit), class_of(unit), place, unit in self.keepers)

    def table(self) -> Table:
        state, rules = self.state, self.rules
        names = [FACTIONS[side] for side in rules.sides]
        start = names.index(state["first_player"]) if names else 0
        step = 1 if state["clockwise"] else -1
        return Table(
            map=rules.map.id,
            edition=rules.setup.get("edition", ""),
            turn=state["turn"],
            phase=state["phase"],
            first=state["first_player"],
            clockwise=state["clockwise"],
            order=tuple(names[(start + step * place) % len(names)] for place in range(len(names))),
            acting=next((FACTIONS[part[1]] for part in reversed(self.stack) if part[0] == "slot"), ""),
            ritual=state["ritual"],
            track=tuple(rules.map.track),
            sides=tuple(self.side(name) for name in names),
            areas=tuple(self.area(number, name) for number, name in enumerate(rules.map.areas)),
            battle=self.battle(state["battle"]) if state["battle"] else None,
            ending=state["ending"],
            decay=state.get("decay"),
        )

    def area(self, number: int, name: str) -> Area:
        held = self.state["gates"].get(name, "")
        keeper = None
        if held and held != "abandoned":
            keeper = self.piece(UNIT_NUMBER[held], name)
            held = keeper.faction
        return Area(
            number, name, bool(self.rules.map.ocean_mask >> number & 1), held, keeper,
            tuple(self.standing.get(name, ())), name in self.state["desecrated"], self.tokens(name),
        )  # fmt: skip

    def tokens(self, area: str) -> tuple[Token, ...]:
        """What lies in an area and is no unit, as factions have noted it."""
        notes = self.state.get("notes", {})
        where = ((token, notes.get(note, ())) for note, token in TOKENS.items())
        return tuple(token for token, areas in where if area == areas or (isinstance(areas, list) and area in areas))

    def side(self, faction: str) -> Side:
        state, number = self.state, SIDE_NUMBER[faction]
        seat = self.rules.seat_of[number]
        at, signs = self.match.seats[seat], state["signs"][faction]
        return Side(
            number=number,
            faction=faction,
            seat=seat,
            name=at.name,
            bot=at.bot,
            power=state["power"][faction],
            doom=state["doom"][faction],
            signs=tuple(signs if self.seat is not None else [0] * len(signs)),
            revealed=tuple(state["revealed"][faction]),
            books=tuple(state["books"][faction]),
            requirements=tuple(self.requirement(faction, name) for name in REQUIREMENTS[number]),
            kinds=tuple(self.kind(faction, kind) for kind in state["units"][faction]),
            abilities=FACTION_ABILITIES[number],
            all_books=BOOKS[number],
            gates=self.gates(faction),
            captives=tuple(self.standing.get(_CAPTIVE + faction, ())),
            submerged=tuple(piece for piece in self.standing.get(SUBMERGED, ()) if piece.faction == faction),
            facts=WORDS[faction].facts(self.match.position) if faction in WORDS else (),
            handicap=handicap_words(**self.rules.setup.get("handicap", {}).get(faction, NONE)),
            used=tuple(book for book in state["books"][faction] if USED.get(book, 0) & self.match.position.state.flags),
            rests=self.rests(faction),
            gained=self.accounts.get(number, NOTHING).with_start(state["doom"][faction]),
        )

    def rests(self, faction: str) -> str:
        return WORDS[faction].rests if self.match.position.state.flags & RESTS[SIDE_NUMBER[faction]] else ""

    def gates(self, faction: str) -> int:
        return controlled_gates(self.match.position.state, SIDE_NUMBER[faction])

    def kind(self, faction: str, kind: str) -> KindRow:
        """A kind of piece and how many of it are where."""
        entry = next(each for each in KINDS if each.id == kind)
        places = Counter("map" if place not in (POOL, SUBMERGED, OUT) and ":" not in place else place
                         for place in self.state["units"][faction][kind])  # fmt: skip
        cls = CLASS_NAMES[entry.cls]
        return KindRow(kind, cls, entry.cost, entry.combat, entry.by_rule, places["map"], places[POOL])

    def requirement(self, faction: str, name: str) -> Requirement:
        """A requirement with its progress, where that is a count."""
        met, progress = name in self.state["requirements"][faction], PROGRESS.get(name)
        if progress is None:
            return Requirement(name, met, 0, 0)
        pos = self.match.position
        need = progress.need(pos) if callable(progress.need) else progress.need
        return Requirement(name, met, min(progress.have(pos), need), need)

    def battle(self, data: dict[str, Any]) -> BattleView:
        first, second = (self.battle_side(data, index) for index in (0, 1))
        # The state notes which Flying Polyp has hidden somebody, and Absorb by its dice.
        used = [name.partition(":")[0] for name in data["begun"]] + (["absorb"] if data["extra"] else [])
        return BattleView(data["area"], self.battle_step(), (first, second), tuple(dict.fromkeys(used)))

    def battle_side(self, data: dict[str, Any], index: int) -> BattleSide:
        faction = data["sides"][index]
        places = {piece.unit: place for place, pieces in self.standing.items() for piece in pieces}
        fighters = []
        for name in data["units"]:
            if owner_of(unit := UNIT_NUMBER[name]) != faction:
                continue
            place, tough = places[unit], name in data["tough"]
            killed = name in data["kill2"] or (name in data["kill1"] and not tough)
            hurt = name in data["kill1"] or name in data["pain1"]
            if name in data["exempt"]:
                state = "hidden"
            elif place == data["area"]:
                state = "in"
            else:
                state = "gone" if place in (POOL, SUBMERGED, OUT) or place.startswith(_CAPTIVE) else "away"
            result = "saved" if name in data.get("saved", ()) else "kill" if killed else "pain" if hurt else ""
            fighters.append(Fighter(self.piece(unit, place), result, tough, state))
        dice, pos = tuple(data["dice"][index]), self.match.position
        count = len(dice) or (0 if any(data["dice"]) else combat_dice(pos, pos.state.battle, SIDE_NUMBER[faction]))
        kills, pains = chances(count)
        return BattleSide(
            faction, index == 0, tuple(fighters), dice, data["kills"][index], data["pains"][index], count, kills, pains
        )

    def battle_step(self) -> str:
        """Which step is going on, read off the frames."""
        for part in reversed(self.stack):
            if part[0] == "assign":
                return "kills" if part[2] == "kill" else "pains"
            if part[0] in _OWN_STEP:
                return _OWN_STEP[part[0]]
            if part[0] == "choose" and part[2] in ("retreat_area", "no_room"):
                return "retreat"
            if part[0] == "battle":
                return _SHOWN_STEP.get(part[1], "before")
        return "before"
