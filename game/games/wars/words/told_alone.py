"""The chronicle of Cthulhu Wars: one event by itself, where no action or battle folds it."""

from collections.abc import Callable
from typing import Any

from game.engine.event import Event
from game.games.wars.rules.units import UNIT_SIDE
from game.games.wars.words.told_actions import ActionTexts, Deed
from game.match.phrases import Line

Args = tuple[Any, ...]
Said = tuple[str, int | None]


def alone(texts: ActionTexts, event: Event) -> list[Line]:
    """The line of the event; none for a kind that is never told by itself."""
    tell = _ALONE.get(event.kind)
    if tell is None:
        return []
    text, side = tell(texts, event.args)
    return [Line(text, side, weight=0)]


def _power(texts: ActionTexts, args: Args) -> Said:
    side, amount, why = args
    form = why if why in texts.told.texts["power"] else "line"
    return texts.told.say("power", form, side=texts.names.side(side), amount=amount), side


def _doom(texts: ActionTexts, args: Args) -> Said:
    side, amount, _ = args
    return texts.told.say("doom", side=texts.names.side(side), amount=amount), side


def _returned(texts: ActionTexts, args: Args) -> Said:
    unit, by = args
    names, owner = texts.names, UNIT_SIDE[unit]
    text = texts.told.say("returned", a_unit=names.a_unit(unit), owner=names.side(owner), side=names.side(by))
    return text, owner


def _moved(texts: ActionTexts, args: Args) -> Said:
    side = UNIT_SIDE[args[0]]
    return texts.text("move", Deed(side, [Event("moved", args)])), side


def _placed(texts: ActionTexts, args: Args) -> Said:
    return texts.told.say("placed", "alone", **texts.victim(Event("placed", args))), UNIT_SIDE[args[0]]


def _eliminated(texts: ActionTexts, args: Args) -> Said:
    return texts.told.say("eliminated", **texts.victim(Event("eliminated", args))), UNIT_SIDE[args[0]]


def _captured(texts: ActionTexts, args: Args) -> Said:
    return texts.text("capture", Deed(args[2], [Event("captured", args)])), args[2]


def _gate_built(texts: ActionTexts, args: Args) -> Said:
    side, area, _ = args
    return texts.told.say("gate_built", "plain", side=texts.names.side(side), the_area=texts.names.the_area(area)), side


def _gate_abandoned(texts: ActionTexts, args: Args) -> Said:
    return texts.told.gates_left([Event("gate_abandoned", args)]).strip(), args[0]


def _submerged(texts: ActionTexts, args: Args) -> Said:
    side = UNIT_SIDE[args[0]]
    return texts.text("submerge", Deed(side, [Event("submerged", args)])), side


def _passed(texts: ActionTexts, args: Args) -> Said:
    return texts.text("pass", Deed(args[0], [Event("passed", args)])), args[0]


def _desecrated(texts: ActionTexts, args: Args) -> Said:
    return texts.told.say("desecrated", "alone", the_area=texts.names.the_area(args[0])), None


def _rolled_for(texts: ActionTexts, args: Args) -> Said:
    side, _, roll, *more = args
    name = texts.names.side(side)
    if more:
        return texts.told.say("rolled_for", side=name, roll=roll, needed=more[0]), side
    return texts.told.say("rolled_for", "plain", side=name, roll=roll), side


def _pledged(texts: ActionTexts, args: Args) -> Said:
    return texts.told.say("pledged", side=texts.names.side(args[0]), number=args[1]), args[0]


def _exempted(texts: ActionTexts, args: Args) -> Said:
    return texts.hidden(args[0]), UNIT_SIDE[args[0]]


_ALONE: dict[str, Callable[[ActionTexts, Args], Said]] = {
    "power": _power,
    "doom": _doom,
    "returned": _returned,
    "moved": _moved,
    "placed": _placed,
    "eliminated": _eliminated,
    "captured": _captured,
    "gate_built": _gate_built,
    "gate_abandoned": _gate_abandoned,
    "submerged": _submerged,
    "passed": _passed,
    "desecrated": _desecrated,
    "rolled_for": _rolled_for,
    "pledged": _pledged,
    "exempted": _exempted,
}
