"""The Dunwich Horror: pairs, walls, knocking and disputes; the rulebook's example D-1 to D-9."""

import pytest
from ritetable import CARDS, altar, hand, happened, offered, pick, state

from game.api import new_match
from game.match.game_options import chosen_options, offer

LUCY, MARK, REGGIE, SUE = range(4)
DUNWICH = "the_dunwich_horror"
WALLS = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]


def house(*hands, plots=WALLS, **setup):
    """A turn of the first cultist with these walls, 0 to 3 Wilbur's, 4 to 7 the Horror's."""
    taken = {*" ".join(hands).split(), *plots, *(card for cards in setup.get("won", ()) for card in cards)}
    pile = ["b10", "b11", "b12", "b13", "y5", "y6", "y7", "y8", "y9", "y11", "y12", "y13"]
    setup.setdefault("deck", " ".join(card for card in pile if card not in taken))
    return altar(DUNWICH, *hands, plots=plots, **setup)


def example(**changes):
    return house("w10 w3 y3 g1 g2", "b1 g5 w13 b9 w0", "y10 g8 g12 g13 y1", "g6 g4 b4 w9 w11", **changes)


def reveal(match, by, pair, twin, wall):
    pick(match, "reveal", by=by, unit=pair[0], with_=pair[1], place=twin)
    pick(match, "plot", place=wall)


def test_d1_a_difference_of_seven_turns_up_a_wall_of_wilburs():
    match = example()
    reveal(match, LUCY, ("w3", "w10"), 0, 0)
    assert happened(match, "wall_revealed") == [(LUCY, CARDS.index("y4"), 0)]


def test_d2_a_sum_of_four_captures_it_and_hands_go_back_to_five():
    match = example()
    reveal(match, LUCY, ("w3", "w10"), 0, 0)
    pick(match, "capture", unit="g1", with_="y3")
    assert state(match)["won"][LUCY] == ["y4"]
    assert match.decision.side == MARK
    assert hand(match, LUCY) == {"g2", "b10", "b11", "b12", "b13"}


def to_marks_knock(**changes):
    match = example(**changes)
    reveal(match, LUCY, ("w3", "w10"), 0, 0)
    pick(match, "capture", unit="g1", with_="y3")
    reveal(match, MARK, ("g5", "b1"), 1, 4)
    return match


def test_d3_a_sum_of_six_turns_up_a_wall_of_the_horror_and_without_a_pair_she_knocks():
    match = to_marks_knock()
    pick(match, "knock", by=MARK)
    assert happened(match, "knocked") == [(MARK, CARDS.index("w2"))]


def test_d4_a_dispute_with_the_grand_cultist_is_put_to_the_vote():
    match = to_marks_knock()
    pick(match, "knock", by=MARK)
    pick(match, "knock", by=REGGIE, unit="g8", with_="y10")
    pick(match, "no", by=SUE)
    pick(match, "knock", by=LUCY, unit="b11", with_="b13")
    for voter in (MARK, SUE):
        assert match.decision.side == voter and match.decision.kind == "vote"
        pick(match, "side", side=REGGIE)
    assert state(match)["won"][REGGIE] == ["w2"]
    assert {"b11", "b13"} <= hand(match, LUCY), "who loses a dispute keeps her pair"


def test_a_tied_vote_goes_to_the_first_knocker_clockwise():
    match = to_marks_knock()
    pick(match, "knock", by=MARK)
    pick(match, "knock", by=REGGIE, unit="g8", with_="y10")
    pick(match, "no", by=SUE)
    pick(match, "knock", by=LUCY, unit="b11", with_="b13")
    pick(match, "side", by=MARK, side=LUCY)
    pick(match, "side", by=SUE, side=REGGIE)
    assert state(match)["won"][REGGIE] == ["w2"]


def test_d5_the_grand_cultist_decides_a_dispute_of_others():
    match = to_marks_knock()
    pick(match, "knock", by=MARK)
    pick(match, "knock", by=REGGIE, unit="g8", with_="y10")
    pick(match, "knock", by=SUE, unit="g4", with_="g6")
    pick(match, "no", by=LUCY)
    assert match.decision.kind == "dispute"
    pick(match, "side", by=LUCY, side=SUE)
    assert state(match)["won"][SUE] == ["w2"]
    assert {"g8", "y10"} <= hand(match, REGGIE)


def after_reggies_capture(**changes):
    """Mark knocks, Reggie captures with two of his five cards, and Mark's turn is over."""
    match = to_marks_knock(**changes)
    pick(match, "knock", by=MARK)
    pick(match, "knock", by=REGGIE, unit="g8", with_="y10")
    pick(match, "no", by=SUE)
    pick(match, "no", by=LUCY)
    assert match.decision.side == REGGIE and match.decision.kind == "dunwich"
    return match


def test_d5_who_captures_by_knocking_stays_short_to_the_end_of_the_next_turn_of_her_own():
    match = after_reggies_capture()
    assert len(hand(match, MARK)) == 5 and hand(match, REGGIE) == {"g12", "g13", "y1"}
    pick(match, "forego", by=REGGIE, unit="g12", with_="g13")
    assert len(hand(match, REGGIE)) == 5


def test_d5_by_option_and_by_the_first_version_of_the_rules_all_hands_are_filled_after_every_turn():
    for match in (after_reggies_capture(options={"shared_redraw": True}), after_reggies_capture(rules=1)):
        assert all(len(hand(match, side)) == 5 for side in range(4))


def test_d5_drawing_together_is_offered_where_a_game_is_begun():
    info = offer("rites")
    offered = next(each for each in info.options if each.id == "shared_redraw")
    assert offered.usual == "no" and [choice.id for choice in offered.choices] == ["no", "yes"]
    assert chosen_options(info, {"shared_redraw": "yes"}) == {"shared_redraw": True}


def test_d6_without_a_knock_the_wall_stays_face_up_for_later():
    match = to_marks_knock()
    pick(match, "knock", by=MARK)
    for side in (REGGIE, SUE, LUCY):
        pick(match, "no", by=side)
    assert state(match)["open"] == [4]
    pick(match, "capture", by=REGGIE, unit="g8", with_="y10", place=4)
    assert state(match)["won"][REGGIE] == ["w2"]


def test_everybody_is_asked_to_knock_even_with_nothing_to_say():
    """E3: being asked is information."""
    match = house("w10 w3 g2 g4 g6", "b9 w13", "g12 y1", plots=WALLS)
    reveal(match, 0, ("w3", "w10"), 0, 0)
    pick(match, "knock", by=0)
    assert match.decision.side == 1 and offered(match) == [
        {"kind": "knock", "unit": "b9", "with": ["w13"]},
        {"kind": "no"},
    ]
    pick(match, "no")
    assert match.decision.side == 2 and offered(match) == [{"kind": "no"}]


def test_d7_one_capture_a_turn():
    match = example(open=[1])
    reveal(match, LUCY, ("w3", "w10"), 0, 0)
    assert {named["place"] for named in offered(match, "capture")} == {0}


def test_d8_the_discards_are_reshuffled_without_captured_walls_and_twins():
    discard = ["g10", "g11", "b11"]
    hands = ("w10 w3 y3 g1 g2", "w13 b9", "y10 g8")
    used = {*discard, *WALLS, *" ".join(hands).split(), "b6", "b7"}
    won = [[c for c in CARDS if c not in used], [], []]
    match = altar(DUNWICH, *hands, plots=WALLS, discard=discard, won=won)
    reveal(match, 0, ("w3", "w10"), 0, 0)
    pick(match, "capture", unit="g1", with_="y3")
    assert happened(match, "reshuffled") == [(7,)]
    assert all(len(hand(match, side)) > 1 for side in range(3))
    assert "y4" in state(match)["won"][0]


def test_d9_the_twins_are_blue_seven_and_six():
    for seed in range(6):
        match = new_match("rites", players=5, seed=seed, options={"rite": DUNWICH})
        now = state(match)
        everywhere = {c for cards in (*now["hands"], now["deck"], now["plots"], now["discard"]) for c in cards}
        assert not everywhere & {"b6", "b7"}
        assert [len(cards) for cards in now["hands"]] == [5] * 5
        assert len(now["plots"]) == 8 and len(now["deck"]) == 21


def test_a_pair_is_worth_its_sum_or_its_difference():
    match = house("w3 g4 y13 g6 w0", "g8", "y10")
    revealed = {(named["unit"], *named["with"], named["place"]) for named in offered(match, "reveal")}
    assert revealed == {("g4", "w3", 0), ("g6", "y13", 0), ("g6", "w0", 1)}


def test_knocking_is_possible_though_she_could_capture():
    """D2."""
    match = example()
    reveal(match, LUCY, ("w3", "w10"), 0, 0)
    assert offered(match, "capture") and offered(match, "knock")


def test_foregoing_discards_two_and_draws_two():
    match = example()
    pick(match, "forego", unit="w3", with_="w10")
    assert hand(match, LUCY) == {"g1", "g2", "y3", "b10", "b11"}
    assert {"w3", "w10"} <= set(state(match)["discard"])


def test_a_wall_of_rank_zero_needs_equal_ranks():
    """D8."""
    plots = ["y0", *WALLS[1:]]
    match = house("w3 g3 y9 g1 w11", "g8", "y10", plots=plots, open=[0])
    assert offered(match, "capture") == [{"kind": "capture", "unit": "g3", "with": ["w3"], "place": 0}]


def finish_by_capture(won, plots=("y4", "", "", "", "", "", "", "")):
    match = house("y3 g1 w11", "g8", "y10", plots=list(plots), open=[0], won=won, options={"rite": DUNWICH})
    pick(match, "capture", unit="g1", with_="y3")
    return match.result()


@pytest.mark.parametrize(
    ("won", "winner"),
    [
        ([["b2"], ["w8"], ["w7"]], "cultist_2"),
        ([["b2"], ["w8", "b3"], ["w7", "y5"]], "cultist_3"),
        ([["w3"], ["w7"], []], "cultist_2"),
        ([["w4"], ["w5", "b3"], []], "cultist_2"),
        ([["w4", "b2"], ["y5", "b5"], []], "cultist_2"),
    ],
)
def test_most_points_in_walls_win_then_the_highest_single_walls(won, winner):
    """The first cultist captures a wall worth 4 last."""
    assert finish_by_capture(won).rites == ((DUNWICH, winner, "all_captured"),)


def test_d9_sixty_turns_without_progress_end_the_rite():
    match = house("w10 w3 y3 g1 g2", "g8 g9 y1", "y10 g10 g11", idle=59, options={"rite": DUNWICH})
    pick(match, "forego", unit="w3", with_="w10")
    assert match.result().reason == "guard"
    assert match.result().ends == (f"{DUNWICH}/guard",)


def test_with_two_cultists_there_is_no_dispute():
    match = altar(DUNWICH, "w10 w3 g2 g9 g12", "g8 y10 w13 b9 w0", plots=WALLS)
    reveal(match, 0, ("w3", "w10"), 0, 1)
    pick(match, "knock", by=0)
    pick(match, "knock", by=1, unit="g8", with_="y10")
    assert state(match)["won"][1] == ["b2"]
