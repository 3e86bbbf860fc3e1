"""Ancient Sorcery: the unique abilities of other factions, for as long as a Serpent Man has been away for each.

An ability is Sleeper's while the note says so, whoever plays what: its own handlers act only then.
"""

from game.engine.option import Option, Reason
from game.engine.position import Position
from game.games.wars.factions.black_goat.rules.tables import BG
from game.games.wars.factions.crawling_chaos.rules.tables import CC
from game.games.wars.factions.great_cthulhu.rules.tables import GC
from game.games.wars.factions.sleeper.rules.figures import SERPENT_MAN, SL, TSATHOGGUA
from game.games.wars.factions.yellow_sign.rules.tables import YS
from game.games.wars.rules.board import award_signs, choices, gain_power, note, pay, place, relocate
from game.games.wars.rules.flow.actions import lacks_power, lowest
from game.games.wars.rules.flow.choose import again, area_options, ask, side_options, then, unit_options
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import ACTION, FLAG, NOTE, WarsState
from game.games.wars.rules.units import (
    KIND_MASK,
    MOST_AREAS,
    POOL,
    REQUIREMENT_BIT,
    SIDE_MASK,
    SUBMERGED,
)

CARD = "card"
AWOKE = FLAG["tsathoggua_awoke"]
"""Bit of the state's flags: Tsathoggua has awakened before."""
SORCERY = NOTE["sorcery"]
"""Where the notes have the mask of factions whose ability is borrowed."""
FOREVER_CHEAP = 4
"""What he costs again by Immortal."""
BORROWED = (GC, CC, BG, YS)
"""The factions whose abilities Sleeper knows how to use."""


def borrowed(state: WarsState, side: int) -> bool:
    """Whether Sleeper has the unique ability of a faction now."""
    return bool(state.notes[SORCERY] >> side & 1)


def away(state: WarsState) -> int:
    """The mask of Serpent Men on enemies' cards."""
    return state.here[SUBMERGED] & KIND_MASK[SERPENT_MAN]


# The action


def _cards(pos: Position) -> list[int]:
    """Enemies on whose card no Serpent Man is."""
    return [side for side in pos.rules.sides if side in BORROWED and not borrowed(pos.state, side)]


def _refusal(pos: Position, side: int) -> Reason | None:
    if not choices(pos.state, KIND_MASK[SERPENT_MAN]):
        return Reason("no_serpent_man", (), CARD)
    if not _cards(pos):
        return Reason("no_card", (), CARD)
    return lacks_power(pos, side, 1)


@action("ancient_sorcery", SL, refusal=_refusal, cost=1, book="ancient_sorcery")
def _sorcery(pos: Position, side: int) -> None:
    """A Serpent Man goes from the map onto an enemy's card."""
    units = choices(pos.state, KIND_MASK[SERPENT_MAN])
    ask(pos, side, "sorcery_unit", unit_options(pos, units), "sorcery_unit")


@then("sorcery_unit")
def _sorcerer(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    ask(pos, side, "sorcery_side", side_options(_cards(pos)), "sorcery_side", (chosen.unit,), (chosen.unit,))


@then("sorcery_side")
def _borrow(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    pay(pos, side, 1, "ancient_sorcery")
    pos.emit("sorcery", args[0], chosen.side)
    relocate(pos, args[0], SUBMERGED)
    note(pos, SORCERY, pos.state.notes[SORCERY] | 1 << chosen.side)


# Coming home


class Homecoming:
    """Doom phase: every Serpent Man comes back to any area of the map, for 1 Power each."""

    optional = False

    def ready(self, pos: Position) -> bool:
        """Some are away."""
        return bool(away(pos.state))

    def begin(self, pos: Position) -> None:
        pos.emit("ability", SL, "ancient_sorcery")
        _ask_home(pos)


hook("doom_event", "ancient_sorcery", SL)(Homecoming())


@again("serpent_home")
def _ask_home(pos: Position) -> None:
    left = away(pos.state)
    if left:
        areas = area_options(range(len(pos.rules.map.areas)))
        ask(pos, SL, "serpent_area", areas, "serpent_home", (), (left.bit_count(),))


@then("serpent_home")
def _home(pos: Position, side: int, chosen: Option, args: tuple[int, ...]) -> None:
    place(pos, lowest(away(pos.state)), chosen.area, "ancient_sorcery")
    gain_power(pos, SL, 1, "ancient_sorcery")
    _ask_home(pos)


@hook("phase", "ancient_sorcery", SL)
def given_back(pos: Position) -> None:
    """What was borrowed is gone when the Doom phase is over."""
    if pos.state.phase == ACTION and pos.state.notes[SORCERY]:
        note(pos, SORCERY, 0)


# What is borrowed


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
