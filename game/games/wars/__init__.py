"""Cthulhu Wars."""
