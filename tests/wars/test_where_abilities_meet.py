"""What happens where the abilities of two factions meet in one battle or one action."""

import pytest
from looking import asked, events, keeper, offered, power
from steps import decline, until
from table import BG, CC, GC, YS, actions, fight, place_of, play, table, units_in

WW, SL = "windwalker", "sleeper"


def hunted(attacker):
    """A Flying Polyp and Nyarlathotep against Cthulhu: only the Polyp could be devoured."""
    match = table(attacker, factions=(GC, CC, YS), books={CC: "invisibility"}, dice=[1] * 20,
                  units={GC: "cthulhu europe", CC: "flying_polyp europe, nyarlathotep europe"})  # fmt: skip
    fight(match, "europe", GC if attacker == CC else CC)
    return match


def test_invisibility_leaves_nothing_to_devour_where_crawling_chaos_attacks():
    """The Polyp exempts itself first, and Devour takes no Great Old One: it is not offered."""
    m = hunted(CC)
    assert asked(m) == (CC, "pre_battle")
    m.choose("invisibility")
    until(m, "action")
    assert events(m, "exempted") and not events(m, "eliminated") and place_of(m, CC, "flying_polyp") == ["europe"]


def test_devour_comes_before_invisibility_where_great_cthulhu_attacks():
    """The Polyp is gone before its owner could have it exempt anybody."""
    m = hunted(GC)
    assert asked(m) == (GC, "pre_battle") and "devour" in actions(m)
    m.choose("devour")
    assert place_of(m, CC, "flying_polyp") == [] and "invisibility" not in actions(m)
    until(m, "action")
    assert not events(m, "exempted")


@pytest.mark.parametrize("attacker", [SL, WW])
def test_demand_sacrifice_does_not_stop_berserkergang(attacker):
    """Windwalker's Kill is a Pain, but what its Gnoph-Keh takes along is eliminated."""
    dice = [6, 1, 6, 1, 1] if attacker == SL else [6, 1, 1, 6, 1]
    m = table(
        attacker, factions=(SL, WW, YS), books={SL: "demand_sacrifice", WW: "berserkergang"}, dice=dice,
        units={SL: "serpent_man europe*2, tsathoggua asia", WW: "gnoph_keh europe", YS: "acolyte australia"},
    )  # fmt: skip
    fight(m, "europe", WW if attacker == SL else SL)
    until(m, "pre_battle", side=SL)
    play(m, "demand_sacrifice", "sacrifice_kills")
    until(m, "action")
    assert place_of(m, WW, "gnoph_keh") == [] and len(events(m, "killed")) == 1
    # one of the two went along with it, the other is Pained
    assert len(place_of(m, SL, "serpent_man")) == 1 and place_of(m, SL, "serpent_man") != ["europe"]


def test_madness_says_nothing_of_a_newcomer_by_cannibalism():
    """Great Cthulhu kills one of two Undead and Pains the other; the Wendigo comes when all have gone, and stays."""
    m = table(
        GC, factions=(GC, CC, YS, WW), books={CC: "madness", WW: "cannibalism"}, dice=[6, 4, 1, 1],
        units={GC: "starspawn europe", YS: "undead europe*2", WW: "acolyte antarctica", CC: "acolyte australia"},
    )  # fmt: skip
    fight(m, "europe", YS)
    until(m, "madness", side=CC)
    m.choose("side")
    until(m, "retreat_area", side=CC)
    assert "windwalker/wendigo" not in units_in(m, "europe")
    decline(m)
    until(m, "cannibalism", side=WW)
    m.choose(unit=offered(m, "unit")[-1])
    until(m, "action")
    assert units_in(m, "europe") == {"great_cthulhu/starspawn": 1, "windwalker/wendigo": 1}


def test_a_ghroth_that_fails_with_empty_pools_gives_nothing():
    """All Acolytes are on the map: there is nobody to place, and nothing is asked."""
    units = {GC: "acolyte asia*6", YS: "acolyte europe*6", BG: "acolyte africa*6, fungi africa"}
    m = table(BG, factions=(GC, BG, YS), units=units, books={BG: "ghroth"}, dice=[6])
    m.choose("ghroth")
    assert power(m, BG) == 3 and asked(m) != (BG, "ghroth_gift_side") and not events(m, "placed")


@pytest.mark.parametrize(("slot", "action", "own"), [(GC, "dreams", "acolyte asia"), (YS, "zingaya", "undead africa")])
def test_dreams_and_zingaya_leave_dark_young_with_the_red_sign_alone(slot, action, own):
    """They take Acolytes: a Dark Young that keeps a gate is none."""
    setup = {"factions": (GC, BG, YS), "books": {GC: "dreams", YS: "zingaya", BG: "red_sign"},
             "gates": {"africa": "black_goat/dark_young/0"}}  # fmt: skip
    m = table(slot, units={slot: own, BG: "dark_young africa"}, **setup)
    assert action not in actions(m)
    m = table(slot, units={slot: own, BG: "dark_young africa, acolyte africa"}, **setup)
    m.choose(action)
    until(m, "action")
    assert place_of(m, BG, "acolyte") == [] and keeper(m, "africa") == "black_goat/dark_young/0"
