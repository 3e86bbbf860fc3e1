"""Sleeper in the Duel: where it starts, what its losses and captives are worth, what it borrows and demands there."""

import pytest
from duels import duel, fighting
from looking import asked, dice_rolled, events, power
from table import CC, GC, YS, actions, place_of, play

from game.api import new_match
from game.games.wars.rules.units import SIDE_NUMBER

SL = "sleeper"
SIDE = SIDE_NUMBER[SL]


def gained(match, side, why="loss"):
    """Doom of a side for losses of the other."""
    return sum(args[1] for args in events(match, "doom") if args[0] == side and args[2] == why)


def test_sleeper_starts_in_rockport():
    m = new_match("duel", factions=(SL, GC), seed=1)
    assert place_of(m, SL, "acolyte") == ["rockport"] * 6


@pytest.mark.parametrize(
    ("kind", "worth"), [("acolyte", 1), ("wizard", 1), ("serpent_man", 2), ("formless_spawn", 3), ("tsathoggua", 8)]
)
def test_losses_of_sleeper_are_worth_their_cost(kind, worth):
    m = fighting(GC, factions=(GC, SL), units={GC: "starspawn arkham*2", SL: {kind: ["arkham"]}}, dice=[6] + [1] * 14)
    assert gained(m, 0) == worth


def test_a_captured_monster_is_doom_at_once():
    """As a captured Cultist is."""
    m = duel(SL, factions=(GC, SL), units={SL: "tsathoggua arkham", GC: "starspawn arkham"},
             books={SL: ["capture_monster"]})  # fmt: skip
    m.choose("capture_monster")
    assert gained(m, SIDE) == 3


def test_demand_sacrifice_makes_no_half_doom():
    """There never was a Kill on the unit."""
    m = fighting(GC, factions=(GC, SL), units={GC: "starspawn arkham", SL: "formless_spawn arkham, tsathoggua boston"},
                 books={SL: ["demand_sacrifice"]}, dice=[6, 1, 1, 1, 1])  # fmt: skip
    play(m, "demand_sacrifice", "sacrifice_kills")
    assert asked(m) == (SL, "retreat_area") and gained(m, 0) == 0
    m.answer(m.decision.options[0])
    assert gained(m, 0) == 0 == gained(m, 0, "spared")


def test_cursed_slumber_is_no_loss():
    m = duel(SL, factions=(GC, SL), units={SL: "acolyte arkham", GC: "acolyte boston"}, gates={"arkham": SL},
             books={SL: ["cursed_slumber"]})  # fmt: skip
    m.choose("cursed_slumber")
    assert gained(m, 0) == 0 and place_of(m, SL, "acolyte") == ["submerged"]


def test_tsathoggua_rolls_the_opponents_power():
    m = fighting(SL, factions=(YS, SL), units={SL: "tsathoggua arkham", YS: "acolyte arkham"}, power={YS: 4, SL: 9},
                 dice=[1] * 4)  # fmt: skip
    assert dice_rolled(m) == {SL: 4, YS: 0}


def test_lethargy_still_pays_decay():
    """Nothing but that."""
    m = duel(SL, factions=(CC, SL), units={SL: "tsathoggua arkham", CC: "acolyte boston"},
             power={SL: 9, CC: 5}, decay=2)  # fmt: skip
    m.choose("lethargy")
    assert power(m, SL) == 9 and asked(m) == (CC, "action") and power(m, CC) == 3


def test_energy_nexus_pays_decay_where_every_action_does():
    """As a second action does."""
    units = {GC: "starspawn arkham", SL: "wizard arkham"}
    m = fighting(GC, factions=(GC, SL), units=units, books={SL: ["energy_nexus"]},
                 power={GC: 9, SL: 5}, decay=2, options={"decay": "action"}, dice=[1] * 3)  # fmt: skip
    assert asked(m) == (SL, "energy_nexus") and "recruit" in actions(m)
    m.choose("recruit")
    assert (SIDE, 2, "decay") in events(m, "paid") and (SIDE, 1, "recruit") in events(m, "paid")
