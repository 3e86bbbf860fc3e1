"""Contests of bots: who plays what from where, how it went, and how sure one can be of it."""
