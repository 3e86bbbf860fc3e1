"""The talk of The Thousand Forms and Ghroth: open pledges, each changed once."""

from looking import asked, events, offered, power, powers
from table import ALL, BG, CC, GC, YS, place_of, play, table


def forms(roll, power_of, **setup):
    m = table(CC, books={CC: "thousand_forms"}, units={CC: "nyarlathotep europe"}, power=power_of, dice=[roll], **setup)
    m.choose("thousand_forms")
    return m


def pledge(m, *numbers):
    play(m, *({"number": number} for number in numbers))


def test_negotiation_order_begins_after_the_roller():
    """The payers pledge in turn order, beginning with the player after the roller, then again in the same order."""
    m = forms(6, powers({}))
    order = []
    while m.decision.kind == "pledge":
        order.append(asked(m)[0])
        pledge(m, 1)
    assert order == [BG, YS, GC] * 2


def test_negotiation_order_follows_the_direction():
    """Counterclockwise it begins with the player on the other side."""
    m = forms(6, powers({}), clockwise=False)
    assert asked(m) == (GC, "pledge")
    pledge(m, 2)
    assert asked(m) == (YS, "pledge")


def test_negotiation_pledges_are_open():
    """Every pledge is an event everybody sees, and the next payer is told what the others give."""
    m = forms(6, powers({}))
    pledge(m, 4)
    assert m.events_since(0, seat=0)[-1].kind == "pledged" and m.decision.about[3] == 4


def test_negotiation_each_may_change_once():
    """After everyone has pledged once, each may change his pledge once; the second round counts."""
    m = forms(6, powers({}))
    pledge(m, 0, 0, 0, 2, 2, 2)
    assert [power(m, f) for f in ALL] == [3, 5, 3, 3]
    m = forms(6, powers({}))
    pledge(m, 2, 2, 3, 2, 2, 1)
    assert [power(m, f) for f in ALL] == [5, 11, 5, 5]


def test_negotiation_an_exact_pledge_asks_nobody_for_a_last_word():
    """Once all have pledged and it is the roll exactly, it is agreed (R20)."""
    m = forms(5, powers({}))
    pledge(m, 1, 1, 3)
    assert m.decision.kind != "pledge" and events(m, "agreed") and len(events(m, "pledged")) == 3


def test_negotiation_exactly_the_roll_is_an_agreement():
    """The exact total is an agreement, one less is none."""
    m = forms(5, powers({}))
    pledge(m, 1, 1, 2, 1, 1, 3)
    assert [power(m, f) for f in ALL] == [2, 5, 4, 4] and events(m, "agreed")
    m = forms(5, powers({}))
    pledge(m, *(1, 1, 2) * 2)
    assert power(m, CC) == 10 and events(m, "not_agreed")


def test_negotiation_more_than_the_roll_trims_the_last():
    """More than the roll is an agreement: the last pledges are trimmed to it."""
    m = forms(5, powers({}))
    pledge(m, *(1, 3, 5) * 2)
    assert [power(m, f) for f in ALL] == [4, 5, 4, 2]


def test_negotiation_nobody_pledges_more_than_he_has_or_is_asked():
    """A pledge is at most what one has and what is asked."""
    m = forms(3, powers({YS: 2, GC: 9}))
    assert offered(m, "number") == [0, 1, 2, 3]
    pledge(m, 0)
    assert offered(m, "number") == [0, 1, 2]


def test_negotiation_whoever_has_nothing_is_not_asked():
    """Who has no Power takes no part, and his agreement does not matter."""
    m = forms(4, {CC: 5, YS: 5, GC: 5})
    assert asked(m) == (YS, "pledge")
    pledge(m, 2)
    assert asked(m) == (GC, "pledge")
    pledge(m, 2)
    assert [power(m, f) for f in (GC, BG, YS)] == [3, 0, 3]


def test_negotiation_not_enough_power_no_talk():
    """Together they have less than the roll: no talk, he gains the roll."""
    m = forms(6, {CC: 1, YS: 3, GC: 2})
    assert power(m, CC) == 7 and not events(m, "pledged")


def test_negotiation_ghroth_counts_cultists_on_the_map():
    """For Ghroth what one can give is Cultists on the map; one without any is not asked."""
    m = table(
        BG,
        books={BG: "ghroth"},
        units={BG: "fungi europe arabia australia", YS: "acolyte europe*2", GC: "acolyte arabia"},
        dice=[3],
    )
    m.choose("ghroth")
    assert asked(m) == (YS, "pledge") and offered(m, "number") == [0, 1, 2]
    pledge(m, 2)
    assert asked(m) == (GC, "pledge") and offered(m, "number") == [0, 1]
    pledge(m, 1)
    assert place_of(m, YS, "acolyte") == place_of(m, GC, "acolyte") == []


def test_negotiation_ghroth_insisting_on_a_share_can_break_it():
    """Somebody who insists on less than is wanted of him breaks the agreement; then Black Goat divides."""
    m = table(
        BG,
        books={BG: "ghroth"},
        units={BG: "fungi europe arabia", YS: "acolyte europe*3", GC: "acolyte arabia*3"},
        dice=[2],
    )
    m.choose("ghroth")
    pledge(m, 0, 1, 0, 1)
    assert asked(m) == (BG, "ghroth_share") and offered(m, "number") == [0, 1, 2]
    pledge(m, 2)
    assert len(place_of(m, YS, "acolyte")) == 1 and len(place_of(m, GC, "acolyte")) == 3
