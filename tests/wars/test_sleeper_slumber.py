"""Sleeper's Cursed Slumber: a gate and its keeper off the map."""

import pytest
from looking import asked, events, keeper, met, offered, power
from table import BG, GC, YS, actions, place_of, play, units_in
from test_sleeper import SIDE, SL, doom_phase, sleeper

from game.games.wars.rules.board import controlled_gates, gates_on_map

BOOK = {SL: "cursed_slumber"}
ASLEEP = {"units": {SL: "acolyte submerged europe"}, "flags": ["gate_asleep"], "books": BOOK}


def test_cursed_slumber_takes_a_gate_and_its_keeper_only():
    """1 Power: the gate and the Cultist on it leave the map; everything else stays."""
    m = sleeper(units={SL: "acolyte europe*3, wizard europe"}, gates={"europe": SL}, books=BOOK)
    m.choose("cursed_slumber")
    assert power(m, SL) == 8 and keeper(m, "europe") is None
    assert units_in(m, "europe") == {f"{SL}/acolyte": 2, f"{SL}/wizard": 1}
    assert "submerged" in place_of(m, SL, "acolyte") and "gate_asleep" in m.state_dict()["flags"]


def test_cursed_slumber_one_gate_at_a_time():
    """A second gate cannot join the first."""
    m = sleeper(**ASLEEP, gates={"europe": SL})
    assert "cursed_slumber" not in actions(m) and "rouse" in actions(m)


def test_cursed_slumber_needs_a_gate_he_controls():
    """None of his: nothing to put to sleep, and nothing to bring back."""
    m = sleeper(units={SL: "acolyte asia", GC: "acolyte europe"}, gates={"europe": GC}, books=BOOK)
    assert not {"cursed_slumber", "rouse"} & actions(m)


def test_cursed_slumber_comes_back_to_any_area_without_a_gate():
    """1 Power: both come to any area of the map without a gate; the keeper keeps it."""
    m = sleeper(**ASLEEP, gates={"asia": "abandoned", "europe": SL})
    m.choose("rouse")
    assert "asia" not in offered(m, "area") and "europe" not in offered(m, "area") and len(offered(m, "area")) == 11
    m.choose(area="south_pacific")
    assert power(m, SL) == 8 and keeper(m, "south_pacific") == f"{SL}/acolyte/0"
    assert units_in(m, "south_pacific") == {f"{SL}/acolyte": 1} and "gate_asleep" not in m.state_dict()["flags"]


def test_cursed_slumber_a_gate_sleeps_on_while_every_area_has_one():
    """It could come nowhere, so it is not asked where; as soon as one area has none, it can."""
    every = dict.fromkeys(sleeper().position.rules.map.areas, "abandoned")
    assert "rouse" not in actions(sleeper(**ASLEEP, gates=every))
    del every["asia"]
    assert "rouse" in actions(sleeper(**ASLEEP, gates=every))


@pytest.mark.parametrize("edition", ["first", "later"])
def test_s10_cursed_slumber_pays_three_at_gather_in_both_editions(edition):
    """2 for the gate and 1 for the keeper; 1 more for the Acolyte in Europe."""
    m = sleeper(None, phase="gather", edition=edition, power={SL: 0, GC: 0, YS: 0}, turn=2, **ASLEEP)
    assert power(m, SL) == 4


def test_s10_cursed_slumber_pays_doom_in_the_phase_and_in_a_ritual():
    """1 at the start of the Doom phase, 1 in his Ritual."""
    m = doom_phase(units=ASLEEP["units"], flags=ASLEEP["flags"], power={SL: 5, GC: 0, YS: 1})
    assert m.state_dict()["doom"][SL] == 1
    m.choose("ritual")
    assert m.state_dict()["doom"][SL] == 2


def test_s10_cursed_slumber_is_not_on_the_map():
    """It counts for no number of gates on the map, is no place to Summon or Recruit, and no enemy reaches it."""
    m = sleeper(
        factions=(SL, GC, BG),
        units={SL: "acolyte submerged", GC: "cthulhu europe, acolyte europe"},
        flags=["gate_asleep"],
        books=BOOK,
    )
    state = m.position.state
    assert gates_on_map(state) == 0 and controlled_gates(state, SIDE) == 1
    assert "summon" not in actions(m)
    m.choose("recruit")
    assert len(offered(m, "area")) == 13


def test_s10_cursed_slumber_no_ocean_gate_for_great_cthulhu():
    """A fourth ocean gate that sleeps is none; awake it is."""
    oceans = dict.fromkeys(("north_atlantic", "south_atlantic", "indian_ocean"), "abandoned")
    m = sleeper(**ASLEEP, gates=oceans)
    assert met(m, GC) == set()
    play(m, "rouse", {"area": "north_pacific"})
    assert met(m, GC) == {"gc_ocean_gates"}


def test_cursed_slumber_cthulhu_finds_no_gate_in_the_south_pacific():
    """Its gate asleep, he cannot be awakened till one stands there."""
    m = sleeper(units={SL: "acolyte south_pacific", GC: "acolyte asia"}, gates={"south_pacific": SL}, books=BOOK,
                power={GC: 12})  # fmt: skip
    m.choose("cursed_slumber")
    assert asked(m) == (GC, "action") and "awaken" not in actions(m)


def ghroth(**setup):
    """Black Goat's Ghroth takes one Cultist from Sleeper."""
    m = sleeper(
        BG,
        factions=(SL, BG, YS),
        units={SL: "acolyte submerged europe*2", BG: "fungi asia, acolyte asia"},
        flags=["gate_asleep"],
        books={BG: "ghroth", SL: "cursed_slumber"},
        dice=[1],
        **setup,
    )
    play(m, "ghroth", {"number": 1})
    return m


def test_s11_ghroth_sleeper_may_name_the_slumbering_keeper():
    """He may give up the Cultist who sleeps; the gate stays on the card without a keeper and pays nothing."""
    m = ghroth()
    assert asked(m) == (SL, "ghroth_unit") and len(m.decision.options) == 2
    m.choose(unit=f"{SL}/acolyte/0")
    assert place_of(m, SL, "acolyte") == ["europe", "europe"]
    assert "gate_asleep" in m.state_dict()["flags"] and controlled_gates(m.position.state, SIDE) == 0


def test_s11_ghroth_counts_only_cultists_on_the_map():
    """No enemy can ask for the one who sleeps: with nobody else he need not give any."""
    m = sleeper(
        BG,
        factions=(SL, BG, YS),
        units={SL: "acolyte submerged", YS: "acolyte europe", BG: "fungi asia, acolyte asia"},
        flags=["gate_asleep"],
        books={BG: "ghroth"},
        dice=[1],
    )
    play(m, "ghroth", {"number": 1})
    assert place_of(m, YS, "acolyte") == [] and place_of(m, SL, "acolyte") == ["submerged"]


def test_s11_a_gate_without_keeper_comes_back_abandoned():
    """For 1 Power."""
    m = sleeper(units={SL: "acolyte europe"}, flags=["gate_asleep"], books=BOOK)
    play(m, "rouse", {"area": "asia"})
    assert keeper(m, "asia") == "abandoned" and power(m, SL) == 8


def test_s11_a_gate_without_keeper_pays_nothing():
    """Neither at Gather."""
    m = sleeper(None, phase="gather", turn=2, power={SL: 0, GC: 0, YS: 0}, units={SL: "acolyte europe"},
                flags=["gate_asleep"])  # fmt: skip
    assert [args for args in events(m, "gathered") if args[0] == SIDE] == [(SIDE, 1, 0, 0, 0)]
