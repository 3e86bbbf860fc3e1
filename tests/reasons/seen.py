"""A seat's view of Cthulhu Wars or the Duel as plain facts: who stands where, what is printed, what is going on.

For predicates about reasons. It reads the view's data and the printed boards; it calls nothing of the rules.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from game.games.duel.rules.tables import LOVECRAFT_COUNTRY
from game.games.wars.rules.maps import MAPS, SIGNS
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.rules.units import FACTIONS

CULTIST, GREAT = "cultist", "great_old_one"
OFF = ("pool", "submerged", "out")
GREAT_ONES = frozenset((
    "cthulhu", "nyarlathotep", "shub_niggurath", "king_in_yellow", "hastur", "rhan_tegoth", "ithaqua", "yog_sothoth",
    "tsathoggua",
))  # fmt: skip
COSTS = {
    "deep_one": 1, "shoggoth": 2, "starspawn": 3, "nightgaunt": 1, "flying_polyp": 2, "hunting_horror": 3, "ghoul": 1,
    "fungi": 2, "dark_young": 3, "undead": 1, "byakhee": 2, "wendigo": 1, "gnoph_keh": 4, "mutant": 2,
    "abomination": 3, "spawn_of_yog_sothoth": 4, "un_man": 3, "reanimated": 4, "yothan": 6, "wizard": 1,
    "serpent_man": 2, "formless_spawn": 3, "cthulhu": 10, "nyarlathotep": 10, "shub_niggurath": 8,
    "king_in_yellow": 4, "hastur": 10, "rhan_tegoth": 6, "ithaqua": 6, "yog_sothoth": 6, "tsathoggua": 8,
}  # fmt: skip
"""What is printed on the faction boards."""
DICE = {
    "deep_one": 1, "shoggoth": 2, "starspawn": 3, "cthulhu": 6, "flying_polyp": 1, "hunting_horror": 2, "fungi": 1,
    "dark_young": 2, "wendigo": 1, "gnoph_keh": 3, "rhan_tegoth": 3, "mutant": 1, "abomination": 2,
    "spawn_of_yog_sothoth": 3, "reanimated": 2, "yothan": 7, "serpent_man": 1,
}  # fmt: skip
"""Combat where it is a number; those that are not here have none, or a formula."""
CHEAPER = {"un_man": ("festival", 0), "reanimated": ("brainless", 1), "yothan": ("extinction", 3)}
"""By kind: the spellbook that makes it cheaper, and what it costs then."""
SLOTS = ("slot", "energy_nexus")


class Unit(NamedTuple):
    """A unit: whose, what, and the how manyeth of its kind."""

    faction: str
    kind: str
    number: int

    @property
    def name(self) -> str:
        """As the view names it."""
        return f"{self.faction}/{self.kind}/{self.number}"

    @property
    def cls(self) -> str:
        """A Cultist, a Great Old One, or what captures as Monsters do."""
        return CULTIST if self.kind == "acolyte" else GREAT if self.kind in GREAT_ONES else "monster"


NAMES = {number: name for name, number in UNIT_NUMBER.items()}


def unit_of(number: int) -> Unit:
    """The unit with a number of the rules."""
    faction, kind, place = NAMES[number].split("/")
    return Unit(faction, kind, int(place))


class Seen:
    """What a seat sees while ``side`` is asked."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state, self.stack, self.decision = view["state"], view["stack"], view["decision"]
        self.setup, self.duel = view["setup"], view["game"] == "duel"
        self.me = FACTIONS[self.decision["side"]]
        self.board = LOVECRAFT_COUNTRY if self.duel else MAPS[self.setup["map"]]
        self.areas = self.board.areas
        self.first_edition = self.setup.get("edition") == "first"

    @cached_property
    def places(self) -> dict[str, list[Unit]]:
        """Who is where."""
        found: dict[str, list[Unit]] = {}
        for faction, kinds in self.state["units"].items():
            for kind, places in kinds.items():
                for number, place in enumerate(places):
                    found.setdefault(place, []).append(Unit(faction, kind, number))
        return found

    @property
    def factions(self) -> list[str]:
        """Those that play."""
        return list(self.state["units"])

    @property
    def enemies(self) -> list[str]:
        """All factions but the one that is asked."""
        return [each for each in self.factions if each != self.me]

    def at(self, area: str, *, mine: bool | None = None, kind: str = "", cls: str = "") -> list[Unit]:
        """Units in an area (or in the pool): all, or those of one's own, of others, of a kind, of a class."""
        return [
            unit
            for unit in self.places.get(area, ())
            if (mine is None or (unit.faction == self.me) == mine)
            and (not kind or unit.kind == kind)
            and (not cls or unit.cls == cls)
        ]

    def on_map(self, **which: Any) -> list[Unit]:
        """The same of the whole map."""
        return [unit for area in self.areas for unit in self.at(area, **which)]

    def place(self, unit: Unit) -> str:
        """Where a unit is."""
        return str(self.state["units"][unit.faction][unit.kind][unit.number])

    def in_play(self, faction: str, kind: str) -> bool:
        """Whether the Great Old One of this kind is on the map, or submerged."""
        places = self.state["units"].get(faction, {}).get(kind, ["pool"])
        return any(place in self.areas or place == "submerged" for place in places)

    def has_gate(self, area: str) -> bool:
        """Whether a gate lies there; a unit that is a gate is none that lies there."""
        return area in self.state["gates"]

    def gate_of(self, area: str) -> str:
        """Who controls the gate of an area: a faction, ``abandoned``, nobody."""
        return str(self.state["gates"].get(area, "")).partition("/")[0]

    def any_gate(self, area: str) -> bool:
        """Whether a gate lies there, or a unit is one."""
        return self.has_gate(area) or bool(self.at(area, kind="yog_sothoth"))

    @property
    def own_gates(self) -> list[str]:
        """Areas with a gate that a unit of one's own keeps."""
        return [area for area in self.areas if self.gate_of(area) == self.me]

    def has_book(self, faction: str, book: str) -> bool:
        """Whether a faction that plays has a spellbook."""
        return book in self.state["books"].get(faction, ())

    @property
    def power(self) -> int:
        """One's own Power."""
        return int(self.state["power"][self.me])

    @property
    def slot(self) -> list[Any]:
        """The turn of whoever acts, as the stack has it: its own, or the action inside another's."""
        return next(part for part in reversed(self.stack) if part[0] in SLOTS)

    def flag(self, name: str) -> bool:
        """Whether something of which the table takes note has happened."""
        return name in self.state["flags"]

    def note(self, name: str) -> Any:
        """What a faction has noted beside its units."""
        return self.state.get("notes", {}).get(name, ())

    @staticmethod
    def name(side: int) -> str:
        """The faction with a number of the rules."""
        return FACTIONS[side]

    # what units can do

    def keeps(self, unit: Unit) -> bool:
        """Whether a unit can build and keep gates."""
        return unit.cls == CULTIST or (unit.kind == "dark_young" and self.has_book("black_goat", "red_sign"))

    def resting(self, area: str) -> bool:
        """Whether one's own units there are all Reanimated, which do nothing alone with Brainless."""
        own = self.at(area, mine=True)
        return self.has_book("ancients", "brainless") and bool(own) and all(each.kind == "reanimated" for each in own)

    def ready(self, area: str) -> list[Unit]:
        """One's own units there that can act."""
        return [] if self.resting(area) else self.at(area, mine=True)

    def dice(self, area: str) -> int:
        """How many combat dice one's own units in an area have, against the enemy there who makes them most."""
        own = Counter(unit.kind for unit in self.at(area, mine=True))
        there = {unit.faction for unit in self.at(area, mine=False)} or set(self.enemies)
        return max((self._dice(own, enemy) for enemy in there), default=0)

    def _dice(self, own: Counter[str], enemy: str) -> int:
        total = sum(DICE.get(kind, 0) * count for kind, count in own.items())
        if own["acolyte"] and self.has_book("black_goat", "frenzy") and self.me == "black_goat":
            total += own["acolyte"]
        total += max(0, own["undead"] - 1) + (own["byakhee"] + 1 if own["byakhee"] else 0)
        spawn = len(self.on_map(kind="formless_spawn")) + len(self.on_map(kind="tsathoggua"))
        total += own["formless_spawn"] * spawn
        formulas = {
            "nyarlathotep": lambda: sum(len(self.state["books"][each]) for each in (self.me, enemy)),
            "shub_niggurath": lambda: len(self.on_map(mine=True, cls=CULTIST)) + len(self.own_gates)
            + (len(self.on_map(kind="dark_young")) if self.has_book(self.me, "red_sign") else 0),
            "hastur": self.ritual_track,
            "ithaqua": lambda: (self.state["doom"][enemy] + 1) // 2,
            "yog_sothoth": self._yog,
            "tsathoggua": lambda: max(2, self.state["power"][enemy]),
        }  # fmt: skip
        return total + sum(number() for kind, number in formulas.items() if own[kind])

    def _yog(self) -> int:
        if len(self.factions) == 2:
            return 4
        great = [(faction, kind) for faction in self.enemies for kind in self.state["units"][faction]
                 if kind in GREAT_ONES]  # fmt: skip
        return 2 * sum(self.in_play(*each) for each in great)

    def ritual_track(self) -> int:
        """What the track says that a Ritual costs."""
        track = self.board.track
        return int(track[min(self.state["ritual"], len(track) - 1)])

    def captures(self, area: str, *, resting: bool = False) -> bool:
        """Whether an enemy Cultist there is unguarded, and a unit of one's own can take it; ``resting`` ones, too."""
        hunters = [unit for unit in (self.at(area, mine=True) if resting else self.ready(area)) if unit.cls != CULTIST]
        return any(self._exposed(area, enemy, hunters) for enemy in self.enemies)

    def _exposed(self, area: str, enemy: str, hunters: list[Unit]) -> bool:
        theirs = {unit.cls for unit in self.at(area) if unit.faction == enemy}
        if CULTIST not in theirs or GREAT in theirs or not hunters:
            return False
        if any(unit.cls == GREAT for unit in hunters):
            return True
        return "monster" not in theirs and not self.ferox(enemy)

    def ferox(self, enemy: str) -> bool:
        """Whether Monsters cannot capture this enemy's Cultists."""
        return enemy == "windwalker" and self.in_play("windwalker", "ithaqua")

    def borrows(self, faction: str) -> bool:
        """Whether Sleeper has borrowed an ability."""
        return self.me == "sleeper" and faction in self.note("sorcery")

    def reach(self, area: str) -> set[str]:
        """Where a unit of one's own can move from an area."""
        near = self._beside(area)
        if self.me == "crawling_chaos" or self.borrows("crawling_chaos"):
            near = near.union(*(self._beside(each) for each in near))
        return near - {area}

    def _beside(self, area: str) -> set[str]:
        return {self.areas[number] for number in self.board.adjacent[self.areas.index(area)]}

    # what things cost

    def tax(self, area: str) -> int:
        """What an action of one's own costs more that ends in an area."""
        frozen = self.me != "windwalker" and self.note("ice_age") == area and not self.flag("ice_age_paid")
        return int(frozen and self.has_book("windwalker", "ice_age"))

    def surcharge(self) -> int:
        """What every action of a turn but the first costs more, where Decay is paid for each."""
        each = self.duel and self.setup.get("options", {}).get("decay") == "action"
        if not each or self.decision["kind"] not in ("action", "second_action", "energy_nexus"):
            return 0
        first = self.decision["kind"] == "action" and not (self.slot[2] or self.slot[3])
        return 0 if first else int(self.state["decay"])

    def summon_areas(self) -> list[str]:
        """Where one may Summon."""
        found = set(self.own_gates)
        if self.me == "opener_of_the_way":
            found |= {area for area in self.areas if self.at(area, kind="yog_sothoth")}
            found |= set(self.state["gates"]) if self.has_book(self.me, "they_break_through") else set()
        return [area for area in self.areas if area in found]

    def summon_price(self, kind: str) -> int:
        """What a Monster costs now."""
        if kind == "gnoph_keh":
            return len(self.at("pool", mine=True, kind=kind))
        book, price = CHEAPER.get(kind, ("", 0))
        if book and self.has_book("ancients", book):
            return price
        young = self.has_book("black_goat", "thousand_young") and self.in_play("black_goat", "shub_niggurath")
        return COSTS[kind] - int(young and self.me == "black_goat")

    def awakening_price(self, kind: str) -> int:
        """What awakening a Great Old One costs now."""
        again = (kind == "cthulhu" and self.flag("cthulhu_awoke")) or (
            kind == "tsathoggua" and self.flag("tsathoggua_awoke") and self.borrows("great_cthulhu")
        )
        return 4 if again else COSTS[kind]

    def awakenings(self) -> Iterator[tuple[str, list[str]]]:
        """The Great Old Ones in one's pool, and the areas where each could awaken."""
        for unit in self.at("pool", mine=True, cls=GREAT):
            yield unit.kind, [area for area in self.areas if self._awakens(unit.kind, area)]

    def start_of(self, faction: str) -> list[str]:
        """Where a faction begins, or has its glyphs."""
        given = self.setup.get("options", {}).get("starts", {}).get(faction)
        numbers = [self.board.number[given]] if given else self.board.glyphs[FACTIONS.index(faction)]
        return [self.areas[number] for number in numbers]

    def _awakens(self, kind: str, area: str) -> bool:
        own = self.at(area, mine=True)
        if kind in ("rhan_tegoth", "ithaqua"):
            # Rhan Tegoth comes first, and to either glyph.
            first = kind == "rhan_tegoth" or "ww_rhan_tegoth" in self.state["requirements"][self.me] or self.in_play(
                "windwalker", "rhan_tegoth")  # fmt: skip
            return area in self.start_of("windwalker") and first and (kind == "rhan_tegoth" or self.any_gate(area))
        if kind == "shub_niggurath":
            anywhere = not self.first_edition
            cultists = self.on_map(mine=True, cls=CULTIST) if anywhere else self.at(area, mine=True, cls=CULTIST)
            return area in self.own_gates and len(cultists) >= 2
        conditions = {
            "cthulhu": lambda: area in self.start_of("great_cthulhu") and self.any_gate(area),
            "nyarlathotep": lambda: area in self.own_gates,
            "king_in_yellow": lambda: bool(own) and not self.any_gate(area),
            "hastur": lambda: area in self.own_gates and any(each.kind == "king_in_yellow" for each in own),
            "yog_sothoth": lambda: any(each.kind == "spawn_of_yog_sothoth" for each in own),
            "tsathoggua": lambda: any(each.kind == "formless_spawn" for each in own),
        }
        return conditions[kind]()

    def without_gate(self) -> list[str]:
        """Areas where no gate lies."""
        return [area for area in self.areas if not self.has_gate(area)]

    def carriers(self) -> list[Unit]:
        """One's own units that could carry a gate."""
        return [
            unit
            for area in self.areas
            if self.has_gate(area) and not self.at(area, mine=False, cls=GREAT)
            for unit in self.at(area, mine=True)
            if unit.cls != CULTIST and COSTS[unit.kind] >= 3
        ]

    def at_king(self) -> str:
        """Where the King in Yellow is; empty if he is in no area."""
        return next((area for area in self.areas if self.at(area, kind="king_in_yellow")), "")

    def tsathoggua(self) -> str:
        """Where Tsathoggua is; empty if he is in no area."""
        return next((area for area in self.areas if self.at(area, kind="tsathoggua")), "")

    def cheap_desecration(self) -> bool:
        """Whether The Third Eye makes it cheaper."""
        return self.has_book("yellow_sign", "third_eye") and self.in_play("yellow_sign", "hastur")

    def ocean(self, area: str) -> bool:
        """Whether an area is water."""
        return bool(self.board.ocean_mask >> self.areas.index(area) & 1)

    # Cathedrals

    def sign(self, area: str) -> str:
        """The sign of an area, or ``none``."""
        return SIGNS[self.board.sign[self.areas.index(area)]]

    def cathedral_sites(self) -> list[str]:
        """Where the Ancients could build a Cathedral, Power aside."""
        built = {self.sign(area) for area in self.note("cathedrals")}
        return [area for area in self.areas
                if self.at(area, mine=True, cls=CULTIST) and self.sign(area) not in built]  # fmt: skip

    def cathedral_price(self, area: str) -> int:
        """What one costs there."""
        return (3 if self._beside(area) & set(self.note("cathedrals")) else 1) + self.tax(area)
