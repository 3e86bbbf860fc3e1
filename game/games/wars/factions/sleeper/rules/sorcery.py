"""Ancient Sorcery: Serpent Men go onto the cards of enemies for their unique abilities, and come home."""

from game.engine.option import Option, Reason
from game.engine.position import Position
from game.games.wars.factions.ancients.rules.tables import AN
from game.games.wars.factions.black_goat.rules.tables import BG
from game.games.wars.factions.crawling_chaos.rules.tables import CC
from game.games.wars.factions.great_cthulhu.rules.tables import GC
from game.games.wars.factions.opener_of_the_way.rules.tables import OW
from game.games.wars.factions.sleeper.rules.figures import SERPENT_MAN, SL
from game.games.wars.factions.windwalker.rules.tables import WW
from game.games.wars.factions.yellow_sign.rules.tables import YS
from game.games.wars.rules.board import choices, gain_power, note, pay, place, relocate
from game.games.wars.rules.flow.actions import lacks_power, lowest
from game.games.wars.rules.flow.choose import again, area_options, ask, side_options, then, unit_options
from game.games.wars.rules.registry import action, hook
from game.games.wars.rules.state import ACTION, NOTE, WarsState
from game.games.wars.rules.units import (
    KIND_MASK,
    SUBMERGED,
)

CARD = "card"
SORCERY = NOTE["sorcery"]
"""Where the notes have the mask of factions whose ability is borrowed."""
BORROWED = (GC, CC, BG, YS, WW, OW, AN)
"""The factions whose abilities Sleeper knows how to use: ``lent`` has them."""


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
