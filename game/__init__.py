"""Mythos Table: tabletop games of the Mythos for people at one computer and built-in bots."""

__version__ = "0.1.0"
