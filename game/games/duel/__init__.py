"""Cthulhu Wars: Duel, on top of Cthulhu Wars."""
