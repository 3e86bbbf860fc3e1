"""The Yellow Sign's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind
from game.games.wars.rules.factions import side_of

YS = side_of("yellow_sign")

FACTION = Faction(
    id="yellow_sign",
    side=YS,
    kinds=(
        Kind("undead", YS, MONSTER, 6, 1, 0, formula=True),
        Kind("byakhee", YS, MONSTER, 4, 2, 0, formula=True),
        Kind("king_in_yellow", YS, GREAT_OLD_ONE, 1, 4, 0),
        Kind("hastur", YS, GREAT_OLD_ONE, 1, 10, 0),
    ),
    books=("he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"),
    requirements=("ys_gift", "ys_king", "ys_crescent", "ys_chevron", "ys_claw", "ys_hastur"),
    abilities=("feast", "desecrate", "vengeance"),
    # In Lovecraft Country only Great Cthulhu's is the rulebook's; the others are ours (R59).
    starts={"earth": "europe", "lovecraft_country": "salem"},
    seconds=("he_who", "screaming_dead"),
    replaces=("zingaya",),
    options=("desecrate", "he_who", "screaming_dead", "shriek", "zingaya", "ys_gift"),
    decisions={
        "desecrate_unit": (("area", "area"),),
        "gift_side": (),
        "he_who_area": (),
        "scream_area": (),
        "scream_unit": (("area", "area"),),
        "shriek_area": (),
        "shriek_unit": (("area", "area"),),
        "zingaya_area": (),
        "zingaya_side": (("area", "area"),),
        "zingaya_unit": (("area", "area"),),
        "vengeance": (("area", "area"),),
    },
    reasons={
        "markers_used_up": (),
        "desecrated_already": (("area", "area"),),
        "no_byakhee": (),
        "no_throne": (("unit", "unit"),),
        "no_court": (("unit", "unit"),),
    },
    events={
        "desecrated": (("area", "area"),),
    },
)
