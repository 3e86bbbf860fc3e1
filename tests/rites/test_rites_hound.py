"""The Hound: ghouls, peeks, partners and henchmen; the rulebook's play example H-1 to H-11."""

from ritetable import altar, ended, hand, happened, lay, offered, pick, state

from game.api import new_match

MARY, JARED, SUZY, FELIX = range(4)
HOUND = "the_hound"
GRAVES = ["b3", "b9", "b13", "w1", "w2"]


def yard(*hands, plots=GRAVES, ghouls=None, first_peek=None, deck="y2 y3 y4 y5 y6 y7", **setup):
    ghouls = ghouls or [[] for _ in plots]
    match = altar(HOUND, *hands, plots=plots, ghouls=ghouls, deck=deck, **setup)
    if first_peek is None:
        pick(match, "no", by=0)
    else:
        pick(match, "plot", by=0, place=first_peek)
    return match


def example():
    return yard("g2 g9 w3 w4 w5", "g8 g12 w6 w7 w8", "y8 y13 g3 g4 g5", "w12 w9 g6 g7 g10")


def after_mary():
    match = example()
    lay(match, "g2", by=MARY, place=0)
    pick(match, "plot", by=MARY, place=1)
    return match


def test_h1_a_moved_ghoul_does_not_peek_again():
    match = example()
    lay(match, "g2", place=0)
    assert "y2" in hand(match, MARY) and len(hand(match, MARY)) == 5
    pick(match, "plot", place=1)
    seen = match.view(MARY)["state"]["plots"]
    assert seen == ["b3", "?", "?", "?", "?"]
    assert match.view(JARED)["state"]["plots"] == ["?"] * 5
    assert match.decision.side == JARED


def after_jared():
    match = after_mary()
    lay(match, "g8", by=JARED, place=1)
    pick(match, "stay", by=JARED)
    pick(match, "play", by=JARED, unit="g12")
    pick(match, "play", by=MARY, unit="g9")
    pick(match, "show", by=JARED)
    pick(match, "show", by=MARY)
    return match


def test_h2_the_higher_total_loots():
    match = after_jared()
    assert happened(match, "looted")[0][0] == JARED and happened(match, "looted")[0][-2:] == (20, 11)
    assert state(match)["won"][JARED] == ["b9"]
    assert {"g2", "g8", "g9", "g12"} <= set(state(match)["discard"])
    assert all(len(hand(match, side)) == 5 for side in range(4))


def test_h3_equal_totals_go_to_the_higher_ghoul():
    match = after_jared()
    lay(match, "y8", by=SUZY, place=2)
    pick(match, "stay", by=SUZY)
    lay(match, "w12", by=FELIX, place=2)
    pick(match, "stay", by=FELIX)
    pick(match, "play", by=FELIX, unit="w9")
    pick(match, "play", by=SUZY, unit="y13")
    pick(match, "show", by=FELIX)
    pick(match, "show", by=SUZY)
    assert happened(match, "looted")[-1][-2:] == (21, 21)
    assert state(match)["won"][FELIX] == ["b13"]
    assert [card for card in state(match)["plots"] if card] == ["b3", "w1", "w2"]


def digging(ghoul_of_other, mine, theirs, plots=("b3", "b9", "w1"), **setup):
    """Two cultists: the first joins the other's ghoul at grave 0."""
    match = yard(mine, theirs, plots=list(plots), ghouls=[[[1, ghoul_of_other]], [], []], **setup)
    lay(match, mine.split()[0], place=0)
    pick(match, "stay")
    return match


def present(match, mine, theirs):
    for side, card in enumerate((mine, theirs)):
        if card:
            pick(match, "play", by=side, unit=card)
        else:
            pick(match, "no", by=side)


def reveal(match, *how):
    for side, choice in enumerate(how):
        pick(match, choice, by=side)


def test_h4_a_zero_doubles_the_other_card():
    match = digging("w5", "y0 y13 g1", "w6 g2 g3")
    present(match, "y13", "w6")
    reveal(match, "show", "show")
    assert happened(match, "looted")[0][-2:] == (26, 11)


def test_h4_a_zero_as_henchman_doubles_the_ghoul():
    match = digging("w5", "y9 y0 g1", "w6 g2 g3")
    present(match, "y0", None)
    pick(match, "show", by=0)
    assert happened(match, "looted")[0][-2:] == (18, 5)


def test_h5_seventeen_beats_thirteen():
    match = digging("w6", "y8 y9 g1", "w7 g2 g3")
    present(match, "y9", "w7")
    reveal(match, "show", "show")
    assert happened(match, "looted")[0][-2:] == (17, 13)


def test_h6_equal_in_all_leaves_the_grave_face_up():
    match = digging("w6", "y6 y9 g1", "w7 g2 g3", deck="b1 b2 b4 b5")
    present(match, None, None)
    assert happened(match, "grave_stays")
    now = state(match)
    assert now["open"] == [0] and now["plots"][0] == "b3" and now["ghouls"][0] == []
    assert {"w6", "y6"} <= set(now["discard"])
    lay(match, "w7", by=1, place=0)
    pick(match, "stay", by=1)
    assert match.decision.kind == "ghoul", "one ghoul alone does not dig a grave that lies open"


def test_h7_a_psych_out_goes_back_to_the_hand_and_the_henchman_counts_and_is_discarded():
    match = digging("w6", "y8 y9 g1", "g7 g2 g3")
    present(match, "y9", "g7")
    reveal(match, "show", "keep_down")
    assert happened(match, "looted")[0][-2:] == (17, 6)
    assert "g7" in hand(match, 1) and "y9" in state(match)["discard"]


def test_h8_both_kept_down_are_discarded():
    match = digging("w6", "y8 y9 g1", "g7 g2 g3")
    present(match, "y9", "g7")
    reveal(match, "keep_down", "keep_down")
    assert {"y9", "g7", "y8", "w6"} <= set(state(match)["discard"])
    assert happened(match, "looted")[0][-2:] == (8, 6)


def test_one_card_alone_kept_down_goes_back():
    match = digging("w6", "y8 y9 g1", "g7 g2 g3")
    present(match, "y9", None)
    pick(match, "keep_down", by=0)
    assert "y9" in hand(match, 0)


def test_h9_a_henchman_of_another_cult_cannot_be_shown():
    match = digging("w6", "y8 w9 g1", "w7 g2 g3")
    present(match, "w9", "w7")
    assert offered(match) == [{"kind": "keep_down"}]


def test_h10_no_second_ghoul_of_ones_own_at_a_grave():
    match = yard("y8 y9 g1", "g7 g2 g3", plots=["b3", "b9", "w1"], ghouls=[[[0, "w6"]], [], []])
    assert {named["place"] for named in offered(match, "play")} == {1, 2}


def test_h1_with_a_ghoul_at_every_grave_she_passes():
    ghouls = [[[0, "w6"]], [[0, "w7"]], [[0, "w8"]]]
    match = yard("y8 y9 g1", "g7 g2 g3", plots=["b3", "b9", "w1"], ghouls=ghouls)
    pick(match, "pass", by=0)
    assert match.decision.side == 1


def test_h11_one_grave_more_than_cultists():
    for players in range(2, 7):
        match = new_match("rites", players=players, seed=2, options={"rite": HOUND})
        assert len(state(match)["plots"]) == players + 1
        assert len(state(match)["deck"]) == 56 - 5 * players - players - 1


def test_the_grand_cultist_may_peek_first():
    match = yard("y8 y9 g1", "g7 g2 g3", plots=["b3", "b9", "w1"], first_peek=2)
    assert match.view(0)["state"]["plots"] == ["?", "?", "w1"]
    assert match.view(1)["state"]["plots"] == ["?", "?", "?"]


def test_h6_a_looted_zero_scores_nothing_and_most_points_win():
    match = yard(
        "y8 y9 g1", "w7 g2 g3", plots=["y0", "", ""], ghouls=[[[1, "w6"]], [], []], won=[["b3"], ["b4"]],
        options={"rite": HOUND},
    )  # fmt: skip
    lay(match, "y8", place=0)
    present(match, None, None)
    assert match.result().rites == ((HOUND, "cultist_2", "all_looted"),)


def test_h8_sixty_turns_without_a_looting_end_the_rite():
    match = yard("y8 y9 g1", "w7 g2 g3", plots=["b3", "b9", "w1"], idle=59, options={"rite": HOUND})
    lay(match, "y8", place=0)
    pick(match, "stay")
    assert match.result().ends == (f"{HOUND}/guard",)


def test_what_is_presented_and_shown_is_hidden_until_both_have_chosen():
    match = digging("w6", "y8 y9 g1", "w7 g2 g3")
    pick(match, "play", by=0, unit="y9")
    assert -2 in match.view(1)["stack"][-1][3] and -2 not in match.view(0)["stack"][-1][3]
    pick(match, "play", by=1, unit="w7")
    assert happened(match, "presented") == [(0,), (1,)]
    pick(match, "show", by=0)
    assert match.view(1)["stack"][-1][4][0] == -2
    assert ended(match) == [] and not happened(match, "henchman")


def test_after_a_psych_out_nobody_learns_what_was_presented():
    match = digging("w6", "y8 y9 g1", "g7 g2 g3")
    present(match, "y9", "g7")
    reveal(match, "show", "keep_down")
    assert "g7" not in match.view(0)["state"]["hands"][1]
    assert all("g7" not in str(event) for event in match.events_since(0, 0))
