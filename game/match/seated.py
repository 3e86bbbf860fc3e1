"""Who sits where, and how far a match is, in words: for menus, whatever the game."""

from game.games.rites.words.faces import rite_name
from game.games.rites.words.tableview import read_cards
from game.games.wars.words.tableview import read_table
from game.match.games import of_wars
from game.match.match import Match
from game.match.words import words


def seated(match: Match) -> list[tuple[str, str, int]]:
    """What is played, who plays it, and the number of the seat, side by side as they sit."""
    if of_wars(match.rules):
        table = read_table(match, None)
        return [(words().name("faction", side.faction), side.name, side.seat) for side in table.sides]
    return [(f"Cultist {number + 1}", seat.name, number) for number, seat in enumerate(match.seats)]


def standing(match: Match) -> str:
    """How far the match is: "Turn 4 · Action", "Rite 2 of 4 · The Hound"."""
    if of_wars(match.rules):
        state = read_table(match, None)
        return f"Turn {state.turn} · {words().name('phase', state.phase)}"
    table = read_cards(match, None)
    name = rite_name(table.rite) if table.rite else "choosing a rite"
    return f"Rite {max(table.number, 1)} of {table.rites} · {name}" if table.rites > 1 else name
