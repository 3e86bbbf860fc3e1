"""Cuts games into pieces that can be counted alike: recorded ones, and ones that bots play here.

A piece is a slot, or a turn's Doom phase from the choice of the direction on: how everybody stood when it began, and
the events of our engine until the next begins. Records are cut so already, and every leg is played again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.bots.protocol import Bot, Question
from game.engine.event import Event
from game.engine.position import Position
from game.games.wars.rules.board import in_play, map_mask
from game.games.wars.rules.state import WarsState
from game.games.wars.rules.units import (
    ACOLYTES_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    SUMMONED_OF,
    UNIT_SIDE,
    units_in,
)
from scripts.learning.records import Game, Leg, Tally, beginning, decisions

DOOM, ACTION = "doom", "action"
"""The phases that pieces belong to; what comes between the last slot and the next direction belongs to that slot."""


class Standing(NamedTuple):
    """How a side stands: ``doom`` is on the track, ``points`` are with all Elder Signs, ``signs`` all ever drawn."""

    power: int
    gates: int
    books: int
    doom: int
    points: int
    signs: int
    great: int
    monsters: int
    acolytes: int


class Piece(NamedTuple):
    """A slot or a Doom phase. ``side`` is whose slot it is; ``owners`` has by area whose gate is there (or -1)."""

    turn: int
    phase: str
    side: int
    before: dict[int, Standing]
    owners: tuple[int, ...]
    events: list[Event]


@dataclass
class Outcome:
    """How a game ended: by faction the share of the win, all points, and the values of all Elder Signs."""

    shares: dict[str, float]
    points: dict[str, int]
    signs: dict[str, list[int]]


def standing(state: WarsState, side: int) -> Standing:
    """How a side stands in a state."""
    placed = map_mask(state)
    return Standing(
        power=state.power[side],
        gates=sum(keeper >= 0 and UNIT_SIDE[keeper] == side for keeper in state.gates),
        books=state.books[side].bit_count(),
        doom=state.doom[side],
        points=state.doom[side] + sum(state.signs[side]),
        signs=len(state.signs[side]) + len(state.revealed[side]),
        great=sum(in_play(state, unit) for unit in units_in(GREAT_OLD_ONES_OF[side])),
        monsters=(placed & SUMMONED_OF[side]).bit_count(),
        acolytes=(placed & ACOLYTES_OF[side]).bit_count(),
    )


def recorded(game: Game, tally: Tally) -> Iterator[Piece]:
    """The pieces of a recorded game, each played again from where it begins."""
    tally.games += 1
    for leg in game.legs:
        yield _again(game, leg, tally)


def outcome_of(game: Game) -> Outcome:
    """What a record says of its end."""
    share = 1 / len(game.winners) if game.winners else 0.0
    return Outcome({side: share * (side in game.winners) for side in game.factions}, game.doom, game.signs)


def _again(game: Game, leg: Leg, tally: Tally) -> Piece:
    pos = beginning(game, leg)
    piece = _begun(pos, leg.phase, FACTIONS.index(leg.side))
    pos.events.clear()
    for _ in decisions(game, leg, tally, pos):
        pass
    piece.events.extend(_cut(pos.events)[0])
    return piece


def _begun(pos: Position, phase: str, side: int) -> Piece:
    state: WarsState = pos.state
    before = {each: standing(state, each) for each in pos.rules.sides}
    owners = tuple(UNIT_SIDE[keeper] if keeper >= 0 else -1 for keeper in state.gates)
    return Piece(state.turn, phase, side, before, owners, [])


def _cut(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """What happened before the next slot began, and what since."""
    for place, event in enumerate(events):
        if event.kind == "slot":
            return events[:place], events[place:]
    return events, ()


def played(pos: Position, bots: Sequence[Bot]) -> Iterator[Piece]:
    """The pieces of a game that bots play to its end, for three or more; ``pos`` then lies at the end."""
    piece: Piece | None = None
    while (asked := pos.decision) is not None:
        old, new = _cut(pos.events)
        pos.events = []
        if piece is not None:
            piece.events.extend(old)
        if new or asked.kind == "direction":
            if piece is not None:
                yield piece
            piece = _begun(pos, ACTION, int(new[0].args[0])) if new else _begun(pos, DOOM, asked.side)
            piece.events.extend(new)
        bot, question = bots[asked.seat], Question(asked, pos.view)
        shown = bot.reveals(question)
        if shown is not None:
            pos.reveal(*shown)
        else:
            pos.answer(bot.choose(question))
    if piece is not None:
        piece.events.extend(pos.events)
        yield piece


def outcome_at(pos: Position) -> Outcome:
    """How a game that has been played ended."""
    result = pos.rules.result(pos)
    state: WarsState = pos.state
    share = 1 / len(result.sides) if result.sides else 0.0
    ended = Outcome({}, {}, {})
    for side in pos.rules.sides:
        name = FACTIONS[side]
        ended.shares[name] = share * (name in result.sides)
        ended.points[name] = standing(state, side).points
        ended.signs[name] = [*state.revealed[side], *state.signs[side]]
    return ended
