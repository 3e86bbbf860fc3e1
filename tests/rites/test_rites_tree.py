"""The Tree on the Hill: what fits, double plays, the end; the rulebook's play example, repaired at move 11."""

import pytest
from ritetable import CARDS, altar, ended, hand, happened, lay, offered, pick, state

LUKE, JACK, JANE, SUSAN = range(4)
TREE = "the_tree_on_the_hill"


def tree(hand_of_first, *trees, **setup):
    """The first cultist's turn with these trees standing."""
    setup.setdefault("deck", "y1 y2 y3")
    return altar(TREE, hand_of_first, "w0 w11", "w12 w13", trees=[cards.split() for cards in trees], **setup)


def plays(match):
    return {(named["unit"], named["place"]) for named in offered(match, "play")}


def test_t1_runs_grow_at_both_ends():
    match = altar(TREE, "g4 y13", "b3 y12", "w5 y11", "y6 y10", deck="y1 y2")
    for card in ("g4", "b3", "w5", "y6"):
        lay(match, card, place=0)
    assert state(match)["trees"] == [["g4", "b3", "w5", "y6"]]
    assert happened(match, "grew")[-1][-1] == 1


def test_t2_no_repeats():
    match = tree("w5 y12", "g4 b5")
    assert offered(match, "play") == []
    assert offered(match, "draw")


def test_t3_sequential_card_of_the_same_cult_is_a_double_play():
    match = tree("b11 g1", "b10")
    lay(match, "b11")
    assert happened(match, "grew")[-1][-1] == 1
    lay(match, "g1", by=0, place=1)


def test_t4_another_cult_is_no_double_play():
    match = tree("b11 g1", "y10")
    lay(match, "b11")
    assert happened(match, "grew")[-1][-1] == 0
    assert match.decision.side == 1


def test_t2_sequential_wherever_the_card_lies_in_the_tree():
    """Ruling T2: the neighbour by rank, not the neighbour on the table."""
    match = tree("b6 g1", "b5 g4")
    lay(match, "b6")
    assert happened(match, "grew")[-1][-1] == 1


def test_t5_completing_is_a_double_play():
    match = tree("w6 g1", "g3 b4 y5")
    lay(match, "w6")
    assert happened(match, "grew")[-1][-1] == 1
    lay(match, "g1", by=0, place=1)


def test_t6_no_planting_while_a_tree_is_growing():
    match = tree("w6 g1", "g10", deck="w8 y1")
    assert offered(match, "play") == [] and len(offered(match)) == 1
    pick(match, "draw")
    assert match.decision.side == 0 and [n["kind"] for n in offered(match)] == ["done"]


def test_a_card_that_fits_must_be_played():
    match = tree("b11 g1", "b10")
    assert not offered(match, "draw") and plays(match) == {("b11", 0)}


def test_only_the_drawn_card_may_be_played_and_need_not_be():
    match = tree("w6 g1", "g10", deck="w9 y1")
    pick(match, "draw")
    assert plays(match) == {("w9", 0)}
    pick(match, "done")
    assert match.decision.side == 1 and "w9" in hand(match, 0)


def test_thirteen_does_not_wrap_to_zero():
    match = tree("y0 g1", "g13")
    assert offered(match, "play") == []


def test_tree_window_takes_any_rank_within_four():
    given = {"trees": [["g4"]], "deck": "y1 y2"}
    narrow = altar(TREE, "w6 g1", "w0", "w12", **given)
    wide = altar(TREE, "w6 g1", "w0", "w12", options={"tree_window": True}, **given)
    assert plays(narrow) == set()
    assert plays(wide) == {("w6", 0), ("g1", 0)}


# the play example


def example(**changes):
    hands = {LUKE: "w3 g12 b0 b13 w13", JACK: "b4 y2 y3 y7 w8", JANE: "w2 g9 g10 w10 b1", SUSAN: "g8 g7 y10 b5 g0"}
    return altar(TREE, *hands.values(), deck="y11 y8 y1 y4", **changes)


def to_move_10(match):
    lay(match, "w3", by=LUKE)
    lay(match, "b4", by=JACK, place=0)
    lay(match, "w2", by=JANE, place=0)
    lay(match, "g9", by=JANE, place=1)
    for card, place in (("g8", 1), ("g7", 1), ("y10", 2)):
        lay(match, card, by=SUSAN, place=place)
    pick(match, "draw", by=LUKE)
    lay(match, "y11", by=LUKE, place=2)
    lay(match, "g12", by=LUKE, place=2)
    pick(match, "draw", by=JACK)
    pick(match, "done", by=JACK)


def test_example_moves_1_to_10():
    match = example()
    to_move_10(match)
    assert state(match)["trees"] == [["w3", "b4", "w2"], ["g9", "g8", "g7"], ["y10", "y11", "g12"]]
    assert [len(hand(match, side)) for side in range(4)] == [3, 5, 3, 2]
    assert [args[-1] for args in happened(match, "grew")] == [0, 1, 1, 1, 1, 0]


def test_example_move_8_fails_under_the_window_reading():
    match = example(options={"tree_window": True})
    lay(match, "w3", by=LUKE)
    lay(match, "b4", by=JACK)
    lay(match, "w2", by=JANE, place=0)
    lay(match, "g9", by=JANE, place=1)
    for card, place in (("g8", 1), ("g7", 1), ("y10", 2)):
        lay(match, card, by=SUSAN, place=place)
    assert not offered(match, "draw") and ("g12", 2) in plays(match)


def test_t7_a_second_ten_is_refused():
    """Move 11 as printed lays it beside the tree that has one."""
    match = example()
    to_move_10(match)
    assert ("g10", 1) in plays(match) and ("g10", 2) not in plays(match)


def test_t8_example_repaired_from_move_11():
    match = example()
    to_move_10(match)
    lay(match, "g10", by=JANE, place=1)
    assert happened(match, "grew")[-1][-1] == 1
    assert {place for unit, place in plays(match) if unit == "w10"} == {3}
    lay(match, "w10", by=JANE, place=3)
    assert len(hand(match, JANE)) == 1
    lay(match, "b5", by=SUSAN, place=0)
    lay(match, "g0", by=SUSAN, place=4)
    assert ended(match) == [[TREE, SUSAN, "emptied"]]


# the end


def last_card(*hands, deck="y1", **setup):
    used = set(" ".join(hands).split()) | set(deck.split()) | {"g10"}
    return altar(TREE, *hands, deck=deck, trees=[["g10"]], discard=[c for c in CARDS if c not in used], **setup)


def test_t3_the_turn_in_which_the_last_card_is_drawn_is_finished():
    match = last_card("g1 g2", "w1", "w2 w3", deck="y11")
    pick(match, "draw")
    assert ended(match) == []
    lay(match, "y11", place=0)
    assert ended(match) == [[TREE, 1, "fewest"]]


@pytest.mark.parametrize(("hands", "winner"), [(("g1 g2", "w5", "w4"), 2), (("g1 g2", "w4", "b4"), 1)])
def test_equal_hands_go_by_the_lower_sum_then_by_the_order(hands, winner):
    match = last_card(*hands, deck="y3")
    pick(match, "draw")
    pick(match, "done")
    assert ended(match) == [[TREE, winner, "fewest"]]


def test_p7_a_power_play_that_draws_the_last_card_starts_the_end():
    match = last_card("g0 g1 g3", "w1 w4", "w2 w3", deck="y3 y4", relics="jade_amulet")
    pick(match, "excavate", unit="g0")
    assert hand(match, 0) == {"g3", "y3", "y4"} and ended(match) == []
    pick(match, "draw")
    assert ended(match)[0][2] == "fewest"


def test_who_has_played_her_last_cards_for_power_where_nothing_can_be_drawn_ends_the_rite():
    used = {"g0", "g1", "w1", "w4"}
    match = altar(TREE, "g0 g1", "w1 w4", discard=[c for c in CARDS if c not in used], relics="jade_amulet")
    pick(match, "excavate", unit="g0")
    assert hand(match, 0) == set()
    pick(match, "draw")
    assert ended(match) == [[TREE, 0, "fewest"]]
