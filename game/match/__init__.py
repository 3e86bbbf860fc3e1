"""A game being played: seats, history, undo, journal, saves, settings, words."""
