"""Rites of Cthulhu in the terminal."""
