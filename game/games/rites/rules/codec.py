"""A state in words: the format of saves, of set-ups and, with what a seat does not know left out, of views.

Cards are written ``g11``, laid cards that count as another rank ``g5+`` or ``g5-``, hidden ones ``?``. Piles are
listed from their top.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.errors import CodecError
from game.engine.plain import expect_int, expect_ints, expect_keys
from game.games.rites.rules.cards import (
    ALL_CARDS,
    ARTIFACT_ID,
    ARTIFACT_NUMBER,
    CARD_ID,
    CARD_NUMBER,
    CARDS,
    LAID_ID,
    LAID_NUMBER,
    RANKS,
    RITE_ID,
    RITE_NUMBER,
    cards_in,
)
from game.games.rites.rules.moves import hands_open, newest
from game.games.rites.rules.registry import RITES, Rite, all_ids
from game.games.rites.rules.state import FIRST_WRITTEN, NOBODY, TAKEN, RitesState

HIDDEN = "?"
NO_CARD = ""


# parts out of words, for the rites' own states too: everything here raises ``CodecError``


def laid_named(cards: Sequence[int]) -> list[str]:
    """Laid cards by name."""
    return [LAID_ID[card] for card in cards]


def one_named(table: Mapping[str, int], value: Any, where: str) -> int:
    """The number of a name in a table."""
    if not isinstance(value, str) or value not in table:
        raise CodecError(f"{where} names {str(value)[:20]!r}, which there is not")
    return table[value]


def some(value: Any, most: int, where: str) -> list[Any]:
    """A list of at most so many."""
    if not isinstance(value, (list, tuple)) or len(value) > most:
        raise CodecError(f"{where} is not a list of at most {most}")
    return list(value)


def numbers(table: Mapping[str, int], value: Any, where: str) -> list[int]:
    """The numbers of names in a table, none twice."""
    found = [one_named(table, part, where) for part in some(value, CARDS, where)]
    if len(set(found)) != len(found):
        raise CodecError(f"{where} names something twice")
    return found


def mask_in(table: Mapping[str, int]) -> Callable[[Any, str], int]:
    """A reader of names as a mask of their numbers."""
    return lambda value, where: sum(1 << number for number in numbers(table, value, where))


cards = mask_in(CARD_NUMBER)
artifacts = mask_in(ARTIFACT_NUMBER)


def bits(value: Any, limit: int, where: str) -> int:
    """Numbers below a limit as a mask."""
    mask = 0
    for number in expect_ints(value, 0, limit - 1, limit, where):
        mask |= 1 << number
    return mask


def pile(value: Any, where: str) -> list[int]:
    """A pile of cards, top last, from a list with the top first."""
    return numbers(CARD_NUMBER, value, where)[::-1]


def card_or_none(value: Any, where: str) -> int:
    """A card, or TAKEN."""
    return TAKEN if value == NO_CARD else one_named(CARD_NUMBER, value, where)


def laid_cards(value: Any, where: str) -> tuple[int, ...]:
    """Cards as they are laid."""
    return tuple(numbers(LAID_NUMBER, value, where))


def owned(value: Any, sides: int, where: str) -> tuple[int, int]:
    """A cultist and a card as she has laid it."""
    pair = some(value, 2, where)
    if len(pair) != 2:
        raise CodecError(f"{where} is not a cultist and a card")
    return expect_int(pair[0], 0, sides - 1, where), one_named(LAID_NUMBER, pair[1], where)


def side_or_nobody(parts: Mapping[str, Any], key: str, sides: int) -> int:
    """A cultist or NOBODY."""
    return expect_int(parts[key], NOBODY, sides - 1, key)


def cards_named(mask: int) -> list[str]:
    """The cards of a mask by name."""
    return [CARD_ID[card] for card in cards_in(mask)]


def artifacts_named(mask: int) -> list[str]:
    """The artifacts of a mask by id."""
    return [ARTIFACT_ID[number] for number in cards_in(mask)]


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

    written: dict[str, Any] = {
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
    }
    for key, value in FIRST_WRITTEN.items():
        written[key] = value.copy() if isinstance(value, (list, dict)) else value
    written.update(state.own.write(name))
    return written


# reading


def rite_of(data: dict[str, Any]) -> Rite:
    """The rite that a state's data names; what holds between rites where it names none."""
    name = data.get("rite")
    return RITES[RITE_NUMBER.get(name, NOBODY) if isinstance(name, str) else NOBODY]


def read_state(data: Any, sides: int) -> RitesState:
    """The state that ``write_state`` wrote whole; raises ``CodecError`` for anything else."""
    rite = rite_of(data) if isinstance(data, dict) else RITES[NOBODY]
    parts = expect_keys(data, rite.written, "the state")
    for key in rite.foreign:
        if parts[key] != FIRST_WRITTEN[key]:
            raise CodecError(f"{key} belongs to another rite than the one that is performed")
    state = RitesState.fresh_game(sides)

    def by_side(key: str, read: Callable[[Any, str], Any]) -> list[Any]:
        values = some(parts[key], sides, key)
        if len(values) != sides:
            raise CodecError(f"{key} is not a list of {sides}")
        return [read(value, key) for value in values]

    state.number = expect_int(parts["number"], 0, len(RITE_ID), "number")
    state.rite = NOBODY if parts["rite"] is None else one_named(RITE_NUMBER, parts["rite"], "rite")
    state.used = mask_in(RITE_NUMBER)(parts["used"], "used")
    state.grand = expect_int(parts["grand"], 0, sides - 1, "grand")
    state.lead = expect_int(parts["lead"], 0, sides - 1, "lead")
    state.active = side_or_nobody(parts, "active", sides)
    state.ends = tuple(_end(part, sides) for part in some(parts["ends"], len(RITE_ID), "ends"))
    state.ending = _word(parts["ending"], ("", "scored"), "ending")
    state.relics = tuple(numbers(ARTIFACT_NUMBER, parts["relics"], "relics")[::-1])
    for key in ("coveted", "gone", "spent", "fresh", "appeared", "running"):
        setattr(state, key, artifacts(parts[key], key))
    state.caches = by_side("caches", artifacts)
    state.used_now = by_side("used_now", artifacts)
    state.deck = pile(parts["deck"], "deck")
    state.hands = by_side("hands", cards)
    state.discard = cards(parts["discard"], "discard")
    state.aside = tuple(pile(parts["aside"], "aside"))
    state.won = by_side("won", cards)
    state.knows = by_side("knows", cards)
    state.hints = newest(_hint(part, sides) for part in some(parts["hints"], CARDS * sides, "hints"))
    state.limits = by_side("limits", lambda value, where: expect_ints(value, 0, (1 << RANKS) - 1, CARDS, where))
    state.requests = by_side("requests", lambda value, where: tuple(numbers(CARD_NUMBER, value, where)))
    state.own = rite.own.read(parts, sides)
    return state


def _word(value: Any, words: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise CodecError(f"{where} says something it cannot say")
    return value


def _end(part: Any, sides: int) -> tuple[int, int, str]:
    values = some(part, 3, "ends")
    if len(values) != 3:
        raise CodecError("ends is not a list of rite, winner and reason")
    return (
        one_named(RITE_NUMBER, values[0], "ends"),
        expect_int(values[1], NOBODY, sides - 1, "ends"),
        _word(values[2], all_ids().ends, "ends"),
    )


def _hint(part: Any, sides: int) -> tuple[int, int, int]:
    values = some(part, 3, "hints")
    if len(values) != 3:
        raise CodecError("hints is not a list of cultist, card and places")
    return (
        expect_int(values[0], 0, sides - 1, "hints"),
        one_named(CARD_NUMBER, values[1], "hints"),
        expect_int(values[2], 1, 255, "hints"),
    )


def laid_out(state: RitesState) -> list[int]:
    """Every entity that lies anywhere, once for each place it lies in."""
    everywhere = [*state.deck, *state.aside, *cards_in(state.discard), *state.own.cards()]
    for mask in (*state.hands, *state.won):
        everywhere += cards_in(mask)
    return everywhere
