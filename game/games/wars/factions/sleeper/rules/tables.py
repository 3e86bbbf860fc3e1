"""Sleeper's units, books, requirements and start areas."""

from game.games.wars.rules.faction import CULTIST, GREAT_OLD_ONE, MONSTER, Faction, Kind, Note
from game.games.wars.rules.factions import side_of

SL = side_of("sleeper")

FACTION = Faction(
    id="sleeper",
    side=SL,
    kinds=(
        Kind("wizard", SL, MONSTER, 2, 1, 0),
        Kind("serpent_man", SL, MONSTER, 3, 2, 1),
        Kind("formless_spawn", SL, MONSTER, 4, 3, 0),
        Kind("tsathoggua", SL, GREAT_OLD_ONE, 1, 8, 0),
    ),
    books=("ancient_sorcery", "burrow", "capture_monster", "cursed_slumber", "demand_sacrifice", "energy_nexus"),
    requirements=("sl_give_3", "sl_give_all", "sl_take_all", "sl_dice", "sl_ritual", "sl_awaken"),
    abilities=("death_from_below", "lethargy"),
    # In Lovecraft Country it is ours (R59).
    starts={"earth": "north_america_west", "lovecraft_country": "rockport"},
    submerges=True,
    flags=("tsathoggua_awoke", "gate_asleep"),
    a_turn=("sleeper_rests",),
    rests="sleeper_rests",
    notes=(Note("sorcery", "sides"),),
    captives=(CULTIST, MONSTER),
    asleep="gate_asleep",
    options=(
        "lethargy", "sl_give_3", "sl_give_all", "sl_take_all", "ancient_sorcery", "capture_monster", "cursed_slumber",
        "rouse", "death_from_below", "demand_sacrifice", "sacrifice_sign", "sacrifice_kills",
    ),
    decisions={
        "sl_gift_side": (),
        "sorcery_unit": (),
        "sorcery_side": (("unit", "unit"),),
        "serpent_area": (("left", "number"),),
        "death_area": (("unit", "unit"),),
        "monster_side": (("area", "area"),),
        "monster_unit": (("area", "area"), ("by", "side")),
        "slumber_area": (),
        "rouse_area": (),
        "demand_sacrifice": (("area", "area"),),
        "energy_nexus": (("area", "area"), ("attacker", "side"), ("defender", "side")),
    },
    reasons={
        "no_formless_spawn": (("unit", "unit"),),
        "nobody_acts": (),
        "no_serpent_man": (),
        "no_card": (),
        "no_monster": (("unit", "unit"),),
        "gate_asleep": (),
        "no_gate_asleep": (),
        "not_lent": (("side", "side"),),
        "not_in_area": (("area", "area"),),
    },
    events={
        "sorcery": (("unit", "unit"), ("card", "side")),
        "gate_slept": (("side", "side"), ("area", "area")),
        "gate_woke": (("side", "side"), ("area", "area")),
        "softened": (("side", "side"),),
    },
)  # fmt: skip
