"""How frames of Rites of Cthulhu may stand on one another, and what each may hold: for positions from outside."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from game.engine.errors import SetupError
from game.engine.position import Frame, Position
from game.engine.shapes import BOTTOM, Fits, Shapes, mask, number, numbers, once_each
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, GiveBack, Offer, PassOn, ways
from game.games.rites.rules.cards import ARTIFACTS, CARD_OF, RITE_ID, WAYS
from game.games.rites.rules.game import Game, Trade
from game.games.rites.rules.plots import Plots
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.single_powers import LOOKS, Powder, SilverKey
from game.games.rites.rules.state import NOBODY, RitesState, RiteState
from game.games.rites.rules.tablets import part

Complaint = SetupError
"""What is wrong with a set-up: raised by who asks."""


class Checks(NamedTuple):
    """``complaints`` are about a set-up of the rite that has been laid out, as far as it is given; ``unsound`` says in
    a few words why its own state could not stand so, or nothing; ``enter`` adds the shapes of its frames."""

    complaints: Callable[[Any, RitesState], Iterator[Complaint]]
    unsound: Callable[[Position, RitesState], str]
    enter: Callable[[Shapes], None]


def checks_of(rite: int) -> Checks:
    """The checks of a rite by its number."""
    found: Checks = part(RITE_ID[rite], "rules.checks:CHECKS")
    return found


def name_of(entry: Frame) -> str:
    """A frame's kind; with its step where others lie on it by step."""
    return f"{entry.tag}:{entry.step}" if hasattr(entry, "step") else entry.tag


def is_side(pos: Position, value: Any) -> bool:
    """Whether it is a cultist's number."""
    return number(value, 0, pos.rules.seats - 1)


def some_sides(pos: Position, value: Any) -> bool:
    """Whether it is some cultists' numbers."""
    return once_each(value, pos.rules.sides)


def holds(pos: Position, side: int, card: Any) -> bool:
    """Whether a cultist holds a card."""
    return number(card, 0, 63) and bool(pos.state.hands[side] >> card & 1)


def could_lay(pos: Position, side: int, laid: Any) -> bool:
    """Whether she could lay a card of her hand so."""
    if not number(laid, 0, 3 * 64 - 1) or not holds(pos, side, laid & CARD_OF):
        return False
    return laid == laid & CARD_OF or (ways(pos, side) and laid in WAYS[laid & CARD_OF])


def by_side(pos: Position, entry: Frame) -> bool:
    """Whether a frame is some cultist's."""
    return is_side(pos, entry.side)  # type: ignore[attr-defined]


def performing(own: type[RiteState], fits: Fits = by_side) -> Fits:
    """In a rite with this state of its own that is being performed, with somebody's turn."""
    return lambda pos, entry: isinstance(pos.state.own, own) and is_side(pos, pos.state.active) and fits(pos, entry)


def shedding(pos: Position, entry: Any) -> bool:
    """A turn of a shedding rite: a card only after drawing it; whoever has emptied her hand has won."""
    if not is_side(pos, entry.side) or not number(entry.card, NOBODY, 63):
        return False
    if entry.step == "drawn":
        return holds(pos, entry.side, entry.card)
    return bool(entry.card == NOBODY and (entry.step == "start" or has_cards(pos, entry.side)))


# the game around the rites


def _chosen(pos: Position, entry: Game) -> bool:
    state: RitesState = pos.state
    return (state.rite != NOBODY) == (entry.step != "choose")


def _trade(pos: Position, entry: Trade) -> bool:
    state: RitesState = pos.state
    return (
        is_side(pos, entry.side)
        and bool(state.relics)
        and mask(entry.gained, state.caches[entry.side])
        and bool(entry.gained)
        and number(entry.given, NOBODY, len(ARTIFACTS) - 1)
        and (entry.given == NOBODY or bool(entry.gained >> entry.given & 1))
    )


def _offer(pos: Position, entry: Offer) -> bool:
    if not number(entry.artifact, 0, len(ARTIFACTS) - 1) or not pos.state.appeared >> entry.artifact & 1:
        return False
    return ARTIFACTS[entry.artifact].before and not ARTIFACTS[entry.artifact].everyone and some_sides(pos, entry.left)


def _give_back(pos: Position, entry: GiveBack) -> bool:
    sides = is_side(pos, entry.side) and is_side(pos, entry.other) and entry.side != entry.other
    return sides and has_cards(pos, entry.side)


def has_cards(pos: Position, side: int) -> bool:
    """Whether a hand has any."""
    return bool(pos.state.hands[side])


def choices(pos: Position, chosen: Any, able: Callable[[int, int], bool]) -> bool:
    """Simultaneous choices: some to come, none from whoever has no cards, and what has come is possible."""
    if not numbers(chosen, pos.rules.seats) or NOT_YET not in chosen:
        return False
    return all(
        (each == NOTHING) != has_cards(pos, side) and (each in (NOTHING, NOT_YET) or able(side, each))
        for side, each in enumerate(chosen)
    )


def _pass_on(pos: Position, entry: PassOn) -> bool:
    return choices(pos, entry.chosen, lambda side, card: holds(pos, side, card))


def _powder(pos: Position, entry: Powder) -> bool:
    own = pos.state.own
    return (
        is_side(pos, entry.side)
        and mask(entry.looked, (1 << (len(own.plots) if isinstance(own, Plots) else 0)) - 1)
        and entry.looked.bit_count() == entry.count
        and number(entry.count, 0, LOOKS)
    )


def _silver_key(pos: Position, entry: SilverKey) -> bool:
    pile = pos.state.aside if RITES[pos.state.rite].from_aside else pos.state.deck
    return is_side(pos, entry.side) and number(entry.count, 0, LOOKS) and len(pile) >= entry.count


@cache
def shapes() -> Shapes:
    """The shapes of all frames there are."""
    found = Shapes(name_of)
    starts = [start for rite in RITES.values() for start in rite.starts]
    found.add("rites_game:choose", BOTTOM, fits=_chosen)
    found.add("rites_game:second rites_game:perform rites_game:pass_on", BOTTOM, fits=_chosen, carries=True)
    found.add("rites_trade", "rites_game:pass_on", fits=_trade)
    found.add("rites_offer", "rites_game:second", *starts, fits=_offer)
    found.add("rites_second", "rites_game:perform", fits=lambda pos, entry: some_sides(pos, entry.left))
    found.add("rites_pass_on", "rites_game:second", "rites_second", *starts, fits=_pass_on)
    found.add("rites_powder", "rites_offer", "rites_second", fits=_powder)
    found.add("rites_silver_key", "rites_offer", "rites_second", fits=_silver_key)
    found.add("rites_give_back", *starts, fits=_give_back)
    found.add("rites_steal", *starts, fits=lambda pos, entry: is_side(pos, entry.side) and bool(pos.state.coveted))
    for rite in range(len(RITE_ID)):
        checks_of(rite).enter(found)
    return found


def unsound(pos: Position) -> str:
    """Why no game could stand so, in a few words; empty if one could."""
    state: RitesState = pos.state
    if bool(state.ending) == bool(pos.stack):
        return "it is over and goes on, or neither"
    if not _rites_counted(pos, state):
        return "its rites do not come out even"
    what = checks_of(state.rite).unsound(pos, state) if state.rite != NOBODY else ""
    return what or shapes().wrong(pos)


def _rites_counted(pos: Position, state: RitesState) -> bool:
    """Each rite begun has ended, but for the one going on; and there are tablets for those to come."""
    rules = pos.rules
    bottom = pos.stack[0] if pos.stack else None
    step = bottom.step if isinstance(bottom, Game) else ""
    ended = bottom is None or step in ("pass_on", "award", "failed")
    chosen = step != "choose"
    if state.number != len(state.ends) + (not ended) or not 0 < state.number <= rules.rites:
        return False
    if bottom is None and len(state.ends) != rules.rites:
        return False
    performed = [rite for rite, _, _ in state.ends] + ([state.rite] if chosen and not ended else [])
    played = sum(1 << rite for rite in performed)
    return (
        len(set(performed)) == len(performed)
        and played == state.used
        and all(rite in rules.tablets for rite in performed)
        and (not ended or state.rite == state.ends[-1][0])
    )
