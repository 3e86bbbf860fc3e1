"""How frames of Rites of Cthulhu may stand on one another, and what each may hold: for positions from outside."""

from collections.abc import Callable
from typing import Any

from game.engine.frame import Frame
from game.engine.option import NONE
from game.engine.position import Position
from game.engine.shapes import BOTTOM, Fits, Shapes, above, below, mask, number, numbers, once_each
from game.games.rites.rules.artifacts import NOT_YET, NOTHING, GiveBack, Offer, PassOn, Second, ways
from game.games.rites.rules.cards import (
    AEONS,
    ARTIFACTS,
    CARD_OF,
    CTHULHU_RISES,
    CULT,
    DUNWICH,
    HOUND,
    MOUNTAINS,
    RANK,
    TREE,
    WAYS,
)
from game.games.rites.rules.game import Game, Trade
from game.games.rites.rules.power_plays import Steal
from game.games.rites.rules.single_powers import LOOKS, Powder, SilverKey
from game.games.rites.rules.state import NOBODY, TAKEN, RitesState
from game.games.rites.tablets.at_the_mountains_of_madness.rules.rite import Cliff, cliff_mates
from game.games.rites.tablets.cthulhu_rises.rules.rite import Force, Gate
from game.games.rites.tablets.out_of_the_aeons.rules.rite import Bids, Round
from game.games.rites.tablets.the_dunwich_horror.rules.knocks import Knocks, Verdict, Votes
from game.games.rites.tablets.the_dunwich_horror.rules.rite import Reveal, Uncovered
from game.games.rites.tablets.the_dunwich_horror.rules.walls import capturing
from game.games.rites.tablets.the_hound.rules.rite import UNASKED, Dig, FirstPeek, HoundTurn, ghoul_of

_OWNER = 256


def name_of(entry: Frame) -> str:
    """A frame's kind; with its step where others lie on it by step."""
    return f"{entry.tag}:{entry.step}" if hasattr(entry, "step") else entry.tag


SHAPES = Shapes(name_of)


def _side(pos: Position, value: Any) -> bool:
    return number(value, 0, pos.rules.seats - 1)


def _some(pos: Position, value: Any) -> bool:
    return once_each(value, pos.rules.sides)


def _held(pos: Position, side: int, card: Any) -> bool:
    """Whether a cultist holds a card."""
    return number(card, 0, 63) and bool(pos.state.hands[side] >> card & 1)


def _laid(pos: Position, side: int, laid: Any) -> bool:
    """Whether she could lay a card of her hand so."""
    if not number(laid, 0, 3 * 64 - 1) or not _held(pos, side, laid & CARD_OF):
        return False
    return laid == laid & CARD_OF or (ways(pos, side) and laid in WAYS[laid & CARD_OF])


def _by_side(pos: Position, entry: Frame) -> bool:
    return _side(pos, entry.side)  # type: ignore[attr-defined]


def _in(rite: int, fits: Fits = _by_side) -> Fits:
    """In a rite that is being performed, with somebody's turn."""
    return lambda pos, entry: pos.state.rite == rite and _side(pos, pos.state.active) and fits(pos, entry)


# the game around the rites


def _chosen(pos: Position, entry: Game) -> bool:
    state: RitesState = pos.state
    return (state.rite != NOBODY) == (entry.step != "choose")


def _trade(pos: Position, entry: Trade) -> bool:
    state: RitesState = pos.state
    return (
        _side(pos, entry.side)
        and bool(state.relics)
        and mask(entry.gained, state.caches[entry.side])
        and bool(entry.gained)
        and number(entry.given, NOBODY, len(ARTIFACTS) - 1)
        and (entry.given == NOBODY or bool(entry.gained >> entry.given & 1))
    )


def _offer(pos: Position, entry: Offer) -> bool:
    if not number(entry.artifact, 0, len(ARTIFACTS) - 1) or not pos.state.appeared >> entry.artifact & 1:
        return False
    return ARTIFACTS[entry.artifact].before and not ARTIFACTS[entry.artifact].everyone and _some(pos, entry.left)


def _second(pos: Position, entry: Second) -> bool:
    return _some(pos, entry.left)


def _give_back(pos: Position, entry: GiveBack) -> bool:
    return _side(pos, entry.side) and _side(pos, entry.other) and entry.side != entry.other and _hand(pos, entry.side)


def _hand(pos: Position, side: int) -> bool:
    return bool(pos.state.hands[side])


def _each(pos: Position, chosen: Any, able: Callable[[int, int], bool]) -> bool:
    """Simultaneous choices: some to come, none from whoever has no cards, and what has come is possible."""
    if not numbers(chosen, pos.rules.seats) or NOT_YET not in chosen:
        return False
    return all(
        (each == NOTHING) != _hand(pos, side) and (each in (NOTHING, NOT_YET) or able(side, each))
        for side, each in enumerate(chosen)
    )


def _pass_on(pos: Position, entry: PassOn) -> bool:
    return _each(pos, entry.chosen, lambda side, card: _held(pos, side, card))


def _powder(pos: Position, entry: Powder) -> bool:
    return (
        _side(pos, entry.side)
        and mask(entry.looked, (1 << len(pos.state.plots)) - 1)
        and entry.looked.bit_count() == entry.count
        and number(entry.count, 0, LOOKS)
    )


def _silver_key(pos: Position, entry: SilverKey) -> bool:
    pile = pos.state.aside if pos.state.rite == AEONS else pos.state.deck
    return _side(pos, entry.side) and number(entry.count, 0, LOOKS) and len(pile) >= entry.count


def _steal(pos: Position, entry: Steal) -> bool:
    return _side(pos, entry.side) and bool(pos.state.coveted)


_STARTS = (
    "rites_gate", "rites_tree_turn:start", "rites_mountain_turn:start", "rites_round:ready", "rites_dunwich_turn",
    "rites_hound_turn:start",
)  # fmt: skip
SHAPES.add("rites_game:choose", BOTTOM, fits=_chosen)
SHAPES.add("rites_game:second rites_game:perform rites_game:pass_on", BOTTOM, fits=_chosen, carries=True)
SHAPES.add("rites_trade", "rites_game:pass_on", fits=_trade)
SHAPES.add("rites_offer", "rites_game:second", *_STARTS, fits=_offer)
SHAPES.add("rites_second", "rites_game:perform", fits=_second)
SHAPES.add("rites_pass_on", "rites_game:second", "rites_second", *_STARTS, fits=_pass_on)
SHAPES.add("rites_powder", "rites_offer", "rites_second", fits=_powder)
SHAPES.add("rites_silver_key", "rites_offer", "rites_second", fits=_silver_key)
SHAPES.add("rites_give_back", *_STARTS, fits=_give_back)
SHAPES.add("rites_steal", *_STARTS, fits=_steal)

# Cthulhu Rises


def _gate(pos: Position, entry: Gate) -> bool:
    return _side(pos, entry.opener)


def _force(pos: Position, entry: Force) -> bool:
    if not _side(pos, entry.side) or not _hand(pos, entry.side) or type(entry.other) is not int:
        return False
    if entry.other == NOBODY:
        others = any(_hand(pos, side) for side in pos.rules.sides if side != entry.side)
        return type(entry.card) is int and entry.card == NOTHING and others
    if not _side(pos, entry.other) or entry.other == entry.side or not _hand(pos, entry.other):
        return False
    return entry.card == NOTHING or _held(pos, entry.side, entry.card)


SHAPES.add("rites_gate", BOTTOM, fits=_in(CTHULHU_RISES, _gate))
SHAPES.add("rites_force", "rites_gate", fits=_force)

# the Tree and the Mountains


def _shedding(pos: Position, entry: Any) -> bool:
    """A card only after drawing it; whoever has emptied her hand has won."""
    if not _side(pos, entry.side) or not number(entry.card, NOBODY, 63):
        return False
    if entry.step == "drawn":
        return _held(pos, entry.side, entry.card)
    return bool(entry.card == NOBODY and (entry.step == "start" or _hand(pos, entry.side)))


def _cliff(pos: Position, entry: Cliff) -> bool:
    state: RitesState = pos.state
    if not _side(pos, entry.side) or not _held(pos, entry.side, entry.book) or RANK[entry.book] or not state.ridge:
        return False
    under = below(pos, entry)
    if entry.side != getattr(under, "side", None):
        return False
    if type(entry.card) is int and entry.card == NOBODY:
        return bool(cliff_mates(state, state.hands[entry.side], entry.book))
    return _held(pos, entry.side, entry.card) and entry.card != entry.book


SHAPES.add("rites_tree_turn:start rites_tree_turn:more rites_tree_turn:drawn", BOTTOM, fits=_in(TREE, _shedding))
SHAPES.add(
    "rites_mountain_turn:start rites_mountain_turn:more rites_mountain_turn:drawn", BOTTOM,
    fits=_in(MOUNTAINS, _shedding),
)  # fmt: skip
SHAPES.add("rites_cliff", "rites_mountain_turn:more", fits=_cliff)

# Out of the Aeons


def _round(pos: Position, entry: Round) -> bool:
    """A card is bid for from its turning up until the bids are in."""
    bidding = entry.step == "discard" or isinstance(above(pos, entry), Bids)
    return _side(pos, entry.asked) and (pos.state.prize != NOBODY) == bidding


def _bids(pos: Position, entry: Bids) -> bool:
    return _side(pos, entry.lead) and _each(pos, entry.bids, lambda side, bid: _laid(pos, side, bid))


SHAPES.add("rites_round:ready rites_round:discard", BOTTOM, fits=_in(AEONS, _round))
SHAPES.add("rites_bids", "rites_round:ready", fits=_bids)

# The Dunwich Horror


def _hidden(pos: Position, wall: int) -> bool:
    return pos.state.plots[wall] != TAKEN and not pos.state.open >> wall & 1


def _reveal(pos: Position, entry: Reveal) -> bool:
    if not _side(pos, entry.side) or not number(entry.twin, 0, 1):
        return False
    return any(_hidden(pos, wall) for wall in range(4 * entry.twin, 4 * entry.twin + 4))


def _uncovered(pos: Position, entry: Uncovered | Knocks) -> bool:
    state: RitesState = pos.state
    if not _side(pos, entry.side) or not number(entry.wall, 0, len(state.plots) - 1):
        return False
    return state.plots[entry.wall] != TAKEN and bool(state.open >> entry.wall & 1)


def _knocks(pos: Position, entry: Knocks) -> bool:
    if not _uncovered(pos, entry) or not numbers(entry.knocks, pos.rules.seats):
        return False
    settled = isinstance(above(pos, entry), Verdict | Votes)
    if entry.knocks[entry.side] != NOTHING or settled == (NOT_YET in entry.knocks):
        return False
    return all(
        knock in (NOTHING, NOT_YET) or divmod(knock, 256) in capturing(pos, side, entry.wall)
        for side, knock in enumerate(entry.knocks)
    )


def _knockers(pos: Position, entry: Verdict | Votes) -> bool:
    """Those in dispute, clockwise from who revealed the wall."""
    knocks = below(pos, entry)
    assert isinstance(knocks, Knocks)
    order = [(knocks.side + step) % pos.rules.seats for step in range(1, pos.rules.seats)]
    found = tuple(side for side in order if knocks.knocks[side] != NOTHING)
    return len(found) > 1 and numbers(entry.knockers, len(found)) and entry.knockers == found


def _verdict(pos: Position, entry: Verdict) -> bool:
    return _knockers(pos, entry) and _side(pos, entry.side) and entry.side not in entry.knockers


def _votes(pos: Position, entry: Votes) -> bool:
    if not _knockers(pos, entry) or not numbers(entry.votes, pos.rules.seats) or NOT_YET not in entry.votes:
        return False
    return all(
        vote == NOTHING if side in entry.knockers else vote == NOT_YET or vote in entry.knockers
        for side, vote in enumerate(entry.votes)
    )


SHAPES.add("rites_dunwich_turn", BOTTOM, fits=_in(DUNWICH))
SHAPES.add("rites_dunwich_over", BOTTOM, fits=_in(DUNWICH), carries=True)
SHAPES.add("rites_reveal", "rites_dunwich_over", fits=_reveal)
SHAPES.add("rites_uncovered", "rites_dunwich_over", fits=_uncovered)
SHAPES.add("rites_knocks", "rites_dunwich_over", fits=_knocks)
SHAPES.add("rites_verdict", "rites_knocks", fits=_verdict)
SHAPES.add("rites_votes", "rites_knocks", fits=_votes)

# The Hound


def _hound(pos: Position, entry: HoundTurn) -> bool:
    """After placing a ghoul it is hers, on top at a grave that is there."""
    state: RitesState = pos.state
    if not _side(pos, entry.side) or type(entry.grave) is not int:
        return False
    if entry.step != "move":
        return entry.grave == NONE
    if not number(entry.grave, 0, len(state.plots) - 1) or state.plots[entry.grave] == TAKEN:
        return False
    return state.ghouls[entry.grave][-1] // _OWNER == entry.side


def _dig(pos: Position, entry: Dig) -> bool:
    """Either they present, and nothing is shown; or what was presented is shown or not, one of them not yet asked."""
    state: RitesState = pos.state
    if not number(entry.grave, 0, len(state.plots) - 1) or state.plots[entry.grave] == TAKEN:
        return False
    diggers = [ghoul // _OWNER for ghoul in state.ghouls[entry.grave]]
    shapes = [numbers(value, 2) for value in (entry.sides, entry.henchmen, entry.shown)]
    if not all(shapes) or sorted(entry.sides) != sorted(diggers) or not state.open >> entry.grave & 1:
        return False
    presenting = NOT_YET in entry.henchmen
    if presenting != (entry.shown == (NOT_YET, NOT_YET)) or not (presenting or UNASKED in entry.shown):
        return False
    return all(
        _henchman(pos, side, henchman) and (presenting or _may_show(state, entry.grave, side, henchman, shown))
        for side, henchman, shown in zip(entry.sides, entry.henchmen, entry.shown, strict=True)
    )


def _henchman(pos: Position, side: int, henchman: int) -> bool:
    if henchman == NOT_YET:
        return _hand(pos, side)
    return henchman == NOTHING or _laid(pos, side, henchman)


def _may_show(state: RitesState, grave: int, side: int, henchman: int, shown: int) -> bool:
    if henchman == NOTHING:
        return shown == NOTHING
    return shown in (UNASKED, 0) or (shown == 1 and CULT[henchman] == CULT[ghoul_of(state, grave, side)])


def _first_peek(pos: Position, entry: FirstPeek) -> bool:
    return _side(pos, entry.side)


SHAPES.add("rites_hound_turn:start rites_hound_turn:move", BOTTOM, fits=_in(HOUND, _hound))
SHAPES.add("rites_hound_turn:over", BOTTOM, fits=_in(HOUND, _hound), carries=True)
SHAPES.add("rites_first_peek", "rites_hound_turn:start", fits=_first_peek)
SHAPES.add("rites_dig", "rites_hound_turn:over", fits=_dig)
