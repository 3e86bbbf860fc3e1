"""The three power-plays (rulebook, Power-Plays): who can initiate one, standing requests, and what they do.

A power-play is initiated by the cultist about to begin her turn, as one of her options, or asked for by anybody at
any time with a standing request, which is carried out at the next turn boundary, clockwise from the cultist about to
act. Nobody learns of a request before that.
"""

from collections.abc import Sequence

from game.engine.decision import Decision
from game.engine.errors import IllegalAnswer
from game.engine.option import NONE, Option, option
from game.engine.position import Frame, Position, frame
from game.games.rites.rules.artifacts import TurnedUp, at_start, can_use, invoke_at_start, use
from game.games.rites.rules.ask import public
from game.games.rites.rules.cards import AMULET, CULT, RANK_MASK, SOAPSTONE, cards_in
from game.games.rites.rules.moves import clockwise, draw, throw
from game.games.rites.rules.over import fail_rite
from game.games.rites.rules.registry import RITES
from game.games.rites.rules.state import NOBODY, RitesState

BECOME, EXCAVATE, STEAL = "become", "excavate", "steal"
KINDS = (BECOME, EXCAVATE, STEAL)
_BOOKS, _ONES, _GODS = RANK_MASK[0], RANK_MASK[1], RANK_MASK[13]


def combinations(pos: Position, side: int) -> list[Option]:
    """The power-plays a cultist can initiate: a forbidden book with the other cards, of one cult unless amuletted."""
    state: RitesState = pos.state
    hand = state.hands[side]
    if not hand & _BOOKS or not hand & (_ONES | _GODS) or state.running >> SOAPSTONE & 1:
        return []
    mixed = can_use(state, side, AMULET)
    ones, gods = cards_in(hand & _ONES), cards_in(hand & _GODS)
    found = []
    for book in cards_in(hand & _BOOKS):
        cult = CULT[book]
        one = [card for card in ones if mixed or CULT[card] == cult]
        god = [card for card in gods if mixed or CULT[card] == cult]
        found += [option(BECOME, unit=book, number=card) for card in god]
        if state.relics:
            found += [option(EXCAVATE, unit=book, number=card) for card in one]
        if state.coveted:
            found += [option(STEAL, unit=book, number=low, area=high) for low in one for high in god]
    return found


def initiate(pos: Position, side: int, chosen: Option) -> None:
    """Carry out a power-play that ``combinations`` offers."""
    state: RitesState = pos.state
    cards = [chosen.unit, chosen.number] + ([chosen.area] if chosen.area != NONE else [])
    if len({CULT[card] for card in cards}) > 1:
        use(pos, side, AMULET)
    state.requests[side] = ()
    pos.emit("power_play", side, chosen.kind, *cards)
    for card in cards:
        throw(state, side, card)
    if chosen.kind == BECOME:
        fail_rite(pos, side)
        return
    if RITES[state.rite].replaces:
        for _ in cards:
            draw(pos, side)
    if chosen.kind == EXCAVATE:
        pos.push(TurnedUp())
    else:
        pos.push(Steal(side))


@frame("rites_steal")
class Steal(Frame):
    """The thief takes a Coveted Artifact of her choice; the top artifact replaces it."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        options = [option("artifact", number=number) for number in cards_in(pos.state.coveted)]
        return public(self.side, "steal", options)

    def answer(self, pos: Position, chosen: Option) -> None:
        """Take it into the cache; it may be invoked again in a later rite."""
        state: RitesState = pos.state
        bit = 1 << chosen.number
        state.coveted ^= bit
        state.caches[self.side] |= bit
        state.fresh |= bit
        pos.emit("stole", self.side, chosen.number)
        pos.replace(TurnedUp())


# standing requests


def request(pos: Position, side: int, values: Sequence[int]) -> None:
    """Ask for a power-play at the next turn boundary: the cards, the forbidden book first; no cards withdraw it.

    Raises ``IllegalAnswer``, with nothing changed, when the cultist cannot initiate it now.
    """
    state: RitesState = pos.state
    if state.ending or not 0 <= side < pos.rules.seats or state.active == NOBODY:
        raise IllegalAnswer("no rite is being performed")
    wanted = tuple(values)
    if wanted and wanted not in [_cards(choice) for choice in combinations(pos, side)]:
        raise IllegalAnswer("the cultist cannot initiate this power-play")
    state.requests[side] = wanted
    pos.emit_secret("requested", (side, *wanted), 1 << side, None)


def _cards(choice: Option) -> tuple[int, ...]:
    cards = (choice.unit, choice.number)
    return (*cards, choice.area) if choice.area != NONE else cards


def boundary(pos: Position, side: int) -> bool:
    """At a turn boundary, carry out the first request there is clockwise from the cultist about to act.

    A request that has become impossible is dropped. Returns whether one was carried out.
    """
    state: RitesState = pos.state
    if not any(state.requests):
        return False
    for asker in clockwise(pos, side):
        wanted = state.requests[asker]
        if not wanted:
            continue
        state.requests[asker] = ()
        for choice in combinations(pos, asker):
            if _cards(choice) == wanted:
                initiate(pos, asker, choice)
                return True
    return False


def opening(pos: Position, side: int) -> list[Option]:
    """The options a cultist has at the start of her turn besides those of the rite."""
    return combinations(pos, side) + at_start(pos, side)


def take_opening(pos: Position, side: int, chosen: Option) -> bool:
    """Carry out an option of ``opening``; false if it is one of the rite's own."""
    if chosen.kind in KINDS:
        initiate(pos, side, chosen)
        return True
    if chosen.kind == "invoke":
        invoke_at_start(pos, side, chosen)
        return True
    return False
