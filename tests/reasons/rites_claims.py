"""What each reason of Rites of Cthulhu claims, as a predicate on the asked cultist's view.

As in ``wars_claims``: ``(view, refused, *arguments)``, without a call of what made the reason.
"""

from collections.abc import Callable
from typing import Any

from game.engine.option import Option
from game.games.rites.rules.cards import CARD_ID

View = dict[str, Any]
Claim = Callable[..., bool]


def _rank(card: str) -> int:
    """The number of a card; the Camera Obscura has made it one more or less where that is written behind it."""
    number, shift = card[1:].rstrip("+-"), card[-1]
    return int(number) + (1 if shift == "+" else -1 if shift == "-" else 0)


def fits_no_tree(view: View, refused: Option, card: int) -> bool:
    """At every tree that is not grown the number is too far from both ends."""
    window = view["setup"]["options"].get("tree_window", False)
    growing = [[_rank(each) for each in tree] for tree in view["state"]["trees"] if len(tree) < 4]
    return bool(growing) and not any(_grows(tree, _rank(CARD_ID[card]), window) for tree in growing)


def _grows(tree: list[int], rank: int, window: bool) -> bool:
    if rank in tree:
        return False
    together = [*tree, rank]
    return max(together) - min(together) < 4 if window else rank in (min(tree) - 1, max(tree) + 1)


def _drawn(view: View) -> str:
    """The card that the cultist has just drawn."""
    turn = view["stack"][-1]
    assert turn[2] == "drawn"
    return CARD_ID[turn[3]]


def drawn_only(view: View, refused: Option, card: int) -> bool:
    """It is another one than the card just drawn."""
    return CARD_ID[card] != _drawn(view)


def no_book_first(view: View, refused: Option, card: int) -> bool:
    """No Elder Sign lies there, and the card is a forbidden book."""
    return not view["state"]["ridge"] and _rank(CARD_ID[card]) == 0


def fits_no_slope(view: View, refused: Option, card: int) -> bool:
    """The number is next to neither end of the ridge, and to no top of a slope, begun or not."""
    ridge = [_rank(each) for each in view["state"]["ridge"]]
    slopes = {int(pile): _rank(cards[-1]) for pile, cards in view["state"]["slopes"].items() if cards}
    tops = {slopes.get(2 * rank + half, rank) for rank in ridge for half in (0, 1)}
    rank = _rank(CARD_ID[card])
    return bool(ridge) and not any(abs(rank - top) == 1 for top in tops)


def grave_looted(view: View, refused: Option, place: int) -> bool:
    """Nothing lies there any more."""
    return view["state"]["plots"][place] == ""


def own_ghoul_there(view: View, refused: Option, place: int) -> bool:
    """A ghoul of hers is there, or two are."""
    ghouls, side = view["state"]["ghouls"][place], view["decision"]["side"]
    return len(ghouls) == 2 or any(owner == side for owner, *_ in ghouls)


CLAIMS: dict[str, Claim] = {
    each.__name__: each
    for each in (
        fits_no_tree, drawn_only, no_book_first, fits_no_slope, grave_looted, own_ghoul_there,
    )
}  # fmt: skip
"""By code."""
