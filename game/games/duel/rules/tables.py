"""The Duel's numbers, and what it decides otherwise than the two editions (Duel rulebook)."""

from game.games.wars.rules.editions import Edition
from game.games.wars.rules.units import KINDS

DUEL = Edition(
    id="duel",
    events_in_ritual_slot=True,
    any_doom_ends=True,
    awakening_cultists_anywhere=True,
    summons_unlimited=False,
    wipe_out_ends_battle=True,
    necrophagy_before_pains=True,
    cultists_in_play_gather=True,
    dreams_cost=2,
    emerge_cost=0,
    share_pays=False,
    active_interrupts_first=True,
    books_win=False,
    battle_for_all=True,
    emissary_stays=False,
    losses_pay=True,
    gathers_last=True,
)

SIGNS = (0, 6, 4, 2)
"""Elder Signs in the bag by value."""
START_POWER = 8

SPOILS: tuple[int, ...] = tuple(
    kind.cost if kind.cheaper is None else (kind.cost + kind.cheaper + 1) // 2 for kind in KINDS
)
"""By kind of unit: the Doom its loss is to the enemy who caused it: its cost, the average of several rounded up."""
