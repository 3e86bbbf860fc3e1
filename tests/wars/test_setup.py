"""How a match begins, and what is refused (reference, section 1; Rulebook II)."""

import pytest
from steps import track
from table import ALL, BG, CC, GC, YS, place_of, table

from game.api import SetupError, new_match
from game.language.spoken import say

COUNTS = {
    GC: {"acolyte": 6, "deep_one": 4, "shoggoth": 2, "starspawn": 2, "cthulhu": 1},
    CC: {"acolyte": 6, "nightgaunt": 3, "flying_polyp": 3, "hunting_horror": 2, "nyarlathotep": 1},
    BG: {"acolyte": 6, "ghoul": 2, "fungi": 4, "dark_young": 3, "shub_niggurath": 1},
    YS: {"acolyte": 6, "undead": 6, "byakhee": 4, "king_in_yellow": 1, "hastur": 1},
}
STARTS = {
    "earth_3": {GC: "south_pacific", CC: "asia", BG: "africa", YS: "europe"},
    "earth_4_west3_east5": {GC: "south_pacific", CC: "south_asia", BG: "west_africa", YS: "europe"},
    "earth_4_west5_east3": {GC: "south_pacific", CC: "asia", BG: "africa", YS: "europe"},
}


@pytest.mark.parametrize(
    ("map", "factions"),
    [
        ("earth_3", (GC, CC, BG)), ("earth_3", (YS, BG, CC)), ("earth_3", (GC, YS, BG)), ("earth_3", (CC, GC, YS)),
        ("earth_4_west3_east5", ALL), ("earth_4_west5_east3", (YS, BG, CC, GC)),
    ],
)  # fmt: skip
def test_six_acolytes_and_a_kept_gate_in_the_start_area(map, factions):
    m = new_match("wars", factions=factions, map=map, seed=1)
    state = m.state_dict()
    for side in factions:
        home = STARTS[map][side]
        assert place_of(m, side, "acolyte") == [home] * 6
        assert state["gates"][home].startswith(f"{side}/acolyte/")
        assert state["books"][side] == [] and state["doom"][side] == 0
    assert len(state["gates"]) == len(factions)
    assert state["ritual"] == 0 and state["turn"] == 1 and state["desecrated"] == []


def test_the_figures_of_the_box():
    units = new_match("wars", seed=1).state_dict()["units"]
    assert {side: {kind: len(places) for kind, places in kinds.items()} for side, kinds in units.items()} == COUNTS
    assert sum(sum(kinds.values()) for kinds in COUNTS.values()) == 64


@pytest.mark.parametrize("side", ALL)
def test_everything_else_is_in_the_pool(side):
    units = new_match("wars", seed=1).state_dict()["units"][side]
    for kind, places in units.items():
        if kind != "acolyte":
            assert set(places) == {"pool"}


def test_defaults():
    four, three = new_match("wars", seed=1), new_match("wars", players=3, seed=1)
    assert four.rules.setup["map"] == "earth_4_west3_east5" and four.rules.setup["edition"] == "first"
    assert three.rules.setup["map"] == "earth_3" and three.rules.seats == 3


def test_a_seed_is_chosen_and_recorded():
    m = new_match("wars")
    again = new_match("wars", seed=m.inputs["seed"])
    assert m.inputs["seed"] is not None and again.position.key() == m.position.key()


def test_factions_sit_clockwise_as_named():
    m = new_match("wars", factions=(YS, GC, CC), seed=1)
    assert [m.rules.side_of_seat(seat) for seat in range(3)] == [(3,), (0,), (1,)]


@pytest.mark.parametrize(
    ("key", "inputs"),
    [
        ("game", {"game": "chess"}),
        ("players", {"players": 1}),
        ("players", {"players": 2, "factions": ALL}),
        ("players", {"players": 7}),
        ("players", {"players": 3, "factions": ALL}),
        ("players", {"players": "three"}),
        ("players", {"players": True}),
        ("factions", {"factions": "great_cthulhu"}),
        ("factions", {"factions": (1, 2, 3)}),
        ("factions", {"factions": ([GC], [CC], [1])}),
        ("factions", {"factions": (GC, CC)}),
        ("factions", {"factions": ([GC, CC, BG], [YS])}),
        ("factions", {"factions": ([GC, CC], [])}),
        ("factions", {"factions": ([GC, CC], [BG, GC])}),
        ("factions", {"factions": 4}),
        ("factions", {"factions": (GC, CC, "dreamer")}),
        ("factions", {"factions": (GC, CC, CC)}),
        ("factions", {"factions": ([GC, CC], [BG, YS], [])}),
        ("map", {"map": "moon"}),
        ("map", {"map": "earth_3"}),
        ("map", {"map": "earth_4_west3_east5", "players": 3}),
        ("map", {"map": "earth_3", "players": 2}),
        ("map", {"map": "lovecraft_country"}),
        ("map", {"map": "earth_5"}),
        ("edition", {"edition": "second"}),
        ("options", {"options": {"blood": True}}),
        ("seed", {"seed": -1}),
        ("seed", {"seed": "x"}),
        ("dice", {"dice": [0]}),
        ("dice", {"dice": [7]}),
        ("dice", {"dice": "123"}),
        ("draws", {"draws": [-1]}),
    ],
)
def test_nonsense_is_refused_naming_the_key(key, inputs):
    game = inputs.pop("game", "wars")
    with pytest.raises(SetupError) as refused:
        new_match(game, **({"seed": 1} | inputs))
    assert refused.value.key == key and str(refused.value).startswith(f"{key}: ")


@pytest.mark.parametrize("inputs", [{"map": "earth_5"}, {"map": "earth_5", "players": 3}])
def test_the_map_for_five_is_refused_to_fewer(inputs):
    with pytest.raises(SetupError, match="for 5 players"):
        new_match("wars", seed=1, **inputs)


@pytest.mark.parametrize(
    ("key", "setup"),
    [
        ("phaze", {"phaze": "action"}),
        ("turn", {"turn": 0}),
        ("turn", {"turn": "two"}),
        ("phase", {"phase": "night"}),
        ("first_player", {"first_player": "dreamer"}),
        ("clockwise", {"clockwise": 1}),
        ("ritual", {"ritual": 9}),
        ("power", {"power": {GC: -1}}),
        ("power", {"power": {GC: True}}),
        ("power", {"power": {"dreamer": 1}}),
        ("power", {"power": [5]}),
        ("doom", {"doom": {GC: 1.5}}),
        ("books", {"books": {GC: ["passion"]}}),
        ("books", {"books": {GC: "absorb"}}),
        ("requirements", {"books": {GC: ["absorb"]}, "requirements": {GC: []}}),
        ("requirements", {"requirements": {GC: ["gc_awaken"]}}),
        ("owed", {"owed": {GC: 7}}),
        ("units", {"units": {GC: {"byakhee": ["europe"]}}}),
        ("units", {"units": {GC: {"cthulhu": ["europe", "arabia"]}}}),
        ("units", {"units": {GC: {"acolyte": ["atlantis"]}}}),
        ("units", {"units": {GC: {"acolyte": ["asia"]}}}),
        ("units", {"units": {YS: {"undead": ["submerged"]}}}),
        ("units", {"units": {YS: {"undead": ["captive:great_cthulhu"]}}}),
        ("units", {"units": {YS: {"acolyte": ["captive:yellow_sign"]}}}),
        ("gates", {"gates": {"europe": GC}}),
        ("gates", {"gates": {"europe": "great_cthulhu/acolyte/0"}}),
        ("gates", {"gates": {"europe": "nobody"}}),
        ("gates", {"gates": {"europe": [GC]}}),
        ("gates", {"gates": {"atlantis": "abandoned"}}),
        ("gates", {"units": {BG: {"dark_young": ["europe"]}}, "gates": {"europe": BG}}),
        ("desecrated", {"desecrated": ["atlantis"]}),
        ("signs", {"signs": {GC: [4]}}),
        ("signs", {"signs": {GC: [3] * 7}}),
        ("revealed", {"revealed": {GC: [0]}}),
        ("flags", {"flags": ["lucky"]}),
        ("harmed", {"harmed": ["dreamer"]}),
        ("slot", {"slot": "dreamer"}),
        ("slot", {"slot": GC, "power": {GC: 0}}),
        ("slot", {"slot": GC, "phase": "doom"}),
        ("ending", {"ending": "doom_30"}),
    ],
)  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused_naming_the_key(key, setup):
    with pytest.raises(SetupError) as refused:
        new_match("wars", factions=ALL, seed=1, setup={"power": dict.fromkeys(ALL, 5)} | setup)
    assert refused.value.key == key


def test_a_position_that_is_no_table_is_refused():
    with pytest.raises(SetupError):
        new_match("wars", seed=1, setup=[1, 2])


def test_everything_a_position_can_hold_is_read_back():
    m = table(
        BG, turn=7, clockwise=False, first_player=YS, ritual=3, doom={GC: 4}, power={BG: 3, YS: 1},
        books={GC: ["devolve"], BG: ["red_sign"]}, requirements={GC: ["gc_awaken"], BG: ["bg_share"]},
        units={GC: {"cthulhu": ["submerged"], "acolyte": ["europe", "captive:black_goat"]},
               BG: {"dark_young": ["arabia"]}},
        gates={"europe": GC, "arabia": BG, "antarctica": "abandoned"}, desecrated=["east_africa"],
        signs={GC: [2, 1]}, revealed={CC: [3]}, flags=["thousand_forms_used", "cthulhu_awoke"],
    )  # fmt: skip
    state = m.state_dict()
    assert (state["turn"], state["clockwise"], state["first_player"], state["ritual"]) == (7, False, YS, 3)
    assert state["requirements"][GC] == ["gc_awaken"] and state["books"][BG] == ["red_sign"]
    assert state["gates"] == {
        "europe": "great_cthulhu/acolyte/0", "arabia": "black_goat/dark_young/0", "antarctica": "abandoned",
    }  # fmt: skip
    assert place_of(m, GC, "acolyte") == ["captive:black_goat", "europe"]
    assert track(m, "signs")[GC] == [1, 2] and track(m, "revealed")[CC] == [3]
    assert set(state["flags"]) == {"thousand_forms_used", "cthulhu_awoke"}
    assert m.decision.side == 2


@pytest.mark.parametrize(
    ("setup", "side", "paid"),
    [
        ({"units": {BG: {"ghoul": ["europe", "arabia"], "fungi": ["australia", "antarctica"]}}}, BG, "bg_areas_4"),
        ({"power": {GC: 5, CC: 12}}, CC, "cc_gates_3"),
        ({"gates": dict.fromkeys(["indian_ocean", "south_pacific", "north_pacific", "south_atlantic"], "abandoned")},
         GC, "gc_ocean_gates"),
    ],
)  # fmt: skip
def test_a_requirement_that_a_set_up_meets_is_paid_at_its_start(setup, side, paid):
    """Units, Power or gates: the book is picked before anything else (R28)."""
    m = table(GC, unpicked=True, **setup)
    assert m.decision.kind == "book" and ALL[m.decision.side] == side
    assert m.state_dict()["requirements"][side] == [paid]


def test_a_key_of_a_set_up_that_is_no_name_is_told_in_one_line():
    with pytest.raises(SetupError, match=say("wars-setup-key")) as caught:
        table(GC, **{"line\nline\r\n\tline": 1})
    assert str(caught.value).isprintable()
