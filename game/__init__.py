"""Mythos Table: tabletop games of the Mythos for people at one computer and built-in bots."""

from game import modulepath

# Before anything is imported that somebody may have a file of the same name of.
modulepath.keep_safe()

from game import compiled  # noqa: E402

__version__ = "0.1.0"

# Before any module is imported that may have been compiled.
compiled.use()
