"""What cannot be in The Hound: in set-ups, and in positions from outside."""

from collections.abc import Iterator
from typing import Any

from game.engine.errors import SetupError
from game.engine.option import NONE
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Shapes, number, numbers
from game.games.rites.rules.artifacts import NOT_YET, NOTHING
from game.games.rites.rules.cards import CULT
from game.games.rites.rules.plots import nothing_open_is_gone, open_and_there
from game.games.rites.rules.shapes import Checks, Complaint, could_lay, has_cards, is_side, performing
from game.games.rites.rules.state import TAKEN, RitesState
from game.games.rites.tablets.the_hound.rules.rite import OWNER, UNASKED, Dig, Graves, HoundTurn, ghoul_of


def _complaints(rules: Any, state: RitesState) -> Iterator[Complaint]:
    own = state.own
    assert isinstance(own, Graves)
    count = rules.seats + 1
    if own.plots and len(own.plots) != count:
        yield SetupError("plots", "rites-setup-graves", count=count)
    if own.ghouls and len(own.ghouls) != count:
        yield SetupError("ghouls", "rites-setup-ghouls", count=count)
    yield from nothing_open_is_gone(own, count)
    for grave, ghouls in enumerate(own.ghouls):
        if len(ghouls) > 1:
            yield SetupError("ghouls", "rites-setup-two-ghouls")
        if ghouls and own.plots and own.plots[grave] == TAKEN:
            yield SetupError("ghouls", "rites-setup-looted-ghoul")


def _unsound(pos: Position, state: RitesState) -> str:
    """As many graves as there are; ghouls at graves that are there, two at most, of different cultists."""
    own: Graves = pos.state.own
    graves = pos.rules.seats + 1
    sound = (
        len(own.plots) == graves
        and len(own.ghouls) == graves
        and not any(nothing_open_is_gone(own, graves))
        and all(
            len({ghoul // OWNER for ghoul in ghouls}) == len(ghouls) and (not ghouls or plot != TAKEN)
            for plot, ghouls in zip(own.plots, own.ghouls, strict=True)
        )
    )
    return "" if sound else "walls or graves could not stand so"


def _turn(pos: Position, entry: HoundTurn) -> bool:
    """After placing a ghoul it is hers, on top at a grave that is there."""
    own: Graves = pos.state.own
    if not is_side(pos, entry.side) or type(entry.grave) is not int:
        return False
    if entry.step != "move":
        return entry.grave == NONE
    if not number(entry.grave, 0, len(own.plots) - 1) or own.plots[entry.grave] == TAKEN:
        return False
    return own.ghouls[entry.grave][-1] // OWNER == entry.side


def _dig(pos: Position, entry: Dig) -> bool:
    """Either they present, and nothing is shown; or what was presented is shown or not, one of them not yet asked."""
    own: Graves = pos.state.own
    if not open_and_there(own, entry.grave):
        return False
    diggers = [ghoul // OWNER for ghoul in own.ghouls[entry.grave]]
    shapes = [numbers(value, 2) for value in (entry.sides, entry.henchmen, entry.shown)]
    if not all(shapes) or sorted(entry.sides) != sorted(diggers):
        return False
    presenting = NOT_YET in entry.henchmen
    if presenting != (entry.shown == (NOT_YET, NOT_YET)) or not (presenting or UNASKED in entry.shown):
        return False
    return all(
        _henchman(pos, side, henchman) and (presenting or _may_show(own, entry.grave, side, henchman, shown))
        for side, henchman, shown in zip(entry.sides, entry.henchmen, entry.shown, strict=True)
    )


def _henchman(pos: Position, side: int, henchman: int) -> bool:
    if henchman == NOT_YET:
        return has_cards(pos, side)
    return henchman == NOTHING or could_lay(pos, side, henchman)


def _may_show(own: Graves, grave: int, side: int, henchman: int, shown: int) -> bool:
    if henchman == NOTHING:
        return shown == NOTHING
    return shown in (UNASKED, 0) or (shown == 1 and CULT[henchman] == CULT[ghoul_of(own, grave, side)])


def _enter(shapes: Shapes) -> None:
    shapes.add("rites_hound_turn:start rites_hound_turn:move", BOTTOM, fits=performing(Graves, _turn))
    shapes.add("rites_hound_turn:over", BOTTOM, fits=performing(Graves, _turn), carries=True)
    shapes.add("rites_first_peek", "rites_hound_turn:start", fits=lambda pos, entry: is_side(pos, entry.side))
    shapes.add("rites_dig", "rites_hound_turn:over", fits=_dig)


CHECKS = Checks(_complaints, _unsound, _enter)
