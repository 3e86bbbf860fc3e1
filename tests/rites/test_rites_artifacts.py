"""The thirteen artifacts: each power in its rites, first and second invocation (rulings A1 to A8)."""

import pytest
from ritetable import CARDS, altar, caches, ended, hand, happened, lay, number, offered, pick, state

from game.games.rites.rules.cards import ARTIFACTS

TREE, DUNWICH, AEONS, HOUND = "the_tree_on_the_hill", "the_dunwich_horror", "out_of_the_aeons", "the_hound"
CTHULHU, MOUNTAINS = "cthulhu_rises", "at_the_mountains_of_madness"


def turned_up(artifact, *hands, rite=TREE, **setup):
    """A rite in which this artifact is the Coveted Artifact, at the moment it is turned up."""
    relics = [artifact, *setup.pop("more", "").split()]
    return altar(rite, *hands, relics=relics, step="excavate", **setup)


def owned(artifact, *hands, rite=TREE, step="second", **setup):
    """A rite before which the first cultist captured this artifact."""
    return altar(rite, *hands, caches=caches(artifact, *[""] * (len(hands) - 1)), step=step, **setup)


def test_thirteen_different_artifacts_worth_82():
    assert len({artifact.id for artifact in ARTIFACTS}) == 13 and sum(artifact.value for artifact in ARTIFACTS) == 82


# The Camera Obscura


def camera_bid(*bids):
    match = turned_up("camera_obscura", "w6 w13 w0", "g6 g5", "b7 b4", rite=AEONS, prizes=["y6", "y4"], passed=1)
    for side, (card, way) in enumerate(bids):
        pick(match, "play", by=side, unit=card, number=way)
    return match


def test_camera_a_six_bid_as_seven_beats_a_six():
    match = camera_bid(("w6", 1), ("g6", None), ("b4", None))
    assert state(match)["won"][0] == ["y6"]
    assert happened(match, "invoked") == [(0, 0)]


def test_camera_a_six_bid_as_seven_ties_a_seven():
    match = camera_bid(("w6", 1), ("g5", None), ("b7", None))
    assert state(match)["won"] == [[], [], []]


def test_camera_refuses_a_thirteen_and_a_zero():
    match = turned_up("camera_obscura", "w6 w13 w0", "g6 g5", "b7 b4", rite=AEONS, prizes=["y6"], passed=1)
    assert {(named["unit"], named.get("number")) for named in offered(match)} == {
        ("w6", None), ("w6", 1), ("w6", 2), ("w13", None), ("w0", None),
    }  # fmt: skip


def test_camera_works_once_for_each_in_the_rite_of_its_first_appearance():
    match = turned_up("camera_obscura", "w6 g13", "w7 y13", "b12 b1", deck="b5 b6")
    pick(match, "play", by=0, unit="w6", number=1)
    assert state(match)["trees"] == [["w6+"]]
    assert offered(match, "draw") and not offered(match, "play", number=None)
    pick(match, "play", by=1, unit="w7", number=1)
    assert state(match)["trees"] == [["w6+", "w7+"]]


def test_camera_need_not_be_used_to_play():
    """A card that fits only if changed does not have to be played."""
    match = turned_up("camera_obscura", "w6 g13", "w8 y13", "b12 b1", deck="b5 b6", trees=[["g1"]])
    assert offered(match, "draw")


def test_camera_never_changes_cthulhu():
    match = turned_up("camera_obscura", "g11 w6", "w8 y13", rite=CTHULHU, gates=2)
    assert [named.get("number") for named in offered(match, unit="g11")] == [None]


def test_camera_changes_a_card_on_a_gate():
    match = turned_up("camera_obscura", "w6 y9", "w7 y13", rite=CTHULHU, gates=2)
    pick(match, "play", unit="w6", number=None)
    pick(match, "play", unit="w7", number=2)
    assert happened(match, "closed")[0][0] == 0, "of equal cards the first laid closes"


def test_camera_changes_one_card_of_a_pair():
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    match = turned_up("camera_obscura", "w4 g4", "w1 y13", rite=DUNWICH, plots=walls, deck="b9 b10 b11")
    found = {(named["unit"], *named["with"], named["place"]) for named in offered(match, "reveal")}
    assert found == {("g4-", "w4", 0), ("g4", "w4-", 0)}, "either of the two counts as a three"


def test_camera_henchman_is_chosen_in_secret():
    match = turned_up(
        "camera_obscura", "y8 y9 g1", "w7 g2 g3", rite=HOUND, plots=["b3", "b9", "b1"], ghouls=[[[1, "w6"]], [], []]
    )
    pick(match, "no")
    pick(match, "play", unit="y8", number=None, place=0)
    pick(match, "stay")
    pick(match, "play", by=0, unit="y9", number=1)
    assert not happened(match, "invoked")
    pick(match, "no", by=1)
    pick(match, "show", by=0)
    assert happened(match, "looted")[0][-2:] == (18, 6) and happened(match, "invoked") == [(0, 0)]


# The Jade Amulet


def test_amulet_lets_a_power_play_mix_cults_once():
    match = turned_up("jade_amulet", "g0 w13 b0 y13 w1", "w2 w3", "y2 y3", deck="y5 y6 y7 y8 y9 y10")
    assert len(offered(match, "become")) == 4
    pick(match, "excavate", unit="g0", with_="w1")
    assert happened(match, "invoked") == [(0, 1)]
    while match.decision.kind != "tree":
        match.answer(match.decision.options[-1])
    assert not offered(match, "become", unit="b0")


def test_amulet_makes_its_owner_grand_cultist_once():
    match = owned("jade_amulet", "w2 w3 w5", "g1 g2", step="perform")
    assert not offered(match, "become")
    match = owned("jade_amulet", "g0 w13 b0 y13", "w2 w3", step="perform")
    pick(match, "become", unit="g0", with_="w13")
    assert state(match)["spent"] == ["jade_amulet"], "a failed rite spends it (A2)"
    assert state(match)["grand"] == 0


# The Shining Trapezohedron


def test_trapezohedron_shows_a_hand_to_the_user_alone():
    match = turned_up("shining_trapezohedron", "g5 g6", "w1 w2 w3", "y1 y2", deck="b1 b2")
    pick(match, "invoke", by=0, side=1)
    assert match.view(0)["state"]["hands"][1] == ["w1", "w2", "w3"]
    assert match.view(2)["state"]["hands"][1] == ["?"] * 3
    assert match.decision.side == 0 and not offered(match, "invoke")


def test_trapezohedron_shows_the_hand_as_it_was_at_that_moment():
    match = turned_up("shining_trapezohedron", "g5 g6", "w1 w2 w3", "y1 y2", deck="b1 b2")
    pick(match, "invoke", by=0, side=1)
    lay(match, "g5")
    pick(match, "draw", by=1)
    assert sorted(match.view(0)["state"]["hands"][1]) == ["?", "w1", "w2", "w3"]


def test_a3_the_first_appearance_serves_everybody_and_then_only_the_owner():
    match = turned_up("shining_trapezohedron", "g5 g6", "w6 w2 w3", "y1 y2", deck="b1 b2")
    lay(match, "g5", by=0)
    assert offered(match, "invoke", side=0)
    match = owned("shining_trapezohedron", "g5 g6", "w6 w2 w3", "y1 y2", step="perform")
    assert offered(match, "invoke", side=1)
    pick(match, "invoke", side=1)
    assert state(match)["spent"] == ["shining_trapezohedron"]
    lay(match, "g5", by=0)
    assert not offered(match, "invoke")


# The Brain Cylinder


def test_cylinder_takes_a_random_card_and_gives_one_back():
    match = turned_up("brain_cylinder", "g5 g6", "w1 w2 w3", "y1 y2", deck="b1 b2")
    pick(match, "invoke", by=0, side=1)
    taken = (hand(match, 0) - {"g5", "g6"}).pop()
    assert taken in {"w1", "w2", "w3"}
    assert {named["unit"] for named in offered(match, "card")} == {"g5", "g6", taken}
    pick(match, "card", by=0, unit="g6")
    assert [len(cards) for cards in state(match)["hands"]] == [2, 3, 2]
    assert "g6" in match.view(0)["state"]["hands"][1] and taken in match.view(1)["state"]["hands"][0]


def test_cylinder_refuses_a_target_without_cards():
    match = turned_up("brain_cylinder", "g5 g6", "", "y1 y2", deck="b1 b2")
    assert {named["side"] for named in offered(match, "invoke")} == {"cultist_3"}


# The Black Stone


def test_black_stone_adds_a_silent_artifact_and_the_winner_takes_two():
    match = turned_up("black_stone", "g5", "w1", more="star_shaped_soapstone")
    assert set(state(match)["coveted"]) == {"black_stone", "star_shaped_soapstone"}
    assert state(match)["running"] == []
    lay(match, "g5")
    assert set(state(match)["caches"][0]) == {"black_stone", "star_shaped_soapstone"}


# The Powder of Ibn Ghazi


def test_powder_shows_two_walls_to_each_who_wants():
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    match = turned_up("powder_of_ibn_ghazi", "g4 g5", "w1 w3", rite=DUNWICH, plots=walls)
    pick(match, "invoke", by=0)
    pick(match, "plot", place=1)
    pick(match, "plot", place=6)
    assert match.view(0)["state"]["plots"] == ["?", "b2", "?", "?", "?", "?", "w7", "?"]
    pick(match, "no", by=1)
    assert match.view(1)["state"]["plots"] == ["?"] * 8
    assert state(match)["plots"] == walls and state(match)["open"] == []


def test_powder_shows_graves():
    match = turned_up(
        "powder_of_ibn_ghazi", "g4 g5", "w1 w3", rite=HOUND, plots=["y4", "b2", "b3"], ghouls=[[], [], []]
    )
    pick(match, "no", by=0)
    pick(match, "invoke", by=1)
    pick(match, "plot", place=2)
    pick(match, "done")
    assert match.view(1)["state"]["plots"] == ["?", "?", "b3"]


@pytest.mark.parametrize(("rite", "pile"), [(TREE, "deck"), (AEONS, "prizes")])
def test_powder_shows_the_top_of_the_pile(rite, pile):
    top = {"deck": "b9 b10"} if pile == "deck" else {"prizes": ["y9", "y10"]}
    match = turned_up("powder_of_ibn_ghazi", "g4 g5", "w1 w3", rite=rite, **top)
    before = state(match)
    pick(match, "invoke", by=0)
    assert match.view(0)["state"][pile][:3] == [*state(match)[pile][:2], "?"]
    assert match.view(1)["state"][pile][:2] == ["?", "?"]
    after = state(match)
    assert {key for key in after if after[key] != before[key]} == {"knows", "used_now", "stack"}


def test_a_known_card_is_followed_when_it_is_drawn():
    match = turned_up("powder_of_ibn_ghazi", "g4 g5", "w1 w8", deck="b9 b10 b11")
    pick(match, "invoke", by=0)
    pick(match, "no", by=1)
    lay(match, "g4", by=0)
    pick(match, "draw", by=1)
    assert "b9" in match.view(0)["state"]["hands"][1]
    assert match.view(0)["state"]["deck"][:2] == ["b10", "?"]


# The Scroll of T'yog


def test_scroll_moves_turn_and_privilege_to_the_fewest_points():
    match = altar(
        TREE, "g1 g2", "w1 w2", "y1 y2", relics="scroll_of_tyog", caches=caches("black_stone", "jade_amulet", ""),
        step="excavate", spent=["black_stone"],
    )  # fmt: skip
    assert state(match)["lead"] == 2 and state(match)["grand"] == 0
    assert match.decision.side == 2


def test_scroll_stays_with_the_grand_cultist_if_tied():
    match = turned_up("scroll_of_tyog", "g1 g2", "w1 w2", "y1 y2")
    assert state(match)["lead"] == 0


def test_scroll_goes_to_the_first_tied_clockwise_and_the_title_does_not_move():
    match = altar(
        TREE, "g1", "w1 w2", "y1", relics="scroll_of_tyog", caches=caches("black_stone", "", ""), step="excavate",
        spent=["black_stone"],
    )  # fmt: skip
    assert match.decision.side == 1
    lay(match, "w1", by=1)
    while not ended(match):
        match.answer(match.decision.default or match.decision.options[0])
    assert state(match)["grand"] == 1, "the left neighbour of the Grand Cultist, not of the lead"


def test_scroll_moves_the_dunwich_decision():
    walls = ["y4", "b2", "b3", "b8", "w2", "w5", "w7", "w8"]
    match = altar(
        DUNWICH, "w10 w3 g9", "y10 g8 g12", "g6 b4 w9", "b9 b1 g2", plots=walls, relics="scroll_of_tyog",
        caches=caches("black_stone", "jade_amulet", "", "brain_cylinder"), step="excavate",
        spent=["black_stone"], deck="y5 y6 y7",
    )  # fmt: skip
    assert state(match)["lead"] == 2 and match.decision.side == 2


# The Silver Key


def test_silver_key_exchanges_with_the_bottom_of_the_pile():
    match = turned_up("silver_key", "g1 g2 g3", "w1 w2", deck="b1 b2 b3")
    size = len(state(match)["deck"])
    pick(match, "invoke", by=0)
    pick(match, "card", unit="g1")
    pick(match, "card", unit="g2")
    assert hand(match, 0) == {"g3", "b1", "b2"}
    now = state(match)
    assert len(now["deck"]) == size and now["deck"][-2:] == ["g1", "g2"]
    assert match.view(0)["state"]["deck"][-2:] == ["g1", "g2"]
    assert match.view(1)["state"]["deck"][-2:] == ["?", "?"]


def test_silver_key_in_aeons_uses_the_cards_set_aside():
    match = turned_up("silver_key", "g1 g2 g3", "w1 w2", rite=AEONS, aside=["b1", "b2"], prizes=["y1"], passed=1)
    pick(match, "invoke", by=0)
    pick(match, "card", unit="g1")
    pick(match, "done")
    assert hand(match, 0) == {"g2", "g3", "b1"} and state(match)["aside"][-1] == "g1"


def test_silver_key_in_aeons_does_nothing_if_none_were_set_aside():
    used = {"g1", "g2", "w1", "w2"}
    rest = [card for card in CARDS if card[0] != "y" and card not in used]
    match = turned_up("silver_key", "g1 g2", "w1 w2", rite=AEONS, discard=rest, prizes=["y1"], passed=1)
    pick(match, "invoke", by=0)
    assert match.decision.kind == "offer" and hand(match, 0) == {"g1", "g2"}


# The Tillinghast Resonator


def test_resonator_lays_hands_open_but_not_bids():
    match = turned_up("tillinghast_resonator", "g1 g2", "w1 w2", rite=AEONS, prizes=["y1"], passed=1)
    assert match.view(1)["state"]["hands"] == [["g1", "g2"], ["w1", "w2"]]
    pick(match, "play", by=0, unit="g2", number=None)
    assert match.view(1)["stack"][-1][-1][0] == -2


# Zann's Viol


def test_viol_shuffles_all_hands_and_keeps_their_sizes():
    match = turned_up("zanns_viol", "g1 g2 g3", "w1 w2", "y1")
    hands = state(match)["hands"]
    assert [len(cards) for cards in hands] == [3, 2, 1]
    assert {card for cards in hands for card in cards} == {"g1", "g2", "g3", "w1", "w2", "y1"}


def test_viol_leaves_what_is_known_in_the_other_hands():
    """Who gave a card and did not get it back knows that one of the others has it."""
    for seed in range(8):
        match = turned_up("zanns_viol", "g1 g2 g3", "w1 w2 w3", "y1 y2 y3", seed=seed)
        lost = {"g1", "g2", "g3"} - hand(match, 0)
        hints = match.view(0)["state"]["hints"]
        assert {card for _, card, _ in hints} == lost and all(where == 0b110 for _, _, where in hints)


# The Innsmouth Tiara


def test_tiara_passes_one_card_to_the_left_at_once_and_in_secret():
    match = turned_up("innsmouth_tiara", "g1 g2", "w1 w2", "y1 y2")
    pick(match, "card", by=0, unit="g1")
    assert match.view(1)["stack"][-1][1][0] == -2 and hand(match, 0) == {"g1", "g2"}
    pick(match, "card", by=1, unit="w2")
    pick(match, "card", by=2, unit="y1")
    assert [hand(match, side) for side in range(3)] == [{"g2", "y1"}, {"w1", "g1"}, {"y2", "w2"}]
    assert "g1" in match.view(0)["state"]["hands"][1]
    assert match.view(2)["state"]["hands"][1] == ["?", "?"]


def test_a4_a_cultist_without_cards_passes_none():
    match = turned_up("innsmouth_tiara", "g1 g2", "", "y1 y2")
    pick(match, "card", by=0, unit="g1")
    pick(match, "card", by=2, unit="y1")
    assert [hand(match, side) for side in range(3)] == [{"g2", "y1"}, {"g1"}, {"y2"}]


# The Coffin-Shaped Clock


def test_clock_passes_hands_to_the_right():
    match = turned_up("coffin_shaped_clock", "g1 g2 g3", "w1 w2", "y1")
    assert [hand(match, side) for side in range(3)] == [{"w1", "w2"}, {"y1"}, {"g1", "g2", "g3"}]
    assert match.view(0)["state"]["hands"][2] == ["g1", "g2", "g3"], "she knows what she gave"
    assert match.view(1)["state"]["hands"][2] == ["?"] * 3
    seen = [event.args for event in match.events_since(0, 1) if event.kind == "dealt"]
    assert seen == [(0,), (1, number("y1")), (2,)]


# The Star-Shaped Soapstone


def test_soapstone_offers_no_power_play():
    match = turned_up("star_shaped_soapstone", "b0 b13 b1", "w1 w2")
    assert {named["kind"] for named in offered(match)} == {"play"}
    with pytest.raises(Exception, match="cannot initiate"):
        match.reveal(0, (number("b0"), number("b13")))


# second invocations


def test_a1_owners_are_asked_before_the_rite_and_may_use_several():
    match = altar(
        TREE, "g1 g2", "w1 w2", "y1 y2", caches=caches("", "star_shaped_soapstone coffin_shaped_clock", ""),
        step="second",
    )  # fmt: skip
    assert match.decision.kind == "second" and match.decision.side == 1
    pick(match, "invoke", artifact="coffin_shaped_clock")
    assert hand(match, 0) == {"w1", "w2"}
    pick(match, "invoke", artifact="star_shaped_soapstone")
    now = state(match)
    assert now["running"] == ["star_shaped_soapstone"]
    assert set(now["spent"]) == {"star_shaped_soapstone", "coffin_shaped_clock"}
    assert match.decision.kind == "tree"


def test_a1_not_in_the_rite_of_the_capture_and_only_once():
    match = owned("star_shaped_soapstone", "g1 g2", "w1 w2", fresh=["star_shaped_soapstone"])
    assert match.decision.kind == "tree"
    match = owned("star_shaped_soapstone", "g1 g2", "w1 w2", spent=["star_shaped_soapstone"])
    assert match.decision.kind == "tree"


def test_a_single_power_invoked_again_is_its_owners_alone():
    match = owned("powder_of_ibn_ghazi", "g1 g2", "w1 w2")
    pick(match, "invoke", by=0, artifact="powder_of_ibn_ghazi")
    assert match.decision.kind == "tree" and state(match)["spent"] == ["powder_of_ibn_ghazi"]
    assert match.view(0)["state"]["deck"][:2] != ["?", "?"]


def test_a8_single_powers_are_offered_clockwise_from_the_grand_cultist():
    match = turned_up("silver_key", "g1 g2", "w1 w2", "y1 y2")
    for side in range(3):
        assert match.decision.kind == "offer" and match.decision.side == side
        pick(match, "no")


def test_a6_in_aeons_users_are_asked_before_the_card_is_turned_up():
    match = turned_up("shining_trapezohedron", "g1 g2", "w1 w2", "b1 b2", rite=AEONS, prizes=["y1", "y2"], passed=1)
    for side in range(3):
        assert match.decision.kind == "before_prize" and match.decision.side == side
        assert not happened(match, "prize")
        pick(match, "done")
    assert match.decision.kind == "bid"


def test_a_stolen_artifact_keeps_its_owners_invocation_for_later():
    """A7."""
    match = altar(
        MOUNTAINS, "w0 w1 w13 y5", "g3 g2", coveted="star_shaped_soapstone", relics="camera_obscura", deck="b1 b2 b3 b4"
    )
    pick(match, "steal", unit="w0")
    assert state(match)["fresh"] == ["star_shaped_soapstone"] and state(match)["spent"] == []
