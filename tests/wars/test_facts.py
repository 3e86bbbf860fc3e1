"""What is in play of a faction and is no unit on the map: told alike wherever it is told."""

import pytest
from table import BG, GC, YS, play
from test_sleeper import SIDE, SL, doom_phase, sleeper

from game.engine.event import Event
from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.screen.map.motion import gains
from game.games.wars.text.table import board
from game.games.wars.words.digest import digest
from game.games.wars.words.facts import fact_told, off_map
from game.games.wars.words.tableview import Side, read_table
from game.language.spoken import name, say, say_name
from game.match.words import words

AN = "ancients"


def side(match, faction: str) -> Side:
    return read_table(match, None).by_faction[faction]


def test_whose_card_a_serpent_man_is_on_is_told():
    """With what he brings from there."""
    m = sleeper(units={SL: "acolyte europe, serpent_man submerged europe"}, notes={"sorcery": [YS]})
    (fact,) = side(m, SL).facts
    said = say("wars-fact-sorcery", units=[name("unit", "serpent_man")], side=name("faction", YS),
               thing=name("ability", "feast"))  # fmt: skip
    assert fact_told(fact) == said and f"  {said}" in board(side(m, SL))
    assert len(off_map(side(m, SL), "serpent_man")) == 1 and off_map(side(m, SL), "acolyte") == []


def test_serpent_men_on_their_way_home_are_told_without_a_card():
    """One of two is home: nobody can say whose card the other has left."""
    m = doom_phase(units={SL: "acolyte europe, serpent_man submerged*2"}, notes={"sorcery": [GC, YS]},
                   books={SL: "ancient_sorcery"})  # fmt: skip
    play(m, "ancient_sorcery", {"area": "asia"})
    borrowed, other, rest = side(m, SL).facts
    assert (borrowed.units, other.units, rest.number) == ((), (), 1)


@pytest.mark.parametrize(("kept", "message"), [(True, "wars-fact-slumber"), (False, "wars-fact-slumber.bare")])
def test_a_gate_asleep_is_told_with_its_keeper(kept: bool, message: str):
    """Or that it has none."""
    m = sleeper(units={SL: f"acolyte europe {'submerged' if kept else 'asia'}"}, flags=["gate_asleep"])
    (fact,) = side(m, SL).facts
    assert fact.message == message and len(fact.units) == kept


def test_cathedrals_on_the_map_are_counted():
    """None is nothing to tell."""
    two = sleeper(factions=(SL, AN, YS), notes={"cathedrals": ["south_america", "europe"]})
    assert [fact.number for fact in side(two, AN).facts] == [2] and not side(sleeper(factions=(SL, AN, YS)), AN).facts


def test_every_unit_off_the_map_is_in_a_fact():
    """Whatever has taken it there."""
    units = {SL: "acolyte submerged, serpent_man submerged", GC: "cthulhu submerged, deep_one submerged*2"}
    m = sleeper(units=units, flags=["gate_asleep"], notes={"sorcery": [YS]})
    for each in read_table(m, None).sides:
        assert {unit for fact in each.facts for unit in fact.units} == {piece.unit for piece in each.submerged}
    assert len(side(m, GC).submerged) == 3


def asked_by_ghroth(**setup):
    """Sleeper says which of its Cultists Ghroth takes; one of them sleeps."""
    m = sleeper(BG, factions=(SL, BG, YS), units={SL: "acolyte submerged europe*2", BG: "fungi asia, acolyte asia"},
                flags=["gate_asleep"], books={BG: "ghroth"}, dice=[1], **setup)  # fmt: skip
    play(m, "ghroth", {"number": 1})
    return m


def test_the_loss_of_the_keeper_that_sleeps_is_told_off_the_map():
    """In the chronicle and in what has happened since; nothing rises on the map for it."""
    m = asked_by_ghroth()
    before = read_table(m, 0)
    m.choose(unit=f"{SL}/acolyte/0")
    told = words().chronicle(m.rules)
    told.feed(m.events)
    assert any(say_name(name("area", "off_map")) in line.text for line in told.lines)
    (news,) = (each for each in digest(words(), m.rules, m.events, before, read_table(m, 0), (SIDE,)) if each.hit)
    assert news.area == ""
    lost = [event for event in m.events if event.kind == "eliminated"]
    assert lost and gains([*lost, Event("doom", (3, 1, "loss"))]) == []


def test_the_keeper_that_sleeps_is_told_from_those_on_the_map():
    """Among the Cultists of whom Ghroth takes one."""
    m = asked_by_ghroth()
    cards = lay_open(m, m.decision, read_table(m, 0), m.view(0)).choices
    asleep = say("wars-option-asleep", label=say("wars-option-unit-alone", unit=name("unit", "acolyte")))
    (keeper,) = side(m, SL).facts[0].units
    assert [card.label == asleep for card in cards] == [card.option.unit == keeper for card in cards]


@pytest.mark.parametrize(("book", "slot", "sign"), [
    ("ghroth", BG, ("token", "acolyte")), ("thousand_forms", "crawling_chaos", ("icon", "power")),
])  # fmt: skip
def test_what_is_pledged_is_on_the_cards(book: str, slot: str, sign: tuple[str, str]):
    """Cultists to Ghroth, Power to the Thousand Forms."""
    units = {BG: "fungi asia, acolyte asia", GC: "acolyte europe*2", YS: "acolyte europe*2",
             "crawling_chaos": "nyarlathotep asia"}  # fmt: skip
    m = sleeper(slot, factions=(slot, GC, YS), units={key: units[key] for key in (slot, GC, YS)}, books={slot: book},
                dice=[1])  # fmt: skip
    m.choose(book)
    assert m.decision.kind == "pledge"
    cards = lay_open(m, m.decision, read_table(m, m.decision.seat), m.view(m.decision.seat)).choices
    assert {(card.picture.what, card.picture.id) for card in cards} == {sign}
