"""Rulings R92 to R97, and what held before them in matches of the second version of the rules."""

import pytest
from looking import asked, events, met, offered, power
from steps import until
from table import BG, GC, YS, actions, fight, place_of, play, table

from game.api import new_match
from game.bots import make
from game.bots.protocol import Question
from game.games.wars.words.orders import ordered
from game.match.orders import SeatOrders

OW, SL, WW = "opener_of_the_way", "sleeper", "windwalker"
BOTH = pytest.mark.parametrize("edition", ["first", "later"])

# R92


def gathering(own=0, rules=None, **setup):
    """A turn begins: nobody gathers anything, Great Cthulhu has 12 Power and Opener of the Way what is given."""
    setup = {"books": {OW: "dragon_ascending"}, "power": {GC: 12, OW: own, YS: 0}, "turn": 2} | setup
    return table(factions=(GC, OW, YS), phase="gather", first_player=YS, rules=rules, **setup)


def test_r92_dragon_ascending_between_gather_power_and_first_player():
    """He is asked once Power is gathered and raised, and with as much as another it is a tie."""
    m = gathering()
    assert asked(m) == (OW, "before_first_player") and power(m, OW) == 6
    assert offered(m, "side") == [GC] and "done" in actions(m)
    m.choose(side=GC)
    assert power(m, OW) == 12 and asked(m) == (YS, "first_player") and offered(m, "side") == [GC, OW]


def test_r92_declined_it_can_be_used_later():
    m = gathering()
    m.choose("done")
    assert asked(m) == (GC, "direction") and "dragon_ascending_used" not in m.state_dict()["flags"]


def test_r92_not_on_the_first_turn_nor_without_the_book_nor_twice():
    """The set-up decides who begins; without it unused there is nothing to ask."""
    assert asked(gathering(turn=1)) != (OW, "before_first_player")
    assert asked(gathering(books={})) == (GC, "direction")
    assert asked(gathering(flags=["dragon_ascending_used"])) == (GC, "direction")


def test_r92_older_matches_do_not_ask():
    assert asked(gathering(rules=2)) == asked(gathering(rules=1)) == (GC, "direction")


def test_r92_a_standing_order_asks_only_where_somebody_has_more_power():
    """When it matters, which is usual: else the question is declined for him."""
    for own, answered in ((0, None), (20, "done")):
        m = gathering(own)
        assert asked(m) == (OW, "before_first_player")
        told = ordered(m, m.position.decision, SeatOrders())
        assert (told.kind if told else None) == answered


@pytest.mark.parametrize("level", ["newcomer", "hierophant", "expert", "professional"])
def test_r92_bots_of_every_kind_take_what_is_much_and_leave_what_is_little(level):
    for own, kind in ((0, "dragon_ascending"), (11, "done")):
        m = gathering(own, power={GC: 20, OW: own, YS: 0} if kind != "done" else {GC: 12, OW: own, YS: 0})
        question = Question.of(m.position)
        assert make(level, 1).choose(question).kind == kind


def test_r92_in_the_duel_too():
    m = new_match("duel", factions=(GC, OW), setup={
        "phase": "first_player", "power": {GC: 9, OW: 4}, "books": {OW: ["dragon_ascending"]}, "first_player": OW,
    })  # fmt: skip
    assert asked(m) == (OW, "before_first_player")
    m.choose(side=GC)
    assert power(m, OW) == 9 and asked(m) == (OW, "first_player")


# R93


@BOTH
def test_r93_death_from_below_cannot_be_declined(edition):
    """Only the area is chosen; whoever ends a Ritual slot without it is asked for one all the same."""
    m = table(factions=(SL, GC, YS), phase="doom", turn=2, first_player=SL, edition=edition,
              power={SL: 9, GC: 0, YS: 1}, units={SL: "acolyte europe asia"})  # fmt: skip
    play(m, "done")
    assert asked(m) == (SL, "death_area") and m.decision.default is None and offered(m, "area") == ["asia", "europe"]


# R94


def nexus(slot):
    """A battle has been declared in Europe, where Sleeper has a Wizard and Formless Spawn."""
    m = table(slot, factions=(SL, GC, YS), books={SL: "energy_nexus"}, dice=[1] * 20,
              units={SL: "wizard europe, formless_spawn europe", GC: "starspawn europe",
                     YS: "undead europe*2"})  # fmt: skip
    fight(m, "europe", YS)
    assert asked(m) == (SL, "energy_nexus")
    return m


def test_r94_no_second_battle_in_the_area_of_its_own():
    """The reason says so; anything else that starts there is offered."""
    m = nexus(SL)
    assert "battle" not in actions(m) and "move" in actions(m)
    why = {each.option.kind: each.reason.code for each in m.decision.blocked}
    assert why["battle"] == "fought_here"


def test_r94_a_battle_in_the_area_of_anothers():
    assert "battle" in actions(nexus(GC))


# R95


def events_due(edition="first", rules=None, **setup):
    """Sleeper, first in a Doom phase, has a Serpent Man away and cannot pay a Ritual."""
    return table(
        factions=(SL, GC, YS), phase="doom", turn=2, first_player=SL, edition=edition, rules=rules,
        books={SL: "ancient_sorcery"}, notes={"sorcery": [GC]}, power={SL: 1, GC: 1, YS: 1},
        units={SL: "acolyte europe, serpent_man submerged"}, **setup,
    )  # fmt: skip


@BOTH
@pytest.mark.parametrize("first", ["ancient_sorcery", "death_from_below"])
def test_r95_sleeper_says_which_of_its_doom_phase_events_comes_first(edition, first):
    """What comes from below may come to where the Serpent Man has come home before."""
    m = events_due(edition)
    assert asked(m) == (SL, "doom_order") and actions(m) == {"ancient_sorcery", "death_from_below"}
    m.choose(first)
    if first == "ancient_sorcery":
        m.choose(area="asia")
        assert asked(m) == (SL, "death_area") and offered(m, "area") == ["asia", "europe"]
    else:
        assert place_of(m, SL, "wizard") == ["europe"] and asked(m) == (SL, "serpent_area")


def test_r95_one_event_alone_is_not_asked_about():
    m = table(factions=(SL, GC, YS), phase="doom", turn=2, first_player=SL, units={SL: "acolyte europe asia"},
              power={SL: 1, GC: 1, YS: 1})  # fmt: skip
    assert asked(m) == (SL, "death_area")


@pytest.mark.parametrize("rules", [1, 2])
def test_r95_older_matches_keep_the_fixed_order(rules):
    assert asked(events_due(rules=rules)) == (SL, "serpent_area")


# R96: what is new is told beside Necrophagy


@pytest.mark.parametrize("rules", [1, 2])
def test_r96_older_matches_share_with_the_killed(rules):
    m = table(
        GC, factions=(GC, BG, YS), edition="later", books={BG: "necrophagy"}, dice=[6, 1, 1, 1], rules=rules,
        units={GC: "starspawn europe", YS: "undead europe", BG: "ghoul antarctica"},
    )  # fmt: skip
    play(m, "battle", "unit")
    assert "bg_share" in met(m, BG)


# R97


@pytest.mark.parametrize(("where", "left"), [("europe", 3), ("asia", 4)])
def test_r97_capture_monster_is_taxed_by_the_ice_age(where, left):
    m = table(SL, factions=(SL, WW, YS), books={SL: "capture_monster", WW: "ice_age"}, notes={"ice_age": where},
              units={SL: "tsathoggua europe", YS: "undead europe"})  # fmt: skip
    m.choose("capture_monster")
    until(m, "action")
    assert power(m, SL) == left and events(m, "captured")


# what cannot succeed


def test_ghroth_without_fungi_is_told_to_be_in_vain():
    """It may be begun, since a miss places an Acolyte; no die is low enough."""
    m = table(BG, factions=(GC, BG, YS), units={BG: "acolyte africa", GC: "acolyte asia"}, books={BG: "ghroth"})
    ghroth = m.rules.action_of[m.decision.side]["ghroth"]
    assert "ghroth" in actions(m) and ghroth.vain(m.position, m.decision.side).code == "no_fungi"
    m = table(BG, factions=(GC, BG, YS), units={BG: "fungi africa", GC: "acolyte asia"}, books={BG: "ghroth"})
    assert ghroth.vain(m.position, m.decision.side) is None
