"""A faction without a Great Old One but with a Terror, entered before the box is made: run by test_elders.

Every function that begins with ``a_`` is a rule that such a faction needs, tried on a position.
"""

import sys

from game.games.wars.factions.rules import tables
from game.games.wars.rules.faction import MONSTER, TERROR, Faction, Kind

ELD = len(tables.FACTION_TABLES)
NAME = "elders"
TABLES = Faction(
    id=NAME,
    side=ELD,
    kinds=(Kind("husk", ELD, MONSTER, 3, 2, 1), Kind("dread", ELD, TERROR, 2, 6, 7, leaves="eld_book_2")),
    books=tuple(f"eld_book_{number}" for number in range(6)),
    requirements=tuple(f"eld_{number}" for number in range(6)),
    abilities=("elder_calm",),
    starts={"earth": "australia"},
)
tables.FACTION_TABLES += (TABLES,)

from game.games.wars.rules.board import gain_power  # noqa: E402
from game.games.wars.rules.registry import hook  # noqa: E402
from game.games.wars.rules.units import KIND_NUMBER, UNIT_KIND  # noqa: E402


@hook("summon_cost", "eld_book_0", ELD)
def cheap_dread(pos, kind):
    """With this book one kind is cheaper, and no other."""
    return -5 if kind == KIND_NUMBER["dread"] else 0


@hook("summoned", "eld_book_1", ELD)
def husks_pay(pos, unit):
    """With this book a husk that comes brings Power."""
    if UNIT_KIND[unit] == KIND_NUMBER["husk"]:
        gain_power(pos, ELD, 4, "eld_book_1")


from table import BG, GC, actions, place_of, play, table  # noqa: E402


def elders(slot=NAME, **setup):
    """A position with Great Cthulhu and the Black Goat beside them."""
    return table(slot, factions=(NAME, GC, BG), map="earth_3", **setup)


def a_terror_is_summoned_at_its_cost():
    match = elders(units={NAME: "acolyte europe"}, gates={"europe": NAME}, power={NAME: 7, GC: 5, BG: 5})
    play(match, "summon", {"unit": f"{NAME}/dread/0"})
    assert place_of(match, NAME, "dread") == ["europe"] and match.state_dict()["power"][NAME] == 1


def a_price_may_be_that_of_one_kind_and_a_summon_may_have_a_consequence():
    for kind, books, left in (("dread", [0], 5), ("husk", [0], 4), ("husk", [1], 8), ("dread", [1], 0)):
        books = {NAME: [f"eld_book_{number}" for number in books]}
        match = elders(units={NAME: "acolyte europe"}, gates={"europe": NAME}, power={NAME: 6, GC: 5}, books=books)
        play(match, "summon", {"unit": f"{NAME}/{kind}/0"})
        assert match.state_dict()["power"][NAME] == left


def a_unit_may_leave_the_game_for_good():
    for book, place in (("eld_book_1", "pool"), ("eld_book_2", "out")):
        match = elders(units={NAME: "dread europe", GC: "deep_one europe"}, dice=[1] * 7 + [6], books={NAME: [book]})
        match.choose("battle")
        assert match.state_dict()["units"][NAME]["dread"] == [place, "pool"]
        kept = match.rules.encode_state(match.position.state)
        assert match.rules.encode_state(match.rules.decode_state(kept)) == kept
        assert not match.rules.violations(match.position)


def a_terror_captures_where_no_monster_or_terror_guards():
    assert "capture" in actions(elders(units={NAME: "dread europe", GC: "acolyte europe"}))
    assert "capture" not in actions(elders(units={NAME: "dread europe", GC: "acolyte europe, deep_one europe"}))
    assert "capture" not in actions(elders(units={NAME: "dread europe", GC: "acolyte europe, cthulhu europe"}))


def a_terror_guards_from_monsters_but_not_from_great_old_ones():
    assert "capture" not in actions(elders(GC, units={GC: "deep_one europe", NAME: "acolyte europe, dread europe"}))
    assert "capture" in actions(elders(GC, units={GC: "cthulhu europe", NAME: "acolyte europe, dread europe"}))


def a_terror_is_no_monster():
    """Devour takes Monsters and Cultists only."""
    for prey, asked in (("husk", True), ("dread", False)):
        match = elders(GC, units={GC: "cthulhu europe", NAME: f"{prey} europe"}, dice=[1] * 30)
        match.choose("battle")
        assert ("devour" in actions(match)) == asked


if __name__ == "__main__":
    for name, rule in list(globals().items()):
        if name.startswith("a_"):
            rule()
    sys.exit(0)
