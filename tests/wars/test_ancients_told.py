"""What is told of the Ancients: deeds in the chronicle, Cathedrals on the table, prices, goals, who asks others."""

import pytest
from looking import asked, skip_to
from steps import finish_battle, until
from table import GC, YS, play
from test_ancients import AN, GATES, UNITS, ancients, built, holy

from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.screen.map.pieces import items_of
from game.games.wars.text.table import area_line
from game.games.wars.words.asking import asking
from game.games.wars.words.battle_course import assignment
from game.games.wars.words.card_now import Situation, cost_now
from game.games.wars.words.tableview import kind_of, read_table
from game.language.spoken import name, tell
from game.match.gamewords import words_of
from game.match.words import chronicle, plain, words


def lines(match):
    """The chronicle so far, without marks."""
    return [plain(line.text) for line in chronicle(match.rules, match.events)]


def test_a_cathedral_and_its_price_are_told():
    m = ancients(units={AN: "acolyte arabia"}, power=3)
    m.choose("cathedral")
    assert "The Ancients build a Cathedral in Arabia." in lines(m)
    m = ancients(units={AN: "acolyte arabia"}, notes=built("east_africa"), power=3)
    m.choose("cathedral")
    assert "The Ancients build a Cathedral in Arabia for 3 Power." in lines(m)


def test_gifts_and_who_gets_them_are_told():
    m = ancients(units=UNITS, gates=GATES)
    m.choose("an_cheapest")
    told = next(line for line in lines(m) if "every enemy" in line)
    assert told == (
        "The Ancients let every enemy place a Monster: "
        "a Deep One in the South Pacific, a Nightgaunt in South Asia and an Undead in Europe."
    )


@pytest.mark.parametrize(("message", "values", "one", "more"), [
    ("wars-won", {"winners": "alone"}, "Sleeper wins", "The Ancients win"),
    ("wars-won-most", {"side": "", "doom": 31}, "Sleeper has the", "The Ancients have the"),
    ("wars-won-alone", {"side": "", "doom": 31}, "Only Sleeper has all", "Only the Ancients have all"),
    ("wars-events-passed", {"side": "", "power": 2}, "Sleeper passes and loses", "The Ancients pass and lose"),
    ("wars-digest-lead", {"side": "", "doom": 9, "ahead": 2}, "Sleeper leads", "The Ancients lead"),
    ("wars-events-battle", {"side": "", "enemy": "", "area": "europe"}, "Sleeper attacks Sleeper",
     "The Ancients attack the Ancients"),
])  # fmt: skip
def test_verbs_agree_with_a_name_that_is_plural(message, values, one, more):
    """In the end, in the chronicle, in what has happened since."""
    for faction, told in (("sleeper", one), (AN, more)):
        side = name("faction", faction)
        given = {"winners": [side], "side": side, "enemy": side, "area": name("area", "europe")}
        assert plain(tell(message, {key: given.get(key, value) for key, value in values.items()})).startswith(told)


def test_dematerialized_units_are_told_in_one_line():
    units = {AN: "acolyte arabia*2, yothan arabia"}
    m = ancients(None, phase="doom", turn=2, units=units, gates={"arabia": AN}, power=1)
    until(m, "doom_event", side=AN)
    play(m, "dematerialization", {"area": "europe"}, {"unit": f"{AN}/yothan/0"}, {"unit": f"{AN}/acolyte/0"}, "done")
    assert "The Ancients dematerialize a Yothan and an Acolyte to Europe. The gate in Arabia is abandoned." in lines(m)


def test_the_question_before_dematerialization_is_its_own():
    m = ancients(None, phase="doom", turn=2, units={AN: "acolyte arabia"}, power=1)
    until(m, "doom_event", side=AN)
    assert words().prompt(m.rules, m.position.decision) == "move units from one area to any other?"
    assert words().hint(m.rules, m.position.decision) == "Dematerialization"


def test_unholy_ground_and_the_cathedral_it_costs_are_told():
    m = holy([1] * 14)
    until(m, "unholy_ground")
    m.choose(area="australia")
    told = lines(m)
    assert told.index("The Cathedral in Australia is gone.") + 1 == told.index("Unholy Ground takes Cthulhu.")


def test_a_yothan_that_leaves_the_game_is_told_below_the_kill():
    m = ancients(GC, units={GC: "deep_one europe*2", AN: "yothan europe*2"}, books={AN: ["extinction"]},
                 dice=[6, 6] + [1] * 14)  # fmt: skip
    m.choose("battle")
    finish_battle(m)
    told = lines(m)
    killed = told.index("Killed: 2 Yothans of the Ancients.")
    assert told[killed + 1 : killed + 3] == ["A Yothan of the Ancients leaves the game for good."] * 2


@pytest.mark.parametrize(
    ("books", "said"), [([], "is lost"), (["extinction"], "is lost, and leaves the game for good")]
)
def test_the_card_of_a_yothan_to_be_killed_says_whether_it_comes_back(books, said):
    m = ancients(GC, units={GC: "deep_one europe*2", AN: "yothan europe, acolyte europe"}, books={AN: books},
                 dice=[6] + [1] * 14)  # fmt: skip
    m.choose("battle")
    until(m, "assign_kill", side=AN)
    yothan = next(option.unit for option in m.decision.options if kind_of(option.unit) == "yothan")
    assert assignment(m, read_table(m, None), "assign_kill", yothan, 1)[0] == said


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"books": {AN: ["consecration"]}, "requirements": {AN: ["an_claw"]}},
         "The Ancients gain 1 Elder Sign from Consecration."),
        ({}, "The Ancients perform a Ritual"),
    ],
)  # fmt: skip
def test_a_ritual_with_consecration_is_told(setup, said):
    m = ancients(None, phase="doom", turn=2, units={AN: "acolyte arabia"}, notes=built("europe"), draws=[1] * 8,
                 **setup)  # fmt: skip
    until(m, "ritual", side=AN)
    m.choose("ritual")
    assert any(line.startswith(said) for line in lines(m))


def test_worship_services_are_told_with_what_is_gathered():
    m = ancients(None, phase="gather", turn=2, units={AN: "acolyte arabia", GC: "acolyte arabia"},
                 gates={"arabia": GC}, notes=built("arabia"), books={AN: ["worship_services"]},
                 requirements={AN: ["an_claw"]})  # fmt: skip
    assert sum("Worship Services" in line for line in lines(m)) == 2


def test_a_cathedral_stands_on_the_map_in_cards_and_in_the_terminal():
    m = ancients(units={AN: "acolyte arabia"}, notes=built("australia"))
    table = read_table(m, 0)
    area = table.by_area["australia"]
    assert [(token.ref, token.building) for token in area.tokens] == [(("ability", "cathedral"), True)]
    assert [item.token.faction for item in items_of(area, lambda piece: "") if item.token] == [AN]
    assert "[Cathedral]" in area_line(area)
    assert "Cathedral" in plain(Situation(m, table, True).about(("area", "australia")).lines[0])


@pytest.mark.parametrize(
    ("book", "unit", "cost"), [("festival", "un_man", 0), ("brainless", "reanimated", 1), ("extinction", "yothan", 3)]
)
def test_the_board_shows_what_units_cost_now(book, unit, cost):
    side = read_table(ancients(units={AN: "acolyte arabia"}, books={AN: [book]}), 0).by_faction[AN]
    assert cost_now(side, unit, 9) == cost
    assert cost_now(side, "acolyte", 1) == 1


def test_the_cards_of_a_summon_tell_what_each_unit_costs_now():
    m = ancients(units={AN: "acolyte arabia"}, gates={"arabia": AN}, books={AN: ["festival", "extinction"]}, power=9)
    m.choose("summon")
    cards = lay_open(m, m.decision, read_table(m, 0), m.view(0)).choices
    assert {card.label: card.text for card in cards} == {"Un-Man": "free", "Reanimated": "4 Power", "Yothan": "3 Power"}


def test_others_are_told_why_they_are_asked():
    gates = GATES | {"scandinavia": YS}
    m = ancients(units=UNITS | {YS: "acolyte europe scandinavia"}, gates=gates)
    m.choose("an_cheapest")
    assert asked(m) == (YS, "monster_gift_area")
    why = asking(m)
    assert why.by == AN and plain(why.why) == "The Ancients let every enemy place a Monster, and you choose where."
    m = holy([1] * 7 + [1] * 5, units={AN: "yothan europe", YS: "king_in_yellow europe, hastur europe"})
    skip_to(m, "unholy_ground")
    m.choose(area="australia")
    assert asking(m).by == AN and asking(m).where == "europe"


def test_a_goal_lights_where_a_cathedral_can_be_built():
    m = ancients(units={AN: "acolyte arabia antarctica"}, power=5)
    goals = {goal.id: goal for group in words_of(m.rules).goals(m, 0) for goal in group.goals}
    assert set(goals["goal.an_no_sign"].shine.things) == {"option.cathedral", "area.antarctica"}
