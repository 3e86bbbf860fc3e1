"""Sleeper's words in tables."""

from game.engine.position import Position
from game.games.wars.factions.ancients.rules.figures import AN
from game.games.wars.factions.black_goat.rules.figures import BG
from game.games.wars.factions.crawling_chaos.rules.figures import CC
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.factions.opener_of_the_way.rules.figures import OW
from game.games.wars.factions.sleeper.rules.figures import SL
from game.games.wars.factions.sleeper.rules.slumber import ASLEEP
from game.games.wars.factions.sleeper.rules.sorcery import away, borrowed
from game.games.wars.factions.windwalker.rules.figures import WW
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.board import keeper_asleep
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import units_in
from game.games.wars.words.factionwords import GATE_ASLEEP, Fact, FactionWords, Order, Works

_LENT = {
    GC: "immortal", CC: "flight", BG: "fertility_cult", YS: "feast", WW: "hibernate", OW: "beyond_one",
    AN: "dematerialization",
}  # fmt: skip
"""By faction the ability that a Serpent Man borrows of it."""
_ON_CARDS = Fact(("book", "ancient_sorcery"), "ancient_sorcery", "wars-fact-on-cards")


def _facts(pos: Position) -> tuple[Fact, ...]:
    """A gate that sleeps, and abilities of others, each with the Serpent Man on that card."""
    state: WarsState = pos.state
    lenders = [side for side in _LENT if borrowed(state, side)]
    units = units_in(away(state))
    # While they come home one by one, nobody can tell whose card is still taken.
    paired = len(units) == len(lenders)
    return (
        *_asleep(state),
        *(Fact(("ability", _LENT[side]), _LENT[side], "wars-fact-sorcery" if paired else "wars-fact-borrowed", side,
               units=(units[place],) if paired else ()) for place, side in enumerate(lenders)),
        *(() if paired or not units else (_ON_CARDS._replace(number=len(units), units=tuple(units)),)),
    )  # fmt: skip


def _asleep(state: WarsState) -> tuple[Fact, ...]:
    if not state.flags & ASLEEP:
        return ()
    keeper = tuple(units_in(keeper_asleep(state, SL)))
    message = "wars-fact-slumber" if keeper else "wars-fact-slumber.bare"
    return (Fact(("book", "cursed_slumber"), GATE_ASLEEP, message, units=keeper),)


WORDS = FactionWords(
    works={
        "death_from_below": Works("doom"),
        "lethargy": Works("action", 0),
        "ancient_sorcery": Works("action", 1),
        "burrow": Works("ongoing"),
        "capture_monster": Works("action", 1),
        "cursed_slumber": Works("action", 1),
        "demand_sacrifice": Works("pre_battle"),
        "energy_nexus": Works("pre_battle"),
    },
    goals=("sl_give_all", "sl_take_all", "sl_give_3", "sl_awaken", "sl_dice", "sl_ritual"),
    awakens={"sl_awaken": "tsathoggua"},
    pictures=("piece:serpent_man", "piece:formless_spawn", "piece:tsathoggua"),
    met_by={"sl_dice": "battle", "sl_ritual": "ritual"},
    orders={"demand_sacrifice": Order("ask", 25), "energy_nexus": Order("ask", 26)},
    authors={"monster_unit": "sleeper", "demand_sacrifice": "sleeper", "energy_nexus": "acting"},
    odd={
        "sl_give_3": "odd_deed", "sl_give_all": "odd_deed", "sl_take_all": "odd_deed", "lethargy": "odd_power",
        "cursed_slumber": "odd_power", "ancient_sorcery": "odd_power",
    },
    gather=("cursed_slumber",),
    done_by={"cursed_slumber": ("cursed_slumber", "rouse")},
    cards={("action", "rouse"): ("book", "cursed_slumber")},
    signs={"sacrifice_sign": "elder_sign", "sacrifice_kills": "pain"},
    if_offered=("rouse", "beyond_one", "hibernate"),
    menus=("energy_nexus",),
    of_sides={"sorcery_side": {side: ("ability", name) for side, name in _LENT.items()}},
    facts=_facts,
    rests="hibernate",
    alone={
        "softened": ("wars-events-softened", 0), "gate_slept": ("wars-events-gate-slept", 0),
        "gate_woke": ("wars-events-gate-woke", 0),
    },
    as_actions={"sorcery": "ancient_sorcery"},
)  # fmt: skip
