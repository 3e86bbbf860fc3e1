"""Handicaps of seats from the new game screen to the rules, the list of saves, and a rematch."""

import random

import pytest
from matchtools import run

from game.games.facts import Handicap
from game.games.wars.words.tableview import read_table
from game.language.spoken import name, say, say_name
from game.match.gamewords import words_for
from game.match.handicap import handicap_words, levelling_words
from game.match.lobby import NO_HANDICAP, RANDOM, NewGameSpec, SeatSpec
from game.match.match import Match, Seat

SEATS = (
    SeatSpec("Ada", None, "black_goat", Handicap(-2, 0)),
    SeatSpec("Bruno", "adept", RANDOM),
    SeatSpec("Clara", "random", RANDOM, Handicap(3, 4)),
)
SPEC = NewGameSpec("wars", "earth_3", "first", SEATS, seed=7)


def test_a_handicap_goes_with_the_seat_whatever_faction_it_is_dealt(services):
    session = services.start(SPEC)
    while session.match.decision.kind == "start_area":
        session.match.answer(session.match.decision.options[0])
    sides = read_table(session.match, None).sides
    assert [side.handicap for side in sides] == ["−2 Power", "", "+3 Power, +4 Doom"]
    assert [(side.power, side.doom) for side in sides] == [(6, 0), (8, 0), (11, 4)]
    session.close()


def test_the_list_of_saves_tells_it(services):
    session = services.start(SPEC)
    session.close()
    assert [player.handicap for player in services.list_saves()[0].players] == [
        Handicap(-2, 0), NO_HANDICAP, Handicap(3, 4),
    ]  # fmt: skip


def test_bots_play_on_with_it_after_loading(services):
    session = services.start(SPEC)
    run(session, 3, random.Random(1))
    session.close()
    again = services.load(services.list_saves()[0].path)
    assert again.match.position.key() == session.match.position.key()
    assert again.match.rules.setup == session.match.rules.setup
    run(again, 3, random.Random(2))
    again.close()


def test_a_rematch_keeps_it(services):
    session = services.start(SPEC)
    spec = session.rematch()
    assert [seat.handicap for seat in spec.seats] == [Handicap(-2, 0), NO_HANDICAP, Handicap(3, 4)]
    session.close()


def test_a_rematch_with_factions_passed_on_keeps_it_with_the_player(services):
    session = services.start(SPEC)
    before, after = session.rematch().seats, session.rematch(rotated=True).seats
    assert [seat.faction for seat in after] == [before[-1].faction, before[0].faction, before[1].faction]
    assert [(seat.name, seat.handicap) for seat in after] == [(seat.name, seat.handicap) for seat in before]
    again = services.start(session.rematch(rotated=True))
    session.close()
    again.close()


def test_one_out_of_bounds_is_a_sentence(services):
    seats = (SeatSpec("Ada", None, RANDOM, Handicap(0, 11)), *SEATS[1:])
    with pytest.raises(ValueError, match=r"This game cannot be played: handicap: doom of .* from 0 to 10"):
        services.start(NewGameSpec("wars", "earth_3", "first", seats))


def test_in_words():
    assert handicap_words(0, 0) == ""
    assert handicap_words(2, 0) == say("handicap-power", number="+2")
    both = [say("handicap-power", number="−1"), say("handicap-doom", number="+3")]
    assert handicap_words(-1, 3) == say("handicap-given", parts=both)


def test_the_handicap_that_levels_a_duel_is_one_that_can_be_played_and_is_told_with_its_figures():
    pair = ["black_goat", "yellow_sign"]
    found = words_for("duel").levelling(pair)
    inputs = {"game": "duel", "factions": pair, "options": {"handicap": found.option}, "seed": 1}
    match = Match.new(inputs, [Seat("random", "A")] * 2)
    assert match.position.state.power[3] == 8 + found.power
    said = levelling_words(found)
    sides = [say_name(name("faction", faction)) for faction in pair]
    assert all(each in said for each in (*sides, "78", handicap_words(found.power, found.doom))) and "{" not in said
    # The factions of the box need none, and another game's are not known.
    assert words_for("duel").levelling(["black_goat", "great_cthulhu"]) is None
    assert words_for("wars").levelling(pair) is None


def test_the_handicap_that_levels_a_duel_goes_with_the_faction_into_a_rematch(services):
    found = words_for("duel").levelling(["black_goat", "yellow_sign"])
    given = Handicap(found.power, found.doom)
    seats = (SeatSpec("Ada", None, "black_goat"), SeatSpec("Bruno", "random", "yellow_sign", given))
    session = services.start(NewGameSpec("duel", "lovecraft_country", "", seats, seed=7))
    for rotated in (False, True):
        after = {seat.faction: seat.handicap for seat in session.rematch(rotated).seats}
        assert after == {"black_goat": NO_HANDICAP, "yellow_sign": given}
    session.close()
