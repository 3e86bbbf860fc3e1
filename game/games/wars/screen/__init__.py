"""Cthulhu Wars on the screen."""
