"""A second reading of what Sleeper borrows, of others' abilities against it, of the Duel with it."""

from game.api import Match, new_match
from game.games.duel.rules.tables import SPOILS
from game.games.wars.rules.units import KIND_NUMBER
from tests.wars.reviewing import AN, EDITIONS, OW, SL, WW, areas, by, next_slot, power, sleeping
from tests.wars.steps import decline, happened, track, until
from tests.wars.table import BG, CC, GC, YS, actions, fight, place_of, play, spelled, table

# Ancient Sorcery


def borrowing(of: str, factions=(GC, CC, SL), edition: str = "first", **more) -> Match:
    more.setdefault("power", {SL: 9, **{each: 9 for each in factions if each != SL}})
    more.setdefault(
        "units", {SL: "serpent_man asia, acolyte asia*3", **{each: "acolyte europe" for each in factions if each != SL}}
    )
    match = sleeping("ancient_sorcery", factions=factions, edition=edition, **more)
    match.choose("ancient_sorcery")
    if match.decision.kind == "sorcery_unit":
        match.choose(unit="sleeper/serpent_man/0")
    if match.decision.kind == "sorcery_side":
        match.choose(side=of)
    return match


def test_sorcery_costs_1_and_a_card_holds_one() -> None:
    match = borrowing(GC, units={SL: "serpent_man asia*3", GC: "acolyte europe", CC: "acolyte europe"})
    assert power(match, SL) == 8
    assert place_of(match, SL, "serpent_man").count("submerged") == 1
    next_slot(match, SL)
    match.choose("ancient_sorcery")
    next_slot(match, SL)
    assert place_of(match, SL, "serpent_man").count("submerged") == 2
    assert "ancient_sorcery" not in actions(match)


@EDITIONS
def test_borrowed_immortal(edition: str) -> None:
    match = borrowing(
        GC,
        edition=edition,
        power={SL: 20, GC: 20, CC: 1},
        units={SL: "serpent_man asia, formless_spawn asia", GC: "acolyte europe", CC: "acolyte europe"},
        draws=[1] * 9,
    )
    next_slot(match, SL)
    match.choose("awaken")
    until(match, "action", "book")
    assert power(match, SL) == 11
    assert len(track(match, "signs")[SL]) == 1
    match = borrowing(
        GC,
        edition=edition,
        power={SL: 20, GC: 20, CC: 1},
        units={SL: "serpent_man asia, formless_spawn asia", GC: "acolyte europe", CC: "acolyte europe"},
        draws=[1] * 9,
        requirements={SL: ["sl_awaken"]},
    )
    next_slot(match, SL)
    match.choose("awaken")
    assert power(match, SL) == 15
    assert len(track(match, "signs")[SL]) == 1


def test_borrowed_flight() -> None:
    match = borrowing(CC)
    next_slot(match, SL)
    match.choose("move")
    here = match.rules.map.number["asia"]
    assert areas(match) == {match.rules.map.areas[area] for area in match.rules.map.within_two[here]}


def test_borrowed_fertility_cult() -> None:
    base = {
        "units": {SL: "serpent_man asia, acolyte asia*3", GC: "acolyte europe", BG: "acolyte europe"},
        "gates": {"asia": SL},
    }
    match = borrowing(BG, factions=(GC, BG, SL), edition="first", **base)
    next_slot(match, SL)
    match.choose("summon")
    match.choose(unit="sleeper/wizard/0")
    assert match.decision.kind == "summon_unit"
    match = borrowing(BG, factions=(GC, BG, SL), edition="later", **base)
    next_slot(match, SL)
    match.choose("summon")
    match.choose(unit="sleeper/wizard/0")
    assert match.decision.kind == "action" and by(match) == SL
    match.choose("recruit")
    assert by(match) == SL and "summon" in actions(match) and "recruit" not in actions(match)


@EDITIONS
def test_borrowed_feast(edition: str) -> None:
    match = borrowing(YS, factions=(GC, YS, SL), edition=edition, desecrated=["asia", "europe"])
    while match.decision.kind == "action":
        match.choose("pass")
    # three Acolytes and Feast in Asia
    assert (match.rules.side_number(SL), 1, "feast") in happened(match, "power")


def test_borrowed_beyond_one() -> None:
    match = borrowing(
        OW,
        factions=(GC, OW, SL),
        units={SL: "serpent_man asia, acolyte asia*3, formless_spawn asia", GC: "acolyte europe", OW: "acolyte europe"},
        gates={"asia": SL},
    )
    next_slot(match, SL)
    match.choose("beyond_one")
    match.choose(area="europe")
    assert match.state_dict()["gates"]["europe"].startswith("sleeper")
    assert place_of(match, SL, "formless_spawn") == ["europe"]


@EDITIONS
def test_borrowed_hibernate(edition: str) -> None:
    match = table(
        SL,
        factions=(GC, WW, SL),
        edition=edition,
        books={SL: "ancient_sorcery"},
        notes={"sorcery": [WW]},
        power={SL: 8, GC: 9, WW: 9},
        units={SL: "serpent_man submerged, acolyte asia*3", GC: "acolyte europe, cthulhu europe", WW: "acolyte europe"},
    )
    match.choose("hibernate")
    assert power(match, SL) == 9
    while match.decision.kind == "action":
        assert by(match) != SL
        match.choose("pass")
    assert power(match, SL) == 12
    assert match.state_dict()["first_player"] == SL or match.decision.kind == "first_player"


def test_borrowed_hibernate_not_above_his_power_and_counts_great_old_ones_of_enemies() -> None:
    match = table(
        SL,
        factions=(GC, WW, SL),
        books={SL: "ancient_sorcery"},
        notes={"sorcery": [WW]},
        power={SL: 1, GC: 9, WW: 9},
        units={
            SL: "serpent_man submerged, acolyte asia*3, tsathoggua asia",
            GC: "acolyte europe, cthulhu europe",
            WW: "rhan_tegoth europe, ithaqua europe",
        },
    )
    match.choose("hibernate")
    assert power(match, SL) == 2


@EDITIONS
def test_borrowed_dematerialization(edition: str) -> None:
    match = borrowing(AN, factions=(GC, AN, SL), edition=edition)
    while match.decision.kind == "action":
        match.choose("pass")
    for _ in range(30):
        if "dematerialization" in actions(match) and by(match) == SL:
            break
        decline(match)
    match.choose("dematerialization")


# The core factions' abilities


def test_harbinger_pays_4_for_tsathoggua_and_2_with_immortal_borrowed() -> None:
    for notes, half in (({}, 4), ({"sorcery": [GC]}, 2)):
        match = table(
            CC,
            factions=(GC, CC, SL),
            power={SL: 5, CC: 1},
            books={SL: "ancient_sorcery", CC: "madness"},
            notes=notes,
            units={SL: "tsathoggua asia, serpent_man submerged", CC: "nyarlathotep asia"},
            dice=[6, 1] + [1] * 20,
        )
        fight(match, "asia", SL)
        until(match, "harbinger")
        match.choose("power")
        assert power(match, CC) == half


def test_madness_sends_away_what_demand_sacrifice_has_pained() -> None:
    match = table(
        GC,
        factions=(GC, CC, SL),
        power={SL: 5, GC: 1},
        books={SL: "demand_sacrifice", CC: "madness"},
        dice=[6, 1, 1] + [1] * 20,
        units={SL: "tsathoggua africa, serpent_man asia", GC: "starspawn asia", CC: "acolyte europe"},
    )
    fight(match, "asia", SL)
    until(match, "pre_battle", side=SL)
    play(match, "demand_sacrifice", "sacrifice_kills")
    until(match, "madness")
    match.answer(match.decision.options[0])
    assert (match.decision.kind, by(match)) == ("retreat_area", CC)


def test_he_who_zingaya_and_sharing_only_on_the_map() -> None:
    match = table(
        YS,
        factions=(GC, YS, SL),
        power={SL: 1, YS: 5},
        books={YS: "he_who zingaya", SL: "cursed_slumber"},
        flags=["gate_asleep"],
        units={SL: "acolyte submerged", YS: "hastur europe, undead asia", GC: "acolyte africa"},
    )
    assert "zingaya" not in actions(match)
    match.choose("he_who")
    assert place_of(match, YS, "hastur") == ["africa"]


def test_yha_nthlei_and_ocean_gates_without_the_sleeping_one() -> None:
    match = table(
        GC,
        factions=(GC, YS, SL),
        power={SL: 0, GC: 1, YS: 0},
        books={GC: "yha_nthlei", SL: "cursed_slumber"},
        flags=["gate_asleep"],
        units={SL: "acolyte submerged indian_ocean", YS: "acolyte europe", GC: "cthulhu africa"},
        gates={"indian_ocean": SL},
    )
    match.choose("pass")
    got = [args for args in happened(match, "power") if args[2] == "yha_nthlei"]
    assert got == [(0, 1, "yha_nthlei")]


# The Duel


def duel(slot=SL, other=YS, **setup) -> Match:
    setup.setdefault("power", {SL: 5, other: 5})
    return new_match(
        "duel", factions=(other, SL), setup=spelled({"slot": slot, "phase": "action", **setup}), dice=[1] * 40
    )


def test_duel_start_and_spoils() -> None:
    match = new_match("duel", factions=(GC, SL), seed=2)
    assert place_of(match, SL, "acolyte") == ["rockport"] * 6
    wanted = {
        "acolyte": 1,
        "wizard": 1,
        "serpent_man": 2,
        "formless_spawn": 3,
        "tsathoggua": 8,
        "wendigo": 1,
        "gnoph_keh": 3,
        "mutant": 2,
        "abomination": 3,
        "spawn_of_yog_sothoth": 4,
        "yog_sothoth": 6,
        "rhan_tegoth": 6,
        "ithaqua": 6,
        "un_man": 2,
        "reanimated": 3,
        "yothan": 5,
    }
    assert {kind: SPOILS[KIND_NUMBER[kind]] for kind in wanted} == wanted


def test_duel_capture_monster_pays_at_once() -> None:
    match = duel(books={SL: "capture_monster"}, units={SL: "tsathoggua salem", YS: "byakhee salem, acolyte boston"})
    match.choose("capture_monster")
    assert track(match, "doom")[SL] == 2


def test_duel_demand_sacrifice_makes_no_half_doom() -> None:
    match = new_match(
        "duel",
        factions=(YS, SL),
        dice=[6, 6, 6, 6] + [1] * 30,
        setup=spelled(
            {
                "slot": YS,
                "phase": "action",
                "power": {SL: 5, YS: 5},
                "books": {SL: "demand_sacrifice"},
                "units": {SL: "tsathoggua boston, serpent_man salem*2", YS: "byakhee salem*3"},
            }
        ),
    )
    fight(match, "salem", SL)
    until(match, "pre_battle", side=SL)
    play(match, "demand_sacrifice", "sacrifice_kills")
    until(match, "action")
    assert track(match, "doom")[YS] == 0


def test_duel_slumber_serpent_home_before_the_ritual() -> None:
    match = new_match(
        "duel",
        factions=(YS, SL),
        setup=spelled(
            {
                "phase": "doom",
                "power": {SL: 7, YS: 0},
                "ritual": 3,
                "books": {SL: "ancient_sorcery"},
                "notes": {"sorcery": [YS]},
                "units": {SL: "acolyte salem, serpent_man submerged", YS: "byakhee boston"},
                "gates": {"salem": SL},
            }
        ),
    )
    assert match.decision.kind in ("doom_order", "ritual", "death_area")
    while match.decision.kind != "serpent_area":
        if "ancient_sorcery" in actions(match):
            match.choose("ancient_sorcery")
        else:
            decline(match)
    match.choose(area="salem")
    assert power(match, SL) == 8
    while match.decision.kind != "ritual":
        decline(match)
    assert "ritual" in actions(match)


# Where the Ancients start: Sleeper's glyph is one of those where they cannot


def test_where_the_ancients_start_with_three_players_no_glyph_of_anybody() -> None:
    match = new_match("wars", factions=(BG, CC, AN), seed=3)
    while match.decision.kind == "start_area":
        assert by(match) == AN
        assert areas(match) == {
            "north_atlantic",
            "south_atlantic",
            "north_pacific",
            "indian_ocean",
            "australia",
            "south_america",
        }
        match.choose(area="australia")
    assert match.state_dict()["gates"]["australia"].startswith("ancients/acolyte")
    assert place_of(match, AN, "acolyte") == ["australia"] * 6
    assert match.state_dict()["first_player"] == AN
    assert power(match, AN) == 8


def test_where_the_ancients_start_with_five_players() -> None:
    match = new_match("wars", factions=(CC, BG, YS, SL, AN), seed=5)
    assert by(match) == AN and match.decision.kind == "start_area"
    assert areas(match) == {
        "north_atlantic",
        "south_atlantic",
        "north_pacific",
        "indian_ocean",
        "australia",
        "scandinavia",
        "north_asia",
        "arabia",
        "east_africa",
        "north_america_east",
        "central_america",
        "south_america_west",
        "south_america_east",
        "new_zealand",
    }
    match.choose(area="arabia")
    assert match.state_dict()["first_player"] == AN
