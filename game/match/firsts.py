"""What a player meets for the first time, explained once: what of a match is new, in words, and what was explained.

What there is to explain each game says (``GameFirsts``, a role of its part ``words``). Which explanations a player has
had is kept in the settings, by key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.engine.event import Event
from game.language.spoken import has, tell
from game.match.match import Match
from game.match.settings import Settings

CARD = "card."
"""What the keys of cards begin with in the settings."""


class First(NamedTuple):
    """An explanation: a line of hints, or with a ``title`` a card.

    ``name`` is what it explains ("doom_phase"), ``game`` whose words it has. ``icon`` stands on the card.
    """

    game: str
    name: str
    text: str
    title: str = ""
    icon: str = ""

    @property
    def key(self) -> str:
        """What it is remembered by. Lines on decisions of Cthulhu Wars had no game in their keys from the beginning."""
        return f"{CARD if self.title else ''}{self.game}.{self.name}" if self.game else self.name


class GameFirsts:
    """What players of a game meet for the first time; its part ``words`` is one."""

    def firsts(self, match: Match, seat: int, events: Sequence[Event]) -> Iterable[First]:
        """What these events, or the table as it stands, may show a seat for the first time; the weightiest first.

        ``events`` have just happened, as the seat may see them. Asked after every change of a match.
        """
        return ()

    def hint(self, match: Match) -> First | None:
        """What the open question means, told to whoever is asked; None where there is nothing to tell."""
        return None


def told(games: Sequence[str], name: str, icon: str = "", **values: Any) -> First:
    """The explanation of that name, by the first of the games whose words have it; ``icon`` is for one with a title."""
    for game in games:
        key = f"{game}-firsts-{name.replace('_', '-')}"
        if has(key):
            title = tell(f"{key}.title", values) if has(f"{key}.title") else ""
            return First(game, name, tell(key, values), title, icon if title else "")
    raise KeyError(name)


class Explained:
    """Which explanations a player has had, by the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def new(self, first: First) -> bool:
        """Whether an explanation is wanted and has not been given."""
        wanted = self._settings.first_cards if first.title else self._settings.hints
        return wanted and first.key not in self._settings.hints_seen

    def note(self, first: First) -> None:
        """Remember that it has been given."""
        if first.key not in self._settings.hints_seen:
            self._settings.hints_seen.append(first.key)
            self._settings.save()


def explain_again(settings: Settings, cards: bool) -> None:
    """Have all lines, or all cards, come once more."""
    settings.hints_seen[:] = [key for key in settings.hints_seen if key.startswith(CARD) != cards]
    settings.save()
