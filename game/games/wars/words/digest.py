"""What mattered since somebody's last choice: a summary of events, not a copy of the chronicle."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from game.engine.event import Event
from game.engine.rules import Rules
from game.games.wars.factions.words.tables import WORDS
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, UNIT_CLASS, UNIT_KIND, UNIT_SIDE
from game.games.wars.words.names import WarsNames
from game.games.wars.words.sources import doom_accounts, doom_gain, power_accounts, power_gain
from game.games.wars.words.tableview import Table, on_map
from game.language.spoken import name, say, tell
from game.language.values import Text, Value
from game.match.words import Words

ENDS = 30
"""Doom that ends the game."""
CLOSE = 24
"""Doom from which the end is near."""
SIX = 6


class News(NamedTuple):
    """One line of a digest.

    ``text`` has the window's marks in it. ``icon`` is the id of a picture, ``side`` whose doing it is,
    ``area`` where it happened (empty where nowhere), ``hit`` whether it harms whoever is told. The
    weightier the further ahead it stands.
    """

    text: str
    icon: str
    side: int | None = None
    area: str = ""
    hit: bool = False
    weight: int = 0


def digest(
    words: Words, rules: Rules, events: Sequence[Event], before: Table, now: Table, sides: Iterable[int]
) -> list[News]:
    """What of these events matters to whoever plays ``sides``, the weightiest first: own losses, then others' gains.

    ``events``, and the tables ``before`` and ``now`` they lead from and to, are to be seen as
    that seat may see them. Without ``sides`` it is told to a passer-by, whom nothing hits.
    """
    made = _Digest(words, rules, before, now, frozenset(sides))
    for event in events:
        made.take(event)
    made.events = events
    return sorted(made.news(), key=lambda news: -news.weight)


class _Digest:
    """Gathers events by what they come to."""

    def __init__(self, words: Words, rules: Rules, before: Table, now: Table, own: frozenset[int]) -> None:
        self.before, self.now, self.own = before, now, own
        self.names = WarsNames(rules, marked=True)
        self.rules: Any = rules
        self.acting = -1
        self.lost: dict[tuple[int, int, int, str], list[int]] = {}
        self.given_up: set[int] = set()
        self.attacks: dict[tuple[int, int, int], None] = {}
        self.gates: dict[tuple[int, int, bool], None] = {}
        self.books: dict[int, list[str]] = {}
        self.awakened: dict[int, int] = {}
        self.rituals: dict[int, list[int]] = {}
        self.revealed: dict[int, int] = {}
        self.desecrated: list[int] = []
        self.passed: list[int] = []
        self.resting: dict[str, list[int]] = {}
        """Who rests, by the ability by which they do."""
        self.doom_moved = False
        self.moved: dict[tuple[int, bool], dict[int, None]] = {}
        """Own units that others have moved, by where they are and whether they have retreated."""
        self.events: Sequence[Event] = ()

    # gathering

    def take(self, event: Event) -> None:
        """Let an event count (the table of events in docs/api.md)."""
        if event.kind in ("action", "ability"):
            self._rest(*cast(tuple[int, str], event.args[:2]))
        match event.kind, cast(tuple[Any, ...], event.args):
            case ("action", (side, _)) | ("slot", (side,)):
                self.acting = side
            case "phase", _:
                self.acting = -1
            case "eliminated", (unit, area, _, by) if by not in (-1, UNIT_SIDE[unit]):
                self.lost.setdefault((UNIT_SIDE[unit], by, area, "kill"), []).append(unit)
            case "captured", (unit, area, by):
                self.lost.setdefault((UNIT_SIDE[unit], by, area, "capture"), []).append(unit)
            case "battle", (attacker, defender, area):
                self.attacks[attacker, defender, area] = None
            case "gate_built", (side, area, _):
                self.gates[side, area, True] = None
            case "gate_controlled", (side, area, _):
                self.gates.setdefault((side, area, False), None)
            case "gate_abandoned", (side, area) if side in self.own and self.acting not in self.own:
                self.given_up.add(area)
            case ("gate_removed", (area,)) | ("gate_carried", (area, _, _)) if self.acting not in self.own:
                if self._held(self.before, area):
                    self.given_up.add(area)
            case "moved", (unit, _, area, why) if UNIT_SIDE[unit] in self.own and self.acting not in self.own:
                if why not in (*BOOKS[UNIT_SIDE[unit]], *FACTION_ABILITIES[UNIT_SIDE[unit]]):
                    self._move(unit, area, why == "retreat")
            case "book", (side, book):
                self.books.setdefault(side, []).append(book)
            case "placed", (unit, area, "awaken") if UNIT_CLASS[unit] == GREAT_OLD_ONE:
                self.awakened[unit] = area
            case "ritual", (side, cost, _, _):
                self.rituals[side] = [cost, 0, 0]
            case "doom", (side, amount, why):
                self.doom_moved = True
                if why == "ritual" and side in self.rituals:
                    self.rituals[side][1] += amount
            case "sign", (side, _, "ritual") if side in self.rituals:
                self.rituals[side][2] += 1
            case "revealed", (side, value):
                self.revealed[side] = self.revealed.get(side, 0) + value
            case "desecrated", (area,) if self.acting not in self.own:
                self.desecrated.append(area)
            case "passed", (side, _):
                self.passed.append(side)

    def _rest(self, side: int, which: str) -> None:
        if FACTIONS[side] in WORDS and which == WORDS[FACTIONS[side]].rests:
            self.resting.setdefault(which, []).append(side)

    def _move(self, unit: int, area: int, retreats: bool) -> None:
        for units in self.moved.values():
            units.pop(unit, None)
        self.moved.setdefault((area, retreats), {})[unit] = None

    def _held(self, table: Table, area: int) -> bool:
        """Whether a gate in an area is theirs."""
        return on_map(area) and table.by_area[self._id(area)].gate in (FACTIONS[side] for side in self.own)

    # telling

    def news(self) -> list[News]:
        parts = (self._losses, self._gates_lost, self._fights, self._moved, self._great,
                 self._rituals_held, self._lead, self._gained, self._books_taken, self._gates_won,
                 self._signs_open, self._nearly, self._small)  # fmt: skip
        return [news for part in parts for news in part()]

    def _id(self, area: int) -> str:
        return str(self.rules.map.areas[area]) if on_map(area) else ""

    def _others(self, sides: Iterable[int]) -> list[int]:
        return [side for side in sides if side not in self.own]

    def _losses(self) -> Iterable[News]:
        for (owner, by, area, icon), units in self.lost.items():
            names = {"units": self.names.named_units(units), "area": self.names.named_area(area),
                     "side": self.names.named_side(by), "owner": self.names.named_side(owner)}  # fmt: skip
            great = any(UNIT_CLASS[unit] == GREAT_OLD_ONE for unit in units)
            if owner in self.own:
                key, weight = "wars-digest-lost", 110 if great else 100
            elif great:
                key, weight = "wars-digest-great-lost", 88
            else:
                key, weight = "wars-digest-taken", 26 if by not in self.own else 24
            yield News(tell(key, names), icon, by, self._id(area), owner in self.own, weight)

    def _gates_lost(self) -> Iterable[News]:
        for area in sorted(self.given_up):
            held, place = self.now.by_area[self._id(area)].gate, self.names.named_area(area)
            if held in (FACTIONS[side] for side in self.own):
                continue
            if held not in FACTIONS and self._can_retake(area):
                yield News(say("wars-digest-gate-open", area=place), "abandon_gate", None, self._id(area), weight=54)
                continue
            holder = next((side.number for side in self.now.sides if side.faction == held), None)
            if holder is None:
                text = say("wars-digest-gate-lost", area=place)
            else:
                text = say("wars-digest-gate-lost-to", area=place, side=self.names.named_side(holder))
            yield News(text, "abandon_gate", holder, self._id(area), True, 104)

    def _can_retake(self, area: int) -> bool:
        """Whether a Cultist of theirs stands where the gate has no keeper."""
        own = {FACTIONS[side] for side in self.own}
        pieces = self.now.by_area[self._id(area)].pieces
        return any(piece.faction in own and piece.cls == "cultist" for piece in pieces)

    def _fights(self) -> Iterable[News]:
        fallen = {(owner, area) for owner, _, area, _ in self.lost}
        for attacker, defender, area in self.attacks:
            # Who has lost something there reads of that.
            if defender in self.own and (defender, area) not in fallen:
                yield News(
                    self._fight("wars-digest-attacked", attacker, defender, area),
                    "battle",
                    attacker,
                    self._id(area),
                    True,
                    92,
                )
            elif not {attacker, defender} & self.own and not {(attacker, area), (defender, area)} & fallen:
                yield News(
                    self._fight("wars-digest-fought", attacker, defender, area),
                    "battle",
                    attacker,
                    self._id(area),
                    weight=20,
                )

    def _fight(self, key: str, attacker: int, defender: int, area: int) -> Text:
        names = self.names
        return tell(key, {"side": names.named_side(attacker), "enemy": names.named_side(defender),
                          "area": names.named_area(area)})  # fmt: skip

    def _moved(self) -> Iterable[News]:
        """Own units that others have moved and that are still where they came to."""
        for (area, retreats), units in self.moved.items():
            named = self.names.named_units(units)
            if named and on_map(area):
                key = "wars-digest-retreated" if retreats else "wars-digest-moved"
                yield News(tell(key, {"units": named, "area": self.names.named_area(area)}), "move", None,
                           self._id(area), weight=62)  # fmt: skip

    def _gained(self) -> Iterable[News]:
        """What own Doom and Power have come to besides what was spent, with every source."""
        for key, weight, accounts, told in (
            ("doom", 66, doom_accounts(self.events), doom_gain), ("power", 40, power_accounts(self.events), power_gain)
        ):  # fmt: skip
            for side in sorted(self.own & accounts.keys()):
                gains = accounts[side].gains
                total = sum(gain.amount for gain in gains)
                lost = "-lost" if total < 0 else ""
                values: dict[str, Value] = {"amount": abs(total), "gains": [told(gain) for gain in gains]}
                yield News(tell(f"wars-digest-{key}{lost}", values), key, side, hit=total < 0, weight=weight)

    def _great(self) -> Iterable[News]:
        for unit, area in self.awakened.items():
            side = UNIT_SIDE[unit]
            if side not in self.own:
                text = say("wars-digest-awakened", side=self.names.named_side(side),
                           unit=self.names.named_unit(unit), area=self.names.named_area(area))  # fmt: skip
                yield News(text, KINDS[UNIT_KIND[unit]].id, side, self._id(area), weight=90)

    def _rituals_held(self) -> Iterable[News]:
        for side in self._others(self.rituals):
            cost, doom, signs = self.rituals[side]
            gains: list[Value] = [say("wars-events-doom-gained", number=doom)] if doom else []
            gains += [say("wars-events-signs-gained", number=signs)] if signs else []
            text = say("wars-digest-ritual", side=self.names.named_side(side), cost=cost, gains=gains)
            yield News(text, "ritual", side, weight=80)

    def _lead(self) -> Iterable[News]:
        """Who leads, when Doom has moved; alone, or together."""
        if not self.doom_moved:
            return
        ranked = sorted(self.now.sides, key=lambda side: -side.doom)
        most = ranked[0].doom
        leaders = [side for side in ranked if side.doom == most]
        weight = 96 if most >= ENDS else 86 if most >= CLOSE else 70
        named = [self.names.named_side(side.number) for side in leaders]
        if len(leaders) > 1:
            yield News(say("wars-digest-lead-shared", sides=named, doom=most), "doom", None, weight=weight)
            return
        ahead = most - ranked[1].doom if len(ranked) > 1 else most
        own = leaders[0].number in self.own
        key = "wars-digest-lead-yours" if own else "wars-digest-lead"
        text = tell(key, {"side": named[0], "ahead": ahead, "doom": most})
        yield News(text, "doom", leaders[0].number, weight=weight - 20 * own)

    def _books_taken(self) -> Iterable[News]:
        for side in self._others(self.books):
            count = len(self.now.by_faction[FACTIONS[side]].books)
            books = [self.names.named_ability(book) for book in self.books[side]]
            key = "wars-digest-books-all" if count == SIX else "wars-digest-books"
            text = tell(key, {"side": self.names.named_side(side), "books": books, "have": count, "all": SIX})
            yield News(text, "spellbook", side, weight=84 if count == SIX else 64 if count == SIX - 1 else 56)

    def _gates_won(self) -> Iterable[News]:
        built = {(side, area) for side, area, new in self.gates if new}
        for side, area, new in self.gates:
            if side in self.own or (not new and (side, area) in built) or area in self.given_up:
                continue
            was, held = (table.by_area[self._id(area)].gate == FACTIONS[side] for table in (self.before, self.now))
            if not held or (was and not new):  # or only another keeper
                continue
            key = "wars-digest-gate-built" if new else "wars-digest-gate-taken"
            text = tell(key, {"side": self.names.named_side(side), "area": self.names.named_area(area)})
            yield News(text, "build_gate" if new else "control_gate", side, self._id(area), weight=50)

    def _signs_open(self) -> Iterable[News]:
        for side in self._others(self.revealed):
            text = say("wars-digest-signs", side=self.names.named_side(side), doom=self.revealed[side])
            yield News(text, "elder_sign", side, weight=68)

    def _nearly(self) -> Iterable[News]:
        """Requirements that have come within one step."""
        for side in self.now.sides:
            was = {need.id: need.have for need in self.before.by_faction[side.faction].requirements}
            for need in side.requirements:
                near = not need.met and need.need > 1 and need.need - need.have == 1
                if near and was.get(need.id) != need.have:
                    own, needed = side.number in self.own, name("requirement", need.id)
                    key = "wars-digest-nearly-yours" if own else "wars-digest-nearly"
                    text = tell(key, {"side": self.names.named_side(side.number), "requirement": needed})
                    yield News(text, need.id, side.number, weight=60 if own else 46)

    def _small(self) -> Iterable[News]:
        for area in self.desecrated:
            text = say("wars-digest-desecrated", area=self.names.named_area(area))
            yield News(text, "desecration", None, self._id(area), weight=14)
        if passed := self._others(dict.fromkeys(self.passed)):
            named = [self.names.named_side(side) for side in passed]
            yield News(say("wars-digest-passed", sides=named), "pass", passed[0], weight=10)
        for ability, sides in self.resting.items():
            for side in self._others(dict.fromkeys(sides)):
                text = say("wars-digest-rests", side=self.names.named_side(side), ability=name("ability", ability))
                yield News(text, ability, side, weight=12)
