"""How what a record holds is called; which finished games are meant, by person, faction, result, words and so on."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from game.bots.temperaments import temperament_of
from game.games.registry import facts_of, game_name, games
from game.language.folding import folded
from game.language.spoken import has, name, per_language, say
from game.language.values import Text as TextOf
from game.language.values import day_of, markup
from game.match.chronicle.records import Sitter, Summary
from game.match.cleaned import local
from game.match.handedover import marked
from game.match.seats import told_name
from game.match.words import Words, words

PERSON, TURNS = "person", "turns"
ANY = ""
WON, ALONE, SHARED, LOST, NOBODY = "won", "alone", "shared", "lost", "nobody"
RESULTS = (ANY, WON, ALONE, SHARED, LOST, NOBODY)


@per_language
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


def length_words(game: str, count: int) -> str:
    """How long a game took: "7 turns", "4 rites"; a game of other authors may count what has no message of its own."""
    what = time_words(game)
    key = f"chronicle-length-{what}"
    return say(key, count=count) if has(key) else say("chronicle-length-other", count=count, what=what)


def mean_words(what: str, mean: str) -> TextOf:
    """How long games take on average, by what they count: "7.3 turns"."""
    key = f"chronicle-mean-{what}"
    return say(key, number=mean) if has(key) else say("chronicle-length-other", count=mean, what=what)


def bot_name(bot: str) -> str:
    """A bot's level, and its temperament if it has one; somebody else's bot by its own name."""
    level, found = _named("bot", bot) or bot, temperament_of(bot)
    if not found:
        return level
    return say("match-bot-temperament", bot=markup(level), temperament=name("temperament", found))


def sitter_name(sitter: Sitter) -> str:
    """Who sat there: the name, or the level of a bot without one."""
    return told_name(sitter.name) or (bot_name(sitter.bot) if sitter.bot else "")


def marked_name(sitter: Sitter) -> str:
    """Who sat there, and who else has finished the game, if anybody has."""
    return marked(sitter_name(sitter), sitter.finished)


def winner_names(game: Summary) -> list[str]:
    return [marked_name(game.seats[seat]) for seat in game.winners if seat < len(game.seats)]


def outcome(game: Summary) -> str:
    """How a game ended, in a few words: "Ada won", "Ada and Bruno share the victory", "Humanity survived"."""
    names = winner_names(game)
    if not names:
        return say("chronicle-ended-humanity" if game.humanity else "chronicle-ended-nobody")
    return _won(tuple(names))


@per_language
def _won(names: tuple[str, ...]) -> str:
    return say("chronicle-ended-won", names=names)


@per_language
def _day_words(day: date) -> str:
    """A day in figures, and as the language writes it."""
    return f"{day:%Y-%m-%d} {say('times-date', date=day_of(day))}"


def told(game: Summary) -> str:
    """Everything about a game that can be sought, in small letters."""
    parts = [game_name(game.game), map_name(game.map), game.campaign, outcome(game), str(game.seed)]
    for sitter in game.seats:
        parts += [told_name(sitter.name), bot_name(sitter.bot) if sitter.bot else ""]
    parts += [side_name(side.id) for side in game.sides]
    parts.append(_day_words(local(game.date).date()))
    return folded(" ".join(parts))


@dataclass(frozen=True)
class Sieve:
    """What is asked of a game; what is empty is not asked.

    ``result`` is that of whoever is sought: of the person, else of the level, playing the faction; of any person where
    neither is named, and of the faction where only that is. ``nobody`` is a game without a winner.
    """

    text: str = ANY
    person: str = ANY
    bot: str = ANY
    faction: str = ANY
    game: str = ANY
    map: str = ANY
    campaign: str = ANY
    result: str = ANY

    def lets(self, game: Summary) -> bool:
        """Whether a game is meant; ``text`` is left to ``sift``."""
        if any(getattr(self, name) not in (ANY, getattr(game, name)) for name in ("game", "map", "campaign")):
            return False
        if self.bot and self.person and not any(sitter.level == self.bot for sitter in game.seats):
            return False
        meant = [seat for seat in range(len(game.seats)) if self._means(game, seat)]
        return bool(meant) and self._ended(game, meant)

    def _means(self, game: Summary, seat: int) -> bool:
        sitter = game.seats[seat]
        if self.person:
            if sitter.bot or person_key(sitter) != self.person:
                return False
        elif self.bot and sitter.level != self.bot:
            return False
        return not self.faction or any(side.id == self.faction for side in game.sides_of(seat))

    def _ended(self, game: Summary, meant: list[int]) -> bool:
        if self.result == ANY:
            return True
        if self.result == NOBODY:
            return not game.winners
        if not (self.person or self.bot or self.faction):
            meant = [seat for seat in meant if not game.seats[seat].bot]
        won = any(seat in game.winners for seat in meant)
        if self.result == LOST:
            return bool(meant) and not won
        return won and (self.result == WON or game.shared == (self.result == SHARED))


class Search:
    """Looks for words in games; what a game tells is put together once."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}

    def sift(self, games: Iterable[Summary], sieve: Sieve) -> list[Summary]:
        """The games that are meant, in their order: every word sought must be in what a game tells."""
        if sieve == Sieve():
            return list(games)
        wanted = folded(sieve.text).split()
        found = [game for game in games if sieve.lets(game)]
        return [game for game in found if all(word in self._of(game) for word in wanted)] if wanted else found

    def _of(self, game: Summary) -> str:
        text = self._told.get(game.stem)
        if text is None:
            text = self._told[game.stem] = told(game)
        return text


def person_key(sitter: Sitter) -> str:
    """By what a person is known again: the name, however it is written."""
    return " ".join(sitter.name.split()).casefold()
