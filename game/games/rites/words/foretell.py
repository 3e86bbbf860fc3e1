"""What choosing an option would do, in a sentence: for whoever points at a card. Made from what the seat sees."""

from game.engine.option import NONE, Option
from game.games.rites.rules.cards import SHIFTS
from game.games.rites.words.faces import Face, face
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import CardTable
from game.match.match import Match
from game.match.words import fill, words


def foretell(match: Match, table: CardTable, kind: str, option: Option) -> str:
    """What would follow from an option of a question of this kind; empty where its label says it all."""
    told = words_of(table.rite).tells.get((kind, option.kind))
    return told(match, table, option) if told else ""


def say(key: str, **values: object) -> str:
    """A sentence by its key, with its blanks filled in."""
    return fill(words().tables["rites"]["foretell"][key], values.__getitem__)


def laid_face(option: Option) -> Face:
    """The face of the card an option plays, as it is laid."""
    shift = SHIFTS[option.number] if option.kind == "play" and option.number != NONE else 0
    return face(option.unit + shift)
