"""Windwalker's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind, Note
from game.games.wars.rules.factions import side_of

WW = side_of("windwalker")

FACTION = Faction(
    id="windwalker",
    side=WW,
    kinds=(
        Kind("wendigo", WW, MONSTER, 4, 1, 1),
        Kind("gnoph_keh", WW, MONSTER, 4, 4, 3, cheaper=1),
        Kind("rhan_tegoth", WW, GREAT_OLD_ONE, 1, 6, 3),
        Kind("ithaqua", WW, GREAT_OLD_ONE, 1, 6, 0),
    ),
    books=("arctic_wind", "berserkergang", "cannibalism", "herald", "howl", "ice_age"),
    requirements=("ww_first", "ww_far_gate", "ww_six_books", "ww_any_time", "ww_rhan_tegoth", "ww_ithaqua"),
    abilities=("hibernate", "eternal", "ferox"),
    # In Lovecraft Country they are ours: three steps apart, as the poles are on Earth.
    starts={"earth": ("arctic_ocean", "antarctica"), "lovecraft_country": ("merrimac_river", "martins_cove")},
    late=2,
    home="windwalker_start",
    never_opens=True,
    flags=("ice_age_paid",),
    a_turn=("hibernating",),
    rests="hibernating",
    notes=(Note("windwalker_start", "area"), Note("ice_age", "area")),
    options=("hibernate", "ice_age", "howl"),
    decisions={
        "hibernate": (("power", "number"),),
        "ice_age_area": (),
        "arctic_wind": (("area", "area"),),
        "howl_unit": (("area", "area"),),
        "howl_area": (("unit", "unit"), ("area", "area")),
        "berserkergang_unit": (("number", "number"), ("area", "area")),
        "cannibalism": (("area", "area"),),
        "eternal": (("area", "area"),),
    },
    reasons={"no_glyph_gate": (("unit", "unit"),), "no_forerunner": (("unit", "unit"),)},
    events={"ice_age": (("side", "side"), ("area", "area"))},
)
