"""A state in words: the format of saves, of set-ups and, with what a seat does not know left out, of views.

Cards are written ``g11``, laid cards that count as another rank ``g5+`` or ``g5-``, hidden ones ``?``. Piles are
listed from their top.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.errors import CodecError
from game.engine.expect import expect_int, expect_ints, expect_keys
from game.games.rites.rules.cards import (
    ALL_CARDS,
    ARTIFACT_ID,
    ARTIFACT_NUMBER,
    CARD_ID,
    CARD_NUMBER,
    CARD_OF,
    CARDS,
    LAID_ID,
    RANKS,
    RITE_ID,
    RITE_NUMBER,
    cards_in,
)
from game.games.rites.rules.moves import hands_open, newest
from game.games.rites.rules.state import MOST, NOBODY, SLOPES, TAKEN, RitesState

HIDDEN = "?"
NO_CARD = ""
KEYS = (
    "active", "appeared", "aside", "bearer", "bearer_gate", "caches", "centre", "coveted", "deck", "discard",
    "eligible", "ending", "ends", "fresh", "gate", "gates", "ghouls", "gone", "grand", "hands", "hints", "holder",
    "idle", "knows", "lead", "limits", "number", "open", "passed", "plots", "prize", "prizes", "relics", "requests",
    "ridge", "rite", "running", "slopes", "spent", "trees", "used", "used_now", "won",
)  # fmt: skip
_LAID_NUMBER = {name: laid for laid, name in LAID_ID.items()}
RITE_ENDS = (
    "emptied", "fewest", "overthrow", "cthulhu", "no_cthulhu", "all_captured", "all_bid", "all_looted", "guard",
    "failed",
)  # fmt: skip


def cards_named(mask: int) -> list[str]:
    """The cards of a mask by name."""
    return [CARD_ID[card] for card in cards_in(mask)]


def artifacts_named(mask: int) -> list[str]:
    """The artifacts of a mask by id."""
    return [ARTIFACT_ID[number] for number in cards_in(mask)]


def _laid(cards: Sequence[int]) -> list[str]:
    return [LAID_ID[card] for card in cards]


# writing


def write_state(state: RitesState, seat: int | None = None) -> dict[str, Any]:
    """The state in words: everything, or what a seat knows."""
    known = ALL_CARDS if seat is None else state.knows[seat]
    sides = range(len(state.hands))

    def name(card: int) -> str:
        return CARD_ID[card] if known >> card & 1 else HIDDEN

    def hand(side: int) -> list[str]:
        if seat is None or side == seat or hands_open(state):
            return cards_named(state.hands[side])
        seen = state.hands[side] & known
        return cards_named(seen) + [HIDDEN] * (state.hands[side] & ~seen).bit_count()

    def plot(number: int, card: int) -> str:
        return NO_CARD if card == TAKEN else CARD_ID[card] if state.open >> number & 1 else name(card)

    return {
        "number": state.number,
        "rite": RITE_ID[state.rite] if state.rite != NOBODY else None,
        "used": [RITE_ID[number] for number in cards_in(state.used)],
        "grand": state.grand,
        "lead": state.lead,
        "active": state.active,
        "ends": [[RITE_ID[rite], winner, reason] for rite, winner, reason in state.ends],
        "ending": state.ending,
        "relics": [ARTIFACT_ID[number] if seat is None else HIDDEN for number in reversed(state.relics)],
        "coveted": artifacts_named(state.coveted),
        "gone": artifacts_named(state.gone),
        "caches": [artifacts_named(mask) for mask in state.caches],
        "spent": artifacts_named(state.spent),
        "fresh": artifacts_named(state.fresh),
        "appeared": artifacts_named(state.appeared),
        "used_now": [artifacts_named(mask) for mask in state.used_now],
        "running": artifacts_named(state.running),
        "deck": [name(card) for card in reversed(state.deck)],
        "hands": [hand(side) for side in sides],
        "discard": cards_named(state.discard),
        "aside": [name(card) for card in reversed(state.aside)],
        "won": [cards_named(mask) for mask in state.won],
        "knows": [cards_named(mask) if seat in (None, side) else [] for side, mask in enumerate(state.knows)],
        "hints": [
            [viewer, CARD_ID[card], where] for viewer, card, where in state.hints if seat is None or viewer == seat
        ],
        "limits": [list(limits) for limits in state.limits],
        "requests": [
            [CARD_ID[card] for card in wanted] if seat in (None, side) else []
            for side, wanted in enumerate(state.requests)
        ],
        "gate": [[state.gate[i], LAID_ID[state.gate[i + 1]]] for i in range(0, len(state.gate), 2)],
        "gates": state.gates,
        "eligible": cards_in(state.eligible),
        "centre": state.centre,
        "holder": state.holder,
        "bearer": state.bearer,
        "bearer_gate": state.bearer_gate,
        "trees": [_laid(tree) for tree in state.trees],
        "ridge": _laid(state.ridge),
        "slopes": {str(pile): _laid(cards) for pile, cards in enumerate(state.slopes) if cards},
        "plots": [plot(number, card) for number, card in enumerate(state.plots)],
        "open": cards_in(state.open),
        "ghouls": [[[ghoul // 256, LAID_ID[ghoul % 256]] for ghoul in ghouls] for ghouls in state.ghouls],
        "prizes": [name(card) for card in reversed(state.prizes)],
        "prize": CARD_ID[state.prize] if state.prize != NOBODY else NO_CARD,
        "passed": state.passed,
        "idle": state.idle,
    }


# reading


def _named(table: dict[str, int], value: Any, where: str) -> int:
    if not isinstance(value, str) or value not in table:
        raise CodecError(f"{where} names {str(value)[:20]!r}, which there is not")
    return table[value]


def _list(value: Any, most: int, where: str) -> list[Any]:
    if not isinstance(value, (list, tuple)) or len(value) > most:
        raise CodecError(f"{where} is not a list of at most {most}")
    return list(value)


def _numbers(table: dict[str, int], value: Any, where: str) -> list[int]:
    found = [_named(table, part, where) for part in _list(value, CARDS, where)]
    if len(set(found)) != len(found):
        raise CodecError(f"{where} names something twice")
    return found


def _mask(table: dict[str, int]) -> Callable[[Any, str], int]:
    return lambda value, where: sum(1 << number for number in _numbers(table, value, where))


_cards = _mask(CARD_NUMBER)
_artifacts = _mask(ARTIFACT_NUMBER)


def _bits(value: Any, limit: int, where: str) -> int:
    mask = 0
    for number in expect_ints(value, 0, limit - 1, limit, where):
        mask |= 1 << number
    return mask


def _pile(value: Any, where: str) -> list[int]:
    return _numbers(CARD_NUMBER, value, where)[::-1]


def _laid_cards(value: Any, where: str) -> tuple[int, ...]:
    return tuple(_numbers(_LAID_NUMBER, value, where))


def _owned(value: Any, sides: int, where: str) -> tuple[int, int]:
    pair = _list(value, 2, where)
    if len(pair) != 2:
        raise CodecError(f"{where} is not a cultist and a card")
    return expect_int(pair[0], 0, sides - 1, where), _named(_LAID_NUMBER, pair[1], where)


def read_state(data: Any, sides: int) -> RitesState:
    """The state that ``write_state`` wrote whole; raises ``CodecError`` for anything else."""
    parts = expect_keys(data, KEYS, "the state")
    state = RitesState.fresh_game(sides)

    def by_side(key: str, read: Callable[[Any, str], Any]) -> list[Any]:
        values = _list(parts[key], sides, key)
        if len(values) != sides:
            raise CodecError(f"{key} is not a list of {sides}")
        return [read(value, key) for value in values]

    def side_or_nobody(key: str) -> int:
        return expect_int(parts[key], NOBODY, sides - 1, key)

    def one_card(value: Any, where: str) -> int:
        return TAKEN if value == NO_CARD else _named(CARD_NUMBER, value, where)

    state.number = expect_int(parts["number"], 0, 6, "number")
    state.rite = NOBODY if parts["rite"] is None else _named(RITE_NUMBER, parts["rite"], "rite")
    state.used = _mask(RITE_NUMBER)(parts["used"], "used")
    state.grand = expect_int(parts["grand"], 0, sides - 1, "grand")
    state.lead = expect_int(parts["lead"], 0, sides - 1, "lead")
    state.active = side_or_nobody("active")
    state.ends = tuple(_end(part, sides) for part in _list(parts["ends"], 6, "ends"))
    state.ending = _word(parts["ending"], ("", "scored"), "ending")
    state.relics = tuple(_numbers(ARTIFACT_NUMBER, parts["relics"], "relics")[::-1])
    for key in ("coveted", "gone", "spent", "fresh", "appeared", "running"):
        setattr(state, key, _artifacts(parts[key], key))
    state.caches = by_side("caches", _artifacts)
    state.used_now = by_side("used_now", _artifacts)
    state.deck = _pile(parts["deck"], "deck")
    state.hands = by_side("hands", _cards)
    state.discard = _cards(parts["discard"], "discard")
    state.aside = tuple(_pile(parts["aside"], "aside"))
    state.won = by_side("won", _cards)
    state.knows = by_side("knows", _cards)
    state.hints = newest(_hint(part, sides) for part in _list(parts["hints"], CARDS * sides, "hints"))
    state.limits = by_side("limits", lambda value, where: expect_ints(value, 0, (1 << RANKS) - 1, CARDS, where))
    state.requests = by_side("requests", lambda value, where: tuple(_numbers(CARD_NUMBER, value, where)))
    state.gate = tuple(number for part in _list(parts["gate"], sides, "gate") for number in _owned(part, sides, "gate"))
    state.gates = expect_int(parts["gates"], 0, MOST, "gates")
    state.eligible = _bits(parts["eligible"], sides, "eligible")
    state.centre = expect_int(parts["centre"], 0, 1, "centre")
    state.holder = side_or_nobody("holder")
    state.bearer = side_or_nobody("bearer")
    state.bearer_gate = expect_int(parts["bearer_gate"], 0, MOST, "bearer_gate")
    state.trees = tuple(_laid_cards(part, "trees") for part in _list(parts["trees"], CARDS, "trees"))
    state.ridge = _laid_cards(parts["ridge"], "ridge")
    state.slopes = _slopes(parts["slopes"])
    state.plots = [one_card(value, "plots") for value in _list(parts["plots"], 8, "plots")]
    state.open = _bits(parts["open"], 8, "open")
    state.ghouls = [
        tuple(side * 256 + laid for side, laid in (_owned(part, sides, "ghouls") for part in _list(some, 2, "ghouls")))
        for some in _list(parts["ghouls"], 7, "ghouls")
    ]
    state.prizes = tuple(_pile(parts["prizes"], "prizes"))
    state.prize = one_card(parts["prize"], "prize")
    state.passed = expect_int(parts["passed"], 0, 1, "passed")
    state.idle = expect_int(parts["idle"], 0, MOST, "idle")
    return state


def _word(value: Any, words: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise CodecError(f"{where} says something it cannot say")
    return value


def _end(part: Any, sides: int) -> tuple[int, int, str]:
    values = _list(part, 3, "ends")
    if len(values) != 3:
        raise CodecError("ends is not a list of rite, winner and reason")
    return (
        _named(RITE_NUMBER, values[0], "ends"),
        expect_int(values[1], NOBODY, sides - 1, "ends"),
        _word(values[2], RITE_ENDS, "ends"),
    )


def _hint(part: Any, sides: int) -> tuple[int, int, int]:
    values = _list(part, 3, "hints")
    if len(values) != 3:
        raise CodecError("hints is not a list of cultist, card and places")
    return (
        expect_int(values[0], 0, sides - 1, "hints"),
        _named(CARD_NUMBER, values[1], "hints"),
        expect_int(values[2], 1, 255, "hints"),
    )


def _slopes(data: Any) -> list[tuple[int, ...]]:
    if not isinstance(data, dict):
        raise CodecError("slopes is not a table of piles")
    slopes: list[tuple[int, ...]] = [()] * SLOPES
    for pile, cards in data.items():
        if (
            not isinstance(pile, str)
            or not pile.isdecimal()
            or not pile.isascii()
            or len(pile) > 2
            or int(pile) >= SLOPES
        ):
            raise CodecError("slopes names a pile there is not")
        slopes[int(pile)] = _laid_cards(cards, "slopes")
    return slopes


# counting


def laid_out(state: RitesState) -> list[int]:
    """Every entity that lies anywhere, once for each place it lies in; the twins and Cthulhu are counted apart."""
    everywhere = [*state.deck, *state.aside, *state.prizes, *cards_in(state.discard)]
    for mask in (*state.hands, *state.won):
        everywhere += cards_in(mask)
    for laid in (*state.gate[1::2], *state.ridge, *(card for tree in state.trees for card in tree)):
        everywhere.append(laid & CARD_OF)
    for pile in state.slopes:
        everywhere += [laid & CARD_OF for laid in pile]
    for ghouls in state.ghouls:
        everywhere += [ghoul % 256 & CARD_OF for ghoul in ghouls]
    everywhere += [card for card in (*state.plots, state.prize) if card != TAKEN]
    return everywhere
