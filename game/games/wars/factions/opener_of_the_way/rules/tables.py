"""Opener of the Way's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import side_of

OW = side_of("opener_of_the_way")

FACTION = Faction(
    id="opener_of_the_way",
    side=OW,
    kinds=(
        Kind("mutant", OW, MONSTER, 4, 2, 1),
        Kind("abomination", OW, MONSTER, 3, 3, 2),
        Kind("spawn_of_yog_sothoth", OW, MONSTER, 2, 4, 3),
        Kind("yog_sothoth", OW, GREAT_OLD_ONE, 1, 6, 0, gate=True),
    ),
    books=(
        "channel_power",
        "dragon_ascending",
        "dragon_descending",
        "dread_curse",
        "million_favored_ones",
        "they_break_through",
    ),
    requirements=("ow_gates_8", "ow_gates_12", "ow_areas", "ow_loss", "ow_great", "ow_awaken"),
    abilities=("beyond_one", "key_and_gate"),
    starts={},
    late=3,
    start_areas=lambda board: range(len(board.areas)),
    once=("dragon_ascending", "dragon_descending"),
    options=("beyond_one", "dread_curse", "dragon_ascending", "dragon_descending"),
    decisions={
        "beyond_one_unit": (),
        "beyond_one_area": (("unit", "unit"),),
        "curse_area": (),
        "curse_kills": (("side", "side"), ("number", "number"), ("area", "area")),
        "curse_pains": (("side", "side"), ("number", "number"), ("area", "area")),
        "curse_kill": (("area", "area"), ("number", "number")),
        "curse_pain": (("area", "area"), ("number", "number")),
        "curse_flight": (("unit", "unit"), ("area", "area")),
        "channel_power": (("area", "area"),),
        "million_favored_ones": (("area", "area"),),
    },
    reasons={
        "no_carrier": (),
        "gates_everywhere": (),
        "no_spawn": (("unit", "unit"),),
        "nobody_to_curse": (),
        "no_cursing": (),
    },
    events={
        "cursed": (("side", "side"), ("area", "area"), ("kills", "number"), ("pains", "number")),
    },
)
