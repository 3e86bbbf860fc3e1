"""What a learned judgement looks at in the Duel besides what the larger game has: Decay, and losses that are Doom."""

from game.engine.position import Position
from game.games.duel.bots import FOLDER
from game.games.duel.bots.knowledge import LEVELS, ahead, eaten, enthroned, spoils
from game.games.wars.bots.learned.persons import Counts, Persons
from game.games.wars.bots.look import Look, season
from game.games.wars.rules.state import ACTION, WarsState

DATA = FOLDER / "chances.json"
"""Learned from Duels."""
NAMES = ("decay", "eaten", "spoils", "spoils_first", "ahead", "enthroned", "close", "ritual_ends")
CLOSE = 22
"""Doom from which the end is near."""


def own(pos: Position, side: int) -> list[float]:
    """A side's counts of what is the Duel's own, in the order of ``NAMES``."""
    state: WarsState = pos.state
    look = Look(pos, season(pos))
    acting = state.phase == ACTION
    take = spoils(look, side) if acting else 0.0
    asked = pos.decision
    return [
        state.decay / 3 if acting and state.power[side] else 0.0,
        eaten(look, side) / 5,
        take / 5,
        take / 5 if asked is not None and asked.side == side else 0.0,
        ahead(look, side),
        enthroned(look, side),
        max(0, state.doom[side] - CLOSE) / 8,
        1.0 if state.ritual + 1 >= len(pos.rules.map.track) else 0.0,
    ]


def counts() -> Counts:
    """All that the judgement looks at."""
    return Counts(LEVELS, NAMES, own)


def judgement() -> Persons:
    """The judgement, its file read."""
    return Persons(counts(), DATA)
