"""At the Mountains of Madness in words."""

from collections.abc import Iterator

from game.engine.option import Option
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import SheddingWords, laid_face, nearly_out
from game.games.rites.words.tableview import CardTable
from game.games.rites.words.written import Written
from game.language import spoken
from game.language.values import Text
from game.match.guide import Remark, Shine
from game.match.match import Match


def _mountain(match: Match, table: CardTable, option: Option) -> str:
    mine = laid_face(option)
    if option.area == 0:
        return spoken.say("rites-tells-ridge", rank=mine.counts)
    half = "beneath" if option.area & 1 else "above"
    return spoken.say(f"rites-tells-{half}", rank=option.area >> 1)


def _put(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    """Where a card is put, as a menu at it says."""
    if option.area == 0:
        return spoken.say("rites-hand-ridge"), ""
    half = "beneath" if option.area & 1 else "above"
    return spoken.say(f"rites-hand-{half}", rank=option.area >> 1), ""


def _cliff(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-cliff"), spoken.say("rites-hand-cliff.note")


def _pile(pile: int) -> Text:
    """The ridge, or a slope of the mountains."""
    return say_pile("rites-pile", pile)


def say_pile(key: str, pile: int) -> Text:
    """A message about the ridge or a slope."""
    half = "ridge" if pile <= 1 else "beneath" if pile & 1 else "above"
    return spoken.say(key, half=half, rank=pile >> 1)


RUN = 3
"""From so many numbers in a row on, a hand says with what to begin."""
FEW = 3
"""With so few cards left a forbidden book must go."""


def _run(sight: Sight) -> Iterator[Remark]:
    """The first card of the mountains: the hand holds numbers in a row."""
    if sight.asked.kind != "elder_sign":
        return
    ranks = {each.rank for each in sight.hand if each.rank}
    runs = [[rank for rank in range(low, 14) if set(range(low, rank + 1)) <= ranks] for low in ranks]
    run = max(runs, key=len)
    if len(run) >= RUN:
        yield remark("run", "", Shine((), held([each for each in sight.hand if each.rank in run])),
                     low=run[0], high=run[-1])  # fmt: skip


def _book(sight: Sight) -> Iterator[Remark]:
    """A forbidden book can still go out as a cliff, and is nearly the last card."""
    books = [option.unit for option in sight.offered("cliff")]
    if books and len(sight.me.hand) <= FEW:
        yield remark("cliff", "", Shine((), held(books)))


class MountainsWords(SheddingWords):
    """Ridge and slopes, and hands that grow empty."""

    page = "rite_mountains"
    places = {"play": "pile", "pile": "pile"}
    laid = {"ridge": slice(1, 2), "slope": slice(1, 2), "cliff": slice(1, 3)}
    notices = (nearly_out, _run, _book)
    tells = {("mountain", "play"): _mountain}
    offers = {("mountain", "play"): _put, ("mountain", "cliff"): _cliff}
    events = {
        "ridge": shape("side:side", "card:card", "way:way", "number"),
        "slope": shape("side:side", "card:card", "way:way", "on:on"),
        "cliff": shape("side:side", "book:card", "card:card", "on:on"),
    }
    questions = {
        "elder_sign": ("step:text",), "mountain": ("step:text",), "cliff_card": ("card:card",),
        "cliff_pile": ("book:card", "card:card"),
    }  # fmt: skip
    reasons = {"drawn_only": ("card:card",), "no_book_first": ("card:card",), "fits_no_slope": ("card:card",)}
    variants = {"mountain": lambda decision: str(decision.about[0])}
    kinds = {"pile": _pile, "on": lambda pile: say_pile("rites-pile.on", pile)}

    def lines(self, told: Written) -> list[str]:
        piles = [(0, told.state["ridge"]), *((int(pile), cards) for pile, cards in told.state["slopes"].items())]
        return [told.place(say_pile("rites-pile.label", pile), cards) for pile, cards in piles]


WORDS = MountainsWords()
