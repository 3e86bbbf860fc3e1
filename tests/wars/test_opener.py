"""Opener of the Way: his units, The Beyond One, Yog-Sothoth as a gate, requirements, and the six spellbooks."""

import pytest
from looking import asked, dice_rolled, doom, events, gained, keeper, kinds, met, offered, power, signs, skip_to
from table import BG, CC, GC, YS, actions, fight, fighting, place_of, play, table, units_in

from game.api import IllegalAnswer, new_match
from game.games.wars.rules.flow.anytime import ANY_MOMENT, moments
from game.games.wars.rules.units import SIDE_NUMBER
from game.match.gamewords import words_of
from game.match.words import chronicle, plain

OW = "opener_of_the_way"
SIDES = (GC, OW, YS)
if OW not in SIDE_NUMBER:
    pytest.skip("not entered yet", allow_module_level=True)
NUMBER = SIDE_NUMBER[OW]
SPAWN = "spawn_of_yog_sothoth"


def opened(slot=OW, factions=SIDES, **setup):
    """A position with Opener of the Way on the board of three, 9 Power for everybody."""
    setup.setdefault("power", dict.fromkeys(factions, 9))
    return table(slot, factions=factions, **setup)


def battle(enemy=YS, slot=OW, area="europe", **setup):
    """A battle of his in Europe."""
    setup.setdefault("power", dict.fromkeys(setup.get("factions", SIDES), 9))
    setup.setdefault("factions", SIDES)
    return fighting(slot, enemy, area, **setup)


# Units


@pytest.mark.parametrize(
    ("kind", "count", "cost"), [("mutant", 4, 2), ("abomination", 3, 3), ("spawn_of_yog_sothoth", 2, 4)]
)
def test_opener_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = opened(units={OW: "acolyte europe"}, gates={"europe": OW})
    assert len(m.state_dict()["units"][OW][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, OW, kind) == ["europe"] and power(m, OW) == 9 - cost


@pytest.mark.parametrize(("kind", "dice"), [("acolyte", 0), ("mutant", 1), ("abomination", 2), (SPAWN, 3)])
def test_opener_monster_combat(kind, dice):
    """Each Monster rolls its combat; Acolytes alone cannot start a battle."""
    m = opened(units={OW: {kind: ["europe"]}, YS: "acolyte europe"}, dice=[1] * dice)
    assert ("battle" in actions(m)) == (dice > 0)
    if dice:
        fight(m, "europe", YS)
        assert dice_rolled(m) == {OW: dice, YS: 0}


def test_opener_set_up_last_in_any_area_without_a_gate():
    """He starts in an area of his choice without a gate, glyph or not, with 8 Power, six Acolytes and a gate."""
    m = new_match("wars", factions=SIDES, seed=1)
    assert asked(m) == (OW, "start_area")
    assert len(offered(m, "area")) == len(m.rules.map.areas) - 2
    m.choose(area="africa")
    assert place_of(m, OW, "acolyte") == ["africa"] * 6 and keeper(m, "africa").startswith(OW)
    assert power(m, OW) == 8


# Yog-Sothoth's dice


def test_yog_sothoth_rolls_two_for_each_enemy_great_old_one_in_play():
    """Yellow Sign with both, Cthulhu, Nyarlathotep in play: he rolls 8."""
    m = battle(
        GC,
        factions=(GC, CC, OW, YS),
        units={
            OW: "yog_sothoth europe", GC: "cthulhu arabia, acolyte europe", CC: "nyarlathotep arabia",
            YS: "king_in_yellow west_africa, hastur west_africa",
        },
        map="earth_4_west3_east5",
        dice=[1] * 8,
    )  # fmt: skip
    assert dice_rolled(m) == {OW: 8, GC: 0}


def test_yog_sothoth_o8_counts_a_submerged_cthulhu():
    """O8: in play, not on the map."""
    m = battle(YS, units={OW: "yog_sothoth europe", GC: "cthulhu submerged", YS: "acolyte europe"}, dice=[1, 1])
    assert dice_rolled(m) == {OW: 2, YS: 0}


def test_yog_sothoth_without_enemy_great_old_ones_has_no_dice():
    """Nobody awake: no battle by him alone."""
    assert "battle" not in actions(opened(units={OW: "yog_sothoth europe", YS: "acolyte europe"}))


# The Beyond One


def test_beyond_one_takes_gate_and_keeper_along():
    """On the Yellow Sign's gate with its keeper: gate, keeper and Abomination arrive, the keeper's Undead stay."""
    m = opened(units={OW: "abomination europe", YS: "acolyte europe, undead europe*2"}, gates={"europe": YS})
    play(m, "beyond_one", {"area": "australia"})
    assert units_in(m, "australia") == {f"{OW}/abomination": 1, "yellow_sign/acolyte": 1}
    assert units_in(m, "europe") == {"yellow_sign/undead": 2}
    assert keeper(m, "australia").startswith(YS) and keeper(m, "europe") is None and power(m, OW) == 8


def test_beyond_one_is_told_with_its_article():
    """Where it is said why somebody can do that."""
    m = opened(units={OW: "abomination africa", YS: "acolyte africa"}, gates={"africa": YS})
    play(m, "beyond_one", {"area": "australia"})
    (odd,) = (first for first in words_of(m.rules).firsts(m, 0, m.events) if first.name == "odd_power")
    assert "because of the Beyond One" in plain(odd.text)


def test_beyond_one_o2_takes_an_own_or_an_abandoned_gate():
    """O2: whoever keeps it, or nobody; the keeper has not moved, been captured or eliminated."""
    m = opened(units={OW: "abomination europe"}, gates={"europe": "abandoned"})
    play(m, "beyond_one", {"area": "antarctica"})
    assert keeper(m, "antarctica") == "abandoned" and not events(m, "gate_abandoned") and not events(m, "eliminated")


@pytest.mark.parametrize("kind", ["acolyte", "mutant", "abomination", SPAWN])
def test_beyond_one_o3_needs_a_unit_of_cost_three(kind):
    """O3: the cost printed, 3 or more."""
    m = opened(units={OW: {kind: ["europe"]}, YS: "acolyte europe"}, gates={"europe": YS})
    assert ("beyond_one" in actions(m)) == (kind in ("abomination", SPAWN))


def test_beyond_one_o3_yog_sothoth_carries_and_is_no_gate_to_carry():
    """O3: he carries a gate himself; where he stands alone there is none, and one may come to him."""
    units = {OW: "yog_sothoth asia, abomination europe"}
    m = opened(units=units, gates={"europe": "abandoned"})
    m.choose("beyond_one")
    assert asked(m) == (OW, "beyond_one_area") and "asia" in offered(m, "area")
    m.choose(area="asia")
    assert keeper(m, "asia") == "abandoned"
    skip_to(m, "action")
    while asked(m)[0] != OW:
        m.choose("pass")
    m.choose("beyond_one")
    assert kinds(m) == ["abomination", "yog_sothoth"]


def test_beyond_one_o1_an_enemy_great_old_one_stops_it():
    """O1: any enemy's, whoever keeps the gate; at the destination nothing but a gate matters."""
    units = {OW: "abomination europe", YS: "acolyte europe", GC: "cthulhu europe"}
    assert "beyond_one" not in actions(opened(units=units, gates={"europe": YS}))
    units = {OW: "abomination europe", YS: "acolyte europe", GC: "cthulhu asia"}
    m = opened(units=units, gates={"europe": YS, "africa": "abandoned"})
    m.choose("beyond_one")
    assert "asia" in offered(m, "area") and not {"africa", "europe"} & set(offered(m, "area"))


def test_beyond_one_o4_a_desecration_marker_stays():
    """O4: everything else stays behind."""
    m = opened(units={OW: "abomination europe"}, gates={"europe": "abandoned"}, desecrated=["europe"])
    play(m, "beyond_one", {"area": "africa"})
    assert m.state_dict()["desecrated"] == ["europe"]


def test_beyond_one_needs_a_gate_and_power():
    """A gate where the unit stands, and 1 Power."""
    assert "beyond_one" not in actions(opened(units={OW: "abomination europe"}, gates={"asia": "abandoned"}))
    m = opened(power={OW: 1, GC: 1, YS: 1}, units={OW: "abomination europe"}, gates={"europe": "abandoned"})
    play(m, "beyond_one", {"area": "africa"})
    assert power(m, OW) == 0 and asked(m)[0] != OW


# Awakening, and Yog-Sothoth as a gate


def test_awaken_yog_sothoth_in_the_place_of_a_spawn():
    """6 Power; a Spawn goes to the pool and he stands there, gate or not."""
    m = opened(units={OW: f"{SPAWN} africa asia, acolyte europe"})
    play(m, "awaken", {"area": "asia"})
    assert place_of(m, OW, "yog_sothoth") == ["asia"] and place_of(m, OW, SPAWN) == ["africa"] and power(m, OW) == 3
    assert not events(m, "eliminated") and "ow_awaken" in met(m, OW)


def test_awaken_yog_sothoth_not_without_a_spawn():
    """Without a Spawn on the map he cannot be awakened."""
    assert "awaken" not in actions(opened(units={OW: "abomination africa, acolyte africa"}, gates={"africa": OW}))


def test_ow_awaken_is_a_requirement():
    """Requirement: awaken Yog-Sothoth."""
    m = opened(units={OW: f"{SPAWN} asia, acolyte europe"})
    m.choose("awaken")
    assert met(m, OW) == {"ow_awaken"} and asked(m) == (OW, "book")


def test_key_and_gate_is_a_place_to_summon():
    """O5: he is a place to Summon."""
    m = opened(units={OW: "yog_sothoth asia, acolyte europe"})
    play(m, "summon", {"unit": "mutant"})
    assert place_of(m, OW, "mutant") == ["asia"]


def doom_phase(**setup):
    """The beginning of a Doom phase."""
    setup.setdefault("power", dict.fromkeys(SIDES, 9))
    return table(factions=SIDES, phase="doom", turn=2, **setup)


def test_key_and_gate_pays_power_and_doom():
    """O5: 2 Power at Gather, 1 Doom in the Doom phase."""
    m = doom_phase(units={OW: "yog_sothoth asia", YS: "acolyte europe"}, power={YS: 1})
    assert doom(m, OW) == 1 and doom(m, YS) == 0
    m = table(factions=SIDES, phase="gather", turn=2, units={OW: "yog_sothoth asia"}, power={})
    assert gained(m, OW, "gather") == 2


def test_key_and_gate_gives_doom_in_his_ritual():
    """O5: 1 Doom in his Ritual besides his Elder Sign."""
    m = doom_phase(units={OW: "yog_sothoth asia, acolyte europe"}, gates={"europe": OW}, draws=[2])
    skip_to_ritual(m)
    m.choose("ritual")
    assert doom(m, OW) == 2 + 2 and signs(m, OW) == [2]


def skip_to_ritual(match, side=OW):
    """Decline until the Ritual of a side is asked about."""
    while asked(match) != (side, "ritual"):
        match.choose("done")


def test_key_and_gate_may_share_an_area_with_a_gate():
    """O6: he is not in the way of a gate to be built, nor can he be taken or left."""
    m = opened(units={OW: "yog_sothoth asia, acolyte asia"})
    assert not {"control_gate", "abandon_gate"} & actions(m)
    m.choose("build_gate")
    assert keeper(m, "asia").startswith(OW)


def test_key_and_gate_is_an_ocean_gate():
    """O5: an ocean gate that exists, and an enemy-controlled one for Y'ha Nthlei."""
    gates = {"north_atlantic": "abandoned", "indian_ocean": "abandoned", "south_atlantic": "abandoned"}
    m = opened(units={OW: "yog_sothoth arctic_ocean"}, gates=gates)
    assert "gc_ocean_gates" in met(m, GC)
    m = table(factions=SIDES, phase="gather", turn=2, units={OW: "yog_sothoth arctic_ocean", GC: "cthulhu asia"},
              books={GC: "yha_nthlei"}, power={})  # fmt: skip
    assert gained(m, GC, "yha_nthlei") == 1


def test_key_and_gate_lets_cthulhu_awaken_in_the_south_pacific():
    """O5: a gate there, anybody's."""
    m = opened(GC, units={OW: "yog_sothoth south_pacific", GC: "acolyte asia"}, power={GC: 10, OW: 1, YS: 1})
    m.choose("awaken")
    assert place_of(m, GC, "cthulhu") == ["south_pacific"]


def test_key_and_gate_is_no_gate_free_area_for_the_king():
    """O5: the King in Yellow is not awakened where Yog-Sothoth stands."""
    m = opened(YS, units={OW: "yog_sothoth europe", YS: "acolyte europe"})
    assert "awaken" not in actions(m)


def test_key_and_gate_o6_is_no_controlled_gate_for_an_awakening():
    """O6: Hastur needs a gate that is controlled, where the King is."""
    m = opened(YS, units={OW: "yog_sothoth europe", YS: "acolyte asia, king_in_yellow europe"}, power={YS: 12, OW: 0})
    assert "awaken" not in actions(m)


# Requirements

EIGHT = ["africa", "arctic_ocean", "asia", "australia", "europe", "indian_ocean", "north_america", "north_atlantic"]
TEN = [*EIGHT, "north_pacific", "south_america"]


@pytest.mark.parametrize("count", [7, 8])
def test_ow_gates_8(count):
    """Requirement: 8 gates on the map, abandoned ones too."""
    m = opened(GC, units={OW: "acolyte antarctica"}, gates=dict.fromkeys(EIGHT[:count], "abandoned"), unpicked=True)
    assert ("ow_gates_8" in met(m, OW)) == (count == 8)


def test_ow_gates_8_counts_yog_sothoth():
    """7 gates and Yog-Sothoth: 8 gates."""
    m = opened(units={OW: f"{SPAWN} antarctica"}, gates=dict.fromkeys(EIGHT[:7], "abandoned"))
    m.choose("awaken")
    assert met(m, OW) == {"ow_gates_8", "ow_awaken"}


@pytest.mark.parametrize(("count", "enough"), [(9, False), (10, True)])
def test_ow_gates_12_are_ten_with_three_players(count, enough):
    """Requirement: 10 gates in games of 2 or 3 players."""
    m = opened(GC, units={OW: "acolyte antarctica"}, gates=dict.fromkeys(TEN[:count], "abandoned"), unpicked=True)
    assert ("ow_gates_12" in met(m, OW)) == enough


@pytest.mark.parametrize("count", [11, 12])
def test_ow_gates_12(count):
    """Requirement: 12 gates on the map with four players."""
    m = table(GC, factions=(GC, OW, YS, BG), map="earth_4_west3_east5", units={OW: "acolyte europe"}, unpicked=True)
    areas = m.rules.map.areas[:count]
    m = table(GC, factions=(GC, OW, YS, BG), map="earth_4_west3_east5", units={OW: "acolyte europe"}, unpicked=True,
              gates=dict.fromkeys(areas, "abandoned"))  # fmt: skip
    assert ("ow_gates_12" in met(m, OW)) == (count == 12)


@pytest.mark.parametrize(("second", "enough"), [(OW, False), (YS, True), (GC, True)])
def test_ow_areas_with_gates_that_enemies_control(second, enough):
    """Requirement, O11: own units in 2 areas with enemy-controlled gates; they may be one enemy's."""
    units = {OW: "acolyte asia africa europe", YS: "acolyte africa europe", GC: "acolyte africa"}
    m = opened(GC, units=units, gates={"europe": YS, "africa": second, "asia": "abandoned"}, unpicked=True)
    assert ("ow_areas" in met(m, OW)) == enough


def test_ow_great_shares_an_area_with_an_enemy_great_old_one():
    """Requirement, O10: an enemy walking in earns it as well."""
    m = opened(GC, units={OW: "yog_sothoth asia", GC: "cthulhu indian_ocean", YS: "acolyte europe"})
    assert "ow_great" not in met(m, OW)
    play(m, "move", {"area": "asia"})
    assert "ow_great" in met(m, OW)


def test_ow_great_is_not_earned_alone():
    """His own Great Old One is none of an enemy's."""
    assert "ow_great" not in met(opened(units={OW: "yog_sothoth asia, acolyte asia"}), OW)


@pytest.mark.parametrize(("face", "lost"), [(6, True), (4, False)])
def test_ow_loss_in_a_battle(face, lost):
    """Requirement: lose one of his units in a battle."""
    m = battle(units={OW: "abomination europe", YS: "byakhee europe, acolyte asia"}, dice=[1, 1, face, 1])
    skip_battle(m)
    assert ("ow_loss" in met(m, OW)) == lost


def skip_battle(match):
    """Answer with the first option until the battle is over."""
    while match.state_dict()["battle"]:
        match.answer(match.decision.default or match.decision.options[0])


def test_ow_loss_o9_by_devour():
    """O9: Eliminated between declaration and the end counts."""
    m = battle(GC, slot=GC, units={OW: "mutant europe*2", GC: "cthulhu europe"}, dice=[1] * 10)
    play(m, "devour")
    skip_battle(m)
    assert "ow_loss" in met(m, OW)


def test_ow_loss_o9_not_by_a_promotion():
    """O9: The Million Favored Ones replace and lose nothing."""
    m = battle(books={OW: "million_favored_ones"}, units={OW: "mutant europe", YS: "acolyte europe asia"}, dice=[1])
    play(m, {"unit": "mutant"})
    assert place_of(m, OW, "abomination") == ["europe"] and "ow_loss" not in met(m, OW) - {"ow_gates_8"}


def test_ow_loss_o9_counts_who_comes_back_as_another():
    """O9: who was lost and comes back in the same battle by a promotion was lost nevertheless."""
    m = battle(
        books={OW: "million_favored_ones"},
        requirements={OW: "ow_awaken"},
        units={OW: "acolyte europe, mutant europe*4", YS: "byakhee europe, acolyte asia"},
        dice=[1, 1, 1, 1, 6, 1],
    )
    m.choose(unit="mutant")
    assert asked(m) == (OW, "million_favored_ones")
    m.choose(unit="acolyte")
    m.choose("done")
    assert "ow_loss" in met(m, OW)


# Channel Power


def test_channel_power_rolls_blank_dice_again():
    """1 Power: all dice again that were neither Kill nor Pain."""
    m = battle(books={OW: "channel_power"}, units={OW: f"{SPAWN} europe", YS: "acolyte europe*3"}, dice=[6, 1, 4, 6])
    assert asked(m) == (OW, "channel_power")
    m.choose("yes")
    assert power(m, OW) == 7 and events(m, "rerolled") == [(NUMBER, 6, 6, 4)]
    assert place_of(m, YS, "acolyte") == ["europe"]


def test_channel_power_again_and_again():
    """As long as he has Power and such dice."""
    m = battle(books={OW: "channel_power"}, units={OW: "mutant europe", YS: "acolyte europe*3"}, dice=[1, 2, 3, 5],
               power={OW: 4, YS: 1, GC: 1})  # fmt: skip
    play(m, "yes", "yes", "yes")
    assert power(m, OW) == 0 and asked(m)[1] != "channel_power"
    m = battle(books={OW: "channel_power"}, units={OW: "mutant europe", YS: "acolyte europe*3"}, dice=[1, 2],
               power={OW: 2, YS: 1, GC: 1})  # fmt: skip
    m.choose("yes")
    assert power(m, OW) == 0 and asked(m)[1] != "channel_power"


def test_channel_power_o12_comes_when_both_have_rolled():
    """O12: he may wait for the enemy's dice, attacking or defending; nothing is asked without blank dice."""
    units = {OW: "mutant europe", YS: "byakhee europe"}
    m = battle(slot=YS, enemy=OW, books={OW: "channel_power"}, units=units, dice=[1, 1, 3])
    assert asked(m) == (OW, "channel_power") and dice_rolled(m) == {YS: 2, OW: 1}
    m = battle(books={OW: "channel_power"}, units=units, dice=[4, 1, 3])
    assert asked(m)[1] != "channel_power"


def test_channel_power_can_be_left():
    """He may."""
    m = battle(books={OW: "channel_power"}, units={OW: "mutant europe", YS: "acolyte europe"}, dice=[1])
    m.choose("no")
    assert power(m, OW) == 8 and not events(m, "rerolled")


# Dragon Ascending


def ascended(match, enemy):
    """Dragon Ascending, by the Power of an enemy."""
    match.reveal(NUMBER, [ANY_MOMENT + SIDE_NUMBER[enemy]])


def test_dragon_ascending_equals_an_enemys_power():
    """Once, at any moment, in another's slot: his Power becomes that of an enemy."""
    m = opened(GC, books={OW: "dragon_ascending"}, units={GC: "acolyte asia"}, power={GC: 7, OW: 0, YS: 5})
    ascended(m, GC)
    assert power(m, OW) == 7 and power(m, GC) == 7 and asked(m) == (GC, "action")
    assert not moments(m.position, NUMBER)


def test_dragon_ascending_o13_brings_slots_again():
    """O13: at 0 in the Action phase he has slots again from his next place."""
    m = opened(GC, books={OW: "dragon_ascending"}, units={GC: "acolyte asia", OW: "acolyte europe"},
               power={GC: 3, OW: 0, YS: 5})  # fmt: skip
    ascended(m, YS)
    m.choose("pass")
    assert asked(m) == (OW, "action")


def test_dragon_ascending_o13_inside_a_battle():
    """O13: in the middle of a battle."""
    m = battle(books={OW: "channel_power dragon_ascending"}, units={OW: "mutant europe", YS: "acolyte europe"},
               dice=[1, 2, 2, 2], power={OW: 2, YS: 5, GC: 1})  # fmt: skip
    ascended(m, YS)
    play(m, "yes", "yes")
    assert power(m, OW) == 3 and asked(m) == (OW, "channel_power")


def test_dragon_ascending_o13_may_lower_his_power():
    """O13: allowed and senseless; not where a price of his may still be paid."""
    m = opened(books={OW: "dragon_ascending"}, units={OW: "acolyte asia"}, power={GC: 0, OW: 5, YS: 2})
    m.choose("move")
    with pytest.raises(IllegalAnswer):
        ascended(m, YS)
    m = opened(GC, books={OW: "dragon_ascending"}, units={GC: "acolyte asia"}, power={GC: 1, OW: 5, YS: 2})
    ascended(m, YS)
    assert power(m, OW) == 2


def test_dragon_ascending_o13_before_the_first_player_is_chosen():
    """O13: in any phase; whoever has most Power by it goes first."""
    setup = {"books": {OW: "dragon_ascending"}, "phase": "first_player", "turn": 2, "first_player": GC}
    m = table(factions=SIDES, power={GC: 9, YS: 9, OW: 3}, **setup)
    play(m, "done")
    assert asked(m) == (GC, "first_player") and offered(m, "side") == [GC, YS]
    ascended(m, YS)
    assert asked(m) == (GC, "first_player") and offered(m, "side") == [GC, OW, YS]


def test_dragon_ascending_not_while_pledges_are_made():
    """Pledges are of what everybody has when the die falls."""
    m = table(CC, factions=(CC, OW, YS), books={OW: "dragon_ascending", CC: "thousand_forms"},
              units={CC: "nyarlathotep europe", YS: "acolyte asia"}, power={CC: 9, OW: 3, YS: 4}, dice=[4])  # fmt: skip
    m.choose("thousand_forms")
    assert asked(m)[1] == "pledge" and not moments(m.position, NUMBER)


def test_dragon_ascending_needs_the_book():
    """Without the book there is nothing to do at any moment."""
    m = opened(GC, units={GC: "acolyte asia"}, power={GC: 7, OW: 0, YS: 5})
    assert not moments(m.position, NUMBER)


def test_dragon_ascending_is_kept_turned_over():
    """After use it still counts as a book; a save knows that it has been used."""
    m = opened(GC, books={OW: "dragon_ascending"}, units={GC: "acolyte asia"}, power={GC: 7, OW: 0, YS: 5})
    ascended(m, GC)
    state = m.state_dict()
    assert state["books"][OW] == ["dragon_ascending"] and state["flags"] == ["dragon_ascending_used"]


# Dragon Descending


def test_dragon_descending_doubles_the_gates_of_a_ritual():
    """With 4 gates and Yog-Sothoth: 5 at the start of the phase, 10 and 1 Elder Sign by the Ritual."""
    areas = ["africa", "asia", "europe", "australia"]
    m = doom_phase(units={OW: {"acolyte": areas, "yog_sothoth": ["asia"]}}, gates=dict.fromkeys(areas, OW),
                   books={OW: "dragon_descending"}, draws=[1])  # fmt: skip
    assert doom(m, OW) == 5
    skip_to_ritual(m)
    m.choose("dragon_descending")
    assert doom(m, OW) == 15 and signs(m, OW) == [1] and m.state_dict()["flags"] == ["dragon_descending_used"]


def test_dragon_descending_is_used_once_and_may_be_kept():
    """A plain Ritual does not use it; once used it is not offered again."""
    setup = {"units": {OW: "acolyte asia"}, "gates": {"asia": OW}}
    m = doom_phase(books={OW: "dragon_descending"}, **setup)
    skip_to_ritual(m)
    assert actions(m) == {"ritual", "dragon_descending", "done"}
    m.choose("ritual")
    assert doom(m, OW) == 2 and "dragon_descending_used" not in m.state_dict()["flags"]
    m = doom_phase(books={OW: "dragon_descending"}, flags=["dragon_descending_used"], **setup)
    skip_to_ritual(m)
    assert actions(m) == {"ritual", "done"}


# They Break Through


def test_they_break_through_at_enemy_and_abandoned_gates():
    """He may Summon at enemy-controlled and abandoned gates, wherever his units are."""
    setup = {"units": {OW: "acolyte asia", YS: "acolyte europe"}, "gates": {"europe": YS, "africa": "abandoned"}}
    assert "summon" not in actions(opened(**setup))
    m = opened(books={OW: "they_break_through"}, **setup)
    play(m, "summon", {"unit": "mutant"})
    assert offered(m, "area") == ["africa", "europe"]


# The Million Favored Ones


def favored(units, dice, **setup):
    """A battle in Europe after which units may be replaced."""
    return battle(books={OW: "million_favored_ones"}, units=units, dice=dice, **setup)


def test_million_favored_ones_each_once():
    """Three Acolytes, a Mutant, an Abomination survive a battle: 3 Mutants, an Abomination, a Spawn."""
    m = favored({OW: "acolyte europe*3, mutant europe, abomination europe", YS: "acolyte europe"}, [1, 1, 1])
    play(m, {"unit": "acolyte"}, {"unit": "acolyte"}, {"unit": "abomination"}, {"unit": "mutant"}, {"unit": "acolyte"})
    assert units_in(m, "europe") == {
        f"{OW}/mutant": 3, f"{OW}/abomination": 1, f"{OW}/{SPAWN}": 1, f"{YS}/acolyte": 1,
    }  # fmt: skip
    assert place_of(m, OW, "acolyte") == [] and asked(m)[1] != "million_favored_ones"


def test_million_favored_ones_a_spawn_becomes_all_mutants():
    """A Spawn with four Mutants in the pool becomes four; after the next battle three become Abominations."""
    m = favored({OW: f"{SPAWN} europe", YS: "acolyte europe"}, [1] * 3 + [1] * 4)
    m.choose(unit=SPAWN)
    assert units_in(m, "europe") == {f"{OW}/mutant": 4, f"{YS}/acolyte": 1}
    assert asked(m)[1] != "million_favored_ones"
    m = favored({OW: "mutant europe*4", YS: "acolyte europe"}, [1] * 4)
    play(m, *[{"unit": "mutant"}] * 3)
    assert units_in(m, "europe") == {f"{OW}/mutant": 1, f"{OW}/abomination": 3, f"{YS}/acolyte": 1}
    assert asked(m)[1] != "million_favored_ones"


def test_million_favored_ones_o15_who_retreated_is_replaced_where_it_is():
    """O15: units that retreated are replaced where they now are."""
    m = favored({OW: "mutant europe", YS: "byakhee europe"}, [1, 4, 1])
    m.choose(area="asia")
    play(m, {"unit": "mutant"})
    assert place_of(m, OW, "abomination") == ["asia"]


def test_million_favored_ones_o15_the_pool_limits():
    """O15: a piece that has just come back can be used for the next unit, a new one is not replaced again."""
    m = favored({OW: "acolyte europe, mutant europe*4", YS: "acolyte europe"}, [1] * 4)
    assert kinds(m) == ["mutant"]
    m.choose(unit="mutant")
    assert kinds(m) == ["acolyte", "mutant"]
    play(m, {"unit": "acolyte"}, {"unit": "mutant"}, {"unit": "mutant"})
    assert units_in(m, "europe") == {f"{OW}/mutant": 2, f"{OW}/abomination": 3, f"{YS}/acolyte": 1}
    assert asked(m)[1] != "million_favored_ones"


def test_million_favored_ones_o15_a_keeper_leaves_his_gate():
    """O15: Mutants keep no gates; nobody is Killed or Eliminated."""
    m = favored({OW: "acolyte europe, mutant europe", YS: "acolyte europe"}, [1], gates={"europe": OW})
    m.choose(unit="acolyte")
    assert keeper(m, "europe") == "abandoned" and not events(m, "eliminated")


def test_million_favored_ones_o15_not_for_the_exempted():
    """O15: who was exempted was not in the battle."""
    m = battle(CC, slot=CC, factions=(CC, OW, YS), books={OW: "million_favored_ones", CC: "invisibility"},
               units={OW: "mutant europe, acolyte europe", CC: "flying_polyp europe"}, dice=[1])  # fmt: skip
    play(m, "invisibility", {"unit": "mutant"})
    assert asked(m) == (OW, "million_favored_ones") and kinds(m) == ["acolyte"]


def test_million_favored_ones_only_after_a_battle_of_his():
    """Others' battles replace nothing."""
    m = battle(YS, slot=GC, books={OW: "million_favored_ones"},
               units={OW: "mutant europe", GC: "shoggoth europe", YS: "acolyte europe"}, dice=[1, 1])  # fmt: skip
    assert asked(m)[1] != "million_favored_ones" and "million_favored_ones" not in str(events(m, "ability"))


@pytest.mark.parametrize(("edition", "replaced"), [("first", True), ("later", False)])
def test_million_favored_ones_o16_after_a_battle_that_ended_in_the_pre_battle(edition, replaced):
    """O16: in the later edition nothing of this; in the first one survivors may be replaced."""
    m = battle(CC, factions=(CC, OW, YS), edition=edition, books={OW: "million_favored_ones", CC: "abduct"},
               units={OW: "mutant europe, acolyte europe", CC: "nightgaunt europe, acolyte asia"})  # fmt: skip
    play(m, "abduct", {"unit": "acolyte"})
    assert (asked(m) == (OW, "million_favored_ones")) == replaced


# Dread Curse of Azathoth


def curse(dice, units, area="europe", **setup):
    """A Dread Curse in an area."""
    setup.setdefault("books", {OW: "dread_curse"})
    m = opened(units=units, dice=dice, **setup)
    m.choose("dread_curse")
    if asked(m) == (OW, "curse_area"):
        m.choose(area=area)
    return m


def test_dread_curse_rolls_for_abominations_and_spawn():
    """3 Abominations and 2 Spawn, wherever they stand: 5 dice for 2 Power."""
    units = {OW: f"abomination asia*3, {SPAWN} africa*2, mutant asia, yog_sothoth asia", YS: "acolyte europe*6"}
    m = curse([6, 6, 6, 1, 1], units)
    assert len(place_of(m, YS, "acolyte")) == 3 and power(m, OW) == 7


def test_dread_curse_one_kill_fells_a_starspawn():
    """No battle ability works: one Kill fells a Starspawn, Nyarlathotep dies of it."""
    m = curse([6], {OW: "abomination asia", GC: "starspawn europe"}, books={OW: "dread_curse", GC: "regenerate"})
    assert place_of(m, GC, "starspawn") == []
    m = curse([6], {OW: "abomination asia", CC: "nyarlathotep europe"}, factions=(CC, OW, YS),
              books={OW: "dread_curse", CC: "emissary"})  # fmt: skip
    assert place_of(m, CC, "nyarlathotep") == [] and asked(m)[1] != "emissary"


def test_dread_curse_he_chooses_where_the_pained_go():
    """Cthulhu pained into an area full of enemies: the normal limits do not hold."""
    m = curse([4], {OW: "abomination asia, acolyte africa", GC: "cthulhu europe",
                    YS: "byakhee north_atlantic*4"})  # fmt: skip
    assert asked(m) == (OW, "curse_flight")
    m.choose(area="north_atlantic")
    assert place_of(m, GC, "cthulhu") == ["north_atlantic"]


def test_dread_curse_owners_say_who_takes_what():
    """Each owner says which of his units takes which."""
    m = curse([6, 4], {OW: "abomination asia*2", YS: "acolyte europe, undead europe, byakhee europe"})
    assert asked(m) == (YS, "curse_kill") and kinds(m) == ["acolyte", "byakhee", "undead"]
    m.choose(unit="undead")
    assert asked(m) == (YS, "curse_pain") and kinds(m) == ["acolyte", "byakhee"]
    m.choose(unit="acolyte")
    assert asked(m) == (OW, "curse_flight")
    m.choose(area="asia")
    assert units_in(m, "europe") == {"yellow_sign/byakhee": 1} and place_of(m, YS, "acolyte") == ["asia"]


def test_dread_curse_he_divides_among_the_enemies_there():
    """He divides Kills and Pains; what all there have room for must be given."""
    m = curse([6, 6, 4], {OW: "abomination asia*3", YS: "acolyte europe", GC: "deep_one europe*2"})
    assert asked(m) == (OW, "curse_kills") and offered(m, "number") == [0, 1]
    m.choose(number=1)
    assert place_of(m, YS, "acolyte") == [] and asked(m) == (OW, "curse_flight")
    m.choose(area="asia")
    assert place_of(m, GC, "deep_one") == ["asia"]


def test_dread_curse_o14_surplus_is_lost_kills_first():
    """O14: one result per unit, Kills first, surplus lost."""
    m = curse([6, 6, 4, 4], {OW: f"abomination asia*3, {SPAWN} asia", YS: "acolyte europe*3"})
    assert asked(m)[1] in ("curse_kill", "curse_flight")
    while asked(m)[1].startswith("curse"):
        m.answer(m.decision.options[0])
    assert len(place_of(m, YS, "acolyte")) == 1 and "europe" not in place_of(m, YS, "acolyte")


def test_dread_curse_o14_passion_pays():
    """O14: Passion is no battle ability and pays."""
    m = curse([6], {OW: "abomination asia", YS: "acolyte europe"}, books={OW: "dread_curse", YS: "passion"})
    assert gained(m, YS, "passion") == 1


def test_dread_curse_o14_is_no_battle():
    """O14: it uses up no battle of the area and earns no battle requirement."""
    m = curse([1], {OW: "abomination europe", YS: "acolyte europe"}, books={OW: "dread_curse"})
    assert m.state_dict()["battle"] is None and "ow_loss" not in met(m, OW) - {"ow_gates_8"}
    assert not events(m, "battle")


def test_dread_curse_o14_needs_an_enemy_and_a_die():
    """O14: the area needs an enemy unit; without Abominations and Spawn there is no die."""
    units = {OW: "abomination asia, mutant africa", YS: "acolyte europe asia"}
    m = opened(books={OW: "dread_curse"}, units=units)
    m.choose("dread_curse")
    assert offered(m, "area") == ["asia", "europe"]
    units[OW] = "mutant africa"
    assert "dread_curse" not in actions(opened(books={OW: "dread_curse"}, units=units))


def test_dread_curse_harbinger_and_madness_do_not_work():
    """O14: neither pays nor chooses."""
    m = curse([4], {OW: "abomination asia", CC: "nyarlathotep europe", YS: "acolyte asia"}, factions=(CC, OW, YS),
              books={OW: "dread_curse", CC: "madness"})  # fmt: skip
    assert asked(m) == (OW, "curse_flight")


# Beside others


def test_yog_sothoth_pays_harbinger_three():
    """Harbinger: half of 6, in Power, when he is Killed or Pained."""
    m = battle(CC, slot=CC, factions=(CC, OW, YS), books={CC: "abduct"},
               units={OW: "yog_sothoth europe", CC: "nyarlathotep europe, acolyte asia"},
               dice=[6, 1, 1, 1])  # fmt: skip
    assert asked(m) == (CC, "harbinger") and m.options("power", number=3)


def test_yog_sothoth_keeps_emissary_from_working():
    """Beside an enemy Great Old One a Kill on Nyarlathotep stays a Kill."""
    m = battle(CC, factions=(CC, OW, YS), books={CC: "emissary"}, dice=[1, 6, 1, 1],
               units={OW: "yog_sothoth europe", CC: "nyarlathotep europe, acolyte asia"})  # fmt: skip
    assert place_of(m, CC, "nyarlathotep") == [] and "emissary" not in str(events(m, "ability"))


def test_beyond_one_is_no_loss_for_passion():
    """Passion pays for nothing that is only carried."""
    m = opened(units={OW: "abomination europe", YS: "acolyte europe"}, gates={"europe": YS}, books={YS: "passion"})
    play(m, "beyond_one", {"area": "africa"})
    assert gained(m, YS, "passion") == 0


@pytest.mark.parametrize(("action", "field"), [("beyond_one", "beyond_one_area"), ("dread_curse", "curse_area")])
def test_ice_age_taxes_where_beyond_one_and_dread_curse_end(action, field):
    """Whoever ends an action there pays 1 more."""
    m = table(OW, factions=(GC, OW, "windwalker"), power={GC: 3, OW: 9, "windwalker": 3},
              books={OW: "dread_curse", "windwalker": "ice_age"}, gates={"europe": "abandoned"}, dice=[1],
              units={OW: "abomination europe", GC: "acolyte asia", "windwalker": "acolyte antarctica"},
              notes={"ice_age": "asia"})  # fmt: skip
    m.choose(action)
    assert asked(m) == (OW, field)
    m.choose(area="asia")
    assert power(m, OW) == 9 - (1 if action == "beyond_one" else 2) - 1


@pytest.mark.parametrize("beside", [False, True])
def test_yog_sothoth_o7_is_replaced_by_ithaqua_where_he_is_the_only_gate(beside):
    """O7: he is eliminated and replaced; with an ordinary gate there too, that one goes."""
    m = table("windwalker", factions=(GC, OW, "windwalker"), power={GC: 3, OW: 3, "windwalker": 9},
              requirements={"windwalker": "ww_rhan_tegoth"}, books={"windwalker": "howl"},
              gates={"antarctica": "abandoned"} if beside else {},
              units={OW: "yog_sothoth antarctica", GC: "acolyte asia",
                     "windwalker": "acolyte arctic_ocean, rhan_tegoth arctic_ocean"})  # fmt: skip
    play(m, "awaken")
    while place_of(m, "windwalker", "ithaqua") == []:
        m.choose(area="antarctica")
    assert (place_of(m, OW, "yog_sothoth") == ["antarctica"]) == beside and keeper(m, "antarctica") is None


# How it is told


def told(match):
    """The chronicle of the match so far, without markup."""
    return [plain(line.text) for line in chronicle(match.rules, match.events)]


def test_beyond_one_is_told_in_a_line():
    m = opened(units={OW: "abomination europe", YS: "acolyte europe"}, gates={"europe": YS})
    play(m, "beyond_one", {"area": "africa"})
    line = ("Opener of the Way carries the gate from Europe to Africa with an Abomination, "
            "and an Acolyte of Yellow Sign on it.")  # fmt: skip
    assert line in told(m)


def test_beyond_one_with_its_own_keeper_is_told_without_naming_itself_twice():
    m = opened(units={OW: "abomination europe, acolyte europe"}, gates={"europe": OW})
    play(m, "beyond_one", {"area": "africa"})
    assert "Opener of the Way carries the gate from Europe to Africa with an Abomination, its keeper on it." in told(m)


def test_dread_curse_is_told_in_a_line():
    m = curse([6, 4], {OW: "abomination asia*2", YS: "undead europe*2"})
    m.choose(area="asia")
    curses = "Opener of the Way curses Europe: 1 Kill, 1 Pain."
    assert f"{curses} Eliminated: an Undead. Retreat: an Undead to Asia." in told(m)


def test_million_favored_ones_are_told_in_a_line():
    m = favored({OW: "mutant europe*2", YS: "acolyte europe"}, [1, 1])
    play(m, {"unit": "mutant"}, {"unit": "mutant"})
    assert "Opener of the Way turns 2 Mutants into 2 Abominations." in told(m)


def test_dragon_descending_is_told_before_its_ritual():
    m = doom_phase(books={OW: "dragon_descending"}, units={OW: "acolyte asia"}, gates={"asia": OW})
    skip_to_ritual(m)
    m.choose("dragon_descending")
    assert any("double Doom" in line for line in told(m)) and any("2 Doom" in line for line in told(m))
