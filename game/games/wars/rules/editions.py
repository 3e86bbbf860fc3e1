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
    killed_leave_first: bool = False
    """Killed units leave before Pains and post-battle abilities; else after them."""
    late_reveals_count: bool = True
    """Where any Doom ends: a reveal by whose slot has just closed counts for it until somebody answers; else never."""
    keepers_of_slot: bool = False
    """No gate goes back to a keeper it had in the slot; else to none that left it since the last action in it."""
    gates_after_pass: bool = False
    """The slot goes on after a Pass with what costs nothing; else it ends."""
    setups_pay: bool = True
    """Requirements that a set-up meets are paid at its start; else once something changes."""
    last_word: bool = False
    """After pledges that come to the amount exactly each may still change his; else they are agreed."""
    order_asked: bool = False
    """Of units that must all go it is asked which is first; else they go."""
    first_player_waits: bool = True
    """Who can do something at any time that may decide who is first player is asked before that; else nobody is."""
    events_ordered: bool = True
    """A side with several special events of the Doom phase is asked for their order; else it is always the same."""
    killed_share: bool = False
    """Units that have been given a Kill share their area until they leave it; else with nobody."""
    gathers_last: bool = False
    """Power is gathered at the end of a turn, for the next one; else at its start."""


EDITIONS = {
    made.id: made
    for made in (
        Edition("first", False, False, False, False, False, False, False, 3, 1, False, False, killed_leave_first=True),
        Edition("later", True, True, True, True, True, True, True, 2, 0, True, True),
    )
}

RULINGS_OF: dict[int, dict[str, Any]] = {
    1: {
        "killed_leave_first": False,
        "late_reveals_count": False,
        "keepers_of_slot": True,
        "gates_after_pass": True,
        "setups_pay": False,
        "last_word": True,
        "order_asked": True,
    },
    2: {
        "first_player_waits": False,
        "events_ordered": False,
        "killed_share": True,
    },
}
"""By version of the rules: what it decided otherwise than the next one, in either edition and in the Duel."""
