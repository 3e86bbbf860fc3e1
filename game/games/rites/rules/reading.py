"""Parts of a state out of words, for the codec and the rites' own; everything here raises ``CodecError``."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.errors import CodecError
from game.engine.plain import expect_int, expect_ints
from game.games.rites.rules.cards import ARTIFACT_NUMBER, CARD_NUMBER, CARDS, LAID_ID, LAID_NUMBER
from game.games.rites.rules.state import NOBODY, TAKEN

HIDDEN = "?"
NO_CARD = ""


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
