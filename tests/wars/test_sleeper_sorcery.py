"""Sleeper's Ancient Sorcery: Serpent Men on enemies' cards, and what they borrow."""

import pytest
from looking import asked, events, gained, keeper, offered, power, signs
from table import ALL, BG, CC, GC, YS, actions, place_of, play, table
from test_sleeper import SL, doom_phase, sleeper

from game.engine.lines import complete_actions
from game.games.wars.bots.greedy import never_wise
from game.games.wars.factions.sleeper.bots import homecoming
from game.games.wars.factions.sleeper.rules.lent import FOREVER_CHEAP
from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.words.tableview import read_table

BOOK = {SL: "ancient_sorcery"}
WW, OW, AN = "windwalker", "opener_of_the_way", "ancients"
FIVE = (SL, *ALL)


def sorcerer(enemy, slot=SL, units="acolyte europe", **setup):
    """A match in which a Serpent Man is on an enemy's card."""
    factions = setup.pop("factions", (SL, *sorted({enemy, GC, YS})))
    given = {SL: f"{units}, serpent_man submerged"} | setup.pop("others", {})
    books = BOOK | setup.pop("books", {})
    return sleeper(slot, factions=factions, units=given, books=books, notes={"sorcery": [enemy]}, **setup)


# The action


def test_ancient_sorcery_a_serpent_man_goes_onto_an_enemys_card():
    """1 Power; which Serpent Man, and whose card."""
    m = sleeper(units={SL: "serpent_man europe asia"}, books=BOOK)
    m.choose("ancient_sorcery")
    assert offered(m, "area") == ["asia", "europe"]
    m.choose(area="asia")
    assert offered(m, "side") == [GC, YS]
    m.choose(side=YS)
    assert power(m, SL) == 8 and place_of(m, SL, "serpent_man") == ["europe", "submerged"]
    assert m.state_dict()["notes"] == {"sorcery": [YS]}


def test_s2_ancient_sorcery_one_serpent_man_on_a_card():
    """The card that has one is not offered; with one on each there is nothing to borrow."""
    m = sleeper(units={SL: "serpent_man europe submerged"}, books=BOOK, notes={"sorcery": [GC]})
    m.choose("ancient_sorcery")
    assert place_of(m, SL, "serpent_man") == ["submerged", "submerged"]
    both = sleeper(units={SL: "serpent_man europe submerged*2"}, books=BOOK, notes={"sorcery": [GC, YS]})
    assert "ancient_sorcery" not in actions(both)


def test_s2_ancient_sorcery_needs_a_serpent_man_on_the_map():
    """Neither one of the pool nor one on a card can go."""
    assert "ancient_sorcery" not in actions(sleeper(units={SL: "serpent_man submerged"}, books=BOOK))


def test_s2_a_serpent_man_on_a_card_is_in_play_but_not_in_the_pool():
    """He cannot be summoned, and is no unit on the map."""
    m = sleeper(units={SL: "serpent_man submerged*3, wizard europe*2, formless_spawn europe*4, acolyte europe"},
                books=BOOK, gates={"europe": SL})  # fmt: skip
    assert "summon" not in actions(m)


# Coming home


def test_s1_with_seven_power_a_serpent_man_home_pays_for_a_ritual_of_eight():
    """The Duel rulebook's example: 7 Power, a Serpent Man away, Ritual at 8: home, 8, Ritual."""
    m = doom_phase(
        units={SL: "acolyte europe, serpent_man submerged"},
        books=BOOK,
        notes={"sorcery": [GC]},
        power={SL: 7, GC: 0, YS: 1},
        ritual=3,
    )
    m.choose("ancient_sorcery")
    while m.decision.kind in ("serpent_area", "death_area"):
        m.choose(area="europe")
    assert asked(m) == (SL, "ritual") and power(m, SL) == 8
    m.choose("ritual")
    assert power(m, SL) == 0 and "ritual" in [event.kind for event in m.events]


def test_s1_the_serpent_men_come_to_any_area_for_one_power_each():
    """Each where he likes, on the map."""
    m = doom_phase(units={SL: "acolyte europe, serpent_man submerged*2"}, books=BOOK, notes={"sorcery": [GC, YS]})
    m.choose("ancient_sorcery")
    assert asked(m) == (SL, "serpent_area") and len(m.decision.options) == 13
    play(m, {"area": "antarctica"}, {"area": "asia"})
    assert place_of(m, SL, "serpent_man") == ["antarctica", "asia"] and gained(m, SL, "ancient_sorcery") == 2


def test_players_by_hand_send_serpent_men_to_a_gate_in_danger_and_do_not_try_all_ways():
    """Three away in a Ritual slot: 13 areas for each, which nobody tries one by one."""
    m = doom_phase(
        units={SL: "acolyte europe*2 africa, serpent_man submerged*2", GC: "deep_one south_atlantic"},
        gates={"europe": SL, "africa": SL}, books=BOOK, notes={"sorcery": [GC, YS]}, power={SL: 9, GC: 0, YS: 1},
    )  # fmt: skip
    assert asked(m) == (SL, "ritual")
    tried = len(list(complete_actions(m.position, 0, never_wise)))
    assert tried < 30 and len(list(complete_actions(m.position, 0))) > 13 * tried
    m.choose("ancient_sorcery")
    assert asked(m) == (SL, "serpent_area") and len(m.decision.options) == 13
    assert m.position.rules.map.areas[homecoming(m.position).area] == "africa"


def test_the_card_in_the_doom_phase_says_that_serpent_men_come_home():
    """Not what the action of the same name would do."""
    m = doom_phase(units={SL: "acolyte europe, serpent_man submerged"}, books=BOOK, notes={"sorcery": [GC]},
                   power={SL: 9, GC: 0, YS: 1})  # fmt: skip
    seat = m.decision.seat
    cards = {card.kind: card for card in lay_open(m, m.decision, read_table(m, seat), m.view(seat)).choices}
    home = cards["ancient_sorcery"]
    assert (home.label, home.text) == ("Serpent Men home", "each returns to any area, and you gain 1 Power")
    assert cards["death_from_below"].text == "the cheapest Monster in your pool appears, free"


def test_s1_coming_home_is_not_optional():
    """He leaves his slot without having said so: they come all the same."""
    m = doom_phase(units={SL: "acolyte europe, serpent_man submerged"}, books=BOOK, notes={"sorcery": [GC]},
                   power={SL: 9, GC: 0, YS: 1})  # fmt: skip
    play(m, "done", "death_from_below")
    while m.decision.kind == "death_area":
        m.choose(area="europe")
    assert asked(m) == (SL, "serpent_area")


def test_s1_first_edition_after_all_rituals():
    """With the special events: they pay no Ritual."""
    m = doom_phase(
        "first",
        units={SL: "acolyte europe, serpent_man submerged"},
        books=BOOK,
        notes={"sorcery": [GC]},
        power={SL: 4, GC: 0, YS: 1},
    )
    m.choose("ancient_sorcery")
    while m.decision.kind in ("serpent_area", "death_area"):
        m.choose(area="europe")
    assert power(m, SL) == 5 and not events(m, "ritual") and m.state_dict()["phase"] == "action"


def test_s1_the_ability_stays_till_the_phase_ends():
    """At home he still has the ability; in the Action phase it is gone."""
    m = doom_phase(units={SL: "acolyte europe, serpent_man submerged"}, books=BOOK, notes={"sorcery": [CC]},
                   factions=(SL, CC, GC), power={SL: 9, CC: 9, GC: 9})  # fmt: skip
    play(m, "ancient_sorcery", {"area": "asia"})
    assert m.state_dict()["notes"] == {"sorcery": [CC]}
    while m.state_dict()["phase"] == "doom":
        m.answer(m.decision.default or m.decision.options[0])
    assert "notes" not in m.state_dict()


def test_what_is_borrowed_stays_through_the_next_gather():
    """It is borrowed in an Action phase and gone only after the next Doom phase."""
    m = sorcerer(YS, power={SL: 1, GC: 0, YS: 0})
    m.choose("pass")
    assert m.state_dict()["turn"] == 2
    assert m.state_dict()["notes"] == {"sorcery": [YS]}


# What it borrows


def test_ancient_sorcery_immortal_four_power_and_a_sign():
    """Great Cthulhu's: a Tsathoggua once awakened costs 4 again, and every awakening gives 1 Elder Sign."""
    m = sorcerer(GC, units="formless_spawn europe", flags=["tsathoggua_awoke"], power={SL: 4}, draws=[3])
    m.choose("awaken")
    assert power(m, SL) == 0 and signs(m, SL) == [3]
    first = sorcerer(GC, units="formless_spawn europe", power={SL: 8}, draws=[2])
    first.choose("awaken")
    assert power(first, SL) == 0 and signs(first, SL) == [2]


def test_without_immortal_tsathoggua_costs_eight_again():
    """Nothing borrowed: 8, and no sign."""
    m = sleeper(units={SL: "formless_spawn europe"}, flags=["tsathoggua_awoke"], power={SL: 8})
    m.choose("awaken")
    assert power(m, SL) == 0 and signs(m, SL) == []
    poor = sleeper(units={SL: "formless_spawn europe"}, flags=["tsathoggua_awoke"], power={SL: 7})
    assert "awaken" not in actions(poor)


@pytest.mark.parametrize(("cost", "half"), [(8, 4), (4, 2)])
def test_harbinger_pays_half_of_what_tsathoggua_costs_now(cost, half):
    """4, or 2 while Immortal is borrowed and he has been awake before."""
    m = sleeper(
        CC,
        factions=(SL, CC, GC),
        units={SL: "tsathoggua europe, serpent_man submerged", CC: "hunting_horror europe, nyarlathotep europe"},
        notes={"sorcery": [GC]} if cost == FOREVER_CHEAP else {},
        books=BOOK,
        power={CC: 3},
        dice=[4, 1, 1, 1, 1],
    )
    m.choose("battle")
    assert asked(m) == (CC, "harbinger")
    assert [named.get("number") for named in map(m.rules.name_option, m.decision.options)] == [half, 2]


def test_ancient_sorcery_flight_two_areas_far():
    """Crawling Chaos': all his units, in a Move."""
    plain = sleeper(units={SL: "acolyte europe"}, books=BOOK)
    plain.choose("move")
    near = len(plain.decision.options)
    m = sorcerer(CC, factions=(SL, CC, GC))
    m.choose("move")
    assert len(m.decision.options) > near


def test_ancient_sorcery_flight_not_in_retreats():
    """A Pained unit goes to an adjacent area only."""
    m = sorcerer(
        CC, slot=CC, factions=(SL, CC, GC), others={CC: "hunting_horror europe"}, units="wizard europe", dice=[4, 1]
    )
    m.choose("battle")
    reach = m.rules.map.adjacent[m.rules.map.number["europe"]]
    assert asked(m) == (SL, "retreat_area") and {option.area for option in m.decision.options} == set(reach)


def test_ancient_sorcery_fertility_cult_first_edition_any_number_in_one_action():
    """Black Goat's, as the edition has it."""
    m = sorcerer(BG, factions=(SL, BG, GC), gates={"europe": SL})
    play(m, "summon", {"unit": "wizard"}, {"unit": "wizard"}, {"unit": "formless_spawn"}, "done")
    assert power(m, SL) == 9 - 5


def test_ancient_sorcery_fertility_cult_later_edition_summons_are_unlimited():
    """A Summon, then the action, then another Summon."""
    m = sorcerer(BG, factions=(SL, BG, GC), gates={"europe": SL}, edition="later")
    play(m, "summon", {"unit": "wizard"}, "recruit", "summon", {"unit": "serpent_man"})
    assert place_of(m, SL, "wizard") == ["europe"] and place_of(m, SL, "wizard") == ["europe"]
    plain = sleeper(units={SL: "acolyte europe"}, gates={"europe": SL}, edition="later", books=BOOK)
    play(plain, "summon", {"unit": "wizard"})
    assert asked(plain)[0] != SL or "summon" not in actions(plain)


def test_ancient_sorcery_feast_for_desecrated_areas_with_a_unit():
    """Yellow Sign's: 1 Power at Gather per desecrated area with a unit of his; Yellow Sign keeps its own."""
    m = sorcerer(
        YS, slot=None, phase="gather", turn=2, units="acolyte europe, wizard asia", power={SL: 0, GC: 0, YS: 0},
        others={YS: "acolyte africa"}, desecrated=["europe", "asia", "africa"],
    )  # fmt: skip
    assert gained(m, SL, "feast") == 2 and gained(m, YS, "feast") == 1


def test_nothing_is_borrowed_without_a_serpent_man():
    """No Feast without one on the card."""
    m = sleeper(None, phase="gather", turn=2, units={SL: "acolyte europe"}, desecrated=["europe"], books=BOOK,
                power={SL: 0, GC: 0, YS: 0})  # fmt: skip
    assert gained(m, SL, "feast") == 0


def test_ancient_sorcery_from_each_of_the_enemies_in_play():
    """Whoever of the four plays is offered."""
    m = table(SL, factions=FIVE[:4], units={SL: "serpent_man europe"}, books=BOOK, power=dict.fromkeys(FIVE[:4], 5))
    m.choose("ancient_sorcery")
    assert offered(m, "side") == sorted(FIVE[1:4])


# Of Windwalker and Opener of the Way


def test_ancient_sorcery_hibernate_power_and_no_more_slots():
    """Windwalker's: 1 Power per enemy Great Old One in play, not more than he has; no slot any more; all is kept."""
    m = sorcerer(
        WW, factions=(SL, WW, GC), others={GC: "cthulhu asia, acolyte asia", WW: "rhan_tegoth africa"},
        power={SL: 3, GC: 1, WW: 0},
    )  # fmt: skip
    m.choose("hibernate")
    assert power(m, SL) == 5 and asked(m) == (GC, "action")
    m.choose("pass")
    assert (m.state_dict()["turn"] == 3 - 1 and m.state_dict()["phase"] != "action") or power(m, SL) >= 5
    assert gained(m, SL, "hibernate") == 2 and power(m, SL) == 5 + 1


def test_s4_lethargy_a_hibernator_is_nobody_who_can_act():
    """All others out of Power or hibernating: no Lethargy."""
    m = sleeper(
        factions=(SL, WW, GC), units={SL: "tsathoggua europe"}, power={SL: 5, WW: 4, GC: 0}, flags=["hibernating"]
    )
    assert "lethargy" not in actions(m)


def test_s13_energy_nexus_not_while_hibernating():
    """He sleeps, though he has Power."""
    m = sleeper(
        YS, units={SL: "wizard europe", YS: "undead europe*2"}, books={SL: "energy_nexus"}, flags=["sleeper_rests"],
        dice=[1],
    )  # fmt: skip
    m.choose("battle")
    assert not events(m, "action")[1:] and len(events(m, "rolled")) == 2


def test_s5_payments_reach_a_hibernators_store():
    """It goes up and stays asleep."""
    m = sleeper(factions=(SL, WW, GC), units={SL: "acolyte europe"}, power={SL: 3, WW: 4, GC: 0}, flags=["hibernating"])
    m.choose("sl_give_all")
    assert power(m, WW) == 5 and asked(m) != (WW, "action")


def test_s7_tsathoggua_counts_a_hibernators_store():
    """Its Power is Power."""
    m = sleeper(
        factions=(SL, WW, GC), units={SL: "tsathoggua europe", WW: "acolyte europe"}, power={SL: 3, WW: 5},
        flags=["hibernating"], dice=[1] * 5,
    )  # fmt: skip
    m.choose("battle")
    assert [len(args) - 1 for args in events(m, "rolled")] == [5, 0]


def test_ancient_sorcery_beyond_one_by_formless_spawn_or_tsathoggua():
    """Opener's: a unit of cost 3 or more takes the gate of its area, and its keeper, anywhere."""
    m = sorcerer(
        OW, factions=(SL, OW, GC), units="formless_spawn europe, wizard europe, tsathoggua asia",
        others={GC: "acolyte europe"}, gates={"europe": GC},
    )  # fmt: skip
    m.choose("beyond_one")
    m.choose(area="africa")
    assert power(m, SL) == 8 and keeper(m, "africa") == f"{GC}/acolyte/0" and keeper(m, "europe") is None
    assert place_of(m, SL, "formless_spawn") == ["africa"] and place_of(m, SL, "wizard") == ["europe"]


def test_what_is_not_borrowed_is_not_offered():
    """Neither The Beyond One nor Hibernate without a Serpent Man on the card."""
    m = sleeper(
        factions=(SL, OW, WW), units={SL: "formless_spawn europe, acolyte europe"}, gates={"europe": SL}, books=BOOK
    )
    assert not {"beyond_one", "hibernate"} & actions(m)


def test_s8_burrow_counts_the_ice_age():
    """One unit into the Ice Age: 2 Power, and 1 comes back."""
    m = sleeper(
        factions=(SL, WW, GC), units={SL: "acolyte europe*2"}, books={SL: "burrow", WW: "ice_age"},
        notes={"ice_age": "asia"},
    )  # fmt: skip
    play(m, "move", {"area": "asia"}, "done")
    assert power(m, SL) == 8 and gained(m, SL, "burrow") == 1


def test_s10_to_bring_a_gate_back_into_the_ice_age_costs_the_tax():
    """To take it away from there costs none."""
    ice = {"factions": (SL, WW, GC), "books": {SL: "cursed_slumber", WW: "ice_age"}, "notes": {"ice_age": "asia"}}
    away = sleeper(units={SL: "acolyte asia"}, gates={"asia": SL}, **ice)
    away.choose("cursed_slumber")
    assert power(away, SL) == 8
    back = sleeper(units={SL: "acolyte submerged"}, flags=["gate_asleep"], **ice)
    play(back, "rouse", {"area": "asia"})
    assert power(back, SL) == 7


def test_s14_the_beyond_one_from_the_area_in_energy_nexus():
    """A gate goes away under the attacker's nose."""
    m = sorcerer(
        OW, slot=GC, factions=(SL, OW, GC), units="wizard europe, formless_spawn europe*2, acolyte europe",
        others={GC: "starspawn europe"}, gates={"europe": SL}, books={SL: "ancient_sorcery energy_nexus"}, dice=[1] * 9,
    )  # fmt: skip
    m.choose("battle")
    assert asked(m) == (SL, "energy_nexus") and "beyond_one" in actions(m)
    play(m, "beyond_one", {"area": "asia"})
    assert keeper(m, "asia") == f"{SL}/acolyte/0"


def test_ancient_sorcery_dematerialization_in_the_next_doom_phase():
    """The Ancients': any of his units of one area go to one other area; after the Serpent Man has come home, too."""
    m = doom_phase(
        factions=(SL, AN, GC), units={SL: "acolyte europe*2, wizard europe, serpent_man submerged", GC: "acolyte asia"},
        books=BOOK, notes={"sorcery": [AN]}, power={SL: 9, AN: 0, GC: 1},
    )  # fmt: skip
    assert {"dematerialization", "ancient_sorcery", "death_from_below"} <= actions(m)
    play(m, "ancient_sorcery", {"area": "asia"}, "dematerialization", {"area": "europe"}, {"area": "africa"})
    play(m, {"unit": "acolyte"}, {"unit": "wizard"}, "done")
    assert place_of(m, SL, "acolyte") == ["africa", "europe"] and place_of(m, SL, "wizard") == ["africa"]


def test_dematerialization_borrowed_after_the_ancients_have_had_theirs():
    """First edition, the Ancients first in turn order: what they did or declined is theirs alone."""
    m = doom_phase(
        "first", factions=(SL, AN, GC), first_player=AN,
        units={SL: "acolyte europe, serpent_man submerged", AN: "acolyte africa", GC: "acolyte asia"},
        books=BOOK, notes={"sorcery": [AN]}, power={SL: 0, AN: 0, GC: 1},
    )  # fmt: skip
    play(m, "dematerialization", {"area": "asia"})
    assert asked(m) == (SL, "doom_order")
    assert actions(m) == {"dematerialization", "ancient_sorcery", "death_from_below"}
    play(m, "death_from_below", "ancient_sorcery", {"area": "europe"})
    assert asked(m) == (SL, "doom_event") and actions(m) == {"dematerialization", "done"}


def test_dematerialization_is_not_offered_without_a_serpent_man():
    """Nothing borrowed of the Ancients."""
    m = doom_phase(factions=(SL, AN, GC), units={SL: "acolyte europe*2"}, books=BOOK, power={SL: 9, AN: 0, GC: 1})
    assert "dematerialization" not in actions(m)


def test_ancient_sorcery_from_seven_enemies():
    """Whoever is in play has something to borrow."""
    for enemy in (WW, OW, AN):
        m = sleeper(factions=(SL, enemy, GC), units={SL: "serpent_man europe"}, books=BOOK)
        m.choose("ancient_sorcery")
        assert offered(m, "side") == sorted((enemy, GC))


def test_s8_energy_nexus_is_taxed_for_itself():
    """The battle in the Ice Age has been taxed; the action inside is an action of another's and taxed as well."""
    m = sleeper(
        GC, factions=(SL, WW, GC), units={SL: "wizard europe", GC: "starspawn europe"}, notes={"ice_age": "europe"},
        books={SL: "energy_nexus", WW: "ice_age"}, power={SL: 3, GC: 5}, dice=[1] * 3,
    )  # fmt: skip
    m.choose("battle")
    assert power(m, GC) == 3 and asked(m) == (SL, "energy_nexus")
    m.choose("recruit")
    assert power(m, SL) == 1


def test_s14_energy_nexus_not_what_the_tax_makes_too_dear():
    """With 1 Power nothing can end in the Ice Age: only a Move out of it is offered."""
    m = sleeper(
        GC, factions=(SL, WW, GC), units={SL: "wizard europe", GC: "starspawn europe"}, notes={"ice_age": "europe"},
        books={SL: "energy_nexus", WW: "ice_age"}, power={SL: 1, GC: 5}, dice=[1] * 3,
    )  # fmt: skip
    m.choose("battle")
    assert asked(m) == (SL, "energy_nexus") and actions(m) == {"move", "done"}
