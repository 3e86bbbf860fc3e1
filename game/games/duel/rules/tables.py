"""The Duel's numbers, and what it decides otherwise than the two editions (Duel rulebook)."""

from game.games.wars.rules.editions import Edition
from game.games.wars.rules.units import DARK_YOUNG, FUNGI, GHOUL, KIND_NUMBER, KINDS

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

_COSTS = {
    KIND_NUMBER["cthulhu"]: (10, 4),
    GHOUL: (1, 0),
    FUNGI: (2, 1),
    DARK_YOUNG: (3, 2),
}
"""The costs of units that have several."""


def _average(costs: tuple[int, ...]) -> int:
    """Rounded up."""
    return -(-sum(costs) // len(costs))


SPOILS: tuple[int, ...] = tuple(_average(_COSTS.get(number, (kind.cost,))) for number, kind in enumerate(KINDS))
"""By kind of unit: the Doom its loss is to the enemy who caused it."""
