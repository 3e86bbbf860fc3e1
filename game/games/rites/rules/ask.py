"""Short ways to put a question."""

from collections.abc import Iterable

from game.engine.decision import Decision
from game.engine.option import NONE, Option, option
from game.games.rites.rules.cards import CARD_OF, SHIFTS

NO, DONE, DRAW = option("no"), option("done"), option("draw")


def private(
    side: int, kind: str, options: list[Option], about: tuple[int | str, ...] = (), default: Option | None = None
) -> Decision:
    """A question that all know to be asked, but whose choices depend on what only the cultist knows.

    It is put even if there is one option, since passing it over would tell that there is but one.
    """
    return Decision(side, side, kind, options, about, default, always=True)


def secret(
    side: int, kind: str, options: list[Option], about: tuple[int | str, ...] = (), default: Option | None = None
) -> Decision:
    """A question of a simultaneous round: nobody sees who has been asked or has answered."""
    return Decision(side, side, kind, options, about, default, secret=True)


def public(
    side: int, kind: str, options: list[Option], about: tuple[int | str, ...] = (), default: Option | None = None
) -> Decision:
    """A question whose choices all can see; with one option nobody is asked."""
    return Decision(side, side, kind, options, about, default)


def card_options(kind: str, cards: Iterable[int]) -> list[Option]:
    """Options naming cards."""
    return [option(kind, unit=card) for card in cards]


def side_options(kind: str, sides: Iterable[int]) -> list[Option]:
    """Options naming cultists."""
    return [option(kind, side=side) for side in sides]


def play_option(laid: int, area: int) -> Option:
    """The option to play a card somewhere, counting as the rank it is laid with."""
    return option("play", area=area, unit=laid & CARD_OF, number=laid >> 6 or NONE)


def laid_by(chosen: Option) -> int:
    """The card as the option lays it."""
    return chosen.unit + (0 if chosen.number == NONE else SHIFTS[chosen.number])
