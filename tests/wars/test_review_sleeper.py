"""A second reading of Sleeper's rules: each check written from the reference, apart from the tests of their author."""

import pytest

from game.api import Match
from game.games.wars.rules.units import KINDS, UNIT_KIND
from tests.wars.reviewing import AN, EDITIONS, SL, WW, areas, by, next_slot, power, sleeping
from tests.wars.steps import decline, happened, track, until
from tests.wars.table import BG, CC, GC, YS, actions, fight, place_of, play, table, units_in

# Units and Doom phase


def test_formless_spawn_and_tsathoggua_dice() -> None:
    # Two Formless Spawn and Tsathoggua on the map: 3 dice each; Tsathoggua against 9 Power 9, against 0 Power 2.
    for foe, his in ((9, 9), (0, 2)):
        match = table(
            SL,
            factions=(GC, YS, SL),
            power={SL: 5, GC: foe, YS: 1},
            units={SL: "formless_spawn asia africa, tsathoggua asia", GC: "acolyte asia*2"},
            dice=[1] * 30,
        )
        fight(match, "asia", GC)
        until(match, "action")
        assert len(happened(match, "rolled")[0]) - 1 == 3 + his


@EDITIONS
@pytest.mark.parametrize(
    ("units", "expected"),
    [
        ("acolyte asia", "wizard"),
        ("acolyte asia, wizard asia*2", "serpent_man"),
        ("acolyte asia, wizard asia*2, serpent_man asia*2 submerged", "formless_spawn"),
        ("acolyte pool", ""),
        ("acolyte pool, wizard submerged", ""),
    ],
)
def test_death_from_below_takes_the_cheapest_of_the_pool(edition: str, units: str, expected: str) -> None:
    match = table(
        factions=(GC, YS, SL),
        edition=edition,
        phase="doom",
        turn=2,
        power={SL: 0, YS: 5},
        units={SL: units, YS: "acolyte europe"},
    )
    until(match, "action")
    placed = [args for args in happened(match, "placed") if args[2] == "death_from_below"]
    assert [KINDS[UNIT_KIND[args[0]]].id for args in placed] == ([expected] if expected else [])


@EDITIONS
def test_serpent_men_home_pay_1_each(edition: str) -> None:
    match = table(
        factions=(GC, YS, SL),
        edition=edition,
        phase="doom",
        turn=2,
        power={SL: 3, YS: 5},
        ritual=0,
        books={SL: "ancient_sorcery"},
        flags=[],
        notes={"sorcery": [GC, YS]},
        units={SL: "acolyte asia*2, serpent_man submerged*2", YS: "acolyte europe", GC: "acolyte asia"},
        gates={"asia": SL},
    )
    assert power(match, SL) == 3
    until(match, "action")
    assert power(match, SL) == 5
    assert not match.state_dict().get("notes", {}).get("sorcery")
    assert "submerged" not in place_of(match, SL, "serpent_man")


def test_seven_power_and_a_serpent_man_away_ritual_at_eight() -> None:
    match = table(
        factions=(GC, BG, YS, SL),
        edition="later",
        phase="doom",
        turn=2,
        power={SL: 7},
        ritual=4,
        books={SL: "ancient_sorcery"},
        notes={"sorcery": [GC]},
        units={SL: "acolyte north_america*2, serpent_man submerged", YS: "acolyte europe"},
        gates={"north_america": SL},
    )
    while by(match) != SL or match.decision.kind not in ("ritual", "serpent_area"):
        decline(match)
    if match.decision.kind == "ritual":
        assert "ritual" not in actions(match)
        match.choose("ancient_sorcery")
    match.choose(area="europe")
    assert power(match, SL) == 8
    while match.decision.kind != "ritual" or by(match) != SL:
        decline(match)
    match.choose("ritual")
    assert power(match, SL) == 0
    assert "sl_ritual" in match.state_dict()["requirements"][SL]


@EDITIONS
def test_lethargy_needs_somebody_who_can_act(edition: str) -> None:
    base = {"units": {SL: "tsathoggua asia", GC: "acolyte europe"}, "edition": edition}
    match = table(SL, factions=(GC, YS, SL), power={SL: 2, GC: 1}, **base)
    assert "lethargy" in actions(match)
    before = power(match, SL)
    match.choose("lethargy")
    assert power(match, SL) == before
    match = table(SL, factions=(GC, YS, SL), power={SL: 2}, **base)
    assert "lethargy" not in actions(match)
    match = table(SL, factions=(GC, YS, SL), power={SL: 2, GC: 2}, units={SL: "acolyte asia", GC: "acolyte europe"})
    assert "lethargy" not in actions(match)


def test_lethargy_not_with_only_a_hibernator() -> None:
    match = table(
        SL,
        factions=(GC, WW, SL),
        power={SL: 2, WW: 5},
        units={SL: "tsathoggua asia", WW: "acolyte europe"},
        flags=["hibernating"],
    )
    assert "lethargy" not in actions(match)


# Requirements


@EDITIONS
def test_the_three_payments(edition: str) -> None:
    start = {SL: 5, GC: 0, BG: 2, YS: 4}
    units = {SL: "acolyte asia", GC: "acolyte europe", BG: "acolyte africa", YS: "acolyte europe"}
    for act, expected in (
        ("sl_give_all", {SL: 2, GC: 1, BG: 3, YS: 5}),
        ("sl_take_all", {SL: 2, GC: 0, BG: 1, YS: 3}),
        ("sl_give_3", {SL: 2, GC: 3, BG: 2, YS: 4}),
    ):
        match = table(
            SL, factions=(GC, BG, YS, SL), power=dict(start), units=units, edition=edition, map="earth_4_west5_east3"
        )
        match.choose(act)
        if act == "sl_give_3":
            match.choose(side=GC)
        assert track(match, "power") == expected
        assert act in match.state_dict()["requirements"][SL]
        assert match.decision.kind == "book"


def test_gains_give_slots_again_but_do_not_wake_a_hibernator() -> None:
    match = table(
        SL,
        factions=(GC, WW, SL),
        power={SL: 4, WW: 5, GC: 0},
        flags=["hibernating"],
        units={SL: "acolyte asia", WW: "acolyte europe", GC: "acolyte south_pacific"},
    )
    match.choose("sl_give_all")
    match.choose(book="burrow")
    assert track(match, "power") == {SL: 1, WW: 6, GC: 1}
    until(match, "action")
    seen = []
    while match.decision.kind == "action":
        seen.append(by(match))
        match.choose("pass")
    assert GC in seen and WW not in seen


@pytest.mark.parametrize(("spawn", "met"), [(2, False), (3, True)])
def test_six_dice_as_attacker_and_defender(spawn: int, met: bool) -> None:
    for slot in (SL, GC):
        match = table(
            slot,
            factions=(GC, YS, SL),
            power={SL: 2, GC: 2},
            dice=[1] * 30,
            units={SL: f"formless_spawn asia*{spawn}", GC: "deep_one asia"},
        )
        fight(match, "asia", SL if slot == GC else GC)
        until(match, "book", "action")
        assert ("sl_dice" in match.state_dict()["requirements"][SL]) is met


def test_awaken_tsathoggua_at_a_formless_spawn_that_stays() -> None:
    match = table(
        SL,
        factions=(GC, YS, SL),
        power={SL: 9, GC: 2},
        units={SL: "acolyte asia, formless_spawn africa", GC: "acolyte asia"},
    )
    match.choose("awaken")
    assert match.decision.kind == "book"
    assert place_of(match, SL, "tsathoggua") == ["africa"]
    assert place_of(match, SL, "formless_spawn") == ["africa"]
    assert power(match, SL) == 1
    match = table(SL, factions=(GC, YS, SL), power={SL: 9, GC: 2}, units={SL: "acolyte asia"})
    assert "awaken" not in actions(match)


# Burrow


@EDITIONS
def test_burrow(edition: str) -> None:
    for moves, left in ((1, 4), (2, 4), (3, 3)):
        match = sleeping(
            "burrow", power={SL: 5, GC: 1}, edition=edition, units={SL: "acolyte asia*4", GC: "acolyte europe"}
        )
        match.choose("move")
        for _ in range(moves):
            if match.decision.kind == "move_unit":
                play(match, {"area": "asia"})
            play(match, {"area": "africa"})
        if match.decision.kind == "move_unit":
            match.choose("done")
        assert power(match, SL) == left, moves


def test_burrow_and_ice_age() -> None:
    # One unit into the Ice Age 2, net 1.
    match = sleeping(
        "burrow",
        factions=(GC, WW, SL),
        power={SL: 5, GC: 5, WW: 1},
        books={SL: "burrow cursed_slumber", WW: "ice_age"},
        notes={"ice_age": "africa"},
        units={SL: "acolyte asia*4", GC: "acolyte europe"},
    )
    play(match, "move", {"area": "africa"}, "done")
    assert power(match, SL) == 4


# Capture Monster


@EDITIONS
def test_capture_monster(edition: str) -> None:
    match = sleeping(
        "capture_monster",
        power={SL: 3, GC: 1, YS: 1},
        edition=edition,
        units={
            SL: "tsathoggua asia, acolyte asia",
            YS: "acolyte asia europe, undead asia, byakhee asia",
            GC: "acolyte europe",
        },
    )
    match.choose("capture_monster")
    assert by(match) == YS
    match.choose(unit="yellow_sign/byakhee/0")
    assert match.state_dict()["units"][YS]["byakhee"][0] == "captive:sleeper"
    assert power(match, SL) == 2
    while match.decision.kind == "action":
        match.choose("pass")
    # 1 for his Acolyte, 1 for the captive
    assert match.state_dict()["units"][YS]["byakhee"][0] == "pool"
    assert (match.rules.side_number(SL), 2, "gather") in happened(match, "power")


def test_capture_monster_is_no_harm_to_a_cultist_passion_does_not_pay() -> None:
    match = sleeping(
        "capture_monster",
        power={SL: 3, GC: 1, YS: 1},
        books={SL: "capture_monster", YS: "passion"},
        units={SL: "tsathoggua asia", YS: "acolyte europe, undead asia", GC: "acolyte europe"},
    )
    match.choose("capture_monster")
    assert place_of(match, YS, "undead") == ["captive:sleeper"]
    until(match, "action")
    assert power(match, YS) == 1


def test_capture_monster_great_old_one_protects_monsters_and_terrors_do_not() -> None:
    base = {"power": {SL: 3, GC: 1, YS: 1}}
    match = sleeping("capture_monster", units={SL: "tsathoggua asia", GC: "cthulhu asia, deep_one asia"}, **base)
    assert "capture_monster" not in actions(match)
    match = sleeping("capture_monster", units={SL: "tsathoggua asia", GC: "shoggoth asia*2"}, **base)
    assert "capture_monster" in actions(match)
    match = sleeping(
        "capture_monster",
        factions=(GC, AN, SL),
        power={SL: 3, AN: 1},
        units={SL: "tsathoggua asia", AN: "yothan asia"},
    )
    assert "capture_monster" not in actions(match)
    match = sleeping(
        "capture_monster",
        factions=(GC, AN, SL),
        power={SL: 3, AN: 1},
        units={SL: "tsathoggua asia", AN: "yothan asia, un_man asia"},
    )
    match.choose("capture_monster")
    assert place_of(match, AN, "un_man") == ["captive:sleeper"]


def test_captured_dark_young_leaves_its_gate() -> None:
    match = sleeping(
        "capture_monster",
        factions=(GC, BG, SL),
        power={SL: 3, BG: 1},
        books={SL: "capture_monster", BG: "red_sign"},
        units={SL: "tsathoggua asia", BG: "dark_young asia, acolyte africa"},
        gates={"asia": "black_goat/dark_young/0"},
    )
    match.choose("capture_monster")
    assert match.state_dict()["gates"] == {"asia": "abandoned"}


def test_ferox_does_not_protect_monsters() -> None:
    match = sleeping(
        "capture_monster",
        factions=(GC, WW, SL),
        power={SL: 3, WW: 1},
        units={SL: "tsathoggua asia", WW: "ithaqua europe, wendigo asia"},
    )
    assert "capture_monster" in actions(match)


# Cursed Slumber


def asleep(edition: str = "first", factions=(GC, YS, SL), **more) -> Match:
    more.setdefault("power", {SL: 5, GC: 1, YS: 1})
    more.setdefault("units", {SL: "acolyte asia*2 africa", GC: "acolyte europe"})
    match = sleeping("cursed_slumber", edition=edition, factions=factions, gates={"asia": SL}, **more)
    match.choose("cursed_slumber")
    return match


@EDITIONS
def test_cursed_slumber_pays_power_and_doom(edition: str) -> None:
    match = asleep(edition)
    assert match.state_dict()["gates"] == {}
    assert power(match, SL) == 4
    while match.decision.kind == "action":
        match.choose("pass")
    # two Acolytes on the map, and 2 + 1
    assert sum(args[1] for args in happened(match, "power") if args[0] == match.rules.side_number(SL)) == 5
    until(match, "ritual", "action", "doom_event", "death_area")
    assert track(match, "doom")[SL] == 1


@EDITIONS
def test_cursed_slumber_ritual_and_the_way_back(edition: str) -> None:
    match = table(
        factions=(GC, YS, SL),
        edition=edition,
        phase="doom",
        turn=2,
        power={SL: 8, GC: 1},
        flags=["gate_asleep"],
        books={SL: "cursed_slumber"},
        units={
            SL: "acolyte submerged asia, wizard asia*2, serpent_man asia*3, formless_spawn asia*4",
            GC: "acolyte europe",
        },
    )
    while match.decision.kind != "ritual":
        decline(match)
    match.choose("ritual")
    assert track(match, "doom")[SL] == 2
    next_slot(match, SL)
    assert "cursed_slumber" not in actions(match)
    match.choose("rouse")
    assert areas(match) == set(match.rules.map.areas)
    match.choose(area="europe")
    assert match.state_dict()["gates"]["europe"].startswith("sleeper/acolyte")
    assert power(match, SL) == 2


def test_cursed_slumber_only_one_and_only_the_keeper() -> None:
    match = sleeping(
        "cursed_slumber",
        power={SL: 5, GC: 5},
        units={SL: "acolyte asia*2 africa, wizard asia", GC: "acolyte europe"},
        gates={"asia": SL, "africa": SL},
    )
    match.choose("cursed_slumber")
    match.choose(area="asia")
    assert units_in(match, "asia") == {"sleeper/acolyte": 1, "sleeper/wizard": 1}
    next_slot(match, SL)
    assert "cursed_slumber" not in actions(match) and "rouse" in actions(match)
    match.choose("rouse")
    assert "africa" not in areas(match)


def test_sleeping_keeper_is_out_of_reach() -> None:
    # Dreams, Zingaya, Ghroth's talk, He Who: only on the map.
    match = table(
        GC,
        factions=(GC, YS, SL),
        power={SL: 1, GC: 5, YS: 5},
        flags=["gate_asleep"],
        books={SL: "cursed_slumber", GC: "dreams"},
        units={SL: "acolyte submerged, wizard asia", GC: "cthulhu europe"},
    )
    assert "dreams" not in actions(match)


@EDITIONS
def test_a_gate_asleep_without_keeper_comes_back_abandoned(edition: str) -> None:
    match = sleeping(
        "cursed_slumber",
        power={SL: 5, GC: 1},
        flags=["gate_asleep"],
        units={SL: "acolyte asia", GC: "acolyte europe"},
        edition=edition,
    )
    match.choose("rouse")
    match.choose(area="africa")
    assert match.state_dict()["gates"] == {"africa": "abandoned"}
    assert power(match, SL) == 4


def test_a_gate_asleep_without_keeper_pays_nothing() -> None:
    match = sleeping(
        "cursed_slumber", power={SL: 5, GC: 1}, flags=["gate_asleep"], units={SL: "acolyte asia", GC: "acolyte europe"}
    )
    while match.decision.kind == "action":
        match.choose("pass")
    until(match, "action", "ritual", "doom_event", "death_area")
    assert track(match, "doom")[SL] == 0


def test_ghroth_sleeper_may_name_the_sleeping_keeper() -> None:
    match = table(
        BG,
        factions=(GC, BG, SL),
        power={SL: 1, BG: 5},
        flags=["gate_asleep"],
        books={SL: "cursed_slumber", BG: "ghroth"},
        units={SL: "acolyte submerged asia", BG: "fungi asia"},
        dice=[1],
    )
    match.choose("ghroth")
    until(match, "ghroth_unit")
    assert by(match) == SL
    assert len(match.decision.options) == 2
    match.choose(unit="sleeper/acolyte/0")
    assert match.state_dict()["units"][SL]["acolyte"][:2] == ["pool", "asia"]
    assert "gate_asleep" in match.state_dict()["flags"]


def test_slumber_and_cthulhu() -> None:
    # No gate in the South Pacific while it is asleep: no awakening.
    match = table(
        GC,
        factions=(GC, YS, SL),
        power={SL: 1, GC: 12},
        flags=["gate_asleep"],
        books={SL: "cursed_slumber"},
        units={SL: "acolyte submerged asia", GC: "acolyte asia"},
    )
    assert "awaken" not in actions(match)


def test_slumber_and_ice_age() -> None:
    # To take it away costs no tax, to bring it back there does.
    match = sleeping(
        "cursed_slumber",
        factions=(GC, WW, SL),
        power={SL: 5, GC: 5, WW: 1},
        books={SL: "burrow cursed_slumber", WW: "ice_age"},
        notes={"ice_age": "asia"},
        units={SL: "acolyte asia*4", GC: "acolyte europe"},
        gates={"asia": SL},
    )
    match.choose("cursed_slumber")
    assert power(match, SL) == 4
    next_slot(match, SL)
    match.choose("rouse")
    match.choose(area="asia")
    assert power(match, SL) == 2


# Demand Sacrifice


def sacrifice(edition: str, answer: str, dice: list[int], **more) -> Match:
    more.setdefault("units", {SL: "tsathoggua africa, formless_spawn asia*2", GC: "starspawn asia*2"})
    match = sleeping("demand_sacrifice", power={SL: 5, GC: 1}, edition=edition, dice=dice, draws=[1] * 5, **more)
    fight(match, "asia", GC)
    match.choose("demand_sacrifice")
    assert by(match) == GC
    match.choose(answer)
    return match


@EDITIONS
def test_demand_sacrifice_kills_are_pains(edition: str) -> None:
    match = sacrifice(edition, "sacrifice_kills", [1] * 6 + [6, 6, 1, 1, 1, 1])
    until(match, "retreat_area", "action")
    assert len(place_of(match, SL, "formless_spawn")) == 2
    assert not happened(match, "killed")
    assert match.decision.kind == "retreat_area"


@EDITIONS
def test_demand_sacrifice_sign(edition: str) -> None:
    match = sacrifice(edition, "sacrifice_sign", [1] * 6 + [6, 6, 1, 1, 1, 1])
    assert len(track(match, "signs")[SL]) == 1
    until(match, "action")
    assert len(place_of(match, SL, "formless_spawn")) == 0


@EDITIONS
def test_demand_sacrifice_once_and_only_own_battles_and_not_without_him(edition: str) -> None:
    match = sacrifice(edition, "sacrifice_sign", [1] * 12)
    assert "demand_sacrifice" not in actions(match)
    match = sleeping(
        "demand_sacrifice",
        power={SL: 5, GC: 1},
        dice=[1] * 20,
        edition=edition,
        units={SL: "formless_spawn asia*2", GC: "starspawn asia"},
    )
    fight(match, "asia", GC)
    assert "demand_sacrifice" not in actions(match)
    match = sleeping(
        "demand_sacrifice",
        slot=GC,
        power={SL: 5, GC: 1},
        dice=[1] * 20,
        edition=edition,
        units={SL: "tsathoggua asia", GC: "starspawn europe", YS: "undead europe"},
    )
    fight(match, "europe", YS)
    assert match.decision.kind != "pre_battle"


def test_demand_sacrifice_pays_harbinger_and_no_kill_requirement() -> None:
    match = sleeping(
        "demand_sacrifice",
        slot=CC,
        factions=(GC, CC, SL),
        power={SL: 5, CC: 1},
        books={SL: "demand_sacrifice", CC: "madness abduct"},
        units={SL: "tsathoggua asia", CC: "nyarlathotep asia"},
        dice=[6, 1, 1] + [1] * 10,
        edition="first",
    )
    fight(match, "asia", SL)
    until(match, "pre_battle", side=SL)
    play(match, "demand_sacrifice", "sacrifice_kills")
    until(match, "harbinger")
    # cost 8: half is 4
    match.choose("power")
    assert power(match, CC) == 4
    match = table(
        GC,
        factions=(GC, YS, SL),
        power={SL: 5, GC: 2},
        books={SL: "demand_sacrifice"},
        units={SL: "tsathoggua africa, serpent_man asia*2", GC: "starspawn asia"},
        dice=[6, 6, 6, 1, 1],
    )
    fight(match, "asia", SL)
    until(match, "pre_battle", side=SL)
    play(match, "demand_sacrifice", "sacrifice_kills")
    until(match, "action", "book")
    assert "gc_kill_1" not in match.state_dict()["requirements"][GC]


def test_demand_sacrifice_does_not_stop_devour() -> None:
    match = table(
        GC,
        factions=(GC, YS, SL),
        power={SL: 5, GC: 2},
        books={SL: "demand_sacrifice"},
        units={SL: "tsathoggua africa, serpent_man asia*2", GC: "cthulhu asia"},
        dice=[1] * 20,
    )
    fight(match, "asia", SL)
    match.choose("devour")
    assert len(place_of(match, SL, "serpent_man")) == 1
