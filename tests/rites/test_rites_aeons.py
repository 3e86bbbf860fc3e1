"""Out of the Aeons: secret bids; the rulebook's play example E-1 to E-7, with its sum and its book put right."""

import pytest
from ritetable import CARDS, altar, ended, hand, happened, offered, pick, state

from game.api import new_match
from game.games.rites.rules.cards import CARD_NUMBER
from game.games.rites.tablets.out_of_the_aeons.rules.rite import score

JANE, MARK, LUCY, BRIAN = range(4)
AEONS = "out_of_the_aeons"


def round_(*hands, prizes="y6 y4", passed=1, **setup):
    return altar(AEONS, *hands, prizes=prizes.split(), passed=passed, **setup)


def bid(match, *cards, first=0):
    for side, card in enumerate(cards):
        pick(match, "play", by=(first + side) % match.rules.seats, unit=card, number=None)


def test_e1_the_highest_bid_captures():
    match = round_("w5 w1", "g8 w2", "g3 w3", "w9 w4")
    bid(match, "w5", "g8", "g3", "w9")
    assert state(match)["won"][BRIAN] == ["y6"]
    assert {"w5", "g8", "g3", "w9"} <= set(state(match)["discard"])


def test_e2_a_tie_for_the_highest_discards_the_card():
    match = round_("w9 w1", "g9 w2", "g8 w3", "b3 w4")
    bid(match, "w9", "g9", "g8", "b3")
    assert state(match)["won"] == [[], [], [], []]
    assert "y6" in state(match)["discard"]


def test_e3_a_tie_below_the_highest_blocks_nothing():
    match = round_("w9 w1", "g8 w2", "w8 w3", "b3 w4")
    bid(match, "w9", "g8", "w8", "b3")
    assert state(match)["won"][JANE] == ["y6"]


def play_all(match, discard_first=False):
    while match.decision is not None:
        kinds = {named["kind"] for named in offered(match)}
        if "discard" in kinds:
            pick(match, "discard" if discard_first else "keep")
        else:
            match.answer(match.decision.options[0])


@pytest.mark.parametrize(("discard", "left"), [(False, 4), (True, 3)])
def test_e4_four_cultists_leave_four_yellow_cards(discard, left):
    match = new_match("rites", players=4, seed=5, options={"rite": AEONS})
    play_all(match, discard)
    assert len(state(match)["prizes"]) == left
    assert len(happened(match, "prize_captured")) + len(happened(match, "prize_tied")) == 10


def final(won):
    """The last round: a card worth nothing much, won by nobody."""
    match = round_("w9", "g9", "b9", "g8", prizes="y1", won=won, options={"rite": AEONS})
    bid(match, "w9", "g9", "b9", "g8")
    return match.result().rites


def test_e5_the_book_of_azathoth_doubles_and_lucy_wins():
    """8, 12 and 15 against 10 + 4 with the book: the 10 is doubled (ruling E4), so Lucy has 24."""
    won = [["y8"], ["y9", "y3"], ["y10", "y4", "y0"], ["y13", "y2"]]
    assert final(won) == ((AEONS, "cultist_3", "all_bid"),)
    without = [["y8"], ["y9", "y3"], ["y10", "y4"], ["y13", "y2"]]
    assert final(without) == ((AEONS, "cultist_4", "all_bid"),)


def test_e6_the_highest_is_doubled():
    assert score(sum(1 << CARD_NUMBER[card] for card in ("y0", "y4", "y10"))) == (24, 10)
    assert score(1 << CARD_NUMBER["y0"]) == (0, 0)


def test_e7_three_cultists_keep_a_card_if_one_prize_was_discarded():
    match = new_match("rites", players=3, seed=5, options={"rite": AEONS})
    play_all(match, True)
    assert [len(cards) for cards in state(match)["hands"]] == [1, 1, 1]
    assert len(happened(match, "prize_captured")) + len(happened(match, "prize_tied")) == 13


def test_the_discard_is_the_leads_and_comes_once():
    match = round_("w5 w1", "g8 w2", "g3 w3", "w9 w4", prizes="y6 y4 y2", passed=0)
    pick(match, "discard", by=0)
    assert match.decision.kind == "bid" and state(match)["prize"] == "y4"


@pytest.mark.parametrize(("players", "cards", "aside"), [(2, 14, 14), (3, 14, 0), (4, 10, 2), (5, 8, 2), (6, 7, 0)])
def test_the_deal(players, cards, aside):
    match = new_match("rites", players=players, seed=1, options={"rite": AEONS})
    now = state(match)
    assert [len(held) for held in now["hands"]] == [cards] * players and len(now["aside"]) == aside
    assert not any(card.startswith("y") for held in now["hands"] for card in held)
    assert match.view(0)["state"]["prizes"] == ["?"] * len(now["prizes"])


def test_who_has_no_cards_sits_out():
    """E3."""
    match = round_("w5 w1", "", "g3", "", options={"rite": AEONS})
    bid_first = state(match)["prize"]
    pick(match, "play", by=0, unit="w1")
    pick(match, "play", by=2, unit="g3")
    assert state(match)["won"][2] == [bid_first]
    pick(match, "play", by=0, unit="w5")
    assert state(match)["won"][0] == ["y4"] and ended(match)


def test_bids_are_hidden_until_all_are_in():
    match = round_("w5 w1", "g8 w2", "g3 w3", "w9 w4")
    pick(match, "play", unit="w5")
    assert match.view(0)["stack"][-1][-1][0] == CARDS.index("w5")
    assert match.view(1)["stack"][-1][-1][0] == -2
    assert match.view(3)["decision"] is None
    assert not happened(match, "bid") and "w5" in hand(match, 0)


def test_power_play_cards_are_not_replaced():
    """O-7."""
    match = round_("b0 b1 w5", "g8 w2 w7", "g3 w3 w8", "w9 w4 w10", coveted="jade_amulet", relics="brain_cylinder")
    match.reveal(0, (CARDS.index("b0"), CARDS.index("b1")))
    bid(match, "w5", "g8", "g3", "w9")
    assert len(hand(match, 0)) == 0 and len(hand(match, 1)) == 2
    assert set(state(match)["coveted"]) == {"jade_amulet", "brain_cylinder"}
