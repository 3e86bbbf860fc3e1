"""Lessons and puzzles: games set up to show one thing, read from files and played by the rules themselves."""
