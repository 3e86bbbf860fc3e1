"""The over-game: title, rites, award, power-plays, failed rites, scoring, ties (vectors O-1 to O-9)."""

import pytest
from ritetable import RITES, altar, caches, ended, hand, happened, lay, number, offered, pick, state

from game.api import new_match
from game.engine.errors import IllegalAnswer

TREE, AEONS, HOUND = "the_tree_on_the_hill", "out_of_the_aeons", "the_hound"


def test_o1_only_the_tied_draw_again():
    """Over many games: the lots of each round are those tied for the highest of the round before."""
    again = 0
    for seed in range(60):
        match = new_match("rites", players=6, seed=seed)
        lots = [(side, card % 14) for side, card in happened(match, "lot")]
        drawing = list(range(6))
        while lots:
            drawn, lots = lots[: len(drawing)], lots[len(drawing) :]
            assert [side for side, _ in drawn] == drawing
            drawing = [side for side, rank in drawn if rank == max(rank for _, rank in drawn)]
            again += bool(lots)
        assert drawing == [state(match)["grand"]]
    assert again


@pytest.mark.parametrize(("players", "rites"), [(2, 6), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_o2_number_of_rites(players, rites):
    match = new_match("rites", players=players, seed=1)
    assert match.rules.rites == rites
    assert len(offered(match, "rite")) == 6


def test_o2_all_six_may_be_agreed():
    assert new_match("rites", players=4, seed=1, options={"all_rites": True}).rules.rites == 6


def failing(**setup):
    """b0 and b13 in hand 1 at the beginning of a rite."""
    setup.setdefault("coveted", "jade_amulet")
    return altar(TREE, "g1 g2 g3", "b0 b13 w1", "y1 y2 y3", "w5 w6 w7", deck="w8 w9 w10", **setup)


def test_o3_become_the_grand_cultist_fails_the_rite():
    match = failing(number=2, ends=[[HOUND, 2, "all_looted"]], used=[HOUND, TREE])
    match.reveal(1, (number("b0"), number("b13")))
    now = state(match)
    assert ended(match)[-1] == [TREE, -1, "failed"]
    assert now["gone"] == ["jade_amulet"] and now["caches"] == [[], [], [], []]
    assert now["grand"] == 1 and now["number"] == 3
    assert match.decision.kind == "rite" and match.decision.side == 1
    assert {named["rite"] for named in offered(match)} == set(RITES) - {HOUND, TREE}


def test_o4_in_the_last_rite_the_game_ends_and_is_scored():
    done = [["the_hound", 0, "guard"], ["the_dunwich_horror", 1, "guard"], ["cthulhu_rises", 2, "cthulhu"]]
    match = failing(
        number=4, ends=done, used=[rite for rite, _, _ in done] + [TREE],
        caches=caches("black_stone", "silver_key", "camera_obscura", ""),
    )  # fmt: skip
    match.reveal(1, (number("b0"), number("b13")))
    result = match.result()
    assert match.decision is None and result.sides == ("cultist_2",)
    assert result.points == {"cultist_1": 5, "cultist_2": 7, "cultist_3": 3, "cultist_4": 0}


def test_o9_the_title_passes_on_from_who_took_it():
    match = failing(number=1)
    match.reveal(1, (number("b0"), number("b13")))
    pick(match, "rite", rite=AEONS)
    while state(match)["number"] == 2:
        match.answer(match.decision.options[0])
    assert state(match)["grand"] == 2


def test_p4_the_sitting_grand_cultist_may_use_it():
    match = altar(TREE, "b0 b13 w1", "g1 g2", "y1 y2", deck="w8 w9")
    pick(match, "become", by=0, unit="b0", with_="b13")
    assert state(match)["grand"] == 0 and match.decision.side == 0 and match.decision.kind == "rite"


def test_o5_excavate_discards_two_draws_two_and_invokes_the_new_artifact():
    match = altar(TREE, "b0 b1 w1", "g1 g2", deck="w8 w9 w7", coveted="jade_amulet", relics="star_shaped_soapstone")
    pick(match, "excavate", unit="b0", with_="b1")
    now = state(match)
    assert hand(match, 0) == {"w1", "w8", "w9"}
    assert set(now["coveted"]) == {"jade_amulet", "star_shaped_soapstone"}
    assert now["running"] == ["star_shaped_soapstone"]
    assert {"b0", "b1"} <= set(now["discard"])
    assert match.decision.side == 0 and match.decision.kind == "tree"


def test_o6_steal_takes_one_and_replaces_it():
    match = altar(
        TREE, "w0 w1 w13 y1", "g1 g2", deck="w8 w9 w7", coveted="jade_amulet camera_obscura",
        relics="star_shaped_soapstone",
    )  # fmt: skip
    pick(match, "steal", unit="w0", with_="w1 w13")
    assert {named["artifact"] for named in offered(match)} == {"jade_amulet", "camera_obscura"}
    pick(match, "artifact", artifact="camera_obscura")
    now = state(match)
    assert hand(match, 0) == {"y1", "w8", "w9", "w7"}
    assert now["caches"][0] == ["camera_obscura"]
    assert set(now["coveted"]) == {"jade_amulet", "star_shaped_soapstone"}
    assert now["running"] == ["star_shaped_soapstone"]


def test_o8_cards_of_two_cults_make_no_power_play():
    match = altar(TREE, "b0 w13 g1", "g2 g3", deck="w8")
    assert not offered(match, "become")
    with pytest.raises(IllegalAnswer):
        match.reveal(0, (number("b0"), number("w13")))


def test_p3_the_smaller_power_plays_may_be_chosen():
    match = altar(TREE, "w0 w1 w13 y1", "g1 g2", coveted="jade_amulet")
    assert {named["kind"] for named in offered(match)} == {"play", "become", "excavate", "steal"}


def test_p6_without_artifacts_left_there_is_no_excavation_but_a_theft_without_replacement():
    owned = caches(" ".join(every_artifact() - {"jade_amulet"}), "")
    match = altar(TREE, "w0 w1 w13 y1", "g1 g2", coveted="jade_amulet", caches=owned)
    assert not offered(match, "excavate")
    pick(match, "steal", unit="w0")
    now = state(match)
    assert now["coveted"] == [] and "jade_amulet" in now["caches"][0]


def every_artifact():
    return set(state(new_match("rites", players=2, seed=1))["relics"]) | set(
        state(new_match("rites", players=2, seed=1))["coveted"]
    )


def test_a5_a_rite_without_artifacts_left_is_still_played():
    owned = caches(" ".join(every_artifact()), "")
    match = altar(TREE, "g1", "g3", caches=owned, spent=sorted(every_artifact()), step="excavate")
    lay(match, "g1", by=0)
    assert ended(match) == [[TREE, 0, "emptied"]]


# standing requests


def test_p1_a_request_waits_for_the_turn_boundary_and_is_nobody_elses_business():
    match = altar(TREE, "g4 y5 y9", "b0 b1 w1", "y1 y2 y3", deck="w8 w9 w10", trees=[["y4"]])
    lay(match, "y5", by=0)
    assert match.decision.side == 0, "in the middle of a turn: a double play"
    match.reveal(1, (number("b0"), number("b1")))
    assert match.decision.side == 0 and not happened(match, "power_play")
    assert match.view(1)["state"]["requests"][1] == ["b0", "b1"]
    assert match.view(0)["state"]["requests"] == [[], [], []]
    assert not [event for event in match.events_since(0, 0) if event.kind == "requested"]
    lay(match, "y9", by=0)
    assert happened(match, "power_play") == [(1, "excavate", number("b0"), number("b1"))]


def test_p1_requests_are_carried_out_clockwise_from_the_cultist_about_to_act():
    match = altar(TREE, "y5 y9 g9", "b0 b1 w7", "w0 w1 y3", deck="w8 w9 w10 w11 w12", trees=[["y4"]])
    lay(match, "y5", by=0)
    match.reveal(2, (number("w0"), number("w1")))
    match.reveal(1, (number("b0"), number("b1")))
    lay(match, "y9", by=0)
    assert [args[0] for args in happened(match, "power_play")] == [1, 2]


def test_a_request_can_be_withdrawn():
    match = altar(TREE, "y5 y9 g9", "b0 b1 w7", "y0 y1 y3", trees=[["y4"]])
    lay(match, "y5", by=0)
    match.reveal(1, (number("b0"), number("b1")))
    match.reveal(1, ())
    lay(match, "y9", by=0)
    assert not happened(match, "power_play")


def test_a_request_that_has_become_impossible_lapses():
    """The coffin-shaped clock, excavated by an earlier request, takes the cards away."""
    match = altar(
        TREE, "y5 y9 g9 g10", "b0 b1 w7 w9", "w0 w1 y3 y6", relics="coffin_shaped_clock camera_obscura",
        trees=[["y4"]], deck="g1 g2 g3 g5",
    )  # fmt: skip
    lay(match, "y5", by=0)
    match.reveal(2, (number("w0"), number("w1")))
    match.reveal(1, (number("b0"), number("b1")))
    lay(match, "y9", by=0)
    assert [args[0] for args in happened(match, "power_play")] == [1]
    assert state(match)["requests"] == [[], [], []]


def test_p2_no_request_outside_the_performance():
    match = new_match("rites", players=3, seed=1)
    with pytest.raises(IllegalAnswer):
        match.reveal(0, (0, 1))


# scoring


def scored(*sides, coveted="jade_amulet"):
    """The last rite of a game won by the first of two cultists."""
    done = [[rite, 0, "guard"] for rite in RITES if rite != TREE]
    match = altar(TREE, "g1", "g3", number=6, ends=done, used=list(RITES), caches=caches(*sides), coveted=coveted)
    lay(match, "g1")
    return match.result()


def test_the_winner_takes_the_whole_pile_and_most_points_win_the_game():
    result = scored("black_stone", "zanns_viol", coveted="jade_amulet brain_cylinder")
    assert result.points == {"cultist_1": 14, "cultist_2": 8}
    assert result.sides == ("cultist_1",) and result.reason == "scored" and not result.shared


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("black_stone", "coffin_shaped_clock", ("cultist_1",)),
        ("brain_cylinder", "camera_obscura powder_of_ibn_ghazi", ("cultist_2",)),
        ("coffin_shaped_clock", "brain_cylinder zanns_viol", ("cultist_1",)),
        ("zanns_viol", "brain_cylinder silver_key", ("cultist_1",)),
    ],
)
def test_o4_ties_go_to_more_artifacts_then_to_the_highest(one, other, winners):
    """The first cultist gains the amulet, worth 4: 9, 9, 13 and 12 points each, with two artifacts but for one case."""
    result = scored(one, other)
    assert len(set(result.points.values())) == 1
    assert result.sides == winners


def test_o4_nobody_with_anything_shares_the_game():
    done = [[rite, -1, "failed"] for rite in RITES if rite != TREE]
    match = altar(
        TREE, "b0 b13 g1", "g3 g4", number=6, ends=done, used=list(RITES), coveted="jade_amulet",
    )  # fmt: skip
    pick(match, "become", unit="b0")
    result = match.result()
    assert result.shared and result.winners == (0, 1)


def test_a_whole_game_ends_and_names_every_rite():
    match = new_match("rites", players=4, seed=3)
    while match.decision is not None:
        match.answer(match.decision.default or match.decision.options[0])
    result = match.result()
    assert len(result.rites) == 4 and len({rite for rite, _, _ in result.rites}) == 4
    assert result.winners
