"""At the Mountains of Madness in words."""

from game.engine.option import Option
from game.games.rites.words.ritewords import RitesNames, SheddingWords, Written, laid_face, say
from game.games.rites.words.tableview import CardTable
from game.match.match import Match


def _mountain(match: Match, table: CardTable, option: Option) -> str:
    mine = laid_face(option)
    if option.area == 0:
        return say("ridge", rank=mine.counts)
    half = "beneath" if option.area & 1 else "above"
    return say(f"slope_{half}", rank=option.area >> 1)


def pile_named(names: RitesNames, pile: int) -> str:
    """The ridge, or a slope of the mountains."""
    if pile <= 1:
        return names.grammar["ridge"]
    return names.fill("beneath" if pile & 1 else "above", rank=pile >> 1)


class MountainsWords(SheddingWords):
    """Ridge and slopes, and hands that grow empty."""

    page = "rite_mountains"
    places = {"play": "pile", "pile": "pile"}
    laid = {"ridge": slice(1, 2), "slope": slice(1, 2), "cliff": slice(1, 3)}
    tells = {("mountain", "play"): _mountain}
    variants = {"mountain": lambda decision: str(decision.about[0])}
    kinds = {"pile": pile_named}

    def lines(self, told: Written) -> list[str]:
        slopes = told.state["slopes"].items()
        named = [f"  {pile_named(told.names, int(pile))}: {told.cards(cards)}" for pile, cards in slopes]
        return [f"Ridge: {told.cards(told.state['ridge'])}", *named]


WORDS = MountainsWords()
