"""The Tree on the Hill in words."""

from game.engine.option import Option
from game.games.rites.words.faces import face_of
from game.games.rites.words.ritewords import SheddingWords, Written, laid_face, say
from game.games.rites.words.tableview import CardTable
from game.match.match import Match
from game.match.texts import counted


def _tree(match: Match, table: CardTable, option: Option) -> str:
    """Whether it is a double play."""
    trees = table.state["trees"]
    if option.area >= len(trees):
        return say("plants", number=len(trees) + 1)
    mine, tree = laid_face(option), [face_of(card) for card in trees[option.area]]
    completes = len(tree) == 3
    near = any(each.cult == mine.cult and abs(each.counts - mine.counts) == 1 for each in tree)
    key = "completes" if completes else "double" if near else "grows"
    return say(key, number=option.area + 1)


class TreeWords(SheddingWords):
    """Trees, and hands that grow empty."""

    page = "rite_tree"
    places = {"play": "tree"}
    laid = {"planted": slice(1, 2), "grew": slice(1, 2)}
    tells = {("tree", "play"): _tree}
    variants = {"tree": lambda decision: str(decision.about[0])}

    def progress(self, table: CardTable) -> str:
        trees = table.state["trees"]
        return f"{counted(len(trees), 'tree')}, {sum(len(tree) >= 4 for tree in trees)} grown"

    def lines(self, told: Written) -> list[str]:
        return [f"Tree {number}: {told.cards(tree)}" for number, tree in enumerate(told.state["trees"], 1)]


WORDS = TreeWords()
