"""Cthulhu Wars in the terminal."""
