"""Five of the eight factions in the middle of a game, with what only the four new ones bring to a table."""

from typing import Any

from game.match.match import Seat

GC, WW, OW, AN, SL = "great_cthulhu", "windwalker", "opener_of_the_way", "ancients", "sleeper"
ALL = (GC, "crawling_chaos", "black_goat", "yellow_sign", WW, OW, AN, SL)
FIVE = (GC, WW, OW, AN, SL)
SEATS = (Seat("", "Ada"), Seat("adept", "Tobias"), Seat("adept", "Ruth"), Seat("random", "Vane"),
         Seat("adept", "Maximiliana"))  # fmt: skip
TABLE: dict[str, Any] = {
    "phase": "action",
    "slot": GC,
    "turn": 5,
    "power": {GC: 7, WW: 6, OW: 5, AN: 8, SL: 4},
    "doom": {GC: 15, WW: 12, OW: 15, AN: 9, SL: 18},
    "units": {
        GC: {"cthulhu": ["south_pacific"], "deep_one": ["south_pacific", "antarctica"],
             "shoggoth": ["north_america_west"], "acolyte": ["south_pacific", "australia", "new_zealand"]},
        WW: {"acolyte": ["arctic_ocean", "antarctica", "scandinavia"], "wendigo": ["arctic_ocean", "scandinavia"],
             "gnoph_keh": ["antarctica"], "rhan_tegoth": ["arctic_ocean"]},
        OW: {"acolyte": ["north_atlantic", "arabia", "arabia"], "mutant": ["north_atlantic"], "abomination": ["arabia"],
             "spawn_of_yog_sothoth": ["north_atlantic"], "yog_sothoth": ["central_america"]},
        AN: {"acolyte": ["east_africa", "east_africa", "indian_ocean"], "un_man": ["east_africa"],
             "reanimated": ["indian_ocean"], "yothan": ["east_africa"]},
        SL: {"acolyte": ["north_america_west", "submerged", "north_pacific"], "wizard": ["north_america_west"],
             "serpent_man": ["submerged", "north_pacific"], "formless_spawn": ["north_america_west"] * 2,
             "tsathoggua": ["north_america_west"]},
    },
    "gates": {"south_pacific": f"{GC}/acolyte/0", "arctic_ocean": f"{WW}/acolyte/0", "antarctica": f"{WW}/acolyte/1",
              "north_atlantic": f"{OW}/acolyte/0", "arabia": f"{OW}/acolyte/1", "east_africa": f"{AN}/acolyte/0",
              "north_america_west": f"{SL}/acolyte/0"},
    "books": {GC: ["absorb", "dreams"], WW: ["ice_age", "howl"], OW: ["channel_power", "they_break_through"],
              AN: ["festival", "extinction"], SL: ["ancient_sorcery", "cursed_slumber", "energy_nexus"]},
    "requirements": {WW: ["ww_far_gate", "ww_rhan_tegoth"], OW: ["ow_gates_8", "ow_awaken"],
                     AN: ["an_no_sign", "an_chevron"], SL: ["sl_give_3", "sl_ritual", "sl_awaken"]},
    "signs": {GC: [1, 3], WW: [2], SL: [1, 1]},
    "flags": ["hibernating", "gate_asleep"],
    "notes": {"windwalker_start": "arctic_ocean", "ice_age": "australia", "cathedrals": ["east_africa", "indian_ocean"],
              "sorcery": ["ancients"]},
}  # fmt: skip
"""Windwalker hibernates, the Ice Age lies on an area, a gate sleeps on its keeper's card, a Serpent Man is away."""
MANY: dict[str, Any] = TABLE | {
    "slot": SL,
    "power": TABLE["power"] | {SL: 9},
    "flags": ["gate_asleep"],
    "units": TABLE["units"] | {SL: TABLE["units"][SL] | {"serpent_man": ["submerged", "submerged", "north_pacific"]}},
    "books": TABLE["books"] | {SL: ["ancient_sorcery", "cursed_slumber", "capture_monster"]},
    "requirements": TABLE["requirements"] | {SL: ["sl_awaken", "sl_ritual", "sl_dice"]},
    "notes": TABLE["notes"] | {"sorcery": [OW, WW]},
}
"""Sleeper is to act and has as many actions as anybody can have: 18 besides passing."""
DRAGON: dict[str, Any] = TABLE | {
    "books": TABLE["books"] | {OW: ["channel_power", "dragon_ascending"]}, "flags": [],
}  # fmt: skip
"""Opener of the Way can use Dragon Ascending."""


def led(faction: str, level: str = "random") -> tuple[Seat, ...]:
    """The seats, a person at that of a faction, bots at all others."""
    return tuple(Seat("" if each == faction else level, seat.name) for each, seat in zip(FIVE, SEATS, strict=True))


def powerless(**setup: Any) -> dict[str, Any]:
    """Opener of the Way, to act, has 1 Power and Dragon Ascending, the others 6."""
    return DRAGON | {"slot": OW, "power": {each: 1 if each == OW else 6 for each in FIVE}} | setup
