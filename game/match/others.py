"""Games and bots of other authors: which are installed, and which of them the player has allowed by name."""

from typing import Literal, NamedTuple

from game.bots.thirdparty import bot_named
from game.engine.errors import quoted
from game.games import others
from game.games.mistakes import told_of
from game.games.others import Refused
from game.games.registry import allow, forget
from game.language.spoken import say
from game.match.game_options import offer
from game.match.settings import Settings

Kind = Literal["game", "bot"]
GROUPS: dict[Kind, str] = {"game": others.GAMES, "bot": others.BOTS}
_NEEDED = ("rules", "words", "screen")
"""Parts without which nobody can play a game at the table."""


class Offer(NamedTuple):
    """A game or bot of somebody else: its name, the distribution it comes with, whether the player has allowed it.

    ``distribution`` is empty for one that was allowed and is not installed any more.
    """

    kind: Kind
    name: str
    distribution: str
    allowed: bool


class Offers(NamedTuple):
    """What is offered, and how much more is installed than is told."""

    offers: list[Offer]
    more: int


class Others:
    """What the player has allowed, kept in his settings. Nothing is imported that is not named there."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def load(self) -> list[str]:
        """Load the games that are allowed; a sentence for each that cannot be, which stays allowed."""
        return [problem for name in self._settings.other_games if (problem := _loaded(name))]

    def offers(self) -> Offers:
        """All that are installed or allowed, games first; of very many the first."""
        found, more = [], 0
        for kind, group in GROUPS.items():
            there = others.listed(group)
            more += there.more
            names = {other.name: other.distribution for other in there.offers}
            chosen = self._names(kind)
            found += [Offer(kind, name, names[name], name in chosen) for name in names]
            found += [Offer(kind, name, "", True) for name in chosen if name not in names]
        return Offers(found, more)

    def allow(self, kind: Kind, name: str) -> str:
        """Let a game or bot be run from now on; a sentence instead where a game cannot be loaded."""
        problem = _loaded(name) if kind == "game" else ""
        if not problem and name not in self._names(kind):
            self._names(kind).append(name)
            self._settings.save()
        return problem

    def forbid(self, kind: Kind, name: str) -> None:
        """Let it be run no more; a game that was loaded stays until the program ends."""
        if name in self._names(kind):
            self._names(kind).remove(name)
            self._settings.save()

    def bots(self) -> dict[str, str]:
        """The bots that may be run, by id: their names."""
        found = {}
        for name in self._settings.other_bots:
            try:
                found[bot_named(name)] = name
            except Refused:
                # Offered twice now: nobody knows which one was meant.
                continue
        return {bot_id: name for bot_id, name in found.items() if ":" in bot_id}

    def _names(self, kind: Kind) -> list[str]:
        return self._settings.other_games if kind == "game" else self._settings.other_bots


def _loaded(name: str) -> str:
    """Load a game and look whether a table can be set for it; the sentence that says why not."""
    try:
        offer(allow(name, _NEEDED).id)
    except Refused as problem:
        said = str(problem)
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        # What a new game can be made of is asked of somebody else's words, which may raise anything.
        forget(name)
        said = say("error-game-others-raised", game=quoted(name), problem=told_of(problem))
    else:
        return ""
    return say("error-game-others", problem=said)
