"""The same game once more: what a rematch is begun with."""

from collections.abc import Collection
from typing import Any

from game.bots.steady import STAND_IN
from game.bots.thirdparty import is_third_party
from game.match.gamewords import words_of
from game.match.handicap import levels
from game.match.lobby import DRAFT, NO_HANDICAP, Handicap, NewGameSpec, SeatSpec
from game.match.match import Match
from game.match.orders import Orders


def once_more(match: Match, orders: Orders, allowed: Collection[str], rotated: bool = False) -> NewGameSpec:
    """The same game once more, with other dice: its seats as they are now, its map, edition, handicaps and set-up.

    Where everybody has handed over to bots by now, whoever began it sits there again. ``rotated``: everybody
    plays the faction of the seat before; a handicap stays with its player, one that makes the sides even with
    its faction. Of third parties' bots only those ``allowed`` are asked in again.
    """
    rules: Any = match.rules
    seats = match.seats if any(not seat.bot for seat in match.seats) else match.first_seats
    factions = ["+".join(names) for names in rules.setup["factions"]]
    given = rules.setup.get("handicap", {})
    # Of two factions of a seat one has it.
    had = [[given[name] for name in names.split("+") if name in given] for names in factions]
    handicaps = [Handicap(**each[0]) if each else NO_HANDICAP for each in had]
    options = words_of(rules).options_from(rules.setup.get("options", {}), factions)
    if rotated:
        if levels(rules.game, given, factions):
            handicaps = [*handicaps[-1:], *handicaps[:-1]]
        factions = [*factions[-1:], *factions[:-1]]
    elif getattr(rules, "chosen", None) is not None and handicaps == [NO_HANDICAP] * len(factions):
        factions = [DRAFT] * len(factions)
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    return NewGameSpec(
        rules.game,
        rules.setup.get("map", ""),
        rules.setup.get("edition", ""),
        tuple(
            SeatSpec(seat.name, _again(seat.bot, allowed), names, handicap)
            for seat, names, handicap in zip(seats, factions, handicaps, strict=True)
        ),
        auto_gates=all(orders.of(number).auto_gates for number in people),
        strict_undo=match.strict,
        ironman=match.ironman,
        setup=match.inputs.get("setup"),
        options=options,
    )


def _again(bot_id: str, allowed: Collection[str]) -> str | None:
    """The bot for another game; one that may not be run is not asked in again."""
    unwanted = is_third_party(bot_id) and bot_id not in allowed
    return (STAND_IN if unwanted else bot_id) or None
