"""Doom for units lost to the enemy (Duel rulebook, Earning Doom; duel reference, lines 17 to 28)."""

import pytest
from duels import DUNWICH, JERSEY, duel, fight, fighting
from looking import doom, events, gained, met, power, signs
from steps import finish_battle, until
from table import ALL, BG, CC, GC, YS, place_of, play, units_in

from game.games.duel.rules.tables import SPOILS
from game.games.wars.rules.units import KIND_NUMBER


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        ("acolyte", 1),
        ("deep_one", 1),
        ("shoggoth", 2),
        ("starspawn", 3),
        ("cthulhu", 7),
        ("nightgaunt", 1),
        ("flying_polyp", 2),
        ("hunting_horror", 3),
        ("nyarlathotep", 10),
        ("ghoul", 1),
        ("fungi", 2),
        ("dark_young", 3),
        ("shub_niggurath", 8),
        ("undead", 1),
        ("byakhee", 2),
        ("king_in_yellow", 4),
        ("hastur", 10),
    ],
)
def test_a_unit_is_worth_its_cost_and_of_several_costs_the_average_rounded_up(kind, worth):
    assert SPOILS[KIND_NUMBER[kind]] == worth


def test_a_killed_unit_is_doom_to_the_enemy_and_nothing_to_its_owner():
    m = fighting(
        GC, dice=[6, 1, 1, 1, 1, 6], units={GC: "starspawn arkham, shoggoth arkham", BG: "fungi arkham, ghoul boston"}
    )
    finish_battle(m)
    assert doom(m, GC) == 2 and doom(m, BG) == 2 and place_of(m, GC, "shoggoth") == []


def test_cthulhu_is_worth_seven_whatever_he_costs_now():
    """He has awakened once and would cost 4; the average of 10 and 4 counts."""
    m = fighting(
        BG,
        dice=[6, 1, 1, 1, 1, 1, 1],
        flags=["cthulhu_awoke"],
        units={GC: "cthulhu arkham", BG: f"fungi arkham, acolyte {DUNWICH}"},
    )
    m.choose("done")
    finish_battle(m)
    assert doom(m, BG) == 7


def test_the_thousand_young_does_not_make_her_monsters_cheaper_to_lose():
    m = duel(
        GC,
        books={BG: "thousand_young"},
        dice=[6, 6, 6],
        units={
            GC: "starspawn arkham",
            BG: f"ghoul arkham, dark_young arkham, acolyte arkham, shub_niggurath {DUNWICH}",
        },
    )
    m.position.chance.dice = (6, 6, 6, 1, 1)
    fight(m, "arkham")
    finish_battle(m)
    assert doom(m, GC) == 1 + 3 + 1


def test_pains_and_misses_are_no_doom():
    m = fighting(GC, dice=[5, 1, 1], units={GC: "starspawn arkham", BG: "ghoul arkham"})
    finish_battle(m)
    assert doom(m, GC) == 0 and place_of(m, BG, "ghoul") != ["arkham"]


@pytest.mark.parametrize(
    ("what", "why"),
    [("bg_sacrifice", "her requirement"), ("absorb", "Absorb"), ("devolve", "Devolve"), ("blood", "Blood Sacrifice")],
)
def test_giving_up_one_s_own_units_is_doom_to_nobody(what, why):
    units = {
        GC: "shoggoth arkham, acolyte arkham salem",
        BG: f"ghoul arkham, acolyte boston*3, shub_niggurath {DUNWICH}",
    }
    books = {GC: ["absorb", "devolve"], BG: ["blood_sacrifice"]}
    if what == "bg_sacrifice":
        m = duel(BG, units=units)
        play(m, "bg_sacrifice")
    elif what == "absorb":
        m = fighting(GC, units=units, books=books, dice=[1] * 5)
        play(m, "absorb")
        finish_battle(m)
    elif what == "devolve":
        m = duel(GC, units=units, books=books, requirements={BG: "bg_share"})
        play(m, "recruit", {"area": "arkham"}, {"unit": "acolyte", "area": "salem"})
    else:
        m = duel(phase="doom", units=units, books=books, requirements={BG: "bg_awaken", GC: "gc_first_doom gc_awaken"})
        until(m, "ritual", side=BG)
        play(m, "blood_sacrifice")
    assert [args for args in events(m, "eliminated") if args[3] == {"bg_sacrifice": 2, "blood": 2}.get(what, 0)], why
    assert doom(m, GC) == doom(m, BG) == 0


def test_capture_is_doom_at_once_and_power_at_the_next_gather():
    m = duel(GC, units={GC: f"deep_one arkham, acolyte {JERSEY}", BG: f"acolyte arkham {DUNWICH}"})
    m.choose("capture")
    assert doom(m, GC) == 1 and place_of(m, BG, "acolyte") == [f"captive:{GC}", DUNWICH]
    until(m, "book", "ritual")
    assert doom(m, GC) == 1 and [args[-1] for args in events(m, "gathered")] == [1, 0]


def test_doom_for_a_captive_may_be_agreed_to_come_when_it_goes_home():
    m = duel(
        GC,
        options={"captive_pays": "returned"},
        units={GC: f"deep_one arkham, acolyte {JERSEY}", BG: f"acolyte arkham {DUNWICH}"},
    )
    m.choose("capture")
    assert doom(m, GC) == 0
    until(m, "book", "ritual")
    assert doom(m, GC) == 1 and events(m, "returned")


@pytest.mark.parametrize(("replaced", "worth"), [(True, 1), (False, 0)])
def test_zingaya_and_dreams_replace_a_unit_and_that_is_doom(replaced, worth):
    options = {"replaced_doom": replaced}
    m = duel(
        YS,
        factions=(YS, BG),
        books={YS: "zingaya"},
        options=options,
        units={YS: "undead arkham", BG: f"acolyte arkham {DUNWICH}"},
    )
    play(m, "zingaya")
    assert doom(m, YS) == worth and units_in(m, "arkham") == {"yellow_sign/undead": 2}
    m = duel(GC, books={GC: "dreams"}, options=options, units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"})
    play(m, "dreams")
    assert doom(m, GC) == worth and power(m, GC) == 3 and units_in(m, DUNWICH) == {"great_cthulhu/acolyte": 1}


def test_ghroth_is_doom_for_each_cultist_lost():
    m = duel(
        BG,
        books={BG: "ghroth"},
        dice=[2],
        units={BG: f"fungi arkham salem, acolyte {DUNWICH}", GC: f"acolyte {JERSEY} boston salem"},
    )
    m.choose("ghroth")
    while m.decision.kind in ("pledge", "ghroth_share", "ghroth_unit", "book"):
        m.answer(m.decision.options[-1])
    assert doom(m, BG) == 2 and len(place_of(m, GC, "acolyte")) == 1


def test_abduct_is_doom_for_what_the_enemy_gives_up_alone():
    m = fighting(
        CC,
        factions=(CC, BG),
        books={CC: "abduct"},
        dice=[1] * 3,
        units={CC: "nightgaunt arkham, flying_polyp arkham", BG: "dark_young arkham"},
    )
    m.choose("abduct")
    finish_battle(m)
    assert doom(m, CC) == 3 and doom(m, BG) == 0


def test_devour_is_doom_and_takes_no_great_old_one():
    m = fighting(GC, units={GC: "cthulhu arkham", BG: f"dark_young arkham, acolyte {DUNWICH}"})
    m.choose("devour")
    assert doom(m, GC) == 3 and place_of(m, BG, "dark_young") == []
    m = fighting(GC, dice=[1] * 7, units={GC: "cthulhu arkham", BG: f"shub_niggurath arkham, acolyte {DUNWICH}"})
    assert doom(m, GC) == 0 and not events(m, "ability")


def test_a_starspawn_that_regenerates_is_half_its_doom():
    m = fighting(
        BG,
        books={GC: "regenerate"},
        dice=[6, 1, 1, 1],
        units={GC: "starspawn arkham", BG: f"fungi arkham, acolyte {DUNWICH}"},
    )
    finish_battle(m)
    assert doom(m, BG) == 2 and len(place_of(m, GC, "starspawn")) == 1


def test_a_starspawn_killed_twice_over_is_its_whole_doom_and_a_pained_one_none():
    m = fighting(
        BG,
        books={GC: "regenerate"},
        dice=[6, 6, 1, 1, 1],
        units={GC: "starspawn arkham", BG: f"fungi arkham*2, acolyte {DUNWICH}"},
    )
    finish_battle(m)
    assert doom(m, BG) == 3 and events(m, "doom")[-1][2] == "loss"
    m = fighting(
        BG,
        books={GC: "regenerate"},
        dice=[5, 4, 1, 1, 1],
        units={GC: "starspawn arkham", BG: f"fungi arkham*2, acolyte {DUNWICH}"},
    )
    finish_battle(m)
    assert doom(m, BG) == 0


def surrounded_nyarlathotep(extra=(), **setup):
    """Boston's four neighbours hold enemies; Nyarlathotep takes a Kill and has Emissary."""
    near = [JERSEY, "salem", "martins_cove", "loblolly_cove_mystic_river", *extra]
    m = fighting(
        BG,
        "boston",
        factions=(CC, BG),
        books={CC: "emissary"},
        dice=[6, 1, 1, 1],
        units={CC: "nyarlathotep boston", BG: {"fungi": ["boston"], "acolyte": near}},
        **setup,
    )
    until(m, "emissary")
    m.choose("yes")
    finish_battle(m)
    return m


def test_nyarlathotep_saved_by_emissary_is_half_his_doom():
    m = fighting(
        BG,
        "boston",
        factions=(CC, BG),
        books={CC: "emissary"},
        dice=[6, 1, 1],
        units={CC: "nyarlathotep boston", BG: f"fungi boston, acolyte {DUNWICH}"},
    )
    until(m, "emissary")
    m.choose("yes")
    finish_battle(m)
    assert doom(m, BG) == 5 and len(place_of(m, CC, "nyarlathotep")) == 1


def test_the_rulebook_s_example_of_nyarlathotep_saved_and_then_surrounded():
    """Emissary saves him from the Kill, but he cannot retreat: 10 Doom, not 15."""
    m = surrounded_nyarlathotep()
    assert place_of(m, CC, "nyarlathotep") == [] and doom(m, BG) == 10


def test_a_unit_lost_for_want_of_room_is_doom():
    m = fighting(
        BG,
        "boston",
        dice=[5, 1],
        units={
            GC: "deep_one boston",
            BG: f"fungi boston, acolyte {JERSEY} salem martins_cove loblolly_cove_mystic_river",
        },
    )
    finish_battle(m)
    assert place_of(m, GC, "deep_one") == [] and gained(m, BG, "loss", "doom") == 1


def test_gates_are_no_doom_in_the_doom_phase_and_the_ritual_is_all_that_pays():
    m = duel(
        phase="doom",
        power={GC: 4, BG: 4},
        units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"},
        gates={JERSEY: GC, DUNWICH: BG},
        requirements={GC: "gc_first_doom"},
        books={GC: "dreams"},
    )
    assert m.state_dict()["turn"] == 2 and doom(m, GC) == doom(m, BG) == 0


def test_the_rulebook_s_example_of_a_ritual():
    """Marker on 5, three gates, Shub-Niggurath: 3 Doom and an Elder Sign; Blood Sacrifice brings another, no Doom."""
    m = duel(
        phase="doom",
        factions=(BG, CC),
        first_player=BG,
        power={BG: 12, CC: 3},
        books={BG: "blood_sacrifice"},
        draws=[1, 2],
        units={BG: f"acolyte {DUNWICH} arkham salem boston, shub_niggurath {DUNWICH}", CC: "acolyte innsmouth"},
        gates={DUNWICH: BG, "arkham": BG, "salem": BG},
    )
    assert m.decision.about == (5,)
    m.choose("ritual")
    assert (power(m, BG), doom(m, BG), signs(m, BG), m.state_dict()["ritual"]) == (7, 3, [1], 1)
    play(m, "blood_sacrifice", {"area": "boston"})
    assert (doom(m, BG), doom(m, CC), signs(m, BG)) == (3, 0, [1, 2])


def test_one_ritual_for_each_player_the_first_player_deciding_first():
    m = duel(
        phase="doom",
        first_player=BG,
        power={GC: 12, BG: 12},
        books={GC: "dreams"},
        requirements={GC: "gc_first_doom"},
        units={GC: f"acolyte {JERSEY}", BG: f"acolyte {DUNWICH}"},
        gates={JERSEY: GC, DUNWICH: BG},
    )
    assert (ALL[m.decision.side], m.decision.kind, m.decision.about) == (BG, "ritual", (5,))
    m.choose("ritual")
    assert (ALL[m.decision.side], m.decision.kind, m.decision.about) == (GC, "ritual", (6,))
    m.choose("ritual")
    assert m.decision.kind == "action" and doom(m, GC) == doom(m, BG) == 1


def test_the_simple_battle_of_the_rulebook():
    """3 Deep Ones and 2 Acolytes roll 3 dice, 2 Acolytes with Frenzy roll 2: two Pains against one Kill."""
    m = fighting(
        GC,
        books={BG: "frenzy"},
        dice=[4, 5, 1, 6, 2],
        units={GC: "deep_one arkham*3, acolyte arkham*2", BG: "acolyte arkham*2"},
    )
    until(m, "assign_kill")
    m.choose(unit="acolyte")
    finish_battle(m)
    assert {args[0]: len(args) - 1 for args in events(m, "rolled")} == {0: 3, 2: 2}
    assert doom(m, BG) == 1 and doom(m, GC) == 0
    assert units_in(m, "arkham") == {"great_cthulhu/deep_one": 3, "great_cthulhu/acolyte": 1}
    assert len(place_of(m, BG, "acolyte")) == 2


def test_the_complex_battle_of_the_rulebook():
    """Devour takes the Fungi, Shub-Niggurath and a Deep One die, a Ghoul's Pain drives Cthulhu out and it stays."""
    m = fighting(
        BG,
        books={BG: "necrophagy", GC: "absorb"},
        requirements={GC: "gc_first_doom", BG: "bg_awaken"},
        dice=[6, 4] + [6, 4] + [1] * 6,
        units={
            GC: "cthulhu arkham, deep_one arkham*2",
            BG: f"shub_niggurath arkham, fungi arkham, acolyte {DUNWICH}*2, ghoul boston",
        },
    )
    m.choose("devour")
    assert place_of(m, BG, "fungi") == [] and doom(m, GC) == 2
    until(m, "assign_kill")
    m.choose(unit="deep_one")
    until(m, "necrophagy")
    m.choose(unit="ghoul")
    finish_battle(m)
    assert doom(m, GC) == 2 + 8 and doom(m, BG) == 1
    assert units_in(m, "arkham") == {"black_goat/ghoul": 1}
    assert len(place_of(m, GC, "deep_one")) == 1 and len(place_of(m, GC, "cthulhu")) == 1
    assert met(m, GC) >= {"gc_kill_2"}
