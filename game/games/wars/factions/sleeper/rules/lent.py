"""The abilities that Ancient Sorcery borrows: handlers of Sleeper's own, which act while the note says so."""

from game.engine.option import Reason
from game.engine.position import Position
from game.games.wars.factions.ancients.rules.abilities import Dematerialization
from game.games.wars.factions.ancients.rules.tables import AN
from game.games.wars.factions.black_goat.rules.tables import BG
from game.games.wars.factions.crawling_chaos.rules.tables import CC
from game.games.wars.factions.great_cthulhu.rules.tables import GC
from game.games.wars.factions.opener_of_the_way.rules.gates import beyond_one, beyond_refusal
from game.games.wars.factions.opener_of_the_way.rules.tables import OW
from game.games.wars.factions.sleeper.rules.figures import SL, TSATHOGGUA
from game.games.wars.factions.sleeper.rules.sorcery import CARD, borrowed
from game.games.wars.factions.windwalker.rules.abilities import go_to_sleep, rather_sleep
from game.games.wars.factions.windwalker.rules.tables import WW
from game.games.wars.factions.yellow_sign.rules.tables import YS
from game.games.wars.rules.board import award_signs
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import FLAG, WarsState
from game.games.wars.rules.units import MOST_AREAS, POOL, REQUIREMENT_BIT, SIDE_MASK

AWOKE = FLAG["tsathoggua_awoke"]
"""Bit of the state's flags: Tsathoggua has awakened before."""
FOREVER_CHEAP = 4
"""What he costs again by Immortal."""

@hook("awaken_cost", "ancient_sorcery", SL)
def immortal_cost(pos: Position, unit: int, cost: int) -> int:
    """Great Cthulhu's Immortal: a Tsathoggua that has been awake costs 4."""
    return FOREVER_CHEAP if pos.state.flags & AWOKE and borrowed(pos.state, GC) else cost


@hook("awakened", "ancient_sorcery", SL)
def immortal_sign(pos: Position, unit: int) -> None:
    """Great Cthulhu's Immortal: 1 Elder Sign for each awakening."""
    if borrowed(pos.state, GC):
        award_signs(pos, SL, 1, "immortal")


@hook("awakened", "sl_awoke", SL)
def awoke(pos: Position, unit: int) -> None:
    """He has awakened, whether anything is borrowed or not."""
    pos.state.flags |= AWOKE


@hook("set_up", "sl_awoke", SL)
def awake_already(state: WarsState) -> None:
    """Where a set-up has him in play, or his requirement met, he has awakened before."""
    if REQUIREMENT_BIT["sl_awaken"] & state.met[SL] or state.loc[TSATHOGGUA] != POOL:
        state.flags |= AWOKE


@hook("reach", "ancient_sorcery", SL)
def flight(pos: Position, area: int) -> tuple[int, ...]:
    """Crawling Chaos' Flight, for a Move."""
    board = pos.rules.map
    return board.within_two[area] if borrowed(pos.state, CC) else board.adjacent[area]  # type: ignore[no-any-return]


@hook("summon_again", "ancient_sorcery", SL)
def fertility_cult(pos: Position) -> bool:
    """Black Goat's Fertility Cult, first edition: one Summon action may bring any number."""
    return borrowed(pos.state, BG) and not pos.rules.edition.summons_unlimited


hook("summons_unlimited", "ancient_sorcery", SL)(lambda state: borrowed(state, BG))


@hook("gather", "ancient_sorcery", SL)
def feast(pos: Position) -> int:
    """Yellow Sign's Feast: 1 Power per desecrated area with a unit of Sleeper's."""
    state: WarsState = pos.state
    if not borrowed(state, YS):
        return 0
    areas = (area for area in range(MOST_AREAS) if state.desecrated >> area & 1)
    return sum(1 for area in areas if state.here[area] & SIDE_MASK[SL])


def _not_lent(pos: Position, side: int) -> Reason | None:
    return None if borrowed(pos.state, side) else Reason("not_lent", (side,), CARD)


action(
    "beyond_one",
    SL,
    refusal=lambda pos, side: _not_lent(pos, OW) or beyond_refusal(pos, SL),
    cost=1,
    part_of="ancient_sorcery",
)(beyond_one)
action("hibernate", SL, refusal=lambda pos, side: _not_lent(pos, WW), part_of="ancient_sorcery")(go_to_sleep)
hook("decayed", "ancient_sorcery", SL)(lambda pos: borrowed(pos.state, WW) and rather_sleep(pos, SL))


class LentDematerialization(Dematerialization):
    """The Ancients' Dematerialization, of Sleeper's own units."""

    def ready(self, pos: Position) -> bool:
        """It is borrowed, and there is somebody on the map."""
        return borrowed(pos.state, AN) and super().ready(pos)


hook("doom_event", "dematerialization", SL)(LentDematerialization(SL))
