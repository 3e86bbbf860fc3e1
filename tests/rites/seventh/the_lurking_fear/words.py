"""The Lurking Fear in words."""

from game.games.rites.words.particulars import shape
from game.games.rites.words.ritewords import RiteWords
from game.language.values import markup


class LurkingWords(RiteWords):
    """A den."""

    events = {"lurked": shape("side:side", "card:card"), "crept_out": shape("side:side", "card:card")}
    questions = {"lurk": ()}
    laid = {"crept_out": slice(1, 2)}
    tells = {("lurk", "play"): lambda match, table, option: "Nobody sees it."}

    def tally(self, table, side):
        """Nothing is captured."""
        return str(len(table.state["den"])), "in the den"

    def progress(self, table):
        """How full the den is."""
        return f"{len(table.state['den'])} lurk"

    def lines(self, told):
        """The den."""
        return [told.place(markup("Den"), told.state["den"])]


WORDS = LurkingWords()
