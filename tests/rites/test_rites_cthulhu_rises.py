"""Cthulhu Rises: gates, summons, overthrow; the rulebook's examples, repaired where they break its rules."""

from ritetable import CARDS, altar, ended, hand, happened, lay, offered, pick, play_gate, state

from game.api import new_match

CHUCK, NATALIE, MARK, LINDI = range(4)


def gate(*cards, **setup):
    """A later gate, led by cultist 0, with spare cards in every hand."""
    spare = ["y1 y2", "y3 y5", "y8 y9", "y11 y12"]
    hands = [f"{card} {more}" for card, more in zip(cards, spare, strict=True)]
    setup.setdefault("gates", 2)
    return altar("cthulhu_rises", *hands, **setup)


def closers(match):
    return [args[0] for args in happened(match, "closed")]


def test_c1_highest_of_the_dominant_cult_closes_the_gate():
    match = gate("w4", "w8", "b3", "w3")
    play_gate(match, "w4", "w8", "b3", "w3")
    assert closers(match) == [1]


def test_c2_lowest_green_beats_the_dominant_thirteen():
    match = gate("b13", "w8", "b3", "g2")
    play_gate(match, "b13", "w8", "b3", "g2")
    assert closers(match) == [3]


def test_c3_an_ineligible_closer_leaves_cthulhu_in_the_centre():
    match = altar("cthulhu_rises", "y10 b1", "y7 b2", "y6 b3", "g9 b4", gates=2, centre=1)
    play_gate(match, "y10", "y7", "y6", "g9")
    assert closers(match) == [3]
    assert state(match)["centre"] == 1 and state(match)["holder"] == -1
    assert {"y10", "y7", "y6", "g9"} <= set(state(match)["discard"])


def test_c4_the_first_gate_is_not_opened_with_green():
    match = altar("cthulhu_rises", "g1 g11 b5 w2 y3", "b1 b2", "b3 b4", "b6 b7", gates=0)
    assert {named["unit"] for named in offered(match, "play")} == {"b5", "w2", "y3"}


def test_c4_with_nothing_but_green_she_opens_with_any_but_cthulhu():
    match = altar("cthulhu_rises", "g1 g2 g3 g4 g11", "b1 b2", "b3 b4", "b6 b7", gates=0)
    assert {named["unit"] for named in offered(match, "play")} == {"g1", "g2", "g3", "g4"}


def test_c5_cthulhu_is_not_played_on_the_first_gate():
    match = altar("cthulhu_rises", "b5 y1", "g11 w2 y3", "b3 b4", "b6 b7", gates=0)
    lay(match, "b5")
    assert {named["unit"] for named in offered(match, "play")} == {"w2", "y3"}


def test_on_the_first_gate_cthulhu_does_not_count_as_able_to_follow():
    match = altar("cthulhu_rises", "g2 g3 g4 g5 g6", "g11 w2 y3", "b3 b4", "b6 b7", gates=0)
    lay(match, "g2")
    assert {named["unit"] for named in offered(match, "play")} == {"w2", "y3"}


def test_a_cultist_must_follow_the_dominant_cult():
    match = gate("w4", "w8 g2 b3", "b4", "w3")
    lay(match, "w4")
    assert {named["unit"] for named in offered(match, "play")} == {"w8"}


STORY = (
    # Hands as the example needs them, and what is drawn after each card, in order.
    "y10 b5 g7 g13 w1",
    "y7 b8 g11 g6 g12",
    "y6 g0 g5 g9 w3",
    "y4 g1 w2 w4 w5",
)
DRAWN = "y1 b10 w6 w7 b3 y2 w8 b7 b9 b11 b12 b13 w9 w10 w11 w12 w13"


def story(lead_fourth: str = "g7", chuck_third: str = "g8"):
    """The play example, up to the gate Lindi opens; repaired (C-9b) so that Lindi opens g7 and Chuck plays g8."""
    hands = (STORY[0].replace("g7", chuck_third).replace("b5", "b5 b4"), STORY[1], STORY[2], STORY[3])
    hands = (hands[0].replace(" w1", ""), hands[1], hands[2], hands[3].replace("w4", lead_fourth))
    return altar("cthulhu_rises", *hands, deck=DRAWN)


def test_c6_only_the_opener_is_eligible():
    match = story()
    play_gate(match, "y10", "y7", "y6", "y4")
    assert closers(match) == [CHUCK]
    assert state(match)["eligible"] == [CHUCK]


def to_second_gate(match):
    play_gate(match, "y10", "y7", "y6", "y4")
    pick(match, "no", by=CHUCK)
    play_gate(match, "b5", "b8", "g0", "g1")


def test_c7_greens_of_the_ineligible_summon_nothing():
    match = story()
    to_second_gate(match)
    assert not happened(match, "summoned")
    assert "g11" in hand(match, NATALIE)
    # The caption that gives these cards to Chuck is wrong: green is highest.
    assert closers(match)[-1] == LINDI


def to_third_gate(match):
    to_second_gate(match)
    pick(match, "side", by=LINDI, side=CHUCK)
    pick(match, "card", by=LINDI, unit="b7")
    pick(match, "card", by=CHUCK, unit="b4")


def test_c8_the_closer_forces_a_card_and_gets_one_given_blind():
    match = story()
    to_third_gate(match)
    assert "b7" in hand(match, CHUCK) and "b4" in hand(match, LINDI)
    assert match.view(MARK)["state"]["hands"][CHUCK].count("?") == 5


def test_c8_the_forced_card_is_not_seen_before_the_exchange():
    match = story()
    to_second_gate(match)
    pick(match, "side", side=CHUCK)
    pick(match, "card", unit="b7")
    assert match.view(CHUCK)["stack"][-1][-1] == -2
    assert match.view(LINDI)["stack"][-1][-1] == 21


def test_c9_the_higher_green_closes_and_captures():
    """As printed: Lindi's 8 is higher than Chuck's 7, so the gate and Cthulhu are hers."""
    match = story("g8", "g7")
    to_third_gate(match)
    lay(match, "g8", by=LINDI)
    assert happened(match, "summoned") == [(LINDI, NATALIE)]
    assert "g11" not in hand(match, NATALIE) and len(hand(match, NATALIE)) == 5
    play_gate(match, "g7", "g6", "g5")
    assert closers(match)[-1] == LINDI
    assert state(match)["holder"] == LINDI


def to_fourth_gate(match):
    to_third_gate(match)
    play_gate(match, "g7", "g8", "g6", "g5")
    pick(match, "no", by=CHUCK)


def test_c9b_the_eligible_closer_captures_cthulhu():
    match = story()
    to_fourth_gate(match)
    assert closers(match)[-1] == CHUCK
    assert state(match)["holder"] == CHUCK


def test_c10_overthrow_though_cthulhu_was_summoned_out_of_the_winners_own_possession():
    match = story()
    to_fourth_gate(match)
    lay(match, "g13", by=CHUCK)
    assert happened(match, "summoned")[-1] == (CHUCK, CHUCK)
    play_gate(match, "g12", "g9", "w2")
    # The last lines of the example name Mark, who has opened and closed nothing.
    assert ended(match) == [["cthulhu_rises", CHUCK, "overthrow"]]


def test_c11_no_overthrow_in_the_gate_of_the_first_capture():
    match = altar("cthulhu_rises", "g13 b1 b2", "g11 b3 b4", "w1 b5 b6", gates=2, eligible=[0], deck="w7 w8 w9")
    play_gate(match, "g13", "b3", "w1")
    assert state(match)["holder"] == 0 and ended(match) == []


def test_c12_an_ineligible_cultist_plays_cthulhu_highest():
    match = altar("cthulhu_rises", "b9 y1", "g11 w2", "b3 b4", gates=2)
    play_gate(match, "b9", "g11", "b3")
    assert closers(match) == [1]
    assert state(match)["centre"] == 1 and state(match)["holder"] == -1
    assert "b9" in state(match)["discard"] and "g11" not in state(match)["discard"]


def test_an_eligible_cultist_captures_cthulhu_by_playing_him_highest():
    match = altar("cthulhu_rises", "b9 y1", "g11 w2", "b3 b4", gates=2, eligible=[1])
    play_gate(match, "b9", "g11", "b3")
    assert state(match)["holder"] == 1


def overthrown(coveted):
    match = altar(
        "cthulhu_rises", "b9 y1", "b2 w2", "b3 b4", gates=3, eligible=[0], holder=0, bearer=0, bearer_gate=2,
        coveted=coveted, options={"rite": "cthulhu_rises"},
    )  # fmt: skip
    play_gate(match, "b9", "b2", "b3")
    return match


def test_c13_an_overthrow_may_trade_one_of_two_coveted_artifacts():
    match = overthrown("jade_amulet camera_obscura")
    pick(match, "artifact", by=0, artifact="jade_amulet")
    assert "star_shaped_soapstone" in {named["artifact"] for named in offered(match)}
    pick(match, "artifact", by=0, artifact="star_shaped_soapstone")
    assert set(state(match)["caches"][0]) == {"camera_obscura", "star_shaped_soapstone"}
    assert "jade_amulet" in state(match)["relics"]
    assert match.decision is None


def test_an_overthrow_need_not_trade():
    match = overthrown("jade_amulet")
    pick(match, "no", by=0)
    assert state(match)["caches"][0] == ["jade_amulet"]


def test_another_captor_ends_a_bearers_claim():
    """C7: having captured him lapses only when another cultist captures him."""
    match = altar(
        "cthulhu_rises", "g3 y1", "g13 w2", "g2 b4", gates=4, eligible=[0, 1], holder=0, bearer=0, bearer_gate=2
    )
    play_gate(match, "g3", "g13", "g2")
    assert ended(match) == []
    assert state(match)["holder"] == state(match)["bearer"] == 1


def test_summoned_holder_draws_a_replacement():
    """C3."""
    match = altar("cthulhu_rises", "g3 y1 y2 y3 y4", "g11 w2 w3 w4 w5", "b3 b4", gates=2, eligible=[0], deck="b1 b2")
    lay(match, "g3")
    assert hand(match, 0) == {"y1", "y2", "y3", "y4", "b1"}
    assert hand(match, 1) == {"w2", "w3", "w4", "w5", "b2"}
    assert state(match)["centre"] == 1


def test_no_summons_on_the_first_gate():
    match = altar("cthulhu_rises", "g3 g2 g4 g5 g6", "g11 w2", "b3 b4", gates=0)
    lay(match, "g3")
    assert not happened(match, "summoned") and not happened(match, "summons_failed")


def last_gate(**setup):
    rest = {"g11"} if setup.get("holder", -1) >= 0 or setup.get("centre") else set()
    gone = [c for c in CARDS if c not in {"b9", "b2", "b3"} | rest]
    return altar("cthulhu_rises", "b2", "b9", "b3", gates=9, discard=gone, options={"rite": "cthulhu_rises"}, **setup)


def test_whoever_has_cthulhu_after_the_last_gate_wins():
    match = last_gate(holder=2, bearer=2, bearer_gate=3)
    play_gate(match, "b2", "b9", "b3")
    assert match.result().rites == (("cthulhu_rises", "cultist_3", "cthulhu"),)


def test_nobody_wins_if_cthulhu_lies_in_the_centre_at_the_end():
    """C8, O3: the pile leaves the game."""
    match = last_gate(centre=1, coveted="jade_amulet")
    play_gate(match, "b2", "b9", "b3")
    assert match.result().rites == (("cthulhu_rises", "", "no_cthulhu"),)
    assert state(match)["gone"] == ["jade_amulet"]


def test_a_cultist_without_cards_is_skipped():
    """C9."""
    gone = [c for c in CARDS if c not in {"b9", "b2", "y1", "g11"}]
    match = altar("cthulhu_rises", "b9 y1", "", "b2", gates=9, discard=gone, centre=1)
    play_gate(match, "b9", "b2")
    assert closers(match) == [0]


def test_cards_are_removed_unseen_so_that_all_come_out_even():
    for players, removed in {2: 0, 3: 2, 4: 0, 5: 1, 6: 2}.items():
        match = new_match("rites", players=players, seed=3, options={"rite": "cthulhu_rises"})
        assert len(state(match)["aside"]) == removed
        assert match.view(0)["state"]["aside"] == ["?"] * removed
        assert (56 - removed) % players == 0
