"""How a match ends and who has won; reveals at any moment (reference, sections 2 and 6)."""

import pytest
from steps import finish_battle, happened, track, until, until_over
from table import ALL, BG, BOOKS, CC, GC, YS, fighting, table

from game.api import IllegalAnswer

SIX = {side: BOOKS[side] for side in ALL}


def ended(reason="instant_death", books=SIX, **setup):
    """A match that ends in its Doom phase."""
    extra = {"doom_30": {}, "instant_death": {"ritual": 8}, "cap": {"turn": 40}}[reason]
    setup = {"turn": 5, "power": {GC: 1}, "books": books} | extra | setup
    return table(phase="doom", **setup)


# who has won


@pytest.mark.parametrize("reason", ["doom_30", "instant_death", "cap"])
def test_most_doom_wins_whatever_the_reason(reason):
    result = ended(reason, doom={GC: 3, CC: 31 if reason == "doom_30" else 12, BG: 4, YS: 5}).result()
    assert result.reason == reason
    assert result.winners == (1,) and result.sides == (CC,)
    assert not result.humanity and not result.shared


def test_only_six_books_can_win():
    books = SIX | {CC: BOOKS[CC][:5]}
    result = ended("doom_30", books, doom={GC: 3, CC: 35, BG: 20, YS: 5}).result()
    assert result.sides == (BG,)
    assert result.doom[CC] == 35 and result.books == {GC: 6, CC: 5, BG: 6, YS: 6}


def test_ties_share_the_victory():
    result = ended("doom_30", doom={GC: 30, CC: 30, BG: 4, YS: 5}).result()
    assert result.winners == (0, 1) and result.shared and not result.humanity


def test_a_tie_with_somebody_who_lacks_books_is_no_tie():
    result = ended("doom_30", SIX | {GC: BOOKS[GC][:5]}, doom={GC: 30, CC: 30}).result()
    assert result.winners == (1,) and not result.shared


@pytest.mark.parametrize("reason", ["doom_30", "instant_death", "cap"])
def test_nobody_with_six_books_is_humanitys_victory(reason):
    result = ended(reason, {side: BOOKS[side][:5] for side in (CC, BG, YS)} | {GC: ["absorb"]}, doom={CC: 30}).result()
    assert result.humanity and result.winners == () and result.sides == ()


def test_hidden_signs_are_revealed_before_the_count():
    """Nobody is asked: what is still hidden when the match ends counts."""
    m = ended("instant_death", doom={GC: 10, CC: 10}, signs={CC: [3]})
    m.choose("done")
    assert m.result().sides == (CC,) and m.result().doom[CC] == 13
    assert track(m, "signs")[CC] == [] and track(m, "revealed")[CC] == [3]


def test_an_open_match_has_no_result():
    m = table(GC)
    assert m.result() is None


def test_after_the_end_nothing_is_asked_and_nothing_can_be_done():
    m = ended()
    assert m.decision is None
    with pytest.raises(IllegalAnswer):
        m.choose("pass")
    with pytest.raises(IllegalAnswer):
        m.reveal(0, [1])


# reveals


def revealing(slot=GC, edition="first", **setup):
    setup = {"books": SIX, "doom": {CC: 28}, "signs": {CC: [2], YS: [1, 3]}} | setup
    return table(slot, edition=edition, **setup)


def test_a_reveal_that_brings_thirty_ends_at_once_in_anothers_slot():
    m = revealing()
    m.reveal(1, [2])
    assert m.decision is None
    assert m.result().reason == "reveal" and m.result().sides == (CC,)


def test_others_signs_count_too_when_a_reveal_ends_the_match():
    m = revealing(doom={CC: 28, YS: 27})
    m.reveal(1, [2])
    assert m.result().doom == {GC: 0, CC: 30, BG: 0, YS: 31}
    assert m.result().sides == (YS,)


def test_a_reveal_below_thirty_changes_nothing_but_doom():
    m = revealing(doom={CC: 20})
    before = m.decision.options
    m.reveal(1, [2])
    assert track(m, "doom")[CC] == 22 and track(m, "revealed")[CC] == [2]
    assert m.decision.options == before and m.decision.side == 0


def test_a_reveal_by_someone_at_thirty_already_ends_it_too():
    m = revealing(doom={YS: 32})
    m.reveal(3, [1])
    assert m.result().reason == "reveal"


def test_several_signs_in_one_reveal():
    m = revealing(doom={YS: 26})
    m.reveal(3, [3, 1])
    assert m.result().doom[YS] == 30


@pytest.mark.parametrize("values", [[], [3], [2, 2], [0], [-1]])
def test_only_signs_one_has_can_be_revealed(values):
    m = revealing()
    before = m.state_dict()
    with pytest.raises(IllegalAnswer):
        m.reveal(1, values)
    assert m.state_dict() == before and m.decision.side == 0


def test_a_reveal_in_the_doom_phase_lets_it_finish():
    m = table(
        phase="doom", turn=4, first_player=GC, power=dict.fromkeys(ALL, 5), books=SIX, doom={CC: 28}, signs={CC: [2]},
    )  # fmt: skip
    assert m.decision.kind == "ritual"
    m.reveal(1, [2])
    assert m.decision.kind == "ritual"
    for _ in range(4):
        m.choose("done")
    assert m.result().reason == "doom_30"


@pytest.mark.parametrize("edition", ["first", "later"])
def test_a_reveal_before_the_doom_phase_does_not_end_it_there(edition):
    m = table(phase="first_player", turn=4, power=dict.fromkeys(ALL, 5), books=SIX, doom={CC: 28}, signs={CC: [2]},
              edition=edition)  # fmt: skip
    m.reveal(1, [2])
    assert m.decision.kind == "first_player"
    until(m, "ritual")


def test_a_reveal_in_a_battle_breaks_it_off():
    """Inside a battle, between other people: the match ends at once, books of that battle do not come."""
    m = fighting(
        GC, YS, books={GC: BOOKS[GC][:5], YS: BOOKS[YS]}, doom={CC: 28, GC: 40},
        requirements={GC: ["gc_first_doom", "gc_kill_1", "gc_ocean_gates", "gc_awaken", "gc_five_books"],
                      YS: ["ys_gift", "ys_king", "ys_crescent", "ys_chevron", "ys_claw", "ys_hastur"]},
        signs={CC: [2]},
        units={GC: {"starspawn": ["europe"] * 2}, YS: {"undead": ["europe"] * 3, "byakhee": ["europe"]}},
        dice=[6, 6, 4, 4, 1, 1] + [1] * 4,
    )  # fmt: skip
    until(m, "assign_kill")
    m.reveal(1, [2])
    assert m.decision is None and m.state_dict()["battle"] is None
    result = m.result()
    assert result.books[GC] == 5 and result.sides == (YS,)
    assert m.state_dict()["units"][YS]["undead"].count("europe") == 3


def test_books_owed_outside_a_battle_count_at_the_end():
    """A reveal while a book is being picked does not rob its owner of his six."""
    m = table(
        CC, power={CC: 12, GC: 1}, doom={CC: 28}, signs={CC: [2]}, books={CC: BOOKS[CC][:4]},
        requirements={CC: ["cc_gates_3", "cc_gates_4", "cc_capture", "cc_awaken"]},
    )  # fmt: skip
    m.choose("cc_pay_both")
    assert m.decision.kind == "book"
    m.reveal(1, [2])
    assert m.result().books[CC] == 6 and m.result().sides == (CC,)


def test_an_undecided_pair_of_reveals_the_second_can_end_it():
    m = revealing(doom={CC: 20, YS: 27})
    m.reveal(1, [2])
    m.reveal(3, [3])
    assert m.result().reason == "reveal" and happened(m, "revealed")[:2] == [(1, 2), (3, 3)]


# first edition: other Doom in the Action phase


def test_the_gift_of_doom_does_not_end_the_first_edition():
    m = table(YS, doom={CC: 28}, units={YS: {"acolyte": ["europe"]}}, books={CC: BOOKS[CC], GC: ["absorb"]})
    m.choose("ys_gift")
    m.choose(side=CC)
    until(m, "action")
    assert track(m, "doom")[CC] == 31
    until(m, "direction", "first_player")
    until_over(m)
    assert m.result().reason == "doom_30" and happened(m, "phase")[-1][0] == "doom"


# later edition


def test_any_doom_ends_the_later_edition_after_the_slot():
    m = table(YS, edition="later", doom={CC: 28}, units={YS: {"acolyte": ["europe"]}}, gates={"europe": YS},
              books={CC: BOOKS[CC]})  # fmt: skip
    m.choose("ys_gift")
    m.choose(side=CC)
    until(m, "action")
    assert m.decision.side == 3, "the slot is finished first"
    m.choose("done")
    assert m.result().reason == "doom_30" and m.result().sides == (CC,)


def test_a_reveal_in_the_later_edition_lets_the_slot_finish():
    m = revealing(edition="later")
    m.reveal(1, [2])
    assert m.decision.kind == "action" and m.decision.side == 0
    m.choose("pass")
    assert m.result().reason == "doom_30" and m.result().doom[CC] == 30


def test_a_reveal_in_a_battle_of_the_later_edition_lets_battle_and_slot_finish():
    m = fighting(
        GC, YS, edition="later", books={GC: BOOKS[GC][:5], YS: BOOKS[YS]}, doom={CC: 28, GC: 40},
        requirements={GC: ["gc_first_doom", "gc_kill_1", "gc_ocean_gates", "gc_awaken", "gc_five_books"],
                      YS: ["ys_gift", "ys_king", "ys_crescent", "ys_chevron", "ys_claw", "ys_hastur"]},
        signs={CC: [2]},
        units={GC: {"starspawn": ["europe"] * 2}, YS: {"undead": ["europe"] * 3, "byakhee": ["europe"]}},
        dice=[6, 6, 4, 4, 1, 1] + [1] * 4,
    )  # fmt: skip
    until(m, "assign_kill")
    m.reveal(1, [2])
    assert m.decision.kind == "assign_kill"
    finish_battle(m)
    while m.decision is not None:
        m.answer(m.decision.default or m.decision.options[0])
    assert m.result().books[GC] == 6 and m.result().sides == (GC,)
