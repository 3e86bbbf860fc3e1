"""What a set of rules decides that others decide otherwise; the two editions as one table (reference, section 6)."""

from typing import Any, NamedTuple


class Edition(NamedTuple):
    """What differs between editions, and in the games that build on them; everything else is the same."""

    id: str
    events_in_ritual_slot: bool
    """Doom-phase books and Blood Sacrifice: in the owner's Ritual slot; else after all Rituals."""
    any_doom_ends: bool
    """30 Doom in the Action phase: by any Doom, after the current slot; else only by a reveal, at once."""
    awakening_cultists_anywhere: bool
    """Shub-Niggurath's two Cultists come from anywhere on the map; else from the gate's area."""
    summons_unlimited: bool
    """Fertility Cult makes Summoning an unlimited action; else one action brings any number."""
    wipe_out_ends_battle: bool
    """A side wiped out in the pre-battle ends the battle; else only the dice fall away."""
    necrophagy_before_pains: bool
    """Necrophagy is used before Pains are assigned; else afterwards, its own Pains then assigned too."""
    cultists_in_play_gather: bool
    """Cultists in play count at Gather (submerged ones too); else those on the map."""
    dreams_cost: int
    emerge_cost: int
    share_pays: bool
    """Sharing areas with every enemy also pays 1 Power per enemy."""
    active_interrupts_first: bool
    """Who may act first after an action: the active player; else turn order from the first player."""
    books_win: bool = True
    """Only who has six spellbooks can win; else whoever has most Doom."""
    battle_for_all: bool = False
    """Six spellbooks of anybody let everybody fight unlimited battles; else they let their owner."""
    emissary_stays: bool = True
    """With Emissary a Pain that Nyarlathotep cannot retreat from is ignored; else he can be the one lost."""
    decay_each: bool = False
    """Decay is paid for every action of a slot; else once, at its start."""
    losses_pay: bool = False
    """Units lost to an enemy's act are Doom to that enemy (``WarsRules.spoils``); else nothing."""


EDITIONS = {
    made.id: made
    for made in (
        Edition("first", False, False, False, False, False, False, False, 3, 1, False, False),
        Edition("later", True, True, True, True, True, True, True, 2, 0, True, True),
    )
}

RULINGS_OF: dict[int, dict[str, Any]] = {1: {}}
"""By version of the rules: what it decided otherwise than the next one, in either edition and in the Duel."""
