"""Out of the Aeons in words."""

from game.engine.option import Option
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import RiteWords, Written, laid_face, say
from game.games.rites.words.tableview import CardTable
from game.match.match import Match
from game.match.texts import counted


def _bid(match: Match, table: CardTable, option: Option) -> str:
    return say("bid", rank=laid_face(option).counts, prize=face_of(table.state["prize"]).rank)


class AeonsWords(RiteWords):
    """Prizes and bids."""

    page = "rite_aeons"
    laid = {"bid": slice(1, 2)}
    follows = ("prize",)
    captures = ("prize_captured",)
    declines = ("keep",)
    firsts = {"prize_tied": "tied"}
    tells = {("bid", "play"): _bid}

    def points(self, won: tuple[str, ...]) -> int:
        """The highest counts twice with The Book of Azathoth."""
        ranks = [face_of(card).rank for card in won]
        return sum(ranks) + (max(ranks) if "y0" in won else 0)

    def progress(self, table: CardTable) -> str:
        return f"{counted(len(table.state['prizes']) + bool(table.state['prize']), 'prize')} left"

    def lines(self, told: Written) -> list[str]:
        state = told.state
        bid = told.card(state["prize"]) if state["prize"] else "nothing yet"
        return [f"Bid for: {bid}; {counted(len(state['prizes']), 'yellow card')} to come."]


WORDS = AeonsWords()
