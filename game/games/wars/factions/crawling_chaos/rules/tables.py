"""Crawling Chaos' units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import side_of

CC = side_of("crawling_chaos")

FACTION = Faction(
    id="crawling_chaos",
    side=CC,
    kinds=(
        Kind("nightgaunt", CC, MONSTER, 3, 1, 0),
        Kind("flying_polyp", CC, MONSTER, 3, 2, 1),
        Kind("hunting_horror", CC, MONSTER, 2, 3, 2),
        Kind("nyarlathotep", CC, GREAT_OLD_ONE, 1, 10, 0),
    ),
    books=("abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"),
    requirements=("cc_pay_4", "cc_pay_6", "cc_gates_3", "cc_gates_4", "cc_capture", "cc_awaken"),
    abilities=("flight", "harbinger"),
    # In Lovecraft Country only Great Cthulhu's is the rulebook's; the others are ours (R59).
    starts={"earth": "south_asia", "lovecraft_country": "innsmouth"},
    flies=True,
    a_turn=("thousand_forms_used",),
    options=(
        "thousand_forms", "cc_pay_4", "cc_pay_6", "cc_pay_both", "abduct", "invisibility", "seek_and_destroy", "power",
        "signs",
    ),
    decisions={
        "abduct_unit": (("area", "area"),),
        "invisibility": (("polyp", "unit"), ("area", "area")),
        "seek_and_destroy": (("area", "area"),),
        "emissary": (("area", "area"),),
        "harbinger": (("unit", "unit"), ("half", "number")),
        "madness": (("area", "area"),),
    },
)
