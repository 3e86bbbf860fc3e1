"""The Duel in words: those of Cthulhu Wars, and what it says otherwise."""

from game.games.wars.words.gamewords import WarsWords


class DuelWords(WarsWords):
    """The Duel in the words of Cthulhu Wars, among which its own stand."""


WORDS = DuelWords()
