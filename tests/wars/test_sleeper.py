"""Sleeper: its units, Death from Below, Lethargy, requirements, Burrow, Capture Monster and Demand Sacrifice."""

import pytest
from looking import asked, dice_rolled, events, gained, kinds, met, offered, power, signs
from table import BG, CC, GC, YS, actions, fight, place_of, play, table, units_in

from game.api import new_match
from game.engine.lines import complete_actions
from game.games.wars.bots.greedy import never_wise
from game.games.wars.rules.odds import battle_odds, tickable
from game.games.wars.rules.units import SIDE_NUMBER
from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.words.tableview import read_table

SL = "sleeper"
THREE = (SL, GC, YS)
WITH_GOAT = (SL, BG, GC)
SIDE = SIDE_NUMBER[SL]


def sleeper(slot=SL, **setup):
    """A match of three with Sleeper; Power 9 each."""
    factions = setup.setdefault("factions", THREE)
    setup["power"] = dict.fromkeys(factions, 9) | setup.get("power", {})
    return table(slot, **setup)


def battle(enemy=YS, area="europe", slot=SL, **setup):
    """The faction to act has declared a battle."""
    match = sleeper(slot, **setup)
    fight(match, area, enemy)
    return match


# Units


@pytest.mark.parametrize(
    ("kind", "count", "cost"), [("wizard", 2, 1), ("serpent_man", 3, 2), ("formless_spawn", 4, 3)]
)
def test_sleeper_monster_cost(kind, count, cost):
    """Each Monster has its number in the box and its cost."""
    m = sleeper(units={SL: "acolyte europe"}, gates={"europe": SL})
    assert len(m.state_dict()["units"][SL][kind]) == count
    play(m, "summon", {"unit": kind})
    assert place_of(m, SL, kind) == ["europe"] and power(m, SL) == 9 - cost


@pytest.mark.parametrize(("kind", "dice"), [("wizard", 0), ("serpent_man", 2)])
def test_sleeper_monster_combat(kind, dice):
    """Two Serpent Men roll two dice, two Wizards none."""
    m = battle(GC, slot=GC, units={SL: {kind: ["europe"] * 2}, GC: "starspawn europe"}, dice=[1] * (3 + dice))
    assert dice_rolled(m)[SL] == dice


def test_sleeper_starts_in_north_america_west():
    """North America, on a western half for five North America West."""
    for factions, board, area in (
        (THREE, None, "north_america"),
        ((*THREE, BG), "earth_4_west3_east5", "north_america"),
        ((*THREE, BG), "earth_4_west5_east3", "north_america_west"),
    ):
        m = new_match("wars", factions=factions, map=board, seed=1)
        assert units_in(m, area) == {f"{SL}/acolyte": 6}


def test_formless_spawn_two_and_tsathoggua_roll_three_each():
    """Each: the number of Formless Spawn on the map, and 1 with Tsathoggua on the map, wherever they are."""
    units = {SL: "formless_spawn europe asia, tsathoggua asia", YS: "undead europe"}
    assert dice_rolled(battle(units=units, dice=[1] * 3)) == {SL: 3, YS: 0}
    both = {SL: "formless_spawn europe*2, tsathoggua asia", YS: "undead europe"}
    assert dice_rolled(battle(units=both, dice=[1] * 6)) == {SL: 6, YS: 0}


def test_formless_spawn_four_and_tsathoggua_roll_five_each():
    """Four of them and he on the map: 5 dice each."""
    units = {SL: "formless_spawn europe*4, tsathoggua asia", YS: "undead europe"}
    assert dice_rolled(battle(units=units, dice=[1] * 20))[SL] == 20


def test_formless_spawn_alone_rolls_one():
    """One of them without him: one die."""
    m = battle(units={SL: "formless_spawn europe", YS: "undead europe"}, dice=[1])
    assert dice_rolled(m)[SL] == 1


@pytest.mark.parametrize(("left", "dice"), [(9, 9), (2, 2), (1, 2), (0, 2)])
def test_s7_tsathoggua_rolls_the_enemys_power_at_least_two(left, dice):
    """The enemy's Power at the roll, at least 2."""
    m = battle(units={SL: "tsathoggua europe", YS: "undead europe"}, power={YS: left}, dice=[1] * dice)
    assert dice_rolled(m)[SL] == dice


def test_s7_tsathoggua_rolls_what_the_attacker_has_left():
    """An attacker with 4 Power has paid 1 for the battle: 3 dice."""
    m = battle(
        SL, slot=YS, units={SL: "tsathoggua europe", YS: "undead europe*2"}, power={YS: 4}, dice=[1] * 4, draws=[1]
    )
    assert dice_rolled(m) == {YS: 1, SL: 3}


# Awakening


def test_awaken_tsathoggua_beside_a_formless_spawn():
    """8 Power; he appears in an area with a Formless Spawn; no gate is needed and the Spawn stays."""
    m = sleeper(units={SL: "formless_spawn europe asia, acolyte africa"}, gates={"africa": SL})
    m.choose("awaken")
    assert offered(m, "area") == ["asia", "europe"]
    m.choose(area="asia")
    assert power(m, SL) == 1 and units_in(m, "asia") == {f"{SL}/formless_spawn": 1, f"{SL}/tsathoggua": 1}


def test_awaken_tsathoggua_not_without_a_formless_spawn_on_the_map():
    """None on the map: he sleeps on."""
    m = sleeper(units={SL: "acolyte africa"}, gates={"africa": SL})
    assert "awaken" not in actions(m)


def test_sl_awaken_by_awakening_tsathoggua():
    """Requirement: awaken Tsathoggua."""
    m = sleeper(units={SL: "formless_spawn europe"})
    m.choose("awaken")
    assert met(m, SL) == {"sl_awaken"} and asked(m) == (SL, "book")


# Death from Below


def doom_phase(edition="later", **setup):
    """The Doom phase of the second turn begins, Sleeper first."""
    setup = {"turn": 2, "first_player": SL, "power": {SL: 0, GC: 0, YS: 1}} | setup
    setup["books"] = {GC: "absorb"} | setup.get("books", {})
    return sleeper(None, edition=edition, phase="doom", requirements={GC: ["gc_first_doom"]}, **setup)


@pytest.mark.parametrize("edition", ["first", "later"])
@pytest.mark.parametrize(
    ("out", "comes"),
    [
        ("", "wizard"),
        ("wizard europe", "wizard"),
        ("wizard europe*2", "serpent_man"),
        ("wizard europe*2, serpent_man europe*3", "formless_spawn"),
    ],
)
def test_death_from_below_brings_the_cheapest_monster_of_the_pool(edition, out, comes):
    """Wizards first; both out: a Serpent Man; all cheaper ones out: a Formless Spawn. It is free."""
    units = {SL: "acolyte asia" + (f", {out}" if out else "")}
    m = doom_phase(edition, units=units)
    if m.decision.kind == "death_area":
        m.choose(area="asia")
    assert units_in(m, "asia").get(f"{SL}/{comes}") == 1 and power(m, SL) == 0


def test_death_from_below_any_area_with_a_unit_of_its_own():
    """He chooses among the areas where he stands, gate or none."""
    m = doom_phase(units={SL: "acolyte asia africa", GC: "acolyte europe"})
    assert asked(m) == (SL, "death_area") and offered(m, "area") == ["africa", "asia"]


def test_s3_death_from_below_not_without_a_unit_on_the_map():
    """No unit on the map, no placing."""
    m = doom_phase(units={GC: "acolyte europe"})
    assert m.state_dict()["phase"] == "action" and place_of(m, SL, "wizard") == []


def test_s3_death_from_below_serpent_men_on_cards_are_not_in_the_pool():
    """Both Wizards out and all Serpent Men away or out: a Formless Spawn."""
    m = doom_phase(
        units={SL: "acolyte asia, wizard asia*2, serpent_man submerged asia*2"}, notes={"sorcery": [GC]}, power={SL: 9}
    )
    m.choose("death_from_below")
    assert units_in(m, "asia")[f"{SL}/formless_spawn"] == 1


def test_s3_death_from_below_and_the_serpent_men_in_either_order():
    """He chooses which comes first, before or after his Ritual."""
    m = doom_phase(
        units={SL: "acolyte asia, serpent_man submerged"},
        notes={"sorcery": [GC]},
        power={SL: 9},
        books={SL: "ancient_sorcery"},
    )
    assert actions(m) == {"ritual", "death_from_below", "ancient_sorcery", "done"}
    play(m, "ancient_sorcery", {"area": "europe"}, "ritual", {"book": "burrow"})
    assert asked(m) == (SL, "death_area")
    assert offered(m, "area") == ["asia", "europe"]


# Lethargy


def test_lethargy_costs_nothing_and_is_the_action():
    """Tsathoggua in play: nothing happens, and the turn goes on to the next."""
    m = sleeper(units={SL: "tsathoggua europe", GC: "acolyte asia"})
    m.choose("lethargy")
    assert power(m, SL) == 9 and asked(m)[0] != SL


def test_lethargy_needs_tsathoggua_in_play():
    """Without him it is not offered."""
    assert "lethargy" not in actions(sleeper(units={SL: "acolyte europe"}))


def test_s4_lethargy_needs_an_enemy_who_can_still_act():
    """Nobody else has Power: he must do something or pass."""
    alone = sleeper(units={SL: "tsathoggua europe"}, power={GC: 0, YS: 0})
    assert "lethargy" not in actions(alone) and "pass" in actions(alone)
    assert "lethargy" in actions(sleeper(units={SL: "tsathoggua europe"}, power={GC: 0, YS: 1}))


def test_s4_lethargy_any_number_of_times():
    """Again in the next slot of the same phase."""
    m = sleeper(units={SL: "tsathoggua europe", GC: "acolyte asia*2", YS: "acolyte africa"}, power={YS: 0})
    for _ in range(2):
        m.choose("lethargy")
        assert asked(m) == (GC, "action")
        m.choose("recruit")
    assert power(m, SL) == 9 and "lethargy" in actions(m)


def test_s4_lethargy_unlimited_actions_stay_possible():
    """A gate is taken in the same slot, before or after."""
    m = sleeper(units={SL: "tsathoggua europe, acolyte europe", GC: "acolyte asia"}, gates={"europe": "abandoned"})
    play(m, "lethargy", "control_gate")
    assert m.state_dict()["gates"]["europe"] == f"{SL}/acolyte/0"


# Requirements


def test_sl_give_3_another_faction_gains_three():
    """As an action pay 3, and another faction of his choice gains 3 Power."""
    m = sleeper(units={SL: "acolyte europe"}, power={GC: 1, YS: 1})
    m.choose("sl_give_3")
    assert offered(m, "side") == [GC, YS]
    m.choose(side=YS)
    assert (power(m, SL), power(m, GC), power(m, YS)) == (6, 1, 4) and met(m, SL) == {"sl_give_3"}


def test_sl_give_3_to_a_faction_of_the_other_person():
    """Of two persons with two factions each: not to his own other one, as with the Yellow Sign's Doom."""
    every = dict.fromkeys((SL, GC, YS, BG), 5)
    m = table(SL, factions=((SL, GC), (YS, BG)), units={SL: "acolyte europe"}, power=every)
    m.choose("sl_give_3")
    assert offered(m, "side") == [BG, YS]


def test_sl_give_all_every_other_faction_gains_one():
    """As an action pay 3, and every other faction gains 1 Power; at 0 that gives it slots again (S5)."""
    m = sleeper(units={SL: "acolyte europe", GC: "acolyte asia"}, power={GC: 0, YS: 2})
    m.choose("sl_give_all")
    assert (power(m, SL), power(m, GC), power(m, YS)) == (6, 1, 3) and met(m, SL) == {"sl_give_all"}


def test_sl_take_all_every_other_faction_loses_one_s5_nobody_below_nothing():
    """As an action pay 3, and every other faction loses 1 Power; at 0 there is nothing to lose."""
    m = sleeper(units={SL: "acolyte europe"}, power={GC: 0, YS: 2})
    m.choose("sl_take_all")
    assert (power(m, SL), power(m, GC), power(m, YS)) == (6, 0, 1) and met(m, SL) == {"sl_take_all"}


@pytest.mark.parametrize("name", ["sl_give_3", "sl_give_all", "sl_take_all"])
def test_sl_payments_once_each_and_only_with_three_power(name):
    """Once each, and only with 3 Power."""
    assert name not in actions(sleeper(units={SL: "acolyte europe"}, power={SL: 2}))
    assert name in actions(sleeper(units={SL: "acolyte europe"}, power={SL: 3}))
    done = sleeper(units={SL: "acolyte europe"}, requirements={SL: name}, books={SL: "burrow"})
    assert name not in actions(done)


def test_sl_dice_six_dice_at_once():
    """Roll 6 or more dice in one battle."""
    units = {SL: "formless_spawn europe*2, tsathoggua asia", YS: "undead europe"}
    m = battle(units=units, dice=[1] * 6)
    assert met(m, SL) == {"sl_dice"} and asked(m) == (SL, "book")


def test_sl_dice_not_with_five():
    """Five dice are not enough."""
    m = battle(units={SL: "tsathoggua europe", YS: "undead europe"}, power={YS: 5}, dice=[1] * 5)
    assert met(m, SL) == set()


def test_s6_sl_dice_defending():
    """The dice of a defender count as well."""
    m = battle(
        SL, slot=YS, units={SL: "tsathoggua europe", YS: "undead europe*2"}, power={YS: 7}, dice=[1] * 7
    )
    assert dice_rolled(m)[SL] == 6 and met(m, SL) == {"sl_dice"}


def test_sl_ritual_by_a_ritual_of_his_own():
    """Perform a Ritual: nobody else's counts."""
    m = doom_phase(units={SL: "acolyte asia", GC: "acolyte europe"}, power={SL: 5, GC: 6, YS: 0})
    m.choose("done")
    while asked(m) != (GC, "ritual"):
        m.answer(m.decision.options[0])
    m.choose("ritual")
    assert met(m, SL) == set()
    m = doom_phase(units={SL: "acolyte asia"}, power={SL: 5, GC: 0, YS: 0})
    m.choose("ritual")
    assert met(m, SL) == {"sl_ritual"}


# Burrow


@pytest.mark.parametrize(("moves", "left"), [(1, 8), (2, 8), (3, 7)])
def test_burrow_one_power_back_after_two_or_more(moves, left):
    """One unit costs 1 Power, two net 1, three net 2: once per Move action."""
    m = sleeper(units={SL: "acolyte europe*4"}, books={SL: "burrow"})
    m.choose("move")
    for _ in range(moves):
        if m.decision.kind == "move_unit":
            m.choose("unit")
        m.choose(area="asia")
    m.choose("done")
    assert power(m, SL) == left and gained(m, SL, "burrow") == (moves > 1)


def test_burrow_when_the_last_power_is_spent():
    """The Move ends with the Power; then 1 comes back."""
    m = sleeper(units={SL: "acolyte europe*3"}, books={SL: "burrow"}, power={SL: 2})
    play(m, "move", {"area": "asia"}, {"unit": "acolyte"}, {"area": "asia"})
    assert power(m, SL) == 1 and gained(m, SL, "burrow") == 1


# Capture Monster


def test_capture_monster_by_tsathoggua_and_it_pays_at_gather():
    """1 Power; the enemy's owner picks the Monster; it goes home at the next Gather and pays 1."""
    m = sleeper(
        units={SL: "tsathoggua europe", GC: "deep_one europe, shoggoth europe, acolyte asia"},
        books={SL: "capture_monster"},
        power={SL: 2, YS: 0, GC: 0},
    )
    m.choose("capture_monster")
    assert asked(m) == (GC, "monster_unit") and kinds(m) == ["deep_one", "shoggoth"]
    m.choose(unit="deep_one")
    assert place_of(m, GC, "deep_one") == [f"captive:{SL}"] and power(m, SL) == 1
    m.choose("pass")
    assert events(m, "returned")[0][1] == SIDE and place_of(m, GC, "deep_one") == []
    assert [args[4] for args in events(m, "gathered") if args[0] == SIDE] == [1]


def test_s9_capture_monster_monsters_do_not_protect_a_great_old_one_does():
    """The victim's other Monsters are no protection; a Great Old One of its in the area is."""
    setup = {"books": {SL: "capture_monster"}}
    free = sleeper(units={SL: "tsathoggua europe", GC: "deep_one europe*2"}, **setup)
    assert "capture_monster" in actions(free)
    safe = sleeper(units={SL: "tsathoggua europe", GC: "deep_one europe*2, cthulhu europe"}, **setup)
    assert "capture_monster" not in actions(safe)


def test_s9_capture_monster_only_monsters_and_only_where_he_is():
    """Acolytes are no Monsters; a Monster elsewhere is out of reach; nobody else can do it."""
    setup = {"books": {SL: "capture_monster"}}
    cultists = sleeper(units={SL: "tsathoggua europe", GC: "acolyte europe"}, **setup)
    assert "capture_monster" not in actions(cultists) and "capture" in actions(cultists)
    away = sleeper(units={SL: "tsathoggua asia, formless_spawn europe", GC: "deep_one europe"}, **setup)
    assert "capture_monster" not in actions(away)


def test_s9_capture_monster_from_one_enemy_of_two():
    """He names the enemy."""
    units = {SL: "tsathoggua europe", GC: "deep_one europe", YS: "undead europe"}
    m = sleeper(units=units, books={SL: "capture_monster"})
    m.choose("capture_monster")
    assert offered(m, "side") == [GC, YS]
    m.choose(side=YS)
    assert place_of(m, YS, "undead") == [f"captive:{SL}"]


def test_s9_capture_monster_takes_a_dark_young_from_its_gate():
    """Red Sign: the gate of a captured Dark Young is abandoned."""
    m = sleeper(
        factions=WITH_GOAT,
        units={SL: "tsathoggua europe", BG: "dark_young europe"},
        books={SL: "capture_monster", BG: "red_sign"},
        gates={"europe": f"{BG}/dark_young/0"},
    )
    m.choose("capture_monster")
    assert m.state_dict()["gates"]["europe"] == "abandoned"


def test_s9_passion_does_not_pay_for_a_captured_monster():
    """It pays for Cultists."""
    m = sleeper(units={SL: "tsathoggua europe", YS: "undead europe"}, books={SL: "capture_monster", YS: "passion"})
    m.choose("capture_monster")
    assert gained(m, YS, "passion") == 0


# Demand Sacrifice


def demanded(answer, slot=SL, enemy=YS, books="demand_sacrifice", **setup):
    """A battle in Europe in which Sleeper demands and the enemy answers."""
    m = battle(SL if slot != SL else enemy, slot=slot, books={SL: books}, **setup)
    m.choose("demand_sacrifice")
    assert asked(m) == (enemy, "demand_sacrifice")
    m.choose(answer)
    return m


UNITS = {SL: "formless_spawn europe, tsathoggua africa", YS: "undead europe*4"}


def test_the_cards_of_demand_sacrifice_have_a_picture_each():
    m = battle(units=UNITS, books={SL: "demand_sacrifice"})
    m.choose("demand_sacrifice")
    seat = m.decision.seat
    cards = lay_open(m, m.decision, read_table(m, seat), m.view(seat)).choices
    assert [card.picture.id for card in cards] == ["elder_sign", "pain"]


def test_demand_sacrifice_an_elder_sign():
    """The enemy may let Sleeper have an Elder Sign; then its Kills are Kills."""
    m = demanded("sacrifice_sign", units=UNITS, dice=[1, 1, 6, 1, 1], draws=[2])
    assert signs(m, SL) == [2] and place_of(m, SL, "formless_spawn") == []


def test_demand_sacrifice_kills_are_pains():
    """Or all its Kills against Sleeper's units are Pains: for everything."""
    m = demanded("sacrifice_kills", units=UNITS, dice=[1, 1, 6, 6, 1])
    assert signs(m, SL) == [] and asked(m) == (SL, "retreat_area")
    assert events(m, "assigned")[-1][1] == "pain" and not events(m, "killed")


def test_s12_demand_sacrifice_sleepers_own_kills_stay():
    """What he inflicts are Kills all the same."""
    m = demanded("sacrifice_kills", units=UNITS, dice=[6, 1, 1, 1, 1])
    assert [args[1] for args in events(m, "assigned")] == ["kill"] and len(place_of(m, YS, "undead")) == 3


def test_s12_demand_sacrifice_tsathoggua_need_not_be_in_the_battle_but_in_play():
    """He is in Africa in the tests above; without him on the map nothing can be demanded."""
    m = battle(books={SL: "demand_sacrifice"}, units={SL: "formless_spawn europe", YS: "undead europe"}, dice=[1])
    assert dice_rolled(m) == {SL: 1, YS: 0}


def test_s12_demand_sacrifice_once_a_battle_in_his_own_part_of_the_pre_battle():
    """Attacked, he is asked in the defender's part, and only once."""
    m = battle(
        SL,
        slot=GC,
        books={SL: "demand_sacrifice"},
        units={SL: "formless_spawn europe, tsathoggua africa", GC: "cthulhu europe"},
        dice=[1] * 8,
        draws=[1],
    )
    assert asked(m) == (GC, "pre_battle") and actions(m) == {"devour", "done"}
    m.choose("done")
    assert asked(m) == (SL, "pre_battle") and actions(m) == {"demand_sacrifice", "done"}
    play(m, "demand_sacrifice", "sacrifice_sign")
    assert dice_rolled(m) == {GC: 6, SL: 2} and signs(m, SL) == [1]


def test_s12_demand_sacrifice_does_not_stop_eliminations():
    """Devour takes its prey all the same."""
    m = battle(
        SL,
        slot=GC,
        books={SL: "demand_sacrifice"},
        units={SL: "formless_spawn europe*2, tsathoggua africa", GC: "cthulhu europe"},
        dice=[1] * 8,
    )
    m.choose("devour")
    assert asked(m) == (SL, "pre_battle") and len(place_of(m, SL, "formless_spawn")) == 1


def test_s12_demand_sacrifice_harbinger_pays_for_the_pain():
    """A Kill on Tsathoggua that is a Pain pays as one: half of 8."""
    m = demanded(
        "sacrifice_kills",
        slot=CC,
        enemy=CC,
        factions=(SL, CC, YS),
        units={SL: "tsathoggua europe", CC: "nyarlathotep europe, hunting_horror europe"},
        dice=[6, 1, 1, 1, 1] + [1] * 8,
        power={CC: 5},
    )
    assert asked(m) == (CC, "harbinger") and offered(m, "number") == [2, 4]


def test_s12_demand_sacrifice_no_kill_for_great_cthulhus_requirements():
    """Nobody was Killed."""
    m = demanded(
        "sacrifice_kills",
        slot=GC,
        enemy=GC,
        units={SL: "formless_spawn europe, tsathoggua africa", GC: "starspawn europe"},
        dice=[6, 6, 1, 1, 1],
    )
    assert asked(m) == (SL, "retreat_area")
    m.choose(area="asia")
    assert "gc_kill_1" not in met(m, GC) and place_of(m, SL, "formless_spawn") == ["asia"]


def test_demand_sacrifice_in_the_odds():
    """Ticked, the Kills on his units count as Pains."""
    m = sleeper(units=UNITS, books={SL: "demand_sacrifice"})
    europe = m.rules.map.number["europe"]
    ys = SIDE_NUMBER[YS]
    assert tickable(m.position, europe, SIDE, ys)["demand_sacrifice"] == 1
    plain = battle_odds(m.position, europe, SIDE, ys).attacker
    soft = battle_odds(m.position, europe, SIDE, ys, {"demand_sacrifice": 1}).attacker
    assert plain.killed > 0 == soft.killed and soft.pained > plain.pained


# Players by hand


@pytest.mark.parametrize(("turn", "tried"), [(2, False), (3, True)])
def test_players_by_hand_pay_for_requirements_once_they_have_had_time_for_gates(turn, tried):
    m = sleeper(units={SL: "acolyte europe"}, gates={"europe": SL}, turn=turn)
    begun = {answers[0].kind for answers, _ in complete_actions(m.position, 0, never_wise)}
    assert (begun >= {"sl_give_3", "sl_give_all", "sl_take_all"}) is tried and "build_gate" not in begun
