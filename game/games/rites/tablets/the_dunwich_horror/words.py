"""The Dunwich Horror in words."""

from collections.abc import Iterator, Sequence

from game.engine.option import NONE, Option
from game.games.rites.rules.cards import CARD_ID, CARD_NUMBER, TWINS
from game.games.rites.tablets.the_dunwich_horror.bots import reach_of
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, colored, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import PlotWords
from game.games.rites.words.tableview import CardTable, cards_of
from game.games.rites.words.written import Written
from game.language import spoken
from game.match.guide import Remark, Shine
from game.match.match import Match


def _pair(match: Match, table: CardTable, option: Option) -> str:
    sums = _sums(option)
    if option.kind == "reveal":
        turns = spoken.say("rites-tells-reveal-horror" if option.area else "rites-tells-reveal-wilbur")
        return f"{sums} {turns}"
    if option.kind == "forego":
        one, other = (spoken.name("rites-card", face(laid).id) for laid in cards_of(option)[:2])
        return spoken.say("rites-tells-forego", one=one, other=other)
    return f"{sums} {spoken.say('rites-tells-captures')}"


def _sums(option: Option) -> str:
    """What a pair is worth."""
    one, other = (face(laid) for laid in cards_of(option)[:2])
    both, apart = one.counts + other.counts, abs(one.counts - other.counts)
    return spoken.say("rites-tells-pair", one=one.counts, other=other.counts, sum=both, difference=apart)


def _reveal(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-reveal-horror" if option.area else "rites-hand-reveal-wilbur"), _sums(option)


def _capture(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-capture", number=option.area + 1), _sums(option)


def _knock(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-knock"), _sums(option)


def _forego(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    return spoken.say("rites-hand-forego" if option.number != NONE else "rites-hand-forego.one"), ""


_HOUSES = {0: "b7", 4: "b6"}
"""Whose walls begin there."""


HIGH_WALL = 7
"""From here on a wall that stands open is worth a turn."""
FEWER = 2
"""So many numbers fewer are worth a remark."""


def _open_wall(sight: Sight) -> Iterator[Remark]:
    """A high wall that was turned up earlier can be captured."""
    plots = sight.table.state["plots"]
    takes = sight.offered("capture") if sight.asked.kind == "dunwich" else []
    best = max(takes, key=lambda take: face_of(plots[take.area]).rank, default=None)
    if best is not None and face_of(plots[best.area]).rank >= HIGH_WALL:
        yield remark("open_wall", best.area, Shine(held([best.unit, best.number]), (f"place.plot:{best.area}",)),
                     number=best.area + 1, rank=face_of(plots[best.area]).rank)  # fmt: skip


def _reach(sight: Sight, pair: Option) -> int:
    """How many numbers the rest of the hand is worth, two by two."""
    rest = [CARD_NUMBER[card] for card in sight.me.hand if CARD_NUMBER[card] not in (pair.unit, pair.number)]
    return len([number for number in reach_of(rest) if number < 14])


def _pairs(sight: Sight) -> Iterator[Remark]:
    """Which pair leaves the better hand: to turn up a wall, or to be discarded where nothing else is left."""
    if sight.asked.kind != "dunwich" or sight.offered("capture"):
        return
    reveals = sight.offered("reveal")
    pairs: Sequence[Option] = reveals or [each for each in sight.offered("forego") if each.number != NONE]
    if not pairs:
        return
    best, worst = (choice(pairs, key=lambda pair: _reach(sight, pair)) for choice in (max, min))
    if _reach(sight, best) - _reach(sight, worst) >= FEWER:
        yield remark("second_pair" if reveals else "forego", f"{best.unit}.{best.number}",
                     Shine((), held([best.unit, best.number])), one=colored(best.unit), other=colored(best.number),
                     n=_reach(sight, best))  # fmt: skip


class DunwichWords(PlotWords):
    """Walls, pairs and knocks."""

    page = "rite_dunwich"
    piece = "wall"
    places = {"reveal": "house"}
    laid = {"pair": slice(1, 3), "forewent": slice(1, None)}
    captures = ("wall_captured",)
    knocks = ("knocked", "answered_knock")
    marks = {"knocked": "knock"}
    firsts = {"knocked": "knock"}
    events = {
        "handed_in": shape("side:side", "*cards:card"),
        "pair": shape("side:side", "card:laid", "other:laid"),
        "wall_revealed": shape("side:side", "card:card", "place:place"),
        "wall_captured": shape("side:side", "card:card", "place:place", weight=2),
        "knocked": shape("side:side", "card:card"),
        "answered_knock": shape("side:side"),
        "wall_stays": shape("card:card"),
        "voted": shape("side:side", "other:side"),
        "dispute_won": shape("side:side"),
        "forewent": shape("side:side", "*cards:card"),
    }
    questions = {
        "dunwich": (), "wall": ("twin:twin",), "uncovered": ("card:card",), "knock": ("other:side", "card:card"),
        "dispute": (), "vote": (),
    }  # fmt: skip
    confirmed = ("forego",)
    notices = (_open_wall, _pairs)
    tells = dict.fromkeys(
        (("dunwich", "reveal"), ("dunwich", "capture"), ("dunwich", "forego"), ("uncovered", "capture"),
         ("knock", "knock")),
        _pair,
    )  # fmt: skip
    offers = {
        ("dunwich", "reveal"): _reveal, ("dunwich", "capture"): _capture, ("dunwich", "forego"): _forego,
        ("uncovered", "capture"): _capture, ("knock", "knock"): _knock,
    }  # fmt: skip
    forms = {
        "forego": lambda option: "forego" if option.number != NONE
        else "forego_one" if option.unit != NONE else "forego_none"
    }  # fmt: skip
    kinds = {"twin": lambda twin: spoken.name("rites-card", CARD_ID[TWINS[twin]])}

    def lines(self, told: Written) -> list[str]:
        lines = []
        for plot, line in enumerate(super().lines(told)):
            lines += [face_of(_HOUSES[plot]).name + ":", line] if plot in _HOUSES else [line]
        return lines


WORDS = DunwichWords()
