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
from game.games.wars.rules.units import KIND_MASK, KIND_NUMBER, SIDE_MASK, UNIT_KIND  # noqa: E402


@hook("summon_cost", "eld_book_0", ELD)
def cheap_dread(pos, kind):
    """With this book one kind is cheaper, and no other."""
    return -5 if kind == KIND_NUMBER["dread"] else 0


@hook("summoned", "eld_book_1", ELD)
def husks_pay(pos, unit):
    """With this book a husk that comes brings Power."""
    if UNIT_KIND[unit] == KIND_NUMBER["husk"]:
        gain_power(pos, ELD, 4, "eld_book_1")


@hook("ritual_signs", "eld_book_4", ELD)
def eld_book_4(pos):
    """With this book a Ritual brings two Elder Signs more."""
    return 2


@hook("idle", "eld_book_3", ELD)
def lone_husks(pos):
    """With this book husks act only in company of something else of theirs."""
    husks, found = KIND_MASK[KIND_NUMBER["husk"]], 0
    for units in pos.state.here[: len(pos.rules.map.areas)]:
        found |= units & husks if not units & SIDE_MASK[ELD] & ~husks else 0
    return found


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


def a_unit_may_rest_and_then_does_not_act():
    """It neither captures nor attacks where it stands, nor moves: not even after company has come in the same Move."""
    for company, acts in (("asia", False), ("europe", True)):
        units = {NAME: f"husk europe, dread {company}, acolyte africa", GC: "acolyte europe"}
        match = elders(units=units, books={NAME: ["eld_book_3"]})
        assert ({"capture", "battle"} <= actions(match)) == acts
        match.choose("move")
        assert bool(match.options(unit=f"{NAME}/husk/0")) == acts
        play(match, {"unit": f"{NAME}/dread/0"}, {"area": "asia" if acts else "europe"})
        assert bool(match.options(unit=f"{NAME}/husk/0")) == acts
        assert not match.rules.unsound(match.position)
    assert "move" not in actions(elders(units={NAME: "husk europe"}, books={NAME: ["eld_book_3"]}))
    assert "move" in actions(elders(units={NAME: "husk europe"}))


def a_ritual_may_bring_more_elder_signs():
    for books, signs in ((["eld_book_4"], [1, 1]), (["eld_book_3"], [])):
        match = elders(None, phase="doom", turn=2, power={NAME: 5}, units={NAME: "husk europe"},
                       books={NAME: books}, draws=[1] * 6)  # fmt: skip
        match.choose("ritual")
        assert match.state_dict()["signs"][NAME] == signs


def a_faction_without_a_great_old_one_does_not_awaken():
    offered = [{entry.id for entry in elders().rules.actions[side]} for side in (0, ELD)]
    assert ["awaken" in each for each in offered] == [True, False]


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
