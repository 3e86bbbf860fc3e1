"""Which finished games are meant: by person, level, faction, game, map, campaign, result and words."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.match.chronicle.names import told
from game.match.chronicle.records import Sitter, Summary

ANY = ""
WON, ALONE, SHARED, LOST, NOBODY = "won", "alone", "shared", "lost", "nobody"
RESULTS = (ANY, WON, ALONE, SHARED, LOST, NOBODY)


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
        if self.bot and self.person and not any(sitter.bot == self.bot for sitter in game.seats):
            return False
        meant = [seat for seat in range(len(game.seats)) if self._means(game, seat)]
        return bool(meant) and self._ended(game, meant)

    def _means(self, game: Summary, seat: int) -> bool:
        sitter = game.seats[seat]
        if self.person:
            if sitter.bot or person_key(sitter) != self.person:
                return False
        elif self.bot and sitter.bot != self.bot:
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
        wanted = sieve.text.casefold().split()
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
