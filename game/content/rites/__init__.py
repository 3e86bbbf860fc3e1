"""Rites of Cthulhu, where version 0.1's API named it."""
