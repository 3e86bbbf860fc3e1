"""Opener of the Way in the Duel: where it starts, what its losses are worth, Yog-Sothoth's dice, its gates."""

import pytest
from duels import duel, fighting
from looking import asked, dice_rolled, events, met, offered
from table import GC, YS, play

from game.api import new_match
from game.games.wars.rules.units import SIDE_NUMBER

OW = "opener_of_the_way"
if OW not in SIDE_NUMBER:
    pytest.skip("not entered yet", allow_module_level=True)
SPAWN = "spawn_of_yog_sothoth"


def gained(match, side):
    """Doom for losses of the other side."""
    return sum(args[1] for args in events(match, "doom") if args[0] == side and args[2] == "loss")


def test_opener_starts_in_any_area_without_a_gate_last():
    m = new_match("duel", factions=(OW, GC), seed=1)
    assert asked(m) == (OW, "start_area") and len(offered(m, "area")) == len(m.rules.map.areas) - 1


@pytest.mark.parametrize(
    ("kind", "worth"), [("acolyte", 1), ("mutant", 2), ("abomination", 3), (SPAWN, 4), ("yog_sothoth", 6)]
)
def test_losses_of_opener_are_worth_their_cost(kind, worth):
    m = fighting(GC, factions=(GC, OW), units={GC: "starspawn arkham", OW: {kind: ["arkham"]}}, dice=[6] + [1] * 6)
    assert gained(m, 0) == worth


def test_a_promotion_is_no_loss():
    m = fighting(OW, factions=(GC, OW), units={OW: "mutant arkham", GC: "acolyte arkham"}, dice=[1],
                 books={OW: ["million_favored_ones"]})  # fmt: skip
    play(m, {"unit": "mutant"})
    assert not gained(m, 0)


def test_dread_curse_gives_doom():
    m = duel(OW, factions=(GC, OW), units={OW: "abomination boston", GC: "shoggoth arkham"}, dice=[6],
             books={OW: ["dread_curse"]})  # fmt: skip
    m.choose("dread_curse")
    assert gained(m, SIDE_NUMBER[OW]) == 2


def test_yog_sothoth_o8_rolls_four_dice_always():
    m = fighting(OW, factions=(OW, YS), units={OW: "yog_sothoth arkham", YS: "acolyte arkham"}, dice=[1] * 4)
    assert dice_rolled(m) == {OW: 4, YS: 0}


@pytest.mark.parametrize(("count", "enough"), [(9, False), (10, True)])
def test_ow_gates_12_are_ten_in_the_duel(count, enough):
    areas = new_match("duel", seed=1).rules.map.areas
    m = duel(GC, factions=(GC, OW), units={GC: "acolyte arkham"}, gates=dict.fromkeys(areas[:count], "abandoned"))
    assert ("ow_gates_12" in met(m, OW)) == enough
