"""How what is in a record is called: sides, maps, bots, results, in the words the player reads."""

from game.games.registry import facts_of, game_name, games
from game.match.chronicle.records import Sitter, Summary
from game.match.cleaned import local
from game.match.texts import listed
from game.match.words import Words, words

PERSON, TURNS = "person", "turns"


def _named(kind: str, key: str) -> str:
    speech: Words = words()
    return speech.name(kind, key) if speech.has(kind, key) else ""


def side_name(side: str) -> str:
    """A faction's name; empty for a side that is called by its player."""
    return _named("faction", side)


def map_name(board: str) -> str:
    """A map's name; empty where a game has none."""
    return _named("map", board) or board.replace("_", " ").title()


def time_words(game: str) -> str:
    """What a game's length is counted in: turns, rites."""
    return facts_of(game).counted.time if game in games() else TURNS


def bot_name(bot: str) -> str:
    """A bot's level; somebody else's bot by its own name."""
    return _named("bot", bot) or bot


def sitter_name(sitter: Sitter) -> str:
    """Who sat there: the name, or the level of a bot without one."""
    return sitter.name or (bot_name(sitter.bot) if sitter.bot else "")


def winner_names(game: Summary) -> list[str]:
    return [sitter_name(game.seats[seat]) for seat in game.winners if seat < len(game.seats)]


def outcome(game: Summary) -> str:
    """How a game ended, in a few words: "Ada won", "Ada and Bruno share the victory", "Humanity survived"."""
    names = winner_names(game)
    if not names:
        return "Humanity survived" if game.humanity else "Nobody won"
    if len(names) == 1:
        return f"{names[0]} won"
    return f"{listed(names)} share the victory"


def told(game: Summary) -> str:
    """Everything about a game that can be sought, in small letters."""
    parts = [game_name(game.game), map_name(game.map), game.campaign, outcome(game), str(game.seed)]
    for sitter in game.seats:
        parts += [sitter.name, bot_name(sitter.bot) if sitter.bot else ""]
    parts += [side_name(side.id) for side in game.sides]
    day = local(game.date)
    parts += [f"{day:%Y-%m-%d}", f"{day.day} {day:%B %Y}"]
    return " ".join(parts).casefold()
