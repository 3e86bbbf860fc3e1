"""Great Cthulhu's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import side_of

GC = side_of("great_cthulhu")

FACTION = Faction(
    id="great_cthulhu",
    side=GC,
    kinds=(
        Kind("deep_one", GC, MONSTER, 4, 1, 1),
        Kind("shoggoth", GC, MONSTER, 2, 2, 2),
        Kind("starspawn", GC, MONSTER, 2, 3, 3),
        Kind("cthulhu", GC, GREAT_OLD_ONE, 1, 10, 6, cheaper=4, devours=True),
    ),
    books=("absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"),
    requirements=("gc_first_doom", "gc_five_books", "gc_kill_1", "gc_kill_2", "gc_ocean_gates", "gc_awaken"),
    abilities=("immortal", "devour"),
    starts={"earth": "south_pacific", "lovecraft_country": "jersey_reef"},
    opens=True,
    submerges=True,
    flags=("cthulhu_awoke",),
    replaces=("dreams",),
    options=("dreams", "submerge", "emerge", "devour", "absorb", "gc_first_doom", "gc_five_books"),
    decisions={
        "devour_unit": (("area", "area"),),
        "absorb_shoggoth": (("area", "area"),),
        "absorb_unit": (("shoggoth", "unit"), ("area", "area")),
        "devolve": (),
        "dreams_area": (),
        "dreams_side": (("area", "area"),),
        "dreams_unit": (("area", "area"), ("by", "side")),
        "submerge_unit": (("area", "area"),),
        "emerge_area": (),
    },
    reasons={
        "not_in_ocean": (("unit", "unit"),),
        "not_submerged": (("unit", "unit"),),
        "no_start_gate": (("unit", "unit"), ("area", "area")),
    },
    events={
        "submerged": (("unit", "unit"), ("area", "area")),
    },
)
