"""Lovecraft Country, and how a Duel begins (duel reference, sections 2, 3 and 5, lines 1 to 7)."""

from itertools import permutations

import pytest
from duels import DEVILS, DUNWICH, JERSEY, LOBLOLLY, duel, end_slot, move
from looking import events, offered
from steps import until
from table import ALL, BG, CC, GC, YS, place_of, play

from game.api import SetupError, new_match
from game.games.duel.rules.tables import LOVECRAFT_COUNTRY, PORTALS, PRINTED
from game.games.wars.rules.maps import SIGNS

BOARD = LOVECRAFT_COUNTRY
BORDERS = """boston/jersey devils/gardner innsmouth/rockport jersey/loblolly loblolly/salem devils/innsmouth
devils/rockport gardner/innsmouth gardner/rockport arkham/devils arkham/dunwich arkham/gardner arkham/innsmouth
arkham/loblolly arkham/merrimac arkham/salem boston/loblolly boston/martins boston/salem devils/dunwich devils/loblolly
dunwich/merrimac
gardner/martins gardner/salem innsmouth/merrimac jersey/martins loblolly/martins loblolly/rockport martins/rockport
martins/salem"""


def _short(area: str) -> str:
    return area.split("_")[0]


def test_the_board_has_the_borders_of_the_reference():
    found = {
        "/".join(sorted((_short(area), _short(BOARD.areas[other]))))
        for number, area in enumerate(BOARD.areas)
        for other in BOARD.adjacent[number]
    }
    assert found == set(BORDERS.split()) and len(found) == 30


def test_borders_are_mutual_in_print_and_in_play():
    for place, (_, _, neighbours) in PRINTED.items():
        assert all(place in PRINTED[other][2].split() for other in neighbours.split())
    for number, others in enumerate(BOARD.adjacent):
        assert all(number in BOARD.adjacent[other] for other in others) and number not in others


def test_twelve_areas_six_of_them_water():
    water = [area for number, area in enumerate(BOARD.areas) if BOARD.ocean_mask >> number & 1]
    assert len(BOARD.areas) == 12
    assert {_short(area) for area in water} == {"merrimac", "gardner", "martins", "devils", "loblolly", "jersey"}


def test_each_sign_is_printed_on_two_land_areas():
    for sign in range(1, len(SIGNS)):
        printed = [area for area in range(12) if BOARD.sign_mask[sign] >> area & 1]
        assert len(printed) == 2 and not any(BOARD.ocean_mask >> area & 1 for area in printed)


def test_a_portal_s_neighbours_are_those_of_both_ends():
    for area, ends in PORTALS.items():
        joined = {end: name for name, pair in PORTALS.items() for end in pair}
        near = {joined.get(other, other) for end in ends for other in PRINTED[end][2].split()} - {area}
        assert {BOARD.areas[other] for other in BOARD.adjacent[BOARD.number[area]]} == near


def test_loblolly_cove_touches_salem_by_its_other_end_only():
    assert "salem" not in PRINTED["loblolly_cove"][2] and "salem" in PRINTED["mystic_river"][2]
    assert BOARD.number["salem"] in BOARD.adjacent[BOARD.number[LOBLOLLY]]


def test_the_innsmouth_bridge_joins_both_pairs_crosswise():
    assert "gardner_reservoir" in PRINTED["devils_reef"][2] and "rockport" in PRINTED["innsmouth"][2]


@pytest.mark.parametrize("area", ["boston", LOBLOLLY])
def test_from_jersey_reef_cthulhu_s_units_go_to_boston_and_mystic_river_at_once(area):
    m = new_match("duel", seed=1)
    m.choose("move")
    m.choose(unit="great_cthulhu/acolyte/1")
    assert offered(m, "area") == ["boston", LOBLOLLY, "martins_cove"]
    m.choose(area=area)
    m.choose("done")
    assert place_of(m, GC, "acolyte").count(area) == 1 and m.state_dict()["power"][GC] == 7


def test_a_unit_going_through_a_portal_pays_for_one_border():
    """From Dunwich into the Miskatonic River end, on from the Devil's Reef end: two moves, not three."""
    m = duel(BG, units={BG: {"ghoul": [DUNWICH]}, GC: {"acolyte": ["boston"]}})
    move(m, "ghoul", DEVILS)
    end_slot(m)
    m.choose("pass")
    move(m, "ghoul", "rockport")
    assert place_of(m, BG, "ghoul") == ["rockport"]


def test_a_joined_area_holds_one_gate():
    """Great Cthulhu's gate in Jersey Reef keeps everybody from building in Charles River."""
    m = duel(BG, units={BG: {"acolyte": [JERSEY, DEVILS, DUNWICH]}}, gates={JERSEY: "abandoned", DUNWICH: BG})
    m.choose("build_gate")
    assert m.state_dict()["gates"].keys() == {JERSEY, DUNWICH, DEVILS}


@pytest.mark.parametrize("factions", list(permutations(ALL, 2)))
def test_any_two_factions_begin_with_eight_power_six_acolytes_and_a_gate(factions):
    m = new_match("duel", factions=factions, seed=3)
    state = m.state_dict()
    start = {GC: JERSEY, BG: DUNWICH, CC: "innsmouth", YS: "salem"}
    assert state["power"] == dict.fromkeys(factions, 8)
    for faction in factions:
        assert place_of(m, faction, "acolyte") == [start[faction]] * 6
        assert state["gates"][start[faction]] == f"{faction}/acolyte/0"
    assert state["phase"] == "action" and m.decision.kind == "action" and state["decay"] == 0


@pytest.mark.parametrize(
    ("factions", "first"),
    [((BG, GC), GC), ((GC, YS), GC), ((CC, GC), GC), ((YS, BG), BG), ((YS, CC), CC), ((CC, BG), BG)],
)
def test_great_cthulhu_is_first_player_else_the_first_by_the_alphabet(factions, first):
    m = new_match("duel", factions=factions, seed=1)
    assert m.state_dict()["first_player"] == first and ALL[m.decision.side] == first


def test_another_first_player_may_be_agreed_but_for_great_cthulhu():
    m = new_match("duel", factions=(YS, BG), options={"first_player": YS}, seed=1)
    assert m.state_dict()["first_player"] == YS and ALL[m.decision.side] == YS
    with pytest.raises(SetupError, match="first_player"):
        new_match("duel", factions=(GC, BG), options={"first_player": BG}, seed=1)


def test_other_start_areas_may_be_agreed():
    m = new_match("duel", options={"starts": {BG: "arkham", GC: LOBLOLLY}}, seed=1)
    assert place_of(m, BG, "acolyte") == ["arkham"] * 6 and LOBLOLLY in m.state_dict()["gates"]
    again = new_match("duel", options=m.rules.setup["options"], seed=1)
    assert again.state_dict() == m.state_dict()


def test_cthulhu_awakens_where_he_starts():
    m = duel(
        GC,
        power={GC: 10, BG: 1},
        units={GC: {"acolyte": [JERSEY]}, BG: {"acolyte": [DUNWICH]}},
        gates={JERSEY: "abandoned", DUNWICH: BG},
    )
    play(m, "awaken")
    assert place_of(m, GC, "cthulhu") == [JERSEY]


def test_the_bag_holds_six_four_and_two():
    assert new_match("duel", seed=1).position.state.bag == [0, 6, 4, 2]
    with pytest.raises(SetupError, match="there are only 6 Elder Signs worth 1, 4 worth 2 and 2 worth 3"):
        duel(GC, signs={GC: [3, 3, 3]})


def test_with_the_bag_empty_a_sign_is_one_doom_in_the_open():
    m = duel(
        GC,
        power={GC: 10, BG: 1},
        units={GC: {"acolyte": [JERSEY]}},
        gates={JERSEY: GC},
        signs={BG: [1] * 6 + [2] * 4},
        revealed={BG: [3, 3]},
    )
    m.choose("awaken")
    assert m.state_dict()["doom"][GC] == 1 and m.state_dict()["signs"][GC] == []


def test_signs_may_be_revealed_at_any_moment_and_leave_the_game():
    m = duel(BG, units={GC: {"acolyte": [JERSEY]}, BG: {"acolyte": [DUNWICH]}}, signs={GC: [2, 3]})
    m.reveal(ALL.index(GC), [3])
    state = m.state_dict()
    assert state["doom"][GC] == 3 and state["signs"][GC] == [2] and state["revealed"][GC] == [3]
    assert m.position.state.bag == [0, 6, 3, 1]


def test_the_phases_come_in_the_duel_s_order_without_a_direction_of_play():
    m = new_match("duel", seed=1)
    until(m, "action", side=GC)
    for _ in range(40):
        if m.state_dict()["turn"] == 2:
            break
        m.answer(m.decision.default or m.options("pass")[0] if m.decision.kind == "action" else m.decision.options[-1])
    assert [args[0] for args in events(m, "phase")][:5] == ["action", "gather", "first_player", "doom", "action"]
    assert not events(m, "direction")
