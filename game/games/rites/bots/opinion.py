"""The opinion of a level on the options of any decision of Rites of Cthulhu."""

from game.engine.decision import Decision
from game.engine.position import Position
from game.games.rites.bots.knowledge import Knowledge, Parts
from game.games.rites.bots.power import SMALL, opening
from game.games.rites.rules.power_plays import KINDS
from game.games.rites.rules.state import NOBODY
from game.games.rites.rules.tablets import NAMES, part

KNOWN: list[Knowledge] = [part(name, "bots:KNOWLEDGE") for name in NAMES]
"""By tablet."""
FIRST = frozenset((*KINDS, "invoke"))
"""Options that do not use up the turn: they are taken before all others, if they are worth anything."""


def known_of(pos: Position) -> Knowledge:
    """The knowledge of the rite that is performed."""
    rite: int = pos.state.rite
    return KNOWN[rite if rite != NOBODY else 0]


def choosing(pos: Position, asked: Decision, deep: bool) -> list[Parts]:
    """The rite in which a hand like this promises most; without depth all are alike."""
    hand: int = pos.state.hands[asked.side]
    if not deep:
        return [[] for _ in asked.options]
    return [[("rite", 100 * KNOWN[choice.number].promise(pos, hand))] for choice in asked.options]


def opinions(pos: Position, asked: Decision, deep: bool) -> list[Parts]:
    """The parts of every option, in order."""
    kind = asked.kind
    if kind == "rite":
        return choosing(pos, asked, deep)
    known = known_of(pos)
    small = SMALL.get(kind)
    opinion = known.deep.get(kind) if deep else None
    if opinion is None:
        opinion = known.plain.get(kind)
    if small is not None:
        found = small(pos, asked, known)
    elif opinion is not None:
        found = opinion(pos, asked)
    elif kind in known.deep and asked.default is not None:
        # Without depth: whatever it is, rather not.
        found = [[("usual", 0.1)] if choice == asked.default else [] for choice in asked.options]
    else:
        found = [[] for _ in asked.options]
    for place, choice in enumerate(asked.options):
        if choice.kind in FIRST and small is None:
            found[place] = opening(pos, asked.side, choice, known)
    return found


def total(parts: Parts) -> float:
    """The points of an option."""
    return sum([points for _, points in parts])


def ranked(asked: Decision, points: list[float]) -> list[int]:
    """The places of the options, best first; what does not use up the turn leads if it is worth anything, else ends."""
    options = asked.options

    def key(place: int) -> tuple[bool, bool, float]:
        first = options[place].kind in FIRST
        return (first and points[place] > 0, not first, points[place])

    return sorted(range(len(options)), key=key, reverse=True)


def best(pos: Position, asked: Decision, deep: bool = True) -> int:
    """The place of the option this knowledge takes; the first of equals."""
    if len(asked.options) == 1:
        return 0
    return ranked(asked, [total(parts) for parts in opinions(pos, asked, deep)])[0]
