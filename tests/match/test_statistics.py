"""The course of a match in numbers: what the events say agrees with the table, the dice with what was rolled."""

import random

import pytest
from matchtools import PEOPLE, played, run, started, step

from game.api import new_match
from game.games.wars.words.statistics import NOW, Standing, statistics
from game.language.spoken import say
from game.match.dice import Ledger
from game.match.match import Match
from game.match.saves import open_save, write_save
from game.match.services import Services
from game.match.session import Session

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"


def on_the_table(match: Match) -> dict[str, Standing]:
    """How everybody stands, by the position itself."""
    state = match.state_dict()
    keepers = list(state["gates"].values())
    return {
        faction: Standing(
            state["doom"][faction],
            state["power"][faction],
            sum(1 for unit in keepers if unit.startswith(faction)),
            len(state["books"][faction]),
        )
        for faction in state["doom"]
    }


@pytest.mark.parametrize("edition", ["first", "later"])
@pytest.mark.parametrize("seed", range(6))
def test_what_the_events_say_agrees_with_the_table(seed, edition):
    """At many moments of random games, and at their ends."""
    match = started(3 + seed % 2, seed, edition=edition)
    chance = random.Random(seed)
    while match.decision is not None:
        step(match, chance)
        if match.event_count % 5 == 0 or match.decision is None:
            assert dict(statistics(match).now) == on_the_table(match)
    course = statistics(match)
    state = match.state_dict()
    for faction in course.factions:
        assert list(course.deeds[faction].revealed) == list(state["revealed"][faction])
        assert course.deeds[faction].signs == len(state["revealed"][faction])
    assert [turn.number for turn in course.turns] == list(range(1, state["turn"] + 1))
    assert course.moments[-1].phase == NOW
    assert sum(deeds.killed for deeds in course.deeds.values()) == sum(deeds.lost for deeds in course.deeds.values())
    assert sum(deeds.captured for deeds in course.deeds.values()) == sum(deeds.taken for deeds in course.deeds.values())
    battles = sum(1 for event in match.events_since(0) if event.kind == "battle")
    assert sum(deeds.attacks for deeds in course.deeds.values()) == battles


def test_power_is_that_after_gather_and_the_rest_that_of_the_turn_s_end():
    """Nobody keeps Power over the turn, so Gather's gains are all there is; it counts the last turn's gates."""
    match, chance = started(4, 11), random.Random(11)
    while match.decision is not None:
        step(match, chance)
    course = statistics(match)
    gained: dict[int, list[int]] = {}
    gates: dict[int, list[int]] = {}
    turn, gathering = 0, False
    for event in match.events_since(0):
        if event.kind == "phase":
            gathering, turn = event.args[0] == "gather", event.args[1]
            gained.setdefault(turn, [0] * 4)
        elif event.kind == "power" and gathering:
            gained[turn][event.args[0]] += event.args[1]
        elif event.kind == "gathered":
            gates.setdefault(turn - 1, []).append(event.args[2])
    assert len(course.turns) > 3
    for turn in course.turns:
        assert [standing.power for standing in turn.standings.values()] == gained[turn.number]
    for turn in course.turns[:-1]:
        assert [standing.gates for standing in turn.standings.values()] == gates[turn.number]
    assert course.turns[-1].standings[GC].doom == match.result().doom[GC]


def a_battle(dice: list[int]) -> Match:
    """Great Cthulhu is about to attack a Flying Polyp and two Acolytes with two Starspawn: six dice against one."""
    match = new_match(
        "wars",
        setup={
            "slot": GC,
            "turn": 4,
            "power": {GC: 4, CC: 3, BG: 1, YS: 1},
            "doom": {GC: 7, CC: 2},
            "books": {CC: ["emissary"]},
            "units": {
                GC: {"starspawn": ["europe"] * 2, "acolyte": ["south_pacific"]},
                CC: {"flying_polyp": ["europe"], "acolyte": ["europe"] * 2},
            },
            "gates": {"south_pacific": GC, "europe": CC},
        },
        dice=dice,
    )
    match.choose("battle")
    while match.decision.kind not in ("assign_kill", "assign_pain"):
        match.answer(match.decision.options[-1])
    return match


def test_a_set_up_counts_from_what_stands_there():
    course = statistics(a_battle([6, 6, 4, 1, 1, 2, 5]))
    first = course.moments[0]
    assert (first.turn, first.phase) == (4, "action")
    assert first.standings[GC] == Standing(7, 4, 1, 0) and first.standings[CC] == Standing(2, 3, 1, 1)
    assert [turn.number for turn in course.turns] == [4]
    assert course.turns[0].standings[GC].power == 4 and course.now[GC].power == 3


def test_the_ledger_has_every_die_of_a_battle():
    match = a_battle([6, 6, 4, 1, 1, 2, 5])
    course = statistics(match)
    cthulhu, chaos = course.deeds[GC], course.deeds[CC]
    assert cthulhu.ledger.faces == (2, 1, 0, 1, 0, 2) and chaos.ledger.faces == (0, 0, 0, 0, 1, 0)
    assert (cthulhu.ledger.dice, cthulhu.ledger.kills, cthulhu.ledger.pains) == (6, 2, 1)
    assert (cthulhu.ledger.expected_kills, cthulhu.ledger.expected_pains) == (1, 2)
    assert (cthulhu.attacks, cthulhu.defences, chaos.attacks, chaos.defences) == (1, 0, 0, 1)
    chance = random.Random(1)
    while match.position.state.battle is not None:
        step(match, chance)
    course = statistics(match)
    assert (course.deeds[GC].killed, course.deeds[CC].lost, course.deeds[GC].lost) == (2, 2, 0)
    assert dict(course.now) == on_the_table(match)


@pytest.mark.parametrize(
    ("faces", "luck"),
    [
        ((0, 0, 0, 0, 0, 0), "none"),
        ((0, 0, 0, 0, 0, 5), "few"),
        ((0, 0, 0, 0, 0, 12), "favored"),
        ((3, 3, 3, 3, 3, 3), "even"),
        ((12, 0, 0, 0, 0, 0), "forsaken"),
        ((5, 5, 5, 5, 5, 7), "little-lucky"),
        ((7, 5, 5, 4, 4, 3), "little-unlucky"),
    ],
)
def test_luck_by_its_kind_and_in_words(faces, luck):
    assert Ledger(faces).luck == luck and Ledger(faces).luck_told == say(f"dice-luck-{luck}")


def the_end(**more) -> Match:
    """A Doom phase that ends the game at once: two sides hold six books, three have Elder Signs in hand."""
    setup = {
        "phase": "doom",
        "turn": 6,
        "doom": {GC: 30, CC: 28, BG: 3, YS: 31},
        "books": {
            GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
            CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
        },
        "signs": {GC: [1], CC: [1, 2], YS: [3]},
        **more,
    }
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": setup}, PEOPLE)
    while match.decision is not None:
        match.answer(match.decision.default)
    return match


def test_the_signs_opened_with_the_end_are_told_apart_from_earlier_ones():
    match = Match.new({"game": "wars", "players": 4, "seed": 1, "setup": {
        "slot": GC, "doom": {GC: 2, CC: 27}, "signs": {GC: [1, 2], CC: [3], YS: [1]}, "power": {GC: 2, CC: 2}}},
        PEOPLE)  # fmt: skip
    match.reveal(0, (2,))
    assert statistics(match).deeds[GC].revealed == (2,) and statistics(match).deeds[GC].opened == ()
    while match.find("pass") == []:
        match.answer(match.decision.options[-1])
    match.answer(match.find("pass")[0])
    match.reveal(1, (3,))
    assert match.result().reason == "reveal"
    deeds = statistics(match).deeds
    assert (deeds[GC].revealed, deeds[GC].opened) == ((2, 1), (1,))
    assert (deeds[CC].opened, deeds[YS].opened, deeds[BG].opened) == ((3,), (1,), ())


def test_the_end_s_doom_is_that_before_and_the_signs():
    match = the_end()
    course = statistics(match)
    assert match.result().doom == {GC: 31, CC: 31, BG: 3, YS: 34}
    assert {faction: standing.doom for faction, standing in course.now.items()} == match.result().doom
    assert course.deeds[CC].opened == (1, 2)
    before = course.moments[0].standings
    assert all(course.now[f].doom == before[f].doom + sum(course.deeds[f].revealed) for f in course.factions)


def test_loading_changes_nothing_about_the_course(tmp_path):
    match = played(250, seed=5)
    path = tmp_path / "a.save"
    write_save(match, path)
    loaded = open_save(path).match
    assert statistics(loaded) == statistics(match)


def test_undo_takes_it_out_of_the_statistics():
    match = played(120, seed=6)
    before = statistics(match)
    chance = random.Random(1)
    for _ in range(15):
        step(match, chance)
    assert statistics(match) != before
    for _ in range(15):
        match.undo()
    assert statistics(match) == before


def test_without_history_the_course_begins_here():
    match = played(200, seed=7)
    match.forget("It is gone.")
    course = statistics(match)
    assert dict(course.now) == on_the_table(match) and len(course.turns) == 1
    chance = random.Random(2)
    for _ in range(40):
        if match.decision is not None:
            step(match, chance)
    assert dict(statistics(match).now) == on_the_table(match)


def test_a_rematch_has_the_same_seats_and_settings_and_other_dice(tmp_path):
    services = Services(tmp_path / "data")
    setup = {"slot": GC, "power": {GC: 3, CC: 3, BG: 3, YS: 3}}
    match = Match.new(
        {"game": "wars", "factions": [CC, YS, GC, BG], "edition": "later", "map": "earth_4_west5_east3",
         "seed": 9, "strict": True, "setup": setup, "dice": [1] * 400}, PEOPLE)  # fmt: skip
    session = Session(match)
    session.change_seat(1, "random", "Bram")
    session.driver.orders.of(0).auto_gates = False
    again = services.start(session.rematch())
    assert again.match.rules.setup == match.rules.setup
    assert again.match.seats == session.match.seats and again.match.seats[1] == ("random", "Bram")
    assert again.match.strict and again.match.inputs["setup"] == setup
    assert again.match.inputs["seed"] != 9 and again.match.inputs["dice"] is None
    assert not again.driver.orders.of(0).auto_gates
    again.close()
    services.close()


def test_where_everybody_left_to_bots_the_rematch_is_for_those_who_began():
    session = Session(started(3, 4))
    for seat in range(3):
        session.change_seat(seat, "random")
    run(session, 1, random.Random(1))
    assert [seat.bot for seat in session.rematch().seats] == [None, None, None]
    session.change_seat(2, None)
    assert [seat.bot for seat in session.rematch().seats] == ["random", "random", None]
