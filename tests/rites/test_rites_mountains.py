"""At the Mountains of Madness: ridge, slopes, cliffs; the rulebook's play example M-1 to M-9, repaired at M-5."""

from ritetable import CARDS, altar, ended, hand, happened, lay, offered, pick, state

LYNNE, SIDNEY, LANCE, WARREN = range(4)
MOUNTAINS = "at_the_mountains_of_madness"
RIDGE = 0


def above(rank):
    return 2 * rank


def beneath(rank):
    return 2 * rank + 1


def range_(hand_of_first, ridge="", slopes=None, deck="y9 y8 y7", **setup):
    """The first cultist's turn; slopes by pile number."""
    slopes = {str(pile): cards.split() for pile, cards in (slopes or {}).items()}
    return altar(MOUNTAINS, hand_of_first, "w13 w10", "w12 w11", ridge=ridge.split(), slopes=slopes, deck=deck, **setup)


def plays(match):
    return {(named["unit"], named["place"]) for named in offered(match, "play")}


def example():
    return altar(
        MOUNTAINS, "b4 y5 b0 y13 b12", "w9 w10 w13 g9 g8", "b3 b2 g1 w8 w12", "y3 y2 g11 g10 g13",
        deck="b10 b5 y11 y10 y12",
    )  # fmt: skip


def test_m1_the_second_card_goes_on_the_ridge():
    match = example()
    lay(match, "b4", by=LYNNE, place=RIDGE)
    assert {place for unit, place in plays(match) if unit == "y5"} == {RIDGE}
    lay(match, "y5", by=LYNNE)
    assert state(match)["ridge"] == ["b4", "y5"]


def to_m3():
    match = example()
    lay(match, "b4")
    lay(match, "y5")
    pick(match, "done", by=LYNNE)
    return match


def test_m2_without_a_play_she_draws_and_may_still_have_none():
    match = to_m3()
    pick(match, "draw", by=SIDNEY)
    assert offered(match) == [{"kind": "done"}]
    pick(match, "done", by=SIDNEY)
    assert match.decision.side == LANCE and "b10" in hand(match, SIDNEY)


def to_m4():
    match = to_m3()
    pick(match, "draw", by=SIDNEY)
    pick(match, "done", by=SIDNEY)
    for card in ("b3", "b2"):
        lay(match, card, by=LANCE, place=RIDGE)
    lay(match, "g1", by=LANCE, place=beneath(2))
    pick(match, "done", by=LANCE)
    return match


def test_m3_the_ridge_is_completed_and_a_slope_begun():
    match = to_m4()
    assert state(match)["ridge"] == ["b2", "b3", "b4", "y5"]
    assert state(match)["slopes"] == {str(beneath(2)): ["g1"]}


def warrens_turn(first="w7 w8 w9"):
    """As the example has it at Warren's turn, but that he has no ordinary play in hand."""
    return range_(first, "b2 b3 b4 y5", {beneath(2): "g1"}, deck="b5 y11")


def test_m4_the_drawn_card_begins_a_pile():
    match = warrens_turn()
    pick(match, "draw")
    lay(match, "b5", place=above(4))
    assert state(match)["slopes"][str(above(4))] == ["b5"]


def test_m5_a_gap_without_a_cliff_is_refused():
    """As printed a 3 is laid on that 5."""
    match = range_("y3 y2 w7", "b2 b3 b4 y5", {beneath(2): "g1", above(4): "b5"})
    assert ("y3", above(4)) not in plays(match)


def test_m5b_a_pile_may_turn_back():
    match = range_("y3 y2 w7", "b2 b3 b4 y5", {beneath(2): "g1", above(4): "b5"})
    lay(match, "y3", place=above(2))
    lay(match, "y2", place=above(2))
    assert state(match)["slopes"][str(above(2))] == ["y3", "y2"]


def lynnes_last_turn():
    return range_("b0 y13 b12", "b2 b3 b4 y5", {beneath(2): "g1"}, deck="y11 y10", options={"rite": MOUNTAINS})


def test_m6_a_cliff_draws_a_card():
    match = lynnes_last_turn()
    pick(match, "cliff", unit="b0")
    pick(match, "card", unit="y13")
    pick(match, "pile", place=beneath(4))
    assert hand(match, 0) == {"b12", "y11"}
    assert state(match)["slopes"][str(beneath(4))] == ["b0", "y13"]


def test_m7_going_down_from_the_cliff_empties_the_hand():
    match = lynnes_last_turn()
    pick(match, "cliff", unit="b0")
    pick(match, "card", unit="y13")
    pick(match, "pile", place=beneath(4))
    lay(match, "b12", place=beneath(4))
    lay(match, "y11", place=beneath(4))
    assert match.result().rites == ((MOUNTAINS, "cultist_1", "emptied"),)


def test_m8_no_book_on_the_ridge_or_first():
    match = range_("b0 y13 b12")
    assert {unit for unit, _ in plays(match)} == {"y13", "b12"} and not offered(match, "cliff")
    match = range_("b0 y13 b12", "g1")
    assert ("b0", RIDGE) not in plays(match) and ("b0", above(1)) in plays(match)


def test_m9_a_cliff_is_not_the_last_play_while_a_card_can_be_drawn():
    match = range_("b0 y13", "b2 b3 b4 y5", deck="y9 y8")
    pick(match, "cliff", unit="b0")
    pick(match, "card", unit="y13")
    pick(match, "pile", place=above(3))
    assert ended(match) == [] and hand(match, 0) == {"y9"}


def test_m5_a_cliff_can_be_the_last_play_when_the_pile_is_empty():
    used = {"b0", "y13", "b2", "b3", "b4", "y5", "w13", "w10", "w12", "w11"}
    match = range_("b0 y13", "b2 b3 b4 y5", deck="", discard=[c for c in CARDS if c not in used])
    pick(match, "cliff", unit="b0")
    pick(match, "card", unit="y13")
    pick(match, "pile", place=above(3))
    assert ended(match) == [[MOUNTAINS, 0, "emptied"]]


def test_m2_steps_go_up_or_down_and_thirteen_does_not_meet_zero():
    match = range_("w9 g7 y0 g8", "b10 b11 b12 b13", {above(10): "b9", above(13): "y12 g13"}, deck="y9 w6")
    assert plays(match) == {("w9", beneath(10)), ("g8", above(10))}


def test_a_card_that_can_extend_the_ridge_may_not_go_on_a_slope():
    match = range_("y5 w9", "b4", {above(4): "g5 g4"})
    assert plays(match) == {("y5", RIDGE)}


def test_a_completed_ridge_takes_no_more():
    match = range_("g6 w9", "b2 b3 b4 y5")
    assert plays(match) == {("g6", above(5)), ("g6", beneath(5))}


def test_m3_a_book_is_an_ordinary_card_upon_a_one():
    match = range_("y0 w9 w8", "b2 b3 b4 y5", {above(2): "g1"})
    lay(match, "y0", place=above(2))
    assert state(match)["slopes"][str(above(2))] == ["g1", "y0"]


def test_m4_a_cliff_takes_no_card_that_could_extend_the_ridge():
    match = range_("y0 g0 w5 w9", "b3 b4")
    pick(match, "cliff", unit="y0")
    assert {named["unit"] for named in offered(match, "card")} == {"g0", "w9"}


def test_m6_a_cliff_is_optional_and_an_ordinary_play_is_not():
    match = range_("y0 w9 w8", "b2 b3 b4 y5")
    assert offered(match, "cliff") and offered(match, "draw") and not offered(match, "done")
    match = range_("y0 w9 w4", "b2 b3 b4 y5")
    assert not offered(match, "draw") and not offered(match, "done")


def test_after_drawing_only_the_drawn_card_counts():
    match = range_("y0 w9 w8", "b2 b3 b4 y5", deck="g6 g7")
    pick(match, "draw")
    assert {named["unit"] for named in offered(match, "play")} == {"g6"}
    assert offered(match, "cliff", unit="y0") and offered(match, "done")


def test_fewest_cards_win_when_the_pile_is_exhausted():
    used = {"w9", "w8", "b2", "b3", "b4", "y5", "y7", "w13", "w10", "w12", "w11"}
    match = range_("w9 w8", "b2 b3 b4 y5", deck="y7", discard=[c for c in CARDS if c not in used])
    pick(match, "draw")
    pick(match, "done")
    # Two with two cards each: the lower sum wins.
    assert ended(match) == [[MOUNTAINS, 1, "fewest"]] and not happened(match, "cliff")
