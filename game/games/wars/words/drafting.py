"""The draft of factions that a match may begin with, as the window shows it."""

from dataclasses import dataclass

from game.games.wars.rules.flow.pairs import DRAFT, Draft, PairedActions
from game.games.wars.rules.units import CLASS_NAMES, FACTION_ABILITIES, FACTIONS, KINDS
from game.match.entries import Answer
from game.match.match import Match


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft as anybody sees it: whose turn it is, who has what, and which seats take in which order."""

    seat: int
    taken: dict[str, int]
    order: tuple[int, ...]

    @property
    def turn(self) -> int:
        """Which place of ``order`` it is."""
        return len(self.taken)


def drafting(match: Match) -> DraftView | None:
    """The draft that is going on; ``None`` when none is."""
    stack = match.position.stack
    if not stack or not isinstance(stack[-1], Draft):
        return None
    taken = stack[-1].taken
    by = {FACTIONS[side]: DRAFT[place] for place, side in enumerate(taken)}
    return DraftView(DRAFT[min(len(taken), len(DRAFT) - 1)], by, DRAFT)


def acts_next(match: Match) -> tuple[str, ...]:
    """The factions of the person whose turn it is that may still act in it, after the one that is acting."""
    for part in reversed(match.position.stack):
        if isinstance(part, PairedActions):
            power = match.position.state.power
            acting = any(other is not part for other in match.position.stack[-1:])
            return tuple(FACTIONS[side] for side in part.left if power[side] > 0) if acting else ()
    return ()


def after_draft(match: Match) -> int:
    """How many entries the draft took: before them there is no table to look back at."""
    if getattr(match.rules, "chosen", None) is None:
        return 0
    answered = 0
    for number, entry in enumerate(match.entries):
        answered += isinstance(entry, Answer)
        if answered == len(DRAFT):
            return number + 1
    return len(match.entries)


def kinds_of(faction: str) -> tuple[tuple[str, str, int, int], ...]:
    """A faction's kinds of units, the greatest first: id, class, how many there are, what one costs."""
    side = FACTIONS.index(faction)
    own = [kind for kind in KINDS if kind.side in (side, None)]
    own.sort(key=lambda kind: (-kind.cls, -kind.cost))
    return tuple((kind.id, CLASS_NAMES[kind.cls], kind.figures, kind.cost) for kind in own)


def abilities_of(faction: str) -> tuple[str, ...]:
    """The ids of the abilities a faction has from the beginning."""
    return FACTION_ABILITIES[FACTIONS.index(faction)]
