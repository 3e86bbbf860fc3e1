"""Rites of Cthulhu in words: what the program asks of it."""

from game.engine.rules import Rules
from game.games.rites.words.chronicle import RitesTeller
from game.games.rites.words.faces import rite_name
from game.games.rites.words.names import RitesNames
from game.games.rites.words.records import RitesRecords
from game.games.rites.words.tableview import read_cards
from game.match.counsel import Counsellor
from game.match.gamewords import GameWords
from game.match.history import When
from game.match.match import Match
from game.match.texts import Texts


class RitesWords(GameWords):
    """Rites of Cthulhu in words."""

    tongue = "rites"
    records = RitesRecords()

    def names(self, texts: Texts, rules: Rules, marked: bool = False) -> RitesNames:
        return RitesNames(texts, rules, marked)

    def teller(self, texts: Texts, rules: Rules) -> RitesTeller:
        return RitesTeller(texts, rules)

    def seated(self, match: Match) -> list[tuple[str, str, int]]:
        return [(f"Cultist {number + 1}", seat.name, number) for number, seat in enumerate(match.seats)]

    def standing(self, match: Match) -> str:
        table = read_cards(match, None)
        name = rite_name(table.rite) if table.rite else "choosing a rite"
        return f"Rite {max(table.number, 1)} of {table.rites} · {name}" if table.rites > 1 else name

    def time(self, when: When) -> str:
        return f"Rite {when.turn}, {rite_name(when.phase)}"

    def counsellor(self) -> Counsellor:
        from game.games.rites.words.counsel import RitesCounsellor

        return RitesCounsellor()


WORDS = RitesWords()
