"""The Dunwich Horror in words."""

from game.engine.option import NONE, Option
from game.games.rites.words.faces import face
from game.games.rites.words.ritewords import PlotWords, Written, say
from game.games.rites.words.tableview import CardTable, cards_of
from game.match.match import Match


def _pair(match: Match, table: CardTable, option: Option) -> str:
    one, other = (face(laid) for laid in cards_of(option)[:2])
    both, apart = one.counts + other.counts, abs(one.counts - other.counts)
    sums = say("pair", one=one.counts, other=other.counts, sum=both, difference=apart)
    if option.kind == "reveal":
        return f"{sums} " + say("reveal_horror" if option.area else "reveal_wilbur")
    if option.kind == "forego":
        return say("forego", one=one.name, other=other.name)
    return f"{sums} " + say("captures")


_HOUSES = {0: "Wilbur Whateley", 4: "The Dunwich Horror"}


class DunwichWords(PlotWords):
    """Walls, pairs and knocks."""

    page = "rite_dunwich"
    piece, none, plot = "wall", "no wall yet", "Wall"
    places = {"reveal": "house"}
    laid = {"pair": slice(1, 3), "forewent": slice(1, None)}
    captures = ("wall_captured",)
    knocks = ("knocked", "answered_knock")
    marks = {"knocked": "knock"}
    firsts = {"knocked": "knock"}
    confirmed = ("forego",)
    tells = dict.fromkeys(
        (("dunwich", "reveal"), ("dunwich", "capture"), ("dunwich", "forego"), ("uncovered", "capture"),
         ("knock", "knock")),
        _pair,
    )  # fmt: skip
    forms = {
        "forego": lambda option: "forego" if option.number != NONE
        else "forego_one" if option.unit != NONE else "forego_none"
    }  # fmt: skip
    kinds = {"twin": lambda names, twin: names.grammar["horror" if twin else "wilbur"]}

    def lines(self, told: Written) -> list[str]:
        lines = []
        for plot, line in enumerate(super().lines(told)):
            lines += [f"{_HOUSES[plot]}:", line] if plot in _HOUSES else [line]
        return lines


WORDS = DunwichWords()
