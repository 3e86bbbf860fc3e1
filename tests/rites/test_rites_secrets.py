"""What a cultist has seen and what she has not: views, hidden cards dealt anew, and that being asked tells nothing."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ritetable import CARDS, RITES, altar, lay, number, offered, pick, state, walk

from game.engine.chance import Chance
from game.engine.position import Position, determinise
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import capturing
from game.match.counsel import deed_entry
from game.match.history import History
from game.match.match import Match
from game.match.words import chronicle

OPTIONS = [None, *({"rite": rite} for rite in RITES)]


def settings_of(seed):
    return 2 + seed % 5, OPTIONS[seed // 5 % len(OPTIONS)]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000))
def test_a_position_dealt_anew_shows_the_seat_exactly_what_it_has_seen(seed):
    """For every seat: whole, consistent, and the same view; never a rule broken."""
    players, options = settings_of(seed)
    for count, pos in walk(players, seed, options):
        if count % 5 or pos.decision is None:
            continue
        for seat in range(players):
            seen = json.loads(json.dumps(pos.view(seat)))
            dealt = determinise(pos.rules, seen, Chance.seeded(seed + count))
            assert dealt.rules.violations(dealt) == [], f"seed {seed}, decision {count}, seat {seat}"
            again = json.loads(json.dumps(dealt.view(seat)))
            assert again == seen, f"seed {seed}, decision {count}, seat {seat}"


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10_000))
def test_play_goes_on_from_a_position_dealt_anew(seed):
    """To the end of the rite or the game."""
    players, options = settings_of(seed)
    luck = Chance.seeded(seed)
    stop = luck.below(60)
    for count, pos in walk(players, seed, options):
        if count == stop and pos.decision is not None:
            dealt = determinise(pos.rules, pos.view(pos.decision.seat), luck)
            while dealt.decision is not None:
                choices = dealt.decision.options
                dealt.answer(choices[luck.below(len(choices))])
            assert dealt.over and dealt.rules.violations(dealt) == []
            return


def twins(seed: int, seat: int) -> tuple[Position, Position] | None:
    """A position in a random game, and one that differs in all the seat has not seen."""
    players, options = settings_of(seed)
    stop = 3 + seed % 40
    for count, pos in walk(players, seed, options):
        if count == stop and pos.decision is not None:
            return pos.copy(), determinise(pos.rules, pos.view(seat % players), Chance.seeded(seed + 5))
    return None


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 5))
def test_a_view_holds_nothing_but_what_the_seat_knows(seed, seat):
    """Two positions that differ in hidden things only give the same view, and the same to be told to the terminal."""
    pair = twins(seed, seat)
    if pair is None:
        return
    seat %= pair[0].rules.seats
    assert pair[0].view(seat) == pair[1].view(seat)
    text = json.dumps(pair[0].view(seat))
    assert "chance" not in text and "seed" not in text


def test_the_twins_do_differ():
    different = 0
    for seed in range(12):
        pair = twins(seed, 0)
        different += pair is not None and pair[0].state.key() != pair[1].state.key()
    assert different > 8


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000))
def test_events_show_a_card_to_those_who_may_see_it(seed):
    """What is drawn, dealt, looked at, given or exchanged is whole for the parties and masked for the others."""
    players, options = settings_of(seed)
    for _, pos in walk(players, seed, options):
        for event in pos.events:
            if event.kind in ("drew", "dealt", "peeked", "gave", "exchanged", "buried", "looked") and event.seats >= 0:
                for seat in range(players):
                    seen = event.seen_by(seat)
                    assert (seen.args == event.args) == bool(event.seats >> seat & 1)
            if event.kind == "requested":
                assert [event.seen_by(seat) is None for seat in range(players)].count(True) == players - 1
        pos.events.clear()


# single cases


def test_an_exchange_blurs_what_a_third_knew_and_no_more():
    """She knew a card in the giver's hand; now it is with one of the two."""
    match = altar("cthulhu_rises", "b9 y1 y3", "b2 w2 w3", "b3 w4 w5", gates=2, knows=[[], [], ["y1", "w2"]], deck="")
    for card in ("b9", "b2", "b3"):
        lay(match, card)
    pick(match, "side", by=0, side=1)
    pick(match, "card", by=0, unit="y3")
    pick(match, "card", by=1, unit="w3")
    seen = match.view(2)["state"]
    assert "y1" not in seen["hands"][0] and sorted(seen["hints"]) == [[2, "w2", 3], [2, "y1", 3]]
    for seed in range(20):
        dealt = determinise(match.rules, match.view(2), Chance.seeded(seed))
        both = hand_of(dealt, 0) | hand_of(dealt, 1)
        assert {"y1", "w2"} <= both
    assert "y3" in match.view(0)["state"]["hands"][1] and "w3" in match.view(1)["state"]["hands"][0]


def hand_of(pos, side):
    return set(pos.rules.encode_state(pos.state)["hands"][side])


def test_a_hint_goes_when_the_card_is_laid_open():
    match = altar("cthulhu_rises", "b9 y1 y3", "b2 w2 w3", "b3 w4 w5", gates=2, hints=[[2, "b9", 3]], deck="")
    lay(match, "b9", by=0)
    assert state(match)["hints"] == []


def test_who_knew_a_card_knows_nothing_of_it_once_it_is_reshuffled():
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    hands = ("w10 w3 g9 g6", "y10 g8 g12 g10")
    used = {*walls, *" ".join(hands).split(), "b6", "b7", "g13"}
    won = [[card for card in CARDS if card not in used], []]
    match = altar("the_dunwich_horror", *hands, plots=walls, knows=[["g13"], []], deck="g13", won=won)
    assert match.view(0)["state"]["deck"] == ["g13"] and match.view(1)["state"]["deck"] == ["?"]
    pick(match, "forego", by=0, unit="g6", with_="g9")
    pick(match, "forego", by=1, unit="g8", with_="g10")
    pick(match, "forego", by=0, unit="w3", with_="w10")
    assert all(set(match.view(seat)["state"]["deck"]) <= {"?"} for seat in (0, 1))


@pytest.mark.parametrize("rite", RITES)
def test_a_question_about_ones_own_cards_is_put_even_with_one_answer(rite):
    """Passing it over would tell that there is but one: no forced answer ever names a card of a hand of several."""
    for seed in range(4):
        match = Match.new({"game": "rites", "players": 3, "seed": seed, "options": {"rite": rite}})
        luck = Chance.seeded(seed)
        while match.decision is not None:
            options = match.decision.options
            match.answer(options[luck.below(len(options))])
        forced = {event.args[1] for event in match.events if event.kind == "forced"}
        assert forced <= {"rite", "move", "wall", "force", "cliff_pile", "dispute", "trade", "steal", "offer"}


def test_who_does_not_follow_has_none_of_the_cult_but_what_she_draws():
    hands = ("b9 y1 y3 y4 y5", "b2 w2 w3 w4 w5", "g3 y6 y7 y8 y9")
    match = altar("cthulhu_rises", *hands, gates=2, deck="b13 b12 b11 b10")
    for card in ("b9", "b2", "g3"):
        lay(match, card)
    for seed in range(30):
        dealt = determinise(match.rules, match.view(0), Chance.seeded(seed))
        assert sum(card[0] == "b" for card in hand_of(dealt, 2)) <= 1, "one card was drawn since"


def test_who_draws_for_want_of_a_play_holds_nothing_that_fits():
    hands = ("g4 y1 y9", "b9 w10 w11", "g13 y12 y13")
    match = altar("the_tree_on_the_hill", *hands, deck="b13 b12")
    lay(match, "g4", by=0)
    pick(match, "draw", by=1)
    for seed in range(30):
        dealt = determinise(match.rules, match.view(0), Chance.seeded(seed))
        assert sum(card[1:] in ("3", "5") for card in hand_of(dealt, 1)) <= 1


def test_who_has_knocked_has_a_pair_in_every_position_dealt_anew():
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    hands = ("g6 w10 w3 g9", "g1 g5 w13", "g3 y7 y11", "b1 b11")
    match = altar("the_dunwich_horror", *hands, plots=walls, deck="y5 y6 y8")
    pick(match, "reveal", unit="w3", with_="w10")
    pick(match, "plot", place=0)
    pick(match, "knock", by=0)
    pick(match, "knock", by=1, unit="g1", with_="g5")
    pick(match, "knock", by=2, unit="y7", with_="y11")
    pick(match, "no", by=3)
    assert match.decision.kind == "dispute"
    for seed in range(20):
        dealt = determinise(match.rules, match.view(0), Chance.seeded(seed))
        for side in (1, 2):
            assert capturing(dealt, side, 0), f"cultist {side} with seed {seed}"


def test_in_a_simultaneous_round_everybody_is_asked_in_the_same_order():
    """Knocks, bids: whoever has cards, whatever they are."""
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    for others in (("g1 g2", "g5 g13"), ("b1 b11", "y1 y13")):
        match = altar("the_dunwich_horror", "w10 w3 g9 g6", *others, plots=walls, deck="y5 y6 y7")
        pick(match, "reveal", unit="w3", with_="w10")
        pick(match, "plot", place=3)
        pick(match, "knock", by=0)
        order = []
        while match.decision.kind == "knock":
            order.append(match.decision.side)
            assert offered(match)[-1] == {"kind": "no"}
            match.answer(match.decision.default)
        assert order == [1, 2]


def askable(match):
    """For an onlooker's lines of the chronicle, whether they can be asked why."""
    lines = chronicle(match.rules, match.events)
    return [(line.side, deed_entry(match, line) is not None) for line in lines if line.kind == "line"]


def test_why_can_be_asked_of_a_card_whether_or_not_there_was_another_to_play():
    found = []
    for second in ("b2 w2 w3 w4", "b2 b3 b4 b5"):
        match = altar("cthulhu_rises", "b9 y1 y3", second, "g3 y6 y7", gates=2, deck="b13 b12 b11")
        lay(match, "b9")
        lay(match, "b2", by=1)
        found.append(askable(match))
    assert found[0] == found[1] and (1, True) in found[0]


def test_why_can_be_asked_of_bids_whether_or_not_somebody_asked_for_a_power_play_meanwhile():
    found = []
    for asks in (False, True):
        match = altar("out_of_the_aeons", "g2 g3", "b2 b3", "g0 g13 w3", prize="y9", passed=1)
        lay(match, "g2", by=0)
        lay(match, "b2", by=1)
        if asks:
            match.reveal(2, (number("g0"), number("g13")))
        lay(match, "w3", by=2)
        # Behind the bids the power-play is carried out.
        found.append([line for line in askable(match) if line[0] in (0, 1)][:2])
        assert History(match).steps_since(0) == 3, "what nobody has heard of is not counted"
    assert found == [[(0, True), (1, True)]] * 2


@pytest.mark.parametrize("asks", [False, True])
def test_strict_undo_is_open_or_closed_whether_or_not_somebody_has_asked_for_a_power_play(asks):
    setup = {"rite": "out_of_the_aeons", "hands": [["g2", "g3"], ["g0", "g13"]], "prize": "y9", "passed": 1}
    match = Match.new({"game": "rites", "players": 2, "seed": 1, "setup": setup, "strict": True})
    match.answer(match.decision.options[0])
    if asks:
        match.reveal(1, (number("g0"), number("g13")), "bot")
    assert match.undo_target(0) == 0 and match.undo(0)
