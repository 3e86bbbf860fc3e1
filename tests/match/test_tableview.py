"""What the window reads off a view."""

from game.api import new_match
from game.games.wars.words.tableview import read_table
from game.match.words import words

GC, CC = "great_cthulhu", "crawling_chaos"


def test_abilities_used_in_a_battle_are_named_once_each_by_their_ids():
    match = new_match(
        "wars",
        factions=[CC, GC, "black_goat"],
        seed=1,
        setup={
            "slot": CC,
            "power": {CC: 5},
            "books": {CC: ["invisibility"], GC: ["absorb"]},
            "units": {
                CC: {"flying_polyp": ["asia", "asia"], "acolyte": ["asia"]},
                GC: {"shoggoth": ["asia"], "deep_one": ["asia", "asia"]},
            },
        },
    )
    match.choose("battle")
    for _ in range(2):
        match.choose("invisibility")
        match.answer(match.options()[0])
    match.choose("absorb")
    match.answer(match.options()[0])
    battle = read_table(match, 0).battle
    assert battle is not None
    assert battle.used == ("invisibility", "absorb")
    assert all(words().has("book", name) for name in battle.used)
