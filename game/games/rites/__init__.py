"""Rites of Cthulhu."""
