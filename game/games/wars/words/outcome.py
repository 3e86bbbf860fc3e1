"""How a match has ended, in words: who has won, and why nobody else."""

from collections.abc import Sequence
from typing import Any

from game.match.match import Match
from game.match.words import words

_SIX = 6


class Outcome:
    """The words of a finished match; persons with several factions win by what these have in all.

    ``names`` are the players' by seat, as they are to be shown.
    """

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        rules: Any = match.rules
        self._names = names
        self._result: Any = match.result()
        self._factions: list[list[str]] = rules.setup["factions"]
        self._paired = bool(rules.paired)
        self._books_win = bool(rules.edition.books_win)

    def headline(self) -> str:
        speech, result = words(), self._result
        if result.humanity:
            return speech.name("end", "humanity")
        if self._paired:
            names = [self._names[seat] for seat in result.winners]
        else:
            names = [speech.name("faction", faction) for faction in result.sides]
        return " and ".join(names) + (" share the victory" if len(names) > 1 else " wins")

    def reason(self) -> str:
        """Why the game is over, and why this side and no other has won, as rich text."""
        speech, result = words(), self._result
        told = [speech.text("end", result.reason)]
        if result.humanity:
            return " ".join([*told, speech.text("end", "humanity")])
        if self._paired:
            return " ".join([*told, *self._sums()])
        if result.shared:
            return " ".join([*told, speech.text("end", "shared")])
        best = result.doom[result.sides[0]]
        if not self._books_win:
            return " ".join([*told, f"{_named(result.sides[0])} has most Doom: **{best}**."])
        able = [faction for faction in result.books if result.books[faction] == _SIX and faction not in result.sides]
        if able:
            told.append(f"Of those who hold all six spellbooks {_named(result.sides[0])} has most Doom: **{best}**.")
        else:
            told.append(f"{_named(result.sides[0])} alone holds all six spellbooks, with **{best} Doom**.")
        for faction, doom in result.doom.items():
            if result.books[faction] < _SIX and doom >= best:
                books = result.books[faction]
                told.append(f"{_named(faction)} has **{doom} Doom**, but only **{books}** of six spellbooks.")
        return " ".join(told)

    def _sums(self) -> list[str]:
        """What the factions of every person have in all, the winner first."""
        result, told = self._result, []
        seats = sorted(range(len(self._factions)), key=lambda seat: seat not in result.winners)
        for seat in seats:
            own = self._factions[seat]
            parts = " and ".join(f"{_named(faction)} **{result.doom[faction]}**" for faction in own)
            said = f"**{self._names[seat]}**: {parts}, **{sum(result.doom[faction] for faction in own)} Doom** in all"
            six = any(result.books[faction] == _SIX for faction in own)
            lacks = "" if six or not self._books_win else ", but no faction with all six spellbooks"
            told.append(f"{said}{lacks}.")
        return told


def _named(faction: str) -> str:
    return f"<{faction}>**{words().name('faction', faction)}**</>"
