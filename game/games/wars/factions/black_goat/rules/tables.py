"""Black Goat's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import side_of

BG = side_of("black_goat")

FACTION = Faction(
    id="black_goat",
    side=BG,
    kinds=(
        Kind("ghoul", BG, MONSTER, 2, 1, 0, cheaper=0),
        Kind("fungi", BG, MONSTER, 4, 2, 1, cheaper=1),
        Kind("dark_young", BG, MONSTER, 3, 3, 2, cheaper=2, keeps="red_sign"),
        Kind("shub_niggurath", BG, GREAT_OLD_ONE, 1, 8, 0),
    ),
    books=("blood_sacrifice", "frenzy", "ghroth", "necrophagy", "red_sign", "thousand_young"),
    requirements=("bg_areas_4", "bg_areas_6", "bg_areas_8", "bg_share", "bg_sacrifice", "bg_awaken"),
    abilities=("fertility_cult", "avatar"),
    # In Lovecraft Country only Great Cthulhu's is the rulebook's; the others are ours (R59).
    starts={"earth": "west_africa", "lovecraft_country": "dunwich"},
    options=("avatar", "ghroth", "bg_sacrifice", "blood_sacrifice", "share"),
    decisions={
        "awaken_cultist": (("area", "area"), ("given", "number")),
        "sacrifice_unit": (("given", "number"),),
        "blood_sacrifice_unit": (),
        "avatar_area": (),
        "avatar_side": (("area", "area"),),
        "avatar_unit": (("area", "area"),),
        "ghroth_share": (("of", "side"), ("left", "number")),
        "ghroth_unit": (("number", "number"),),
        "ghroth_gift_side": (),
        "ghroth_gift_area": (("of", "side"),),
        "necrophagy": (("area", "area"),),
    },
    reasons={
        "few_cultists": (("number", "number"),),
        "no_cradle": (("unit", "unit"),),
        "no_fungi": (),
        "no_enemy_cultists": (),
        "no_cradle_there": (("unit", "unit"),),
    },
)
