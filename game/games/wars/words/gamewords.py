"""Cthulhu Wars in words: what the program asks of it."""

from game.engine.rules import Rules
from game.games.wars.words.chronicle import WarsTeller
from game.games.wars.words.names import WarsNames
from game.games.wars.words.tableview import read_table
from game.match.gamewords import GameWords
from game.match.match import Match
from game.match.texts import Texts
from game.match.words import words


class WarsWords(GameWords):
    """Cthulhu Wars, and the games built on it, in words."""

    tongue = "wars"

    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> WarsNames:
        return WarsNames(texts, rules, marked)

    def teller(self, texts: Texts, rules: Rules) -> WarsTeller:
        return WarsTeller(texts, rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(words().name("faction", side.faction), side.name, side.seat) for side in read_table(match, None).sides]

    def standing(self, match: Match) -> str:
        table = read_table(match, None)
        return f"Turn {table.turn} · {words().name('phase', table.phase)}"


WORDS = WarsWords()
