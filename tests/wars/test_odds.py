"""The exact odds agree with every roll played through the rules themselves."""

from itertools import product

import pytest
from table import BG, CC, GC, YS, fight, table

from game.games.wars.factions.crawling_chaos.rules.figures import NYARLATHOTEP
from game.games.wars.factions.great_cthulhu.rules.figures import CTHULHU
from game.games.wars.factions.yellow_sign.rules.figures import HASTUR
from game.games.wars.rules.odds import battle_odds, dice_odds
from game.games.wars.rules.units import FACTIONS, KINDS, UNIT_KIND, UNIT_SIDE

SIDE = {name: side for side, name in enumerate(FACTIONS)}
COST = {4: 4, 8: 10, 12: 8, 15: 4, 16: 10}


def value(unit: int) -> int:
    kind = UNIT_KIND[unit]
    return COST.get(kind, KINDS[kind].cost)


def play_out(m, spare=()):
    """Play the rest of a battle: the cheapest unit takes each result, a unit that can bear a Kill first."""
    while m.decision is not None and m.position.state.battle is not None:
        kind, options = m.decision.kind, m.decision.options
        if kind.startswith("assign"):
            choice = min(options, key=lambda o: (kind == "assign_kill" and o.unit not in spare, value(o.unit), o.unit))
        elif kind in ("emissary", "vengeance"):
            choice = next(o for o in options if o.kind == "yes")
        else:
            choice = options[0]
        m.answer(choice)


def brute_force(make, attacker, defender, dice, **kwargs):
    """Expected units killed on each side and the chance that each unit is killed, over all rolls."""
    killed = [0.0, 0.0]
    by_unit: dict[int, float] = {}
    rolls = list(product(range(1, 7), repeat=sum(dice)))
    for faces in rolls:
        m = make(list(faces))
        fight(m, "arabia", defender)
        play_out(m, **kwargs)
        for event in m.events:
            if event.kind == "killed":
                unit = event.args[0]
                killed[UNIT_SIDE[unit] != SIDE[attacker]] += 1 / len(rolls)
                by_unit[unit] = by_unit.get(unit, 0) + 1 / len(rolls)
    return killed, by_unit


def odds_of(m, attacker, defender, **ticked):
    area = m.rules.map.number["arabia"]
    return battle_odds(m.position, area, SIDE[attacker], SIDE[defender], ticked)


@pytest.mark.parametrize("dice", [0, 1, 2, 5, 12])
def test_the_chances_of_all_results_add_up_to_one(dice):
    assert sum(dice_odds(dice).values()) == pytest.approx(1)


def test_one_die_kills_one_time_in_six_and_pains_two_in_six():
    assert dice_odds(1) == pytest.approx({(0, 0): 1 / 2, (0, 1): 1 / 3, (1, 0): 1 / 6})


def test_odds_of_a_plain_battle_are_those_of_all_its_rolls():
    def make(dice=None):
        return table(GC, dice=dice, units={GC: "deep_one arabia*2, acolyte arabia", BG: "fungi arabia*2"})

    odds = odds_of(make(), GC, BG)
    killed, _ = brute_force(make, GC, BG, (2, 2))
    assert (odds.attacker.dice, odds.defender.dice) == (2, 2)
    assert [odds.attacker.killed, odds.defender.killed] == pytest.approx(killed)


def test_odds_of_losing_a_great_old_one_are_those_of_all_its_rolls():
    def make(dice=None):
        return table(BG, dice=dice, units={BG: "fungi arabia*3", YS: "king_in_yellow arabia, undead arabia"})

    odds = odds_of(make(), BG, YS)
    king = next(iter(odds.defender.great))
    _, by_unit = brute_force(make, BG, YS, (3, 0))
    assert odds.defender.great[king][0] == pytest.approx(by_unit[king])


def test_odds_with_emissary_ticked_never_lose_nyarlathotep():
    def make(dice=None):
        return table(
            BG,
            dice=dice,
            books={CC: "emissary"},
            units={BG: "fungi arabia*3", CC: "nyarlathotep arabia, nightgaunt arabia"},
        )

    odds = odds_of(make(), BG, CC, emissary=1)
    killed, by_unit = brute_force(make, BG, CC, (3, 1), spare=(NYARLATHOTEP,))
    assert odds.defender.great[NYARLATHOTEP][0] == 0 == by_unit.get(NYARLATHOTEP, 0)
    assert odds.defender.killed == pytest.approx(killed[1])


def test_odds_with_regenerate_ticked_need_two_kills_for_a_starspawn():
    units = {GC: "starspawn arabia", BG: "fungi arabia*2"}
    m = table(GC, books={GC: "regenerate"}, units=units)
    plain, tough = odds_of(m, GC, BG), odds_of(m, GC, BG, regenerate=1)
    assert plain.attacker.killed == pytest.approx(11 / 36)
    assert tough.attacker.killed == pytest.approx(1 / 36)


def test_odds_with_vengeance_ticked_aim_at_the_great_old_one():
    m = table(YS, units={YS: "hastur arabia", GC: "cthulhu arabia, acolyte arabia*3"}, ritual=0)
    plain, aimed = odds_of(m, YS, GC), odds_of(m, YS, GC, vengeance=1)
    assert aimed.defender.great[CTHULHU][0] == pytest.approx(1 - (5 / 6) ** 5)
    assert plain.defender.great[CTHULHU][0] < 0.01
    assert aimed.attacker.great[HASTUR][0] == plain.attacker.great[HASTUR][0]


def test_odds_count_what_the_pre_battle_takes():
    units = {GC: "cthulhu arabia", YS: "undead arabia*3"}
    m = table(GC, units=units)
    plain, devoured = odds_of(m, GC, YS), odds_of(m, GC, YS, devour=1)
    assert (plain.defender.dice, devoured.defender.dice) == (2, 1)
    assert devoured.defender.before == 1


def test_odds_do_not_change_the_position():
    m = table(GC, units={GC: "cthulhu arabia", YS: "undead arabia*3"})
    before = m.position.key()
    odds_of(m, GC, YS, devour=1)
    assert m.position.key() == before
