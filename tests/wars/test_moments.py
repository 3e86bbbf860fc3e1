"""When bots wait for who has no Power: with something in hand that brings slots again, as the place comes by."""

from table import GC, YS, table

from game.games.wars.words.moments import passed_over

OW = "opener_of_the_way"
SIDES = (GC, OW, YS)
UNITS = {GC: "acolyte asia", OW: "acolyte europe", YS: "acolyte africa"}


def dragon(own=1, **setup):
    """Opener of the Way, who has Dragon Ascending, is to act with as much Power; the others have 6."""
    books = {OW: "dragon_ascending"} | setup.pop("books", {})
    return table(OW, factions=SIDES, units=UNITS, books=books, power={GC: 6, OW: own, YS: 6}, **setup)


def lost(match, seat=1):
    """Whether bots wait for a seat now."""
    return passed_over(match, seat) is not None


def test_behind_the_last_slot_and_whenever_the_place_comes_by():
    """Not between the others, and once for each time."""
    m = dragon()
    assert not lost(m)
    keys = []
    for waits in (True, False, True, False, True):
        recruit(m) if keys else m.choose("pass")
        assert lost(m) == waits, m.decision.side
        keys.append(passed_over(m, 1).key if waits else None)
    assert len({*keys}) == 4


def recruit(match):
    """A slot that costs 1 Power."""
    match.choose("recruit")
    while match.decision.kind != "action":
        match.answer(match.decision.options[0])


def test_nobody_waits_while_there_is_power():
    """The next slot is a question of its own."""
    m = dragon(own=2)
    recruit(m)
    assert not lost(m)


def test_nobody_waits_for_what_is_not_in_hand_or_used_up():
    """Nor for who has no such thing."""
    m = dragon(flags=["dragon_ascending_used"])
    m.choose("pass")
    assert not lost(m) and not lost(m, 0) and not lost(m, 2)


def test_a_spellbook_for_any_moment_is_waited_for_by_nobody():
    """Windwalker gets it at the end, if not before: it brings no slots."""
    m = table("windwalker", factions=(GC, "windwalker", YS), units={GC: "acolyte asia", YS: "acolyte africa"},
              power={GC: 6, "windwalker": 1, YS: 6})  # fmt: skip
    m.choose("pass")
    assert not lost(m)
