"""A state in words: the format of saves, of set-ups and, with what a seat does not know left out, of views.

Cards are written ``g11``, laid cards that count as another rank ``g5+`` or ``g5-``, hidden ones ``?``. Piles are
listed from their top.
"""

from collections.abc import Callable
from typing import Any

from game.engine.errors import CodecError
from game.engine.plain import expect_int, expect_ints, expect_keys
from game.games.rites.rules import reading
from game.games.rites.rules.cards import (
    ALL_CARDS,
    ARTIFACT_ID,
    ARTIFACT_NUMBER,
    CARD_ID,
    CARD_NUMBER,
    CARDS,
    RANKS,
    RITE_ID,
    RITE_NUMBER,
    cards_in,
)
from game.games.rites.rules.moves import hands_open, newest
from game.games.rites.rules.reading import HIDDEN
from game.games.rites.rules.registry import RITES, Rite, all_ids
from game.games.rites.rules.state import FIRST_WRITTEN, NOBODY, RitesState


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
        values = reading.some(parts[key], sides, key)
        if len(values) != sides:
            raise CodecError(f"{key} is not a list of {sides}")
        return [read(value, key) for value in values]

    state.number = expect_int(parts["number"], 0, len(RITE_ID), "number")
    state.rite = NOBODY if parts["rite"] is None else reading.one_named(RITE_NUMBER, parts["rite"], "rite")
    state.used = reading.mask_in(RITE_NUMBER)(parts["used"], "used")
    state.grand = expect_int(parts["grand"], 0, sides - 1, "grand")
    state.lead = expect_int(parts["lead"], 0, sides - 1, "lead")
    state.active = reading.side_or_nobody(parts, "active", sides)
    state.ends = tuple(_end(part, sides) for part in reading.some(parts["ends"], len(RITE_ID), "ends"))
    state.ending = _word(parts["ending"], ("", "scored"), "ending")
    state.relics = tuple(reading.numbers(ARTIFACT_NUMBER, parts["relics"], "relics")[::-1])
    for key in ("coveted", "gone", "spent", "fresh", "appeared", "running"):
        setattr(state, key, reading.artifacts(parts[key], key))
    state.caches = by_side("caches", reading.artifacts)
    state.used_now = by_side("used_now", reading.artifacts)
    state.deck = reading.pile(parts["deck"], "deck")
    state.hands = by_side("hands", reading.cards)
    state.discard = reading.cards(parts["discard"], "discard")
    state.aside = tuple(reading.pile(parts["aside"], "aside"))
    state.won = by_side("won", reading.cards)
    state.knows = by_side("knows", reading.cards)
    state.hints = newest(_hint(part, sides) for part in reading.some(parts["hints"], CARDS * sides, "hints"))
    state.limits = by_side("limits", lambda value, where: expect_ints(value, 0, (1 << RANKS) - 1, CARDS, where))
    state.requests = by_side("requests", lambda value, where: tuple(reading.numbers(CARD_NUMBER, value, where)))
    state.own = rite.own.read(parts, sides)
    return state


def _word(value: Any, words: tuple[str, ...], where: str) -> str:
    if not isinstance(value, str) or value not in words:
        raise CodecError(f"{where} says something it cannot say")
    return value


def _end(part: Any, sides: int) -> tuple[int, int, str]:
    values = reading.some(part, 3, "ends")
    if len(values) != 3:
        raise CodecError("ends is not a list of rite, winner and reason")
    return (
        reading.one_named(RITE_NUMBER, values[0], "ends"),
        expect_int(values[1], NOBODY, sides - 1, "ends"),
        _word(values[2], all_ids().ends, "ends"),
    )


def _hint(part: Any, sides: int) -> tuple[int, int, int]:
    values = reading.some(part, 3, "hints")
    if len(values) != 3:
        raise CodecError("hints is not a list of cultist, card and places")
    return (
        expect_int(values[0], 0, sides - 1, "hints"),
        reading.one_named(CARD_NUMBER, values[1], "hints"),
        expect_int(values[2], 1, 255, "hints"),
    )


def laid_out(state: RitesState) -> list[int]:
    """Every entity that lies anywhere, once for each place it lies in."""
    everywhere = [*state.deck, *state.aside, *cards_in(state.discard), *state.own.cards()]
    for mask in (*state.hands, *state.won):
        everywhere += cards_in(mask)
    return everywhere
