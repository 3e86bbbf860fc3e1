"""The Tree on the Hill in words."""

from collections.abc import Iterator

from game.engine.option import Option
from game.games.rites.words.faces import face, face_of
from game.games.rites.words.particulars import shape
from game.games.rites.words.remarks import Sight, colored, held
from game.games.rites.words.remarks import say as remark
from game.games.rites.words.ritewords import SheddingWords, laid_face, nearly_out
from game.games.rites.words.tableview import CardTable
from game.games.rites.words.written import Written
from game.language import spoken
from game.match.guide import Remark, Shine
from game.match.match import Match


def _tree(match: Match, table: CardTable, option: Option) -> str:
    """Whether it is a double play."""
    return spoken.say(f"rites-tells-{_way(table, option)}", number=option.area + 1)


def _put(match: Match, table: CardTable, option: Option) -> tuple[str, str]:
    """Where a card is put, as a menu at it says, and whether it is a double play."""
    way, number = _way(table, option), option.area + 1
    if way == "plants":
        return spoken.say("rites-hand-tree.plants", number=number), ""
    return spoken.say("rites-hand-tree", number=number), "" if way == "grows" else spoken.say(f"rites-hand-tree.{way}")


def _way(table: CardTable, option: Option) -> str:
    """What a card does to its tree."""
    trees = table.state["trees"]
    if option.area >= len(trees):
        return "plants"
    mine, tree = laid_face(option), [face_of(card) for card in trees[option.area]]
    near = any(each.cult == mine.cult and abs(each.counts - mine.counts) == 1 for each in tree)
    return "completes" if len(tree) == 3 else "double" if near else "grows"


def _double(sight: Sight) -> Iterator[Remark]:
    """Some of the cards that fit give another play, and others do not."""
    plays = sight.offered("play")
    ways = {play: _way(sight.table, play) for play in plays}
    doubles = [play for play in plays if ways[play] in ("completes", "double")]
    if not doubles or len(doubles) == len(plays) or len(sight.me.hand) < 2:
        return
    play = doubles[0]
    card, tree = held([play.unit])[0], f"place.tree:{play.area}"
    yield remark("double", card, Shine((card,), (tree,), ((card, tree),)), ways[play], card=colored(face(play.unit)),
                 number=play.area + 1)  # fmt: skip


class TreeWords(SheddingWords):
    """Trees, and hands that grow empty."""

    page = "rite_tree"
    places = {"play": "tree"}
    laid = {"planted": slice(1, 2), "grew": slice(1, 2)}
    notices = (nearly_out, _double)
    tells = {("tree", "play"): _tree}
    offers = {("tree", "play"): _put}
    events = {
        "planted": shape("side:side", "card:card", "way:way", "place:place"),
        "grew": shape("side:side", "card:card", "way:way", "place:place", "double"),
    }
    questions = {"tree": ("step:text",)}
    reasons = {"fits_no_tree": ("card:card",), "drawn_only": ("card:card",)}
    variants = {"tree": lambda decision: str(decision.about[0])}

    def progress(self, table: CardTable) -> str:
        trees = table.state["trees"]
        return spoken.say("rites-progress-trees", trees=len(trees), grown=sum(len(tree) >= 4 for tree in trees))

    def lines(self, told: Written) -> list[str]:
        trees = enumerate(told.state["trees"], 1)
        return [told.place(spoken.say("rites-lines-tree", number=number), tree) for number, tree in trees]


WORDS = TreeWords()
