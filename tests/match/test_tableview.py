"""What the window reads off a view."""

import pytest

from game.api import new_match
from game.games.wars.words.card_terms import TERMS
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


@pytest.mark.parametrize(
    ("game", "factions", "clockwise", "way", "told"),
    [
        ("wars", [CC, GC, "black_goat"], True, "clockwise", "; clockwise."),
        ("wars", [CC, GC, "black_goat"], False, "counterclockwise", "; counterclockwise."),
        ("wars", [[CC, GC], ["black_goat", "yellow_sign"]], True, "alternating", ""),
        ("duel", [CC, GC], True, "alternating", ""),
    ],
)
def test_between_two_no_way_round_is_told(game, factions, clockwise, way, told):
    setup = {"slot": CC, "phase": "action", "clockwise": clockwise, "power": {CC: 5}}
    table = read_table(new_match(game, factions=factions, setup=setup, seed=1), 0)
    line = TERMS["order"](table).text
    assert table.way == way and ("clockwise" in line) == bool(told) and line.endswith(told)
