"""Mythos Table: tabletop games of the Mythos for people at one computer and built-in bots."""

from game import compiled

__version__ = "0.1.0"

# Before any module is imported that may have been compiled.
compiled.use()
